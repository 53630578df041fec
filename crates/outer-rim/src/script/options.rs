//! What effects ask: of whom, and what can be answered.

use super::can;
use super::op::{Op, thousands};
use super::run::running;
use super::verbs::{Deed as _, Question as _, verb};
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Effect, Other};
use crate::state::{At, PlayerId, Running, State};

/// Who answers what the script asks.
pub(crate) fn decider(game: &OuterRim, state: &State, running: Running) -> PlayerId {
    match game.library.op(running.at) {
        // rule: ties/most-famous-current-player-picks-one
        Op::As {
            who: Other::MostFamous,
            ..
        } => state.current,
        Op::Ask(verb) => verb!(
            game.library.program.verb(verb),
            _deed => running.actor,
            question => question.decider(state, running),
            none => running.actor,
        ),
        Op::As { .. }
        | Op::End
        | Op::Step(_)
        | Op::Jump(_)
        | Op::Unless(..)
        | Op::May(_)
        | Op::Choose { .. }
        | Op::To { .. }
        | Op::Pay(..)
        | Op::GoOn(_)
        | Op::Test { .. }
        | Op::Fight { .. }
        | Op::FightPlayer { .. }
        | Op::Roll { .. }
        | Op::Draw(..)
        | Op::Do(_) => running.actor,
    }
}

/// What can be answered to what the script asks.
pub(crate) fn choices(game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
    let actor = running.actor;
    match game.library.op(running.at) {
        Op::May(_) => {
            let first = At(running.at.0 + 1);
            if can::could(game, state, actor, running.bearer, first) {
                out.extend([Choice::Yes, Choice::Pass]);
            } else if can::could_if_lent(game, state, actor, running.bearer, first) {
                out.push(Choice::Pass);
            }
        }
        Op::Choose { first, count, .. } => {
            let options = (0..count).filter(|&option| {
                let at = game.library.program.option(first + u16::from(option));
                can::could(game, state, actor, running.bearer, at)
            });
            out.extend(options.map(Choice::Option));
        }
        Op::As { who, .. } => out.extend(others(state, actor, who).map(Choice::Player)),
        Op::FightPlayer { who, .. } => {
            // rule: defeat/cannot-be-attacked
            let foes = others(state, actor, who).filter(|&other| !state.area(other).defeated);
            out.extend(foes.map(Choice::Player));
        }
        Op::Ask(verb) => verb!(
            game.library.program.verb(verb),
            _deed => {},
            question => question.options(game, state, running, out),
            none => {},
        ),
        Op::End
        | Op::Step(_)
        | Op::Jump(_)
        | Op::Unless(..)
        | Op::To { .. }
        | Op::Pay(..)
        | Op::GoOn(_)
        | Op::Test { .. }
        | Op::Fight { .. }
        | Op::Roll { .. }
        | Op::Draw(..)
        | Op::Do(_) => {}
    }
}

/// The other players an effect can be about.
fn others(state: &State, actor: PlayerId, who: Other) -> impl Iterator<Item = PlayerId> {
    let (here, fame) = (state.area(actor).space, state.area(actor).fame);
    let most = state.players.iter().map(|area| area.fame).max();
    state.clockwise(actor).filter(move |&player| {
        let area = state.area(player);
        match who {
            Other::Here => player != actor && area.space == here,
            Other::HereMoreFamous => player != actor && area.space == here && area.fame > fame,
            Other::Anyone => player != actor,
            // rule: fame/current-player-if-tied-is-hit
            Other::MostFamous => Some(area.fame) == most,
        }
    })
}

/// Where what the present step offers begins.
pub(crate) fn offers(game: &OuterRim, running: Running) -> Vec<At> {
    let op = game.library.op(running.at);
    if let Op::May(_) = op {
        return vec![running.at.next()];
    }
    let Op::Choose { first, count, .. } = op else {
        return Vec::new();
    };
    let options = (0..count).map(|option| first + u16::from(option));
    options
        .map(|one| game.library.program.option(one))
        .collect()
}

