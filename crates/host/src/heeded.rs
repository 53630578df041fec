//! Idempotency keys: what was heeded already, so that it can be sent again by who does not know that.

use crate::message::Key;
use std::collections::{BTreeMap, VecDeque};
use tabletop::Seat;

/// So many messages of a seat are remembered. A client waits for each to be answered: it has one or
/// two on their way.
const REMEMBERED: usize = 16;

/// The keys of the last messages of each seat that were heeded.
#[derive(Debug, Default)]
pub(crate) struct Heeded(BTreeMap<Seat, VecDeque<Key>>);

impl Heeded {
    /// Whether a seat's message with this key was heeded.
    pub(crate) fn has(&self, seat: Seat, key: &Key) -> bool {
        self.0.get(&seat).is_some_and(|keys| keys.contains(key))
    }

    /// Remembers a message that is heeded.
    pub(crate) fn note(&mut self, seat: Seat, key: Option<Key>) {
        let Some(key) = key else {
            return;
        };
        let keys = self.0.entry(seat).or_default();
        if keys.len() == REMEMBERED {
            keys.pop_front();
        }
        keys.push_back(key);
    }

    /// Forgets everything: what is in memory may not be what is stored.
    pub(crate) fn forget(&mut self) {
        self.0.clear();
    }
}
