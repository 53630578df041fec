//! The map as its data says, measured apart from the engine.

use outer_rim::content::{Part, Tile};
use std::collections::{BTreeMap, BTreeSet};

/// Spaces and the lanes between them, for one order of the tiles.
pub(crate) struct Galaxy {
    near: BTreeMap<String, BTreeSet<String>>,
}

/// The tiles of the box.
pub(crate) fn tiles() -> Vec<Tile> {
    super::game().library().content().tiles.clone()
}

/// The ids of the tiles between the ends, in the standard order.
pub(crate) fn standard_order() -> Vec<String> {
    let mut between: Vec<(u8, String)> = Vec::new();
    for tile in tiles() {
        if let Part::Tile(number) = tile.part {
            between.push((number, tile.id));
        }
    }
    between.sort();
    between.into_iter().map(|(_, id)| id).collect()
}

impl Galaxy {
    pub(crate) fn standard() -> Self {
        Self::of(&standard_order())
    }

    /// The map with the tiles in this order.
    pub(crate) fn of(order: &[String]) -> Self {
        let all = tiles();
        let end = |part: Part| all.iter().find(|tile| tile.part == part).expect("an end");
        let named = |id: &String| all.iter().find(|tile| tile.id == *id).expect("a tile");
        let mut row = vec![end(Part::LeftEnd)];
        row.extend(order.iter().map(named));
        row.push(end(Part::RightEnd));
        let mut galaxy = Self {
            near: BTreeMap::new(),
        };
        for tile in &row {
            for space in &tile.spaces {
                galaxy.near.entry(space.id.clone()).or_default();
            }
            for (one, other) in &tile.lanes {
                galaxy.join(one, other);
            }
        }
        for pair in row.windows(2) {
            let (exits, entries) = (pair[0].right.clone(), pair[1].left.clone());
            let (exits, entries) = (exits.expect("a way out"), entries.expect("a way in"));
            galaxy.join(&exits.0, &entries.0);
            galaxy.join(&exits.1, &entries.1);
        }
        galaxy
    }

    fn join(&mut self, one: &str, other: &str) {
        for (from, to) in [(one, other), (other, one)] {
            self.near.entry(from.into()).or_default().insert(to.into());
        }
    }

    /// All spaces.
    pub(crate) fn spaces(&self) -> impl Iterator<Item = &String> {
        self.near.keys()
    }

    /// The spaces joined to one.
    pub(crate) fn near(&self, space: &str) -> &BTreeSet<String> {
        &self.near[space]
    }

    /// How far every space is that can be reached without leaving one of these.
    pub(crate) fn distances(&self, from: &str, stops: &[&str]) -> BTreeMap<String, usize> {
        let mut reached = BTreeMap::from([(from.to_string(), 0)]);
        let mut edge = vec![from.to_string()];
        for distance in 1.. {
            let leaving = edge.iter().filter(|space| !stops.contains(&space.as_str()));
            let next: BTreeSet<String> =
                leaving.flat_map(|space| self.near[space].clone()).collect();
            edge = next
                .into_iter()
                .filter(|space| !reached.contains_key(space))
                .collect();
            if edge.is_empty() {
                break;
            }
            for space in &edge {
                reached.insert(space.clone(), distance);
            }
        }
        reached
    }

    /// How far it is from one space to another.
    pub(crate) fn distance(&self, from: &str, to: &str) -> usize {
        self.distances(from, &[])[to]
    }
}
