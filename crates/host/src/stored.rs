//! A table as it is stored.

use crate::exchange::Time;
use crate::message::LetPass;
use crate::secret::{LinkKey, TableId, TokenHash};
use crate::sitter::Sitter;
use serde::{Deserialize, Serialize};
use tabletop::{AnyOrigin, Outcome};

/// How far a table is.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Somebody has yet to sit down.
    Open,
    /// The game is played.
    Running,
    /// The game is over.
    Finished,
}

/// A table as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Stored {
    /// Its name.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// Where the game began: what was agreed on, and all its chance.
    pub origin: AnyOrigin,
    /// What keeps the commitment from being guessed.
    pub nonce: String,
    /// SHA-256 of seed and nonce.
    pub commitment: String,
    /// The fingerprint of the content it is played with.
    pub content: String,
    /// The version of the rules the hashes of its entries are of.
    pub rules: u32,
    /// Seconds since 1970.
    pub created: i64,
    /// Who the seats are for.
    pub seats: Vec<Sitter>,
    /// How far it is.
    pub stage: Stage,
    /// How the game ended, if it has. Games that ended before this was stored do not say.
    pub outcome: Option<Outcome>,
    /// The table the same people play at next.
    pub rematch: Option<TableId>,
    /// Who may come besides those who sit there.
    pub links: Links,
}

/// What lets somebody in who has no seat.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Links {
    /// To sit down, and to look on.
    pub invitation: LinkKey,
    /// To look on.
    pub spectator: LinkKey,
    /// Whether nobody looks on without one of the two.
    pub private: bool,
}

/// A person on a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Seated {
    /// Where.
    pub seat: u8,
    /// Who.
    pub name: String,
    /// What opens the seat, the oldest first: one for each browser they play in.
    pub devices: Vec<Device>,
    /// Their standing answers.
    #[serde(default)]
    pub let_pass: Vec<LetPass>,
}

/// A browser in which somebody plays.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Device {
    /// What opens the seat there.
    pub token: TokenHash,
    /// Since when it does.
    pub since: Time,
}

/// What opens a seat once, on another device.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct DeviceCode {
    /// Which seat.
    pub seat: u8,
    /// What is shown.
    pub code: TokenHash,
    /// Until when.
    pub until: Time,
    /// Whether it was shown already.
    #[serde(default)]
    pub used: bool,
}

/// A seat that is kept for somebody, and one of the things that open it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptSeat {
    /// Which.
    pub seat: u8,
    /// What opens it.
    pub token: TokenHash,
    /// The table at which that token opens a seat.
    pub before: String,
    /// Which seat it opens there.
    pub seat_before: u8,
}
