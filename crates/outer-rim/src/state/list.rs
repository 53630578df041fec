//! A short list held in place.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::{Deref, DerefMut};

/// At most `N` things in a row. Copied as one block, which makes a state cheap to copy.
#[derive(Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

// Derived, it would go through the items one by one: a copy of a state takes more than twice as long.
impl<T: Copy, const N: usize> Clone for List<T, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Adds a thing at the end. What does not fit is a mistake of the rules, not of a player: the
    /// limits are larger than any box.
    pub fn push(&mut self, item: T) {
        assert!(usize::from(self.len) < N, "a list of {N} is full");
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Whether nothing more fits.
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == N
    }

    /// Takes the last thing.
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied()?;
        self.len -= 1;
        // What is not listed must not make two equal lists differ.
        self.items[usize::from(self.len)] = T::default();
        Some(last)
    }

    /// Takes the thing at a place; the others keep their order.
    pub fn remove(&mut self, place: usize) -> T {
        let item = self[place];
        self.copy_within(place + 1.., place);
        self.pop();
        item
    }

    /// Puts a thing at a place before the others.
    pub fn insert(&mut self, place: usize, item: T) {
        let len = self.len();
        self.push(item);
        self.copy_within(place..len, place + 1);
        self[place] = item;
    }

    /// Takes everything.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Leaves only what is wanted.
    pub fn retain(&mut self, mut wanted: impl FnMut(&T) -> bool) {
        let mut kept = Self::default();
        for item in self.iter().filter(|item| wanted(item)) {
            kept.push(*item);
        }
        *self = kept;
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self {
            items: [T::default(); N],
            len: 0,
        }
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        self.items.get(..usize::from(self.len)).unwrap_or_default()
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        self.items
            .get_mut(..usize::from(self.len))
            .unwrap_or_default()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: std::fmt::Debug, const N: usize> std::fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::default();
        for item in items {
            list.push(item);
        }
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::invalid_length(items.len(), &"a shorter list"));
        }
        Ok(items.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_behaves_like_a_row_of_things() {
        let mut list: List<u8, 5> = [1, 2, 3, 4].into_iter().collect();
        list.insert(1, 9);
        assert_eq!(*list, [1, 9, 2, 3, 4]);
        assert!(list.is_full());
        assert_eq!(list.remove(0), 1);
        list.retain(|item| item % 2 == 1);
        assert_eq!(*list, [9, 3]);
        assert_eq!(list.pop(), Some(3));
        list.clear();
        assert_eq!(list, List::default());
    }
}
