//! What must be there for an ability to do anything, found when its program is lowered.
//!
//! Whether an ability can do something is asked of every card in play at every decision. Looking
//! ahead in its program tells; but most abilities ask for one simple thing, a card to draw or a hand
//! to discard from. Those are bits: [`Needs`] has the things one of which is enough, [`Possible`]
//! those that are there now, and one `and` is the answer.

use super::op::{Op, Program, Test};
use crate::content::{Filter, Kind};
use crate::rules::{empty_deck, force};
use crate::state::State;

/// Things one of which is enough for an ability to do something.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Needs(u64);

/// The things that are there now.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Possible(u64);

const ALWAYS: u64 = 1;
const FORCE_TO_GAIN: u64 = 1 << 1;
const CARD_TO_DRAW: u64 = 1 << 2;
const DAMAGE_TO_REPAIR: u64 = 1 << 3;
const BASE_TO_DAMAGE: u64 = 1 << 4;
const SHIP_TO_DESTROY: u64 = 1 << 5;
const CARD_IN_HAND: u64 = 1 << 6;
const CARD_TO_EXILE: u64 = 1 << 7;
const CARD_IN_THEIR_HAND: u64 = 1 << 8;
const CARD_IN_GALAXY: u64 = 1 << 9;
const CARD_IN_ROW: u64 = 1 << 10;
const PURCHASE_TO_REDIRECT: u64 = 1 << 11;
const CARD_TO_SWAP: u64 = 1 << 12;
/// So many things there are at most.
const THINGS: u32 = 16;
const PLAIN: u64 = (1 << THINGS) - 1;
/// Not to be told by bits: the program must be looked at.
const LOOK: u64 = 1 << 63;

/// A condition under which things are enough: the same bits once more, further up.
#[derive(Copy, Clone)]
enum Under {
    Force = 1,
    OwnShip = 2,
    TheirShip = 3,
}

impl Needs {
    /// Of what does nothing.
    pub(crate) const NOTHING: Self = Self(0);

    /// Whether bits cannot tell, and the program must be looked at.
    #[inline]
    pub(crate) fn must_be_looked_at(self) -> bool {
        self.0 & LOOK != 0
    }

    /// Whether the ability can do something.
    #[inline]
    pub(crate) fn met(self, possible: Possible) -> bool {
        self.0 & possible.0 != 0
    }

    /// Either is enough.
    fn or(self, other: Self) -> Self {
        match self.0 | other.0 {
            bits if bits & ALWAYS != 0 => Self(ALWAYS),
            bits if bits & LOOK != 0 => Self(LOOK),
            bits => Self(bits),
        }
    }

    /// The one under a condition, the other without it.
    fn under_or_else(self, condition: Under, other: Self) -> Self {
        let shift = THINGS * condition as u32;
        match (self.0, other.0) {
            (with, without) if with == without => self,
            (LOOK, _) | (_, LOOK) => Self(LOOK),
            // Conditions under conditions are looked at; and what is enough without the condition
            // must be so with it.
            (with, without) if with <= PLAIN && without & !with == 0 => {
                Self(without | with << shift)
            }
            _ => Self(LOOK),
        }
    }
}

impl Possible {
    /// What is there for the active player.
    #[inline(always)]
    pub(crate) fn now(state: &State) -> Self {
        let player = state.active;
        let (mine, theirs) = (state.mine(), state.theirs());
        let mut bits = ALWAYS | USUAL;
        // These are there at nearly every decision, so one branch for all of them is predicted well.
        if theirs.base.is_none()
            || theirs.hand.is_empty()
            || empty_deck::drawable(state, player) == 0
            || mine.hand.len() + mine.discard.len() == 0
            || empty_deck::galaxy_left(state) == 0
            || state.row.is_empty()
        {
            bits = ALWAYS | usual(state);
        }
        let mut note = |bit: u64, there: bool| bits |= bit * u64::from(there);
        note(FORCE_TO_GAIN, force::room(state, player) > 0);
        note(DAMAGE_TO_REPAIR, mine.base.is_some() & (mine.damage > 0));
        note(SHIP_TO_DESTROY, !theirs.ships.is_empty());
        note(CARD_IN_HAND, !mine.hand.is_empty());
        note(PURCHASE_TO_REDIRECT, !state.memory.next_on_deck);
        let under = |condition: Under, holds: bool| {
            let shift = THINGS * condition as u32;
            (bits * u64::from(holds)) << shift
        };
        Self(
            bits | under(Under::Force, force::is_with(state, player))
                | under(Under::OwnShip, !mine.ships.is_empty())
                | under(Under::TheirShip, !theirs.ships.is_empty()),
        )
    }
}

/// What there usually is.
const USUAL: u64 = BASE_TO_DAMAGE
    | CARD_TO_DRAW
    | CARD_TO_EXILE
    | CARD_IN_THEIR_HAND
    | CARD_IN_GALAXY
    | CARD_IN_ROW
    | CARD_TO_SWAP;

