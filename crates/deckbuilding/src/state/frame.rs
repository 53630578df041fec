//! What is half done.

use super::CardId;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most abilities one event can trigger: the box has five cards that wait for a defeat, and
/// one base lies before a player.
pub(crate) const MOST_TRIGGERS: usize = 6;

/// Half-done things, the innermost last.
pub(crate) type Stack = ArrayVec<Frame, 12>;

/// Where an ability stands: on one of the active player's cards or on their base.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// On a unit or capital ship.
    Card(CardId),
    /// On the base.
    Base,
}

/// One half-done thing. Everything here belongs to the active player, who alone uses abilities.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// The effects of an ability or a reward.
    Script {
        /// The next step of the program.
        at: u16,
        /// Whose effects they are.
        source: Source,
        /// The card that was purchased, where a purchase triggered it.
        subject: Option<CardId>,
        /// How many picks of the present step are made.
        picked: u8,
        /// The latest pick of the present step.
        last: Option<CardId>,
    },
    /// Abilities that were triggered together and wait to be used or passed over.
    Triggers {
        waiting: ArrayVec<Source, MOST_TRIGGERS>,
        subject: Option<CardId>,
    },
    /// The reward for a defeated card waits to be taken or declined.
    Reward(CardId),
    /// Damage of an attack is spread over the defender's capital ships, from this one on.
    Spread { left: u16, ship: u8 },
}

impl Frame {
    /// Effects from their beginning.
    pub(crate) fn script(at: u16, source: Source, subject: Option<CardId>) -> Self {
        Self::Script {
            at,
            source,
            subject,
            picked: 0,
            last: None,
        }
    }
}
