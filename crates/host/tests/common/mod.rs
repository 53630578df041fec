//! A table on a bench: whatever it wants done waits until a test does it.

pub(crate) mod seen;

use host::{
    Answer, Asker, Context, Fault, Host, Input, Ledger, Life, Opening, Output, Question, Right,
    Shown, Sitter, Storing, TableId, Terms, Thinking, Thought, Time, TokenHash, ViewerId, Written,
};
use seen::Seen;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{Lang, Seat, Seed};

/// After so long others may give a seat to a machine.
pub(crate) const AWAY: u64 = 90_000;

/// What the table waits for.
#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one at a time")]
pub(crate) enum Waits {
    Store(Storing),
    Load,
    CatchUp(u32),
}

/// A table, its store, and what it has said so far.
pub(crate) struct Bench {
    pub(crate) host: Host,
    pub(crate) ledger: Ledger,
    pub(crate) now: u64,
    pub(crate) waits: Option<Waits>,
    /// What each viewer made of what they were told.
    pub(crate) seen: BTreeMap<u64, Seen>,
    pub(crate) turned_away: Vec<Fault>,
    pub(crate) answers: Vec<Result<Answer, Fault>>,
    pub(crate) thinking: Option<Thinking>,
    pub(crate) wake: Option<Time>,
    pub(crate) stuck: Vec<String>,
    pub(crate) broken: bool,
    /// Who is noted to look from here, and since when.
    pub(crate) here: BTreeMap<u8, Time>,
    viewers: u64,
    /// Who was welcomed and has yet to ask for the whole table.
    looking: Vec<u64>,
}

pub(crate) fn context(game: &str, pace: u64) -> Context {
    let game = match game {
        "coaxium" => bots::any(coaxium::Coaxium::new()),
        "deckbuilding" => bots::any(deckbuilding::Deckbuilding::base().unwrap()),
        "outer-rim" => bots::any(outer_rim::OuterRim::base().unwrap()),
        other => panic!("no game is called {other}"),
    };
    Context {
        game: Arc::from(game),
        pace,
        viewers: 8,
        away: AWAY,
        words: printed::Languages::common(),
    }
}

pub(crate) fn opening(number: u8) -> Opening {
    Opening {
        id: TableId::of([number; 16]),
        seed: Seed::from_number(u64::from(number)),
        nonce: [number; 32],
        invitation: [0x1e; 16],
        spectator: [0x5e; 16],
        created: 0,
    }
}

/// A new table for these, as it is stored.
pub(crate) fn ledger(context: &Context, setup: Value, seats: &Value, number: u8) -> Ledger {
    let seats: Vec<Sitter> = serde_json::from_value(seats.clone()).unwrap();
    let stored = host::prepare(&*context.game, setup, seats, false, opening(number)).unwrap();
    Ledger::new(stored, Vec::new())
}

/// The usual set-up for so many.
fn setup(game: &str, seats: &Value) -> Value {
    match (game, seats.as_array().map_or(0, Vec::len)) {
        ("outer-rim", n @ (1 | 3 | 4)) => json!({"players": n}),
        ("coaxium", n) if n > 2 => json!({"seats": n}),
        _ => Value::Null,
    }
}

/// What opens a seat at every table here.
pub(crate) fn token(seat: u8) -> TokenHash {
    TokenHash::of(&format!("token of seat {seat}"))
}

/// What is shown by who has this seat, or none.
pub(crate) fn shown(seat: Option<u8>) -> Shown {
    let token = seat.map(token);
    Shown { token, key: None }
}

/// What lets sit down at every table here.
pub(crate) fn invitation() -> String {
    "1e".repeat(16)
}

pub(crate) fn people(count: usize) -> Value {
    json!(vec![json!({"kind": "person"}); count])
}

pub(crate) fn against_a_machine() -> Value {
    json!([{"kind": "person"}, {"kind": "bot", "level": "random"}])
}

pub(crate) fn machines(count: usize) -> Value {
    json!(vec![json!({"kind": "bot", "level": "greedy"}); count])
}

impl Bench {
    /// A table as it is stored.
    pub(crate) fn open(context: Context, ledger: Ledger) -> Self {
        Self::open_at(0, context, ledger)
    }

    /// A table as it is stored, opened at this time.
    pub(crate) fn open_at(now: u64, context: Context, ledger: Ledger) -> Self {
        let (host, outputs) = Host::open(Time(now), context, ledger.clone()).unwrap();
        let mut bench = Self {
            host,
            ledger,
            now,
            waits: None,
            seen: BTreeMap::new(),
            turned_away: Vec::new(),
            answers: Vec::new(),
            thinking: None,
            wake: None,
            stuck: Vec::new(),
            broken: false,
            here: BTreeMap::new(),
            viewers: 0,
            looking: Vec::new(),
        };
        bench.note(outputs);
        bench
    }

