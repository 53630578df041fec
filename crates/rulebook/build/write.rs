//! From entries to Rust source.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use crate::fault::Fault;
use crate::kind::Proof;
use crate::read::{Entry, Guide};

/// Writes the tables that `src/table.rs` includes: the rules sorted by id, and every name of a rule
/// (ids and aliases, sorted) with the place of its rule, and how each book is read.
pub(crate) fn tables(mut entries: Vec<Entry>, guides: &[Guide]) -> Result<(), Fault> {
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

    let _ = writeln!(out, "pub(crate) static BOOKS: [Book; {}] = [", guides.len());
    for guide in guides {
        book(&mut out, guide);
    }
    out.push_str("];\n");

    let file = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("rules.rs");
    fs::write(&file, out).map_err(|error| Fault::Io { file, error })
}

fn book(out: &mut String, guide: &Guide) {
    let (game, played) = (&guide.game, &guide.book.played);
    let _ = writeln!(
        out,
        "    Book {{ game: {game:?}, played: &{played:?}, chapters: &["
    );
    for chapter in &guide.book.chapters {
        let names: Vec<_> = chapter.name.iter().collect();
        let guides: Vec<_> = chapter.guide.iter().collect();
        let (id, topics) = (&chapter.id, &chapter.topics);
        let _ = writeln!(
            out,
            "        Chapter {{ id: {id:?}, topics: &{topics:?}, names: &{names:?}, guides: &{guides:?} }},"
        );
    }
    out.push_str("    ] },\n");
}

/// The debug form of strings, options and slices of them is also how Rust source spells them.
fn rule(out: &mut String, entry: &Entry) {
    let rule = &entry.rule;
    let proof = rule.proof.parse().unwrap_or(Proof::None);
    let texts: Vec<(&String, &String)> = rule.text.iter().collect();
    let _ = writeln!(
        out,
        "    Rule {{ id: {:?}, game: {:?}, set: {:?}, proof: Proof::{proof:?}, texts: &{texts:?}, \
         source: {:?}, note: {:?}, test: {:?}, aliases: &{:?}, replaces: &{:?}, designed: {:?} }},",
        rule.id,
        entry.game,
        entry.set,
        rule.source,
        rule.note,
        rule.test,
        rule.aliases,
        rule.replaces,
        rule.status.is_some(),
    );
}
