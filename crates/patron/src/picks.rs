//! Chance that is the same in every run.

/// Choices by chance, the same in every run.
#[derive(Clone, Debug)]
pub struct Picks(pub u64);

impl Picks {
    /// A number below `n`, which is not zero.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1);
        (self.0 >> 33) as usize % n
    }
}
