//! What the documents promise of the whole workspace, as far as a program can look for it.
//!
//! Each promise is a file of its own that finds where it is broken; this one lists them.

mod games;

use std::io;
use std::path::Path;
use std::process::ExitCode;

/// Look whether the workspace is what the documents say it is.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

/// A promise, and every place that breaks it: `path/from/the/root:line: what is there`.
type Promise = (&'static str, fn(&Path) -> io::Result<Vec<String>>);

const PROMISES: [Promise; 1] = [("no game is named where none may be", games::named)];

pub(crate) fn run(root: &Path, _: &Args) -> ExitCode {
    let mut kept = true;
    for (promise, broken) in PROMISES {
        match broken(root) {
            Ok(places) if places.is_empty() => println!("kept: {promise}"),
            Ok(places) => {
                eprintln!("broken: {promise}\n  {}", places.join("\n  "));
                kept = false;
            }
            Err(error) => {
                eprintln!("not looked at: {promise}: {error}");
                kept = false;
            }
        }
    }
    match kept {
        true => ExitCode::SUCCESS,
        false => ExitCode::FAILURE,
    }
}
