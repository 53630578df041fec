//! `cantina bench server`: what a server can bear.
//!
//! The server is a process of its own, this binary once more; the load comes from this one, on one
//! thread. One table is played by real moves, its rows are copied, and at each copy two people sit who
//! move by the clock: a late answer does not slow them down, as it would not slow down others who play
//! elsewhere. Beside it a bare sync is timed, since nothing is told before it is on the disk.

mod bare;
mod crowd;
mod error;
mod folder;
mod heard;
mod http;
mod line;
mod node;
mod picks;
mod process;
mod report;
mod spread;
mod table;
mod template;
mod watch;

use super::progress::Progress;
use super::seconds;
use crate::error::Failure;
use crate::files;
use crate::games::Shelf;
use crate::languages::Languages;
use bare::Bare;
use bots::Playable;
use crowd::{Crowd, Pace, Start};
use folder::Folder;
use node::Node;
use report::{Bytes, Cpu, Memory, Report, Whole, tenths};
use serde_json::Value;
use server::{Gauge, Multiplied, Size};
use std::cell::Cell;
use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::time::Duration;
use template::Template;
use watch::{Used, Watch, each};

pub(crate) use error::BenchError;

#[derive(clap::Args)]
#[command(after_help = "\
Everything lies in a temporary folder and is gone afterwards; what is put into a PostgreSQL stays there, so
give a database of its own. Other load on the machine makes times worse: look at the bare sync beside them,
and compare CPU time. Build with --release.

Examples:
  cantina bench server --tables 5000
  cantina bench server --tables 100 --seconds 10 --json
  cantina bench server --database postgres://localhost/bench --nodes 2
  cantina bench server --tables 0 --sleeping 100000")]
