//! The house rules for player conflict.

mod alliances;
mod bounties;
mod interference;
mod negotiation;
mod piracy;
mod sabotage;

use crate::common::*;
use outer_rim::content::Die;
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use outer_rim::{HouseRule, HouseRules};

/// The house rules with these names, and no others.
fn rules(names: &[&str]) -> HouseRules {
    let rules = names.iter().map(|name| HouseRule::named(name));
    rules.collect::<Option<HouseRules>>().expect("house rules")
}

/// A step of the first player's turn with a house rule.
fn with(rule: &str, step: StepWord, players: Vec<PlayerWords>, dice: &[Die]) -> Scenario {
    Scenario {
        house: rules(&[rule]),
        step,
        players,
        dice: dice.to_vec(),
        ..Scenario::default()
    }
}

/// Somebody in a space with so many credits.
fn with_credits(character: &str, space: &str, credits: u32) -> PlayerWords {
    PlayerWords {
        credits,
        ..player(character, space)
    }
}
