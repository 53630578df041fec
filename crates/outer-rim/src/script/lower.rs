//! From effects as they are printed to the steps of a program.

use super::Test;
use super::op::{Ask, Do, Named, Op, Program, Scope, thousands};
use super::verbs::{Question as _, Verb as _, verb};
use crate::content::{Condition, Die, Effect};
use crate::state::At;

/// A jump to a step of a card, to be filled in once it is known where the steps begin.
struct Leap {
    at: At,
    step: u8,
    inner: bool,
}

impl Program {
    /// Adds a list of effects that stands alone; where it begins. An empty list is the end.
    pub(crate) fn add(&mut self, scope: &dyn Scope, effects: &[Effect]) -> At {
        self.add_steps(scope, std::slice::from_ref(&effects.to_vec()))
    }

    /// Adds the numbered steps of a card; where the first begins.
    pub(crate) fn add_steps(&mut self, scope: &dyn Scope, steps: &[Vec<Effect>]) -> At {
        self.add_numbered(scope, steps, false)
    }

    /// The same for a card of the databank, on which each step has its scene.
    pub(crate) fn add_scenes(&mut self, scope: &dyn Scope, steps: &[Vec<Effect>]) -> At {
        self.add_numbered(scope, steps, true)
    }

    fn add_numbered(&mut self, scope: &dyn Scope, steps: &[Vec<Effect>], scenes: bool) -> At {
        if steps.iter().all(Vec::is_empty) {
            return At(0);
        }
        let begin = self.here();
        // Where each step begins is known once all are lowered; until then a step jumps by number.
        let mut begins = Vec::new();
        let mut jumps = Vec::new();
        for (number, step) in (1..).zip(steps) {
            begins.push(self.here());
            if scenes {
                self.ops.push(Op::Do(Do::Step(number)));
            }
            self.lower(scope, step, &mut jumps);
        }
        self.ops.push(Op::Do(Do::End));
        for Leap { at, step, inner } in jumps {
            let to = begins.get(usize::from(step).wrapping_sub(1));
            let to = to.copied().unwrap_or_default();
            self.put(
                at,
                if inner {
                    Op::Do(Do::GoOn(to))
                } else {
                    Op::Do(Do::Jump(to))
                },
            );
        }
        begin
    }

    fn add_test(&mut self, scope: &dyn Scope, condition: &Condition) -> u16 {
        let test = Test::lower(condition, scope, self);
        self.tests.push(test);
        (self.tests.len() - 1) as u16
    }

    fn here(&self) -> At {
        At(self.ops.len() as u16)
    }

    /// Puts something at a place that was kept free.
    fn put(&mut self, at: At, op: Op) {
        self.ops[at.index()] = op;
    }

    fn reserve(&mut self) -> At {
        let at = self.here();
        self.ops.push(Op::Do(Do::End));
        at
    }

    /// A branch of its own, ended by a jump that is filled in later; where it begins.
    fn branch(
        &mut self,
        scope: &dyn Scope,
        effects: &[Effect],
        ends: &mut Vec<At>,
        jumps: &mut Vec<Leap>,
    ) -> At {
        let begin = self.here();
        self.lower(scope, effects, jumps);
        ends.push(self.reserve());
        begin
    }

    fn close(&mut self, ends: &[At]) -> At {
        let end = self.here();
        for &at in ends {
            self.put(at, Op::Do(Do::Jump(end)));
        }
        end
    }

    fn lower(&mut self, scope: &dyn Scope, effects: &[Effect], jumps: &mut Vec<Leap>) {
        self.lists.push((self.here(), effects.to_vec()));
        let mut unpaid = Vec::new();
        for effect in effects {
            if let Effect::Pay(credits) = effect {
                unpaid.push((self.reserve(), thousands(*credits)));
            } else {
                self.lower_one(scope, effect, jumps);
            }
        }
        let end = self.here();
        for (at, credits) in unpaid {
            self.put(at, Op::Do(Do::Pay(credits, end)));
        }
    }

