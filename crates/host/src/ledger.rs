//! Everything that is stored of a table, in memory: what a store hands over, and a store of its own
//! for whoever has no better one.

use crate::exchange::{Storing, Time, Written};
use crate::heeded::Keyed;
use crate::life::Life;
use crate::stored::{DeviceCode, KeptSeat, Seated, Stage, Stored};
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
    /// Codes for other devices.
    #[serde(default)]
    pub codes: Vec<DeviceCode>,
    /// The record so far.
    pub entries: Vec<Value>,
    /// What is known of its end.
    #[serde(default)]
    pub end: End,
    /// What else is stored.
    #[serde(default)]
    pub life: Life,
    /// The number of everything but the record and what was said; each change counts.
    #[serde(default)]
    pub revision: u64,
    /// What told the messages that were heeded from any other, the oldest first.
    #[serde(default)]
    pub keys: Vec<Keyed>,
    /// Who goes on with it.
    #[serde(skip)]
    pub hold: Hold,
    /// How often somebody came or went, wherever they look from.
    #[serde(skip)]
    pub comings: u64,
}

/// Which of all processes that run a table goes on with it when that goes on by itself.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum Hold {
    /// The one that reads this; the only one there is, if its store is in its memory.
    #[default]
    Here,
    /// Another one, as far as anybody knows.
    Elsewhere,
    /// None: the last one has ended.
    Nobody,
}

/// How far a table is: everything that is stored of it and changes is counted by one of these.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Numbers {
    /// So many entries.
    pub length: u32,
    /// The number of everything else that decides.
    pub revision: u64,
    /// The number of what was said last.
    pub said: u32,
    /// So often somebody came or went.
    pub comings: u64,
}

/// What is known of the end of a record, by which it is seen whether that is still there. Of tables from
/// before this was stored, nothing.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct End {
    /// So many entries there are at least.
    pub length: u32,
    /// The hash of the position to which the last of them leads, by the rules of the table.
    pub hash: Option<String>,
}

impl Ledger {
    /// A table at which nothing has happened.
    pub fn new(stored: Stored, kept: Vec<KeptSeat>) -> Self {
        Self {
            stored,
            seated: Vec::new(),
            kept,
            codes: Vec::new(),
            entries: Vec::new(),
            end: End::default(),
            life: Life::default(),
            revision: 0,
            keys: Vec::new(),
            hold: Hold::Here,
            comings: 0,
        }
    }

    /// Notes that somebody looks from here now, or no longer.
    pub fn note(&mut self, seat: u8, here: bool, at: Time) {
        let life = self.life.seats.entry(seat).or_default();
        life.noted = here;
        if !here {
            life.seen = Some(at);
        }
        self.comings += 1;
    }

    /// Stores something that was made by who knows this revision: all of it or nothing.
    pub fn keep(&mut self, revision: u64, storing: &Storing) -> Written {
        let hangs = !matches!(storing, Storing::Chat { .. });
        if hangs && revision != self.revision {
            return Written::Taken;
        }
        let written = self.write(storing);
        if storing.revises() && matches!(written, Written::Done | Written::Next(_)) {
            self.revision += 1;
        }
        if storing.holds() && matches!(written, Written::Done | Written::Next(_)) {
            self.hold = Hold::Here;
        }
        written
    }

    fn write(&mut self, storing: &Storing) -> Written {
        match storing {
            Storing::Entries { on, .. } if *on as usize != self.entries.len() => {
                return Written::Taken;
            }
            Storing::Time { on, .. } if *on as usize != self.entries.len() => {
                return Written::Taken;
            }
            Storing::Chat { line, .. } if line.n != self.life.said() + 1 => return Written::Taken,
            Storing::Entries {
                entries,
                hash,
                outcome,
                moved,
                key,
                ..
            } => {
                self.entries.extend_from_slice(entries);
                self.end = End {
                    length: self.entries.len() as u32,
                    hash: Some(hash.clone()),
                };
                self.keys.extend(key.clone());
                self.life.asked = None;
                self.life.decides = moved.decides;
                self.life.moved = Some(moved.at);
                self.life.clocks.clone_from(&moved.clocks);
                self.life.due = moved.due;
                if moved.by_clock {
                    self.life.by_clock.insert(self.entries.len() as u32);
                }
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
                    self.life.due = Some(Time(0));
                }
            }
            Storing::Time {
                clocks,
                due,
                decides,
                ..
            } => {
                self.life.decides = *decides;
                self.life.clocks.clone_from(clocks);
                self.life.due = *due;
            }
            Storing::Hold if self.hold == Hold::Elsewhere => return Written::Taken,
            Storing::Hold => {}
            Storing::Freed { seat } => {
                if self.stored.stage != Stage::Open {
                    return Written::Taken;
                }
                self.seated.retain(|seated| seated.seat != *seat);
                self.codes.retain(|code| code.seat != *seat);
                self.life.seats.remove(seat);
            }
            Storing::Deputy {
                seat,
                deputy,
                gone,
                unless_here,
                at,
            } => {
                let life = self.life.seats.entry(*seat).or_default();
                if *unless_here && (life.noted || life.elsewhere.is_some()) {
                    return Written::Taken;
                }
                life.deputy.clone_from(deputy);
                life.gone = *gone;
                self.life.due = Some(*at);
                self.life.asked = None;
            }
            Storing::Chat { line, key } => {
                self.life.hears(line.clone());
                self.keys.extend(key.clone());
            }
            Storing::Asked(asked) => self.life.asked = *asked,
            Storing::ChatOpen(open) => self.life.terms.chat_open = *open,
            Storing::Rights(change) => {
                return change.make(&mut self.stored, &mut self.seated, &mut self.codes);
            }
            Storing::LetPass { seat, windows, at } => {
                self.life.due = Some(*at);
                for seated in self.seated.iter_mut().filter(|seated| seated.seat == *seat) {
                    seated.let_pass.clone_from(windows);
                }
            }
            Storing::Renewed { entries, rules } => {
                self.entries.clone_from(entries);
                self.stored.rules = *rules;
                self.end.hash = None;
            }
            Storing::StepBack { to } => {
                self.entries.truncate(*to as usize);
                self.end = End {
                    length: *to,
                    hash: None,
                };
                self.stored.stage = Stage::Running;
                self.stored.outcome = None;
                self.life.asked = None;
            }
            Storing::Next(next) => {
                let next = || next.stored.id.clone();
                return Written::Next(self.stored.rematch.get_or_insert_with(next).clone());
            }
        }
        Written::Done
    }
}
