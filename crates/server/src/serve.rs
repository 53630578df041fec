//! Starting and stopping.

use crate::api;
use crate::client::Client;
use crate::connection;
use crate::ending::Ending;
use crate::hall::Hall;
use crate::limits::Limits;
use crate::nodes;
use crate::site::Site;
use crate::store::{self, Store, StoreError};
use crate::thinkers::Thinkers;
use crate::time::Timekeeper;
use crate::waker;
use bots::Playable;
use printed::Languages;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Lang, Seed};
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::timeout;

/// Whoever is connected has so long to hear that this is the end.
const FAREWELL: Duration = Duration::from_secs(5);
/// What is being written has so long to be written: what was told is stored anyway.
const CLOSING: Duration = Duration::from_secs(2);

/// Who is away for so long may be replaced by a machine.
pub const AWAY: Duration = Duration::from_secs(90);
/// So often a server says to others on the same database that it runs, and looks what they did.
pub const BEAT: Duration = Duration::from_secs(1);
/// So often it is looked which tables want to go on by themselves.
pub const PULSE: Duration = Duration::from_secs(1);

/// What a server serves, and how.
pub struct Options {
    /// Where everything is stored: `sqlite:PATH` or `postgres://…`.
    pub database: String,
    /// The games.
    pub games: Vec<Box<dyn Playable>>,
    /// The pages for browsers.
    pub client: Client,
    /// What the pages say in further languages, as files of messages.
    pub words: BTreeMap<Lang, String>,
    /// What is said alike at every table: [`Languages::common`], and what was added to it.
    pub common: Languages,
    /// How long a machine waits before it moves where only machines play.
    pub pace: Duration,
    /// On so many threads machines think.
    pub bot_threads: NonZeroUsize,
    /// How much one may ask for.
    pub limits: Limits,
    /// How it is reached.
    pub site: Site,
    /// Whether others may serve the same file, as they may serve the same PostgreSQL: for tests.
    pub shared: bool,
    /// How often it says to other servers that it runs, and looks what they did. Who is silent five times
    /// as long is taken for dead.
    pub beat: Duration,
    /// What time it is.
    pub time: Timekeeper,
    /// After so long the others may give the seat of who is away to a machine.
    pub away: Duration,
    /// How often it is looked which tables want to go on by themselves.
    pub pulse: Duration,
    /// The seed of every table, for tests alone: whoever knows it knows all that is hidden. Without
    /// one each table draws its own.
    pub seed: Option<Seed>,
}

impl std::fmt::Debug for Options {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ids: Vec<_> = self.games.iter().map(|game| game.id()).collect();
        f.debug_struct("Options")
            .field("games", &ids)
            .field("pace", &self.pace)
            .finish_non_exhaustive()
    }
}

/// Why a server could not start, or ended.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The store does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system has no thread for machines.
    #[error("no thread could be started for machines to think on: {0}")]
    Threads(std::io::Error),
}

/// Serves until `stop`, on the threads of a multi-threaded runtime. Calls `ready` once it can be
/// talked to. Whatever clients do, it ends within seconds after `stop`.
pub async fn serve(
    listeners: Vec<TcpListener>,
    options: Options,
    ready: impl FnOnce(),
    stop: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let alone = !options.shared && !store::is_shared(&options.database);
    let _lock = match alone {
        true => store::lock(&options.database)?,
        false => None,
    };
    let store = Store::open(&options.database, options.time.clone(), alone).await?;
    let ending = Ending::default();
    let thinkers = Thinkers::start(options.bot_threads).map_err(ServeError::Threads)?;
    let (pulse, beat) = (options.pulse, options.beat);
    let hall = Arc::new(Hall::new(store.clone(), options, thinkers, ending.clone()));
    nodes::enter(&hall).await;
    tokio::spawn(nodes::run(hall.clone(), beat, ending.guest()));
    tokio::spawn(waker::run(hall.clone(), pulse, ending.guest()));
    let router = api::router(hall.clone());
    let mut accepting = JoinSet::new();
    for listener in listeners {
        let (hall, router, ending) = (hall.clone(), router.clone(), ending.clone());
        accepting
            .spawn(async move { connection::accept(&listener, &hall, &router, &ending).await });
    }
    ready();
    stop.await;
    accepting.shutdown().await;
    ending.comes(FAREWELL).await;
    // Others go on at once with what this one leaves.
    let _ = timeout(CLOSING, store.bury(store.node().clone())).await;
    // Who still holds a connection of the store is left behind: nothing was told of what it does.
    let _ = timeout(CLOSING, store.close()).await;
    Ok(())
}
