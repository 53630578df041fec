//! Tables over HTTP and WebSocket, stored in SQLite or PostgreSQL. The protocol, and what it promises, is written
//! down in `docs/server.md`.
//!
//! What a table does is decided in [`host`], a state machine without a runtime. Here is what runs
//! it: transport, store and pace. A table is an actor (`table/`) that owns its machine and
//! takes one message after another from its mailbox; `hall.rs` finds it, and `waker.rs` wakes those
//! that want to go on by themselves. Any number of servers run on one PostgreSQL: `nodes.rs` keeps them in step, and who led a table
//! to where it stands goes on with it ([`host::Hold`]). The store owns
//! the truth, and the primary key of its entries is the optimistic lock; one writer commits for all tables (`store/`). A socket (`socket.rs`) has
//! one message in flight and a bounded outbox, so that neither a flood nor a dead line holds up the
//! others.
//!
//! *Invariant*: nothing here knows a game. Every game is a [`bots::Playable`].
//!
//! *Invariant*: nothing goes to a socket but what a table tells its viewer. A report (`report.rs`,
//! the client's "Something is wrong") is no exception: the whole record once nothing is left to
//! hide, until then what its finder was told anyway. `cantina replay` reads both.
//!
//! System randomness enters in `secret.rs`: seeds, names of tables, invitations, tokens.
//!
//! *Invariant*: what holds a seat or lets somebody in (`seats.rs`) is never part of an address: links
//! carry it in the fragment, requests in the `Authorization` header or the body, a socket in its first
//! message. Of tokens and codes the store has hashes.
//!
//! The client lies inside the binary (`client.rs`, from `web/dist` when it was built; otherwise
//! pages say how to build it). Every address the client knows answers with the one page;
//! assets carry their hash in their name and are kept for ever. A strict Content-Security-Policy
//! stands before all of it: nothing from elsewhere, no inline script.
//!
//! The tests use real sockets and a real file; `cantina/tests/serve.rs` kills the real process.

#![deny(missing_docs)]

mod api;
mod cached;
mod client;
mod connection;
mod ending;
mod failed;
mod guard;
mod hall;
mod health;
mod limits;
mod metrics;
mod nodes;
mod origin;
mod report;
mod rules;
mod seats;
mod secret;
mod seen;
mod serve;
mod site;
mod socket;
mod spoken;
mod store;
mod table;
mod talk;
mod thinkers;
mod time;
#[cfg(feature = "typescript")]
mod typescript;
mod visitors;
mod waker;

pub use client::Client;
pub use limits::Limits;
pub use origin::{NoOrigin, Origin};
pub use serve::{AWAY, BEAT, Options, PULSE, ServeError, serve};
pub use site::Site;
pub use store::{Copied, Gauge, Multiplied, Size, StoreError, backup, multiply, restore};
pub use time::Timekeeper;
#[cfg(feature = "typescript")]
pub use typescript::types;
