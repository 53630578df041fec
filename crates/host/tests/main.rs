//! Every test of the table without a runtime: what goes in, and what comes out. One program, because
//! many small ones take far longer to build.

#![allow(clippy::unwrap_used, reason = "tests")]

mod absence;
mod clocks;
mod common;
mod consent;
mod interleaving;
mod languages;
mod let_pass;
mod machines;
mod nodes;
mod panics;
mod presence;
mod rights;
mod seating;
mod secrecy;
mod storing;
mod talk;
mod twice;
mod whole_games;
