//! Whether abilities and effects make sense where they stand.

use super::problem::DEEPEST;
use super::{Checking, Problem};
use crate::content::effect::{Ability, Condition, Constant, Effect, Filter};
use crate::content::moments::Moment;
use crate::content::words::Value;
use crate::script::verbs::{Verb as _, verb};
use std::collections::BTreeSet;

/// What the effects of a card add up to, as far as soundness goes.
#[derive(Default)]
pub(super) struct Traits {
    pub(super) gains: bool,
    fights: bool,
    rolls: bool,
    pub(super) completes: bool,
    pub(super) completes_goal: bool,
    jumps: Vec<u8>,
}

impl Traits {
    fn join(&mut self, other: Self) {
        self.gains |= other.gains;
        self.fights |= other.fights;
        self.rolls |= other.rolls;
        self.completes |= other.completes;
        self.completes_goal |= other.completes_goal;
        self.jumps.extend(other.jumps);
    }
}

impl Checking<'_> {
    pub(super) fn side(&mut self, abilities: &[Ability], constants: &[Constant]) {
        for ability in abilities {
            self.ability(ability);
        }
        for constant in constants {
            match constant {
                Constant::PlusIf(_, n, given) | Constant::FameWhile(n, given) => {
                    self.amount(u32::from(*n));
                    self.condition(given);
                    let is_other =
                        matches!(constant, Constant::PlusIf(of, ..) if *of != Value::Health);
                    if !is_other && hangs_on_health(given) {
                        self.report(Problem::ByHealth);
                    }
                }
                Constant::PlusPer(_, n, filter) => {
                    self.amount(u32::from(*n));
                    self.filter(filter);
                }
                Constant::Plus(_, n) | Constant::Fame(n) | Constant::Room(_, n) => {
                    self.amount(u32::from(*n));
                }
                Constant::Discount(_, credits) => {
                    self.amount(*credits);
                    self.credits(*credits);
                }
                Constant::FameForCredits(credits)
                | Constant::RewardMore(_, credits)
                | Constant::RewardLess(_, credits) => {
                    self.amount(*credits);
                    self.credits(*credits);
                }
                Constant::PassMaelstrom
                | Constant::NotForced
                | Constant::KeepReputation
                | Constant::FocusCancels
                | Constant::SharedCrewSlot => {}
            }
        }
    }

    pub(super) fn ability(&mut self, ability: &Ability) {
        if ability.does.is_empty() {
            self.report(Problem::NoEffects);
        }
        if let Some(given) = &ability.given {
            self.condition(given);
        }
        let traits = self.effects(&ability.does, 0);
        if traits.rolls && matches!(ability.at, Moment::Rerolls(..) | Moment::Results(..)) {
            self.report(Problem::RollInRoll);
        }
        if traits.fights && is_within_combat(ability.at) {
            self.report(Problem::FightInFight);
        }
    }

    pub(crate) fn filter(&mut self, filter: &Filter) {
        if let Some(id) = &filter.card {
            self.need(self.names.cards.contains(id.as_str()), "card", id);
        }
        if let Some(credits) = filter.at_most {
            self.credits(credits);
        }
    }

    pub(super) fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::All(list) | Condition::Any(list) => {
                list.iter().for_each(|one| self.condition(one));
            }
            Condition::Not(one) => self.condition(one),
            Condition::Have(filter, _) => self.filter(filter),
            Condition::At(id) => {
                let is_there = self.names.spaces.contains_key(id.as_str());
                self.need(is_there, "space", id);
            }
            Condition::GearedUp(credits)
            | Condition::ShipCosts(credits)
            | Condition::Credits(credits) => self.credits(*credits),
            _ => {}
        }
    }

    pub(super) fn steps(&mut self, steps: &[Vec<Effect>]) -> Traits {
        let mut all = Traits::default();
        let mut leads: Vec<Vec<usize>> = Vec::new();
        for (place, step) in steps.iter().enumerate() {
            if step.is_empty() {
                self.report(Problem::NoEffects);
            }
            let traits = self.effects(step, 0);
            let mut to: Vec<usize> = traits.jumps.iter().map(|&to| usize::from(to)).collect();
            for &to in &traits.jumps {
                if usize::from(to) == 0 || usize::from(to) > steps.len() {
                    self.report(Problem::NoSuchStep(to));
                }
            }
            if !step.iter().any(always_leaves) {
                to.push(place + 2);
            }
            leads.push(to);
            all.gains |= traits.gains;
            all.completes |= traits.completes;
        }
        let mut reached = BTreeSet::from([1]);
        let mut edge = vec![1];
        while let Some(step) = edge.pop() {
            let to = leads.get(step - 1).into_iter().flatten();
            edge.extend(to.filter(|&&next| next > 0 && reached.insert(next)));
        }
        for place in 1..=steps.len() {
            if !reached.contains(&place) {
                self.report(Problem::UnreachableStep(place));
            }
        }
        all
    }

    pub(super) fn effects(&mut self, effects: &[Effect], depth: usize) -> Traits {
        let mut traits = Traits::default();
        if depth > DEEPEST {
            self.report(Problem::TooDeep);
            return traits;
        }
        for effect in effects {
            self.effect(effect, depth, &mut traits);
        }
        traits
    }

    fn effect(&mut self, effect: &Effect, depth: usize, traits: &mut Traits) {
        let mut inner = |checking: &mut Self, list: &[Effect]| {
            let found = checking.effects(list, depth + 1);
            traits.join(found);
        };
        verb!(effect, deed => deed.check(self), question => question.check(self), {
            Effect::Pay(n) => {
                self.amount(*n);
                self.credits(*n);
            }
            Effect::Test { pass, fail, .. } => {
                if pass.is_empty() && fail.is_empty() {
                    self.report(Problem::NoEffects);
                }
                inner(self, pass);
                inner(self, fail);
                traits.rolls = true;
            }
            Effect::Opposed {
                won,
                both,
                neither,
                lost,
                ..
            } => {
                let cases = [won, both, neither, lost];
                if cases.iter().all(|case| case.is_empty()) {
                    self.report(Problem::NoEffects);
                }
                cases.into_iter().for_each(|case| inner(self, case));
                traits.rolls = true;
            }
            Effect::Fight {
                value,
                win,
                lose,
                win_undefeated,
                ..
            } => {
                self.amount(u32::from(*value));
                self.fight(&[win, lose, win_undefeated], depth, traits);
            }
            Effect::FightPlayer { win, lose, .. } => self.fight(&[win, lose], depth, traits),
            Effect::Roll(table) => {
                for (faces, list) in table {
                    if faces.is_empty() || list.is_empty() {
                        self.report(Problem::NoEffects);
                    }
                    inner(self, list);
                }
                traits.rolls = true;
            }
            Effect::If(given, list) => {
                self.condition(given);
                inner(self, list);
            }
            Effect::IfElse(given, then, otherwise) => {
                self.condition(given);
                inner(self, then);
                inner(self, otherwise);
            }
            Effect::Choose(options) => {
                if !(2..=6).contains(&options.len()) {
                    self.report(Problem::Options(options.len()));
                }
                options.iter().for_each(|list| inner(self, list));
            }
            Effect::May(list) | Effect::As(_, list) => {
                if list.is_empty() {
                    self.report(Problem::NoEffects);
                }
                if let [Effect::Discard(_), _, ..] = list.as_slice() {
                    self.report(Problem::LooseCost);
                }
                inner(self, list);
            }
            Effect::To(cost, list) => {
                if cost.is_empty() || list.is_empty() {
                    self.report(Problem::NoEffects);
                }
                inner(self, cost);
                inner(self, list);
            }
            Effect::GoTo(step) => traits.jumps.push(*step),
        });
        traits.gains |= matches!(effect, Effect::GainThis);
        traits.completes |= matches!(effect, Effect::CompleteJob);
        traits.completes_goal |= matches!(effect, Effect::CompleteGoal);
    }

    /// What a fight brings: anything but another fight, for there is one combat at a time.
    fn fight(&mut self, brings: &[&Vec<Effect>], depth: usize, traits: &mut Traits) {
        for list in brings {
            let found = self.effects(list, depth + 1);
            if found.fights {
                self.report(Problem::FightInFight);
            }
            traits.join(found);
        }
        traits.fights = true;
        traits.rolls = true;
    }
}

