//! The interpreter of what cards do.

mod condition;
mod op;
mod run;

pub(crate) use condition::{Test, standings};
pub(crate) use op::{Op, Program, Scope, Sieve};
pub(crate) use run::Running;
