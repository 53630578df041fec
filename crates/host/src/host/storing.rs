//! What a table waits for, and what it does then: the one place where a step is told.

use super::thinking::RETRY;
use super::{By, Context, Host, Unheeded};
use crate::chat::ChatLine;
use crate::clock::Clocks;
use crate::exchange::{Answer, Asker, Input, Output, Storing, Time, Written};
use crate::fault::{Code, Fault};
use crate::heeded::Heeded;
use crate::ledger::{Hold, Ledger};
use crate::live::{Done, Live, Trouble};
use crate::message::{Asked, LetPass, Told};
use crate::rights::Change;
use crate::stored::Stage;
use crate::tell::Desk;
use std::collections::BTreeMap;
use tabletop::{AnyStep, AnyTable, Lang, Outcome, Player, Refusal, Seat};

/// What is being stored or read.
pub(super) enum Waiting {
    /// Something that was done in memory.
    Entries {
        by: By,
        /// What everybody was called before.
        called: Vec<Player>,
        outcome: Option<Outcome>,
        /// Whether somebody asked for it, and was granted it.
        granted: bool,
    },
    /// What passes by itself.
    LetPass {
        by: By,
        seat: Seat,
        windows: Vec<LetPass>,
    },
    /// Which clock runs, and when the table wants to go on.
    Time {
        clocks: Option<Clocks>,
        due: Option<Time>,
    },
    /// Who goes on with the table.
    Hold,
    /// Somebody who leaves a table that has not begun.
    Freed { by: By, seat: u8 },
    /// Who plays for somebody.
    Deputy {
        by: By,
        seat: u8,
        deputy: Option<String>,
        gone: bool,
        at: Time,
    },
    /// Something that was said.
    Chat { by: By, line: ChatLine },
    /// Whether onlookers hear what is said.
    ChatOpen { by: By, open: bool },
    /// Whether something may be taken back.
    Asked { by: By, asked: Option<Asked> },
    /// Somebody who sits down.
    Seat { asker: Asker, seat: Seat },
    /// Dropping what the game cannot play.
    StepBack { by: By },
    /// Who may sit or look, and what is answered then.
    Rights {
        asker: Asker,
        change: Change,
        answer: Answer,
    },
    /// The table the same people play at next.
    Next { asker: Asker },
    /// All entries, by newer rules.
    Renewal(Then),
    /// What is stored.
    Load(Then),
    /// What is newer than what is known here.
    CatchUp,
}

/// What is left to do when the table was read anew.
pub(super) enum Then {
    Nothing,
    Unheeded(By, Unheeded),
    Answer(Asker, Result<Answer, Fault>),
    /// To do once more what was done at a table that was another by then.
    Again(Input),
}

impl Desk {
    /// Plays what is stored.
    pub(super) fn read(context: &Context, ledger: Ledger) -> Result<Self, Fault> {
        let live = Live::rebuild(&*context.game, &ledger)?;
        Ok(Self::of(context, ledger, live))
    }

    /// What is stored, and what it led to.
    pub(super) fn of(context: &Context, ledger: Ledger, live: Live) -> Self {
        let Ledger {
            stored,
            seated,
            kept,
            codes,
            entries: _,
            end,
            life,
            revision,
            keys: _,
            hold,
            comings,
        } = ledger;
        Self {
            revision,
            length: end.length,
            comings,
            hold,
            live,
            stored,
            seated,
            kept,
            life,
            here: BTreeMap::new(),
            codes,
            balked: None,
            away: context.away,
            words: context.words.clone(),
        }
    }
}

impl Host {
    /// Does something: in memory, then in the store, then for all to see.
    pub(super) fn act(
        &mut self,
        by: By,
        act: impl FnOnce(&mut dyn AnyTable) -> Result<Box<dyn AnyStep>, Refusal>,
    ) -> Result<(), Unheeded> {
        let called = self.desk.live.table.players(Lang::default());
        let before = self.desk.decider();
        match self.desk.live.act(act) {
            Ok(Done { on, entries }) => {
                let outcome = self.desk.live.table.outcome();
                let storing = Storing::Entries {
                    on,
                    entries,
                    hash: self.desk.live.table.hash().to_string(),
                    key: self.key.take(),
                    forgets: self.desk.life.asked.is_some(),
                    outcome: outcome.clone(),
                    moved: self.moved(by, before),
                };
                let waiting = Waiting::Entries {
                    by,
                    called,
                    outcome,
                    granted: std::mem::take(&mut self.grants),
                };
                self.store(storing, waiting);
                Ok(())
            }
            Err(Trouble::Refused(refusal)) => Err(refusal.into()),
            Err(Trouble::Panicked) => {
                let fault = Fault::new(Code::Internal, "game-bug");
                self.load(Then::Unheeded(by, fault.into()));
                Ok(())
            }
        }
    }

