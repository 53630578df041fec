//! A real server on a real port with a real file, in this process.
#![allow(dead_code, reason = "each test file uses a part")]
#![allow(clippy::unwrap_used, reason = "a helper of tests")]

pub(crate) mod seated;

pub(crate) use patron as client;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

pub(crate) struct Server {
    pub(crate) address: String,
    pub(crate) folder: PathBuf,
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
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("cantina-server-{}-{number}", std::process::id());
        Self::start_in(std::env::temp_dir().join(name), change)
    }

    fn start_in(folder: PathBuf, change: impl FnOnce(&mut server::Options)) -> Self {
        std::fs::create_dir_all(&folder).unwrap();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0"));
        let listener = listener.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let mut options = server::Options {
            words: std::collections::BTreeMap::new(),
            common: printed::Languages::common(),
            database: format!("sqlite:{}", folder.join("tables.sqlite").display()),
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
            seed: None,
            time: server::Timekeeper::default(),
            away: server::AWAY,
            pulse: Duration::from_millis(20),
        };
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
            runtime,
            stop: Some(stop),
        }
    }

    /// A server on a copy of this file.
    pub(crate) fn on(file: &std::path::Path) -> Self {
        let server = Self::start();
        let folder = server.folder.with_extension("copy");
        drop(server);
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::copy(file, folder.join("tables.sqlite")).unwrap();
        Self::start_again(folder)
    }

    fn start_again(folder: PathBuf) -> Self {
        Self::start_in(folder, |_| {})
    }

    /// Changes the file behind the server's back.
    pub(crate) fn sql(&self, statement: &str) {
        use sqlx::{Connection as _, Executor as _};
        let file = format!("sqlite:{}", self.folder.join("tables.sqlite").display());
        self.runtime.block_on(async {
            let mut connection = sqlx::SqliteConnection::connect(&file).await.unwrap();
            connection.execute(statement).await.unwrap();
        });
    }

    /// Looks one text up in the file.
    pub(crate) fn read(&self, query: &str) -> String {
        use sqlx::Connection as _;
        let file = format!("sqlite:{}", self.folder.join("tables.sqlite").display());
        self.runtime.block_on(async {
            let mut connection = sqlx::SqliteConnection::connect(&file).await.unwrap();
            let found = sqlx::query_scalar(query);
            found.fetch_one(&mut connection).await.unwrap()
        })
    }

    /// Another server on the same file.
    pub(crate) fn neighbour(&self) -> Self {
        Self::start_in(self.folder.clone(), |options| options.shared = true)
    }

    /// Ends the server and starts another on the same file.
    pub(crate) fn restarted(self) -> Self {
        self.restarted_but(|_| {})
    }

    /// The same, but for what is changed.
    pub(crate) fn restarted_but(mut self, change: impl FnOnce(&mut server::Options)) -> Self {
        let folder = std::mem::take(&mut self.folder);
        drop(self);
        Self::start_in(folder, change)
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

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.stop.take());
        if !self.folder.as_os_str().is_empty() {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}
