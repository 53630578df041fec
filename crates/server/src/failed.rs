//! A request that was not done, over HTTP.

use crate::hall::Hall;
use crate::metrics::METRICS;
use crate::secret::NoChance;
use crate::spoken;
use crate::store::StoreError;
use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use host::{Code, Fault};
use serde::Serialize;
use std::sync::Arc;
use tabletop::{AnyGame, Lang, Reason, Saying};

/// What the router says is not longer.
const LONGEST_REASON: usize = 4096;

/// The answer to a request that was not done.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Failed {
    /// Why.
    pub(crate) error: Fault,
    /// The game that refused it, if one did: it has the words for that.
    #[serde(skip)]
    game: Option<String>,
}

impl Failed {
    /// Something that a game may have refused.
    pub(crate) fn by(game: String, error: Fault) -> Self {
        Self {
            error,
            game: Some(game),
        }
    }

    /// The same in a language.
    fn said(self, hall: &Hall, lang: Lang) -> Self {
        let game = self.game.as_deref().and_then(|id| hall.offered(id).ok());
        let game = game.map(|game| -> &dyn AnyGame { &**game });
        Self {
            error: self.error.said(game, &hall.common, lang),
            ..self
        }
    }
}

impl From<Fault> for Failed {
    fn from(error: Fault) -> Self {
        Self { error, game: None }
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        // What the disk or the database said is for who runs the server, not for who plays.
        METRICS.store_faults.grow();
        tracing::error!("{error}");
        let message = match error {
            StoreError::Full => "server-full",
            StoreError::Lost(_) => "server-database",
            _ => "server-disk",
        };
        Self::new(Code::Internal, message)
    }
}

impl From<NoChance> for Fault {
    fn from(error: NoChance) -> Self {
        tracing::error!("{error}");
        Self::new(Code::Internal, "server-chance")
    }
}

/// Which language it is said in, only [`in_words`] knows.
impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        (status(&self.error), Extension(self)).into_response()
    }
}

/// Says what was not done in the language of who asked for it, also if it did not come as far as us: an
/// address that is no text, or a socket that is none.
pub(crate) async fn in_words(
    State(hall): State<Arc<Hall>>,
    request: Request,
    next: Next,
) -> Response {
    let lang = spoken::asked(request.uri()).unwrap_or_default();
    let mut response = next.run(request).await;
    let status = response.status();
    let failed = match response.extensions_mut().remove::<Failed>() {
        Some(failed) => failed,
        None if is_plain(&response) => unread(response).await.into(),
        None => return response,
    };
    (status, Json(failed.said(&hall, lang))).into_response()
}

/// Whether the router itself refused something: it says so in plain words.
fn is_plain(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_text = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/plain"));
    is_text && response.status().is_client_error()
}

/// The same as a fault of ours.
async fn unread(response: Response) -> Fault {
    let why = to_bytes(response.into_body(), LONGEST_REASON).await;
    let why = why.unwrap_or_default();
    let why = String::from_utf8_lossy(&why).into_owned();
    Fault::new(
        Code::BadRequest,
        Saying::new("unreadable-request").with("why", why),
    )
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
        Code::WrongToken
        | Code::NotInvited
        | Code::Private
        | Code::SeatKept
        | Code::Onlooker
        | Code::OtherOrigin => StatusCode::FORBIDDEN,
        Code::UnknownCode => StatusCode::NOT_FOUND,
        Code::CodeUsed | Code::CodeExpired => StatusCode::GONE,
        Code::SeatTaken
        | Code::NameTaken
        | Code::TableFull
        | Code::NotStarted
        | Code::StillRunning
        | Code::NothingAsked
        | Code::AlreadyAsked
        | Code::StoodIn
        | Code::NotAway
        | Code::GivenUp
        | Code::OtherRules
        | Code::Damaged => StatusCode::CONFLICT,
        Code::WrongHost => StatusCode::MISDIRECTED_REQUEST,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
