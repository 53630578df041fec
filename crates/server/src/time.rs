//! What time it is.

use host::Time;
use std::sync::Arc;
use std::time::SystemTime;

/// What time it is: by the system's clock, or by one that a test sets.
#[derive(Clone)]
pub struct Timekeeper(Arc<dyn Fn() -> Time + Send + Sync>);

impl Timekeeper {
    /// One that goes by this.
    pub fn new(now: impl Fn() -> Time + Send + Sync + 'static) -> Self {
        Self(Arc::new(now))
    }

    /// The time now.
    pub(crate) fn now(&self) -> Time {
        (self.0)()
    }
}

/// By the system's clock; 1970, if that is set before it.
impl Default for Timekeeper {
    fn default() -> Self {
        Self::new(|| {
            let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
            let since = since.unwrap_or_default().as_millis();
            Time(u64::try_from(since).unwrap_or(u64::MAX))
        })
    }
}

impl std::fmt::Debug for Timekeeper {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Timekeeper").field(&self.now()).finish()
    }
}
