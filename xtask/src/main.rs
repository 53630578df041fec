//! The chores of the workspace: `cargo xtask <chore>`.
//!
//! *Invariant*: nothing that ships depends on it.
//!
//! - `coverage` reads every test (Rust as syntax trees, TypeScript by a plain scan), collects the
//!   rules they cite, and counts what is proved by game, box and kind. A test that is ignored
//!   proves nothing; a citation outside of a test is an error. `rule` tells of one rule what it says,
//!   which code decides it and which tests prove it.
//! - `soak` is the long run: every game, a hundred thousand random games over
//!   all set-ups on all cores, one in two hundred of them followed by one under all laws. It stops
//!   at the first law that breaks, or panic, and prints the command that plays that one game again.
//! - `invariants` checks what ARCHITECTURE.md promises and a program can see; `tree` looks for
//!   runtimes among everything the games, the bots and `host` are built of.
//! - `types`, `language`, `balance` and `played` write what is made from code and data; `pseudo`
//!   makes a language nobody speaks; `solo` measures how hard the single-player game is; `ends`
//!   plays a game of each kind through `host`.

mod coverage;
mod ends;
mod files;
mod invariants;
mod language;
mod mutants;
mod outer_rim;
mod pseudo;
mod soak;
mod tree;
mod types;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The chores of this workspace.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Debug, Subcommand)]
enum Chore {
    Coverage(coverage::Args),
    Ends(ends::Args),
    Invariants(invariants::Args),
    Language(language::Args),
    Mutants(mutants::Args),
    #[command(flatten)]
    OfOneGame(outer_rim::Chore),
    Pseudo(pseudo::Args),
    Rule(coverage::RuleArgs),
    Soak(soak::Args),
    Tree(tree::Args),
    Types(types::Args),
}

fn main() -> ExitCode {
    let root = workspace();
    match Cli::parse().chore {
        Chore::OfOneGame(chore) => outer_rim::run(&root, &chore),
        Chore::Invariants(args) => invariants::run(&root, &args),
        Chore::Language(args) => language::run(&root, &args),
        Chore::Mutants(args) => mutants::run(&root, &args),
        Chore::Pseudo(args) => pseudo::run(&root, &args),
        Chore::Rule(args) => coverage::run_rule(&root, &args),
        Chore::Coverage(args) => coverage::run(&root, &args),
        Chore::Ends(args) => ends::run(&args),
        Chore::Soak(args) => soak::run(&args),
        Chore::Tree(args) => tree::run(&root, &args),
        Chore::Types(args) => types::run(&root, &args),
    }
}

/// The folder of the workspace: the one above this crate's, wherever the chore is called from.
fn workspace() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
