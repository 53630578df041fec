//! Walking through folders.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Folders that hold nobody's source.
const NOT_OURS: [&str; 3] = ["node_modules", "target", "dist"];

/// All files below the folder, sorted; none if there is no such folder.
pub(crate) fn below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if folder.is_dir() {
        collect(folder, &mut found)?;
    }
    found.sort();
    Ok(found)
}

/// The file itself, or all files below the folder; one that is not there is an error, so that nobody
/// looks in vain for ever.
pub(crate) fn at(path: &Path) -> io::Result<Vec<PathBuf>> {
    match fs::metadata(path)?.is_dir() {
        true => below(path),
        false => Ok(vec![path.to_owned()]),
    }
}

/// The folders directly in this one, sorted; none if there is no such folder.
pub(crate) fn folders_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if !path.is_dir() {
            found.push(path);
        } else if !NOT_OURS.iter().any(|name| entry.file_name() == *name) {
            collect(&path, found)?;
        }
    }
    Ok(())
}
