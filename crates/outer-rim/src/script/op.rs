//! The flat program effects are lowered to.

use super::Test;
use crate::content::{
    Amount, Body, Combat, Condition, Contacts, Die, Effect, Faction, Filter, Kind, Market, Other,
    Patrols, Place, Skill, Standing, Trait, With,
};
use crate::state::{At, CardId, SpaceId};

/// Which assets, with names looked up.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Sieve {
    /// One bit a type.
    pub(crate) kinds: u8,
    pub(crate) with: Option<Trait>,
    pub(crate) droid: bool,
    /// The printed card.
    pub(crate) printed: Option<u16>,
}

/// Where something goes directly, with names looked up.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Goal {
    AnyPlanet,
    Within(u8),
    Space(SpaceId),
}

/// One step of a program. Credits are in thousands.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Op {
    End,
    /// A numbered step of a card begins.
    Step(u8),
    Jump(At),
    Unless(u16, At),
    /// Asks whether to go on with the next step or at the number.
    May(At),
    /// Asks where to go on: entries of the table of options.
    Choose {
        first: u16,
        count: u8,
        end: At,
    },
    /// What lies between here and `then` must be possible completely, else it goes on at `end`.
    To {
        then: At,
        end: At,
    },
    /// Pays, or goes on at the number.
    Pay(u16, At),
    /// The effects this is part of, once the combat is over, go on at the number.
    GoOn(At),
    /// Runs the body for another player, then goes on at `next`.
    As {
        who: Other,
        body: At,
        next: At,
    },

    Credits(u16),
    LoseCredits(u16),
    Fame(u8),
    LoseFame(u8),
    Reputation(With, i8),
    SetReputation(With, Standing),
    Suffer(Body, u8),
    Recover(Body, Amount),
    Test {
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
    FightPlayer {
        who: Other,
        combat: Option<Combat>,
        win: At,
        lose: At,
        next: At,
    },
    /// Rolls a die and goes on by the table of options: one entry a face.
    Roll {
        first: u16,
    },
    GainThis,
    DiscardContact,
    RemoveContact,
    GainTop(Market),
    /// Shows so many cards of a deck.
    Draw(Market, u8),
    /// Asks which of the cards drawn is gained.
    KeepDrawn(Market, u8),
    BuyTop(Market, u16),
    BuyShip {
        barter: bool,
    },
    MarketAction,
    Discard(u16),
    DiscardThis,
    Take(u16),
    Look(Contacts),
    Reveal(Contacts),
    Exchange(Contacts),
    MoveContact(Contacts),
    Move(u8),
    MoveDirectly(Goal),
    MovePatrol(Patrols, u8),
    MovePatrolToward(Patrols, u8),
    MovePatrolDirectly(Patrols),
    EliminatePatrol(Patrols),
    EncounterWithin(u8),
    PutToken,
    CompleteJob,
    FailJob,
    CompleteGoal,
    KeepMoving,
    StopThem,
    NotDefeated,
    RedirectPatrol(u8),
    Prevent(u8),
    ExtraTurn,
    EndTurn,
    Dice(i8),
    Reroll(u8),
    Turn {
        faces: u8,
        to: Die,
        count: u8,
    },
    Add(Die, u8),
    Cancel(Die, u8),
    GainSkill,
    HaveSkill(Skill),
}

/// One bit a face.
pub(crate) fn faces(dice: &[Die]) -> u8 {
    dice.iter().fold(0, |mask, &die| mask | 1 << die as u8)
}

/// All effects, one behind the other.
#[derive(Debug)]
pub(crate) struct Program {
    ops: Vec<Op>,
    options: Vec<At>,
    tests: Vec<Test>,
    sieves: Vec<Sieve>,
    /// The lists of effects as they are printed, and where each begins: to be put into words.
    lists: Vec<(At, Vec<Effect>)>,
}

impl Default for Program {
    fn default() -> Self {
        // Programs begin at one; zero is the end.
        Self {
            ops: vec![Op::End],
            options: Vec::new(),
            tests: Vec::new(),
            sieves: Vec::new(),
            lists: Vec::new(),
        }
    }
}

