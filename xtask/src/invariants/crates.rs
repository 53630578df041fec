//! Who depends on whom, by the manifests: dependencies point one way.

use super::source::{self, Source};
use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use toml::{Table, Value};

/// What a crate may be built of, among those of this workspace. One that is not listed is a game.
const MAY_KNOW: [(&str, &[&str]); 8] = [
    ("cluster", &[]),
    ("tabletop", &[]),
    ("rulebook", &[]),
    ("printed", &["tabletop"]),
    ("bots", &["tabletop"]),
    ("host", &["bots", "printed", "tabletop"]),
    ("patron", &["tabletop"]),
    (
        "server",
        &["bots", "host", "printed", "rulebook", "tabletop"],
    ),
];
const A_GAME: &[&str] = &["printed", "rulebook", "tabletop"];
/// What puts everything together, and what it may not even so.
const WHOLE: [(&str, &[&str]); 4] = [
    (
        "games",
        &["cantina", "host", "patron", "server", "wasm", "xtask"],
    ),
    ("wasm", &["cantina", "patron", "server", "xtask"]),
    ("cantina", &["patron", "xtask"]),
    ("xtask", &["cantina"]),
];

/// Every dependency that points the wrong way.
pub(super) fn known(root: &Path) -> io::Result<Vec<String>> {
    let mut manifests = source::below(root, "crates", &["/Cargo.toml"])?;
    manifests.extend(source::below(root, "xtask", &["/Cargo.toml"])?);
    Ok(broken(&manifests))
}

fn broken(manifests: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    let mut crates = BTreeMap::new();
    for source in manifests {
        match name_and_table(source) {
            Some((name, table)) => {
                crates.insert(name, (source, table));
            }
            None => found.push(source.at(1, "no manifest of a crate")),
        }
    }
    for (name, (source, table)) in &crates {
        let built_of = ["dependencies", "build-dependencies"].map(|kind| keys(table, kind));
        let built_of = built_of.iter().flatten();
        for other in built_of.filter(|other| crates.contains_key(*other)) {
            if !may_know(name, other) {
                found.push(source.at(1, format_args!("{name} may not know {other}")));
            }
        }
        // Tests may play any game, but those of a game play only that one.
        for other in keys(table, "dev-dependencies") {
            if other != *name && is_game(name) && crates.contains_key(&other) && is_game(&other) {
                found.push(source.at(1, format_args!("tests of {name} may not know {other}")));
            }
        }
    }
    found
}

fn may_know(name: &str, other: &str) -> bool {
    if let Some((_, never)) = WHOLE.iter().find(|(whole, _)| *whole == name) {
        return !never.contains(&other);
    }
    let listed = MAY_KNOW.iter().find(|(listed, _)| *listed == name);
    listed.map_or(A_GAME, |(_, may)| may).contains(&other)
}

fn is_game(name: &str) -> bool {
    let mut others = MAY_KNOW.iter().chain(&WHOLE);
    !others.any(|(other, _)| *other == name)
}

fn name_and_table(source: &Source) -> Option<(String, Table)> {
    let table: Table = source.text.parse().ok()?;
    let name = table.get("package")?.get("name")?.as_str()?.to_owned();
    Some((name, table))
}

fn keys(table: &Table, kind: &str) -> Vec<String> {
    let kind = table.get(kind).and_then(Value::as_table);
    kind.into_iter().flat_map(Table::keys).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::super::source::made_up;
    use super::*;

    fn manifest(name: &str, dependencies: &str) -> String {
        format!("[package]\nname = \"{name}\"\n\n{dependencies}\n")
    }

    fn found(manifests: &[(&str, &str)]) -> Vec<String> {
        let sources: Vec<Source> = manifests
            .iter()
            .map(|(name, dependencies)| Source {
                path: format!("crates/{name}/Cargo.toml"),
                text: manifest(name, dependencies),
            })
            .collect();
        broken(&sources)
    }

    const KERNEL: (&str, &str) = ("tabletop", "[dependencies]\nserde.workspace = true");
    const SABACC: (&str, &str) = ("sabacc", "[dependencies]\ntabletop.workspace = true");

    #[test]
    fn a_game_may_know_the_kernel() {
        assert_eq!(found(&[KERNEL, SABACC]), [""; 0]);
    }

    #[test]
    fn only_the_list_of_games_may_know_several() {
        let dejarik = ("dejarik", "[dependencies]\ntabletop.workspace = true");
        let both = "[dependencies]\ndejarik.workspace = true\nsabacc.workspace = true";
        assert_eq!(found(&[SABACC, dejarik, ("games", both)]), [""; 0]);
        let told = [
            "crates/holochess/Cargo.toml:1: holochess may not know dejarik",
            "crates/holochess/Cargo.toml:1: holochess may not know sabacc",
        ];
        assert_eq!(found(&[SABACC, dejarik, ("holochess", both)]), told);
    }

    #[test]
    fn the_kernel_may_not_know_a_game() {
        let kernel = ("tabletop", "[dependencies]\nsabacc.workspace = true");
        let told = ["crates/tabletop/Cargo.toml:1: tabletop may not know sabacc"];
        assert_eq!(found(&[kernel, SABACC]), told);
    }

    #[test]
    fn a_game_may_not_know_another_not_even_in_tests() {
        let other = ("dejarik", "[dependencies]\nsabacc.workspace = true");
        let told = ["crates/dejarik/Cargo.toml:1: dejarik may not know sabacc"];
        assert_eq!(found(&[SABACC, other]), told);
        let other = ("dejarik", "[dev-dependencies]\nsabacc.workspace = true");
        let told = ["crates/dejarik/Cargo.toml:1: tests of dejarik may not know sabacc"];
        assert_eq!(found(&[SABACC, other]), told);
    }

    #[test]
    fn the_server_knows_a_game_in_its_tests_alone() {
        let server = ("server", "[dev-dependencies]\nsabacc.workspace = true");
        assert_eq!(found(&[SABACC, server]), [""; 0]);
        let server = ("server", "[build-dependencies]\nsabacc.workspace = true");
        let told = ["crates/server/Cargo.toml:1: server may not know sabacc"];
        assert_eq!(found(&[SABACC, server]), told);
    }

    #[test]
    fn nothing_that_ships_knows_the_chores_or_the_guest() {
        let [chores, guest] = [("xtask", ""), ("patron", "")];
        let both = "[dependencies]\npatron.workspace = true\nxtask.workspace = true";
        let told = [
            "crates/cantina/Cargo.toml:1: cantina may not know patron",
            "crates/cantina/Cargo.toml:1: cantina may not know xtask",
        ];
        assert_eq!(found(&[chores, guest, ("cantina", both)]), told);
        let tests = "[dev-dependencies]\npatron.workspace = true";
        assert_eq!(found(&[guest, ("cantina", tests)]), [""; 0]);
    }

    #[test]
    fn what_is_no_manifest_is_said() {
        let torn = made_up([("crates/torn/Cargo.toml", "[package")]);
        assert_eq!(
            broken(&torn),
            ["crates/torn/Cargo.toml:1: no manifest of a crate"]
        );
    }
}
