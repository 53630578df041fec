//! One writer for everybody: what waits to be stored shares a transaction, and with it the time a disk
//! takes to be sure.
//!
//! While one batch is committed the next gathers. Tables go by their names within a batch, so that two
//! servers never wait for each other. What somebody else was first with changes nothing, and hurts
//! nobody else in its batch; what the database refuses is tried again by itself, and so is the rest.

use super::appending::{Append, append};
use super::news::News;
use super::nodes::NodeId;
use super::tally::Tally;
use super::writing::Work;
use super::{Dialect, StoreError};
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
    done: Option<oneshot::Sender<Result<Written, Fault>>>,
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
        node: NodeId,
        news: News,
    ) -> (Self, impl Future<Output = ()> + Send + 'static) {
        let (jobs, waiting) = mpsc::channel(WAITING);
        let tally = Arc::new(Tally::default());
        let desk = Desk {
            pool: pool.clone(),
            dialect,
            node,
            news,
            tally: tally.clone(),
        };
        (Self { jobs, pool, tally }, desk.run(waiting))
    }

    /// Writes something, and waits until it is written, or is not.
    pub(super) async fn write(&self, work: Work) -> Result<Written, Fault> {
        let (done, answer) = oneshot::channel();
        let done = Some(done);
        let sent = self.jobs.send(Job { work, done }).await;
        sent.map_err(|_| Fault::gone())?;
        answer.await.map_err(|_| Fault::gone())?
    }

    /// Leaves something to be written that nobody waits for, after whatever else its maker has written.
    pub(super) async fn leave(&self, work: Work) {
        // A writer that is gone has written all it will.
        let _ = self.jobs.send(Job { work, done: None }).await;
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
    node: NodeId,
    news: News,
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
        let mut written = Vec::with_capacity(works.len());
        while let Some(work) = works.get(written.len()) {
            let moves = moves(&works[written.len()..], &self.node);
            if moves.is_empty() {
                let performed = work.perform(&mut transaction, self.dialect, &self.node);
                written.push(performed.await?);
            } else {
                written.extend(append(&mut transaction, self.dialect, &moves).await?);
            }
        }
        let began = Instant::now();
        transaction.commit().await?;
        self.tally.committed(works.len(), began.elapsed());
        let changed = works.iter().zip(&written).filter_map(|(work, written)| {
            let done = matches!(written, Written::Done | Written::Next(_));
            work.table().filter(|_| done).cloned()
        });
        self.news.add(changed);
        Ok(written)
    }
}

/// As many moves as stand first, each at another table.
fn moves<'a>(works: &[&'a Work], node: &'a NodeId) -> Vec<Append<'a>> {
    let mut moves: Vec<Append<'_>> = Vec::new();
    for work in works {
        match (work.append(node), moves.last()) {
            (Some(next), Some(last)) if next.known.id == last.known.id => break,
            (Some(next), _) => moves.push(next),
            (None, _) => break,
        }
    }
    moves
}

/// Who no longer waits needs no answer.
fn answer(job: Job, written: Result<Written, Fault>) {
    if let Some(done) = job.done {
        let _ = done.send(written);
    }
}
