//! What a monitor is told of the writer: how much shares a transaction, and how long a commit takes.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Up to so many milliseconds each, the last without end.
pub(crate) const BOUNDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/// What was written since the server began.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    writes: AtomicU64,
    /// By how long they took.
    commits: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
}

impl Tally {
    /// So many writes were committed together, which took so long.
    pub(super) fn committed(&self, writes: usize, took: Duration) {
        self.writes.fetch_add(writes as u64, Relaxed);
        let fits = |bound: &u64| took <= Duration::from_millis(*bound);
        let class = BOUNDS.iter().position(fits).unwrap_or(BOUNDS.len());
        self.commits[class].fetch_add(1, Relaxed);
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.microseconds.fetch_add(micros, Relaxed);
    }

    /// What was written.
    pub(crate) fn writes(&self) -> u64 {
        self.writes.load(Relaxed)
    }

    /// How many transactions were committed within each bound, and at all.
    pub(crate) fn commits(&self) -> [u64; BOUNDS.len() + 1] {
        let mut sum = 0;
        std::array::from_fn(|class| {
            sum += self.commits[class].load(Relaxed);
            sum
        })
    }

    /// How long all of them took, in seconds.
    pub(crate) fn seconds(&self) -> f64 {
        Duration::from_micros(self.microseconds.load(Relaxed)).as_secs_f64()
    }
}