/// What of this there is now.
#[cold]
fn usual(state: &State) -> u64 {
    let (mine, theirs) = (state.mine(), state.theirs());
    let drawable = empty_deck::drawable(state, state.active) > 0;
    let galaxy = empty_deck::galaxy_left(state) > 0;
    let row = !state.row.is_empty();
    [
        (BASE_TO_DAMAGE, theirs.base.is_some()),
        (CARD_TO_DRAW, drawable),
        (CARD_TO_EXILE, mine.hand.len() + mine.discard.len() > 0),
        (CARD_IN_THEIR_HAND, !theirs.hand.is_empty()),
        (CARD_IN_GALAXY, galaxy),
        (CARD_IN_ROW, row),
        (CARD_TO_SWAP, galaxy & row),
    ]
    .into_iter()
    .filter(|(_, there)| *there)
    .fold(0, |bits, (bit, _)| bits | bit)
}

impl Program {
    /// What the program that begins here needs; as `look_ahead` would find it, if the ability is on
    /// a card in play, a ship or a unit, that was not purchased just now.
    pub(crate) fn needs(&self, at: u16, is_ship: bool) -> Needs {
        let rest = || self.needs(at + 1, is_ship);
        let one_of = |bits| Needs(bits).or(rest());
        match *self.op(at) {
            Op::End => Needs::NOTHING,
            Op::Jump(to) => self.needs(to, is_ship),
            Op::Unless(test, to) => match self.condition(test, is_ship) {
                Some(condition) => rest().under_or_else(condition, self.needs(to, is_ship)),
                None if rest() == self.needs(to, is_ship) => rest(),
                None => Needs(LOOK),
            },
            Op::Choose {
                options,
                count,
                end,
                ..
            } => {
                let options = options[..count as usize].iter();
                let options = options.map(|&option| self.needs(option, is_ship));
                options.fold(self.needs(end, is_ship), Needs::or)
            }
            Op::Reveal { end, .. } => Needs(CARD_IN_GALAXY).or(self.needs(end, is_ship)),
            Op::Resources(_) | Op::Attack(_) | Op::ExileThis => Needs(ALWAYS),
            // A cost is something done; if it cannot be paid, nothing follows.
            Op::DiscardToo | Op::ExileFromHand => Needs(CARD_IN_HAND),
            Op::Force(_) => one_of(FORCE_TO_GAIN),
            Op::Draw(_) => one_of(CARD_TO_DRAW),
            Op::Repair(_) => one_of(DAMAGE_TO_REPAIR),
            Op::Damage(_) => one_of(BASE_TO_DAMAGE),
            Op::DamageBaseOrShip(_) => one_of(BASE_TO_DAMAGE | SHIP_TO_DESTROY),
            Op::DestroyShip => one_of(SHIP_TO_DESTROY),
            Op::Exile { .. } => one_of(CARD_TO_EXILE),
            Op::OpponentDiscards
            | Op::OpponentDiscardsAtRandom
            | Op::LookAtHand
            | Op::PutFromTheirHandOnTheirDeck => one_of(CARD_IN_THEIR_HAND),
            Op::LookAtTop(_) => one_of(CARD_IN_GALAXY),
            Op::DiscardFromRow(filter) if filter == Filter::default() => one_of(CARD_IN_ROW),
            Op::MaySwapTopWithRow => one_of(CARD_TO_SWAP),
            Op::NextPurchaseOnDeck => one_of(PURCHASE_TO_REDIRECT),
            Op::Pay(_)
            | Op::DiscardFromRow(_)
            | Op::DiscardEnemyRow(_)
            | Op::DiscardRevealed
            | Op::KeepOneOfTopTwo
            | Op::SwapDiscardWithRow(_)
            | Op::Return(_)
            | Op::Borrow(_)
            | Op::BuyFree(..)
            | Op::BuyFromGalaxyDiscard(_)
            | Op::PutPurchase(_)
            | Op::BorrowPurchase
            | Op::DestroyShipOrInRow(_) => Needs(LOOK),
        }
    }

    fn condition(&self, test: Test, is_ship: bool) -> Option<Under> {
        let any_ship = Filter {
            kind: Kind::Ship,
            ..Filter::default()
        };
        match test {
            Test::ForceIsWithYou => Some(Under::Force),
            // Another ship is meant, so a ship would have to count.
            Test::YouHave(filter) if filter == any_ship && !is_ship => Some(Under::OwnShip),
            Test::OpponentHasShip => Some(Under::TheirShip),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_two_is_enough_and_what_is_always_there_needs_no_look() {
        let (draw, look) = (Needs(CARD_TO_DRAW), Needs(LOOK));
        assert_eq!(
            draw.or(Needs(CARD_IN_HAND)),
            Needs(CARD_TO_DRAW | CARD_IN_HAND)
        );
        assert_eq!(draw.or(look), look);
        assert_eq!(look.or(Needs(ALWAYS)), Needs(ALWAYS));
    }

    #[test]
    fn under_a_condition_more_may_be_enough_but_not_less() {
        let (draw, hand) = (Needs(CARD_TO_DRAW), Needs(CARD_IN_HAND));
        let only_with = draw.under_or_else(Under::Force, Needs::NOTHING);
        assert!(!only_with.met(Possible(CARD_TO_DRAW)));
        assert!(!only_with.met(Possible(CARD_TO_DRAW | CARD_TO_DRAW << 32)));
        assert!(only_with.met(Possible(CARD_TO_DRAW | CARD_TO_DRAW << 16)));
        assert_eq!(draw.under_or_else(Under::Force, draw), draw);
        assert_eq!(draw.under_or_else(Under::Force, hand), Needs(LOOK));
        assert_eq!(
            only_with.under_or_else(Under::OwnShip, Needs::NOTHING),
            Needs(LOOK)
        );
    }
}
