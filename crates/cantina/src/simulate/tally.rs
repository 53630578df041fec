//! What is counted.

use bots::{BotKind, Played};
use std::collections::BTreeMap;

/// Sums over games, the same in whichever order they are counted.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) finished: u64,
    /// How many of the finished games took so many turns.
    pub(super) turns: BTreeMap<u32, u64>,
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
        let Some(outcome) = &played.outcome else {
            self.first_stuck = first(self.first_stuck, Some(number));
            return;
        };
        self.finished += 1;
        *self.turns.entry(played.turns).or_default() += 1;
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

    /// The turns of a finished game on average.
    pub(super) fn mean_turns(&self) -> f64 {
        let turns = self.turns.iter();
        let sum: u64 = turns.map(|(&turns, games)| u64::from(turns) * games).sum();
        sum as f64 / self.finished.max(1) as f64
    }

    /// The turns that so many percent of the finished games did not exceed.
    pub(super) fn turns_of(&self, percent: u64) -> u32 {
        let wanted = (self.finished * percent).div_ceil(100).max(1);
        let mut games = 0;
        let mut turns = self.turns.iter();
        let found = turns.find(|(_, more)| {
            games += **more;
            games >= wanted
        });
        found.map_or(0, |(&turns, _)| turns)
    }

    /// Adds what another thread counted.
    pub(super) fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.finished += other.finished;
        for (&turns, games) in &other.turns {
            *self.turns.entry(turns).or_default() += games;
        }
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

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn half_of_the_games_are_no_longer_than_the_median() {
        let tally = Tally {
            finished: 4,
            turns: [(10, 1), (12, 2), (40, 1)].into(),
            ..Tally::default()
        };
        assert_eq!(
            [10, 50, 90].map(|percent| tally.turns_of(percent)),
            [10, 12, 40]
        );
        assert_eq!(tally.mean_turns(), 18.5);
        assert_eq!(Tally::default().turns_of(50), 0);
    }
}
