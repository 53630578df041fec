//! What the server says.

use super::info::{Info, Presence};
use super::said::{Key, LetPass};
use crate::chat::ChatLine;
use crate::clock::Clocks;
use crate::exchange::Time;
use crate::fault::Fault;
use crate::secret::TableId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{
    Decision, Did, Difference, Explanation, Fact, Offering, Outcome, Player, Seat, SeatSet, Text,
};

/// What the server says.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told<Prompt = Value, Choice = Value, Event = Value> {
    /// After a hello, and whenever the client has to begin anew: it asks for the whole table, and
    /// what it is told from here on follows on that.
    Welcome(Welcome),
    /// Who sits where and how far the game is, when that has changed.
    Table(Box<Info>),
    /// Something was done, and is stored.
    Step(Box<StepTold<Prompt, Choice, Event>>),
    /// What the sender wanted was not done.
    Refused(Fault),
    /// What the sender wanted was done before: the same message came twice.
    Heeded {
        /// What tells it from any other.
        key: Key,
    },
    /// The message was made on another position than the present one.
    Stale {
        /// The present position.
        position: u32,
    },
    /// The message could not be understood.
    Error(Fault),
    /// Routes and chances.
    Explanation(Explanation),
    /// What passes by itself from now on.
    LetPass(Vec<LetPass>),
    /// Somebody asks to take back an action, or fewer have yet to answer that.
    UndoAsked(Asked),
    /// What became of it.
    UndoAnswered {
        /// Who asked.
        seat: Seat,
        /// Whether all agreed.
        granted: bool,
    },
    /// Somebody came, or went.
    Presence {
        /// Who.
        seat: Seat,
        /// Whether they are there, and since when.
        #[serde(flatten)]
        presence: Presence,
    },
    /// How much time everybody has left: after each step, and when a clock begins to run or stand.
    Clocks(Clocks),
    /// Something was said.
    Chat(ChatLine),
    /// The same people play again elsewhere.
    Rematch {
        /// Where.
        table: TableId,
    },
}

/// A request to take back an action.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Asked {
    /// The number of the question, which its answers repeat.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub(crate) n: u64,
    /// Who asks.
    pub(crate) seat: Seat,
    /// Who has yet to answer.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Seat>"))]
    pub(crate) waiting: SeatSet,
}

/// That somebody looks at a table from now on.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Serialize)]
pub struct Welcome {
    /// The viewer's seat; none for an onlooker.
    pub(crate) seat: Option<Seat>,
    /// The present position.
    pub(crate) position: u32,
    /// The time by the server's clock, by which all others are told.
    pub(crate) now: Time,
}

/// The whole table, for one viewer.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Serialize)]
pub struct Fresh<View = Value, Prompt = Value, Choice = Value, Event = Value> {
    /// The viewer's seat; none for an onlooker.
    pub(crate) seat: Option<Seat>,
    /// What everybody may know.
    pub(crate) table: Info,
    /// Who plays.
    pub(crate) players: Vec<Player>,
    /// What happened last; what happened before is asked for page by page.
    pub(crate) log: Vec<Logged<Event>>,
    /// What is asked, if somebody wants to take back an action.
    pub(crate) asked: Option<Asked>,
    /// The viewer's standing answers.
    pub(crate) let_pass: Vec<LetPass>,
    /// How much time everybody has left, if there is a clock.
    pub(crate) clocks: Option<Clocks>,
    /// What was said last, if the viewer may know; what was said before is asked for page by page.
    pub(crate) chat: Vec<ChatLine>,
    /// The present position.
    #[serde(flatten)]
    pub(crate) now: Now<View, Prompt, Choice>,
}

/// A part of what happened, for one viewer.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Serialize)]
pub struct Page<Event = Value> {
    /// What happened, one after another up to the position before the one that was named. There is
    /// something before it unless the set-up is in it, which led to position zero.
    pub(crate) log: Vec<Logged<Event>>,
}

/// One thing that happened, for one viewer.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Serialize)]
pub(crate) struct Logged<Event = Value> {
    /// The position it led to.
    pub(crate) position: u32,
    /// Who did it; nobody set the game up.
    pub(crate) by: Option<Seat>,
    /// What was done.
    pub(crate) did: Did,
    /// Of a take-back, the position it went back to: whatever lies between never happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) to: Option<u32>,
    /// That something was taken back, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) undone: Option<Text>,
    /// That it was done because somebody's time ran out, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) by_clock: Option<Text>,
    /// What happened.
    pub(crate) facts: Vec<Fact<Event>>,
}

/// A step, for one viewer.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Serialize)]
pub struct StepTold<Prompt = Value, Choice = Value, Event = Value> {
    /// What happened; its position is the present one.
    #[serde(flatten)]
    pub(crate) logged: Logged<Event>,
    /// What changed on the table besides what the facts say.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) rest: Option<Difference>,
    /// The window of the viewer's that passed by itself, if that is what was done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) passed: Option<&'static str>,
    /// What is to be decided now.
    #[serde(flatten)]
    pub(crate) now: Asking<Prompt, Choice>,
}

/// The present position, for one viewer.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Serialize)]
pub(crate) struct Now<View = Value, Prompt = Value, Choice = Value> {
    /// Its number in the record.
    pub(crate) position: u32,
    /// The rest.
    #[serde(flatten)]
    pub(crate) present: Present<View, Prompt, Choice>,
}

/// A position of the past, as one seat or an onlooker saw it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Serialize)]
pub struct Past<View = Value, Prompt = Value, Choice = Value, Event = Value> {
    /// What led there; its position is the one that was asked for.
    #[serde(flatten)]
    pub(crate) logged: Logged<Event>,
    /// The last position there is.
    pub(crate) last: u32,
    /// The table, and what was to be decided.
    #[serde(flatten)]
    pub(crate) present: Present<View, Prompt, Choice>,
}

/// The table as one viewer sees it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Serialize)]
pub(crate) struct Present<View = Value, Prompt = Value, Choice = Value> {
    /// The table; nothing before everybody sits.
    pub(crate) view: Option<View>,
    /// The rest.
    #[serde(flatten)]
    pub(crate) asking: Asking<Prompt, Choice>,
}

/// What is to be decided, and how far the game is.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Serialize)]
pub(crate) struct Asking<Prompt = Value, Choice = Value> {
    /// What is to be decided, if anything is.
    pub(crate) decision: Option<Deciding<Prompt, Choice>>,
    /// Whether the viewer could take something back.
    pub(crate) undo: Option<Undoing>,
    /// The number of the turn.
    pub(crate) turn: u32,
    /// How the game ended.
    pub(crate) outcome: Option<Outcome>,
    /// The table in words, a line each, where a client needs no board of the game's own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Text>>", optional))]
    pub(crate) in_words: Vec<Text>,
    /// What the viewer may offer somebody just now, where the game lists it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Option<Vec<Offering<Value>>>", optional)
    )]
    pub(crate) offers: Vec<Offering<Value>>,
}

/// A pending decision, as far as it is the viewer's business.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Deciding<Prompt = Value, Choice = Value> {
    /// The viewer's own.
    Own(Decision<Prompt, Choice>),
    /// Somebody else's.
    Others {
        /// Whose.
        seat: Seat,
    },
}

/// How the viewer's last action can be taken back.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Undoing {
    /// By saying so.
    Free,
    /// By asking the others.
    Ask,
}
