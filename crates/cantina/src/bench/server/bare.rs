//! What a disk takes to be sure, measured beside everything else: no answer can come sooner.

use super::error::BenchError;
use super::spread::Spread;
use server::Gauge;
use std::fs::File;
use std::io::{Seek as _, Write as _};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;

/// So often: seldom enough to be no load.
const EVERY: Duration = Duration::from_millis(100);

/// Something that is timed again and again on a thread of its own.
pub(super) struct Bare {
    ends: Arc<AtomicBool>,
    thread: JoinHandle<Result<Vec<Duration>, BenchError>>,
}

impl Bare {
    /// A page that is written to a file in a folder, and synced.
    pub(super) fn sync(folder: &Path) -> Result<Self, BenchError> {
        let path = folder.join("bare-sync");
        let mut file = File::create(path).map_err(BenchError::Disk)?;
        let page = [b'-'; 4096];
        Ok(Self::time(move || {
            let began = Instant::now();
            let synced = file.rewind().and_then(|()| {
                file.write_all(&page)?;
                file.sync_data()
            });
            synced.map_err(BenchError::Disk)?;
            Ok(began.elapsed())
        }))
    }

    /// A commit of a database that has nothing else to do.
    pub(super) fn commit(database: &str) -> Self {
        let database = database.to_owned();
        let mut gauge = None;
        Self::time(move || {
            // Within a thread of its own: one that waits for sockets may not wait for anything else.
            let (runtime, gauge) = match &mut gauge {
                Some(open) => open,
                none => none.insert(open(&database)?),
            };
            let took = runtime.block_on(gauge.bare_commit())?;
            Ok(took.unwrap_or_default())
        })
    }

    fn time(mut one: impl FnMut() -> Result<Duration, BenchError> + Send + 'static) -> Self {
        let ends = Arc::new(AtomicBool::new(false));
        let has_ended = ends.clone();
        let thread = thread::spawn(move || {
            let mut times = Vec::new();
            while !has_ended.load(Ordering::Relaxed) {
                times.push(one()?);
                thread::sleep(EVERY);
            }
            Ok(times)
        });
        Self { ends, thread }
    }

    /// Ends it.
    pub(super) fn end(self) -> Result<Spread, BenchError> {
        self.ends.store(true, Ordering::Relaxed);
        let times = self.thread.join();
        let broken = || BenchError::Unexpected("a bare sync was never timed".into());
        Ok(Spread::of(times.map_err(|_| broken())??))
    }
}

fn open(database: &str) -> Result<(Runtime, Gauge), BenchError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(BenchError::NotStarted)?;
    let gauge = runtime.block_on(Gauge::open(database))?;
    Ok((runtime, gauge))
}
