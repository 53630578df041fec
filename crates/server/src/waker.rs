//! Tables that want to go on by themselves: machines whose move it is, clocks that run out. What is
//! due stands in the store, so that a restarted server goes on where the last one was.

use crate::ending::Guest;
use crate::hall::Hall;
use host::{Fault, TableId};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

/// So many tables are read from the store at once.
const AT_ONCE: usize = 4;
/// A table that could not be woken is left alone for so long.
const REST: Duration = Duration::from_secs(600);

/// Wakes whatever is due, again and again, until the server ends.
pub(crate) async fn run(hall: Arc<Hall>, every: Duration, mut ending: Guest) {
    let mut pulse = interval(every);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut failed: HashMap<TableId, Instant> = HashMap::new();
    loop {
        tokio::select! {
            () = ending.comes() => return,
            _ = pulse.tick() => {}
        }
        failed.retain(|_, since| since.elapsed() < REST);
        let due = match hall.store.due(hall.time.now()).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!("nobody knows which tables want to go on: {error}");
                continue;
            }
        };
        let mut due = due.into_iter().filter(|id| !failed.contains_key(id));
        let mut waking = JoinSet::new();
        let mut unwilling = Vec::new();
        loop {
            while waking.len() < AT_ONCE
                && let Some(id) = due.next()
            {
                waking.spawn(wake(hall.clone(), id));
            }
            let woken = tokio::select! {
                () = ending.comes() => return,
                woken = waking.join_next() => woken,
            };
            match woken {
                None => break,
                Some(Ok((id, Err(_)))) => unwilling.push(id),
                Some(Ok((_, Ok(()))) | Err(_)) => {}
            }
        }
        let now = Instant::now();
        failed.extend(unwilling.into_iter().map(|id| (id, now)));
    }
}

async fn wake(hall: Arc<Hall>, id: TableId) -> (TableId, Result<(), Fault>) {
    let woken = async { hall.table(id.as_str()).await?.wake().await };
    let woken = woken.await;
    (id, woken)
}
