//! A user's pack: a folder of entries, or one file of them.

use crate::error::Failure;
use printed::Complaint;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of a pack, each with its name within it.
#[derive(Default)]
pub(crate) struct Pack {
    files: Vec<(String, String)>,
}

impl Pack {
    /// Reads every `.ron` file of a folder and the folders in it, in the order of their names; or
    /// one file. Files of messages, `text/LANGUAGE/*.ftl`, may lie beside them.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        let mut paths = Vec::new();
        collect(path, &mut paths).map_err(|source| Failure::Read {
            path: path.into(),
            source,
        })?;
        if paths.is_empty() {
            return Err(Failure::Usage(format!(
                "{}: there is no .ron file in it: the pages on cards in docs/ say how to write one",
                path.display()
            )));
        }
        let mut files = Vec::new();
        for file in paths {
            let text = fs::read_to_string(&file).map_err(|source| Failure::Read {
                path: file.clone(),
                source,
            })?;
            let name = match file.strip_prefix(path) {
                Ok(name) if name != Path::new("") => name,
                _ => &file,
            };
            files.push((name.display().to_string(), text));
        }
        Ok(Self { files })
    }

    /// The files that hold an entry of one of these kinds, and all messages.
    pub(crate) fn files_with(&self, kinds: &[&str]) -> Vec<(String, String)> {
        let holds = |text: &str| {
            let entries = printed::entries(text).unwrap_or_default();
            entries.iter().any(|entry| kinds.contains(&entry.kind()))
        };
        let files = self
            .files
            .iter()
            .filter(|(file, text)| printed::is_wording(file) || holds(text));
        files.cloned().collect()
    }

    /// What no game knows: files that cannot be read at all, and those without an entry of any of
    /// the games' kinds.
    pub(crate) fn unclaimed(&self, games: &[&[&str]]) -> Vec<Complaint> {
        let kinds = games.concat();
        let mut complaints = Vec::new();
        let entries = self
            .files
            .iter()
            .filter(|(file, _)| !printed::is_wording(file));
        for (file, text) in entries {
            let mut complain = |entry: Option<String>, (line, column), problem: String| {
                complaints.push(Complaint {
                    file: Some(file.clone()),
                    entry,
                    line: Some(line),
                    column: Some(column),
                    problem,
                });
            };
            match printed::entries(text) {
                Err(fault) => complain(None, (fault.line, fault.column), fault.problem),
                Ok(entries) if entries.iter().any(|one| kinds.contains(&one.kind())) => {}
                Ok(entries) => {
                    for one in entries {
                        let kind = one.kind();
                        let problem = format!("`{kind}` is no kind of component of any game");
                        complain(Some(one.name()), one.place(), problem);
                    }
                }
            }
        }
        complaints
    }
}

fn is_part(path: &Path) -> bool {
    path.extension()
        .is_some_and(|end| end == "ron" || end == "ftl")
}

fn collect(path: &Path, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !path.is_dir() {
        // What does not exist is said to be missing when it is read.
        fs::metadata(path)?;
        found.push(path.to_path_buf());
        return Ok(());
    }
    let entries: Result<Vec<_>, _> = fs::read_dir(path)?.collect();
    let mut paths: Vec<PathBuf> = entries?.into_iter().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, found)?;
        } else if is_part(&path) {
            found.push(path);
        }
    }
    Ok(())
}
