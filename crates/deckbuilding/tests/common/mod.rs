//! What all tests of the game use.

#![allow(dead_code, clippy::unwrap_used)]

use deckbuilding::content::{Content, Library};
use deckbuilding::{Deckbuilding, State};
use std::sync::{Arc, OnceLock};

/// The game with the box that is shipped.
pub(crate) fn game() -> Arc<Deckbuilding> {
    static GAME: OnceLock<Arc<Deckbuilding>> = OnceLock::new();
    GAME.get_or_init(|| {
        let content = Content::base().expect("the shipped box is sound");
        Arc::new(Deckbuilding::new(Library::new(content.clone())))
    })
    .clone()
}

/// Every card lies in exactly one place.
pub(crate) fn intact(game: &Deckbuilding, state: &State) -> Result<(), String> {
    game.check_intact(state)
}
