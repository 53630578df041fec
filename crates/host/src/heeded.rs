//! Idempotency keys: what was heeded already, so that it can be sent again by who does not know that.

use crate::message::Key;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use std::fmt::{Display, Formatter};
use tabletop::Seat;

/// So many messages of a seat are remembered. A client waits for each to be answered: it has one or
/// two on their way.
const REMEMBERED: usize = 16;

/// A key, and whose it is.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Keyed {
    pub(crate) seat: Seat,
    pub(crate) key: Key,
}

impl Keyed {
    /// One that was written.
    pub fn stored(text: &str) -> Option<Self> {
        let (seat, key) = text.split_once(' ')?;
        Some(Self {
            seat: Seat(seat.parse().ok()?),
            key: key.to_owned().try_into().ok()?,
        })
    }
}

/// As it is stored.
impl Display for Keyed {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.seat.0, self.key)
    }
}

/// The keys of the last messages of each seat that were heeded.
#[derive(Debug, Default)]
pub(crate) struct Heeded(BTreeMap<Seat, VecDeque<Key>>);

impl Heeded {
    /// Whether a seat's message with this key was heeded.
    pub(crate) fn has(&self, seat: Seat, key: &Key) -> bool {
        self.0.get(&seat).is_some_and(|keys| keys.contains(key))
    }

    /// Remembers a message that is heeded.
    pub(crate) fn note(&mut self, Keyed { seat, key }: Keyed) {
        let keys = self.0.entry(seat).or_default();
        if keys.len() == REMEMBERED {
            keys.pop_front();
        }
        keys.push_back(key);
    }

    /// The same of one that may be remembered already.
    pub(crate) fn note_once(&mut self, keyed: Keyed) {
        if !self.has(keyed.seat, &keyed.key) {
            self.note(keyed);
        }
    }

    /// Those that are stored, the oldest first.
    pub(crate) fn of(keys: Vec<Keyed>) -> Self {
        let mut heeded = Self::default();
        keys.into_iter().for_each(|keyed| heeded.note(keyed));
        heeded
    }
}
