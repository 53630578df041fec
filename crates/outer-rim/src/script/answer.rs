//! Answering what effects ask.

use super::verbs::{Question as _, verb};
use super::{Ask, run};
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::Other;
use crate::event::Event;
use crate::rules::combat;
use crate::state::{At, Cause, Foe, Frame, PlayerId, State};
use tabletop::Log;

/// Remembers what somebody said yes to: an asset it brings is not asked for once more.
pub(crate) fn agree(game: &OuterRim, state: &mut State, choice: Choice) {
    let Some(running) = run::running(state) else {
        return;
    };
    let ((Some(Ask::May(until)), Choice::Yes)
    | (Some(Ask::Choose { end: until, .. }), Choice::Option(_))) =
        (game.library.program.asked(running.at), choice)
    else {
        return;
    };
    if let Some(Frame::Script(running)) = state.stack.last_mut() {
        running.agreed = until;
    }
}

/// Answers what the script asks.
pub(crate) fn answer(game: &OuterRim, state: &mut State, choice: Choice, log: &mut Log<Event>) {
    let Some(running) = run::running(state) else {
        return;
    };
    let actor = running.actor;
    let Some(ask) = game.library.program.asked(running.at) else {
        return;
    };
    match ask {
        Ask::May(_) if choice == Choice::Yes => run::next(state, running),
        Ask::Choose { first, .. } => {
            run::next(state, running);
            if let Choice::Option(option) = choice {
                let to = game.library.program.option(first + u16::from(option));
                run::go_to(state, to);
            }
        }
        Ask::As { who, body, next } => {
            let them = run::them(state, running);
            run::go_to(state, next);
            if let Choice::Player(player) = choice {
                run::begin_about(state, body, player, running.bearer, running.berth);
                if let Other::Them | Other::Either = who {
                    // For that player the others are they.
                    let other = if player == actor { them } else { Some(actor) };
                    set_other(state, body, other);
                }
            }
        }
        Ask::Against { .. } => {
            run::next(state, running);
            if let (Choice::Player(player), Some(Frame::Script(running))) =
                (choice, state.stack.last_mut())
            {
                running.other = Some(player);
            }
        }
        Ask::FightPlayer {
            combat: kind,
            win,
            lose,
            next,
            ..
        } => {
            run::go_to(state, next);
            let Choice::Player(player) = choice else {
                return;
            };
            let kind = kind.unwrap_or_else(|| combat::kind_of_players(game, state, actor));
            let cause = Cause::Effect {
                of: actor,
                win,
                lose,
                undefeated: At(0),
            };
            // rule: combat/current-player-attacks
            let (attacker, defender) = if player == state.current {
                (player, actor)
            } else {
                (actor, player)
            };
            let fighters = (attacker, Foe::Player(defender));
            combat::fight(state, fighters, kind, None, cause, log);
        }
        Ask::Verb(verb) => verb!(
            game.library.program.verb(verb),
            _deed => {},
            question => if question.picks_twice() && running.picked == 0 {
                remember(state, choice);
            } else {
                run::next(state, running);
                question.answer(game, state, running, choice, log);
            },
            none => {},
        ),
        Ask::May(_) => run::skip(state, running, ask),
    }
}

/// The effects that were just begun are about this player as well.
fn set_other(state: &mut State, begun: At, other: Option<PlayerId>) {
    if let Some(Frame::Script(running)) = state.stack.last_mut()
        && running.at == begun
    {
        running.other = other;
    }
}

/// Remembers the first of two picks, counted from one.
fn remember(state: &mut State, choice: Choice) {
    let picked = match choice {
        Choice::Berth(berth) => berth.0 + 1,
        Choice::Faction(faction) => faction as u8 + 1,
        Choice::Player(player) => player.0 + 1,
        _ => return,
    };
    if let Some(Frame::Script(running)) = state.stack.last_mut() {
        running.picked = picked;
    }
}
