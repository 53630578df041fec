//! Whatever can be said to a server that should not be: malformed, oversized, out of turn, replayed,
//! foreign, slow. It must answer each with a refusal that is written down, and nothing may change.
//!
//! The server is to trust 127.0.0.1 as a proxy: so one machine can come from many addresses, and
//! limits do not keep everything out that should be tried.

mod asking;
mod line;
mod mutation;
mod rude;
mod talking;
mod victims;

use crate::http::http;
use crate::{Picks, load};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::thread;
use talking::Attacker;
use victims::Victim;

/// An attack.
#[derive(Clone, Copy, Debug)]
pub struct Siege<'a> {
    /// Where the server listens.
    pub address: &'a str,
    /// So many messages, in all.
    pub messages: u64,
    /// So often it is looked whether all is well.
    pub batches: u64,
    /// So many attack at once.
    pub attackers: usize,
    /// Where chance comes from.
    pub seed: u64,
}

/// What a server did that it should not.
#[derive(Debug)]
pub struct Breach(pub String);

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Breach {}

/// What was said, and what came of it.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Messages over sockets.
    pub socket: u64,
    /// Requests.
    pub requests: u64,
    /// What is no message and no request at all: broken frames, half requests, sockets that are
    /// left.
    pub rude: u64,
    /// How often each code was answered.
    pub refused: BTreeMap<String, u64>,
    /// How often a socket was closed with each reason.
    pub closed: BTreeMap<String, u64>,
    /// What was answered otherwise: it was no mistake, or hurts nobody.
    pub answered: u64,
    /// What was said on a socket that was closed before it was read.
    pub unread: u64,
}

/// What says that it was too much, not that it was wrong.
const LIMITED: &str = "too-many";

impl Tally {
    /// Everything that was said.
    pub fn sent(&self) -> u64 {
        self.socket + self.requests + self.rude
    }

    /// What was refused because it was too much, or never read because of that.
    pub fn limited(&self) -> u64 {
        self.refused.get(LIMITED).copied().unwrap_or(0) + self.unread
    }

    /// What was looked at and judged.
    pub fn understood(&self) -> u64 {
        self.sent() - self.limited().min(self.sent())
    }

    fn add(&mut self, other: Self) {
        self.socket += other.socket;
        self.requests += other.requests;
        self.rude += other.rude;
        self.answered += other.answered;
        self.unread += other.unread;
        for (sum, more) in [
            (&mut self.refused, other.refused),
            (&mut self.closed, other.closed),
        ] {
            for (code, count) in more {
                *sum.entry(code).or_default() += count;
            }
        }
    }
}

/// What is attacked, and what is known of it.
#[derive(Debug)]
struct Ground {
    address: String,
    victims: Vec<Victim>,
    /// Every word the protocol has in code marks: among them are all codes and reasons.
    documented: BTreeSet<String>,
}

impl Siege<'_> {
    /// Attacks, and after each batch looks whether the tables are as they were; `batch` then looks at
    /// what it likes.
    pub fn run(
        &self,
        mut batch: impl FnMut(&Tally) -> Result<(), Breach>,
    ) -> Result<Tally, Breach> {
        let mut ground = Ground::prepared(self.address, self.seed);
        let mut sum = Tally::default();
        let one = |number| Attacker::new(self.seed, number);
        let mut attackers: Vec<Attacker> = (0..self.attackers).map(one).collect();
        for n in 0..self.batches {
            let goal = self.messages * (n + 1) / self.batches;
            let each = goal.saturating_sub(sum.sent()) / self.attackers as u64;
            let seen = &ground;
            thread::scope(|scope| {
                let attackers = attackers.iter_mut();
                let attacks = attackers.map(|one| scope.spawn(move || one.attack(seen, each)));
                let attacks: Vec<_> = attacks.collect();
                for attack in attacks {
                    sum.add(attack.join().unwrap()?);
                }
                Ok(())
            })?;
            ground.unchanged()?;
            batch(&sum)?;
        }
        Ok(sum)
    }
}

impl Ground {
    /// Tables of every game: one for all to look at, one for those who are invited.
    fn prepared(address: &str, seed: u64) -> Self {
        let mut picks = Picks(seed);
        let mut victims = Vec::new();
        for (game, seats) in load::games(address) {
            for private in [false, true] {
                victims.push(Victim::open(address, &game, seats, private, &mut picks));
            }
        }
        let (_, protocol) = http(address, "GET", "/protocol", "");
        let documented = protocol.split('`').skip(1).step_by(2);
        Self {
            address: address.into(),
            victims,
            documented: documented.map(Into::into).collect(),
        }
    }

    fn unchanged(&mut self) -> Result<(), Breach> {
        let (status, health) = http(&self.address, "GET", "/health", "");
        if status != 200 {
            return Err(Breach(format!("/health: {status} {health}")));
        }
        for victim in &mut self.victims {
            victim.unchanged(&self.address).map_err(Breach)?;
        }
        Ok(())
    }

    /// The code of a fault, which must be written down, and never a fault of the server's own.
    fn code(&self, fault: &Value) -> Result<String, String> {
        let code = fault["code"].as_str().ok_or("a fault without a code")?;
        let words = fault["message"].as_str().unwrap_or_default();
        if code == "internal" || words.is_empty() {
            return Err(format!("answered {fault}"));
        }
        self.reason(code)
    }

    /// A code or reason, if it is written down.
    fn reason(&self, code: &str) -> Result<String, String> {
        match self.documented.contains(code) {
            true => Ok(code.to_owned()),
            false => Err(format!("'{code}' is written down nowhere")),
        }
    }
}
