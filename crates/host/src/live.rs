//! The state in memory: a cache of what is stored.

use crate::fault::{Code, Fault};
use crate::ledger::Ledger;
use crate::stored::{Stage, Stored};
use bots::Playable;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabletop::{AnyLoaded, AnyStep, AnyTable, Outcome, Refusal, Saying};

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
    /// That it is because the end of the record is missing or another one.
    pub(super) damaged: bool,
    /// The game ran into a bug after this position, at which the table stands: it goes on if what
    /// came after is dropped.
    pub(super) stopped: Option<u32>,
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
    pub(super) fn rebuild(game: &dyn Playable, ledger: &Ledger) -> Result<Self, Fault> {
        let Ledger {
            stored, entries, ..
        } = ledger;
        let loaded = match play(game, stored, entries.clone()) {
            Some(loaded) => loaded?,
            None => return Self::before(game, stored, entries, entries.len()),
        };
        let damaged = loaded.diverged.is_none() && is_damaged(game, ledger, &*loaded.table);
        let here = loaded.table.fingerprint().to_string();
        let read_only = match loaded.diverged {
            Some(diverged) => {
                let parted = Saying::new("other-rules-from").with("at", diverged.at);
                Some(parted.with("of", diverged.of))
            }
            None if !stored
                .content
                .parse()
                .is_ok_and(|content| loaded.table.plays(content)) =>
            {
                let other = Saying::new("other-content").with("was", stored.content.as_str());
                Some(other.with("here", here))
            }
            None if damaged => Some("damaged".into()),
            None if !ends_as(stored, loaded.table.outcome()) => Some("other-end".into()),
            None => None,
        };
        Ok(Self {
            renewed: read_only.is_none() && stored.rules < game.rules(),
            read_only,
            damaged,
            stopped: None,
            table: loaded.table,
            last: None,
            passed: None,
        })
    }

    /// Plays as much of what was stored as can be, up to so many entries: the game has a bug that
    /// shows after that.
    pub(super) fn before(
        game: &dyn Playable,
        stored: &Stored,
        entries: &[Value],
        most: usize,
    ) -> Result<Self, Fault> {
        let until = |count: usize| play(game, stored, entries[..count].to_vec());
        // What can be played so far could be played up to anywhere before.
        let (mut good, mut bad) = (0, most.min(entries.len()) + 1);
        while bad - good > 1 {
            let middle = good.midpoint(bad);
            match until(middle) {
                Some(_) => good = middle,
                None => bad = middle,
            }
        }
        let broken = || Fault::new(Code::Internal, "game-broken");
        let table = until(good).ok_or_else(broken)??.table;
        let dropped = entries.len() - good;
        Ok(Self {
            read_only: Some(Saying::new("game-stopped").with("dropped", dropped)),
            damaged: false,
            stopped: Some(table.position()),
            renewed: false,
            table,
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

impl Live {
    /// Does what was done elsewhere; false if that does not fit.
    pub(super) fn follow(&mut self, entry: Value) -> bool {
        let table = &mut *self.table;
        let followed = catch_unwind(AssertUnwindSafe(|| table.follow(entry)));
        let Ok(Ok(step)) = followed else {
            return false;
        };
        self.last = Some(step);
        self.passed = None;
        true
    }
}

/// Plays entries from the beginning; none if the game runs into a bug.
fn play(
    game: &dyn Playable,
    stored: &Stored,
    entries: Vec<Value>,
) -> Option<Result<AnyLoaded, Fault>> {
    let play = || game.rebuild(stored.origin.clone(), stored.rules, entries);
    let played = catch_unwind(AssertUnwindSafe(play)).ok()?;
    // What exactly is in the way is for who runs the server: `cantina replay` tells it.
    Some(played.map_err(|_| Fault::new(Code::OtherRules, "other-rules")))
}

/// Whether the end of the record is missing, or leads elsewhere than it did. What other rules made of it
/// nobody can tell.
fn is_damaged(game: &dyn Playable, ledger: &Ledger, table: &dyn AnyTable) -> bool {
    let is_short = ledger.entries.len() < ledger.end.length as usize;
    let same_rules = ledger.stored.rules == game.rules();
    let hash = ledger.end.hash.as_ref().filter(|_| same_rules);
    is_short || hash.is_some_and(|hash| *hash != table.hash().to_string())
}

/// Whether a game that was over is over now as well, and with the outcome it had, if that is known.
fn ends_as(stored: &Stored, outcome: Option<Outcome>) -> bool {
    let was_over = stored.stage == Stage::Finished;
    let known = stored.outcome.is_some();
    was_over == outcome.is_some() && (!known || stored.outcome == outcome)
}
