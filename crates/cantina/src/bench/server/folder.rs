//! Where what is measured lies: a folder that is gone afterwards.

use super::error::BenchError;
use std::path::{Path, PathBuf};

/// A folder that disappears with this.
pub(super) struct Folder(PathBuf);

impl Folder {
    /// Makes one in another, which says on which disk it lies.
    pub(super) fn within(folder: &Path) -> Result<Self, BenchError> {
        let path = folder.join(format!("cantina-bench-{}", std::process::id()));
        std::fs::create_dir_all(&path).map_err(BenchError::Disk)?;
        // A name in the address of a database is one from the root on.
        path.canonicalize().map(Self).map_err(BenchError::Disk)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// A database in it.
    pub(super) fn database(&self) -> String {
        let file = self.0.join("tables.sqlite").display().to_string();
        // These two mean something in an address.
        format!("sqlite:{}", file.replace('%', "%25").replace('?', "%3F"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
