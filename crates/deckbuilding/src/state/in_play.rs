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

    /// Is spent, if it was committed to this attack. Branchless: whether a
    /// card takes part cannot be predicted.
    #[inline]
    pub(crate) fn spend_on(&mut self, target: Target) {
        let takes_part = self.is_committed_to(target);
        self.duty = if takes_part { Packed::SPENT } else { self.duty };
    }

    /// The same for alike cards, of the same kind, in the same situation.
    #[inline]
    pub(crate) fn likeness(&self, kind: u8) -> u32 {
        let situation = [u8::from(self.used), self.gained, self.damage, self.duty.0];
        // There are no more kinds than cards, 128, so one finds room beside a single bit.
        u32::from_le_bytes(situation) | u32::from(kind) << 1
    }
}

/// A [`Duty`] in one byte: every decision looks at the duty of every card in play. What is
/// committed to a card in the row is that card's number; there are no more than 128. The others
/// have the highest bit, and of those [`Packed::BASE`] alone has not the next.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "Duty", into = "Duty")]
pub(crate) struct Packed(u8);

impl Packed {
    const NOT_IN_ROW: u8 = 0b1000_0000;
    const NOT_ON_BASE: u8 = 0b0100_0000;
    const BASE: Self = Self(Self::NOT_IN_ROW);
    const SPENT: Self = Self(Self::NOT_IN_ROW | Self::NOT_ON_BASE);
    const READY: Self = Self(u8::MAX);
}

/// What several cards do in this turn's attacks: the bits all their duties share.
#[derive(Copy, Clone)]
pub(crate) struct Duties(u8);

impl Duties {
    #[inline]
    pub(crate) fn note(&mut self, duty: Packed) {
        self.0 &= duty.0;
    }

    /// Whether any is committed to a card in the row.
    #[inline]
    pub(crate) fn any_in_row(self) -> bool {
        self.0 & Packed::NOT_IN_ROW == 0
    }

    /// Whether any is committed to the base, provided that none is to a card in the row.
    #[inline]
    pub(crate) fn any_on_base(self) -> bool {
        self.0 & Packed::NOT_ON_BASE == 0
    }
}

impl Default for Duties {
    fn default() -> Self {
        Self(u8::MAX)
    }
}

/// The duties of several cards, a bit for each.
#[derive(Copy, Clone, Default)]
pub(crate) struct DutySet([u64; 4]);

impl DutySet {
    #[inline]
    pub(crate) fn add(&mut self, duty: Packed) {
        self.0[usize::from(duty.0 / 64)] |= 1 << (duty.0 % 64);
    }

    pub(crate) fn any_on_base(&self) -> bool {
        let Packed(base) = Packed::BASE;
        self.0[usize::from(base / 64)] & 1 << (base % 64) != 0
    }

    /// Calls with the cards in the row any is committed to, in the order of their numbers.
    #[inline]
    pub(crate) fn each_in_row(&self, mut each: impl FnMut(CardId)) {
        for (mut bits, first) in [(self.0[0], 0), (self.0[1], 64)] {
            while bits != 0 {
                each(CardId(first + bits.trailing_zeros() as u8));
                bits &= bits - 1;
            }
        }
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
            Duty::Committed(Target::Row(card)) => Self(card.0),
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
            Packed(card) => Self::Committed(Target::Row(CardId(card))),
        }
    }
}
