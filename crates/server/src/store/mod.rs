//! The truth: a SQLite file. What is acknowledged is in it.

mod chat;
mod copying;
mod entries;
mod failing;
mod life;
mod lock;
mod probe;
mod rights;
mod seats;
mod stepping_back;
mod tables;

use sqlx::Connection as _;
use sqlx::migrate::{Migration, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

pub use copying::{Copied, backup, restore};
pub use failing::StoreError;
pub(crate) use lock::Lock;

static MIGRATOR: Migrator = sqlx::migrate!();

/// Whether something could be written, or somebody else was first.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Written {
    Done,
    Taken,
}

/// The SQLite file.
#[derive(Clone, Debug)]
pub(crate) struct Store(SqlitePool);

impl Store {
    /// Opens the file, or makes it, and brings its schema up to date.
    pub(crate) async fn open(address: &str) -> Result<Self, StoreError> {
        let options = options(address)?;
        if is_in_memory(address) {
            return Self::connect(options).await;
        }
        let path = options.get_filename().to_owned();
        if !path.exists() {
            make(&options, &path)
                .await
                .map_err(|error| error.of(&path))?;
        }
        // Whatever lies beside it: the file itself was never empty.
        if std::fs::metadata(&path).is_ok_and(|about| about.len() == 0) {
            return Err(StoreError::Empty { path });
        }
        Self::connect(options)
            .await
            .map_err(|error| error.of(&path))
    }

    async fn connect(options: SqliteConnectOptions) -> Result<Self, StoreError> {
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .before_acquire(|connection, _| Box::pin(async { Ok(is_free(connection)) }))
            .connect_with(options)
            .await?;
        MIGRATOR.run(&pool).await?;
        Ok(Self(pool))
    }

    /// Waits until everything is written, and closes the file.
    pub(crate) async fn close(&self) {
        self.0.close().await;
    }
}

/// Whether an address is one of SQLite's that name no file. A folder may be called "memory".
fn is_in_memory(address: &str) -> bool {
    address.contains(":memory:") || address.contains("mode=memory")
}

fn options(address: &str) -> Result<SqliteConnectOptions, StoreError> {
    if !address.starts_with("sqlite:") {
        return Err(StoreError::Address(address.into()));
    }
    let options = SqliteConnectOptions::from_str(address)?
        .create_if_missing(true)
        .foreign_keys(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(5));
    Ok(options)
}

/// The file that an address names.
fn path_of(address: &str) -> Result<PathBuf, StoreError> {
    match is_in_memory(address) {
        true => Err(StoreError::Address(address.into())),
        false => Ok(options(address)?.get_filename().to_owned()),
    }
}

/// The right to serve the file of an address alone. What lies in memory is nobody else's anyway.
pub(crate) fn lock(address: &str) -> Result<Option<Lock>, StoreError> {
    match is_in_memory(address) {
        true => Ok(None),
        false => Lock::take(&path_of(address)?).map(Some),
    }
}

/// Makes a file without tables. It gets its name when it is whole: one that is empty is never the
/// beginning of anything.
async fn make(options: &SqliteConnectOptions, path: &Path) -> Result<(), StoreError> {
    let new = lock::beside(path, ".new");
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(lock::beside(&new, end));
    }
    let unwritable = |error: std::io::Error| StoreError::Unwritable {
        path: path.into(),
        why: error.to_string(),
    };
    make_private(&new).map_err(unwritable)?;
    let made = Store::connect(options.clone().filename(&new)).await?;
    made.close().await;
    std::fs::rename(&new, path).map_err(unwritable)
}

/// Makes a file for its owner alone: it holds the seeds of running games. What SQLite puts beside it
/// may be read by whoever may read the file itself.
fn make_private(path: &Path) -> std::io::Result<()> {
    let mut file = std::fs::OpenOptions::new();
    file.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    file.open(path).map(drop)
}

/// Every change of the schema there ever was.
fn migrations() -> &'static [Migration] {
    &MIGRATOR.migrations
}

/// Whether a connection that was given back can be used again.
///
/// When writing fails, as on a full disk, SQLite takes the whole transaction back by itself. The
/// rollback that sqlx sends after it is then refused, and sqlx takes the transaction for open ever
/// after: whatever begins on such a connection would be refused too.
fn is_free(connection: &sqlx::SqliteConnection) -> bool {
    !connection.is_in_transaction()
}

type Insertion = Result<sqlx::sqlite::SqliteQueryResult, sqlx::Error>;

fn taken(written: Insertion) -> Result<Written, StoreError> {
    match written {
        Ok(_) => Ok(Written::Done),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Written::Taken),
        Err(error) => Err(error.into()),
    }
}

/// Plain data always becomes JSON.
fn json(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::is_in_memory;

    #[test]
    fn a_folder_called_memory_holds_files_like_any_other() {
        assert!(!is_in_memory("sqlite:memory/tables.sqlite"));
        assert!(is_in_memory("sqlite::memory:"));
        assert!(is_in_memory("sqlite:tables?mode=memory"));
    }
}
