//! What was said at a table before what a client was told.

use crate::failed::Failed;
use crate::hall::Hall;
use crate::seen::{number, once};
use crate::table::Viewer;
use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::IntoResponse;
use host::{ChatLine, Fault, TableId};
use serde::Serialize;
use std::sync::Arc;

/// What was said, one line after another up to the one before the one that was named.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct ChatPage {
    chat: Vec<ChatLine>,
}

/// A page of what was said before the line `?before=` names, or of the last there is.
pub(crate) async fn chat(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    uri: Uri,
    viewer: Viewer,
) -> Result<impl IntoResponse, Failed> {
    let before = number(&uri, "before")?.unwrap_or(u32::MAX);
    hall.table(&id).await?.may_hear(viewer).await?;
    let id = TableId::parse(&id).ok_or_else(Fault::unknown_table)?;
    let chat = hall.store.chat(&id, before).await.map_err(Fault::from)?;
    Ok(once(ChatPage { chat }))
}
