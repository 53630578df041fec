//! Sets of spaces.

use super::SpaceId;
use serde::{Deserialize, Serialize};

/// Some spaces of the map: one bit each, so that looking around is a few instructions.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Spaces(pub(crate) u64);

/// The most spaces a map can have.
pub(crate) const MOST_SPACES: usize = 64;

impl Spaces {
    /// No space.
    pub(crate) const NONE: Self = Self(0);

    /// One space.
    pub(crate) fn of(space: SpaceId) -> Self {
        Self(1 << space.0)
    }

    pub(crate) fn has(self, space: SpaceId) -> bool {
        self.0 & (1 << space.0) != 0
    }

    pub(crate) fn add(&mut self, space: SpaceId) {
        self.0 |= 1 << space.0;
    }

    pub(crate) fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub(crate) fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(crate) fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The spaces, in order of their numbers.
    pub(crate) fn iter(self) -> impl Iterator<Item = SpaceId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let space = (left != 0).then(|| SpaceId(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(space)
        })
    }
}

impl FromIterator<SpaceId> for Spaces {
    fn from_iter<I: IntoIterator<Item = SpaceId>>(spaces: I) -> Self {
        let mut set = Self::NONE;
        spaces.into_iter().for_each(|space| set.add(space));
        set
    }
}
