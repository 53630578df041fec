//! What has to be the same everywhere asks the system for nothing: no clock, thread, file, socket or
//! chance. What crates are built of, `cargo xtask tree` looks at; this is about the standard library.

use super::source::{self, Source};
use std::io;
use std::path::Path;

/// What runs the rest, and so has time, files and sockets.
const RUNNING: [&str; 5] = [
    "crates/cantina/",
    "crates/cluster/",
    "crates/patron/",
    "crates/server/",
    "crates/wasm/",
];

/// What asks the system, or has an order that is another every time.
const STIRRED: [&str; 9] = [
    "std::time",
    "std::thread",
    "std::fs",
    "std::net",
    "std::env",
    "std::process",
    "HashMap",
    "HashSet",
    "getrandom",
];

/// Where the system's randomness enters.
const SEEDED: [&str; 2] = ["crates/cantina/src/seed.rs", "crates/server/src/secret.rs"];

/// Every line that asks the system where nothing may.
pub(super) fn stirred(root: &Path) -> io::Result<Vec<String>> {
    Ok(broken(&source::below(root, "crates", &[".rs"])?))
}

fn broken(sources: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources {
        let mut folders = source.path.split('/').skip(2);
        if folders.next() != Some("src") {
            continue;
        }
        let runs = RUNNING.iter().any(|krate| source.path.starts_with(krate));
        for (at, line) in source.lines() {
            let code = line.split("//").next().unwrap_or_default();
            let stirs = !runs && STIRRED.iter().any(|word| code.contains(word));
            let draws = runs && code.contains("getrandom::fill");
            if stirs || draws && !SEEDED.contains(&source.path.as_str()) {
                found.push(source.at(at, line.trim()));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::source::made_up;
    use super::*;

    #[test]
    fn a_clock_in_a_game_is_found_and_one_in_its_tests_is_not() {
        let sources = made_up([
            (
                "crates/sabacc/src/rules.rs",
                "// no std::time\nuse std::time::Instant;",
            ),
            ("crates/sabacc/tests/main.rs", "use std::time::Instant;"),
            ("crates/server/src/pace.rs", "use std::time::Instant;"),
        ]);
        let told = ["crates/sabacc/src/rules.rs:2: use std::time::Instant;"];
        assert_eq!(broken(&sources), told);
    }

    #[test]
    fn chance_enters_in_two_places() {
        let fill = "getrandom::fill(&mut bytes)?;";
        let sources = made_up([
            ("crates/cantina/src/seed.rs", fill),
            ("crates/cantina/src/play.rs", fill),
            ("crates/bots/src/random.rs", fill),
        ]);
        let told = [
            format!("crates/cantina/src/play.rs:1: {fill}"),
            format!("crates/bots/src/random.rs:1: {fill}"),
        ];
        assert_eq!(broken(&sources), told);
    }
}
