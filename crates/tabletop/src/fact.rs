//! What happened, as one reader is told it: one list, from the rules to the screen.
//!
//! A [`Fact`] is the event, its line, and what [`Game::meaning`](crate::Game::meaning) says of it:
//! how loud it is, whose it is, what it is about and worth. A fact without a line is silent; that
//! is said once, in [`Game::tell`](crate::Game::tell). What a fact changed is computed and nowhere
//! written: the kernel compares the reader's view of the state at each `tell` with the one before,
//! and the client applies these [`Difference`]s one after another. So the client needs no reducer
//! of events, and the law against leaks covers the views in between as well. A step is kept only
//! until it is told; the log of the past is played again ([`Table::story`](crate::Table::story)).

use crate::{Amount, Difference, On, Text};
use serde::Serialize;
use serde_json::Value;

/// What a fact is to somebody who reads of many.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Gist {
    /// A turn begins.
    Turn,
    /// What one turns to first who looked away.
    Loud,
    /// What else is told by who tells of a turn in a line or two.
    Point,
    /// A step of a way: of several in a row the last tells the whole way.
    Way,
    /// A line of the log.
    #[default]
    Detail,
    /// It only makes room for something: nothing comes of it.
    Aside,
    /// What is seen on the table anyway, or told better by what comes of it.
    Idle,
}

/// What an event means, without words.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize)]
pub struct Meaning {
    /// What it is among others.
    pub gist: Gist,
    /// Whose deed it is, or whom it befalls: the place among the players, who need not have a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub of: Option<u8>,
    /// The one thing on the table it is about: what is played, hurt, bought.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub on: Option<On>,
    /// What it comes to, as far as that is plain numbers; less than nothing is a loss.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Amount>>", optional))]
    pub worth: Vec<Amount>,
    /// Whether it only comes of the fact before it, and can be told with it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub result: bool,
    /// Whose sign stands before it, if it is no player's deed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub sign: Option<&'static str>,
}

/// One thing that happened, as one reader may see it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct Fact<Event = Value> {
    /// What happened, typed.
    pub event: Event,
    /// Its line in the log; nothing if another fact, or what is asked, tells as much.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub line: Option<Text>,
    /// What it means.
    #[serde(flatten)]
    pub meaning: Meaning,
    /// What it changed on the table as the reader sees it, where that is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub change: Option<Difference>,
}
