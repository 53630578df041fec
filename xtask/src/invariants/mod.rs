//! What the documents promise of the whole workspace, as far as a program can look for it.
//!
//! Each promise is a file of its own that finds where it is broken; this one lists them. What needs a
//! parser of TypeScript is kept beside it: `web/lint/textSurgery.js` refuses to read facts out of
//! sentences, `web/src/words/markup.test.ts` sentences in code; `lints` sees that the one is on, and
//! `make test` runs both.

mod crates;
mod decides;
mod games;
mod imports;
mod lints;
mod pointers;
mod reasons;
mod source;
mod still;
mod style;

use std::io;
use std::path::Path;
use std::process::ExitCode;

/// Look whether the workspace is what the documents say it is.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

/// A promise, and every place that breaks it: `path/from/the/root:line: what is there`.
type Promise = (&'static str, fn(&Path) -> io::Result<Vec<String>>);

const PROMISES: [Promise; 9] = [
    ("no game is named where none may be", games::named),
    ("crates depend on each other one way", crates::known),
    (
        "what must be the same everywhere asks the system for nothing",
        still::stirred,
    ),
    (
        "in the client, what serves every game imports none",
        imports::of_the_client,
    ),
    (
        "no component is named in code that decides",
        decides::by_name,
    ),
    (
        "colours, sizes of type and layers are tokens",
        style::untold,
    ),
    ("lints that keep a promise are on", lints::off),
    ("what this is built of has its reason", reasons::missing),
    ("documents name files that are there", pointers::lost),
];

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
