//! What is printed on the cards, as data.

mod card;
mod check;
mod effect;
mod library;
mod load;

pub use card::{Base, Card, Deck, Faction, Source, Trait};
pub use check::Problem;
pub use effect::{
    Ability, Condition, Constant, Effect, Filter, Kind, Moment, Name, Place, Side, Traits,
};
pub(crate) use library::{Glance, Kinds, Lasting, Lowered};
pub use library::{KindId, Library};
pub use load::{Content, ContentError};
