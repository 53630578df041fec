//! How far it is.

use std::io::{IsTerminal as _, stderr};
use std::time::{Duration, Instant};

/// A line on stderr that says how far it is; nothing if nobody looks.
pub(super) struct Progress<'a> {
    doing: &'a str,
    next: Instant,
    shown: bool,
}

const EVERY: Duration = Duration::from_millis(200);

impl<'a> Progress<'a> {
    pub(super) fn new(doing: &'a str) -> Self {
        Self {
            doing,
            next: Instant::now(),
            shown: stderr().is_terminal(),
        }
    }

    /// So much of the whole is done, a part of one.
    pub(super) fn show(&mut self, part: f64) {
        if self.shown && Instant::now() >= self.next {
            eprint!("\r{} {:3.0} % ", self.doing, 100.0 * part);
            self.next = Instant::now() + EVERY;
        }
    }
}

impl Drop for Progress<'_> {
    fn drop(&mut self) {
        if self.shown {
            eprint!("\r{:40}\r", "");
        }
    }
}
