//! The life of one table: who sits and who looks on, what each of them is told, taking back and
//! agreeing to it, machines' turns, the story since a position.
//!
//! A [`Host`] is a plain state machine. It is given what happened ([`Input`]) and gives back what is
//! to be done ([`Output`]); it has no clock, socket, database, task, file or randomness of its own.
//! Whoever runs it brings these: the server with SQLite and sockets, a browser with neither.
//!
//! *Invariant*: nothing about an entry is told before it is stored. While something is being stored,
//! whatever else comes in waits, in order.
//!
//! *Invariant*: nothing hidden leaves a table. Whatever is told about a game is made for one viewer
//! in `tell.rs`, out of that viewer's view, events and own decision.
//!
//! *Invariant*: nothing here knows a game. Every game is a [`bots::Playable`].

#![deny(missing_docs)]
#![warn(clippy::disallowed_types)]

mod exchange;
mod fault;
mod heeded;
mod host;
mod ledger;
mod live;
mod message;
mod opening;
mod report;
mod secret;
mod sitter;
mod stored;
mod tell;
#[cfg(feature = "typescript")]
mod typescript;
mod viewers;

pub use exchange::{
    Answer, Asker, Input, Opens, Output, Question, Storing, Thinking, Thought, Time, Written,
};
pub use fault::{Code, Fault};
pub use host::{Context, Host, think};
pub use ledger::Ledger;
pub use message::{Fresh, Info, LetPass, Page, Said, Told, read};
pub use opening::{Opening, prepare};
pub use report::Report;
pub use secret::{TableId, TokenHash, hex};
pub use sitter::Sitter;
pub use stored::{KeptSeat, Seated, Stage, Stored};
#[cfg(feature = "typescript")]
pub use typescript::types;
pub use viewers::ViewerId;
