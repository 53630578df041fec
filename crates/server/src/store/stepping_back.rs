//! Tables at which the game ran into a bug.

use super::{Store, StoreError};
use host::TableId;

impl Store {
    /// Drops all entries but the first so many, and keeps them elsewhere: who looks for the bug will
    /// want them.
    pub(crate) async fn step_back(&self, id: &TableId, to: u32) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        let statements = [
            r#"INSERT INTO dropped ("table", n, entry) SELECT "table", n, entry FROM entries WHERE "table" = $1 AND n >= $2"#,
            r#"DELETE FROM entries WHERE "table" = $1 AND n >= $2"#,
        ];
        for statement in statements {
            sqlx::query(statement)
                .bind(id.as_str())
                .bind(i64::from(to))
                .execute(&mut *transaction)
                .await?;
        }
        sqlx::query("UPDATE tables SET state = 'running', outcome = NULL WHERE id = $1 AND state = 'finished'")
            .bind(id.as_str())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }
}
