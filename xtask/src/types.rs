//! The types a browser sees, written down in TypeScript from the Rust they are.

mod found;
mod layout;

use found::{Found, Types};
use games::Visitor;
use printed::Shipped;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

/// Write the types of the protocol and of the games to web/src/generated.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

/// Where the files are, from the workspace's folder.
const FOLDER: &str = "web/src/generated";

const HEAD: &str = "\
// Written by `cargo xtask types` from the Rust types of the same names: change those, not this.

";

pub(crate) fn run(root: &Path, _: &Args) -> ExitCode {
    let folder = root.join(FOLDER);
    let written = fs::create_dir_all(&folder).and_then(|()| {
        let mut files = files().into_iter();
        files.try_for_each(|(name, text)| fs::write(folder.join(name), text))
    });
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("the types cannot be written to {FOLDER}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The files by name. What only a game knows is in a file of the game's own.
fn files() -> Vec<(String, String)> {
    let mut all = All::default();
    tabletop::types(&mut all.found);
    server::types(&mut all.found);
    games::each(&mut all);
    let All { mut found, games } = all;
    // The types of a game are those of its crate.
    let of_games = games.into_iter().map(|id| {
        let types = found.of(&id.replace('-', "_"));
        (id, types)
    });
    let of_games: Vec<(&str, Types)> = of_games.collect();
    let shared = found.rest();
    let protocol = format!("{HEAD}{}", declarations(&shared));
    let of_games = of_games.into_iter().filter(|(_, types)| !types.is_empty());
    let of_games = of_games.map(|(id, types)| {
        let text = format!("{HEAD}{}{}", imports(&types, &shared), declarations(&types));
        (format!("{id}.ts"), text)
    });
    let protocol = ("protocol.ts".to_string(), protocol);
    std::iter::once(protocol).chain(of_games).collect()
}

/// The types of everything, and the games by id.
#[derive(Default)]
struct All {
    found: Found,
    games: Vec<&'static str>,
}

impl Visitor for All {
    fn game<G: Shipped>(&mut self) {
        G::types(&mut self.found);
        self.games.push(G::ID);
    }
}

fn declarations(types: &Types) -> String {
    let texts: Vec<&str> = types.values().map(|found| found.text.as_str()).collect();
    texts.join("\n\n") + "\n"
}

/// What a game uses of the types all games share.
fn imports(game: &Types, shared: &Types) -> String {
    let used = |name: &&String| {
        let is_used = game.values().any(|found| found.uses.contains(*name));
        is_used && !game.contains_key(*name)
    };
    let used: Vec<&str> = shared.keys().filter(used).map(String::as_str).collect();
    format!(
        "import type {{ {} }} from './protocol';\n\n",
        used.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_the_client_are_those_of_the_server() {
        for (name, text) in files() {
            let path = crate::workspace().join(FOLDER).join(&name);
            let committed = fs::read_to_string(&path).unwrap_or_default();
            assert!(
                committed == text,
                "{FOLDER}/{name} is out of date: run `cargo xtask types` and commit what it writes"
            );
        }
    }
}
