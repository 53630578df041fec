//! What is printed on the components.

use super::effect::{Ability, Effect, Traits};
use serde::{Deserialize, Serialize};
use tabletop::Art;

/// A side of the war, or none.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Faction {
    /// The Empire, which has the first turn.
    Empire,
    /// The Rebels.
    Rebel,
    /// Neither: for sale to both.
    Neutral,
}

/// A label other cards may mention.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Trait {
    BountyHunter,
    Droid,
    Fighter,
    Jedi,
    Officer,
    Scoundrel,
    Sith,
    Transport,
    Trooper,
    Vehicle,
}

impl Trait {
    /// All traits.
    pub const ALL: [Self; 10] = [
        Self::BountyHunter,
        Self::Droid,
        Self::Fighter,
        Self::Jedi,
        Self::Officer,
        Self::Scoundrel,
        Self::Sith,
        Self::Transport,
        Self::Trooper,
        Self::Vehicle,
    ];
}

/// Where a card is at the beginning.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Deck {
    /// In its faction's starter deck.
    Starter,
    /// In the galaxy deck.
    Galaxy,
    /// In the stack of Outer Rim Pilots.
    Pilots,
}

/// Where the facts of an entry come from.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Source {
    /// The rulebook shows or names it.
    Rulebook,
    /// Agreed public data.
    Public,
    /// Designed here.
    Design,
}

/// A unit or a capital ship, as printed. A value that is not printed is zero.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// The stable id.
    pub id: String,
    /// The name in English, where no message file has it.
    #[serde(default, skip_serializing)]
    pub name: Option<String>,
    /// Where it begins.
    pub deck: Deck,
    /// Whose it is.
    pub faction: Faction,
    /// How many there are.
    pub copies: u8,
    /// Whether it bears the unique symbol.
    #[serde(default)]
    pub unique: bool,
    /// Its traits.
    #[serde(default)]
    pub traits: Traits,
    /// What it costs.
    #[serde(default)]
    pub cost: u8,
    /// Its attack.
    #[serde(default)]
    pub attack: u8,
    /// The resources it gives.
    #[serde(default)]
    pub resources: u8,
    /// The Force it gives.
    #[serde(default)]
    pub force: u8,
    /// A capital ship's hit points; units have none.
    #[serde(default)]
    pub hit_points: Option<u8>,
    /// The attack it takes to defeat it in the galaxy row.
    #[serde(default)]
    pub target: Option<u8>,
    /// What the attacker may have for that.
    #[serde(default)]
    pub reward: Vec<Effect>,
    /// Its ability.
    #[serde(default)]
    pub ability: Option<Ability>,
    /// Its picture. No part of the fingerprint: how a card looks changes no game.
    #[serde(skip_serializing)]
    pub art: Art,
    /// Where the facts come from.
    #[serde(skip_serializing)]
    pub source: Source,
}

impl Card {
    /// Whether it is a capital ship.
    pub fn is_ship(&self) -> bool {
        self.hit_points.is_some()
    }
}

/// A base, as printed.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Base {
    /// The stable id.
    pub id: String,
    /// The name in English, where no message file has it.
    #[serde(default, skip_serializing)]
    pub name: Option<String>,
    /// Whose it is.
    pub faction: Faction,
    /// The damage that destroys it.
    pub hit_points: u8,
    /// Whether it is used in the beginner game.
    #[serde(default)]
    pub beginner: bool,
    /// Whether it is in play from the start.
    #[serde(default)]
    pub starting: bool,
    /// Its ability.
    #[serde(default)]
    pub ability: Option<Ability>,
    /// Its picture. No part of the fingerprint: how a card looks changes no game.
    #[serde(skip_serializing)]
    pub art: Art,
    /// Where the facts come from.
    #[serde(skip_serializing)]
    pub source: Source,
}
