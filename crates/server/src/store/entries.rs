//! The records.

use super::StoreError;
use super::columns::Int;
use host::{Keyed, TableId};
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

/// The record so far, from an entry on.
pub(super) async fn read(
    connection: &mut AnyConnection,
    id: &TableId,
    from: u32,
) -> Result<Record, StoreError> {
    let rows = r#"SELECT n, entry, by_clock, "key", leads_to FROM entries
        WHERE "table" = $1 AND n >= $2 ORDER BY n"#;
    let rows = sqlx::query_as(rows).bind(id.as_str()).bind(i64::from(from));
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
    for ((Int(n), entry, by_clock, key, leads_to), expected) in rows.into_iter().zip(from..) {
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
