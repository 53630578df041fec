//! What a seat sees of the table, and how a terminal shows it.

use super::state::{Card, State};
use crate::{Pile, Seat};
use serde::Serialize;
use std::fmt::Write as _;

/// The table as a seat, or an onlooker, sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct View {
    you: Option<Seat>,
    turn: u32,
    current: Seat,
    goal: u8,
    deck: usize,
    next: Option<Card>,
    hands: Vec<Hand>,
    sold: Vec<Card>,
    credits: Vec<u8>,
    held: Option<Card>,
}

/// A hand: facedown vials are a number, in no order, so that nothing shows which was taken.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
struct Hand {
    known: Vec<Card>,
    unknown: usize,
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

pub(super) fn board(view: &View) -> String {
    let mut text = format!("Turn {} · goal {} credits\n", view.turn, view.goal);
    let next = match view.next {
        Some(card) => format!("next: {}", card.0),
        None => "next: unknown".into(),
    };
    // Writing into a string cannot fail.
    let _ = writeln!(text, "Vials left: {} ({next})", view.deck);
    for (seat, hand) in view.hands.iter().enumerate() {
        let seat = Seat(seat as u8);
        let mark = if seat == view.current { "▶" } else { " " };
        let you = if view.you == Some(seat) { " (you)" } else { "" };
        let vials = hand.known.iter().map(|card| card.0.to_string());
        let vials: Vec<_> = vials.chain((0..hand.unknown).map(|_| "?".into())).collect();
        let credits = view.credits[seat.index()];
        let name = super::rules::NAMES[seat.index()];
        let _ = writeln!(
            text,
            "{mark} {name}{you}: {credits} credits, vials [{}]",
            vials.join(" ")
        );
    }
    text
}
