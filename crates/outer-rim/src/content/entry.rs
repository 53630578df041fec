//! What is printed on each kind of component.

use super::effect::{Ability, Constant, Effect};
use super::goal::Goal;
use super::inset::Inset;
use super::words::{Class, Combat, Company, Faction, Kind, Market, Skill, Source, Standing, Trait};
use serde::{Deserialize, Serialize};
use tabletop::Art;

/// A character card.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// The stable id.
    pub id: String,
    /// The name in English, where no message file has it.
    #[serde(default, skip_serializing)]
    pub name: Option<String>,
    /// Dice in ground combat.
    pub ground: u8,
    /// The damage that defeats it.
    pub health: u8,
    /// Its skills.
    pub skills: Vec<Skill>,
    /// Whether it bears the droid icon.
    #[serde(default)]
    pub droid: bool,
    /// The number of the databank card it starts with.
    pub start: u8,
    /// The number of another one it may start with instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub or_start: Option<u8>,
    /// The fame it starts with.
    #[serde(default, skip_serializing_if = "is_none")]
    pub fame: u8,
    /// The reputation it starts with.
    #[serde(default)]
    pub reputation: Vec<(Faction, Standing)>,
    /// Whether it starts positive with a faction of the player's choice.
    #[serde(default)]
    pub any_positive: bool,
    /// What holds on both sides.
    #[serde(default)]
    pub both: Side,
    /// What holds until the goal is completed.
    #[serde(default)]
    pub front: Side,
    /// The personal goal.
    pub goal: Goal,
    /// What holds from then on.
    #[serde(default)]
    pub back: Side,
    /// Its picture; only cards of the test pack have none.
    #[serde(default, skip_serializing)]
    pub art: Option<Art>,
    /// Where the facts come from.
    #[serde(skip_serializing)]
    pub source: Source,
}

fn is_none(amount: &u8) -> bool {
    *amount == 0
}

/// The abilities of one side.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Side {
    /// What it lets one do.
    pub abilities: Vec<Ability>,
    /// What it always does.
    pub constants: Vec<Constant>,
}

/// Room for assets.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Slots {
    /// For cargo.
    pub cargo: u8,
    /// For mods.
    #[serde(rename = "mod")]
    pub mods: u8,
    /// For cargo or a mod.
    pub cargo_or_mod: u8,
    /// For crew.
    pub crew: u8,
}

/// A ship sheet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// The stable id.
    pub id: String,
    /// The name in English, where no message file has it.
    #[serde(default, skip_serializing)]
    pub name: Option<String>,
    /// Whether players begin with it; there is one for each of them.
    #[serde(default)]
    pub starter: bool,
    /// What it costs.
    #[serde(default)]
    pub cost: u32,
    /// Spaces a move.
    pub hyperdrive: u8,
    /// Dice in ship combat.
    pub combat: u8,
    /// The damage that defeats it.
    pub hull: u8,
    /// Its slots.
    pub slots: Slots,
    /// What holds until the goal is completed.
    #[serde(default)]
    pub front: Side,
    /// The ship goal; starters have none.
    #[serde(default)]
    pub goal: Option<Goal>,
    /// The other side.
    #[serde(default)]
    pub flipped: Option<Flipped>,
    /// Its picture; only cards of the test pack have none.
    #[serde(default, skip_serializing)]
    pub art: Option<Art>,
    /// Where the facts come from.
    #[serde(skip_serializing)]
    pub source: Source,
}

/// The legendary side of a ship sheet.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flipped {
    /// What the ship is called then in English, where no message file has it.
    #[serde(default, skip_serializing)]
    pub name: Option<String>,
    /// Its slots then.
    pub slots: Slots,
    /// Dice in ship combat, if they change.
    #[serde(default)]
    pub combat: Option<u8>,
    /// What holds then.
    #[serde(default)]
    pub side: Side,
}

