//! What holds a seat and what lets others in: tokens, devices, links. None of it is ever part of an
//! address.

use crate::api::{Body, read};
use crate::failed::Failed;
use crate::hall::Hall;
use crate::secret::{self, DeviceCode};
use crate::seen::{Seated, once};
use crate::table::Sat;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use host::{Relink, Time};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tabletop::Seat;

/// A new token for a seat. Others open it until this one says that it is the only one.
pub(crate) async fn renew(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Seated(token): Seated,
) -> Result<impl IntoResponse, Failed> {
    let sat: Sat = hall.table(&id).await?.renew(token).await?;
    Ok(once(sat))
}

/// The seat that only what was shown opens from now on.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct Only {
    seat: Seat,
}

/// Makes the token that is shown the only one of its seat.
pub(crate) async fn shut_out(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Seated(token): Seated,
) -> Result<impl IntoResponse, Failed> {
    let seat = hall.table(&id).await?.shut_out(token).await?;
    Ok(once(Only { seat }))
}

/// A way to go on playing on another device.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct AnotherDevice {
    /// What the other device shows, once.
    code: DeviceCode,
    /// Until when.
    until: Time,
}

pub(crate) async fn make_code(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Seated(token): Seated,
) -> Result<impl IntoResponse, Failed> {
    let (code, until) = hall.table(&id).await?.make_code(token).await?;
    Ok(once(AnotherDevice { code, until }))
}

/// Going on on another device.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct UseDevice {
    code: String,
}

pub(crate) async fn use_code(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    body: Body<UseDevice>,
) -> Result<impl IntoResponse, Failed> {
    let UseDevice { code } = read(body)?;
    Ok(once(hall.table(&id).await?.use_code(&code).await?))
}

/// What lets others in, for who has a seat.
pub(crate) async fn links(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Seated(token): Seated,
) -> Result<impl IntoResponse, Failed> {
    Ok(once(hall.table(&id).await?.links(token).await?))
}

/// Which link is renewed: the one before lets nobody in any more.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RenewLink {
    which: WhichLink,
}

/// A link to a table.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum WhichLink {
    /// The one to sit down with.
    Invitation,
    /// The one to look on with.
    Spectator,
}

pub(crate) async fn invitation(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Seated(token): Seated,
    body: Body<RenewLink>,
) -> Result<impl IntoResponse, Failed> {
    let key = Some(secret::link_key().map_err(host::Fault::from)?);
    let wish = match read(body)?.which {
        WhichLink::Invitation => Relink {
            invitation: key,
            ..Relink::default()
        },
        WhichLink::Spectator => Relink {
            spectator: key,
            ..Relink::default()
        },
    };
    Ok(once(hall.table(&id).await?.relink(token, wish).await?))
}

/// Who looks on.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Privacy {
    /// Whether only invited people do.
    private: bool,
}

pub(crate) async fn private(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Seated(token): Seated,
    body: Body<Privacy>,
) -> Result<impl IntoResponse, Failed> {
    let wish = Relink {
        private: Some(read(body)?.private),
        ..Relink::default()
    };
    Ok(once(hall.table(&id).await?.relink(token, wish).await?))
}
