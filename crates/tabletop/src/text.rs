//! Text for people: a list of runs, made in Rust in the reader's language. A client composes no
//! sentence; it draws runs.

use crate::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// One piece of a text.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Run {
    /// Plain words.
    Words(String),
    /// A number that matters.
    Number(i32),
    /// A drawn symbol of the game, by name: `credits`, `attack`.
    Glyph(String),
    /// A card: its stable id and its name.
    Card(String, String),
    /// A space of the board: its stable id and its name.
    Space(String, String),
    /// A seat and what its player is called.
    Seat(Seat, String),
    /// A rule of the rulebook, by id.
    Rule(String),
}

/// A text for people. Shows itself as plain words where there is nothing to draw with.
///
/// ```
/// use tabletop::Text;
/// let text = Text::of("Roll").number(2).words("dice");
/// assert_eq!(text.to_string(), "Roll 2 dice");
/// ```
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Text(Vec<Run>);

impl Text {
    /// Nothing to say.
    pub fn new() -> Self {
        Self::default()
    }

    /// A text that starts with words.
    pub fn of(words: impl Into<String>) -> Self {
        Self::new().words(words)
    }

    /// The runs.
    pub fn runs(&self) -> &[Run] {
        &self.0
    }

    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a run.
    #[must_use]
    pub fn run(mut self, run: Run) -> Self {
        self.0.push(run);
        self
    }

    /// Adds words.
    #[must_use]
    pub fn words(self, words: impl Into<String>) -> Self {
        self.run(Run::Words(words.into()))
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, number: impl Into<i32>) -> Self {
        self.run(Run::Number(number.into()))
    }

    /// Adds a symbol.
    #[must_use]
    pub fn glyph(self, glyph: impl Into<String>) -> Self {
        self.run(Run::Glyph(glyph.into()))
    }

    /// Adds a card.
    #[must_use]
    pub fn card(self, id: impl Into<String>, name: impl Into<String>) -> Self {
        self.run(Run::Card(id.into(), name.into()))
    }

    /// Adds a seat.
    #[must_use]
    pub fn seat(self, seat: Seat, name: impl Into<String>) -> Self {
        self.run(Run::Seat(seat, name.into()))
    }

    /// Calls every seat as its player is called.
    #[must_use]
    pub fn naming(mut self, name: impl Fn(Seat) -> Option<String>) -> Self {
        for run in &mut self.0 {
            if let Run::Seat(seat, called) = run
                && let Some(name) = name(*seat)
            {
                *called = name;
            }
        }
        self
    }

    /// One string of all runs, each written in this way: a blank between them, but none before what
    /// clings to the word before it.
    pub fn written(&self, write: impl Fn(&Run) -> String) -> String {
        let mut text = String::new();
        for run in &self.0 {
            let piece = write(run);
            let clings = piece.starts_with(['.', ',', ':', ';', '!', '?', ')', '’']);
            if !text.is_empty() && !text.ends_with([' ', '(', '\n', '+']) && !clings {
                text.push(' ');
            }
            text.push_str(piece.trim_start());
        }
        text
    }

    /// Adds all runs of another text.
    #[must_use]
    pub fn then(mut self, other: Text) -> Self {
        self.0.extend(other.0);
        self
    }
}

/// What is said of something: in a few words, and what more there is to know, each by itself. Where
/// there is room for a line only the first is drawn; where there is more, the details below it.
///
/// ```
/// use tabletop::{Text, Worded};
/// let play = Worded::from(Text::of("Play Han")).with([Text::of("3 attack"), Text::new()]);
/// assert_eq!(play.whole().to_string(), "Play Han · 3 attack");
/// ```
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Worded {
    /// The few words.
    pub text: Text,
    /// What more there is to know.
    pub details: Vec<Text>,
}

impl Worded {
    /// Adds details, those that say something.
    #[must_use]
    pub fn with(mut self, details: impl IntoIterator<Item = Text>) -> Self {
        let details = details.into_iter().filter(|detail| !detail.is_empty());
        self.details.extend(details);
        self
    }

    /// All of it in one line.
    pub fn whole(self) -> Text {
        let details = self.details.into_iter();
        details.fold(self.text, |text, detail| text.words("·").then(detail))
    }
}

impl From<Text> for Worded {
    fn from(text: Text) -> Self {
        let details = Vec::new();
        Self { text, details }
    }
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Run::Words(words) => f.write_str(words),
            Run::Number(number) => number.fmt(f),
            Run::Glyph(name) => f.write_str(name),
            Run::Card(_, name) | Run::Space(_, name) | Run::Seat(_, name) => f.write_str(name),
            Run::Rule(id) => write!(f, "({id})"),
        }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written(Run::to_string))
    }
}
