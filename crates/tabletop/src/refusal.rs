//! Why something was not done. A refusal changes nothing.

use crate::{Game, Lang, Saying};
use serde::{Deserialize, Serialize};

/// The kind of a refusal, for programs.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The game has ended.
    GameOver,
    /// Another seat decides now, or there is no such seat.
    NotYourDecision,
    /// The choice is not among the legal ones.
    IllegalChoice,
    /// The offer cannot be made by this seat, now, or at all.
    IllegalOffer,
    /// Nobody may concede, or not this seat.
    CannotConcede,
    /// There is nothing of this seat to take back.
    NothingToUndo,
    /// Others must agree: chance or new knowledge would be taken back.
    UndoNeedsConsent,
    /// The set-up is impossible.
    BadSetup,
    /// The scenario is impossible.
    BadScenario,
    /// A save, a choice or an offer could not be read.
    Unreadable,
}

/// Why something was not done, with the rule where one decides it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize, thiserror::Error)]
#[error("{message}")]
pub struct Refusal {
    /// For programs.
    #[serde(rename = "code")]
    pub reason: Reason,
    /// For people; in English, unless it was said in another language.
    #[cfg_attr(feature = "typescript", ts(as = "String"))]
    pub message: Saying,
    /// The rule that forbids it, by id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<&'static str>,
}

impl Refusal {
    /// A refusal without a rule.
    pub fn new(reason: Reason, message: impl Into<Saying>) -> Self {
        Self {
            reason,
            message: message.into(),
            rule: None,
        }
    }

    /// An impossible set-up.
    pub fn setup(message: impl Into<Saying>) -> Self {
        Self::new(Reason::BadSetup, message)
    }

    /// An impossible scenario. Scenarios are written by who writes programs and tests: it is said in
    /// English.
    pub fn scenario(message: impl Into<String>) -> Self {
        Self::new(Reason::BadScenario, Saying::plain(message))
    }

    /// A choice that is not legal.
    pub fn choice(message: impl Into<Saying>) -> Self {
        Self::new(Reason::IllegalChoice, message)
    }

    /// An offer that cannot be made.
    pub fn offer(message: impl Into<Saying>) -> Self {
        Self::new(Reason::IllegalOffer, message)
    }

    /// Names the rule that forbids it.
    #[must_use]
    pub fn by(mut self, rule: &'static str) -> Self {
        self.rule = Some(rule);
        self
    }

    /// Said in a language, if the game has words for it.
    #[must_use]
    pub fn said<G: Game>(mut self, game: &G, lang: Lang) -> Self {
        if let Some(words) = game.worded(&self.message, lang) {
            self.message = self.message.in_words(words);
        }
        self
    }
}
