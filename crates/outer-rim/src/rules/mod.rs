//! The rules, one file a topic of the Rules Reference.

mod abilities;
mod assets;
mod bounties;
mod combat;
mod contacts;
mod credits;
mod damage;
mod deliver;
pub(crate) mod dice;
mod encounter_cards;
mod galaxy;
mod goals;
mod jobs;
pub(crate) mod market;
mod movement;
pub(crate) mod patrols;
pub(crate) mod skill_tests;
mod solo;
mod trade;
mod turn;
mod values;

pub use trade::{Bundle, Offer};
