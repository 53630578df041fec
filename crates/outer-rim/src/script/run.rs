//! Running effects: one step of a program after the other, until somebody has to decide.

use super::op::{Op, faces, named};
use super::options::{asks, may_wait};
use crate::OuterRim;
use crate::content::{Die, Faction, With};
use crate::event::{Event, Why};
use crate::flow::USUAL;
use crate::state::{
    At, Bearer, CardId, Cause, DiceDeed, Foe, Frame, PlayerId, Purpose, Running, ShipOffer, State,
    Window,
};
use tabletop::Log;

/// Every face.
pub(super) const ANY_FACE: u8 = 0b1111;

impl OuterRim {
    /// The script on top of the stack.
    pub(crate) fn running(&self, state: &State) -> Option<Running> {
        match state.stack.last() {
            Some(&Frame::Script(running)) => Some(running),
            _ => None,
        }
    }

    /// One step of the script on top. Says whether somebody has to decide.
    pub(crate) fn script_step(
        &self,
        state: &mut State,
        running: Running,
        log: &mut Log<Event>,
    ) -> bool {
        let op = self.library.op(running.at);
        if op == Op::End {
            state.stack.pop();
            return false;
        }
        if asks(op) {
            let mut choices = Vec::with_capacity(USUAL);
            self.script_choices(state, running, &mut choices);
            return match choices[..] {
                [] => {
                    self.tell_unpaid(state, running, log);
                    self.skip(state, running, op);
                    false
                }
                [only] if !may_wait(op) => {
                    self.tell_unpaid(state, running, log);
                    self.answer(state, only, log);
                    false
                }
                _ => true,
            };
        }
        self.perform(state, running, op, log);
        false
    }

    /// Tells what is not even asked for want of credits.
    fn tell_unpaid(&self, state: &State, running: Running, log: &mut Log<Event>) {
        for at in self.offers(running) {
            if let Some(price) = self.lacking(state, running.actor, at) {
                self.tell_cannot_pay(state, running, price, log);
            }
        }
    }

