//! What is counted.

use bots::{BotKind, Played};
use std::collections::BTreeMap;

/// Sums over games, the same in whichever order they are counted.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) finished: u64,
    pub(super) turns: u64,
    /// Games in which a player came first, alone or with others.
    pub(super) wins: Vec<u64>,
    /// Games in which a bot of this kind did.
    pub(super) wins_by_bot: BTreeMap<BotKind, u64>,
    /// The number of the first game that came to no end.
    pub(super) first_stuck: Option<u64>,
}

impl Tally {
    pub(super) fn new(players: usize) -> Self {
        Self {
            wins: vec![0; players],
            ..Self::default()
        }
    }

    /// Counts a game.
    pub(super) fn count(
        &mut self,
        number: u64,
        played: &Played,
        kind_of: impl Fn(usize) -> Option<BotKind>,
    ) {
        self.games += 1;
        self.turns += u64::from(played.turns);
        let Some(outcome) = &played.outcome else {
            self.first_stuck = first(self.first_stuck, Some(number));
            return;
        };
        self.finished += 1;
        let mut kinds: Vec<BotKind> = outcome.winners().filter_map(kind_of).collect();
        kinds.sort_unstable();
        kinds.dedup();
        for kind in kinds {
            *self.wins_by_bot.entry(kind).or_default() += 1;
        }
        for winner in outcome.winners() {
            if let Some(wins) = self.wins.get_mut(winner) {
                *wins += 1;
            }
        }
    }

    /// Adds what another thread counted.
    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.finished += other.finished;
        self.turns += other.turns;
        for (wins, more) in self.wins.iter_mut().zip(&other.wins) {
            *wins += more;
        }
        for (&kind, more) in &other.wins_by_bot {
            *self.wins_by_bot.entry(kind).or_default() += more;
        }
        self.first_stuck = first(self.first_stuck, other.first_stuck);
    }
}

fn first(one: Option<u64>, other: Option<u64>) -> Option<u64> {
    [one, other].into_iter().flatten().min()
}
