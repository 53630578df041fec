//! `cantina bench GAME`: how many random games a second, on one thread.

use super::progress::Progress;
use super::seconds;
use crate::error::Failure;
use crate::extras::Extras;
use crate::files;
use crate::games::Shelf;
use crate::languages::Languages;
use serde::Serialize;
use serde_json::Value;
use std::io::{Write as _, stdout};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tabletop::{AnyGame, Manner, Playout, Refusal, Seed};

pub(super) const EXAMPLES: &str = "\
One thread, random choices, nobody listening; only decisions with two or more choices are counted.
Every choice is equally likely, the end of a turn included; with --busy a turn is ended only when
nothing else is left to do, so that turns are full ones. Turns a second is the figure to compare across
versions. Build with --release.

Examples:
  cantina bench coaxium --seconds 10
  cantina bench coaxium --json --setup '{\"seats\":4,\"goal\":25}'
  cantina bench server --tables 100 --seconds 10";

#[derive(clap::Args)]
#[group(skip)]
pub(super) struct Args {
    /// The game; see `cantina games`
    game: Option<String>,
    /// How long to measure
    #[arg(long, default_value_t = 3.0, value_parser = seconds)]
    seconds: f64,
    /// End a turn only when nothing else is left to do
    #[arg(long)]
    busy: bool,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
    /// The set-up, as JSON or @FILE; the game's default if not given
    #[arg(long, value_name = "JSON|@FILE")]
    setup: Option<String>,
    #[command(flatten)]
    extras: Extras,
    /// Add or replace entries of the box from this folder or file; see `cantina cards check`
    #[arg(long, value_name = "PATH")]
    pack: Option<PathBuf>,
}

/// A random game that is not over by then never will be.
const MOST_TURNS: u32 = 10_000;
/// Caches and branch predictors are warm after this share of the time.
const WARM_UP: f64 = 0.2;

#[derive(Serialize)]
struct Report {
    game: &'static str,
    manner: Manner,
    games_per_second: f64,
    turns_per_second: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    state_bytes: usize,
    clone_ns: f64,
    threads: u32,
    games: u64,
    finished: u64,
}

pub(super) fn run(args: &Args) -> Result<(), Failure> {
    let game =
        Shelf::with(args.pack.as_deref(), &Languages::default())?.named(args.game.as_deref())?;
    let setup = match &args.setup {
        Some(text) => files::json_argument(text)?,
        None => game.default_setup(),
    };
    let setup = args.extras.applied(setup, &*game)?;
    let manner = if args.busy {
        Manner::Busy
    } else {
        Manner::Uniform
    };
    let time = Duration::from_secs_f64(args.seconds);
    measure(&*game, &setup, manner, time.mul_f64(WARM_UP), "warming up")?;
    let tally = measure(&*game, &setup, manner, time, "measuring")?;
    let report = Report {
        game: game.id(),
        manner,
        games_per_second: tally.per_second(tally.games),
        turns_per_second: tally.per_second(tally.sum.turns),
        decisions_per_second: tally.per_second(tally.sum.decisions),
        decisions_per_game: tally.sum.decisions as f64 / tally.games as f64,
        state_bytes: game.state_bytes(),
        clone_ns: clone_ns(&*game, &setup)?,
        threads: 1,
        games: tally.games,
        finished: tally.finished,
    };
    print(args, &report)
}

#[derive(Default)]
struct Tally {
    games: u64,
    finished: u64,
    sum: Playout,
    took: Duration,
}

impl Tally {
    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.took.as_secs_f64().max(f64::MIN_POSITIVE)
    }
}

fn measure(
    game: &dyn AnyGame,
    setup: &Value,
    manner: Manner,
    time: Duration,
    doing: &str,
) -> Result<Tally, Refusal> {
    let mut progress = Progress::new(doing);
    let mut tally = Tally::default();
    let start = Instant::now();
    loop {
        let playout = game.playout(setup, Seed::from_number(tally.games), manner, MOST_TURNS)?;
        tally.games += 1;
        tally.finished += u64::from(playout.finished);
        tally.sum.turns += playout.turns;
        tally.sum.decisions += playout.decisions;
        tally.took = start.elapsed();
        if tally.took >= time {
            return Ok(tally);
        }
        progress.show(tally.took.as_secs_f64() / time.as_secs_f64());
    }
}

/// What copying a state costs, by copying it ever more often until the clock can tell.
fn clone_ns(game: &dyn AnyGame, setup: &Value) -> Result<f64, Refusal> {
    let time = |times: u32| {
        let start = Instant::now();
        game.clone_states(setup, times)?;
        Ok::<_, Refusal>(start.elapsed())
    };
    let mut times = 1_000;
    loop {
        // Setting up is part of every measurement, so it is taken off again.
        let (set_up, whole) = (time(0)?, time(times)?);
        if whole >= Duration::from_millis(50) || times >= 1 << 28 {
            let copying = whole.saturating_sub(set_up);
            return Ok(copying.as_secs_f64() * 1e9 / f64::from(times));
        }
        times *= 4;
    }
}

fn print(args: &Args, report: &Report) -> Result<(), Failure> {
    let mut out = stdout().lock();
    if args.json {
        let text = serde_json::to_string_pretty(report).map_err(std::io::Error::from)?;
        writeln!(out, "{text}")?;
        return Ok(());
    }
    let players = match report.manner {
        Manner::Busy => "random players who do all they can",
        Manner::Uniform => "uniformly random players",
    };
    writeln!(out, "{}, {players}, one thread", report.game)?;
    let rows = [
        ("games a second", report.games_per_second, 0),
        ("turns a second", report.turns_per_second, 0),
        ("decisions a second", report.decisions_per_second, 0),
        ("decisions a game", report.decisions_per_game, 1),
        ("bytes of a state", report.state_bytes as f64, 0),
        ("nanoseconds of a copy", report.clone_ns, 1),
    ];
    for (name, value, digits) in rows {
        writeln!(out, "  {name:<24} {value:>14.digits$}")?;
    }
    writeln!(
        out,
        "  {} games, {} of them played to the end",
        report.games, report.finished
    )?;
    if cfg!(debug_assertions) {
        writeln!(out, "  (a debug build: measure with --release)")?;
    }
    Ok(())
}
