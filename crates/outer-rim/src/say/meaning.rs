//! What an event is among others: how loud it is, whose it is, what it comes to.

use crate::content::Faction;
use crate::event::Event;
use crate::state::{Foe, PlayerId};
use crate::text::Word;
use tabletop::{Amount, Gist, Meaning};

pub(crate) fn meaning(event: &Event) -> Meaning {
    let worth = worth(event);
    Meaning {
        gist: gist(event),
        of: of(event).map(|player| player.0),
        result: worth.is_some_and(|amount| amount.number > 0),
        worth: worth.into_iter().collect(),
        sign: patrol(event).map(Faction::word),
        on: None,
    }
}

fn gist(event: &Event) -> Gist {
    match event {
        Event::TurnBegan { .. } => Gist::Turn,
        Event::Moved { flown: None, .. } | Event::PatrolMoved { directly: true, .. } => {
            Gist::Detail
        }
        Event::Moved { .. } | Event::PatrolMoved { .. } => Gist::Way,
        Event::Fame { .. }
        | Event::Defeated { .. }
        | Event::CombatWon { .. }
        | Event::Delivered { .. }
        | Event::ShipGained { .. }
        | Event::JobCompleted { .. }
        | Event::Captured { .. }
        | Event::Eliminated { .. }
        | Event::HuntedDown { .. }
        | Event::BountyCollected { .. }
        | Event::GoalCompleted { .. }
        | Event::AmbitionGoalCompleted { .. }
        | Event::Won { .. } => Gist::Loud,
        Event::Caught { .. }
        | Event::PurchaseFailed { .. }
        | Event::Bought { .. }
        | Event::JobFailed { .. }
        | Event::AmbitionGoalFailed { .. }
        | Event::AmbitionGoalUndone { .. }
        | Event::AmbitionProgress { .. }
        | Event::Reputation { .. }
        | Event::PatrolEliminated { .. }
        | Event::Taken { .. }
        | Event::FavorReceived { .. }
        | Event::BountyPlaced { .. }
        | Event::Robbery { .. }
        | Event::SabotageDone { .. }
        | Event::SabotageCaught { .. }
        | Event::AllianceAnswered { .. }
        | Event::AllianceEnded { .. }
        | Event::AllianceBroken { .. }
        | Event::InterferenceDone { .. }
        | Event::InterferenceCaught { .. }
        | Event::ExtraTurn { .. }
        | Event::Conceded { .. } => Gist::Point,
        Event::Discarded { .. } => Gist::Aside,
        Event::MarketRevealed { .. } | Event::AiBullet { .. } => Gist::Idle,
        _ => Gist::Detail,
    }
}

