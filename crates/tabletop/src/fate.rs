//! Randomness: one generator, kept inside the state and saved with it.
//!
//! [`Fate`] is a seed of 32 bytes and a counter: forty bytes of plain data, the same on every
//! machine. Every draw (a die, a shuffle) opens its own numbered stream of ChaCha under the seed.
//! Nothing is buffered, so there is nothing to forget in a save; how many words a shuffle consumes
//! never shifts the next die; and whether a choice used chance is told by the counter. Uniform
//! numbers and shuffles are written out here and frozen by a test, because results must not change
//! with a library.
//!
//! A [`Script`] before the generator states what will be rolled and how decks will lie: for
//! scenarios. [`Seed::commitment`] is SHA-256 of seed and nonce: whoever hosts a game can publish
//! it at the beginning and both at the end, and everybody can check the dice.

use crate::hex::hex_text;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{RngCore, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Thirty-two bytes from which all chance of a game follows.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default)]
pub struct Seed(pub [u8; 32]);
hex_text!(Seed);

impl Seed {
    /// A seed made of a small number, for tests and simulations.
    pub fn from_number(number: u64) -> Self {
        Self(Sha256::digest(number.to_le_bytes()).into())
    }

    /// A further seed that follows from this one and a number, and tells nothing about it.
    #[must_use]
    pub fn derive(&self, number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(number.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// What a server publishes when a table opens: SHA-256 of seed and nonce. Publishing both when
    /// the game ends lets anybody check that the dice were fixed before the first move.
    pub fn commitment(&self, nonce: &[u8]) -> String {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(nonce);
        Seed(hash.finalize().into()).to_string()
    }
}

/// What chance will bring, stated beforehand: for scenarios. Used up first, then the seed goes on.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Script {
    /// The results of the next draws of a number, counted from zero, the first one first. A value
    /// too large for its draw counts as the largest possible.
    pub rolls: Vec<u32>,
    /// For each of the next shuffles the codes of the cards that come to lie on top, topmost first;
    /// the others keep their order beneath.
    pub shuffles: Vec<Vec<u32>>,
}

/// The generator inside a state.
///
/// ```
/// use tabletop::{Fate, Seed};
/// let mut one = Fate::new(Seed::from_number(7));
/// let mut two = one.clone();
/// assert_eq!(one.die(6), two.die(6));
/// assert_eq!(one.draws(), 1);
/// ```
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct Fate {
    seed: Seed,
    draws: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    script: Option<Box<Script>>,
}

impl Fate {
    /// A generator at its beginning.
    pub fn new(seed: Seed) -> Self {
        Self {
            seed,
            draws: 0,
            script: None,
        }
    }

    /// Puts a script before the generator.
    #[must_use]
    pub fn with_script(mut self, script: Script) -> Self {
        self.script = (script != Script::default()).then(|| Box::new(script));
        self
    }

    /// How many draws were made so far. A choice that leaves this unchanged used no chance.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// The seed the next draws follow from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// What is left of the script.
    pub fn script(&self) -> Script {
        self.script.as_deref().cloned().unwrap_or_default()
    }

    /// A number below `n`, each equally likely; zero if `n` is zero.
    pub fn below(&mut self, n: u32) -> u32 {
        let scripted = self.scripted(|script| take_first(&mut script.rolls));
        let mut stream = self.next_stream();
        match scripted {
            Some(value) => value.min(n.saturating_sub(1)),
            None => uniform(&mut stream, n),
        }
    }

    /// A die with sides numbered from one.
    pub fn die(&mut self, sides: u32) -> u32 {
        self.below(sides) + 1
    }

    /// Puts the items into an order, each equally likely. `code` names an item to a script.
    pub fn shuffle<T>(&mut self, items: &mut [T], code: impl Fn(&T) -> u32) {
        let scripted = self.scripted(|script| take_first(&mut script.shuffles));
        let mut stream = self.next_stream();
        match scripted {
            Some(top) => bring_to_front(items, &top, code),
            None => permute(&mut stream, items),
        }
    }

    /// A further generator that follows from this one, another each time.
    pub fn fork(&mut self) -> Self {
        let fork = Self::new(self.seed.derive(self.draws));
        self.draws += 1;
        fork
    }

    /// Takes up a new seed, so that what follows is unlike what was already seen. Used when chance
    /// is taken back: the dice must not be known beforehand the second time.
    pub fn rekey(&mut self, salt: u64) {
        self.seed = self.seed.derive(salt);
    }

