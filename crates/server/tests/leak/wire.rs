//! A table as it is sent: every message and every answer, as bytes.

use host::{
    Asker, Context, Device, Host, Input, Ledger, Life, Opening, Output, Question, Seated, Shown,
    Sitter, Stage, TableId, Terms, Time, TokenHash, Told, ViewerId,
};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::VecDeque;
use tabletop::{Lang, Seat, Seed};

/// Who looks on, besides those who sit: by the table's name alone, by the key for onlookers, with a
/// token that opens nothing.
pub(super) const STRANGER: u64 = 10;
pub(super) const GUEST: u64 = 11;
pub(super) const IMPOSTOR: u64 = 12;

/// What was sent to whom, and on what occasion.
#[derive(Debug, Eq, PartialEq)]
pub(super) struct Sent {
    pub(super) to: u64,
    pub(super) on: String,
    pub(super) text: String,
}

/// A table, its store, and what it sent.
pub(super) struct Wire {
    host: Host,
    context: Context,
    ledger: Ledger,
    now: u64,
    pub(super) seats: u8,
    on: String,
    /// The number of the last question whether something may be taken back.
    pub(super) question: u64,
    pub(super) sent: Vec<Sent>,
    /// Sends the hash of each position as well, which covers what is hidden: so nobody may.
    pub(super) tells_hashes: bool,
}

impl Wire {
    /// A table of this game at which everybody sits. All that is drawn for it is the same at every
    /// table here: its name, keys, nonce, and the seed that is promised and shown at the end.
    pub(super) fn open(context: &Context, setup: Value, seats: u8, number: u64) -> Self {
        let people = vec![Sitter::Person { name: None }; usize::from(seats)];
        let opening = Opening {
            id: TableId::of([1; 16]),
            seed: Seed::from_number(number),
            nonce: [2; 32],
            invitation: [3; 16],
            spectator: [4; 16],
            created: 0,
        };
        let private = number % 2 == 1;
        let game = &*context.game;
        let mut stored = host::prepare(game, setup, people, private, opening).unwrap();
        stored.stage = Stage::Running;
        let mut ledger = Ledger::new(stored, Vec::new());
        ledger.seated = (0..seats).map(seated).collect();
        ledger.life = Life::new(Terms {
            clock: number.is_multiple_of(3).then_some(host::Clock::Live {
                bank_s: 600,
                increment_s: 5,
            }),
            chat_open: number % 4 < 2,
        });
        let (host, outputs) = Host::open(Time(0), context.clone(), ledger.clone()).unwrap();
        let mut wire = Self {
            host,
            context: context.clone(),
            ledger,
            now: 0,
            seats,
            on: "opening".into(),
            question: 0,
            sent: Vec::new(),
            tells_hashes: false,
        };
        wire.perform(outputs);
        wire
    }

    pub(super) fn position(&self) -> u32 {
        self.host.position()
    }

    pub(super) fn is_over(&self) -> bool {
        self.ledger.stored.stage == Stage::Finished
    }

    /// Whether somebody plays with nobody else.
    pub(super) fn is_alone(&self) -> bool {
        self.seats == 1
    }

    pub(super) fn join(&mut self, viewer: u64) {
        self.on = "joining".into();
        self.give(Input::Joined {
            viewer: ViewerId(viewer),
            shown: self.shown(viewer),
            lang: Lang::default(),
        });
    }

    pub(super) fn leave(&mut self, viewer: u64) {
        self.on = format!("the window of {viewer} closing");
        self.give(Input::Left(ViewerId(viewer)));
    }

    pub(super) fn say(&mut self, viewer: u64, message: &Value) {
        let text = message.to_string();
        self.on = format!("{viewer} saying {text}");
        match host::read(&text) {
            Ok(said) => self.give(Input::Said(ViewerId(viewer), said)),
            // The socket answers by itself.
            Err(fault) => self.send(viewer, &fault),
        }
    }

    /// A viewer wants something on the position that holds.
    pub(super) fn wish(&mut self, viewer: u64, what: &str) {
        let position = self.position();
        self.say(viewer, &json!({ what: {"position": position} }));
    }

    pub(super) fn ask(&mut self, viewer: u64, question: Question) {
        self.on = format!("asking {question:?}");
        self.give(Input::Asked(Asker(viewer), question));
    }

    pub(super) fn wait(&mut self, milliseconds: u64) {
        self.now += milliseconds;
        self.on = "time passing".into();
        self.give(Input::Tick);
    }

