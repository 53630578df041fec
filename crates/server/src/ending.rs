//! The end of the server: everything that goes on hears of it, and is waited for a little.

use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::timeout;

/// The end, which comes once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ending(Arc<watch::Sender<bool>>);

impl Ending {
    /// For something that goes on, as long as it does.
    pub(crate) fn guest(&self) -> Guest {
        Guest(self.0.subscribe())
    }

    /// Tells all guests, and waits until they are gone, but not longer than this.
    pub(crate) async fn comes(&self, patience: Duration) {
        self.0.send_replace(true);
        let _ = timeout(patience, self.0.closed()).await;
    }
}

/// Something that goes on and is waited for at the end.
#[derive(Debug)]
pub(crate) struct Guest(watch::Receiver<bool>);

impl Guest {
    /// Waits for the end.
    pub(crate) async fn comes(&mut self) {
        // Who could tell of the end is gone: it has come.
        let _ = self.0.wait_for(|has_come| *has_come).await;
    }

    /// Whether the end has come.
    pub(crate) fn has_come(&self) -> bool {
        *self.0.borrow()
    }
}
