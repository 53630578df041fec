//! A file for who can mend what went wrong.

use crate::message::Fresh;
use serde::Serialize;
use serde_json::Value;
use tabletop::Seat;

/// The form of the file, should it ever change.
const FORMAT: u32 = 1;

/// What is wrong, and what shows it.
#[derive(Debug, Serialize)]
pub struct Report {
    cantina: &'static str,
    format: u32,
    version: &'static str,
    /// The game.
    pub game: String,
    content: String,
    /// Who reports it; none for an onlooker.
    seat: Option<Seat>,
    wrong: String,
    #[serde(flatten)]
    evidence: Evidence,
}

/// As much of a game as the finder may know.
#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Evidence {
    /// The whole record, hidden cards and all, as a save.
    Save(Value),
    /// What one viewer sees, and was told.
    Seen(Box<Fresh>),
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
