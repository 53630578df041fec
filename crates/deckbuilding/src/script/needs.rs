//! What must be there for an ability to do anything, found when its program is lowered.
//!
//! Whether an ability can do something is asked of every card in play at every decision. Looking
//! ahead in its program tells; but most abilities ask for one simple thing, a card to draw or a hand
//! to discard from. Those are bits: [`Needs`] has the things one of which is enough, [`Possible`]
//! those that are there now, and one `and` is the answer.

use super::op::{Ask, Do, Op, Program, Test};
use super::verbs::{Verb as _, verb};
use crate::content::{Filter, Kind};
use crate::rules::{empty_deck, force};
use crate::state::State;

/// Things one of which is enough for an ability to do something.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) struct Needs(u64);

/// The things that are there now.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Possible(u64);

/// So many things there are at most.
const THINGS: u32 = 16;
const PLAIN: u64 = (1 << THINGS) - 1;
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
    /// Of what can always be done.
    pub(crate) const ALWAYS: Self = Self(1);
    pub(crate) const FORCE_TO_GAIN: Self = Self(1 << 1);
    pub(crate) const CARD_TO_DRAW: Self = Self(1 << 2);
    pub(crate) const DAMAGE_TO_REPAIR: Self = Self(1 << 3);
    pub(crate) const BASE_TO_DAMAGE: Self = Self(1 << 4);
    pub(crate) const SHIP_TO_DESTROY: Self = Self(1 << 5);
    pub(crate) const CARD_IN_HAND: Self = Self(1 << 6);
    pub(crate) const CARD_TO_EXILE: Self = Self(1 << 7);
    pub(crate) const CARD_IN_THEIR_HAND: Self = Self(1 << 8);
    pub(crate) const CARD_IN_GALAXY: Self = Self(1 << 9);
    pub(crate) const CARD_IN_ROW: Self = Self(1 << 10);
    pub(crate) const PURCHASE_TO_REDIRECT: Self = Self(1 << 11);
    pub(crate) const CARD_TO_SWAP: Self = Self(1 << 12);
    /// Not to be told by bits: the program must be looked at.
    pub(crate) const LOOK: Self = Self(1 << 63);

    /// Whether bits cannot tell, and the program must be looked at.
    #[inline]
    pub(crate) fn must_be_looked_at(self) -> bool {
        self.0 & Self::LOOK.0 != 0
    }

    /// Whether the ability can do something.
    #[inline]
    pub(crate) fn met(self, possible: Possible) -> bool {
        self.0 & possible.0 != 0
    }

    /// Either is enough.
    pub(crate) const fn or(self, other: Self) -> Self {
        match self.0 | other.0 {
            bits if bits & Self::ALWAYS.0 != 0 => Self::ALWAYS,
            bits if bits & Self::LOOK.0 != 0 => Self::LOOK,
            bits => Self(bits),
        }
    }

    /// The one under a condition, the other without it.
    fn under_or_else(self, condition: Under, other: Self) -> Self {
        let shift = THINGS * condition as u32;
        match (self.0, other.0) {
            (with, without) if with == without => self,
            _ if self.must_be_looked_at() || other.must_be_looked_at() => Self::LOOK,
            // Conditions under conditions are looked at; and what is enough without the condition
            // must be so with it.
            (with, without) if with <= PLAIN && without & !with == 0 => {
                Self(without | with << shift)
            }
            _ => Self::LOOK,
        }
    }
}

