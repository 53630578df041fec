//! The file that "Something is wrong" makes: what is wrong, and as much of the game as whoever made
//! it may know.

use crate::error::Failure;
use crate::words::Words;
use printed::number;
use serde::Deserialize;
use serde_json::Value;
use std::io::Write;
use std::path::Path;
use tabletop::{Seat, Text};

/// What a file to be told again holds.
pub(crate) enum Opened {
    /// A whole game, and what is said to be wrong with it.
    Game { save: Value, wrong: Option<String> },
    /// What one viewer saw of a game.
    Sight(Box<Report>, Seen),
}

/// A report.
#[derive(Deserialize)]
pub(crate) struct Report {
    version: String,
    game: String,
    content: String,
    seat: Option<Seat>,
    wrong: String,
    save: Option<Value>,
    seen: Option<Seen>,
}

/// The part of what was seen that can be told in words.
#[derive(Deserialize)]
pub(crate) struct Seen {
    log: Vec<Logged>,
    position: u32,
    turn: u32,
    decision: Option<Deciding>,
}

#[derive(Deserialize)]
struct Logged {
    position: u32,
    #[serde(default)]
    facts: Vec<Fact>,
    undone: Option<Text>,
    /// Reports of the first days told lines apart from facts.
    #[serde(default)]
    lines: Vec<Text>,
}

#[derive(Deserialize)]
struct Fact {
    line: Option<Text>,
}

/// Of somebody else's decision nothing is seen but whose it is.
#[derive(Deserialize)]
struct Deciding {
    seat: Seat,
    #[serde(default)]
    text: Text,
    #[serde(default)]
    choices: Vec<Listed>,
}

#[derive(Deserialize)]
struct Listed {
    text: Text,
    #[serde(default)]
    details: Vec<Text>,
}

/// Recognises a report; whatever else it is, is told as a save or refused as one.
pub(crate) fn open(path: &Path, file: Value) -> Result<Opened, Failure> {
    if file["cantina"] != "report" {
        return Ok(Opened::Game {
            save: file,
            wrong: None,
        });
    }
    let damaged = |why: String| Failure::Report {
        path: path.into(),
        why,
    };
    let mut report: Report =
        serde_json::from_value(file).map_err(|error| damaged(error.to_string()))?;
    match (report.save.take(), report.seen.take()) {
        (Some(save), None) => Ok(Opened::Game {
            save,
            wrong: Some(report.wrong),
        }),
        (None, Some(seen)) => Ok(Opened::Sight(Box::new(report), seen)),
        _ => Err(damaged("it holds no game".into())),
    }
}

/// Says what is wrong, if anything was said.
pub(crate) fn print_wrong(out: &mut dyn Write, wrong: &str, words: &Words) -> Result<(), Failure> {
    if !wrong.trim().is_empty() {
        let wrong = [("wrong", wrong.trim().into())];
        writeln!(out, "\n{}", words.say("what-is-wrong", &wrong))?;
    }
    Ok(())
}

/// Tells what one viewer saw, and what was to be decided then.
pub(crate) fn print_sight(
    out: &mut dyn Write,
    report: &Report,
    seen: &Seen,
    words: &Words,
) -> Result<(), Failure> {
    let Report {
        version,
        game,
        content,
        ..
    } = report;
    let seat = report.seat.map_or("none".into(), |seat| seat.0.to_string());
    let head = [
        ("game", game.as_str().into()),
        ("seat", seat.into()),
        ("position", number(seen.position)),
        ("turn", number(seen.turn)),
    ];
    writeln!(out, "{}", words.say("seen-as", &head))?;
    let made = [
        ("version", version.as_str().into()),
        ("content", content.as_str().into()),
    ];
    writeln!(out, "{}", words.say("made-by", &made))?;
    print_wrong(out, &report.wrong, words)?;
    writeln!(out)?;
    for Logged {
        position,
        facts,
        undone,
        lines,
    } in &seen.log
    {
        let told = facts.iter().filter_map(|fact| fact.line.as_ref());
        for line in told.chain(undone).chain(lines) {
            writeln!(out, "  {position:>4}  {}", words.text(line))?;
        }
    }
    writeln!(out)?;
    match &seen.decision {
        None => writeln!(out, "{}", words.of("nobody-was-to-decide"))?,
        Some(Deciding { seat, choices, .. }) if choices.is_empty() => {
            let seat = [("seat", seat.0.into())];
            writeln!(out, "{}", words.say("was-to-decide", &seat))?;
        }
        Some(Deciding { text, choices, .. }) => {
            writeln!(out, "{}", words.text(text))?;
            for (number, Listed { text, details }) in (1..).zip(choices) {
                writeln!(out, "  {number:>3}. {}", words.whole(text, details))?;
            }
        }
    }
    Ok(())
}
