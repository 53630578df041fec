//! What is asked of a card at every decision.

use super::library::{Facts, Lowered};
use crate::choice::{Choice, Target};
use crate::script::{Needs, Program};
use crate::state::{CardId, Player};

/// The few things a decision asks of every card in the hand, in play and in the row, kept small and
/// close together.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Glance {
    /// What its action needs to do something.
    pub(crate) needs: Needs,
    pub(crate) kind: u8,
    pub(crate) cost: u8,
    pub(crate) attack: u8,
    /// Bits: to whom it is for sale, whose prey it is, and what its ability adds to attacks.
    bits: u8,
    /// The choices there are about it, ready to be copied. (Put together only when listed, one would
    /// be written byte by byte; and to read at once what was written in pieces, a processor
    /// has to wait until all of it is stored.)
    pub(crate) play: Choice,
    pub(crate) buy: Choice,
    pub(crate) use_it: Choice,
    pub(crate) commit_to_base: Choice,
    pub(crate) resolve: Choice,
}

const FOR_SALE: u8 = 0;
const PREY: u8 = 2;
const STRONGER: u8 = 4;
const BOOSTS: u8 = 5;

impl Glance {
    /// A look at a card; without facts, at a number no card has.
    pub(super) fn of(card: CardId, facts: Option<&Facts>, program: &Program) -> Self {
        Self {
            needs: facts.map_or(Needs::NOTHING, |facts| match facts.ability {
                Lowered::Action(at) => program.needs(at, facts.is_ship()),
                _ => Needs::NOTHING,
            }),
            kind: facts.map_or(0, |facts| facts.kind.0),
            cost: facts.map_or(0, |facts| facts.cost),
            attack: facts.map_or(0, |facts| facts.attack),
            bits: facts.map_or(0, bits),
            play: Choice::Play(card),
            buy: Choice::Buy(card),
            use_it: Choice::Use(card),
            commit_to_base: Choice::Commit(card, Target::Base),
            resolve: Choice::Resolve(Target::Row(card)),
        }
    }

    /// Whether a player may purchase it.
    #[inline]
    pub(crate) fn is_for_sale(&self, player: Player) -> bool {
        self.bits >> (FOR_SALE + player as u8) & 1 != 0
    }

    /// Whether a player may attack it in the row, whatever their base.
    #[inline]
    pub(crate) fn is_prey(&self, player: Player) -> bool {
        self.bits >> (PREY + player as u8) & 1 != 0
    }

    /// Whether its own ability may make it stronger.
    #[inline]
    pub(crate) fn may_be_stronger(&self) -> bool {
        self.bits >> STRONGER & 1 != 0
    }

    /// Whether it makes others stronger.
    #[inline]
    pub(crate) fn boosts(&self) -> bool {
        self.bits >> BOOSTS & 1 != 0
    }
}

fn bits(facts: &Facts) -> u8 {
    let mut bits = match facts.ability {
        ability if ability.boosts() => 1 << BOOSTS,
        Lowered::While(_) => 1 << STRONGER,
        _ => 0,
    };
    for player in Player::BOTH {
        let enemy = facts.faction == player.foe().faction();
        // rule: bounty-sabotage/only-enemy-units-in-the-row
        let prey = enemy && facts.target.is_some();
        bits |= u8::from(!enemy) << (FOR_SALE + player as u8);
        bits |= u8::from(prey) << (PREY + player as u8);
    }
    bits
}
