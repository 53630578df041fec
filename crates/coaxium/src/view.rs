//! What a seat sees of the table.

use crate::state::{Card, State};
use serde::Serialize;
use tabletop::{Pile, Seat};

/// The table as a seat, or an onlooker, sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct View {
    pub(crate) you: Option<Seat>,
    pub(crate) turn: u32,
    pub(crate) current: Seat,
    pub(crate) goal: u8,
    pub(crate) deck: usize,
    pub(crate) next: Option<Card>,
    pub(crate) hands: Vec<Hand>,
    pub(crate) sold: Vec<Card>,
    pub(crate) credits: Vec<u8>,
    pub(crate) held: Option<Card>,
}

/// A hand: facedown vials are a number, in no order, so that nothing shows which was taken.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub(crate) struct Hand {
    pub(crate) known: Vec<Card>,
    pub(crate) unknown: usize,
}

pub(super) fn view(state: &State, viewer: Option<Seat>) -> View {
    let seats = state.seats as usize;
    View {
        you: viewer,
        turn: state.turn,
        current: state.current,
        goal: state.goal,
        deck: state.deck.len(),
        next: state.deck.top().and_then(|next| next.seen_by(viewer)),
        hands: state.hands[..seats]
            .iter()
            .map(|pile| hand(pile, viewer))
            .collect(),
        sold: state.sold.cards().collect(),
        credits: state.credits[..seats].to_vec(),
        held: state
            .held
            .filter(|_| viewer == Some(state.current))
            .and_then(|place| state.vial(state.current, place)),
    }
}

fn hand(pile: &Pile<Card, 12>, viewer: Option<Seat>) -> Hand {
    let mut known: Vec<Card> = pile
        .iter()
        .filter_map(|vial| vial.seen_by(viewer))
        .collect();
    known.sort_unstable();
    Hand {
        unknown: pile.len() - known.len(),
        known,
    }
}
