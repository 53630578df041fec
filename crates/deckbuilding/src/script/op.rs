//! The flat program abilities are lowered to.

use super::verbs::{Question as _, verb};
use crate::content::{Condition, Content, Effect, Filter, KindId};
use crate::state::BaseId;

/// One step of a program.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Op {
    /// It asks nobody.
    Do(Do),
    /// Somebody has to pick something for it.
    Ask(Ask),
}

/// A step that asks nobody.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Do {
    /// Does what a verb says.
    Verb(u16),
    /// Does what comes before the question of a verb.
    Prepare(u16),
    /// Shows the top card of the galaxy deck and goes on at `yours`, at `enemy` or at `end`.
    Reveal {
        yours: u16,
        enemy: u16,
        end: u16,
    },
    /// Goes on at the number unless the condition holds.
    Unless(Test, u16),
    /// Goes on at the number.
    Jump(u16),
    End,
}

/// A step that asks somebody.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Ask {
    /// Asks what a verb asks.
    Verb(u16),
    /// Somebody chooses where to go on.
    Choose {
        by_opponent: bool,
        options: [u16; MOST_OPTIONS],
        count: u8,
        end: u16,
    },
}

/// The most options of one choice.
pub(crate) const MOST_OPTIONS: usize = 4;

/// A condition with its names looked up.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Test {
    ForceIsWithYou,
    YouHave(Filter),
    OpponentHasShip,
    YourBaseIs(BaseId),
    YouHaveCard(KindId),
    /// Names something that does not exist: never holds. The check of the content refuses it.
    Never,
}

/// All abilities and rewards, one behind the other.
#[derive(Debug)]
pub(crate) struct Program {
    ops: Vec<Op>,
    /// The verbs of the steps that do one.
    verbs: Vec<Effect>,
}

impl Default for Program {
    fn default() -> Self {
        Self {
            ops: vec![END],
            verbs: Vec::new(),
        }
    }
}

const END: Op = Op::Do(Do::End);

impl Program {
    pub(crate) fn op(&self, at: u16) -> &Op {
        self.ops.get(at as usize).unwrap_or(&END)
    }

    /// The effect of a verb.
    pub(crate) fn verb(&self, verb: u16) -> &Effect {
        &self.verbs[usize::from(verb)]
    }

    /// Adds a list of effects and says where it begins.
    pub(crate) fn add(&mut self, content: &Content, effects: &[Effect]) -> u16 {
        let start = self.here();
        self.block(content, effects);
        self.ops.push(END);
        start
    }

    fn here(&self) -> u16 {
        self.ops.len() as u16
    }

    fn block(&mut self, content: &Content, effects: &[Effect]) {
        for effect in effects {
            self.effect(content, effect);
        }
    }

    /// Leaves room for a step that is known only when what follows it is lowered.
    fn reserve(&mut self) -> usize {
        self.ops.push(END);
        self.ops.len() - 1
    }

    fn effect(&mut self, content: &Content, effect: &Effect) {
        verb!(effect, _deed => {
            let verb = self.add_verb(effect);
            self.ops.push(Op::Do(Do::Verb(verb)));
        }, question => {
            let verb = self.add_verb(effect);
            if question.prepares() {
                self.ops.push(Op::Do(Do::Prepare(verb)));
            }
            self.ops.push(Op::Ask(Ask::Verb(verb)));
        }, {
            Effect::If(condition, then) => {
                let unless = self.reserve();
                self.block(content, then);
                self.put_unless(unless, Test::of(content, condition));
            }
            Effect::IfElse(condition, then, otherwise) => {
                let unless = self.reserve();
                let jump = self.detour(content, then);
                self.put_unless(unless, Test::of(content, condition));
                self.block(content, otherwise);
                self.put_jump(jump, self.here());
            }
            Effect::Choose(options) => self.choose(content, options, false),
            Effect::OpponentChooses(options) => self.choose(content, options, true),
            Effect::Reveal { yours, enemy } => {
                let reveal = self.reserve();
                let (yours, first) = (self.here(), self.detour(content, yours));
                let (enemy, second) = (self.here(), self.detour(content, enemy));
                let end = self.here();
                self.put_jump(first, end);
                self.put_jump(second, end);
                self.ops[reveal] = Op::Do(Do::Reveal { yours, enemy, end });
            }
        });
    }

    fn add_verb(&mut self, effect: &Effect) -> u16 {
        self.verbs.push(effect.clone());
        (self.verbs.len() - 1) as u16
    }

    fn put_jump(&mut self, at: usize, to: u16) {
        self.ops[at] = Op::Do(Do::Jump(to));
    }

    fn put_unless(&mut self, at: usize, test: Test) {
        self.ops[at] = Op::Do(Do::Unless(test, self.here()));
    }

    /// A block with room for a jump behind it; says where that room is.
    fn detour(&mut self, content: &Content, effects: &[Effect]) -> usize {
        self.block(content, effects);
        self.reserve()
    }

    fn choose(&mut self, content: &Content, blocks: &[Vec<Effect>], by_opponent: bool) {
        let choose = self.reserve();
        let mut options = [0; MOST_OPTIONS];
        let mut ends = Vec::new();
        for (option, block) in options.iter_mut().zip(blocks) {
            *option = self.here();
            ends.push(self.detour(content, block));
        }
        let end = self.here();
        let count = ends.len() as u8;
        for jump in ends {
            self.put_jump(jump, end);
        }
        self.ops[choose] = Op::Ask(Ask::Choose {
            by_opponent,
            options,
            count,
            end,
        });
    }
}

impl Test {
    /// A condition with its names looked up.
    pub(crate) fn of(content: &Content, condition: &Condition) -> Self {
        match condition {
            Condition::ForceIsWithYou => Test::ForceIsWithYou,
            Condition::YouHave(filter) => Test::YouHave(*filter),
            Condition::OpponentHasShip => Test::OpponentHasShip,
            Condition::YourBaseIs(name) => {
                let mut bases = content.bases.iter();
                let place = bases.position(|base| base.id == name.as_str());
                place.map_or(Test::Never, |place| Test::YourBaseIs(BaseId(place as u8)))
            }
            Condition::YouHaveCard(name) => {
                let mut cards = content.cards.iter();
                let place = cards.position(|card| card.id == name.as_str());
                place.map_or(Test::Never, |place| Test::YouHaveCard(KindId(place as u8)))
            }
        }
    }
}