/// Whose deed it is, or whom it befalls. Whoever rolls the dice of a foe does nothing of their own.
fn of(event: &Event) -> Option<PlayerId> {
    match *event {
        Event::Rolled { foe: Some(_), .. } => None,
        Event::Rolled { by, .. } | Event::DiceChanged { by, .. } => Some(by),
        Event::CombatBegan { attacker, .. } | Event::CombatWon { attacker, .. } => Some(attacker),
        Event::OfferMade { from, .. }
        | Event::OfferAnswered { from, .. }
        | Event::Given { from, .. }
        | Event::DebtGiven { from, .. }
        | Event::ContactPointed { from, .. } => Some(from),
        Event::FirstPlayer { player }
        | Event::FirstPlayerRoll { player, .. }
        | Event::CharacterChosen { player, .. }
        | Event::ShipChosen { player, .. }
        | Event::AmbitionChosen { player, .. }
        | Event::AmbitionProgress { player, .. }
        | Event::AmbitionPursued { player, .. }
        | Event::AmbitionGoalCompleted { player, .. }
        | Event::AmbitionGoalUndone { player, .. }
        | Event::AmbitionGoalFailed { player, .. }
        | Event::Started { player, .. }
        | Event::TurnBegan { player, .. }
        | Event::TurnEnded { player }
        | Event::StepBegan { player, .. }
        | Event::Moved { player, .. }
        | Event::MustStop { player, .. }
        | Event::Credits { player, .. }
        | Event::Fame { player, .. }
        | Event::Reputation { player, .. }
        | Event::Suffered { player, .. }
        | Event::Prevented { player, .. }
        | Event::HitsCancelled { player, .. }
        | Event::FlippedBack { player }
        | Event::Recovered { player, .. }
        | Event::Defeated { player }
        | Event::StoodUp { player }
        | Event::TestResult { player, .. }
        | Event::Used { player, .. }
        | Event::Gained { player, .. }
        | Event::Refused { player, .. }
        | Event::Discarded { player, .. }
        | Event::Rotated { player, .. }
        | Event::Bartered { player, .. }
        | Event::Bought { player, .. }
        | Event::CannotPay { player, .. }
        | Event::MarketDrawn { player, .. }
        | Event::MarketDiscarded { player, .. }
        | Event::ShipGained { player, .. }
        | Event::Delivered { player, .. }
        | Event::Caught { player, .. }
        | Event::CrossingAnnounced { player, .. }
        | Event::PurchaseFailed { player, .. }
        | Event::EncounterDrawn { player, .. }
        | Event::SecretTaken { player, .. }
        | Event::SecretRevealed { player, .. }
        | Event::SecretsLost { player, .. }
        | Event::DatabankResolved { player, .. }
        | Event::StepReached { player, .. }
        | Event::ContactLooked { player, .. }
        | Event::Eliminated { player, .. }
        | Event::Captured { player, .. }
        | Event::HuntedDown { player, .. }
        | Event::Protected { player, .. }
        | Event::Invited { player, .. }
        | Event::InvitationAnswered { player, .. }
        | Event::JobCompleted { player, .. }
        | Event::JobFailed { player, .. }
        | Event::GoalProgress { player, .. }
        | Event::GoalCompleted { player, .. }
        | Event::TokenPut { player, .. }
        | Event::ExtraTurn { player }
        | Event::TurnCutShort { player }
        | Event::Taken { player, .. }
        | Event::FavorAsked { player, .. }
        | Event::FavorAnswered { player, .. }
        | Event::FavorWithdrawn { player }
        | Event::FavorReceived { player, .. }
        | Event::AiOrder { first: player, .. }
        | Event::BountyPlaced { player, .. }
        | Event::BountyCollected { player, .. }
        | Event::Robbery { player, .. }
        | Event::Sabotage { player, .. }
        | Event::SabotageDone { player, .. }
        | Event::SabotageFailed { player, .. }
        | Event::SabotageCaught { player, .. }
        | Event::AllianceProposed { player, .. }
        | Event::AllianceAnswered { player, .. }
        | Event::AllianceEnded { player, .. }
        | Event::AllianceBroken { player, .. }
        | Event::Assisted { player, .. }
        | Event::Interference { player, .. }
        | Event::InterferenceDone { player, .. }
        | Event::InterferenceFailed { player, .. }
        | Event::InterferenceCaught { player, .. }
        | Event::AiCardDrawn { player, .. }
        | Event::AiBullet { player, .. }
        | Event::AiGoal { player, .. }
        | Event::AiSetOut { player, .. }
        | Event::AiNotBuying { player, .. }
        | Event::AiByChance { player, .. }
        | Event::AiCardCut { player, .. }
        | Event::AiCardDone { player, .. }
        | Event::Conceded { player }
        | Event::Won { player } => Some(player),
        Event::AmbitionsLaidOut { .. }
        | Event::Removed { .. }
        | Event::MarketRevealed { .. }
        | Event::MarketShuffled { .. }
        | Event::PatrolSent { .. }
        | Event::PatrolMoved { .. }
        | Event::PatrolEliminated { .. }
        | Event::PatrolSpawned { .. }
        | Event::ContactRevealed { .. }
        | Event::ContactPlaced { .. }
        | Event::ContactsExchanged { .. }
        | Event::ContactMoved { .. }
        | Event::ContactInPlay { .. }
        | Event::ContactLeft { .. } => None,
    }
}

fn worth(event: &Event) -> Option<Amount> {
    match *event {
        Event::Credits { change, .. } => Some(Amount::of("credits", change.saturating_mul(1000))),
        Event::Fame { change, .. } => Some(Amount::of("fame", change)),
        _ => None,
    }
}

/// The patrol that does it, or whose dice were rolled.
fn patrol(event: &Event) -> Option<Faction> {
    match *event {
        Event::PatrolSent { faction, .. }
        | Event::PatrolMoved { faction, .. }
        | Event::PatrolEliminated { faction, .. }
        | Event::PatrolSpawned { faction, .. }
        | Event::Rolled {
            foe: Some(Foe::Patrol(faction)),
            ..
        } => Some(faction),
        _ => None,
    }
}
