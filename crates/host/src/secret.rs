//! Things nobody can guess, as far as a table knows them. Whoever runs it draws them.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tabletop::hex;

/// The name of a table. It gives no right but the one to look on where a table is not private.
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

/// What a link to a table carries that lets its reader in: to sit down, or to look on. Whoever sits
/// there is shown it again, so it is kept as it is; it is compared as tokens are.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LinkKey(String);

impl LinkKey {
    /// The one that is made of these bytes.
    pub fn of(bytes: [u8; 16]) -> Self {
        Self(hex(&bytes))
    }

    /// As it was stored.
    pub fn stored(key: String) -> Self {
        Self(key)
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether this is what somebody shows.
    pub(crate) fn is(&self, shown: &str) -> bool {
        TokenHash::of(&self.0) == TokenHash::of(shown)
    }
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
