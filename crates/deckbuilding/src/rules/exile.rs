//! Exiling cards: they leave the game for good.

use crate::event::{Event, Zone};
use crate::state::{CardId, State};
use tabletop::{Log, SeatSet};

/// Exiles one of the active player's cards from wherever it is.
pub(crate) fn exile(state: &mut State, card: CardId, log: &mut Log<Event>) {
    let player = state.active;
    let Some(from) = take(state, card, log) else {
        return;
    };
    // rule: glossary-exile/removed-for-the-whole-game
    state.exiled.push(card);
    log.tell(state, || Event::Exiled { player, card, from });
}

fn take(state: &mut State, card: CardId, log: &mut Log<Event>) -> Option<Zone> {
    if state.units.iter().any(|unit| unit.card == card) {
        state.units.retain(|unit| unit.card != card);
        return Some(Zone::Play);
    }
    let area = state.mine_mut();
    if area.ships.iter().any(|ship| ship.card == card) {
        area.ships.retain(|ship| ship.card != card);
        return Some(Zone::Play);
    }
    if let Some(mut gone) = area.hand.take(card) {
        gone.show(SeatSet::ALL, log);
        return Some(Zone::Hand);
    }
    if area.discard.contains(&card) {
        area.discard.retain(|&other| other != card);
        return Some(Zone::Discard);
    }
    if let Some(mut gone) = area.deck.take(card) {
        gone.show(SeatSet::ALL, log);
        return Some(Zone::Deck);
    }
    None
}
