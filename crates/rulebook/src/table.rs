//! The tables that the build script made of `rulebook/`, and how a name is found in them.

use crate::book::{Book, Chapter};
use crate::{Proof, Rule};

include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// The place of the rule with this id or alias, by binary search. A loop over bytes, because
/// comparing strings is not yet possible in a `const fn`.
pub(crate) const fn place(name: &str) -> Option<usize> {
    let (mut low, mut high) = (0, NAMES.len());
    while low < high {
        let middle = low + (high - low) / 2;
        let (candidate, place) = NAMES[middle];
        match compare(candidate.as_bytes(), name.as_bytes()) {
            0 => return Some(place),
            1.. => high = middle,
            _ => low = middle + 1,
        }
    }
    None
}

/// Negative, zero or positive, as `a` sorts before, with or after `b`.
const fn compare(a: &[u8], b: &[u8]) -> i8 {
    let mut at = 0;
    loop {
        match (at < a.len(), at < b.len()) {
            (false, false) => return 0,
            (false, true) => return -1,
            (true, false) => return 1,
            (true, true) if a[at] < b[at] => return -1,
            (true, true) if a[at] > b[at] => return 1,
            (true, true) => at += 1,
        }
    }
}
