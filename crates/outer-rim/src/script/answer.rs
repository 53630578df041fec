//! Answering what effects ask.

use super::op::Op;
use super::run;
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::Faction;
use crate::event::Event;
use crate::rules::{assets, combat, contacts, credits, market, movement, patrols, skill_tests};
use crate::state::{At, BerthId, Cause, Foe, Frame, State};
use tabletop::Log;

/// Remembers what somebody said yes to: an asset it brings is not asked for once more.
pub(crate) fn agree(game: &OuterRim, state: &mut State, choice: Choice) {
    let Some(running) = run::running(state) else {
        return;
    };
    let until = match (game.library.op(running.at), choice) {
        (Op::May(end), Choice::Yes) | (Op::Choose { end, .. }, Choice::Option(_)) => end,
        _ => return,
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
    let op = game.library.op(running.at);
    match (op, choice) {
        (Op::May(_), Choice::Yes) => run::next(state, running),
        (Op::May(end), _) => run::go_to(state, end),
        (Op::Choose { first, .. }, Choice::Option(option)) => {
            let to = game.library.program.option(first + u16::from(option));
            run::go_to(state, to);
        }
        (Op::As { body, next, .. }, Choice::Player(player)) => {
            run::go_to(state, next);
            run::begin_about(state, body, player, running.bearer, running.berth);
        }
        (
            Op::FightPlayer {
                combat,
                win,
                lose,
                next,
                ..
            },
            Choice::Player(player),
        ) => {
            run::go_to(state, next);
            let kind = combat.unwrap_or_else(|| combat::kind_of_players(game, state, actor));
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
        (Op::Reputation(_, steps), Choice::Faction(faction)) => {
            run::next(state, running);
            credits::change_reputation(state, actor, faction, steps, log);
        }
        (Op::SetReputation(_, standing), Choice::Faction(faction)) => {
            run::next(state, running);
            credits::set_reputation(state, actor, faction, standing, log);
        }
        (Op::Discard(_), Choice::Card(card)) => {
            run::next(state, running);
            assets::discard(game, state, actor, card, log);
        }
        (Op::Take(_), Choice::Card(card)) => {
            run::next(state, running);
            assets::take_from_other(game, state, actor, card, log);
        }
        (Op::Look(_), Choice::Berth(berth)) => {
            run::next(state, running);
            contacts::look_at(state, actor, berth, log);
        }
        (Op::Reveal(_), Choice::Berth(berth)) => {
            run::next(state, running);
            contacts::turn_up(state, berth, log);
        }
        (Op::Exchange(_), Choice::Berth(berth)) if running.picked > 0 => {
            run::next(state, running);
            let one = BerthId(running.picked - 1);
            // rule: contacts/exchange-swaps-spaces, contacts/exchange-keeps-sides
            state.berths.swap(one.index(), berth.index());
            log.tell(state, || Event::ContactsExchanged { one, other: berth });
        }
        (Op::MoveContact(_), Choice::Berth(berth)) if running.picked > 0 => {
            run::next(state, running);
            contacts::move_to(state, BerthId(running.picked - 1), berth, log);
        }
        (Op::Exchange(_) | Op::MoveContact(_), Choice::Berth(berth)) => {
            remember(state, berth.0 + 1);
        }
        (Op::MoveDirectly(_), Choice::Space(space)) => {
            run::next(state, running);
            movement::put(state, actor, space, None, log);
        }
        (Op::MovePatrol(_, distance), Choice::Faction(faction)) => {
            run::next(state, running);
            state.stack.push(Frame::PatrolFree {
                faction,
                left: distance,
                by: actor,
                must: false,
            });
        }
        (Op::EliminatePatrol(_), Choice::Faction(faction)) => {
            run::next(state, running);
            patrols::eliminate(game, state, faction, log);
        }
        (Op::MovePatrolToward(..) | Op::MovePatrolDirectly(_), Choice::Faction(faction)) => {
            remember(state, faction as u8 + 1);
        }
        (Op::MovePatrolToward(_, distance), Choice::Player(player)) => {
            run::next(state, running);
            let faction = Faction::ALL[usize::from(running.picked.max(1) - 1)];
            patrols::send_to(state, (faction, None), distance, player, true);
        }
        (Op::MovePatrolDirectly(_), Choice::Space(space)) => {
            run::next(state, running);
            let faction = Faction::ALL[usize::from(running.picked.max(1) - 1)];
            patrols::put(state, faction, space, true, log);
        }
        (Op::RedirectPatrol(_), Choice::Player(player)) => {
            run::next(state, running);
            patrols::redirect(state, player);
        }
        (Op::KeepDrawn(deck, n), Choice::Card(card)) => {
            run::next(state, running);
            market::keep_drawn(state, actor, (deck, n), card, log);
        }
        (Op::KeepDrawn(deck, n), _) => {
            run::next(state, running);
            market::discard_drawn(state, actor, (deck, n), None, log);
            market::reveal_top(state, deck, log);
        }
        (Op::BuyTop(_, discount), Choice::Buy(deck)) => {
            run::next(state, running);
            market::buy(game, state, actor, deck, discount);
        }
        (Op::GainSkill, Choice::Skill(skill)) => {
            run::next(state, running);
            skill_tests::gain_skill(state, skill);
        }
        (Op::EncounterWithin(_), Choice::EncounterPatrol(faction)) => {
            run::next(state, running);
            patrols::encounter(game, state, faction, log);
        }
        (Op::EncounterWithin(_), Choice::EncounterContact(berth)) => {
            run::next(state, running);
            contacts::encounter(game, state, berth, log);
        }
        _ => run::skip(state, running, op),
    }
}

fn remember(state: &mut State, value: u8) {
    if let Some(Frame::Script(running)) = state.stack.last_mut() {
        running.picked = value;
    }
}
