//! `cantina replay`: a saved game, or one in a report, told again.

mod at;
mod verify;

use crate::error::Failure;
use crate::files;
use crate::games::Shelf;
use crate::languages::Languages;
use crate::report::{self, Opened};
use crate::words::Words;
use crate::wrap;
use bots::Playable;
use printed::number;
use serde::Serialize;
use serde_json::Value;
use std::io::{Write, stdout};
use std::path::PathBuf;
use tabletop::{AnyStep, AnyTable, Divergence, Lang, Outcome, Player, Reader, Seat};

/// Retell a saved game, or what somebody reported
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cantina replay game.json
  cantina replay game.json --board --seat 0
  cantina replay game.json --at 120 --seat 0
  cantina replay game.json --json | jq .outcome
  cantina replay game.json --verify --commitment 5676…
  cantina replay evening-report.json

A file that \"Something is wrong\" made holds a whole game, or only what one seat saw of it: then that
is told, up to what was to be decided.

Exit codes: 0 the game was retold, 1 the file is no save that can be opened, 2 the rules of today
lead elsewhere than the record: told as far as both agree; or what --verify looks at does not hold.")]
pub(crate) struct Args {
    /// A save, or a report
    file: PathBuf,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
    /// Show the table at the end of each turn
    #[arg(long)]
    board: bool,
    /// Tell it as this seat saw it; without it, as an onlooker did
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// Show the table after so many entries, what led there and what is to be decided
    #[arg(long, value_name = "N", conflicts_with = "board")]
    at: Option<u32>,
    /// Check that the dice were fixed before the game, and that every die and card followed from it
    #[arg(long, conflicts_with_all = ["json", "board", "seat", "at"])]
    verify: bool,
    /// The commitment that the table told before the game, as somebody noted it
    #[arg(long, value_name = "HASH", requires = "verify")]
    commitment: Option<String>,
    /// The pack it was played with
    #[arg(long, value_name = "PATH")]
    pack: Option<PathBuf>,
    /// Add languages from this folder: LANGUAGE/GAME/*.ftl, and LANGUAGE/terminal/*.ftl for what is said
    /// here
    #[arg(long, value_name = "DIR")]
    languages: Option<PathBuf>,
    /// In this language; in English what it has no words for
    #[arg(long, value_name = "LANGUAGE", default_value_t)]
    lang: Lang,
}

/// What stands before each line of a table.
const BOARD_INDENT: &str = "    ";

/// Whether the rules of today lead where the record says.
#[derive(PartialEq)]
pub(crate) enum Agreement {
    Agrees,
    Differs,
}

/// One line of the log.
#[derive(Serialize)]
struct Line {
    position: u32,
    turn: u32,
    text: String,
}

#[derive(Serialize)]
struct Story {
    game: &'static str,
    entries: usize,
    finished: bool,
    outcome: Option<Outcome>,
    diverged: Option<Divergence>,
    /// What somebody says is wrong with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong: Option<String>,
    lines: Vec<Line>,
    #[serde(skip)]
    boards: Vec<(u32, String)>,
    #[serde(skip)]
    players: Vec<Player>,
}

pub(crate) fn run(args: &Args) -> Result<Agreement, Failure> {
    let mut out = stdout().lock();
    let languages = Languages::named(args.languages.as_ref())?;
    let words = Words::new(&languages, args.lang);
    let file = files::read_json(&args.file)?;
    let (save, wrong) = match report::open(&args.file, file)? {
        Opened::Game { save, wrong } => (save, wrong),
        Opened::Sight(report, seen) => {
            must_be_plain(args)?;
            report::print_sight(&mut out, &report, &seen, &words)?;
            return Ok(Agreement::Agrees);
        }
    };
    let game = game_of(args, &save, &languages)?;
    if args.verify {
        return verify::verify(&mut out, args, &*game, &save, &words);
    }
    if let Some(position) = args.at {
        return at::show(&mut out, args, &*game, &save, position, &words);
    }
    let story = tell(args, &*game, &save, wrong, &words)?;
    if args.json {
        let text = serde_json::to_string_pretty(&story).map_err(std::io::Error::from)?;
        writeln!(out, "{text}")?;
    } else {
        print(&mut out, &story, &words)?;
    }
    Ok(match story.diverged {
        None => Agreement::Agrees,
        Some(_) => Agreement::Differs,
    })
}

/// What one seat saw is told as it is.
fn must_be_plain(args: &Args) -> Result<(), Failure> {
    match args.json || args.board || args.verify || args.seat.is_some() || args.at.is_some() {
        false => Ok(()),
        true => Err(Failure::Usage(
            "this report holds only what one seat saw: replay it without --json, --board, \
             --seat, --at and --verify; what else was seen stands in the file"
                .into(),
        )),
    }
}

fn load_error(args: &Args, source: tabletop::LoadError) -> Failure {
    Failure::Load {
        path: args.file.clone(),
        source,
    }
}

fn game_of(args: &Args, save: &Value, languages: &Languages) -> Result<Box<dyn Playable>, Failure> {
    let of = tabletop::game_of(save).map_err(|source| load_error(args, source))?;
    Shelf::with(args.pack.as_deref(), languages)?.named(Some(of))
}

