//! Things nobody can guess: ids of tables, tokens of seats, nonces, seeds.

use serde::Serialize;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use tabletop::Seed;

/// The name of a table, unguessable: who has the link may look on and sit down.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize)]
#[serde(transparent)]
pub(crate) struct TableId(String);

impl TableId {
    /// A new one.
    pub(crate) fn random() -> Result<Self, getrandom::Error> {
        random::<16>().map(|bytes| Self(hex(&bytes)))
    }

    /// As somebody wrote it; none if no table can be called so.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let digit = |c: u8| c.is_ascii_digit() || (b'a'..=b'f').contains(&c);
        (text.len() == 32 && text.bytes().all(digit)).then(|| Self(text.into()))
    }

    /// As text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// What opens a seat. Only the browser that sat down has it; the server keeps a hash.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
#[serde(transparent)]
pub(crate) struct Token(String);

impl Token {
    /// A new one.
    pub(crate) fn random() -> Result<Self, getrandom::Error> {
        random::<32>().map(|bytes| Self(hex(&bytes)))
    }

    /// One that somebody had before.
    pub(crate) fn shown(token: String) -> Self {
        Self(token)
    }

    /// What is stored of it.
    pub(crate) fn hash(&self) -> String {
        token_hash(&self.0)
    }
}

/// What is stored of a token. Hashes are compared, never tokens: how long that takes tells nothing
/// about them.
pub(crate) fn token_hash(token: &str) -> String {
    hex(&Sha256::digest(token))
}

/// A seed nobody can know beforehand.
pub(crate) fn seed() -> Result<Seed, getrandom::Error> {
    random().map(Seed)
}

/// Bytes that keep a commitment from being guessed.
pub(crate) fn nonce() -> Result<[u8; 32], getrandom::Error> {
    random()
}

/// Bytes as hexadecimal text.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing into a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn random<const N: usize>() -> Result<[u8; N], getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_called_by_its_whole_name() {
        let id = TableId::random().unwrap();
        assert_eq!(TableId::parse(id.as_str()), Some(id.clone()));
        assert_eq!(TableId::parse(&id.as_str()[1..]), None);
        assert_eq!(TableId::parse("../../../../../../../etc/passwd"), None);
        assert_ne!(id, TableId::random().unwrap());
    }

    #[test]
    fn only_a_hash_of_a_token_is_kept() {
        let token = Token::random().unwrap();
        assert_eq!(token.0.len(), 64);
        assert_ne!(token.hash(), token.0);
        assert_eq!(token.hash(), token_hash(&token.0));
    }
}
