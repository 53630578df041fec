//! The rules, one file a topic of the Rules Reference.

pub(crate) mod abilities;
pub(crate) mod ambitions;
pub(crate) mod assets;
pub(crate) mod bounties;
pub(crate) mod character_bounties;
pub(crate) mod combat;
pub(crate) mod contacts;
pub(crate) mod credits;
pub(crate) mod damage;
pub(crate) mod deliver;
pub(crate) mod dice;
pub(crate) mod encounter_cards;
pub(crate) mod favors;
pub(crate) mod galaxy;
pub(crate) mod goals;
pub(crate) mod house;
pub(crate) mod jobs;
pub(crate) mod market;
pub(crate) mod movement;
pub(crate) mod patrols;
pub(crate) mod skill_tests;
pub(crate) mod solo;
pub(crate) mod trade;
pub(crate) mod turn;
pub(crate) mod values;

pub use favors::{Favoring, Proposal};
pub use house::{Conflict, Deed, HouseRule, HouseRules, Pending, Word};
pub use trade::{Bundle, Offer};
