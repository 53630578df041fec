//! A lint that keeps a promise is on, and nobody switches it off where it speaks.

use super::source::{self, Source};
use std::io;
use std::path::Path;

const CONFIG: &str = "web/eslint.config.js";
/// Refuses what takes apart what the server says.
const SURGERY: &str = "cantina/text-surgery";
/// Where memory is handed over a border.
const DOOR: &str = "crates/wasm/src/door.rs";
/// Where data is laid out to be told: serde names floats to whoever does that.
const LAID_OUT: &str = "crates/tabletop/src/flat.rs";
/// Which lints of Rust keep what a state must be.
const KEPT: [&str; 3] = ["disallowed_types", "float_arithmetic", "unsafe_code"];

/// Every place where one is off.
pub(super) fn off(root: &Path) -> io::Result<Vec<String>> {
    let mut sources = source::below(root, "crates", &[".rs", "/Cargo.toml"])?;
    sources.extend(source::below(
        root,
        "web",
        &[".ts", ".svelte", ".config.js"],
    )?);
    Ok(broken(&sources))
}

fn broken(sources: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources {
        if source.path == CONFIG && !source.text.contains(&format!("'{SURGERY}': 'error'")) {
            found.push(source.at(1, format_args!("{SURGERY} is no error")));
        }
        if source.path.ends_with("/Cargo.toml") && !is_linted(&source.text) {
            found.push(source.at(1, "has no lints"));
        }
        for (at, line) in source.lines() {
            if silences(line) && ![DOOR, LAID_OUT].contains(&source.path.as_str()) {
                found.push(source.at(at, line.trim()));
            }
        }
    }
    found
}

/// Whether a manifest takes the lints of the workspace, or states its own.
fn is_linted(manifest: &str) -> bool {
    manifest.contains("[lints]\nworkspace = true")
        || manifest.contains("[lints.rust]\nunsafe_code = \"deny\"")
}

/// Whether a line switches a lint off that keeps a promise.
fn silences(line: &str) -> bool {
    if let Some((_, of)) = line.split_once("eslint-disable") {
        // Whoever names no rule switches all of them off.
        let of = of
            .trim_start_matches("-next-line")
            .trim_start_matches("-line");
        let rules = of.split("--").next().unwrap_or(of);
        let rules = rules.trim_end_matches("*/").trim();
        return rules.is_empty() || rules.contains(SURGERY);
    }
    let allows = line.contains("allow(") || line.contains("expect(");
    line.trim_start().starts_with("#") && allows && KEPT.iter().any(|lint| line.contains(lint))
}

#[cfg(test)]
mod tests {
    use super::super::source::made_up;
    use super::*;

    #[test]
    fn a_lint_that_is_switched_off_is_found() {
        for line in [
            "// eslint-disable-next-line cantina/text-surgery -- only this once",
            "/* eslint-disable */",
            "<!-- eslint-disable-next-line -->",
            "#[allow(unsafe_code)]",
            "    #![allow(clippy::disallowed_types, reason = \"a map\")]",
        ] {
            let told = [format!("web/src/a.ts:1: {}", line.trim())];
            assert_eq!(broken(&made_up([("web/src/a.ts", line)])), told);
        }
    }

    #[test]
    fn others_may_be() {
        for line in [
            "// eslint-disable-next-line svelte/prefer-svelte-reactivity -- faces never change",
            "#[allow(missing_docs)]",
            "// Nothing here has to allow(unsafe_code).",
        ] {
            assert_eq!(
                broken(&made_up([("web/src/a.ts", line)])),
                [""; 0],
                "{line}"
            );
        }
        let door = made_up([(DOOR, "#![allow(unsafe_code)]")]);
        assert_eq!(broken(&door), [""; 0]);
    }

    #[test]
    fn a_lint_that_only_warns_is_found() {
        let config = made_up([(CONFIG, "rules: { 'cantina/text-surgery': 'warn' }")]);
        let told = ["web/eslint.config.js:1: cantina/text-surgery is no error"];
        assert_eq!(broken(&config), told);
    }

    #[test]
    fn a_crate_without_lints_is_found() {
        let manifest = "[package]\nname = \"sabacc\"\n";
        let path = "crates/sabacc/Cargo.toml";
        let told = [format!("{path}:1: has no lints")];
        assert_eq!(broken(&made_up([(path, manifest)])), told);
        let manifest = format!("{manifest}\n[lints]\nworkspace = true\n");
        assert_eq!(broken(&made_up([(path, &manifest)])), [""; 0]);
    }
}
