//! The records.

use super::columns::{Int, json, milliseconds};
use super::tables::set_stage;
use super::{Store, StoreError, Written, taken};
use host::{Moved, Stage, TableId};
use serde_json::Value;
use tabletop::Outcome;

impl Store {
    /// The record so far.
    pub(super) async fn entries(&self, id: &TableId) -> Result<Vec<Value>, StoreError> {
        let rows: Vec<(Int<u32>, String)> =
            sqlx::query_as(r#"SELECT n, entry FROM entries WHERE "table" = $1 ORDER BY n"#)
                .bind(id.as_str())
                .fetch_all(&self.pool)
                .await?;
        let damaged = |why: String| StoreError::Damaged {
            table: id.as_str().into(),
            why,
        };
        let entries = rows
            .into_iter()
            .zip(0..)
            .map(|((Int(n), entry), expected)| {
                if n != expected {
                    return Err(damaged(format!("entry {expected} is missing")));
                }
                serde_json::from_str(&entry).map_err(|error| damaged(format!("entry {n}: {error}")))
            });
        entries.collect()
    }

    /// Appends entries from position `n` on: all of them or none. An optimistic lock: by the
    /// primary key, who comes second finds the position taken.
    pub(crate) async fn append(
        &self,
        id: &TableId,
        n: u32,
        entries: &[Value],
        outcome: Option<&Outcome>,
        moved: &Moved,
    ) -> Result<Written, StoreError> {
        let mut transaction = self.begin().await?;
        for (entry, n) in entries.iter().zip(n..) {
            let appended = sqlx::query(
                r#"INSERT INTO entries ("table", n, entry) VALUES ($1, $2, $3)
                   ON CONFLICT DO NOTHING"#,
            )
            .bind(id.as_str())
            .bind(i64::from(n))
            .bind(entry.to_string())
            .execute(&mut *transaction)
            .await?;
            if taken(&appended) == Written::Taken {
                return Ok(Written::Taken);
            }
        }
        sqlx::query("UPDATE tables SET moved = $1, clocks = $2, due = $3 WHERE id = $4")
            .bind(milliseconds(moved.at))
            .bind(moved.clocks.as_ref().map(json))
            .bind(moved.due.map(milliseconds))
            .bind(id.as_str())
            .execute(&mut *transaction)
            .await?;
        if moved.by_clock {
            sqlx::query(r#"UPDATE entries SET by_clock = 1 WHERE "table" = $1 AND n = $2"#)
                .bind(id.as_str())
                .bind(i64::from(n) + entries.len() as i64 - 1)
                .execute(&mut *transaction)
                .await?;
        }
        if let Some(outcome) = outcome {
            set_stage(&mut transaction, id, Stage::Finished).await?;
            sqlx::query("UPDATE tables SET outcome = $1 WHERE id = $2")
                .bind(json(outcome))
                .bind(id.as_str())
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(Written::Done)
    }

    /// Writes the entries of a table anew, as these rules hash their positions.
    pub(crate) async fn renew(
        &self,
        id: &TableId,
        entries: &[Value],
        rules: u32,
    ) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        for (entry, n) in entries.iter().zip(0_u32..) {
            sqlx::query(r#"UPDATE entries SET entry = $1 WHERE "table" = $2 AND n = $3"#)
                .bind(entry.to_string())
                .bind(id.as_str())
                .bind(i64::from(n))
                .execute(&mut *transaction)
                .await?;
        }
        sqlx::query("UPDATE tables SET rules = $1 WHERE id = $2")
            .bind(i64::from(rules))
            .bind(id.as_str())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }
}
