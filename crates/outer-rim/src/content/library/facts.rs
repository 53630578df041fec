//! What the engine asks about components, by number instead of by name.

use crate::content::ambition::Marker;
use crate::content::effect::{Ability, Limit};
use crate::content::entry::Slots;
use crate::content::goal::Feat;
use crate::content::map::Part;
use crate::content::moments::{Moment, Moments};
use crate::content::sum::Sum;
use crate::content::words::{Class, Combat, Company, Faction, Kind, Market, Trait, Value};
use crate::script::Test;
use crate::state::{
    AbilityId, At, CardId, ContactId, EncounterDeckId, ShipId, SpaceId, Spaces, TileId,
};
use serde::Serialize;
use std::ops::Range;

/// What a space is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Terrain {
    /// A planet, with its faction.
    Planet(Option<Faction>),
    Navpoint,
    Maelstrom,
}

/// A place for a contact token on a planet.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Berth {
    /// A printed contact space of this class.
    Space(Class),
    /// Beside them, where an orange token lies at first: a contact space as long as the planet has none.
    Beside,
    /// The Core Worlds, empty at first.
    Core,
}

impl Berth {
    /// The class of the token that lies here when the game begins.
    pub(crate) fn class(self) -> Option<Class> {
        match self {
            Self::Space(class) => Some(class),
            Self::Beside => Some(Class::Orange),
            Self::Core => None,
        }
    }
}

/// The facts of a space.
#[derive(Copy, Clone, Debug)]
pub(crate) struct SpaceFacts {
    pub(crate) terrain: Terrain,
    pub(crate) tile: TileId,
    /// Its place along the arc within its tile.
    pub(crate) along: u8,
    pub(crate) deck: EncounterDeckId,
    /// The spaces of its tile it is joined to.
    pub(crate) near: Spaces,
    /// Its contact spaces: the first, and how many.
    pub(crate) berths: (u8, u8),
    /// Which way, outer or inner, enters its tile here from the left, and leaves it to the right.
    pub(crate) ways: [Option<u8>; 2],
}

/// The facts of a tile.
#[derive(Copy, Clone, Debug)]
pub(crate) struct TileFacts {
    pub(crate) part: Part,
    /// Where the outer and the inner way enter from the left and leave to the right.
    pub(crate) left: Option<[SpaceId; 2]>,
    pub(crate) right: Option<[SpaceId; 2]>,
}

/// What a side of a sheet or an asset does.
#[derive(Clone, Debug, Default)]
pub(crate) struct SideFacts {
    pub(crate) abilities: Range<u16>,
    /// What it always gives.
    pub(crate) sum: Sum,
    /// What it adds at times.
    pub(crate) constants: Range<u16>,
}

/// A goal.
#[derive(Clone, Debug)]
pub(crate) enum GoalFacts {
    Count(Feat, u8, Option<Test>),
    Have(Test),
    ByAbility,
}

/// The facts of a character.
#[derive(Clone, Debug)]
pub(crate) struct CharacterFacts {
    pub(crate) start: u8,
    /// What holds on both sides, on the front and on the back.
    pub(crate) sides: [SideFacts; 3],
    pub(crate) goal: GoalFacts,
}

/// The facts of a ship.
#[derive(Clone, Debug)]
pub(crate) struct ShipFacts {
    pub(crate) starter: bool,
    pub(crate) cost: u16,
    /// On the goal side and on the flipped side.
    pub(crate) slots: [Slots; 2],
    pub(crate) sides: [SideFacts; 2],
    pub(crate) goal: Option<GoalFacts>,
}

/// The facts of an ambition sheet.
#[derive(Clone, Debug)]
pub(crate) struct AmbitionFacts {
    pub(crate) credits: u16,
    pub(crate) reputation: Vec<Faction>,
    /// The card of the market it grants.
    pub(crate) card: Option<CardId>,
    pub(crate) goals: Vec<AmbitionGoalFacts>,
}

/// A goal of an ambition sheet.
#[derive(Clone, Debug)]
pub(crate) struct AmbitionGoalFacts {
    pub(crate) marker: Marker,
    pub(crate) by: ByFacts,
}

/// How a goal of an ambition sheet is completed.
#[derive(Clone, Debug)]
pub(crate) enum ByFacts {
    Goal(GoalFacts),
    Encounter {
        at: Option<SpaceId>,
        databank: Option<u8>,
        steps: At,
    },
    Fame,
}

/// Where a card belongs.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Home {
    /// In a deck of the market.
    Market(Market),
    /// In a deck of encounters.
    Encounters(EncounterDeckId),
    /// In the databank, under this number.
    Databank(u8),
}

/// The facts of a bounty.
#[derive(Copy, Clone, Debug)]
pub(crate) struct BountyFacts {
    pub(crate) contact: ContactId,
    pub(crate) combat: Combat,
    pub(crate) value: u8,
    pub(crate) elimination: At,
    pub(crate) deliver_to: SpaceId,
    pub(crate) capture: At,
}

/// The facts of a job.
#[derive(Copy, Clone, Debug)]
pub(crate) struct JobFacts {
    pub(crate) destination: SpaceId,
    pub(crate) databank: Option<u8>,
    pub(crate) steps: At,
    /// As what another player takes part in it.
    pub(crate) with: Option<Company>,
    pub(crate) reward: At,
    pub(crate) remove: bool,
}

