//! What can be wrong with a request, with a code for programs and words for people.

use crate::store::StoreError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tabletop::{Reason, Refusal};

/// The kind of a fault that is not a refusal of the rules.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Code {
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
    /// Too many of these at once: wait a little.
    TooMany,
    /// The page this came from is not one of ours.
    OtherOrigin,
    /// The table was played with other cards or rules than this server has.
    OtherRules,
    /// A bug or a broken disk.
    Internal,
}

/// The answer to a request that was not done.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Serialize)]
pub(crate) struct Failed {
    /// Why.
    pub(crate) error: Fault,
}

/// Why a request was not done.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Fault {
    /// Refused by the rules of the game.
    Refused(Refusal),
    /// Refused by the server.
    Served {
        /// For programs.
        code: Code,
        /// For people.
        message: String,
    },
}

impl Fault {
    /// A fault in words.
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        let message = message.into();
        Self::Served { code, message }
    }

    /// A table nobody opened.
    pub(crate) fn unknown_table() -> Self {
        Self::new(
            Code::UnknownTable,
            "there is no such table: is the link complete?",
        )
    }

    /// The actor of a table went away while it was asked.
    pub(crate) fn gone() -> Self {
        Self::new(Code::Internal, "the table did not answer: try again")
    }

    fn status(&self) -> StatusCode {
        let code = match self {
            Self::Refused(refusal) if refusal.reason == Reason::BadSetup => {
                return StatusCode::UNPROCESSABLE_ENTITY;
            }
            Self::Refused(_) => return StatusCode::CONFLICT,
            Self::Served { code, .. } => code,
        };
        match code {
            Code::BadRequest | Code::NoHello => StatusCode::BAD_REQUEST,
            Code::UnknownGame | Code::UnknownBot | Code::WrongSeats => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Code::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Code::NotFound | Code::UnknownTable | Code::NoSuchSeat => StatusCode::NOT_FOUND,
            Code::WrongToken | Code::SeatKept | Code::Onlooker | Code::OtherOrigin => {
                StatusCode::FORBIDDEN
            }
            Code::SeatTaken
            | Code::TableFull
            | Code::NotStarted
            | Code::StillRunning
            | Code::NothingAsked
            | Code::AlreadyAsked
            | Code::OtherRules => StatusCode::CONFLICT,
            Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        // What the disk or the database said is for who runs the server, not for who plays.
        eprintln!("cantina: {error}");
        Self::new(
            Code::Internal,
            "the server could not read or write its file",
        )
    }
}

impl From<getrandom::Error> for Fault {
    fn from(error: getrandom::Error) -> Self {
        eprintln!("cantina: the system gave no randomness: {error}");
        Self::new(Code::Internal, "the server's system gave no randomness")
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        (self.status(), Json(Failed { error: self })).into_response()
    }
}
