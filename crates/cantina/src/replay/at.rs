//! `cantina replay --at N`: one position of a game.

use super::{Agreement, Args, check_seat, lines_of, load_error, reader, undone};
use crate::error::Failure;
use crate::words::Words;
use crate::wrap;
use bots::Playable;
use printed::number;
use serde::Serialize;
use serde_json::Value;
use std::io::Write;
use tabletop::{Outcome, Seat};

/// One position of a game, as a viewer saw it.
#[derive(Serialize)]
struct Then {
    position: u32,
    turn: u32,
    /// What led there.
    lines: Vec<String>,
    view: Value,
    /// What is to be decided there, by a seat that is told as itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    decision: Option<tabletop::AnyDecision>,
    outcome: Option<Outcome>,
}

/// Shows the table as it stood after so many entries.
pub(super) fn show(
    out: &mut dyn Write,
    args: &Args,
    game: &dyn Playable,
    save: &Value,
    position: u32,
    words: &Words,
) -> Result<Agreement, Failure> {
    let loaded = game
        .retell(save, &mut |_, _| {})
        .map_err(|source| load_error(args, source))?;
    let viewer = args.seat.map(Seat);
    check_seat(&*loaded.table, viewer)?;
    let there = loaded
        .table
        .at(position)
        .zip(loaded.table.step_to(position));
    let Some((table, step)) = there else {
        let last = loaded.table.position();
        return Err(Failure::Usage(format!(
            "this game has no position {position}: the last is {last}"
        )));
    };
    let lang = words.lang();
    let undone = undone(save, position, &table.players(lang), words);
    let lines = lines_of(&*step, reader(viewer), words).chain(undone);
    let decision = table.decision(lang);
    let then = Then {
        position,
        turn: table.turn(),
        lines: lines.collect(),
        view: table.view(viewer),
        decision: decision.filter(|decision| Some(decision.seat) == viewer),
        outcome: table.outcome(),
    };
    if args.json {
        let text = serde_json::to_string_pretty(&then).map_err(std::io::Error::from)?;
        writeln!(out, "{text}")?;
    } else {
        let last = loaded.table.position();
        let head = [
            ("position", number(position)),
            ("last", number(last)),
            ("turn", number(then.turn)),
        ];
        writeln!(out, "{}", words.say("position-of", &head))?;
        for line in &then.lines {
            writeln!(out, "  {line}")?;
        }
        writeln!(out, "\n{}", table.board(viewer, lang, wrap::columns()))?;
        if let Some(decision) = &then.decision {
            writeln!(out, "{}", words.text(&decision.text))?;
            for listed in &decision.choices {
                let described = &listed.described;
                let whole = words.whole(&described.text, &described.details);
                writeln!(out, "  {:>3}  {whole}", listed.id + 1)?;
            }
        }
    }
    Ok(match loaded.diverged {
        None => Agreement::Agrees,
        Some(_) => Agreement::Differs,
    })
}
