//! The interpreter of what cards do.

mod answer;
mod can;
mod condition;
mod lower;
mod op;
mod options;
mod run;
pub(crate) mod verbs;

pub(crate) use answer::{agree, answer};
pub(crate) use can::could;
pub(crate) use condition::{Test, crew, holds, standings};
pub(crate) use op::{Ask, Do, Op, Program, Scope, Sieve, thousands};
pub(crate) use options::{
    asks_soon, choices, decider, is_of_patrols, lacking, message, offers, picks_twice,
};
pub(crate) use run::{begin, begin_about, begin_with, go_to, roll_step, running, step, them};
