//! The fingerprint of content: which cards exactly a game began with.

use crate::hex::hex_text;
use sha2::{Digest, Sha256};

/// SHA-256 over everything printed on the components.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Fingerprint([u8; 32]);
hex_text!(Fingerprint);

impl Fingerprint {
    /// The fingerprint of some pieces of content, in order. Where one piece ends matters.
    pub fn of<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> Self {
        let mut hash = Sha256::new();
        for piece in pieces {
            hash.update((piece.len() as u64).to_le_bytes());
            hash.update(piece);
        }
        Self(hash.finalize().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_a_piece_ends_matters() {
        let ab_c = Fingerprint::of([b"ab".as_slice(), b"c"]);
        assert_ne!(ab_c, Fingerprint::of([b"a".as_slice(), b"bc"]));
        assert_eq!(ab_c, Fingerprint::of([b"ab".as_slice(), b"c"]));
        assert_eq!(ab_c.to_string().parse(), Ok(ab_c));
    }
}
