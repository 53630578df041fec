//! Hidden things in the words of a scenario.

use crate::SeatSet;
use serde::{Deserialize, Serialize};

/// A hidden card in public words: by what it is called, or also with the seats that know it.
///
/// ```
/// use tabletop::{CardWord, Seat, SeatSet};
///
/// let seen = CardWord::of("sabacc".to_string(), SeatSet::of(Seat(0)), SeatSet::NONE);
/// assert_eq!(serde_json::to_string(&seen).unwrap(), r#"{"card":"sabacc","known":[0]}"#);
/// assert_eq!(serde_json::to_string(&CardWord::from("idiot")).unwrap(), r#""idiot""#);
/// ```
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum CardWord<C = String> {
    /// Known to whom it usually is where it lies: in a hand to its owner, in a deck to nobody.
    Plain(C),
    /// Known to these seats.
    Known {
        /// The card.
        card: C,
        /// Who knows it.
        known: SeatSet,
    },
}

impl<C> CardWord<C> {
    /// A card that is known to these seats, where these others usually know it.
    pub fn of(card: C, known: SeatSet, usual: SeatSet) -> Self {
        match known == usual {
            true => Self::Plain(card),
            false => Self::Known { card, known },
        }
    }

    /// The card.
    pub fn card(&self) -> &C {
        let (Self::Plain(card) | Self::Known { card, .. }) = self;
        card
    }

    /// Who knows it, where these usually do.
    pub fn known(&self, usual: SeatSet) -> SeatSet {
        match self {
            Self::Plain(_) => usual,
            Self::Known { known, .. } => *known,
        }
    }
}

impl From<&str> for CardWord {
    fn from(id: &str) -> Self {
        Self::Plain(id.into())
    }
}
