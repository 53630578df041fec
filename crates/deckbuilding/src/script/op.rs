//! The flat program abilities are lowered to.

use crate::content::{Condition, Content, Effect, Filter, KindId, Place};
use crate::state::BaseId;

/// One step of a program.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Op {
    Resources(u8),
    Force(u8),
    Attack(u8),
    Draw(u8),
    Repair(u8),
    Damage(u8),
    DamageBaseOrShip(u8),
    Pay(u8),
    ExileThis,
    DiscardToo,
    ExileFromHand,
    Exile {
        most: u8,
        up_to: bool,
    },
    OpponentDiscards,
    OpponentDiscardsAtRandom,
    LookAtHand,
    PutFromTheirHandOnTheirDeck,
    DiscardFromRow(Filter),
    DiscardEnemyRow(u8),
    /// Shows the top card and goes on at `yours`, at `enemy` or at `end`.
    Reveal {
        yours: u16,
        enemy: u16,
        end: u16,
    },
    DiscardRevealed,
    /// Looks at so many cards from the top of the galaxy deck.
    LookAtTop(u8),
    MaySwapTopWithRow,
    KeepOneOfTopTwo,
    SwapDiscardWithRow(Filter),
    Return(Filter),
    Borrow(Filter),
    BuyFree(Filter, Place),
    BuyFromGalaxyDiscard(Filter),
    NextPurchaseOnDeck,
    PutPurchase(Place),
    BorrowPurchase,
    DestroyShip,
    DestroyShipOrInRow(Filter),
    /// Goes on at the number unless the condition holds.
    Unless(Test, u16),
    /// Goes on at the number.
    Jump(u16),
    /// Somebody chooses where to go on.
    Choose {
        by_opponent: bool,
        options: [u16; MOST_OPTIONS],
        count: u8,
        end: u16,
    },
    End,
}

impl Op {
    /// Whether somebody has to pick something for it.
    pub(crate) fn asks(&self) -> bool {
        match self {
            Self::DamageBaseOrShip(_)
            | Self::DiscardToo
            | Self::ExileFromHand
            | Self::Exile { .. }
            | Self::OpponentDiscards
            | Self::PutFromTheirHandOnTheirDeck
            | Self::DiscardFromRow(_)
            | Self::MaySwapTopWithRow
            | Self::KeepOneOfTopTwo
            | Self::SwapDiscardWithRow(_)
            | Self::Return(_)
            | Self::Borrow(_)
            | Self::BuyFree(..)
            | Self::BuyFromGalaxyDiscard(_)
            | Self::DestroyShip
            | Self::DestroyShipOrInRow(_)
            | Self::Choose { .. } => true,
            Self::Resources(_)
            | Self::Force(_)
            | Self::Attack(_)
            | Self::Draw(_)
            | Self::Repair(_)
            | Self::Damage(_)
            | Self::Pay(_)
            | Self::ExileThis
            | Self::OpponentDiscardsAtRandom
            | Self::LookAtHand
            | Self::DiscardEnemyRow(_)
            | Self::Reveal { .. }
            | Self::DiscardRevealed
            | Self::LookAtTop(_)
            | Self::NextPurchaseOnDeck
            | Self::PutPurchase(_)
            | Self::BorrowPurchase
            | Self::Unless(..)
            | Self::Jump(_)
            | Self::End => false,
        }
    }
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
}

impl Default for Program {
    fn default() -> Self {
        Self { ops: vec![Op::End] }
    }
}

impl Program {
    pub(crate) fn op(&self, at: u16) -> &Op {
        self.ops.get(at as usize).unwrap_or(&Op::End)
    }

    /// Adds a list of effects and says where it begins.
    pub(crate) fn add(&mut self, content: &Content, effects: &[Effect]) -> u16 {
        let start = self.here();
        self.block(content, effects);
        self.ops.push(Op::End);
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
        self.ops.push(Op::End);
        self.ops.len() - 1
    }

