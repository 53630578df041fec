//! Machines: when they move, and what they think.

use super::{By, Host};
use crate::exchange::{Output, Thinking, Thought, Time};
use crate::fault::Fault;
use crate::sitter::Sitter;
use bots::{AnyDeed, BotKind, Playable};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tabletop::{AnyTable, Picked, Seat};

/// A machine whose move could not be stored tries again after so many milliseconds.
const RETRY: u64 = 30_000;

/// What the machine that is to decide waits for.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum Due {
    /// A time.
    At(Time),
    /// Its own thought about this position.
    Thought(u32),
}

/// What a machine would do: it follows from the table and what it was given alone. None if it does
/// not know, which is a bug.
pub fn think(game: &dyn Playable, table: &dyn AnyTable, thinking: &Thinking) -> Option<AnyDeed> {
    let mut bot = game.bot(thinking.kind, thinking.seed);
    catch_unwind(AssertUnwindSafe(|| bot.act(table))).ok()?
}

/// Something a machine is to think about, with a copy of the table: for whoever thinks elsewhere.
pub struct Pondering {
    game: Arc<dyn Playable>,
    table: Box<dyn AnyTable>,
    thinking: Thinking,
}

impl Pondering {
    /// What the machine would do.
    pub fn think(self) -> Thought {
        Thought {
            position: self.thinking.position,
            deed: think(&*self.game, &*self.table, &self.thinking),
        }
    }
}

impl std::fmt::Debug for Pondering {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Pondering").field(&self.thinking).finish()
    }
}

impl Host {
    /// What a machine of this table is to think about, to be handed in as a [`Thought`]. None if the
    /// table stands elsewhere by now; it asks again when it needs to.
    pub fn ponder(&self, thinking: Thinking) -> Option<Pondering> {
        let table = &self.desk.live.table;
        let stands = table.position() == thinking.position;
        Some(Pondering {
            game: self.context.game.clone(),
            table: table.at(thinking.position).filter(|_| stands)?,
            thinking,
        })
    }

    /// What a machine of this table would do: [`think`] for whoever need not think elsewhere. None if
    /// the table stands elsewhere by now; it asks again when it needs to.
    pub fn think(&self, thinking: &Thinking) -> Option<Thought> {
        let (position, table) = (thinking.position, &*self.desk.live.table);
        (table.position() == position).then(|| Thought {
            position,
            deed: think(&*self.context.game, table, thinking),
        })
    }

    /// Lets the machine that is to decide move.
    pub(super) fn thought(&mut self, Thought { position, deed }: Thought) {
        if self.due != Some(Due::Thought(position)) {
            return;
        }
        self.due = None;
        let Some((seat, _)) = self.machine() else {
            return;
        };
        let by = By::Machine(seat);
        let moved = match deed {
            Some(AnyDeed::Choose(picked)) => self.act(by, |table| table.choose(seat, picked)),
            Some(AnyDeed::Offer(offer)) => self.act(by, |table| table.offer(seat, offer)),
            None => {
                let why = "it does not know what to do".into();
                return self.out.push(Output::Stuck { seat, why });
            }
        };
        if let Err(unheeded) = moved {
            self.unheeded(by, unheeded);
        }
    }

    /// A machine could not move.
    pub(super) fn try_later(&mut self, seat: Seat, fault: &Fault) {
        let why = format!("{fault:?}");
        self.out.push(Output::Stuck { seat, why });
        self.wake_in(RETRY);
    }

    /// Time has passed.
    pub(super) fn tick(&mut self) {
        match self.due {
            Some(Due::At(time)) if time <= self.now => self.let_think(),
            Some(Due::At(time)) => self.out.push(Output::WakeAt(time)),
            Some(Due::Thought(_)) | None => {}
        }
    }

    /// Where somebody plays, nobody waits for a machine: each client tells what it did at its own
    /// pace. Machines among themselves take their time: nobody needs the end of their game soon.
    pub(super) fn schedule(&mut self) {
        let plays = self.desk.stored.seats.iter().any(Sitter::is_person);
        self.due = None;
        if self.answer_by_itself() {
            return;
        }
        if self.machine().is_none() {
            return;
        }
        match plays || self.context.pace == 0 {
            true => self.let_think(),
            false => self.wake_in(self.context.pace),
        }
    }

    /// Gives the answer that nobody need be asked for; false if there is none.
    fn answer_by_itself(&mut self) -> bool {
        let Some((seat, id, window)) = self.desk.by_itself() else {
            return false;
        };
        let acted = self.act(By::Itself, |table| table.choose(seat, Picked::Id(id)));
        self.desk.live.passed = window;
        // A listed choice is legal.
        debug_assert!(acted.is_ok(), "what is listed was refused");
        acted.is_ok()
    }

    fn wake_in(&mut self, pause: u64) {
        let time = Time(self.now.0.saturating_add(pause));
        self.due = Some(Due::At(time));
        self.out.push(Output::WakeAt(time));
    }

    fn let_think(&mut self) {
        self.due = None;
        let Some((seat, kind)) = self.machine() else {
            return;
        };
        let position = self.desk.live.table.position();
        let own = self.desk.stored.origin.seed().derive(1 + u64::from(seat.0));
        self.due = Some(Due::Thought(position));
        self.out.push(Output::Think(Thinking {
            position,
            seat,
            kind,
            seed: own.derive(u64::from(position)),
        }));
    }

    /// The machine that is to decide.
    fn machine(&self) -> Option<(Seat, BotKind)> {
        let seat = self.desk.decider()?;
        let sitter = self.desk.stored.seats.get(seat.index())?;
        let kind = sitter.machine().ok().flatten()?;
        Some((seat, kind))
    }
}
