//! Questions in words.

use super::speaker::{Speaker, number, yes};
use crate::Deckbuilding;
use crate::choice::{Picking, Prompt};
use crate::content::Lowered;
use crate::state::{CardId, Frame, Running, Source, State};
use printed::Arg;
use tabletop::{Game as _, Lang, Text};

pub(crate) fn ask(game: &Deckbuilding, state: &State, lang: Lang) -> Text {
    let speaker = Speaker::new(game, lang);
    let Some(prompt) = game.prompt(state) else {
        return speaker.say("ask-over", &[]);
    };
    match prompt {
        Prompt::PickBases { left } => speaker.say("ask-pick-bases", &[("n", left.into())]),
        Prompt::NewBase => speaker.say("ask-new-base", &[]),
        Prompt::Turn => speaker.say("ask-turn", &[("n", number(state.resources))]),
        Prompt::Triggers => speaker.say("ask-triggers", &[]),
        Prompt::Reward { card } => speaker.say("ask-reward", &[("card", speaker.card(card))]),
        Prompt::Spread { left, ship } => {
            let args = [("n", number(left)), ("card", speaker.card(ship))];
            speaker.say("ask-spread", &args)
        }
        Prompt::Effect { source, what } => {
            let args = [
                ("source", speaker.source(state, source)),
                ("theirs", yes(game.deciding(state) != Some(state.active))),
                ("reward", yes(is_reward(game, state))),
                ("what", picking(what)),
            ];
            speaker.say("ask-effect", &args)
        }
    }
}

/// What is to be picked.
fn picking(what: Picking) -> Arg {
    let args = [("n", what.n.into()), ("up-to", yes(what.up_to))];
    Arg::said(format!("pick-{}", what.to), args)
}

/// Whether the effect under way is a reward.
fn is_reward(game: &Deckbuilding, state: &State) -> bool {
    match state.stack.last() {
        Some(&Frame::Script(Running {
            at,
            source: Source::Card(card),
            ..
        })) => reward_runs(game, card, at),
        _ => false,
    }
}

/// Whether a step of a card's program belongs to its reward. Of one card the reward is lowered
/// first, then the ability.
pub(super) fn reward_runs(game: &Deckbuilding, card: CardId, at: u16) -> bool {
    let facts = game.library.facts(card);
    let ability = match facts.ability {
        Lowered::Action(start) | Lowered::When(_, start) => Some(start),
        Lowered::None | Lowered::While(_) => None,
    };
    facts.reward.is_some_and(|reward| at >= reward) && ability.is_none_or(|ability| at < ability)
}
