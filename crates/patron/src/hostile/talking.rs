//! An attacker, and what they say on sockets.

use super::line::{Line, Next};
use super::mutation::mutated;
use super::victims::Victim;
use super::{Breach, Ground, Tally};
use crate::Picks;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::net::TcpStream;
use tungstenite::Message;

/// So many sockets one attacker has open.
const LINES: usize = 12;
/// At most so much is said at once before anything is heard.
const BURST: usize = 24;
/// So much is asked for at once over HTTP.
const REQUESTS: usize = 6;

/// One of those who attack at once, always doing the same by the same seed.
#[derive(Debug)]
pub(super) struct Attacker {
    pub(super) number: usize,
    pub(super) picks: Picks,
    pub(super) tally: Tally,
    /// Counts the addresses this one came from.
    pub(super) calls: usize,
    lines: Vec<Option<(Standing, Line)>>,
    /// A connection on which something was answered, and more may be asked.
    pub(super) kept: Option<TcpStream>,
    /// Connections that are left half-way.
    pub(super) held: VecDeque<TcpStream>,
}

/// As what somebody speaks at a table.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Standing {
    /// Who has not said hello.
    Mute,
    Onlooker,
    /// Who has a seat that has nothing to decide.
    Seat,
}

impl Attacker {
    pub(super) fn new(seed: u64, number: usize) -> Self {
        let mut picks = Picks(seed.wrapping_mul(31).wrapping_add(number as u64));
        picks.below(2);
        Self {
            number,
            picks,
            tally: Tally::default(),
            calls: 0,
            lines: (0..LINES).map(|_| None).collect(),
            kept: None,
            held: VecDeque::new(),
        }
    }

    /// Says so much.
    pub(super) fn attack(&mut self, ground: &Ground, messages: u64) -> Result<Tally, Breach> {
        self.tally = Tally::default();
        while self.tally.sent() < messages {
            let done = match self.picks.below(100) {
                0..60 => self.talk(ground),
                60..92 => (0..REQUESTS).try_for_each(|_| self.ask(ground)),
                92..95 => self.break_frames(ground),
                95..98 => self.break_requests(ground),
                _ => self.leave_halfway(ground),
            };
            done.map_err(|what| Breach(format!("attacker {}: {what}", self.number)))?;
        }
        Ok(std::mem::take(&mut self.tally))
    }

    /// An address that has asked for little yet.
    pub(super) fn from(&mut self) -> String {
        self.calls += 1;
        let [.., high, low] = (self.calls / 50).to_be_bytes();
        format!("10.{}.{high}.{low}", self.number)
    }

