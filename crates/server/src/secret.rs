//! Things nobody can guess: ids of tables, tokens of seats, nonces, seeds.

use host::{LinkKey, Opening, TableId, Time, TokenHash};
use serde::Serialize;
use tabletop::{Seed, hex};

/// The system gave no randomness.
#[derive(Debug, thiserror::Error)]
#[error("the system gave no randomness: {0}")]
pub(crate) struct NoChance(getrandom::Error);

/// What opens a seat. Only the browser that sat down has it; the server keeps a hash.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct Token(String);

impl Token {
    /// A new one.
    pub(crate) fn random() -> Result<Self, NoChance> {
        random::<32>().map(|bytes| Self(hex(&bytes)))
    }

    /// What is stored of it.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash::of(&self.0)
    }

    /// What is shown to sit there.
    pub(crate) fn into_text(self) -> String {
        self.0
    }
}

/// What opens a seat once, on another device: a link carries it there.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct DeviceCode(String);

impl DeviceCode {
    /// A new one.
    pub(crate) fn random() -> Result<Self, NoChance> {
        random::<16>().map(|bytes| Self(hex(&bytes)))
    }

    /// What is stored of it.
    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash::of(&self.0)
    }
}

/// A new key for a link.
pub(crate) fn link_key() -> Result<LinkKey, NoChance> {
    random().map(LinkKey::of)
}

/// The name of a new table.
pub(crate) fn table_id() -> Result<TableId, NoChance> {
    random().map(TableId::of)
}

/// What a new table begins with; its seed is drawn too, unless there is one.
pub(crate) fn opening(seed: Option<Seed>, now: Time) -> Result<Opening, NoChance> {
    Ok(Opening {
        id: table_id()?,
        seed: match seed {
            Some(seed) => seed,
            None => Seed(random()?),
        },
        nonce: random()?,
        invitation: random()?,
        spectator: random()?,
        created: (now.0 / 1000) as i64,
    })
}

/// What a server is called, as long as it runs.
pub(crate) fn node() -> Result<String, NoChance> {
    random::<8>().map(|bytes| hex(&bytes))
}

fn random<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(NoChance)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_drawn_twice() {
        let (one, other) = (
            opening(None, Time(0)).unwrap(),
            opening(None, Time(0)).unwrap(),
        );
        assert_ne!(one.id, other.id);
        assert_ne!(one.seed, other.seed);
        assert_ne!(one.nonce, other.nonce);
    }

    #[test]
    fn only_a_hash_of_a_token_is_kept() {
        let token = Token::random().unwrap();
        assert_eq!(token.0.len(), 64);
        assert_ne!(token.hash().as_str(), token.0);
        assert_eq!(token.hash(), TokenHash::of(&token.0));
    }
}