impl Possible {
    /// What is there for the active player.
    #[inline(always)]
    pub(crate) fn now(state: &State) -> Self {
        let player = state.active;
        let (mine, theirs) = (state.mine(), state.theirs());
        let mut bits = Needs::ALWAYS.0 | USUAL.0;
        // These are there at nearly every decision, so one branch for all of them is predicted well.
        if theirs.base.is_none()
            || theirs.hand.is_empty()
            || empty_deck::drawable(state, player) == 0
            || mine.hand.len() + mine.discard.len() == 0
            || empty_deck::galaxy_left(state) == 0
            || state.row.is_empty()
        {
            bits = Needs::ALWAYS.0 | usual(state).0;
        }
        let mut note = |thing: Needs, there: bool| bits |= thing.0 * u64::from(there);
        note(Needs::FORCE_TO_GAIN, force::room(state, player) > 0);
        note(
            Needs::DAMAGE_TO_REPAIR,
            mine.base.is_some() & (mine.damage > 0),
        );
        note(Needs::SHIP_TO_DESTROY, !theirs.ships.is_empty());
        note(Needs::CARD_IN_HAND, !mine.hand.is_empty());
        note(Needs::PURCHASE_TO_REDIRECT, !state.memory.next_on_deck);
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
const USUAL: Needs = Needs::BASE_TO_DAMAGE
    .or(Needs::CARD_TO_DRAW)
    .or(Needs::CARD_TO_EXILE)
    .or(Needs::CARD_IN_THEIR_HAND)
    .or(Needs::CARD_IN_GALAXY)
    .or(Needs::CARD_IN_ROW)
    .or(Needs::CARD_TO_SWAP);

/// What of this there is now.
#[cold]
fn usual(state: &State) -> Needs {
    let (mine, theirs) = (state.mine(), state.theirs());
    let drawable = empty_deck::drawable(state, state.active) > 0;
    let galaxy = empty_deck::galaxy_left(state) > 0;
    let row = !state.row.is_empty();
    [
        (Needs::BASE_TO_DAMAGE, theirs.base.is_some()),
        (Needs::CARD_TO_DRAW, drawable),
        (
            Needs::CARD_TO_EXILE,
            mine.hand.len() + mine.discard.len() > 0,
        ),
        (Needs::CARD_IN_THEIR_HAND, !theirs.hand.is_empty()),
        (Needs::CARD_IN_GALAXY, galaxy),
        (Needs::CARD_IN_ROW, row),
        (Needs::CARD_TO_SWAP, galaxy & row),
    ]
    .into_iter()
    .filter(|(_, there)| *there)
    .fold(Needs::NOTHING, |things, (thing, _)| things.or(thing))
}

impl Program {
    /// What the program that begins here needs; as `look_ahead` would find it, if the ability is on
    /// a card in play, a ship or a unit, that was not purchased just now.
    pub(crate) fn needs(&self, at: u16, is_ship: bool) -> Needs {
        let from = |at| self.needs(at, is_ship);
        let rest = || from(at + 1);
        match *self.op(at) {
            Op::Do(Do::End) => Needs::NOTHING,
            Op::Do(Do::Jump(to)) => from(to),
            Op::Do(Do::Unless(test, to)) => match self.condition(test, is_ship) {
                Some(condition) => rest().under_or_else(condition, from(to)),
                None if rest() == from(to) => rest(),
                None => Needs::LOOK,
            },
            Op::Do(Do::Reveal { end, .. }) => Needs::CARD_IN_GALAXY.or(from(end)),
            Op::Do(Do::Prepare(_)) => rest(),
            Op::Do(Do::Verb(verb)) | Op::Ask(Ask::Verb(verb)) => {
                let (needs, is_cost) = verb!(
                    self.verb(verb),
                    verb => (verb.needs(), verb.is_cost()),
                    none => (Needs::NOTHING, false),
                );
                // A cost is something done; if it cannot be paid, nothing follows.
                if is_cost { needs } else { needs.or(rest()) }
            }
            Op::Ask(Ask::Choose {
                options,
                count,
                end,
                ..
            }) => {
                let options = options[..count as usize].iter();
                let options = options.map(|&option| from(option));
                options.fold(from(end), Needs::or)
            }
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
        let (draw, look) = (Needs::CARD_TO_DRAW, Needs::LOOK);
        assert_eq!(draw.or(Needs::CARD_IN_HAND), Needs(0b100_0100));
        assert_eq!(draw.or(look), look);
        assert_eq!(look.or(Needs::ALWAYS), Needs::ALWAYS);
    }

    #[test]
    fn under_a_condition_more_may_be_enough_but_not_less() {
        let (draw, hand) = (Needs::CARD_TO_DRAW, Needs::CARD_IN_HAND);
        let only_with = draw.under_or_else(Under::Force, Needs::NOTHING);
        let Needs(one) = draw;
        assert!(!only_with.met(Possible(one)));
        assert!(!only_with.met(Possible(one | one << 32)));
        assert!(only_with.met(Possible(one | one << 16)));
        assert_eq!(draw.under_or_else(Under::Force, draw), draw);
        assert_eq!(draw.under_or_else(Under::Force, hand), Needs::LOOK);
        assert_eq!(
            only_with.under_or_else(Under::OwnShip, Needs::NOTHING),
            Needs::LOOK
        );
    }

    #[test]
    fn few_cards_of_the_box_must_be_looked_at() {
        let game = crate::Deckbuilding::base().expect("the shipped box is sound");
        let library = game.library();
        let looked_at = |card: &crate::CardId| library.glance(*card).needs.must_be_looked_at();
        let cards = library.cards();
        let mut ids: Vec<&str> = cards
            .filter(looked_at)
            .map(|card| library.card(card).id.as_str())
            .collect();
        ids.dedup();
        // They ask for a card of some sort: in play, in a pile or in the row.
        assert_eq!(
            ids,
            [
                "general-veers",
                "at-at",
                "grand-moff-tarkin",
                "chewbacca",
                "princess-leia",
                "millennium-falcon",
                "jabbas-sail-barge",
            ]
        );
    }
}
