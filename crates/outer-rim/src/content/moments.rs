//! The moments abilities wait for, and sets of them: "does anything here listen?" is one instruction.

use super::words::{Body, Combat};
use serde::{Deserialize, Serialize};

/// The moment of an ability; also the window that is open for all abilities of it. There a roll is
/// the one on the table, whichever it names.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// As an action of the action step.
    Action,
    /// Instead of the other options of the planning step.
    Planning,
    /// As the encounter of the turn.
    Encounter,
    /// As the encounter of another player in your space, who is "you" in its effects.
    EncounterWithYou,
    /// When one of your turns starts.
    TurnStarts,
    /// When a combat you take part in starts.
    StartOfCombat,
    /// When the dice of a combat are counted out, before they are rolled; whose dice.
    CombatValue(Whose),
    /// When a skill test of yours starts.
    TestStarts,
    /// When dice can be rerolled: whose, and in which rolls.
    Rerolls(Whose, Rolls),
    /// When results can be added, turned or cancelled: whose dice, and in which rolls.
    Results(Whose, Rolls),
    /// When you win a combat.
    WinsCombat,
    /// When you lose a combat.
    LosesCombat,
    /// After a combat you won, its damage included.
    AfterWonCombat,
    /// When this body of yours would suffer damage.
    Suffers(Body),
    /// When you would become defeated.
    WouldBeDefeated,
    /// When you move into a space with a patrol that stops you.
    EntersPatrolSpace,
    /// When another player moves into your space.
    AnotherEnters,
    /// When a patrol would move after your market action.
    PatrolWouldMove,
    /// When you gain a crew.
    GainsCrew,
    /// When you recover damage of your ship.
    RecoversShip,
    /// When you deliver cargo.
    DeliversCargo,
    /// When you deliver a captured contact.
    DeliversCaptive,
    /// When you eliminate the contact of a bounty.
    EliminatesContact,
    /// When you complete a job.
    CompletesJob,
    /// After you encountered a space.
    EncounteredSpace,
}

/// Whose dice.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Whose {
    /// Your own.
    Yours,
    /// Your opponent's.
    Opponents,
}

/// Which rolls an ability is for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Rolls {
    /// All rolls.
    Any,
    /// Rolls of a combat.
    Combat,
    /// Rolls of a ground combat.
    GroundCombat,
    /// Rolls of a ship combat.
    ShipCombat,
    /// Skill tests.
    Test,
    /// Combats and skill tests.
    CombatOrTest,
    /// The die rolled to deliver illegal cargo.
    Delivery,
}

impl Moment {
    /// Its word in the messages.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Action => "action",
            Self::Planning => "planning",
            Self::Encounter => "encounter",
            Self::EncounterWithYou => "encounter-with-you",
            Self::TurnStarts => "turn-starts",
            Self::StartOfCombat => "start-of-combat",
            Self::CombatValue(_) => "combat-value",
            Self::TestStarts => "test-starts",
            Self::Rerolls(..) => "rerolls",
            Self::Results(..) => "results",
            Self::WinsCombat => "wins-combat",
            Self::LosesCombat => "loses-combat",
            Self::AfterWonCombat => "after-won-combat",
            Self::Suffers(_) => "suffers",
            Self::WouldBeDefeated => "would-be-defeated",
            Self::EntersPatrolSpace => "enters-patrol-space",
            Self::AnotherEnters => "another-enters",
            Self::PatrolWouldMove => "patrol-would-move",
            Self::GainsCrew => "gains-crew",
            Self::RecoversShip => "recovers-ship",
            Self::DeliversCargo => "delivers-cargo",
            Self::DeliversCaptive => "delivers-captive",
            Self::EliminatesContact => "eliminates-contact",
            Self::CompletesJob => "completes-job",
            Self::EncounteredSpace => "encountered-space",
        }
    }
}

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
        Moment::EncounterWithYou => 52,
    }
}
