//! Star Wars: The Deckbuilding Game, all of its rules.
//!
//! The layout follows the rulebook: [`content`] is what is printed on the cards, `state` what lies
//! on the table, `rules` one file a topic, `script` the interpreter of what cards do.

#![deny(missing_docs)]
#![warn(clippy::disallowed_types, clippy::float_arithmetic)]

pub mod content;
pub mod scenario;
pub mod text;

mod about;
mod choice;
mod evaluate;
mod event;
mod face;
mod game;
mod intact;
mod place;
mod proposal;
mod rules;
mod say;
mod script;
mod setup;
mod shipped;
mod state;
#[cfg(feature = "typescript")]
mod typescript;
mod view;

pub use choice::{Choice, Picking, Prompt, Target};
pub use event::{Event, Zone};
pub use game::Deckbuilding;
pub use proposal::HitView;
pub use rules::Needs;
pub use scenario::Scenario;
pub use setup::{Mode, Setup};
pub use state::{BaseId, CardId, Duty, Player, Source, State};
pub use view::View;
