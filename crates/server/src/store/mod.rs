//! The truth: a SQLite file. What is acknowledged is in it.

mod chat;
mod entries;
mod life;
mod rights;
mod seats;
mod tables;

use sqlx::Connection as _;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

/// Why the store could not do something.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Not the address of a SQLite file.
    #[error("'{0}' is no database this server knows: give sqlite:PATH")]
    Address(String),
    /// The database said no.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
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
        if !address.starts_with("sqlite:") {
            return Err(StoreError::Address(address.into()));
        }
        let options = SqliteConnectOptions::from_str(address)?
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5));
        if !is_in_memory(address) {
            make_private(options.get_filename());
        }
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .before_acquire(|connection, _| Box::pin(async { Ok(is_free(connection)) }))
            .connect_with(options)
            .await?;
        sqlx::migrate!().run(&pool).await?;
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

/// Makes the file, if it is not there yet, for its owner alone: it holds the seeds of running games.
/// What SQLite puts beside it may be read by whoever may read the file itself.
fn make_private(path: &Path) {
    let mut file = std::fs::OpenOptions::new();
    file.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    // One that is there stays as it is. If it cannot be made, SQLite says so.
    let _ = file.open(path);
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
