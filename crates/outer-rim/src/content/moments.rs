//! Sets of moments, so that "does anything here listen?" is one instruction.

use super::effect::{Moment, Rolls, Whose};
use super::words::{Body, Combat};
use serde::{Deserialize, Serialize};

/// Some moments: one bit each.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Moments(u64);

impl Moments {
    pub(crate) const NONE: Self = Self(0);

    pub(crate) fn of(moment: Moment) -> Self {
        Self(1 << number(moment))
    }

    pub(crate) fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl FromIterator<Moment> for Moments {
    fn from_iter<I: IntoIterator<Item = Moment>>(moments: I) -> Self {
        let each = moments.into_iter().map(Self::of);
        each.fold(Self::NONE, Self::and)
    }
}

/// The rolls an ability can be for, by what is rolled.
pub(crate) const COMBAT_ROLLS: [Rolls; 3] = [Rolls::Any, Rolls::Combat, Rolls::CombatOrTest];
pub(crate) const TEST_ROLLS: [Rolls; 3] = [Rolls::Any, Rolls::Test, Rolls::CombatOrTest];
pub(crate) const DELIVERY_ROLLS: [Rolls; 2] = [Rolls::Any, Rolls::Delivery];

/// The rolls for combats of one kind only.
pub(crate) fn rolls_of(combat: Combat) -> Rolls {
    match combat {
        Combat::Ground => Rolls::GroundCombat,
        Combat::Ship => Rolls::ShipCombat,
    }
}

fn number(moment: Moment) -> u8 {
    let whose = |whose: Whose| u8::from(whose == Whose::Opponents);
    let rolls = |rolls: Rolls| match rolls {
        Rolls::Any => 0,
        Rolls::Combat => 1,
        Rolls::GroundCombat => 2,
        Rolls::ShipCombat => 3,
        Rolls::Test => 4,
        Rolls::CombatOrTest => 5,
        Rolls::Delivery => 6,
    };
    match moment {
        Moment::Action => 0,
        Moment::Planning => 1,
        Moment::Encounter => 2,
        Moment::TurnStarts => 3,
        Moment::StartOfCombat => 4,
        Moment::TestStarts => 5,
        Moment::WinsCombat => 6,
        Moment::LosesCombat => 7,
        Moment::AfterWonCombat => 8,
        Moment::WouldBeDefeated => 9,
        Moment::EntersPatrolSpace => 10,
        Moment::AnotherEnters => 11,
        Moment::PatrolWouldMove => 12,
        Moment::GainsCrew => 13,
        Moment::RecoversShip => 14,
        Moment::DeliversCargo => 15,
        Moment::DeliversCaptive => 16,
        Moment::EliminatesContact => 17,
        Moment::CompletesJob => 18,
        Moment::EncounteredSpace => 19,
        Moment::Suffers(Body::Character) => 20,
        Moment::Suffers(Body::Ship) => 21,
        Moment::CombatValue(of) => 22 + whose(of),
        Moment::Rerolls(of, which) => 24 + 7 * whose(of) + rolls(which),
        Moment::Results(of, which) => 38 + 7 * whose(of) + rolls(which),
    }
}
