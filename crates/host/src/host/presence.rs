//! Who is there, and since when. Each process that runs the table notes who looks from it, so that all
//! of them know.

use super::Host;
use crate::exchange::{Output, Time};
use crate::message::{Presence, Told};
use crate::tell::Desk;
use crate::viewers::ViewerId;
use tabletop::Seat;

impl Desk {
    /// Whether somebody is there, and since when.
    pub(crate) fn presence(&self, seat: Seat) -> Presence {
        let life = self.life.seat(seat);
        let here = self.here.get(&seat).copied();
        let since = here.into_iter().chain(life.elsewhere).min();
        Presence {
            here: since.is_some(),
            since: since.or(life.seen),
        }
    }

    /// Whether any person who plays is there.
    pub(crate) fn is_attended(&self) -> bool {
        let mut seats = self.all_seats();
        seats.any(|seat| self.plays(seat) && self.presence(seat).here)
    }

    /// The same of everybody.
    pub(super) fn presences(&self) -> Vec<Presence> {
        self.all_seats().map(|seat| self.presence(seat)).collect()
    }

    fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = u8::try_from(self.stored.seats.len()).unwrap_or(u8::MAX);
        (0..seats).map(Seat)
    }
}

impl Host {
    /// Somebody is about to look. The first window of a seat is somebody who comes; they see it
    /// themselves when they look.
    pub(super) fn arrives(&mut self, seat: Option<Seat>) {
        if let Some(seat) = seat.filter(|seat| self.viewers.count(Some(*seat)) == 0) {
            let before = self.desk.presences();
            self.desk.here.insert(seat, self.now);
            self.note_presence(seat, true, self.now);
            self.tell_presence(&before);
        }
    }

    /// Somebody looks no longer. The last window of a seat is somebody who goes.
    pub(super) fn departs(&mut self, viewer: ViewerId) {
        self.viewers.remove(viewer);
        self.note_absent();
        self.stir();
    }

    /// Whoever has no window left is gone.
    pub(super) fn note_absent(&mut self) {
        let before = self.desk.presences();
        let here = self.desk.here.keys().copied();
        let gone = here.filter(|seat| self.viewers.count(Some(*seat)) == 0);
        for seat in gone.collect::<Vec<_>>() {
            self.desk.here.remove(&seat);
            self.desk.life.seats.entry(seat.0).or_default().seen = Some(self.now);
            self.note_presence(seat, false, self.now);
        }
        self.tell_presence(&before);
    }

    /// What was noted when nothing could be, or by a process that others took for dead, is noted again.
    pub(super) fn mend_presence(&mut self) {
        for seat in self.desk.all_seats() {
            let noted = self.desk.life.seat(seat).noted;
            match self.desk.here.get(&seat) {
                Some(since) if !noted => self.note_presence(seat, true, *since),
                None if noted => self.note_presence(seat, false, self.now),
                Some(_) | None => {}
            }
        }
    }

    fn note_presence(&mut self, seat: Seat, here: bool, at: Time) {
        self.desk.life.seats.entry(seat.0).or_default().noted = here;
        let seat = seat.0;
        self.out.push(Output::Presence { seat, here, at });
    }

    /// Everybody hears who is there now and was not before, and the other way round.
    pub(super) fn tell_presence(&mut self, before: &[Presence]) {
        for (seat, before) in self.desk.all_seats().zip(before) {
            let presence = self.desk.presence(seat);
            if presence != *before {
                self.tell_each(|_, _| Told::Presence { seat, presence });
            }
        }
    }
}
