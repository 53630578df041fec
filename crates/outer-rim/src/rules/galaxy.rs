//! Adjacency, distance and what is nearest; glossary "Adjacency", "Nearest", "Spaces".

use crate::OuterRim;
use crate::content::{Faction, Terrain};
use crate::state::{SpaceId, Spaces, State};

/// The spaces a path joins to this one.
pub(crate) fn adjacent(game: &OuterRim, state: &State, space: SpaceId) -> Spaces {
    // rule: adjacency/joined-by-path
    let facts = game.library.space(space);
    let mut adjacent = facts.near;
    let [enters, leaves] = facts.ways;
    if enters.is_none() && leaves.is_none() {
        return adjacent;
    }
    let place = tile_place(game, state, space);
    if let Some(way) = leaves
        && let Some(next) = tile_at(game, state, place + 1)
        && let Some(entries) = game.library.tiles[next].left
    {
        adjacent.add(entries[usize::from(way)]);
    }
    if let Some(way) = enters
        && let Some(before) = tile_at(game, state, place.wrapping_sub(1))
        && let Some(exits) = game.library.tiles[before].right
    {
        adjacent.add(exits[usize::from(way)]);
    }
    adjacent
}

/// The tile at a place from left to right: the left end, the tiles, the right end.
fn tile_at(game: &OuterRim, state: &State, place: usize) -> Option<usize> {
    let last = state.tiles.len() + 1;
    match place {
        0 => Some(game.library.ends[0].index()),
        place if place == last => Some(game.library.ends[1].index()),
        place => state.tiles.get(place - 1).map(|tile| tile.index()),
    }
}

/// The place of a space's tile from left to right.
pub(crate) fn tile_place(game: &OuterRim, state: &State, space: SpaceId) -> usize {
    let tile = game.library.space(space).tile;
    if tile == game.library.ends[0] {
        return 0;
    }
    let between = state.tiles.iter().position(|&other| other == tile);
    between.map_or(state.tiles.len() + 1, |place| place + 1)
}

/// How far along the arc a space lies; more is clockwise.
pub(crate) fn along(game: &OuterRim, state: &State, space: SpaceId) -> u16 {
    let tile = tile_place(game, state, space) as u16;
    tile * 100 + u16::from(game.library.space(space).along)
}

/// All spaces adjacent to any of these.
pub(crate) fn around(game: &OuterRim, state: &State, spaces: Spaces) -> Spaces {
    spaces
        .iter()
        .fold(Spaces::NONE, |all, one| all.or(adjacent(game, state, one)))
}

/// The fewest spaces between two spaces.
pub(crate) fn distance(game: &OuterRim, state: &State, from: SpaceId, to: SpaceId) -> u8 {
    // rule: nearest/shortest-route-counts
    let mut reached = Spaces::of(from);
    let mut edge = reached;
    let mut distance = 0;
    while !reached.has(to) && !edge.is_empty() {
        edge = around(game, state, edge).without(reached);
        reached = reached.or(edge);
        distance += 1;
    }
    distance
}

/// How many spaces each space is away from one, by number.
pub(crate) fn distances(game: &OuterRim, state: &State, from: SpaceId) -> Vec<u8> {
    let mut distances = vec![0; game.library.spaces.len()];
    let mut reached = Spaces::of(from);
    let mut edge = reached;
    for distance in 1.. {
        edge = around(game, state, edge).without(reached);
        if edge.is_empty() {
            break;
        }
        reached = reached.or(edge);
        for space in edge.iter() {
            distances[space.index()] = distance;
        }
    }
    distances
}

/// All spaces within so many spaces of one.
pub(crate) fn within(game: &OuterRim, state: &State, from: SpaceId, range: u8) -> Spaces {
    let mut reached = Spaces::of(from);
    for _ in 0..range {
        reached = reached.or(around(game, state, reached));
    }
    reached
}

/// Those of some spaces that are nearest; several if they are equally near.
pub(crate) fn nearest(game: &OuterRim, state: &State, from: SpaceId, among: Spaces) -> Spaces {
    // rule: nearest/fewest-spaces, nearest/own-space-is-distance-zero
    let mut reached = Spaces::of(from);
    let mut edge = reached;
    while reached.and(among).is_empty() && !edge.is_empty() {
        edge = around(game, state, edge).without(reached);
        reached = reached.or(edge);
    }
    reached.and(among)
}

pub(crate) fn is_planet(game: &OuterRim, space: SpaceId) -> bool {
    game.library.planets.has(space)
}

pub(crate) fn is_navpoint(game: &OuterRim, space: SpaceId) -> bool {
    game.library.navpoints.has(space)
}

pub(crate) fn is_maelstrom(game: &OuterRim, space: SpaceId) -> bool {
    game.library.maelstrom.has(space)
}

/// The faction of the planet in a space.
pub(crate) fn planet_faction(game: &OuterRim, space: SpaceId) -> Option<Faction> {
    // rule: spaces/no-planet-no-faction
    match game.library.space(space).terrain {
        Terrain::Planet(faction) => faction,
        Terrain::Navpoint | Terrain::Maelstrom => None,
    }
}
