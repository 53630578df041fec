//! Taking back, and who has to agree. A question is stored before anybody hears it, so it outlives who
//! runs the table.

use super::storing::Waiting;
use super::{By, Host, Unheeded};
use crate::exchange::Storing;
use crate::fault::{Code, Fault};
use crate::message::{Asked, Told, Undoing};
use tabletop::{Consent, Seat};

impl Host {
    pub(super) fn undo(&mut self, by: By, seat: Seat) -> Result<(), Unheeded> {
        self.must_run()?;
        self.must_play(seat)?;
        let consent = match self.desk.asked_people(seat).is_empty() {
            true => Consent::Given,
            false => Consent::NotAsked,
        };
        self.act(by, |table| table.undo(seat, consent))
    }

    pub(super) fn ask_undo(&mut self, by: By, seat: Seat) -> Result<(), Unheeded> {
        self.must_run()?;
        if self.desk.life.asked.is_some() {
            let message = "already-asked";
            return Err(Fault::new(Code::AlreadyAsked, message).into());
        }
        if self.desk.undoing(seat) != Some(Undoing::Ask) {
            return self.undo(by, seat);
        }
        let waiting = self.desk.asked_people(seat);
        // Not even one that was asked before a restart has the same number.
        let n = self.questions.saturating_add(1).max(self.now.0);
        self.questions = n;
        let asked = Some(Asked { n, seat, waiting });
        self.store(Storing::Asked(asked), Waiting::Asked { by, asked });
        Ok(())
    }

    pub(super) fn consent(
        &mut self,
        by: By,
        seat: Seat,
        n: u64,
        agrees: bool,
    ) -> Result<(), Unheeded> {
        let is_meant = |asked: &Asked| asked.n == n && asked.waiting.contains(seat);
        let asked = self.desk.life.asked.filter(is_meant);
        let Some(mut asked) = asked else {
            let message = "nothing-asked";
            return Err(Fault::new(Code::NothingAsked, message).into());
        };
        asked.waiting = asked.waiting.without(tabletop::SeatSet::of(seat));
        let asked = match (agrees, asked.waiting.is_empty()) {
            (true, true) => return self.grant(by, asked.seat),
            (true, false) => Some(asked),
            (false, _) => None,
        };
        self.store(Storing::Asked(asked), Waiting::Asked { by, asked });
        Ok(())
    }

    /// Everybody agrees: it is taken back. Should that not be possible, nothing is asked any more.
    fn grant(&mut self, by: By, seat: Seat) -> Result<(), Unheeded> {
        self.grants = true;
        let granted = self.act(by, |table| table.undo(seat, Consent::Given));
        self.grants = false;
        if let Err(unheeded) = granted {
            self.unheeded(by, unheeded);
            self.store(Storing::Asked(None), Waiting::Asked { by, asked: None });
        }
        Ok(())
    }

    /// What is asked, and of whom, is stored: everybody hears it, or that it was refused.
    pub(super) fn was_asked(&mut self, asked: Option<Asked>) {
        match asked {
            Some(asked) => self.tell_each(|_, _| Told::UndoAsked(asked)),
            None => self.forget_question(false),
        }
        self.desk.life.asked = asked;
    }

    /// Whoever was asked is asked no longer: it was granted, or is not any more.
    pub(super) fn forget_question(&mut self, granted: bool) {
        if let Some(Asked { seat, .. }) = self.desk.life.asked.take() {
            self.tell_each(|_, _| Told::UndoAnswered { seat, granted });
        }
    }
}
