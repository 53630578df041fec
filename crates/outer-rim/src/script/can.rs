//! Whether effects could do anything: what can do nothing is not offered.

use super::op::{Op, faces};
use super::options::asks;
use super::run::{ANY_FACE, from_supply};
use crate::OuterRim;
use crate::content::{Amount, Standing, With};
use crate::flow::USUAL;
use crate::state::{At, Bearer, DiceDeed, PlayerId, Running, State};

impl OuterRim {
    /// Whether effects could do anything at all, as far as their beginning tells.
    pub(crate) fn could(&self, state: &State, actor: PlayerId, bearer: Bearer, at: At) -> bool {
        let running = Running::new(at, actor, bearer);
        let op = self.library.op(at);
        let next = || self.could(state, actor, bearer, At(at.0 + 1));
        match op {
            Op::End => false,
            Op::Step(_) => next(),
            Op::Jump(to) => self.could(state, actor, bearer, to),
            Op::Unless(test, to) => {
                let test = self.library.program.test(test);
                if self.holds(state, actor, test) {
                    next()
                } else {
                    self.could(state, actor, bearer, to)
                }
            }
            Op::To { then, end } => {
                self.can_all(state, running, at.0 + 1..then.0)
                    || self.could(state, actor, bearer, end)
            }
            Op::Pay(credits, _) => state.area(actor).credits >= credits,
            Op::Reputation(..) if self.can(state, running, op) => true,
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
            | Op::Cancel(..) => self.can(state, running, op) || next(),
            _ => true,
        }
    }

    /// Whether effects could do something if others handed over credits.
    pub(super) fn could_if_lent(
        &self,
        state: &State,
        actor: PlayerId,
        bearer: Bearer,
        at: At,
    ) -> bool {
        // rule: trade/credits-may-interrupt
        let lendable = self.lendable(state, actor);
        lendable > 0 && {
            let mut richer = state.clone();
            let credits = &mut richer.area_mut(actor).credits;
            *credits = credits.saturating_add(lendable);
            self.could(&richer, actor, bearer, at)
        }
    }

    /// Whether every step of a cost could be carried out completely.
    pub(super) fn can_all(
        &self,
        state: &State,
        running: Running,
        steps: std::ops::Range<u16>,
    ) -> bool {
        steps.into_iter().all(|step| {
            let running = Running {
                at: At(step),
                ..running
            };
            self.can(state, running, self.library.op(At(step)))
        })
    }

    /// Whether a step could be carried out completely.
    fn can(&self, state: &State, running: Running, op: Op) -> bool {
        let actor = running.actor;
        let area = state.area(actor);
        match op {
            Op::Pay(credits, _) | Op::LoseCredits(credits) => area.credits >= credits,
            Op::LoseFame(n) => area.fame >= n,
            Op::Reputation(With::YourChoice, _) => self.has_choice(state, running),
            Op::Reputation(with, steps) => {
                // rule: wording/to-needs-full-cost
                self.faction(state, running, with).is_some_and(|faction| {
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
                let limit = self.limit(state, actor, body);
                area.damage(body) + n <= limit
            }
            Op::Reroll(_) => self.has_die(state, DiceDeed::Reroll, ANY_FACE),
            Op::Turn { faces, to, .. } => self.has_die(state, DiceDeed::Turn(to), faces),
            Op::Cancel(die, _) => self.has_die(state, DiceDeed::Cancel, faces(&[die])),
            Op::BuyTop(deck, discount) => self.can_buy(state, actor, deck, discount, 0),
            Op::BuyShip { barter } => {
                let mut ships = self.affordable_ships(state, from_supply(actor, barter), 0);
                ships.next().is_some()
            }
            op if asks(op) => self.has_choice(state, running),
            _ => true,
        }
    }

    fn has_choice(&self, state: &State, running: Running) -> bool {
        let mut choices = Vec::with_capacity(USUAL);
        self.script_choices(state, running, &mut choices);
        !choices.is_empty()
    }
}
