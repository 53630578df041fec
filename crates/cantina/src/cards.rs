//! `cantina cards`: prove the boxes and a pack, and read a card.

use crate::error::Failure;
use crate::games::{self, Proved};
use crate::languages::Languages;
use crate::pack::Pack;
use crate::parts;
use crate::words::Words;
use crate::wrap::{width, wrap};
use printed::{Piece, number};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{Write as _, stdout};
use std::path::PathBuf;
use tabletop::{Face, Lang};

/// Prove what is printed on the cards, and read them
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cantina cards check                     prove the boxes that are shipped
  cantina cards check my-cards/           prove them with your own entries added or replaced
  cantina cards show greedo-card          read a card
  cantina cards show navpoints            list the cards of a deck
  cantina play --pack my-cards/           play with them

The pages on cards in docs/ say how entries are written.")]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Prove every entry: counts, references, steps, texts, pictures
    Check {
        /// A folder of entries, or one file, added to the boxes that are shipped
        path: Option<PathBuf>,
        /// Print one JSON document
        #[arg(long)]
        json: bool,
    },
    /// Print a card, or whatever else has an id: a deck, a tile or a space of the map
    Show {
        /// Its id, as in saves and scenarios
        id: String,
        /// Only of this game
        #[arg(long)]
        game: Option<String>,
        /// Add or replace entries from this folder or file
        #[arg(long, value_name = "PATH")]
        pack: Option<PathBuf>,
        /// Add languages from this folder: LANGUAGE/GAME/*.ftl
        #[arg(long, value_name = "DIR")]
        languages: Option<PathBuf>,
        /// In this language
        #[arg(long, value_name = "LANGUAGE", default_value_t)]
        lang: Lang,
        /// Print one JSON document
        #[arg(long)]
        json: bool,
    },
}

/// Whether every entry is sound.
#[derive(Copy, Clone, Eq, PartialEq)]
pub(crate) enum Verdict {
    Sound,
    Broken,
}

pub(crate) fn run(args: &Args) -> Result<Verdict, Failure> {
    match &args.command {
        Command::Check { path, json } => check(path.as_ref(), *json),
        Command::Show {
            id,
            game,
            pack,
            languages,
            lang,
            json,
        } => {
            let languages = Languages::named(languages.as_ref())?;
            let boxes = sound(pack.as_ref(), &languages, *lang)?;
            let words = Words::new(&languages, *lang);
            show(&boxes, id, game.as_deref(), &words, *json)?;
            Ok(Verdict::Sound)
        }
    }
}

fn check(path: Option<&PathBuf>, as_json: bool) -> Result<Verdict, Failure> {
    let pack = path.map_or_else(|| Ok(Pack::default()), |path| Pack::read(path))?;
    let (boxes, errors) = games::open_all(&pack, &Languages::default(), Lang::EN);
    // A game without a box has nothing to prove.
    let boxes: Vec<Proved> = boxes.into_iter().filter(Proved::has_entries).collect();
    let verdict = if errors.is_empty() {
        Verdict::Sound
    } else {
        Verdict::Broken
    };
    let mut out = stdout().lock();
    if as_json {
        let decks: BTreeMap<_, _> = boxes
            .iter()
            .map(|one| (one.game.id(), &one.inventory.decks))
            .collect();
        let sources: BTreeMap<_, _> = boxes
            .iter()
            .map(|one| (one.game.id(), &one.inventory.sources))
            .collect();
        let ok = verdict == Verdict::Sound;
        let report = json!({ "ok": ok, "decks": decks, "sources": sources, "errors": errors });
        writeln!(out, "{report:#}")?;
        return Ok(verdict);
    }
    // Of a game whose entries could be read it is not known whether it is what the pack was for.
    for one in boxes.iter().filter(|_| verdict == Verdict::Sound) {
        writeln!(out, "{}: sound", one.game.id())?;
        let counted = |what: &str, counts: &BTreeMap<String, usize>| {
            let counts: Vec<_> = counts
                .iter()
                .map(|(name, n)| format!("{name} {n}"))
                .collect();
            wrap(&format!("{what}: {}", counts.join(", ")), "  ", width())
        };
        write!(out, "{}", counted("decks", &one.inventory.decks))?;
        write!(out, "{}", counted("sources", &one.inventory.sources))?;
    }
    for error in &errors {
        writeln!(out, "{error}")?;
    }
    if verdict == Verdict::Broken {
        let many = if errors.len() == 1 { "" } else { "s" };
        writeln!(out, "{} error{many}", errors.len())?;
    }
    Ok(verdict)
}

