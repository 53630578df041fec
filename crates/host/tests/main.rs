//! Every test of the table without a runtime: what goes in, and what comes out. One program, because
//! many small ones take far longer to build.

#![allow(clippy::unwrap_used, reason = "tests")]

mod common;
mod consent;
mod interleaving;
mod languages;
mod let_pass;
mod machines;
mod panics;
mod rights;
mod seating;
mod secrecy;
mod storing;
mod twice;
mod whole_games;
