//! Sitting down, and playing again.

use super::storing::Waiting;
use super::{Host, wrong_token};
use crate::exchange::{Answer, Asker, Opens, Output, Storing};
use crate::fault::{Code, Fault};
use crate::ledger::Ledger;
use crate::message::Told;
use crate::opening::{self, Opening};
use crate::secret::{TableId, TokenHash};
use crate::sitter::{self, Sitter};
use crate::stored::{KeptSeat, Seated};
use tabletop::{Saying, Seat};

impl Host {
    /// Sits somebody down: on the seat that is kept for them, on one of their wish or on a free one.
    pub(super) fn sit(&mut self, asker: Asker, seat: Option<u8>, name: &str, token: Opens) {
        let seated = match self.find_seat(seat, name, token) {
            Ok(seated) => seated,
            Err(fault) => return self.answer(asker, Err(fault)),
        };
        let seat = Seat(seated.seat);
        if self.desk.seat_of(&seated.token) == Some(seat) {
            // Who shows the same token twice sits there already.
            return self.answer(asker, Ok(Answer::Sat(seat)));
        }
        let seats = self.desk.stored.seats.iter();
        let people = seats.filter(|sitter| sitter.is_person()).count();
        self.waiting = Some(Waiting::Seat { asker, seat });
        let storing = Storing::Seat { seated, people };
        self.out.push(Output::Store(storing));
    }

    fn find_seat(&self, seat: Option<u8>, name: &str, token: Opens) -> Result<Seated, Fault> {
        self.must_go_on()?;
        let name = sitter::name(name)?;
        let (seat, token) = match token {
            Opens::Kept(token) => (self.kept_seat(&token)?, token),
            Opens::New(token) => (self.free_seat(seat, &name)?, token),
        };
        Ok(Seated {
            seat,
            token,
            name,
            let_pass: Vec::new(),
        })
    }

    /// The seat that a token of the table before opens here.
    fn kept_seat(&self, hash: &TokenHash) -> Result<u8, Fault> {
        let kept = self.desk.kept.iter().find(|kept| kept.token == *hash);
        kept.map(|kept| kept.seat).ok_or_else(wrong_token)
    }

    fn free_seat(&self, wish: Option<u8>, name: &str) -> Result<u8, Fault> {
        let sitters = &self.desk.stored.seats;
        if let Some(seat) = wish {
            return match sitters.get(usize::from(seat)) {
                Some(Sitter::Person { .. }) if self.desk.is_taken(seat) => Err(taken()),
                Some(Sitter::Person { .. }) if self.desk.is_kept(seat) => Err(kept()),
                Some(Sitter::Person { .. }) => Ok(seat),
                Some(Sitter::Bot { .. }) | None => Err(Fault::new(
                    Code::NoSuchSeat,
                    Saying::new("seat-none").with("seat", seat),
                )),
            };
        }
        let empty = || {
            let seats = (0..).zip(sitters);
            seats.filter(|(seat, sitter)| sitter.is_person() && !self.desk.is_taken(*seat))
        };
        let free = || empty().filter(|(seat, _)| !self.desk.is_kept(*seat));
        let meant = free().find(|(_, sitter)| sitter.is_meant_for(name));
        let found = meant.or_else(|| free().next());
        found.map(|(seat, _)| seat).ok_or_else(|| {
            if empty().next().is_some() {
                return kept();
            }
            Fault::new(Code::TableFull, "table-full")
        })
    }

    /// Opens a table for the same people and machines, or finds the one already opened.
    pub(super) fn rematch(
        &mut self,
        asker: Asker,
        token: &TokenHash,
        swap: bool,
        opening: Opening,
    ) {
        match self.next_table(token, swap, opening) {
            Ok(next) => {
                self.waiting = Some(Waiting::Next { asker });
                self.out.push(Output::Store(Storing::Next(Box::new(next))));
            }
            Err(fault) => self.answer(asker, Err(fault)),
        }
    }

    fn next_table(&self, token: &TokenHash, swap: bool, opening: Opening) -> Result<Ledger, Fault> {
        self.seat_of(token)?;
        self.must_be_over()?;
        let mut seats = self.desk.stored.seats.clone();
        for seated in &self.desk.seated {
            if let Some(sitter) = seats.get_mut(usize::from(seated.seat)) {
                let name = Some(seated.name.clone());
                *sitter = Sitter::Person { name };
            }
        }
        let moved = usize::from(swap);
        seats.rotate_right(moved);
        let kept = self.desk.seated.iter().map(|seated| KeptSeat {
            seat: ((usize::from(seated.seat) + moved) % seats.len()) as u8,
            token: seated.token.clone(),
            before: self.desk.stored.id.as_str().into(),
        });
        let kept: Vec<KeptSeat> = kept.collect();
        let setup = self.desk.stored.origin.setup().cloned().unwrap_or_default();
        let next = opening::prepare(&*self.context.game, setup, seats, opening)?;
        Ok(Ledger::new(next, kept))
    }

    /// The same people play again elsewhere.
    pub(super) fn follow(&mut self, asker: Asker, table: TableId) {
        if self.desk.stored.rematch.is_none() {
            self.desk.stored.rematch = Some(table.clone());
            self.tell_each(|_, _| Told::Rematch {
                table: table.clone(),
            });
        }
        self.answer(asker, Ok(Answer::Rematch(table)));
    }
}

pub(super) fn taken() -> Fault {
    Fault::new(Code::SeatTaken, "seat-taken")
}

fn kept() -> Fault {
    Fault::new(Code::SeatKept, "seat-kept")
}
