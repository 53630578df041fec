//! The map: tiles, the spaces on them, and the lanes between.

use super::words::{Class, Faction, Source};
use serde::{Deserialize, Serialize};

/// A map tile or an end of the map.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// The stable id.
    pub id: String,
    /// Where it lies: an end, or between them.
    pub part: Part,
    /// Its spaces.
    pub spaces: Vec<Space>,
    /// Its lanes, each between two spaces of the tile.
    pub lanes: Vec<(String, String)>,
    /// The spaces at which the outer and the inner way enter from the left.
    #[serde(default)]
    pub left: Option<(String, String)>,
    /// The spaces at which the outer and the inner way leave to the right.
    #[serde(default)]
    pub right: Option<(String, String)>,
    /// Whose patrols come into the game where.
    #[serde(default)]
    pub stacks: Vec<(Faction, String)>,
    /// Where the facts come from.
    #[serde(skip_serializing)]
    pub source: Source,
}

/// Which part of the map a tile is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Part {
    /// The left end.
    LeftEnd,
    /// One of the tiles between; its number in the standard order, from one.
    Tile(u8),
    /// The right end.
    RightEnd,
}

/// A space.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Space {
    /// The stable id.
    pub id: String,
    /// The name in English, where no message file has it.
    #[serde(default, skip_serializing)]
    pub name: Option<String>,
    /// What it is.
    pub kind: SpaceKind,
    /// Its place along the arc within the tile in hundredths, from the left.
    pub along: u8,
    /// Its place across the arc in hundredths, from the outer edge (-100) to the inner (100).
    pub across: i8,
    /// The encounter deck that belongs to it, by id.
    pub encounters: String,
}

/// What a space is.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum SpaceKind {
    /// A planet.
    Planet {
        /// The faction whose icon it bears.
        #[serde(default)]
        faction: Option<Faction>,
        /// Its contact spaces from left to right.
        contacts: Vec<Class>,
    },
    /// The Core Worlds at one end of the galaxy: a planet from which one may come straight to the
    /// other end, and where a contact can lie that an effect puts there.
    Core {
        /// The Core Worlds at the other end, by id.
        opposite: String,
    },
    /// A navpoint.
    Navpoint,
    /// The Maelstrom.
    Maelstrom,
}
