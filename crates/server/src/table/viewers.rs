//! The sockets at a table.

use crate::message::Told;
use std::collections::BTreeMap;
use tabletop::Seat;
use tokio::sync::mpsc;

/// Where messages for a socket go. It is bounded: a socket that does not keep up is dropped.
pub(crate) type Outbox = mpsc::Sender<String>;

/// So many messages may wait for a socket.
pub(crate) const OUTBOX: usize = 64;

/// A socket at a table.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub(crate) struct ViewerId(u64);

/// The sockets at a table.
#[derive(Debug, Default)]
pub(super) struct Viewers {
    next: u64,
    at: BTreeMap<ViewerId, Viewer>,
}

#[derive(Debug)]
struct Viewer {
    seat: Option<Seat>,
    outbox: Outbox,
}

impl Viewers {
    pub(super) fn add(&mut self, seat: Option<Seat>, outbox: Outbox) -> ViewerId {
        let id = ViewerId(self.next);
        self.next += 1;
        self.at.insert(id, Viewer { seat, outbox });
        id
    }

    pub(super) fn remove(&mut self, id: ViewerId) {
        self.at.remove(&id);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.at.is_empty()
    }

    /// How many sockets this seat has or, without one, how many look on.
    pub(super) fn count(&self, seat: Option<Seat>) -> usize {
        self.at
            .values()
            .filter(|viewer| viewer.seat == seat)
            .count()
    }

    /// The seat of a viewer; none for an onlooker.
    pub(super) fn seat(&self, id: ViewerId) -> Option<Seat> {
        self.at.get(&id).and_then(|viewer| viewer.seat)
    }

    /// Tells one viewer.
    pub(super) fn tell(&mut self, id: ViewerId, told: &Told) {
        self.send(id, write(told));
    }

    /// Tells everybody, each what they may know.
    pub(super) fn tell_each(&mut self, mut told: impl FnMut(Option<Seat>) -> Told) {
        let mut written: BTreeMap<Option<Seat>, String> = BTreeMap::new();
        let ids: Vec<(ViewerId, Option<Seat>)> = self
            .at
            .iter()
            .map(|(&id, viewer)| (id, viewer.seat))
            .collect();
        for (id, seat) in ids {
            let text = written.entry(seat).or_insert_with(|| write(&told(seat)));
            let text = text.clone();
            self.send(id, text);
        }
    }

    /// Never waits: who lags behind is dropped, and may come back.
    fn send(&mut self, id: ViewerId, text: String) {
        let Some(viewer) = self.at.get(&id) else {
            return;
        };
        if viewer.outbox.try_send(text).is_err() {
            self.at.remove(&id);
        }
    }
}

/// Plain data always becomes JSON.
fn write(told: &Told) -> String {
    serde_json::to_string(told).unwrap_or_default()
}
