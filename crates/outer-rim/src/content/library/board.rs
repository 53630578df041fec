//! The map as the engine uses it.

use super::facts::{Berth, SpaceFacts, Terrain, TileFacts};
use super::names::Names;
use crate::content::boxes::Expansion;
use crate::content::load::Content;
use crate::content::map::{Part, Space, SpaceKind};
use crate::script::Scope;
use crate::state::{SpaceId, Spaces, TileId};

/// The map, with names looked up.
pub(super) struct Board {
    pub(super) spaces: Vec<SpaceFacts>,
    pub(super) tiles: Vec<TileFacts>,
    pub(super) ends: [TileId; 2],
    pub(super) berths: Vec<(SpaceId, Berth)>,
    pub(super) cores: Vec<(SpaceId, SpaceId)>,
    /// Whether a token lies beside the contact spaces of every planet.
    beside: bool,
    pub(super) spawns: [SpaceId; 4],
    pub(super) planets: Spaces,
    pub(super) navpoints: Spaces,
    pub(super) maelstrom: Spaces,
    pub(super) planets_of: [Spaces; 4],
}

impl Board {
    pub(super) fn of(content: &Content, names: &Names<'_>) -> Self {
        let mut board = Self {
            spaces: Vec::new(),
            tiles: Vec::new(),
            ends: Default::default(),
            berths: Vec::new(),
            cores: Vec::new(),
            beside: content.boxes.has(Expansion::UnfinishedBusiness),
            spawns: Default::default(),
            planets: Spaces::NONE,
            navpoints: Spaces::NONE,
            maelstrom: Spaces::NONE,
            planets_of: Default::default(),
        };
        for (number, tile) in content.tiles.iter().enumerate() {
            match tile.part {
                Part::LeftEnd => board.ends[0] = TileId(number as u8),
                Part::RightEnd => board.ends[1] = TileId(number as u8),
                Part::Tile(_) => {}
            }
            for space in &tile.spaces {
                board.add_space(TileId(number as u8), space, names);
            }
            for (one, other) in &tile.lanes {
                let (one, other) = (names.space_or_first(one), names.space_or_first(other));
                board.spaces[one.index()].near.add(other);
                board.spaces[other.index()].near.add(one);
            }
            for (faction, space) in &tile.stacks {
                board.spawns[faction.index()] = names.space_or_first(space);
            }
            let ways = |ways: &Option<(String, String)>| {
                let (outer, inner) = ways.as_ref()?;
                Some([names.space(outer)?, names.space(inner)?])
            };
            let sides = [ways(&tile.left), ways(&tile.right)];
            for (side, ways) in sides.into_iter().enumerate() {
                for (way, space) in ways.into_iter().flatten().enumerate() {
                    board.spaces[space.index()].ways[side] = Some(way as u8);
                }
            }
            board.tiles.push(TileFacts {
                part: tile.part,
                left: sides[0],
                right: sides[1],
            });
        }
        board
    }

    fn add_space(&mut self, tile: TileId, space: &Space, names: &Names<'_>) {
        let id = SpaceId(self.spaces.len() as u8);
        let mut berths = (self.berths.len() as u8, 0);
        let terrain = match &space.kind {
            SpaceKind::Planet { faction, contacts } => {
                self.planets.add(id);
                if let Some(faction) = faction {
                    self.planets_of[faction.index()].add(id);
                }
                let printed = contacts.iter().map(|&class| Berth::Space(class));
                // rule: expansion-setup/orange-contacts-use-no-contact-space
                let beside = self.beside.then_some(Berth::Beside);
                let all = printed.chain(beside).map(|berth| (id, berth));
                self.berths.extend(all);
                berths.1 = self.berths.len() as u8 - berths.0;
                Terrain::Planet(*faction)
            }
            SpaceKind::Core { opposite } => {
                // rule: core-worlds/spaces-are-planets
                self.planets.add(id);
                self.cores.push((id, names.space_or_first(opposite)));
                self.berths.push((id, Berth::Core));
                berths.1 = 1;
                Terrain::Planet(None)
            }
            SpaceKind::Navpoint => {
                self.navpoints.add(id);
                Terrain::Navpoint
            }
            SpaceKind::Maelstrom => {
                self.maelstrom.add(id);
                Terrain::Maelstrom
            }
        };
        self.spaces.push(SpaceFacts {
            terrain,
            tile,
            along: space.along,
            deck: names.deck(&space.encounters),
            near: Spaces::NONE,
            berths,
            ways: [None; 2],
        });
    }
}
