//! The state in memory: a cache of what is stored.

use crate::fault::{Code, Fault};
use crate::stored::{Stage, Stored};
use bots::Playable;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::{AnyStep, AnyTable, Outcome, Refusal, Saying};

/// A table and what happened at it.
pub(super) struct Live {
    pub(super) table: Box<dyn AnyTable>,
    /// What was done last since it was read, not yet told to anybody.
    pub(super) last: Option<Box<dyn AnyStep>>,
    /// The window that passed by itself, if that is what was done.
    pub(super) passed: Option<&'static str>,
    /// Why nothing more can be done here: what is stored was played by other rules or with other
    /// cards. The table stands at the last position on which both agree.
    pub(super) read_only: Option<Saying>,
    /// The table was played by older rules and fits these: its entries are to be stored anew.
    pub(super) renewed: bool,
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
        let play = || game.rebuild(stored.origin.clone(), stored.rules, entries);
        let loaded = match catch_unwind(AssertUnwindSafe(play)) {
            Ok(Ok(loaded)) => loaded,
            // What exactly is in the way is for who runs the server: `cantina replay` tells it.
            Ok(Err(_)) => return Err(Fault::new(Code::OtherRules, "other-rules")),
            Err(_) => return Err(Fault::new(Code::Internal, "game-broken")),
        };
        let here = game.fingerprint().to_string();
        let read_only = match loaded.diverged {
            Some(diverged) => {
                let parted = Saying::new("other-rules-from").with("at", diverged.at);
                Some(parted.with("of", diverged.of))
            }
            None if !stored
                .content
                .parse()
                .is_ok_and(|content| game.plays(content)) =>
            {
                let other = Saying::new("other-content").with("was", stored.content.as_str());
                Some(other.with("here", here))
            }
            None if !ends_as(stored, loaded.table.outcome()) => Some("other-end".into()),
            None => None,
        };
        Ok(Self {
            renewed: read_only.is_none() && stored.rules < game.rules(),
            read_only,
            table: loaded.table,
            last: None,
            passed: None,
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
        self.last = Some(step);
        self.passed = None;
        Ok(Done { on, entries })
    }
}

/// Whether a game that was over is over now as well, and with the outcome it had, if that is known.
fn ends_as(stored: &Stored, outcome: Option<Outcome>) -> bool {
    let was_over = stored.stage == Stage::Finished;
    let known = stored.outcome.is_some();
    was_over == outcome.is_some() && (!known || stored.outcome == outcome)
}
