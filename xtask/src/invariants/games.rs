//! A game is named in its own folders and in the list of games, and nowhere else.

use crate::files;
use deckbuilding::Deckbuilding;
use outer_rim::OuterRim;
use std::fs;
use std::io;
use std::path::Path;
use tabletop::Game;
use tabletop::coaxium::Coaxium;

/// What serves every game alike, and so may know none of them.
const NO_GAME: [&str; 3] = ["crates/host/src", "crates/printed/src", "web/src/tables"];

/// Every line that names a game where none may be.
pub(super) fn named(root: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for folder in NO_GAME {
        for path in files::below(&root.join(folder))? {
            let shown = path.strip_prefix(root).unwrap_or(&path).display();
            let text = fs::read_to_string(&path)?;
            let lines = text.lines().enumerate();
            let lines = lines.filter(|(_, line)| ids().iter().any(|id| names(line, id)));
            found.extend(lines.map(|(at, line)| format!("{shown}:{}: {}", at + 1, line.trim())));
        }
    }
    Ok(found)
}

/// The games there are.
fn ids() -> [&'static str; 3] {
    [Deckbuilding::ID, OuterRim::ID, Coaxium::ID]
}

/// Whether a game is named, as an id, a name in code or a name for people: `outer-rim`, `outer_rim`,
/// `OuterRim`, `Outer Rim`.
fn names(line: &str, id: &str) -> bool {
    let plain = |text: &str| -> String {
        let letters = text.chars().filter(|c| !matches!(c, '-' | '_' | ' '));
        letters.flat_map(char::to_lowercase).collect()
    };
    plain(line).contains(&plain(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_however_it_is_spelled() {
        for line in [
            "id: \"outer-rim\"",
            "use outer_rim::Setup;",
            "words.games.outerRim",
            "// As Outer Rim does it.",
        ] {
            assert!(names(line, "outer-rim"), "{line}");
        }
        assert!(!names("the rim of the outer ring", "outer-rim"));
    }
}
