//! Where a rule is: what it says, the code that decides it, the tests that prove it.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use rulebook::Rule;

use super::claim::Claims;
use super::{Unreadable, read};
use crate::files;

/// What a rule says, which code decides it and which tests prove it.
///
/// Code that does not name the rule is not listed: most often it is the file of rules/ that is called
/// like the topic. A line of say/ is where it is told, not where it is decided.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The id of a rule, or words that occur in it
    #[arg(required = true)]
    words: Vec<String>,
}

pub(crate) fn run(root: &Path, args: &Args) -> ExitCode {
    let words = args.words.join(" ");
    let found = match rulebook::find(&words) {
        Some(rule) => vec![rule],
        None => rulebook::search(&words),
    };
    if found.is_empty() {
        eprintln!("error: no rule has the id, or all the words, of: {words}");
        return ExitCode::FAILURE;
    }
    match told(root, &found) {
        Ok(told) => {
            // Nobody is listening any more when the reader (`| head`) has gone: not an error of ours.
            let _ = io::stdout().write_all(told.as_bytes());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn told(root: &Path, rules: &[&Rule]) -> Result<String, Unreadable> {
    let (claims, _) = read(root)?;
    let code = code(root)?;
    let mut told = String::new();
    for rule in rules {
        let Rule { id, game, set, .. } = rule;
        told += &format!("{id} ({game}, {set})\n  {}\n", rule.text("en"));
        told += &format!("  {}\n", rule.source);
        for place in places(&code, id) {
            told += &format!("  code     {place}\n");
        }
        for test in proofs(&claims, id) {
            told += &format!("  test     {test}\n");
        }
        told.push('\n');
    }
    Ok(told)
}

/// A file and what stands in it.
type Source = (String, String);

/// Everything that ships.
fn code(root: &Path) -> Result<Vec<Source>, Unreadable> {
    let of = |path: &Path, error| Unreadable {
        path: path.to_owned(),
        error,
    };
    let mut all = Vec::new();
    let crates = root.join("crates");
    for one in files::folders_in(&crates).map_err(|error| of(&crates, error))? {
        let source = one.join("src");
        for path in files::below(&source).map_err(|error| of(&source, error))? {
            if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).map_err(|error| of(&path, error))?;
                let name = path.strip_prefix(root).unwrap_or(&path);
                all.push((name.display().to_string(), text));
            }
        }
    }
    Ok(all)
}

/// The lines that name a rule, as `file:line`.
fn places<'a>(code: &'a [Source], id: &'a str) -> impl Iterator<Item = String> {
    code.iter().flat_map(move |(file, text)| {
        let lines = (1..).zip(text.lines());
        let naming = lines.filter(move |(_, line)| names(line, id));
        naming.map(move |(n, _)| format!("{file}:{n}"))
    })
}

/// Whether a line names exactly this rule, and not one whose id goes on.
fn names(line: &str, id: &str) -> bool {
    let is_of_id = |letter: char| letter.is_ascii_alphanumeric() || "-/".contains(letter);
    line.match_indices(id).any(|(at, _)| {
        let goes_on = line[at + id.len()..].starts_with(is_of_id);
        !goes_on && !line[..at].ends_with(is_of_id)
    })
}

/// The tests that name a rule, as `file:line name`.
fn proofs<'a>(claims: &'a [Claims], id: &'a str) -> impl Iterator<Item = String> {
    claims.iter().flat_map(move |claims| {
        let tests = claims.tests.iter().filter(move |test| {
            let ids = test.citations.iter().flat_map(|cited| &cited.ids);
            ids.flatten().any(|cited| cited == id)
        });
        tests.map(|test| format!("{}:{} {}", claims.file.display(), test.line, test.name))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_names_a_rule_only_by_its_whole_id() {
        assert!(names("// rule: combat/tie", "combat/tie"));
        assert!(names(r#"rule_id!("combat/tie"),"#, "combat/tie"));
        assert!(!names("// rule: combat/tie-goes-to-attacker", "combat/tie"));
        assert!(!names("// rule: ship-combat/tie", "combat/tie"));
    }

    #[test]
    fn a_rule_is_found_with_its_code_and_its_proof() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let rule = rulebook::find("glossary-choose/full-options-first").unwrap();
        let told = told(&root, &[rule]).unwrap();
        assert!(
            told.contains("code     crates/deckbuilding/src/script/can.rs:"),
            "{told}"
        );
        assert!(
            told.contains("test     crates/deckbuilding/tests/"),
            "{told}"
        );
    }
}
