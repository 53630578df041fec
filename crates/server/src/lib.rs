//! Tables over HTTP and WebSocket, stored in SQLite. The protocol is written down in
//! `docs/server.md`.
//!
//! What a table does is decided in [`host`], a state machine without a runtime. Here is what runs it:
//! transport, store and pace. A table is an actor ([`mod@table`]) that owns its machine; the store owns
//! the truth.
//!
//! *Invariant*: nothing here knows a game. Every game is a [`bots::Playable`].
//!
//! *Invariant*: nothing goes to a socket but what a table tells its viewer.

#![deny(missing_docs)]

mod api;
mod cached;
mod client;
mod connection;
mod ending;
mod failed;
mod guard;
mod hall;
mod limits;
mod report;
mod rules;
mod secret;
mod seen;
mod serve;
mod socket;
mod spoken;
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
