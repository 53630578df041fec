//! What is printed on a card, for drawing it. A client composes nothing: every word and number on
//! a card comes from here.

use crate::{Art, Text};
use serde::Serialize;

/// What is printed on a card.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Face {
    /// The printed id. Copies on a table are called by it and a number: `x-wing#31`.
    pub id: String,
    /// The name.
    pub name: String,
    /// The deck it belongs to.
    pub deck: String,
    /// Whose it is.
    pub faction: String,
    /// What it is, for programs.
    pub kind: String,
    /// What it is, in words.
    pub type_line: String,
    /// Whether there is only one of its name.
    pub unique: bool,
    /// How many there are.
    pub copies: u8,
    /// What it costs, if it can be bought.
    pub cost: Option<u16>,
    /// What it gives or withstands, each with its symbol.
    pub values: Vec<FaceValue>,
    /// What defeating it takes and brings, if it can be defeated.
    pub bounty: Option<Bounty>,
    /// What it does, one paragraph each.
    pub rules: Vec<Text>,
    /// The same in at most forty characters and symbols.
    pub brief: Text,
    /// The gist in parts that are drawn apart.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outline: Option<Outline>,
    /// Its picture.
    pub art: Art,
    /// Where its facts come from.
    pub source: String,
    /// What somebody has to know who writes all of it out, where nothing is drawn.
    #[serde(skip)]
    pub plain: Plain,
}

/// How a card is written out in lines.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Plain {
    /// Whether its type says whose it is.
    pub type_says_whose: bool,
    /// Whether its type says its values.
    pub type_says_values: bool,
    /// The paragraph of its rules with which the steps begin that are told in scenes.
    pub told_from: usize,
}

/// What is read at a glance, in parts between which alone a line may break.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
pub struct Outline {
    /// What is to be done for it: where it is brought, whom one has to beat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub need: Option<Text>,
    /// What there is to get, or else what it does.
    pub gets: Vec<Get>,
    /// Whether these are so short that they stand side by side.
    pub row: bool,
}

/// One thing a card brings.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
pub struct Get {
    /// What it is.
    pub text: Text,
    /// Whose esteem changes, if that is all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub faction: Option<&'static str>,
}

/// A number on a card.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct FaceValue {
    /// The symbol beside it.
    pub glyph: String,
    /// The number.
    pub number: u8,
    /// What it is a number of.
    pub label: String,
}

/// What defeating a card takes and brings.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Bounty {
    /// How strong an attack must be.
    pub target: FaceValue,
    /// What the reward is called.
    pub label: String,
    /// The reward; nothing if the rules on the card tell it anyway.
    pub reward: Text,
    /// The same in a few words.
    pub brief: Text,
}