/// A jump to a step of a card, to be filled in once it is known where the steps begin.
struct Leap {
    at: At,
    step: u8,
    inner: bool,
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
        let pays = |at: u16| matches!(self.op(At(at)), Op::Pay(..));
        before.into_iter().any(|(at, op)| match op {
            Op::Pay(_, end) => step < end,
            Op::To { then, end } => then <= step && step < end && (at.0..then.0).any(pays),
            _ => false,
        })
    }

    /// Whether a step is one of the program that begins here.
    pub(crate) fn is_within(&self, begin: At, step: At) -> bool {
        let mut before = (begin.0..step.0).map(|at| self.op(At(at)));
        begin.0 > 0 && begin <= step && before.all(|op| op != Op::End)
    }

    pub(crate) fn op(&self, at: At) -> Op {
        self.ops.get(at.index()).copied().unwrap_or(Op::End)
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
        self.sieves.get(index as usize).copied().unwrap_or(Sieve {
            kinds: 0,
            with: None,
            droid: false,
            printed: None,
        })
    }

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
                self.ops.push(Op::Step(number));
            }
            self.lower(scope, step, &mut jumps);
        }
        self.ops.push(Op::End);
        for Leap { at, step, inner } in jumps {
            let to = begins.get(usize::from(step).wrapping_sub(1));
            let to = to.copied().unwrap_or_default();
            self.put(at, if inner { Op::GoOn(to) } else { Op::Jump(to) });
        }
        begin
    }

    fn add_test(&mut self, scope: &dyn Scope, condition: &Condition) -> u16 {
        let test = Test::lower(condition, scope, self);
        self.tests.push(test);
        (self.tests.len() - 1) as u16
    }

    pub(crate) fn add_sieve(&mut self, scope: &dyn Scope, filter: &Filter) -> u16 {
        let sieve = Sieve {
            kinds: filter
                .kinds
                .iter()
                .fold(0, |mask, &kind: &Kind| mask | 1 << kind as u8),
            with: filter.with,
            droid: filter.droid,
            printed: filter
                .card
                .as_deref()
                .map(|id| scope.printed(id).map_or(u16::MAX, |card| card.0)),
        };
        let sieve = if sieve.kinds == 0 {
            Sieve {
                kinds: u8::MAX,
                ..sieve
            }
        } else {
            sieve
        };
        self.sieves.push(sieve);
        (self.sieves.len() - 1) as u16
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
        self.ops.push(Op::End);
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
            self.put(at, Op::Jump(end));
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
            self.put(at, Op::Pay(credits, end));
        }
    }

    fn lower_one(&mut self, scope: &dyn Scope, effect: &Effect, jumps: &mut Vec<Leap>) {
        let mut ends = Vec::new();
        let op = match effect {
            Effect::If(condition, then) => {
                let test = self.add_test(scope, condition);
                let at = self.reserve();
                self.lower(scope, then, jumps);
                let end = self.here();
                return self.put(at, Op::Unless(test, end));
            }
            Effect::IfElse(condition, then, otherwise) => {
                let test = self.add_test(scope, condition);
                let at = self.reserve();
                self.branch(scope, then, &mut ends, jumps);
                let other = self.here();
                self.put(at, Op::Unless(test, other));
                self.lower(scope, otherwise, jumps);
                self.close(&ends);
                return;
            }
            Effect::May(effects) => {
                let at = self.reserve();
                self.lower(scope, effects, jumps);
                let end = self.here();
                return self.put(at, Op::May(end));
            }
            Effect::To(cost, effects) => {
                let at = self.reserve();
                self.lower(scope, cost, jumps);
                let then = self.here();
                self.lower(scope, effects, jumps);
                let end = self.here();
                return self.put(at, Op::To { then, end });
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
                return self.put(at, Op::Choose { first, count, end });
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
                return self.put(at, Op::Roll { first });
            }
            Effect::Test { skill, pass, fail } => {
                let at = self.reserve();
                let pass = self.branch(scope, pass, &mut ends, jumps);
                let fail = self.branch(scope, fail, &mut ends, jumps);
                let end = self.close(&ends);
                let skill = *skill;
                return self.put(
                    at,
                    Op::Test {
                        skill,
                        pass,
                        fail,
                        end,
                    },
                );
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
                return self.put(
                    at,
                    Op::Fight {
                        combat,
                        value,
                        win,
                        lose,
                        undefeated,
                        next,
                    },
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
                return self.put(
                    at,
                    Op::FightPlayer {
                        who,
                        combat,
                        win,
                        lose,
                        next,
                    },
                );
            }
            Effect::As(who, effects) => {
                let at = self.reserve();
                let body = self.inner(scope, effects, jumps);
                let (who, next) = (*who, self.here());
                return self.put(at, Op::As { who, body, next });
            }
            Effect::GoTo(step) => {
                let at = self.reserve();
                return jumps.push(Leap {
                    at,
                    step: *step,
                    inner: false,
                });
            }
            // Needs to know where its list ends.
            Effect::Pay(_) => return,
            Effect::Credits(n) => Op::Credits(thousands(*n)),
            Effect::LoseCredits(n) => Op::LoseCredits(thousands(*n)),
            Effect::Fame(n) => Op::Fame(*n),
            Effect::LoseFame(n) => Op::LoseFame(*n),
            Effect::GainReputation(with, n) => Op::Reputation(*with, *n as i8),
            Effect::LoseReputation(with, n) => Op::Reputation(*with, -(*n as i8)),
            Effect::SetReputation(with, standing) => Op::SetReputation(*with, *standing),
            Effect::Suffer(body, n) => Op::Suffer(*body, *n),
            Effect::Recover(body, amount) => Op::Recover(*body, *amount),
            Effect::GainThis => Op::GainThis,
            Effect::DiscardContact => Op::DiscardContact,
            Effect::RemoveContact => Op::RemoveContact,
            Effect::GainTop(deck) => Op::GainTop(*deck),
            Effect::Draw(deck, n) => {
                self.ops.push(Op::Draw(*deck, *n));
                Op::KeepDrawn(*deck, *n)
            }
            Effect::BuyTop(deck, discount) => Op::BuyTop(*deck, thousands(*discount)),
            Effect::BuyShip { barter } => Op::BuyShip { barter: *barter },
            Effect::MarketAction => Op::MarketAction,
            Effect::Discard(filter) => Op::Discard(self.add_sieve(scope, filter)),
            Effect::DiscardThis => Op::DiscardThis,
            Effect::Take(filter) => Op::Take(self.add_sieve(scope, filter)),
            Effect::Look(contacts) => Op::Look(*contacts),
            Effect::Reveal(contacts) => Op::Reveal(*contacts),
            Effect::Exchange(contacts) => Op::Exchange(*contacts),
            Effect::MoveContact(contacts) => Op::MoveContact(*contacts),
            Effect::Move(n) => Op::Move(*n),
            Effect::MoveDirectly(place) => Op::MoveDirectly(match place {
                Place::AnyPlanet => Goal::AnyPlanet,
                Place::Within(n) => Goal::Within(*n),
                Place::Planet(id) => Goal::Space(scope.space(id).unwrap_or_default()),
            }),
            Effect::MovePatrol(which, n) => Op::MovePatrol(*which, *n),
            Effect::MovePatrolToward(which, n) => Op::MovePatrolToward(*which, *n),
            Effect::MovePatrolDirectly(which) => Op::MovePatrolDirectly(*which),
            Effect::EliminatePatrol(which) => Op::EliminatePatrol(*which),
            Effect::EncounterWithin(n) => Op::EncounterWithin(*n),
            Effect::PutToken => Op::PutToken,
            Effect::CompleteJob => Op::CompleteJob,
            Effect::FailJob => Op::FailJob,
            Effect::CompleteGoal => Op::CompleteGoal,
            Effect::KeepMoving => Op::KeepMoving,
            Effect::StopThem => Op::StopThem,
            Effect::NotDefeated => Op::NotDefeated,
            Effect::RedirectPatrol(reach) => Op::RedirectPatrol(*reach),
            Effect::Prevent(n) => Op::Prevent(*n),
            Effect::ExtraTurn => Op::ExtraTurn,
            Effect::EndTurn => Op::EndTurn,
            Effect::Dice(n) => Op::Dice(*n),
            Effect::Reroll(n) => Op::Reroll(*n),
            Effect::Turn { from, to, count } => Op::Turn {
                faces: faces(from),
                to: *to,
                count: *count,
            },
            Effect::Add(die, n) => Op::Add(*die, *n),
            Effect::Cancel(die, n) => Op::Cancel(*die, *n),
            Effect::GainSkill => Op::GainSkill,
            Effect::HaveSkill(skill) => Op::HaveSkill(*skill),
        };
        self.ops.push(op);
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
        self.ops.push(Op::End);
        let end = self.here();
        self.put(skip, Op::Jump(end));
        begin
    }
}

/// Credits in thousands.
pub(crate) fn thousands(credits: u32) -> u16 {
    (credits / 1000) as u16
}

/// The faction named outright, if one is.
pub(crate) fn named(with: With) -> Option<Faction> {
    match with {
        With::Faction(faction) => Some(faction),
        _ => None,
    }
}
