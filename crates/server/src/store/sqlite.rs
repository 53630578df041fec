//! A SQLite file: its address, its settings, and how one is made.

use super::lock::{Lock, beside};
use super::{Pools, StoreError};
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{Migration, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::str::FromStr;

static MIGRATOR: Migrator = sqlx::migrate!("migrations/sqlite");

/// What is acknowledged is on the disk (`FULL`), and who reads does not wait for who writes (`WAL`).
const SETTINGS: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; \
                        PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON";
/// So many connections read at once.
const CONNECTIONS: u32 = 4;

/// Opens the file, or makes it, and brings its schema up to date.
pub(super) async fn open(address: &str) -> Result<Pools, StoreError> {
    if is_in_memory(address) {
        // Each further connection would have a memory of its own.
        let one = connect(address, 1).await?;
        let (read, write) = (one.clone(), one);
        return Ok(Pools { read, write });
    }
    let path = path_of(address)?;
    if !path.exists() {
        make(&path).await.map_err(|error| error.of(&path))?;
    }
    // Whatever lies beside it: the file itself was never empty.
    if std::fs::metadata(&path).is_ok_and(|about| about.len() == 0) {
        return Err(StoreError::Empty { path });
    }
    let (address, of) = (address_of(&path), |error: StoreError| error.of(&path));
    let write = connect(&address, 1).await.map_err(of)?;
    let read = connect(&address, CONNECTIONS).await.map_err(of)?;
    Ok(Pools { read, write })
}

/// The right to serve the file of an address alone. What lies in memory is nobody else's anyway.
pub(super) fn lock(address: &str) -> Result<Option<Lock>, StoreError> {
    match is_in_memory(address) {
        true => Ok(None),
        false => Lock::take(&path_of(address)?).map(Some),
    }
}

/// The file that an address names.
pub(super) fn path_of(address: &str) -> Result<PathBuf, StoreError> {
    if !address.starts_with("sqlite:") || is_in_memory(address) {
        return Err(StoreError::address(address));
    }
    let options = SqliteConnectOptions::from_str(address)?;
    Ok(options.get_filename().to_owned())
}

/// Makes a file for its owner alone: it holds the seeds of running games. What SQLite puts beside it
/// may be read by whoever may read the file itself.
pub(super) fn make_private(path: &Path) -> std::io::Result<()> {
    let mut file = std::fs::OpenOptions::new();
    file.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    file.open(path).map(drop)
}

/// Every change of the schema there ever was.
pub(super) fn migrations() -> &'static [Migration] {
    &MIGRATOR.migrations
}

async fn connect(address: &str, connections: u32) -> Result<AnyPool, StoreError> {
    // A pool would try again for a while, and then know nothing but that.
    let mut connection = AnyConnection::connect(address).await?;
    connection.execute(SETTINGS).await?;
    connection.close().await?;
    let pool = AnyPoolOptions::new()
        .max_connections(connections)
        .after_connect(|connection, _| {
            Box::pin(async move { connection.execute(SETTINGS).await.map(drop) })
        })
        .before_acquire(|connection, _| {
            let is_free = is_free(connection);
            Box::pin(async move { Ok(is_free) })
        })
        .connect(address)
        .await?;
    MIGRATOR.run(&pool).await?;
    Ok(pool)
}

/// Makes a file without tables. It gets its name when it is whole: one that is empty is never the
/// beginning of anything.
async fn make(path: &Path) -> Result<(), StoreError> {
    let new = beside(path, ".new");
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(beside(&new, end));
    }
    let unwritable = |error: std::io::Error| StoreError::Unwritable {
        path: path.into(),
        why: error.to_string(),
    };
    make_private(&new).map_err(unwritable)?;
    // Without a log beside it: what is in one goes into the file when it is closed, and it may not be
    // quite closed yet when it is read under its new name.
    let made = AnyPoolOptions::new().max_connections(1);
    let made = made.connect(&address_of(&new)).await?;
    MIGRATOR.run(&made).await?;
    made.close().await;
    std::fs::rename(&new, path).map_err(unwritable)
}

/// Whether an address is one of SQLite's that name no file. A folder may be called "memory".
fn is_in_memory(address: &str) -> bool {
    address.contains(":memory:") || address.contains("mode=memory")
}

/// The address of a file, whatever its name is made of.
pub(super) fn address_of(path: &Path) -> String {
    // An address knows no `..`; a file system with links does.
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize();
    let whole = match (folder, path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => path.to_owned(),
    };
    let mut address = "sqlite:".to_owned();
    for byte in whole.as_os_str().as_encoded_bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' => {
                address.push(char::from(*byte));
            }
            // Writing to a text cannot fail.
            _ => drop(write!(address, "%{byte:02X}")),
        }
    }
    address
}

/// Whether a connection that was given back can be used again.
///
/// When writing fails, as on a full disk, SQLite takes the whole transaction back by itself. The
/// rollback that sqlx sends after it is then refused, and sqlx takes the transaction for open ever
/// after: whatever begins on such a connection would be refused too.
fn is_free(connection: &AnyConnection) -> bool {
    !connection.is_in_transaction()
}

#[cfg(test)]
mod tests {
    use super::{address_of, is_in_memory, path_of};
    use std::path::Path;

    #[test]
    fn a_folder_called_memory_holds_files_like_any_other() {
        assert!(!is_in_memory("sqlite:memory/tables.sqlite"));
        assert!(is_in_memory("sqlite::memory:"));
        assert!(is_in_memory("sqlite:tables?mode=memory"));
    }

    #[test]
    fn a_file_may_have_any_name() {
        for name in ["a b", "50%", "what?", "#1", "Zoë", "a:b", "%20"] {
            let path = Path::new("/").join(name);
            assert_eq!(path_of(&address_of(&path)).unwrap(), path);
        }
    }
}
