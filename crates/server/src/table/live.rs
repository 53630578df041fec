//! The state in memory: a cache of what is stored.

use crate::fault::{Code, Fault};
use crate::message::Did;
use crate::store::{Stage, Stored};
use bots::{AnyDeed, BotKind, Playable};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::{AnyStep, AnyTable, Outcome, Refusal, Seat};
use tokio::task::block_in_place;

/// A table and what happened at it.
pub(super) struct Live {
    pub(super) table: Box<dyn AnyTable>,
    pub(super) past: Vec<Past>,
    /// Why nothing more can be done here: what is stored was played by other rules or with other
    /// cards. The table stands at the last position on which both agree.
    pub(super) read_only: Option<String>,
    /// The table was played by older rules and fits these: its entries are to be stored anew.
    pub(super) renewed: bool,
}

/// One thing that happened, not yet told to anybody.
pub(super) struct Past {
    /// The position it led to.
    pub(super) position: u32,
    pub(super) deed: Deed,
    pub(super) step: Box<dyn AnyStep>,
}

/// Who did something, and what.
#[derive(Copy, Clone)]
pub(super) struct Deed {
    pub(super) by: Option<Seat>,
    pub(super) did: Did,
    /// The position a take-back went back to.
    pub(super) to: Option<u32>,
}

/// What was done in memory and has to be stored.
pub(super) struct Done {
    /// The position it was done on.
    pub(super) on: u32,
    pub(super) entries: Vec<Value>,
}

/// Why nothing was done.
pub(super) enum Trouble {
    /// The rules do not allow it. Nothing has changed.
    Refused(Refusal),
    /// The game has a bug. The state in memory is no longer to be trusted.
    Panicked,
}

impl Live {
    /// Plays what was stored. A table that was played by other rules or with other cards does not
    /// go on silently.
    pub(super) fn rebuild(
        game: &dyn Playable,
        stored: &Stored,
        entries: Vec<Value>,
    ) -> Result<Self, Fault> {
        let differs = |why: String| {
            format!("this table was played by other rules than this server has: {why}")
        };
        let deeds: Vec<Deed> = entries.iter().map(Deed::of).collect();
        let mut steps = Vec::new();
        let (setup, seed) = (stored.setup.clone(), stored.seed);
        let play = || {
            game.rebuild(setup, seed, stored.rules, entries, &mut |step| {
                steps.push(step)
            })
        };
        let loaded = block_in_place(|| catch_unwind(AssertUnwindSafe(play)));
        let loaded = match loaded {
            Ok(Ok(loaded)) => loaded,
            Ok(Err(error)) => {
                return Err(Fault::new(Code::OtherRules, differs(error.to_string())));
            }
            Err(_) => return Err(Fault::new(Code::Internal, "the game has a bug")),
        };
        let here = game.fingerprint().to_string();
        let read_only = match loaded.diverged {
            Some(diverged) => Some(differs(diverged.why)),
            None if !stored
                .content
                .parse()
                .is_ok_and(|content| game.plays(content)) =>
            {
                Some(differs(format!("content {}, here {here}", stored.content)))
            }
            None if !ends_as(stored, loaded.table.outcome()) => {
                Some(differs("its game ended otherwise".into()))
            }
            None => None,
        };
        let deeds = std::iter::once(Deed::SETUP).chain(deeds);
        let past = steps.into_iter().zip(deeds).zip(0..);
        Ok(Self {
            renewed: read_only.is_none() && stored.rules < game.rules(),
            read_only,
            table: loaded.table,
            past: past
                .map(|((step, deed), position)| Past {
                    position,
                    deed,
                    step,
                })
                .collect(),
        })
    }

    /// Does something in memory.
    pub(super) fn act(
        &mut self,
        act: impl FnOnce(&mut dyn AnyTable) -> Result<Box<dyn AnyStep>, Refusal>,
    ) -> Result<Done, Trouble> {
        let table = &mut *self.table;
        let on = table.position();
        let acted = catch_unwind(AssertUnwindSafe(|| {
            act(table).map(|step| (step, table.entries_from(on)))
        }));
        let (step, entries) = match acted {
            Ok(Ok(done)) => done,
            Ok(Err(refusal)) => return Err(Trouble::Refused(refusal)),
            Err(_) => return Err(Trouble::Panicked),
        };
        self.past.push(Past {
            position: self.table.position(),
            deed: entries.first().map_or(Deed::SETUP, Deed::of),
            step,
        });
        Ok(Done { on, entries })
    }

    /// What a machine would do. Its luck follows from the table and the position alone, so that a
    /// restarted server goes on as the old one would have.
    pub(super) fn think(
        &self,
        game: &dyn Playable,
        kind: BotKind,
        stored: &Stored,
        seat: Seat,
    ) -> Result<AnyDeed, Trouble> {
        let own = stored.seed.derive(1 + u64::from(seat.0));
        let mut bot = game.bot(kind, own.derive(u64::from(self.table.position())));
        let thought = block_in_place(|| catch_unwind(AssertUnwindSafe(|| bot.act(&*self.table))));
        thought.ok().flatten().ok_or(Trouble::Panicked)
    }
}

/// Whether a game that was over is over now as well, and with the outcome it had, if that is known.
fn ends_as(stored: &Stored, outcome: Option<Outcome>) -> bool {
    let was_over = stored.stage == Stage::Finished;
    let known = stored.outcome.is_some();
    was_over == outcome.is_some() && (!known || stored.outcome == outcome)
}

impl Deed {
    const SETUP: Self = Self {
        by: None,
        did: Did::Setup,
        to: None,
    };

    /// What an entry of the record says was done.
    fn of(entry: &Value) -> Self {
        let act = entry["act"].as_object().and_then(|act| act.iter().next());
        let Some((did, act)) = act else {
            return Self {
                did: Did::Choose,
                ..Self::SETUP
            };
        };
        let seat = act["seat"].as_u64().and_then(|seat| seat.try_into().ok());
        let did = serde_json::from_value(Value::String(did.clone()));
        Self {
            by: seat.map(Seat),
            did: did.unwrap_or(Did::Choose),
            to: act["to"].as_u64().and_then(|to| to.try_into().ok()),
        }
    }
}
