//! Who looks at a table.

use serde::Serialize;
use std::collections::BTreeMap;
use tabletop::Seat;

/// Somebody who looks at a table.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Serialize)]
pub struct ViewerId(pub u64);

/// Who looks at a table, and from which seat; none for an onlooker.
#[derive(Debug, Default)]
pub(crate) struct Viewers(BTreeMap<ViewerId, Option<Seat>>);

impl Viewers {
    pub(crate) fn add(&mut self, id: ViewerId, seat: Option<Seat>) {
        self.0.insert(id, seat);
    }

    pub(crate) fn remove(&mut self, id: ViewerId) {
        self.0.remove(&id);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn looks(&self, id: ViewerId) -> bool {
        self.0.contains_key(&id)
    }

    /// How many look from this seat or, without one, how many look on.
    pub(crate) fn count(&self, seat: Option<Seat>) -> usize {
        self.0.values().filter(|other| **other == seat).count()
    }

    /// The seat of a viewer; none for an onlooker.
    pub(crate) fn seat(&self, id: ViewerId) -> Option<Seat> {
        self.0.get(&id).copied().flatten()
    }

    /// Everybody, by what they may know.
    pub(crate) fn by_seat(&self) -> BTreeMap<Option<Seat>, Vec<ViewerId>> {
        let mut groups: BTreeMap<Option<Seat>, Vec<ViewerId>> = BTreeMap::new();
        for (&id, &seat) in &self.0 {
            groups.entry(seat).or_default().push(id);
        }
        groups
    }
}
