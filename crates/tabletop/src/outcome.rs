//! How a game ended.

use serde::{Deserialize, Serialize};

/// A place for every player: 1 is first, those who tie or win as a team share a place.
///
/// ```
/// use tabletop::Outcome;
///
/// let shared = Outcome { places: vec![1, 3, 1] };
/// assert_eq!(shared.winners().collect::<Vec<_>>(), [0, 2]);
/// ```
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// One place a player, in the order of [`Game::players`](crate::Game::players).
    pub places: Vec<u8>,
}

impl Outcome {
    /// Those who came first.
    pub fn winners(&self) -> impl Iterator<Item = usize> {
        self.places
            .iter()
            .enumerate()
            .filter(|&(_, &place)| place == 1)
            .map(|(player, _)| player)
    }
}