/// All boxes with a pack, which must be sound.
fn sound(
    path: Option<&PathBuf>,
    languages: &Languages,
    lang: Lang,
) -> Result<Vec<Proved>, Failure> {
    let pack = path.map_or_else(|| Ok(Pack::default()), |path| Pack::read(path))?;
    match games::open_all(&pack, languages, lang) {
        (boxes, errors) if errors.is_empty() => Ok(boxes),
        (_, errors) => Err(Failure::broken_pack(path.map(PathBuf::as_path), &errors)),
    }
}

fn show(
    boxes: &[Proved],
    id: &str,
    game: Option<&str>,
    words: &Words,
    as_json: bool,
) -> Result<(), Failure> {
    if let Some(name) = game.filter(|name| boxes.iter().all(|one| one.game.id() != *name)) {
        return Err(Failure::UnknownGame {
            name: name.into(),
            known: games::ids(),
        });
    }
    let wanted = boxes
        .iter()
        .filter(|one| game.is_none_or(|name| one.game.id() == name));
    let (mut found, mut known, mut decks) = (Vec::new(), Vec::new(), Vec::new());
    for one in wanted {
        let faces = one.game.faces(words.lang());
        let its_decks = parts::decks(&faces, words);
        decks.extend(its_decks.iter().map(|deck| deck.id.clone()));
        // The token of a contact has an id of its own, because cards of the same person may have his.
        let token = format!("contact-{id}");
        for face in &faces {
            if face.id == id || face.id == token {
                found.push((to_text(one, face, words), to_json(one, face, words)));
            }
        }
        let parts = one.pieces.iter().chain(&its_decks);
        for part in parts.clone().filter(|part| part.id == id) {
            found.push((
                part_to_text(one, part, words),
                part_to_json(one, part, words),
            ));
        }
        known.extend(parts.map(|part| part.id.clone()));
        known.extend(faces.into_iter().map(|face| face.id));
    }
    if found.is_empty() {
        return Err(unknown(id, &known, &decks));
    }
    let mut out = stdout().lock();
    if as_json {
        let all: Vec<Value> = found.into_iter().map(|(_, json)| json).collect();
        return Ok(writeln!(out, "{:#}", one_document(all))?);
    }
    let texts: Vec<String> = found.into_iter().map(|(text, _)| text).collect();
    Ok(write!(out, "{}", texts.join("\n"))?)
}

/// Why nothing with this id is shown, and what to try instead.
fn unknown(id: &str, known: &[String], decks: &[String]) -> Failure {
    match near(id, known) {
        near if near.is_empty() => Failure::NothingLike {
            id: id.into(),
            decks: decks.join(", "),
        },
        near => Failure::NoCard {
            id: id.into(),
            near: near.join(", "),
        },
    }
}

/// The first of what has an id; the others, if there are any, are part of it as `also`.
fn one_document(all: Vec<Value>) -> Value {
    let mut all = all.into_iter();
    let mut first = all.next().unwrap_or_default();
    let also: Vec<Value> = all.collect();
    if !also.is_empty() {
        first["also"] = also.into();
    }
    first
}

fn part_to_json(one: &Proved, part: &Piece, words: &Words) -> Value {
    let text: Vec<String> = part.text.iter().map(|text| words.text(text)).collect();
    let part = json!({ "id": part.id, "name": part.name, "sort": part.sort });
    json!({ "game": one.game.id(), "part": part, "text": text })
}

fn part_to_text(one: &Proved, part: &Piece, words: &Words) -> String {
    let mut text = format!("{}  [{}, {}]\n", part.name, one.game.id(), part.sort);
    for paragraph in &part.text {
        text.push_str(&wrap(&words.text(paragraph), "  ", width()));
    }
    text
}

