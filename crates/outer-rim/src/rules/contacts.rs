//! Contacts and the databank; glossary "Contact Tokens", "Encountering a Contact", "Databank".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Berth, Class, Contacts};
use crate::event::Event;
use crate::rules::{bounties, combat};
use crate::script;
use crate::state::{
    Bearer, BerthId, CardId, Cause, ContactId, Foe, Frame, PlayerId, SpaceId, Spaces, State, Step,
};
use tabletop::{Log, Seat, SeatSet};

/// Encounters the contact at a place: it is turned up, and fought or resolved.
pub(crate) fn encounter(game: &OuterRim, state: &mut State, berth: BerthId, log: &mut Log<Event>) {
    let lay_facedown = state.berths[berth.index()].is_some_and(|token| !token.faceup);
    turn_up(state, berth, log);
    // rule: orange-contacts/discarded-token-gives-nothing
    if leaves_as_character(game, state, berth, log) {
        choose_another(state);
        return;
    }
    let Some(token) = state.berths[berth.index()] else {
        return;
    };
    // rule: contact-encounters/decide-to-fight-after-flip
    let bounty = bounties::bounty_for(game, state, state.current, token.contact.card);
    if bounty.is_some() {
        state.stack.push(Frame::Hunt { berth });
    } else {
        resolve(game, state, berth, lay_facedown, log);
    }
}

/// Turns a contact faceup.
fn turn_up(state: &mut State, berth: BerthId, log: &mut Log<Event>) {
    // rule: contact-encounters/flip-facedown-token
    let Some(token) = &mut state.berths[berth.index()] else {
        return;
    };
    if token.faceup {
        return;
    }
    token.faceup = true;
    token.contact.show(SeatSet::ALL, log);
    let contact = token.contact.card;
    log.tell(state, || Event::ContactRevealed { berth, contact });
}

/// Turns a contact faceup that nobody encounters. Says whether it lies there now.
pub(crate) fn reveal(
    game: &OuterRim,
    state: &mut State,
    berth: BerthId,
    log: &mut Log<Event>,
) -> bool {
    turn_up(state, berth, log);
    !leaves_as_character(game, state, berth, log)
}

/// Removes a contact from the game that is the character of a player, once everybody sees it. Says
/// whether it was one.
fn leaves_as_character(
    game: &OuterRim,
    state: &mut State,
    berth: BerthId,
    log: &mut Log<Event>,
) -> bool {
    // rule: orange-contacts/token-of-a-character-in-play-is-discarded
    // rule: orange-contacts/only-characters-in-play-matter, reveal-contact/matching-character-is-removed
    let Some(contact) = state.berths[berth.index()].map(|token| token.contact.card) else {
        return false;
    };
    let Some(player) = player_of(game, state, contact) else {
        return false;
    };
    log.tell(state, || Event::ContactInPlay { contact, player });
    lift(state, berth, true, log);
    true
}

/// The player whose character a contact is.
fn player_of(game: &OuterRim, state: &State, contact: ContactId) -> Option<PlayerId> {
    let character = game.library.character_of(contact)?;
    let mut players = state.clockwise(state.current);
    players.find(|&player| state.area(player).character == Some(character))
}

/// The encounter that came to nothing is made up for by another one.
fn choose_another(state: &mut State) {
    // rule: orange-contacts/choose-another-encounter-after-discard
    // rule: orange-contacts/discard-repeats-for-each-match
    if state.step == Step::TurnEnd && !state.memory.ends {
        state.step = Step::Encounter;
    }
}

/// Resolves the databank card of a contact; whether it was turned up for this just now.
pub(crate) fn resolve(
    game: &OuterRim,
    state: &mut State,
    berth: BerthId,
    turned_up: bool,
    log: &mut Log<Event>,
) {
    if let Some(token) = state.berths[berth.index()] {
        let contact = token.contact.card;
        let (_, number) = game.library.contacts[contact.index()];
        let turned_up = turned_up.then_some(contact);
        resolve_databank(
            game,
            state,
            state.current,
            number,
            Some((berth, turned_up)),
            log,
        );
    }
}

/// Fights the contact of a bounty.
pub(crate) fn fight(game: &OuterRim, state: &mut State, berth: BerthId, log: &mut Log<Event>) {
    let player = state.current;
    let token = state.berths[berth.index()];
    let bounty =
        token.and_then(|token| bounties::bounty_for(game, state, player, token.contact.card));
    let Some(bounty) = bounty else {
        return;
    };
    let facts = game.library.asset(bounty).and_then(|asset| asset.bounty);
    if let Some(facts) = facts {
        // rule: bounties/combat-value-on-card, bounties/combat-type-from-icon
        let fighters = (player, Foe::Contact(bounty));
        let cause = Cause::Contact { bounty, berth };
        let value = Some(facts.value);
        combat::fight(state, fighters, facts.combat, value, cause, log);
    }
}

