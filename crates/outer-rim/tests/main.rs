//! Every test of Outer Rim, a module a topic. One program, because many small ones take far longer to
//! build.

#![allow(clippy::unwrap_used, reason = "tests")]

mod common;
mod components;
mod faces;
mod greedy;
mod laws;
mod rules;
mod say;
mod texts;
#[path = "box/mod.rs"]
mod the_box;
