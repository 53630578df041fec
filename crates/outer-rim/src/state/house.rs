//! What the house rules for player conflict leave on the table; empty without them.

use super::{MOST_PLAYERS, PlayerId, Players};
use serde::{Deserialize, Serialize};
use tabletop::List;

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
    /// Something about an alliance was proposed.
    pub(crate) courted: bool,
    /// The ally with whom the current player broke.
    pub(crate) spared: Option<PlayerId>,
}

/// Two players who are allies.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Alliance {
    /// Who proposed it comes first.
    pub(crate) of: [PlayerId; 2],
    /// For how many rounds it was made, and how many are left.
    pub(crate) rounds: u8,
    pub(crate) left: u8,
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
    pub(crate) alliances: List<Alliance, { MOST_PLAYERS / 2 }>,
    /// Who had fame for a kept alliance.
    pub(crate) rewarded: Players,
    /// Who has made the current player roll a die again, once they roll.
    pub(crate) forced: Option<PlayerId>,
    pub(crate) today: Today,
}

impl House {
    /// The ally of a player.
    pub(crate) fn ally_of(&self, player: PlayerId) -> Option<PlayerId> {
        self.alliances
            .iter()
            .find_map(|alliance| match alliance.of {
                [one, other] if one == player => Some(other),
                [other, one] if one == player => Some(other),
                _ => None,
            })
    }

    /// Who placed the bounty on a player, if there is one.
    pub(crate) fn placer_of(&self, target: PlayerId) -> Option<PlayerId> {
        let mut placers = (0..MOST_PLAYERS as u8).map(PlayerId);
        placers.find(|placer| self.placed[placer.index()] == Some(target))
    }
}
