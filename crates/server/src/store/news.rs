//! What other servers should hear of: the tables that were changed here, gathered until somebody tells
//! them. It is a hint and nothing more: who misses it looks by itself after a while.

use host::TableId;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Notify;

/// The tables that were changed since they were last told of.
#[derive(Clone, Debug, Default)]
pub(super) struct News(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    tables: Mutex<BTreeSet<TableId>>,
    some: Notify,
}

impl News {
    /// These were changed.
    pub(super) fn add(&self, tables: impl Iterator<Item = TableId>) {
        let mut news = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        news.extend(tables);
        if !news.is_empty() {
            self.0.some.notify_one();
        }
    }

    /// Those that were changed, once there are any.
    pub(super) async fn come(&self) -> BTreeSet<TableId> {
        loop {
            let waiting = self.0.some.notified();
            let news = self.take();
            if !news.is_empty() {
                return news;
            }
            waiting.await;
        }
    }

    fn take(&self) -> BTreeSet<TableId> {
        let mut news = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *news)
    }
}