    /// A new table with the usual set-up at which all people sit.
    pub(crate) fn new(game: &str, seats: &Value) -> Self {
        Self::on(game, seats, Terms::default())
    }

    /// The same on other terms.
    pub(crate) fn on(game: &str, seats: &Value, terms: Terms) -> Self {
        let context = context(game, 0);
        let mut ledger = ledger(&context, setup(game, seats), seats, 7);
        ledger.life = Life::new(terms);
        let mut bench = Self::open(context, ledger);
        for (seat, sitter) in (0..).zip(seats.as_array().unwrap()) {
            if sitter["kind"] == "person" {
                bench.sit(seat);
                bench.settle();
                assert!(matches!(bench.answers.pop(), Some(Ok(Answer::Sat(sat))) if sat.0 == seat));
            }
        }
        bench
    }

    pub(crate) fn sit(&mut self, seat: u8) {
        self.ask(Question::Sit {
            seat: Some(seat),
            name: format!("Somebody {seat}"),
            by: Right::Invited(Some(invitation())),
            token: token(seat),
        });
    }

    /// Hands something in, and notes what comes out.
    pub(crate) fn give(&mut self, input: Input) {
        let outputs = self.host.heed(Time(self.now), input);
        self.note(outputs);
        while let Some(viewer) = self.looking.pop() {
            let Some(seen) = self.seen.get(&viewer) else {
                continue;
            };
            let question = Question::Fresh {
                shown: seen.shown.clone(),
                since: seen.since(),
                lang: Lang::default(),
            };
            let asked = Input::Asked(Asker(1 + viewer), question);
            let outputs = self.host.heed(Time(self.now), asked);
            self.note(outputs);
        }
    }

    pub(crate) fn join(&mut self, seat: Option<u8>) -> u64 {
        self.join_with(seat, shown(seat))
    }

    /// Somebody comes who shows this, and will look from there.
    pub(crate) fn join_with(&mut self, seat: Option<u8>, shown: Shown) -> u64 {
        let viewer = self.viewers;
        self.viewers += 1;
        let seen = Seen::from(seat.map(Seat), shown.clone());
        self.seen.insert(viewer, seen);
        self.give(Input::Joined {
            viewer: ViewerId(viewer),
            shown,
            lang: Lang::default(),
        });
        viewer
    }

    pub(crate) fn leave(&mut self, viewer: u64) {
        self.seen.remove(&viewer);
        self.give(Input::Left(ViewerId(viewer)));
    }

    pub(crate) fn say(&mut self, viewer: u64, message: &Value) {
        let said = host::read(&message.to_string()).unwrap();
        self.give(Input::Said(ViewerId(viewer), said));
    }

    /// A viewer makes a choice by its number, on the position they were told.
    pub(crate) fn choose(&mut self, viewer: u64, id: usize) {
        let position = self.seen[&viewer].position();
        self.say(viewer, &json!({"choose": {"position": position, "id": id}}));
    }

    /// A viewer wants something on the position they were told.
    pub(crate) fn wish(&mut self, viewer: u64, what: &str) {
        let position = self.seen[&viewer].position();
        self.say(viewer, &json!({ what: {"position": position} }));
    }

    /// Time passes, and the table is told so.
    pub(crate) fn wait(&mut self, milliseconds: u64) {
        self.now += milliseconds;
        self.give(Input::Tick);
        self.settle();
    }

    /// A viewer agrees to what is asked, or does not.
    pub(crate) fn consent(&mut self, viewer: u64, agrees: bool) {
        let n = self.seen[&viewer].asked();
        self.say(viewer, &json!({"consent": {"n": n, "agrees": agrees}}));
    }

    /// The whole table as somebody sees it who comes with this seat's token, or none.
    pub(crate) fn fresh(&mut self, seat: Option<u8>, since: Option<u32>) -> Value {
        self.ask(Question::Fresh {
            shown: shown(seat),
            since,
            lang: Lang::default(),
        });
        match self.answers.pop() {
            Some(Ok(Answer::Fresh(fresh))) => serde_json::to_value(fresh).unwrap(),
            other => panic!("not the table: {other:?}"),
        }
    }

    /// A page of the log.
    pub(crate) fn page(&mut self, seat: Option<u8>, before: u32) -> Value {
        self.ask(Question::Log {
            shown: shown(seat),
            before,
            lang: Lang::default(),
        });
        match self.answers.pop() {
            Some(Ok(Answer::Log(page))) => serde_json::to_value(page).unwrap(),
            other => panic!("not a page: {other:?}"),
        }
    }

    pub(crate) fn ask(&mut self, question: Question) {
        self.give(Input::Asked(Asker(0), question));
    }

