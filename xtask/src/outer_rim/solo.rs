//! How hard the single-player game is: the figures in docs/balance.md.

use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bots::BotKind;
use outer_rim::{OuterRim, Setup};
use tabletop::Seed;

/// Plays the single-player game of Outer Rim with a greedy machine and writes into docs/balance.md
/// how often it wins.
///
/// One series for each fame the rival may start with. Fails if more start fame does not make the
/// game harder.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// How many games of each series
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Where the seeds of all games come from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The fame the rival starts with.
const START_FAME: [u8; 4] = [0, 2, 4, 6];
/// More turns than any sensible game takes.
const MOST_TURNS: u32 = 2_000;
/// What stands between these in the file is written here.
const BEGIN: &str = "<!-- solo: begin -->";
const END: &str = "<!-- solo: end -->";

pub(crate) fn run(root: &Path, args: &Args) -> ExitCode {
    match measure(root, args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("the components of Outer Rim are broken: see `cantina cards check`")]
    Box,
    #[error(transparent)]
    Unplayable(#[from] bots::Unplayable),
    #[error("docs/balance.md: {0}")]
    File(#[from] io::Error),
    #[error("docs/balance.md has {BEGIN} without {END}")]
    Marks,
    #[error("{0} games did not end")]
    Stuck(usize),
    #[error("more start fame does not make the game harder")]
    NotHarder,
}

fn measure(root: &Path, args: &Args) -> Result<(), Failure> {
    let game = OuterRim::base().map_err(|_| Failure::Box)?;
    let series = START_FAME.map(|fame| Series::play(&game, fame, args));
    let mut rows = Vec::new();
    for one in series {
        rows.push(one?);
    }
    let text = section(&rows, args);
    println!("{text}");
    write_section(&root.join("docs/balance.md"), &text)?;
    let stuck = rows.iter().map(|row| row.stuck).sum();
    if stuck > 0 {
        return Err(Failure::Stuck(stuck));
    }
    let harder = rows.windows(2).all(|pair| pair[1].won < pair[0].won);
    harder.then_some(()).ok_or(Failure::NotHarder)
}

/// The games against a rival that starts with some fame.
#[derive(Debug, Default)]
struct Series {
    fame: u8,
    won: usize,
    stuck: usize,
    /// Of every game that ended.
    rounds: Vec<u32>,
}

impl Series {
    fn play(game: &OuterRim, fame: u8, args: &Args) -> Result<Self, bots::Unplayable> {
        let setup = Setup {
            players: 1,
            rival_fame: fame,
            ..Setup::default()
        };
        let next = AtomicU64::new(0);
        let sum = Mutex::new(Self {
            fame,
            ..Self::default()
        });
        let work = || -> Result<(), bots::Unplayable> {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= args.games {
                    return Ok(());
                }
                let seed = Seed::from_number(args.seed).derive(number);
                let played = bots::play(game, &setup, &[BotKind::Greedy], seed, MOST_TURNS)?;
                let mut sum = sum
                    .lock()
                    .unwrap_or_else(std::sync::PoisonError::into_inner);
                match played.outcome {
                    None => sum.stuck += 1,
                    Some(outcome) => {
                        sum.won += usize::from(outcome.winners().any(|winner| winner == 0));
                        // A round is a turn of each.
                        sum.rounds.push(played.turns.div_ceil(2));
                    }
                }
            }
        };
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let done: Result<Vec<()>, _> = thread::scope(|scope| {
            let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
            let joined = workers.into_iter().map(|worker| worker.join());
            joined
                .map(|done| done.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        });
        done?;
        let mut series = sum
            .into_inner()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        series.rounds.sort_unstable();
        Ok(series)
    }

    fn row(&self) -> String {
        let games = self.rounds.len() + self.stuck;
        let share = 100.0 * self.won as f64 / games.max(1) as f64;
        let at = |percent: usize| {
            let place = self.rounds.len() * percent / 100;
            self.rounds.get(place).copied().unwrap_or_default()
        };
        let (fame, stuck) = (self.fame, self.stuck);
        let (low, median, high) = (at(10), at(50), at(90));
        format!("| {fame} | {games} | {share:.1} % | {median} ({low} to {high}) | {stuck} |")
    }
}

fn section(rows: &[Series], args: &Args) -> String {
    let rows: Vec<String> = rows.iter().map(Series::row).collect();
    let (games, seed) = (args.games, args.seed);
    format!(
        "{BEGIN}
## The single-player game

A greedy machine on the human seat against the AI deck, to 10 fame on the standard map; the machine
chooses its character and its rival. Made by `cargo xtask solo --games {games} --seed {seed}`.

| the rival starts with | games | the machine wins | rounds: median (most games) | did not end |
| --: | --: | --: | --: | --: |
{}
{END}",
        rows.join("\n")
    )
}

/// Replaces the section in the file, or adds it.
fn write_section(path: &Path, section: &str) -> Result<(), Failure> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => "# Balance\n".into(),
        Err(error) => return Err(error.into()),
    };
    fs::write(path, replaced(&text, section)?)?;
    Ok(())
}

fn replaced(text: &str, section: &str) -> Result<String, Failure> {
    let Some((before, rest)) = text.split_once(BEGIN) else {
        return Ok(format!("{}\n\n{section}\n", text.trim_end()));
    };
    let (_, after) = rest.split_once(END).ok_or(Failure::Marks)?;
    Ok(format!("{before}{section}{after}"))
}

#[cfg(test)]
mod tests {
    use super::{BEGIN, END, replaced};

    #[test]
    fn only_the_section_is_replaced() {
        let section = format!("{BEGIN}\nnew\n{END}");
        let text = format!("# A\n\n{BEGIN}\nold\n{END}\n\n## B\n");
        let wanted = format!("# A\n\n{section}\n\n## B\n");
        assert_eq!(replaced(&text, &section).unwrap(), wanted);
        assert_eq!(replaced(&wanted, &section).unwrap(), wanted);
        assert_eq!(
            replaced("# A\n", &section).unwrap(),
            format!("# A\n\n{section}\n")
        );
        assert!(replaced(BEGIN, &section).is_err());
    }
}
