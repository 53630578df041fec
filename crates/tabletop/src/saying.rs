//! Something to be said to people, in whichever language they read.

use serde::{Serialize, Serializer};
use std::fmt;

/// A message by its id, and what is put into it. What says it in a language is a file of messages:
/// that of a game, or the one that all of them share.
///
/// ```
/// use tabletop::{Saying, Term};
///
/// let saying = Saying::new("too-dear").with("n", 3).with("card", Term::Card("x-wing".into()));
/// assert_eq!(saying.to_string(), "too-dear (n: 3, card: x-wing)");
/// assert_eq!(saying.in_words("It costs 3".into()).to_string(), "It costs 3");
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Saying {
    /// The message.
    pub id: &'static str,
    /// What is put into it, by name.
    pub args: Vec<(&'static str, Term)>,
    words: Option<String>,
}

/// What is put into a message.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Term {
    /// A number.
    Number(i32),
    /// Words that are the same in every language: an id, a fingerprint, what somebody typed.
    Word(String),
    /// A card or another component of the game, by its id: said by its name.
    Card(String),
    /// A place, by its id: said by its name.
    Space(String),
}

impl Saying {
    /// A message without anything to put into it.
    pub fn new(id: &'static str) -> Self {
        Self {
            id,
            args: Vec::new(),
            words: None,
        }
    }

    /// English for whoever writes programs, scenarios or tests; it has no message.
    pub fn plain(words: impl Into<String>) -> Self {
        Self::new("").in_words(words.into())
    }

    /// Puts something into it.
    #[must_use]
    pub fn with(mut self, name: &'static str, term: impl Into<Term>) -> Self {
        self.args.push((name, term.into()));
        self
    }

    /// The same, said in a language.
    #[must_use]
    pub fn in_words(mut self, words: String) -> Self {
        self.words = Some(words);
        self
    }
}

impl From<&'static str> for Saying {
    fn from(id: &'static str) -> Self {
        Self::new(id)
    }
}

impl From<i32> for Term {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Term {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Term {
    fn from(number: u32) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

impl From<usize> for Term {
    fn from(number: usize) -> Self {
        Self::Number(i32::try_from(number).unwrap_or(i32::MAX))
    }
}

impl From<&str> for Term {
    fn from(word: &str) -> Self {
        Self::Word(word.into())
    }
}

impl From<String> for Term {
    fn from(word: String) -> Self {
        Self::Word(word)
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Word(word) | Self::Card(word) | Self::Space(word) => f.write_str(word),
        }
    }
}

/// In the words it was put into; without any, as a message's id and what belongs into it.
impl fmt::Display for Saying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(words) = &self.words {
            return f.write_str(words);
        }
        f.write_str(self.id)?;
        for (place, (name, term)) in self.args.iter().enumerate() {
            let before = if place == 0 { " (" } else { ", " };
            write!(f, "{before}{name}: {term}")?;
        }
        match self.args.is_empty() {
            true => Ok(()),
            false => f.write_str(")"),
        }
    }
}

impl Serialize for Saying {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
