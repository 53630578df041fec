//! Who looks at a table.

use serde::Serialize;
use std::collections::BTreeMap;
use tabletop::{Lang, Seat};

/// Somebody who looks at a table.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Serialize)]
pub struct ViewerId(pub u64);

/// Where somebody looks from: what they may know, and in which language they are told.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Ord, PartialOrd)]
pub(crate) struct Viewpoint {
    /// Their seat; none for an onlooker.
    pub(crate) seat: Option<Seat>,
    pub(crate) lang: Lang,
}

/// Who looks at a table, and from where.
#[derive(Debug, Default)]
pub(crate) struct Viewers(BTreeMap<ViewerId, Viewpoint>);

impl Viewers {
    pub(crate) fn add(&mut self, id: ViewerId, from: Viewpoint) {
        self.0.insert(id, from);
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

    /// Who looks from this seat.
    pub(crate) fn of(&self, seat: Seat) -> Vec<ViewerId> {
        let sits = self.0.iter().filter(|(_, from)| from.seat == Some(seat));
        sits.map(|(id, _)| *id).collect()
    }

    /// How many look from this seat or, without one, how many look on.
    pub(crate) fn count(&self, seat: Option<Seat>) -> usize {
        self.0.values().filter(|from| from.seat == seat).count()
    }

    /// Where a viewer looks from.
    pub(crate) fn viewpoint(&self, id: ViewerId) -> Viewpoint {
        self.0.get(&id).copied().unwrap_or_default()
    }

    /// Everybody, by where they look from.
    pub(crate) fn by_viewpoint(&self) -> BTreeMap<Viewpoint, Vec<ViewerId>> {
        let mut groups: BTreeMap<Viewpoint, Vec<ViewerId>> = BTreeMap::new();
        for (&id, &from) in &self.0 {
            groups.entry(from).or_default().push(id);
        }
        groups
    }
}
