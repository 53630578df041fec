//! Goals: what a character or the owner of a ship strives for.

use super::effect::Condition;
use super::words::Faction;
use serde::{Deserialize, Serialize};

/// How a goal is completed.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Goal {
    /// Do this so many times; only times at which the condition holds count.
    Count(Feat, u8, #[serde(default)] Option<Condition>),
    /// As soon as this is so.
    Have(Condition),
    /// By an ability of the same side that says so.
    ByAbility,
}

/// What can be counted.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Feat {
    /// Winning a combat.
    WinCombat,
    /// Winning a ground combat.
    WinGroundCombat,
    /// Winning a ship combat.
    WinShipCombat,
    /// Winning a combat against a patrol.
    WinAgainstPatrol,
    /// Encountering the patrol of this faction while it is of at least this level.
    EncounterPatrol(Faction, u8),
    /// Encountering a navpoint.
    EncounterNavpoint,
    /// Losing reputation with this faction while it is negative already.
    FallLower(Faction),
    /// Gaining a reward from a bounty.
    BountyReward,
    /// Delivering a captured contact.
    DeliverCaptive,
    /// Delivering cargo.
    DeliverCargo,
    /// Delivering illegal cargo.
    DeliverIllegal,
    /// Completing a job.
    CompleteJob,
    /// Gaining a crew.
    GainCrew,
    /// Gaining a crew who is an orange contact.
    GainOrangeCrew,
}
