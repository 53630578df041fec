//! What goes over a socket, in both directions.
//!
//! What belongs to a game (its view, prompts, choices, events) is JSON here; the type parameters
//! stand for it, so that a client which knows the game can name its types.

use crate::fault::{Code, Fault};
use crate::secret::TableId;
use crate::sitter::Sitter;
use crate::stored::Stage;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{
    Agreed, Decision, Did, Difference, Explanation, Fact, Lang, Offering, Outcome, Picked, Player,
    Saying, Seat, SeatSet, Seed, Text,
};

/// A longer message is not read.
pub(crate) const LONGEST_MESSAGE: usize = 64 * 1024;

/// What a client says.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Said<Choice = Value> {
    /// Who is there: always first.
    Hello {
        /// What sitting down gave; none for an onlooker.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        token: Option<String>,
        /// In which language the client wants to be told.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
        lang: Lang,
    },
    /// Makes a choice.
    Choose(Choose<Choice>),
    /// Makes an offer.
    Offer {
        /// The position it was made on.
        position: u32,
        /// What tells it from any other.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        key: Option<Key>,
        /// What is offered.
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        offer: Value,
    },
    /// Takes back the last action, as far as nobody has to agree.
    Undo(Made),
    /// Asks the others to agree to taking back the last action.
    UndoRequest(Made),
    /// Agrees to what was asked, or does not.
    Consent {
        /// The position on which it was asked.
        position: u32,
        /// What tells it from any other.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        key: Option<Key>,
        /// Whether one agrees.
        agrees: bool,
    },
    /// Gives the game up.
    Concede(Made),
    /// Says which windows pass by themselves from now on, instead of those that did.
    LetPass(Vec<LetPass>),
    /// Asks for routes and chances.
    Explain {},
}

impl<Choice> Said<Choice> {
    /// What tells it from any other, if its sender wants to be able to send it twice.
    pub(crate) fn key(&self) -> Option<&Key> {
        match self {
            Self::Choose(Choose { key, .. })
            | Self::Offer { key, .. }
            | Self::Undo(Made { key, .. })
            | Self::UndoRequest(Made { key, .. })
            | Self::Consent { key, .. }
            | Self::Concede(Made { key, .. }) => key.as_ref(),
            Self::Hello { .. } | Self::LetPass(_) | Self::Explain {} => None,
        }
    }
}

/// Something that is wanted on a position.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    /// The last position its sender was told.
    pub(crate) position: u32,
    /// What tells it from any other.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    key: Option<Key>,
}

/// A window that passes by itself: its player's standing answer.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LetPass {
    /// Which it is, among those of its game.
    pub id: String,
    /// What it is about, as its player was told.
    pub name: String,
    /// The one turn in which it passes; none if always.
    pub turn: Option<u32>,
}

/// What tells a message from any other of its seat: it can then be sent again by who does not know
/// whether it came through, and counts once.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Key(String);

/// A longer key is not taken.
const LONGEST_KEY: usize = 64;

impl TryFrom<String> for Key {
    type Error = String;

    fn try_from(key: String) -> Result<Self, String> {
        match key.len() {
            1..=LONGEST_KEY => Ok(Self(key)),
            _ => Err(format!("a key has 1 to {LONGEST_KEY} bytes")),
        }
    }
}

/// A choice in one of its three forms.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choose<Choice = Value> {
    /// The position it was made on.
    pub(crate) position: u32,
    /// What tells it from any other.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional))]
    key: Option<Key>,
    #[cfg_attr(feature = "typescript", ts(optional))]
    id: Option<usize>,
    #[cfg_attr(feature = "typescript", ts(optional))]
    choice: Option<Choice>,
    #[cfg_attr(feature = "typescript", ts(optional))]
    choices: Option<Vec<Choice>>,
}

impl Choose {
    /// The choice.
    pub(crate) fn picked(self) -> Result<Picked, Fault> {
        match (self.id, self.choice, self.choices) {
            (Some(id), None, None) => Ok(Picked::Id(id)),
            (None, Some(choice), None) => Ok(Picked::Choice(choice)),
            (None, None, Some(choices)) => Ok(Picked::Choices(choices)),
            _ => Err(Fault::new(Code::BadRequest, "message-choose")),
        }
    }
}

/// Reads a message.
pub fn read(text: &str) -> Result<Said, Fault> {
    if text.len() > LONGEST_MESSAGE {
        let message = Saying::new("message-too-long").with("most", LONGEST_MESSAGE);
        return Err(Fault::new(Code::TooLarge, message));
    }
    serde_json::from_str(text).map_err(|error| {
        let message = Saying::new("unreadable-message").with("why", error.to_string());
        Fault::new(Code::BadRequest, message)
    })
}

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
    /// The same people play again elsewhere.
    Rematch {
        /// Where.
        table: TableId,
    },
}

/// A request to take back an action.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Serialize)]
pub struct Asked {
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

/// What everybody may know about a table.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct Info {
    /// Its name.
    pub(crate) table: TableId,
    /// The game.
    pub game: String,
    /// What was agreed on.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub(crate) setup: Value,
    /// The same in words, until the game begins.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Agreed>>", optional))]
    pub(crate) agreed: Vec<Agreed>,
    /// How far it is.
    pub(crate) state: Stage,
    /// Seconds since 1970.
    pub(crate) created: i64,
    /// Which content exactly it is played with.
    pub(crate) content: String,
    /// Who sits where.
    pub(crate) seats: Vec<SeatInfo>,
    /// The number of entries in the record.
    pub(crate) position: u32,
    /// The number of the turn.
    pub(crate) turn: u32,
    /// Who decides.
    pub decides: Option<Seat>,
    /// Who plays without a seat.
    pub(crate) rivals: Vec<String>,
    /// How the game ended.
    pub(crate) outcome: Option<Outcome>,
    /// SHA-256 of seed and nonce.
    pub(crate) commitment: String,
    /// All chance of the game, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
    pub(crate) seed: Option<Seed>,
    /// What kept the commitment from being guessed, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) nonce: Option<String>,
    /// Where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) rematch: Option<TableId>,
    /// Where the same people played before: the tokens of that table open the seats of this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) before: Option<TableId>,
    /// Why nothing more can be done here, if so: it was played by other rules or with other cards
    /// than this server has, and stands at the last position on which both agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) read_only: Option<String>,
}

/// One seat, as everybody may know it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub(crate) struct SeatInfo {
    /// Its number.
    pub(crate) seat: Seat,
    /// Who it is for.
    #[serde(flatten)]
    pub(crate) sitter: Sitter,
    /// Whether somebody, or a machine, sits there.
    pub(crate) taken: bool,
    /// Whether it is kept for who sat at the table before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub(crate) kept: bool,
    /// What the seat's player is called in the game.
    pub(crate) player: String,
    /// Which place it came to, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) place: Option<u8>,
}
