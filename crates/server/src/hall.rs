//! All tables: those in memory, and the way to those that are not.

use crate::client::Client;
use crate::ending::Ending;
use crate::health::Health;
use crate::limits::Limits;
use crate::metrics::METRICS;
use crate::secret;
use crate::serve::Options;
use crate::site::Site;
use crate::spoken::Translations;
use crate::store::Store;
use crate::table::{self, Stub};
use crate::thinkers::Thinkers;
use crate::time::Timekeeper;
use crate::visitors::Visitors;
use bots::Playable;
use host::{Code, Context, Fault, Opening, Shown, Sitter, Stored, TableId, Terms};
use printed::Languages;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tabletop::{Lang, Saying, Seed};

/// A game that is offered here, and what is told of it to everybody: made once, when asked for.
pub(crate) struct Offered {
    game: Arc<dyn Playable>,
    pub(crate) faces: Translations,
    pub(crate) rules: Translations,
    /// The same with every other choice of boxes, once somebody asked for one.
    others: OnceLock<Vec<Self>>,
}

impl Offered {
    /// The game with the boxes of this content. A table of content that nobody has any more is
    /// shown with the first box.
    pub(crate) fn with_content(&self, content: &str) -> &Self {
        let has = |one: &Self| one.fingerprint().to_string() == content;
        if has(self) {
            return self;
        }
        let open = || self.game.other_boxes().into_iter().map(Self::from);
        let others = self.others.get_or_init(|| open().collect());
        others.iter().find(|one| has(one)).unwrap_or(self)
    }
}

impl Deref for Offered {
    type Target = dyn Playable;

    fn deref(&self) -> &Self::Target {
        &*self.game
    }
}

impl From<Box<dyn Playable>> for Offered {
    fn from(game: Box<dyn Playable>) -> Self {
        Self {
            game: game.into(),
            faces: Translations::default(),
            rules: Translations::default(),
            others: OnceLock::new(),
        }
    }
}

/// All tables.
pub(crate) struct Hall {
    pub(crate) store: Store,
    pub(crate) games: Vec<Offered>,
    pub(crate) client: Client,
    /// What the pages say in further languages.
    pub(crate) words: BTreeMap<Lang, String>,
    /// What is said alike at every table, and without one.
    pub(crate) common: Languages,
    pub(crate) limits: Limits,
    pub(crate) site: Site,
    pub(crate) visitors: Arc<Visitors>,
    pub(crate) health: Health,
    pub(crate) began: Instant,
    pub(crate) ending: Ending,
    pub(crate) time: Timekeeper,
    pace: Duration,
    away: Duration,
    thinkers: Thinkers,
    seed: Option<Seed>,
    live: Mutex<HashMap<TableId, Stub>>,
}

impl Hall {
    pub(crate) fn new(store: Store, options: Options, thinkers: Thinkers, ending: Ending) -> Self {
        Self {
            store,
            ending,
            thinkers,
            games: options.games.into_iter().map(Offered::from).collect(),
            client: options.client,
            words: options.words,
            common: options.common,
            limits: options.limits,
            site: options.site,
            visitors: Visitors::new(options.limits),
            health: Health::default(),
            began: Instant::now(),
            time: options.time,
            pace: options.pace,
            away: options.away,
            seed: options.seed,
            live: Mutex::default(),
        }
    }

    /// Opens a new table.
    pub(crate) async fn create(
        &self,
        game: &str,
        setup: Value,
        seats: Vec<Sitter>,
        private: bool,
        terms: Terms,
        by: IpAddr,
    ) -> Result<Stored, Fault> {
        self.may_open(&seats, by)?;
        terms.check()?;
        let game = &**self.offered(game)?;
        let stored = host::prepare(game, setup, seats, private, self.opening()?)?;
        self.store.create(&stored, &terms).await?;
        METRICS.tables.grow();
        Ok(stored)
    }

    /// Opens a table that goes on from a position of another.
    pub(crate) async fn fork(
        &self,
        id: &str,
        shown: Shown,
        position: u32,
        seats: Vec<Sitter>,
        by: IpAddr,
    ) -> Result<Stored, Fault> {
        self.may_open(&seats, by)?;
        let table = self.table(id).await?;
        let stored = table.fork(shown, position, seats, self.opening()?).await?;
        self.store.create(&stored, &Terms::default()).await?;
        METRICS.tables.grow();
        Ok(stored)
    }

    /// What a new table begins with.
    pub(crate) fn opening(&self) -> Result<Opening, Fault> {
        Ok(secret::opening(self.seed, self.time.now())?)
    }

    /// Machines think on this server: tables with some are counted by themselves.
    fn may_open(&self, seats: &[Sitter], by: IpAddr) -> Result<(), Fault> {
        self.visitors.table(by)?;
        match seats.iter().all(Sitter::is_person) {
            true => Ok(()),
            false => self.visitors.table_of_machines(by),
        }
    }

    /// How many tables are in memory.
    pub(crate) fn awake(&self) -> usize {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.values().filter(|stub| !stub.is_closed()).count()
    }

    /// A table by its name.
    pub(crate) async fn table(&self, id: &str) -> Result<Stub, Fault> {
        let id = TableId::parse(id).ok_or_else(Fault::unknown_table)?;
        if let Some(stub) = self.in_memory(&id) {
            return Ok(stub);
        }
        let stored = self.store.table(&id).await?;
        let stored = stored.ok_or_else(Fault::unknown_table)?;
        let context = Context {
            game: self.offered(&stored.game)?.game.clone(),
            pace: u64::try_from(self.pace.as_millis()).unwrap_or(u64::MAX),
            viewers: self.limits.sockets,
            away: u64::try_from(self.away.as_millis()).unwrap_or(u64::MAX),
            words: self.common.clone(),
        };
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.retain(|_, stub| !stub.is_closed());
        // Somebody else may have been as quick.
        let stub = live.entry(id.clone()).or_insert_with(|| {
            let (store, thinkers) = (self.store.clone(), self.thinkers.clone());
            let (stub, actor) = table::channel(context, store, thinkers, id, self.time.clone());
            tokio::spawn(actor.run(self.ending.guest()));
            stub
        });
        Ok(stub.clone())
    }

    /// The tables in memory.
    pub(crate) fn live(&self) -> Vec<TableId> {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let live = live.iter().filter(|(_, stub)| !stub.is_closed());
        live.map(|(id, _)| id.clone()).collect()
    }

    /// A table that is in memory.
    pub(crate) fn in_memory(&self, id: &TableId) -> Option<Stub> {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.get(id).filter(|stub| !stub.is_closed()).cloned()
    }

    /// A game by its name.
    pub(crate) fn offered(&self, id: &str) -> Result<&Offered, Fault> {
        let found = self.games.iter().find(|game| game.id() == id);
        found.ok_or_else(|| {
            let known: Vec<_> = self.games.iter().map(|game| game.id()).collect();
            let message = Saying::new("unknown-game").with("known", known.join(", "));
            Fault::new(Code::UnknownGame, message)
        })
    }
}
