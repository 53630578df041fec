//! Sitting down, and playing again.

use super::storing::Waiting;
use super::{Host, wrong_token};
use crate::exchange::{Answer, Asker, Right, Storing};
use crate::fault::{Code, Fault};
use crate::ledger::Ledger;
use crate::life::Life;
use crate::message::Told;
use crate::names;
use crate::opening::{self, Opening};
use crate::rights::Change;
use crate::secret::{TableId, TokenHash};
use crate::sitter::Sitter;
use crate::stored::{KeptSeat, Links, Seated};
use tabletop::{Saying, Seat};

impl Host {
    /// Sits somebody down: on the seat that is kept for them, on one of their wish or on a free one.
    pub(super) fn sit(
        &mut self,
        asker: Asker,
        seat: Option<u8>,
        name: &str,
        by: Right,
        token: TokenHash,
    ) {
        let (seat, name) = match self.find_seat(seat, name, by) {
            Ok(found) => found,
            Err(fault) => return self.answer(asker, Err(fault)),
        };
        let device = self.device(token);
        if self.desk.is_taken(seat) {
            // It is kept for them, and they came before: from another browser, or from this one.
            let change = Change::Device {
                seat,
                device,
                code: None,
            };
            return self.change_rights(asker, Ok((change, Answer::Sat(Seat(seat)))));
        }
        let seated = Seated {
            seat,
            name,
            devices: vec![device],
            let_pass: Vec::new(),
        };
        let seats = self.desk.stored.seats.iter();
        let people = seats.filter(|sitter| sitter.is_person()).count();
        let seat = Seat(seat);
        let storing = Storing::Seat { seated, people };
        self.store(storing, Waiting::Seat { asker, seat });
    }

    fn find_seat(&self, seat: Option<u8>, name: &str, by: Right) -> Result<(u8, String), Fault> {
        self.must_go_on()?;
        let name = names::visible(name)?;
        let seat = match by {
            Right::Kept(token) => self.kept_seat(&token)?,
            Right::Invited(invitation) => {
                self.must_be_invited(invitation.as_deref())?;
                self.free_seat(seat, &name)?
            }
        };
        let sitters = (0..).zip(&self.desk.stored.seats);
        let others = sitters.filter(|(other, _)| *other != seat);
        let mut called = others.filter_map(|(other, sitter)| self.called(other, sitter));
        match called.any(|other| names::alike(other, &name)) {
            true => Err(names::taken()),
            false => Ok((seat, name)),
        }
    }

    /// What whoever sits there is called, or for whom it is meant.
    fn called<'a>(&'a self, seat: u8, sitter: &'a Sitter) -> Option<&'a str> {
        let seated = self.desk.seated.iter().find(|seated| seated.seat == seat);
        seated.map_or_else(|| sitter.name(), |seated| Some(&seated.name))
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
                self.store(Storing::Next(Box::new(next)), Waiting::Next { asker });
            }
            Err(fault) => self.answer(asker, Err(fault)),
        }
    }

    fn next_table(&self, token: &TokenHash, swap: bool, opening: Opening) -> Result<Ledger, Fault> {
        self.seat_of(token)?;
        self.must_be_over()?;
        let seats = (0..).zip(&self.desk.stored.seats);
        let mut seats: Vec<Sitter> = seats
            .map(|(seat, sitter)| match sitter {
                Sitter::Person { .. } => Sitter::Person {
                    // People of old tables may be called in ways that nobody may any more.
                    name: self.called(seat, sitter).and_then(|name| {
                        let others = (0..).zip(&self.desk.stored.seats).take(usize::from(seat));
                        let mut called = others.filter_map(|(other, one)| self.called(other, one));
                        let doubles = called.any(|other| names::alike(other, name));
                        names::visible(name).ok().filter(|_| !doubles)
                    }),
                },
                Sitter::Bot { .. } => sitter.clone(),
            })
            .collect();
        let moved = usize::from(swap);
        seats.rotate_right(moved);
        let mut kept = Vec::new();
        for Seated { seat, devices, .. } in &self.desk.seated {
            kept.extend(devices.iter().map(|device| KeptSeat {
                seat: ((usize::from(*seat) + moved) % seats.len()) as u8,
                token: device.token.clone(),
                before: self.desk.stored.id.as_str().into(),
                seat_before: *seat,
            }));
        }
        let setup = self.desk.stored.origin.setup().cloned().unwrap_or_default();
        let Links {
            spectator, private, ..
        } = self.desk.stored.links.clone();
        let game = &*self.context.game;
        let mut next = opening::prepare(game, setup, seats, private, opening)?;
        // Who may look on here may follow.
        next.links.spectator = spectator;
        Ok(Ledger {
            life: Life::new(self.desk.life.terms),
            ..Ledger::new(next, kept)
        })
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
