//! Everybody at all tables: they come, they wait for each other, they play.

use super::error::BenchError;
use super::line::Line;
use super::picks::Picks;
use super::table::{Schedule, Table, Tally};
use super::template::Asked;
use crate::bench::progress::Progress;
use server::Multiplied;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};

/// So many come at once: a server lets only so many in who have not said hello.
const AT_ONCE: usize = 32;
/// A crowd that is not there after so long never will be.
const PATIENCE: Duration = Duration::from_secs(1800);
/// After the last move so long is waited for its answer.
const GRACE: Duration = Duration::from_secs(10);

/// What everybody waits for.
#[derive(Copy, Clone, PartialEq)]
enum Call {
    /// The first person of each table comes.
    First,
    /// The second one comes as well.
    Second,
    /// From this moment on they play.
    Play(Instant),
}

pub(super) struct Crowd {
    calls: watch::Sender<Call>,
    arrivals: mpsc::UnboundedReceiver<()>,
    tables: JoinSet<Result<Tally, BenchError>>,
    pace: Pace,
}

/// How often each table moves, and how long that goes on.
#[derive(Copy, Clone)]
pub(super) struct Pace {
    pub(super) every: Duration,
    pub(super) lasts: Duration,
}

/// Where all tables stand.
#[derive(Copy, Clone)]
pub(super) struct Start {
    pub(super) position: u32,
    pub(super) asked: Asked,
}

/// What each of them knows.
#[derive(Clone)]
struct Member {
    number: usize,
    of: usize,
    table: Multiplied,
    addresses: [String; 2],
    start: Start,
    pace: Pace,
    calls: watch::Receiver<Call>,
    arrived: mpsc::UnboundedSender<()>,
    door: Arc<Semaphore>,
}

impl Crowd {
    /// Two people for each table, whose first ones come to the first address. Nobody has come yet.
    pub(super) fn gather(
        tables: Vec<Multiplied>,
        addresses: &[String; 2],
        start: Start,
        pace: Pace,
    ) -> Self {
        let (calls, called) = watch::channel(Call::First);
        let (arrived, arrivals) = mpsc::unbounded_channel();
        let door = Arc::new(Semaphore::new(AT_ONCE));
        let of = tables.len();
        let mut crowd = JoinSet::new();
        for (number, table) in tables.into_iter().enumerate() {
            let member = Member {
                number,
                of,
                table,
                addresses: addresses.clone(),
                start,
                pace,
                calls: called.clone(),
                arrived: arrived.clone(),
                door: door.clone(),
            };
            crowd.spawn(member.run());
        }
        Self {
            calls,
            arrivals,
            tables: crowd,
            pace,
        }
    }

    /// Waits until the first of each table is there.
    pub(super) async fn first(&mut self) -> Result<(), BenchError> {
        self.all_arrive("the first of each table").await
    }

    /// Waits until the second is there, too.
    pub(super) async fn second(&mut self) -> Result<(), BenchError> {
        self.calls.send_replace(Call::Second);
        self.all_arrive("the second of each table").await
    }

    /// Lets them play. `counted` is called when what happens begins to count, `over` when it has.
    pub(super) async fn play(
        mut self,
        counted: impl FnOnce(),
        over: impl FnOnce(),
    ) -> Result<Vec<Tally>, BenchError> {
        let now = Instant::now();
        self.calls.send_replace(Call::Play(now));
        let schedule = self.pace.from(now, Duration::ZERO);
        let mut progress = Progress::new("playing");
        let whole = (schedule.until - now).as_secs_f64();
        let (mut counted, mut over) = (Some(counted), Some(over));
        let mut tallies = Vec::with_capacity(self.tables.len());
        let mut look = tokio::time::interval(Duration::from_millis(50));
        loop {
            tokio::select! {
                joined = self.tables.join_next() => match joined {
                    Some(Ok(tally)) => tallies.push(tally?),
                    Some(Err(error)) => return Err(BenchError::Unexpected(error.to_string())),
                    None => break,
                },
                _ = look.tick() => {}
            }
            let time = Instant::now();
            progress.show((time - now).as_secs_f64() / whole);
            if time >= schedule.from
                && let Some(counted) = counted.take()
            {
                counted();
            }
            if time >= schedule.until
                && let Some(over) = over.take()
            {
                over();
            }
        }
        // Every game may have ended before its time.
        if let Some(counted) = counted {
            counted();
        }
        if let Some(over) = over {
            over();
        }
        Ok(tallies)
    }

    async fn all_arrive(&mut self, what: &'static str) -> Result<(), BenchError> {
        let all = self.tables.len();
        let mut progress = Progress::new("people come");
        let mut come = 0;
        let gathered = async {
            while come < all {
                tokio::select! {
                    _ = self.arrivals.recv() => come += 1,
                    // Nobody goes before they play, unless something went wrong.
                    Some(gone) = self.tables.join_next() => {
                        let broken = |error: tokio::task::JoinError| {
                            BenchError::Unexpected(error.to_string())
                        };
                        gone.map_err(broken)??;
                    }
                }
                progress.show(come as f64 / all as f64);
            }
            Ok(())
        };
        let seconds = PATIENCE.as_secs();
        let late = |_| BenchError::TooSlow { what, seconds };
        timeout(PATIENCE, gathered).await.map_err(late)?
    }
}

impl Pace {
    /// The schedule of a table that moves so much later than the first one. Every table moves once
    /// before anything counts.
    fn from(self, start: Instant, later: Duration) -> Schedule {
        let from = start + self.every;
        let until = from + self.lasts;
        Schedule {
            first: start + later,
            every: self.every,
            from,
            until,
            end: until + GRACE,
        }
    }
}

impl Member {
    async fn run(mut self) -> Result<Tally, BenchError> {
        let mut one = self.join(0).await?;
        loop {
            tokio::select! {
                heard = one.hear() => {
                    heard?;
                }
                called = self.calls.wait_for(|call| *call != Call::First) => {
                    called.map_err(|_| dismissed())?;
                    break;
                }
            }
        }
        let mut other = self.join(1).await?;
        let start = loop {
            tokio::select! {
                heard = one.hear() => {
                    heard?;
                }
                heard = other.hear() => {
                    heard?;
                }
                called = self.calls.wait_for(|call| matches!(call, Call::Play(_))) => {
                    match *called.map_err(|_| dismissed())? {
                        Call::Play(start) => break start,
                        Call::First | Call::Second => {}
                    }
                }
            }
        };
        let later = self.pace.every.mul_f64(self.number as f64 / self.of as f64);
        let table = Table {
            lines: [one, other],
            position: self.start.position,
            asked: Some(self.start.asked),
            picks: Picks(self.number as u64),
        };
        Ok(table.play(self.pace.from(start, later)).await)
    }

    async fn join(&self, person: usize) -> Result<Line, BenchError> {
        let _permit = self.door.acquire().await.map_err(|_| dismissed())?;
        let address = &self.addresses[person];
        let line = Line::join(address, &self.table.table, &self.table.tokens[person]).await?;
        // Whoever counted them may have given up.
        let _ = self.arrived.send(());
        Ok(line)
    }
}

fn dismissed() -> BenchError {
    BenchError::Unexpected("the crowd was dismissed".into())
}
