//! The files a promise is about, so that it can be tried on files that are made up.

use crate::files;
use std::fs;
use std::io;
use std::path::Path;

/// A file: its path from the root, and what stands in it.
#[derive(Debug)]
pub(super) struct Source {
    pub(super) path: String,
    pub(super) text: String,
}

impl Source {
    /// A line of it as the place where a promise is broken.
    pub(super) fn at(&self, line: usize, what: impl std::fmt::Display) -> String {
        format!("{}:{line}: {what}", self.path)
    }

    /// The number of the line, counted from one, in which a byte stands.
    pub(super) fn line_of(&self, byte: usize) -> usize {
        let before = &self.text.as_bytes()[..byte];
        1 + before.iter().filter(|&&byte| byte == b'\n').count()
    }

    /// Every line, with its number.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text
            .lines()
            .enumerate()
            .map(|(at, line)| (at + 1, line))
    }
}

/// All files below a folder whose names end so.
pub(super) fn below(root: &Path, folder: &str, endings: &[&str]) -> io::Result<Vec<Source>> {
    let mut found = Vec::new();
    for path in files::below(&root.join(folder))? {
        let path = shown(root, &path);
        if endings.iter().any(|ending| path.ends_with(ending)) {
            found.push(one(root, &path)?);
        }
    }
    Ok(found)
}

/// One file, by its path from the root.
pub(super) fn one(root: &Path, path: &str) -> io::Result<Source> {
    let text = fs::read_to_string(root.join(path))?;
    let path = path.to_owned();
    Ok(Source { path, text })
}

/// A path from the root, with the same strokes everywhere.
pub(super) fn shown(root: &Path, path: &Path) -> String {
    let path = path.strip_prefix(root).unwrap_or(path);
    path.to_string_lossy().replace('\\', "/")
}

/// Files that are made up.
#[cfg(test)]
pub(super) fn made_up<const N: usize>(files: [(&str, &str); N]) -> Vec<Source> {
    let files = files.into_iter();
    files
        .map(|(path, text)| Source {
            path: path.into(),
            text: text.into(),
        })
        .collect()
}
