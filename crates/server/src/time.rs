//! What time it is.

use host::Time;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::SystemTime;

/// What time it is: by the system's clock, or by one that a test sets.
#[derive(Clone)]
pub struct Timekeeper {
    now: Arc<dyn Fn() -> Time + Send + Sync>,
    /// By so many milliseconds the clock that all servers of a database go by is ahead of this one.
    ahead: Option<Arc<AtomicI64>>,
}

impl Timekeeper {
    /// One that goes by this, and by nothing else.
    pub fn new(now: impl Fn() -> Time + Send + Sync + 'static) -> Self {
        let now = Arc::new(now);
        Self { now, ahead: None }
    }

    /// The time now.
    pub(crate) fn now(&self) -> Time {
        let ahead = self.ahead.as_ref().map_or(0, |ahead| ahead.load(Relaxed));
        Time((self.now)().0.saturating_add_signed(ahead))
    }

    /// Goes by another clock from now on, which shows this time.
    pub(crate) fn follow(&self, other: Time) {
        if let Some(ahead) = &self.ahead {
            let own = (self.now)();
            let by = i128::from(other.0) - i128::from(own.0);
            ahead.store(i64::try_from(by).unwrap_or_default(), Relaxed);
        }
    }
}

/// By the system's clock; 1970, if that is set before it.
impl Default for Timekeeper {
    fn default() -> Self {
        let now = || {
            let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
            let since = since.unwrap_or_default().as_millis();
            Time(u64::try_from(since).unwrap_or(u64::MAX))
        };
        Self {
            ahead: Some(Arc::default()),
            ..Self::new(now)
        }
    }
}

impl std::fmt::Debug for Timekeeper {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Timekeeper").field(&self.now()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::Timekeeper;
    use host::Time;

    #[test]
    fn the_systems_clock_follows_another_and_one_that_was_set_does_not() {
        let system = Timekeeper::default();
        let before = system.now();
        system.follow(Time(before.0 + 3_600_000));
        assert!(system.now().0 >= before.0 + 3_600_000);
        system.follow(Time(1000));
        assert!(system.now() < before);
        let set = Timekeeper::new(|| Time(5));
        set.follow(Time(1000));
        assert_eq!(set.now(), Time(5));
    }
}