    fn next_stream(&mut self) -> ChaCha8Rng {
        let mut stream = ChaCha8Rng::from_seed(self.seed.0);
        stream.set_stream(self.draws);
        self.draws += 1;
        stream
    }

    fn scripted<T>(&mut self, take: impl FnOnce(&mut Script) -> Option<T>) -> Option<T> {
        let script = self.script.as_deref_mut()?;
        let taken = take(script);
        if *script == Script::default() {
            self.script = None;
        }
        taken
    }
}

fn take_first<T>(list: &mut Vec<T>) -> Option<T> {
    (!list.is_empty()).then(|| list.remove(0))
}

/// Lemire's method: unbiased, and one multiplication in the usual case. Written out here because
/// the results must never change with a library's version.
fn uniform(stream: &mut impl RngCore, n: u32) -> u32 {
    if n < 2 {
        return 0;
    }
    loop {
        let product = u64::from(stream.next_u32()) * u64::from(n);
        let low = product as u32;
        if low >= n || low >= n.wrapping_neg() % n {
            return (product >> 32) as u32;
        }
    }
}

/// Fisher and Yates.
fn permute<T>(stream: &mut impl RngCore, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, uniform(stream, last as u32 + 1) as usize);
    }
}

fn bring_to_front<T>(items: &mut [T], top: &[u32], code: impl Fn(&T) -> u32) {
    let mut placed = 0;
    for &wanted in top {
        if let Some(found) = (placed..items.len()).find(|&i| code(&items[i]) == wanted) {
            items[placed..=found].rotate_right(1);
            placed += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_rolls_the_same_for_ever() {
        let mut fate = Fate::new(Seed::from_number(1));
        let rolls: Vec<_> = (0..12).map(|_| fate.die(6)).collect();
        // Frozen: if this changes, every stored game breaks.
        assert_eq!(rolls, FROZEN_ROLLS);
        let mut cards: Vec<u32> = (0..10).collect();
        fate.shuffle(&mut cards, |&card| card);
        assert_eq!(cards, FROZEN_ORDER);
    }

    const FROZEN_ROLLS: [u32; 12] = [4, 6, 4, 2, 1, 3, 5, 4, 6, 3, 3, 6];
    const FROZEN_ORDER: [u32; 10] = [5, 3, 9, 0, 2, 8, 7, 6, 4, 1];

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut fate = Fate::new(Seed::from_number(2));
        let mut count = [0; 6];
        for _ in 0..6_000 {
            count[fate.below(6) as usize] += 1;
        }
        assert!(count.iter().all(|n| (850..1150).contains(n)), "{count:?}");
    }

    #[test]
    fn a_script_comes_first_and_then_the_seed_goes_on() {
        let script = Script {
            rolls: vec![5, 99],
            shuffles: vec![vec![8, 3]],
        };
        let mut fate = Fate::new(Seed::from_number(3)).with_script(script);
        assert_eq!((fate.die(6), fate.die(6)), (6, 6));
        let mut cards: Vec<u32> = (0..10).collect();
        fate.shuffle(&mut cards, |&card| card);
        assert_eq!(cards, [8, 3, 0, 1, 2, 4, 5, 6, 7, 9]);
        assert_eq!(fate.draws(), 3);
        assert_eq!(fate.script(), Script::default());
    }

    #[test]
    fn no_two_forks_are_alike() {
        let mut fate = Fate::new(Seed::from_number(4));
        let (mut one, mut two) = (fate.fork(), fate.fork());
        assert_ne!(one, two);
        let rolls = |fate: &mut Fate| (0..8).map(|_| fate.die(6)).collect::<Vec<_>>();
        assert_ne!(rolls(&mut one), rolls(&mut two));
    }

    #[test]
    fn a_number_below_nothing_is_zero() {
        assert_eq!(Fate::new(Seed::default()).below(0), 0);
    }

    #[test]
    fn a_seed_reads_back_from_its_text() {
        let seed = Seed::from_number(9);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!("12".parse::<Seed>().is_err());
        assert!("zz".repeat(32).parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }

    #[test]
    fn the_commitment_depends_on_seed_and_nonce() {
        let seed = Seed::from_number(1);
        assert_ne!(seed.commitment(b"a"), seed.commitment(b"b"));
        assert_ne!(seed.commitment(b"a"), Seed::from_number(2).commitment(b"a"));
    }
}
