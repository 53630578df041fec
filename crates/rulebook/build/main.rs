//! Reads `rulebook/**/*.toml`, refuses what is wrong with it, and writes it down as Rust tables,
//! so that the crate itself parses nothing at run time.

mod check;
mod fault;
#[allow(dead_code, unreachable_pub, reason = "shared with the crate")]
#[path = "../src/kind.rs"]
mod kind;
mod read;
mod write;

use std::path::Path;
use std::process::ExitCode;

const RULEBOOK: &str = "../../rulebook";

fn main() -> ExitCode {
    // Cargo looks into a named folder recursively.
    println!("cargo::rerun-if-changed={RULEBOOK}");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/kind.rs");

    let (entries, guides, mut faults) = read::rulebook(Path::new(RULEBOOK));
    faults.extend(check::entries(&entries));
    faults.extend(check::guides(&guides, &entries));
    if faults.is_empty() {
        match write::tables(entries, &guides) {
            Ok(()) => return ExitCode::SUCCESS,
            Err(fault) => faults.push(fault),
        }
    }
    for fault in faults {
        println!("cargo::error={fault}");
    }
    ExitCode::FAILURE
}
