//! Running effects: one step of a program after the other, until somebody has to decide.

use super::op::{Ask, Do, Op};
use super::options::may_wait;
use super::verbs::{Deed as _, Question as _, verb};
use super::{answer, can, condition, options};
use crate::OuterRim;
use crate::content::{Die, Moment, Rolls, Whose};
use crate::event::{Event, Why};
use crate::flow::USUAL;
use crate::rules::{abilities, combat, credits, dice, skill_tests};
use crate::state::{
    At, Bearer, BerthId, CardId, Cause, Foe, Frame, PlayerId, Purpose, Running, State,
};
use tabletop::Log;

/// The script on top of the stack.
pub(crate) fn running(state: &State) -> Option<Running> {
    match state.stack.last() {
        Some(&Frame::Script(running)) => Some(running),
        _ => None,
    }
}

/// Begins effects.
pub(crate) fn begin(state: &mut State, at: At, actor: PlayerId, bearer: Bearer) {
    begin_about(state, at, actor, bearer, None);
}

/// Begins effects that are about another player as well.
pub(crate) fn begin_with(
    state: &mut State,
    at: At,
    actor: PlayerId,
    bearer: Bearer,
    other: Option<PlayerId>,
) {
    if at.0 != 0 {
        let running = Running::new(at, actor, bearer);
        state
            .stack
            .push(Frame::Script(Running { other, ..running }));
    }
}

/// The other player effects are about. What is run within them, a won combat for one, is about the
/// same.
pub(crate) fn them(state: &State, running: Running) -> Option<PlayerId> {
    let frames = || state.stack.iter().rev();
    let outer = || {
        frames().find_map(|frame| match frame {
            Frame::Script(outer)
                if outer.bearer == running.bearer && outer.actor == running.actor =>
            {
                outer.other
            }
            _ => None,
        })
    };
    running.other.or_else(outer)
}

/// Begins effects that are about a contact.
pub(crate) fn begin_about(
    state: &mut State,
    at: At,
    actor: PlayerId,
    bearer: Bearer,
    berth: Option<BerthId>,
) {
    if at.0 != 0 {
        let running = Running::new(at, actor, bearer);
        state
            .stack
            .push(Frame::Script(Running { berth, ..running }));
    }
}

/// One step of the script on top. Says whether somebody has to decide.
pub(crate) fn step(
    game: &OuterRim,
    state: &mut State,
    running: Running,
    log: &mut Log<Event>,
) -> bool {
    let ask = match game.library.op(running.at) {
        Op::Do(Do::End) => {
            state.stack.pop();
            return false;
        }
        Op::Do(step) => {
            perform(game, state, running, step, log);
            return false;
        }
        Op::Ask(ask) => ask,
    };
    let mut choices = Vec::with_capacity(USUAL);
    options::choices(game, state, running, &mut choices);
    match choices[..] {
        [] => {
            tell_unpaid(game, state, running, log);
            skip(state, running, ask);
            false
        }
        [only] if !may_wait(game, ask) => {
            tell_unpaid(game, state, running, log);
            answer::answer(game, state, only, log);
            false
        }
        _ => true,
    }
}

/// Tells what is not even asked for want of credits.
fn tell_unpaid(game: &OuterRim, state: &State, running: Running, log: &mut Log<Event>) {
    for at in options::offers(game, running) {
        if let Some(price) = options::lacking(game, state, running.actor, at) {
            tell_cannot_pay(state, running, price, log);
        }
    }
}

fn tell_cannot_pay(state: &State, running: Running, price: u16, log: &mut Log<Event>) {
    let (player, bearer) = (running.actor, running.bearer);
    log.tell(state, || Event::CannotPay {
        player,
        card: match bearer {
            Bearer::Card(card) => Some(card),
            _ => None,
        },
        price,
    });
}

/// The script on top goes on elsewhere.
pub(crate) fn go_to(state: &mut State, to: At) {
    if let Some(Frame::Script(running)) = state.stack.last_mut() {
        running.at = to;
        running.picked = 0;
    }
}

pub(super) fn next(state: &mut State, running: Running) {
    go_to(state, At(running.at.0 + 1));
}

/// There is nothing to choose: the step does nothing.
pub(super) fn skip(state: &mut State, running: Running, ask: Ask) {
    // Every option ends where the whole does; one that can do nothing changes nothing.
    match ask {
        Ask::FightPlayer { next, .. } | Ask::As { next, .. } => go_to(state, next),
        Ask::May(end) | Ask::Against { end, .. } => go_to(state, end),
        Ask::Choose { .. } | Ask::Verb(_) => next(state, running),
    }
}

