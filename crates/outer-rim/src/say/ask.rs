//! Questions in words.

use super::house;
use super::speaker::{Speaker, credits};
use crate::OuterRim;
use crate::choice::{Choice, Prompt};
use crate::content::Moment;
use crate::flow;
use crate::rules::abilities;
use crate::script::{self, Ask, Do, Op};
use crate::state::{Bearer, CardId, DiceDeed, Foe, Frame, Parcel, PlayerId, Running, State};
use printed::{Arg, number, yes};
use tabletop::{Lang, Text};

pub(crate) fn ask(game: &OuterRim, state: &State, lang: Lang) -> Text {
    let speaker = Speaker::new(game, lang);
    let Some(prompt) = flow::prompt(game, state) else {
        return speaker.say("ask-over", &[]);
    };
    let decider = flow::decider(game, state).unwrap_or(state.current);
    let plain = |id| speaker.say(id, &[]);
    let here = ("space", speaker.space(state.area(decider).space));
    match prompt {
        Prompt::Character => plain("ask-character"),
        Prompt::Rival => plain("ask-rival"),
        Prompt::Ship if state.stack.is_empty() => plain("ask-starter"),
        Prompt::Ship => plain("ask-ship"),
        Prompt::Ambition => plain("ask-ambition"),
        Prompt::StartCard => plain("ask-start"),
        Prompt::StartFaction => plain("ask-faction"),
        Prompt::Planning if state.area(decider).defeated => plain("ask-planning-defeated"),
        Prompt::Planning => plain("ask-planning"),
        Prompt::Movement { left } => speaker.say("ask-movement", &[("n", left.into()), here]),
        Prompt::Action => speaker.say("ask-action", &[here]),
        Prompt::Deliver => plain("ask-deliver"),
        Prompt::Market | Prompt::MarketBuy => {
            let have = credits(state.area(decider).credits);
            let again = match state.stack.last() {
                Some(Frame::Market { again, .. }) => *again,
                _ => None,
            };
            match (prompt, again) {
                (Prompt::Market, _) => speaker.say("ask-market", &[("n", have)]),
                (_, None) => speaker.say("ask-market-buy", &[("n", have)]),
                (_, Some(deck)) => {
                    let args = [("n", have), ("deck", speaker.deck(deck))];
                    speaker.say("ask-market-again", &args)
                }
            }
        }
        Prompt::Payment { card, ship, due } => {
            let what = match (ship, card) {
                (Some(ship), _) => speaker.ship(ship),
                (None, Some(card)) => speaker.card(card),
                (None, None) => Arg::said("nothing", []),
            };
            let old = state.area(decider).ship.filter(|_| ship.is_some());
            let worth = old.map_or(0, |old| speaker.library().ship(old).cost);
            let args = [
                ("what", what),
                ("n", number(due)),
                ("traded", yes(worth > 0)),
                (
                    "old",
                    old.map_or_else(|| Arg::from(""), |old| speaker.ship(old)),
                ),
                ("worth", credits(worth)),
            ];
            speaker.say("ask-payment", &args)
        }
        Prompt::PatrolPath {
            faction,
            card,
            left,
        } => {
            let faction = speaker.faction(faction);
            patrol(speaker, state, decider, (faction, card, left))
        }
        Prompt::Icons { card } => speaker.say("ask-icons", &[("card", speaker.card(card))]),
        Prompt::RevealContact { card } => {
            speaker.say("ask-reveal-contact", &[("card", speaker.card(card)), here])
        }
        Prompt::Gain { card } => {
            let id = match must_make_room(game, state) {
                true => "ask-make-room",
                false => "ask-gain",
            };
            speaker.say(id, &[("card", speaker.card(card))])
        }
        Prompt::Overflow => plain("ask-overflow"),
        Prompt::PlaceContact { contact } => {
            let contact = speaker.contact(contact);
            speaker.say("ask-place-contact", &[("contact", contact)])
        }
        Prompt::Encounter => speaker.say("ask-encounter", &[here]),
        Prompt::Crossing => speaker.say("ask-crossing", &[across(speaker, state, decider)]),
        Prompt::HuntContact { contact } => {
            let contact = speaker.contact(contact);
            speaker.say("ask-hunt-contact", &[("contact", contact)])
        }
        Prompt::ProtectCrew { crew } => {
            let args = [
                ("player", speaker.player(state, state.current)),
                ("crew", speaker.card(crew)),
            ];
            speaker.say("ask-protect", &args)
        }
        Prompt::Spoils { contact } => {
            let contact = speaker.contact(contact);
            speaker.say("ask-spoils", &[("contact", contact)])
        }
        Prompt::TakeSides { target, gains } => {
            let args = [
                ("player", speaker.player(state, target)),
                ("gains", yes(gains)),
            ];
            speaker.say("ask-take-sides", &args)
        }
        Prompt::Meddling => {
            let active = speaker.player(state, state.current);
            speaker.say("ask-meddling", &[("player", active)])
        }
        Prompt::Conflict(pending) => house::ask(speaker, state, pending),
        Prompt::Company { card } => speaker.say("ask-company", &[("card", speaker.card(card))]),
        Prompt::Invited { card } => {
            let args = [
                ("player", speaker.player(state, state.current)),
                ("card", speaker.card(card)),
            ];
            speaker.say("ask-invited", &args)
        }
        Prompt::Abilities => {
            let window = abilities::open_window(state).unwrap_or(Moment::EncounteredSpace);
            let window = window.word();
            let args = [
                ("window", Arg::from(window)),
                ("dice", dice(speaker, state)),
            ];
            speaker.say("ask-abilities", &args)
        }
        Prompt::Order => plain("ask-order"),
        Prompt::BeforeDice => plain("ask-before-dice"),
        Prompt::Dice { left } => {
            let args = [
                ("dice", dice(speaker, state)),
                ("deed", deed(state).into()),
                ("n", left.into()),
            ];
            speaker.say("ask-dice", &args)
        }
        Prompt::Effect { bearer } => {
            if let Some(price) = too_dear(game, state) {
                let args = [
                    ("source", source(speaker, state, bearer)),
                    ("n", credits(price)),
                    ("have", credits(state.area(actor(state)).credits)),
                ];
                return speaker.say("ask-too-dear", &args);
            }
            let what = match script::running(state) {
                Some(running) if matches!(game.library.op(running.at), Op::Ask(Ask::May(_))) => {
                    venture(speaker, state, running)
                }
                Some(running) => Arg::said(script::message(game, running), []),
                None => Arg::said("pick-other", []),
            };
            let args = [("source", source(speaker, state, bearer)), ("what", what)];
            speaker.say("ask-effect", &args)
        }
        Prompt::Trade => plain("ask-trade"),
        Prompt::HalfDone => plain("ask-half-done"),
        Prompt::Offer { from } => offer(speaker, state, from),
    }
}

