//! The chores of the workspace: `cargo xtask <chore>`.

mod balance;
mod coverage;
mod ends;
mod files;
mod invariants;
mod language;
mod played;
mod pseudo;
mod soak;
mod solo;
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
    Balance(balance::Args),
    Coverage(coverage::Args),
    Ends(ends::Args),
    Invariants(invariants::Args),
    Language(language::Args),
    Played(played::Args),
    Pseudo(pseudo::Args),
    Soak(soak::Args),
    Solo(solo::Args),
    Tree(tree::Args),
    Types(types::Args),
}

fn main() -> ExitCode {
    let root = workspace();
    match Cli::parse().chore {
        Chore::Balance(args) => balance::run(&root, &args),
        Chore::Invariants(args) => invariants::run(&root, &args),
        Chore::Language(args) => language::run(&root, &args),
        Chore::Played(args) => played::run(&args),
        Chore::Pseudo(args) => pseudo::run(&root, &args),
        Chore::Coverage(args) => coverage::run(&root, &args),
        Chore::Ends(args) => ends::run(&args),
        Chore::Soak(args) => soak::run(&args),
        Chore::Solo(args) => solo::run(&root, &args),
        Chore::Tree(args) => tree::run(&root, &args),
        Chore::Types(args) => types::run(&root, &args),
    }
}

/// The folder of the workspace: the one above this crate's, wherever the chore is called from.
fn workspace() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
