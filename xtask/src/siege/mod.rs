//! The server under siege: killed while it is played on, and told whatever should not be said.

mod figures;
mod place;

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Instant;

use cluster::Cluster;
use indicatif::{ProgressBar, ProgressStyle};
use patron::hostile::{Breach, Siege};
use patron::load::Kills;

use self::figures::{Figures, Memory};
use self::place::Place;

/// Tries to break `cantina serve`.
///
/// First it is killed again and again while tables of every game are played on, and everything that
/// anybody was told must be there afterwards; then one of two on the same PostgreSQL, and then that
/// itself. Then it is told a million things that should not be
/// said: each must be refused in a way that is written down, no table may change, and the server may
/// not grow. Stops at the first failure, says how to try it again, and leaves the folder for looking
/// into.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// How often to kill it
    #[arg(long, default_value_t = 200)]
    kills: u64,
    /// How often to kill one of two that share a PostgreSQL
    #[arg(long, default_value_t = 200)]
    node_kills: u64,
    /// How often to kill the PostgreSQL of two
    #[arg(long, default_value_t = 20)]
    crashes: u64,
    /// How many hostile messages to send
    #[arg(long, default_value_t = 1_000_000)]
    hostile: u64,
    /// Where all chance comes from: the same number says and does the same, though moments differ
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The binary to start [default: the one beside this program]
    #[arg(long, value_name = "PATH")]
    cantina: Option<std::path::PathBuf>,
    /// Print JSON for programs instead of a table for people
    #[arg(long)]
    json: bool,
}

/// What goes wrong.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("{}: no such program; `cargo build --bin cantina` makes it", .0.display())]
    NoBinary(std::path::PathBuf),
    #[error("no folder to serve: {0}")]
    Folder(#[from] io::Error),
    #[error(
        "{what}\nits folder: {}\nagain: cargo xtask siege {again} --seed {seed}",
        folder.display()
    )]
    Broken {
        what: String,
        folder: std::path::PathBuf,
        /// Which part of it was under way.
        again: String,
        seed: u64,
    },
}

/// So often the tables are looked at while messages are sent.
const BATCHES: u64 = 100;
/// So many attack at once.
const ATTACKERS: usize = 4;

pub(crate) fn run(args: &Args) -> ExitCode {
    match siege(args) {
        Ok(figures) => {
            let shown = if args.json {
                figures.json(args.seed)
            } else {
                figures.text()
            };
            // Nobody is listening any more when the reader (`| head`) has gone: not our error.
            let _ = io::stdout().write_all(shown.as_bytes());
            ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn siege(args: &Args) -> Result<Figures, Failure> {
    let place = Place::new(args.cantina.as_deref())?;
    let mut figures = Figures::default();
    for victim in Victim::ALL {
        let times = victim.times(args);
        if times > 0 {
            let began = Instant::now();
            let killed = kill(&place, victim, times, args.seed).map_err(|what| {
                let rest = Victim::ALL.map(|other| {
                    let times = if other == victim { times } else { 0 };
                    format!("{} {times}", other.option())
                });
                place.broken(what, format!("{} --hostile 0", rest.join(" ")), args.seed)
            })?;
            figures
                .killed
                .push((victim.title(), killed, began.elapsed()));
        }
    }
    if args.hostile > 0 {
        let began = Instant::now();
        let (tally, memory) = hostile(args, &place).map_err(|what| {
            let none = Victim::ALL.map(|other| format!("{} 0", other.option()));
            let again = format!("{} --hostile {}", none.join(" "), args.hostile);
            place.broken(what, again, args.seed)
        })?;
        figures.hostile = Some((tally, memory, began.elapsed()));
    }
    place.leave();
    Ok(figures)
}

/// What is killed.
#[derive(Copy, Clone, Eq, PartialEq)]
enum Victim {
    /// A server that serves a folder alone.
    Server,
    /// One of two that share a PostgreSQL.
    Node,
    /// The PostgreSQL of two.
    Database,
}

impl Victim {
    const ALL: [Self; 3] = [Self::Server, Self::Node, Self::Database];

    fn title(self) -> &'static str {
        match self {
            Self::Server => "server killed",
            Self::Node => "one of two killed",
            Self::Database => "database killed",
        }
    }

    fn option(self) -> &'static str {
        match self {
            Self::Server => "--kills",
            Self::Node => "--node-kills",
            Self::Database => "--crashes",
        }
    }

    fn times(self, args: &Args) -> u64 {
        match self {
            Self::Server => args.kills,
            Self::Node => args.node_kills,
            Self::Database => args.crashes,
        }
    }
}

fn kill(
    place: &Place,
    victim: Victim,
    times: u64,
    seed: u64,
) -> Result<patron::load::Killed, String> {
    let bar = bar(victim.title(), times);
    let cluster = (victim != Victim::Server).then(Cluster::start);
    let database = cluster.as_ref().map(Cluster::database);
    let crash = || {
        if let Some(cluster) = &cluster {
            cluster.kill();
            cluster.start_again();
        }
    };
    let kills = Kills {
        serve: &|| match &database {
            Some(database) => place.serve_on(database),
            None => place.serve("killed"),
        },
        nodes: if victim == Victim::Server { 1 } else { 2 },
        crash: (victim == Victim::Database).then_some(&crash),
        replay: &|| place.cantina(),
        scratch: place.folder(),
        kills: times,
        seed,
    };
    let killed = kills.run(|_| bar.inc(1));
    bar.finish_and_clear();
    killed.map_err(|lost| lost.to_string())
}

fn hostile(args: &Args, place: &Place) -> Result<(patron::hostile::Tally, Memory), String> {
    let bar = bar("hostile messages", args.hostile);
    let mut serve = place.serve("besieged");
    // So that one machine can come from many addresses.
    let mut served = patron::Served::by(serve.args(["--trusted-proxies", "127.0.0.1"]));
    let address = served.address.clone();
    let siege = Siege {
        address: &address,
        messages: args.hostile,
        batches: BATCHES.min(args.hostile),
        attackers: ATTACKERS,
        seed: args.seed,
    };
    let mut memory = Memory::default();
    let sum = siege.run(|tally| {
        bar.set_position(tally.sent());
        memory.note(served.memory());
        match served.child.try_wait() {
            Ok(None) => Ok(()),
            ended => Err(Breach(format!("the server has ended: {ended:?}"))),
        }
    });
    bar.finish_and_clear();
    let sum = sum.map_err(|breach| breach.to_string())?;
    memory.judged()?;
    served.kill();
    Ok((sum, memory))
}

/// A bar on stderr; nothing if that is no terminal.
fn bar(what: &'static str, most: u64) -> ProgressBar {
    let shape = "{prefix} {bar:40} {human_pos}/{human_len}, {per_sec}, {eta} left";
    let style =
        ProgressStyle::with_template(shape).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(most).with_style(style).with_prefix(what)
}
