//! Star Wars: The Deckbuilding Game, all of its rules, for two players.
//!
//! The layout follows the rulebook: [`content`] is what is printed on the cards, `state` what lies
//! on the table, `rules` one file a topic, `script` the interpreter of what cards do, `text` and
//! `say` the game in words, `evaluate.rs` what a position is worth to a machine.
//!
//! *Invariant*: no card is named in code that decides; what a card does is data. An id of
//! `content/` stands in tests, in examples and in comments that cite a rule.
//!
//! *Invariant*: no sentence a player reads of the game stands in Rust, and no name; all are in
//! `content/deckbuilding/text/`. Reasons why a set-up or a scenario is impossible are for
//! programmers, and plain English.
//!
//! `view.rs` and `redact` say what a seat sees, `scenario` turns positions into words and back
//! (what is half done is lost, and the words say so: `half_done`), `intact.rs` says what holds of
//! every state: each card in exactly one place, no gap in the row, nothing in play that should be
//! gone. Tests check it after each choice; so do the laws and the soak.
//!
//! `View::targets` lists what can be attacked, where it lies, what it takes and what waits against
//! it; `say/alike.rs` names the cards a choice stands for, and `proposal.rs` whom to send into an
//! attack and how to split damage, as a first proposal. So a client counts nothing, and adds up
//! only what those bring who join; a test plays games to see that this is what an attack comes to.
//!
//! How we rule where the book is silent: `docs/rulings.md`. How fast it is: `docs/measurements.md`.

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
