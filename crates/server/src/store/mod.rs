//! The truth: a database. What is acknowledged is in it.
//!
//! Every statement stands here once, in the SQL both databases understand. What differs lies in a
//! file of its own: `sqlite.rs`.

mod chat;
mod columns;
mod copying;
mod entries;
mod failing;
mod life;
mod lock;
mod probe;
mod rights;
mod seats;
mod sqlite;
mod stepping_back;
mod tables;

use sqlx::any::AnyQueryResult;
use sqlx::{Any, AnyPool, Transaction};

pub use copying::{Copied, backup, restore};
pub use failing::StoreError;
pub(crate) use lock::Lock;

/// Whether something could be written, or somebody else was first.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Written {
    Done,
    Taken,
}

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: AnyPool,
    dialect: Dialect,
}

/// Which database it is.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Dialect {
    Sqlite,
}

impl Store {
    /// Opens what an address names, and brings its schema up to date.
    pub(crate) async fn open(address: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        sqlite::open(address).await
    }

    /// Waits until everything is written, and closes it.
    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }

    /// Begins to write. SQLite has one writer at a time, who says so at once: a reader that wants to
    /// become one would be refused.
    async fn begin(&self) -> Result<Transaction<'static, Any>, StoreError> {
        Ok(match self.dialect {
            Dialect::Sqlite => self.pool.begin_with("BEGIN IMMEDIATE").await?,
        })
    }
}

/// The right to serve an address alone, where only one may.
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
