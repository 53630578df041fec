//! The interpreter of what cards do.

mod answer;
mod can;
mod condition;
mod op;
mod options;
mod run;

pub(crate) use condition::{Test, standings};
pub(crate) use op::{Op, Program, Scope, Sieve};
