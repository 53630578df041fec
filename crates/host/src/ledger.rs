//! Everything that is stored of a table, in memory: what a store hands over, and a store of its own
//! for whoever has no better one.

use crate::exchange::{Storing, Written};
use crate::stored::{KeptSeat, Seated, Stage, Stored};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Everything that is stored of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ledger {
    /// The table itself.
    pub stored: Stored,
    /// Everybody who sat down.
    pub seated: Vec<Seated>,
    /// The seats that are kept for somebody.
    pub kept: Vec<KeptSeat>,
    /// The record so far.
    pub entries: Vec<Value>,
}

impl Ledger {
    /// A table at which nothing has happened.
    pub fn new(stored: Stored, kept: Vec<KeptSeat>) -> Self {
        Self {
            stored,
            seated: Vec::new(),
            kept,
            entries: Vec::new(),
        }
    }

    /// Stores something: all of it or nothing.
    pub fn keep(&mut self, storing: &Storing) -> Written {
        match storing {
            Storing::Entries { on, .. } if *on as usize != self.entries.len() => {
                return Written::Taken;
            }
            Storing::Entries {
                entries, outcome, ..
            } => {
                self.entries.extend_from_slice(entries);
                if outcome.is_some() {
                    self.stored.stage = Stage::Finished;
                    self.stored.outcome.clone_from(outcome);
                }
            }
            Storing::Seat { seated, people } => {
                if self.seated.iter().any(|other| other.seat == seated.seat) {
                    return Written::Taken;
                }
                self.seated.push(seated.clone());
                self.seated.sort_by_key(|seated| seated.seat);
                if self.seated.len() == *people {
                    self.stored.stage = Stage::Running;
                }
            }
            Storing::LetPass { seat, windows } => {
                for seated in self.seated.iter_mut().filter(|seated| seated.seat == *seat) {
                    seated.let_pass.clone_from(windows);
                }
            }
            Storing::Renewed { entries, rules } => {
                self.entries.clone_from(entries);
                self.stored.rules = *rules;
            }
            Storing::StepBack { to } => {
                self.entries.truncate(*to as usize);
                self.stored.stage = Stage::Running;
                self.stored.outcome = None;
            }
            Storing::Next(next) => {
                let next = || next.stored.id.clone();
                return Written::Next(self.stored.rematch.get_or_insert_with(next).clone());
            }
        }
        Written::Done
    }
}
