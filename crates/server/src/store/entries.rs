//! The records.

use super::life::milliseconds;
use super::tables::set_stage;
use super::{Store, StoreError, Written, json, taken};
use host::{End, Moved, Stage, TableId};
use serde_json::Value;
use tabletop::Outcome;

impl Store {
    /// The record so far, and what is known of its end. How long it is is read first: should another
    /// server go on meanwhile, it is longer, and never shorter.
    pub(super) async fn entries(&self, id: &TableId) -> Result<(Vec<Value>, End), StoreError> {
        let (length,): (Option<u32>,) = sqlx::query_as("SELECT length FROM tables WHERE id = ?")
            .bind(id.as_str())
            .fetch_one(&self.0)
            .await?;
        let rows: Vec<(u32, String, Option<String>)> = sqlx::query_as(
            r#"SELECT n, entry, leads_to FROM entries WHERE "table" = ? ORDER BY n"#,
        )
        .bind(id.as_str())
        .fetch_all(&self.0)
        .await?;
        let end = End {
            length: length.unwrap_or_default(),
            hash: rows.last().and_then(|(.., hash)| hash.clone()),
        };
        let damaged = |why: String| StoreError::Damaged {
            table: id.as_str().into(),
            why,
        };
        let entries = rows.into_iter().zip(0..).map(|((n, entry, _), expected)| {
            if n != expected {
                return Err(damaged(format!("entry {expected} is missing")));
            }
            serde_json::from_str(&entry).map_err(|error| damaged(format!("entry {n}: {error}")))
        });
        let entries: Result<Vec<Value>, StoreError> = entries.collect();
        Ok((entries?, end))
    }

    /// Appends entries from position `n` on: all of them or none. An optimistic lock: by the
    /// primary key, who comes second finds the position taken.
    pub(crate) async fn append(
        &self,
        id: &TableId,
        n: u32,
        (entries, hash): (&[Value], &str),
        outcome: Option<&Outcome>,
        moved: &Moved,
    ) -> Result<Written, StoreError> {
        let mut transaction = self.0.begin_with("BEGIN IMMEDIATE").await?;
        let length = n + entries.len() as u32;
        let statement = r#"INSERT INTO entries ("table", n, entry, leads_to) VALUES (?, ?, ?, ?)"#;
        for (entry, n) in entries.iter().zip(n..) {
            let appended = sqlx::query(statement)
                .bind(id.as_str())
                .bind(n)
                .bind(entry.to_string())
                .bind((n + 1 == length).then_some(hash))
                .execute(&mut *transaction)
                .await;
            if taken(appended)? == Written::Taken {
                return Ok(Written::Taken);
            }
        }
        sqlx::query("UPDATE tables SET length = ?, moved = ?, clocks = ?, due = ? WHERE id = ?")
            .bind(length)
            .bind(milliseconds(moved.at))
            .bind(moved.clocks.as_ref().map(json))
            .bind(moved.due.map(milliseconds))
            .bind(id.as_str())
            .execute(&mut *transaction)
            .await?;
        if moved.by_clock {
            sqlx::query(r#"UPDATE entries SET by_clock = 1 WHERE "table" = ? AND n = ?"#)
                .bind(id.as_str())
                .bind(length.saturating_sub(1))
                .execute(&mut *transaction)
                .await?;
        }
        if let Some(outcome) = outcome {
            set_stage(&mut transaction, id, Stage::Finished).await?;
            sqlx::query("UPDATE tables SET outcome = ? WHERE id = ?")
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
        let mut transaction = self.0.begin_with("BEGIN IMMEDIATE").await?;
        for (entry, n) in entries.iter().zip(0_u32..) {
            sqlx::query(
                r#"UPDATE entries SET entry = ?, leads_to = NULL WHERE "table" = ? AND n = ?"#,
            )
            .bind(entry.to_string())
            .bind(id.as_str())
            .bind(n)
            .execute(&mut *transaction)
            .await?;
        }
        sqlx::query("UPDATE tables SET rules = ? WHERE id = ?")
            .bind(rules)
            .bind(id.as_str())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }
}
