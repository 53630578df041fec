//! What a table does with what it is given: stores first, tells afterwards.

mod absence;
mod catching_up;
mod consent;
mod devices;
mod invitation;
mod past;
mod presence;
mod seating;
mod stepping_back;
mod storing;
mod talk;
mod thinking;
mod time;

use crate::chat::{Pace, Remark};
use crate::exchange::{Answer, Asker, Input, Output, Question, Shown, Storing, Time};
use crate::fault::{Code, Fault};
use crate::heeded::{Heeded, Keyed};
use crate::ledger::{Ledger, Numbers};
use crate::message::{LetPass, Said, Told};
use crate::secret::TokenHash;
use crate::stored::Stage;
use crate::tell::Desk;
use crate::viewers::{ViewerId, Viewers, Viewpoint};
use bots::Playable;
use printed::Languages;
use std::collections::VecDeque;
use std::sync::Arc;
use storing::{Then, Waiting};
use tabletop::{Lang, Reason, Refusal, Saying, Seat};
use thinking::Due;

pub use thinking::{Pondering, think};

/// So many windows of a seat pass by themselves; no game has as many.
const MOST_WINDOWS: usize = 32;
/// The id or name of a window is not longer.
const LONGEST_WINDOW: usize = 100;

/// What a table needs besides itself.
#[derive(Clone)]
pub struct Context {
    /// The game that is played at it.
    pub game: Arc<dyn Playable>,
    /// For how many milliseconds a machine waits before it moves where only machines play.
    pub pace: u64,
    /// So many may look on, and as many share a seat.
    pub viewers: usize,
    /// After so many milliseconds of absence the others may give a seat to a machine.
    pub away: u64,
    /// What is said alike at every table: [`Languages::common`].
    pub words: Languages,
}

/// A table, everybody who looks at it, and the machine that moves next.
pub struct Host {
    context: Context,
    now: Time,
    /// Since when the table is in memory.
    opened: Time,
    desk: Desk,
    viewers: Viewers,
    due: Option<Due>,
    /// The number of the last question whether something may be taken back.
    questions: u64,
    heeded: Heeded,
    talks: Pace,
    /// What tells the message that is heeded just now from any other.
    key: Option<Keyed>,
    /// What came in while something was being stored.
    queue: VecDeque<Input>,
    /// What is being done, to be done once more should the table turn out to be another than the one
    /// in memory.
    taking: Option<Input>,
    /// The first in the queue is done once more.
    again: bool,
    /// What is done just now was asked for and granted.
    grants: bool,
    /// Whether what is being stored counts as a revision.
    revises: bool,
    /// Whether this process goes on with the table once that is stored.
    holds: bool,
    waiting: Option<Waiting>,
    out: Vec<Output>,
    /// What is stored could not be read again: the memory is not to be trusted.
    broken: Option<Fault>,
}

/// Who did something.
#[derive(Copy, Clone)]
enum By {
    Viewer(ViewerId),
    Machine(Seat),
    /// The clock, for who ran out of time.
    Clock(Seat),
    /// A standing answer, or the only one there is.
    Itself,
}

