//! Where the game is kept, and copies of it.

use super::{Company, Sitting};
use crate::error::Failure;
use crate::files;
use crate::play::console::Console;
use crate::play::kept;
use std::path::Path;

impl Sitting {
    /// Keeps the game as it is now. A full disk must not end a game: it is told on stderr, and tried
    /// again at the next decision.
    pub(super) fn keep(&mut self) {
        let is_begun = self.has_begun();
        let Some(kept) = self.kept.as_mut().filter(|_| is_begun) else {
            return;
        };
        if let Err(failure) = kept.keep(&*self.table) {
            eprintln!("cantina: {failure}");
        }
        self.farewell.set(self.farewell());
    }

    /// Whether there is anything to keep: a person's move, or a game of machines somebody wants.
    fn has_begun(&self) -> bool {
        self.is_begun || self.company() == Company::MachinesOnly
    }

    /// Where the game is and how one goes on with it.
    pub(super) fn farewell(&self) -> String {
        match &self.kept {
            Some(kept) if self.has_begun() || self.file().is_some() => {
                kept.farewell(&*self.table, &self.words)
            }
            _ => self.words.of("nothing-to-keep"),
        }
    }

    pub(super) fn say_farewell(&mut self, console: &mut Console) -> Result<(), Failure> {
        self.keep();
        let farewell = self.farewell();
        Ok(console.say(&farewell)?)
    }

    /// Writes a copy of the game; the game itself stays where it is.
    pub(super) fn copy_to(&mut self, path: &Path, console: &mut Console) -> Result<(), Failure> {
        let is_own = self.kept.as_ref().is_some_and(|kept| kept.is_in(path));
        if !is_own && path.exists() {
            let path = [("path", path.display().to_string().into())];
            let question = self.words.say("overwrite", &path);
            if !console.confirm(&question, false)? {
                return Ok(());
            }
        }
        let written = kept::check_folder(path);
        let written = written.and_then(|()| files::write_save(path, &self.table.save()));
        match written {
            Ok(()) if is_own => {
                console.say(&format!("  {}", self.words.of("kept-there-anyway")))?
            }
            Ok(()) => {
                let word = [("word", kept::as_word(path).into())];
                console.say(&format!("  {}", self.words.say("copy-is-in", &word)))?;
            }
            Err(failure) => console.say(&format!("  {}", self.not_saved(&failure)))?,
        }
        Ok(())
    }

    fn not_saved(&self, failure: &Failure) -> String {
        let shown = |path: &Path| path.display().to_string().into();
        match failure {
            Failure::NoFolder { folder } => self
                .words
                .say("no-such-folder", &[("folder", shown(folder))]),
            Failure::Write { path, source } => {
                let args = [("path", shown(path)), ("why", source.to_string().into())];
                self.words.say("cannot-be-written", &args)
            }
            other => self
                .words
                .say("not-saved", &[("why", other.to_string().into())]),
        }
    }
}
