//! Things nobody can guess, as far as a table knows them. Whoever runs it draws them.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The name of a table, unguessable: who has the link may look on and sit down.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(String);

impl TableId {
    /// The name that is made of these bytes.
    pub fn of(bytes: [u8; 16]) -> Self {
        Self(hex(&bytes))
    }

    /// As somebody wrote it; none if no table can be called so.
    pub fn parse(text: &str) -> Option<Self> {
        let digit = |c: u8| c.is_ascii_digit() || (b'a'..=b'f').contains(&c);
        (text.len() == 32 && text.bytes().all(digit)).then(|| Self(text.into()))
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What a table knows of a token that opens a seat. Hashes are compared, never tokens: how long that
/// takes tells nothing about them.
#[derive(Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TokenHash(String);

impl TokenHash {
    /// Of a token.
    pub fn of(token: &str) -> Self {
        Self(hex(&Sha256::digest(token)))
    }

    /// As it was stored.
    pub fn stored(hash: String) -> Self {
        Self(hash)
    }

    /// As text, to be stored.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Bytes as hexadecimal text.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing into a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_called_by_its_whole_name() {
        let id = TableId::of([7; 16]);
        assert_eq!(TableId::parse(id.as_str()), Some(id.clone()));
        assert_eq!(TableId::parse(&id.as_str()[1..]), None);
        assert_eq!(TableId::parse("../../../../../../../etc/passwd"), None);
    }
}
