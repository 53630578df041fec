//! Answering what effects ask.

use super::op::Op;
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::Faction;
use crate::event::Event;
use crate::state::{At, BerthId, Cause, Foe, Frame, State};
use tabletop::Log;

impl OuterRim {
    /// Remembers what somebody said yes to: an asset it brings is not asked for once more.
    pub(crate) fn agree(&self, state: &mut State, choice: Choice) {
        let Some(running) = self.running(state) else {
            return;
        };
        let until = match (self.library.op(running.at), choice) {
            (Op::May(end), Choice::Yes) | (Op::Choose { end, .. }, Choice::Option(_)) => end,
            _ => return,
        };
        if let Some(Frame::Script(running)) = state.stack.last_mut() {
            running.agreed = until;
        }
    }

    /// Answers what the script asks.
    pub(crate) fn answer(&self, state: &mut State, choice: Choice, log: &mut Log<Event>) {
        let Some(running) = self.running(state) else {
            return;
        };
        let actor = running.actor;
        let op = self.library.op(running.at);
        match (op, choice) {
            (Op::May(_), Choice::Yes) => self.next(state, running),
            (Op::May(end), _) => self.go_to(state, end),
            (Op::Choose { first, .. }, Choice::Option(option)) => {
                let to = self.library.program.option(first + u16::from(option));
                self.go_to(state, to);
            }
            (Op::As { body, next, .. }, Choice::Player(player)) => {
                self.go_to(state, next);
                self.run_about(state, body, player, running.bearer, running.berth);
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
                self.go_to(state, next);
                let kind = combat.unwrap_or_else(|| self.combat_of_players(state, actor));
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
                self.fight(state, fighters, kind, None, cause, log);
            }
            (Op::Reputation(_, steps), Choice::Faction(faction)) => {
                self.next(state, running);
                self.change_reputation(state, actor, faction, steps, log);
            }
            (Op::SetReputation(_, standing), Choice::Faction(faction)) => {
                self.next(state, running);
                self.set_reputation(state, actor, faction, standing, log);
            }
            (Op::Discard(_), Choice::Card(card)) => {
                self.next(state, running);
                self.discard_asset(state, actor, card, log);
            }
            (Op::Take(_), Choice::Card(card)) => {
                self.next(state, running);
                self.take_from_other(state, actor, card, log);
            }
            (Op::Look(_), Choice::Berth(berth)) => {
                self.next(state, running);
                self.look_at(state, actor, berth, log);
            }
            (Op::Reveal(_), Choice::Berth(berth)) => {
                self.next(state, running);
                self.turn_up(state, berth, log);
            }
            (Op::Exchange(_), Choice::Berth(berth)) if running.picked > 0 => {
                self.next(state, running);
                let one = BerthId(running.picked - 1);
                // rule: contacts/exchange-swaps-spaces, contacts/exchange-keeps-sides
                state.berths.swap(one.index(), berth.index());
                log.tell(state, || Event::ContactsExchanged { one, other: berth });
            }
            (Op::MoveContact(_), Choice::Berth(berth)) if running.picked > 0 => {
                self.next(state, running);
                self.move_contact(state, BerthId(running.picked - 1), berth, log);
            }
            (Op::Exchange(_) | Op::MoveContact(_), Choice::Berth(berth)) => {
                self.remember(state, berth.0 + 1);
            }
            (Op::MoveDirectly(_), Choice::Space(space)) => {
                self.next(state, running);
                self.put(state, actor, space, None, log);
            }
            (Op::MovePatrol(_, distance), Choice::Faction(faction)) => {
                self.next(state, running);
                state.stack.push(Frame::PatrolFree {
                    faction,
                    left: distance,
                    by: actor,
                    must: false,
                });
            }
            (Op::EliminatePatrol(_), Choice::Faction(faction)) => {
                self.next(state, running);
                self.eliminate_patrol(state, faction, log);
            }
            (Op::MovePatrolToward(..) | Op::MovePatrolDirectly(_), Choice::Faction(faction)) => {
                self.remember(state, faction as u8 + 1);
            }
            (Op::MovePatrolToward(_, distance), Choice::Player(player)) => {
                self.next(state, running);
                let faction = Faction::ALL[usize::from(running.picked.max(1) - 1)];
                self.send_patrol_to(state, (faction, None), distance, player, true);
            }
            (Op::MovePatrolDirectly(_), Choice::Space(space)) => {
                self.next(state, running);
                let faction = Faction::ALL[usize::from(running.picked.max(1) - 1)];
                self.put_patrol(state, faction, space, true, log);
            }
            (Op::RedirectPatrol(_), Choice::Player(player)) => {
                self.next(state, running);
                self.redirect_patrol(state, player);
            }
            (Op::KeepDrawn(deck, n), Choice::Card(card)) => {
                self.next(state, running);
                self.keep_drawn(state, actor, (deck, n), card, log);
            }
            (Op::KeepDrawn(deck, n), _) => {
                self.next(state, running);
                self.discard_drawn(state, actor, (deck, n), None, log);
                self.reveal_top(state, deck, log);
            }
            (Op::BuyTop(_, discount), Choice::Buy(deck)) => {
                self.next(state, running);
                self.buy(state, actor, deck, discount);
            }
            (Op::GainSkill, Choice::Skill(skill)) => {
                self.next(state, running);
                self.gain_skill(state, skill);
            }
            (Op::EncounterWithin(_), Choice::EncounterPatrol(faction)) => {
                self.next(state, running);
                self.encounter_patrol(state, faction, log);
            }
            (Op::EncounterWithin(_), Choice::EncounterContact(berth)) => {
                self.next(state, running);
                self.encounter_contact(state, berth, log);
            }
            _ => self.skip(state, running, op),
        }
    }

    fn remember(&self, state: &mut State, value: u8) {
        if let Some(Frame::Script(running)) = state.stack.last_mut() {
            running.picked = value;
        }
    }
}
