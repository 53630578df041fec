//! Backups: a whole copy of the file, made and read back while servers run.

use super::lock::{Lock, beside};
use super::sqlite::{make_private, migrations, path_of};
use super::{StoreError, postgres};
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A copy that was made.
#[derive(Debug)]
pub struct Copied {
    /// So many tables are in it.
    pub tables: u64,
    /// So large it is.
    pub bytes: u64,
    /// Where what was there before is kept, if a copy took its place.
    pub replaced: Option<PathBuf>,
}

/// Copies everything that is stored to a new file, also while a server uses it.
pub async fn backup(database: &str, to: &Path) -> Result<Copied, StoreError> {
    if postgres::is_meant(database) {
        return Err(StoreError::Dumped);
    }
    let from = path_of(database)?;
    if to.exists() {
        return Err(StoreError::Exists { path: to.into() });
    }
    let part = beside(to, ".part");
    let copied = copy(&from, &part).await?;
    rename(&part, to)?;
    Ok(copied)
}

/// Puts a copy in the place of what is stored, which is kept beside it. Refused while a server runs.
pub async fn restore(database: &str, from: &Path) -> Result<Copied, StoreError> {
    if postgres::is_meant(database) {
        return Err(StoreError::Dumped);
    }
    let to = path_of(database)?;
    let _alone = Lock::take(&to)?;
    let part = beside(&to, ".restored");
    let copied = copy(from, &part).await?;
    let replaced = set_aside(&to)?;
    // What the old file left unfinished is none of the new one's.
    for end in ["-wal", "-shm"] {
        let _ = fs::remove_file(beside(&to, end));
    }
    rename(&part, &to)?;
    Ok(Copied { replaced, ..copied })
}

/// Makes a copy for its owner alone, and reads it once.
async fn copy(from: &Path, to: &Path) -> Result<Copied, StoreError> {
    if !from.exists() {
        return Err(StoreError::Missing { path: from.into() });
    }
    let _ = fs::remove_file(to);
    make_private(to).map_err(|error| StoreError::Unwritable {
        path: to.into(),
        why: error.to_string(),
    })?;
    let copied = async {
        let mut connection = connect(from).await?;
        check(&mut connection, from).await?;
        let vacuum = sqlx::query("VACUUM INTO ?").bind(to.display().to_string());
        let vacuumed = vacuum.execute(&mut connection).await;
        vacuumed.map_err(|error| StoreError::from(error).of(from))?;
        connection.close().await?;
        let mut connection = connect(to).await?;
        let tables = check(&mut connection, to).await?;
        connection.close().await?;
        let unwritable = |error: std::io::Error| StoreError::Unwritable {
            path: to.into(),
            why: error.to_string(),
        };
        let file = File::open(to).map_err(unwritable)?;
        file.sync_all().map_err(unwritable)?;
        let bytes = file.metadata().map_err(unwritable)?.len();
        Ok(Copied {
            tables,
            bytes,
            replaced: None,
        })
    };
    let copied = copied.await;
    if copied.is_err() {
        let _ = fs::remove_file(to);
    }
    copied
}

async fn connect(path: &Path) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(Duration::from_secs(10));
    let connected = SqliteConnection::connect_with(&options).await;
    connected.map_err(|error| StoreError::from(error).of(path))
}

/// Whether a file is whole and holds tables this server can read; how many.
async fn check(connection: &mut SqliteConnection, path: &Path) -> Result<u64, StoreError> {
    let failed = |error: sqlx::Error| StoreError::from(error).of(path);
    let whole: (String,) = sqlx::query_as("PRAGMA integrity_check(1)")
        .fetch_one(&mut *connection)
        .await
        .map_err(failed)?;
    if whole.0 != "ok" {
        return Err(StoreError::Ruined {
            path: path.into(),
            why: whole.0,
        });
    }
    let foreign = |why: &str| StoreError::Foreign {
        path: path.into(),
        why: why.into(),
    };
    let version = "SELECT MAX(version) FROM _sqlx_migrations";
    let version: Result<(Option<i64>,), _> =
        sqlx::query_as(version).fetch_one(&mut *connection).await;
    let known = migrations().iter().map(|migration| migration.version).max();
    match version {
        Ok((version @ Some(_),)) if version <= known => {}
        Ok((Some(_),)) => return Err(foreign("it comes from a newer server")),
        Ok((None,)) | Err(_) => return Err(foreign("it was made by another program")),
    }
    let tables: (i64,) = sqlx::query_as("SELECT COUNT(*) FROM tables")
        .fetch_one(&mut *connection)
        .await
        .map_err(failed)?;
    Ok(u64::try_from(tables.0).unwrap_or_default())
}

/// Copies a file and what SQLite put beside it to names of their own; their first.
fn set_aside(path: &Path) -> Result<Option<PathBuf>, StoreError> {
    if !path.exists() {
        return Ok(None);
    }
    let names = (1..).map(|number: u32| beside(path, &format!(".replaced-{number}")));
    let Some(aside) = { names }.find(|name| !name.exists()) else {
        return Ok(None);
    };
    for end in ["-wal", ""] {
        let (from, to) = (beside(path, end), beside(&aside, end));
        if !from.exists() {
            continue;
        }
        let copied = fs::copy(&from, &to).and_then(|_| File::open(&to)?.sync_all());
        copied.map_err(|error| StoreError::Unwritable {
            path: to.clone(),
            why: error.to_string(),
        })?;
    }
    Ok(Some(aside))
}

fn rename(from: &Path, to: &Path) -> Result<(), StoreError> {
    fs::rename(from, to).map_err(|error| StoreError::Unwritable {
        path: to.into(),
        why: error.to_string(),
    })
}
