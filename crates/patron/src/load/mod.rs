//! Load that remembers: people at tables who play, talk and sit down, and afterwards find everything
//! again that they were told, or say what is lost.

mod checking;
mod kills;
mod lobby;
mod party;
mod playing;

pub use kills::{Killed, Kills};
use lobby::Lobby;
use party::Party;

use crate::Served;
use crate::http::try_json;
use serde_json::Value;
use std::fmt;
use std::process::Command;
use std::time::{Duration, Instant};

/// Something that was told and is not there, or is not as it was told.
#[derive(Debug)]
pub struct Lost {
    /// Where.
    pub table: String,
    /// What.
    pub what: String,
}

impl Lost {
    fn at(table: &str, what: impl fmt::Display) -> Self {
        Self {
            table: table.into(),
            what: what.to_string(),
        }
    }
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}: {}", self.table, self.what)
    }
}

impl std::error::Error for Lost {}

/// What was found again.
#[derive(Clone, Copy, Debug, Default)]
pub struct Found {
    /// Steps, each as one of those was told it who sat there.
    pub steps: u64,
    /// Lines of talk, in the same way.
    pub lines: u64,
    /// Tokens that open their seats.
    pub tokens: u64,
    /// Codes for other devices that are as they were left.
    pub codes: u64,
    /// Positions that look the same to who was told them last.
    pub views: u64,
    /// Records that are what was promised.
    pub verified: u64,
    /// Games that came to their end.
    pub finished: u64,
}

impl Found {
    /// Both together.
    pub fn add(&mut self, other: Self) {
        self.steps += other.steps;
        self.lines += other.lines;
        self.tokens += other.tokens;
        self.codes += other.codes;
        self.views += other.views;
        self.verified += other.verified;
        self.finished += other.finished;
    }
}

/// What makes a command of the binary, as often as one is needed.
pub type Commands<'a> = &'a (dyn Fn() -> Command + Sync);

/// So long nothing must have been done at any table until all machines are thought to have moved.
const STILL: Duration = Duration::from_secs(5);

/// So long those that are left may need to find out that a server has ended.
const MISSED: Duration = Duration::from_secs(7);

/// Waits, without asking for any table, until machines have done all they have to.
fn settled(servers: &[Served], still: Duration) {
    let entries = || -> Vec<_> { servers.iter().map(|one| entries(&one.address)).collect() };
    let mut last = entries();
    let mut since = Instant::now();
    while since.elapsed() < still {
        std::thread::sleep(still / 14);
        let now = entries();
        if now != last {
            (last, since) = (now, Instant::now());
        }
    }
}

/// So many moves were stored since the server started.
fn entries(address: &str) -> Option<String> {
    let answer = crate::http::fetch(address, "/metrics", &[]);
    let text = String::from_utf8(answer.body).unwrap();
    let mut lines = text.lines();
    let line = lines.find(|line| line.starts_with("cantina_entries_total "))?;
    Some(line.to_owned())
}

/// Where people play.
#[derive(Clone, Copy)]
struct Servers<'a> {
    addresses: &'a [String],
    /// Whether nothing they need is broken, so that they have no reason to say that something is.
    sound: bool,
}

/// What a server answers that lets somebody do something; nothing, if it is gone, or may be unable to.
fn let_do(
    (address, sound): (&str, bool),
    path: &str,
    token: Option<&str>,
    wish: &Value,
) -> Option<Value> {
    let (status, told) = try_json(address, "POST", path, token, wish)?;
    if !sound && told["error"]["code"] == "internal" {
        return None;
    }
    assert!(status == 200 || status == 201, "{status} {told}");
    Some(told)
}

/// The games of a server, each with how many sit at it.
pub(crate) fn games(address: &str) -> Vec<(String, usize)> {
    let (_, told) = try_json(address, "GET", "/api/games", None, &Value::Null).unwrap();
    let games = told["games"].as_array().unwrap().iter();
    let game = |game: &Value| {
        let seats = game["seats"].as_array().unwrap().len();
        (game["id"].as_str().unwrap().to_owned(), seats)
    };
    games.map(game).collect()
}
