//! The map as plain text: tile by tile, the outer way above the inner, lanes between them, and
//! under each space who is there.

use super::speaker::Speaker;
use crate::content::{Faction, Tile};
use crate::state::SpaceId;
use crate::view::View;

/// The width of a space.
const CELL: usize = 24;

pub(super) struct Map<'a> {
    tiles: Vec<&'a Tile>,
    /// What stands in each space, by id.
    tokens: Vec<(String, String)>,
}

impl<'a> Map<'a> {
    pub(super) fn new(
        speaker: &Speaker<'a>,
        view: &View,
        patrol: impl Fn(Faction, u8) -> String,
    ) -> Self {
        let all = &speaker.content().tiles;
        let [left, right] = speaker.library().ends;
        let middle = view.tiles.iter().map(|tile| tile.index());
        let order = std::iter::once(left.index()).chain(middle);
        let order = order.chain([right.index()]);
        let id = |space: SpaceId| speaker.game.space_word(space);
        let players = view.players.iter().enumerate();
        let players = players.filter(|(_, area)| area.ship.is_some());
        let players = players.map(|(place, area)| (id(area.space), format!("P{}", place + 1)));
        let patrols = view
            .patrols
            .iter()
            .map(|one| (id(one.space), patrol(one.faction, one.level)));
        Self {
            tiles: order.filter_map(|place| all.get(place)).collect(),
            tokens: players.chain(patrols).collect(),
        }
    }

    pub(super) fn lines(&self) -> Vec<String> {
        self.tiles.iter().flat_map(|tile| self.tile(tile)).collect()
    }

    fn tile(&self, tile: &Tile) -> Vec<String> {
        let outer = way(tile, true);
        let inner = way(tile, false);
        let mut lines = self.row(tile, &outer);
        let between = lanes_between(tile, &outer, &inner);
        lines.push(between);
        lines.extend(self.row(tile, &inner));
        lines.retain(|line| !line.trim().is_empty());
        lines
    }

    /// The names of a way, joined where a lane joins them, and under them who is there.
    fn row(&self, tile: &Tile, way: &[(&str, &str)]) -> Vec<String> {
        let mut names = String::from("  ");
        let mut tokens = String::from("  ");
        for (place, (id, name)) in way.iter().enumerate() {
            let next = way.get(place + 1);
            // The last space of a way leads on to the next tile.
            let leads_out = tile.right.as_ref().is_some_and(|(a, b)| a == id || b == id);
            let joined = match next {
                Some((next, _)) => has_lane(tile, id, next),
                None => leads_out,
            };
            let fill = if joined { '─' } else { ' ' };
            let mut cell = format!("{name} ");
            while cell.chars().count() < CELL {
                cell.push(fill);
            }
            names.push_str(&cell);
            let here = self.tokens.iter().filter(|(space, _)| space == id);
            let here: Vec<&str> = here.map(|(_, token)| token.as_str()).collect();
            tokens.push_str(&format!(
                "{:<CELL$}",
                match here.len() {
                    0 => String::new(),
                    _ => format!("[{}]", here.join(", ")),
                }
            ));
        }
        vec![names.trim_end().to_string(), tokens.trim_end().to_string()]
    }
}

/// The spaces of the outer or the inner way from left to right: id and name.
fn way(tile: &Tile, outer: bool) -> Vec<(&str, &str)> {
    let mut spaces: Vec<_> = tile
        .spaces
        .iter()
        .filter(|space| (space.across < 0) == outer)
        .collect();
    spaces.sort_by_key(|space| space.along);
    spaces
        .into_iter()
        .map(|space| (space.id.as_str(), space.name.as_str()))
        .collect()
}

fn has_lane(tile: &Tile, one: &str, other: &str) -> bool {
    tile.lanes
        .iter()
        .any(|(a, b)| (a == one && b == other) || (a == other && b == one))
}

/// The lanes that lead from one way to the other.
fn lanes_between(tile: &Tile, outer: &[(&str, &str)], inner: &[(&str, &str)]) -> String {
    let mut line = vec![' '; 2 + CELL * outer.len().max(inner.len())];
    for (above, (one, _)) in outer.iter().enumerate() {
        for (below, (other, _)) in inner.iter().enumerate() {
            if !has_lane(tile, one, other) {
                continue;
            }
            let (mark, column) = match below.cmp(&above) {
                std::cmp::Ordering::Equal => ('│', above * CELL + 4),
                std::cmp::Ordering::Greater => ('╲', above * CELL + CELL - 4),
                std::cmp::Ordering::Less => ('╱', below * CELL + CELL - 4),
            };
            line[2 + column] = mark;
        }
    }
    line.into_iter().collect::<String>().trim_end().to_string()
}
