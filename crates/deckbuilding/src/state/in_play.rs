//! A card in play.

use super::CardId;
use crate::choice::Target;
use serde::{Deserialize, Serialize};

/// A unit or capital ship in play.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct InPlay {
    pub(crate) card: CardId,
    /// Its ability was used this turn: the card is tilted.
    pub(crate) used: bool,
    /// Attack gained until the end of the turn.
    pub(crate) gained: u8,
    /// Damage on a capital ship.
    pub(crate) damage: u8,
    pub(crate) duty: Duty,
}

/// What a card in play does in this turn's attacks.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// Not committed yet.
    Ready,
    /// Committed to an attack that is not resolved.
    Committed(Target),
    /// Has attacked, or lost its target.
    Spent,
}

impl InPlay {
    /// As it enters play.
    pub(crate) fn fresh(card: CardId) -> Self {
        Self {
            card,
            used: false,
            gained: 0,
            damage: 0,
            duty: Duty::Ready,
        }
    }
}
