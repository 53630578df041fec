//! Dealing anew what a seat cannot know.
//!
//! A game says once, in [`Game::secrets`](crate::Game::secrets), which hidden things could be
//! exchanged for one another: its *pools*. From that one function the kernel derives everything
//! about not knowing:
//!
//! - [`Game::determinize`](crate::Game::determinize): gather what the seat does not know, **sort
//!   it**, deal it anew, replace the generator. Because it is sorted first, worlds the seat cannot
//!   tell apart become the same bytes: a bot that thinks on such worlds cannot cheat even by
//!   accident.
//! - the worlds with which the test-kit looks for leaks, kinds included: where everybody knows what
//!   sort of card lies somewhere but not which (`pool_of_kinds`, [`Log::hint`](crate::Log::hint)),
//!   only that sort is dealt there,
//! - the count that shows whether a pool was forgotten.
//!
//! **Half-done things name hidden cards by place, never by identity.** Suppose the state said "vial
//! 9 is about to be sold". In a world that Lando cannot tell from this one, Han holds a 5 at that
//! place and no 9 at all: dealt anew, the state would contradict itself, or betray the card. "The
//! second vial in Han's hand" is true in both. A *choice* may name the card, because only the seat
//! that knows it chooses it.

use crate::{Fate, Hidden, Seat};

/// Visits the pools of interchangeable hidden things.
#[derive(Debug)]
pub struct Dealer<'a> {
    seat: Seat,
    task: Task<'a>,
}

#[derive(Debug)]
enum Task<'a> {
    /// Gather the unknown, sort it, deal it anew: depends on nothing the seat does not know.
    Redeal(&'a mut Fate),
    /// Deal anew only what is listed, pool by pool; all else stays where it is.
    RedealOnly {
        fate: &'a mut Fate,
        listed: std::vec::IntoIter<Vec<u32>>,
        /// Where one of these lies, another of its kind must come to lie.
        hinted: Vec<u32>,
    },
    /// List the unknown, pool by pool.
    List(Vec<Vec<u32>>),
}

impl<'a> Dealer<'a> {
    /// Deals what the seat does not know anew.
    pub fn redeal(seat: Seat, fate: &'a mut Fate) -> Self {
        Self {
            seat,
            task: Task::Redeal(fate),
        }
    }

    /// Deals anew only the listed ones of what the seat does not know, as [`Dealer::listed`] gave
    /// them for another moment of the same game. Of the `hinted` ones the seat will learn the kind.
    pub fn redeal_only(
        seat: Seat,
        fate: &'a mut Fate,
        listed: Vec<Vec<u32>>,
        hinted: Vec<u32>,
    ) -> Self {
        let listed = listed.into_iter();
        Self {
            seat,
            task: Task::RedealOnly {
                fate,
                listed,
                hinted,
            },
        }
    }

    /// Only lists what the seat does not know.
    pub fn list(seat: Seat) -> Self {
        Self {
            seat,
            task: Task::List(Vec::new()),
        }
    }

    /// What was listed, pool by pool.
    pub fn listed(self) -> Vec<Vec<u32>> {
        match self.task {
            Task::List(pools) => pools,
            Task::Redeal(_) | Task::RedealOnly { .. } => Vec::new(),
        }
    }

    /// For whom is dealt.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// One pool: things of which the seat, where it does not know them, knows only that they are
    /// all somewhere here.
    pub fn pool<'s, T>(&mut self, slots: impl IntoIterator<Item = &'s mut Hidden<T>>)
    where
        T: Copy + Ord + Into<u32> + 's,
    {
        self.pool_of_kinds(slots.into_iter().map(|slot| (slot, false)), |_| ());
    }

    /// One pool in which everybody knows of some marked places what kind of thing lies there, if
    /// not which: a facedown card that is kept because of what it is.
    pub fn pool_of_kinds<'s, T, K: PartialEq>(
        &mut self,
        slots: impl IntoIterator<Item = (&'s mut Hidden<T>, bool)>,
        kind: impl Fn(T) -> K,
    ) where
        T: Copy + Ord + Into<u32> + 's,
    {
        let seat = self.seat;
        let unknown = slots.into_iter();
        let unknown = unknown.filter(|(slot, _)| !slot.known.contains(seat));
        match &mut self.task {
            Task::List(pools) => pools.push(unknown.map(|(slot, _)| slot.card.into()).collect()),
            Task::Redeal(fate) => deal(unknown.collect(), kind, fate),
            Task::RedealOnly {
                fate,
                listed,
                hinted,
            } => {
                let mut listed = listed.next().unwrap_or_default();
                let mut is_listed = |card: u32| {
                    let place = listed.iter().position(|&other| other == card);
                    place.map(|place| listed.swap_remove(place)).is_some()
                };
                let slots = unknown.filter(|(slot, _)| is_listed(slot.card.into()));
                let slots = slots.map(|(slot, marked)| {
                    let marked = marked || hinted.contains(&slot.card.into());
                    (slot, marked)
                });
                deal(slots.collect(), kind, fate);
            }
        }
    }
}

/// Gathers, sorts and deals anew: first to the places whose kind is known.
fn deal<T: Copy + Ord, K: PartialEq>(
    mut slots: Vec<(&mut Hidden<T>, bool)>,
    kind: impl Fn(T) -> K,
    fate: &mut Fate,
) {
    let mut cards: Vec<T> = slots.iter().map(|(slot, _)| slot.card).collect();
    cards.sort_unstable();
    fate.shuffle(&mut cards, |_| 0);
    for (slot, _) in slots.iter_mut().filter(|(_, marked)| *marked) {
        let wanted = kind(slot.card);
        if let Some(place) = cards.iter().position(|&card| kind(card) == wanted) {
            slot.card = cards.remove(place);
        }
    }
    let free = slots.iter_mut().filter(|(_, marked)| !marked);
    for ((slot, _), card) in free.zip(cards) {
        slot.card = card;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[test]
    fn where_the_kind_is_known_only_that_kind_is_dealt() {
        let mut fate = Fate::new(Seed::from_number(1));
        let mut seen = [false; 8];
        for _ in 0..100 {
            let mut deck: Vec<_> = (0..8_u32).map(Hidden::unseen).collect();
            let slots = deck.iter_mut().enumerate();
            let slots = slots.map(|(place, slot)| (slot, place % 4 == 0));
            let mut dealer = Dealer::redeal(Seat(0), &mut fate);
            dealer.pool_of_kinds(slots, |card| card % 2);
            assert!(deck[0].card % 2 == 0 && deck[4].card % 2 == 0);
            seen[deck[0].card as usize] = true;
            let mut cards: Vec<u32> = deck.iter().map(|slot| slot.card).collect();
            cards.sort_unstable();
            assert!(cards.into_iter().eq(0..8));
        }
        let even = [true, false, true, false, true, false, true, false];
        assert_eq!(seen, even);
    }

    #[test]
    fn where_the_kind_is_learned_another_of_that_kind_is_dealt() {
        let mut fate = Fate::new(Seed::from_number(2));
        for _ in 0..50 {
            let mut deck: Vec<_> = (0..8_u32).map(Hidden::unseen).collect();
            let listed = vec![(0..8).collect()];
            let mut dealer = Dealer::redeal_only(Seat(0), &mut fate, listed, vec![3]);
            let slots = deck.iter_mut().map(|slot| (slot, false));
            dealer.pool_of_kinds(slots, |card| card % 2);
            assert_eq!(deck[3].card % 2, 1);
        }
    }
}
