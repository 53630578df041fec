//! How times are spread.

use serde::Serialize;
use std::time::Duration;

/// Half of all times, most of them, nearly all, and the longest, in milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub(super) struct Spread {
    pub(super) count: usize,
    pub(super) p50_ms: f64,
    pub(super) p95_ms: f64,
    pub(super) p99_ms: f64,
    pub(super) max_ms: f64,
}

impl Spread {
    pub(super) fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |part: f64| {
            // The first time that is at least as long as this part of them all.
            let rank = (times.len() as f64 * part).ceil() as usize;
            let time = times.get(rank.saturating_sub(1));
            time.map_or(0.0, |time| (time.as_secs_f64() * 1e6).round() / 1e3)
        };
        Self {
            count: times.len(),
            p50_ms: at(0.5),
            p95_ms: at(0.95),
            p99_ms: at(0.99),
            max_ms: at(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_hundred_times_the_ninety_ninth_is_nearly_the_longest() {
        let times = (1..=100).rev().map(Duration::from_millis).collect();
        let spread = Spread::of(times);
        assert_eq!(spread.count, 100);
        assert_eq!((spread.p50_ms, spread.p95_ms), (50.0, 95.0));
        assert_eq!((spread.p99_ms, spread.max_ms), (99.0, 100.0));
        assert_eq!(Spread::of(Vec::new()), Spread::default());
    }
}
