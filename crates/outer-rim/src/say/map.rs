//! The map as plain text: tile by tile, the outer way above the inner, lanes between them, and
//! under each space who is there.

use super::speaker::Speaker;
use crate::content::Tile;
use crate::scenario;
use crate::state::SpaceId;
use crate::view::View;
use printed::{Arg, number};

/// The width of a space where there is room for all of its name.
const CELL: usize = 24;
/// The fewest characters between two names.
const GAP: usize = 2;

pub(super) struct Map<'a> {
    speaker: Speaker<'a>,
    tiles: Vec<&'a Tile>,
    /// What stands in each space, by id.
    tokens: Vec<(String, String)>,
}

impl<'a> Map<'a> {
    pub(super) fn new(speaker: &Speaker<'a>, view: &View) -> Self {
        let all = &speaker.content().tiles;
        let [left, right] = speaker.library().ends;
        let middle = view.tiles.iter().map(|tile| tile.index());
        let order = std::iter::once(left.index()).chain(middle);
        let order = order.chain([right.index()]);
        let id = |space: SpaceId| scenario::space_word(speaker.game, space);
        let players = view.players.iter().enumerate();
        let players = players.filter(|(_, area)| area.ship.is_some());
        // Not split into runs: between a letter and a number there may be no room.
        let say = |token: &str, args: &[(&str, Arg)]| {
            let messages = speaker.content().messages(speaker.lang);
            messages.say(token, args)
        };
        let players = players.map(|(place, area)| {
            let n = number(place as u32 + 1);
            (id(area.space), say("board-token", &[("n", n)]))
        });
        let patrols = view.patrols.iter().map(|one| {
            let args = [
                ("faction", speaker.faction(one.faction)),
                ("n", one.level.into()),
            ];
            (id(one.space), say("board-patrol", &args))
        });
        Self {
            speaker: *speaker,
            tiles: order.filter_map(|place| all.get(place)).collect(),
            tokens: players.chain(patrols).collect(),
        }
    }

    pub(super) fn lines(&self, width: usize) -> Vec<String> {
        let tiles = self.tiles.iter();
        tiles.flat_map(|tile| self.tile(tile, width)).collect()
    }

    fn tile(&self, tile: &Tile, width: usize) -> Vec<String> {
        let outer = self.way(tile, true);
        let inner = self.way(tile, false);
        let ways = [self.cells(&outer), self.cells(&inner)];
        let columns = Columns::of(&ways, width);
        let [above, below] = &ways;
        let mut lines = self.row(tile, &outer, above, &columns);
        lines.push(lanes_between(tile, &outer, &inner, &columns));
        lines.extend(self.row(tile, &inner, below, &columns));
        lines.retain(|line| !line.trim().is_empty());
        lines
    }

    /// The spaces of the outer or the inner way from left to right: id and name.
    fn way<'t>(&self, tile: &'t Tile, outer: bool) -> Vec<(&'t str, String)> {
        let mut spaces: Vec<_> = tile
            .spaces
            .iter()
            .filter(|space| (space.across < 0) == outer)
            .collect();
        spaces.sort_by_key(|space| space.along);
        spaces
            .into_iter()
            .map(|space| (space.id.as_str(), self.speaker.name(&space.id)))
            .collect()
    }

    fn cells(&self, way: &[(&str, String)]) -> Vec<Cell> {
        let mut cells: Vec<Cell> = Vec::new();
        for (id, name) in way {
            let here = self.tokens.iter().filter(|(space, _)| space == id);
            let tokens: Vec<String> = here.map(|(_, token)| token.clone()).collect();
            cells.push(Cell {
                name: name.clone(),
                short: shortened(name, cells.first().map(|first| first.name.as_str())),
                together: self.together(&tokens),
                tokens,
            });
        }
        cells
    }

    /// Who is in a space, in one line.
    fn together(&self, tokens: &[String]) -> String {
        let messages = self.speaker.content().messages(self.speaker.lang);
        let row = tokens.iter().cloned().reduce(|before, after| {
            let args = [("before", before.into()), ("after", after.into())];
            messages.say("board-and-token", &args)
        });
        row.unwrap_or_default()
    }

    /// The names of a way, joined where a lane joins them, and under them who is there.
    fn row(
        &self,
        tile: &Tile,
        way: &[(&str, String)],
        cells: &[Cell],
        columns: &Columns,
    ) -> Vec<String> {
        let mut names = String::from("  ");
        let stacks: Vec<Vec<String>> = cells.iter().map(|cell| columns.stacked(cell)).collect();
        let highest = stacks.iter().map(Vec::len).max().unwrap_or(0);
        let mut tokens = vec![String::from("  "); highest];
        for (place, ((id, _), cell)) in way.iter().zip(cells).enumerate() {
            let next = way.get(place + 1);
            // The last space of a way leads on to the next tile.
            let leads_out = tile.right.as_ref().is_some_and(|(a, b)| a == id || b == id);
            let joined = match next {
                Some((next, _)) => has_lane(tile, id, next),
                None => leads_out,
            };
            let fill = if joined { '─' } else { ' ' };
            let name = if columns.short {
                &cell.short
            } else {
                &cell.name
            };
            let width = columns.widths[place];
            let mut text = format!("{name} ");
            while text.chars().count() < width {
                text.push(fill);
            }
            names.push_str(&text);
            for (height, line) in tokens.iter_mut().enumerate() {
                let token = stacks[place].get(height).map_or("", String::as_str);
                line.push_str(&format!("{token:<width$}"));
            }
        }
        let lines = std::iter::once(names).chain(tokens);
        lines.map(|line| line.trim_end().to_string()).collect()
    }
}

