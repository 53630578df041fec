//! A file for who can mend what went wrong.

use crate::api::{Body, file, read};
use crate::fault::Fault;
use crate::hall::Hall;
use crate::message::Welcome;
use axum::extract::{Path, State};
use axum::response::IntoResponse;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use tabletop::Seat;

/// The form of the file, should it ever change.
const FORMAT: u32 = 1;

/// Somebody found something wrong.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wrong {
    /// What sitting down gave; none for an onlooker.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub(crate) token: Option<String>,
    /// What is wrong, in the finder's own words.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<String>"))]
    pub(crate) wrong: String,
}

/// What is wrong, and what shows it.
#[derive(Serialize)]
pub(crate) struct Report {
    cantina: &'static str,
    format: u32,
    version: &'static str,
    game: String,
    content: String,
    /// Who reports it; none for an onlooker.
    seat: Option<Seat>,
    wrong: String,
    #[serde(flatten)]
    evidence: Evidence,
}

/// As much of a game as the finder may know.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Evidence {
    /// The whole record, hidden cards and all, as a save.
    Save(Value),
    /// What one viewer sees, and was told.
    Seen(Box<Welcome>),
}

impl Report {
    pub(crate) fn new(
        game: String,
        content: String,
        seat: Option<Seat>,
        wrong: String,
        evidence: Evidence,
    ) -> Self {
        Self {
            cantina: "report",
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION"),
            game,
            content,
            seat,
            wrong,
            evidence,
        }
    }
}

/// Makes the file. Nothing of it is kept here.
pub(crate) async fn report(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    body: Body<Wrong>,
) -> Result<impl IntoResponse, Fault> {
    let table = hall.table(&id).await?;
    let report = table.report(read(body)?).await?;
    Ok(file(format!("{}-{id}-report", report.game), report))
}
