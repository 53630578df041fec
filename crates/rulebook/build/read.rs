//! From files to entries.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::fault::Fault;

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
    #[serde(default)]
    pub(crate) replaces: Vec<String>,
    /// By language.
    pub(crate) text: BTreeMap<String, String>,
}

/// A rule and what its place says about it.
pub(crate) struct Entry {
    pub(crate) file: PathBuf,
    pub(crate) game: String,
    pub(crate) set: String,
    pub(crate) topic: String,
    pub(crate) rule: Text,
}

/// How the rulebook of a game is read, and what its place says about it.
pub(crate) struct Guide {
    pub(crate) file: PathBuf,
    pub(crate) game: String,
    pub(crate) book: Book,
}

/// A `book.toml` as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Book {
    pub(crate) played: Vec<String>,
    #[serde(rename = "chapter", default)]
    pub(crate) chapters: Vec<Chapter>,
}

/// One `[[chapter]]` of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Chapter {
    pub(crate) id: String,
    /// By language.
    pub(crate) name: BTreeMap<String, String>,
    /// By language.
    #[serde(default)]
    pub(crate) guide: BTreeMap<String, String>,
    pub(crate) topics: Vec<String>,
}

/// The file that says how the rulebook of a game is read.
const BOOK: &str = "book.toml";

/// All entries and guides that could be read, and what stood in the way of the others.
pub(crate) fn rulebook(root: &Path) -> (Vec<Entry>, Vec<Guide>, Vec<Fault>) {
    let mut entries = Vec::new();
    let mut guides = Vec::new();
    let mut faults = Vec::new();
    let mut files = Vec::new();
    if let Err(fault) = toml_files(root, &mut files) {
        faults.push(fault);
    }
    for file in files {
        if file.ends_with(BOOK) {
            match guide(root, &file) {
                Ok(read) => guides.push(read),
                Err(fault) => faults.push(fault),
            }
            continue;
        }
        match read(root, &file) {
            Ok(read) => entries.extend(read),
            Err(fault) => faults.push(fault),
        }
    }
    (entries, guides, faults)
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
    let parsed: File = parsed(file)?;
    Ok(parsed
        .rule
        .into_iter()
        .map(|rule| Entry {
            file: file.to_owned(),
            game: game.clone(),
            set: set.clone(),
            topic: topic.clone(),
            rule,
        })
        .collect())
}

/// `<game>/book.toml`
fn guide(root: &Path, file: &Path) -> Result<Guide, Fault> {
    let place = parts(root, file);
    let Some([game, _]) = place.as_deref() else {
        return Err(Fault::Place {
            file: file.to_owned(),
        });
    };
    Ok(Guide {
        file: file.to_owned(),
        game: game.to_string(),
        book: parsed(file)?,
    })
}

fn parsed<T: DeserializeOwned>(file: &Path) -> Result<T, Fault> {
    let text = fs::read_to_string(file).map_err(|error| Fault::Io {
        file: file.to_owned(),
        error,
    })?;
    toml::from_str(&text).map_err(|error| Fault::Toml {
        file: file.to_owned(),
        error: error.to_string().replace('\n', " "),
    })
}

/// The folders of a file below the root, and its name.
fn parts<'f>(root: &Path, file: &'f Path) -> Option<Vec<&'f str>> {
    let parts = file.strip_prefix(root).ok()?.iter();
    parts.map(|part| part.to_str()).collect()
}

/// `<game>/<box>/<topic>.toml`, read from the path.
fn place(root: &Path, file: &Path) -> Option<(String, String, String)> {
    let parts = parts(root, file)?;
    let [game, set, topic] = parts.as_slice() else {
        return None;
    };
    Some((
        game.to_string(),
        set.to_string(),
        topic.strip_suffix(".toml")?.to_owned(),
    ))
}
