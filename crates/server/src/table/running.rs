//! Running a table: what it wants stored is stored, what it tells is sent, its time passes.

use super::Joining;
use super::lines::Lines;
use crate::metrics::METRICS;
use crate::store::{self, Store, StoreError};
use host::{
    Answer, Asker, Context, Fault, Host, Input, Output, Question, Said, Stored, Storing, TableId,
    Thinking, Time, TokenHash, ViewerId, Written,
};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use tokio::task::block_in_place;
use tokio::time::Instant;

/// A table and what runs it. It does one thing after another: whatever is asked of it is done, and
/// stored, before the next thing is.
pub(super) struct Running {
    context: Context,
    store: Store,
    id: TableId,
    host: Host,
    lines: Lines,
    began: Instant,
    thinking: Option<Thinking>,
    wake: Option<Time>,
    answer: Option<Result<Answer, Fault>>,
    turned_away: Option<Fault>,
    broken: Option<Fault>,
}

impl Running {
    /// Reads and plays what is stored.
    pub(super) async fn open(
        context: Context,
        store: Store,
        stored: Stored,
    ) -> Result<Self, Fault> {
        let id = stored.id.clone();
        let ledger = store.ledger(stored).await?;
        let (host, outputs) = block_in_place(|| Host::open(Time(0), context.clone(), ledger))?;
        let mut running = Self {
            context,
            store,
            id,
            host,
            lines: Lines::default(),
            began: Instant::now(),
            thinking: None,
            wake: None,
            answer: None,
            turned_away: None,
            broken: None,
        };
        running.perform(outputs).await;
        match running.broken.take() {
            Some(fault) => Err(fault),
            None => Ok(running),
        }
    }

    /// When the table wants to go on by itself, if it does.
    pub(super) fn goes_on_at(&self) -> Option<Instant> {
        match self.thinking {
            Some(_) => Some(Instant::now()),
            None => self
                .wake
                .map(|time| self.began + Duration::from_millis(time.0)),
        }
    }

    /// Lets it go on.
    pub(super) async fn go_on(&mut self) {
        let input = match self.thinking.take() {
            Some(thinking) => match block_in_place(|| self.host.think(&thinking)) {
                Some(thought) => Input::Thought(thought),
                None => return,
            },
            None => {
                self.wake = None;
                Input::Tick
            }
        };
        self.heed(input).await;
    }

    pub(super) fn is_watched(&self) -> bool {
        self.host.is_watched()
    }

    pub(super) fn is_broken(&self) -> bool {
        self.broken.is_some()
    }

    /// Answers something.
    pub(super) async fn ask(&mut self, question: Question) -> Result<Answer, Fault> {
        self.heed(Input::Asked(Asker(0), question)).await;
        self.answer.take().unwrap_or_else(|| Err(Fault::gone()))
    }

    /// Lets somebody look.
    pub(super) async fn join(
        &mut self,
        Joining {
            token,
            lang,
            outbox,
        }: Joining,
    ) -> Result<ViewerId, Fault> {
        let viewer = self.lines.add(outbox);
        let token = token.as_deref().map(TokenHash::of);
        let joined = Input::Joined {
            viewer,
            token,
            lang,
        };
        self.heed(joined).await;
        match self.turned_away.take() {
            Some(fault) => Err(fault),
            None => Ok(viewer),
        }
    }

    /// Heeds what a viewer says.
    pub(super) async fn say(&mut self, viewer: ViewerId, said: Said) {
        self.heed(Input::Said(viewer, said)).await;
    }

    /// Somebody looks no longer.
    pub(super) async fn leave(&mut self, viewer: ViewerId) {
        self.lines.remove(viewer);
        self.heed(Input::Left(viewer)).await;
    }

    async fn heed(&mut self, input: Input) {
        let outputs = self.given(input).await;
        self.perform(outputs).await;
    }