/// Whether a condition asks how much health somebody has.
fn hangs_on_health(condition: &Condition) -> bool {
    match condition {
        Condition::HealthRemaining(_) => true,
        Condition::All(list) | Condition::Any(list) => list.iter().any(hangs_on_health),
        Condition::Not(one) => hangs_on_health(one),
        _ => false,
    }
}

/// Whether a moment is part of a combat.
fn is_within_combat(moment: Moment) -> bool {
    matches!(
        moment,
        Moment::StartOfCombat
            | Moment::CombatValue(_)
            | Moment::WinsCombat
            | Moment::LosesCombat
            | Moment::AfterWonCombat
            | Moment::Suffers(_)
            | Moment::WouldBeDefeated
    )
}

/// Whether an effect never lets the next step of its card come.
fn always_leaves(effect: &Effect) -> bool {
    let all_leave = |list: &[Effect]| list.iter().any(always_leaves);
    let leaves = matches!(
        effect,
        Effect::CompleteJob | Effect::FailJob | Effect::CompleteGoal | Effect::FailGoal
    );
    verb!(effect, _deed => leaves, _question => false, {
        Effect::GoTo(_) => true,
        Effect::Test { pass, fail, .. } => all_leave(pass) && all_leave(fail),
        Effect::Opposed {
            won,
            both,
            neither,
            lost,
            ..
        } => [won, both, neither, lost].into_iter().all(|case| all_leave(case)),
        Effect::IfElse(_, then, otherwise) => all_leave(then) && all_leave(otherwise),
        Effect::Choose(options) => options.iter().all(|list| all_leave(list)),
        Effect::Fight { .. }
        | Effect::FightPlayer { .. }
        | Effect::Roll(_)
        | Effect::If(..)
        | Effect::May(_)
        | Effect::Pay(_)
        | Effect::To(..)
        | Effect::As(..) => false,
    })
}