/// The Core Worlds at the other end of the galaxy.
pub(super) fn across(speaker: Speaker<'_>, state: &State, player: PlayerId) -> (&'static str, Arg) {
    let here = state.area(player).space;
    let across = speaker.library().across_the_core(here);
    ("space", speaker.space(across.unwrap_or(here)))
}

/// Where a patrol goes, and what sends it.
fn patrol(
    speaker: Speaker<'_>,
    state: &State,
    decider: PlayerId,
    (faction, card, left): (Arg, Option<CardId>, u8),
) -> Text {
    let mut args = vec![("faction", faction), ("n", left.into())];
    match state.stack.last() {
        Some(Frame::PatrolFree { must: true, .. }) => speaker.say("ask-patrol-leaves", &args),
        Some(&Frame::PatrolMove {
            toward, visited, ..
        }) => {
            let card = card.map(|card| speaker.card(card));
            args.extend([
                ("icon", yes(card.is_some())),
                ("card", card.unwrap_or_else(|| Arg::from(""))),
                ("begun", yes(visited.len() > 1)),
                ("you", yes(toward == decider)),
                ("player", speaker.player(state, toward)),
            ]);
            speaker.say("ask-patrol-sent", &args)
        }
        _ => {
            let bearer = state.stack.iter().rev().find_map(|frame| match frame {
                Frame::Script(running) => Some(running.bearer),
                _ => None,
            });
            args.push(("source", source(speaker, state, bearer.unwrap_or_default())));
            speaker.say("ask-patrol-free", &args)
        }
    }
}

/// What would have to be paid for what an effect offers, if it is more than there is: all that is
/// left is to do without, unless others hand over credits.
pub(super) fn too_dear(game: &OuterRim, state: &State) -> Option<u16> {
    let running = script::running(state)?;
    let Op::Ask(Ask::May(_)) = game.library.op(running.at) else {
        return None;
    };
    script::lacking(game, state, running.actor, running.at.next())
}

