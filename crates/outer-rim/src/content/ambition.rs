//! Ambition sheets: what a player wants of life, without which fame does not win.

use super::effect::Effect;
use super::goal::Goal;
use super::words::{Faction, Source};
use serde::{Deserialize, Serialize};
use tabletop::Art;

/// The most goals of a sheet.
pub(crate) const MOST_GOALS: usize = 8;

/// An ambition sheet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ambition {
    /// The stable id.
    pub id: String,
    /// The name in English, where no message file has it.
    #[serde(default, skip_serializing)]
    pub name: Option<String>,
    /// The credits its player starts with.
    #[serde(default)]
    pub credits: u32,
    /// The factions with which its player gains 1 reputation at the start.
    #[serde(default)]
    pub reputation: Vec<Faction>,
    /// The card of the market its player starts with, by id.
    #[serde(default)]
    pub card: Option<String>,
    /// Its goals from the top; the last is the one that needs the fame.
    pub goals: Vec<AmbitionGoal>,
    /// Its picture; only sheets of the test pack have none.
    #[serde(default, skip_serializing)]
    pub art: Option<Art>,
    /// Where the facts come from.
    #[serde(skip_serializing)]
    pub source: Source,
}

/// A goal of an ambition sheet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AmbitionGoal {
    /// When it can be completed.
    pub marker: Marker,
    /// How it is completed.
    pub by: By,
    /// What it is called in English, in a few words, where no message file has it.
    #[serde(default, skip_serializing)]
    pub line: Option<String>,
}

/// What stands before a goal: when it can be completed.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Marker {
    /// At any time.
    Dash,
    /// In order, the lowest number first.
    Number(u8),
    /// At any time, and only as long as what it asks for is so.
    Infinity,
    /// With the fame that is agreed on, once all the others are complete.
    Fame,
}

/// How a goal of an ambition sheet is completed.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum By {
    /// As the goals of other sheets are: by doing something so often, or by having something.
    Goal(Goal),
    /// By an encounter that completes it.
    Encounter {
        /// On which planet; anywhere if none is named.
        #[serde(default)]
        at: Option<String>,
        /// The number of the databank card that tells how it goes.
        #[serde(default)]
        databank: Option<u8>,
        /// What happens where no databank card tells it.
        #[serde(default)]
        does: Vec<Effect>,
    },
    /// By the fame alone.
    Fame,
}
