//! Which boxes lie on the table: the base box always, and with it what was agreed on.

use serde::{Deserialize, Serialize};

/// A box that can be laid on the table beside the base box.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Expansion {
    /// Unfinished Business.
    UnfinishedBusiness,
}

impl Expansion {
    /// All of them.
    pub const ALL: &'static [Self] = &[Self::UnfinishedBusiness];
}

/// The boxes beside the base box, one bit each. In words it is a list of them.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Expansion>", into = "Vec<Expansion>")]
pub struct Boxes(u8);

impl Boxes {
    /// The base box alone.
    pub const BASE: Self = Self(0);

    /// Every choice of boxes there is.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..1 << Expansion::ALL.len()).map(Self)
    }

    /// Whether this one lies on the table.
    pub fn has(self, expansion: Expansion) -> bool {
        self.0 & (1 << expansion as u8) != 0
    }

    /// Whether there is nothing but the base box.
    pub fn is_base(&self) -> bool {
        *self == Self::BASE
    }

    /// Those beside the base box.
    pub fn iter(self) -> impl Iterator<Item = Expansion> {
        let all = Expansion::ALL.iter().copied();
        all.filter(move |&one| self.has(one))
    }

    /// Its place among all choices.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl From<Vec<Expansion>> for Boxes {
    fn from(expansions: Vec<Expansion>) -> Self {
        expansions.into_iter().collect()
    }
}

impl From<Boxes> for Vec<Expansion> {
    fn from(boxes: Boxes) -> Self {
        boxes.iter().collect()
    }
}

impl FromIterator<Expansion> for Boxes {
    fn from_iter<I: IntoIterator<Item = Expansion>>(expansions: I) -> Self {
        let bits = expansions.into_iter().map(|one| 1 << one as u8);
        Self(bits.fold(0, |all, bit: u8| all | bit))
    }
}
