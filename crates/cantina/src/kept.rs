//! Where a server keeps its tables.

use crate::error::Failure;
use crate::files;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
#[group(skip)]
pub(crate) struct Args {
    /// The folder in which the tables are kept [default: the user's folder for such things]
    #[arg(long, value_name = "FOLDER", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// The database in which the tables are kept: sqlite:PATH, or postgres://USER@HOST/DATABASE
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "CANTINA_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,
}

impl Args {
    /// The address of the database. Its folder is made if it is not there, and is its owner's alone.
    pub(crate) fn address(&self) -> Result<String, Failure> {
        if let Some(address) = &self.database {
            return Ok(address.clone());
        }
        let folder = self.data.clone().unwrap_or_else(|| {
            files::own_state_folder();
            files::state_folder()
        });
        files::private_folder(&folder)?;
        let file = folder.join("tables.sqlite").display().to_string();
        for end in ["", "-wal", "-shm"] {
            files::private(Path::new(&format!("{file}{end}")), 0o600);
        }
        // These two mean something in the address of a database.
        let file = file.replace('%', "%25").replace('?', "%3F");
        Ok(format!("sqlite:{file}"))
    }
}
