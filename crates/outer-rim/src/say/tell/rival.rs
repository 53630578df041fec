//! What the cards of the rival say.

use super::{Teller, n, who};
use crate::event::{Event, Lot, Unsuited};
use crate::face::ai_card_name;
use crate::say::ai_card::bullet_told;
use printed::Arg;
use tabletop::Text;

/// Tells an event of this topic.
pub(super) fn tell(teller: &Teller<'_>, event: &Event) -> Text {
    let s = &teller.speaker;
    let say = |id: &str, args: &[(&str, Arg)]| s.say(id, args);
    match *event {
        Event::AiOrder { first, second } => {
            let second = ("second", s.seat(second));
            say("event-ai-order", &[who(s, first), second])
        }
        Event::AiCardDrawn { player, card } => {
            let name = ai_card_name(s.content(), card.index(), s.lang);
            say(
                "event-ai-card-drawn",
                &[who(s, player), ("name", name.into())],
            )
        }
        Event::AiBullet {
            card,
            section,
            bullet,
            spared,
            ..
        } => bullet_told(s, (card, section, bullet), spared),
        Event::AiGoal {
            player,
            card,
            space,
        } => say(
            "event-ai-goal",
            &[who(s, player), teller.card(card), ("space", s.space(space))],
        ),
        Event::AiSetOut {
            player,
            goal,
            distance,
            stop,
            early,
            patrol,
        } => {
            let why = match (early, patrol) {
                (0, _) => "none",
                (_, true) => "patrol",
                (_, false) => "planet",
            };
            let args = [
                who(s, player),
                ("goal", s.space(goal)),
                n(distance),
                ("space", s.space(stop)),
                ("early", Arg::from(early)),
                ("why", Arg::from(why)),
            ];
            say("event-ai-set-out", &args)
        }
        Event::AiNotBuying { player, card, why } => say(
            "event-ai-not-buying",
            &[
                who(s, player),
                teller.card(card),
                ("why", unsuited_word(why).into()),
            ],
        ),
        Event::AiByChance { lot, among, .. } => say(
            "event-ai-by-chance",
            &[("lot", lot_word(lot).into()), n(among)],
        ),
        Event::AiCardCut { player, .. } => say("event-ai-card-cut", &[who(s, player)]),
        // Sent to another topic.
        _ => Text::new(),
    }
}

fn unsuited_word(unsuited: Unsuited) -> &'static str {
    match unsuited {
        Unsuited::NotHere => "not-here",
        Unsuited::TooDear => "too-dear",
        Unsuited::NoSlot => "no-slot",
        Unsuited::ForPatrol => "for-patrol",
        Unsuited::NoBetterShip => "no-better-ship",
        Unsuited::NoBounty => "no-bounty",
    }
}

fn lot_word(lot: Lot) -> &'static str {
    match lot {
        Lot::Ship => "ship",
        Lot::Job => "job",
        Lot::Fight => "fight",
        Lot::Patrol => "patrol",
        Lot::Way => "way",
        Lot::Crew => "crew",
        Lot::PatrolWay => "patrol-way",
        Lot::Berth => "berth",
        Lot::Asset => "asset",
        Lot::Answer => "answer",
        Lot::Target => "target",
        Lot::Player => "player",
        Lot::Bounty => "bounty",
        Lot::Contact => "contact",
    }
}
