//! What tests say about rules, in whatever language they are written.

use std::path::PathBuf;

/// What one file claims.
#[derive(Debug, Default)]
pub(crate) struct Claims {
    pub(crate) file: PathBuf,
    pub(crate) tests: Vec<Test>,
    /// The functions that are no tests: what they assert, they assert for the tests that call them.
    pub(crate) helpers: Vec<Helper>,
    /// Citations outside of any test.
    pub(crate) stray: Vec<Citation>,
}

#[derive(Debug)]
pub(crate) struct Test {
    pub(crate) name: String,
    pub(crate) line: usize,
    /// Ignored or skipped: it does not run, so it proves nothing.
    pub(crate) ignored: bool,
    pub(crate) citations: Vec<Citation>,
    pub(crate) body: Body,
}

#[derive(Debug)]
pub(crate) struct Helper {
    pub(crate) name: String,
    pub(crate) body: Body,
}

/// What a function does that may prove something.
#[derive(Debug, Default)]
pub(crate) struct Body {
    /// How many assertions stand in it.
    pub(crate) assertions: usize,
    /// The functions it calls, as often as it calls them.
    pub(crate) calls: Vec<String>,
}

/// One `rule!(…)`.
#[derive(Debug)]
pub(crate) struct Citation {
    pub(crate) line: usize,
    /// `None` if it is not a list of string literals, which nobody can read without running it.
    pub(crate) ids: Option<Vec<String>>,
}
