//! House rules: what they ask, and why something of them is not possible.

use super::speaker::Speaker;
use crate::OuterRim;
use crate::content::Value;
use crate::rules::house::{Pending, bounties, sabotage};
use crate::rules::{Conflict, HouseRule, combat, galaxy};
use crate::state::{PlayerId, State, Step};
use rulebook::rule_id;
use tabletop::Text;

/// What is asked.
pub(super) fn ask(speaker: Speaker<'_>, state: &State, pending: Pending) -> Text {
    match pending {
        Pending::Loot { victim, .. } => {
            speaker.say("ask-loot", &[("player", speaker.player(state, victim))])
        }
        Pending::Forfeit { .. } => speaker.say("ask-forfeit", &[]),
    }
}

/// What passing is called.
pub(super) fn pass(pending: Pending) -> &'static str {
    match pending {
        Pending::Loot { .. } => "pass-loot",
        Pending::Forfeit { .. } => "pass",
    }
}

/// Whom an act leads to a fight with, and by which value.
pub(super) fn fight(game: &OuterRim, state: &State, act: Conflict) -> Option<(PlayerId, Value)> {
    match act {
        Conflict::Collect(other) => {
            let kind = combat::kind_of_players(game, state, other);
            Some((other, kind.value()))
        }
        Conflict::Rob(other) => Some((other, Value::ShipCombat)),
        Conflict::Place(_) | Conflict::Sabotage(_) | Conflict::Loot(_) => None,
    }
}

/// Why something is not possible now, and by which rule.
pub(super) fn why_not(
    game: &OuterRim,
    state: &State,
    act: Conflict,
) -> (&'static str, &'static str) {
    let rule = match act {
        Conflict::Place(_) | Conflict::Collect(_) => HouseRule::Bounties,
        Conflict::Rob(_) | Conflict::Loot(_) => HouseRule::Piracy,
        Conflict::Sabotage(_) => HouseRule::Sabotage,
    };
    if !state.options.house.has(rule) {
        return (
            "refused-house-off",
            rule_id!("house-bounties/optional-mode"),
        );
    }
    let player = state.current;
    let elsewhere =
        |other: PlayerId| state.area(other).space != state.mine().space || other == player;
    let acting = matches!(act, Conflict::Place(_) | Conflict::Sabotage(_));
    match act {
        _ if acting != (state.step == Step::Action) => {
            ("refused-not-asked", rule_id!("turn/three-steps-in-order"))
        }
        Conflict::Place(_) if state.mine().credits < bounties::COST => {
            ("refused-poor", rule_id!("house-bounties/pay-and-announce"))
        }
        Conflict::Place(target) if target == player || state.house.today.placed => (
            "refused-place-bounty",
            rule_id!("house-bounties/pay-and-announce"),
        ),
        Conflict::Place(_) => (
            "refused-place-bounty",
            rule_id!("house-bounties/one-active-at-a-time"),
        ),
        Conflict::Collect(_) => (
            "refused-collect",
            rule_id!("house-bounties/licence-to-attack-the-target"),
        ),
        Conflict::Rob(other) if elsewhere(other) => (
            "refused-target-elsewhere",
            rule_id!("house-piracy/declare-in-same-space"),
        ),
        Conflict::Rob(_) | Conflict::Loot(_) => (
            "refused-rob",
            rule_id!("house-piracy/declare-in-same-space"),
        ),
        Conflict::Sabotage(other)
            if elsewhere(other) || !galaxy::is_planet(game, state.mine().space) =>
        {
            (
                "refused-sabotage-elsewhere",
                rule_id!("house-sabotage/same-planet-only"),
            )
        }
        Conflict::Sabotage(_) if state.mine().credits < sabotage::COST => (
            "refused-poor",
            rule_id!("house-sabotage/pay-then-roll-one-die"),
        ),
        Conflict::Sabotage(other) if state.house.damaged.has(other) => (
            "refused-sabotaged",
            rule_id!("house-sabotage/no-repeat-until-repaired"),
        ),
        Conflict::Sabotage(_) => (
            "refused-sabotage",
            rule_id!("house-sabotage/same-planet-only"),
        ),
    }
}
