//! The tests of a crate are one program: a file that `tests/main.rs` does not reach never runs, and
//! what it claims to prove nobody has proved.

use std::fs;
use std::path::{Path, PathBuf};

use super::check::Fault;

/// Every file below `tests` that no module above it lists.
pub(crate) fn unlisted(tests: &Path, files: &[PathBuf]) -> Vec<Fault> {
    if !tests.join("main.rs").is_file() {
        return Vec::new();
    }
    let files = files.iter().filter(|file| file.starts_with(tests));
    files
        .filter(|file| !is_listed(tests, file))
        .map(|file| Fault::Unlisted { file: file.clone() })
        .collect()
}

fn is_listed(tests: &Path, file: &Path) -> bool {
    let is_folder = file.ends_with("mod.rs");
    let Some(module) = (if is_folder { file.parent() } else { Some(file) }) else {
        return false;
    };
    let (Some(name), Some(folder)) = (module.file_stem(), module.parent()) else {
        return false;
    };
    if file == tests.join("main.rs") {
        return true;
    }
    let above = folder.join(if folder == tests { "main.rs" } else { "mod.rs" });
    let above = fs::read_to_string(above).unwrap_or_default();
    let name = name.to_string_lossy();
    // A folder whose name is no name of Rust's is listed by its path.
    above.contains(&format!("mod {name};")) || above.contains(&format!("\"{name}/mod.rs\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_nothing_lists_is_named() {
        let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/outer-rim/tests");
        let listed = [
            "main.rs",
            "laws.rs",
            "rules/mod.rs",
            "rules/jobs.rs",
            "box/mod.rs",
        ];
        let listed = listed.map(|file| tests.join(file));
        assert_eq!(unlisted(&tests, &listed), []);
        let file = tests.join("rules/forgotten.rs");
        assert_eq!(
            unlisted(&tests, std::slice::from_ref(&file)),
            [Fault::Unlisted { file }]
        );
    }
}
