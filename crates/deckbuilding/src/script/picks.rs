//! Picks of several cards: held until the set is complete, then carried out together.
//!
//! They may be made in any order and taken back one by one; nothing happens before the last, so
//! nobody has learned anything.

use super::{Op, exile_left};
use crate::Deckbuilding;
use crate::event::Event;
use crate::rules::exile;
use crate::state::{CardId, Frame, MOST_PICKS, Spot, State};
use tabletop::{List, Log};

impl Deckbuilding {
    /// Holds one more card to be exiled; the last one completes the set.
    pub(super) fn hold_for_exile(
        &self,
        state: &mut State,
        card: CardId,
        most: u8,
        log: &mut Log<Event>,
    ) {
        let mine = state.mine();
        let in_hand = mine.hand.cards().position(|other| other == card);
        let in_discard = || mine.discard.iter().position(|&other| other == card);
        let spot = match in_hand {
            Some(place) => Some(Spot::Hand(place as u8)),
            None => in_discard().map(|place| Spot::Discard(place as u8)),
        };
        hold(state, spot);
        let held = match state.stack.last() {
            Some(Frame::Script { picked, .. }) => *picked,
            _ => return,
        };
        if held.len() >= usize::from(most) || exile_left(state, &held) == 0 {
            self.complete(state, log);
        }
    }

    /// Carries out what was picked, whatever the order of the picks was, and goes on.
    pub(super) fn complete(&self, state: &mut State, log: &mut Log<Event>) {
        let Some(Frame::Script { at, picked, .. }) = state.stack.last().copied() else {
            return;
        };
        self.go_to(state, at + 1);
        if let Op::Exile { .. } = self.library.op(at) {
            // All are found before the first leaves, and the places behind it change.
            let cards: List<CardId, MOST_PICKS> =
                picked.iter().filter_map(|&spot| state.at(spot)).collect();
            for &card in &cards {
                exile::exile(state, card, log);
            }
        }
    }
}

/// Holds the card that is about to be swapped into the row.
pub(super) fn hold_for_swap(state: &mut State, card: CardId) {
    let mut pile = state.galaxy_discard.iter();
    let place = pile.position(|&other| other == card);
    hold(state, place.map(|place| Spot::GalaxyDiscard(place as u8)));
}

fn hold(state: &mut State, spot: Option<Spot>) {
    if let (Some(spot), Some(Frame::Script { picked, .. })) = (spot, state.stack.last_mut()) {
        let place = picked.partition_point(|&other| other < spot);
        picked.insert(place, spot);
    }
}
