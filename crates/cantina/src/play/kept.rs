//! Where a game is kept: from a person's first move on, in a file that no other game uses.

use crate::error::Failure;
use crate::files;
use crate::words::Words;
use std::path::{Path, PathBuf};
use tabletop::AnyTable;

/// The file of a game.
#[derive(Debug)]
pub(super) struct Kept {
    game: &'static str,
    /// None until there is something to keep and nobody has named a file.
    path: Option<PathBuf>,
    /// The position that is in the file.
    at: u32,
}

impl Kept {
    /// A new game, in a file somebody has named, or else in one of its own.
    pub(super) fn new(game: &'static str, named: Option<&Path>) -> Result<Self, Failure> {
        if let Some(path) = named {
            check_folder(path)?;
            if path.exists() {
                return Err(Failure::Exists { path: path.into() });
            }
        }
        Ok(Self {
            game,
            path: named.map(Path::to_path_buf),
            at: 0,
        })
    }

    /// A game that comes from a file and goes on in it.
    pub(super) fn again(game: &'static str, path: &Path, at: u32) -> Self {
        let path = Some(path.to_path_buf());
        Self { game, path, at }
    }

    /// Keeps the game as it is now.
    pub(super) fn keep(&mut self, table: &dyn AnyTable) -> Result<(), Failure> {
        if table.position() == self.at {
            return Ok(());
        }
        let path = match self.path.take() {
            Some(path) => path,
            None => files::unnamed_save(self.game)?,
        };
        let written = files::write_save(&path, &table.save());
        self.path = Some(path);
        written?;
        self.at = table.position();
        Ok(())
    }

    /// The file, if the present position is in it.
    pub(super) fn file_of(&self, table: &dyn AnyTable) -> Option<&Path> {
        let path = self.path.as_deref()?;
        (self.at == table.position() && path.exists()).then_some(path)
    }

    /// Whether this is the file of the game.
    pub(super) fn is_in(&self, path: &Path) -> bool {
        let real = |path: &Path| path.canonicalize().ok();
        let own = self.path.as_deref().and_then(real);
        own.is_some() && own == real(path)
    }

    /// Where it is and how one goes on with it.
    pub(super) fn farewell(&self, table: &dyn AnyTable, words: &Words) -> String {
        match self.file_of(table) {
            None if table.position() == 0 => words.of("nothing-to-keep"),
            None => words.of("not-kept"),
            Some(path) => {
                let (path, word) = (path.display().to_string(), as_word(path));
                words.say("kept-in", &[("path", path.into()), ("word", word.into())])
            }
        }
    }
}

/// Refuses a file in a folder that does not exist: most likely it was mistyped.
pub(super) fn check_folder(path: &Path) -> Result<(), Failure> {
    match path.parent() {
        Some(folder) if folder != Path::new("") && !folder.is_dir() => Err(Failure::NoFolder {
            folder: folder.into(),
        }),
        _ => Ok(()),
    }
}

/// A path as it is typed in a shell.
pub(super) fn as_word(path: &Path) -> String {
    let path = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+:@%,".contains(c);
    if path.chars().all(plain) {
        return path;
    }
    format!("'{}'", path.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::as_word;
    use std::path::Path;

    #[test]
    fn a_path_can_be_pasted_into_a_shell() {
        assert_eq!(as_word(Path::new("/a/b-1.json")), "/a/b-1.json");
        assert_eq!(as_word(Path::new("q please")), "'q please'");
        assert_eq!(as_word(Path::new("it's")), r"'it'\''s'");
    }
}
