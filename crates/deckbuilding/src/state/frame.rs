//! What is half done.

use super::CardId;
use serde::{Deserialize, Serialize};
use tabletop::List;

/// The most abilities one event can trigger: the box has five cards that wait for a defeat, and
/// one base lies before a player.
pub(crate) const MOST_TRIGGERS: usize = 6;

/// Half-done things, the innermost last.
pub(crate) type Stack = List<Frame, 12>;

/// Where an ability stands: on one of the active player's cards or on their base.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// On a unit or capital ship.
    Card(CardId),
    /// On the base.
    #[default]
    Base,
}

/// Where a picked card lies: by place, because what lies in a hand is hidden from the other seat.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
pub(crate) enum Spot {
    /// In the active player's hand.
    Hand(u8),
    /// In the active player's discard pile.
    Discard(u8),
    /// In the galaxy discard pile.
    GalaxyDiscard(u8),
}

/// What fills the room behind the end of the picks.
impl Default for Spot {
    fn default() -> Self {
        Self::Hand(0)
    }
}

/// The picks of one set, always in the order of their places: in which order they were made leaves
/// no trace.
pub(crate) type Picks = List<Spot, MOST_PICKS>;

/// The most cards one effect lets somebody pick.
pub(crate) const MOST_PICKS: usize = 4;

/// How far the effects of an ability or a reward are.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Running {
    /// The next step of the program.
    pub(crate) at: u16,
    /// Whose effects they are.
    pub(crate) source: Source,
    /// The card that was purchased, where a purchase triggered it.
    pub(crate) subject: Option<CardId>,
    /// What is picked so far for the present step. Nothing happens to it, and nobody hears of it,
    /// before the picks are complete.
    pub(crate) picked: Picks,
}

impl Running {
    /// Effects from their beginning.
    pub(crate) fn new(at: u16, source: Source, subject: Option<CardId>) -> Self {
        Self {
            at,
            source,
            subject,
            picked: Picks::new(),
        }
    }
}

/// One half-done thing. Everything here belongs to the active player, who alone uses abilities.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// The effects of an ability or a reward.
    Script(Running),
    /// Abilities that were triggered together and wait to be used or passed over.
    Triggers {
        waiting: List<Source, MOST_TRIGGERS>,
        subject: Option<CardId>,
    },
    /// The reward for a defeated card waits to be taken or declined.
    Reward(CardId),
    /// Damage of an attack is spread over the defender's capital ships, from this one on.
    Spread { left: u16, ship: u8 },
}

/// What fills the room behind the end of a stack.
impl Default for Frame {
    fn default() -> Self {
        Self::Reward(CardId::default())
    }
}

impl Frame {
    /// Effects from their beginning.
    pub(crate) fn script(at: u16, source: Source, subject: Option<CardId>) -> Self {
        Self::Script(Running::new(at, source, subject))
    }
}
