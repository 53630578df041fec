//! Several servers on one database. Each says again and again that it runs, and looks what the others
//! did: for one thing when they tell it, at once; for another by looking itself, since what is told
//! may be missed. A server that is silent for long is buried by whoever notices first, and the others
//! go on with its tables.

use crate::ending::Guest;
use crate::hall::Hall;
use host::TableId;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

/// Who is silent for so many beats is taken for dead.
const SILENT: u32 = 5;
/// So many tables in memory are compared with what is stored at each beat, those first that were not for
/// the longest time.
const COMPARED: usize = 1_000;

/// Says for the first time that this server runs, before anybody is let in.
pub(crate) async fn enter(hall: &Hall) {
    if let Err(fault) = hall.store.beat().await {
        tracing::error!("it cannot be written down that this server runs: {fault:?}");
    }
}

/// Keeps step with the others until the server ends.
pub(crate) async fn run(hall: Arc<Hall>, every: Duration, mut ending: Guest) {
    tokio::select! {
        () = ending.comes() => {}
        () = hall.store.announce() => {}
        () = hall.store.listen(|id| hint(&hall, &id)) => {}
        () = beat(&hall, every) => {}
    }
}

async fn beat(hall: &Hall, every: Duration) {
    let mut beats = interval(every);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut entered = false;
    let mut to_compare = VecDeque::new();
    loop {
        beats.tick().await;
        // Who is alone says it once: nobody listens.
        if !(hall.store.is_alone() && entered) {
            match hall.store.beat().await {
                Ok(was_known) => {
                    // Who was taken for dead looks anew at everything.
                    if entered && !was_known {
                        tracing::warn!("other servers took this one for dead");
                        hall.live().iter().for_each(|id| hint(hall, id));
                    }
                    entered = true;
                }
                Err(fault) => tracing::error!("nobody hears that this server runs: {fault:?}"),
            }
        }
        if !hall.store.is_alone() {
            bury(hall, every * SILENT).await;
            compare(hall, &mut to_compare).await;
        }
    }
}

fn hint(hall: &Hall, id: &TableId) {
    if let Some(stub) = hall.in_memory(id) {
        stub.hint();
    }
}

/// Forgets servers that were silent for so long.
async fn bury(hall: &Hall, silent: Duration) {
    let others = match hall.store.others().await {
        Ok(others) => others,
        Err(error) => return tracing::error!("nobody knows which servers run: {error}"),
    };
    for (node, since) in others {
        if since > silent {
            tracing::warn!(node = node.as_str(), "a server has ended without a word");
            if let Err(fault) = hall.store.bury(node).await {
                tracing::error!("it could not be written down that a server has ended: {fault:?}");
            }
        }
    }
}

/// Compares some of the tables in memory with what is stored, unless nobody else could have stored
/// anything.
async fn compare(hall: &Hall, next: &mut VecDeque<TableId>) {
    if !hall.store.has_company() {
        return next.clear();
    }
    if next.is_empty() {
        next.extend(hall.live());
    }
    let some: Vec<TableId> = next.drain(..next.len().min(COMPARED)).collect();
    if some.is_empty() {
        return;
    }
    match hall.store.numbers_of(&some).await {
        Ok(numbers) => {
            for (id, numbers) in numbers {
                if let Some(stub) = hall.in_memory(&id) {
                    stub.compare(numbers);
                }
            }
        }
        Err(error) => tracing::error!("nobody knows what other servers did: {error}"),
    }
}
