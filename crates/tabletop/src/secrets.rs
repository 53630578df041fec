//! Dealing anew what a seat cannot know.
//!
//! A game says once, in [`Game::secrets`](crate::Game::secrets), which hidden things could be
//! exchanged for one another. From that the kernel makes worlds a seat cannot tell from the real
//! one: for bots that think, for forks of a running game, and for the law that nothing leaks.

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
    /// Count the unknown, so that the test-kit can tell whether a pool was forgotten.
    Count(usize),
}

impl<'a> Dealer<'a> {
    /// Deals what the seat does not know anew.
    pub fn redeal(seat: Seat, fate: &'a mut Fate) -> Self {
        Self {
            seat,
            task: Task::Redeal(fate),
        }
    }

    /// Only counts what the seat does not know.
    pub fn count(seat: Seat) -> Self {
        Self {
            seat,
            task: Task::Count(0),
        }
    }

    /// How many hidden things were counted.
    pub fn counted(&self) -> usize {
        match self.task {
            Task::Redeal(_) => 0,
            Task::Count(count) => count,
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
        T: Copy + Ord + 's,
    {
        let seat = self.seat;
        let unknown = slots.into_iter().filter(|slot| !slot.known.contains(seat));
        match &mut self.task {
            Task::Count(count) => *count += unknown.count(),
            Task::Redeal(fate) => {
                let mut slots: Vec<&mut Hidden<T>> = unknown.collect();
                let mut cards: Vec<T> = slots.iter().map(|slot| slot.card).collect();
                cards.sort_unstable();
                fate.shuffle(&mut cards, |_| 0);
                for (slot, card) in slots.iter_mut().zip(cards) {
                    slot.card = card;
                }
            }
        }
    }
}
