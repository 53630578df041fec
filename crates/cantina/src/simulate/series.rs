//! The games themselves, shared out among threads.

use super::tally::Tally;
use bots::{BotKind, Playable, Unplayable};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::Value;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use tabletop::{Player, Seed};

/// What is to be played.
pub(super) struct Series<'g> {
    pub(super) game: &'g dyn Playable,
    pub(super) setup: Value,
    pub(super) players: Vec<Player>,
    /// The bots in the order of the seats, in the first game.
    pub(super) kinds: Vec<BotKind>,
    /// They move on by one seat after each game.
    pub(super) swap: bool,
    pub(super) seed: Seed,
    pub(super) games: u64,
    pub(super) most_turns: u32,
}

impl Series<'_> {
    /// Plays all games. Each has a seed of its own, made of its number, and what is counted does
    /// not depend on the order: so the result is the same for any number of threads.
    pub(super) fn play(&self, threads: usize) -> Result<Tally, Unplayable> {
        let next = AtomicU64::new(0);
        let progress = progress(self.games);
        let tallies: Vec<Result<Tally, Unplayable>> = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|_| scope.spawn(|| self.work(&next, &progress)))
                .collect();
            workers
                .into_iter()
                .map(|worker| worker.join().unwrap_or_else(|panic| resume_unwind(panic)))
                .collect()
        });
        progress.finish_and_clear();
        let mut whole = Tally::new(self.players.len());
        for tally in tallies {
            whole.add(&tally?);
        }
        Ok(whole)
    }

    /// Plays whichever game is next until none is left.
    fn work(&self, next: &AtomicU64, progress: &ProgressBar) -> Result<Tally, Unplayable> {
        let mut tally = Tally::new(self.players.len());
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                return Ok(tally);
            }
            let kinds = self.kinds_in(number);
            let seed = self.seed_of(number);
            let played = self.game.play(&self.setup, &kinds, seed, self.most_turns)?;
            tally.count(number, &played, |player| self.kind_of(&kinds, player));
            progress.inc(1);
        }
    }

    /// The seed of a game.
    pub(super) fn seed_of(&self, number: u64) -> Seed {
        self.seed.derive(number)
    }

    /// The bots in the order of the seats, in a game.
    fn kinds_in(&self, number: u64) -> Vec<BotKind> {
        let mut kinds = self.kinds.clone();
        if self.swap && !kinds.is_empty() {
            let by = number % kinds.len() as u64;
            kinds.rotate_right(by as usize);
        }
        kinds
    }

    /// The bot that plays a player, unless the rules do.
    fn kind_of(&self, kinds: &[BotKind], player: usize) -> Option<BotKind> {
        let seat = self.players.get(player)?.seat?;
        let at = bots::seats(&self.players).binary_search(&seat).ok()?;
        kinds.get(at).copied()
    }
}

/// A bar on stderr, if somebody looks.
fn progress(games: u64) -> ProgressBar {
    let look = "{bar:40} {pos} of {len} games, {eta} left";
    let style = ProgressStyle::with_template(look).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}
