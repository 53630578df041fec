//! What is stored of a table besides its game: who was there, who plays for whom, clocks, talk.

use crate::chat::{CHAT_PAGE, ChatLine};
use crate::clock::{Clock, Clocks};
use crate::exchange::Time;
use crate::fault::Fault;
use crate::message::Asked;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::Seat;

/// What is agreed on about a table besides its game.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct Terms {
    /// How much time people have; none if as much as they like.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub clock: Option<Clock>,
    /// Whether onlookers see what people say to each other.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub chat_open: bool,
}

impl Terms {
    /// Terms a table can be played on.
    pub fn check(&self) -> Result<(), Fault> {
        self.clock.map_or(Ok(()), Clock::check)
    }
}

/// What is stored of a table besides its game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Life {
    /// What was agreed on.
    pub terms: Terms,
    /// How much time everybody has left, once a clock has run.
    pub clocks: Option<Clocks>,
    /// When something was done last.
    pub moved: Option<Time>,
    /// When the table wants to go on by itself.
    pub due: Option<Time>,
    /// Who has to decide; none if nobody has, or nobody knows yet.
    #[serde(default)]
    pub decides: Option<u8>,
    /// The question that stands open: whether something may be taken back.
    #[serde(default)]
    pub asked: Option<Asked>,
    /// What became of the people on its seats.
    pub seats: BTreeMap<u8, SeatLife>,
    /// The positions that were reached because somebody's time ran out.
    pub by_clock: BTreeSet<u32>,
    /// What was said last.
    pub chat: Vec<ChatLine>,
}

/// What became of somebody on a seat.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct SeatLife {
    /// When the last window was closed.
    pub seen: Option<Time>,
    /// Since when they look from another process, if they do.
    #[serde(skip)]
    pub elsewhere: Option<Time>,
    /// Whether it is noted that they look from this one.
    #[serde(skip)]
    pub noted: bool,
    /// The machine that plays for them, by name.
    pub deputy: Option<String>,
    /// Whether they have left for good.
    pub gone: bool,
}

impl Life {
    /// Of a table on these terms at which nothing has happened.
    pub fn new(terms: Terms) -> Self {
        Self {
            terms,
            ..Self::default()
        }
    }

    /// What became of who sits there.
    pub(crate) fn seat(&self, seat: Seat) -> SeatLife {
        self.seats.get(&seat.0).cloned().unwrap_or_default()
    }

    /// Adds what was said; only the last lines stay in memory.
    pub(crate) fn hears(&mut self, line: ChatLine) {
        self.chat.push(line);
        let many = self.chat.len().saturating_sub(CHAT_PAGE as usize);
        self.chat.drain(..many);
    }

    /// The number of what was said last.
    pub(crate) fn said(&self) -> u32 {
        self.chat.last().map_or(0, |line| line.n)
    }
}
