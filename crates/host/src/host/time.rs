//! When a table goes on by itself: clocks that run and run out, and what is stored of that, so that
//! whoever runs it next wakes it in time.

use super::storing::Waiting;
use super::{By, Host};
use crate::clock::{Clock, Clocks};
use crate::exchange::{Moved, Storing, Time};
use crate::ledger::Hold;
use crate::message::Told;
use crate::stored::Stage;
use crate::tell::Desk;
use tabletop::{Did, Lang, Picked, Role, Seat};

impl Desk {
    /// Whose clock is to run: of the person who decides, and a live one only while somebody is there.
    fn timed(&self) -> Option<Seat> {
        let clock = self.life.terms.clock?;
        let stands = clock.sleeps() && !self.is_attended();
        let seat = self.decider().filter(|seat| self.plays(*seat))?;
        (!stands).then_some(seat)
    }

    /// The seat that has to decide, at a table somebody waits for.
    fn awaited(&self) -> Option<u8> {
        let decider = self.decider().filter(|_| self.has_people());
        decider.map(|seat| seat.0)
    }

    /// The person whose decision is not waited for any longer.
    pub(super) fn late(&self, now: Time) -> Option<Seat> {
        let seat = self.decider().filter(|seat| self.plays(*seat))?;
        let clocks = self.life.clocks.as_ref()?;
        clocks.is_out(seat, now).then_some(seat)
    }

    /// When the table wants to go on by itself. Machines alone wait for somebody to watch.
    fn goes_on_at(&self, now: Time) -> Option<Time> {
        let decider = self.decider().filter(|_| self.has_people())?;
        if self.machine(decider).is_some() || self.by_itself().is_some() {
            return Some(now);
        }
        self.life.clocks.as_ref().and_then(Clocks::deadline)
    }

    /// Lets the clock that is to run do so.
    fn wind(&mut self, now: Time) {
        let (seat, seats) = (self.timed(), self.stored.seats.len());
        if let Some(clock) = self.life.terms.clock {
            let clocks = self
                .life
                .clocks
                .get_or_insert_with(|| Clocks::new(clock, seats));
            clocks.run(seat, now);
        }
    }
}

impl Host {
    /// Time that nobody could see pass, here or elsewhere, does not count where a clock may stand still.
    pub(super) fn reset_clocks(&mut self) {
        if self.desk.life.terms.clock.is_some_and(Clock::sleeps)
            && !self.desk.is_attended()
            && let Some(clocks) = &mut self.desk.life.clocks
        {
            clocks.forget();
        }
    }

    /// What follows from something that was just done in memory, when `before` had to decide.
    pub(super) fn moved(&mut self, by: By, before: Option<Seat>) -> Moved {
        let now = self.now;
        let last = self.desk.live.last.as_deref();
        let taken_back = last.is_some_and(|step| step.deed().did == Did::Undo);
        let (after, clock) = (self.desk.decider(), self.desk.life.terms.clock);
        if let Some((clock, clocks)) = clock.zip(self.desk.life.clocks.as_mut()) {
            if let By::Clock(seat) = by {
                clocks.runs_out(seat, now);
            }
            clocks.step(clock, before, after, taken_back, now);
        }
        self.desk.wind(now);
        let by_clock = matches!(by, By::Clock(_));
        let life = &mut self.desk.life;
        life.moved = Some(now);
        if by_clock {
            life.by_clock.insert(self.desk.live.table.position());
        }
        self.desk.life.due = self.desk.goes_on_at(now);
        self.desk.life.decides = self.desk.awaited();
        let life = &self.desk.life;
        Moved {
            at: now,
            by_clock,
            clocks: life.clocks.clone(),
            due: life.due,
            decides: life.decides,
        }
    }

    /// Stores which clock runs and when the table wants to go on, if that is not what is stored;
    /// false if it is. Then it is scheduled again.
    pub(super) fn keep_time(&mut self) -> bool {
        let runs = self.desk.stored.stage == Stage::Running && self.desk.live.read_only.is_none();
        if !runs || self.desk.hold != Hold::Here {
            return false;
        }
        let (now, stored) = (self.now, self.desk.life.clocks.clone());
        self.desk.wind(now);
        let due = self.desk.goes_on_at(now);
        let clocks = std::mem::replace(&mut self.desk.life.clocks, stored);
        let passed = |time: Option<Time>| time.is_some_and(|time| time <= now);
        let was = self.desk.life.due;
        let decides = self.desk.awaited();
        let same = clocks == self.desk.life.clocks && decides == self.desk.life.decides;
        if same && (was == due || passed(was) && passed(due)) {
            return false;
        }
        let storing = Storing::Time {
            on: self.desk.live.table.position(),
            clocks: clocks.clone(),
            due,
            decides,
        };
        self.store(storing, Waiting::Time { clocks, due });
        true
    }

    /// Which clock runs is stored: everybody may know.
    pub(super) fn timed(&mut self, clocks: Option<Clocks>, due: Option<Time>) {
        self.desk.life.due = due;
        self.desk.life.decides = self.desk.awaited();
        if self.desk.life.clocks != clocks {
            self.desk.life.clocks = clocks;
            self.tell_clocks();
        }
        self.schedule();
    }

    /// Everybody hears how much time is left.
    pub(super) fn tell_clocks(&mut self) {
        if let Some(clocks) = self.desk.life.clocks.clone() {
            self.tell_each(|_, _| Told::Clocks(clocks.clone()));
        }
    }

    /// Somebody's time is out: they pass, or a machine moves for them.
    pub(super) fn do_without(&mut self, seat: Seat) {
        let decision = self.desk.live.table.decision(Lang::default());
        let mut choices = decision.into_iter().flat_map(|decision| decision.choices);
        let pass = choices.find(|choice| choice.described.role == Role::Pass);
        let Some(pass) = pass.map(|choice| choice.id) else {
            return self.let_think();
        };
        let by = By::Clock(seat);
        if let Err(unheeded) = self.act(by, |table| table.choose(seat, Picked::Id(pass))) {
            self.unheeded(by, unheeded);
        }
    }
}