fn to_json(one: &Proved, face: &Face, words: &Words) -> Value {
    let scenes = one.scenes.get(&face.id);
    let rules: Vec<String> = face.rules.iter().map(|text| words.text(text)).collect();
    json!({ "game": one.game.id(), "card": face, "text": rules, "scenes": scenes })
}

fn to_text(one: &Proved, face: &Face, words: &Words) -> String {
    let title = format!("{}  [{}, {}]\n", face.name, one.game.id(), face.deck);
    let scenes = one.scenes.get(&face.id).map_or(&[][..], Vec::as_slice);
    let source = words.say("source", &[("source", face.source.as_str().into())]);
    let source = wrap(&source, "    ", width());
    title + &printed(face, scenes, words) + &source
}

/// What is printed on a card under its name, with the lines that set its scene.
pub(crate) fn printed(face: &Face, scenes: &[String], words: &Words) -> String {
    let width = width();
    let mut text = String::new();
    let mut facts = vec![face.type_line.clone()];
    let plain = &face.plain;
    if face.faction != "neutral" && !plain.type_says_whose {
        facts.push(words.symbol(&face.faction));
    }
    if let Some(cost) = face.cost {
        facts.push(words.say("cost", &[("n", number(cost))]));
    }
    let values = face.values.iter().filter(|_| !plain.type_says_values);
    let values = values.chain(face.bounty.iter().map(|bounty| &bounty.target));
    facts.extend(values.map(|value| {
        let label = value.label.as_str().into();
        words.say(
            "card-value",
            &[("label", label), ("n", value.number.into())],
        )
    }));
    if face.copies > 1 {
        facts.push(words.say("copies", &[("n", face.copies.into())]));
    }
    text.push_str(&wrap(&words.row("list-of-facts", facts), "  ", width));
    let mut scenes = scenes.iter();
    for (place, paragraph) in face.rules.iter().enumerate() {
        if place >= plain.told_from
            && let Some(scene) = scenes.next()
        {
            let scene = words.say("scene", &[("scene", scene.as_str().into())]);
            text.push_str(&wrap(&scene, "    ", width));
        }
        text.push_str(&wrap(&words.text(paragraph), "  ", width));
    }
    let bounty = face.bounty.iter();
    for bounty in bounty.filter(|bounty| !bounty.reward.is_empty()) {
        let label = bounty.label.as_str().into();
        let reward = words.text(&bounty.reward).into();
        let reward = words.say("card-reward", &[("label", label), ("reward", reward)]);
        text.push_str(&wrap(&reward, "  ", width));
    }
    text
}

/// The ids most like this one, at most five.
fn near(id: &str, known: &[String]) -> Vec<String> {
    let likeness = |other: &str| {
        let parts = other.split('-').map(|part| distance(id, part) + 1);
        let within = !id.is_empty() && other.contains(id);
        let whole = if within { 0 } else { distance(id, other) };
        parts.min().unwrap_or(whole).min(whole)
    };
    let ranked: BTreeSet<(usize, &String)> = known
        .iter()
        .map(|other| (likeness(other), other))
        .filter(|(far, _)| *far <= (id.len() / 3).max(2))
        .collect();
    let nearest = ranked.into_iter().take(5);
    nearest.map(|(_, id)| id.clone()).collect()
}

/// How many letters must be typed, left out or changed to make one word of the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut before = row[0];
        row[0] = i + 1;
        for (j, &b) in other.iter().enumerate() {
            let changed = before + usize::from(a != b);
            before = row[j + 1];
            row[j + 1] = changed.min(before + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::{distance, near};

    #[test]
    fn a_slip_of_the_finger_finds_its_card() {
        assert_eq!(distance("greedo", "gredo"), 1);
        assert_eq!(distance("", "abc"), 3);
        let known = ["greedo-card", "bossk", "grain-surplus"].map(String::from);
        assert_eq!(near("gredo-card", &known), ["greedo-card"]);
        assert_eq!(near("gredo", &known), ["greedo-card"]);
        assert_eq!(near("greedo", &known), ["greedo-card"]);
        assert!(near("millennium", &known).is_empty());
    }
}
