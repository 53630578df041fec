//! One writer for everybody: what waits to be stored shares a transaction, and with it the time a disk
//! takes to be sure.
//!
//! While one batch is committed the next gathers. Tables go by their names within a batch, so that two
//! servers never wait for each other. What somebody else was first with changes nothing, and hurts
//! nobody else in its batch; what the database refuses is tried again by itself, and so is the rest.

use super::tally::Tally;
use super::writing::Work;
use super::{Dialect, StoreError};
use crate::time::Timekeeper;
use host::{Fault, Written};
use sqlx::AnyPool;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// So many share a transaction at most.
const TOGETHER: usize = 256;
/// So many may wait; who comes then waits to wait.
const WAITING: usize = 4096;

/// Something to be written, and who waits for it.
struct Job {
    work: Work,
    done: oneshot::Sender<Result<Written, Fault>>,
}

/// The way to the writer.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
    pool: AnyPool,
    tally: Arc<Tally>,
}

impl Writer {
    /// The writer of a database, and what it does.
    pub(super) fn new(
        pool: AnyPool,
        dialect: Dialect,
        time: Timekeeper,
    ) -> (Self, impl Future<Output = ()> + Send + 'static) {
        let (jobs, waiting) = mpsc::channel(WAITING);
        let tally = Arc::new(Tally::default());
        let desk = Desk {
            pool: pool.clone(),
            dialect,
            time,
            tally: tally.clone(),
        };
        (Self { jobs, pool, tally }, desk.run(waiting))
    }

    /// Writes something, and waits until it is written, or is not.
    pub(super) async fn write(&self, work: Work) -> Result<Written, Fault> {
        let (done, answer) = oneshot::channel();
        let sent = self.jobs.send(Job { work, done }).await;
        sent.map_err(|_| Fault::gone())?;
        answer.await.map_err(|_| Fault::gone())?
    }

    /// Ends when what is being written is.
    pub(super) async fn close(&self) {
        self.pool.close().await;
    }

    /// How many wait that the writer has not seen.
    #[cfg(test)]
    pub(super) fn waiting(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }

    pub(super) fn tally(&self) -> &Tally {
        &self.tally
    }
}

/// Where it is written.
struct Desk {
    pool: AnyPool,
    dialect: Dialect,
    time: Timekeeper,
    tally: Arc<Tally>,
}

impl Desk {
    async fn run(self, mut waiting: mpsc::Receiver<Job>) {
        let mut batch = Vec::new();
        while waiting.recv_many(&mut batch, TOGETHER).await > 0 {
            batch.sort_by(|one: &Job, other| one.work.table().cmp(&other.work.table()));
            self.write(std::mem::take(&mut batch)).await;
        }
    }

    async fn write(&self, batch: Vec<Job>) {
        let works: Vec<&Work> = batch.iter().map(|job| &job.work).collect();
        match self.together(&works).await {
            Ok(written) => {
                for (job, written) in batch.into_iter().zip(written) {
                    answer(job, Ok(written));
                }
            }
            Err(error) if batch.len() > 1 && error.is_of_one() => {
                for job in batch {
                    let alone = self.together(&[&job.work]).await;
                    let written = alone.map(|mut written| written.remove(0));
                    answer(job, written.map_err(Fault::from));
                }
            }
            Err(error) => {
                let fault = Fault::from(error);
                for job in batch {
                    answer(job, Err(fault.clone()));
                }
            }
        }
    }

    /// Writes all of it in one transaction.
    async fn together(&self, works: &[&Work]) -> Result<Vec<Written>, StoreError> {
        let mut transaction = self.dialect.begin(&self.pool).await?;
        let now = self.time.now();
        let mut written = Vec::new();
        for work in works {
            written.push(work.perform(&mut transaction, now).await?);
        }
        let began = Instant::now();
        transaction.commit().await?;
        self.tally.committed(works.len(), began.elapsed());
        Ok(written)
    }
}

/// Who no longer waits needs no answer.
fn answer(job: Job, written: Result<Written, Fault>) {
    let _ = job.done.send(written);
}