/// Where cargo is delivered.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Destination {
    /// In this space.
    Space(SpaceId),
    /// Wherever the patrol of this faction is.
    Patrol(Faction),
}

/// What becomes of cargo once it is delivered.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Afterwards {
    /// It goes home.
    Discard,
    /// It leaves the game.
    Remove,
    /// It stays: its reward rotates it.
    Rotate,
}

/// The facts of cargo that is delivered.
#[derive(Copy, Clone, Debug)]
pub(crate) struct CargoFacts {
    pub(crate) destination: Destination,
    pub(crate) reward: At,
    pub(crate) afterwards: Afterwards,
}

/// The facts of an asset.
#[derive(Clone, Debug)]
pub(crate) struct AssetFacts {
    pub(crate) kind: Kind,
    /// One bit a trait.
    pub(crate) traits: u8,
    pub(crate) cost: Option<u16>,
    pub(crate) not_on: Spaces,
    pub(crate) one_per_trait: bool,
    pub(crate) forced: bool,
    pub(crate) kept: bool,
    /// The databank card for whoever rolls no hit when buying it.
    pub(crate) risk: Option<u8>,
    pub(crate) side: SideFacts,
    pub(crate) bounty: Option<BountyFacts>,
    pub(crate) job: Option<JobFacts>,
    pub(crate) cargo: Option<CargoFacts>,
    pub(crate) droid: bool,
    /// The contact a crew is.
    pub(crate) contact: Option<ContactId>,
}

impl AssetFacts {
    pub(crate) fn has_trait(&self, one: Trait) -> bool {
        self.traits & (1 << one as u8) != 0
    }

    /// Whether it can be bartered.
    pub(crate) fn barter_value(&self) -> Option<u16> {
        // rule: bartering/only-cargo-gear-mods, bartering/no-cost-no-barter
        match self.kind {
            Kind::Cargo | Kind::Gear | Kind::Mod => self.cost.filter(|&cost| cost > 0),
            Kind::Bounty | Kind::Crew | Kind::Job => None,
        }
    }
}

/// A section of an encounter card.
#[derive(Clone, Debug)]
pub(crate) struct SectionFacts {
    pub(crate) place: Option<SpaceId>,
    /// For navpoints: whether a patrol must be there.
    pub(crate) patrol: Option<bool>,
    /// On the Core Worlds: whether a crossing must have been announced.
    pub(crate) crosses: Option<bool>,
    /// For players who stand so with a faction: one bit a standing.
    pub(crate) standing: Option<(Faction, u8)>,
    pub(crate) does: At,
    /// Whether it is the secret of the card.
    pub(crate) secret: bool,
}

/// Where a card is a secret: the space, whether with a patrol, and whether for whoever crosses the
/// Core. All of it is seen by everybody when the secret is taken.
pub(crate) type SecretPlace = (Option<SpaceId>, Option<bool>, Option<bool>);

/// The facts of a card.
#[derive(Clone, Debug)]
pub(crate) struct CardFacts {
    pub(crate) home: Home,
    /// The first card with the same print.
    pub(crate) printed: CardId,
    /// The end it starts with, which is the card in decks: itself, but for the other end of one.
    pub(crate) starts_as: CardId,
    /// What it is when it is rotated.
    pub(crate) other_end: Option<CardId>,
    pub(crate) asset: Option<AssetFacts>,
    /// The ship a market card stands for.
    pub(crate) ship: Option<ShipId>,
    pub(crate) used_ship: bool,
    pub(crate) patrol: Option<(Faction, u8)>,
    /// With how many players it lets a contact be revealed.
    pub(crate) reveals: Option<(u8, u8)>,
    pub(crate) sections: Vec<SectionFacts>,
    /// The ability of its secret; no card has two.
    pub(crate) secret: Option<AbilityId>,
    /// The moments of all secrets this could be for somebody who only saw it taken.
    pub(crate) secret_moments: Moments,
    /// What a databank card does.
    pub(crate) steps: At,
    /// On which planet a player starts who starts with it.
    pub(crate) start: Option<SpaceId>,
}

/// An ability.
#[derive(Clone, Debug)]
pub(crate) struct AbilityFacts {
    pub(crate) at: Moment,
    pub(crate) given: Option<Test>,
    pub(crate) does: At,
    pub(crate) limit: Limit,
    pub(crate) must: bool,
    /// As it is printed, to be put into words.
    pub(crate) printed: Ability,
}

/// A constant that does not always add the same.
#[derive(Clone, Debug)]
pub(crate) enum ConstantFacts {
    Plus(Value, u8, Test),
    PlusPer(Value, u8, u16),
    Fame(u8, Test),
    /// Fame turned into so many credits, in thousands.
    FameForCredits(u8),
    /// What assets of these types, one bit each, pay more and less, in thousands.
    Reward {
        kinds: u8,
        more: u8,
        less: u8,
    },
}

/// A patrol token.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct PatrolFacts {
    pub(crate) combat: Option<u8>,
    pub(crate) reward: At,
}
