//! A game is named in its own folders and in the list of games, and nowhere else.

use crate::files;
use std::fs;
use std::io;
use std::path::Path;
use tabletop::Lang;

/// What serves every game alike, and so may know none of them.
const NO_GAME: [&str; 17] = [
    "Cargo.toml",
    "crates/bots/src",
    "crates/cantina/src",
    "crates/host/src",
    "crates/patron/src",
    "crates/printed/src",
    "crates/rulebook/build",
    "crates/rulebook/src",
    "crates/server/src",
    "crates/tabletop/src",
    "crates/wasm/src",
    "scripts",
    "web/e2e",
    "web/eslint.config.js",
    "web/lint",
    "web/src",
    "xtask/src",
];

/// Every line that names a game where none may be.
pub(super) fn named(root: &Path) -> io::Result<Vec<String>> {
    let games = games();
    let mut found = Vec::new();
    for named in NO_GAME {
        for path in files::at(&root.join(named))? {
            let within = path.strip_prefix(root).unwrap_or(&path);
            let shown = within.display().to_string();
            if is_of_a_game(within, &games) || is_test(&shown) || LISTS.contains(&&*shown) {
                continue;
            }
            let text = fs::read_to_string(&path)?;
            let lines = product(&text).lines().enumerate();
            let lines = lines.filter(|(_, line)| {
                let mut named = games.iter().filter(|game| names(line, game.id));
                let is_other = OTHERS
                    .iter()
                    .any(|(file, name)| *file == shown && line.contains(name));
                !is_other && named.any(|game| !(game.example && shows(line)))
            });
            found.extend(lines.map(|(at, line)| format!("{shown}:{}: {}", at + 1, line.trim())));
        }
    }
    Ok(found)
}

/// What is called as a game is, and is none: a deck of cards. And what a run of mutants breaks.
const OTHERS: [(&str, &str); 2] = [
    ("Cargo.toml", "[profile.mutants.package."),
    ("web/src/words/en.ftl", "gallery_decks_pilots"),
];

/// Chores of one game are listed among all others.
const LISTS: [&str; 1] = ["xtask/src/main.rs"];

/// A game, and whether it is there to be shown.
struct Named {
    id: &'static str,
    example: bool,
}

/// The games there are.
fn games() -> Vec<Named> {
    let games = games::shipped().into_iter().map(|one| {
        let about = one.game.map(|game| game.about(Lang::EN));
        Named {
            id: one.id,
            example: about.is_ok_and(|about| about.example),
        }
    });
    games.collect()
}

/// Whether a file belongs to a game: its own folder, or what is written from its types.
fn is_of_a_game(file: &Path, games: &[Named]) -> bool {
    let mut parts = file.iter().map(Path::new);
    let part = |part: &Path| part.file_stem().and_then(|stem| stem.to_str()).map(plain);
    parts.any(|one| part(one).is_some_and(|one| games.iter().any(|game| one == plain(game.id))))
}

/// Whether a file holds tests, or pictures, of the client; they try things out with some game.
fn is_test(file: &str) -> bool {
    let endings = [".test.ts", ".shots.ts", "/tests.rs"];
    endings.iter().any(|ending| file.ends_with(ending))
}

/// The part of a file that is no test.
fn product(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod tests {")
        .next()
        .unwrap_or(text)
}

/// Whether a line only shows how something is used: in a comment, or in the help of a command.
fn shows(line: &str) -> bool {
    let line = line.trim_start();
    let shown = ["//", "*", "cantina ", "printf "];
    shown.iter().any(|start| line.starts_with(start))
}

/// Whether a game is named, as an id, a name in code or a name for people: `my-game`, `my_game`,
/// `MyGame`, `My Game`.
fn names(line: &str, id: &str) -> bool {
    plain(line).contains(&plain(id))
}

/// Without case, blanks and hyphens.
fn plain(text: &str) -> String {
    let letters = text.chars().filter(|c| !matches!(c, '-' | '_' | ' '));
    letters.flat_map(char::to_lowercase).collect()
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

    #[test]
    fn the_folder_of_a_game_and_what_is_written_of_it_are_its_own() {
        let is_own = |file| is_of_a_game(Path::new(file), &games());
        assert!(is_own("web/src/outer-rim/Board.svelte"));
        assert!(is_own("web/src/generated/deckbuilding.ts"));
        assert!(is_own("xtask/src/outer_rim/solo.rs"));
        assert!(!is_own("web/src/table/rows.ts"));
    }

    #[test]
    fn an_example_may_be_shown_and_no_other_game() {
        let games = games();
        let examples: Vec<_> = games.iter().filter(|game| game.example).collect();
        assert_eq!(examples.len(), 1);
        assert!(shows("//! let game = Coaxium::new();"));
        assert!(shows("  cantina bench coaxium --seconds 10"));
        assert!(!shows("let game = coaxium::Coaxium::new();"));
    }
}
