//! The records.

use super::StoreError;
use super::columns::{Int, json, milliseconds};
use super::writing::Known;
use host::{Keyed, Storing, TableId, Written};
use serde_json::Value;
use sqlx::AnyConnection;

/// The record so far, and what else is known of its entries.
pub(super) struct Record {
    pub(super) entries: Vec<Value>,
    /// Those that were made because somebody's time had run out.
    pub(super) late: Vec<u32>,
    pub(super) keys: Vec<Keyed>,
    /// The hash of the position to which the last of them leads, if it is known.
    pub(super) leads_to: Option<String>,
}

type Row = (Int<u32>, String, i64, Option<String>, Option<String>);

/// The record so far.
pub(super) async fn read(
    connection: &mut AnyConnection,
    id: &TableId,
) -> Result<Record, StoreError> {
    let rows =
        r#"SELECT n, entry, by_clock, "key", leads_to FROM entries WHERE "table" = $1 ORDER BY n"#;
    let rows = sqlx::query_as(rows).bind(id.as_str());
    let rows: Vec<Row> = rows.fetch_all(connection).await?;
    let damaged = |why: String| StoreError::Damaged {
        table: id.as_str().into(),
        why,
    };
    let mut record = Record {
        entries: Vec::with_capacity(rows.len()),
        late: Vec::new(),
        keys: Vec::new(),
        leads_to: None,
    };
    for ((Int(n), entry, by_clock, key, leads_to), expected) in rows.into_iter().zip(0..) {
        if n != expected {
            return Err(damaged(format!("entry {expected} is missing")));
        }
        let entry = serde_json::from_str(&entry);
        record
            .entries
            .push(entry.map_err(|error| damaged(format!("entry {n}: {error}")))?);
        if by_clock != 0 {
            record.late.push(n);
        }
        record.keys.extend(key.as_deref().and_then(Keyed::stored));
        record.leads_to = leads_to;
    }
    Ok(record)
}

/// Appends entries from a position on. An optimistic lock: who comes second finds the table longer, or
/// something else decided, and writes nothing.
pub(super) async fn append(
    connection: &mut AnyConnection,
    known: Known<'_>,
    storing: &Storing,
) -> Result<Written, StoreError> {
    let Storing::Entries {
        on,
        entries,
        hash,
        key,
        forgets,
        outcome,
        moved,
    } = storing
    else {
        return Ok(Written::Taken);
    };
    let on = i64::from(*on);
    let length = on + entries.len() as i64;
    let moved_on = sqlx::query(
        "UPDATE tables SET length = $4, moved = $5, clocks = $6, due = $7, decides = $8, \
         revision = revision + $9, asked = NULL, changed = $10, \
         state = COALESCE($11, state), outcome = COALESCE($12, outcome) \
         WHERE id = $1 AND revision = $2 AND length = $3",
    )
    .bind(known.id.as_str())
    .bind(known.revision)
    .bind(on)
    .bind(length)
    .bind(milliseconds(moved.at))
    .bind(moved.clocks.as_ref().map(json))
    .bind(moved.due.filter(|_| outcome.is_none()).map(milliseconds))
    .bind(moved.decides.map(i64::from))
    .bind(i64::from(*forgets))
    .bind(milliseconds(known.now))
    .bind(outcome.as_ref().map(|_| "finished"))
    .bind(outcome.as_ref().map(json))
    .execute(&mut *connection)
    .await?;
    if moved_on.rows_affected() == 0 {
        return Ok(Written::Taken);
    }
    for (entry, n) in entries.iter().zip(on..) {
        let appended = sqlx::query(
            r#"INSERT INTO entries ("table", n, entry, by_clock, "key", leads_to)
               VALUES ($1, $2, $3, $4, $5, $6)
               ON CONFLICT DO NOTHING"#,
        )
        .bind(known.id.as_str())
        .bind(n)
        .bind(entry.to_string())
        .bind(i64::from(moved.by_clock && n + 1 == length))
        .bind(key.as_ref().filter(|_| n == on).map(Keyed::to_string))
        .bind(Some(hash.as_str()).filter(|_| n + 1 == length))
        .execute(&mut *connection)
        .await?;
        if appended.rows_affected() == 0 {
            return Err(StoreError::Damaged {
                table: known.id.as_str().into(),
                why: format!("it has more entries than {on}"),
            });
        }
    }
    Ok(Written::Done)
}

/// Writes the entries of a table anew, as these rules hash their positions.
pub(super) async fn renew(
    connection: &mut AnyConnection,
    id: &TableId,
    entries: &[Value],
    rules: u32,
) -> Result<(), StoreError> {
    for (entry, n) in entries.iter().zip(0_i64..) {
        sqlx::query(
            r#"UPDATE entries SET entry = $1, leads_to = NULL WHERE "table" = $2 AND n = $3"#,
        )
        .bind(entry.to_string())
        .bind(id.as_str())
        .bind(n)
        .execute(&mut *connection)
        .await?;
    }
    sqlx::query("UPDATE tables SET rules = $1 WHERE id = $2")
        .bind(i64::from(rules))
        .bind(id.as_str())
        .execute(connection)
        .await?;
    Ok(())
}
