//! All tables of one caller, and the answers to what is asked of them.

use crate::request::{Request, Thinks};
use bots::Playable;
use host::{Context, Fault, Host, Ledger, Output, Time};
use printed::Languages;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// So many look at a table, from each seat and without one: here somebody plays alone.
const VIEWERS: usize = 16;

/// After so many milliseconds of absence a machine may play for somebody.
const AWAY: u64 = 90_000;

/// All tables of one caller.
#[derive(Debug, Default)]
pub struct Tables {
    next: usize,
    open: BTreeMap<usize, Host>,
}

/// What comes of a request.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Answer {
    Prepared(Box<Ledger>),
    Opened {
        table: usize,
        outputs: Vec<Output>,
    },
    Outputs(Vec<Output>),
    Thought(Option<Thinks>),
    Closed,
    Refused(Fault),
    /// The request makes no sense.
    Wrong(String),
}

impl Tables {
    /// Answers a request in JSON with an answer in JSON.
    pub fn call(&mut self, request: &str) -> String {
        let answer = match serde_json::from_str(request) {
            Ok(request) => self.answer(request),
            Err(error) => Err(Answer::Wrong(error.to_string())),
        };
        let answer = answer.unwrap_or_else(|why_not| why_not);
        // Plain data always becomes JSON.
        serde_json::to_string(&answer).unwrap_or_default()
    }

    fn answer(&mut self, request: Request) -> Result<Answer, Answer> {
        match request {
            Request::Prepare {
                game,
                setup,
                seats,
                private,
                opening,
            } => {
                let game = named(&game)?;
                let stored = host::prepare(&*game, setup, seats, private, opening);
                let ledger = Ledger::new(stored.map_err(Answer::Refused)?, Vec::new());
                Ok(Answer::Prepared(Box::new(ledger)))
            }
            Request::Open { ledger, now, pace } => {
                let context = Context {
                    game: named(&ledger.stored.game)?,
                    pace,
                    viewers: VIEWERS,
                    away: AWAY,
                    words: Languages::common(),
                };
                let opened = Host::open(Time(now), context, *ledger);
                let (host, outputs) = opened.map_err(Answer::Refused)?;
                let table = self.next;
                self.next += 1;
                self.open.insert(table, host);
                Ok(Answer::Opened { table, outputs })
            }
            Request::Heed { table, now, input } => {
                let outputs = self.table(table)?.heed(Time(now), input.into());
                Ok(Answer::Outputs(outputs))
            }
            Request::Think { table, thinking } => {
                let thought = self.table(table)?.think(&thinking);
                Ok(Answer::Thought(thought.map(Thinks::from)))
            }
            Request::Close { table } => {
                self.open.remove(&table);
                Ok(Answer::Closed)
            }
        }
    }

    fn table(&mut self, number: usize) -> Result<&mut Host, Answer> {
        let table = self.open.get_mut(&number);
        table.ok_or_else(|| Answer::Wrong(format!("no table {number} is open")))
    }
}

fn named(id: &str) -> Result<Arc<dyn Playable>, Answer> {
    let found = games::shipped().into_iter().find(|one| one.id == id);
    let Some(found) = found else {
        return Err(Answer::Wrong(format!("there is no game {id}")));
    };
    let broken = |_| Answer::Wrong(format!("the components of {id} are broken"));
    found.game.map(Arc::from).map_err(broken)
}
