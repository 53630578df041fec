//! Finished games of earlier days, replayed: a change of the rules that touches one is a decision,
//! not an accident.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use common::{run, text};
use std::path::{Path, PathBuf};

fn games(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            games(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "json") {
            found.push(path);
        }
    }
}

#[test]
fn every_kept_game_is_still_played_to_the_same_end() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/games");
    let mut found = Vec::new();
    games(&folder, &mut found);
    assert!(found.len() >= 4, "where are the games? {found:?}");
    for path in found {
        let file = path.to_str().unwrap();
        let output = run(&["replay", file, "--json"], "");
        let told = text(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{file}\n{told}");
        assert!(told.contains(r#""finished": true"#), "{file}\n{told}");
    }
}
