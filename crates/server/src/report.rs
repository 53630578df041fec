//! A file for who can mend what went wrong.

use crate::api::{Body, file, read};
use crate::failed::Failed;
use crate::hall::Hall;
use crate::spoken::Spoken;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use serde::Deserialize;
use std::sync::Arc;

/// Somebody found something wrong.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wrong {
    /// What sitting down gave; none for an onlooker.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub(crate) token: Option<String>,
    /// What a link carried that lets look on.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub(crate) key: Option<String>,
    /// What is wrong, in the finder's own words.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub(crate) wrong: String,
}

/// Makes the file. Nothing of it is kept here.
pub(crate) async fn report(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Spoken { lang }: Spoken,
    body: Body<Wrong>,
) -> Result<impl IntoResponse, Failed> {
    let table = hall.table(&id).await?;
    let report = table.report(read(body)?, lang).await?;
    Ok(file(format!("{}-{id}-report", report.game), report))
}
