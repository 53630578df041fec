//! The way back.
//!
//! **How far undo is free is computed, not declared**: back over one's own choices until a draw,
//! anybody's new knowledge, or another seat's act. Beyond that the caller must say that the others
//! agreed ([`Consent`]). It goes back one *action*: a choice goes on with the action under way if
//! it belongs to it, or if it answers a question that leaves nothing else of it to do; otherwise it
//! begins one. So an ability is taken back with the answers it asked for. An undo over chance
//! re-keys the generator with the position in the record as salt: the die falls anew, and the same
//! way on every replay.

use super::Table;
use crate::record::Act;
use crate::{Game, Reason, Refusal, Saying, Seat, Step};
use serde::Serialize;

/// Who agreed to taking something back.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Consent {
    /// Nobody was asked: only what is free can be taken back.
    NotAsked,
    /// All others agreed; machines always do.
    Given,
}

/// How far one may go back.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Undo {
    /// The position in the record it leads to.
    pub to: u32,
    /// Whether nobody has to agree.
    pub free: bool,
    /// Whether chance is taken back, so that it will fall anew.
    pub over_chance: bool,
}

impl<G: Game> Table<G> {
    /// How far the seat could go back now: to before its last action.
    pub fn undo_of(&self, seat: Seat) -> Option<Undo> {
        let mut own = self.line().filter(|&position| self.chose(seat, position));
        let to = own.find(|&position| self.traces[position].begins)?;
        Some(self.undo_since(seat, to as u32))
    }

    /// What it would mean for the seat to go back to a position.
    pub fn undo_since(&self, seat: Seat, to: u32) -> Undo {
        let is_free = |position| self.chose(seat, position) && !self.traces[position].is_barrier();
        Undo {
            to,
            free: self.since(to).all(is_free),
            over_chance: self.is_over_chance(to),
        }
    }

    /// Takes back the seat's last action, if that is free or all others agreed.
    pub fn undo(&mut self, seat: Seat, consent: Consent) -> Result<Step<G::Event>, Refusal> {
        match self.undo_of(seat) {
            Some(undo) => self.undo_to(seat, undo.to, consent),
            None => Err(Refusal::new(Reason::NothingToUndo, "nothing-to-undo")),
        }
    }

    /// Takes back everything since a position, if that is free or all others agreed.
    pub fn undo_to(
        &mut self,
        seat: Seat,
        to: u32,
        consent: Consent,
    ) -> Result<Step<G::Event>, Refusal> {
        if consent == Consent::NotAsked && !self.undo_since(seat, to).free {
            return Err(Refusal::new(Reason::UndoNeedsConsent, "undo-needs-consent"));
        }
        self.act(Act::Undo { seat, to })
    }

    /// Whether the entry is a choice of the seat.
    fn chose(&self, seat: Seat, position: usize) -> bool {
        let act = &self.record.entries[position].act;
        matches!(act, Act::Choose { seat: by, .. } if *by == seat)
    }

    /// Of the entries that led to the present position, those since another one.
    fn since(&self, to: u32) -> impl Iterator<Item = usize> {
        self.line()
            .take_while(move |&position| position >= to as usize)
    }

    fn is_over_chance(&self, to: u32) -> bool {
        self.since(to).any(|position| self.traces[position].drew)
    }

    /// The entries that led to the present position, latest first: undone ones are left out.
    pub(super) fn line(&self) -> impl Iterator<Item = usize> {
        let mut position = self.record.entries.len();
        std::iter::from_fn(move || {
            loop {
                position = position.checked_sub(1)?;
                match self.record.entries[position].act {
                    Act::Undo { to, .. } => position = to as usize,
                    _ => return Some(position),
                }
            }
        })
    }

    /// The state an undo leads to, and whether its generator got a new key.
    pub(super) fn taken_back(&self, to: u32) -> Result<(G::State, bool), Refusal> {
        if to >= self.position() {
            return Err(Refusal::new(
                Reason::NothingToUndo,
                Saying::new("undo-not-before").with("position", to),
            ));
        }
        let over_chance = self.is_over_chance(to);
        let mut state = self.state_at(to as usize);
        if over_chance {
            let salt = u64::from(self.position());
            self.game.fate_mut(&mut state).rekey(salt);
        }
        Ok((state, over_chance))
    }
}
