//! The truth: a database. What is acknowledged is in it.
//!
//! Every statement stands here once, in the SQL both databases understand. What differs lies in a
//! file each: `sqlite.rs`, `postgres.rs`. All that is written goes through one writer (`writer.rs`).
//!
//! *Invariant*: the number of an entry is the only lock. Beside its record a table has a number for
//! everything else that decides (its revision) and one for what was said last; whoever writes says
//! which of them they know, and finds something taken if somebody else was first.

mod appending;
mod chat;
mod columns;
mod copying;
mod entries;
mod failing;
mod life;
mod lock;
mod measuring;
mod multiplying;
mod news;
mod nodes;
mod postgres;
mod probe;
mod rights;
mod seats;
mod sqlite;
mod stepping_back;
mod tables;
mod tally;
#[cfg(test)]
mod tests;
mod writer;
mod writing;

use crate::time::Timekeeper;
use host::{Fault, Stored, Storing, TableId, Terms, Written};
use news::News;
use nodes::Company;
use sqlx::any::AnyQueryResult;
use sqlx::{Any, AnyPool, Transaction};
use std::sync::Arc;
use writer::Writer;
use writing::Work;

pub use copying::{Copied, backup, restore};
pub use failing::StoreError;
pub(crate) use lock::Lock;
pub use measuring::{Gauge, Size};
pub use multiplying::{Multiplied, multiply};
pub(crate) use nodes::NodeId;
pub(crate) use tally::{BOUNDS, Tally};

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: AnyPool,
    dialect: Dialect,
    writer: Writer,
    address: Arc<str>,
    node: NodeId,
    alone: bool,
    company: Company,
    news: News,
}

/// The connections that read, and the one that writes: it never waits for others.
struct Pools {
    read: AnyPool,
    write: AnyPool,
}

/// Which database it is.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Dialect {
    Sqlite,
    Postgres,
}

impl Store {
    /// Opens what an address names, and brings its schema up to date. Who is alone knows that no other
    /// server runs on it.
    pub(crate) async fn open(
        address: &str,
        time: Timekeeper,
        alone: bool,
    ) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let (Pools { read, write }, dialect) = match postgres::is_meant(address) {
            true => (postgres::open(address).await?, Dialect::Postgres),
            false => (sqlite::open(address).await?, Dialect::Sqlite),
        };
        if dialect == Dialect::Postgres {
            tokio::spawn(postgres::follow_time(read.clone(), time));
        }
        let node = NodeId::random()?;
        let news = News::default();
        let (writer, writing) = Writer::new(write, dialect, node.clone(), news.clone());
        tokio::spawn(writing);
        Ok(Self {
            pool: read,
            dialect,
            writer,
            address: address.into(),
            node,
            alone,
            company: Company::new(!alone),
            news,
        })
    }

    /// Tells other servers of what was changed here, as long as there are any. A file has no way to.
    pub(crate) async fn announce(&self) {
        loop {
            let tables = self.news.come().await;
            if self.dialect == Dialect::Postgres && self.has_company() {
                postgres::announce(&self.pool, &self.node, tables).await;
            }
        }
    }

    /// Hears from other servers which tables they changed.
    pub(crate) async fn listen(&self, heard: impl Fn(TableId)) {
        match self.dialect {
            Dialect::Postgres => postgres::listen(&self.address, &self.node, heard).await,
            Dialect::Sqlite => std::future::pending().await,
        }
    }

    /// Stores what a table wants stored that knows this revision of itself.
    pub(crate) async fn write(&self, id: &TableId, revision: u64, storing: Storing) -> Written {
        let id = id.clone();
        let work = Work::Table {
            id,
            revision,
            storing: Box::new(storing),
        };
        let written = self.writer.write(work).await;
        written.unwrap_or_else(Written::Failed)
    }

    /// Stores a new table.
    pub(crate) async fn create(&self, table: &Stored, terms: &Terms) -> Result<(), Fault> {
        let table = Box::new(table.clone());
        let work = Work::Create {
            table,
            terms: *terms,
        };
        self.writer.write(work).await.map(drop)
    }

    /// Whether anything can be written.
    pub(crate) async fn probe(&self) -> Result<(), Fault> {
        self.writer.write(Work::Probe).await.map(drop)
    }

    /// What was written so far.
    pub(crate) fn tally(&self) -> &Tally {
        self.writer.tally()
    }

    /// Waits until everything is written, and closes it.
    pub(crate) async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}

impl Dialect {
    /// What time it is by the clock of the database, in milliseconds since 1970.
    fn clock(self) -> &'static str {
        match self {
            Self::Sqlite => "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
            Self::Postgres => "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
        }
    }

    /// Begins to write. SQLite has one writer at a time, who says so at once: a reader that wants to
    /// become one would be refused.
    async fn begin(self, pool: &AnyPool) -> Result<Transaction<'static, Any>, StoreError> {
        Ok(match self {
            Self::Sqlite => pool.begin_with("BEGIN IMMEDIATE").await?,
            Self::Postgres => pool.begin().await?,
        })
    }

    /// Begins to read what was there at one moment, whatever is written meanwhile.
    async fn look(self, pool: &AnyPool) -> Result<Transaction<'static, Any>, StoreError> {
        let moment = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        Ok(match self {
            Self::Sqlite => pool.begin().await?,
            Self::Postgres => pool.begin_with(moment).await?,
        })
    }
}

/// Whether any number of servers may serve an address.
pub(crate) fn is_shared(address: &str) -> bool {
    postgres::is_meant(address)
}

/// The right to serve a file alone.
pub(crate) fn lock(address: &str) -> Result<Option<Lock>, StoreError> {
    sqlite::lock(address)
}

/// What became of something that somebody else may have done before.
fn taken(written: &AnyQueryResult) -> Written {
    match written.rows_affected() {
        0 => Written::Taken,
        _ => Written::Done,
    }
}
