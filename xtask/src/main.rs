//! The chores of the workspace: `cargo xtask <chore>`.

mod coverage;
mod ends;
mod files;
mod invariants;
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
    #[command(flatten)]
    OfOneGame(outer_rim::Chore),
    Pseudo(pseudo::Args),
    Soak(soak::Args),
    Tree(tree::Args),
    Types(types::Args),
}

fn main() -> ExitCode {
    let root = workspace();
    match Cli::parse().chore {
        Chore::OfOneGame(chore) => outer_rim::run(&root, &chore),
        Chore::Invariants(args) => invariants::run(&root, &args),
        Chore::Pseudo(args) => pseudo::run(&root, &args),
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
