//! Where a siege takes place: a folder of its own, and the binary.

use super::Failure;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub(super) struct Place {
    folder: PathBuf,
    binary: PathBuf,
}

impl Place {
    pub(super) fn new(binary: Option<&Path>) -> Result<Self, Failure> {
        let beside = || -> Option<PathBuf> {
            let here = std::env::current_exe().ok()?;
            Some(here.with_file_name("cantina"))
        };
        let binary = binary.map(Path::to_owned).or_else(beside);
        let binary = binary.unwrap_or_else(|| "cantina".into());
        if !binary.is_file() {
            return Err(Failure::NoBinary(binary));
        }
        let folder = std::env::temp_dir().join(format!("cantina-siege-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        Ok(Self { folder, binary })
    }

    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The binary, away from whatever its user keeps.
    pub(super) fn cantina(&self) -> Command {
        let mut command = Command::new(&self.binary);
        command.env("XDG_STATE_HOME", &self.folder);
        command
    }

    /// A server on a folder within, on any free port.
    pub(super) fn serve(&self, name: &str) -> Command {
        let mut command = self.cantina();
        command.args(["serve", "--port", "0", "--log", "error", "--data"]);
        command.arg(self.folder.join(name)).stdin(Stdio::null());
        command
    }

    /// A server on a database, on any free port.
    pub(super) fn serve_on(&self, database: &str) -> Command {
        let mut command = self.cantina();
        // What a server says of a database that was killed is no news.
        command.args(["serve", "--port", "0", "--log", "error"]);
        command.env("CANTINA_DATABASE", database);
        command.stdin(Stdio::null()).stderr(Stdio::null());
        command
    }

    /// What was found, and how to find it again.
    pub(super) fn broken(&self, what: String, again: String, seed: u64) -> Failure {
        Failure::Broken {
            what,
            folder: self.folder.clone(),
            again,
            seed,
        }
    }

    /// Nothing was found: nothing is left.
    pub(super) fn leave(&self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