fn reader(viewer: Option<Seat>) -> Reader {
    viewer.map_or(Reader::Onlooker, Reader::Seat)
}

fn tell(
    args: &Args,
    game: &dyn Playable,
    save: &Value,
    wrong: Option<String>,
    words: &Words,
) -> Result<Story, Failure> {
    let viewer = args.seat.map(Seat);
    let reader = reader(viewer);
    let mut lines = Vec::new();
    let mut boards: Vec<(u32, String)> = Vec::new();
    let columns = wrap::columns().saturating_sub(BOARD_INDENT.len());
    let mut told = |table: &dyn AnyTable, step: &dyn tabletop::AnyStep| {
        let (position, turn) = (table.position(), table.turn());
        let undone = undone(save, position, &table.players(args.lang), words);
        let texts = lines_of(step, reader, words).chain(undone);
        lines.extend(texts.map(|text| Line {
            position,
            turn,
            text,
        }));
        if args.board && boards_are_for(table, viewer) {
            // Only the last of a turn stays.
            boards.retain(|(of, _)| *of != turn);
            boards.push((turn, table.board(viewer, args.lang, columns)));
        }
    };
    let loaded = game.retell(save, &mut told);
    let loaded = loaded.map_err(|source| load_error(args, source))?;
    let table = loaded.table;
    check_seat(&*table, viewer)?;
    Ok(Story {
        game: game.id(),
        entries: save["record"]["entries"].as_array().map_or(0, Vec::len),
        finished: table.outcome().is_some(),
        outcome: table.outcome(),
        diverged: loaded.diverged,
        wrong,
        lines,
        boards,
        players: table.players(args.lang),
    })
}

fn boards_are_for(table: &dyn AnyTable, viewer: Option<Seat>) -> bool {
    check_seat(table, viewer).is_ok()
}

fn check_seat(table: &dyn AnyTable, viewer: Option<Seat>) -> Result<(), Failure> {
    let seats: Vec<Seat> = table
        .players(Lang::EN)
        .iter()
        .filter_map(|p| p.seat)
        .collect();
    match viewer {
        Some(seat) if !seats.contains(&seat) => Err(Failure::Usage(format!(
            "there is no {seat} in this game: it has {} seats, counted from 0",
            seats.len()
        ))),
        _ => Ok(()),
    }
}

/// Taking back brings no event, but whoever reads along must know of it.
fn undone(save: &Value, position: u32, players: &[Player], words: &Words) -> Option<String> {
    let entry = (position as usize).checked_sub(1)?;
    let undo = save["record"]["entries"][entry]["act"].get("undo")?;
    let seat = undo["seat"].as_u64()?;
    let to = undo["to"].as_u64()?;
    let player = players
        .iter()
        .find(|player| player.seat.is_some_and(|s| u64::from(s.0) == seat));
    let name = player.map_or("nobody", |player| &player.name);
    let args = [("player", name.into()), ("position", number(to))];
    Some(words.say("takes-back-since", &args))
}

fn print(out: &mut dyn Write, story: &Story, words: &Words) -> Result<(), Failure> {
    let head = [("game", story.game.into()), ("n", number(story.entries))];
    writeln!(out, "{}", words.say("story-of", &head))?;
    if let Some(wrong) = &story.wrong {
        report::print_wrong(out, wrong, words)?;
    }
    let mut turn = None;
    for line in &story.lines {
        if turn != Some(line.turn) {
            if let Some(ended) = turn {
                print_board(out, story, ended)?;
            }
            writeln!(
                out,
                "\n{}",
                words.say("turn-n", &[("n", number(line.turn))])
            )?;
            turn = Some(line.turn);
        }
        writeln!(out, "  {:>4}  {}", line.position, line.text)?;
    }
    if let Some(ended) = turn {
        print_board(out, story, ended)?;
    }
    writeln!(out)?;
    match (&story.diverged, &story.outcome) {
        (Some(Divergence { at, of, why }), _) => {
            let (at, of) = (number(*at), number(*of));
            let args = [("at", at), ("of", of), ("why", why.as_str().into())];
            writeln!(out, "{}", words.say("differs", &args))?;
        }
        (None, None) => writeln!(out, "{}", words.of("not-finished"))?,
        (None, Some(outcome)) => {
            for (player, place) in crate::play::places(&story.players, outcome) {
                let args = [("place", place.into()), ("player", player.into())];
                writeln!(out, "{}", words.say("place", &args))?;
            }
        }
    }
    Ok(())
}

fn print_board(out: &mut dyn Write, story: &Story, turn: u32) -> Result<(), Failure> {
    if let Some((_, board)) = story.boards.iter().find(|(of, _)| *of == turn) {
        writeln!(out)?;
        for line in board.lines() {
            writeln!(out, "{BOARD_INDENT}{line}")?;
        }
    }
    Ok(())
}

/// What a step told a reader, line by line.
fn lines_of(step: &dyn AnyStep, reader: Reader, words: &Words) -> impl Iterator<Item = String> {
    let facts = step.told(reader, words.lang()).into_iter();
    facts.filter_map(|fact| Some(words.text(&fact.line?)))
}
