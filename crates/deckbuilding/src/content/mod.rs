//! What is printed on the cards, as data.

mod card;
mod effect;

pub use card::{Base, Card, Deck, Faction, Source, Trait};
pub use effect::{
    Ability, Condition, Constant, Effect, Filter, Kind, Moment, Name, Place, Side, Traits,
};
