//! Moves: what is stored most often, and most of all together.
//!
//! Several tables share a statement. Each of them would cost two, and each statement a way to another
//! thread or machine and back, which takes longer than what is done there.

use super::columns::{json, milliseconds};
use super::writing::Known;
use super::{Dialect, StoreError};
use crate::metrics::METRICS;
use host::{Keyed, Moved, Storing, Written};
use serde_json::Value;
use sqlx::any::AnyArguments;
use sqlx::query::{Query, QueryAs};
use sqlx::{Any, AnyConnection};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::ops::Range;
use tabletop::Outcome;

/// So many rows are written by one statement, as many times as they fit. Few sizes, since each is a
/// statement of its own that the database has to learn.
const SIZES: [usize; 4] = [64, 16, 4, 1];

/// What a table appends that is known like this.
#[derive(Copy, Clone)]
pub(super) struct Append<'a> {
    pub(super) known: Known<'a>,
    on: i64,
    entries: &'a [Value],
    hash: &'a str,
    key: Option<&'a Keyed>,
    forgets: bool,
    outcome: Option<&'a Outcome>,
    moved: &'a Moved,
}

impl<'a> Append<'a> {
    /// What is to be stored, if it is a move.
    pub(super) fn of(known: Known<'a>, storing: &'a Storing) -> Option<Self> {
        match storing {
            Storing::Entries {
                on,
                entries,
                hash,
                key,
                forgets,
                outcome,
                moved,
            } => Some(Self {
                known,
                on: i64::from(*on),
                entries,
                hash,
                key: key.as_ref(),
                forgets: *forgets,
                outcome: outcome.as_ref(),
                moved,
            }),
            _ => None,
        }
    }

    fn id(&self) -> &'a str {
        self.known.id.as_str()
    }

    /// How many entries there are then.
    fn length(&self) -> i64 {
        self.on + self.entries.len() as i64
    }
}

