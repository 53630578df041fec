//! A short list held in place.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// A list of at most `N` small things, held in place. It is plain bytes, so that a state made of
/// such lists is copied in one go; a slice of what is in it gives everything else.
///
/// A list is as large as its box allows; more than that cannot be put there.
///
/// ```
/// use tabletop::List;
/// let mut row: List<u8, 6> = (1..=4).collect();
/// row.remove(0);
/// row.push(9);
/// assert_eq!(row[..], [2, 3, 4, 9]);
/// ```
#[derive(Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    /// What lies behind the end is left over and means nothing.
    items: [T; N],
}

// Derived, it would clone the items one by one: copying a state takes more than twice as long.
impl<T: Copy, const N: usize> Clone for List<T, N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Nothing there yet.
    #[inline]
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Self {
            len: 0,
            items: [T::default(); N],
        }
    }

    /// Adds to the end.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Adds to the end, if it counts; there must be room for it either way. For the inner loops:
    /// branchless, where whether it counts cannot be predicted.
    #[inline]
    pub fn push_if(&mut self, item: T, counts: bool) {
        self.items[usize::from(self.len)] = item;
        self.len += u8::from(counts);
    }

    /// Takes the last one.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let item = *self.last()?;
        self.len -= 1;
        Some(item)
    }

    /// Puts something at a place; what was there and behind it moves on.
    pub fn insert(&mut self, place: usize, item: T) {
        self.push(item);
        self[place..].rotate_right(1);
    }

    /// Takes what is at a place; what is behind it moves up.
    #[inline]
    pub fn remove(&mut self, place: usize) -> T {
        let item = self[place];
        let len = self.len();
        self.items.copy_within(place + 1..len, place);
        self.len -= 1;
        item
    }

    /// Keeps only some, in their order.
    #[inline]
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for place in 0..self.len() {
            let item = self.items[place];
            self.items[kept] = item;
            kept += usize::from(keep(&item));
        }
        self.len = kept as u8;
    }

    /// Takes everything out.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Whether nothing more can be put there.
    pub fn is_full(&self) -> bool {
        self.len() == N
    }
}

impl<T, const N: usize> List<T, N> {
    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for List<T, N> {
    #[inline]
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        list.extend(items);
        list
    }
}

impl<T: Copy, const N: usize> IntoIterator for List<T, N> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, N>>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter().take(usize::from(self.len))
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut List<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T, const N: usize> Deserialize<'de> for List<T, N>
where
    T: Deserialize<'de> + Copy + Default,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Reading(PhantomData))
    }
}

struct Reading<T, const N: usize>(PhantomData<T>);

impl<'de, T, const N: usize> Visitor<'de> for Reading<T, N>
where
    T: Deserialize<'de> + Copy + Default,
{
    type Value = List<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {N}")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Self::Value, A::Error> {
        let mut list = List::new();
        while let Some(item) = items.next_element()? {
            if list.is_full() {
                return Err(A::Error::invalid_length(N + 1, &self));
            }
            list.push(item);
        }
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_put_in_and_taken_out_in_order() {
        let mut list: List<u8, 8> = [1, 2, 3].into_iter().collect();
        list.insert(1, 9);
        assert_eq!(list[..], [1, 9, 2, 3]);
        assert_eq!(list.remove(2), 2);
        assert_eq!(list.pop(), Some(3));
        list.extend([4, 5, 6]);
        list.retain(|item| item % 2 == 0 || *item == 9);
        assert_eq!(list[..], [9, 4, 6]);
        list.clear();
        assert_eq!(list.pop(), None);
    }

    #[test]
    fn what_was_taken_out_is_forgotten() {
        let mut one: List<u8, 4> = [1, 2].into_iter().collect();
        one.pop();
        assert_eq!(one, [1].into_iter().collect());
        assert_eq!(serde_json::to_string(&one).unwrap(), "[1]");
    }

    #[test]
    fn a_list_reads_back_and_too_long_a_one_is_refused() {
        let read = |text| serde_json::from_str::<List<u8, 3>>(text);
        assert_eq!(read("[1,2,3]").unwrap()[..], [1, 2, 3]);
        let error = read("[1,2,3,4]").unwrap_err().to_string();
        assert!(error.contains("a list of at most 3"), "{error}");
    }
}
