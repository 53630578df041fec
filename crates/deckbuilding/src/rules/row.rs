//! The galaxy row: whatever leaves it is replaced at once.

use super::{bounty_sabotage, empty_deck};
use crate::choice::Target;
use crate::event::Event;
use crate::state::{CardId, ROW, State};
use tabletop::{Log, SeatSet};

/// Takes a card out of the row and fills its place. Attacks on that card are lost.
pub(crate) fn remove(state: &mut State, card: CardId, log: &mut Log<Event>) {
    let Some(place) = state.row.iter().position(|&other| other == card) else {
        return;
    };
    lose_target(state, card, log);
    state.row.remove(place);
    // rule: purchasing/row-refills-at-once
    if let Some(new) = open_next(state, log) {
        state.row.insert(place, new);
    }
    fill(state, log);
}

/// Fills the row up to six cards, as far as there are cards.
pub(crate) fn fill(state: &mut State, log: &mut Log<Event>) {
    while state.row.len() < ROW {
        // rule: empty-deck/galaxy-exhausted-leaves-gaps
        let Some(new) = open_next(state, log) else {
            return;
        };
        state.row.push(new);
    }
}

/// Puts another card into a card's place.
pub(crate) fn exchange(state: &mut State, out: CardId, into: CardId, log: &mut Log<Event>) {
    lose_target(state, out, log);
    for place in &mut state.row {
        if *place == out {
            *place = into;
        }
    }
}

fn open_next(state: &mut State, log: &mut Log<Event>) -> Option<CardId> {
    let mut new = empty_deck::take_galaxy(state, log)?;
    new.show(SeatSet::ALL, log);
    let card = new.card;
    log.tell(state, || Event::RowFilled { card });
    Some(card)
}

/// An attack aims at a card, not at a place: without it, its attackers are spent.
fn lose_target(state: &mut State, card: CardId, log: &mut Log<Event>) {
    // rule: commit/lost-target-wastes-the-attack
    let target = Target::Row(card);
    bounty_sabotage::end_hunt(state, card);
    let mut lost = false;
    for unit in &mut state.units {
        lost |= unit.is_committed_to(target);
        unit.spend_on(target);
    }
    if lost {
        let player = state.active;
        log.tell(state, || Event::Lapsed { player, target });
    }
}
