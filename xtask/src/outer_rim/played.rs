//! Which cards, sections and steps of Outer Rim come up in a long random run.

mod tally;

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use outer_rim::{OuterRim, Setup};
use tabletop::{Fate, Game as _, Log, Seed};

use self::tally::Tally;

/// Plays Outer Rim at random and counts how often each card, section and step came up.
///
/// Fails if one of them never did. Players are random, but rarely pass while there is something
/// else to do, so that they come around.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// How many games to play
    #[arg(long, default_value_t = 4_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Where the seeds of all games come from: the same number plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// List every count, not only the sums
    #[arg(long)]
    all: bool,
}

/// A game that is not over by then is left: what came up in it counts.
const MOST_CHOICES: u32 = 20_000;
/// One in so many passes is taken while there is something else to do.
const PASSES: u32 = 6;

pub(crate) fn run(args: &Args) -> ExitCode {
    let game = match OuterRim::base() {
        Ok(game) => game,
        Err(errors) => {
            errors.iter().for_each(|error| eprintln!("error: {error}"));
            return ExitCode::FAILURE;
        }
    };
    let tally = play_all(&game, args);
    let report = tally.report(args.all);
    // Nobody is listening any more when the reader (`| head`) has gone: not our error.
    let _ = io::stdout().write_all(report.as_bytes());
    if tally.dead().is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn play_all(game: &OuterRim, args: &Args) -> Tally {
    let sum = Mutex::new(Tally::of(game.library().content()));
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::of(game.library().content());
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.games {
                break;
            }
            play(game, number, args.seed, &mut tally);
        }
        let mut sum = sum
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        sum.add(&tally);
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    sum.into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn play(game: &OuterRim, number: u64, seed: u64, tally: &mut Tally) {
    let setups: Vec<Setup> = Setup::all().collect();
    let setup = &setups[(number % setups.len() as u64) as usize];
    let seed = Seed::from_number(seed).derive(number);
    let mut pick = Fate::new(seed.derive(u64::MAX));
    let mut log = Log::listening();
    let Ok(mut state) = game.start(setup, Fate::new(seed), &mut log) else {
        return;
    };
    let mut choices = Vec::new();
    for _ in 0..MOST_CHOICES {
        log.events().for_each(|event| tally.note(event));
        if game.decider(&state).is_none() {
            return;
        }
        choices.clear();
        game.choices(&state, &mut choices);
        if pick.below(PASSES) > 0 && choices.iter().any(|one| !game.is_pass(&state, one)) {
            choices.retain(|one| !game.is_pass(&state, one));
        }
        let choice = choices[pick.below(choices.len() as u32) as usize];
        log = Log::listening();
        game.apply(&mut state, &choice, &mut log);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_run_finds_cards_and_misses_others() {
        let game = OuterRim::base().expect("the box is sound");
        let args = Args {
            games: 2,
            seed: 1,
            all: false,
        };
        let tally = play_all(&game, &args);
        assert!(!tally.dead().is_empty(), "two games cannot show it all");
        let report = tally.report(false);
        assert!(report.contains("never came up"), "{report}");
        assert_eq!(report, play_all(&game, &args).report(false));
    }
}
