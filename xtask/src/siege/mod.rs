//! The server under siege: killed while it is played on, and told whatever should not be said.

mod figures;
mod place;

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use patron::hostile::{Breach, Siege};
use patron::load::Kills;

use self::figures::{Figures, Memory};
use self::place::Place;

/// Tries to break `cantina serve`.
///
/// First it is killed again and again while tables of every game are played on, and everything that
/// anybody was told must be there afterwards. Then it is told a million things that should not be
/// said: each must be refused in a way that is written down, no table may change, and the server may
/// not grow. Stops at the first failure, says how to try it again, and leaves the folder for looking
/// into.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// How often to kill it
    #[arg(long, default_value_t = 200)]
    kills: u64,
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
        "{what}\nits folder: {}\nagain: cargo xtask siege --kills {kills} --hostile {hostile} --seed {seed}",
        folder.display()
    )]
    Broken {
        what: String,
        folder: std::path::PathBuf,
        kills: u64,
        hostile: u64,
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
    if args.kills > 0 {
        let began = Instant::now();
        let killed =
            kill(args, &place).map_err(|what| place.broken(what, args.kills, 0, args.seed))?;
        figures.killed = Some((killed, began.elapsed()));
    }
    if args.hostile > 0 {
        let began = Instant::now();
        let (tally, memory) =
            hostile(args, &place).map_err(|what| place.broken(what, 0, args.hostile, args.seed))?;
        figures.hostile = Some((tally, memory, began.elapsed()));
    }
    place.leave();
    Ok(figures)
}

fn kill(args: &Args, place: &Place) -> Result<patron::load::Killed, String> {
    let bar = bar("kills", args.kills);
    let kills = Kills {
        serve: &|| place.serve("killed"),
        replay: &|| place.cantina(),
        scratch: place.folder(),
        kills: args.kills,
        seed: args.seed,
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
