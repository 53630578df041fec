//! Every test of the bots. One program, because many small ones take far longer to build.

#![allow(clippy::unwrap_used, reason = "tests")]

mod any_game;
mod greedy;
