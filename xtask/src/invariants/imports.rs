//! Who imports whom in the client: what serves every game knows none of them.

use super::source::{self, Source};
use std::collections::BTreeSet;
use std::io;
use std::path::Path;

const CLIENT: &str = "web/src/";
/// Where it is said what an entry of a game is. Every other folder with an `entry.ts` is a game's.
const TABLE: &str = "table";
/// The list of games, by its name without an ending.
const LIST: &str = "games";
/// Who may look into the folders of games: the page that shows all there is to draw.
const SHOWS_ALL: &str = "gallery";

/// Folders that may import these only, besides themselves: what is drawn everywhere, and the line to
/// tables.
const ONLY: [(&str, &[&str]); 5] = [
    ("generated", &[]),
    ("art", &["generated", "words"]),
    ("tables", &["generated", "words"]),
    ("cards", &["art", "generated", "rules", "tables", "words"]),
    ("rules", &["cards", "games", "generated", "words"]),
];

/// Every import that no folder may have.
pub(super) fn of_the_client(root: &Path) -> io::Result<Vec<String>> {
    Ok(broken(&source::below(
        root,
        "web/src",
        &[".ts", ".svelte"],
    )?))
}

fn broken(sources: &[Source]) -> Vec<String> {
    let entries = sources.iter().filter_map(|source| {
        let (folder, file) = source.path.strip_prefix(CLIENT)?.split_once('/')?;
        (file == "entry.ts" && folder != TABLE).then_some(folder)
    });
    let games: BTreeSet<&str> = entries.collect();
    let mut found = Vec::new();
    for source in sources {
        let Some(path) = source.path.strip_prefix(CLIENT) else {
            continue;
        };
        if path.contains(".test.") || path.contains("testing.") {
            continue;
        }
        let from = top(path);
        for (at, line) in source.lines() {
            let Some(to) = imported(line).and_then(|named| resolved(path, named)) else {
                continue;
            };
            let to = top(&to);
            let into_game = games.contains(to) && ![to, LIST, SHOWS_ALL].contains(&from);
            let only = ONLY.iter().find(|(folder, _)| *folder == from);
            let beyond = only.is_some_and(|(_, may)| to != from && !may.contains(&to));
            if into_game || beyond {
                found.push(source.at(at, format_args!("{from} may not import {to}")));
            }
        }
    }
    found
}

/// The folder right below the client's, or the name of a file that lies there.
fn top(path: &str) -> &str {
    let first = path.split('/').next().unwrap_or(path);
    first.split('.').next().unwrap_or(first)
}

/// What a line imports by its path.
fn imported(line: &str) -> Option<&str> {
    ["from '", "import '", "import('"]
        .iter()
        .find_map(|before| {
            let (_, after) = line.split_once(before)?;
            let (named, _) = after.split_once('\'')?;
            named.starts_with('.').then_some(named)
        })
}

/// A path from the client's folder; none if it leads out of it.
fn resolved(from: &str, named: &str) -> Option<String> {
    let mut path: Vec<&str> = from.split('/').collect();
    path.pop();
    for part in named.split('/') {
        match part {
            "." => {}
            ".." => {
                path.pop()?;
            }
            part => path.push(part),
        }
    }
    Some(path.join("/"))
}

#[cfg(test)]
mod tests {
    use super::super::source::made_up;
    use super::*;

    #[test]
    fn what_serves_every_game_imports_none() {
        let sources = made_up([
            (
                "web/src/games.ts",
                "import { sabacc } from './sabacc/entry'",
            ),
            (
                "web/src/sabacc/entry.ts",
                "import type { Entry } from '../table/entry'",
            ),
            ("web/src/table/entry.ts", "export interface Entry {}"),
            (
                "web/src/table/Log.svelte",
                "\n  import Hand from '../sabacc/Hand.svelte'",
            ),
            (
                "web/src/table/Log.test.ts",
                "import Hand from '../sabacc/Hand.svelte'",
            ),
            (
                "web/src/pages/Home.svelte",
                "const board = import('../sabacc/Board.svelte')",
            ),
            (
                "web/src/gallery/Hands.svelte",
                "import Hand from '../sabacc/Hand.svelte'",
            ),
        ]);
        let told = [
            "web/src/table/Log.svelte:2: table may not import sabacc",
            "web/src/pages/Home.svelte:1: pages may not import sabacc",
        ];
        assert_eq!(broken(&sources), told);
    }

    #[test]
    fn a_game_imports_no_other() {
        let sources = made_up([
            ("web/src/sabacc/entry.ts", ""),
            (
                "web/src/dejarik/entry.ts",
                "import { words } from './deep/words'",
            ),
            (
                "web/src/dejarik/deep/Board.svelte",
                "import a from '../../sabacc/a'",
            ),
        ]);
        let told = ["web/src/dejarik/deep/Board.svelte:1: dejarik may not import sabacc"];
        assert_eq!(broken(&sources), told);
    }

    #[test]
    fn the_line_to_tables_knows_nothing_that_is_drawn() {
        let sources = made_up([
            (
                "web/src/tables/served.ts",
                "import { words } from '../words'",
            ),
            (
                "web/src/tables/index.ts",
                "import '../cards/Card.svelte'\nimport x from 'uqr'",
            ),
        ]);
        let told = ["web/src/tables/index.ts:1: tables may not import cards"];
        assert_eq!(broken(&sources), told);
    }
}
