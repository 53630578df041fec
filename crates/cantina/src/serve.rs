//! `cantina serve`: tables for browsers, on this machine.

use crate::error::Failure;
use crate::files;
use crate::games::Shelf;
use crate::languages::Languages;
use crate::seed;
use std::io::Write as _;
use std::net::Ipv4Addr;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use tokio::net::TcpListener;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The port on this machine; 0 takes any that is free
    #[arg(long, default_value_t = 4280)]
    port: u16,
    /// The folder in which the tables are kept [default: the user's folder for such things]
    #[arg(long, value_name = "FOLDER", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// The database in which the tables are kept, as sqlite:PATH
    #[arg(long, value_name = "ADDRESS")]
    database: Option<String>,
    /// How long a machine waits before it moves at a table of machines alone, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 600)]
    pace: u64,
    /// On so many threads machines think [default: one less than the machine has]
    #[arg(long, value_name = "N")]
    bot_threads: Option<NonZeroUsize>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// Add or replace entries of the box from this folder or file; see `cantina cards check`
    #[arg(long, value_name = "PATH")]
    pack: Option<PathBuf>,
    /// Add languages from this folder: LANGUAGE/GAME/*.ftl, and LANGUAGE/client/*.ftl for the pages
    #[arg(long, value_name = "DIR")]
    languages: Option<PathBuf>,
    /// Deal every table by this seed: for tests, on tables of their own
    #[arg(long, hide = true, requires = "data")]
    seed: Option<String>,
}

/// Bots that think at the end are not waited for longer than this; nothing of theirs is lost.
const FAREWELL: Duration = Duration::from_secs(2);

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let seed = args.seed.as_deref().map(seed::parse).transpose()?;
    if seed.is_some() {
        eprintln!("cantina: TABLES ARE PREDICTABLE (--seed): for tests only, do not play for real");
    }
    let languages = Languages::named(args.languages.as_ref())?;
    let options = server::Options {
        database: database(args)?,
        games: Shelf::with(args.pack.as_deref(), &languages)?.all(),
        client: server::Client::embedded(),
        words: languages.words_of_pages(),
        common: languages.common(),
        pace: Duration::from_millis(args.pace),
        bot_threads: args.bot_threads.unwrap_or_else(usual_bot_threads),
        limits: server::Limits::default(),
        seed,
        time: server::Timekeeper::default(),
        away: server::AWAY,
        pulse: server::PULSE,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let served = runtime.block_on(async {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, args.port)).await;
        let listener = listener.map_err(|source| Failure::Port {
            port: args.port,
            source,
        })?;
        let address = format!("http://{}", listener.local_addr()?);
        let ready = || {
            // Whoever started us may have stopped listening; the tables are served all the same.
            let _ = writeln!(
                std::io::stdout(),
                "Cantina serves {address} (Ctrl-C ends it)"
            );
            if args.open {
                show(&address);
            }
        };
        server::serve(listener, options, ready, interrupted()).await?;
        Ok(())
    });
    runtime.shutdown_timeout(FAREWELL);
    served
}

/// One is left for those who are connected.
fn usual_bot_threads() -> NonZeroUsize {
    let all = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    NonZeroUsize::new(all.get() - 1).unwrap_or(NonZeroUsize::MIN)
}

fn database(args: &Args) -> Result<String, Failure> {
    if let Some(address) = &args.database {
        return Ok(address.clone());
    }
    let folder = args.data.clone().unwrap_or_else(|| {
        files::own_state_folder();
        files::state_folder()
    });
    files::private_folder(&folder)?;
    let file = folder.join("tables.sqlite").display().to_string();
    for end in ["", "-wal", "-shm"] {
        files::private(Path::new(&format!("{file}{end}")), 0o600);
    }
    // These two mean something in the address of a database.
    let file = file.replace('%', "%25").replace('?', "%3F");
    Ok(format!("sqlite:{file}"))
}

/// Ctrl-C, or what a service manager sends. Who says it twice does not want to wait.
fn interrupted() -> impl Future<Output = ()> + Send {
    let mut signals = Signals::listen();
    async move {
        signals.next().await;
        tokio::spawn(async move { std::process::exit(signals.next().await) });
    }
}

/// The signals that end a program, as far as this system has them.
#[cfg(unix)]
struct Signals(Option<[tokio::signal::unix::Signal; 2]>);

#[cfg(unix)]
impl Signals {
    fn listen() -> Self {
        use tokio::signal::unix::{SignalKind, signal};
        let interrupt = signal(SignalKind::interrupt());
        let terminate = signal(SignalKind::terminate());
        Self(interrupt.and_then(|one| Ok([one, terminate?])).ok())
    }

    /// Waits for one, and gives the exit code of who is ended by it.
    async fn next(&mut self) -> i32 {
        let Some([interrupt, terminate]) = &mut self.0 else {
            // Without signals there is no graceful way to end; being killed loses nothing either.
            return std::future::pending().await;
        };
        tokio::select! {
            _ = interrupt.recv() => 128 + 2,
            _ = terminate.recv() => 128 + 15,
        }
    }
}

/// Ctrl-C alone.
#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn listen() -> Self {
        Self
    }

    async fn next(&mut self) -> i32 {
        match tokio::signal::ctrl_c().await {
            Ok(()) => 1,
            // Without signals there is no graceful way to end; being killed loses nothing either.
            Err(_) => std::future::pending().await,
        }
    }
}

/// Opens the browser where there is one; the address is printed anyway.
fn show(address: &str) {
    let opener = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    let mut command = Command::new(opener);
    command
        .arg(address)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    if command.spawn().is_err() {
        eprintln!("cantina: no browser was found here: open {address} yourself");
    }
}
