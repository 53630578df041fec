//! Rate limits and quotas: how much one may ask for. Generous: nobody who plays should ever notice.

use std::time::{Duration, Instant};

/// How much one may ask for.
#[derive(Copy, Clone, Debug)]
pub struct Limits {
    /// So many messages a socket may say in ten seconds.
    pub messages: u32,
    /// After so many refused for being too many, the socket is closed.
    pub patience: u32,
    /// So many sockets may look on at a table, and as many may share a seat.
    pub sockets: usize,
    /// So many tables may be opened in a minute.
    pub tables: u32,
    /// The head of a request has so long to come, and then the whole of it to be answered.
    pub request: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            messages: 2000,
            patience: 200,
            sockets: 64,
            tables: 600,
            request: Duration::from_secs(30),
        }
    }
}

/// The window in which messages are counted.
pub(crate) const MESSAGE_WINDOW: Duration = Duration::from_secs(10);
/// The window in which tables are counted.
pub(crate) const TABLE_WINDOW: Duration = Duration::from_secs(60);

/// Counts what happens in a window of time.
#[derive(Clone, Debug)]
pub(crate) struct Rate {
    most: u32,
    window: Duration,
    since: Instant,
    count: u32,
}

impl Rate {
    /// At most so many in each window.
    pub(crate) fn new(most: u32, window: Duration) -> Self {
        Self {
            most,
            window,
            since: Instant::now(),
            count: 0,
        }
    }

    /// Counts one more; whether it still fits.
    pub(crate) fn allows(&mut self, now: Instant) -> bool {
        if now.duration_since(self.since) >= self.window {
            self.since = now;
            self.count = 0;
        }
        self.count = self.count.saturating_add(1);
        self.count <= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_into_a_window_fits_into_the_next() {
        let window = Duration::from_secs(10);
        let mut rate = Rate::new(2, window);
        let now = rate.since;
        assert!(rate.allows(now) && rate.allows(now));
        assert!(!rate.allows(now + window / 2));
        assert!(rate.allows(now + window));
    }
}
