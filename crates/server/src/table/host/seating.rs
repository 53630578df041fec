//! Sitting down, and playing again.

use super::{Host, wrong_token};
use crate::api::Sit;
use crate::fault::{Code, Fault};
use crate::message::Told;
use crate::secret::{TableId, Token, token_hash};
use crate::sitter::{self, Sitter};
use crate::store::{KeptSeat, Seated, Written};
use crate::table::tell::Desk;
use crate::table::{Sat, opening};
use tabletop::Seat;

impl Host {
    /// Sits somebody down: on the seat that is kept for them, on one of their wish or on a free one.
    pub(in crate::table) async fn sit(&mut self, wish: Sit) -> Result<Sat, Fault> {
        self.must_go_on()?;
        let name = sitter::name(&wish.name)?;
        let (seat, token) = match wish.token {
            Some(token) => (self.kept_seat(&token)?, Token::shown(token)),
            None => (self.free_seat(wish.seat, &name)?, Token::random()?),
        };
        let seated = Seated {
            seat,
            token: token.hash(),
            name,
        };
        let sat = Sat {
            seat: Seat(seat),
            token,
        };
        if self.desk.seat_of(&seated.token) == Some(sat.seat) {
            // Who shows the same token twice sits there already.
            return Ok(sat);
        }
        let Desk { stored, .. } = &self.desk;
        let people = stored.seats.iter().filter(|sitter| sitter.is_person());
        let (people, id) = (people.count(), stored.id.clone());
        let store = self.context.store.clone();
        let written = store.sit(&id, &seated, people).await?;
        // Whoever else sat down meanwhile, here or elsewhere, counts too.
        self.reload().await;
        match written {
            Written::Taken => Err(taken()),
            Written::Done => Ok(sat),
        }
    }

    /// The seat that a token of the table before opens here.
    fn kept_seat(&self, token: &str) -> Result<u8, Fault> {
        let hash = token_hash(token);
        let kept = self.desk.kept.iter().find(|kept| kept.token == hash);
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
                    format!("nobody can sit down on seat {seat} of this table"),
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
            Fault::new(
                Code::TableFull,
                "every seat is taken: you can still look on",
            )
        })
    }

    /// Opens a table for the same people and machines, or finds the one already opened.
    pub(in crate::table) async fn rematch(
        &mut self,
        token: &str,
        swap: bool,
    ) -> Result<TableId, Fault> {
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
        let id = self.desk.stored.id.clone();
        let kept = self.desk.seated.iter().map(|seated| KeptSeat {
            seat: ((usize::from(seated.seat) + moved) % seats.len()) as u8,
            token: seated.token.clone(),
            before: id.as_str().into(),
        });
        let kept: Vec<KeptSeat> = kept.collect();
        let setup = self.desk.stored.setup.clone();
        let next = opening::prepare(&*self.context.game, setup, seats, self.context.seed)?;
        let table = self.context.store.follow(&id, &next, &kept).await?;
        if self.desk.stored.rematch.is_none() {
            self.desk.stored.rematch = Some(table.clone());
            self.viewers.tell_each(|_| Told::Rematch {
                table: table.clone(),
            });
        }
        Ok(table)
    }
}

fn taken() -> Fault {
    Fault::new(Code::SeatTaken, "somebody sits there already")
}

fn kept() -> Fault {
    let message = "this seat is kept for who sat at the table before: you can look on";
    Fault::new(Code::SeatKept, message)
}