    /// Stores or reads the one thing the table waits for, as its store really would.
    pub(crate) fn perform(&mut self) {
        match self.waits.take() {
            Some(Waits::Store(storing)) => {
                let written = self.ledger.keep(self.host.revision(), &storing);
                self.give(Input::Stored(written));
            }
            Some(Waits::Load) => {
                let ledger = Box::new(self.ledger.clone());
                self.give(Input::Loaded(Ok(ledger)));
            }
            Some(Waits::CatchUp(from)) => {
                let mut ledger = Box::new(self.ledger.clone());
                ledger.entries.drain(..from as usize);
                self.give(Input::CaughtUp(Ok(ledger)));
            }
            None => {}
        }
    }

    /// The store fails.
    pub(crate) fn fail(&mut self) {
        assert!(matches!(self.waits.take(), Some(Waits::Store(_))));
        let fault = Fault::new(host::Code::Internal, "the disk is full");
        self.give(Input::Stored(Written::Failed(fault)));
    }

    /// Does what the table wants stored or read, until it wants nothing more.
    pub(crate) fn settle(&mut self) {
        while self.waits.is_some() {
            self.perform();
        }
    }

    /// What the machine thinks that was asked last.
    pub(crate) fn thought(&mut self) -> Option<Thought> {
        let thinking = self.thinking.take()?;
        self.host.think(&thinking)
    }

    /// Settles, and lets machines move until none wants to.
    pub(crate) fn let_machines_move(&mut self) {
        self.settle();
        while let Some(thought) = self.thought() {
            self.give(Input::Thought(thought));
            self.settle();
        }
    }

    /// Another process with the same store does what is next to be done; false if it cannot.
    pub(crate) fn neighbour_moves(&mut self, context: &Context) -> bool {
        let mut other = Self::open_at(self.now, context.clone(), self.ledger.clone());
        other.settle();
        for seat in 0..other.ledger.stored.seats.len() as u8 {
            match other.thought() {
                Some(thought) => other.give(Input::Thought(thought)),
                None if other.ledger.stored.seats[usize::from(seat)].is_person() => {
                    let viewer = other.join(Some(seat));
                    other.settle();
                    other.choose(viewer, 0);
                }
                None => {}
            }
            other.perform();
        }
        let moved = other.ledger.entries.len() > self.ledger.entries.len();
        self.ledger = other.ledger;
        moved
    }

    /// Whether a viewer has not been turned away.
    pub(crate) fn looks(&self, viewer: u64) -> bool {
        self.seen.contains_key(&viewer)
    }

    /// The code of the last refusal a viewer heard.
    pub(crate) fn refused(&self, viewer: u64) -> Option<&str> {
        let heard = self.seen[&viewer].heard.last()?;
        heard["refused"]["code"].as_str()
    }

    /// What was told in how many messages so far.
    pub(crate) fn told(&self) -> usize {
        self.seen.values().map(|seen| seen.heard.len()).sum()
    }

    fn note(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            assert!(self.waits.is_none(), "nothing is done while it waits");
            match output {
                Output::Store(storing) => self.waits = Some(Waits::Store(storing)),
                Output::Load => self.waits = Some(Waits::Load),
                Output::CatchUp { from } => self.waits = Some(Waits::CatchUp(from)),
                Output::Presence { seat, here, at } => {
                    self.ledger.note(seat, here, at);
                    match here {
                        true => drop(self.here.insert(seat, at)),
                        false => drop(self.here.remove(&seat)),
                    }
                }
                Output::Tell(to, told) => {
                    let told = serde_json::to_value(&told).unwrap();
                    let stored = self.ledger.entries.len() as u64;
                    for ViewerId(viewer) in to {
                        // Who has left may still be told what was on its way.
                        if let Some(seen) = self.seen.get_mut(&viewer) {
                            seen.hear(told.clone());
                            if told.get("welcome").is_some() {
                                self.looking.push(viewer);
                            }
                            assert!(
                                seen.position() <= stored,
                                "told before it was stored: {told}"
                            );
                        }
                    }
                }
                Output::TurnedAway(ViewerId(viewer), fault) => {
                    self.seen.remove(&viewer);
                    self.turned_away.push(fault);
                }
                Output::Answer(Asker(0), answer) => self.answers.push(answer),
                Output::Answer(Asker(asker), answer) => {
                    let Ok(Answer::Fresh(fresh)) = answer else {
                        panic!("who looks sees the table: {answer:?}");
                    };
                    if let Some(seen) = self.seen.get_mut(&(asker - 1)) {
                        seen.look(serde_json::to_value(&fresh).unwrap());
                    }
                }
                Output::Think(thinking) => self.thinking = Some(thinking),
                Output::WakeAt(time) => self.wake = Some(time),
                Output::Stuck { why, .. } => self.stuck.push(why),
                Output::Broken(_) => self.broken = true,
            }
        }
    }
}

/// Choices by chance, the same in every run.
pub(crate) struct Picks(pub(crate) u64);

impl Picks {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1);
        (self.0 >> 33) as usize % n
    }
}
