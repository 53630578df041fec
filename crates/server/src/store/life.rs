//! What is stored of a table besides its game: who was there, who plays for whom, clocks.

use super::{Store, StoreError, Written, json};
use host::{Clocks, Life, SeatLife, TableId, Terms, Time};
use serde::de::DeserializeOwned;

type Row = (
    Option<String>,
    Option<String>,
    bool,
    Option<i64>,
    Option<i64>,
);

impl Store {
    /// What is stored besides the game.
    pub(super) async fn life(&self, id: &TableId) -> Result<Life, StoreError> {
        let row = "SELECT clock, clocks, chat_open, moved, due FROM tables WHERE id = ?";
        let row = sqlx::query_as(row).bind(id.as_str()).fetch_one(&self.0);
        let (clock, clocks, chat_open, moved, due): Row = row.await?;
        let seats = r#"SELECT seat, seen, deputy, gone FROM seats WHERE "table" = ?"#;
        let seats = sqlx::query_as(seats).bind(id.as_str()).fetch_all(&self.0);
        let seats: Vec<(u8, Option<i64>, Option<String>, bool)> = seats.await?;
        let seats = seats.into_iter().map(|(seat, seen, deputy, gone)| {
            let seen = seen.map(time);
            (seat, SeatLife { seen, deputy, gone })
        });
        let late = r#"SELECT n FROM entries WHERE "table" = ? AND by_clock = 1"#;
        let late = sqlx::query_as(late).bind(id.as_str()).fetch_all(&self.0);
        let late: Vec<(u32,)> = late.await?;
        Ok(Life {
            terms: Terms {
                clock: read(id, clock)?,
                chat_open,
            },
            clocks: read(id, clocks)?,
            moved: moved.map(time),
            due: due.map(time),
            seats: seats.collect(),
            by_clock: late.into_iter().map(|(n,)| n + 1).collect(),
            chat: self.chat(id, u32::MAX).await?,
        })
    }

    /// The tables that want to go on by themselves by now.
    pub(crate) async fn due(&self, now: Time) -> Result<Vec<TableId>, StoreError> {
        let due = "SELECT id FROM tables WHERE due <= ? ORDER BY due";
        let due = sqlx::query_as(due).bind(milliseconds(now));
        let due: Vec<(String,)> = due.fetch_all(&self.0).await?;
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
            r#"UPDATE tables SET clocks = ?, due = ? WHERE id = ?
               AND (SELECT COUNT(*) FROM entries WHERE "table" = ?) = ?"#,
        )
        .bind(clocks.map(json))
        .bind(due.map(milliseconds))
        .bind(id.as_str())
        .bind(id.as_str())
        .bind(on)
        .execute(&self.0)
        .await?;
        Ok(match kept.rows_affected() {
            0 => Written::Taken,
            _ => Written::Done,
        })
    }

    /// Stores that somebody's last window was closed.
    pub(crate) async fn saw(&self, id: &TableId, seat: u8, at: Time) -> Result<(), StoreError> {
        sqlx::query(r#"UPDATE seats SET seen = ? WHERE "table" = ? AND seat = ?"#)
            .bind(milliseconds(at))
            .bind(id.as_str())
            .bind(seat)
            .execute(&self.0)
            .await?;
        Ok(())
    }

    /// Makes a seat free again, if the game has not begun.
    pub(crate) async fn free(&self, id: &TableId, seat: u8) -> Result<Written, StoreError> {
        let mut transaction = self.0.begin_with("BEGIN IMMEDIATE").await?;
        let freed = sqlx::query(
            r#"DELETE FROM seats WHERE "table" = ? AND seat = ?
               AND (SELECT state FROM tables WHERE id = ?) = 'open'"#,
        )
        .bind(id.as_str())
        .bind(seat)
        .bind(id.as_str())
        .execute(&mut *transaction)
        .await?;
        if freed.rows_affected() == 0 {
            return Ok(Written::Taken);
        }
        for opens in ["tokens", "codes"] {
            sqlx::query(&format!(
                r#"DELETE FROM {opens} WHERE "table" = ? AND seat = ?"#
            ))
            .bind(id.as_str())
            .bind(seat)
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
        let mut transaction = self.0.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::query(r#"UPDATE seats SET deputy = ?, gone = ? WHERE "table" = ? AND seat = ?"#)
            .bind(deputy)
            .bind(gone)
            .bind(id.as_str())
            .bind(seat)
            .execute(&mut *transaction)
            .await?;
        sqlx::query("UPDATE tables SET due = ? WHERE id = ?")
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
    connection: &mut sqlx::SqliteConnection,
    id: &TableId,
    terms: &Terms,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE tables SET clock = ?, chat_open = ? WHERE id = ?")
        .bind(terms.clock.as_ref().map(json))
        .bind(terms.chat_open)
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

/// A time as a column has it.
pub(super) fn milliseconds(time: Time) -> i64 {
    i64::try_from(time.0).unwrap_or(i64::MAX)
}

pub(super) fn time(milliseconds: i64) -> Time {
    Time(u64::try_from(milliseconds).unwrap_or_default())
}
