//! What a siege has to tell.

use std::fmt::Write as _;
use std::time::Duration;

use patron::hostile::Tally;
use patron::load::Killed;
use serde_json::{Value, json};

use crate::soak::in_thousands;

/// What came of a siege, as far as it went.
#[derive(Debug, Default)]
pub(super) struct Figures {
    /// What was killed, by what it is called.
    pub(super) killed: Vec<(&'static str, Killed, Duration)>,
    pub(super) hostile: Option<(Tally, Memory, Duration)>,
}

/// What the server had in memory, batch by batch.
#[derive(Debug, Default)]
pub(super) struct Memory(Vec<u64>);

/// Growing by more than this, and by more than three tenths, is a leak.
const LEAK: u64 = 30 << 20;

impl Memory {
    pub(super) fn note(&mut self, bytes: Option<u64>) {
        self.0.extend(bytes);
    }

    /// The most in the second quarter of the siege, and in the last.
    fn quarters(&self) -> (u64, u64) {
        let quarter = self.0.len() / 4;
        let most = |part: &[u64]| part.iter().max().copied().unwrap_or(0);
        let last = self.0.len() - quarter;
        (most(&self.0[quarter..2 * quarter]), most(&self.0[last..]))
    }

    /// Whether it is flat; the first quarter is for warming up.
    pub(super) fn judged(&self) -> Result<(), String> {
        let (second, last) = self.quarters();
        let grew = last.saturating_sub(second);
        match grew > LEAK && grew * 10 > second * 3 {
            true => Err(format!("the server grew from {second} to {last} bytes")),
            false => Ok(()),
        }
    }
}

type Row = (&'static str, u64, &'static str);

fn of_kills(killed: &Killed) -> [Row; 11] {
    let found = &killed.found;
    [
        ("kills", killed.kills, ""),
        ("early", killed.early, "kills more, while it started"),
        (
            "unasked",
            killed.unasked,
            "times machines went on before anybody came",
        ),
        ("tables", killed.tables, ""),
        ("finished", found.finished, "games"),
        ("steps", found.steps, "told, and found again"),
        ("lines", found.lines, "said, and found again"),
        ("tokens", found.tokens, "that open their seats"),
        (
            "codes",
            found.codes,
            "for other devices, used or not as they were",
        ),
        ("views", found.views, "that are the same"),
        (
            "verified",
            found.verified,
            "records, by `cantina replay --verify`",
        ),
    ]
}

fn of_messages(tally: &Tally, memory: &Memory) -> [Row; 9] {
    let (second, last) = memory.quarters();
    let closed = tally.closed.values().sum();
    [
        ("messages", tally.sent(), ""),
        ("socket", tally.socket, "of them over sockets"),
        ("requests", tally.requests, "of them over HTTP"),
        (
            "rude",
            tally.rude,
            "broken frames and requests, things left half-way",
        ),
        ("limited", tally.limited(), "kept out by limits"),
        (
            "judged",
            tally.understood(),
            "got through, and were looked at",
        ),
        ("closed", closed, "sockets, each with a reason"),
        ("memory", second >> 10, "KiB at most in the second quarter"),
        ("", last >> 10, "KiB at most in the last"),
    ]
}

impl Figures {
    /// For people.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for (title, killed, took) in &self.killed {
            write(&mut text, title, &of_kills(killed), *took);
        }
        if let Some((tally, memory, took)) = &self.hostile {
            write(&mut text, "hostile", &of_messages(tally, memory), *took);
            for (code, count) in &tally.refused {
                let _ = writeln!(text, "  {:>26}  {code}", in_thousands(*count));
            }
        }
        text
    }

    /// For programs.
    pub(super) fn json(&self, seed: u64) -> String {
        let rows = |rows: &[Row], took: &Duration| {
            let named = rows.iter().filter(|(name, ..)| !name.is_empty());
            let mut all: serde_json::Map<String, Value> = named
                .map(|(name, count, _)| ((*name).into(), json!(count)))
                .collect();
            all.insert("seconds".into(), json!(took.as_secs_f64()));
            all
        };
        let killed = self.killed.iter().map(|(title, killed, took)| {
            let rows = rows(&of_kills(killed), took);
            (title.replace(' ', "_"), Value::Object(rows))
        });
        let killed: serde_json::Map<String, Value> = killed.collect();
        let hostile = self.hostile.as_ref().map(|(tally, memory, took)| {
            let mut all = rows(&of_messages(tally, memory), took);
            all.insert("refused".into(), json!(tally.refused));
            all.insert("reasons".into(), json!(tally.closed));
            all.insert("memory".into(), json!(memory.0));
            all
        });
        format!(
            "{}\n",
            json!({"seed": seed, "killed": killed, "hostile": hostile})
        )
    }
}

fn write(text: &mut String, title: &str, rows: &[Row], took: Duration) {
    let _ = writeln!(text, "{title}");
    for (name, count, meaning) in rows {
        let line = format!("  {name:<10} {:>15}  {meaning}", in_thousands(*count));
        let _ = writeln!(text, "{}", line.trim_end());
    }
    let _ = writeln!(text, "  {:<10} {:>15.1}", "seconds", took.as_secs_f64());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memory(megabytes: impl Iterator<Item = u64>) -> Memory {
        Memory(megabytes.map(|megabytes| megabytes << 20).collect())
    }

    #[test]
    fn what_grows_to_the_end_is_a_leak_and_warming_up_is_none() {
        assert!(memory((0..100).map(|n| 20 + n)).judged().is_err());
        assert!(
            memory((0..100).map(|n| 20 + n.min(25) * 4))
                .judged()
                .is_ok()
        );
        assert!(memory((0..100).map(|n| 20 + n / 5)).judged().is_ok());
        assert!(memory((0..100).map(|n| 1000 + n)).judged().is_ok());
        assert!(memory(std::iter::empty()).judged().is_ok());
    }
}
