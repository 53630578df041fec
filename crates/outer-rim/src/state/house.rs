//! What the house rules for player conflict leave on the table; empty without them.

use super::{MOST_PLAYERS, PlayerId, Players};
use serde::{Deserialize, Serialize};

/// Trade talks of the current player.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Talks {
    pub(crate) with: PlayerId,
    /// How many offers were made.
    pub(crate) offers: u8,
}

/// What was done this turn.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Today {
    /// A bounty was placed.
    pub(crate) placed: bool,
    /// Somebody's ship was tampered with, in vain or not.
    pub(crate) sabotaged: bool,
    pub(crate) talks: Option<Talks>,
}

/// All of it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct House {
    /// On whom each player has placed a bounty that nobody has collected yet.
    pub(crate) placed: [Option<PlayerId>; MOST_PLAYERS],
    /// Whom each player has robbed already.
    pub(crate) robbed: [Players; MOST_PLAYERS],
    /// Who must spend their next planning step on repairs.
    pub(crate) damaged: Players,
    pub(crate) today: Today,
}

impl House {
    /// Who placed the bounty on a player, if there is one.
    pub(crate) fn placer_of(&self, target: PlayerId) -> Option<PlayerId> {
        let mut placers = (0..MOST_PLAYERS as u8).map(PlayerId);
        placers.find(|placer| self.placed[placer.index()] == Some(target))
    }
}
