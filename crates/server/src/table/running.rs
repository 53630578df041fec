//! Running a table: what it wants stored is stored, what it tells is sent, its time passes.

use super::Joining;
use super::lines::Lines;
use crate::store::Store;
use crate::thinkers::Thinkers;
use crate::time::Timekeeper;
use host::{
    Answer, Asker, Context, Fault, Host, Input, Numbers, Output, Question, Said, TableId, Thought,
    Time, ViewerId,
};
use std::collections::VecDeque;
use std::future::pending;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::block_in_place;
use tokio::time::Instant;

/// A table that wants to go on in weeks is asked again sooner: clocks are set.
const LONGEST: Duration = Duration::from_secs(60 * 60);

/// A table and what runs it. It does one thing after another: whatever is asked of it is done, and
/// stored, before the next thing is.
pub(super) struct Running {
    context: Context,
    store: Store,
    id: TableId,
    host: Host,
    lines: Lines,
    time: Timekeeper,
    thinkers: Thinkers,
    /// The machine that is to move thinks.
    thinking: Option<oneshot::Receiver<Thought>>,
    wake: Option<Time>,
    answer: Option<Result<Answer, Fault>>,
    turned_away: Option<(ViewerId, Fault)>,
    broken: Option<Fault>,
}

impl Running {
    /// Reads and plays what is stored.
    pub(super) async fn open(
        context: Context,
        store: Store,
        thinkers: Thinkers,
        id: TableId,
        time: Timekeeper,
    ) -> Result<Self, Fault> {
        let ledger = load(&store, &id, 0).await?;
        let (host, outputs) = block_in_place(|| Host::open(time.now(), context.clone(), ledger))?;
        let mut running = Self {
            context,
            store,
            id,
            host,
            lines: Lines::default(),
            time,
            thinkers,
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
        self.wake.map(|time| {
            let pause = time.0.saturating_sub(self.now().0);
            Instant::now() + Duration::from_millis(pause).min(LONGEST)
        })
    }

    /// Says that time has passed.
    pub(super) async fn tick(&mut self) {
        self.heed(Input::Tick).await;
    }

    /// Lets it go on.
    pub(super) async fn go_on(&mut self) {
        self.wake = None;
        self.heed(Input::Tick).await;
    }

    /// Waits for the machine that thinks; none if it never will have thought.
    pub(super) async fn has_thought(&mut self) -> Option<Thought> {
        match &mut self.thinking {
            Some(thinking) => thinking.await.ok(),
            None => pending().await,
        }
    }

    /// Heeds what a machine has thought.
    pub(super) async fn thought(&mut self, thought: Option<Thought>) {
        self.thinking = None;
        if let Some(thought) = thought {
            self.heed(Input::Thought(thought)).await;
        }
    }

    pub(super) fn is_watched(&self) -> bool {
        self.host.is_watched()
    }

    pub(super) fn is_broken(&self) -> bool {
        self.broken.is_some()
    }

    /// Catches up with what other servers did. What cannot be read just now is read when it is asked
    /// for again.
    pub(super) async fn refresh(&mut self) {
        if !self.store.has_company() {
            return;
        }
        if let Ok(Some(numbers)) = self.store.numbers(&self.id).await {
            self.compare(numbers).await;
        }
    }

    /// The same, if that is not how far it is here.
    pub(super) async fn compare(&mut self, numbers: Numbers) {
        if numbers != self.host.numbers() {
            self.heed(Input::Changed).await;
        }
    }

    /// Answers something.
    pub(super) async fn ask(&mut self, question: Question) -> Result<Answer, Fault> {
        self.refresh().await;
        self.heed(Input::Asked(Asker(0), question)).await;
        self.answer.take().unwrap_or_else(|| Err(Fault::gone()))
    }

    /// Lets somebody look.
    pub(super) async fn join(
        &mut self,
        Joining {
            shown,
            lang,
            outbox,
        }: Joining,
    ) -> Result<ViewerId, Fault> {
        self.refresh().await;
        let viewer = self.lines.add(outbox);
        let joined = Input::Joined {
            viewer,
            shown,
            lang,
        };
        self.heed(joined).await;
        match self.turned_away.take() {
            Some((away, fault)) if away == viewer => Err(fault),
            _ => Ok(viewer),
        }
    }

    /// Heeds what a viewer says.
    pub(super) async fn say(&mut self, viewer: ViewerId, said: Said) {
        // Who was told more elsewhere than is known here.
        if said.position().is_some_and(|on| on > self.host.position()) {
            self.refresh().await;
        }
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
        let (context, ledger) = (self.context.clone(), load(&self.store, &self.id, 0).await);
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
        self.time.now()
    }

    /// Does what the table wants done, until it wants nothing more.
    async fn perform(&mut self, outputs: Vec<Output>) {
        let mut outputs = VecDeque::from(outputs);
        while let Some(output) = outputs.pop_front() {
            match output {
                Output::Store(storing) => {
                    let revision = self.host.revision();
                    let written = self.store.write(&self.id, revision, storing).await;
                    outputs.extend(self.given(Input::Stored(written)).await);
                }
                Output::Load => {
                    let loaded = Input::Loaded(load(&self.store, &self.id, 0).await.map(Box::new));
                    outputs.extend(self.given(loaded).await);
                }
                Output::CatchUp { from } => {
                    let ledger = load(&self.store, &self.id, from).await.map(Box::new);
                    outputs.extend(self.given(Input::CaughtUp(ledger)).await);
                }
                Output::Presence { seat, here, at } => {
                    self.store.note(&self.id, seat, here, at).await;
                }
                Output::Tell(to, told) => {
                    for dropped in self.lines.tell(&to, &told) {
                        outputs.extend(self.given(Input::Left(dropped)).await);
                    }
                }
                Output::TurnedAway(viewer, fault) => {
                    self.lines.remove(viewer);
                    self.turned_away = Some((viewer, fault));
                }
                Output::Answer(_, answer) => self.answer = Some(answer),
                Output::Think(thinking) => {
                    let pondering = self.host.ponder(thinking);
                    self.thinking = pondering.map(|pondering| self.thinkers.think(pondering));
                }
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

async fn load(store: &Store, id: &TableId, from: u32) -> Result<host::Ledger, Fault> {
    let ledger = store.ledger(id, from).await?;
    ledger.ok_or_else(Fault::unknown_table)
}
