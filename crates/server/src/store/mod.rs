//! The truth: a database. What is acknowledged is in it.
//!
//! Every statement stands here once, in the SQL both databases understand. What differs lies in a
//! file each: `sqlite.rs`, `postgres.rs`. All that is written goes through one writer (`writer.rs`).
//!
//! *Invariant*: the number of an entry is the only lock. Beside its record a table has a number for
//! everything else that decides (its revision) and one for what was said last; whoever writes says
//! which of them they know, and finds something taken if somebody else was first.

mod chat;
mod columns;
mod copying;
mod entries;
mod failing;
mod life;
mod lock;
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
use sqlx::any::AnyQueryResult;
use sqlx::{Any, AnyPool, Transaction};
use writer::Writer;
use writing::Work;

pub use copying::{Copied, backup, restore};
pub use failing::StoreError;
pub(crate) use lock::Lock;
pub(crate) use tally::{BOUNDS, Tally};

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: AnyPool,
    dialect: Dialect,
    writer: Writer,
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
    /// Opens what an address names, and brings its schema up to date.
    pub(crate) async fn open(address: &str, time: Timekeeper) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let (Pools { read, write }, dialect) = match postgres::is_meant(address) {
            true => (postgres::open(address).await?, Dialect::Postgres),
            false => (sqlite::open(address).await?, Dialect::Sqlite),
        };
        if dialect == Dialect::Postgres {
            tokio::spawn(postgres::follow_time(read.clone(), time.clone()));
        }
        let (writer, writing) = Writer::new(write, dialect, time);
        tokio::spawn(writing);
        Ok(Self {
            pool: read,
            dialect,
            writer,
        })
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

/// The right to serve an address alone, where only one may.
pub(crate) fn lock(address: &str) -> Result<Option<Lock>, StoreError> {
    match postgres::is_meant(address) {
        true => Ok(None),
        false => sqlite::lock(address),
    }
}

/// What became of something that somebody else may have done before.
fn taken(written: &AnyQueryResult) -> Written {
    match written.rows_affected() {
        0 => Written::Taken,
        _ => Written::Done,
    }
}
