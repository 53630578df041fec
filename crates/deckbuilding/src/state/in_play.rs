//! A card in play.

use super::CardId;
use crate::choice::Target;
use serde::{Deserialize, Serialize};

/// A unit or capital ship in play.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[repr(C)]
pub(crate) struct InPlay {
    pub(crate) card: CardId,
    /// Its ability was used this turn: the card is tilted.
    pub(crate) used: bool,
    /// Attack gained until the end of the turn.
    pub(crate) gained: u8,
    /// Damage on a capital ship.
    pub(crate) damage: u8,
    duty: Packed,
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
            ..Self::default()
        }
    }

    /// What it does in this turn's attacks.
    #[inline]
    pub(crate) fn duty(&self) -> Duty {
        self.duty.into()
    }

    /// The same, to be compared and kept.
    #[inline]
    pub(crate) fn packed_duty(&self) -> Packed {
        self.duty
    }

    #[inline]
    pub(crate) fn set_duty(&mut self, duty: Duty) {
        self.duty = duty.into();
    }

    /// Whether it can be committed.
    #[inline]
    pub(crate) fn is_ready(&self) -> bool {
        self.duty == Packed::READY
    }

    /// Whether it is committed to this attack.
    #[inline]
    pub(crate) fn is_committed_to(&self, target: Target) -> bool {
        self.duty == Duty::Committed(target).into()
    }

    /// The same for alike cards, of the same kind, in the same situation; never zero.
    #[inline]
    pub(crate) fn likeness(&self, kind: u8) -> u64 {
        let situation = [u8::from(self.used), self.gained, self.damage, self.duty.0];
        u64::from(u32::from_le_bytes(situation)) << 8 | u64::from(kind)
    }
}

/// A [`Duty`] in one byte: every decision looks at the duty of every card in play.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "Duty", into = "Duty")]
pub(crate) struct Packed(u8);

impl Packed {
    // None is zero.
    const BASE: Self = Self(1);
    /// The first card of the row; there are no more than 128 cards.
    const ROW: u8 = 2;
    const SPENT: Self = Self(Self::ROW + 128);
    const READY: Self = Self(Self::ROW + 129);

    /// Whether it is committed to an attack on the base.
    #[inline]
    pub(crate) fn is_on_base(self) -> bool {
        self == Self::BASE
    }

    /// The card in the row it is committed to, and whether there is any.
    #[inline]
    pub(crate) fn prey(self) -> (CardId, bool) {
        let card = self.0.wrapping_sub(Self::ROW);
        (CardId(card % 128), card < 128)
    }
}

impl Default for Packed {
    fn default() -> Self {
        Self::READY
    }
}

impl From<Duty> for Packed {
    #[inline]
    fn from(duty: Duty) -> Self {
        match duty {
            Duty::Ready => Self::READY,
            Duty::Committed(Target::Base) => Self::BASE,
            Duty::Committed(Target::Row(card)) => Self(Self::ROW + card.0),
            Duty::Spent => Self::SPENT,
        }
    }
}

impl From<Packed> for Duty {
    #[inline]
    fn from(packed: Packed) -> Self {
        match packed {
            Packed::READY => Self::Ready,
            Packed::SPENT => Self::Spent,
            Packed::BASE => Self::Committed(Target::Base),
            Packed(card) => Self::Committed(Target::Row(CardId(card - Packed::ROW))),
        }
    }
}
