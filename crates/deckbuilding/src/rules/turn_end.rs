//! The end of a turn.

use super::{abilities, commit, empty_deck, exile, turn_start};
use crate::Deckbuilding;
use crate::event::{Event, Zone};
use crate::state::{HAND, PlayerArea, State};
use tabletop::{Log, SeatSet};

/// Ends the active player's turn and begins the other's.
pub(crate) fn end(game: &Deckbuilding, state: &mut State, log: &mut Log<Event>) {
    let player = state.active;
    commit::lapse(state, log);
    let borrowed = state.memory.borrowed;
    for &card in &borrowed {
        exile::exile(state, card, log);
    }
    // rule: turn-end/order-of-steps
    discard_units(state, log);
    abilities::straighten(state, log);
    discard_hand(state, log);
    let amount = std::mem::take(&mut state.resources);
    if amount > 0 {
        log.tell(state, || Event::ResourcesLost { player, amount });
    }
    // rule: turn-end/draw-five
    empty_deck::draw(state, player, HAND, log);
    log.tell(state, || Event::TurnEnded { player });
    state.active = player.foe();
    state.turn += 1;
    turn_start::begin(game, state, log);
}

fn discard_units(state: &mut State, log: &mut Log<Event>) {
    let State {
        units,
        players,
        active: player,
        ..
    } = state;
    let area = &mut players[*player as usize];
    let before = area.discard.len();
    for unit in &*units {
        area.discard.push(unit.card);
    }
    units.clear();
    tell_discarded(state, before, Zone::Play, log);
}

fn discard_hand(state: &mut State, log: &mut Log<Event>) {
    // rule: turn-end/hand-is-never-kept
    let PlayerArea { hand, discard, .. } = state.mine_mut();
    let before = discard.len();
    for hidden in hand.iter_mut() {
        hidden.show(SeatSet::ALL, log);
        discard.push(hidden.card);
    }
    hand.clear();
    tell_discarded(state, before, Zone::Hand, log);
}

/// Tells of the cards that were laid on the active player's discard pile, all at once.
fn tell_discarded(state: &State, before: usize, from: Zone, log: &mut Log<Event>) {
    let player = state.active;
    log.tell_all(state, || {
        let cards = state.mine().discard[before..].iter();
        cards.map(move |&card| Event::Discarded { player, card, from })
    });
}
