//! Every file that a document names is there, the heads of Rust files included.

use super::source::{self, Source};
use crate::files;
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;

/// Documents that lie outside of `docs`.
const DOCUMENTS: [&str; 4] = [
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "README.md",
    "web/README.md",
];
/// What a name ends with that is one of a file of ours.
const ENDINGS: [&str; 9] = [
    ".css", ".ftl", ".js", ".md", ".mjs", ".ron", ".rs", ".svelte", ".ts",
];

/// Every name of a file that is not there.
pub(super) fn lost(root: &Path) -> io::Result<Vec<String>> {
    let mut there = BTreeSet::new();
    for entry in fs::read_dir(root)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_file() {
            there.insert(name.into_owned());
        } else if !name.starts_with('.') && name != "target" {
            let below = files::below(&path)?.into_iter();
            there.extend(below.map(|path| source::shown(root, &path)));
        }
    }
    let mut documents = source::below(root, "docs", &[".md"])?;
    for path in DOCUMENTS {
        documents.push(source::one(root, path)?);
    }
    for folder in ["crates", "xtask"] {
        let sources = source::below(root, folder, &[".rs"])?;
        documents.extend(sources.into_iter().map(head));
    }
    Ok(broken(&documents, &there))
}

/// What a file of Rust says of itself, line by line where it was. Its links rustdoc follows.
fn head(source: Source) -> Source {
    let said = source.text.lines().map(|line| line.strip_prefix("//!"));
    let said = said.map(|line| line.unwrap_or_default().replace("](", "] ("));
    let text = said.collect::<Vec<_>>().join("\n");
    Source { text, ..source }
}

fn broken(documents: &[Source], there: &BTreeSet<String>) -> Vec<String> {
    let mut found = Vec::new();
    for document in documents {
        let folder = document
            .path
            .rsplit_once('/')
            .map_or("", |(folder, _)| folder);
        for (at, line) in document.lines() {
            let links = line
                .split("](")
                .skip(1)
                .filter_map(|rest| rest.split([')', '#']).next());
            let links = links.filter(|link| !link.is_empty() && !link.contains("://"));
            for link in links.filter(|link| !is_there(&beside(folder, link), there)) {
                found.push(document.at(at, format_args!("leads to {link}")));
            }
            let spans = line.split('`').skip(1).step_by(2);
            let named = spans.filter(|span| ENDINGS.iter().any(|end| span.ends_with(end)));
            let plain = |name: &&str| {
                name.chars()
                    .all(|c| c.is_ascii_alphanumeric() || "-_./".contains(c))
            };
            for name in named
                .filter(plain)
                .filter(|name| !name.starts_with(['.', '/']))
            {
                let tail = format!("/{name}");
                if !there.contains(name) && !there.iter().any(|path| path.ends_with(&tail)) {
                    found.push(document.at(at, format_args!("names {name}")));
                }
            }
        }
    }
    found
}

/// What a link in a folder leads to.
fn beside(folder: &str, link: &str) -> String {
    let mut path: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in link.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(path.pop()),
            part => path.push(part),
        }
    }
    path.join("/")
}

/// Whether there is such a file or folder.
fn is_there(path: &str, there: &BTreeSet<String>) -> bool {
    let within = format!("{path}/");
    there.contains(path) || there.iter().any(|other| other.starts_with(&within))
}

#[cfg(test)]
mod tests {
    use super::super::source::made_up;
    use super::*;

    #[test]
    fn a_file_that_is_not_there_is_found() {
        let there = ["docs/cards.md", "crates/sabacc/src/rules.rs", "README.md"];
        let there = there.map(String::from).into();
        let documents = made_up([
            (
                "docs/cards.md",
                "[home](../README.md), [none](other.md#far), [far](https://a.b/c)",
            ),
            (
                "README.md",
                "`rules.rs`, `src/rules.rs`, `play.rs`, `Rules`, `*.rs`\n[all](docs), `s.rs`",
            ),
        ]);
        let told = [
            "docs/cards.md:1: leads to other.md",
            "README.md:1: names play.rs",
            "README.md:2: names s.rs",
        ];
        assert_eq!(broken(&documents, &there), told);
    }

    #[test]
    fn the_head_of_a_file_is_a_document_and_its_code_is_none() {
        let there = ["crates/sabacc/src/rules.rs"].map(String::from).into();
        let text =
            "//! See `rules.rs`, [`Pot`](crate::Pot)\n//! and `lost.rs`.\n// `none.rs`\nlet a;";
        let heads: Vec<Source> = made_up([("crates/sabacc/src/lib.rs", text)])
            .into_iter()
            .map(head)
            .collect();
        let told = ["crates/sabacc/src/lib.rs:2: names lost.rs"];
        assert_eq!(broken(&heads, &there), told);
    }
}
