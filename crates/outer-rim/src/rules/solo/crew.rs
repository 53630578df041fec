//! How the rival gains crew from contacts; Appendix 3, "Gaining Crew".

use crate::OuterRim;
use crate::content::Kind;
use crate::event::{Event, Lot, Spared};
use crate::rules::{assets, contacts, solo};
use crate::state::{BerthId, CardId, Frame, PlayerId, State};
use tabletop::Log;

/// The contact of the lowest class on the rival's planet, of those that lie so; the leftmost.
fn lowest_here(game: &OuterRim, state: &State, player: PlayerId, faceup: bool) -> Option<BerthId> {
    // rule: solo-crew/same-class-takes-the-leftmost
    let berths = game.library.berths_of(state.area(player).space);
    let lying = berths.filter_map(|berth| {
        let token = state.berths[berth.index()].filter(|token| token.faceup == faceup)?;
        Some((game.library.contacts[token.contact.card.index()].0, berth))
    });
    lying.min().map(|(_, berth)| berth)
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

/// Turns up a contact and takes its crew aboard, if its card has one.
pub(super) fn recruit(game: &OuterRim, state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    let berth =
        facedown_here(game, state, player).or_else(|| lowest_here(game, state, player, true));
    let Some(berth) = berth else {
        return;
    };
    contacts::reveal(game, state, berth, log);
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
