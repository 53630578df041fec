//! What a table does when it is asked to: writes first, tells afterwards.

mod seating;

use super::live::{Done, Live, Trouble};
use super::tell::Desk;
use super::viewers::{ViewerId, Viewers};
use super::{Context, Joining};
use crate::fault::{Code, Fault};
use crate::message::{Asked, Info, Said, Told, Undoing};
use crate::report::{Report, Wrong};
use crate::secret::{TableId, token_hash};
use crate::sitter::Sitter;
use crate::store::{Stage, Stored, Written};
use bots::{AnyDeed, BotKind};
use serde_json::Value;
use std::time::Duration;
use tabletop::{AnyStep, AnyTable, Consent, Lang, Reason, Refusal, Seat};
use tokio::time::Instant;

/// A machine whose move could not be stored tries again after this time.
const RETRY: Duration = Duration::from_secs(30);

/// A table, everybody who looks at it, and the machine that moves next.
pub(super) struct Host {
    context: Context,
    desk: Desk,
    viewers: Viewers,
    machine_at: Option<Instant>,
    /// What is stored could not be read again: the memory is not to be trusted.
    broken: bool,
}

/// Why a message was not heeded.
enum Unheeded {
    /// It was made on another position.
    Stale,
    /// Something else.
    Fault(Fault),
}

impl<F: Into<Fault>> From<F> for Unheeded {
    fn from(fault: F) -> Self {
        Self::Fault(fault.into())
    }
}

impl Host {
    /// Reads and plays what is stored.
    pub(super) async fn open(context: Context, stored: Stored) -> Result<Self, Fault> {
        let desk = read(&context, stored).await?;
        let mut host = Self {
            context,
            desk,
            viewers: Viewers::default(),
            machine_at: None,
            broken: false,
        };
        host.schedule();
        Ok(host)
    }

    /// When a machine moves, if one is to decide.
    pub(super) fn machine_moves_at(&self) -> Option<Instant> {
        self.machine_at
    }

    pub(super) fn is_watched(&self) -> bool {
        !self.viewers.is_empty()
    }

    pub(super) fn is_broken(&self) -> bool {
        self.broken
    }

    /// What everybody may know.
    pub(super) fn info(&self) -> Info {
        self.desk.info()
    }

    /// The same, and the seat a token opens.
    pub(super) fn mine(&self, token: &str) -> Result<(Seat, Info), Fault> {
        Ok((self.seat_of(token)?, self.info()))
    }

    /// The whole record, seed and all: nobody's secret once the game is over.
    pub(super) fn save(&self) -> Result<Value, Fault> {
        self.must_be_over()?;
        self.must_go_on()?;
        Ok(self.desk.live.table.save())
    }

    /// What shows somebody else what is wrong.
    pub(super) fn report(&self, Wrong { token, wrong }: Wrong) -> Result<Report, Fault> {
        let viewer = token.map(|token| self.seat_of(&token)).transpose()?;
        Ok(self.desk.report(viewer, wrong))
    }

    fn must_be_over(&self) -> Result<(), Fault> {
        if self.desk.stored.stage == Stage::Finished {
            return Ok(());
        }
        let message = "play this game to its end first, or concede it";
        Err(Fault::new(Code::StillRunning, message))
    }

    fn seat_of(&self, token: &str) -> Result<Seat, Fault> {
        let seat = self.desk.seat_of(&token_hash(token));
        seat.ok_or_else(wrong_token)
    }

    /// Lets somebody look.
    pub(super) fn join(&mut self, joining: Joining) -> Result<ViewerId, Fault> {
        let seat = joining.token.as_deref();
        let seat = seat.map(|token| self.seat_of(token)).transpose()?;
        if self.viewers.count(seat) >= self.context.sockets {
            let message = match seat {
                Some(_) => "this seat is open in too many windows: close some",
                None => "too many people look on at this table: come back later",
            };
            return Err(Fault::new(Code::TooMany, message));
        }
        let viewer = self.viewers.add(seat, joining.outbox);
        let welcome = self.desk.welcome(seat, joining.since);
        self.viewers.tell(viewer, &Told::Welcome(Box::new(welcome)));
        Ok(viewer)
    }

    /// Somebody looks no longer.
    pub(super) fn leave(&mut self, viewer: ViewerId) {
        self.viewers.remove(viewer);
    }

    /// Heeds a message; only its sender hears why, if it cannot be.
    pub(super) async fn say(&mut self, viewer: ViewerId, said: Said) {
        let unheeded = match self.heed(viewer, said).await {
            Ok(()) => return,
            Err(unheeded) => unheeded,
        };
        let told = match unheeded {
            Unheeded::Fault(fault) => Told::Refused(fault),
            Unheeded::Stale => Told::Stale {
                position: self.desk.live.table.position(),
            },
        };
        self.viewers.tell(viewer, &told);
    }

