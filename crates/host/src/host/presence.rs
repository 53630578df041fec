//! Who is there, and since when.

use super::Host;
use super::storing::Waiting;
use crate::exchange::{Storing, Time};
use crate::message::{Presence, Told};
use crate::tell::Desk;
use crate::viewers::ViewerId;
use tabletop::Seat;

impl Desk {
    /// Whether somebody is there, and since when.
    pub(crate) fn presence(&self, seat: Seat) -> Presence {
        let away = || Presence {
            here: false,
            since: self.life.seat(seat).seen,
        };
        self.presence.get(&seat).copied().unwrap_or_else(away)
    }

    /// Whether any person who plays is there.
    pub(crate) fn is_attended(&self) -> bool {
        let mut here = self.presence.iter().filter(|(_, presence)| presence.here);
        here.any(|(seat, _)| self.plays(*seat))
    }
}

impl Host {
    /// Somebody is about to look. The first window of a seat is somebody who comes; they see it
    /// themselves when they look.
    pub(super) fn arrives(&mut self, seat: Option<Seat>) {
        if let Some(seat) = seat
            && self.viewers.count(Some(seat)) == 0
        {
            let since = Some(self.now);
            self.note_presence(seat, Presence { here: true, since });
        }
    }

    /// Somebody looks no longer. The last window of a seat is somebody who goes: when, is stored.
    pub(super) fn departs(&mut self, viewer: ViewerId) {
        let seat = self.viewers.viewpoint(viewer).seat;
        self.viewers.remove(viewer);
        let last = seat.filter(|seat| self.viewers.count(Some(*seat)) == 0);
        match last.filter(|seat| self.desk.presence(*seat).here) {
            Some(seat) => {
                let at = self.now;
                let storing = Storing::Seen { seat: seat.0, at };
                self.store(storing, Waiting::Seen { seat, at });
            }
            None => self.stir(),
        }
    }

    /// Somebody is gone, whether that could be stored or not.
    pub(super) fn departed(&mut self, seat: Seat, at: Time) {
        self.desk.life.seats.entry(seat.0).or_default().seen = Some(at);
        let since = Some(at);
        self.note_presence(seat, Presence { here: false, since });
        self.stir();
    }

    /// Whoever has no window left is gone.
    pub(super) fn note_absent(&mut self) {
        let here = self.desk.presence.iter().filter(|(_, one)| one.here);
        let gone = here.filter(|(seat, _)| self.viewers.count(Some(**seat)) == 0);
        let since = Some(self.now);
        for seat in gone.map(|(seat, _)| *seat).collect::<Vec<_>>() {
            self.note_presence(seat, Presence { here: false, since });
        }
    }

    fn note_presence(&mut self, seat: Seat, presence: Presence) {
        self.desk.presence.insert(seat, presence);
        self.tell_each(|_, _| Told::Presence { seat, presence });
    }
}
