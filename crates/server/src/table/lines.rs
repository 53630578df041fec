//! The sockets at a table.

use host::{Told, ViewerId};
use std::collections::BTreeMap;
use tokio::sync::mpsc;

/// Where messages for a socket go. It is bounded: a socket that does not keep up is dropped.
pub(crate) type Outbox = mpsc::Sender<String>;

/// So many messages may wait for a socket.
pub(crate) const OUTBOX: usize = 64;

/// The sockets at a table.
#[derive(Debug, Default)]
pub(super) struct Lines {
    next: u64,
    at: BTreeMap<ViewerId, Outbox>,
}

impl Lines {
    pub(super) fn add(&mut self, outbox: Outbox) -> ViewerId {
        let id = ViewerId(self.next);
        self.next += 1;
        self.at.insert(id, outbox);
        id
    }

    pub(super) fn remove(&mut self, id: ViewerId) {
        self.at.remove(&id);
    }

    /// Sends something to these, and names those who are dropped. Never waits: who lags behind is
    /// dropped, and may come back.
    pub(super) fn tell(&mut self, to: &[ViewerId], told: &Told) -> Vec<ViewerId> {
        // Plain data always becomes JSON.
        let text = serde_json::to_string(told).unwrap_or_default();
        let lags = |id: &ViewerId| {
            let outbox = self.at.get(id);
            outbox.is_some_and(|outbox| outbox.try_send(text.clone()).is_err())
        };
        let dropped: Vec<ViewerId> = to.iter().copied().filter(lags).collect();
        for id in &dropped {
            self.at.remove(id);
        }
        dropped
    }
}
