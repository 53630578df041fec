//! From files to entries.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::fault::Fault;
use crate::kind::{Game, Set};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    rule: Vec<Text>,
}

/// One `[[rule]]` as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Text {
    pub(crate) id: String,
    pub(crate) proof: String,
    pub(crate) source: String,
    pub(crate) test: String,
    pub(crate) note: Option<String>,
    pub(crate) status: Option<String>,
    #[serde(default)]
    pub(crate) aliases: Vec<String>,
    /// By language.
    pub(crate) text: BTreeMap<String, String>,
}

/// A rule and what its place says about it.
pub(crate) struct Entry {
    pub(crate) file: PathBuf,
    pub(crate) game: Game,
    pub(crate) set: Set,
    pub(crate) topic: String,
    pub(crate) rule: Text,
}

/// All entries that could be read, and what stood in the way of the others.
pub(crate) fn rulebook(root: &Path) -> (Vec<Entry>, Vec<Fault>) {
    let mut entries = Vec::new();
    let mut faults = Vec::new();
    let mut files = Vec::new();
    if let Err(fault) = toml_files(root, &mut files) {
        faults.push(fault);
    }
    for file in files {
        match read(root, &file) {
            Ok(read) => entries.extend(read),
            Err(fault) => faults.push(fault),
        }
    }
    (entries, faults)
}

fn toml_files(folder: &Path, found: &mut Vec<PathBuf>) -> Result<(), Fault> {
    let io = |error| Fault::Io {
        file: folder.to_owned(),
        error,
    };
    for entry in fs::read_dir(folder).map_err(io)? {
        let path = entry.map_err(io)?.path();
        if path.is_dir() {
            toml_files(&path, found)?;
        } else if path
            .extension()
            .is_some_and(|extension| extension == "toml")
        {
            found.push(path);
        }
    }
    found.sort();
    Ok(())
}

fn read(root: &Path, file: &Path) -> Result<Vec<Entry>, Fault> {
    let (game, set, topic) = place(root, file).ok_or_else(|| Fault::Place {
        file: file.to_owned(),
    })?;
    let text = fs::read_to_string(file).map_err(|error| Fault::Io {
        file: file.to_owned(),
        error,
    })?;
    let parsed: File = toml::from_str(&text).map_err(|error| Fault::Toml {
        file: file.to_owned(),
        error: error.to_string().replace('\n', " "),
    })?;
    Ok(parsed
        .rule
        .into_iter()
        .map(|rule| Entry {
            file: file.to_owned(),
            game,
            set,
            topic: topic.clone(),
            rule,
        })
        .collect())
}

/// `<game>/<box>/<topic>.toml`, read from the path.
fn place(root: &Path, file: &Path) -> Option<(Game, Set, String)> {
    let parts: Vec<&str> = file
        .strip_prefix(root)
        .ok()?
        .iter()
        .map(|part| part.to_str())
        .collect::<Option<_>>()?;
    let [game, set, topic] = parts.as_slice() else {
        return None;
    };
    Some((
        game.parse().ok()?,
        set.parse().ok()?,
        topic.strip_suffix(".toml")?.to_owned(),
    ))
}