/// The price effects begin with, if a player has too few credits for it.
pub(crate) fn lacking(game: &OuterRim, state: &State, actor: PlayerId, at: At) -> Option<u16> {
    let have = state.area(actor).credits;
    let op = game.library.op(at);
    if let Op::Step(_) = op {
        return lacking(game, state, actor, at.next());
    }
    let steps = if let Op::To { then, .. } = op {
        at.0 + 1..then.0
    } else if let Op::Pay(..) = op {
        at.0..at.next().0
    } else {
        return None;
    };
    let prices = steps.into_iter().filter_map(|step| price(game, At(step)));
    prices.into_iter().find(|&price| price > have)
}

/// What a step costs.
fn price(game: &OuterRim, at: At) -> Option<u16> {
    if let Op::Pay(price, _) = game.library.op(at) {
        return Some(price);
    }
    let Effect::LoseCredits(n) = game.library.program.effect(at)? else {
        return None;
    };
    Some(thousands(*n))
}

/// Whether effects that begin here ask before anything else comes of them.
pub(crate) fn asks_soon(game: &OuterRim, at: At) -> bool {
    let op = game.library.op(at);
    if let Op::Step(_) | Op::To { .. } | Op::Pay(..) = op {
        return asks_soon(game, at.next());
    }
    let begins = game.library.program.effect(at).is_some_and(
        |effect| verb!(effect, deed => deed.asks_soon(), _question => true, none => false),
    );
    begins || asks(op)
}

/// Whether the script on top picks two things, one after the other.
pub(crate) fn picks_twice(game: &OuterRim, state: &State) -> bool {
    let effect = running(state).and_then(|running| game.library.program.effect(running.at));
    effect.is_some_and(
        |effect| verb!(effect, _deed => false, question => question.picks_twice(), none => false),
    )
}

/// Whether a faction that the script on top asks for stands for its patrol.
pub(crate) fn is_of_patrols(game: &OuterRim, state: &State) -> bool {
    let effect = running(state).and_then(|running| game.library.program.effect(running.at));
    effect.is_some_and(
        |effect| verb!(effect, _deed => false, question => question.is_of_patrols(), none => false),
    )
}

/// The message that says what the script asks for.
pub(crate) fn message(game: &OuterRim, running: Running) -> &'static str {
    let other = "pick-other";
    match game.library.op(running.at) {
        Op::Choose { .. } => "pick-option",
        Op::As { .. } => "pick-player",
        Op::FightPlayer { .. } => "pick-fight",
        Op::Ask(verb) => verb!(
            game.library.program.verb(verb),
            _deed => other,
            question => question.message(running.picked > 0),
            none => other,
        ),
        Op::End
        | Op::Step(_)
        | Op::Jump(_)
        | Op::Unless(..)
        | Op::May(_)
        | Op::To { .. }
        | Op::Pay(..)
        | Op::GoOn(_)
        | Op::Test { .. }
        | Op::Fight { .. }
        | Op::Roll { .. }
        | Op::Draw(..)
        | Op::Do(_) => other,
    }
}

/// Whether a step asks somebody.
pub(super) fn asks(op: Op) -> bool {
    match op {
        Op::May(_) | Op::Choose { .. } | Op::As { .. } | Op::FightPlayer { .. } | Op::Ask(_) => {
            true
        }
        Op::End
        | Op::Step(_)
        | Op::Jump(_)
        | Op::Unless(..)
        | Op::To { .. }
        | Op::Pay(..)
        | Op::GoOn(_)
        | Op::Test { .. }
        | Op::Fight { .. }
        | Op::Roll { .. }
        | Op::Draw(..)
        | Op::Do(_) => false,
    }
}

/// Whether somebody who can only decline is asked all the same: others may hand over credits.
pub(super) fn may_wait(game: &OuterRim, op: Op) -> bool {
    if let Op::Ask(verb) = op {
        let effect = game.library.program.verb(verb);
        return verb!(effect, _deed => false, question => question.may_wait(), none => false);
    }
    // rule: trade/credits-may-interrupt
    matches!(op, Op::May(_))
}
