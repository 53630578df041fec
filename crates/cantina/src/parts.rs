//! What has an id in a box and is no card: the decks.

use crate::words::Words;
use printed::Piece;
use std::collections::BTreeMap;
use tabletop::{Face, Text};

/// The decks these cards belong to, with their cards.
pub(crate) fn decks(faces: &[Face], words: &Words) -> Vec<Piece> {
    let mut decks: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for face in faces {
        decks.entry(&face.deck).or_default().push(&face.id);
    }
    let decks = decks.into_iter().map(|(id, cards)| Piece {
        id: id.into(),
        name: id.into(),
        sort: "deck",
        text: vec![Text::of(words.row("list", cards))],
    });
    decks.collect()
}
