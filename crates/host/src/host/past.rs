//! What was, for those to whom nothing is left to hide: everybody once the game is over, and who plays
//! with nobody but machines. Where a second person has a seat, the record is theirs as well, whether
//! they are there or not, until the game is over.

use super::Host;
use crate::exchange::{Answer, Shown};
use crate::fault::{Code, Fault};
use crate::message::Past;
use crate::opening::{self, Opening};
use crate::sitter::Sitter;
use crate::tell::Desk;
use crate::viewers::Viewpoint;
use serde_json::Value;
use tabletop::{AnyOrigin, Lang, Promise, Saying, Seat};

impl Desk {
    /// The whole record, with what was promised about it.
    pub(crate) fn save(&self) -> Value {
        let mut save = self.live.table.save();
        let promise = Promise {
            commitment: self.stored.commitment.clone(),
            nonce: self.stored.nonce.clone(),
        };
        promise.add_to(&mut save);
        save
    }
}

impl Host {
    /// The whole record, seed and all, with what was promised about it.
    pub(super) fn save(&self, shown: &Shown) -> Result<Answer, Fault> {
        self.must_know_all(shown)?;
        self.must_go_on()?;
        Ok(Answer::Save(self.desk.save()))
    }

    /// The table as it stood after so many entries, from a seat's point of view.
    pub(super) fn past(
        &self,
        shown: &Shown,
        position: u32,
        seat: Option<u8>,
        lang: Lang,
    ) -> Result<Answer, Fault> {
        self.must_know_all(shown)?;
        if let Some(seat) = seat.filter(|seat| usize::from(*seat) >= self.desk.stored.seats.len()) {
            let message = Saying::new("seat-none").with("seat", seat);
            return Err(Fault::new(Code::NoSuchSeat, message));
        }
        let from = Viewpoint {
            seat: seat.map(Seat),
            lang,
        };
        let past = self.desk.past(from, position);
        let past: Past = past.ok_or_else(|| self.no_position(position))?;
        Ok(Answer::Past(Box::new(past)))
    }

    /// A table of its own that goes on from there, with chance of its own.
    pub(super) fn fork(
        &self,
        shown: &Shown,
        position: u32,
        seats: Vec<Sitter>,
        opening: Opening,
    ) -> Result<Answer, Fault> {
        self.must_know_all(shown)?;
        self.must_go_on()?;
        let fork = self.desk.live.table.fork(position, opening.seed);
        let fork = fork.ok_or_else(|| self.no_position(position))?;
        let origin: AnyOrigin = fork.origin();
        let forked = opening::prepare_from(&*self.context.game, origin, &*fork, seats, opening)?;
        Ok(Answer::Forked(Box::new(forked)))
    }

    fn must_know_all(&self, shown: &Shown) -> Result<(), Fault> {
        let from = self.viewpoint(shown, Lang::default())?;
        match self.desk.may_know_all(from.seat) {
            true => Ok(()),
            false => Err(Fault::new(Code::StillRunning, "still-running")),
        }
    }

    fn no_position(&self, position: u32) -> Fault {
        let message = Saying::new("no-such-position").with("position", position);
        let message = message.with("last", self.desk.live.table.position());
        Fault::new(Code::NotFound, message)
    }
}
