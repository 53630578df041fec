//! Why the store could not do something, in words that say what to do.

use std::path::{Path, PathBuf};

/// Why the store could not do something.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Not the address of a SQLite file.
    #[error("'{0}' is no database this server knows: give sqlite:PATH")]
    Address(String),
    /// Another server has the file.
    #[error("{path}: another server ({process}) uses this file: end it first, or name another folder with --data",
        path = path.display(), process = named(process))]
    Served {
        /// The file.
        path: PathBuf,
        /// The other one, if it is known.
        process: String,
    },
    /// There is no such file.
    #[error("{path}: there is no such file", path = path.display())]
    Missing {
        /// The file.
        path: PathBuf,
    },
    /// There is a file where one was to be made.
    #[error("{path}: there is such a file already: give another name", path = path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The folder or the file cannot be written.
    #[error("{path}: cannot be written ({why}): see who owns it and its folder, or name another folder with --data",
        path = path.display())]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// The file has nothing in it.
    #[error("{path}: is empty, and a file with tables never is. If they are lost, restore a backup (cantina restore FILE); \
        if there were none, remove it", path = path.display())]
    Empty {
        /// The file.
        path: PathBuf,
    },
    /// The file is not what it was.
    #[error("{path}: is damaged ({why}): restore a backup (cantina restore FILE), or name another folder with --data",
        path = path.display())]
    Ruined {
        /// The file.
        path: PathBuf,
        /// What the database said.
        why: String,
    },
    /// The file is a database, but not one of tables of this server or an older one.
    #[error("{path}: holds no tables of this server: {why}", path = path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
        /// What is missing, or too new.
        why: String,
    },
    /// The disk is full.
    #[error(
        "the disk is full: what cannot be stored is refused; it goes on as soon as there is space"
    )]
    Full,
    /// The database said no.
    #[error("the database failed: {0}")]
    Database(sqlx::Error),
    /// The schema could not be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// What was stored cannot be read.
    #[error("what is stored of table {table} cannot be read: {why}")]
    Damaged {
        /// Which table.
        table: String,
        /// What is wrong.
        why: String,
    },
}

fn named(process: &str) -> String {
    match process {
        "" => "nobody knows which".into(),
        process => format!("process {process}"),
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match primary(&error) {
            Some(FULL) => Self::Full,
            _ => Self::Database(error),
        }
    }
}

// What SQLite says went wrong: https://www.sqlite.org/rescode.html
const PERMISSION: u32 = 3;
const READ_ONLY: u32 = 8;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const CANNOT_OPEN: u32 = 14;
const NO_DATABASE: u32 = 26;

/// The kind of an error of SQLite: the lowest byte of its code.
fn primary(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error()?.code()?;
    code.parse().ok().map(|code: u32| code & 0xff)
}

impl StoreError {
    /// The same, of a file that is being opened.
    pub(super) fn of(self, path: &Path) -> Self {
        let error = match &self {
            Self::Database(error) => error,
            Self::Migration(sqlx::migrate::MigrateError::Execute(error)) => error,
            _ => return self,
        };
        let (path, why) = (path.into(), error.to_string());
        match primary(error) {
            Some(PERMISSION | READ_ONLY | CANNOT_OPEN) => Self::Unwritable { path, why },
            Some(CORRUPT | NO_DATABASE) => Self::Ruined { path, why },
            Some(FULL) => Self::Full,
            _ => self,
        }
    }
}
