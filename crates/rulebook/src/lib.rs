//! The rules of the games, each as one entry with an id, embedded at build time.
//!
//! Look one up, by id or by a former id:
//!
//! ```
//! let rule = rulebook::find("combat/tie-goes-to-attacker").expect("a rule");
//! assert_eq!(rule.set, "base");
//! println!("{}: {} ({})", rule.game, rule.text("en"), rule.source);
//! ```
//!
//! Search them:
//!
//! ```
//! assert!(rulebook::search("maelstrom additional turn").iter().any(|rule| rule.id == "maelstrom/no-chained-turns"));
//! ```
//!
//! Say which rule a test proves. The compiler checks that it exists, and `cargo xtask coverage`
//! lists the rules that no test proves:
//!
//! ```
//! use rulebook::rule;
//!
//! # #[allow(dead_code)]
//! // #[test]
//! fn attacker_wins_a_tie() {
//!     rule!("combat/tie-goes-to-attacker");
//!     // …
//! }
//! ```
//!
//! What an entry looks like and how to add one: `rulebook/README.md`.
//!
//! *Invariant*: nothing here knows how a game is played; the engines cite rules, the rulebook does
//! not call them. Nothing is parsed at run time.

mod book;
mod cite;
mod holding;
mod kind;
mod print;
mod search;
mod table;

pub use book::{Book, Chapter, books};
pub use holding::{cited, holding};
pub use kind::{Proof, UnknownWord};
pub use print::typeset;
pub use search::search;

/// One rule of one game, in our own words.
#[derive(Debug)]
pub struct Rule {
    /// `topic/slug`, unique across all games, and stable: tests, refusals and links use it.
    pub id: &'static str,
    /// The game it belongs to: the first folder below `rulebook/`.
    pub game: &'static str,
    /// The box it comes with, or the mode that switches it on: the second folder. (`Box` is taken in
    /// Rust.)
    pub set: &'static str,
    /// What can prove that we keep it.
    pub proof: Proof,
    /// The book and the heading it rests on.
    pub source: &'static str,
    /// Where the book is silent or contradicts itself: how we rule, and why.
    pub note: Option<&'static str>,
    /// An idea for the test: given, when, then.
    pub test: &'static str,
    /// Names under which it was known as well; they find it like its id.
    pub aliases: &'static [&'static str],
    /// The rules of other boxes that do not hold where this one does, by id.
    pub replaces: &'static [&'static str],
    /// No book has this rule; it was designed here.
    pub designed: bool,
    /// By language.
    texts: &'static [(&'static str, &'static str)],
}

impl Rule {
    /// The message that says it in another language, with its name, its topic and its note beside it:
    /// `rule_movement_stop-at-patrol`.
    pub fn key(&self) -> String {
        format!("rule_{}", self.id.replace('/', "_"))
    }

    /// What it is called in English: its id without the topic.
    pub fn name(&self) -> String {
        written(self.id.split_once('/').map_or(self.id, |(_, slug)| slug))
    }

    /// What its topic is called in English.
    pub fn topic_name(&self) -> String {
        written(self.topic())
    }

    /// What its box is called in English.
    pub fn box_name(&self) -> String {
        written(self.set)
    }

    /// The rule in that language, or in English if it has not been translated.
    ///
    /// ```
    /// let rule = rulebook::find("movement/stop-at-patrol").expect("a rule");
    /// assert_eq!(rule.text("xx"), rule.text("en"));
    /// ```
    pub fn text(&self, lang: &str) -> &'static str {
        // The build script lets no rule pass without English.
        in_language(self.texts, lang).unwrap_or_default()
    }

    /// The languages it is written in.
    pub fn languages(&self) -> impl Iterator<Item = &'static str> {
        self.texts.iter().map(|(lang, _)| *lang)
    }

    /// The part of the id before the stroke.
    ///
    /// ```
    /// assert_eq!(rulebook::find("movement/stop-at-patrol").map(|rule| rule.topic()), Some("movement"));
    /// ```
    pub fn topic(&self) -> &'static str {
        self.id.split_once('/').map_or(self.id, |(topic, _)| topic)
    }
}

/// All rules, sorted by id.
///
/// ```
/// assert!(rulebook::all().is_sorted_by_key(|rule| rule.id));
/// ```
pub fn all() -> &'static [Rule] {
    &table::RULES
}

/// The rule with this id or alias.
///
/// ```
/// let rule = rulebook::find("defeat/hull-reached").expect("a rule");
/// let same = rulebook::find("ships/hull-is-damage-limit").expect("its alias");
/// assert_eq!(rule.id, same.id);
/// assert!(rulebook::find("defeat/by-boredom").is_none());
/// ```
pub const fn find(id: &str) -> Option<&'static Rule> {
    match table::place(id) {
        Some(place) => Some(&table::RULES[place]),
        None => None,
    }
}

/// Whether a rule has this id or alias; usable at compile time.
///
/// ```
/// const KNOWN: bool = rulebook::exists("movement/stop-at-patrol");
/// assert!(KNOWN && !rulebook::exists("movement/stop-at-pub"));
/// ```
pub const fn exists(id: &str) -> bool {
    table::place(id).is_some()
}

/// What is said in that language, or in English.
fn in_language(texts: &[(&str, &'static str)], lang: &str) -> Option<&'static str> {
    let said = |lang: &str| texts.iter().find(|(l, _)| *l == lang);
    said(lang).or_else(|| said("en")).map(|(_, text)| *text)
}

/// A word of an id as people write it.
fn written(word: &str) -> String {
    let words = word.replace(['-', '/'], " ");
    let mut letters = words.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => words,
    }
}
