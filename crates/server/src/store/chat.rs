//! What people say to each other.

use super::columns::{Int, milliseconds, time};
use super::writing::Known;
use super::{Store, StoreError};
use host::{CHAT_PAGE, ChatLine, Keyed, Remark, TableId, Written};
use serde_json::Value;
use sqlx::AnyConnection;
use tabletop::Seat;

type Row = (
    Int<u32>,
    i64,
    Int<u8>,
    String,
    String,
    String,
    Option<String>,
);

impl Store {
    /// What was said last before the line of this number, a page of it, in order.
    pub(crate) async fn chat(
        &self,
        id: &TableId,
        before: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let (lines, _) = read(&mut connection, id, before).await?;
        Ok(lines)
    }
}

/// The same, and what told the messages from any others.
pub(super) async fn read(
    connection: &mut AnyConnection,
    id: &TableId,
    before: u32,
) -> Result<(Vec<ChatLine>, Vec<Keyed>), StoreError> {
    let rows: Vec<Row> = sqlx::query_as(
        r#"SELECT n, at, seat, name, kind, text, "key" FROM chat WHERE "table" = $1 AND n < $2
           ORDER BY n DESC LIMIT $3"#,
    )
    .bind(id.as_str())
    .bind(i64::from(before))
    .bind(i64::from(CHAT_PAGE))
    .fetch_all(connection)
    .await?;
    let (mut lines, mut keys) = (Vec::new(), Vec::new());
    for (Int(n), at, Int(seat), name, kind, text, key) in rows.into_iter().rev() {
        let remark = remark(&kind, text).ok_or_else(|| StoreError::Damaged {
            table: id.as_str().into(),
            why: format!("line {n} of what was said"),
        })?;
        lines.push(ChatLine {
            n,
            at: time(at),
            seat: Seat(seat),
            name,
            remark,
        });
        keys.extend(key.as_deref().and_then(Keyed::stored));
    }
    Ok((lines, keys))
}

/// Stores something that was said, unless something else has its number.
pub(super) async fn say(
    connection: &mut AnyConnection,
    known: Known<'_>,
    line: &ChatLine,
    key: Option<&Keyed>,
) -> Result<Written, StoreError> {
    let counted = "UPDATE tables SET said = $2 WHERE id = $1 AND said = $2 - 1";
    let counted = sqlx::query(counted)
        .bind(known.id.as_str())
        .bind(i64::from(line.n))
        .execute(&mut *connection)
        .await?;
    if counted.rows_affected() == 0 {
        return Ok(Written::Taken);
    }
    let (kind, text) = match &line.remark {
        Remark::Text(text) => ("text", text.clone()),
        Remark::Reaction(reaction) => ("reaction", name(reaction)),
    };
    sqlx::query(
        r#"INSERT INTO chat ("table", n, at, seat, name, kind, text, "key")
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"#,
    )
    .bind(known.id.as_str())
    .bind(i64::from(line.n))
    .bind(milliseconds(line.at))
    .bind(i64::from(line.seat.0))
    .bind(&line.name)
    .bind(kind)
    .bind(text)
    .bind(key.map(Keyed::to_string))
    .execute(connection)
    .await?;
    Ok(Written::Done)
}

/// Stores whether onlookers see what is said.
pub(super) async fn open(
    connection: &mut AnyConnection,
    id: &TableId,
    open: bool,
) -> Result<(), sqlx::Error> {
    let open = sqlx::query("UPDATE tables SET chat_open = $1 WHERE id = $2").bind(i64::from(open));
    open.bind(id.as_str()).execute(connection).await.map(drop)
}

/// A reaction, as messages name it.
fn name(reaction: &host::Reaction) -> String {
    match serde_json::to_value(reaction) {
        Ok(Value::String(name)) => name,
        // It always is one.
        _ => String::new(),
    }
}

fn remark(kind: &str, text: String) -> Option<Remark> {
    match kind {
        "text" => Some(Remark::Text(text)),
        _ => serde_json::from_value(Value::String(text))
            .ok()
            .map(Remark::Reaction),
    }
}
