//! A table at which the game ran into a bug: it stands at the last position that could be played, says
//! so, and goes on as soon as somebody who sits there takes back what led to the bug.

use super::storing::Waiting;
use super::{By, Context, Host};
use crate::exchange::{Output, Storing, Time};
use crate::fault::Fault;
use crate::ledger::Ledger;
use crate::live::Live;
use crate::tell::Desk;

impl Host {
    /// Opens a table that ran into a bug at this position, when it was looked at: before that.
    pub fn open_before(
        now: Time,
        context: Context,
        ledger: Ledger,
        position: u32,
    ) -> Result<(Self, Vec<Output>), Fault> {
        let most = (position as usize).saturating_sub(1);
        let live = Live::before(&*context.game, &ledger.stored, &ledger.entries, most)?;
        let keys = ledger.keys.clone();
        let desk = Desk::of(&context, ledger, live);
        Ok(Self::at(now, context, desk, keys))
    }

    /// Where the table stands.
    pub fn position(&self) -> u32 {
        self.desk.live.table.position()
    }

    /// Drops what the game cannot play.
    pub(super) fn step_back(&mut self, by: By, to: u32) {
        self.store(Storing::StepBack { to }, Waiting::StepBack { by });
    }
}
