//! What is large, for who looks at a table: the whole of it, and pages of its log. It travels by
//! HTTP, compressed, so that what a socket says is small.

use crate::failed::Failed;
use crate::hall::Hall;
use crate::spoken::{Spoken, named};
use crate::table::Viewer;
use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{Uri, header};
use axum::response::IntoResponse;
use host::{Code, Fault, Shown, TokenHash};
use serde::Serialize;
use std::sync::Arc;
use tabletop::Saying;

/// The whole table; `?since=` says which position the client was told last.
pub(crate) async fn now(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    uri: Uri,
    viewer: Viewer,
) -> Result<impl IntoResponse, Failed> {
    let since = number(&uri, "since")?;
    Ok(once(hall.table(&id).await?.fresh(viewer, since).await?))
}

/// The table as it stood at a position, where nothing is left to hide; `?seat=` says who saw it so.
pub(crate) async fn at(
    State(hall): State<Arc<Hall>>,
    Path((id, position)): Path<(String, String)>,
    uri: Uri,
    viewer: Viewer,
) -> Result<impl IntoResponse, Failed> {
    let position = position.parse();
    let position = position.map_err(|_| no_position("position"))?;
    let seat = named(&uri, "seat").map(str::parse).transpose();
    let seat = seat.map_err(|_| Fault::new(Code::BadRequest, "no-seat"))?;
    Ok(once(
        hall.table(&id).await?.at(viewer, position, seat).await?,
    ))
}

/// A page of the log: what led to positions before the one `?before=` names.
pub(crate) async fn log(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    uri: Uri,
    viewer: Viewer,
) -> Result<impl IntoResponse, Failed> {
    let before =
        number(&uri, "before")?.ok_or_else(|| Fault::new(Code::BadRequest, "log-before-what"))?;
    Ok(once(hall.table(&id).await?.log(viewer, before).await?))
}

/// A number that an address names.
pub(crate) fn number(uri: &Uri, name: &str) -> Result<Option<u32>, Fault> {
    let position = named(uri, name).map(str::parse).transpose();
    position.map_err(|_| no_position(name))
}

fn no_position(name: &str) -> Fault {
    let message = Saying::new("no-position").with("name", name);
    Fault::new(Code::BadRequest, message)
}

/// An answer for one viewer and one moment.
pub(crate) fn once(answer: impl Serialize) -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], Json(answer))
}

/// Who asks: `Authorization: Bearer` with the token of a seat, `Key` with what a link carried, or
/// somebody who only knows the name of the table.
impl<S: Sync> FromRequestParts<S> for Viewer {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failed> {
        let Spoken { lang } = Spoken::from_request_parts(parts, state).await?;
        let shown = parts.headers.get(header::AUTHORIZATION);
        let shown = shown.map(|shown| read(shown.to_str().ok()?));
        let shown = shown.map(|shown| shown.ok_or_else(unread)).transpose()?;
        let shown = shown.unwrap_or_default();
        Ok(Self { shown, lang })
    }
}

fn read(authorization: &str) -> Option<Shown> {
    let (token, key) = match authorization.split_once(' ')? {
        ("Bearer", token) => (Some(TokenHash::of(token)), None),
        ("Key", key) => (None, Some(key.into())),
        _ => return None,
    };
    Some(Shown { token, key })
}

fn unread() -> Fault {
    Fault::new(Code::BadRequest, "token-unreadable")
}

/// Somebody who has a seat: nobody else is heard.
pub(crate) struct Seated(pub(crate) TokenHash);

impl<S: Sync> FromRequestParts<S> for Seated {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failed> {
        let Viewer { shown, .. } = Viewer::from_request_parts(parts, state).await?;
        let onlooker = || Fault::new(Code::Onlooker, "onlooker");
        Ok(Self(shown.token.ok_or_else(onlooker)?))
    }
}
