//! What is to be written, as statements in a transaction that others share.
//!
//! Each begins with the one statement that can find out that somebody else was first. What changes more
//! than that begins a transaction within the transaction, to be taken back alone.

use super::columns::milliseconds;
use super::{StoreError, chat, entries, life, probe, rights, seats, stepping_back, tables};
use crate::metrics::METRICS;
use host::{Stored, Storing, TableId, Terms, Time, Written};
use sqlx::{AnyConnection, Connection as _};

/// What is to be written.
pub(super) enum Work {
    /// What a table wants stored that knows this revision of itself.
    Table {
        id: TableId,
        revision: u64,
        storing: Box<Storing>,
    },
    /// A new table.
    Create { table: Box<Stored>, terms: Terms },
    /// Something that means nothing.
    Probe,
}

/// A table as who writes knows it.
#[derive(Copy, Clone)]
pub(super) struct Known<'a> {
    pub(super) id: &'a TableId,
    pub(super) revision: i64,
    /// When it is written.
    pub(super) now: Time,
}

impl Work {
    /// The table it is about.
    pub(super) fn table(&self) -> Option<&str> {
        match self {
            Self::Table { id, .. } => Some(id.as_str()),
            Self::Create { table, .. } => Some(table.id.as_str()),
            Self::Probe => None,
        }
    }

    pub(super) async fn perform(
        &self,
        connection: &mut AnyConnection,
        now: Time,
    ) -> Result<Written, StoreError> {
        match self {
            Self::Probe => {
                probe::write(connection).await?;
                Ok(Written::Done)
            }
            Self::Create { table, terms } => {
                tables::create(connection, table, terms, now).await?;
                Ok(Written::Done)
            }
            Self::Table {
                id,
                revision,
                storing,
            } => {
                let known = Known {
                    id,
                    revision: i64::try_from(*revision).unwrap_or(i64::MAX),
                    now,
                };
                store(connection, known, storing).await
            }
        }
    }
}

async fn store(
    connection: &mut AnyConnection,
    known: Known<'_>,
    storing: &Storing,
) -> Result<Written, StoreError> {
    match storing {
        Storing::Entries { entries, .. } => {
            let written = entries::append(connection, known, storing).await?;
            if let Written::Done = written {
                METRICS.entries.add(entries.len() as u64);
            }
            Ok(written)
        }
        Storing::Time { .. } => life::keep_time(connection, known, storing).await,
        Storing::Seen { seat, at } => {
            life::saw(connection, known.id, *seat, *at).await?;
            Ok(Written::Done)
        }
        Storing::Chat { line, key } => chat::say(connection, known, line, key.as_ref()).await,
        _ => {
            let mut part = connection.begin().await?;
            let written = match claim(&mut part, known).await? {
                true => revise(&mut part, known, storing).await?,
                false => Written::Taken,
            };
            match written {
                Written::Done | Written::Next(_) => part.commit().await?,
                Written::Taken | Written::Failed(_) => part.rollback().await?,
            }
            Ok(written)
        }
    }
}

/// Counts one more change of what decides besides the record; false if another one was counted that
/// its maker does not know.
async fn claim(connection: &mut AnyConnection, known: Known<'_>) -> Result<bool, StoreError> {
    let claim = "UPDATE tables SET revision = revision + 1, changed = $3 \
                 WHERE id = $1 AND revision = $2";
    let claimed = sqlx::query(claim)
        .bind(known.id.as_str())
        .bind(known.revision)
        .bind(milliseconds(known.now))
        .execute(connection)
        .await?;
    Ok(claimed.rows_affected() == 1)
}

/// Changes what decides besides the record.
async fn revise(
    connection: &mut AnyConnection,
    known: Known<'_>,
    storing: &Storing,
) -> Result<Written, StoreError> {
    let id = known.id;
    match storing {
        Storing::Freed { seat } => return life::free(connection, id, *seat).await,
        Storing::Deputy {
            seat,
            deputy,
            gone,
            at,
        } => life::depute(connection, id, *seat, deputy.as_deref(), *gone, *at).await?,
        Storing::Asked(asked) => life::ask(connection, id, asked.as_ref()).await?,
        Storing::ChatOpen(open) => chat::open(connection, id, *open).await?,
        Storing::Rights(change) => return rights::change(connection, id, change).await,
        Storing::Seat { seated, people } => {
            return seats::sit(connection, id, seated, *people).await;
        }
        Storing::LetPass { seat, windows } => {
            seats::let_pass(connection, id, *seat, windows).await?;
        }
        Storing::Renewed { entries, rules } => {
            entries::renew(connection, id, entries, *rules).await?;
        }
        Storing::StepBack { to } => stepping_back::step_back(connection, id, *to).await?,
        Storing::Next(next) => {
            let next = tables::follow(connection, known, next).await?;
            return Ok(Written::Next(next));
        }
        // They do not decide, or stand in the record.
        Storing::Entries { .. }
        | Storing::Time { .. }
        | Storing::Seen { .. }
        | Storing::Chat { .. } => {}
    }
    Ok(Written::Done)
}
