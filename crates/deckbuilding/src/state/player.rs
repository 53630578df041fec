//! The two players and what lies before them.

use super::{BaseId, CardId, InPlay, MOST_BASES, MOST_OWNED, MOST_SHIPS};
use crate::content::Faction;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::Pile;

/// One of the two players.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Commands the Empire.
    Empire,
    /// Commands the Rebels.
    Rebel,
}

impl Player {
    /// Both, in turn order.
    pub const BOTH: [Self; 2] = [Self::Empire, Self::Rebel];

    /// The opponent.
    pub fn foe(self) -> Self {
        match self {
            Self::Empire => Self::Rebel,
            Self::Rebel => Self::Empire,
        }
    }

    /// The faction of this player's cards.
    pub fn faction(self) -> Faction {
        match self {
            Self::Empire => Faction::Empire,
            Self::Rebel => Faction::Rebel,
        }
    }

    /// What the player is called.
    pub fn name(self) -> &'static str {
        match self {
            Self::Empire => "Empire",
            Self::Rebel => "Rebels",
        }
    }
}

/// What lies before a player. (Units lie before the active player only, so the state has them.)
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct PlayerArea {
    pub(crate) deck: Pile<CardId, MOST_OWNED>,
    pub(crate) hand: Pile<CardId, MOST_OWNED>,
    /// Open, the latest last.
    pub(crate) discard: ArrayVec<CardId, MOST_OWNED>,
    pub(crate) ships: ArrayVec<InPlay, MOST_SHIPS>,
    pub(crate) base: Option<BaseId>,
    /// Damage on the base.
    pub(crate) damage: u8,
    /// Facedown, to be chosen from.
    pub(crate) bases: Pile<BaseId, MOST_BASES>,
    /// Facedown, out of the game.
    pub(crate) unpicked: Pile<BaseId, MOST_BASES>,
    /// Bases this player destroyed.
    pub(crate) victory: ArrayVec<BaseId, MOST_BASES>,
}
