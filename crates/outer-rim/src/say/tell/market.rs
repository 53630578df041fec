//! Assets: the market, ships, deliveries and jobs.

use super::{Teller, who};
use crate::event::Event;
use crate::say::speaker::credits;
use printed::{Arg, yes};
use tabletop::Text;

/// Tells an event of this topic.
pub(super) fn tell(teller: &Teller<'_>, event: &Event) -> Text {
    let s = &teller.speaker;
    let say = |id: &str, args: &[(&str, Arg)]| s.say(id, args);
    match *event {
        Event::Gained { player, card, .. } => teller.of_card("event-gained", player, card),
        Event::Refused { player, card } => teller.of_card("event-refused", player, card),
        Event::Discarded { player, card } => teller.of_card("event-discarded", player, card),
        Event::Rotated { player, card, to } => say(
            "event-rotated",
            &[who(s, player), teller.card(card), ("to", s.card(to))],
        ),
        Event::Removed { card } => {
            let is_ship = s.library().card(card).ship.is_some();
            say(
                "event-removed",
                &[teller.card(card), ("ship", yes(is_ship))],
            )
        }
        Event::Bartered {
            player,
            card,
            worth,
        } => say(
            "event-bartered",
            &[who(s, player), teller.card(card), ("n", credits(worth))],
        ),
        Event::Bought {
            player,
            card,
            ship,
            price,
            exchanged,
        } => {
            let what = ship.map_or_else(|| s.card(card), |ship| s.ship(ship));
            let args = [
                who(s, player),
                ("card", what),
                ("n", credits(price)),
                ("exchanged", yes(exchanged)),
            ];
            say("event-bought", &args)
        }
        Event::MarketDrawn { player, deck, card } => say(
            "event-market-drawn",
            &[who(s, player), teller.card(card), ("deck", s.deck(deck))],
        ),
        Event::MarketDiscarded { player, deck, card } => say(
            "event-market-discarded",
            &[who(s, player), teller.card(card), ("deck", s.deck(deck))],
        ),
        Event::MarketRevealed { deck, card } => say(
            "event-market-revealed",
            &[teller.card(card), ("deck", s.deck(deck))],
        ),
        Event::MarketShuffled { deck } => say("event-market-shuffled", &[("deck", s.deck(deck))]),
        Event::ShipGained { player, ship, from } => {
            let old = from.map_or_else(|| Arg::from(""), |old| s.ship(old));
            let args = [
                who(s, player),
                ("ship", s.ship(ship)),
                ("instead", yes(from.is_some())),
                ("old", old),
            ];
            say("event-ship-gained", &args)
        }
        Event::Delivered { player, card } => teller.of_card("event-delivered", player, card),
        Event::PurchaseFailed { player, card } => {
            teller.of_card("event-purchase-failed", player, card)
        }
        Event::Caught { player, card } => teller.of_card("event-caught", player, card),
        Event::Invited {
            player,
            other,
            card,
        } => {
            let args = [who(s, player), ("other", s.seat(other)), teller.card(card)];
            say("event-invited", &args)
        }
        Event::InvitationAnswered {
            player,
            card,
            joins,
        } => {
            let args = [who(s, player), teller.card(card), ("joins", yes(joins))];
            say("event-invitation-answered", &args)
        }
        Event::JobCompleted { player, card } => teller.of_card("event-job-completed", player, card),
        Event::JobFailed { player, card } => teller.of_card("event-job-failed", player, card),
        // Sent to another topic.
        _ => Text::new(),
    }
}
