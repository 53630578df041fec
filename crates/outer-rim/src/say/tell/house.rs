//! What players do to one another by house rules.

use super::{Teller, who};
use crate::event::Event;
use crate::state::PlayerId;
use tabletop::Text;

/// Tells an event of this topic.
pub(super) fn tell(teller: &Teller<'_>, event: &Event) -> Text {
    let s = &teller.speaker;
    let of_two = |id: &str, player: PlayerId, other: PlayerId| {
        s.say(id, &[who(s, player), ("other", s.seat(other))])
    };
    match *event {
        Event::ContactPointed { from, to, berth } => s.say(
            "event-contact-pointed",
            &[
                who(s, from),
                ("other", s.seat(to)),
                teller.planet("space", berth),
            ],
        ),
        Event::BountyPlaced { player, target } => of_two("event-bounty-placed", player, target),
        Event::BountyCollected { player, target } => {
            of_two("event-bounty-collected", player, target)
        }
        Event::Robbery { player, victim } => of_two("event-robbery", player, victim),
        Event::Sabotage { player, target } => of_two("event-sabotage", player, target),
        Event::SabotageDone { player, target } => of_two("event-sabotage-done", player, target),
        Event::SabotageFailed { player, target } => of_two("event-sabotage-failed", player, target),
        Event::SabotageCaught { player, target } => of_two("event-sabotage-caught", player, target),
        Event::AllianceProposed {
            player,
            other,
            rounds: 0,
        } => of_two("event-parting-proposed", player, other),
        Event::AllianceProposed {
            player,
            other,
            rounds,
        } => s.say(
            "event-alliance-proposed",
            &[
                who(s, player),
                ("other", s.seat(other)),
                ("n", rounds.into()),
            ],
        ),
        Event::AllianceAnswered {
            player,
            other,
            agrees: true,
        } => of_two("event-alliance-made", player, other),
        Event::AllianceAnswered { player, other, .. } => {
            of_two("event-alliance-declined", player, other)
        }
        Event::AllianceEnded { player, other, .. } => of_two("event-alliance-ended", player, other),
        Event::AllianceBroken { player, other } => of_two("event-alliance-broken", player, other),
        Event::Assisted { player, other } => of_two("event-assisted", player, other),
        Event::Interference { player, other } => of_two("event-interference", player, other),
        Event::InterferenceDone { player, other } => {
            of_two("event-interference-done", player, other)
        }
        Event::InterferenceFailed { player, other } => {
            of_two("event-interference-failed", player, other)
        }
        Event::InterferenceCaught { player, other } => {
            of_two("event-interference-caught", player, other)
        }
        // Sent to another topic.
        _ => Text::new(),
    }
}
