//! Seats and players.
//!
//! A seat decides; a player plays. A player run by the rules (a solo opponent) has no seat.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The most seats a table can have.
pub const MAX_SEATS: u8 = 8;

/// A place at the table from which somebody, a person or a machine, decides.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat lists.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// Who plays: one entry a player, in the order of the table.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Player {
    /// What the player is called in this game: a faction, a character.
    pub name: String,
    /// The seat that decides for this player; none if the rules do.
    pub seat: Option<Seat>,
    /// Players of the same team win together.
    pub team: u8,
}

/// A set of seats, for instance those that know a hidden card.
///
/// ```
/// use tabletop::{Seat, SeatSet};
/// let mut knows = SeatSet::of(Seat(1));
/// assert!(!knows.contains(Seat(0)));
/// knows.insert(Seat(0));
/// assert_eq!(knows, SeatSet::all(2));
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: Self = Self(0);
    /// Every seat there can be: for what lies open.
    pub const ALL: Self = Self(u8::MAX);

    /// One seat alone; nobody if no table has such a seat.
    pub fn of(seat: Seat) -> Self {
        Self(1_u8.checked_shl(u32::from(seat.0)).unwrap_or_default())
    }

    /// The first `seats` seats.
    pub fn all(seats: u8) -> Self {
        (0..seats.min(MAX_SEATS)).map(Seat).collect()
    }

    /// Whether the seat is in the set.
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & Self::of(seat).0 != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= Self::of(seat).0;
    }

    /// Whether nobody is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats of this set that are not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS)
            .map(Seat)
            .filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats
            .into_iter()
            .fold(Self::NONE, |set, seat| set.union(Self::of(seat)))
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        match seats.iter().find(|seat| seat.0 >= MAX_SEATS) {
            Some(seat) => Err(serde::de::Error::custom(format!("there is no {seat}"))),
            None => Ok(seats.into_iter().collect()),
        }
    }
}
