//! Reading and writing saves and set-ups.

use crate::error::Failure;
use serde_json::Value;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// JSON given on the command line: the text itself, or `@` and the name of a file that holds it.
pub(crate) fn json_argument(text: &str) -> Result<Value, Failure> {
    match text.strip_prefix('@') {
        Some(path) => read_json(Path::new(path)),
        None => parse(text, || format!("'{text}'")),
    }
}

/// A file as JSON.
pub(crate) fn read_json(path: &Path) -> Result<Value, Failure> {
    let text = fs::read_to_string(path).map_err(|source| Failure::Read {
        path: path.into(),
        source,
    })?;
    parse(&text, || path.display().to_string())
}

fn parse(text: &str, what: impl Fn() -> String) -> Result<Value, Failure> {
    serde_json::from_str(text).map_err(|source| Failure::NotJson {
        what: what(),
        source,
    })
}

/// Writes a save. It goes to a neighbouring file first, which then takes the place of the old one:
/// whatever happens, there is never half a save.
pub(crate) fn write_save(path: &Path, save: &Value) -> Result<(), Failure> {
    replace(path, format!("{save:#}\n").as_bytes()).map_err(|source| Failure::Write {
        path: path.into(),
        source,
    })
}

fn replace(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    // Two games saving to one name must not write into each other's half-written file.
    name.push(format!(".{}.new", std::process::id()));
    let fresh = path.with_file_name(name);
    let written = File::create(&fresh).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let replaced = written.and_then(|()| fs::rename(&fresh, path));
    if replaced.is_err() {
        let _ = fs::remove_file(&fresh);
    }
    replaced
}

/// Where a game goes that ends without anybody having said where.
pub(crate) fn unnamed_save(game: &str) -> PathBuf {
    state_folder().join(format!("{game}.json"))
}

/// The user's folder for what a program keeps, or else the present one.
pub(crate) fn state_folder() -> PathBuf {
    let set = |name: &str| {
        std::env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    set("XDG_STATE_HOME")
        .or_else(|| set("HOME").map(|home| home.join(".local/state")))
        .map(|folder| folder.join("cantina"))
        .unwrap_or_default()
}
