//! A real server on a real port with a real file, in this process.
#![allow(dead_code, reason = "each test file uses a part")]
#![allow(clippy::unwrap_used, reason = "a helper of tests")]

pub(crate) mod seated;

pub(crate) use patron as client;

use cluster::Cluster;
use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

thread_local! {
    /// Whether servers that this thread starts keep their tables in PostgreSQL.
    static ON_POSTGRES: Cell<bool> = const { Cell::new(false) };
}

/// Runs a test once more, with servers that keep their tables in PostgreSQL.
pub(crate) fn on_postgres(test: impl FnOnce()) {
    ON_POSTGRES.set(true);
    test();
}

/// Where the tables of a new server are kept.
fn database_for(folder: &Path) -> String {
    match ON_POSTGRES.get() {
        true => Cluster::shared().database(),
        false => format!("sqlite:{}", folder.join("tables.sqlite").display()),
    }
}

pub(crate) struct Server {
    pub(crate) address: String,
    pub(crate) folder: PathBuf,
    pub(crate) database: String,
    runtime: Runtime,
    stop: Option<oneshot::Sender<()>>,
}

impl Server {
    /// A server without pages.
    pub(crate) fn start() -> Self {
        Self::but(|_| {})
    }

    /// A server with these pages and limits.
    pub(crate) fn with(client: server::Client, limits: server::Limits) -> Self {
        Self::but(|options| {
            options.client = client;
            options.limits = limits;
        })
    }

    /// A server as usual, but for what is changed.
    pub(crate) fn but(change: impl FnOnce(&mut server::Options)) -> Self {
        let folder = Self::new_folder();
        let database = database_for(&folder);
        Self::start_in(folder, database, change)
    }

    /// A server on a database that is there.
    pub(crate) fn at(database: String) -> Self {
        Self::start_in(Self::new_folder(), database, |_| {})
    }

    fn new_folder() -> PathBuf {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("cantina-server-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn start_in(
        folder: PathBuf,
        database: String,
        change: impl FnOnce(&mut server::Options),
    ) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0"));
        let listener = listener.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let mut options = options(database.clone());
        change(&mut options);
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, is_ready) = std::sync::mpsc::channel();
        runtime.spawn(async move {
            let ready = move || ready.send(()).unwrap();
            let stopped = async move { drop(stopped.await) };
            server::serve(vec![listener], options, ready, stopped)
                .await
                .unwrap();
        });
        is_ready.recv().unwrap();
        Self {
            address,
            folder,
            database,
            runtime,
            stop: Some(stop),
        }
    }

    /// A server on a copy of this file.
    pub(crate) fn on(file: &std::path::Path) -> Self {
        let folder = Self::new_folder();
        let copy = folder.join("tables.sqlite");
        std::fs::copy(file, &copy).unwrap();
        Self::start_in(folder, format!("sqlite:{}", copy.display()), |_| {})
    }

    /// Changes the database behind the server's back.
    pub(crate) fn sql(&self, statement: &str) {
        use sqlx::{Connection as _, Executor as _};
        self.runtime.block_on(async {
            let connection = sqlx::AnyConnection::connect(&self.database);
            connection.await.unwrap().execute(statement).await.unwrap();
        });
    }

    /// Looks texts up in the database.
    pub(crate) fn read_all(&self, query: &str) -> Vec<String> {
        use sqlx::Connection as _;
        self.runtime.block_on(async {
            let connection = sqlx::AnyConnection::connect(&self.database);
            let found = sqlx::query_scalar(query);
            found
                .fetch_all(&mut connection.await.unwrap())
                .await
                .unwrap()
        })
    }

    /// Looks one text up in the database.
    pub(crate) fn read(&self, query: &str) -> String {
        self.read_all(query).remove(0)
    }

    /// Another server on the same database.
    pub(crate) fn neighbour(&self) -> Self {
        self.neighbour_but(|_| {})
    }

    /// The same, but for what is changed.
    pub(crate) fn neighbour_but(&self, change: impl FnOnce(&mut server::Options)) -> Self {
        let (folder, database) = (self.folder.clone(), self.database.clone());
        Self::start_in(folder, database, |options| {
            options.shared = true;
            change(options);
        })
    }

    /// Ends the server and starts another on the same file.
    pub(crate) fn restarted(self) -> Self {
        self.restarted_but(|_| {})
    }

    /// The same, but for what is changed.
    pub(crate) fn restarted_but(mut self, change: impl FnOnce(&mut server::Options)) -> Self {
        let folder = std::mem::take(&mut self.folder);
        let database = std::mem::take(&mut self.database);
        drop(self);
        Self::start_in(folder, database, change)
    }

    /// Waits until a query of the file, asked behind the server's back, is answered like this.
    pub(crate) fn until(&self, query: &str, wanted: impl Fn(&str) -> bool) {
        for _ in 0..1000 {
            if wanted(&self.read(query)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("{query}: {}", self.read(query));
    }
}

/// What a server is usually started with.
pub(crate) fn options(database: String) -> server::Options {
    server::Options {
        words: std::collections::BTreeMap::new(),
        common: printed::Languages::common(),
        database,
        games: vec![
            bots::any(deckbuilding::Deckbuilding::base().unwrap()),
            bots::any(coaxium::Coaxium::new()),
            bots::any(outer_rim::OuterRim::base().unwrap()),
        ],
        client: server::Client::default(),
        pace: Duration::ZERO,
        bot_threads: std::num::NonZeroUsize::MIN,
        limits: server::Limits::default(),
        site: server::Site::default(),
        shared: false,
        beat: Duration::from_millis(300),
        seed: None,
        time: server::Timekeeper::default(),
        away: server::AWAY,
        pulse: Duration::from_millis(20),
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.stop.take());
        if !self.folder.as_os_str().is_empty() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}
