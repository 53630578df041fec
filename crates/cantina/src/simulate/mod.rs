//! `cantina simulate`: many games between bots, on all cores.

mod report;
mod series;
mod tally;

use crate::error::Failure;
use crate::extras::Extras;
use crate::games::Shelf;
use crate::languages::Languages;
use crate::solo::Wishes;
use crate::{files, seed};
use bots::{BotKind, UnknownBot};
use report::Report;
use series::Series;
use std::path::PathBuf;
use std::time::Instant;
use tabletop::{Lang, Player};

/// Play many games between bots and count who wins
#[derive(clap::Args)]
#[command(after_help = "\
The bots: random takes any choice; greedy takes the one that leads to the best position, as the game
evaluates it. Without --seats they alternate, random first.

The figures follow from the seed, however many threads there are. A game that has not ended after
--most-turns counts as stuck; the seed of the first such game is told, so that it can be looked at
with: cantina play --seats … --seed …

Examples:
  cantina simulate coaxium --seats greedy,random --swap
  cantina simulate coaxium --games 10000 --seed 7 --json
  cantina simulate GAME --solo --with unfinished-business --rivals bossk,lando-calrissian --seats greedy
  cantina simulate coaxium --setup '{\"seats\":3}' --seats random,greedy,greedy")]
pub(crate) struct Args {
    /// The game; see `cantina games`
    game: Option<String>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Which bot sits where, in the order of the seats: random,greedy,…
    #[arg(long, value_name = "BOT,BOT,…")]
    seats: Option<String>,
    /// Let the bots change seats after each game
    #[arg(long)]
    swap: bool,
    /// All chance of all games: 64 hexadecimal digits or a number; random if not given
    #[arg(long, value_name = "HEX|NUMBER")]
    seed: Option<String>,
    /// The set-up, as JSON or @FILE; the game's default if not given
    #[arg(long, value_name = "JSON|@FILE")]
    setup: Option<String>,
    #[command(flatten)]
    extras: Extras,
    #[command(flatten)]
    solo: Wishes,
    /// How many threads play; as many as there are cores if not given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
    /// After so many turns a game counts as stuck
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..))]
    most_turns: u32,
    /// Add or replace entries of the box from this folder or file; see `cantina cards check`
    #[arg(long, value_name = "PATH")]
    pack: Option<PathBuf>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let game =
        Shelf::with(args.pack.as_deref(), &Languages::default())?.named(args.game.as_deref())?;
    let setup = match &args.setup {
        Some(text) => files::json_argument(text)?,
        None => game.default_setup(),
    };
    let setup = args.extras.applied(setup, &*game)?;
    let setup = args.solo.applied(setup, &*game)?;
    let seed = seed::given_or_random(args.seed.as_deref())?;
    let (table, _) = game.new_table(setup.clone(), seed)?;
    let players = table.players(Lang::default());
    let series = Series {
        game: &*game,
        setup,
        kinds: kinds(args.seats.as_deref(), &players)?,
        players,
        swap: args.swap,
        seed,
        games: args.games,
        most_turns: args.most_turns,
    };
    let start = Instant::now();
    let tally = series.play(threads(args))?;
    Report::new(&series, &tally, start.elapsed()).print(args.json)
}

/// The bots in the order of the seats.
fn kinds(wish: Option<&str>, players: &[Player]) -> Result<Vec<BotKind>, Failure> {
    let seats = bots::seats(players).len();
    let Some(wish) = wish else {
        let alternating = [BotKind::Random, BotKind::Greedy].into_iter().cycle();
        return Ok(alternating.take(seats).collect());
    };
    let kinds: Vec<BotKind> = wish
        .split(',')
        .map(|name| name.trim().parse())
        .collect::<Result<_, UnknownBot>>()?;
    if kinds.len() != seats {
        return Err(Failure::Seats {
            named: kinds.len(),
            seats,
        });
    }
    Ok(kinds)
}

fn threads(args: &Args) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    args.threads.map_or_else(cores, usize::from)
}
