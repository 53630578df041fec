//! What people say to each other at a table. It is no part of the game, and in no record.
#![allow(
    clippy::disallowed_types,
    reason = "what serde makes to read a flattened line names floats; none is in it"
)]

use crate::exchange::Time;
use crate::fault::{Code, Fault};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};
use tabletop::{Saying, Seat};

/// A longer text is not taken.
const LONGEST: usize = 300;
/// So many lines are shown with the table, and are a page of what was said before.
pub const CHAT_PAGE: u32 = 50;
/// A seat may say so much…
const MOST: usize = 5;
/// … in so many milliseconds.
const WINDOW: u64 = 5000;

/// Something that was said.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct ChatLine {
    /// Its number, counted from one.
    pub n: u32,
    /// When.
    pub at: Time,
    /// From which seat.
    pub seat: Seat,
    /// Who sat there.
    pub name: String,
    /// What.
    #[serde(flatten)]
    pub remark: Remark,
}

/// What was said.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remark {
    /// In words.
    Text(String),
    /// Without.
    Reaction(Reaction),
}

/// What is said without words.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// Good luck.
    Luck,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// That is funny.
    Laugh,
    /// I did not expect that.
    Surprise,
    /// What a pity.
    Pity,
    /// Let me think.
    Thinking,
    /// Are you still there?
    Hurry,
}

/// What can be shown of a text: on one line, nothing invisible in it that turns the rest around.
pub(crate) fn text(given: &str) -> Result<String, Fault> {
    let words: Vec<&str> = given.split_whitespace().collect();
    let text = words.join(" ");
    let unshown = |c: char| c.is_control() || turns(c);
    let shows = text.chars().any(|c| !is_nothing(c));
    if shows && text.chars().count() <= LONGEST && !text.chars().any(unshown) {
        return Ok(text);
    }
    let message = Saying::new("wrong-chat").with("most", LONGEST);
    Err(Fault::new(Code::BadRequest, message))
}

/// Turns the direction of what follows.
fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Takes no room. It may join what does: letters of some scripts, parts of a pictogram.
fn is_nothing(c: char) -> bool {
    let blank = matches!(
        c,
        '\u{ad}' | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}'
    );
    let joiner = matches!(c, '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{feff}');
    blank || joiner || matches!(c, '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}')
}

/// When each seat said something lately.
#[derive(Debug, Default)]
pub(crate) struct Pace(BTreeMap<Seat, VecDeque<Time>>);

impl Pace {
    /// Counts one more, if it is not one too many.
    pub(crate) fn allows(&mut self, seat: Seat, now: Time) -> Result<(), Fault> {
        let said = self.0.entry(seat).or_default();
        while said
            .front()
            .is_some_and(|at| at.0.saturating_add(WINDOW) <= now.0)
        {
            said.pop_front();
        }
        if said.len() >= MOST {
            return Err(Fault::new(Code::TooMany, "chat-too-fast"));
        }
        said.push_back(now);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_one_visible_line() {
        assert_eq!(text("  well\n played ").unwrap(), "well played");
        assert_eq!(text("👩‍🚀").unwrap(), "👩‍🚀");
        assert_eq!(text("خوش آمدید").unwrap(), "خوش آمدید");
        assert!(text(&"é".repeat(300)).is_ok());
        for wrong in ["", " \n ", "\u{200b}", "\u{3164}", "a\u{202e}b", "a\u{0}b"] {
            assert!(text(wrong).is_err(), "{wrong:?}");
        }
        assert!(text(&"é".repeat(301)).is_err());
    }

    #[test]
    fn who_says_too_much_waits() {
        let mut pace = Pace::default();
        for at in 0..5 {
            pace.allows(Seat(0), Time(at)).unwrap();
        }
        assert!(pace.allows(Seat(0), Time(4999)).is_err());
        assert!(pace.allows(Seat(1), Time(4999)).is_ok(), "others may");
        assert!(pace.allows(Seat(0), Time(5000)).is_ok());
        assert!(pace.allows(Seat(0), Time(5000)).is_err());
    }
}