pub(crate) struct Args {
    /// So many tables are played at
    #[arg(long, value_name = "N", default_value_t = 1000)]
    tables: usize,
    /// So much was done at each before
    #[arg(long, value_name = "N", default_value_t = 150)]
    entries: u32,
    /// Each table moves once in so many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0, value_parser = seconds)]
    every: f64,
    /// How long to measure, after each table has moved once
    #[arg(long, default_value_t = 60.0, value_parser = seconds)]
    seconds: f64,
    /// So many tables more are stored, at which nobody plays
    #[arg(long, value_name = "N", default_value_t = 0)]
    sleeping: usize,
    /// So many servers; of the two people at a table each is at another one
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
    nodes: u8,
    /// Store the tables in this PostgreSQL: postgres://USER@HOST/DATABASE
    #[arg(long, value_name = "ADDRESS")]
    database: Option<String>,
    /// Make the temporary folder in this one, and so on its disk [default: the system's]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The game; see `cantina games`
    #[arg(long)]
    game: Option<String>,
    /// The set-up, for two, as JSON or @FILE; the game's default if not given
    #[arg(long, value_name = "JSON|@FILE")]
    setup: Option<String>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// So many files are open besides sockets.
const BESIDES: u64 = 100;

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game = Shelf::with(None, &Languages::default())?.named(args.game.as_deref())?;
    let setup = match &args.setup {
        Some(text) => files::json_argument(text)?,
        None => game.default_setup(),
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let report = runtime.block_on(measure(args, &*game, &setup))?;
    let mut out = stdout().lock();
    if args.json {
        let text = serde_json::to_string_pretty(&report).map_err(std::io::Error::from)?;
        writeln!(out, "{text}")?;
    } else {
        report::print(&mut out, &report)?;
    }
    Ok(())
}

async fn measure(args: &Args, game: &dyn Playable, setup: &Value) -> Result<Report, BenchError> {
    let sockets = args.tables * 2;
    check(args, sockets)?;
    let elsewhere = std::env::temp_dir();
    let folder = Folder::within(args.data.as_deref().unwrap_or(&elsewhere))?;
    let own = folder.database();
    let database = args.database.as_deref().unwrap_or(&own);
    let (template, tables) = prepare(args, game, setup, database).await?;

    let first = Node::start(database, sockets)?;
    let start = report::Start {
        sleeping: args.sleeping,
        ms: tenths(first.took.as_secs_f64() * 1e3),
        memory: first.memory(),
    };
    let mut nodes = vec![first];
    if args.nodes > 1 {
        nodes.push(Node::start(database, sockets)?);
    }
    let mut gauge = Gauge::open(database).await?;
    let watch = Watch {
        database: gauge.process().await?.and_then(process::parent),
        nodes,
    };
    let addresses = [0, args.nodes - 1].map(|node| watch.nodes[usize::from(node)].address.clone());

    let idle = watch.memory();
    let (position, asked) = (template.position, template.asked);
    let lasts = Duration::from_secs_f64(args.seconds);
    let pace = Pace {
        every: Duration::from_secs_f64(args.every.max(0.001)),
        lasts,
    };
    let mut crowd = Crowd::gather(tables, &addresses, Start { position, asked }, pace);
    crowd.first().await?;
    let half = watch.memory();
    crowd.second().await?;
    let joined = watch.memory();

    let before = gauge.size().await?;
    let bare_sync = Bare::sync(folder.path())?;
    let bare_commit = args.database.as_deref().map(Bare::commit);
    let (from, until) = (Cell::new(Used::default()), Cell::new(Used::default()));
    let counted = || from.set(watch.used());
    let over = || until.set(watch.used());
    let tallies = crowd.play(counted, over).await?;
    let (bare_sync, bare_commit) = (bare_sync.end()?, bare_commit.map(Bare::end).transpose()?);
    let after = gauge.size().await?;

    let whole = Whole::of(tallies, lasts);
    if let Some(why) = &whole.lost {
        eprintln!("cantina: of the lines that broke, one did so: {why}");
    }
    let (from, until, made) = (from.get(), until.get(), whole.moves.made);
    Ok(Report {
        game: game.id(),
        database: match args.database {
            Some(_) => "postgres",
            None => "sqlite",
        },
        nodes: watch.nodes.len(),
        tables: args.tables,
        entries: template.position,
        every_seconds: args.every,
        seconds: args.seconds,
        start,
        memory: memory(args, [idle, half, joined], &watch),
        cpu_ms_a_move: Cpu {
            server: each(from.servers, until.servers, made),
            database: each(from.database, until.database, made),
            generator: each(from.generator, until.generator, made),
        },
        bytes_a_move: bytes(&whole, args, [before, after], [from, until]),
        moves: whole.moves,
        acknowledged: whole.since_sent,
        acknowledged_since_due: whole.since_due,
        other_told: whole.other,
        bare_sync,
        bare_commit,
    })
}

fn check(args: &Args, sockets: usize) -> Result<(), BenchError> {
    if args.nodes > 1 && args.database.is_none() {
        return Err(BenchError::OneNode);
    }
    let needed = sockets as u64 + BESIDES;
    match process::open_files() {
        Some(allowed) if allowed < needed => Err(BenchError::TooFewFiles {
            sockets,
            needed,
            allowed,
        }),
        _ => Ok(()),
    }
}

/// Plays one table, and multiplies it: what it was, and those at which people will play.
async fn prepare(
    args: &Args,
    game: &dyn Playable,
    setup: &Value,
    database: &str,
) -> Result<(Template, Vec<Multiplied>), BenchError> {
    let node = Node::start(database, 2)?;
    let template = template::play(&node.address, game, setup, args.entries).await?;
    drop(node);
    let all = args.tables + args.sleeping;
    let mut progress = Progress::new("copying tables");
    let show = |copied| progress.show(copied as f64 / all as f64);
    let mut tables = server::multiply(database, &template.table, all, show).await?;
    tables.truncate(args.tables);
    Ok((template, tables))
}

fn memory(args: &Args, [idle, half, joined]: [Option<u64>; 3], watch: &Watch) -> Memory {
    let each = |from: Option<u64>, to: Option<u64>| {
        let grown = to?.saturating_sub(from?) as f64;
        Some((grown / args.tables.max(1) as f64).round())
    };
    // Who comes second finds the table awake, unless it is another server's.
    let socket = each(half, joined).filter(|_| args.nodes == 1);
    Memory {
        idle,
        joined,
        end: watch.memory(),
        table: { each(idle, half).zip(socket) }.map(|(both, socket)| (both - socket).max(0.0)),
        socket,
    }
}

/// Tables and lines count every move, those before the measured ones too: each table makes one of them.
fn bytes(whole: &Whole, args: &Args, [before, after]: [Size; 2], used: [Used; 2]) -> Bytes {
    let made = whole.moves.made;
    let all = (made + args.tables as u64).max(1) as f64;
    let each = |bytes: u64| tenths(bytes as f64 / all);
    let [from, until] = used.map(|used| used.written);
    Bytes {
        database: Some(each(after.bytes.saturating_sub(before.bytes))),
        log: { before.logged.zip(after.logged) }.map(|(before, after)| each(after - before)),
        disk: from
            .zip(until)
            .map(|(from, until)| tenths((until - from) as f64 / made.max(1) as f64)),
        sent: each(whole.said),
        received: each(whole.heard),
    }
}