/// Whether a databank card lies in the databank.
fn is_at_home(state: &State, card: CardId) -> bool {
    let in_use = state.stack.iter().any(|frame| match frame {
        Frame::Databank { card: other } | Frame::Gain { card: other, .. } => *other == card,
        Frame::Job { databank, .. } | Frame::Pursuit { databank, .. } => *databank == Some(card),
        _ => false,
    });
    !in_use && !state.is_gone(card) && state.owner(card).is_none()
}

/// Takes a random card of a number from the databank.
pub(crate) fn draw_databank(game: &OuterRim, state: &mut State, number: u8) -> Option<CardId> {
    // rule: databank/same-number-random, foundations/short-deck-draw
    let at_home = |card: &CardId| is_at_home(state, *card);
    let count = game.library.databank(number).filter(at_home).count();
    let place = match count {
        0 => return None,
        1 => 0,
        _ => state.fate.below(count as u32) as usize,
    };
    let mut cards = game.library.databank(number);
    cards
        .by_ref()
        .filter(|card| is_at_home(state, *card))
        .nth(place)
}

/// Resolves a databank card.
pub(crate) fn resolve_databank(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    number: u8,
    at: Option<(BerthId, Option<ContactId>)>,
    log: &mut Log<Event>,
) {
    let Some(card) = draw_databank(game, state, number) else {
        return;
    };
    let contact = at.and_then(|(_, turned_up)| turned_up);
    log.tell(state, || Event::DatabankResolved {
        player,
        card,
        contact,
    });
    state.stack.push(Frame::Databank { card });
    let steps = game.library.card(card).steps;
    let berth = at.map(|(berth, _)| berth);
    script::begin_about(state, steps, player, Bearer::Card(card), berth);
}

/// The contacts an effect can be about.
pub(crate) fn matching(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    which: Contacts,
) -> impl Iterator<Item = BerthId> {
    let here = state.area(player).space;
    let berths = (0..state.berths.len() as u8).map(BerthId);
    berths.filter(move |berth| {
        let token = &state.berths[berth.index()];
        token.is_some_and(|token| match which {
            Contacts::FacedownHere => !token.faceup && game.library.planet_of(*berth) == here,
            Contacts::Facedown => !token.faceup,
            Contacts::Any => true,
        })
    })
}

/// The facedown contacts on the current player's planet.
pub(crate) fn facedown_here(game: &OuterRim, state: &State) -> impl Iterator<Item = BerthId> {
    let berths = game.library.berths_of(state.mine().space);
    berths.filter(|berth| state.berths[berth.index()].is_some_and(|token| !token.faceup))
}

/// Shows a facedown contact to one player alone.
pub(crate) fn look_at(state: &mut State, player: PlayerId, berth: BerthId, log: &mut Log<Event>) {
    // rule: contacts/secret-look-is-private
    let Some(token) = &mut state.berths[berth.index()] else {
        return;
    };
    let looker = SeatSet::of(Seat(player.0));
    token.contact.show(looker, log);
    let (contact, known) = (Some(token.contact.card), token.contact.known);
    log.tell(state, || Event::ContactLooked {
        player,
        berth,
        contact,
        known,
    });
}

/// Empty contact spaces of planets.
pub(crate) fn empty_berths(
    game: &OuterRim,
    state: &State,
    planets: Spaces,
) -> impl Iterator<Item = BerthId> {
    let berths = (0..state.berths.len() as u8).map(BerthId);
    berths.filter(move |berth| {
        let (planet, place) = game.library.berths[berth.index()];
        // rule: clarifications/core-worlds-are-empty-contact-spaces
        state.berths[berth.index()].is_none()
            && planets.has(planet)
            && (place != Berth::Beside || !has_orange(game, state, planet))
    })
}

/// Whether an orange contact is on a planet; without one it has room beside its printed spaces.
fn has_orange(game: &OuterRim, state: &State, planet: SpaceId) -> bool {
    // rule: clarifications/planet-without-orange-is-an-empty-contact-space
    let berths = game.library.berths_of(planet);
    let mut tokens = berths.filter_map(|berth| state.berths[berth.index()]);
    tokens.any(|token| game.library.contacts[token.contact.card.index()].0 == Class::Orange)
}

/// Moves a contact token to an empty place; it stays as it lies.
pub(crate) fn move_to(state: &mut State, from: BerthId, to: BerthId, log: &mut Log<Event>) {
    // rule: contacts/moved-token-keeps-side
    state.berths[to.index()] = state.berths[from.index()].take();
    log.tell(state, || Event::ContactMoved { from, to });
}

/// Takes a contact token off the map.
pub(crate) fn lift(
    state: &mut State,
    berth: BerthId,
    removed: bool,
    log: &mut Log<Event>,
) -> Option<ContactId> {
    let contact = state.berths[berth.index()].take()?.contact.card;
    if removed {
        state.gone_contacts |= 1 << contact.0;
    }
    log.tell(state, || Event::ContactLeft { contact, removed });
    Some(contact)
}

pub(crate) fn hunt_choices(out: &mut Vec<Choice>) {
    out.extend([Choice::Fight, Choice::Resolve]);
}
