//! Whether effects could do anything: what can do nothing is not offered.

use super::verbs::{Deed, Question, verb};
use super::{Ask, Do, Op, condition, options};
use crate::OuterRim;
use crate::content::Other;
use crate::flow::USUAL;
use crate::rules::credits;
use crate::state::{At, Bearer, PlayerId, Running, State};

/// Whether effects could do anything at all, as far as their beginning tells.
pub(crate) fn could(
    game: &OuterRim,
    state: &State,
    actor: PlayerId,
    bearer: Bearer,
    at: At,
) -> bool {
    let running = Running::new(at, actor, bearer);
    let next = || could(game, state, actor, bearer, At(at.0 + 1));
    match game.library.op(at) {
        Op::Do(Do::End) => false,
        Op::Do(Do::Step(_)) => next(),
        Op::Do(Do::Jump(to)) => could(game, state, actor, bearer, to),
        Op::Do(Do::Unless(test, to)) => {
            let test = game.library.program.test(test);
            if condition::holds(game, state, actor, test) {
                next()
            } else {
                could(game, state, actor, bearer, to)
            }
        }
        Op::Do(Do::To { then, end }) => {
            (can_all(game, state, running, at.0 + 1..then.0)
                && !is_in_vain(
                    game,
                    state,
                    Running {
                        at: then,
                        ..running
                    },
                ))
                || could(game, state, actor, bearer, end)
        }
        Op::Do(Do::Pay(price, _)) => state.area(actor).credits >= price,
        Op::Ask(Ask::FightPlayer { .. }) => has_choice(game, state, running) || next(),
        Op::Ask(Ask::Against { end, .. }) => {
            has_choice(game, state, running) || could(game, state, actor, bearer, end)
        }
        Op::Do(Do::Verb(verb)) | Op::Ask(Ask::Verb(verb)) => {
            let could = verb!(
                game.library.program.verb(verb),
                deed => Deed::could(&deed, game, state, running),
                question => Question::could(&question, game, state, running),
                none => true,
            );
            could || next()
        }
        // Who is asked for by more than being there may not be there.
        Op::Ask(Ask::As {
            who:
                Other::HereFamous(_)
                | Other::HereWanted
                | Other::HereNotWelcome(_)
                | Other::Opponent
                | Other::Owner,
            ..
        }) => has_choice(game, state, running),
        Op::Ask(Ask::May(_) | Ask::Choose { .. } | Ask::As { .. })
        | Op::Do(
            Do::GoOn(_)
            | Do::Test { .. }
            | Do::TestThem { .. }
            | Do::Fight { .. }
            | Do::Roll { .. }
            | Do::Prepare(_),
        ) => true,
    }
}

/// Whether what a price would be paid for asks for something there is not: dice to turn, say.
fn is_in_vain(game: &OuterRim, state: &State, running: Running) -> bool {
    match game.library.op(running.at) {
        Op::Do(Do::Verb(verb)) => verb!(
            game.library.program.verb(verb),
            deed => deed.asks_soon() && !Deed::can(&deed, game, state, running),
            _question => false,
            none => false,
        ),
        Op::Do(_) | Op::Ask(_) => false,
    }
}

/// Whether effects could do something if others handed over credits.
pub(super) fn could_if_lent(
    game: &OuterRim,
    state: &State,
    actor: PlayerId,
    bearer: Bearer,
    at: At,
) -> bool {
    // rule: trade/credits-may-interrupt
    let lendable = credits::lendable(state, actor);
    lendable > 0 && {
        let mut richer = state.clone();
        let purse = &mut richer.area_mut(actor).credits;
        *purse = purse.saturating_add(lendable);
        could(game, &richer, actor, bearer, at)
    }
}

/// Whether every step of a cost could be carried out completely.
pub(super) fn can_all(
    game: &OuterRim,
    state: &State,
    running: Running,
    steps: std::ops::Range<u16>,
) -> bool {
    steps.into_iter().all(|step| {
        let running = Running {
            at: At(step),
            ..running
        };
        can(game, state, running)
    })
}

/// Whether a step could be carried out completely.
fn can(game: &OuterRim, state: &State, running: Running) -> bool {
    match game.library.op(running.at) {
        Op::Do(Do::Pay(price, _)) => state.area(running.actor).credits >= price,
        Op::Ask(
            Ask::May(_)
            | Ask::Choose { .. }
            | Ask::As { .. }
            | Ask::Against { .. }
            | Ask::FightPlayer { .. },
        ) => has_choice(game, state, running),
        Op::Do(Do::Verb(verb)) | Op::Ask(Ask::Verb(verb)) => verb!(
            game.library.program.verb(verb),
            deed => Deed::can(&deed, game, state, running),
            question => Question::can(&question, game, state, running),
            none => true,
        ),
        Op::Do(
            Do::End
            | Do::Step(_)
            | Do::Jump(_)
            | Do::Unless(..)
            | Do::To { .. }
            | Do::GoOn(_)
            | Do::Test { .. }
            | Do::TestThem { .. }
            | Do::Fight { .. }
            | Do::Roll { .. }
            | Do::Prepare(_),
        ) => true,
    }
}

fn has_choice(game: &OuterRim, state: &State, running: Running) -> bool {
    let mut choices = Vec::with_capacity(USUAL);
    options::choices(game, state, running, &mut choices);
    !choices.is_empty()
}
