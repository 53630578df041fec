//! What lies on the table, what can be done, what can happen.

use serde::{Deserialize, Serialize};
use tabletop::{Fate, Pile, Seat, SeatSet};

/// The number of vials.
pub(crate) const VIALS: u8 = 12;
/// The most players.
pub(crate) const MOST_SEATS: usize = 4;

/// A vial, known by its worth.
#[derive(
    Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Card(pub u8);

impl From<Card> for u32 {
    fn from(card: Card) -> u32 {
        u32::from(card.0)
    }
}

/// What is agreed on beforehand.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// Two to four.
    pub seats: u8,
    /// Credits that win at once.
    pub goal: u8,
    /// Four play two against two, those across from each other together: their credits count as one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub teams: bool,
}

impl State {
    /// The team of a player: their own, unless two play against two.
    pub(crate) fn team(&self, seat: u8) -> u8 {
        if self.teams { seat % 2 } else { seat }
    }

    /// The credits of all who play together with this one.
    pub(crate) fn credits_of_team(&self, seat: u8) -> u16 {
        let together = (0..self.seats).filter(|&other| self.team(other) == self.team(seat));
        together
            .map(|other| u16::from(self.credits[other as usize]))
            .sum()
    }

    /// The vial at a place in a hand.
    pub(crate) fn vial(&self, seat: Seat, place: u8) -> Option<Card> {
        self.hands[seat.index()].cards().nth(place as usize)
    }

    /// The place of a vial in a hand.
    pub(crate) fn place(&self, seat: Seat, card: Card) -> Option<u8> {
        let place = self.hands[seat.index()]
            .cards()
            .position(|other| other == card)?;
        Some(place as u8)
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            seats: 2,
            goal: 25,
            teams: false,
        }
    }
}

/// Everything on the table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) seats: u8,
    pub(crate) goal: u8,
    pub(crate) teams: bool,
    pub(crate) turn: u32,
    pub(crate) current: Seat,
    pub(crate) deck: Pile<Card, 12>,
    pub(crate) hands: [Pile<Card, 12>; MOST_SEATS],
    pub(crate) sold: Pile<Card, 12>,
    pub(crate) credits: [u8; MOST_SEATS],
    /// The place in the hand of the vial the current player is about to sell. Hidden things are
    /// named by place: what they are may differ in worlds another seat cannot tell apart.
    pub(crate) held: Option<u8>,
    /// The offer that waits for an answer.
    pub(crate) pending: Option<Pending>,
    /// Who already made an offer this turn.
    pub(crate) offered: SeatSet,
    pub(crate) conceded: SeatSet,
    pub(crate) over: bool,
    pub(crate) fate: Fate,
}

/// An offer on the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Pending {
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    /// The place of the offered vial in the hand of `from`.
    pub(crate) place: u8,
}

/// What a seat can choose.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// Look at the next vial in secret.
    Peek,
    /// Take the next vial; ends the turn.
    Draw,
    /// Take a vial from the hand, to sell it. (There is no choice to put it back: what was begun
    /// is cancelled by undo, so that no way of playing runs in circles.)
    Hold(Card),
    /// Sell it for its worth and three credits; ends the turn.
    Haggle,
    /// Sell it for its worth and a die; ends the turn.
    Gamble,
    /// Nothing left to do this turn.
    Pass,
    /// Take the offered vial and give this one.
    Accept(Card),
    /// Turn the offer down.
    Decline,
}

/// A vial for a vial; the receiver sees it and picks what to give.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// To whom.
    pub to: Seat,
    /// Which vial.
    pub give: Card,
}

/// What is asked.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// Peek, draw or sell.
    Turn,
    /// How to sell the held vial.
    Sell,
    /// Answer an offer.
    Answer {
        /// Who offers.
        from: Seat,
        /// What.
        give: Card,
    },
}

/// What can happen. A vial is missing where the reader may not know it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A turn began.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// Somebody looked at the next vial.
    Peeked {
        /// Who.
        seat: Seat,
        /// What it is.
        card: Option<Card>,
    },
    /// Somebody took the next vial.
    Drew {
        /// Who.
        seat: Seat,
        /// What it is.
        card: Option<Card>,
    },
    /// Somebody sold a vial.
    Sold {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// What came on top of its worth.
        bonus: u8,
        /// Whether a die showed it.
        rolled: bool,
    },
    /// Somebody had nothing to do.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// An offer was made.
    Offered {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// What.
        give: Option<Card>,
    },
    /// It was turned down.
    Declined {
        /// By whom.
        seat: Seat,
    },
    /// Two vials changed hands.
    Swapped {
        /// Who offered.
        from: Seat,
        /// Who accepted.
        to: Seat,
        /// What went over.
        gave: Option<Card>,
        /// What came back.
        got: Option<Card>,
    },
    /// Somebody gave up.
    Conceded {
        /// Who.
        seat: Seat,
    },
    /// The game ended.
    Over,
}

impl tabletop::Event for Event {
    type State = State;
}
