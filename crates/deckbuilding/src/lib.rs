//! Star Wars: The Deckbuilding Game, all of its rules.

#![deny(missing_docs)]
#![warn(clippy::disallowed_types, clippy::float_arithmetic)]

pub mod content;
