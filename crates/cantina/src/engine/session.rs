//! One conversation: at most one game on the table, and the answers to requests about it.

use super::answer::{Answer, plain_decision, plain_explanation, plain_hints};
use super::fault::{Code, Fault};
use super::request::{self, COMMANDS, Request};
use crate::error::Failure;
use crate::{list, seed};
use bots::Playable;
use serde_json::{Map, Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tabletop::{AnyGame, AnyStep, AnyTable, Lang, Reader, Refusal, Seat, Seed};

/// The version of the protocol: raised when an old program would no longer be understood.
const PROTOCOL: u32 = 1;

/// How wide the table is drawn for programs, who have no terminal to ask.
const BOARD_COLUMNS: usize = 98;

/// What to do after an answer.
#[derive(Copy, Clone, PartialEq)]
pub(super) enum Next {
    Line,
    Quit,
}

pub(super) struct Session {
    games: Vec<Arc<dyn Playable>>,
    on_table: Option<OnTable>,
}

struct OnTable {
    game: Arc<dyn Playable>,
    table: Box<dyn AnyTable>,
}

impl Session {
    /// Nothing lies on the table yet.
    pub(super) fn new(games: Vec<Box<dyn Playable>>) -> Self {
        Self {
            games: games.into_iter().map(Arc::from).collect(),
            on_table: None,
        }
    }

    /// Answers a line, whatever it holds.
    pub(super) fn answer(&mut self, line: &[u8]) -> (Answer, Next) {
        let tagged = request::read(line);
        let next = match tagged.request {
            Ok(Request::Quit) => Next::Quit,
            _ => Next::Line,
        };
        let answer = tagged
            .request
            .and_then(|request| self.guarded(request))
            .unwrap_or_else(Answer::fault);
        (answer.tagged(tagged.tag), next)
    }

    /// A game with a bug must not end a conversation: its panic is answered like any error. Only
    /// accepted entries are in the record, so playing it again restores the position.
    fn guarded(&mut self, request: Request) -> Result<Answer, Fault> {
        catch_unwind(AssertUnwindSafe(|| self.execute(request))).unwrap_or_else(|_| {
            self.restore();
            Err(Fault::new(
                Code::Internal,
                match &self.on_table {
                    Some(_) => "this is a bug of the engine; the position is as it was before",
                    None => "this is a bug of the engine; there is no game on the table now",
                },
            ))
        })
    }

    fn restore(&mut self) {
        let Some(OnTable { game, table }) = self.on_table.take() else {
            return;
        };
        let again = catch_unwind(AssertUnwindSafe(|| game.load(&table.save())));
        if let Ok(Ok(loaded)) = again {
            self.on_table = Some(OnTable {
                game,
                table: loaded.table,
            });
        }
    }

    fn execute(&mut self, request: Request) -> Result<Answer, Fault> {
        let lang = Lang::default();
        match request {
            Request::Hello => Ok(self.hello()),
            Request::Help => Ok(help()),
            Request::Games => {
                let games: Vec<_> = self.games.iter().map(|g| list::describe(&**g)).collect();
                Ok(Answer::ok().with("games", games))
            }
            Request::Setup { game } => {
                let game = self.named(&game)?;
                let answer = Answer::ok().with("game", game.id());
                Ok(answer.with("setup", game.default_setup()))
            }
            Request::New {
                game,
                setup,
                seed,
                reader,
            } => self.new_game(&game, setup, seed, reader),
            Request::Scenario {
                game,
                scenario,
                seed,
                reader,
            } => self.scenario(&game, scenario, seed, reader),
            Request::Load { save, game, reader } => self.load(&save, game.as_deref(), reader),
            Request::Decision { reader } => {
                let table = self.table()?;
                check_reader(table, reader)?;
                Ok(with_decision(Answer::ok(), table, reader))
            }
            Request::Choose {
                seat,
                picked,
                reader,
            } => self.act(None, reader, |table| table.choose(seat, picked)),
            Request::Offer {
                seat,
                offer,
                reader,
            } => self.act(Some(seat), reader, |table| table.offer(seat, offer)),
            Request::Undo {
                seat,
                consent,
                reader,
            } => self.act(Some(seat), reader, |table| table.undo(seat, consent)),
            Request::Concede { seat, reader } => {
                self.act(Some(seat), reader, |table| table.concede(seat))
            }
            Request::Explain { seat } => {
                let table = self.table()?;
                check_seat(table, seat)?;
                let hints = plain_hints(json!(table.hints(seat, lang)));
                let explanation = plain_explanation(json!(table.explain(seat, lang)));
                let answer = Answer::ok().with("hints", hints);
                let answer = answer.with("explanation", explanation);
                Ok(answer.with("undo", table.undo_of(seat)))
            }
            Request::View { seat } => {
                let table = self.table_for(seat)?;
                Ok(Answer::ok().with("view", table.view(seat)))
            }
            Request::Board { seat } => {
                let table = self.table_for(seat)?;
                Ok(Answer::ok().with("board", table.board(seat, lang, BOARD_COLUMNS)))
            }
            Request::State => Ok(Answer::ok().with("state", self.table()?.state())),
            Request::Words => Ok(Answer::ok().with("scenario", self.table()?.words())),
            Request::Outcome => {
                let table = self.table()?;
                let answer = Answer::ok().with("outcome", table.outcome());
                Ok(answer.with("players", table.players(Lang::default())))
            }
            Request::Save => Ok(Answer::ok().with("save", self.table()?.save())),
            Request::Quit => Ok(Answer::ok()),
        }
    }

    fn new_game(
        &mut self,
        game: &str,
        setup: Value,
        seed: Option<Seed>,
        reader: Reader,
    ) -> Result<Answer, Fault> {
        let game = self.named(game)?;
        let seed = given_or_random(seed)?;
        let (table, step) = game.new_table(setup, seed)?;
        check_reader(&*table, reader)?;
        let answer = opened(&*game, &*table).with("seed", seed);
        let answer = answer.with("events", events(&*step, reader));
        Ok(self.put(game, table, answer, reader))
    }

    fn scenario(
        &mut self,
        game: &str,
        scenario: Value,
        seed: Option<Seed>,
        reader: Reader,
    ) -> Result<Answer, Fault> {
        let game = self.named(game)?;
        let seed = given_or_random(seed)?;
        let table = game.stage(scenario, seed)?;
        check_reader(&*table, reader)?;
        let answer = opened(&*game, &*table).with("seed", seed);
        Ok(self.put(game, table, answer, reader))
    }

    /// Opens a save. One that the rules of today lead elsewhere is opened where both still agree,
    /// and says so.
    fn load(&mut self, save: &Value, game: Option<&str>, reader: Reader) -> Result<Answer, Fault> {
        let of = tabletop::game_of(save)?;
        let game = self.named(game.unwrap_or(of))?;
        let loaded = game.load(save)?;
        check_reader(&*loaded.table, reader)?;
        let answer = opened(&*game, &*loaded.table)
            .with("position", loaded.table.position())
            .with("diverged", loaded.diverged);
        Ok(self.put(game, loaded.table, answer, reader))
    }

    /// Puts a new game on the table, in place of the one before.
    fn put(
        &mut self,
        game: Arc<dyn Playable>,
        table: Box<dyn AnyTable>,
        answer: Answer,
        reader: Reader,
    ) -> Answer {
        let answer = with_decision(answer, &*table, reader);
        self.on_table = Some(OnTable { game, table });
        answer
    }

    fn act(
        &mut self,
        seat: Option<Seat>,
        reader: Reader,
        act: impl FnOnce(&mut dyn AnyTable) -> Result<Box<dyn AnyStep>, Refusal>,
    ) -> Result<Answer, Fault> {
        let OnTable { table, .. } = self.on_table.as_mut().ok_or_else(no_game)?;
        check_reader(&**table, reader)?;
        seat.map_or(Ok(()), |seat| check_seat(&**table, seat))?;
        let step = act(&mut **table)?;
        let answer = Answer::ok()
            .with("made", step.made())
            .with("position", table.position())
            .with("events", events(&*step, reader));
        Ok(with_decision(answer, &**table, reader))
    }

    fn hello(&self) -> Answer {
        let games: Vec<_> = self
            .games
            .iter()
            .map(|game| {
                json!({
                    "id": game.id(),
                    "title": game.title(Lang::default()),
                    "content": game.fingerprint(),
                })
            })
            .collect();
        Answer::ok()
            .with("engine", "cantina")
            .with("version", env!("CARGO_PKG_VERSION"))
            .with("protocol", PROTOCOL)
            .with("games", games)
    }

    fn named(&self, id: &str) -> Result<Arc<dyn Playable>, Fault> {
        let found = self.games.iter().find(|game| game.id() == id);
        found.cloned().ok_or_else(|| {
            let known: Vec<_> = self.games.iter().map(|game| game.id()).collect();
            let failure = Failure::UnknownGame {
                name: id.into(),
                known: known.join(", "),
            };
            Fault::new(Code::UnknownGame, failure.to_string())
        })
    }

    fn table(&self) -> Result<&dyn AnyTable, Fault> {
        self.on_table
            .as_ref()
            .map(|on_table| &*on_table.table)
            .ok_or_else(no_game)
    }

    fn table_for(&self, seat: Option<Seat>) -> Result<&dyn AnyTable, Fault> {
        let table = self.table()?;
        seat.map_or(Ok(()), |seat| check_seat(table, seat))?;
        Ok(table)
    }
}

fn help() -> Answer {
    let commands: Map<String, Value> = COMMANDS
        .iter()
        .map(|&(name, what)| (name.into(), what.into()))
        .collect();
    Answer::ok().with("commands", commands)
}

fn opened(game: &dyn AnyGame, table: &dyn AnyTable) -> Answer {
    let answer = Answer::ok().with("game", game.id());
    answer.with("players", table.players(Lang::default()))
}

/// Every answer that may change whose turn it is says what is asked now.
fn with_decision(answer: Answer, table: &dyn AnyTable, reader: Reader) -> Answer {
    let decision = match (table.decider(), reader) {
        // What another seat may choose tells what it holds.
        (Some(decider), Reader::Seat(seat)) if seat != decider => json!({ "seat": decider }),
        _ => plain_decision(json!(table.decision(Lang::default()))),
    };
    let answer = answer.with("decision", decision);
    match table.outcome() {
        Some(outcome) => answer.with("outcome", outcome),
        None => answer,
    }
}

fn given_or_random(given: Option<Seed>) -> Result<Seed, Fault> {
    given.map_or_else(seed::random, Ok).map_err(|_| {
        let message = "the system gave no randomness: give a seed";
        Fault::new(Code::NoRandomness, message)
    })
}

fn no_game() -> Fault {
    let message = r#"there is no game on the table: begin with "new", "scenario" or "load""#;
    Fault::new(Code::NoGame, message)
}

fn check_seat(table: &dyn AnyTable, seat: Seat) -> Result<(), Fault> {
    let seats: Vec<Seat> = table
        .players(Lang::default())
        .iter()
        .filter_map(|p| p.seat)
        .collect();
    if seats.contains(&seat) {
        return Ok(());
    }
    let message = format!("there is no {seat}: this table has {}", seats.len());
    Err(Fault::new(Code::NoSuchSeat, message))
}

fn check_reader(table: &dyn AnyTable, reader: Reader) -> Result<(), Fault> {
    match reader {
        Reader::Seat(seat) => check_seat(table, seat),
        Reader::All | Reader::Onlooker => Ok(()),
    }
}

/// What happened, without words.
fn events(step: &dyn AnyStep, reader: Reader) -> Vec<Value> {
    let facts = step.told(reader, Lang::default()).into_iter();
    facts.map(|fact| fact.event).collect()
}