    fn tell_cannot_pay(&self, state: &State, running: Running, price: u16, log: &mut Log<Event>) {
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
    pub(crate) fn go_to(&self, state: &mut State, to: At) {
        if let Some(Frame::Script(running)) = state.stack.last_mut() {
            running.at = to;
            running.picked = 0;
        }
    }

    pub(super) fn next(&self, state: &mut State, running: Running) {
        self.go_to(state, At(running.at.0 + 1));
    }

    /// There is nothing to choose: the step does nothing.
    pub(super) fn skip(&self, state: &mut State, running: Running, op: Op) {
        match op {
            Op::FightPlayer { next, .. } | Op::As { next, .. } => self.go_to(state, next),
            Op::May(end) => self.go_to(state, end),
            // Every option ends where the whole does; one that can do nothing changes nothing.
            _ => self.next(state, running),
        }
    }

    /// The faction an effect speaks of.
    pub(super) fn faction(&self, state: &State, running: Running, with: With) -> Option<Faction> {
        match with {
            With::YourPlanet => self.planet_faction(state.area(running.actor).space),
            With::ThisPatrol => match running.bearer {
                Bearer::Patrol(faction) => Some(faction),
                _ => None,
            },
            other => named(other),
        }
    }

    /// A step that asks nobody.
    fn perform(&self, state: &mut State, running: Running, op: Op, log: &mut Log<Event>) {
        let actor = running.actor;
        self.next(state, running);
        match op {
            Op::Step(step) => {
                if let Bearer::Card(card) = running.bearer {
                    log.tell(state, || Event::StepReached {
                        player: actor,
                        card,
                        step,
                    });
                }
            }
            Op::Jump(to) => self.go_to(state, to),
            Op::GoOn(to) => self.go_on(state, running.bearer, to),
            Op::Unless(test, to) => {
                let test = self.library.program.test(test);
                if !self.holds(state, actor, test) {
                    self.go_to(state, to);
                }
            }
            Op::To { then, end } if !self.can_all(state, running, running.at.0 + 1..then.0) => {
                self.go_to(state, end);
            }
            Op::Pay(credits, end) => {
                // rule: wording/to-needs-full-cost
                if state.area(actor).credits >= credits {
                    self.lose_credits(state, actor, credits, Why::Cost, log);
                } else {
                    self.tell_cannot_pay(state, running, credits, log);
                    self.go_to(state, end);
                }
            }
            Op::Credits(n) => self.gain_credits(state, actor, n, Why::Effect, log),
            Op::LoseCredits(n) => self.lose_credits(state, actor, n, Why::Effect, log),
            Op::Fame(n) => {
                let because = |state: &State| self.why_effects(state, running);
                self.change_fame(state, actor, n as i8, because, log);
            }
            Op::LoseFame(n) => {
                let because = |state: &State| self.why_effects(state, running);
                self.change_fame(state, actor, -(n as i8), because, log);
            }
            Op::Reputation(with, steps) => {
                if let Some(faction) = self.faction(state, running, with) {
                    self.change_reputation(state, actor, faction, steps, log);
                }
            }
            Op::SetReputation(with, standing) => {
                if let Some(faction) = self.faction(state, running, with) {
                    self.set_reputation(state, actor, faction, standing, log);
                }
            }
            Op::Suffer(body, n) => self.suffer(state, actor, body, n),
            Op::Recover(body, amount) => self.recover(state, actor, body, amount, log),
            Op::Test {
                skill, pass, fail, ..
            } => self.test(state, actor, skill, [pass, fail]),
            Op::Fight {
                combat,
                value,
                win,
                lose,
                undefeated,
                next,
            } => {
                self.go_to(state, next);
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
                self.fight(state, fighters, combat, Some(value), cause, log);
            }
            Op::Roll { first } => {
                self.roll(state, Purpose::Effect, Some(actor), 1, log);
                state.stack.push(Frame::Roll {
                    actor,
                    table: first,
                    stage: 0,
                });
            }
            Op::GainThis => self.gain_this(state, running),
            Op::DiscardContact | Op::RemoveContact => {
                if let Some(berth) = running.berth {
                    self.lift_contact(state, berth, op == Op::RemoveContact, log);
                }
            }
            Op::GainTop(deck) => {
                let top = self.top(state, deck);
                // Ships are bought, never gained.
                if let Some(card) = top.filter(|&card| self.library.asset(card).is_some()) {
                    state.deck_mut(deck).pop();
                    state.stack.push(Frame::Reveal { deck });
                    state.stack.push(Frame::Gain {
                        card,
                        player: actor,
                        how: running.gaining(),
                    });
                }
            }
            Op::Draw(deck, n) => self.draw(state, actor, (deck, n), log),
            Op::BuyShip { barter } => state
                .stack
                .push(Frame::ShipChoice(from_supply(actor, barter))),
            Op::MarketAction => state.stack.push(Frame::Market { discarded: false }),
            Op::DiscardThis => {
                if let Bearer::Card(card) = running.bearer {
                    self.discard_asset(state, actor, card, log);
                }
            }
            Op::Move(n) => self.begin_move(state, actor, n),
            Op::PutToken => {
                let space = state.area(actor).space;
                state.area_mut(actor).tokens.add(space);
                state.unsettled = true;
                log.tell(state, || Event::TokenPut {
                    player: actor,
                    space,
                });
            }
            Op::CompleteJob => self.complete_job(state, log),
            Op::FailJob => self.fail_job(state, log),
            Op::CompleteGoal => {
                let ship = running.bearer == Bearer::Ship;
                self.complete_goal(state, actor, ship, log);
            }
            Op::KeepMoving => self.keep_moving(state),
            Op::StopThem => self.stop_them(state),
            Op::NotDefeated => self.avert_defeat(state, actor),
            Op::Prevent(n) => self.prevent(state, actor, n, log),
            Op::ExtraTurn => self.extra_turn(state, log),
            Op::EndTurn => {
                state.memory.ends = true;
                state.memory.cut_short = true;
                let player = state.current;
                log.tell(state, || Event::TurnCutShort { player });
            }
            Op::Dice(n) => {
                if let Some(combat) = &mut state.combat {
                    combat.more = combat.more.saturating_add(n);
                }
            }
            Op::Reroll(n) => self.pick_dice(state, actor, DiceDeed::Reroll, ANY_FACE, n),
            Op::Turn {
                faces, to, count, ..
            } => self.pick_dice(state, actor, DiceDeed::Turn(to), faces, count),
            Op::Cancel(die, n) => {
                self.pick_dice(state, actor, DiceDeed::Cancel, faces(&[die]), n);
            }
            Op::Add(die, n) => self.add_dice(state, actor, die, n, log),
            Op::HaveSkill(skill) => self.gain_skill(state, skill),
            _ => {}
        }
    }

    /// What of a card is run within its combat, or for another player, ends; once that is over,
    /// the card goes on elsewhere.
    fn go_on(&self, state: &mut State, card: Bearer, to: At) {
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

    /// The asset of the card is offered.
    fn gain_this(&self, state: &mut State, running: Running) {
        if let Bearer::Card(card) = running.bearer
            && self.library.asset(card).is_some()
            && state.owner(card).is_none()
        {
            state.stack.push(Frame::Gain {
                card,
                player: running.actor,
                how: running.gaining(),
            });
        }
    }

    /// One step of a die an effect asked for.
    pub(crate) fn roll_step(&self, state: &mut State) {
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
            1 => self.open(state, Window::Rerolls { own: true }, actor),
            2 => self.open(state, Window::Results { own: true }, actor),
            _ => {
                state.stack.pop();
                let face = state
                    .roll
                    .take()
                    .and_then(|roll| roll.dice.first().copied());
                let face = face.map_or(Die::Blank, |die| die.face);
                let to = self.library.program.option(table + face as u16);
                self.go_to(state, to);
            }
        }
    }
}

/// Any ship, straight from the supply.
pub(super) fn from_supply(player: PlayerId, barter: bool) -> ShipOffer {
    ShipOffer {
        player,
        card: None,
        barter,
        discount: 0,
    }
}
