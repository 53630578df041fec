//! Why the store could not do something, in words that say what to do.

use super::postgres::Unfit;
use crate::secret::NoChance;
use sqlx::migrate::MigrateError;
use std::path::{Path, PathBuf};

/// Why the store could not do something.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Not the address of a database, without what may be secret in it.
    #[error(
        "'{0}' is no database this server knows: give sqlite:PATH, or postgres://USER:PASSWORD@HOST/DATABASE"
    )]
    Address(String),
    /// The system gives no randomness.
    #[error("{0}")]
    NoChance(String),
    /// The database does not answer.
    #[error(
        "{server}: cannot be reached ({why}): see whether PostgreSQL runs there, and listens for this machine"
    )]
    Unreachable {
        /// Who is asked, where, for what.
        server: String,
        /// What the system said.
        why: String,
    },
    /// The database lets nobody in by that name, or not by that password.
    #[error(
        "{server}: lets nobody in like this ({why}): see the user and the password of --database, or PGPASSWORD"
    )]
    Denied {
        /// Who is asked, where, for what.
        server: String,
        /// What the database said.
        why: String,
    },
    /// There is no database of this name.
    #[error(
        "{server}: there is no such database: make it (createdb), its tables are made by themselves"
    )]
    NoDatabase {
        /// Who is asked, where, for what.
        server: String,
    },
    /// The schema is of a newer server.
    #[error("{server}: holds tables of a newer server (schema {version}): update this one")]
    Newer {
        /// Who is asked, where, for what.
        server: String,
        /// The first change that is unknown here.
        version: i64,
    },
    /// A standby, or a database that was made so.
    #[error("{server}: can only be read: name the one that is written to, not its standby")]
    ReadOnly {
        /// Who is asked, where, for what.
        server: String,
    },
    /// What the database acknowledges may be lost.
    #[error("{server}: {why}: moves that were told could be lost, so it is not used")]
    Unsafe {
        /// Who is asked, where, for what.
        server: String,
        /// Which setting.
        why: String,
    },
    /// A copy is made by other means.
    #[error(
        "a PostgreSQL database is copied by its own programs: pg_dump --format=custom --file=FILE DATABASE, and pg_restore"
    )]
    Dumped,
    /// The database is gone, or can only be read.
    #[error(
        "the database is out of reach ({0}): what cannot be stored is refused; it goes on as soon as it is back"
    )]
    Lost(String),
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
    Migration(#[from] MigrateError),
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
        let code = refused(&error);
        match &error {
            _ if primary(&error) == Some(FULL) || code == Some("53100") => Self::Full,
            sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed => {
                Self::Lost(error.to_string())
            }
            _ if code.is_some_and(is_gone) => Self::Lost(error.to_string()),
            _ => Self::Database(error),
        }
    }
}

impl From<NoChance> for StoreError {
    fn from(error: NoChance) -> Self {
        Self::NoChance(error.to_string())
    }
}

// What PostgreSQL says went wrong: https://www.postgresql.org/docs/current/errcodes-appendix.html
fn is_gone(code: &str) -> bool {
    let read_only = "25006";
    let (too_many, shuts_down) = ("53300", "57P0");
    code.starts_with("08") || code.starts_with(shuts_down) || [read_only, too_many].contains(&code)
}

/// The code of an error of PostgreSQL.
fn refused(error: &sqlx::Error) -> Option<&str> {
    let error = error.as_database_error()?;
    let error = error.try_downcast_ref::<sqlx::postgres::PgDatabaseError>()?;
    Some(error.code())
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
    let error = error.as_database_error()?;
    error.try_downcast_ref::<sqlx::sqlite::SqliteError>()?;
    let code = error.code()?;
    code.parse().ok().map(|code: u32| code & 0xff)
}

impl StoreError {
    /// An address that is none, without what may be secret in it.
    pub(super) fn address(address: &str) -> Self {
        Self::Address(match address.split_once('@') {
            Some(_) => {
                let kind = address.split(':').next().unwrap_or_default();
                format!("{kind}:…")
            }
            None => address.into(),
        })
    }

    /// Whether it came of one thing that was to be written, so that others may fare better.
    pub(super) fn is_of_one(&self) -> bool {
        matches!(self, Self::Database(_) | Self::Damaged { .. })
    }

    /// The same, of a database that is being opened: who asks whom for what.
    pub(super) fn at(self, server: &str) -> Self {
        let server = server.to_owned();
        let error = match self {
            Self::Lost(why) => return Self::Unreachable { server, why },
            Self::Migration(MigrateError::VersionMissing(version)) => {
                return Self::Newer { server, version };
            }
            Self::Migration(MigrateError::Execute(error)) | Self::Database(error) => error,
            other => return other,
        };
        let why = error.to_string();
        match (refused(&error), &error) {
            (Some("28P01" | "28000"), _) => Self::Denied { server, why },
            (Some("3D000"), _) => Self::NoDatabase { server },
            (_, sqlx::Error::Configuration(unfit)) => match unfit.downcast_ref() {
                Some(Unfit::ReadOnly) => Self::ReadOnly { server },
                Some(Unfit::Unsafe(_)) => Self::Unsafe {
                    server,
                    why: unfit.to_string(),
                },
                None => Self::Database(error),
            },
            _ => Self::Database(error),
        }
    }

    /// The same, of a file that is being opened.
    pub(super) fn of(self, path: &Path) -> Self {
        let error = match &self {
            Self::Database(error) => error,
            Self::Migration(MigrateError::Execute(error)) => error,
            Self::Migration(MigrateError::VersionMissing(_)) => {
                let why = "it comes from a newer server".into();
                return Self::Foreign {
                    path: path.into(),
                    why,
                };
            }
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