    async fn heed(&mut self, viewer: ViewerId, said: Said) -> Result<(), Unheeded> {
        let onlooker = || Fault::new(Code::Onlooker, "onlookers only look on");
        let seat = self.viewers.seat(viewer).ok_or_else(onlooker)?;
        if !matches!(said, Said::Explain {}) {
            self.must_go_on()?;
        }
        if self.desk.stored.stage == Stage::Open {
            let message = "the game begins when everybody sits";
            return Err(Fault::new(Code::NotStarted, message).into());
        }
        match said {
            Said::Hello { .. } => {
                let message = "hello was said before: open a new socket to begin anew";
                Err(Fault::new(Code::BadRequest, message).into())
            }
            Said::Choose(choose) => {
                self.must_stand_on(choose.position)?;
                let picked = choose.picked()?;
                self.act(|table| table.choose(seat, picked)).await
            }
            Said::Offer { position, offer } => {
                self.must_stand_on(position)?;
                self.act(|table| table.offer(seat, offer)).await
            }
            Said::Undo {} => self.undo(seat).await,
            Said::UndoRequest {} => self.ask_undo(seat).await,
            Said::Consent(agrees) => self.consent(seat, agrees).await,
            Said::Concede {} => self.act(|table| table.concede(seat)).await,
            Said::Explain {} => {
                let explanation = self.desk.live.table.explain(seat, Lang::default());
                self.viewers.tell(viewer, &Told::Explanation(explanation));
                Ok(())
            }
        }
    }

    fn must_stand_on(&self, position: u32) -> Result<(), Unheeded> {
        match position == self.desk.live.table.position() {
            true => Ok(()),
            false => Err(Unheeded::Stale),
        }
    }

    async fn undo(&mut self, seat: Seat) -> Result<(), Unheeded> {
        self.must_run()?;
        let consent = match self.desk.other_people(seat).is_empty() {
            true => Consent::Given,
            false => Consent::NotAsked,
        };
        self.act(|table| table.undo(seat, consent)).await
    }

    async fn ask_undo(&mut self, seat: Seat) -> Result<(), Unheeded> {
        self.must_run()?;
        if self.desk.asked.is_some() {
            let message = "somebody has asked already: wait for the answer";
            return Err(Fault::new(Code::AlreadyAsked, message).into());
        }
        if self.desk.undoing(seat) != Some(Undoing::Ask) {
            return self.undo(seat).await;
        }
        let waiting = self.desk.other_people(seat);
        self.ask(Asked { seat, waiting });
        Ok(())
    }

    async fn consent(&mut self, seat: Seat, agrees: bool) -> Result<(), Unheeded> {
        let asked = self.desk.asked.filter(|asked| asked.waiting.contains(seat));
        let Some(mut asked) = asked else {
            let message = "nobody has asked you anything";
            return Err(Fault::new(Code::NothingAsked, message).into());
        };
        asked.waiting = asked.waiting.without(tabletop::SeatSet::of(seat));
        if agrees && !asked.waiting.is_empty() {
            self.ask(asked);
            return Ok(());
        }
        self.desk.asked = None;
        let (seat, granted) = (asked.seat, agrees);
        self.viewers
            .tell_each(|_| Told::UndoAnswered { seat, granted });
        if !granted {
            return Ok(());
        }
        self.act(|table| table.undo(seat, Consent::Given)).await
    }

    /// Everybody hears what is asked, and of whom.
    fn ask(&mut self, asked: Asked) {
        self.desk.asked = Some(asked);
        self.viewers.tell_each(|_| Told::UndoAsked(asked));
    }

    /// The seed of a finished game is public: nothing can be taken back any more.
    fn must_run(&self) -> Result<(), Unheeded> {
        match self.desk.stored.stage {
            Stage::Finished => Err(Refusal::new(Reason::GameOver, "the game is over").into()),
            Stage::Open | Stage::Running => Ok(()),
        }
    }

    /// A table that was played by other rules is only looked at.
    fn must_go_on(&self) -> Result<(), Fault> {
        match &self.desk.live.read_only {
            Some(why) => Err(Fault::new(Code::OtherRules, why)),
            None => Ok(()),
        }
    }

    /// Lets the machine that is to decide move.
    pub(super) async fn machine_moves(&mut self) {
        self.machine_at = None;
        let Some((seat, kind)) = self.machine() else {
            return;
        };
        let game = &*self.context.game;
        let deed = match self.desk.live.think(game, kind, &self.desk.stored, seat) {
            Ok(deed) => deed,
            Err(_) => return stuck(&self.desk.stored.id, seat, "it does not know what to do"),
        };
        let moved = match deed {
            AnyDeed::Choose(picked) => self.act(|table| table.choose(seat, picked)).await,
            AnyDeed::Offer(offer) => self.act(|table| table.offer(seat, offer)).await,
        };
        match moved {
            Ok(()) => {}
            // Somebody else was first: the table was read anew.
            Err(Unheeded::Stale) => self.schedule(),
            Err(Unheeded::Fault(fault)) => {
                stuck(&self.desk.stored.id, seat, &format!("{fault:?}"));
                self.machine_at = Some(Instant::now() + RETRY);
            }
        }
    }