    /// Heeds what became of what was to be stored. Whenever memory and store may differ, the memory
    /// goes back to what is stored.
    pub(super) fn written(&mut self, written: Written) {
        match &written {
            Written::Done | Written::Next(_) => {
                self.desk.revision += u64::from(std::mem::take(&mut self.revises));
                if std::mem::take(&mut self.holds) {
                    self.desk.hold = Hold::Here;
                }
                self.taking = None;
            }
            // The table is another than the one in memory: once it is read anew, what was wanted may
            // still make sense. If not, whoever wants it hears so then.
            Written::Taken => {
                if let Some(input) = self.taking.take() {
                    return self.load(Then::Again(input));
                }
            }
            Written::Failed(_) => self.taking = None,
        }
        match (self.waiting.take(), written) {
            (
                Some(Waiting::Entries {
                    called,
                    outcome,
                    granted,
                    ..
                }),
                Written::Done,
            ) => self.done(&called, outcome, granted),
            (Some(Waiting::Entries { by, .. }), Written::Failed(fault)) => {
                self.load(Then::Unheeded(by, Unheeded::Fault(fault)));
            }
            (Some(Waiting::Entries { by, .. }), Written::Taken | Written::Next(_)) => {
                self.load(Then::Unheeded(by, Unheeded::Stale));
            }
            (Some(Waiting::LetPass { seat, windows, .. }), Written::Done) => {
                self.lets_pass(seat, windows);
            }
            (Some(Waiting::LetPass { by, .. }), Written::Failed(fault)) => {
                self.unheeded(by, Unheeded::Fault(fault));
            }
            (Some(Waiting::LetPass { by, .. }), Written::Taken | Written::Next(_)) => {
                self.load(Then::Unheeded(by, Unheeded::Stale));
            }
            (Some(Waiting::StepBack { .. }), Written::Done) => self.load(Then::Nothing),
            (Some(Waiting::StepBack { by }), Written::Failed(fault)) => {
                self.unheeded(by, Unheeded::Fault(fault));
            }
            (Some(Waiting::StepBack { by }), Written::Taken | Written::Next(_)) => {
                self.load(Then::Unheeded(by, Unheeded::Stale));
            }
            (Some(Waiting::Time { clocks, due }), Written::Done) => self.timed(clocks, due),
            (Some(Waiting::Time { .. }), Written::Taken | Written::Next(_)) => {
                self.load(Then::Nothing);
            }
            (Some(Waiting::Time { .. }), Written::Failed(_)) => self.wake_in(RETRY),
            (Some(Waiting::Hold), Written::Done) => self.schedule(),
            (Some(Waiting::Hold), Written::Taken | Written::Next(_)) => self.load(Then::Nothing),
            (Some(Waiting::Hold), Written::Failed(_)) => self.wake_in(RETRY),
            (Some(Waiting::Freed { seat, .. }), Written::Done) => self.freed(seat),
            (
                Some(Waiting::Deputy {
                    seat,
                    deputy,
                    gone,
                    at,
                    ..
                }),
                Written::Done,
            ) => self.deputed(seat, deputy, gone, at),
            (Some(Waiting::Chat { line, .. }), Written::Done) => self.talked(line),
            (Some(Waiting::ChatOpen { open, .. }), Written::Done) => self.opened_chat(open),
            (Some(Waiting::Asked { asked, .. }), Written::Done) => self.was_asked(asked),
            (
                Some(
                    Waiting::Freed { by, .. }
                    | Waiting::Deputy { by, .. }
                    | Waiting::Chat { by, .. }
                    | Waiting::ChatOpen { by, .. }
                    | Waiting::Asked { by, .. },
                ),
                Written::Failed(fault),
            ) => self.unheeded(by, Unheeded::Fault(fault)),
            (
                Some(
                    Waiting::Freed { by, .. }
                    | Waiting::Deputy { by, .. }
                    | Waiting::Chat { by, .. }
                    | Waiting::ChatOpen { by, .. }
                    | Waiting::Asked { by, .. },
                ),
                Written::Taken | Written::Next(_),
            ) => self.load(Then::Unheeded(by, Unheeded::Stale)),
            // Whoever else sat down meanwhile, here or elsewhere, counts too.
            (Some(Waiting::Seat { asker, seat }), Written::Done) => {
                self.load(Then::Answer(asker, Ok(Answer::Sat(seat))));
            }
            (Some(Waiting::Seat { asker, .. }), Written::Taken | Written::Next(_)) => {
                self.load(Then::Answer(asker, Err(super::seating::taken())));
            }
            (
                Some(Waiting::Rights {
                    asker,
                    change,
                    answer,
                }),
                Written::Done,
            ) => self.rights_changed(asker, &change, answer),
            (Some(Waiting::Rights { asker, .. }), Written::Taken | Written::Next(_)) => {
                self.load(Then::Answer(asker, Err(super::devices::used())));
            }
            (Some(Waiting::Next { asker }), Written::Next(table)) => self.follow(asker, table),
            (Some(Waiting::Next { asker }), Written::Done | Written::Taken) => {
                self.load(Then::Answer(asker, Err(Fault::gone())));
            }
            (
                Some(
                    Waiting::Seat { asker, .. }
                    | Waiting::Rights { asker, .. }
                    | Waiting::Next { asker },
                ),
                Written::Failed(fault),
            ) => self.answer(asker, Err(fault)),
            (Some(Waiting::Renewal(then)), Written::Failed(fault)) => self.breaks(fault, then),
            (Some(Waiting::Renewal(then)), Written::Taken) => self.load(then),
            (Some(Waiting::Renewal(then)), _) => {
                self.desk.live.renewed = false;
                self.desk.stored.rules = self.context.game.rules();
                self.begin(then);
            }
            // Nobody asked.
            (waiting @ (None | Some(Waiting::Load(_) | Waiting::CatchUp)), _) => {
                self.waiting = waiting;
            }
        }
    }