    /// What somebody shows.
    pub(super) fn shown(&self, viewer: u64) -> Shown {
        let spectator = self.ledger.stored.links.spectator.as_str();
        match viewer {
            STRANGER => Shown::default(),
            GUEST => Shown {
                token: None,
                key: Some(spectator.into()),
            },
            seat_or_impostor => Shown {
                token: Some(token(seat_or_impostor)),
                key: None,
            },
        }
    }

    fn give(&mut self, input: Input) {
        let outputs = self.host.heed(Time(self.now), input);
        self.perform(outputs);
    }

    /// Does what the table wants done. Its machines never come to an end of their thoughts: they know
    /// more than who watches here.
    fn perform(&mut self, outputs: Vec<Output>) {
        let mut outputs = VecDeque::from(outputs);
        while let Some(output) = outputs.pop_front() {
            let now = Time(self.now);
            match output {
                Output::Store(storing) => {
                    let written = Input::Stored(self.ledger.keep(self.host.revision(), &storing));
                    outputs.extend(self.host.heed(now, written));
                }
                Output::Load => {
                    let loaded = Input::Loaded(Ok(Box::new(self.ledger.clone())));
                    outputs.extend(self.host.heed(now, loaded));
                }
                Output::Presence { seat, here, at } => self.ledger.note(seat, here, at),
                Output::Tell(to, told) => {
                    if let Told::UndoAsked(_) = &told {
                        let asked = json!(told);
                        self.question = asked["undo-asked"]["n"].as_u64().unwrap();
                    }
                    for ViewerId(viewer) in to {
                        self.send(viewer, &told);
                    }
                }
                Output::TurnedAway(ViewerId(viewer), fault) => {
                    let (game, words) = (&*self.context.game, &self.context.words);
                    let fault = fault.said(Some(game), words, Lang::default());
                    self.send(viewer, &fault);
                }
                Output::Answer(Asker(viewer), answer) => {
                    let (game, words) = (&*self.context.game, &self.context.words);
                    let said =
                        answer.map_err(|fault| fault.said(Some(game), words, Lang::default()));
                    self.send(viewer, &said);
                }
                Output::Stuck { why, .. } => panic!("a machine is stuck: {why}"),
                Output::Broken(fault) => panic!("{fault:?}"),
                // Nobody else runs this table.
                Output::Think(_) | Output::WakeAt(_) | Output::CatchUp { .. } => {}
            }
        }
    }

    fn send(&mut self, to: u64, data: &impl Serialize) {
        let mut text = serde_json::to_string(data).unwrap();
        if self.tells_hashes
            && let Some(entry) = self.ledger.entries.last()
        {
            text += &entry["at"].to_string();
        }
        let on = self.on.clone();
        self.sent.push(Sent { to, on, text });
    }
}

/// What opens a seat; of who has none, nothing.
pub(super) fn token(viewer: u64) -> TokenHash {
    TokenHash::of(&format!("token {viewer}"))
}

fn seated(seat: u8) -> Seated {
    Seated {
        seat,
        name: format!("Somebody {seat}"),
        devices: vec![Device {
            token: token(u64::from(seat)),
            since: Time(0),
        }],
        let_pass: Vec::new(),
    }
}

/// All that can be asked about a table while it is played, and who may ask for it.
pub(super) fn questions(wire: &Wire, viewer: u64) -> Vec<Question> {
    let shown = || wire.shown(viewer);
    let lang = Lang::default();
    let position = wire.position();
    let fresh = |since| Question::Fresh {
        shown: shown(),
        since,
        lang,
    };
    let log = |before| Question::Log {
        shown: shown(),
        before,
        lang,
    };
    let mut all = vec![
        Question::Info(shown(), lang),
        fresh(None),
        fresh(Some(position / 2)),
        log(u32::MAX),
        log(position / 2),
        Question::Chat(shown()),
    ];
    if viewer < u64::from(wire.seats) {
        all.push(Question::Mine(token(viewer), lang));
        all.push(Question::Links(token(viewer)));
    }
    // A finished game is everybody's, as each seat saw it: from here on nothing is hidden.
    if wire.is_over() {
        return all;
    }
    for position in [0, position, position + 1] {
        let seats = (0..=wire.seats).map(|seat| (seat < wire.seats).then_some(seat));
        all.extend(seats.map(|seat| Question::Past {
            shown: shown(),
            position,
            seat,
            lang,
        }));
    }
    // The whole record belongs to who plays alone.
    if !wire.is_alone() || viewer >= u64::from(wire.seats) {
        all.push(Question::Save(shown()));
        all.push(Question::Report {
            shown: shown(),
            wrong: "a card is gone".into(),
            lang,
        });
    }
    all
}

/// The seat of a viewer who has one.
pub(super) fn id(seat: Seat) -> u64 {
    u64::from(seat.0)
}