/// A step that asks nobody.
fn perform(game: &OuterRim, state: &mut State, running: Running, step: Do, log: &mut Log<Event>) {
    let actor = running.actor;
    next(state, running);
    match step {
        Do::Verb(verb) => verb!(
            game.library.program.verb(verb),
            deed => deed.perform(game, state, running, log),
            _question => {},
            none => {},
        ),
        Do::Prepare(verb) => verb!(
            game.library.program.verb(verb),
            _deed => {},
            question => question.prepare(state, running, log),
            none => {},
        ),
        Do::Step(step) => {
            if let Bearer::Card(card) = running.bearer {
                log.tell(state, || Event::StepReached {
                    player: actor,
                    card,
                    step,
                });
            }
        }
        Do::Jump(to) => go_to(state, to),
        Do::GoOn(to) => go_on(state, running.bearer, to),
        Do::Unless(test, to) => {
            let test = game.library.program.test(test);
            if !condition::holds(game, state, actor, test) {
                go_to(state, to);
            }
        }
        Do::To { then, end } => {
            if !can::can_all(game, state, running, running.at.0 + 1..then.0) {
                go_to(state, end);
            }
        }
        Do::Pay(price, end) => {
            // rule: wording/to-needs-full-cost
            if state.area(actor).credits >= price {
                credits::lose(state, actor, price, Why::Cost, log);
            } else {
                tell_cannot_pay(state, running, price, log);
                go_to(state, end);
            }
        }
        Do::Test {
            skill, pass, fail, ..
        } => skill_tests::begin(state, actor, skill, [pass, fail]),
        Do::TestThem {
            skill,
            pass,
            fail,
            end,
        } => match them(state, running) {
            // rule: opposed-jobs/both-players-test, opposed-jobs/no-test-is-skipped
            Some(other) => skill_tests::begin(state, other, skill, [pass, fail]),
            None => go_to(state, end),
        },
        Do::Fight {
            combat: kind,
            value,
            win,
            lose,
            undefeated,
            next,
        } => {
            go_to(state, next);
            let card = match running.bearer {
                Bearer::Card(card) => card,
                _ => CardId::default(),
            };
            let cause = Cause::Effect {
                of: actor,
                win,
                lose,
                undefeated,
            };
            // rule: combat/attacker-when-current-player-absent, combat/type-from-enemy-icon
            let fighters = (actor, Foe::Enemy(card));
            combat::fight(state, fighters, kind, Some(value), cause, log);
        }
        Do::Roll { first } => {
            dice::roll(state, Purpose::Effect, Some(actor), 1, log);
            state.stack.push(Frame::Roll {
                actor,
                table: first,
                stage: 0,
            });
        }
        Do::End => {}
    }
}

/// What of a card is run within its combat, or for another player, ends; once that is over,
/// the card goes on elsewhere.
fn go_on(state: &mut State, card: Bearer, to: At) {
    // rule: jobs/steps-in-order
    let mut goal = to;
    for frame in state.stack.iter_mut() {
        if let Frame::Script(running) = frame
            && running.bearer == card
        {
            // The first is the card itself, the others are parts of it.
            running.at = std::mem::take(&mut goal);
            running.picked = 0;
        }
    }
}

/// One step of a die an effect asked for.
pub(crate) fn roll_step(game: &OuterRim, state: &mut State) {
    let Some(Frame::Roll {
        actor,
        table,
        stage,
    }) = state.stack.last_mut()
    else {
        return;
    };
    let (actor, table) = (*actor, *table);
    *stage += 1;
    match *stage {
        // rule: clarifications/lando-crew-may-reroll-own-encounter
        1 => abilities::open(
            game,
            state,
            Moment::Rerolls(Whose::Yours, Rolls::Any),
            actor,
        ),
        2 => abilities::open(
            game,
            state,
            Moment::Results(Whose::Yours, Rolls::Any),
            actor,
        ),
        _ => {
            state.stack.pop();
            let face = state
                .roll
                .take()
                .and_then(|roll| roll.dice.first().copied());
            let face = face.map_or(Die::Blank, |die| die.face);
            let to = game.library.program.option(table + face as u16);
            go_to(state, to);
        }
    }
}
