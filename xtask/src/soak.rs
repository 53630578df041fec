//! The long run: hundred thousands of random games, and a share of them under all laws.

mod figures;
mod games;

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use tabletop::Seed;

pub(crate) use self::figures::in_thousands;

use self::figures::Figures;
use self::games::Soaked;

/// Plays every game many thousand times, looking for one that breaks a law.
///
/// All games are played at random and fast, checking after each choice what must hold of every
/// state. Every 200th, at least twenty, is followed by one played under all laws of the test-kit.
/// The single-player game is also played by greedy machines, a fifth as often: they think.
/// Stops at the first game that breaks one and says how to play that game again. Games that do not
/// end are counted, and fail the run at its end.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// How many random games to play of each game
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Where the seeds of all games come from: the same number plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only this game
    #[arg(long, value_name = "ID")]
    game: Option<String>,
    /// Only the game with this number, fast and under all laws: to see again what a run with the
    /// same --seed and --games has found
    #[arg(long, value_name = "NUMBER")]
    only: Option<u64>,
    /// Print JSON for programs instead of a table for people
    #[arg(long)]
    json: bool,
}

/// One in so many games is played under all laws.
const LAWFUL: u64 = 200;
/// But at least so many are.
const LEAST_LAWFUL: u64 = 20;

pub(crate) fn run(args: &Args) -> ExitCode {
    match soak(args) {
        Ok(all) => {
            let shown = if args.json {
                figures::json(args.seed, &all)
            } else {
                figures::text(&all)
            };
            // Nobody is listening any more when the reader (`| head`) has gone: not our error.
            let _ = io::stdout().write_all(shown.as_bytes());
            let run = format!("--seed {} --games {}", args.seed, args.games);
            let mut code = ExitCode::SUCCESS;
            for complaint in all.iter().filter_map(|figures| figures.complaint(&run)) {
                eprintln!("error: {complaint}");
                code = ExitCode::FAILURE;
            }
            code
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

#[derive(Debug, thiserror::Error)]
#[error("unknown game '{name}': try one of {known}")]
struct UnknownGame {
    name: String,
    known: String,
}

fn soak(args: &Args) -> Result<Vec<Figures>, UnknownGame> {
    let all = games::all();
    let known: Vec<_> = all.iter().map(|game| game.id()).collect();
    let wanted = |id: &str| args.game.as_deref().is_none_or(|name| name == id);
    if let Some(name) = args.game.as_ref().filter(|name| !known.contains(name)) {
        return Err(UnknownGame {
            name: name.clone(),
            known: known.join(", "),
        });
    }
    let mut done = Vec::new();
    for game in all.iter().filter(|game| wanted(&game.id())) {
        let figures = Run::new(&**game, args).play();
        let broken = figures.broken.is_some();
        done.push(figures);
        if broken {
            break;
        }
    }
    Ok(done)
}

/// One game's share of the soak.
struct Run<'a> {
    game: &'a dyn Soaked,
    args: &'a Args,
    games: u64,
    /// One in so many is played under all laws.
    every: u64,
    next: AtomicU64,
    stop: AtomicBool,
    bar: ProgressBar,
}

impl<'a> Run<'a> {
    fn new(game: &'a dyn Soaked, args: &'a Args) -> Self {
        Self {
            game,
            args,
            games: (args.games / game.share()).max(1),
            every: LAWFUL.min(args.games / LEAST_LAWFUL).max(1),
            next: AtomicU64::new(0),
            stop: AtomicBool::new(false),
            bar: bar(game, args),
        }
    }

    /// Plays all games on all cores.
    fn play(&self) -> Figures {
        let started = Instant::now();
        let sum = Mutex::new(Figures::new(self.game.id()));
        if let Some(number) = self.args.only {
            self.play_one(number, true, &sum);
        } else {
            let cores = thread::available_parallelism().map_or(1, usize::from);
            thread::scope(|scope| {
                for _ in 0..cores {
                    scope.spawn(|| self.work(&sum));
                }
            });
        }
        self.bar.finish_and_clear();
        let figures = sum.into_inner();
        let mut figures = figures.unwrap_or_else(std::sync::PoisonError::into_inner);
        figures.took = started.elapsed();
        figures
    }

    fn work(&self, sum: &Mutex<Figures>) {
        while !self.stop.load(Ordering::Relaxed) {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                return;
            }
            self.play_one(number, number.is_multiple_of(self.every), sum);
            self.bar.inc(1);
        }
    }

    fn play_one(&self, number: u64, lawful: bool, sum: &Mutex<Figures>) {
        let seed = Seed::from_number(self.args.seed).derive(number);
        let raced = self.game.race(number, seed);
        // Numbered by themselves, so that they go through all set-ups too.
        let lawful = lawful && self.game.has_laws();
        let played = lawful.then(|| self.game.play(number / self.every, seed));
        let mut sum = sum
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        for found in [Some(raced), played].into_iter().flatten() {
            match found {
                Ok(report) => sum.add(number, report),
                Err(what) => {
                    sum.breaks(number, what);
                    self.stop.store(true, Ordering::Relaxed);
                }
            }
        }
        sum.lawful += u64::from(lawful);
    }
}

/// A bar on stderr; nothing if that is no terminal.
fn bar(game: &dyn Soaked, args: &Args) -> ProgressBar {
    let shape = "{prefix} {bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left";
    let style =
        ProgressStyle::with_template(shape).unwrap_or_else(|_| ProgressStyle::default_bar());
    let games = args.only.map_or(args.games / game.share(), |_| 1);
    ProgressBar::new(games)
        .with_style(style)
        .with_prefix(game.id())
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::testkit::Report;

    /// Breaks a law in the game with number 13.
    struct Unlucky;

    impl Soaked for Unlucky {
        fn id(&self) -> String {
            "unlucky".into()
        }

        fn race(&self, number: u64, _seed: Seed) -> Result<Report, String> {
            if number == 13 {
                return Err("a black cat".into());
            }
            Ok(Report {
                games: 1,
                ..Report::default()
            })
        }

        fn play(&self, number: u64, seed: Seed) -> Result<Report, String> {
            self.race(number + 100, seed)
        }
    }

    fn run(games: u64, only: Option<u64>) -> Figures {
        let args = Args {
            games,
            seed: 1,
            game: None,
            only,
            json: false,
        };
        Run::new(&Unlucky, &args).play()
    }

    #[test]
    fn a_run_stops_where_a_law_breaks_and_says_how_to_see_it_again() {
        let figures = run(1_000_000, None);
        assert!(figures.sum.games < 1_000_000);
        let told = figures.complaint("--seed 1").unwrap();
        assert!(told.contains("game 13: a black cat"), "{told}");
        assert!(told.ends_with("--only 13"), "{told}");
        assert!(run(1_000_000, Some(13)).broken.is_some());
        assert!(run(1_000_000, Some(12)).broken.is_none());
    }

    #[test]
    fn one_game_in_two_hundred_and_at_least_twenty_are_played_under_all_laws() {
        assert_eq!(run(13, None).lawful, 13);
        for (games, lawful) in [(4_000, 20), (400, 20), (40_000, 200)] {
            let args = Args {
                games,
                seed: 1,
                game: None,
                only: None,
                json: false,
            };
            let every = Run::new(&Unlucky, &args).every;
            assert_eq!(games.div_ceil(every), lawful);
        }
    }
}
