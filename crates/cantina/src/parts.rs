//! What has an id in a box and is no card: the pieces of a map, and the decks.

use crate::words::Words;
use std::collections::BTreeMap;
use tabletop::{Face, Text};

/// Something of a box that is no card.
#[derive(serde::Serialize)]
pub(crate) struct Part {
    pub(crate) id: String,
    pub(crate) name: String,
    /// What sort of thing it is.
    pub(crate) sort: &'static str,
    /// What there is to know of it, a paragraph each.
    #[serde(skip)]
    pub(crate) text: Vec<Text>,
}

/// The decks these cards belong to, with their cards.
pub(crate) fn decks(faces: &[Face], words: &Words) -> Vec<Part> {
    let mut decks: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for face in faces {
        decks.entry(&face.deck).or_default().push(&face.id);
    }
    let decks = decks.into_iter().map(|(id, cards)| Part {
        id: id.into(),
        name: id.into(),
        sort: "deck",
        text: vec![Text::of(words.row("list", cards))],
    });
    decks.collect()
}
