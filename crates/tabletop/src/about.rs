//! What somebody has to know to pick a game and set it up, without knowing its rules.

use crate::Art;
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
    /// What one can begin a game as at once, against machines.
    pub sides: Vec<Side>,
    /// Whether it is an example, to be tried and copied: nobody is offered it who does not ask for it by
    /// its id.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub example: bool,
}

/// What one can begin a game as, at once: a side, a character.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
pub struct Side {
    /// Its name for programs.
    pub id: String,
    /// What the player is called then.
    pub player: String,
    /// A line about how it feels to play it.
    pub scene: String,
    /// Whom one plays against, where that is not plain.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub against: Option<String>,
    /// The card on which stands what it can do, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub face: Option<String>,
    /// Its picture, where it has one of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub art: Option<Art>,
    /// The members of the usual set-up to replace so that one begins as it on the first seat.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    pub setup: Map<String, Value>,
    /// How many sit at the table then.
    pub seats: usize,
    /// Whether it is suggested to who does not know them all.
    pub suggested: bool,
}

/// What one wishes for in a game alone, against players whom the rules run.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Alone {
    /// Whom one plays, by id; chosen then if not given.
    pub character: Option<String>,
    /// Whom the rules play, by id; chosen then if not given.
    pub rivals: Vec<String>,
    /// How far these are ahead at the beginning.
    pub head_start: Option<u8>,
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
    /// Whether it decides who sits where: then seats choose it, not a form.
    pub seating: bool,
    /// Another option, and the places of its choices with which alone this one means anything.
    pub only_with: Option<(&'static str, Vec<usize>)>,
    /// What shuts it: then it is as usual, and says why.
    pub unless: Vec<Unless>,
    /// Every way to agree on it.
    pub choices: Vec<C>,
}

/// Choices of another option with which one cannot be had.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Unless {
    /// The other option.
    pub option: &'static str,
    /// The places of its choices.
    pub choices: Vec<usize>,
    /// Why not.
    pub why: String,
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
    /// Which content lies on the table with it, where that is not the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub content: Option<String>,
}

/// The members of a set-up that are not as usual.
pub fn unusual_of<S: Serialize + Default>(setup: &S) -> Map<String, Value> {
    // Plain data always becomes JSON.
    let json = |setup: &S| serde_json::to_value(setup).unwrap_or_default();
    unusual(&json(setup), &json(&S::default()))
}

/// The same of JSON.
pub(crate) fn unusual(setup: &Value, usual: &Value) -> Map<String, Value> {
    let members = setup.as_object().into_iter().flatten();
    let members = members.filter(|&(name, value)| usual.get(name) != Some(value));
    members
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect()
}

/// What was agreed on in one respect.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Agreed {
    /// What it is about.
    pub name: String,
    /// How it is.
    pub choice: String,
}

/// What a set-up agrees on among these options, as far as they mean anything in it. Who sits where is
/// seen at the seats.
pub(crate) fn agreed<S: Serialize + Default>(
    options: Vec<SetupOption<SetupChoice<S>>>,
    setup: &S,
) -> Vec<Agreed> {
    let json = |setup: &S| serde_json::to_value(setup).unwrap_or_default();
    let (setup, usual) = (json(setup), json(&S::default()));
    let made: Vec<Option<usize>> = options
        .iter()
        .map(|option| {
            let made = option.choices.iter().map(|choice| json(&choice.setup));
            let made: Vec<Value> = made.collect();
            let changed = made.iter().map(|made| unusual(made, &usual));
            let members: Vec<String> = changed
                .flat_map(Map::into_iter)
                .map(|(name, _)| name)
                .collect();
            let is_so = |made: &Value| {
                members
                    .iter()
                    .all(|member| made.get(member) == setup.get(member))
            };
            made.iter().position(is_so)
        })
        .collect();
    let is_among = |key: &str, places: &[usize]| {
        let other = options.iter().position(|other| other.key == key);
        let place = other.and_then(|other| made[other]);
        place.is_some_and(|place| places.contains(&place))
    };
    let means_something = |option: &SetupOption<SetupChoice<S>>| {
        let with = option.only_with.as_ref();
        let mut unless = option.unless.iter();
        with.is_none_or(|(key, places)| is_among(key, places))
            && !unless.any(|shut| is_among(shut.option, &shut.choices))
    };
    let settled = options.iter().zip(&made);
    let settled = settled.filter(|(option, _)| !option.seating && means_something(option));
    settled
        .filter_map(|(option, place)| {
            let choice = option.choices.get((*place)?)?;
            Some(Agreed {
                name: option.name.clone(),
                choice: choice.name.clone(),
            })
        })
        .collect()
}