/// What is written of a space.
struct Cell {
    name: String,
    /// The name where the way has told the first part of it already.
    short: String,
    /// Who is there.
    tokens: Vec<String>,
    /// The same in one line.
    together: String,
}

/// How wide the spaces of a tile are drawn.
struct Columns {
    short: bool,
    widths: Vec<usize>,
}

impl Columns {
    /// All names in full if there is room, else what tells them apart.
    fn of(ways: &[Vec<Cell>; 2], width: usize) -> Self {
        let count = ways.iter().map(Vec::len).max().unwrap_or(0);
        let mut names = ways.iter().flatten().map(|cell| &cell.name);
        let fits = names.all(|name| name.chars().count() + GAP <= CELL);
        if fits && 2 + count * CELL <= width {
            return Self {
                short: false,
                widths: vec![CELL; count],
            };
        }
        let widths = (0..count).map(|place| {
            let cells = ways.iter().filter_map(|way| way.get(place));
            let widest = cells.flat_map(|cell| {
                let tokens = cell.tokens.iter().map(|token| bracketed(token));
                tokens.chain([cell.short.clone()])
            });
            widest.map(|text| text.chars().count()).max().unwrap_or(0) + GAP
        });
        let mut widths: Vec<usize> = widths.collect();
        // What room is left makes all of them wider alike.
        let spare = width.saturating_sub(2 + widths.iter().sum::<usize>());
        let more = (spare / count.max(1)).min(CELL / 4);
        widths.iter_mut().for_each(|width| *width += more);
        Self {
            short: true,
            widths,
        }
    }

    /// Who is in a space: in one line if there is room, else one under the other.
    fn stacked(&self, cell: &Cell) -> Vec<String> {
        match (self.short, cell.tokens.is_empty()) {
            (_, true) => Vec::new(),
            (true, _) => cell.tokens.iter().map(|token| bracketed(token)).collect(),
            (false, _) => vec![bracketed(&cell.together)],
        }
    }

    /// Where a column begins.
    fn start(&self, place: usize) -> usize {
        2 + self.widths.iter().take(place).sum::<usize>()
    }
}

fn bracketed(token: &str) -> String {
    format!("[{token}]")
}

/// A name without the part that the first name of its way begins with as well.
fn shortened(name: &str, first: Option<&str>) -> String {
    let first = first.and_then(|first| first.rsplit_once(' '));
    let rest = first.and_then(|(planet, _)| name.strip_prefix(planet)?.strip_prefix(' '));
    rest.map_or_else(|| name.into(), |rest| format!("… {rest}"))
}

fn has_lane(tile: &Tile, one: &str, other: &str) -> bool {
    tile.lanes
        .iter()
        .any(|(a, b)| (a == one && b == other) || (a == other && b == one))
}

/// The lanes that lead from one way to the other.
fn lanes_between(
    tile: &Tile,
    outer: &[(&str, String)],
    inner: &[(&str, String)],
    columns: &Columns,
) -> String {
    let mut line = vec![' '; columns.start(columns.widths.len())];
    for (above, (one, _)) in outer.iter().enumerate() {
        for (below, (other, _)) in inner.iter().enumerate() {
            if !has_lane(tile, one, other) {
                continue;
            }
            let (mark, column) = match below.cmp(&above) {
                std::cmp::Ordering::Equal => ('│', columns.start(above) + 4),
                std::cmp::Ordering::Greater => ('╲', columns.start(above + 1) - 4),
                std::cmp::Ordering::Less => ('╱', columns.start(below + 1) - 4),
            };
            if let Some(place) = line.get_mut(column) {
                *place = mark;
            }
        }
    }
    line.into_iter().collect::<String>().trim_end().to_string()
}