/// An asset, wherever it is printed.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asset {
    /// Its type, and what only this type has.
    pub kind: AssetKind,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// What it costs and is worth; nothing is printed on many.
    #[serde(default)]
    pub cost: Option<u32>,
    /// The planets on which it cannot be bought, besides its destination.
    #[serde(default)]
    pub not_on: Vec<String>,
    /// Whether a character can have only one with the same trait.
    #[serde(default)]
    pub one_per_trait: bool,
    /// Whether whoever gains it must take it, and make room for it if there is none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
    /// Whether it cannot be discarded by anything but itself.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub kept: bool,
    /// If it takes a die to buy it: the number of the databank card for all but a hit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub risk: Option<u8>,
    /// What it lets one do.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// What it always does.
    #[serde(default)]
    pub constants: Vec<Constant>,
}

/// The type of an asset, and what only this type has.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum AssetKind {
    /// An agreement to capture or eliminate a contact.
    Bounty {
        /// The contact, by id.
        contact: String,
        /// The class printed on it, that of its contact; only cards of the test pack have none.
        #[serde(default)]
        class: Option<Class>,
        /// Which kind of combat.
        combat: Combat,
        /// The contact's dice.
        value: u8,
        /// For eliminating it.
        elimination: Vec<Effect>,
        /// Where it is delivered.
        deliver_to: String,
        /// For delivering it.
        capture: Vec<Effect>,
    },
    /// Something to deliver.
    Cargo {
        /// Where; nothing that is not delivered, or that a patrol waits for.
        #[serde(default)]
        destination: Option<String>,
        /// The faction to whose patrol it is delivered, wherever that is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to_patrol: Option<Faction>,
        /// For delivering it.
        #[serde(default)]
        reward: Vec<Effect>,
        /// Whether it leaves the game then.
        #[serde(default)]
        remove: bool,
    },
    /// Somebody who came along.
    Crew {
        /// Their skills.
        #[serde(default)]
        skills: Vec<Skill>,
        /// Whether they bear the droid icon.
        #[serde(default)]
        droid: bool,
        /// The contact they are, by id.
        #[serde(default)]
        contact: Option<String>,
    },
    /// Something for the character.
    Gear,
    /// Something to do somewhere.
    Job {
        /// Where.
        destination: String,
        /// Which tests will come up; and whether failing one most likely fails the job.
        #[serde(default)]
        tests: Vec<(Skill, bool)>,
        /// The number of the databank card that tells how it goes, or how it goes.
        #[serde(default)]
        databank: Option<u8>,
        /// How it goes where no databank card tells it: steps counted from one.
        #[serde(default)]
        steps: Vec<Vec<Effect>>,
        /// As what another player in the space takes part; nobody if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<Company>,
        /// For completing it.
        reward: Vec<Effect>,
        /// Whether it leaves the game then.
        #[serde(default)]
        remove: bool,
    },
    /// Something for the ship.
    Mod,
}

impl AssetKind {
    /// The type alone.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Bounty { .. } => Kind::Bounty,
            Self::Cargo { .. } => Kind::Cargo,
            Self::Crew { .. } => Kind::Crew,
            Self::Gear => Kind::Gear,
            Self::Job { .. } => Kind::Job,
            Self::Mod => Kind::Mod,
        }
    }
}

/// A card of a market deck.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketCard {
    /// The stable id.
    pub id: String,
    /// The name in English, where no message file has it.
    #[serde(default, skip_serializing)]
    pub name: Option<String>,
    /// Its deck.
    pub deck: Market,
    /// What it is.
    pub gives: Goods,
    /// The patrol that moves when it is revealed after a purchase, and how far.
    #[serde(default)]
    pub patrol: Option<(Faction, u8)>,
    /// With how many players, from and to, a contact is revealed when it is revealed after a purchase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reveals: Option<(u8, u8)>,
    /// The asset at its other end, which it is once it was rotated: printed like a card of the same
    /// deck, with an id, a name and a picture of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_end: Option<Box<MarketCard>>,
    /// Its picture; only cards of the test pack have none.
    #[serde(default, skip_serializing)]
    pub art: Option<Art>,
    /// Where the facts come from.
    #[serde(skip_serializing)]
    pub source: Source,
}

/// What a market card gives.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum Goods {
    /// An asset.
    Asset(Asset),
    /// The ship sheet with this id.
    Ship(String),
    /// A ship sheet of one's choice from the supply.
    UsedShip,
}

