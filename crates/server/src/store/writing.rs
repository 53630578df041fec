//! What is to be written, as statements in a transaction that others share.
//!
//! Each begins with the one statement that can find out that somebody else was first. What changes more
//! than that begins a transaction within the transaction, to be taken back alone.

use super::appending::{Append, append};
use super::nodes::{self, NodeId};
use super::{
    Dialect, StoreError, chat, entries, life, probe, rights, seats, stepping_back, tables,
};
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
    /// That somebody looks from here now, or no longer.
    Presence {
        id: TableId,
        seat: u8,
        here: bool,
        at: Time,
    },
    /// That this server runs, and whether no other can.
    Beat { alone: bool },
    /// That a server has ended.
    Bury { node: NodeId },
    /// Something that means nothing.
    Probe,
}

/// A table as who writes knows it.
#[derive(Copy, Clone)]
pub(super) struct Known<'a> {
    pub(super) id: &'a TableId,
    pub(super) revision: i64,
    /// The server that runs it there.
    pub(super) node: &'a NodeId,
}

impl<'a> Known<'a> {
    fn at(id: &'a TableId, revision: u64, node: &'a NodeId) -> Self {
        Self {
            id,
            revision: i64::try_from(revision).unwrap_or(i64::MAX),
            node,
        }
    }
}

impl Work {
    /// The table it is about.
    pub(super) fn table(&self) -> Option<&TableId> {
        match self {
            Self::Table { id, .. } | Self::Presence { id, .. } => Some(id),
            Self::Create { table, .. } => Some(&table.id),
            Self::Beat { .. } | Self::Bury { .. } | Self::Probe => None,
        }
    }

    /// What it appends, if it is a move.
    pub(super) fn append<'a>(&'a self, node: &'a NodeId) -> Option<Append<'a>> {
        match self {
            Self::Table {
                id,
                revision,
                storing,
            } => Append::of(Known::at(id, *revision, node), storing),
            _ => None,
        }
    }

    pub(super) async fn perform(
        &self,
        connection: &mut AnyConnection,
        dialect: Dialect,
        node: &NodeId,
    ) -> Result<Written, StoreError> {
        match self {
            Self::Presence { id, seat, here, at } => {
                nodes::be_there(connection, node, id, *seat, *here, *at).await
            }
            Self::Beat { alone } => nodes::beat(connection, dialect, node, *alone).await,
            Self::Bury { node } => {
                nodes::bury(connection, node).await?;
                Ok(Written::Done)
            }
            Self::Probe => {
                probe::write(connection).await?;
                Ok(Written::Done)
            }
            Self::Create { table, terms } => {
                tables::create(connection, table, terms).await?;
                Ok(Written::Done)
            }
            Self::Table {
                id,
                revision,
                storing,
            } => {
                let known = Known::at(id, *revision, node);
                match Append::of(known, storing) {
                    Some(alone) => {
                        let mut written = append(connection, dialect, &[alone]).await?;
                        Ok(written.remove(0))
                    }
                    None => store(connection, known, storing).await,
                }
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
        Storing::Time { .. } => life::keep_time(connection, known, storing).await,
        Storing::Hold => nodes::hold(connection, known.node, known.id, known.revision).await,
        Storing::Chat { line, key } => chat::say(connection, known, line, key.as_ref()).await,
        _ => {
            let mut part = connection.begin().await?;
            let written = match claim(&mut part, known, storing.holds()).await? {
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
async fn claim(
    connection: &mut AnyConnection,
    known: Known<'_>,
    holds: bool,
) -> Result<bool, StoreError> {
    let claim = "UPDATE tables SET revision = revision + 1, node = COALESCE($3, node) \
                 WHERE id = $1 AND revision = $2";
    let claimed = sqlx::query(claim)
        .bind(known.id.as_str())
        .bind(known.revision)
        .bind(holds.then(|| known.node.as_str()))
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
            unless_here,
            at,
        } => {
            if *unless_here && life::looks(connection, id, *seat).await? {
                return Ok(Written::Taken);
            }
            life::depute(connection, id, *seat, deputy.as_deref(), *gone, *at).await?;
        }
        Storing::Asked(asked) => life::ask(connection, id, asked.as_ref()).await?,
        Storing::ChatOpen(open) => chat::open(connection, id, *open).await?,
        Storing::Rights(change) => return rights::change(connection, id, change).await,
        Storing::Seat { seated, people } => {
            return seats::sit(connection, id, seated, *people).await;
        }
        Storing::LetPass { seat, windows, at } => {
            seats::let_pass(connection, id, *seat, windows, *at).await?;
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
        Storing::Entries { .. } | Storing::Time { .. } | Storing::Hold | Storing::Chat { .. } => {}
    }
    Ok(Written::Done)
}
