//! Reading a pack: the files of a box, as the cards and bases they describe.

use super::check::{self, Problem};
use super::{Base, Card};
use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::sync::OnceLock;
use tabletop::Fingerprint;

macro_rules! shipped {
    ($name:literal) => {
        (
            $name,
            include_str!(concat!("../../../../content/deckbuilding/base/", $name)),
        )
    };
}
/// The files of the box that is shipped with the game.
const BASE: [(&str, &str); 6] = [
    shipped!("starters.ron"),
    shipped!("pilots.ron"),
    shipped!("empire.ron"),
    shipped!("rebel.ron"),
    shipped!("neutral.ron"),
    shipped!("bases.ron"),
];

/// Everything printed on the components of a pack, sound and in order.
///
/// ```
/// use deckbuilding::content::Content;
///
/// let content = Content::base().expect("the box shipped with the game is sound");
/// assert_eq!(content.card("x-wing").map(|card| card.attack), Some(3));
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Content {
    /// The cards, in the order of the files: starters, pilots, Empire, Rebels, neutral.
    pub cards: Vec<Card>,
    /// The bases.
    pub bases: Vec<Base>,
    /// Which entries exactly these are. Comments and blanks of the files do not matter.
    pub fingerprint: Fingerprint,
}

impl Content {
    /// The box that is shipped with the game.
    pub fn base() -> Result<&'static Self, &'static [ContentError]> {
        static CONTENT: OnceLock<Result<Content, Vec<ContentError>>> = OnceLock::new();
        CONTENT
            .get_or_init(|| Self::parse(&BASE))
            .as_ref()
            .map_err(Vec::as_slice)
    }

    /// A pack from its files, each with its name; or all that is wrong with it.
    pub fn parse(files: &[(&str, &str)]) -> Result<Self, Vec<ContentError>> {
        let mut pack = Pack::default();
        let mut errors = Vec::new();
        for (name, text) in files {
            pack.read(name, text, &mut errors);
        }
        // What is missing because it could not be read would be reported twice.
        if errors.is_empty() {
            check::check(&pack, &mut errors);
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let cards: Vec<Card> = pack.cards.into_iter().map(|card| card.entry).collect();
        let bases: Vec<Base> = pack.bases.into_iter().map(|base| base.entry).collect();
        let fingerprint = fingerprint(&cards, &bases).map_err(|error| vec![error])?;
        Ok(Self {
            cards,
            bases,
            fingerprint,
        })
    }

    /// The card with this id.
    pub fn card(&self, id: &str) -> Option<&Card> {
        self.cards.iter().find(|card| card.id == id)
    }

    /// The base with this id.
    pub fn find_base(&self, id: &str) -> Option<&Base> {
        self.bases.iter().find(|base| base.id == id)
    }
}

/// What is wrong with a pack, and where.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub struct ContentError {
    /// The file; empty if it is about the pack as a whole.
    pub file: String,
    /// The id of the entry, or its number where it has no readable id.
    pub entry: Option<String>,
    /// Line and column, if it could not be read.
    pub at: Option<(usize, usize)>,
    /// What is wrong.
    pub problem: Problem,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.file.is_empty() {
            f.write_str("the pack")?;
        } else {
            f.write_str(&self.file)?;
        }
        if let Some((line, column)) = self.at {
            write!(f, ":{line}:{column}")?;
        }
        if let Some(entry) = &self.entry {
            write!(f, ", {entry}")?;
        }
        write!(f, ": {}", self.problem)
    }
}

/// An entry and the file it stands in.
#[derive(Debug)]
pub(super) struct Placed<T> {
    pub(super) file: String,
    pub(super) entry: T,
}

/// A pack as read, not yet checked.
#[derive(Default, Debug)]
pub(super) struct Pack {
    pub(super) cards: Vec<Placed<Card>>,
    pub(super) bases: Vec<Placed<Base>>,
}

impl Pack {
    /// Reads one file entry by entry, so that an error in one hides no other.
    fn read(&mut self, file: &str, text: &str, errors: &mut Vec<ContentError>) {
        let entries: Vec<&RawValue> = match options().from_str(text) {
            Ok(entries) => entries,
            Err(error) => {
                errors.push(unreadable(file, None, (1, 1), &error));
                return;
            }
        };
        for (index, raw) in entries.into_iter().enumerate() {
            let raw = raw.get_ron();
            let begin = place(text, raw);
            let result = match kind(raw) {
                "Card" => parse(raw).map(|entry| {
                    let file = file.to_string();
                    self.cards.push(Placed { file, entry });
                }),
                "Base" => parse(raw).map(|entry| {
                    let file = file.to_string();
                    self.bases.push(Placed { file, entry });
                }),
                other => {
                    errors.push(ContentError {
                        file: file.to_string(),
                        entry: Some(name(raw, index)),
                        at: Some(begin),
                        problem: Problem::NotAnEntry(other.to_string()),
                    });
                    continue;
                }
            };
            if let Err(error) = result {
                errors.push(unreadable(file, Some(name(raw, index)), begin, &error));
            }
        }
    }
}

fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

fn parse<T: DeserializeOwned>(raw: &str) -> Result<T, ron::error::SpannedError> {
    options().from_str(raw)
}

/// The first word of an entry: what it says it is.
fn kind(raw: &str) -> &str {
    let mut rest = raw.trim_start();
    loop {
        if let Some(comment) = rest.strip_prefix("//") {
            rest = comment.split_once('\n').map_or("", |(_, after)| after);
        } else if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
        } else {
            break;
        }
        rest = rest.trim_start();
    }
    let end = rest
        .find(|c: char| !c.is_alphanumeric())
        .unwrap_or(rest.len());
    rest.get(..end).unwrap_or_default()
}

/// What to call an entry that cannot be read: its id, if at least that can be.
fn name(raw: &str, index: usize) -> String {
    #[derive(Deserialize)]
    #[serde(rename = "Card")]
    struct CardId {
        id: String,
    }
    #[derive(Deserialize)]
    #[serde(rename = "Base")]
    struct BaseId {
        id: String,
    }
    let id = parse::<CardId>(raw).map(|card| card.id);
    id.or_else(|_| parse::<BaseId>(raw).map(|base| base.id))
        .unwrap_or_else(|_| format!("entry {}", index + 1))
}

/// Line and column at which a part of a text begins.
fn place(text: &str, part: &str) -> (usize, usize) {
    let offset = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    let before = text.get(..offset).unwrap_or_default();
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    (line, column)
}

/// The error of a text that begins at a place of its file.
fn unreadable(
    file: &str,
    entry: Option<String>,
    (line, column): (usize, usize),
    error: &ron::error::SpannedError,
) -> ContentError {
    let at = error.span.start;
    let column = if at.line == 1 { column } else { 1 };
    ContentError {
        file: file.to_string(),
        entry,
        at: Some((line + at.line - 1, column + at.col - 1)),
        problem: Problem::Unreadable(error.code.to_string()),
    }
}

/// Over the entries as they were understood.
fn fingerprint(cards: &[Card], bases: &[Base]) -> Result<Fingerprint, ContentError> {
    let write = |problem: ron::Error| ContentError {
        file: String::new(),
        entry: None,
        at: None,
        problem: Problem::Unreadable(problem.to_string()),
    };
    let cards = ron::to_string(cards).map_err(write)?;
    let bases = ron::to_string(bases).map_err(write)?;
    Ok(Fingerprint::of([cards.as_bytes(), bases.as_bytes()]))
}
