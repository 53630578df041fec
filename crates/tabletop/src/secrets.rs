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
    /// Deal anew only what is listed, pool by pool; all else stays where it is.
    RedealOnly(&'a mut Fate, std::vec::IntoIter<Vec<u32>>),
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
    /// them for another moment of the same game.
    pub fn redeal_only(seat: Seat, fate: &'a mut Fate, listed: Vec<Vec<u32>>) -> Self {
        Self {
            seat,
            task: Task::RedealOnly(fate, listed.into_iter()),
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
            Task::Redeal(_) | Task::RedealOnly(..) => Vec::new(),
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
        let seat = self.seat;
        let unknown = slots.into_iter().filter(|slot| !slot.known.contains(seat));
        match &mut self.task {
            Task::List(pools) => pools.push(unknown.map(|slot| slot.card.into()).collect()),
            Task::Redeal(fate) => deal(unknown.collect(), fate),
            Task::RedealOnly(fate, pools) => {
                let mut listed = pools.next().unwrap_or_default();
                let mut is_listed = |card: u32| {
                    let place = listed.iter().position(|&other| other == card);
                    place.map(|place| listed.swap_remove(place)).is_some()
                };
                deal(
                    unknown.filter(|slot| is_listed(slot.card.into())).collect(),
                    fate,
                );
            }
        }
    }
}

/// Gathers, sorts and deals anew.
fn deal<T: Copy + Ord>(mut slots: Vec<&mut Hidden<T>>, fate: &mut Fate) {
    let mut cards: Vec<T> = slots.iter().map(|slot| slot.card).collect();
    cards.sort_unstable();
    fate.shuffle(&mut cards, |_| 0);
    for (slot, card) in slots.iter_mut().zip(cards) {
        slot.card = card;
    }
}
