//! The interpreter of what cards do.

mod answer;
mod can;
mod condition;
mod op;
mod options;
mod run;

pub(crate) use answer::{agree, answer};
pub(crate) use can::could;
pub(crate) use condition::{Test, crew, holds, standings};
pub(crate) use op::{Op, Program, Scope, Sieve};
pub(crate) use options::{asks_soon, choices, decider, lacking, offers, picks_twice};
pub(crate) use run::{begin, begin_about, go_to, roll_step, running, step};
