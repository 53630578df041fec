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
        log.tell(|| Event::ResourcesLost { player, amount });
    }
    // rule: turn-end/draw-five
    empty_deck::draw(state, player, HAND, log);
    log.tell(|| Event::TurnEnded { player });
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
    let (player, area) = (*player, &mut players[*player as usize]);
    for unit in &*units {
        let card = unit.card;
        area.discard.push(card);
        log.tell(|| Event::Discarded {
            player,
            card,
            from: Zone::Play,
        });
    }
    units.clear();
}

fn discard_hand(state: &mut State, log: &mut Log<Event>) {
    // rule: turn-end/hand-is-never-kept
    let player = state.active;
    let PlayerArea { hand, discard, .. } = state.mine_mut();
    for hidden in hand.iter_mut() {
        hidden.show(SeatSet::ALL, log);
        let card = hidden.card;
        discard.push(card);
        log.tell(|| Event::Discarded {
            player,
            card,
            from: Zone::Hand,
        });
    }
    hand.clear();
}
