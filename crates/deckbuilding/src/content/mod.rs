//! What is printed on the cards, as data.

mod card;
mod check;
mod effect;
mod glance;
mod library;
mod load;

pub use card::{Base, Card, Deck, Faction, Source, Trait};
pub use check::Problem;
pub use effect::{
    Ability, Condition, Constant, Effect, Filter, Kind, Moment, Name, Place, Side, Traits,
};
pub(crate) use glance::Glance;
pub use library::{KindId, Library};
pub(crate) use library::{Kinds, Lasting, Lowered};
pub use load::{Content, ContentError};
