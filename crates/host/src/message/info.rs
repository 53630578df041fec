//! What everybody may know about a table.

use crate::exchange::Time;
use crate::life::Terms;
use crate::secret::TableId;
use crate::sitter::Sitter;
use crate::stored::Stage;
use serde::Serialize;
use serde_json::Value;
use tabletop::{Agreed, Outcome, Seat, Seed};

/// What everybody may know about a table.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub struct Info {
    /// Its name.
    pub(crate) table: TableId,
    /// The game.
    pub game: String,
    /// What was agreed on.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub(crate) setup: Value,
    /// The same in words, until the game begins.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Agreed>>", optional))]
    pub(crate) agreed: Vec<Agreed>,
    /// How far it is.
    pub(crate) state: Stage,
    /// Seconds since 1970.
    pub(crate) created: i64,
    /// Which content exactly it is played with.
    pub(crate) content: String,
    /// After so many milliseconds of absence the others may give a seat to a machine.
    #[cfg_attr(feature = "typescript", ts(type = "number"))]
    pub(crate) away: u64,
    /// What was agreed on besides the game.
    #[serde(flatten)]
    pub(crate) terms: Terms,
    /// Who sits where.
    pub(crate) seats: Vec<SeatInfo>,
    /// The number of entries in the record.
    pub(crate) position: u32,
    /// The number of the turn.
    pub(crate) turn: u32,
    /// Who decides.
    pub decides: Option<Seat>,
    /// Who plays without a seat.
    pub(crate) rivals: Vec<String>,
    /// How the game ended.
    pub(crate) outcome: Option<Outcome>,
    /// SHA-256 of seed and nonce.
    pub(crate) commitment: String,
    /// All chance of the game, once it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    #[cfg_attr(feature = "typescript", ts(as = "Option<String>"))]
    pub(crate) seed: Option<Seed>,
    /// What kept the commitment from being guessed, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) nonce: Option<String>,
    /// Whether only invited people look on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub(crate) private: bool,
    /// Where the same people play again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) rematch: Option<TableId>,
    /// Where the same people played before: the tokens of that table open the seats of this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) before: Option<TableId>,
    /// Why nothing more can be done here, if so: it was played by other rules or with other cards
    /// than this server has, and stands at the last position on which both agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) read_only: Option<String>,
}

/// One seat, as everybody may know it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Serialize)]
pub(crate) struct SeatInfo {
    /// Its number.
    pub(crate) seat: Seat,
    /// Who it is for.
    #[serde(flatten)]
    pub(crate) sitter: Sitter,
    /// Whether somebody, or a machine, sits there.
    pub(crate) taken: bool,
    /// Whether it is kept for who sat at the table before.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub(crate) kept: bool,
    /// What the seat's player is called in the game.
    pub(crate) player: String,
    /// Whether the person who sits there is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) presence: Option<Presence>,
    /// The machine that plays for who sits there, if one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) deputy: Option<String>,
    /// Whether who sat there has left for good.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub(crate) gone: bool,
    /// Which place it came to, when the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub(crate) place: Option<u8>,
}

/// Whether somebody is there, and since when.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Presence {
    /// Whether a window of theirs is open.
    pub(crate) here: bool,
    /// Since when; none if nobody has seen them yet.
    pub(crate) since: Option<Time>,
}