    fn lower_one(&mut self, scope: &dyn Scope, effect: &Effect, jumps: &mut Vec<Leap>) {
        let mut ends = Vec::new();
        verb!(effect, deed => {
            let verb = self.add_verb(effect, deed.names(scope));
            self.ops.push(Op::Do(Do::Verb(verb)));
        }, question => {
            let verb = self.add_verb(effect, question.names(scope));
            if question.prepares() {
                self.ops.push(Op::Do(Do::Prepare(verb)));
            }
            self.ops.push(Op::Ask(Ask::Verb(verb)));
        }, {
            Effect::If(condition, then) => {
                let test = self.add_test(scope, condition);
                let at = self.reserve();
                self.lower(scope, then, jumps);
                let end = self.here();
                self.put(at, Op::Do(Do::Unless(test, end)));
            }
            Effect::IfElse(condition, then, otherwise) => {
                let test = self.add_test(scope, condition);
                let at = self.reserve();
                self.branch(scope, then, &mut ends, jumps);
                let other = self.here();
                self.put(at, Op::Do(Do::Unless(test, other)));
                self.lower(scope, otherwise, jumps);
                self.close(&ends);
            }
            Effect::May(effects) => {
                let at = self.reserve();
                self.lower(scope, effects, jumps);
                let end = self.here();
                self.put(at, Op::Ask(Ask::May(end)));
            }
            Effect::To(cost, effects) => {
                let at = self.reserve();
                self.lower(scope, cost, jumps);
                let then = self.here();
                self.lower(scope, effects, jumps);
                let end = self.here();
                self.put(at, Op::Do(Do::To { then, end }));
            }
            Effect::Choose(options) => {
                let at = self.reserve();
                let begins: Vec<At> = options
                    .iter()
                    .map(|option| self.branch(scope, option, &mut ends, jumps))
                    .collect();
                let end = self.close(&ends);
                let first = self.options.len() as u16;
                let count = begins.len() as u8;
                self.options.extend(begins);
                self.put(at, Op::Ask(Ask::Choose { first, count, end }));
            }
            Effect::Roll(table) => {
                let at = self.reserve();
                let mut by_face = vec![None; Die::ALL.len()];
                for (faces, effects) in table {
                    let begin = self.branch(scope, effects, &mut ends, jumps);
                    for &face in faces {
                        by_face[face as usize].get_or_insert(begin);
                    }
                }
                let end = self.close(&ends);
                let first = self.options.len() as u16;
                let entries = by_face.into_iter().map(|begin| begin.unwrap_or(end));
                self.options.extend(entries);
                self.put(at, Op::Do(Do::Roll { first }));
            }
            Effect::Test { skill, pass, fail } => {
                let at = self.reserve();
                let pass = self.branch(scope, pass, &mut ends, jumps);
                let fail = self.branch(scope, fail, &mut ends, jumps);
                let end = self.close(&ends);
                let skill = *skill;
                self.put(
                    at,
                    Op::Do(Do::Test {
                        skill,
                        pass,
                        fail,
                        end,
                    }),
                );
            }
            Effect::Opposed {
                who,
                skill,
                won,
                both,
                neither,
                lost,
            } => {
                // rule: opposed-jobs/no-test-is-skipped, opposed-jobs/best-case-is-pass-against-fail
                // The holder tests first; then, whatever came of it, the other player.
                let [against, own, passed, failed] = [(); 4].map(|()| self.reserve());
                let cases = [won, both, neither, lost]
                    .map(|case| self.branch(scope, case, &mut ends, jumps));
                let [won, both, neither, lost] = cases;
                let end = self.close(&ends);
                let (who, skill) = (*who, *skill);
                let theirs = |pass, fail| Do::TestThem {
                    skill,
                    pass,
                    fail,
                    end,
                };
                let mine = Do::Test {
                    skill,
                    pass: passed,
                    fail: failed,
                    end,
                };
                self.put(against, Op::Ask(Ask::Against { who, end }));
                self.put(own, Op::Do(mine));
                self.put(passed, Op::Do(theirs(both, won)));
                self.put(failed, Op::Do(theirs(lost, neither)));
            }
            Effect::Fight {
                combat,
                value,
                win,
                lose,
                win_undefeated,
                ..
            } => {
                let at = self.reserve();
                let [win, lose, undefeated] =
                    [win, lose, win_undefeated].map(|list| self.inner(scope, list, jumps));
                let next = self.here();
                let (combat, value) = (*combat, *value);
                self.put(
                    at,
                    Op::Do(Do::Fight {
                        combat,
                        value,
                        win,
                        lose,
                        undefeated,
                        next,
                    }),
                );
            }
            Effect::FightPlayer {
                who,
                combat,
                win,
                lose,
            } => {
                let at = self.reserve();
                let [win, lose] = [win, lose].map(|list| self.inner(scope, list, jumps));
                let next = self.here();
                let (who, combat) = (*who, *combat);
                self.put(
                    at,
                    Op::Ask(Ask::FightPlayer {
                        who,
                        combat,
                        win,
                        lose,
                        next,
                    }),
                );
            }
            Effect::As(who, effects) => {
                let at = self.reserve();
                let body = self.inner(scope, effects, jumps);
                let (who, next) = (*who, self.here());
                self.put(at, Op::Ask(Ask::As { who, body, next }));
            }
            Effect::GoTo(step) => {
                let at = self.reserve();
                jumps.push(Leap {
                    at,
                    step: *step,
                    inner: false,
                });
            }
            // Needs to know where its list ends.
            Effect::Pay(_) => {}
        })
    }

    fn add_verb(&mut self, effect: &Effect, named: Named) -> u16 {
        self.verbs.push((effect.clone(), named));
        (self.verbs.len() - 1) as u16
    }

    /// A list that is run on its own and then comes back; zero if it is empty. From within it, a
    /// step of the card is gone to only when what it is part of is over.
    fn inner(&mut self, scope: &dyn Scope, effects: &[Effect], jumps: &mut Vec<Leap>) -> At {
        if effects.is_empty() {
            return At(0);
        }
        let skip = self.reserve();
        let begin = self.here();
        let before = jumps.len();
        self.lower(scope, effects, jumps);
        jumps
            .iter_mut()
            .skip(before)
            .for_each(|leap| leap.inner = true);
        self.ops.push(Op::Do(Do::End));
        let end = self.here();
        self.put(skip, Op::Do(Do::Jump(end)));
        begin
    }
}
