//! Reading a file of entries: a list in RON, each entry headed by what it is.

use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::de::DeserializeOwned;

/// One entry of a file, not yet understood.
#[derive(Copy, Clone, Debug)]
pub struct Entry<'a> {
    raw: &'a str,
    begin: (usize, usize),
    index: usize,
}

/// Why something could not be read, and where.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("{line}:{column}: {problem}")]
pub struct Fault {
    /// The line of the file, counted from one.
    pub line: usize,
    /// The column, counted from one.
    pub column: usize,
    /// What is wrong.
    pub problem: String,
}

/// The entries of a file, one by one, so that an error in one hides no other.
///
/// ```
/// let file = "[\n  Card(id: \"x-wing\"),\n]";
/// let entries = printed::entries(file).expect("a list of entries");
/// assert_eq!(entries[0].kind(), "Card");
/// assert_eq!(entries[0].name(), "x-wing");
/// assert_eq!(entries[0].place(), (2, 3));
/// ```
pub fn entries(text: &str) -> Result<Vec<Entry<'_>>, Fault> {
    let raws: Vec<&RawValue> = options()
        .from_str(text)
        .map_err(|error| fault((1, 1), &error))?;
    let entries = raws.into_iter().enumerate().map(|(index, raw)| {
        let raw = skip_blanks(raw.get_ron());
        Entry {
            raw,
            begin: place(text, raw),
            index,
        }
    });
    Ok(entries.collect())
}

impl<'a> Entry<'a> {
    /// The first word: what the entry says it is.
    pub fn kind(&self) -> &'a str {
        let end = self.raw.find(|c: char| !c.is_alphanumeric());
        self.raw
            .get(..end.unwrap_or(self.raw.len()))
            .unwrap_or_default()
    }

    /// What to call the entry in an error: its id, or its number where it has none.
    pub fn name(&self) -> String {
        let id = self.raw.split_once("id:").map(|(_, after)| after);
        let quoted = id.and_then(|after| after.trim_start().strip_prefix('"'));
        match quoted.and_then(|after| after.split_once('"')) {
            Some((id, _)) => id.to_string(),
            None => format!("entry {}", self.index + 1),
        }
    }

    /// The line and column at which it begins.
    pub fn place(&self) -> (usize, usize) {
        self.begin
    }

    /// What it says.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, Fault> {
        options()
            .from_str(self.raw)
            .map_err(|error| fault(self.begin, &error))
    }
}

fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Without blanks and comments before an entry.
fn skip_blanks(raw: &str) -> &str {
    let mut rest = raw.trim_start();
    loop {
        if let Some(comment) = rest.strip_prefix("//") {
            rest = comment.split_once('\n').map_or("", |(_, after)| after);
        } else if let Some(comment) = rest.strip_prefix("/*") {
            rest = comment.split_once("*/").map_or("", |(_, after)| after);
        } else {
            return rest;
        }
        rest = rest.trim_start();
    }
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
fn fault((line, column): (usize, usize), error: &ron::error::SpannedError) -> Fault {
    let at = error.span.start;
    let column = if at.line == 1 { column } else { 1 };
    Fault {
        line: line + at.line - 1,
        column: column + at.col - 1,
        problem: error.code.to_string(),
    }
}
