//! A request that was not done, over HTTP.

use crate::secret::NoChance;
use crate::store::StoreError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use host::{Code, Fault};
use serde::Serialize;
use tabletop::Reason;

/// The answer to a request that was not done.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Debug, Serialize)]
pub(crate) struct Failed {
    /// Why.
    pub(crate) error: Fault,
}

impl From<Fault> for Failed {
    fn from(error: Fault) -> Self {
        Self { error }
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

impl From<NoChance> for Fault {
    fn from(error: NoChance) -> Self {
        eprintln!("cantina: {error}");
        Self::new(Code::Internal, "the server's system gave no randomness")
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        (status(&self.error), Json(self)).into_response()
    }
}

fn status(fault: &Fault) -> StatusCode {
    let code = match fault {
        Fault::Refused(refusal) if refusal.reason == Reason::BadSetup => {
            return StatusCode::UNPROCESSABLE_ENTITY;
        }
        Fault::Refused(_) => return StatusCode::CONFLICT,
        Fault::Served { code, .. } => code,
    };
    match code {
        Code::BadRequest | Code::NoHello => StatusCode::BAD_REQUEST,
        Code::UnknownGame | Code::UnknownBot | Code::WrongSeats => StatusCode::UNPROCESSABLE_ENTITY,
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
