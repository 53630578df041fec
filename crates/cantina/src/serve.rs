//! `cantina serve`: tables for browsers, on this machine, in the house, or behind a proxy.

use crate::error::Failure;
use crate::games::Shelf;
use crate::house;
use crate::kept;
use crate::languages::Languages;
use crate::logging;
use crate::seed;
use ipnet::IpNet;
use std::io::{self, ErrorKind, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;
use tokio::net::TcpListener;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The port on this machine; 0 takes any that is free
    #[arg(long, default_value_t = 4280)]
    port: u16,
    /// Listen for the house as well, not for this machine alone; ADDRESS is the one to invite by, if
    /// this machine has several
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, require_equals = true)]
    lan: Option<Option<IpAddr>>,
    /// Where everybody reaches this server, behind a proxy or by a name: https://games.example
    #[arg(long, value_name = "URL")]
    public_url: Option<server::Origin>,
    /// Networks of proxies that say on whose behalf they ask (X-Forwarded-For, -Proto, -Host)
    #[arg(long, value_name = "CIDR,…", value_delimiter = ',', value_parser = network)]
    trusted_proxies: Vec<IpNet>,
    /// Let everybody read /metrics, not this machine alone
    #[arg(long)]
    metrics_public: bool,
    /// So many connections may be open at once
    #[arg(long, value_name = "N", default_value_t = server::Limits::default().connections)]
    connections: u32,
    /// So many of them may come from one address
    #[arg(long, value_name = "N", default_value_t = server::Limits::default().connections_per_address)]
    connections_per_address: u32,
    #[command(flatten)]
    logging: logging::Args,
    #[command(flatten)]
    kept: kept::Args,
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
    args.logging.begin();
    let seed = args.seed.as_deref().map(seed::parse).transpose()?;
    if seed.is_some() {
        eprintln!("cantina: TABLES ARE PREDICTABLE (--seed): for tests only, do not play for real");
    }
    let languages = Languages::named(args.languages.as_ref())?;
    let options = server::Options {
        database: args.kept.address()?,
        games: Shelf::with(args.pack.as_deref(), &languages)?.all(),
        client: server::Client::embedded(),
        words: languages.words_of_pages(),
        common: languages.common(),
        pace: Duration::from_millis(args.pace),
        limits: server::Limits {
            connections: args.connections,
            connections_per_address: args.connections_per_address,
            ..server::Limits::default()
        },
        site: site(args),
        shared: false,
        beat: server::BEAT,
        bot_threads: args.bot_threads.unwrap_or_else(usual_bot_threads),
        seed,
        time: server::Timekeeper::default(),
        away: server::AWAY,
        pulse: server::PULSE,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let served = runtime.block_on(async {
        let (listeners, port) = listen(args).await.map_err(|source| Failure::Port {
            port: args.port,
            source,
        })?;
        let site = options.site.clone();
        let ready = || {
            // Whoever started us may have stopped listening; the tables are served all the same.
            let _ = announce(args, &site, port);
            if args.open {
                show(&format!("http://127.0.0.1:{port}"));
            }
        };
        server::serve(listeners, options, ready, interrupted()).await?;
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

fn site(args: &Args) -> server::Site {
    server::Site {
        public: args.public_url.clone(),
        house: match args.lan {
            Some(Some(address)) => vec![address],
            Some(None) => house::addresses(),
            None => Vec::new(),
        },
        proxies: args.trusted_proxies.clone(),
        metrics_public: args.metrics_public,
    }
}

/// A network, or one address.
fn network(text: &str) -> Result<IpNet, String> {
    let network = text.parse().ok();
    let address = || text.parse().ok().map(|address: IpAddr| address.into());
    let wrong = || "give networks such as 10.0.0.0/8, or addresses".to_owned();
    network.or_else(address).ok_or_else(wrong)
}

/// Everything to listen on, and the port. This machine always reaches it by 127.0.0.1.
async fn listen(args: &Args) -> io::Result<(Vec<TcpListener>, u16)> {
    let here = IpAddr::from(Ipv4Addr::LOCALHOST);
    let (first, second) = match args.lan {
        None => return one(here, args.port).await,
        Some(Some(address)) => (here, address),
        // Most systems let the one of IPv6 take connections of both kinds.
        Some(None) => (Ipv6Addr::UNSPECIFIED.into(), Ipv4Addr::UNSPECIFIED.into()),
    };
    let (mut listeners, port) = match one(first, args.port).await {
        // A system without IPv6.
        Err(_) if first.is_unspecified() => return one(second, args.port).await,
        listening => listening?,
    };
    match TcpListener::bind((second, port)).await {
        Ok(listener) => listeners.push(listener),
        Err(error) if first.is_unspecified() && error.kind() == ErrorKind::AddrInUse => {}
        Err(error) => return Err(error),
    }
    Ok((listeners, port))
}

async fn one(address: IpAddr, port: u16) -> io::Result<(Vec<TcpListener>, u16)> {
    let listener = TcpListener::bind((address, port)).await?;
    let port = listener.local_addr()?.port();
    Ok((vec![listener], port))
}

/// Says where to play.
fn announce(args: &Args, site: &server::Site, port: u16) -> io::Result<()> {
    let mut out = io::stdout();
    writeln!(
        out,
        "Cantina serves http://127.0.0.1:{port} (Ctrl-C ends it)"
    )?;
    if let Some(public) = &args.public_url {
        writeln!(out, "Everybody: {public}")?;
    }
    if args.lan.is_none() {
        return Ok(());
    }
    let links = site.house.iter().map(|address| house::link(*address, port));
    let links: Vec<String> = links.collect();
    match links.first() {
        Some(first) => {
            writeln!(out, "In this house: {}", links.join(", "))?;
            write!(out, "{}", house::qr(first).unwrap_or_default())
        }
        None => writeln!(out, "This machine is in no network: nobody else reaches it"),
    }
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
