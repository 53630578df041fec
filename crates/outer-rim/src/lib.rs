//! Star Wars: Outer Rim, all of its rules.
//!
//! The layout follows the rulebook: [`content`] is what is printed on the components, `state` what
//! lies on the table, `rules` one file a topic of the glossary, `script` the interpreter of what
//! cards do, with one block a verb in `script::verbs`.
//!
//! What holds everywhere, and is checked after every choice of the laws (`intact.rs`):
//!
//! - Each card lies in one place, a half-done thing on the stack included; each contact in at most
//!   one. What a player has is changed only through `values::give_asset`, `assets::lose`,
//!   `values::give_ship` and `goals::complete`, which keep the sum of it (`content::Sum`) right.
//! - Assets fit their slots, unless the discard that restores it is on the stack.
//! - Who is asked depends only on what all know. A window is opened for everybody who may hold a
//!   secret that fits, whatever they hold; a secret can be any card of its deck that is one in the
//!   place where it was found.
//! - A position told in words while something is half done says so; what was under way is lost,
//!   and nothing else.

#![deny(missing_docs)]
#![warn(clippy::disallowed_types, clippy::float_arithmetic)]

pub mod content;
pub mod scenario;
pub mod text;

mod about;
mod because;
mod choice;
mod components;
mod evaluate;
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
#[cfg(feature = "typescript")]
mod typescript;
mod view;

pub use because::{Because, Source};
pub use choice::{Choice, Prompt};
pub use components::Components;
pub use event::{Event, Lot, Spared, TurnStep, Unsuited, Why};
pub use game::OuterRim;
pub use rules::{Bundle, Offer};
pub use scenario::Scenario;
pub use setup::Setup;
pub use state::{
    AbilityId, AiCardId, Bearer, BerthId, CardId, CharacterId, ContactId, EncounterDeckId, Foe,
    PlayerId, Purpose, Rolled, ShipId, SpaceId, State, TileId,
};
#[cfg(feature = "typescript")]
pub use typescript::types;
pub use view::View;
