//! What is printed on the components: the types, and reading them.

mod ai;
mod ambition;
mod back;
mod boxes;
mod check;
mod complete;
mod effect;
mod entry;
mod goal;
mod inset;
mod library;
mod load;
mod manifest;
mod map;
mod moments;
mod named;
mod shelf;
mod sum;
mod walk;
mod words;

pub use ai::{AiCard, AiDeck, AiSection, Bullet, FactionOf, NotAlone};
pub(crate) use ambition::MOST_GOALS;
pub use ambition::{Ambition, AmbitionGoal, By, Marker};
pub use back::Hint;
pub use boxes::{Boxes, Expansion};
pub use check::Problem;
pub(crate) use check::{Checking, Found};
pub use complete::KINDS;
pub use effect::{
    Ability, Amount, Condition, Constant, Contacts, Effect, Filter, Limit, Other, Patrols, Place,
    With,
};
pub(crate) use entry::CAUGHT;
pub use entry::{
    Asset, AssetKind, Character, Contact, DatabankCard, EncounterCard, Flipped, Goods, MarketCard,
    Patrol, Section, SectionPlace, Ship, Side, Slots,
};
pub use goal::{Feat, Goal};
pub use inset::Inset;
pub(crate) use library::{
    Afterwards, AmbitionFacts, AssetFacts, Berth, ByFacts, ConstantFacts, Destination, GoalFacts,
    SectionFacts, SideFacts, Terrain,
};
pub use library::{Home, Library};
pub use load::{Content, ContentError};
pub use manifest::Counts;
pub use map::{Part, Space, SpaceKind, Tile};
pub(crate) use moments::{COMBAT_ROLLS, DELIVERY_ROLLS, Moments, TEST_ROLLS, rolls_of};
pub use moments::{Moment, Rolls, Whose};
pub use shelf::Shelf;
pub(crate) use sum::{Perk, Sum};
pub use words::{
    Body, Class, Combat, Company, Die, Faction, Kind, Market, Skill, Source, Standing, Trait, Value,
};
