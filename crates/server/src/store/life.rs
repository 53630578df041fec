//! What is stored of a table besides its game: who was there, who plays for whom, clocks.

use super::columns::{Int, json, milliseconds, time};
use super::nodes::{self, NodeId};
use super::writing::Known;
use super::{Store, StoreError, taken};
use host::{Asked, Life, SeatLife, Storing, TableId, Terms, Time, Written};
use serde::de::DeserializeOwned;
use sqlx::AnyConnection;

/// What the row of a table has of its life.
#[derive(sqlx::FromRow)]
struct Row {
    clock: Option<String>,
    clocks: Option<String>,
    chat_open: i64,
    moved: Option<i64>,
    due: Option<i64>,
    decides: Option<i64>,
    asked: Option<String>,
}

type SeatRow = (Int<u8>, Option<i64>, Option<String>, i64);

impl Store {
    /// The tables that want to go on by themselves by now, without those with which another server that
    /// runs goes on.
    pub(crate) async fn due(&self, now: Time) -> Result<Vec<TableId>, StoreError> {
        let due = "SELECT id FROM tables WHERE due <= $1 AND (node IS NULL OR node = $2 \
                   OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.node)) ORDER BY due";
        let due = sqlx::query_as(due).bind(milliseconds(now));
        let due = due.bind(self.node.as_str());
        let due: Vec<(String,)> = due.fetch_all(&self.pool).await?;
        Ok(due.iter().filter_map(|(id,)| TableId::parse(id)).collect())
    }
}

/// What is stored besides the game; what was said, and what was done too late, is read with the rest
/// of that.
pub(super) async fn read(
    connection: &mut AnyConnection,
    node: &NodeId,
    id: &TableId,
) -> Result<Life, StoreError> {
    let row =
        "SELECT clock, clocks, chat_open, moved, due, decides, asked FROM tables WHERE id = $1";
    let row = sqlx::query_as(row).bind(id.as_str());
    let row: Row = row.fetch_one(&mut *connection).await?;
    let seats = r#"SELECT seat, seen, deputy, gone FROM seats WHERE "table" = $1"#;
    let seats = sqlx::query_as(seats).bind(id.as_str());
    let seats: Vec<SeatRow> = seats.fetch_all(&mut *connection).await?;
    let (here, elsewhere) = nodes::there(connection, node, id).await?;
    let seats = seats.into_iter().map(|(Int(seat), seen, deputy, gone)| {
        let life = SeatLife {
            seen: seen.map(time),
            elsewhere: elsewhere.get(&seat).copied(),
            noted: here.contains_key(&seat),
            deputy,
            gone: gone != 0,
        };
        (seat, life)
    });
    Ok(Life {
        terms: Terms {
            clock: parsed(id, "its clock", row.clock)?,
            chat_open: row.chat_open != 0,
        },
        clocks: parsed(id, "its clocks", row.clocks)?,
        moved: row.moved.map(time),
        due: row.due.map(time),
        decides: row.decides.and_then(|seat| u8::try_from(seat).ok()),
        asked: parsed(id, "what is asked", row.asked)?,
        seats: seats.collect(),
        ..Life::default()
    })
}

/// Stores which clock runs and when the table wants to go on, unless something was done meanwhile.
pub(super) async fn keep_time(
    connection: &mut AnyConnection,
    known: Known<'_>,
    storing: &Storing,
) -> Result<Written, StoreError> {
    let Storing::Time {
        on,
        clocks,
        due,
        decides,
    } = storing
    else {
        return Ok(Written::Taken);
    };
    let kept = sqlx::query(
        "UPDATE tables SET clocks = $4, due = $5, decides = $6, node = $7, revision = revision + 1 \
         WHERE id = $1 AND revision = $2 AND length = $3",
    )
    .bind(known.id.as_str())
    .bind(known.revision)
    .bind(i64::from(*on))
    .bind(clocks.as_ref().map(json))
    .bind(due.map(milliseconds))
    .bind(decides.map(i64::from))
    .bind(known.node.as_str())
    .execute(connection)
    .await?;
    Ok(taken(&kept))
}

/// Whether somebody looks, from whatever server.
pub(super) async fn looks(
    connection: &mut AnyConnection,
    id: &TableId,
    seat: u8,
) -> Result<bool, sqlx::Error> {
    let there = r#"SELECT COUNT(*) FROM presence WHERE "table" = $1 AND seat = $2"#;
    let there = sqlx::query_as(there)
        .bind(id.as_str())
        .bind(i64::from(seat));
    let (there,): (i64,) = there.fetch_one(connection).await?;
    Ok(there > 0)
}

/// Makes a seat free again, if the game has not begun.
pub(super) async fn free(
    connection: &mut AnyConnection,
    id: &TableId,
    seat: u8,
) -> Result<Written, StoreError> {
    let freed = sqlx::query(
        r#"DELETE FROM seats WHERE "table" = $1 AND seat = $2
           AND (SELECT state FROM tables WHERE id = $1) = 'open'"#,
    )
    .bind(id.as_str())
    .bind(i64::from(seat))
    .execute(&mut *connection)
    .await?;
    for forget in [
        r#"DELETE FROM tokens WHERE "table" = $1 AND seat = $2"#,
        r#"DELETE FROM codes WHERE "table" = $1 AND seat = $2"#,
        r#"DELETE FROM presence WHERE "table" = $1 AND seat = $2"#,
    ] {
        let forget = sqlx::query(forget).bind(id.as_str()).bind(i64::from(seat));
        forget.execute(&mut *connection).await?;
    }
    Ok(taken(&freed))
}

/// Stores who plays for somebody. The table wants to go on then, and nothing is asked any more.
pub(super) async fn depute(
    connection: &mut AnyConnection,
    id: &TableId,
    seat: u8,
    deputy: Option<&str>,
    gone: bool,
    at: Time,
) -> Result<(), sqlx::Error> {
    sqlx::query(r#"UPDATE seats SET deputy = $1, gone = $2 WHERE "table" = $3 AND seat = $4"#)
        .bind(deputy)
        .bind(i64::from(gone))
        .bind(id.as_str())
        .bind(i64::from(seat))
        .execute(&mut *connection)
        .await?;
    sqlx::query("UPDATE tables SET due = $1, asked = NULL WHERE id = $2")
        .bind(milliseconds(at))
        .bind(id.as_str())
        .execute(connection)
        .await
        .map(drop)
}

/// Stores what is asked, or that nothing is.
pub(super) async fn ask(
    connection: &mut AnyConnection,
    id: &TableId,
    asked: Option<&Asked>,
) -> Result<(), sqlx::Error> {
    let ask = sqlx::query("UPDATE tables SET asked = $1 WHERE id = $2").bind(asked.map(json));
    ask.bind(id.as_str()).execute(connection).await.map(drop)
}

fn parsed<T: DeserializeOwned>(
    id: &TableId,
    what: &str,
    text: Option<String>,
) -> Result<Option<T>, StoreError> {
    let read = text.map(|text| serde_json::from_str(&text)).transpose();
    read.map_err(|error| StoreError::Damaged {
        table: id.as_str().into(),
        why: format!("{what}: {error}"),
    })
}
