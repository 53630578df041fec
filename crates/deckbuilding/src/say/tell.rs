//! Events in words, for the log.

use super::speaker::{Speaker, who};
use crate::Deckbuilding;
use crate::choice::Target;
use crate::content::Place;
use crate::event::{Event, Zone};
use crate::state::{Player, Source};
use printed::{Arg, number, yes};
use tabletop::{Lang, Text};

pub(crate) fn tell(game: &Deckbuilding, event: &Event, lang: Lang) -> Text {
    told(game, event, lang, who)
}

/// The same without who did it: of what a turn is told by, whatever begins with them.
pub(crate) fn deed(game: &Deckbuilding, event: &Event, lang: Lang) -> Option<Text> {
    let begins_with_who = matches!(
        event,
        Event::BaseRevealed { .. }
            | Event::Attacked { .. }
            | Event::Defeated { .. }
            | Event::Purchased { .. }
            | Event::Exiled { .. }
            | Event::Swapped { .. }
            | Event::Discarded { .. }
            | Event::Conceded { .. }
            | Event::Won { .. }
    );
    let unnamed = |_| ("who", Arg::from("unnamed"));
    begins_with_who.then(|| told(game, event, lang, unnamed))
}

fn told(
    game: &Deckbuilding,
    event: &Event,
    lang: Lang,
    who: impl Fn(Player) -> (&'static str, Arg),
) -> Text {
    let speaker = Speaker::new(game, lang);
    let say = |id: &str, args: &[(&str, Arg)]| speaker.say(id, args);
    let card = |card| ("card", speaker.card(card));
    let of_card = |id, player, it| say(id, &[who(player), card(it)]);
    let amount = |id, player, n: u8| say(id, &[who(player), ("n", n.into())]);
    match *event {
        Event::BasePicked { player, base, .. } => {
            let base = base.map(|base| speaker.base(base));
            let known = yes(base.is_some());
            let base = base.unwrap_or(Arg::from(""));
            say(
                "event-base-picked",
                &[who(player), ("known", known), ("base", base)],
            )
        }
        Event::TurnBegan { player, turn } => {
            let turn = i32::try_from(turn).unwrap_or(i32::MAX);
            say("event-turn-began", &[who(player), ("n", turn.into())])
        }
        Event::BaseRevealed { player, base } => {
            let hit_points = speaker.library().base_facts(base).hit_points;
            let base = speaker.base(base);
            say(
                "event-base-revealed",
                &[who(player), ("base", base), ("n", hit_points.into())],
            )
        }
        Event::ForceBonus { player } => say("event-force-bonus", &[who(player)]),
        Event::Income {
            player,
            card: ship,
            amount,
        } => say(
            "event-income",
            &[who(player), card(ship), ("n", amount.into())],
        ),
        Event::Played { player, card } => of_card("event-played", player, card),
        Event::Resources { player, amount: n } => amount("event-resources", player, n),
        Event::Force {
            player,
            amount,
            marker,
        } => {
            let stands = match marker {
                0 => "rebel-end",
                1..=2 => "rebel",
                3 => "balance",
                4..=5 => "empire",
                _ => "empire-end",
            };
            let args = [who(player), ("n", amount.into()), ("stands", stands.into())];
            say("event-force", &args)
        }
        Event::Attack { card: it, amount } => {
            say("event-attack", &[card(it), ("n", amount.into())])
        }
        Event::Purchased {
            player,
            card: it,
            cost,
            from,
            to,
        } => {
            let args = [
                who(player),
                card(it),
                ("n", cost.into()),
                ("from", zone(from)),
                ("to", place(to)),
            ];
            say("event-purchased", &args)
        }
        Event::PurchaseMoved {
            player,
            card: it,
            to,
        } => say(
            "event-purchase-moved",
            &[who(player), card(it), ("to", place(to))],
        ),
        Event::PaidOff {
            player,
            card: it,
            cost,
        } => say(
            "event-paid-off",
            &[who(player), card(it), ("n", cost.into())],
        ),
        Event::RowFilled { card: it } => say("event-row-filled", &[card(it)]),
        Event::Used {
            player,
            source: Source::Card(card),
        } => of_card("event-used", player, card),
        Event::Used {
            player,
            source: Source::Base,
        } => say("event-used-base", &[who(player)]),
        Event::Committed {
            player,
            card: it,
            target,
        } => {
            let target = target_name(speaker, player, target);
            say(
                "event-committed",
                &[who(player), card(it), ("target", target)],
            )
        }
        Event::Attacked {
            player,
            target,
            total,
        } => {
            let target = target_name(speaker, player, target);
            say(
                "event-attacked",
                &[who(player), ("target", target), ("n", number(total))],
            )
        }
        Event::Lapsed { player, target } => {
            let target = target_name(speaker, player, target);
            say("event-lapsed", &[who(player), ("target", target)])
        }
        Event::Defeated { player, card } => of_card("event-defeated", player, card),
        Event::Failed { player, card } => of_card("event-failed", player, card),
        Event::RewardTaken { player, card } => of_card("event-reward-taken", player, card),
        Event::RewardDeclined { player, card } => of_card("event-reward-declined", player, card),
        Event::ShipDamaged {
            player,
            card: ship,
            amount,
        } => say(
            "event-ship-damaged",
            &[who(player), card(ship), ("n", amount.into())],
        ),
        Event::ShipDestroyed { player, card } => of_card("event-ship-destroyed", player, card),
        Event::BaseDamaged {
            player,
            amount,
            prevented,
            ..
        } => {
            let args = [
                who(player),
                ("n", amount.into()),
                ("prevented", prevented.into()),
            ];
            say("event-base-damaged", &args)
        }
        Event::DamageLost { amount } => say("event-damage-lost", &[("n", number(amount))]),
        Event::Repaired {
            player, amount: n, ..
        } => amount("event-repaired", player, n),
        Event::BaseDestroyed { player, base, .. } => {
            let base = speaker.base(base);
            say("event-base-destroyed", &[who(player), ("base", base)])
        }
        // Units leave at the end of every turn; nobody needs to read that.
        Event::Discarded {
            from: Zone::Play, ..
        } => Text::new(),
        Event::Discarded {
            player,
            card: it,
            from,
        } => say(
            "event-discarded",
            &[who(player), card(it), ("from", zone(from))],
        ),
        Event::Exiled {
            player,
            card: it,
            from,
        } => say(
            "event-exiled",
            &[who(player), card(it), ("from", zone(from))],
        ),
        Event::Drew { player, card, .. } => {
            let [known, card] = speaker.card_if_known(card);
            say("event-drew", &[who(player), known, card])
        }
        Event::Shuffled {
            player: Some(player),
        } => say("event-shuffled", &[who(player)]),
        Event::Shuffled { player: None } => say("event-galaxy-shuffled", &[]),
        Event::Revealed { player, card } => of_card("event-revealed", player, card),
        Event::Looked { player, card, .. } => {
            let [known, card] = speaker.card_if_known(card);
            say("event-looked", &[who(player), known, card])
        }
        Event::LookedAtHand { player } => say("event-looked-at-hand", &[who(player)]),
        Event::PutOnDeck { player, card, .. } => {
            let [known, card] = speaker.card_if_known(card);
            say("event-put-on-deck", &[who(player), known, card])
        }
        Event::Swapped {
            player,
            out,
            into,
            with,
        } => {
            let args = [
                who(player),
                ("out", speaker.card(out)),
                ("into", speaker.card(into)),
                ("with", zone(with)),
            ];
            say("event-swapped", &args)
        }
        Event::Returned { player, card } => of_card("event-returned", player, card),
        Event::Borrowed { player, card } => of_card("event-borrowed", player, card),
        Event::NextOnDeck { player } => say("event-next-on-deck", &[who(player)]),
        Event::Paid { player, amount: n } => amount("event-paid", player, n),
        Event::ResourcesLost { player, amount } => say(
            "event-resources-lost",
            &[who(player), ("n", number(amount))],
        ),
        // It happens at the end of every turn.
        Event::Straightened { .. } => Text::new(),
        Event::TurnEnded { player } => say("event-turn-ended", &[who(player)]),
        Event::Conceded { player } => say("event-conceded", &[who(player)]),
        Event::Won { player } => say("event-won", &[who(player)]),
    }
}

/// The log is read by both sides: whose base it is must be said.
fn target_name(speaker: Speaker<'_>, attacker: Player, target: Target) -> Arg {
    match target {
        Target::Base => Arg::said("the-base-of", [who(attacker.foe())]),
        Target::Row(card) => speaker.card(card),
    }
}

fn zone(zone: Zone) -> Arg {
    Arg::from(match zone {
        Zone::Hand => "hand",
        Zone::Play => "play",
        Zone::Discard => "discard",
        Zone::Deck => "deck",
        Zone::Row => "row",
        Zone::Galaxy => "galaxy",
        Zone::GalaxyDiscard => "galaxy-discard",
        Zone::Pilots => "pilots",
    })
}

fn place(place: Place) -> Arg {
    Arg::from(match place {
        Place::Discard => "discard",
        Place::Deck => "deck",
        Place::Hand => "hand",
    })
}
