//! What a player has and suffers: credits, fame, reputation, damage, goals.

use super::{Teller, n, who};
use crate::because::{Because, Source};
use crate::event::{Event, Why};
use crate::say::speaker::credits;
use crate::state::{Bearer, Foe};
use crate::text::Word as _;
use printed::{Arg, yes};
use tabletop::Text;

/// Tells an event of this topic.
pub(super) fn tell(teller: &Teller<'_>, event: &Event) -> Text {
    let s = &teller.speaker;
    let say = |id: &str, args: &[(&str, Arg)]| s.say(id, args);
    match *event {
        Event::Credits {
            player,
            change,
            why,
        } => say(
            "event-credits",
            &[
                who(s, player),
                ("gained", yes(change > 0)),
                ("n", Arg::from(change.saturating_abs().saturating_mul(1000))),
                ("why", why_word(why).into()),
            ],
        ),
        Event::Fame {
            player,
            change,
            total,
            because,
        } => say(
            "event-fame",
            &[
                who(s, player),
                ("why", why_famous(because).into()),
                ("what", teller.what_famous(because)),
                ("gained", yes(change > 0)),
                ("n", Arg::from(change.unsigned_abs())),
                ("total", Arg::from(total)),
            ],
        ),
        Event::Reputation {
            player,
            faction,
            standing,
        } => say(
            "event-reputation",
            &[
                who(s, player),
                ("faction", s.faction(faction)),
                ("standing", s.word("standing", standing)),
            ],
        ),
        Event::Suffered {
            player,
            body,
            amount,
        } => say(
            "event-suffered",
            &[who(s, player), ("body", body.word().into()), n(amount)],
        ),
        Event::Prevented { player, amount } => say("event-prevented", &[who(s, player), n(amount)]),
        Event::HitsCancelled { player, cancelled } => {
            say("event-hits-cancelled", &[who(s, player), n(cancelled)])
        }
        Event::FlippedBack { player } => say("event-flipped-back", &[who(s, player)]),
        Event::Recovered {
            player,
            body,
            amount,
        } => say(
            "event-recovered",
            &[who(s, player), ("body", body.word().into()), n(amount)],
        ),
        Event::Defeated { player } => say("event-defeated", &[who(s, player)]),
        Event::StoodUp { player } => say("event-stood-up", &[who(s, player)]),
        Event::CannotPay {
            player,
            card,
            price,
        } => {
            let named = card.filter(|&card| !s.is_nameless(card));
            let args = [
                who(s, player),
                ("n", credits(price)),
                ("named", yes(named.is_some())),
                (
                    "card",
                    named.map_or_else(|| Arg::from(""), |card| s.card(card)),
                ),
            ];
            say("event-cannot-pay", &args)
        }
        Event::GoalProgress { player, ship, .. } => say(
            "event-goal-progress",
            &[who(s, player), ("ship", yes(ship)), n(1)],
        ),
        Event::GoalCompleted { player, ship } => say(
            "event-goal-completed",
            &[who(s, player), ("ship", yes(ship))],
        ),
        Event::TokenPut { player, space } => say(
            "event-token-put",
            &[who(s, player), ("space", s.space(space))],
        ),
        // Sent to another topic.
        _ => Text::new(),
    }
}

impl Teller<'_> {
    /// What fame came of, by name.
    fn what_famous(&self, because: Because) -> Arg {
        let s = &self.speaker;
        match (because.contact, because.bearer) {
            (Some(contact), _) => s.contact(contact),
            (None, Bearer::Card(card)) => s.card(card),
            (None, Bearer::Patrol(faction)) => s.foe(Foe::Patrol(faction), |_| Arg::from("")),
            (None, Bearer::Rule | Bearer::Character | Bearer::Ship | Bearer::Ambition) => {
                Arg::from("")
            }
        }
    }
}

/// The word by which the message of fame says what it came of.
fn why_famous(because: Because) -> &'static str {
    match (because.source, because.bearer, because.contact) {
        (Source::Job, ..) => "job",
        (Source::Bounty, ..) => "bounty",
        (Source::Cargo, ..) => "cargo",
        (Source::Goal, Bearer::Ship, _) => "ship-goal",
        (Source::Goal, ..) => "goal",
        (Source::Patrol, ..) => "patrol",
        (Source::Luxury, Bearer::Card(_), _) => "luxury",
        (Source::Luxury, ..) => "luxuries",
        (Source::Encounter, _, Some(_)) => "contact",
        (Source::Encounter, ..) => "encounter",
        (Source::Paid, _, Some(_)) => "paid-contact",
        (Source::Paid, ..) => "paid",
        (Source::PlacedBounty, ..) => "placed-bounty",
        (Source::Robbery, ..) => "robbery",
        (Source::Alliance, ..) => "alliance",
        (Source::Other, Bearer::Card(_), _) => "card",
        (Source::Other, Bearer::Character | Bearer::Ship, _) => "ability",
        (Source::Other, ..) => "other",
    }
}

fn why_word(why: Why) -> &'static str {
    match why {
        Why::Start => "start",
        Why::Income => "income",
        Why::Effect => "effect",
        Why::Price => "price",
        Why::Cost => "cost",
        Why::Defeat => "defeat",
        Why::Trade => "trade",
    }
}
