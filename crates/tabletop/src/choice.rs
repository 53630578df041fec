//! What a client needs to know of a choice to draw it, without knowing any rule.
//!
//! [`Described`] says of a choice what is done in a few words, what more there is to know
//! (`details`, for where there is room), where it is drawn (`on`), what it does to the action under
//! way (`role`), and whether it is the only answer to a question asked for secrecy's sake (`auto`).
//! A [`Barrier`] is what stands between a choice and taking it back: where there is none, a client
//! asks for no second click.
//!
//! [`Game::part`](crate::Game::part) gives action and role alone, and
//! [`Game::is_pass`](crate::Game::is_pass) the one bit a playout needs: machines ask a thousand
//! times a move and read no words.
//!
//! A question that comes again and again names its **window**
//! ([`Game::window`](crate::Game::window): an id and a name, `None` for all others): whoever never
//! wants anything of it may have a standing answer, its one pass, and a game that names its windows
//! has done all that this takes.

use crate::{Seat, Text, Worded};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Where a choice lives on the table.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum On {
    /// A space of the board.
    Space(String),
    /// A card or token, by its stable id.
    Card(String),
    /// A pile of cards, by name.
    Pile(String),
    /// A die, counted from zero.
    Die(u8),
    /// A seat.
    Seat(Seat),
}

/// What making the choice does to the action under way.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// One step of something larger that goes on.
    Step,
    /// Completes an action.
    #[default]
    Commit,
    /// Declines, or ends a turn or a phase.
    Pass,
}

/// Which action a choice belongs to, and what it does to it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Part {
    /// The action.
    pub action: &'static str,
    /// Step, commit or pass.
    pub role: Role,
}

/// What stands between the choice and taking it back, as far as known beforehand.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Barrier {
    /// It can be taken back.
    #[default]
    None,
    /// Somebody learns something.
    Reveals,
    /// Dice or a shuffle.
    Random,
    /// Somebody else is to act.
    PassesTheTurn,
}

/// A number with its sign: what something costs, or what it brings.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Amount {
    /// The sign beside it.
    pub glyph: &'static str,
    /// The number.
    pub number: i32,
}

impl Amount {
    /// So many of this.
    pub fn of(glyph: &'static str, number: impl Into<i32>) -> Self {
        let number = number.into();
        Self { glyph, number }
    }
}

/// A choice, described.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
pub struct Described {
    /// What it says on the button.
    pub text: Text,
    /// What more there is to know of it, where there is room.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Text>>", optional))]
    pub details: Vec<Text>,
    /// Where it is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub on: Option<On>,
    /// Where a click may mean it as well.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Beside>>", optional))]
    pub besides: Vec<Beside>,
    /// Step, commit or pass.
    pub role: Role,
    /// The action it belongs to; undo goes back one action.
    pub action: &'static str,
    /// The only answer, asked so that skipping the question betrays nothing: a client may give it
    /// by itself.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub auto: bool,
    /// What is paid for it, as it would be paid now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub cost: Option<Amount>,
    /// What it brings at once, as far as that is plain numbers.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Amount>>", optional))]
    pub worth: Vec<Amount>,
    /// What else lies there that is exactly like it, in the order in which it would be offered once
    /// this is gone: of alike things one choice is listed, and it stands for them all.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<On>>", optional))]
    pub alike: Vec<On>,
    /// Of a choice that is made of several things in a row, as an attack with many cards: how many of
    /// it and those like it a first proposal takes.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<u8>", optional))]
    pub proposed: u8,
    /// Whether it takes something away from who chooses it, or may.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub takes: bool,
}

/// Where a click may mean a choice that is about no one thing.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Beside {
    /// Where.
    pub on: On,
    /// The choices to be made after it, so that it is about what was clicked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "Array<unknown>", optional))]
    pub then: Vec<Value>,
}

impl From<On> for Beside {
    fn from(on: On) -> Self {
        let then = Vec::new();
        Self { on, then }
    }
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Described {
    /// A choice that completes an action.
    pub fn commit(action: &'static str, text: Text) -> Self {
        Self {
            text,
            action,
            ..Self::default()
        }
    }

    /// One step of an action.
    pub fn step(action: &'static str, text: Text) -> Self {
        Self {
            role: Role::Step,
            ..Self::commit(action, text)
        }
    }

    /// A pass.
    pub fn pass(action: &'static str, text: Text) -> Self {
        Self {
            role: Role::Pass,
            ..Self::commit(action, text)
        }
    }

    /// All that is said of it, in one line.
    pub fn whole(&self) -> Text {
        let (text, details) = (self.text.clone(), self.details.clone());
        Worded { text, details }.whole()
    }

    /// Says where it is drawn.
    #[must_use]
    pub fn on(mut self, on: On) -> Self {
        self.on = Some(on);
        self
    }

    /// Marks the only answer to a question that is asked for secrecy's sake.
    #[must_use]
    pub fn auto(mut self) -> Self {
        self.auto = true;
        self
    }
}

/// A window: a question of a kind that comes again and again, and most often in vain. Who is asked
/// may have a standing answer to it, the one choice that is a pass.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct WindowName {
    /// Which it is, among those of its game.
    pub id: &'static str,
    /// What it is about, in a word or two: `rerolls`.
    pub name: String,
}

/// What comes with a decision on top of its choices, and is drawn at once: why not, at what price.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
pub struct Hints {
    /// What is not possible now, and why.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Blocked>>", optional))]
    pub blocked: Vec<Blocked>,
    /// What something would cost this seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Price>>", optional))]
    pub prices: Vec<Price>,
    /// What a pass would leave unused.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Text>>", optional))]
    pub unused: Vec<Text>,
    /// Whether there are routes or chances to be asked for: without it an explanation says nothing.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub more: bool,
}

/// What a client may ask for on top of that, where the hints say there is more: how, with what
/// chance.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
pub struct Explanation {
    /// How a place would be reached.
    pub routes: Vec<Route>,
    /// How likely something is.
    pub chances: Vec<Chance>,
    /// Every place of the board while somebody goes to one, for who names it in words.
    #[serde(skip)]
    pub places: Vec<Place>,
}

/// A place somebody may want to go to.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Place {
    /// Which it is.
    pub on: On,
    /// What it is called.
    pub name: String,
    /// How many steps away it is.
    pub away: usize,
    /// Whether people go there, rather than past it.
    pub is_goal: bool,
}

/// Something that is not possible now.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Blocked {
    /// Where it would be drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub on: Option<On>,
    /// What is not possible.
    pub text: Text,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<&'static str>,
}

/// A way to a place.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Route {
    /// Where it leads.
    pub to: On,
    /// The places passed, in order, the last being the goal.
    pub stops: Vec<On>,
    /// The place, and what there is.
    pub text: Text,
    /// What makes one stop there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub stop: Option<Text>,
    /// The choices that go all the way, if nothing unforeseen happens on it: made together they are
    /// one journey.
    #[cfg_attr(feature = "typescript", ts(type = "Array<unknown>"))]
    pub choices: Vec<Value>,
    /// What there is to do there or beyond, each thing in a few words.
    pub why: Vec<Text>,
    /// Whether that brings something forward that one has begun.
    pub calls: bool,
}

/// A price as this seat would pay it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Price {
    /// What is bought.
    pub on: On,
    /// What it costs.
    pub amount: i32,
    /// How the price comes about.
    pub text: Text,
    /// What the buyer gives for it besides.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub gives: Option<Text>,
}

/// A chance in thousandths.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Chance {
    /// Of what.
    pub on: On,
    /// Thousandths.
    pub permille: u16,
    /// What it is the chance of.
    pub text: Text,
}
