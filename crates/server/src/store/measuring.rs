//! What a database says of itself, for measuring.

use super::{StoreError, postgres, sqlite};
use sqlx::{AnyConnection, Connection as _};
use std::time::{Duration, Instant};

/// A look into a database from beside the server that uses it.
#[derive(Debug)]
pub struct Gauge {
    connection: AnyConnection,
    postgres: bool,
}

/// How much a database holds.
#[derive(Copy, Clone, Debug)]
pub struct Size {
    /// All its tables and their indices.
    pub bytes: u64,
    /// What its log was given so far, where that is counted.
    pub logged: Option<u64>,
}

impl Gauge {
    /// Looks into the database of an address.
    pub async fn open(database: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let postgres = postgres::is_meant(database);
        let address = match postgres {
            true => database.to_owned(),
            // What is not there is made by who serves it, not by who looks.
            false => sqlite::path_of(database).map(|path| sqlite::address_of(&path))?,
        };
        let connection = AnyConnection::connect(&address).await?;
        Ok(Self {
            connection,
            postgres,
        })
    }

    /// How much it holds now.
    pub async fn size(&mut self) -> Result<Size, StoreError> {
        if !self.postgres {
            let pages = self.number("PRAGMA page_count").await?;
            let page = self.number("PRAGMA page_size").await?;
            let (bytes, logged) = (pages * page, None);
            return Ok(Size { bytes, logged });
        }
        let size = "SELECT pg_database_size(current_database())";
        let log = "SELECT CAST(pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS BIGINT)";
        Ok(Size {
            bytes: self.number(size).await?,
            logged: Some(self.number(log).await?),
        })
    }

    /// How long a commit takes that has nothing to do but to be on the disk; none if this is no
    /// database that can say so.
    pub async fn bare_commit(&mut self) -> Result<Option<Duration>, StoreError> {
        if !self.postgres {
            return Ok(None);
        }
        let began = Instant::now();
        let page = "SELECT CAST(pg_logical_emit_message(true, 'bench', repeat('-', 4096)) AS TEXT)";
        sqlx::query(page).execute(&mut self.connection).await?;
        Ok(Some(began.elapsed()))
    }

    /// The process that answers here; none if it is no process of its own, or of another machine.
    pub async fn process(&mut self) -> Result<Option<u32>, StoreError> {
        if !self.postgres {
            return Ok(None);
        }
        let here = "SELECT CASE WHEN inet_server_addr() IS NULL \
                    OR inet_server_addr() = inet_client_addr() \
                    THEN CAST(pg_backend_pid() AS BIGINT) ELSE 0 END";
        let process = self.number(here).await?;
        Ok(u32::try_from(process).ok().filter(|process| *process != 0))
    }

    async fn number(&mut self, question: &str) -> Result<u64, StoreError> {
        let asked = sqlx::query_as(question).fetch_one(&mut self.connection);
        let (number,): (i64,) = asked.await?;
        Ok(u64::try_from(number).unwrap_or_default())
    }
}
