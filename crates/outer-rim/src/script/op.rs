//! The flat program effects are lowered to.

use super::Test;
use crate::content::{Combat, Effect, Filter, Kind, Market, Other, Skill, Trait};
use crate::state::{At, CardId, SpaceId};

/// Which assets, with names looked up.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Sieve {
    /// One bit a type.
    pub(crate) kinds: u8,
    pub(crate) with: Option<Trait>,
    /// The highest cost, in thousands.
    pub(crate) at_most: Option<u16>,
    pub(crate) droid: bool,
    /// The printed card.
    pub(crate) printed: Option<u16>,
    pub(crate) deck: Option<Market>,
}

impl Sieve {
    /// Nothing passes.
    const NONE: Self = Self {
        kinds: 0,
        with: None,
        at_most: None,
        droid: false,
        printed: None,
        deck: None,
    };

    pub(crate) fn of(scope: &dyn Scope, filter: &Filter) -> Self {
        let kinds = filter.kinds.iter();
        let kinds = kinds.fold(0, |mask, &kind: &Kind| mask | 1 << kind as u8);
        let printed = filter.card.as_deref();
        Self {
            kinds: if kinds == 0 { u8::MAX } else { kinds },
            with: filter.with,
            at_most: filter.at_most.map(thousands),
            droid: filter.droid,
            printed: printed.map(|id| scope.printed(id).map_or(u16::MAX, |card| card.0)),
            deck: filter.deck,
        }
    }
}

/// What the words of a verb name, looked up.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Named {
    Nothing,
    Assets(Sieve),
    Space(SpaceId),
}

/// One step of a program.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Op {
    /// It asks nobody.
    Do(Do),
    /// Somebody has to answer something for it.
    Ask(Ask),
}

/// A step that asks nobody. Credits are in thousands.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Do {
    End,
    /// A numbered step of a card begins.
    Step(u8),
    Jump(At),
    Unless(u16, At),
    /// What lies between here and `then` must be possible completely, else it goes on at `end`.
    To {
        then: At,
        end: At,
    },
    /// Pays, or goes on at the number.
    Pay(u16, At),
    /// The effects this is part of, once the combat is over, go on at the number.
    GoOn(At),
    Test {
        skill: Skill,
        pass: At,
        fail: At,
        end: At,
    },
    /// The other player this is about tests a skill.
    TestThem {
        skill: Skill,
        pass: At,
        fail: At,
        end: At,
    },
    Fight {
        combat: Combat,
        value: u8,
        win: At,
        lose: At,
        undefeated: At,
        next: At,
    },
    /// Rolls a die and goes on by the table of options: one entry a face.
    Roll {
        first: u16,
    },
    /// Does what comes before the question of a verb.
    Prepare(u16),
    /// Does what a verb says.
    Verb(u16),
}

/// A step that asks somebody.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Ask {
    /// Asks whether to go on with the next step or at the number.
    May(At),
    /// Asks where to go on: entries of the table of options.
    Choose { first: u16, count: u8, end: At },
    /// Runs the body for another player, then goes on at `next`.
    As { who: Other, body: At, next: At },
    /// Asks which other player it is about, or goes on at the number if there is none.
    Against { who: Other, end: At },
    FightPlayer {
        who: Other,
        combat: Option<Combat>,
        win: At,
        lose: At,
        next: At,
    },
    /// Asks what a verb asks.
    Verb(u16),
}

/// All effects, one behind the other.
#[derive(Debug)]
pub(crate) struct Program {
    pub(super) ops: Vec<Op>,
    /// The verbs of the steps that do one.
    pub(super) verbs: Vec<(Effect, Named)>,
    pub(super) options: Vec<At>,
    pub(super) tests: Vec<Test>,
    sieves: Vec<Sieve>,
    /// The lists of effects as they are printed, and where each begins: to be put into words.
    pub(super) lists: Vec<(At, Vec<Effect>)>,
}

impl Default for Program {
    fn default() -> Self {
        // Programs begin at one; zero is the end.
        Self {
            ops: vec![Op::Do(Do::End)],
            verbs: Vec::new(),
            options: Vec::new(),
            tests: Vec::new(),
            sieves: Vec::new(),
            lists: Vec::new(),
        }
    }
}

