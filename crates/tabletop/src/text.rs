//! Text for people: a list of runs (words, number, glyph, card, space, seat, rule), made in Rust in
//! the reader's language. A client composes no sentence; it draws runs, and where a run clings to
//! the one before it, that is sent with it (`tight`).

use crate::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
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
///
/// Where a run clings to the one before it, as a full stop does, that is said when the text is sent:
/// between all others stands a blank. Whoever draws runs needs no rule for it.
///
/// ```
/// # use tabletop::Text;
/// let text = Text::of("Gain").number(2).glyph("force").words(". Go on");
/// let sent = serde_json::to_value(text).unwrap();
/// assert_eq!(sent[3], serde_json::json!({ "words": ".", "tight": true }));
/// assert_eq!(sent[4], serde_json::json!({ "words": "Go on" }));
/// ```
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Map<String, Value>>", into = "Vec<Piece>")]
pub struct Text(
    #[cfg_attr(feature = "typescript", ts(type = "Array<Run & { tight?: boolean }>"))] Vec<Run>,
);

/// A run as it is sent.
#[derive(Debug, Serialize)]
struct Piece {
    #[serde(flatten)]
    run: Run,
    /// Whether no blank stands before it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    tight: bool,
}

/// Where runs cling is known without being told.
impl TryFrom<Vec<Map<String, Value>>> for Text {
    type Error = serde_json::Error;

    fn try_from(pieces: Vec<Map<String, Value>>) -> Result<Self, Self::Error> {
        let runs = pieces.into_iter().map(|mut piece| {
            piece.remove("tight");
            serde_json::from_value(Value::Object(piece))
        });
        runs.collect::<Result<_, _>>().map(Self)
    }
}

impl From<Text> for Vec<Piece> {
    fn from(text: Text) -> Self {
        let mut pieces: Self = Vec::with_capacity(text.0.len());
        let mut before = String::new();
        for run in text.0 {
            let said = run.to_string();
            let tight = !before.is_empty() && clings(&before, &said);
            before = said;
            // No line may break between a sign and the points after it, so these stand by themselves.
            let after_sign = matches!(
                pieces.last(),
                Some(Piece {
                    run: Run::Glyph(_),
                    ..
                })
            );
            match run {
                Run::Words(words) if after_sign && words.starts_with(POINTS) => {
                    let rest = words.trim_start_matches(POINTS);
                    let points = Run::Words(words[..words.len() - rest.len()].into());
                    pieces.push(Piece { run: points, tight });
                    if !rest.is_empty() {
                        let tight = !rest.starts_with(' ');
                        let run = Run::Words(rest.trim_start().into());
                        pieces.push(Piece { run, tight });
                    }
                }
                run => pieces.push(Piece { run, tight }),
            }
        }
        pieces
    }
}

/// What clings to the word before it.
const POINTS: [char; 8] = ['.', ',', ':', ';', '!', '?', ')', '’'];

/// Whether no blank stands between what was written and what comes next.
fn clings(before: &str, next: &str) -> bool {
    before.ends_with([' ', '(', '\n', '+']) || next.starts_with(POINTS)
}

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
            if !text.is_empty() && !clings(&text, &piece) {
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
