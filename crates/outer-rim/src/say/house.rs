//! House rules: what they ask, and why something of them is not possible.

use super::speaker::Speaker;
use crate::OuterRim;
use crate::content::Value;
use crate::rules::house::{Pending, bounties, may_harm, sabotage};
use crate::rules::{Conflict, Deed, HouseRule, Word, combat, galaxy};
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
        Pending::Alliance { by, rounds: 0, .. } => {
            speaker.say("ask-parting", &[("player", speaker.player(state, by))])
        }
        Pending::Alliance { by, rounds, .. } => {
            let args = [("player", speaker.player(state, by)), ("n", rounds.into())];
            speaker.say("ask-alliance", &args)
        }
        Pending::Slander { player, .. } => {
            speaker.say("ask-slander", &[("player", speaker.player(state, player))])
        }
        Pending::Reroll { .. } => speaker.say("ask-forced-reroll", &[]),
    }
}

/// What passing is called.
pub(super) fn pass(pending: Pending) -> &'static str {
    match pending {
        Pending::Loot { .. } => "pass-loot",
        Pending::Alliance { .. } => "pass-alliance",
        Pending::Forfeit { .. } | Pending::Slander { .. } | Pending::Reroll { .. } => "pass",
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
        Conflict::Place(_) | Conflict::Sabotage(_) | Conflict::Loot(_) | Conflict::Meddle(_) => {
            None
        }
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
        Conflict::Meddle(Deed::Assist) => HouseRule::Alliances,
        Conflict::Meddle(Deed::Interfere) => HouseRule::Interference,
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
    if let Some(other) = act.against().filter(|&other| other != player)
        && !may_harm(state, player, other)
    {
        let rule = rule_id!("house-alliance/no-attack-or-theft-between-allies");
        return ("refused-ally", rule);
    }
    let acting = matches!(act, Conflict::Place(_) | Conflict::Sabotage(_));
    match act {
        _ if acting != (state.step == Step::Action) => {
            ("refused-not-asked", rule_id!("turn/three-steps-in-order"))
        }
        Conflict::Meddle(_) => (
            "refused-not-asked",
            rule_id!("house-interference/same-planet-during-job-or-bounty"),
        ),
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

/// What can be said, as something that can be done.
pub(super) fn describe_word(speaker: Speaker<'_>, state: &State, word: Word) -> Text {
    let plain = |id| speaker.say(id, &[]);
    match word {
        Word::Ally { to, rounds } => {
            let other = speaker.player(state, PlayerId(to.0));
            let args = [("player", other), ("n", rounds.into())];
            speaker.say("offer-alliance", &args)
        }
        Word::BreakAlliance => plain("offer-break-alliance"),
        Word::PartWays => plain("offer-part-ways"),
        Word::Meddle(Deed::Assist) => plain("choice-assist"),
        Word::Meddle(Deed::Interfere) => plain("choice-interfere"),
        Word::StandAside => plain("pass-meddling"),
        Word::Hold => plain("offer-hold"),
    }
}
