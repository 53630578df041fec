//! One server a folder: an advisory lock on a file beside the database. The system lets go of it when
//! the process ends, however it ends.

use super::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};

/// The right to serve a file, for as long as this is kept.
#[derive(Debug)]
pub(crate) struct Lock(#[expect(dead_code, reason = "it is locked while it is open")] File);

impl Lock {
    /// Takes it, unless another process has it.
    pub(crate) fn take(database: &Path) -> Result<Self, StoreError> {
        let path = beside(database, ".lock");
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let unwritable = |source| StoreError::Unwritable {
            path: database.into(),
            why: source,
        };
        let mut file = options
            .open(&path)
            .map_err(|error| unwritable(error.to_string()))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                let _ = file.read_to_string(&mut holder);
                return Err(StoreError::Served {
                    path: database.into(),
                    process: holder.trim().to_owned(),
                });
            }
            // Some file systems know no locks: then whoever runs the server has to see to it.
            Err(TryLockError::Error(error)) => {
                let path = path.display();
                tracing::warn!(
                    "{path} cannot be locked, see that only one server uses it: {error}"
                );
            }
        }
        // For people who look for the other one; the lock is what counts.
        let _ = file.set_len(0);
        let _ = file.rewind();
        let _ = writeln!(file, "{}", std::process::id());
        Ok(Self(file))
    }
}

/// A file whose name begins with that of another.
pub(crate) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}
