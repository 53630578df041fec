//! Which rules of the rulebook do our tests prove?
//!
//! Reads every test of the workspace, collects the rules it cites, refuses citations that prove
//! nothing, and counts.

mod asserted;
mod check;
mod claim;
mod listed;
mod report;
mod rust;
mod typescript;
mod whereabouts;

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use self::check::Fault;
use self::claim::Claims;
use self::report::Report;
pub(crate) use self::whereabouts::{Args as RuleArgs, run as run_rule};
use crate::files;

/// Which rules of the rulebook are proved by a test, and which are not.
///
/// A test proves the one to three rules it names: rule!("topic/slug") in Rust, rule("topic/slug")
/// in the tests of the web client. Ignored and skipped tests prove nothing. Ends with an error if a
/// test names more than three rules, more rules than it makes assertions, or one that does not
/// exist, or if rules are named outside of a test.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Print JSON for programs instead of tables for people
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(root: &Path, args: &Args) -> ExitCode {
    let (claims, mut faults) = match read(root) {
        Ok(read) => read,
        Err(error) => {
            eprintln!("error: {error}");
            return ExitCode::FAILURE;
        }
    };
    let proved = check::proved(&claims, &mut faults);
    let report = Report::new(rulebook::all(), &proved);
    let shown = if args.json {
        report.json() + "\n"
    } else {
        report.text()
    };
    // Nobody is listening any more when the reader (`| head`) has gone: not an error of ours.
    let _ = io::stdout().write_all(shown.as_bytes());
    for fault in &faults {
        eprintln!("error: {fault}");
    }
    if faults.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// All claims of all tests in the workspace, and the files that could not be understood.
fn read(root: &Path) -> Result<(Vec<Claims>, Vec<Fault>), Unreadable> {
    let mut claims = Vec::new();
    let sources = sources(root).map_err(|error| Unreadable {
        path: root.to_owned(),
        error,
    })?;
    let mut faults = unlisted(&sources);
    for (path, language) in sources {
        let source = fs::read_to_string(&path).map_err(|error| Unreadable {
            path: path.clone(),
            error,
        })?;
        let file = path.strip_prefix(root).unwrap_or(&path);
        match language {
            Language::Rust => match rust::claims(file, &source) {
                Ok(found) => claims.push(found),
                Err(fault) => faults.push(fault),
            },
            Language::TypeScript => claims.push(typescript::claims(file, &source)),
        }
    }
    Ok((claims, faults))
}

/// The files of tests that no test program contains.
fn unlisted(sources: &[(PathBuf, Language)]) -> Vec<Fault> {
    let files: Vec<PathBuf> = sources.iter().map(|(path, _)| path.clone()).collect();
    let mains = files.iter().filter(|path| path.ends_with("tests/main.rs"));
    let folders = mains.filter_map(|main| main.parent());
    folders
        .flat_map(|tests| listed::unlisted(tests, &files))
        .collect()
}

#[derive(Debug, thiserror::Error)]
#[error("cannot read {}: {error}", path.display())]
struct Unreadable {
    path: PathBuf,
    error: io::Error,
}

#[derive(Clone, Copy)]
enum Language {
    Rust,
    TypeScript,
}

/// The files that may hold tests.
fn sources(root: &Path) -> io::Result<Vec<(PathBuf, Language)>> {
    let mut found = Vec::new();
    let mut crates = files::folders_in(&root.join("crates"))?;
    crates.push(root.join("xtask"));
    for one in crates {
        for part in ["src", "tests"] {
            let rust = files::below(&one.join(part))?.into_iter();
            found.extend(
                rust.filter(|path| path.extension().is_some_and(|end| end == "rs"))
                    .map(|path| (path, Language::Rust)),
            );
        }
    }
    let web = root.join("web");
    let end_to_end = web.join("e2e");
    let typescript = files::below(&web)?.into_iter().filter(|path| {
        let ends_with = |end| path.to_str().is_some_and(|path| path.ends_with(end));
        ends_with(".test.ts") || path.starts_with(&end_to_end) && ends_with(".ts")
    });
    found.extend(typescript.map(|path| (path, Language::TypeScript)));
    Ok(found)
}
