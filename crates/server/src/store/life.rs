//! What is stored of a table besides its game: who was there, who plays for whom, clocks.

use super::columns::{Int, json, milliseconds, time};
use super::{Store, StoreError, Written, taken};
use host::{Clocks, Life, SeatLife, TableId, Terms, Time};
use serde::de::DeserializeOwned;
use sqlx::AnyConnection;

type Row = (
    Option<String>,
    Option<String>,
    i64,
    Option<i64>,
    Option<i64>,
);

impl Store {
    /// What is stored besides the game.
    pub(super) async fn life(&self, id: &TableId) -> Result<Life, StoreError> {
        let row = "SELECT clock, clocks, chat_open, moved, due FROM tables WHERE id = $1";
        let row = sqlx::query_as(row).bind(id.as_str()).fetch_one(&self.pool);
        let (clock, clocks, chat_open, moved, due): Row = row.await?;
        let seats = r#"SELECT seat, seen, deputy, gone FROM seats WHERE "table" = $1"#;
        let seats = sqlx::query_as(seats)
            .bind(id.as_str())
            .fetch_all(&self.pool);
        let seats: Vec<(Int<u8>, Option<i64>, Option<String>, i64)> = seats.await?;
        let seats = seats.into_iter().map(|(Int(seat), seen, deputy, gone)| {
            let life = SeatLife {
                seen: seen.map(time),
                deputy,
                gone: gone != 0,
            };
            (seat, life)
        });
        let late = r#"SELECT n FROM entries WHERE "table" = $1 AND by_clock = 1"#;
        let late = sqlx::query_as(late).bind(id.as_str()).fetch_all(&self.pool);
        let late: Vec<(Int<u32>,)> = late.await?;
        Ok(Life {
            terms: Terms {
                clock: read(id, clock)?,
                chat_open: chat_open != 0,
            },
            clocks: read(id, clocks)?,
            moved: moved.map(time),
            due: due.map(time),
            seats: seats.collect(),
            by_clock: late.into_iter().map(|(Int(n),)| n + 1).collect(),
            chat: self.chat(id, u32::MAX).await?,
        })
    }

    /// The tables that want to go on by themselves by now.
    pub(crate) async fn due(&self, now: Time) -> Result<Vec<TableId>, StoreError> {
        let due = "SELECT id FROM tables WHERE due <= $1 ORDER BY due";
        let due = sqlx::query_as(due).bind(milliseconds(now));
        let due: Vec<(String,)> = due.fetch_all(&self.pool).await?;
        Ok(due.iter().filter_map(|(id,)| TableId::parse(id)).collect())
    }

    /// Stores which clock runs and when the table wants to go on, unless something was done meanwhile.
    pub(crate) async fn keep_time(
        &self,
        id: &TableId,
        on: u32,
        clocks: Option<&Clocks>,
        due: Option<Time>,
    ) -> Result<Written, StoreError> {
        let kept = sqlx::query(
            r#"UPDATE tables SET clocks = $1, due = $2 WHERE id = $3
               AND (SELECT COUNT(*) FROM entries WHERE "table" = $4) = $5"#,
        )
        .bind(clocks.map(json))
        .bind(due.map(milliseconds))
        .bind(id.as_str())
        .bind(id.as_str())
        .bind(i64::from(on))
        .execute(&self.pool)
        .await?;
        Ok(taken(&kept))
    }

    /// Stores that somebody's last window was closed.
    pub(crate) async fn saw(&self, id: &TableId, seat: u8, at: Time) -> Result<(), StoreError> {
        sqlx::query(r#"UPDATE seats SET seen = $1 WHERE "table" = $2 AND seat = $3"#)
            .bind(milliseconds(at))
            .bind(id.as_str())
            .bind(i64::from(seat))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Makes a seat free again, if the game has not begun.
    pub(crate) async fn free(&self, id: &TableId, seat: u8) -> Result<Written, StoreError> {
        let mut transaction = self.begin().await?;
        let freed = sqlx::query(
            r#"DELETE FROM seats WHERE "table" = $1 AND seat = $2
               AND (SELECT state FROM tables WHERE id = $3) = 'open'"#,
        )
        .bind(id.as_str())
        .bind(i64::from(seat))
        .bind(id.as_str())
        .execute(&mut *transaction)
        .await?;
        if freed.rows_affected() == 0 {
            return Ok(Written::Taken);
        }
        for opens in ["tokens", "codes"] {
            sqlx::query(&format!(
                r#"DELETE FROM {opens} WHERE "table" = $1 AND seat = $2"#
            ))
            .bind(id.as_str())
            .bind(i64::from(seat))
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await?;
        Ok(Written::Done)
    }

    /// Stores who plays for somebody. The table wants to go on then.
    pub(crate) async fn depute(
        &self,
        id: &TableId,
        seat: u8,
        deputy: Option<&str>,
        gone: bool,
        at: Time,
    ) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        sqlx::query(r#"UPDATE seats SET deputy = $1, gone = $2 WHERE "table" = $3 AND seat = $4"#)
            .bind(deputy)
            .bind(i64::from(gone))
            .bind(id.as_str())
            .bind(i64::from(seat))
            .execute(&mut *transaction)
            .await?;
        sqlx::query("UPDATE tables SET due = $1 WHERE id = $2")
            .bind(milliseconds(at))
            .bind(id.as_str())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }
}

/// Stores what was agreed on about a new table.
pub(super) async fn agree(
    connection: &mut AnyConnection,
    id: &TableId,
    terms: &Terms,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE tables SET clock = $1, chat_open = $2 WHERE id = $3")
        .bind(terms.clock.as_ref().map(json))
        .bind(i64::from(terms.chat_open))
        .bind(id.as_str())
        .execute(connection)
        .await
        .map(drop)
}

fn read<T: DeserializeOwned>(id: &TableId, text: Option<String>) -> Result<Option<T>, StoreError> {
    let read = text.map(|text| serde_json::from_str(&text)).transpose();
    read.map_err(|error| StoreError::Damaged {
        table: id.as_str().into(),
        why: format!("its clock: {error}"),
    })
}
