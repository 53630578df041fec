//! A PostgreSQL database: its address, its settings, and what they must be.

use super::{Dialect, NodeId, Pools, StoreError, columns};
use crate::time::Timekeeper;
use host::TableId;
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::error::BoxDynError;
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgListener};
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _};
use std::collections::BTreeSet;
use std::str::FromStr;
use std::time::Duration;
use tokio::time::{interval, sleep};

static MIGRATOR: Migrator = sqlx::migrate!("migrations/postgres");

/// So many connections read at once.
const CONNECTIONS: u32 = 8;
/// A database that is gone is waited for so long: then who waits is told. Who reads may only wait for
/// others who do.
const TO_WRITE: Duration = Duration::from_secs(3);
const TO_READ: Duration = Duration::from_secs(5);
/// Where servers tell each other which tables they changed.
const CHANNEL: &str = "cantina";
/// So many names fit into what can be said there at once, which is 8,000 bytes.
const AT_ONCE: usize = 200;
/// Before a line is laid again that broke.
const PAUSE: Duration = Duration::from_secs(1);

/// Whether an address is one of PostgreSQL's.
pub(super) fn is_meant(address: &str) -> bool {
    address.starts_with("postgres:") || address.starts_with("postgresql:")
}

/// Connects, and brings the schema up to date.
pub(super) async fn open(address: &str) -> Result<Pools, StoreError> {
    let named = named(address)?;
    let options = AnyConnectOptions::from_str(address);
    let options = options.map_err(|_| StoreError::address(address))?;
    let unfit = |error: StoreError| error.at(&named);
    // A pool would try again for a while, and then know nothing but that.
    let connected = sqlx::ConnectOptions::connect(&options).await;
    let mut connection = connected.map_err(|error| unfit(error.into()))?;
    let settled = settle(&mut connection).await;
    settled.map_err(|error| unfit(error.into()))?;
    warn_of_settings(&mut connection, &named).await;
    let _ = connection.close().await;
    let connect = |connections, patience| {
        AnyPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(patience)
            .after_connect(|connection, _| Box::pin(settle(connection)))
            .connect_with(options.clone())
    };
    let write = connect(1, TO_WRITE).await;
    let write = write.map_err(|error| unfit(error.into()))?;
    let migrated = MIGRATOR.run(&write).await;
    migrated.map_err(|error| unfit(error.into()))?;
    let read = connect(CONNECTIONS, TO_READ).await;
    let read = read.map_err(|error| unfit(error.into()))?;
    Ok(Pools { read, write })
}

/// Asks the database what time it is, now and every minute: all its servers go by that.
pub(super) async fn follow_time(pool: AnyPool, time: Timekeeper) {
    let ask = format!("SELECT {}", Dialect::Postgres.clock());
    let mut minute = interval(Duration::from_secs(60));
    while !pool.is_closed() {
        minute.tick().await;
        let asked: Result<(i64,), _> = sqlx::query_as(&ask).fetch_one(&pool).await;
        // One that does not answer is asked again.
        if let Ok((now,)) = asked {
            time.follow(columns::time(now));
        }
    }
}

/// Tells other servers that tables were changed here.
pub(super) async fn announce(pool: &AnyPool, node: &NodeId, tables: BTreeSet<TableId>) {
    let tables: Vec<TableId> = tables.into_iter().collect();
    for some in tables.chunks(AT_ONCE) {
        let names = some.iter().map(TableId::as_str);
        let said: Vec<&str> = std::iter::once(node.as_str()).chain(names).collect();
        let notify = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL);
        let notified = notify.bind(said.join(" ")).execute(pool).await;
        // Who is not told looks by itself after a while.
        if let Err(error) = notified {
            tracing::debug!("other servers could not be told what changed: {error}");
        }
    }
}

/// Hears which tables other servers changed. A line that breaks is laid again.
pub(super) async fn listen(address: &str, node: &NodeId, heard: impl Fn(TableId)) {
    loop {
        if let Err(error) = listen_once(address, node, &heard).await {
            tracing::debug!("other servers are not heard just now: {error}");
        }
        sleep(PAUSE).await;
    }
}

async fn listen_once(
    address: &str,
    node: &NodeId,
    heard: &impl Fn(TableId),
) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(address).await?;
    listener.listen(CHANNEL).await?;
    loop {
        let said = listener.recv().await?;
        let mut words = said.payload().split(' ');
        if words.next() != Some(node.as_str()) {
            words.filter_map(TableId::parse).for_each(heard);
        }
    }
}

/// An address without what is secret in it.
fn named(address: &str) -> Result<String, StoreError> {
    let options = PgConnectOptions::from_str(address);
    let options = options.map_err(|_| StoreError::address(address))?;
    let place = match options.get_socket() {
        Some(folder) => folder.display().to_string(),
        None => format!("{}:{}", options.get_host(), options.get_port()),
    };
    let database = options.get_database().unwrap_or(options.get_username());
    Ok(format!("{}@{place}/{database}", options.get_username()))
}

/// Whatever the database does by default: what it acknowledges here is on its disk, and on those of
/// the standbys it waits for. Refused if it says otherwise, or can only be read.
async fn settle(connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
    if show(connection, "transaction_read_only").await? != "off" {
        return Err(refused(Unfit::ReadOnly));
    }
    let is_safe = |setting: &str| matches!(setting, "on" | "remote_apply");
    if is_safe(&show(connection, "synchronous_commit").await?) {
        return Ok(());
    }
    connection.execute("SET synchronous_commit = on").await?;
    match show(connection, "synchronous_commit").await? {
        setting if is_safe(&setting) => Ok(()),
        setting => Err(refused(Unfit::Unsafe(setting))),
    }
}

async fn warn_of_settings(connection: &mut AnyConnection, named: &str) {
    for setting in ["fsync", "full_page_writes"] {
        if show(connection, setting)
            .await
            .is_ok_and(|value| value == "off")
        {
            tracing::warn!(
                "{named}: {setting} is off: if its machine fails, moves may be lost that were told"
            );
        }
    }
}

async fn show(connection: &mut AnyConnection, setting: &str) -> Result<String, sqlx::Error> {
    let show = format!("SHOW {setting}");
    let (value,) = sqlx::query_as(&show).fetch_one(connection).await?;
    Ok(value)
}

/// Why a database that can be reached is not used.
#[derive(Debug, thiserror::Error)]
pub(super) enum Unfit {
    /// A standby, or one that was made so.
    #[error("it can only be read")]
    ReadOnly,
    /// What it acknowledges may be lost.
    #[error("synchronous_commit is {0}, and cannot be switched on")]
    Unsafe(String),
}

fn refused(unfit: Unfit) -> sqlx::Error {
    let unfit: BoxDynError = Box::new(unfit);
    sqlx::Error::Configuration(unfit)
}
