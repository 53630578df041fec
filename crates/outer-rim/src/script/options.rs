//! What effects ask: of whom, and what can be answered.

use super::can;
use super::op::{Ask, Do, Op, thousands};
use super::run::{running, them};
use super::verbs::{Deed as _, Question as _, verb};
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Effect, Faction, Other, Standing};
use crate::rules::{abilities, jobs};
use crate::state::{At, PlayerId, Running, State};

/// Who answers what the script asks.
pub(crate) fn decider(game: &OuterRim, state: &State, running: Running) -> PlayerId {
    // rule: multi-player-jobs/current-player-decides
    if running.actor != state.current && jobs::is_shared(game, state, running.bearer) {
        return state.current;
    }
    match game.library.program.asked(running.at) {
        // rule: ties/most-famous-current-player-picks-one
        Some(Ask::As {
            who: Other::MostFamous,
            ..
        }) => state.current,
        Some(Ask::Verb(verb)) => verb!(
            game.library.program.verb(verb),
            _deed => running.actor,
            question => question.decider(state, running),
            none => running.actor,
        ),
        Some(
            Ask::As { .. }
            | Ask::May(_)
            | Ask::Choose { .. }
            | Ask::Against { .. }
            | Ask::FightPlayer { .. },
        )
        | None => running.actor,
    }
}

/// What can be answered to what the script asks.
pub(crate) fn choices(game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
    let actor = running.actor;
    let Some(ask) = game.library.program.asked(running.at) else {
        return;
    };
    match ask {
        Ask::May(_) => {
            let first = At(running.at.0 + 1);
            if can::could(game, state, actor, running.bearer, first) {
                out.extend([Choice::Yes, Choice::Pass]);
            } else if can::could_if_lent(game, state, actor, running.bearer, first) {
                out.push(Choice::Pass);
            }
        }
        Ask::Choose { first, count, .. } => {
            let options = (0..count).filter(|&option| {
                let at = game.library.program.option(first + u16::from(option));
                can::could(game, state, actor, running.bearer, at)
            });
            out.extend(options.map(Choice::Option));
        }
        Ask::As { who, .. } | Ask::Against { who, .. } => {
            out.extend(others(game, state, running, who).map(Choice::Player));
        }
        Ask::FightPlayer { who, .. } => {
            // rule: defeat/cannot-be-attacked
            let foes =
                others(game, state, running, who).filter(|&other| !state.area(other).defeated);
            out.extend(foes.map(Choice::Player));
        }
        Ask::Verb(verb) => verb!(
            game.library.program.verb(verb),
            _deed => {},
            question => question.options(game, state, running, out),
            none => {},
        ),
    }
}

/// The other players an effect can be about.
fn others(
    game: &OuterRim,
    state: &State,
    running: Running,
    who: Other,
) -> impl Iterator<Item = PlayerId> {
    let actor = running.actor;
    let them = match who {
        Other::Them | Other::Either => them(state, running),
        _ => None,
    };
    let (here, fame) = (state.area(actor).space, state.area(actor).fame);
    let most = state.players.iter().map(|area| area.fame).max();
    state.clockwise(actor).filter(move |&player| {
        let area = state.area(player);
        match who {
            Other::Here => player != actor && area.space == here,
            Other::HereMoreFamous => player != actor && area.space == here && area.fame > fame,
            Other::HereFamous(least) => player != actor && area.space == here && area.fame >= least,
            Other::HereWanted => {
                let mut factions = Faction::ALL.iter();
                let wanted =
                    factions.any(|&faction| state.standing(player, faction) == Standing::Negative);
                player != actor && area.space == here && wanted
            }
            Other::HereNotWelcome(faction) => {
                let welcome = state.standing(player, faction) == Standing::Positive;
                player != actor && area.space == here && !welcome
            }
            Other::Opponent => {
                let combat = state.combat.as_ref();
                combat.and_then(|combat| combat.opponent(actor)) == Some(player)
            }
            Other::Owner => abilities::owner_at(game, state, running.at) == Some(player),
            Other::Anyone => player != actor,
            // rule: fame/current-player-if-tied-is-hit
            Other::MostFamous => Some(area.fame) == most,
            Other::Them => Some(player) == them,
            Other::Either => player == actor || Some(player) == them,
        }
    })
}

/// Where what the present step offers begins.
pub(crate) fn offers(game: &OuterRim, running: Running) -> Vec<At> {
    let (first, count) = match game.library.program.asked(running.at) {
        Some(Ask::May(_)) => return vec![running.at.next()],
        Some(Ask::Choose { first, count, .. }) => (first, count),
        Some(Ask::As { .. } | Ask::Against { .. } | Ask::FightPlayer { .. } | Ask::Verb(_))
        | None => return Vec::new(),
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
    if let Op::Do(Do::Step(_)) = op {
        return lacking(game, state, actor, at.next());
    }
    let steps = if let Op::Do(Do::To { then, .. }) = op {
        at.0 + 1..then.0
    } else if let Op::Do(Do::Pay(..)) = op {
        at.0..at.next().0
    } else {
        return None;
    };
    let prices = steps.into_iter().filter_map(|step| price(game, At(step)));
    prices.into_iter().find(|&price| price > have)
}

/// What a step costs.
fn price(game: &OuterRim, at: At) -> Option<u16> {
    if let Op::Do(Do::Pay(price, _)) = game.library.op(at) {
        return Some(price);
    }
    let Effect::LoseCredits(n) = game.library.program.effect(at)? else {
        return None;
    };
    Some(thousands(*n))
}

/// Whether effects that begin here ask before anything else comes of them.
pub(crate) fn asks_soon(game: &OuterRim, at: At) -> bool {
    match game.library.op(at) {
        Op::Ask(_) => true,
        Op::Do(Do::Step(_) | Do::To { .. } | Do::Pay(..)) => asks_soon(game, at.next()),
        Op::Do(Do::Verb(verb)) => verb!(
            game.library.program.verb(verb),
            deed => deed.asks_soon(),
            _question => true,
            none => false,
        ),
        Op::Do(
            Do::End
            | Do::Jump(_)
            | Do::Unless(..)
            | Do::GoOn(_)
            | Do::Test { .. }
            | Do::TestThem { .. }
            | Do::Fight { .. }
            | Do::Roll { .. }
            | Do::Prepare(_),
        ) => false,
    }
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
    match game.library.program.asked(running.at) {
        Some(Ask::Choose { .. }) => "pick-option",
        Some(Ask::As { .. }) => "pick-player",
        Some(Ask::Against { .. }) => "pick-opponent",
        Some(Ask::FightPlayer { .. }) => "pick-fight",
        Some(Ask::Verb(verb)) => verb!(
            game.library.program.verb(verb),
            _deed => other,
            question => question.message(running.picked > 0),
            none => other,
        ),
        Some(Ask::May(_)) | None => other,
    }
}

/// Whether somebody who can only decline is asked all the same: others may hand over credits.
pub(super) fn may_wait(game: &OuterRim, ask: Ask) -> bool {
    match ask {
        Ask::Verb(verb) => {
            let effect = game.library.program.verb(verb);
            verb!(effect, _deed => false, question => question.may_wait(), none => false)
        }
        // rule: trade/credits-may-interrupt
        Ask::May(_) => true,
        Ask::Choose { .. } | Ask::As { .. } | Ask::Against { .. } | Ask::FightPlayer { .. } => {
            false
        }
    }
}