/// Why something was not done.
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
    /// Plays what is stored, and says what is to be done first.
    pub fn open(now: Time, context: Context, ledger: Ledger) -> Result<(Self, Vec<Output>), Fault> {
        let keys = ledger.keys.clone();
        let desk = Desk::read(&context, ledger)?;
        Ok(Self::at(now, context, desk, keys))
    }

    /// A table, and what is to be done first.
    fn at(now: Time, context: Context, desk: Desk, keys: Vec<Keyed>) -> (Self, Vec<Output>) {
        let mut host = Self {
            context,
            now,
            opened: now,
            desk,
            viewers: Viewers::default(),
            due: None,
            questions: 0,
            heeded: Heeded::of(keys),
            key: None,
            taking: None,
            again: false,
            grants: false,
            revises: false,
            holds: false,
            talks: Pace::default(),
            queue: VecDeque::new(),
            waiting: None,
            out: Vec::new(),
            broken: None,
        };
        host.reset_clocks();
        host.begin(Then::Nothing);
        let out = std::mem::take(&mut host.out);
        (host, out)
    }

    /// Heeds what happened, and says what is to be done. While something is being stored, only what
    /// became of that is heeded; the rest waits.
    pub fn heed(&mut self, now: Time, input: Input) -> Vec<Output> {
        self.now = now;
        match input {
            Input::Stored(written) => self.written(written),
            Input::Loaded(ledger) => self.loaded(ledger),
            Input::CaughtUp(ledger) => self.caught_up(ledger),
            Input::Joined { .. }
            | Input::Left(_)
            | Input::Said(..)
            | Input::Asked(..)
            | Input::Thought(_)
            | Input::Changed
            | Input::Tick => self.queue.push_back(input),
        }
        while self.waiting.is_none()
            && let Some(input) = self.queue.pop_front()
        {
            let again = std::mem::take(&mut self.again);
            self.taking = repeatable(&input).filter(|_| !again);
            self.take(input);
        }
        std::mem::take(&mut self.out)
    }

    /// The revision of the table that is known here: what is to be stored hangs on it.
    pub fn revision(&self) -> u64 {
        self.desk.revision
    }

    /// How far the table is, as it is known here: with other numbers, something else is stored.
    pub fn numbers(&self) -> Numbers {
        Numbers {
            length: self.desk.length,
            revision: self.desk.revision,
            said: self.desk.life.said(),
            comings: self.desk.comings,
        }
    }

    /// Asks for something to be stored.
    fn store(&mut self, storing: Storing, waiting: Waiting) {
        (self.revises, self.holds) = (storing.revises(), storing.holds());
        self.out.push(Output::Store(storing));
        self.waiting = Some(waiting);
    }

    /// Whether anybody looks at the table.
    pub fn is_watched(&self) -> bool {
        !self.viewers.is_empty()
    }

    fn take(&mut self, input: Input) {
        match (input, self.broken.clone()) {
            (Input::Asked(asker, _), Some(fault)) => self.answer(asker, Err(fault)),
            (Input::Joined { viewer, .. }, Some(fault)) => self.turn_away(viewer, fault),
            (_, Some(_)) => {}
            (
                Input::Joined {
                    viewer,
                    shown,
                    lang,
                },
                None,
            ) => match self.join(viewer, shown, lang) {
                Ok(()) => {}
                Err(fault) => self.turn_away(viewer, fault),
            },
            (Input::Left(viewer), None) => self.departs(viewer),
            (Input::Said(viewer, said), None) => match self.say(viewer, said) {
                Ok(()) => {}
                Err(unheeded) => self.unheeded(By::Viewer(viewer), unheeded),
            },
            (Input::Asked(asker, question), None) => self.asked(asker, question),
            (Input::Thought(thought), None) => self.thought(thought),
            (Input::Tick, None) => self.tick(),
            (Input::Changed, None) => self.catch_up(),
            // What became of what was stored does not wait.
            (Input::Stored(_) | Input::Loaded(_) | Input::CaughtUp(_), None) => {}
        }
    }

    fn asked(&mut self, asker: Asker, question: Question) {
        let answer = match question {
            Question::Info(shown, lang) => self
                .viewpoint(&shown, lang)
                .map(|_| Answer::Info(Box::new(self.desk.info(lang)))),
            Question::Mine(token, lang) => self
                .seat_of(&token)
                .map(|seat| Answer::Mine(Box::new(self.desk.mine(seat, lang)))),
            Question::Fresh { shown, since, lang } => self
                .viewpoint(&shown, lang)
                .map(|from| Answer::Fresh(Box::new(self.desk.fresh(from, since)))),
            Question::Log {
                shown,
                before,
                lang,
            } => self
                .viewpoint(&shown, lang)
                .map(|from| Answer::Log(self.desk.page(from, before))),
            Question::Chat(shown) => self.may_hear(&shown),
            Question::Save(shown) => self.save(&shown),
            Question::Past {
                shown,
                position,
                seat,
                lang,
            } => self.past(&shown, position, seat, lang),
            Question::Fork {
                shown,
                position,
                seats,
                opening,
            } => self.fork(&shown, position, seats, opening),
            Question::Report { shown, wrong, lang } => self.report(&shown, wrong, lang),
            Question::Sit {
                seat,
                name,
                by,
                token,
            } => return self.sit(asker, seat, &name, by, token),
            Question::Links(token) => self.links(&token),
            Question::Relink(token, wish) => return self.relink(asker, &token, wish),
            Question::Renew { token, new } => return self.renew(asker, &token, new),
            Question::Only(token) => return self.shut_out(asker, &token),
            Question::MakeCode { token, code } => return self.make_code(asker, &token, code),
            Question::UseCode { code, token } => return self.use_code(asker, code, token),
            Question::Rematch {
                token,
                swap,
                opening,
            } => return self.rematch(asker, &token, swap, opening),
        };
        self.answer(asker, answer);
    }

    fn answer(&mut self, asker: Asker, answer: Result<Answer, Fault>) {
        self.out.push(Output::Answer(asker, answer));
    }

    fn turn_away(&mut self, viewer: ViewerId, fault: Fault) {
        self.out.push(Output::TurnedAway(viewer, fault));
    }

    /// Tells somebody who looks why they may not any more.
    fn dismiss(&mut self, viewer: ViewerId, fault: Fault) {
        self.tell(viewer, Told::Error(fault.clone()));
        self.viewers.remove(viewer);
        self.turn_away(viewer, fault);
    }

    /// Tells one viewer, if they are still there.
    fn tell(&mut self, viewer: ViewerId, told: Told) {
        if self.viewers.looks(viewer) {
            self.out.push(Output::Tell(vec![viewer], told));
        }
    }

    /// Tells everybody, each what they may know.
    fn tell_each(&mut self, told: impl Fn(&Desk, Viewpoint) -> Told) {
        let groups = self.viewers.by_viewpoint().into_iter();
        let told = groups.map(|(from, to)| Output::Tell(to, told(&self.desk, from)));
        self.out.extend(told);
    }

    fn report(&self, shown: &Shown, wrong: String, lang: Lang) -> Result<Answer, Fault> {
        let report = self.desk.report(self.viewpoint(shown, lang)?, wrong);
        Ok(Answer::Report(Box::new(report)))
    }

    /// Whether somebody may know what people say to each other.
    fn may_hear(&self, shown: &Shown) -> Result<Answer, Fault> {
        let from = self.viewpoint(shown, Lang::default())?;
        match self.desk.may_hear(from.seat) {
            true => Ok(Answer::Chat),
            false => Err(Fault::new(Code::Onlooker, "chat-closed")),
        }
    }

    fn must_be_over(&self) -> Result<(), Fault> {
        if self.desk.stored.stage == Stage::Finished {
            return Ok(());
        }
        let message = "still-running";
        Err(Fault::new(Code::StillRunning, message))
    }

    fn seat_of(&self, token: &TokenHash) -> Result<Seat, Fault> {
        self.desk.seat_of(token).ok_or_else(wrong_token)
    }

    /// Lets somebody look.
    fn join(&mut self, viewer: ViewerId, shown: Shown, lang: Lang) -> Result<(), Fault> {
        let from = self.viewpoint(&shown, lang)?;
        let seat = from.seat;
        if self.viewers.count(seat) >= self.context.viewers {
            let message = match seat {
                Some(_) => "too-many-windows",
                None => "too-many-onlookers",
            };
            return Err(Fault::new(Code::TooMany, message));
        }
        self.arrives(seat);
        self.viewers.add(viewer, from, shown);
        self.tell(viewer, Told::Welcome(self.desk.welcome(from, self.now)));
        self.stir();
        Ok(())
    }

    /// Only who wanted something hears why it was not done.
    fn unheeded(&mut self, by: By, unheeded: Unheeded) {
        match (by, unheeded) {
            (By::Viewer(viewer), Unheeded::Fault(fault)) => {
                let lang = self.viewers.viewpoint(viewer).lang;
                let fault = fault.said(Some(&*self.context.game), &self.context.words, lang);
                self.tell(viewer, Told::Refused(fault));
            }
            (By::Viewer(viewer), Unheeded::Stale) => {
                let position = self.desk.live.table.position();
                self.tell(viewer, Told::Stale { position });
            }
            (By::Machine(seat) | By::Clock(seat), Unheeded::Fault(fault)) => {
                self.try_later(seat, &fault);
            }
            // Somebody else was first: it thinks anew. And who could not be spared a question is asked.
            (By::Machine(_) | By::Clock(_), Unheeded::Stale) | (By::Itself, _) => {}
        }
    }

    fn say(&mut self, viewer: ViewerId, said: Said) -> Result<(), Unheeded> {
        let onlooker = || Fault::new(Code::Onlooker, "onlooker");
        let Viewpoint { seat, lang } = self.viewers.viewpoint(viewer);
        let seat = seat.ok_or_else(onlooker)?;
        if let Some(to) = self.desk.live.stopped
            && let Said::Undo(_) | Said::UndoRequest(_) = said
        {
            self.step_back(By::Viewer(viewer), to);
            return Ok(());
        }
        if !matches!(said, Said::Explain {}) && !is_talk(&said) {
            self.must_go_on()?;
        }
        let waits = !is_talk(&said) && !matches!(said, Said::Leave {});
        if waits && self.desk.stored.stage == Stage::Open {
            let message = "not-started";
            return Err(Fault::new(Code::NotStarted, message).into());
        }
        if let Some(key) = said.key().filter(|key| self.heeded.has(seat, key)) {
            let key = key.clone();
            self.tell(viewer, Told::Heeded { key });
            return Ok(());
        }
        let key = said.key().cloned();
        let keyed = key.map(|key| Keyed { seat, key });
        self.key.clone_from(&keyed);
        let heeded = self.heed_said(viewer, seat, said, lang);
        self.key = None;
        heeded?;
        // Should it not be stored after all, this is forgotten with everything else in memory.
        keyed.into_iter().for_each(|keyed| self.heeded.note(keyed));
        Ok(())
    }

    fn heed_said(
        &mut self,
        viewer: ViewerId,
        seat: Seat,
        said: Said,
        lang: Lang,
    ) -> Result<(), Unheeded> {
        let by = By::Viewer(viewer);
        match said {
            Said::Hello { .. } => {
                let message = "message-hello-again";
                Err(Fault::new(Code::BadRequest, message).into())
            }
            Said::Choose(choose) => {
                self.must_stand_on(choose.position)?;
                self.must_play(seat)?;
                let picked = choose.picked()?;
                self.act(by, |table| table.choose(seat, picked))
            }
            Said::Offer {
                position, offer, ..
            } => {
                self.must_stand_on(position)?;
                self.must_play(seat)?;
                self.act(by, |table| table.offer(seat, offer))
            }
            Said::Undo(made) => {
                self.must_not_have_acted_since(seat, made.position)?;
                self.undo(by, seat)
            }
            Said::UndoRequest(made) => {
                self.must_not_have_acted_since(seat, made.position)?;
                self.ask_undo(by, seat)
            }
            Said::Consent { n, agrees, .. } => self.consent(by, seat, n, agrees),
            Said::Concede(made) => {
                self.must_not_have_acted_since(seat, made.position)?;
                self.give_up(by, seat)
            }
            Said::Leave {} => self.leave(by, seat),
            Said::StandIn {
                seat: other,
                position,
            } => {
                self.must_stand_on(position)?;
                self.stand_in(by, seat, other)
            }
            Said::Return {} => self.come_back(by, seat),
            Said::Chat { text, .. } => Ok(self.talk(by, seat, Remark::Text(text))?),
            Said::React { reaction, .. } => Ok(self.talk(by, seat, Remark::Reaction(reaction))?),
            Said::ChatOpen(open) => {
                self.open_chat(by, open);
                Ok(())
            }
            Said::LetPass(windows) => self.let_pass(by, seat, windows),
            Said::Explain {} => {
                let explanation = self.desk.live.table.explain(seat, lang);
                self.tell(viewer, Told::Explanation(explanation));
                Ok(())
            }
        }
    }

    /// What passes by itself outlasts the page it was said on.
    fn let_pass(&mut self, by: By, seat: Seat, windows: Vec<LetPass>) -> Result<(), Unheeded> {
        let is_long = |window: &LetPass| window.id.len().max(window.name.len()) > LONGEST_WINDOW;
        if windows.len() > MOST_WINDOWS || windows.iter().any(is_long) {
            let message = Saying::new("let-pass-too-much").with("most", MOST_WINDOWS);
            let message = message.with("longest", LONGEST_WINDOW);
            return Err(Fault::new(Code::TooLarge, message).into());
        }
        let storing = Storing::LetPass {
            seat: seat.0,
            windows: windows.clone(),
            at: self.now,
        };
        self.store(storing, Waiting::LetPass { by, seat, windows });
        Ok(())
    }

    /// What passes by itself is stored: whoever sits there knows, and is not asked any more.
    fn lets_pass(&mut self, seat: Seat, windows: Vec<LetPass>) {
        self.desk.life.due = Some(self.now);
        let seated = self.desk.seated.iter_mut();
        for seated in seated.filter(|seated| seated.seat == seat.0) {
            seated.let_pass.clone_from(&windows);
        }
        for viewer in self.viewers.of(seat) {
            self.tell(viewer, Told::LetPass(windows.clone()));
        }
        self.schedule();
    }

    fn must_stand_on(&self, position: u32) -> Result<(), Unheeded> {
        match position == self.desk.live.table.position() {
            true => Ok(()),
            false => Err(Unheeded::Stale),
        }
    }

    /// What concerns only what one did oneself is not made void by what others do meanwhile.
    fn must_not_have_acted_since(&self, seat: Seat, position: u32) -> Result<(), Unheeded> {
        let table = &self.desk.live.table;
        match table.acted(seat) <= position && position <= table.position() {
            true => Ok(()),
            false => Err(Unheeded::Stale),
        }
    }

    /// The seed of a finished game is public: nothing can be taken back any more.
    fn must_run(&self) -> Result<(), Unheeded> {
        match self.desk.stored.stage {
            Stage::Finished => Err(Refusal::new(Reason::GameOver, "game-over").into()),
            Stage::Open | Stage::Running => Ok(()),
        }
    }

    /// A table that was played by other rules is only looked at.
    fn must_go_on(&self) -> Result<(), Fault> {
        match &self.desk.live.read_only {
            Some(why) if self.desk.live.stopped.is_some() => {
                Err(Fault::new(Code::Internal, why.clone()))
            }
            Some(why) if self.desk.live.damaged => Err(Fault::new(Code::Damaged, why.clone())),
            Some(why) => Err(Fault::new(Code::OtherRules, why.clone())),
            None => Ok(()),
        }
    }
}

/// What can be done once more by who has found the table to be another. What a machine thought, it
/// thinks anew.
fn repeatable(input: &Input) -> Option<Input> {
    match input {
        Input::Said(viewer, said) => Some(Input::Said(*viewer, said.clone())),
        Input::Asked(asker, question) => Some(Input::Asked(*asker, question.clone())),
        _ => None,
    }
}

/// What people say to each other is no part of the game, and needs none.
fn is_talk(said: &Said) -> bool {
    matches!(
        said,
        Said::Chat { .. } | Said::React { .. } | Said::ChatOpen(_)
    )
}

fn wrong_token() -> Fault {
    let message = "wrong-token";
    Fault::new(Code::WrongToken, message)
}

impl std::fmt::Debug for Host {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Host")
            .field("table", &self.desk.stored.id)
            .field("position", &self.desk.live.table.position())
            .finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Context {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Context")
            .field("game", &self.game.id())
            .finish_non_exhaustive()
    }
}
