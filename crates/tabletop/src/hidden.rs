//! Knowledge is state: every hidden thing carries the set of seats that know it.
//!
//! A [`Hidden`] is the card, and who knows it. The set travels with the card; `show` widens it and
//! tells the log who is new to it; a shuffle clears it. So a secret look is remembered exactly as
//! long as the rules let it be, and a view is simply "what this seat knows". A [`Pile`] is an
//! ordered row of such things, made of a [`List`](crate::List): at most so many things, held in
//! place. A state made of lists is plain bytes, and a copy of it one copy of memory.

use crate::{Event, Fate, List, Log, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A card or token together with who knows what it is. The knowledge travels with it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Hidden<T> {
    /// What it is.
    pub card: T,
    /// Who knows.
    pub known: SeatSet,
}

impl<T: Copy> Hidden<T> {
    /// Facedown, and nobody knows it.
    pub fn unseen(card: T) -> Self {
        Self {
            card,
            known: SeatSet::NONE,
        }
    }

    /// Faceup for all.
    pub fn open(card: T) -> Self {
        Self {
            card,
            known: SeatSet::ALL,
        }
    }

    /// The card, if the viewer knows it. Without a seat, only what lies open.
    pub fn seen_by(&self, viewer: Option<Seat>) -> Option<T> {
        let knows = match viewer {
            Some(seat) => self.known.contains(seat),
            None => self.known == SeatSet::ALL,
        };
        knows.then_some(self.card)
    }
}

impl<T: Copy + Into<u32>> Hidden<T> {
    /// Lets some seats know the card, and the log who of them did not know it before.
    pub fn show<E: Event>(&mut self, seats: SeatSet, log: &mut Log<E>) {
        log.show(seats.without(self.known), self.card.into());
        self.known = self.known.union(seats);
    }
}

/// An ordered pile of hidden things: a deck, a hand, a discard pile. The last element is the top.
/// Held in place, so that a state full of piles is copied without touching the heap.
///
/// A pile is as large as its box allows, fixed by `N`; more than that cannot be put there.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pile<T, const N: usize>
where
    T: Copy + Default,
{
    cards: List<Hidden<T>, N>,
}

impl<T: Copy + Default + Eq, const N: usize> Pile<T, N> {
    /// Nothing there yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// How many cards lie here; always public.
    #[inline]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether nothing lies here.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The cards from the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Hidden<T>> + ExactSizeIterator {
        self.cards.iter()
    }

    /// The cards from the bottom to the top, to change what is known of them.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut Hidden<T>> {
        self.cards.iter_mut()
    }

    /// The identities from the bottom to the top.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = T> + ExactSizeIterator {
        self.cards.iter().map(|hidden| hidden.card)
    }

    /// Whether the card lies here.
    pub fn contains(&self, card: T) -> bool {
        self.cards().any(|other| other == card)
    }

    /// The topmost card.
    pub fn top(&self) -> Option<&Hidden<T>> {
        self.cards.last()
    }

    /// The topmost card, to change what is known of it.
    pub fn top_mut(&mut self) -> Option<&mut Hidden<T>> {
        self.cards.last_mut()
    }

    /// Lays a card on top.
    pub fn put(&mut self, card: Hidden<T>) {
        self.cards.push(card);
    }

    /// Lays a card under all others.
    pub fn put_under(&mut self, card: Hidden<T>) {
        self.cards.insert(0, card);
    }

    /// Lays a card at a place counted from the bottom.
    pub fn put_at(&mut self, place: usize, card: Hidden<T>) {
        self.cards.insert(place, card);
    }

    /// Takes the topmost card.
    pub fn take_top(&mut self) -> Option<Hidden<T>> {
        self.cards.pop()
    }

    /// Takes a certain card from wherever it lies here; the others keep their order.
    pub fn take(&mut self, card: T) -> Option<Hidden<T>> {
        // Branchless, two passes over all: leaving the loop at the card would be mispredicted, and
        // that costs more than going on to the end.
        let all = self.cards().enumerate().rev();
        let place = all.fold(
            usize::MAX,
            |place, (n, other)| {
                if other == card { n } else { place }
            },
        );
        let taken = *self.cards.get(place)?;
        let mut n = 0;
        self.cards.retain(|_| {
            n += 1;
            n - 1 != place
        });
        Some(taken)
    }

    /// Takes the card at a place counted from the bottom.
    pub fn take_at(&mut self, place: usize) -> Option<Hidden<T>> {
        (place < self.cards.len()).then(|| self.cards.remove(place))
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        self.cards.clear();
    }
}

impl<T: Copy + Default + Eq + Into<u32>, const N: usize> Pile<T, N> {
    /// Shuffles the pile. Nobody knows any of its cards afterwards.
    pub fn shuffle(&mut self, fate: &mut Fate) {
        for hidden in &mut self.cards {
            hidden.known = SeatSet::NONE;
        }
        // A script names the topmost card first, and the top is the end of the list.
        self.cards.reverse();
        fate.shuffle(&mut self.cards, |hidden| hidden.card.into());
        self.cards.reverse();
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<Hidden<T>> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = Hidden<T>>>(cards: I) -> Self {
        Self {
            cards: cards.into_iter().collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    impl Event for () {
        type State = ();
    }

    fn pile(cards: impl IntoIterator<Item = u32>) -> Pile<u32, 16> {
        cards.into_iter().map(Hidden::unseen).collect()
    }

    #[test]
    fn a_secret_look_is_remembered_and_a_shuffle_forgets_it() {
        let mut deck = pile(0..5);
        let mut log = Log::<()>::silent();
        deck.top_mut().unwrap().show(SeatSet::of(Seat(1)), &mut log);
        assert_eq!(log.learned(), SeatSet::of(Seat(1)));
        assert_eq!(deck.top().unwrap().seen_by(Some(Seat(1))), Some(4));
        assert_eq!(deck.top().unwrap().seen_by(Some(Seat(0))), None);
        assert_eq!(deck.top().unwrap().seen_by(None), None);
        deck.shuffle(&mut Fate::new(Seed::default()));
        assert!(deck.iter().all(|hidden| hidden.known.is_empty()));
    }

    #[test]
    fn looking_again_teaches_nothing() {
        let mut card = Hidden::open(1_u32);
        let mut log = Log::<()>::silent();
        card.show(SeatSet::of(Seat(0)), &mut log);
        assert!(log.learned().is_empty());
    }

    #[test]
    fn a_scripted_shuffle_stacks_the_deck() {
        let script = crate::Script {
            shuffles: vec![vec![2, 0]],
            ..Default::default()
        };
        let mut deck = pile(0..5);
        deck.shuffle(&mut Fate::new(Seed::default()).with_script(script));
        assert_eq!(deck.take_top().map(|h| h.card), Some(2));
        assert_eq!(deck.take_top().map(|h| h.card), Some(0));
    }

    #[test]
    fn cards_keep_their_order_when_one_is_taken_out() {
        let mut deck = pile(0..5);
        assert_eq!(deck.take(2).map(|h| h.card), Some(2));
        assert_eq!(deck.take(2), None);
        assert_eq!(deck.cards().collect::<Vec<_>>(), [0, 1, 3, 4]);
    }
}
