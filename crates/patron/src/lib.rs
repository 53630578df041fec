//! A guest of a server, as programs are one: HTTP and WebSocket, both blocking, for tests, soaks and
//! measurements.
//!
//! *Invariant*: nothing that ships depends on it, and it knows no game: what can be done at a table it
//! learns from the server, as any client does.
//!
//! Whoever uses it wants to see a server fail, so it fails loudly itself: an answer that never
//! comes, or cannot be read, is a panic that says so.
#![allow(
    clippy::unwrap_used,
    reason = "a helper of tests: what is not there is what they look for"
)]

mod change;
mod client;
pub mod hostile;
mod http;
pub mod load;
mod picks;
mod served;

pub use change::{unfolded, without_changes};
pub use client::{Client, asked};
pub use http::{
    Answer, as_seat, fetch, get, http, invitation, open_table, post, request, sit, try_json,
    try_request,
};
pub use picks::Picks;
pub use served::Served;

use std::time::Duration;

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(10);
