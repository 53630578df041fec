//! Chores of one game: pages and figures made from what it knows of itself.

mod balance;
mod played;
mod solo;

use std::path::Path;
use std::process::ExitCode;

#[derive(Debug, clap::Subcommand)]
pub(crate) enum Chore {
    Balance(balance::Args),
    Played(played::Args),
    Solo(solo::Args),
}

pub(crate) fn run(root: &Path, chore: &Chore) -> ExitCode {
    match chore {
        Chore::Balance(args) => balance::run(root, args),
        Chore::Played(args) => played::run(args),
        Chore::Solo(args) => solo::run(root, args),
    }
}