    fn effect(&mut self, content: &Content, effect: &Effect) {
        let op = match effect {
            Effect::If(condition, then) => {
                let unless = self.reserve();
                self.block(content, then);
                self.ops[unless] = Op::Unless(Test::of(content, condition), self.here());
                return;
            }
            Effect::IfElse(condition, then, otherwise) => {
                let unless = self.reserve();
                self.block(content, then);
                let jump = self.reserve();
                self.ops[unless] = Op::Unless(Test::of(content, condition), self.here());
                self.block(content, otherwise);
                self.ops[jump] = Op::Jump(self.here());
                return;
            }
            Effect::Choose(options) => return self.choose(content, options, false),
            Effect::OpponentChooses(options) => return self.choose(content, options, true),
            Effect::Reveal { yours, enemy } => {
                let reveal = self.reserve();
                let (yours, first) = (self.here(), self.detour(content, yours));
                let (enemy, second) = (self.here(), self.detour(content, enemy));
                let end = self.here();
                self.ops[first] = Op::Jump(end);
                self.ops[second] = Op::Jump(end);
                self.ops[reveal] = Op::Reveal { yours, enemy, end };
                return;
            }
            Effect::Resources(n) => Op::Resources(*n),
            Effect::Force(n) => Op::Force(*n),
            Effect::Attack(n) => Op::Attack(*n),
            Effect::Draw(n) => Op::Draw(*n),
            Effect::Repair(n) => Op::Repair(*n),
            Effect::Damage(n) => Op::Damage(*n),
            Effect::DamageBaseOrShip(n) => Op::DamageBaseOrShip(*n),
            Effect::Pay(n) => Op::Pay(*n),
            Effect::ExileThis => Op::ExileThis,
            Effect::DiscardToo => Op::DiscardToo,
            Effect::ExileFromHand => Op::ExileFromHand,
            Effect::Exile(n) => Op::Exile {
                most: *n,
                up_to: false,
            },
            Effect::ExileUpTo(n) => Op::Exile {
                most: *n,
                up_to: true,
            },
            Effect::OpponentDiscards => Op::OpponentDiscards,
            Effect::OpponentDiscardsAtRandom => Op::OpponentDiscardsAtRandom,
            Effect::LookAtHand => Op::LookAtHand,
            Effect::PutFromTheirHandOnTheirDeck => Op::PutFromTheirHandOnTheirDeck,
            Effect::DiscardFromRow(filter) => Op::DiscardFromRow(*filter),
            Effect::DiscardEnemyRow(n) => Op::DiscardEnemyRow(*n),
            Effect::DiscardRevealed => Op::DiscardRevealed,
            Effect::LookAtTop => Op::LookAtTop(1),
            Effect::MaySwapTopWithRow => Op::MaySwapTopWithRow,
            Effect::KeepOneOfTopTwo => {
                self.ops.push(Op::LookAtTop(2));
                Op::KeepOneOfTopTwo
            }
            Effect::SwapDiscardWithRow(filter) => Op::SwapDiscardWithRow(*filter),
            Effect::Return(filter) => Op::Return(*filter),
            Effect::Borrow(filter) => Op::Borrow(*filter),
            Effect::BuyFree(filter, place) => Op::BuyFree(*filter, *place),
            Effect::BuyFromGalaxyDiscard(filter) => Op::BuyFromGalaxyDiscard(*filter),
            Effect::NextPurchaseOnDeck => Op::NextPurchaseOnDeck,
            Effect::PutPurchase(place) => Op::PutPurchase(*place),
            Effect::BorrowPurchase => Op::BorrowPurchase,
            Effect::DestroyShip => Op::DestroyShip,
            Effect::DestroyShipOrInRow(filter) => Op::DestroyShipOrInRow(*filter),
        };
        self.ops.push(op);
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
            self.ops[jump] = Op::Jump(end);
        }
        self.ops[choose] = Op::Choose {
            by_opponent,
            options,
            count,
            end,
        };
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
