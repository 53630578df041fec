//! What people did, in their own words, so that taking back says what it takes back, and takes
//! back one thing they typed at a time.

use crate::words::Words;
use serde_json::Value;
use tabletop::{AnyDecision, AnyTable, Seat};

/// One thing a person did.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Deed {
    /// The position it was done at.
    pub(super) at: u32,
    /// In which turn.
    pub(super) turn: u32,
    pub(super) seat: Seat,
    pub(super) text: String,
}

#[derive(Debug, Default)]
pub(super) struct Past(Vec<Deed>);

impl Past {
    pub(super) fn note(&mut self, deed: Deed) {
        self.0.push(deed);
    }

    /// What this seat did last.
    pub(super) fn last(&self, seat: Seat) -> Option<&Deed> {
        self.0.iter().rfind(|deed| deed.seat == seat)
    }

    /// Forgets what others than these did.
    pub(super) fn keep_only(&mut self, seats: impl Fn(Seat) -> bool) {
        self.0.retain(|deed| seats(deed.seat));
    }

    /// Who did something last.
    pub(super) fn last_seat(&self) -> Option<Seat> {
        self.0.last().map(|deed| deed.seat)
    }

    /// Forgets what was taken back.
    pub(super) fn forget_since(&mut self, at: u32) {
        self.0.retain(|deed| deed.at < at);
    }
}

/// Finds out from a record what was done, entry by entry.
pub(super) struct Retelling<'s> {
    save: &'s Value,
    words: &'s Words,
    /// What was asked before the next entry.
    asked: Option<(u32, AnyDecision)>,
    pub(super) past: Past,
}

impl<'s> Retelling<'s> {
    pub(super) fn new(save: &'s Value, words: &'s Words) -> Self {
        Self {
            save,
            words,
            asked: None,
            past: Past::default(),
        }
    }

    /// The table came to its next position.
    pub(super) fn go_on(&mut self, table: &dyn AnyTable) {
        let save = self.save;
        if let Some(at) = table.position().checked_sub(1) {
            self.entry(at, &save["record"]["entries"][at as usize]["act"]);
        }
        let decision = table.decision(self.words.lang());
        self.asked = decision.map(|decision| (table.turn(), decision));
    }

    fn entry(&mut self, at: u32, act: &Value) {
        if let Some(to) = act["undo"]["to"].as_u64() {
            self.past.forget_since(to as u32);
        }
        let Some((turn, decision)) = &self.asked else {
            return;
        };
        let made = &act["choose"]["choice"];
        let mut choices = decision.choices.iter();
        if let Some(choice) = choices.find(|listed| listed.choice == *made) {
            self.past.note(Deed {
                at,
                turn: *turn,
                seat: decision.seat,
                text: self.words.text(&choice.described.text),
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Deed, Past};
    use tabletop::Seat;

    #[test]
    fn what_was_taken_back_is_forgotten() {
        let deed = |at, seat, text: &str| Deed {
            at,
            turn: 1,
            seat: Seat(seat),
            text: text.into(),
        };
        let mut past = Past::default();
        past.note(deed(0, 0, "fly"));
        past.note(deed(3, 0, "buy"));
        past.note(deed(4, 1, "wait"));
        assert_eq!(past.last(Seat(0)), Some(&deed(3, 0, "buy")));
        assert_eq!(past.last_seat(), Some(Seat(1)));
        past.forget_since(3);
        assert_eq!(past.last(Seat(0)), Some(&deed(0, 0, "fly")));
        assert_eq!(past.last(Seat(1)), None);
    }
}
