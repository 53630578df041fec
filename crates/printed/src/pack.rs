//! What is found out about a pack: what it holds, and what is wrong with it.

use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;

/// What is wrong with a pack, and where.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Complaint {
    /// The file; none if it is about the pack as a whole.
    pub file: Option<String>,
    /// The id of the entry, or its number where it has no readable id.
    pub entry: Option<String>,
    /// The line, counted from one, if it could not be read.
    pub line: Option<usize>,
    /// The column, counted from one, if it could not be read.
    pub column: Option<usize>,
    /// What is wrong.
    pub problem: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.file.as_deref().unwrap_or("the pack"))?;
        if let (Some(line), Some(column)) = (self.line, self.column) {
            write!(f, ":{line}:{column}")?;
        }
        if let Some(entry) = &self.entry {
            write!(f, ", {entry}")?;
        }
        write!(f, ": {}", self.problem)
    }
}

/// What is wrong with a pack, and where, as its game tells it: each knows which problems there are.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("{}", self.complaint())]
pub struct ContentError<P: fmt::Display> {
    /// The file; empty if it is about the pack as a whole.
    pub file: String,
    /// The id of the entry, or its number where it has no readable id.
    pub entry: Option<String>,
    /// Line and column, if it could not be read.
    pub at: Option<(usize, usize)>,
    /// What is wrong.
    pub problem: P,
}

impl<P: fmt::Display> ContentError<P> {
    /// The same, for whoever knows no game.
    pub fn complaint(&self) -> Complaint {
        Complaint {
            file: Some(self.file.clone()).filter(|file| !file.is_empty()),
            entry: self.entry.clone(),
            line: self.at.map(|(line, _)| line),
            column: self.at.map(|(_, column)| column),
            problem: self.problem.to_string(),
        }
    }

    /// What could not be read, as a problem of its game.
    pub fn unread(complaint: Complaint, problem: impl FnOnce(String) -> P) -> Self {
        Self {
            file: complaint.file.unwrap_or_default(),
            entry: complaint.entry,
            at: complaint.line.zip(complaint.column),
            problem: problem(complaint.problem),
        }
    }
}

/// Complaints about a box that was opened before.
pub fn complaints<P: fmt::Display>(errors: &[ContentError<P>]) -> Vec<Complaint> {
    errors.iter().map(ContentError::complaint).collect()
}

/// How much there is of what.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
pub struct Inventory {
    /// Components of each deck or sort.
    pub decks: BTreeMap<String, usize>,
    /// Entries of each source of facts.
    pub sources: BTreeMap<String, usize>,
}

impl Inventory {
    /// Counts an entry: its deck, how many copies there are of it, and where its facts come from.
    pub fn count(&mut self, deck: &str, copies: usize, source: &str) {
        *self.decks.entry(deck.to_string()).or_default() += copies;
        *self.sources.entry(source.to_string()).or_default() += 1;
    }
}
