//! Events in words, for the log. What is missing in an event, the reader may not know.

mod ambitions;
mod combat;
mod contacts;
mod deal;
mod house;
mod map;
mod market;
mod player;
mod rival;
mod turn;

use super::speaker::Speaker;
use crate::OuterRim;
use crate::event::{Event, Why};
use crate::state::{BerthId, CardId, PlayerId};
use printed::Arg;
use tabletop::{Lang, Text};

pub(crate) fn tell(game: &OuterRim, event: &Event, lang: Lang) -> Text {
    let teller = Teller {
        speaker: Speaker::new(game, lang),
    };
    teller.tell(event)
}

struct Teller<'a> {
    speaker: Speaker<'a>,
}

impl Teller<'_> {
    fn tell(&self, event: &Event) -> Text {
        match *event {
            // The next turn, and what is asked, tell as much.
            Event::TurnEnded { .. } | Event::StepBegan { .. } | Event::AiCardDone { .. } => {
                Text::new()
            }
            // The purchase tells as much.
            Event::Credits {
                why: Why::Price, ..
            }
            | Event::Gained { bought: true, .. } => Text::new(),
            // That the contact was turned up tells as much.
            Event::DatabankResolved {
                contact: Some(_), ..
            } => Text::new(),
            Event::FirstPlayer { .. }
            | Event::FirstPlayerRoll { .. }
            | Event::CharacterChosen { .. }
            | Event::ShipChosen { .. }
            | Event::Started { .. }
            | Event::TurnBegan { .. }
            | Event::ExtraTurn { .. }
            | Event::TurnCutShort { .. }
            | Event::Conceded { .. }
            | Event::Won { .. } => turn::tell(self, event),
            Event::Credits { .. }
            | Event::Fame { .. }
            | Event::Reputation { .. }
            | Event::Suffered { .. }
            | Event::Prevented { .. }
            | Event::HitsCancelled { .. }
            | Event::FlippedBack { .. }
            | Event::Recovered { .. }
            | Event::Defeated { .. }
            | Event::StoodUp { .. }
            | Event::GoalProgress { .. }
            | Event::GoalCompleted { .. }
            | Event::TokenPut { .. }
            | Event::CannotPay { .. } => player::tell(self, event),
            Event::AmbitionsLaidOut { .. }
            | Event::AmbitionChosen { .. }
            | Event::AmbitionProgress { .. }
            | Event::AmbitionPursued { .. }
            | Event::AmbitionGoalCompleted { .. }
            | Event::AmbitionGoalUndone { .. }
            | Event::AmbitionGoalFailed { .. } => ambitions::tell(self, event),
            Event::Moved { .. }
            | Event::MustStop { .. }
            | Event::PatrolSent { .. }
            | Event::PatrolMoved { .. }
            | Event::PatrolEliminated { .. }
            | Event::PatrolSpawned { .. } => map::tell(self, event),
            Event::Rolled { .. }
            | Event::DiceChanged { .. }
            | Event::TestResult { .. }
            | Event::CombatBegan { .. }
            | Event::CombatWon { .. }
            | Event::Used { .. } => combat::tell(self, event),
            Event::Gained { .. }
            | Event::Refused { .. }
            | Event::Discarded { .. }
            | Event::Rotated { .. }
            | Event::Removed { .. }
            | Event::Bartered { .. }
            | Event::Bought { .. }
            | Event::MarketDrawn { .. }
            | Event::MarketDiscarded { .. }
            | Event::MarketRevealed { .. }
            | Event::MarketShuffled { .. }
            | Event::ShipGained { .. }
            | Event::Delivered { .. }
            | Event::PurchaseFailed { .. }
            | Event::Caught { .. }
            | Event::Invited { .. }
            | Event::InvitationAnswered { .. }
            | Event::JobCompleted { .. }
            | Event::JobFailed { .. } => market::tell(self, event),
            Event::CrossingAnnounced { .. }
            | Event::EncounterDrawn { .. }
            | Event::SecretTaken { .. }
            | Event::SecretRevealed { .. }
            | Event::SecretsLost { .. }
            | Event::DatabankResolved { .. }
            | Event::StepReached { .. }
            | Event::ContactRevealed { .. }
            | Event::ContactLooked { .. }
            | Event::ContactPlaced { .. }
            | Event::ContactsExchanged { .. }
            | Event::ContactMoved { .. }
            | Event::ContactInPlay { .. }
            | Event::ContactLeft { .. }
            | Event::Eliminated { .. }
            | Event::Captured { .. }
            | Event::HuntedDown { .. }
            | Event::Protected { .. } => contacts::tell(self, event),
            Event::Taken { .. }
            | Event::OfferMade { .. }
            | Event::OfferAnswered { .. }
            | Event::Given { .. }
            | Event::DebtGiven { .. }
            | Event::FavorAsked { .. }
            | Event::FavorAnswered { .. }
            | Event::FavorWithdrawn { .. }
            | Event::FavorReceived { .. } => deal::tell(self, event),
            Event::ContactPointed { .. }
            | Event::BountyPlaced { .. }
            | Event::BountyCollected { .. }
            | Event::Robbery { .. }
            | Event::Sabotage { .. }
            | Event::SabotageDone { .. }
            | Event::SabotageFailed { .. }
            | Event::AllianceProposed { .. }
            | Event::AllianceAnswered { .. }
            | Event::AllianceEnded { .. }
            | Event::AllianceBroken { .. }
            | Event::Assisted { .. }
            | Event::Interference { .. }
            | Event::InterferenceDone { .. }
            | Event::InterferenceFailed { .. }
            | Event::InterferenceCaught { .. }
            | Event::SabotageCaught { .. } => house::tell(self, event),
            Event::AiOrder { .. }
            | Event::AiCardDrawn { .. }
            | Event::AiBullet { .. }
            | Event::AiGoal { .. }
            | Event::AiSetOut { .. }
            | Event::AiNotBuying { .. }
            | Event::AiByChance { .. }
            | Event::AiCardCut { .. } => rival::tell(self, event),
        }
    }

    fn card(&self, card: CardId) -> (&'static str, Arg) {
        ("card", self.speaker.card(card))
    }

    fn of_card(&self, id: &str, player: PlayerId, card: CardId) -> Text {
        let args = [who(&self.speaker, player), self.card(card)];
        self.speaker.say(id, &args)
    }

    fn planet(&self, name: &'static str, berth: BerthId) -> (&'static str, Arg) {
        let planet = self.speaker.library().planet_of(berth);
        (name, self.speaker.space(planet))
    }
}

fn who(speaker: &Speaker<'_>, player: PlayerId) -> (&'static str, Arg) {
    ("player", speaker.seat(player))
}

fn n(amount: u8) -> (&'static str, Arg) {
    ("n", Arg::from(amount))
}
