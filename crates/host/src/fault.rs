//! What can be wrong with a request, with a code for programs and words for people.

use printed::Languages;
use serde::Serialize;
use tabletop::{AnyGame, Lang, Refusal, Saying};

/// The kind of a fault that is not a refusal of the rules.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The request or message could not be read.
    BadRequest,
    /// The request or message is too large.
    TooLarge,
    /// The request did not come to its end in time.
    TooSlow,
    /// No such page.
    NotFound,
    /// The address is there, but not for this method.
    WrongMethod,
    /// No such game.
    UnknownGame,
    /// No such bot.
    UnknownBot,
    /// Too few seats, or too many.
    WrongSeats,
    /// No such table.
    UnknownTable,
    /// No such seat, or not one for people.
    NoSuchSeat,
    /// Somebody sits there already.
    SeatTaken,
    /// The seat is kept for who sat there at the table before.
    SeatKept,
    /// Nobody can sit down any more.
    TableFull,
    /// The token opens no seat of this table.
    WrongToken,
    /// Only who has the invitation may sit down, and this is not it, or not any more.
    NotInvited,
    /// Only invited people may look at this table.
    Private,
    /// Somebody at this table is called so, or nearly so.
    NameTaken,
    /// No such code for another device.
    UnknownCode,
    /// The code was used on a device already.
    CodeUsed,
    /// The code was not used in time.
    CodeExpired,
    /// Only somebody with a seat may do this.
    Onlooker,
    /// The first message must say hello.
    NoHello,
    /// Not everybody has sat down yet.
    NotStarted,
    /// Only possible when the game is over.
    StillRunning,
    /// Nobody asked for this consent.
    NothingAsked,
    /// Somebody has already asked to take something back.
    AlreadyAsked,
    /// A machine plays for this seat.
    StoodIn,
    /// That seat has not been away for long enough, or has nothing to decide.
    NotAway,
    /// This seat was given up for good.
    GivenUp,
    /// Too many of these at once: wait a little.
    TooMany,
    /// The page this came from is not one of ours.
    OtherOrigin,
    /// The name by which this was asked for is not one of ours.
    WrongHost,
    /// The table was played with other cards or rules than this server has.
    OtherRules,
    /// The end of the table's record is missing, or another one than was stored.
    Damaged,
    /// A bug or a broken disk.
    Internal,
}

/// Why a request was not done.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Fault {
    /// Refused by the rules of the game.
    Refused(Refusal),
    /// Refused by the server.
    Served {
        /// For programs.
        code: Code,
        /// For people.
        #[cfg_attr(feature = "typescript", ts(as = "String"))]
        message: Saying,
    },
}

impl Fault {
    /// A fault, and the message that says it.
    pub fn new(code: Code, message: impl Into<Saying>) -> Self {
        let message = message.into();
        Self::Served { code, message }
    }

    /// A table nobody opened.
    pub fn unknown_table() -> Self {
        Self::new(Code::UnknownTable, "unknown-table")
    }

    /// The actor of a table went away while it was asked.
    pub fn gone() -> Self {
        Self::new(Code::Internal, "table-gone")
    }

    /// The same, said in a language: by the game whose table it is about, or else by the messages
    /// that are common to all.
    #[must_use]
    pub fn said(mut self, game: Option<&dyn AnyGame>, common: &Languages, lang: Lang) -> Self {
        let message = match &mut self {
            Self::Refused(Refusal { message, .. }) | Self::Served { message, .. } => message,
        };
        let own = game.and_then(|game| game.worded(message, lang));
        let words = own.unwrap_or_else(|| common.say(message, lang));
        *message = message.clone().in_words(words);
        self
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}