    /// What was done is stored: everybody may know.
    fn done(&mut self, called: &[Player], outcome: Option<Outcome>, granted: bool) {
        self.desk.length = self.desk.live.table.position();
        if outcome.is_some() {
            self.desk.stored.stage = Stage::Finished;
            self.desk.stored.outcome = outcome;
        }
        self.forget_question(granted);
        self.tell_step();
        self.tell_clocks();
        // Who chose a character is called by it from now on.
        let over = self.desk.stored.stage == Stage::Finished;
        if over || called != self.desk.live.table.players(Lang::default()) {
            self.tell_each(|desk, viewer| Told::Table(Box::new(desk.info(viewer.lang))));
        }
        self.schedule();
    }

    /// Everybody hears what was done last, each what they may know.
    pub(super) fn tell_step(&mut self) {
        let now = self.now;
        self.tell_each(|desk, viewer| match desk.step(viewer) {
            Some(step) => Told::Step(Box::new(step)),
            None => Told::Welcome(desk.welcome(viewer, now)),
        });
    }

    /// Asks for what is stored.
    pub(super) fn load(&mut self, then: Then) {
        self.waiting = Some(Waiting::Load(then));
        self.out.push(Output::Load);
    }

    /// Takes the table as it is stored, and shows it to everybody anew.
    pub(super) fn loaded(&mut self, ledger: Result<Box<Ledger>, Fault>) {
        let then = match self.waiting.take() {
            Some(Waiting::Load(then)) => then,
            // Nobody asked.
            waiting => return self.waiting = waiting,
        };
        let read = ledger.and_then(|ledger| {
            let keys = ledger.keys.clone();
            Ok((Desk::read(&self.context, *ledger)?, keys))
        });
        match read {
            Ok((desk, keys)) => {
                let here = std::mem::take(&mut self.desk.here);
                self.desk = Desk { here, ..desk };
                self.mend_presence();
                self.heeded = Heeded::of(keys);
                if matches!(then, Then::Unheeded(By::Itself, _)) {
                    self.desk.balked = Some(self.desk.live.table.position());
                }
            }
            Err(_) => return self.breaks(Fault::gone(), then),
        }
        self.begin(then);
    }

    /// Goes on with a table that was just read.
    pub(super) fn begin(&mut self, then: Then) {
        if self.desk.live.renewed {
            let storing = Storing::Renewed {
                entries: self.desk.live.table.entries_from(0),
                rules: self.context.game.rules(),
            };
            return self.store(storing, Waiting::Renewal(then));
        }
        let now = self.now;
        self.tell_each(|desk, viewer| match desk.stored.stage {
            Stage::Open => Told::Table(Box::new(desk.info(viewer.lang))),
            Stage::Running | Stage::Finished => Told::Welcome(desk.welcome(viewer, now)),
        });
        // A machine whose move failed waits before it thinks again.
        let failed = matches!(
            then,
            Then::Unheeded(By::Machine(_) | By::Clock(_), Unheeded::Fault(_))
        );
        self.then(then);
        if !failed {
            self.schedule();
        }
    }

    fn then(&mut self, then: Then) {
        match then {
            Then::Nothing => {}
            Then::Unheeded(by, unheeded) => self.unheeded(by, unheeded),
            Then::Answer(asker, answer) => self.answer(asker, answer),
            Then::Again(input) => {
                self.again = true;
                self.queue.push_front(input);
            }
        }
    }

    /// The table cannot be read any more.
    fn breaks(&mut self, fault: Fault, then: Then) {
        self.then(then);
        self.due = None;
        self.broken = Some(fault.clone());
        self.out.push(Output::Broken(fault));
    }
}
