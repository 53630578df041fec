//! What players give one another.

use super::super::favors;
use super::{Teller, who};
use crate::event::Event;
use printed::{Arg, yes};
use tabletop::Text;

/// Tells an event of this topic.
pub(super) fn tell(teller: &Teller<'_>, event: &Event) -> Text {
    let s = &teller.speaker;
    let say = |id: &str, args: &[(&str, Arg)]| s.say(id, args);
    match *event {
        Event::Taken { player, from, card } => say(
            "event-taken",
            &[who(s, player), teller.card(card), ("other", s.seat(from))],
        ),
        Event::OfferMade { from, to } => {
            say("event-offer-made", &[who(s, from), ("other", s.seat(to))])
        }
        Event::OfferAnswered { from, to, accepted } => say(
            "event-offer-answered",
            &[
                who(s, from),
                ("other", s.seat(to)),
                ("accepted", yes(accepted)),
            ],
        ),
        Event::Given { from, to, card } => say(
            "event-given",
            &[who(s, from), teller.card(card), ("other", s.seat(to))],
        ),
        Event::DebtGiven { from, to, owner } => say(
            "event-debt-given",
            &[
                who(s, from),
                ("other", s.seat(to)),
                ("owner", s.seat(owner)),
            ],
        ),
        Event::FavorAsked { player, favor } => {
            let args = [who(s, player), ("favor", favors::favor(s, favor))];
            say("event-favor-asked", &args)
        }
        Event::FavorAnswered {
            player,
            to,
            granted,
        } => say(
            "event-favor-answered",
            &[
                who(s, player),
                ("other", s.seat(to)),
                ("granted", yes(granted)),
            ],
        ),
        Event::FavorWithdrawn { player } => say("event-favor-withdrawn", &[who(s, player)]),
        Event::FavorReceived {
            player,
            from,
            favor,
            forced,
        } => say(
            "event-favor-received",
            &[
                who(s, player),
                ("other", s.seat(from)),
                ("favor", favors::favor(s, favor)),
                ("forced", yes(forced)),
            ],
        ),
        // Sent to another topic.
        _ => Text::new(),
    }
}
