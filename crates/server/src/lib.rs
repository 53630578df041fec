//! Tables over HTTP and WebSocket, stored in SQLite. The protocol is written down in
//! `docs/server.md`.
//!
//! A table is an actor ([`mod@table`]) that owns the state in memory; the store owns the truth. What
//! was done is written first and told afterwards, so that whatever anybody was told survives.
//!
//! *Invariant*: nothing here knows a game. Every game is a [`bots::Playable`].
//!
//! *Invariant*: nothing hidden leaves the server. Whatever goes to a socket is made for one
//! viewer in `table/tell.rs`, out of that viewer's view, events and own decision.

#![deny(missing_docs)]

mod api;
mod cached;
mod client;
mod connection;
mod ending;
mod fault;
mod guard;
mod hall;
mod limits;
mod message;
mod report;
mod rules;
mod secret;
mod serve;
mod sitter;
mod socket;
mod store;
mod table;
#[cfg(feature = "typescript")]
mod typescript;

pub use client::Client;
pub use limits::Limits;
pub use serve::{Options, ServeError, serve};
pub use store::StoreError;
#[cfg(feature = "typescript")]
pub use typescript::types;
