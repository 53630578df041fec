//! What is asked of a card at every decision.

use super::library::{Facts, Lowered};
use crate::script::{Needs, Program};
use crate::state::Player;

/// The few things a decision asks of every card in the hand, in play and in the row, kept small and
/// close together.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Glance {
    /// What its action needs to do something.
    pub(crate) needs: Needs,
    /// What each player would pay for it.
    prices: [u16; 2],
    pub(crate) kind: u8,
    pub(crate) attack: u8,
    /// Bits: whose prey it is, and what its ability adds to attacks.
    bits: u8,
}

/// More than anybody can pay: the price of what is not for sale to a player.
const NOT_FOR_SALE: u16 = u16::MAX;
const PREY: u8 = 0;
const STRONGER: u8 = 2;
const BOOSTS: u8 = 3;

impl Glance {
    /// A look at a card; without facts, at a number no card has.
    pub(super) fn of(facts: Option<&Facts>, program: &Program) -> Self {
        Self {
            needs: facts.map_or(Needs::NOTHING, |facts| match facts.ability {
                Lowered::Action(at) => program.needs(at, facts.is_ship()),
                _ => Needs::NOTHING,
            }),
            prices: Player::BOTH.map(|player| match facts {
                Some(facts) if facts.faction != player.foe().faction() => facts.cost.into(),
                _ => NOT_FOR_SALE,
            }),
            kind: facts.map_or(0, |facts| facts.kind.0),
            attack: facts.map_or(0, |facts| facts.attack),
            bits: facts.map_or(0, bits),
        }
    }

    /// What a player would pay for it; more than there is if they may not purchase it.
    #[inline]
    pub(crate) fn price(&self, player: Player) -> u16 {
        self.prices[player as usize]
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
        bits |= u8::from(prey) << (PREY + player as u8);
    }
    bits
}
