//! What a client says.

use crate::chat::Reaction;
use crate::fault::{Code, Fault};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Lang, Picked, Saying, Seat};

/// A longer message is not read.
pub(crate) const LONGEST_MESSAGE: usize = 64 * 1024;

/// What a client says.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Said<Choice = Value> {
    /// Who is there: always first.
    Hello {
        /// What sitting down gave; none for an onlooker.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        token: Option<String>,
        /// What a link carried that lets look on: the invitation, or what is for onlookers.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        key: Option<String>,
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
        /// The number of the question.
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        n: u64,
        /// What tells it from any other.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        key: Option<Key>,
        /// Whether one agrees.
        agrees: bool,
    },
    /// Gives the game up.
    Concede(Made),
    /// Leaves one's seat: before the game begins it is free again, afterwards a machine plays for
    /// who sat there, until they return.
    Leave {},
    /// Gives a seat that has to decide, and has been away for long, to a machine.
    StandIn {
        /// The seat.
        seat: Seat,
        /// The last position its sender was told.
        position: u32,
    },
    /// Takes one's own seat back from a machine.
    Return {},
    /// Says something to everybody at the table.
    Chat {
        /// On one line, at most 300 characters.
        text: String,
        /// What tells it from any other.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        key: Option<Key>,
    },
    /// Says something without words.
    React {
        /// What.
        reaction: Reaction,
        /// What tells it from any other.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional))]
        key: Option<Key>,
    },
    /// Says whether onlookers see what is said from now on.
    ChatOpen(bool),
    /// Says which windows pass by themselves from now on, instead of those that did.
    LetPass(Vec<LetPass>),
    /// Asks for routes and chances.
    Explain {},
}

impl<Choice> Said<Choice> {
    /// The position that whoever says it was told last, if it matters.
    pub fn position(&self) -> Option<u32> {
        match self {
            Self::Choose(Choose { position, .. })
            | Self::Offer { position, .. }
            | Self::StandIn { position, .. }
            | Self::Undo(Made { position, .. })
            | Self::UndoRequest(Made { position, .. })
            | Self::Concede(Made { position, .. }) => Some(*position),
            Self::Hello { .. }
            | Self::Consent { .. }
            | Self::Leave {}
            | Self::Return {}
            | Self::Chat { .. }
            | Self::React { .. }
            | Self::ChatOpen(_)
            | Self::LetPass(_)
            | Self::Explain {} => None,
        }
    }

    /// What tells it from any other, if its sender wants to be able to send it twice.
    pub(crate) fn key(&self) -> Option<&Key> {
        match self {
            Self::Choose(Choose { key, .. })
            | Self::Offer { key, .. }
            | Self::Undo(Made { key, .. })
            | Self::UndoRequest(Made { key, .. })
            | Self::Consent { key, .. }
            | Self::Chat { key, .. }
            | Self::React { key, .. }
            | Self::Concede(Made { key, .. }) => key.as_ref(),
            Self::Hello { .. }
            | Self::Leave {}
            | Self::StandIn { .. }
            | Self::Return {}
            | Self::ChatOpen(_)
            | Self::LetPass(_)
            | Self::Explain {} => None,
        }
    }
}

/// Something that is wanted on a position.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Deserialize)]
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

impl std::fmt::Display for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

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
#[derive(Clone, Debug, Deserialize)]
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
