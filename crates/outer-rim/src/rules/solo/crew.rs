//! How the rival gains crew from contacts; Appendix 3, "Gaining Crew".

use crate::OuterRim;
use crate::content::{Class, Kind};
use crate::event::{Event, Lot, Spared};
use crate::rules::{assets, contacts, galaxy, solo};
use crate::state::{BerthId, CardId, Frame, PlayerId, State};
use std::cmp::Reverse;
use tabletop::Log;

/// The contact of the lowest class on the rival's planet, of those that lie so; the leftmost.
fn lowest_here(game: &OuterRim, state: &State, player: PlayerId, faceup: bool) -> Option<BerthId> {
    // rule: solo-crew/same-class-takes-the-leftmost
    lying_here(game, state, player, faceup)
        .min()
        .map(|(_, berth)| berth)
}

/// The contacts on the rival's planet that lie faceup, or facedown, with their classes.
fn lying_here(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    faceup: bool,
) -> impl Iterator<Item = (Class, BerthId)> {
    let berths = game.library.berths_of(state.area(player).space);
    berths.filter_map(move |berth| {
        let token = state.berths[berth.index()].filter(|token| token.faceup == faceup)?;
        Some((game.library.contacts[token.contact.card.index()].0, berth))
    })
}

/// The contacts one of which the rival turns up for the icon of a card.
pub(super) fn turned_up_for_icon(game: &OuterRim, state: &State, player: PlayerId) -> Vec<BerthId> {
    // rule: bounty-hunter-ai/reveals-a-contact-of-its-bounty-class
    let wanted = solo::hunting::wanted_here(game, state, player);
    if !wanted.is_empty() {
        return wanted;
    }
    // rule: solo-expansion/ai-reveals-lowest-class
    let lowest = lying_here(game, state, player, false).map(|(class, _)| class);
    let lowest = lowest.min();
    let here = lying_here(game, state, player, false);
    let here = here.filter(|(class, _)| Some(*class) == lowest);
    here.map(|(_, berth)| berth).collect()
}

/// The facedown contact of the highest class on the rival's planet; the leftmost.
fn highest_here(game: &OuterRim, state: &State, player: PlayerId) -> Option<BerthId> {
    let here = lying_here(game, state, player, false);
    let highest = here.min_by_key(|&(class, berth)| (Reverse(class), berth));
    highest.map(|(_, berth)| berth)
}

/// Turns up the facedown contact of the lowest class. One that is a player's character leaves, and the
/// next is turned up.
pub(super) fn turn_up_lowest(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    log: &mut Log<Event>,
) {
    // rule: solo-expansion/ai-reveal-of-a-character-repeats
    while let Some(berth) = facedown_here(game, state, player) {
        if contacts::reveal(game, state, berth, log) {
            return;
        }
    }
}

/// The same with one of the class of its bounties.
pub(super) fn turn_up_wanted(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    log: &mut Log<Event>,
) {
    loop {
        let wanted = solo::hunting::wanted_here(game, state, player);
        let Some(berth) = solo::decisions::draw_lot(state, Lot::Contact, &wanted, log) else {
            return;
        };
        if contacts::reveal(game, state, berth, log) {
            return;
        }
    }
}

/// The facedown contact of the lowest class on the rival's planet.
pub(super) fn facedown_here(game: &OuterRim, state: &State, player: PlayerId) -> Option<BerthId> {
    lowest_here(game, state, player, false)
}

/// Whether there is a contact to turn up, or an open one with crew; or why not.
pub(super) fn has_recruit(game: &OuterRim, state: &State, player: PlayerId) -> Result<(), Spared> {
    // rule: solo-crew/facedown-contacts-first, solo-crew/otherwise-lowest-faceup-contact
    if facedown_here(game, state, player).is_some() {
        return Ok(());
    }
    let open = lowest_here(game, state, player, true);
    let open = open.ok_or(Spared::NoContact)?;
    // rule: solo-crew/reveal-alone-is-an-effect, solo-crew/no-second-try
    let crew = crew_cards(game, state, open).next();
    crew.map(|_| ()).ok_or(Spared::NoCrew)
}

/// The databank cards of an open contact that are crew.
fn crew_cards(game: &OuterRim, state: &State, berth: BerthId) -> impl Iterator<Item = CardId> {
    let token = state.berths[berth.index()];
    let number = token.map(|token| game.library.contacts[token.contact.card.index()].1);
    let cards = number
        .into_iter()
        .flat_map(|number| game.library.databank(number));
    cards.filter(|&card| is_crew(game, card))
}

