//! Dice on the table.

use super::PlayerId;
use crate::content::{Combat, Die, Skill};
use serde::{Deserialize, Serialize};
use tabletop::List;

/// The most dice of one roll, added results included.
pub(crate) const MOST_DICE: usize = 24;

/// A rolled die.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rolled {
    /// What it shows.
    pub face: Die,
    /// It was added by an ability and cannot be rerolled.
    pub added: bool,
    /// It is ignored for the rest of the combat.
    pub cancelled: bool,
}

impl Default for Rolled {
    fn default() -> Self {
        Self {
            face: Die::Blank,
            added: false,
            cancelled: false,
        }
    }
}

/// What a roll is for.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Purpose {
    /// A combat of this kind.
    Combat(Combat),
    /// A test of this skill.
    Test(Skill),
    /// Delivering illegal cargo.
    Delivery,
    /// Buying what takes luck to buy.
    Purchase,
    /// An effect that asks for a die.
    Effect,
}

/// Dice on the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Roll {
    pub(crate) purpose: Purpose,
    /// Whose dice they are; nobody's where they are rolled for a patrol, a contact or an enemy.
    pub(crate) of: Option<PlayerId>,
    pub(crate) dice: List<Rolled, MOST_DICE>,
}

impl Roll {
    /// The damage the results deal.
    pub(crate) fn damage(&self) -> u8 {
        // rule: combat/hit-is-one-damage, combat/crit-is-two-damage
        let counts = self.dice.iter().filter(|die| !die.cancelled);
        counts.map(|die| die.face.damage()).sum()
    }

    /// How many results count as this.
    pub(crate) fn count(&self, face: Die) -> u8 {
        let counts = self.dice.iter().filter(|die| !die.cancelled);
        counts.filter(|die| die.face == face).count() as u8
    }

    /// Whether one of the results counts as one of these.
    pub(crate) fn shows(&self, faces: &[Die]) -> bool {
        let mut counts = self.dice.iter().filter(|die| !die.cancelled);
        counts.any(|die| faces.contains(&die.face))
    }
}
