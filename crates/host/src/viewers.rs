//! Who looks at a table.

use crate::exchange::Shown;
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

/// Somebody who looks.
#[derive(Debug)]
struct Viewer {
    from: Viewpoint,
    /// What gave them the right to.
    shown: Shown,
}

/// Who looks at a table, and from where.
#[derive(Debug, Default)]
pub(crate) struct Viewers(BTreeMap<ViewerId, Viewer>);

impl Viewers {
    pub(crate) fn add(&mut self, id: ViewerId, from: Viewpoint, shown: Shown) {
        self.0.insert(id, Viewer { from, shown });
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
        let all = self.0.iter();
        let sits = all.filter(|(_, viewer)| viewer.from.seat == Some(seat));
        sits.map(|(id, _)| *id).collect()
    }

    /// How many look from this seat or, without one, how many look on.
    pub(crate) fn count(&self, seat: Option<Seat>) -> usize {
        let all = self.0.values();
        all.filter(|viewer| viewer.from.seat == seat).count()
    }

    /// Where a viewer looks from.
    pub(crate) fn viewpoint(&self, id: ViewerId) -> Viewpoint {
        let viewer = self.0.get(&id);
        viewer.map(|viewer| viewer.from).unwrap_or_default()
    }

    /// Everybody, by where they look from.
    pub(crate) fn by_viewpoint(&self) -> BTreeMap<Viewpoint, Vec<ViewerId>> {
        let mut groups: BTreeMap<Viewpoint, Vec<ViewerId>> = BTreeMap::new();
        for (&id, viewer) in &self.0 {
            groups.entry(viewer.from).or_default().push(id);
        }
        groups
    }

    /// Everybody, with what gave them the right to look.
    pub(crate) fn shown(&self) -> impl Iterator<Item = (ViewerId, Viewpoint, &Shown)> {
        let all = self.0.iter();
        all.map(|(&id, viewer)| (id, viewer.from, &viewer.shown))
    }
}
