//! Star Wars: Outer Rim, all of its rules.
//!
//! The layout follows the rulebook: [`content`] is what is printed on the components, `state` what
//! lies on the table, `rules` one file a topic of the glossary, `script` the interpreter of what
//! cards do.

#![deny(missing_docs)]
#![warn(clippy::disallowed_types, clippy::float_arithmetic)]

pub mod content;
pub mod scenario;
pub mod text;

mod about;
mod choice;
mod event;
mod face;
mod flow;
mod game;
mod intact;
mod rules;
mod say;
mod script;
mod setup;
mod short;
mod state;
mod view;

pub use choice::{Choice, Prompt};
pub use event::{Event, Spared, TurnStep, Why};
pub use game::OuterRim;
pub use rules::{Bundle, Offer};
pub use scenario::Scenario;
pub use setup::Setup;
pub use state::{
    AbilityId, AiCardId, Bearer, BerthId, CardId, CharacterId, ContactId, EncounterDeckId, Foe,
    PlayerId, Purpose, Rolled, ShipId, SpaceId, State, TileId,
};
pub use view::View;
