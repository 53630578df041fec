//! Whether the store takes what is written.

use sqlx::AnyConnection;

/// Writes something that means nothing, as a move is written: all the way to the disk.
pub(super) async fn write(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    let probe = "INSERT INTO probe (id, times) VALUES (1, 1) \
                 ON CONFLICT (id) DO UPDATE SET times = probe.times + 1";
    sqlx::query(probe).execute(connection).await.map(drop)
}
