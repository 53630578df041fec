//! What tests say about rules, in whatever language they are written.

use std::path::PathBuf;

/// What one file claims.
#[derive(Debug, Default)]
pub(crate) struct Claims {
    pub(crate) file: PathBuf,
    pub(crate) tests: Vec<Test>,
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
}

/// One `rule!(…)`.
#[derive(Debug)]
pub(crate) struct Citation {
    pub(crate) line: usize,
    /// `None` if it is not a list of string literals, which nobody can read without running it.
    pub(crate) ids: Option<Vec<String>>,
}
