//! How likely a job is to be completed, step by step as its card says.

use crate::content::{Combat, Effect, Skill};
use crate::script::verbs::verb;

/// Who goes back more often than this is taken to fail.
const MOST_STEPS: u8 = 8;

/// The chances of somebody who attempts a job, in thousandths.
pub(super) struct Odds<T, F, P> {
    /// To pass a test of a skill.
    pub(super) test: T,
    /// To win a combat against so many dice.
    pub(super) fight: F,
    /// Whether they have so many credits.
    pub(super) pays: P,
}

/// The chance of something that hangs on another player.
const EVEN: i32 = 500;

/// What is still to be resolved of a step.
#[derive(Copy, Clone)]
struct Rest<'a> {
    effects: &'a [Effect],
    then: Option<&'a Rest<'a>>,
}

impl<T, F, P> Odds<T, F, P>
where
    T: Fn(Skill) -> i32,
    F: Fn(Combat, u8) -> i32,
    P: Fn(u32) -> bool,
{
    /// The chance that a job with these steps is completed.
    pub(super) fn complete(&self, steps: &[Vec<Effect>]) -> i32 {
        self.from(steps, 0, MOST_STEPS)
    }

    fn from(&self, steps: &[Vec<Effect>], place: usize, left: u8) -> i32 {
        match (steps.get(place), left.checked_sub(1)) {
            (Some(effects), Some(left)) => {
                let rest = Rest {
                    effects,
                    then: None,
                };
                self.rest(steps, place, rest, left)
            }
            _ => 0,
        }
    }

    fn rest(&self, steps: &[Vec<Effect>], place: usize, rest: Rest<'_>, left: u8) -> i32 {
        let Some((effect, effects)) = rest.effects.split_first() else {
            return match rest.then {
                Some(&rest) => self.rest(steps, place, rest, left),
                None => self.from(steps, place + 1, left),
            };
        };
        let after = Rest { effects, ..rest };
        let first = |effects: &[Effect]| {
            let rest = Rest {
                effects,
                then: Some(&after),
            };
            self.rest(steps, place, rest, left)
        };
        let go_on = || self.rest(steps, place, after, left);
        if matches!(effect, Effect::CompleteJob | Effect::CompleteGoal) {
            return 1000;
        }
        if matches!(effect, Effect::FailJob | Effect::FailGoal) {
            return 0;
        }
        verb!(effect, _deed => go_on(), _question => go_on(), {
            Effect::GoTo(step) => self.from(steps, usize::from(step.saturating_sub(1)), left),
            Effect::Test { skill, pass, fail } => {
                either((self.test)(*skill), first(pass), first(fail))
            }
            Effect::Opposed {
                skill,
                won,
                both,
                neither,
                lost,
                ..
            } => {
                // What the others are good at is not known beforehand.
                let passed = either(EVEN, first(both), first(won));
                let failed = either(EVEN, first(lost), first(neither));
                either((self.test)(*skill), passed, failed)
            }
            Effect::Fight {
                combat,
                value,
                win,
                lose,
                win_undefeated,
                ..
            } => {
                let won = first(win).max(first(win_undefeated));
                either((self.fight)(*combat, *value), won, first(lose))
            }
            Effect::FightPlayer { win, lose, .. } => either(EVEN, first(win), first(lose)),
            Effect::Choose(options) => {
                let each = options.iter().map(|option| first(option));
                each.max().unwrap_or_default()
            }
            // Who cannot pay gets no further.
            Effect::Pay(price) if !(self.pays)(*price) => 0,
            Effect::Pay(_)
            | Effect::Roll(_)
            | Effect::If(..)
            | Effect::IfElse(..)
            | Effect::May(_)
            | Effect::To(..)
            | Effect::As(..) => go_on(),
        })
    }
}

/// The mean of two chances, the first coming about with a chance.
fn either(chance: i32, first: i32, second: i32) -> i32 {
    (chance * first + (1000 - chance) * second) / 1000
}

#[cfg(test)]
mod tests {
    use super::Odds;
    use crate::content::{Combat, Effect, Skill};

    fn test(pass: Vec<Effect>, fail: Vec<Effect>) -> Effect {
        let skill = Skill::Tech;
        Effect::Test { skill, pass, fail }
    }

    /// The chance of a job for somebody who passes three tests of four and wins every other fight.
    fn chance(steps: &[Vec<Effect>]) -> i32 {
        let odds = Odds {
            test: |_| 750,
            fight: |_, _| 500,
            pays: |price| price <= 5000,
        };
        odds.complete(steps)
    }

    #[test]
    fn a_test_in_the_way_has_to_be_passed() {
        let decisive = test(vec![Effect::CompleteJob], vec![Effect::FailJob]);
        let harmless = test(vec![], vec![Effect::LoseCredits(1000)]);
        assert_eq!(chance(&[vec![decisive.clone()]]), 750);
        assert_eq!(chance(&[vec![harmless], vec![decisive]]), 750);
    }

    #[test]
    fn a_job_has_second_ways() {
        let fight = Effect::Fight {
            combat: Combat::Ground,
            value: 3,
            enemy: "guards".into(),
            win: vec![],
            lose: vec![Effect::FailJob],
            win_undefeated: vec![Effect::CompleteJob],
        };
        let first = test(vec![Effect::CompleteJob], vec![Effect::GoTo(3)]);
        // Three of four at once, and half of the others after a fight.
        let steps = [vec![first], vec![Effect::FailJob], vec![fight]];
        assert_eq!(chance(&steps), 875);
    }

    #[test]
    fn who_cannot_pay_has_to_find_another_way() {
        let bribe = |price| vec![Effect::Pay(price), Effect::CompleteJob];
        let talk = vec![test(vec![Effect::CompleteJob], vec![])];
        assert_eq!(chance(&[bribe(5000)]), 1000);
        assert_eq!(chance(&[bribe(6000)]), 0);
        let either = |price| vec![Effect::Choose(vec![bribe(price), talk.clone()])];
        assert_eq!(chance(&[either(5000)]), 1000);
        assert_eq!(chance(&[either(6000)]), 750);
    }

    #[test]
    fn who_only_goes_back_and_forth_completes_nothing() {
        assert_eq!(chance(&[vec![Effect::GoTo(1)]]), 0);
        assert_eq!(chance(&[]), 0);
    }
}
