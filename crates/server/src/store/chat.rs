//! What people say to each other.

use super::columns::{Int, milliseconds, time};
use super::{Store, StoreError, Written, taken};
use host::{CHAT_PAGE, ChatLine, Remark, TableId};
use serde_json::Value;
use tabletop::Seat;

type Row = (Int<u32>, i64, Int<u8>, String, String, String);

impl Store {
    /// What was said last before the line of this number, a page of it, in order.
    pub(crate) async fn chat(
        &self,
        id: &TableId,
        before: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        let rows: Vec<Row> = sqlx::query_as(
            r#"SELECT n, at, seat, name, kind, text FROM chat WHERE "table" = $1 AND n < $2
               ORDER BY n DESC LIMIT $3"#,
        )
        .bind(id.as_str())
        .bind(i64::from(before))
        .bind(i64::from(CHAT_PAGE))
        .fetch_all(&self.pool)
        .await?;
        let lines = rows
            .into_iter()
            .rev()
            .map(|(Int(n), at, Int(seat), name, kind, text)| {
                let remark = remark(&kind, text).ok_or_else(|| StoreError::Damaged {
                    table: id.as_str().into(),
                    why: format!("line {n} of what was said"),
                })?;
                Ok(ChatLine {
                    n,
                    at: time(at),
                    seat: Seat(seat),
                    name,
                    remark,
                })
            });
        lines.collect()
    }

    /// Stores something that was said, unless something else has its number.
    pub(crate) async fn say(&self, id: &TableId, line: &ChatLine) -> Result<Written, StoreError> {
        let (kind, text) = match &line.remark {
            Remark::Text(text) => ("text", text.clone()),
            Remark::Reaction(reaction) => ("reaction", name(reaction)),
        };
        let said = sqlx::query(
            r#"INSERT INTO chat ("table", n, at, seat, name, kind, text) VALUES ($1, $2, $3, $4, $5, $6, $7)
               ON CONFLICT DO NOTHING"#,
        )
        .bind(id.as_str())
        .bind(i64::from(line.n))
        .bind(milliseconds(line.at))
        .bind(i64::from(line.seat.0))
        .bind(&line.name)
        .bind(kind)
        .bind(text)
        .execute(&self.pool)
        .await?;
        Ok(taken(&said))
    }

    /// Stores whether onlookers see what is said.
    pub(crate) async fn open_chat(&self, id: &TableId, open: bool) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET chat_open = $1 WHERE id = $2")
            .bind(i64::from(open))
            .bind(id.as_str())
            .execute(&self.pool)
            .await?;
        Ok(())
    }
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
