//! Choices by chance, the same ones each time.

/// A stream of numbers (SplitMix64): nothing hangs on how good they are.
#[derive(Clone, Debug)]
pub(super) struct Picks(pub(super) u64);

impl Picks {
    /// A number below this one, which is not zero.
    pub(super) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) as usize % n.max(1)
    }
}