    /// The machine that is to decide.
    fn machine(&self) -> Option<(Seat, BotKind)> {
        let seat = self.desk.decider()?;
        let sitter = self.desk.stored.seats.get(seat.index())?;
        let kind = sitter.machine().ok().flatten()?;
        Some((seat, kind))
    }

    /// Where somebody plays, nobody waits for a machine: each client tells what it did at its own
    /// pace. Machines among themselves take their time: nobody needs the end of their game soon.
    fn schedule(&mut self) {
        let plays = self.desk.stored.seats.iter().any(Sitter::is_person);
        let pause = match plays {
            true => Duration::ZERO,
            false => self.context.pace,
        };
        self.machine_at = self.machine().map(|_| Instant::now() + pause);
    }

    /// Does something: in memory, then in the store, then for all to see.
    async fn act(
        &mut self,
        act: impl FnOnce(&mut dyn AnyTable) -> Result<Box<dyn AnyStep>, Refusal>,
    ) -> Result<(), Unheeded> {
        let called = self.desk.live.table.players(Lang::default());
        let done = match self.desk.live.act(act) {
            Ok(done) => done,
            Err(Trouble::Refused(refusal)) => return Err(refusal.into()),
            Err(Trouble::Panicked) => {
                self.reload().await;
                let message = "this is a bug of the game; the position is as it was before";
                return Err(Fault::new(Code::Internal, message).into());
            }
        };
        self.store(done).await?;
        if let Some(asked) = self.desk.asked.take() {
            self.viewers.tell_each(|_| Told::UndoAnswered {
                seat: asked.seat,
                granted: false,
            });
        }
        let desk = &self.desk;
        self.viewers.tell_each(|viewer| match desk.step(viewer) {
            Some(step) => Told::Step(Box::new(step)),
            None => Told::Welcome(Box::new(desk.welcome(viewer, None))),
        });
        // Who chose a character is called by it from now on.
        if desk.stored.stage == Stage::Finished
            || called != desk.live.table.players(Lang::default())
        {
            self.viewers
                .tell_each(|_| Told::Table(Box::new(desk.info())));
        }
        self.schedule();
        Ok(())
    }

    /// Stores what was done. If it cannot be, the memory goes back to what is stored.
    async fn store(&mut self, done: Done) -> Result<(), Unheeded> {
        let outcome = self.desk.live.table.outcome();
        let Context { store, .. } = &self.context;
        let (store, id) = (store.clone(), self.desk.stored.id.clone());
        let written = store.append(&id, done.on, &done.entries, outcome.as_ref());
        match written.await {
            Ok(Written::Done) => {
                if outcome.is_some() {
                    self.desk.stored.stage = Stage::Finished;
                    self.desk.stored.outcome = outcome;
                }
                Ok(())
            }
            Ok(Written::Taken) => {
                self.reload().await;
                Err(Unheeded::Stale)
            }
            Err(error) => {
                self.reload().await;
                Err(error.into())
            }
        }
    }

    /// Reads the table anew, and shows it to everybody anew.
    async fn reload(&mut self) {
        let (context, id) = (self.context.clone(), self.desk.stored.id.clone());
        let read = async {
            let stored = context.store.table(&id).await?;
            read(&context, stored.ok_or_else(Fault::unknown_table)?).await
        };
        match read.await {
            Ok(desk) => self.desk = desk,
            Err(_) => {
                self.broken = true;
                return;
            }
        }
        let desk = &self.desk;
        self.viewers.tell_each(|viewer| match desk.stored.stage {
            Stage::Open => Told::Table(Box::new(desk.info())),
            Stage::Running | Stage::Finished => Told::Welcome(Box::new(desk.welcome(viewer, None))),
        });
        self.schedule();
    }
}

async fn read(context: &Context, mut stored: Stored) -> Result<Desk, Fault> {
    let Context { store, game, .. } = context;
    let seated = store.seated(&stored.id).await?;
    let kept = store.kept(&stored.id).await?;
    let entries = store.entries(&stored.id).await?;
    let live = Live::rebuild(&**game, &stored, entries)?;
    if live.renewed {
        let entries = live.table.entries_from(0);
        store.renew(&stored.id, &entries, game.rules()).await?;
        stored.rules = game.rules();
    }
    Ok(Desk {
        live,
        stored,
        seated,
        kept,
        asked: None,
    })
}

fn wrong_token() -> Fault {
    let message = "this token opens no seat of this table";
    Fault::new(Code::WrongToken, message)
}

/// A machine that cannot move is a bug: who runs the server should know, and the others can still
/// take back or concede.
fn stuck(table: &TableId, seat: Seat, why: &str) {
    eprintln!(
        "cantina: the machine on {seat} of table {} is stuck: {why}",
        table.as_str()
    );
}