    pub(super) fn any<'a>(&mut self, ground: &'a Ground) -> &'a Victim {
        &ground.victims[self.picks.below(ground.victims.len())]
    }

    /// What opens a seat elsewhere, or opened one here once, or nothing at all.
    pub(super) fn foreign(&mut self, ground: &Ground, victim: &Victim) -> String {
        let other = self.any(ground);
        match self.picks.below(4) {
            0 => "0".repeat(64),
            1 if other.table != victim.table && !other.waiting.is_empty() => {
                other.waiting[self.picks.below(other.waiting.len())].clone()
            }
            _ => victim.void.clone(),
        }
    }

    /// Says a number of things on a socket and hears what is answered to each.
    fn talk(&mut self, ground: &Ground) -> Result<(), String> {
        let slot = self.picks.below(LINES);
        let victim = &ground.victims[(slot + self.number) % ground.victims.len()];
        let Some((standing, mut line)) = self.lines[slot].take() else {
            self.lines[slot] = self.join(ground, victim)?;
            return Ok(());
        };
        let count = 1 + self.picks.below(BURST);
        let mut said = Vec::new();
        for _ in 0..count {
            let message = self.message(ground, victim, standing);
            said.push(message.clone());
            self.tally.socket += 1;
            if !line.say(message) {
                break;
            }
            if self.picks.below(20) == 0 {
                line.say(Message::Ping(vec![7; self.picks.below(125)].into()));
            }
        }
        line.flush();
        let mut answers = 0;
        while answers < said.len() {
            match line.next() {
                Next::Told(told) => answers += usize::from(self.judge(ground, &told)?),
                Next::Closed(reason) => {
                    let reason = ground.reason(&reason)?;
                    *self.tally.closed.entry(reason).or_default() += 1;
                    self.tally.unread += (said.len() - answers) as u64;
                    return Ok(());
                }
                Next::Cut(why) => {
                    return Err(format!("a socket is cut: {why}, after {said:.300?}"));
                }
                Next::Silence => {
                    let heard = format!("{answers} answers to {} messages", said.len());
                    return Err(format!("{heard}, as {standing:?}: {}", shown(&said)));
                }
            }
        }
        self.lines[slot] = Some((standing, line));
        Ok(())
    }

    /// Comes to a table; nobody, if there is no place just now.
    fn join(
        &mut self,
        ground: &Ground,
        victim: &Victim,
    ) -> Result<Option<(Standing, Line)>, String> {
        let from = self.from();
        let mut line = match Line::open(&ground.address, &victim.table, &from) {
            Ok(line) => line,
            Err(429) => {
                *self.tally.refused.entry("too-many".into()).or_default() += 1;
                return Ok(None);
            }
            Err(status) => return Err(format!("a socket is refused: {status}")),
        };
        let standing = match self.picks.below(5) {
            0 => Standing::Mute,
            1 | 2 if !victim.waiting.is_empty() => Standing::Seat,
            _ if victim.is_private() => Standing::Mute,
            _ => Standing::Onlooker,
        };
        let token = match standing {
            Standing::Mute => return Ok(Some((standing, line))),
            Standing::Onlooker => Value::Null,
            Standing::Seat => json!(victim.waiting[self.picks.below(victim.waiting.len())]),
        };
        let hello = json!({"hello": {"token": token}}).to_string();
        line.say(Message::Text(hello.into()));
        line.flush();
        loop {
            match line.next() {
                Next::Told(told) if told.get("welcome").is_some() => {
                    return Ok(Some((standing, line)));
                }
                // There are as many here as there may be.
                Next::Told(told) if told["error"]["code"] == "too-many" => {
                    *self.tally.refused.entry("too-many".into()).or_default() += 1;
                    return Ok(None);
                }
                Next::Told(told) if told.get("presence").is_some() => {}
                other => return Err(format!("no welcome as {standing:?}, but {other:?}")),
            }
        }
    }

    /// Something that must not be done.
    fn message(&mut self, ground: &Ground, victim: &Victim, standing: Standing) -> Message {
        let picks = &mut self.picks;
        if picks.below(30) == 0 {
            let bytes = (0..picks.below(300)).map(|_| picks.below(256) as u8);
            return Message::Binary(bytes.collect::<Vec<u8>>().into());
        }
        loop {
            let right = match self.picks.below(3) {
                0 if !victim.said.is_empty() => {
                    victim.said[self.picks.below(victim.said.len())].clone()
                }
                _ => self.right(ground, victim).to_string(),
            };
            let text = mutated(&right, &mut self.picks);
            if standing != Standing::Seat || is_harmless(&text) {
                return Message::Text(text.into());
            }
        }
    }

    /// Something that somebody may say at some time, but this one not now.
    fn right(&mut self, ground: &Ground, victim: &Victim) -> Value {
        let position = match self.picks.below(4) {
            0 => self.picks.below(40) as u64,
            _ => victim.position,
        };
        let made = json!({"position": position});
        match self.picks.below(16) {
            0 => json!({"hello": {"token": self.foreign(ground, victim)}}),
            1 => json!({"hello": {"token": "", "lang": "de", "key": victim.void}}),
            2 => json!({"choose": {"position": position, "id": self.picks.below(9)}}),
            3 => json!({"choose": {"position": position, "choices": ["a", {"b": 1}]}}),
            4 => json!({"offer": {"position": position, "offer": {"to": 1, "cards": [1, 2]}}}),
            5 => json!({"undo": made}),
            6 => json!({"undo-request": made}),
            7 => json!({"consent": {"n": self.picks.below(9), "agrees": true}}),
            8 => json!({"concede": made}),
            9 => json!({"let-pass": [{"id": "rerolls", "name": "rerolls", "turn": null}]}),
            10 => json!({"explain": {}}),
            11 => json!({"chat": {"text": "You are all doomed.", "key": "8"}}),
            12 => json!({"react": {"reaction": "laugh"}}),
            13 => json!({"stand-in": {"seat": self.picks.below(4), "position": position}}),
            14 => json!({"leave": {}}),
            _ => json!({"chat-open": true}),
        }
    }

    /// Counts what was answered; whether it was the answer to something.
    fn judge(&mut self, ground: &Ground, told: &Value) -> Result<bool, String> {
        let kind = told.as_object().and_then(|of| of.keys().next());
        match kind.map(String::as_str) {
            Some(kind @ ("error" | "refused")) => {
                let code = ground.code(&told[kind])?;
                *self.tally.refused.entry(code).or_default() += 1;
                Ok(true)
            }
            Some(kind @ ("stale" | "heeded")) => {
                *self.tally.refused.entry(kind.into()).or_default() += 1;
                Ok(true)
            }
            Some("welcome" | "explanation") => {
                self.tally.answered += 1;
                Ok(true)
            }
            Some("presence") => Ok(false),
            _ => Err(format!("was told {told}")),
        }
    }
}

/// Whether somebody with a seat has no right to this, whatever it says.
fn is_harmless(text: &str) -> bool {
    match serde_json::from_str(text) {
        Ok(Value::Object(of)) => of.keys().all(|kind| HARMLESS.contains(&kind.as_str())),
        _ => true,
    }
}

/// What somebody with a seat may not say who has nothing to decide, and was asked nothing.
const HARMLESS: [&str; 5] = ["choose", "consent", "explain", "hello", "stand-in"];

fn shown(said: &[Message]) -> String {
    let each = said.iter().map(|one| format!("{one:.400?}\n"));
    each.collect()
}