/// A card of an encounter deck.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EncounterCard {
    /// The stable id.
    pub id: String,
    /// Its deck, by id.
    pub deck: String,
    /// Its sections; the first that fits is resolved.
    pub sections: Vec<Section>,
    /// The asset printed on it: `(…)`, or `("Name", (…))` where no message file has its name.
    #[serde(default)]
    pub asset: Option<Inset>,
    /// Its picture; only cards of the test pack have none.
    #[serde(default, skip_serializing)]
    pub art: Option<Art>,
    /// Where the facts come from.
    #[serde(skip_serializing)]
    pub source: Source,
}

/// A section of an encounter card.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// For whom it is.
    pub place: SectionPlace,
    /// The part for players who stand so with a faction.
    #[serde(default)]
    pub standing: Option<(Faction, Vec<Standing>)>,
    /// The scene in English, in a sentence or two, where no message file has it.
    #[serde(default, skip_serializing)]
    pub scene: Option<String>,
    /// What happens.
    #[serde(default)]
    pub does: Vec<Effect>,
    /// If it is a secret: what it lets its owner do later.
    #[serde(default)]
    pub secret: Option<Ability>,
}

/// Where a section applies.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub enum SectionPlace {
    /// On this planet, or in the Maelstrom.
    At(String),
    /// On a navpoint with a patrol.
    WithPatrol,
    /// On a navpoint without a patrol.
    WithoutPatrol,
    /// On the Core Worlds, for whoever stays there.
    Core,
    /// On the Core Worlds, for whoever said that they cross to the other end of the galaxy.
    AcrossTheCore,
}

/// The number of the databank card that tells what happens when illegal cargo is found.
pub(crate) const CAUGHT: u8 = 1;

/// A card of the databank.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DatabankCard {
    /// The stable id.
    pub id: String,
    /// The name in English, where no message file has it.
    #[serde(default, skip_serializing)]
    pub name: Option<String>,
    /// Its number; several cards may share it.
    pub number: u8,
    /// The scene of each step in English, in a sentence or two, where no message file has it.
    #[serde(default, skip_serializing)]
    pub lines: Vec<String>,
    /// What happens: steps counted from one.
    #[serde(default)]
    pub steps: Vec<Vec<Effect>>,
    /// The asset printed on it.
    #[serde(default)]
    pub asset: Option<Asset>,
    /// On which planet a player starts who starts with it.
    #[serde(default)]
    pub start: Option<String>,
    /// Its picture; only cards of the test pack have none.
    #[serde(default, skip_serializing)]
    pub art: Option<Art>,
    /// Where the facts come from.
    #[serde(skip_serializing)]
    pub source: Source,
}

impl DatabankCard {
    /// The steps that are told from it: its own, or those of the job it is.
    pub(crate) fn told_steps(&self) -> &[Vec<Effect>] {
        match &self.asset {
            Some(Asset {
                kind: AssetKind::Job { steps, .. },
                ..
            }) => steps,
            _ => &self.steps,
        }
    }
}

/// A contact token.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contact {
    /// The stable id.
    pub id: String,
    /// The name in English, where no message file has it.
    #[serde(default, skip_serializing)]
    pub name: Option<String>,
    /// The number of its databank card.
    pub databank: u8,
    /// Its class.
    pub class: Class,
    /// The factions whose icon it bears.
    #[serde(default)]
    pub factions: Vec<Faction>,
    /// Whether it bears the droid icon.
    #[serde(default)]
    pub droid: bool,
    /// The character it is, by id, where that is not the same as its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<String>,
    /// Its picture; only cards of the test pack have none.
    #[serde(default, skip_serializing)]
    pub art: Option<Art>,
    /// Where the facts come from.
    #[serde(skip_serializing)]
    pub source: Source,
}

/// A patrol token.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Patrol {
    /// Its faction.
    pub faction: Faction,
    /// Its level, one to four.
    pub level: u8,
    /// Its dice; none where it always wins.
    #[serde(default)]
    pub combat: Option<u8>,
    /// For winning against it.
    #[serde(default)]
    pub reward: Vec<Effect>,
    /// Where the facts come from.
    #[serde(skip_serializing)]
    pub source: Source,
}