    /// What the table does with something. If it runs into a bug, it stops there, and can be taken
    /// back to where it was before; whoever is connected comes back to that.
    async fn given(&mut self, input: Input) -> Vec<Output> {
        let now = self.now();
        let replays = matches!(input, Input::Loaded(_));
        let heed = || catch_unwind(AssertUnwindSafe(|| self.host.heed(now, input)));
        let heeded = match replays {
            true => block_in_place(heed),
            false => heed(),
        };
        if let Ok(outputs) = heeded {
            return outputs;
        }
        let position = self.host.position();
        tracing::error!(table = self.id.as_str(), position, "a rule has a bug");
        self.lines = Lines::default();
        (self.thinking, self.wake) = (None, None);
        let (context, ledger) = (self.context.clone(), load(&self.store, &self.id).await);
        let before = |ledger| Host::open_before(now, context, ledger, position);
        let opened = ledger.and_then(|ledger| {
            let opened = catch_unwind(AssertUnwindSafe(|| before(ledger)));
            opened.unwrap_or_else(|_| Err(Fault::gone()))
        });
        match opened {
            Ok((host, outputs)) => {
                self.host = host;
                outputs
            }
            Err(fault) => vec![Output::Broken(fault)],
        }
    }

    fn now(&self) -> Time {
        let passed = self.began.elapsed().as_millis();
        Time(u64::try_from(passed).unwrap_or(u64::MAX))
    }

    /// Does what the table wants done, until it wants nothing more.
    async fn perform(&mut self, outputs: Vec<Output>) {
        let mut outputs = VecDeque::from(outputs);
        while let Some(output) = outputs.pop_front() {
            match output {
                Output::Store(storing) => {
                    let written = write(&self.store, &self.id, &storing).await;
                    let written = written.unwrap_or_else(|error| Written::Failed(error.into()));
                    outputs.extend(self.given(Input::Stored(written)).await);
                }
                Output::Load => {
                    let loaded = Input::Loaded(load(&self.store, &self.id).await.map(Box::new));
                    outputs.extend(self.given(loaded).await);
                }
                Output::Tell(to, told) => {
                    for dropped in self.lines.tell(&to, &told) {
                        outputs.extend(self.given(Input::Left(dropped)).await);
                    }
                }
                Output::TurnedAway(viewer, fault) => {
                    self.lines.remove(viewer);
                    self.turned_away = Some(fault);
                }
                Output::Answer(_, answer) => self.answer = Some(answer),
                Output::Think(thinking) => self.thinking = Some(thinking),
                Output::WakeAt(time) => self.wake = Some(time),
                Output::Stuck { seat, why } => {
                    let table = self.id.as_str();
                    tracing::error!(table, "the machine on {seat} is stuck: {why}");
                }
                Output::Broken(fault) => self.broken = Some(fault),
            }
        }
    }
}

async fn write(store: &Store, id: &TableId, storing: &Storing) -> Result<Written, StoreError> {
    let written = match storing {
        Storing::Entries {
            on,
            entries,
            outcome,
        } => {
            let written = store.append(id, *on, entries, outcome.as_ref()).await?;
            METRICS.entries.add(entries.len() as u64);
            written
        }
        Storing::LetPass { seat, windows } => {
            store.let_pass(id, *seat, windows).await?;
            store::Written::Done
        }
        Storing::Seat { seated, people } => store.sit(id, seated, *people).await?,
        Storing::Renewed { entries, rules } => {
            store.renew(id, entries, *rules).await?;
            store::Written::Done
        }
        Storing::StepBack { to } => {
            store.step_back(id, *to).await?;
            store::Written::Done
        }
        Storing::Next(next) => {
            let next = store.follow(id, &next.stored, &next.kept).await?;
            return Ok(Written::Next(next));
        }
    };
    Ok(match written {
        store::Written::Done => Written::Done,
        store::Written::Taken => Written::Taken,
    })
}

async fn load(store: &Store, id: &TableId) -> Result<host::Ledger, Fault> {
    let stored = store.table(id).await?;
    let stored = stored.ok_or_else(Fault::unknown_table)?;
    Ok(store.ledger(stored).await?)
}
