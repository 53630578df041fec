//! How the rulebook of a game is read.

use crate::in_language;

/// The rulebook of a game, for reading.
#[derive(Debug)]
pub struct Book {
    /// The game it belongs to.
    pub game: &'static str,
    /// The boxes whose rules are played here.
    pub played: &'static [&'static str],
    /// Its topics in the order in which a player comes to them; what is in none comes last.
    pub chapters: &'static [Chapter],
}

/// Some topics that are read together.
#[derive(Debug)]
pub struct Chapter {
    /// Its name for programs, its own within a book.
    pub id: &'static str,
    /// What is in it.
    pub topics: &'static [&'static str],
    /// By language.
    pub(crate) names: &'static [(&'static str, &'static str)],
    /// By language.
    pub(crate) guides: &'static [(&'static str, &'static str)],
}

impl Chapter {
    /// What it is called in that language, or in English.
    pub fn name(&self, lang: &str) -> &'static str {
        in_language(self.names, lang).unwrap_or_default()
    }

    /// What to know of this step of a turn before reading on, if it is one.
    pub fn guide(&self, lang: &str) -> Option<&'static str> {
        in_language(self.guides, lang)
    }

    /// The message that says it in another language, with its guide beside it.
    pub fn key(&self, book: &Book) -> String {
        format!("chapter_{}_{}", book.game, self.id)
    }
}

/// How the rulebook of a game is read, if that is said anywhere.
///
/// ```
/// for book in rulebook::books() {
///     assert!(rulebook::all().iter().any(|rule| rule.game == book.game));
/// }
/// ```
pub fn books() -> &'static [Book] {
    &crate::table::BOOKS
}
