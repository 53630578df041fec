//! Rate limits and quotas: how much one may ask for. Generous: nobody who plays should ever notice.

use std::time::{Duration, Instant};

/// How much one may ask for.
#[derive(Copy, Clone, Debug)]
pub struct Limits {
    /// So many messages a seat may say in ten seconds, through all its sockets together.
    pub messages: u32,
    /// So many an address may, through all the sockets that have no seat.
    pub messages_per_address: u32,
    /// After so many refused for being too many, the socket is closed.
    pub patience: u32,
    /// So many sockets may look on at a table, and as many may share a seat.
    pub sockets: usize,
    /// So many requests an address may make in ten seconds.
    pub requests: u32,
    /// So many tables an address may open in a minute, those that are refused included.
    pub tables: u32,
    /// So many of them with machines, in ten minutes: they think on this server.
    pub tables_of_machines: u32,
    /// So many connections an address may have at once.
    pub connections_per_address: u32,
    /// So many connections there may be at once.
    pub connections: u32,
    /// So many sockets of an address may have said nothing yet.
    pub mute: u32,
    /// So long a socket has to say hello.
    pub hello: Duration,
    /// The head of a request has so long to come, and then the whole of it to be answered.
    pub request: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            messages: 2000,
            messages_per_address: 20_000,
            patience: 200,
            sockets: 64,
            requests: 5000,
            tables: 300,
            tables_of_machines: 1000,
            connections_per_address: 512,
            connections: 4096,
            mute: 64,
            hello: Duration::from_secs(10),
            request: Duration::from_secs(30),
        }
    }
}

/// The window in which messages and requests are counted.
pub(crate) const SHORT: Duration = Duration::from_secs(10);
/// The window in which new tables are counted.
pub(crate) const TABLES: Duration = Duration::from_secs(60);
/// The window in which new tables with machines are counted.
pub(crate) const MACHINES: Duration = Duration::from_secs(600);

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
    pub(crate) fn new(most: u32, window: Duration, now: Instant) -> Self {
        Self {
            most,
            window,
            since: now,
            count: 0,
        }
    }

    /// Counts one more; whether it still fits.
    pub(crate) fn allows(&mut self, now: Instant) -> bool {
        if self.is_past(now) {
            self.since = now;
            self.count = 0;
        }
        self.count = self.count.saturating_add(1);
        self.count <= self.most
    }

    /// Whether what was counted no longer matters.
    pub(crate) fn is_past(&self, now: Instant) -> bool {
        now.duration_since(self.since) >= self.window
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_into_a_window_fits_into_the_next() {
        let window = Duration::from_secs(10);
        let now = Instant::now();
        let mut rate = Rate::new(2, window, now);
        assert!(rate.allows(now) && rate.allows(now));
        assert!(!rate.allows(now + window / 2));
        assert!(rate.allows(now + window));
    }
}
