//! What the games and the table are built of: nothing that brings a runtime.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, ExitCode};

/// Look for runtimes among the dependencies of what must run without one.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

/// What has to run wherever there is memory and somebody to call it, a browser for instance: all games
/// with the bots, and the table, and whatever they are built of.
const BARE: [&str; 2] = ["games", "host"];

/// What brings tasks, threads, clocks, sockets, files, databases or the system's randomness, or asks
/// for a JavaScript glue of its own.
const RUNTIMES: [&str; 24] = [
    "async-std",
    "axum",
    "chrono",
    "crossbeam-utils",
    "futures-executor",
    "getrandom",
    "hyper",
    "instant",
    "js-sys",
    "libc",
    "mio",
    "polling",
    "rand",
    "rayon",
    "rusqlite",
    "rustix",
    "smol",
    "socket2",
    "sqlx",
    "time",
    "tokio",
    "wasm-bindgen",
    "web-sys",
    "windows-sys",
];

/// Where it has to run: here, and where there is no system at all.
const TARGETS: [Option<&str>; 2] = [None, Some("wasm32-unknown-unknown")];

pub(crate) fn run(root: &Path, _: &Args) -> ExitCode {
    let mut clean = true;
    for package in BARE {
        match runtimes(root, package) {
            Ok(found) if found.is_empty() => {}
            Ok(found) => {
                let found: Vec<String> = found.into_iter().collect();
                eprintln!("{package} depends on {}", found.join(", "));
                clean = false;
            }
            Err(error) => {
                eprintln!("{package}: {error}");
                clean = false;
            }
        }
    }
    match clean {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}

/// The runtimes among everything a package is built of.
fn runtimes(root: &Path, package: &str) -> Result<BTreeSet<String>, String> {
    let mut found = BTreeSet::new();
    for target in TARGETS {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(root);
        cargo.args(["tree", "--locked", "--edges=normal", "--prefix=none"]);
        cargo.args(["--format={p}", "--package", package]);
        cargo.args(target.map(|target| format!("--target={target}")));
        let output = cargo.output().map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        let tree = String::from_utf8_lossy(&output.stdout);
        let names = tree.lines().filter_map(|line| line.split(' ').next());
        found.extend(names.filter(|name| RUNTIMES.contains(name)).map(Into::into));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_the_bots_and_the_table_have_no_runtime() {
        for package in BARE {
            let found = runtimes(&crate::workspace(), package);
            assert_eq!(found, Ok(BTreeSet::new()), "{package}");
        }
    }

    #[test]
    fn a_runtime_is_found_where_there_is_one() {
        let found = runtimes(&crate::workspace(), "server").unwrap_or_default();
        for runtime in ["axum", "getrandom", "mio", "sqlx", "tokio"] {
            assert!(found.contains(runtime), "{runtime} is not in {found:?}");
        }
    }
}
