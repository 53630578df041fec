//! What somebody has to know to pick a game and set it up, without knowing its rules.

use serde::Serialize;
use serde_json::{Map, Value};

/// A game, told to somebody who may want to play it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
pub struct About {
    /// What it is, in one sentence.
    pub blurb: String,
    /// How long a game takes, from so many minutes to so many; nothing if nobody knows.
    pub minutes: Option<(u16, u16)>,
}

/// Something to agree on before the game. Each way to agree on it is a `C`.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct SetupOption<C> {
    /// Its name for programs.
    pub key: &'static str,
    /// Its name.
    pub name: String,
    /// What it is about.
    pub help: String,
    /// Another option, and the places of its choices with which alone this one means anything.
    pub only_with: Option<(&'static str, Vec<usize>)>,
    /// Every way to agree on it.
    pub choices: Vec<C>,
}

/// One way to agree on an option, as a game says it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct SetupChoice<S> {
    /// Its name.
    pub name: String,
    /// What it does.
    pub help: String,
    /// The default set-up with this chosen.
    pub setup: S,
}

/// One way to agree on an option, as a client gets it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct AnyChoice {
    /// Its name.
    pub name: String,
    /// What it does.
    pub help: String,
    /// The members of the default set-up that it replaces; none if it is the default.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub setup: Map<String, Value>,
    /// Whether the default set-up has it so.
    pub default: bool,
    /// What the seats are called with it.
    pub seats: Vec<String>,
}

/// The members of a set-up that are not as usual.
pub(crate) fn unusual(setup: &Value, usual: &Value) -> Map<String, Value> {
    let members = setup.as_object().into_iter().flatten();
    let members = members.filter(|&(name, value)| usual.get(name) != Some(value));
    members
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect()
}