fn is_crew(game: &OuterRim, card: CardId) -> bool {
    let asset = game.library.asset(card);
    asset.is_some_and(|asset| asset.kind == Kind::Crew)
}

/// Whether the open contact of the lowest class on the rival's planet is a crew; or why not.
pub(super) fn has_open_crew(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
) -> Result<(), Spared> {
    let open = lowest_here(game, state, player, true).ok_or(Spared::NoContact)?;
    let crew = crew_cards(game, state, open).next();
    crew.map(|_| ()).ok_or(Spared::NoCrew)
}

/// Takes the crew of the open contact of the lowest class aboard.
pub(super) fn take_open(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    log: &mut Log<Event>,
) {
    if let Some(berth) = lowest_here(game, state, player, true) {
        take_aboard(game, state, player, berth, log);
    }
}

/// The nearest open contacts that are droid crew.
pub(super) fn nearest_droids(game: &OuterRim, state: &State, player: PlayerId) -> Vec<BerthId> {
    let berths = (0..state.berths.len() as u8).map(BerthId);
    let open = berths.filter(|berth| state.berths[berth.index()].is_some_and(|token| token.faceup));
    let droids: Vec<BerthId> = open
        .filter(|&berth| {
            let mut crew = crew_cards(game, state, berth);
            crew.any(|card| game.library.asset(card).is_some_and(|asset| asset.droid))
        })
        .collect();
    let spaces = droids.iter().map(|&berth| game.library.planet_of(berth));
    let nearest = galaxy::nearest(game, state, state.area(player).space, spaces.collect());
    let near = droids.into_iter();
    near.filter(|&berth| nearest.has(game.library.planet_of(berth)))
        .collect()
}

/// Takes the crew of the nearest open droid contact aboard.
pub(super) fn take_droid(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    log: &mut Log<Event>,
) {
    let droids = nearest_droids(game, state, player);
    if let Some(berth) = solo::decisions::draw_lot(state, Lot::Contact, &droids, log) {
        take_aboard(game, state, player, berth, log);
    }
}

/// Turns up a contact and takes its crew aboard, if its card has one; of the highest class, or as usual
/// of the lowest.
pub(super) fn recruit(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    highest: bool,
    log: &mut Log<Event>,
) {
    loop {
        let facedown = match highest {
            true => highest_here(game, state, player),
            false => facedown_here(game, state, player),
        };
        let Some(berth) = facedown.or_else(|| lowest_here(game, state, player, true)) else {
            return;
        };
        // rule: solo-expansion/ai-reveal-of-a-character-repeats
        if contacts::reveal(game, state, berth, log) {
            return take_aboard(game, state, player, berth, log);
        }
    }
}

/// Takes the crew of an open contact aboard, if its card has one.
fn take_aboard(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    berth: BerthId,
    log: &mut Log<Event>,
) {
    let number = state.berths[berth.index()]
        .map(|token| game.library.contacts[token.contact.card.index()].1);
    let card = number.and_then(|number| contacts::draw_databank(game, state, number));
    // rule: solo-crew/contact-is-read-only-for-crew, solo-crew/no-crew-on-the-card
    if let Some(card) = card.filter(|&card| is_crew(game, card)) {
        make_room_for_crew(game, state, player, log);
        // rule: solo-crew/contact-token-leaves-the-map
        contacts::lift(state, berth, false, log);
        assets::take(game, state, player, card, false, log);
    }
}

/// Discards one of the crew by chance if there is no empty slot. It comes back to the map before
/// the newcomer leaves it.
fn make_room_for_crew(game: &OuterRim, state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    // rule: solo-crew/full-slots-drop-one-at-random, solo-crew/dropped-crew-returns-to-a-planet
    if assets::has_slot(game, state, player, Kind::Crew) {
        return;
    }
    let held = state.area(player).assets.iter().map(|held| held.card);
    let crew: Vec<CardId> = held.filter(|&card| is_crew(game, card)).collect();
    if let Some(card) = solo::decisions::draw_lot(state, Lot::Crew, &crew, log) {
        assets::discard(game, state, player, card, log);
    }
    while matches!(state.stack.last(), Some(Frame::PlaceContact { .. })) {
        solo::decisions::answer(game, state, log);
    }
}
