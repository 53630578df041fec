//! Saving and loading. A foreign, newer, damaged or differing save says what is wrong.
//!
//! A save is JSON: a magic word, the format's number, the game, the content's fingerprint, the
//! record, the hash of its last position, a checksum. The format is looked at first, since a newer
//! save may have any shape. Loading is replaying; every way it can go wrong has its own
//! [`LoadError`] that says what to do. A replay that no longer agrees with the record is not an
//! error: the table opens at the last position both agree on, and [`Divergence`] says where and
//! why. Nobody goes on silently, nobody is stranded.
//!
//! A record names the version of the rules its hashes are of ([`Game::RULES`]). One of an older
//! version is replayed by its choices: if all are still legal and a game that was over ends as it
//! did, it is hashed anew and goes on. So a mended rule, a new choice or another word for a
//! position costs nobody their game.

use crate::record::PositionHash;
use crate::{Fingerprint, Game, Lang, Outcome, Record, Refusal, Seed, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// The format this build writes, and the newest it reads.
pub const FORMAT: u32 = 3;

/// Why a save could not be opened.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", tag = "problem")]
pub enum LoadError {
    /// Not a save at all.
    #[error("this is not a saved game of Cantina: {why}")]
    NotASave {
        /// What is missing.
        why: String,
    },
    /// Written by a newer build.
    #[error(
        "this game was saved by a newer Cantina (format {format}, this one reads up to {FORMAT}): update to open it"
    )]
    Newer {
        /// The save's format.
        format: u32,
    },
    /// A save of another game.
    #[error("this is a saved game of {game:?}, not of {expected:?}")]
    OtherGame {
        /// The save's game.
        game: String,
        /// The game it was opened as.
        expected: &'static str,
    },
    /// Played with other cards.
    #[error(
        "this game was played with other cards (content {save}, here {here}): load the pack it began with"
    )]
    OtherContent {
        /// The save's content.
        save: Fingerprint,
        /// The content at hand.
        here: Fingerprint,
    },
    /// Cut off or altered.
    #[error("this save is damaged: {why}")]
    Damaged {
        /// What does not fit.
        why: String,
    },
    /// The beginning is refused by the rules as they are now.
    #[error("the beginning of this game is no longer possible: {}", .0.message)]
    Origin(Refusal),
}

/// Where a replay stopped agreeing with the record.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Divergence {
    /// The number of entries that agree.
    pub at: usize,
    /// How many entries the record has.
    pub of: usize,
    /// What differs.
    pub why: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File<R> {
    cantina: String,
    format: u32,
    version: String,
    game: String,
    content: Fingerprint,
    record: R,
    end: PositionHash,
    /// How the game ended, if it has. Format 1 did not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
    /// What was promised about its chance before it began, if anything was. Since format 3.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    promise: Option<Promise>,
    sum: String,
}

/// What whoever opened a table promised about its chance before anybody sat down: they told the
/// commitment, and could not choose another seed afterwards without its being noticed.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promise {
    /// SHA-256 of seed and nonce, as hexadecimal text.
    pub commitment: String,
    /// What kept the seed from being guessed, as hexadecimal text.
    pub nonce: String,
}

impl Promise {
    /// Whether the game with this seed is the one that was promised.
    pub fn is_kept_by(&self, seed: Seed) -> bool {
        let nonce = crate::hex::parse::<32>(&self.nonce);
        nonce.is_ok_and(|nonce| seed.commitment(&nonce) == self.commitment)
    }

    /// The promise a save tells of.
    pub fn of(save: &Value) -> Option<Self> {
        Self::deserialize(save.get("promise")?).ok()
    }

    /// Adds it to the save of its game.
    pub fn add_to(&self, save: &mut Value) {
        save["promise"] = serde_json::to_value(self).unwrap_or_default();
    }
}

/// What a save holds.
pub(crate) struct Saved<G: Game> {
    pub(crate) record: Record<G>,
    /// The hash of its last position.
    pub(crate) end: PositionHash,
    /// How the game ended, if it had and the save says so.
    pub(crate) outcome: Option<Outcome>,
}

const MAGIC: &str = "saved game";

/// Writes a game with everything needed to recognise it later.
pub(crate) fn write<G: Game>(table: &Table<G>) -> Value {
    let (game, record) = (table.game(), table.record());
    let record = serde_json::to_value(record).unwrap_or_default();
    let file = File {
        cantina: MAGIC.into(),
        format: FORMAT,
        version: env!("CARGO_PKG_VERSION").into(),
        game: G::ID.into(),
        content: game.fingerprint(),
        sum: checksum(&record),
        record,
        end: table.hash(),
        outcome: table.outcome(),
        promise: None,
    };
    serde_json::to_value(file).unwrap_or_default()
}

/// Reads a save back.
pub(crate) fn read<G: Game>(game: &Arc<G>, save: &Value) -> Result<Saved<G>, LoadError> {
    recognise(save)?;
    let damaged = |why: &dyn ToString| LoadError::Damaged {
        why: why.to_string(),
    };
    let file = File::<Value>::deserialize(save).map_err(|error| damaged(&error))?;
    if file.game != G::ID {
        return Err(LoadError::OtherGame {
            game: file.game,
            expected: G::ID,
        });
    }
    if checksum(&file.record) != file.sum {
        return Err(damaged(&"its checksum does not fit its contents"));
    }
    let record = Record::<G>::deserialize(&file.record).map_err(|error| damaged(&error))?;
    let refused = |refusal: Refusal| LoadError::Origin(refusal.said(&**game, Lang::EN));
    let here = record.origin.game(game.clone()).map_err(refused)?;
    if !here.plays(file.content) {
        return Err(LoadError::OtherContent {
            save: file.content,
            here: here.fingerprint(),
        });
    }
    Ok(Saved {
        record,
        end: file.end,
        outcome: file.outcome,
    })
}

/// The game a save belongs to, if it is a save this build can read.
pub fn game_of(save: &Value) -> Result<&str, LoadError> {
    recognise(save)?;
    save["game"].as_str().ok_or_else(|| LoadError::Damaged {
        why: "it does not say of which game".into(),
    })
}

/// The format is looked at before anything else: a newer save may have any other shape.
fn recognise(save: &Value) -> Result<(), LoadError> {
    let not_a_save = |why: &str| LoadError::NotASave { why: why.into() };
    if save["cantina"] != MAGIC {
        return Err(not_a_save(
            r#"it does not begin with "cantina": "saved game""#,
        ));
    }
    let format = save["format"]
        .as_u64()
        .ok_or_else(|| not_a_save("its format has no number"))?;
    if format > u64::from(FORMAT) {
        let format = u32::try_from(format).unwrap_or(u32::MAX);
        return Err(LoadError::Newer { format });
    }
    Ok(())
}

fn checksum(record: &Value) -> String {
    let digest: [u8; 32] = Sha256::digest(record.to_string()).into();
    Seed(digest).to_string()
}
