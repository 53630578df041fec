//! What is printed on the cards, as data, and what the engine makes of it.
//!
//! `content/deckbuilding/base/*.ron` holds an entry a card, written in the effect language
//! (`docs/cards.md`, `effect.rs`). `load.rs` reads entry by entry and `check.rs` reports everything
//! that is wrong, with file and entry; what the engine takes for granted is checked there and
//! nowhere else.
//!
//! [`Library`] is the content ready to be played. Every card on the table has a number (`CardId`:
//! copies have their own), its `Facts`, and a `Glance`: the few bytes a decision asks of every card
//! in sight, side by side in one array. Abilities and rewards, trees in the data, are **lowered to
//! one flat `Program` of `Op`s**: conditions become jumps, names become numbers. A place in an
//! ability is then a `u16`, which is what makes half-done things plain data.

mod card;
mod check;
mod effect;
mod glance;
mod library;
mod load;

pub use card::{Base, Card, Deck, Faction, Source, Trait};
pub(crate) use check::Checking;
pub use check::Problem;
pub use effect::{
    Ability, Condition, Constant, Effect, Filter, Kind, Moment, Name, Place, Side, Traits,
};
pub(crate) use glance::Glance;
pub use library::{KindId, Library};
pub(crate) use library::{Kinds, Lasting, Lowered};
pub use load::{Content, ContentError};
