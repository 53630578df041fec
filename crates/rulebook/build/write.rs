//! From entries to Rust source.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use crate::fault::Fault;
use crate::kind::Proof;
use crate::read::Entry;

/// Writes the tables that `src/table.rs` includes: the rules sorted by id, and every name of a rule
/// (ids and aliases, sorted) with the place of its rule.
pub(crate) fn tables(mut entries: Vec<Entry>) -> Result<(), Fault> {
    entries.sort_by(|a, b| a.rule.id.cmp(&b.rule.id));

    let mut out = String::new();
    let mut names = Vec::new();
    let _ = writeln!(
        out,
        "pub(crate) static RULES: [Rule; {}] = [",
        entries.len()
    );
    for (place, entry) in entries.iter().enumerate() {
        names.extend(
            std::iter::once(&entry.rule.id)
                .chain(&entry.rule.aliases)
                .map(|n| (n, place)),
        );
        rule(&mut out, entry);
    }
    out.push_str("];\n");

    names.sort();
    let _ = writeln!(
        out,
        "pub(crate) static NAMES: [(&str, usize); {}] = [",
        names.len()
    );
    for (name, place) in names {
        let _ = writeln!(out, "    ({name:?}, {place}),");
    }
    out.push_str("];\n");

    let file = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("rules.rs");
    fs::write(&file, out).map_err(|error| Fault::Io { file, error })
}

/// The debug form of strings, options and slices of them is also how Rust source spells them.
fn rule(out: &mut String, entry: &Entry) {
    let rule = &entry.rule;
    let proof = rule.proof.parse().unwrap_or(Proof::None);
    let texts: Vec<(&String, &String)> = rule.text.iter().collect();
    let _ = writeln!(
        out,
        "    Rule {{ id: {:?}, game: Game::{:?}, set: Set::{:?}, proof: Proof::{proof:?}, texts: &{texts:?}, \
         source: {:?}, note: {:?}, test: {:?}, aliases: &{:?}, designed: {:?} }},",
        rule.id,
        entry.game,
        entry.set,
        rule.source,
        rule.note,
        rule.test,
        rule.aliases,
        rule.status.is_some(),
    );
}