/// Whether nothing is left to decide but what goes.
fn must_make_room(game: &OuterRim, state: &State) -> bool {
    let mut choices = Vec::new();
    flow::choices(game, state, &mut choices);
    let mut choices = choices.iter();
    choices.all(|choice| matches!(choice, Choice::MakeRoom(_)))
}

/// What asks. An encounter is called by its place: a name on its card is that of an asset, which
/// need not come of it.
fn source(speaker: Speaker<'_>, state: &State, bearer: Bearer) -> Arg {
    match bearer {
        Bearer::Card(card) if is_encounter(state, card) => {
            let space = speaker.space(state.area(actor(state)).space);
            Arg::said("the-encounter", [("space", space)])
        }
        Bearer::Card(card) if speaker.is_nameless(card) => Arg::said("your-secret", []),
        // What asks may stand on the card of another player.
        Bearer::Character => match script::running(state) {
            Some(running) => match speaker.library().ability_at(running.at) {
                Some(ability) => speaker.ability_of(ability),
                None => speaker.bearer(state, bearer, running.actor),
            },
            None => speaker.bearer(state, bearer, actor(state)),
        },
        _ => speaker.bearer(state, bearer, actor(state)),
    }
}

/// Whether a card is the encounter that is resolved.
fn is_encounter(state: &State, card: CardId) -> bool {
    let mut frames = state.stack.iter();
    frames.any(
        |frame| matches!(*frame, Frame::Encounter { card: drawn, kept: false } if drawn == card),
    )
}

/// Whose effects run.
fn actor(state: &State) -> PlayerId {
    match state.stack.last() {
        Some(Frame::Script(running)) => running.actor,
        _ => state.current,
    }
}

fn dice(speaker: Speaker<'_>, state: &State) -> Arg {
    let dice = state.roll.map(|roll| roll.dice.to_vec());
    speaker.dice(&dice.unwrap_or_default())
}

fn deed(state: &State) -> &'static str {
    match state.stack.last() {
        Some(Frame::PickDice { deed, .. }) => match deed {
            DiceDeed::Reroll => "reroll",
            DiceDeed::Turn(_) => "turn",
            DiceDeed::Cancel => "cancel",
        },
        _ => "reroll",
    }
}

fn offer(speaker: Speaker<'_>, state: &State, from: PlayerId) -> Text {
    let deal = state.deal.unwrap_or_default();
    let args = [
        ("player", speaker.player(state, from)),
        ("gives", parcel(speaker, state, deal.gives)),
        ("takes", parcel(speaker, state, deal.takes)),
    ];
    speaker.say("ask-offer", &args)
}

/// One side of a deal.
pub(super) fn parcel(speaker: Speaker<'_>, state: &State, parcel: Parcel) -> Arg {
    let money =
        (parcel.credits > 0).then(|| Arg::said("n-credits", [("n", credits(parcel.credits))]));
    let cards = parcel.cards.iter().map(|&card| speaker.card(card));
    let debts = parcel.debts.iter();
    let debts = debts.map(|owner| Arg::said("debt-of", [("player", speaker.player(state, owner))]));
    let told = parcel.contact.map(|berth| {
        let contact = speaker.contact_at(state, berth, None);
        Arg::said("word-of", [("contact", contact)])
    });
    let all = money.into_iter().chain(cards).chain(debts).chain(told);
    let all = Arg::row("and-more", all);
    match all.is_empty() {
        true => Arg::said("nothing", []),
        false => all,
    }
}

/// Whether one does what one may: named by what it begins with, where that is no small thing.
fn venture(speaker: Speaker<'_>, state: &State, running: Running) -> Arg {
    let op = speaker.library().op(running.at.next());
    if let Op::Do(Do::Test { skill, .. }) = op {
        return Arg::said("pick-may-test", [("skill", speaker.skill(skill))]);
    }
    if let (Op::Do(Do::Fight { .. }), Bearer::Card(card)) = (op, running.bearer) {
        let foe = speaker.foe(Foe::Enemy(card), |other| speaker.player(state, other));
        return Arg::said("pick-may-fight", [("foe", foe)]);
    }
    if let Op::Do(Do::Pay(price, _)) = op {
        return Arg::said("pick-may-pay", [("n", credits(price))]);
    }
    Arg::said("pick-may", [])
}
