//! The servers that share a database: which of them run, from which of them somebody looks, and which
//! goes on with a table.

use super::columns::{Int, milliseconds, time};
use super::writing::Work;
use super::{Dialect, Store, StoreError};
use crate::secret::{self, NoChance};
use host::{Fault, Hold, Numbers, TableId, Time, Written};
use sqlx::AnyConnection;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

/// The name of a server, as long as it runs.
#[derive(Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub(crate) struct NodeId(Arc<str>);

impl NodeId {
    pub(super) fn random() -> Result<Self, NoChance> {
        Ok(Self(secret::node()?.into()))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// Whether others may run beside this one. Who is alone need not look what they did.
#[derive(Clone, Debug)]
pub(super) struct Company(Arc<AtomicBool>);

impl Company {
    pub(super) fn new(others: bool) -> Self {
        Self(Arc::new(AtomicBool::new(others)))
    }
}

impl Store {
    /// What this server is called.
    pub(crate) fn node(&self) -> &NodeId {
        &self.node
    }

    /// Whether others run beside this one, as far as it knows.
    pub(crate) fn has_company(&self) -> bool {
        self.company.0.load(Relaxed)
    }

    /// Whether no other server can run.
    pub(crate) fn is_alone(&self) -> bool {
        self.alone
    }

    /// Says that this server runs; false if nobody knew, so that others may have taken it for dead.
    pub(crate) async fn beat(&self) -> Result<bool, Fault> {
        let alone = self.alone;
        let beaten = self.writer.write(Work::Beat { alone }).await?;
        Ok(matches!(beaten, Written::Done))
    }

    /// The other servers, and for how long each has been silent.
    pub(crate) async fn others(&self) -> Result<Vec<(NodeId, Duration)>, StoreError> {
        let clock = self.dialect.clock();
        let others = format!("SELECT id, {clock} - seen FROM nodes WHERE id <> $1");
        let others = sqlx::query_as(&others).bind(self.node.as_str());
        let others: Vec<(String, i64)> = others.fetch_all(&self.pool).await?;
        self.company.0.store(!others.is_empty(), Relaxed);
        let silent = |silent| Duration::from_millis(u64::try_from(silent).unwrap_or_default());
        let others = others.into_iter();
        Ok(others
            .map(|(id, since)| (NodeId(id.into()), silent(since)))
            .collect())
    }

    /// Forgets a server that has ended: whoever looked from it is gone, and whoever is next goes on with
    /// its tables.
    pub(crate) async fn bury(&self, node: NodeId) -> Result<(), Fault> {
        self.writer.write(Work::Bury { node }).await.map(drop)
    }

    /// Notes that somebody looks from here now, or no longer. Who comes does not wait until it is
    /// written; that somebody went is, before anybody is told.
    pub(crate) async fn note(&self, id: &TableId, seat: u8, here: bool, at: Time) {
        let id = id.clone();
        let work = Work::Presence { id, seat, here, at };
        match here {
            true => self.writer.leave(work).await,
            // What could not be written is when the table is read again.
            false => drop(self.writer.write(work).await),
        }
    }

    /// How far a table is; none if there is none.
    pub(crate) async fn numbers(&self, id: &TableId) -> Result<Option<Numbers>, StoreError> {
        let of_one = self.numbers_of(std::slice::from_ref(id)).await?;
        Ok(of_one.into_values().next())
    }

    /// How far tables are.
    pub(crate) async fn numbers_of(
        &self,
        ids: &[TableId],
    ) -> Result<BTreeMap<TableId, Numbers>, StoreError> {
        type Row = (String, Int<u32>, Int<u64>, Int<u32>, Int<u64>);
        let places: Vec<String> = (1..=ids.len()).map(|place| format!("${place}")).collect();
        let rows = format!(
            "SELECT id, length, revision, said, comings FROM tables WHERE id IN ({})",
            places.join(", ")
        );
        let mut rows = sqlx::query_as(&rows);
        for id in ids {
            rows = rows.bind(id.as_str());
        }
        let rows: Vec<Row> = rows.fetch_all(&self.pool).await?;
        let rows = rows.into_iter();
        let numbers = rows.filter_map(|(id, Int(length), Int(revision), Int(said), comings)| {
            let numbers = Numbers {
                length,
                revision,
                said,
                comings: comings.0,
            };
            Some((TableId::parse(&id)?, numbers))
        });
        Ok(numbers.collect())
    }
}

/// Says that a server runs; [`Written::Taken`] if nobody knew. One that is the only one there can be
/// forgets all others then.
pub(super) async fn beat(
    connection: &mut AnyConnection,
    dialect: Dialect,
    node: &NodeId,
    alone: bool,
) -> Result<Written, StoreError> {
    let beat = format!("UPDATE nodes SET seen = {} WHERE id = $1", dialect.clock());
    let beat = sqlx::query(&beat).bind(node.as_str());
    if beat.execute(&mut *connection).await?.rows_affected() == 1 {
        return Ok(Written::Done);
    }
    if alone {
        let others: Vec<(String,)> = sqlx::query_as("SELECT id FROM nodes")
            .fetch_all(&mut *connection)
            .await?;
        for (other,) in others {
            bury(connection, &NodeId(other.into())).await?;
        }
    }
    let enter = format!(
        "INSERT INTO nodes (id, seen) VALUES ($1, {})",
        dialect.clock()
    );
    let enter = sqlx::query(&enter).bind(node.as_str());
    enter.execute(connection).await?;
    Ok(Written::Taken)
}

/// Forgets a server. Tables go by their names, as in a batch, so that two servers never wait for each
/// other.
pub(super) async fn bury(connection: &mut AnyConnection, node: &NodeId) -> Result<(), StoreError> {
    let seen = sqlx::query_as("SELECT seen FROM nodes WHERE id = $1").bind(node.as_str());
    let seen: Option<(i64,)> = seen.fetch_optional(&mut *connection).await?;
    let gone = sqlx::query("DELETE FROM nodes WHERE id = $1").bind(node.as_str());
    let gone = gone.execute(&mut *connection).await?.rows_affected();
    let Some((seen,)) = seen.filter(|_| gone == 1) else {
        // Somebody else was first.
        return Ok(());
    };
    let there = r#"SELECT "table", seat, since FROM presence WHERE node = $1 ORDER BY "table""#;
    let there = sqlx::query_as(there).bind(node.as_str());
    let there: Vec<(String, Int<u8>, i64)> = there.fetch_all(&mut *connection).await?;
    let there = there.into_iter().filter_map(|(table, Int(seat), since)| {
        Some((TableId::parse(&table)?, seat, time(seen.max(since))))
    });
    for (id, seat, at) in there {
        be_there(connection, node, &id, seat, false, at).await?;
    }
    Ok(())
}

/// Stores that somebody looks from a server now, or no longer; [`Written::Taken`] if that is known.
pub(super) async fn be_there(
    connection: &mut AnyConnection,
    node: &NodeId,
    id: &TableId,
    seat: u8,
    here: bool,
    at: Time,
) -> Result<Written, StoreError> {
    let change = match here {
        true => sqlx::query(
            r#"INSERT INTO presence ("table", seat, node, since) VALUES ($1, $2, $3, $4)
               ON CONFLICT DO NOTHING"#,
        ),
        false => {
            sqlx::query(r#"DELETE FROM presence WHERE "table" = $1 AND seat = $2 AND node = $3"#)
        }
    };
    let change = change.bind(id.as_str()).bind(i64::from(seat));
    let change = change.bind(node.as_str());
    let change = match here {
        true => change.bind(milliseconds(at)),
        false => change,
    };
    if change.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(Written::Taken);
    }
    if !here {
        sqlx::query(r#"UPDATE seats SET seen = $1 WHERE "table" = $2 AND seat = $3"#)
            .bind(milliseconds(at))
            .bind(id.as_str())
            .bind(i64::from(seat))
            .execute(&mut *connection)
            .await?;
    }
    let count = sqlx::query("UPDATE tables SET comings = comings + 1 WHERE id = $1");
    count.bind(id.as_str()).execute(connection).await?;
    Ok(Written::Done)
}

/// Since when people look from this server, and from others.
pub(super) async fn there(
    connection: &mut AnyConnection,
    node: &NodeId,
    id: &TableId,
) -> Result<(BTreeMap<u8, Time>, BTreeMap<u8, Time>), StoreError> {
    let there = r#"SELECT seat, node, since FROM presence WHERE "table" = $1 ORDER BY since DESC"#;
    let there = sqlx::query_as(there).bind(id.as_str());
    let there: Vec<(Int<u8>, String, i64)> = there.fetch_all(connection).await?;
    let (mut here, mut elsewhere) = (BTreeMap::new(), BTreeMap::new());
    // Of several the earliest counts, which comes last.
    for (Int(seat), at, since) in there {
        let place = match at == node.as_str() {
            true => &mut here,
            false => &mut elsewhere,
        };
        place.insert(seat, time(since));
    }
    Ok((here, elsewhere))
}

/// Lets a server go on with a table, unless another one that runs does.
pub(super) async fn hold(
    connection: &mut AnyConnection,
    node: &NodeId,
    id: &TableId,
    revision: i64,
) -> Result<Written, StoreError> {
    let held = sqlx::query(
        "UPDATE tables SET node = $1 WHERE id = $2 AND revision = $3 AND (node IS NULL OR node = $1 \
         OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.node))",
    )
    .bind(node.as_str())
    .bind(id.as_str())
    .bind(revision)
    .execute(connection)
    .await?;
    Ok(super::taken(&held))
}

/// Which server goes on with a table, of which this is the name and whether it runs.
pub(super) fn held(node: &NodeId, by: Option<&str>, runs: bool) -> Hold {
    match by {
        Some(by) if by == node.as_str() => Hold::Here,
        Some(_) if runs => Hold::Elsewhere,
        Some(_) | None => Hold::Nobody,
    }
}
