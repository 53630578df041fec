//! What is printed on the components: the types, and reading them.

mod ai;
mod check;
mod effect;
mod entry;
mod goal;
mod library;
mod load;
mod map;
mod words;

pub use ai::{AiCard, AiSection, Bullet, FactionOf};
pub use check::Problem;
pub use effect::{
    Ability, Amount, Condition, Constant, Contacts, Effect, Filter, Limit, Moment, Other, Patrols,
    Place, Rolls, Whose, With,
};
pub use entry::{
    Asset, AssetKind, Character, Contact, DatabankCard, EncounterCard, Flipped, Goods, MarketCard,
    Patrol, Section, SectionPlace, Ship, Side, Slots,
};
pub use goal::{Feat, Goal};
pub use library::Library;
pub(crate) use library::{
    AbilityFacts, AssetFacts, BountyFacts, CardFacts, ConstantFacts, GoalFacts, Home, JobFacts,
    SectionFacts, SideFacts, SpaceFacts, Terrain,
};
pub use load::{Content, ContentError};
pub use map::{Part, Space, SpaceKind, Tile};
pub use words::{
    Body, Class, Combat, Die, Faction, Kind, Market, Skill, Source, Standing, Trait, Value,
};
