//! Whether the store takes what is written.

use super::{Store, StoreError};

impl Store {
    /// Writes something that means nothing, as a move is written: all the way to the disk.
    pub(crate) async fn probe(&self) -> Result<(), StoreError> {
        let probe = "INSERT INTO probe (id, times) VALUES (1, 1) \
                     ON CONFLICT (id) DO UPDATE SET times = probe.times + 1";
        sqlx::query(probe).execute(&self.pool).await?;
        Ok(())
    }
}