/// Looks up the names effects mention.
pub(crate) trait Scope {
    /// A space by id.
    fn space(&self, id: &str) -> Option<SpaceId>;
    /// A printed card by id: the first of its copies.
    fn printed(&self, id: &str) -> Option<CardId>;
}

impl Program {
    /// Whether a step is done only for who paid for it: a payment holds for the rest of its list,
    /// one that is a cost for what can be done at that cost.
    pub(crate) fn is_paid_for(&self, step: At) -> bool {
        let before = (0..step.0).map(|at| (At(at), self.op(At(at))));
        let pays = |at: u16| matches!(self.op(At(at)), Op::Do(Do::Pay(..)));
        before.into_iter().any(|(at, op)| {
            if let Op::Do(Do::Pay(_, end)) = op {
                return step < end;
            }
            let Op::Do(Do::To { then, end }) = op else {
                return false;
            };
            then <= step && step < end && (at.0..then.0).any(pays)
        })
    }

    /// Whether a step is one of the program that begins here.
    pub(crate) fn is_within(&self, begin: At, step: At) -> bool {
        let mut before = (begin.0..step.0).map(|at| self.op(At(at)));
        begin.0 > 0 && begin <= step && before.all(|op| op != Op::Do(Do::End))
    }

    pub(crate) fn op(&self, at: At) -> Op {
        self.ops.get(at.index()).copied().unwrap_or(Op::Do(Do::End))
    }

    pub(crate) fn option(&self, index: u16) -> At {
        self.options
            .get(index as usize)
            .copied()
            .unwrap_or_default()
    }

    /// The printed effects that begin at a step.
    pub(crate) fn printed(&self, at: At) -> &[Effect] {
        let mut lists = self.lists.iter().filter(|(_, list)| !list.is_empty());
        lists
            .find(|(begin, _)| *begin == at)
            .map_or(&[], |(_, list)| list)
    }

    pub(crate) fn test(&self, index: u16) -> &Test {
        self.tests.get(index as usize).unwrap_or(&Test::Never)
    }

    pub(crate) fn sieve(&self, index: u16) -> Sieve {
        self.sieves
            .get(index as usize)
            .copied()
            .unwrap_or(Sieve::NONE)
    }

    /// The effect of a verb.
    pub(crate) fn verb(&self, index: u16) -> &Effect {
        &self.verbs[usize::from(index)].0
    }

    /// What a step asks, if it asks.
    pub(crate) fn asked(&self, at: At) -> Option<Ask> {
        match self.op(at) {
            Op::Ask(ask) => Some(ask),
            Op::Do(_) => None,
        }
    }

    /// The verb of a step, if it does one.
    fn verb_at(&self, at: At) -> Option<&(Effect, Named)> {
        let (Op::Do(Do::Verb(verb)) | Op::Ask(Ask::Verb(verb))) = self.op(at) else {
            return None;
        };
        self.verbs.get(usize::from(verb))
    }

    /// The effect a step does, if it does one.
    pub(crate) fn effect(&self, at: At) -> Option<&Effect> {
        self.verb_at(at).map(|(effect, _)| effect)
    }

    fn named(&self, at: At) -> Named {
        self.verb_at(at).map_or(Named::Nothing, |(_, named)| *named)
    }

    /// The assets the verb of a step speaks of.
    pub(crate) fn sieve_at(&self, at: At) -> Sieve {
        match self.named(at) {
            Named::Assets(sieve) => sieve,
            Named::Nothing | Named::Space(_) => Sieve::NONE,
        }
    }

    /// The space the verb of a step speaks of.
    pub(crate) fn space_at(&self, at: At) -> SpaceId {
        match self.named(at) {
            Named::Space(space) => space,
            Named::Nothing | Named::Assets(_) => SpaceId::default(),
        }
    }

    /// Adds a sieve; its index.
    pub(crate) fn add_sieve(&mut self, scope: &dyn Scope, filter: &Filter) -> u16 {
        self.sieves.push(Sieve::of(scope, filter));
        (self.sieves.len() - 1) as u16
    }
}

/// Credits in thousands.
pub(crate) fn thousands(credits: u32) -> u16 {
    (credits / 1000) as u16
}
