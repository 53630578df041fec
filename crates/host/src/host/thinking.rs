//! Machines: when they move, and what they think.

use super::storing::Waiting;
use super::{By, Host};
use crate::clock::Clocks;
use crate::exchange::{Output, Storing, Thinking, Thought, Time};
use crate::fault::Fault;
use crate::ledger::Hold;
use bots::{AnyDeed, BotKind, Playable};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tabletop::{AnyTable, Picked, Seat};

/// A machine whose move could not be stored tries again after so many milliseconds.
pub(super) const RETRY: u64 = 30_000;

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
        let Some((by, seat, _)) = self.mover() else {
            return;
        };
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
            // Whoever went on with the table may have ended.
            _ if self.desk.hold != Hold::Here => self.catch_up(),
            Some(Due::At(time)) if time <= self.now => self.go_on(),
            Some(Due::At(time)) => self.out.push(Output::WakeAt(time)),
            Some(Due::Thought(_)) | None => {}
        }
    }

    /// What was waited for has come.
    fn go_on(&mut self) {
        match self.desk.late(self.now) {
            Some(seat) if !self.keep_time() => self.do_without(seat),
            Some(_) => {}
            None if self.mover().is_some() => self.let_think(),
            None => self.schedule(),
        }
    }

    /// Who looks has changed: a clock may run or stand now, machines among themselves go on or rest.
    pub(super) fn stir(&mut self) {
        match self.due {
            // What is thought about anyway is not asked for twice.
            Some(Due::Thought(_)) if !self.rests() => {}
            Some(Due::At(_)) if !self.rests() => {
                self.keep_time();
            }
            Some(_) | None => self.schedule(),
        }
    }

    /// Whether nobody plays here and nobody looks on.
    fn rests(&self) -> bool {
        !self.desk.has_people() && self.viewers.is_empty()
    }

    /// Where somebody plays, nobody waits for a machine: each client tells what it did at its own
    /// pace. Machines among themselves take their time: nobody needs the end of their game soon.
    pub(super) fn schedule(&mut self) {
        self.due = None;
        match self.desk.hold {
            Hold::Here => {}
            Hold::Elsewhere => return,
            Hold::Nobody if self.wants_to_go_on() => {
                return self.store(Storing::Hold, Waiting::Hold);
            }
            Hold::Nobody => return,
        }
        if self.keep_time() || self.rests() || self.machine_replies() || self.answer_by_itself() {
            return;
        }
        if let Some(seat) = self.desk.late(self.now) {
            return self.do_without(seat);
        }
        let clocks = self.desk.life.clocks.as_ref();
        match (self.mover(), clocks.and_then(Clocks::deadline)) {
            (Some(_), _) if self.desk.has_people() || self.context.pace == 0 => self.let_think(),
            (Some(_), _) => self.wake_in(self.context.pace),
            (None, Some(deadline)) => self.wake_at(deadline),
            (None, None) => {}
        }
    }

    /// Whether a machine thinks about what is still to be decided, and by a machine.
    pub(super) fn still_thinks(&self) -> bool {
        let position = self.desk.live.table.position();
        self.due == Some(Due::Thought(position)) && self.mover().is_some()
    }

    /// Whether anything could happen here without anybody doing it.
    fn wants_to_go_on(&self) -> bool {
        let timed = self.desk.life.terms.clock.is_some();
        let by_itself = || {
            let (mover, reply) = (self.mover(), self.desk.reply());
            mover.is_some() || reply.is_some() || self.desk.by_itself().is_some()
        };
        self.desk.decider().is_some() && !self.rests() && (timed || by_itself())
    }

    /// Lets a machine say what it says of itself, whoever decides; false if none has anything to say.
    fn machine_replies(&mut self) -> bool {
        let Some((seat, offer)) = self.desk.reply() else {
            return false;
        };
        let by = By::Machine(seat);
        match self.act(by, |table| table.offer(seat, offer)) {
            Ok(()) => true,
            // A bug of the game: what is decided goes on without it.
            Err(_) => {
                let why = "its reply was refused".into();
                self.out.push(Output::Stuck { seat, why });
                false
            }
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

    /// After a while.
    pub(super) fn wake_in(&mut self, pause: u64) {
        self.wake_at(Time(self.now.0.saturating_add(pause)));
    }

    fn wake_at(&mut self, time: Time) {
        self.due = Some(Due::At(time));
        self.out.push(Output::WakeAt(time));
    }

    /// Lets a machine think whose move it is.
    pub(super) fn let_think(&mut self) {
        self.due = None;
        let Some((_, seat, kind)) = self.mover() else {
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

    /// The machine that is to decide: for itself, or for who is away or out of time.
    fn mover(&self) -> Option<(By, Seat, BotKind)> {
        let seat = self.desk.decider()?;
        if let Some(kind) = self.desk.machine(seat) {
            return Some((By::Machine(seat), seat, kind));
        }
        let late = self.desk.late(self.now)?;
        Some((By::Clock(late), late, BotKind::STRONGEST))
    }
}