/// Appends entries from a position on, each to a table of its own. An optimistic lock: who comes second
/// finds the table longer, or something else decided, and writes nothing.
pub(super) async fn append(
    connection: &mut AnyConnection,
    dialect: Dialect,
    appends: &[Append<'_>],
) -> Result<Vec<Written>, StoreError> {
    if dialect == Dialect::Postgres && appends.len() > 1 {
        hold(connection, appends).await?;
    }
    let mut moved_on = BTreeSet::new();
    for several in parts(appends.len()) {
        moved_on.extend(move_on(connection, &appends[several]).await?);
    }
    let is_first = |append: &&Append<'_>| moved_on.contains(append.id());
    let rows: Vec<Row<'_>> = appends.iter().filter(is_first).flat_map(rows).collect();
    for several in parts(rows.len()) {
        insert(connection, &rows[several]).await?;
    }
    METRICS.entries.add(rows.len() as u64);
    let written = appends.iter().map(|append| match is_first(&append) {
        true => Written::Done,
        false => Written::Taken,
    });
    Ok(written.collect())
}

/// Waits for all of these tables in the order of their names, so that two servers never wait for each
/// other: a statement for several takes them as they come.
async fn hold(connection: &mut AnyConnection, appends: &[Append<'_>]) -> Result<(), StoreError> {
    for several in parts(appends.len()) {
        let these = values(several.len(), &["TEXT"]);
        let hold =
            format!("SELECT id FROM tables WHERE id IN (VALUES {these}) ORDER BY id FOR UPDATE");
        let appends = appends[several].iter();
        let query = appends.fold(sqlx::query(&hold), |query, append| query.bind(append.id()));
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// Says how far tables are; those of them that were as they are known to be.
async fn move_on(
    connection: &mut AnyConnection,
    appends: &[Append<'_>],
) -> Result<Vec<String>, StoreError> {
    let columns = [
        "TEXT", "BIGINT", "BIGINT", "BIGINT", "BIGINT", "TEXT", "BIGINT", "BIGINT", "BIGINT",
        "TEXT", "TEXT", "TEXT",
    ];
    let news = values(appends.len(), &columns);
    let statement = format!(
        "WITH news (named, known, begins, ends, made, left_now, due_now, decides_now, forgets, \
         server, stage, outcome_now) AS (VALUES {news}) \
         UPDATE tables SET length = ends, moved = made, clocks = left_now, due = due_now, \
         decides = decides_now, revision = revision + forgets, asked = NULL, node = server, \
         state = COALESCE(stage, state), outcome = COALESCE(outcome_now, outcome) \
         FROM news WHERE id = named AND revision = known AND length = begins RETURNING id"
    );
    let mut query: QueryAs<'_, Any, (String,), AnyArguments<'_>> = sqlx::query_as(&statement);
    for append in appends {
        let (known, moved, outcome) = (append.known, append.moved, append.outcome);
        query = query
            .bind(append.id())
            .bind(known.revision)
            .bind(append.on)
            .bind(append.length())
            .bind(milliseconds(moved.at))
            .bind(moved.clocks.as_ref().map(json))
            .bind(moved.due.filter(|_| outcome.is_none()).map(milliseconds))
            .bind(moved.decides.map(i64::from))
            .bind(i64::from(append.forgets))
            .bind(known.node.as_str())
            .bind(outcome.map(|_| "finished"))
            .bind(outcome.map(json));
    }
    let ids = query.fetch_all(connection).await?;
    Ok(ids.into_iter().map(|(id,)| id).collect())
}

/// An entry of a table.
struct Row<'a> {
    of: &'a Append<'a>,
    n: i64,
    entry: &'a Value,
}

fn rows<'a>(of: &'a Append<'a>) -> impl Iterator<Item = Row<'a>> {
    let entries = of.entries.iter().zip(of.on..);
    entries.map(move |(entry, n)| Row { of, n, entry })
}

async fn insert(connection: &mut AnyConnection, rows: &[Row<'_>]) -> Result<(), StoreError> {
    let columns = ["TEXT", "BIGINT", "TEXT", "BIGINT", "TEXT", "TEXT"];
    let statement = format!(
        r#"INSERT INTO entries ("table", n, entry, by_clock, "key", leads_to) VALUES {}
           ON CONFLICT DO NOTHING"#,
        values(rows.len(), &columns)
    );
    let mut query: Query<'_, Any, AnyArguments<'_>> = sqlx::query(&statement);
    for Row { of, n, entry } in rows {
        let is_last = n + 1 == of.length();
        query = query
            .bind(of.id())
            .bind(*n)
            .bind(entry.to_string())
            .bind(i64::from(of.moved.by_clock && is_last))
            .bind(of.key.filter(|_| *n == of.on).map(Keyed::to_string))
            .bind(Some(of.hash).filter(|_| is_last));
    }
    let inserted = query.execute(connection).await?.rows_affected();
    match rows.iter().find(|_| inserted < rows.len() as u64) {
        None => Ok(()),
        // Which one it is shows when each is tried by itself.
        Some(Row { of, .. }) => Err(StoreError::Damaged {
            table: of.id().into(),
            why: format!("it has more entries than {}", of.on),
        }),
    }
}

/// So many things, as often as they fit into a statement.
fn parts(all: usize) -> impl Iterator<Item = Range<usize>> {
    let mut start = 0;
    std::iter::from_fn(move || {
        let size = SIZES.into_iter().find(|size| start + size <= all)?;
        start += size;
        Some(start - size..start)
    })
}

/// Places for so many rows, each with columns of these types: a place alone has none.
fn values(rows: usize, types: &[&str]) -> String {
    let mut text = String::new();
    for row in 0..rows {
        for (at, kind) in types.iter().enumerate() {
            let before = match (row, at) {
                (0, 0) => "(",
                (_, 0) => "), (",
                _ => ", ",
            };
            let place = 1 + row * types.len() + at;
            // Writing to a text cannot fail.
            let _ = write!(text, "{before}CAST(${place} AS {kind})");
        }
    }
    text.push(')');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_rows_are_few_statements() {
        let all: Vec<_> = parts(87).collect();
        assert_eq!(all, [0..64, 64..80, 80..84, 84..85, 85..86, 86..87]);
        assert_eq!(parts(0).count(), 0);
    }

    #[test]
    fn every_place_has_its_number_and_its_type() {
        let two = "(CAST($1 AS TEXT), CAST($2 AS BIGINT)), (CAST($3 AS TEXT), CAST($4 AS BIGINT))";
        assert_eq!(values(2, &["TEXT", "BIGINT"]), two);
    }
}
