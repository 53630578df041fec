//! Whether effects could do anything: what can do nothing is not offered.

use super::op::{Op, faces};
use super::options::asks;
use super::run::{ANY_FACE, from_supply};
use super::{condition, options, run};
use crate::OuterRim;
use crate::content::{Amount, Standing, With};
use crate::flow::USUAL;
use crate::rules::{credits, damage, dice, market};
use crate::state::{At, Bearer, DiceDeed, PlayerId, Running, State};

/// Whether effects could do anything at all, as far as their beginning tells.
pub(crate) fn could(
    game: &OuterRim,
    state: &State,
    actor: PlayerId,
    bearer: Bearer,
    at: At,
) -> bool {
    let running = Running::new(at, actor, bearer);
    let op = game.library.op(at);
    let next = || could(game, state, actor, bearer, At(at.0 + 1));
    match op {
        Op::End => false,
        Op::Step(_) => next(),
        Op::Jump(to) => could(game, state, actor, bearer, to),
        Op::Unless(test, to) => {
            let test = game.library.program.test(test);
            if condition::holds(game, state, actor, test) {
                next()
            } else {
                could(game, state, actor, bearer, to)
            }
        }
        Op::To { then, end } => {
            can_all(game, state, running, at.0 + 1..then.0)
                || could(game, state, actor, bearer, end)
        }
        Op::Pay(price, _) => state.area(actor).credits >= price,
        Op::Reputation(..) if can(game, state, running, op) => true,
        Op::Recover(..)
        | Op::Look(_)
        | Op::Discard(_)
        | Op::Take(_)
        | Op::Reveal(_)
        | Op::FightPlayer { .. }
        | Op::RedirectPatrol(_)
        | Op::EliminatePatrol(_)
        | Op::EncounterWithin(_)
        | Op::BuyShip { .. }
        | Op::BuyTop(..)
        | Op::Reputation(..)
        | Op::Reroll(_)
        | Op::Turn { .. }
        | Op::Cancel(..) => can(game, state, running, op) || next(),
        _ => true,
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
        can(game, state, running, game.library.op(At(step)))
    })
}

/// Whether a step could be carried out completely.
fn can(game: &OuterRim, state: &State, running: Running, op: Op) -> bool {
    let actor = running.actor;
    let area = state.area(actor);
    match op {
        Op::Pay(price, _) | Op::LoseCredits(price) => area.credits >= price,
        Op::LoseFame(n) => area.fame >= n,
        Op::Reputation(With::YourChoice, _) => has_choice(game, state, running),
        Op::Reputation(with, steps) => {
            // rule: wording/to-needs-full-cost
            run::faction(game, state, running, with).is_some_and(|faction| {
                let standing = area.standing(faction);
                let room = match steps {
                    ..0 => standing as i8 - Standing::Negative as i8,
                    _ => Standing::Positive as i8 - standing as i8,
                };
                room >= steps.abs()
            })
        }
        Op::Recover(body, amount) => match amount {
            Amount::All | Amount::Of(_) => area.damage(body) > 0,
        },
        Op::Suffer(body, n) => {
            let limit = damage::limit(game, state, actor, body);
            area.damage(body) + n <= limit
        }
        Op::Reroll(_) => dice::has_die(state, DiceDeed::Reroll, ANY_FACE),
        Op::Turn { faces, to, .. } => dice::has_die(state, DiceDeed::Turn(to), faces),
        Op::Cancel(die, _) => dice::has_die(state, DiceDeed::Cancel, faces(&[die])),
        Op::BuyTop(deck, discount) => market::can_buy(game, state, actor, deck, discount, 0),
        Op::BuyShip { barter } => {
            let mut ships = market::affordable_ships(game, state, from_supply(actor, barter), 0);
            ships.next().is_some()
        }
        op if asks(op) => has_choice(game, state, running),
        _ => true,
    }
}

fn has_choice(game: &OuterRim, state: &State, running: Running) -> bool {
    let mut choices = Vec::with_capacity(USUAL);
    options::choices(game, state, running, &mut choices);
    !choices.is_empty()
}
