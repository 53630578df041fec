//! What character, ship and assets add up to.

use super::moments::Moments;
use serde::{Deserialize, Serialize};

/// Something a component spares its owner.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Perk {
    PassMaelstrom,
    NotForced,
    KeepReputation,
    FocusCancels,
    SharedCrewSlot,
}

/// What one component always gives its owner, or all of them together. Most questions about a
/// player are answered by it; only what holds at times must be looked for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Sum {
    /// The moments its abilities wait for.
    pub(crate) moments: Moments,
    /// By value, printed ones included.
    pub(crate) values: [u8; 5],
    /// How often it has each skill.
    pub(crate) skills: [u8; 7],
    /// Assets of each kind, and further slots for them.
    pub(crate) kinds: [u8; 6],
    pub(crate) room: [u8; 6],
    /// What cards of each market deck cost less, in thousands.
    pub(crate) discount: [u8; 6],
    pub(crate) fame: u8,
    /// Something adds to this at times.
    pub(crate) at_times: bool,
    /// One bit a perk.
    perks: u8,
}

impl Sum {
    pub(crate) fn has(&self, perk: Perk) -> bool {
        self.perks & (1 << perk as u8) != 0
    }

    pub(super) fn grant(&mut self, perk: Perk) {
        self.perks |= 1 << perk as u8;
    }

    /// What raises values, without what changes rules and prices.
    #[must_use]
    pub(crate) fn values_only(self) -> Self {
        Self {
            discount: [0; 6],
            fame: 0,
            perks: 0,
            ..self
        }
    }

    /// Both together.
    #[must_use]
    pub(crate) fn and(mut self, other: &Self) -> Self {
        fn add<const N: usize>(to: &mut [u8; N], more: &[u8; N]) {
            to.iter_mut().zip(more).for_each(|(to, more)| *to += more);
        }
        self.moments = self.moments.and(other.moments);
        add(&mut self.values, &other.values);
        add(&mut self.skills, &other.skills);
        add(&mut self.kinds, &other.kinds);
        add(&mut self.room, &other.room);
        add(&mut self.discount, &other.discount);
        self.fame += other.fame;
        self.at_times |= other.at_times;
        self.perks |= other.perks;
        self
    }
}
