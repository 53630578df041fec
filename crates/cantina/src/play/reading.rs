//! Reading what is printed on a card, by its name or by the choice it is part of.

use crate::cards::printed;
use crate::words::Words;
use crate::wrap::{width, wrap};
use bots::Playable;
use printed::number;
use std::collections::BTreeSet;
use tabletop::{AnyDecision, Face, On, Run};

/// More cards than this drown the table.
const MOST: usize = 5;

/// The cards a name may mean.
pub(super) fn by_name(game: &dyn Playable, name: &str, words: &Words) -> String {
    let wanted = plain(name);
    if wanted.is_empty() {
        return wrap(&words.of("which-card"), "  ", width());
    }
    let faces = game.faces(words.lang());
    let exactly = |face: &&Face| plain(&face.name) == wanted || plain(&face.id) == wanted;
    let begun = |face: &&Face| {
        let name = plain(&face.name);
        name.starts_with(&wanted) || name.contains(&format!(" {wanted}"))
    };
    let mut found: Vec<&Face> = faces.iter().filter(exactly).collect();
    if found.is_empty() {
        found = faces.iter().filter(begun).collect();
    }
    tell(game, &found, words)
}

/// The cards a choice speaks of.
pub(super) fn by_choice(
    game: &dyn Playable,
    decision: &AnyDecision,
    picked: usize,
    words: &Words,
) -> String {
    let choice = picked
        .checked_sub(1)
        .and_then(|at| decision.choices.get(at));
    let Some(choice) = choice else {
        let args = [
            ("number", number(picked)),
            ("count", number(decision.choices.len())),
        ];
        return wrap(&words.say("no-such-choice-number", &args), "  ", width());
    };
    let mut ids = BTreeSet::new();
    if let Some(On::Card(id)) = &choice.described.on {
        ids.insert(printed_id(id));
    }
    let said = choice.described.whole();
    for run in said.runs() {
        if let Run::Card(id, _) = run {
            ids.insert(printed_id(id));
        }
    }
    let faces = game.faces(words.lang());
    let spoken_of = faces.iter().filter(|face| ids.contains(face.id.as_str()));
    let names: BTreeSet<&str> = spoken_of.map(|face| face.name.as_str()).collect();
    // Whoever is a contact and a databank card is read on both.
    let found = faces
        .iter()
        .filter(|face| names.contains(face.name.as_str()));
    let found: Vec<&Face> = found.collect();
    match found.is_empty() {
        true => wrap(&words.of("about-no-card"), "  ", width()),
        false => tell(game, &found, words),
    }
}

/// Copies on a table are called by what is printed on them and a number.
fn printed_id(id: &str) -> &str {
    id.split_once('#').map_or(id, |(printed, _)| printed)
}

fn tell(game: &dyn Playable, found: &[&Face], words: &Words) -> String {
    let names: BTreeSet<&str> = found.iter().map(|face| face.name.as_str()).collect();
    if names.is_empty() {
        return wrap(&words.of("no-card-called-so"), "  ", width());
    }
    if names.len() > MOST || found.len() > MOST * 2 {
        let names = [("names", words.row("list", names).into())];
        return wrap(&words.say("could-be", &names), "  ", width());
    }
    let mut text = String::new();
    for face in found {
        text.push_str(&format!("  {}\n", face.name));
        for line in printed(face, &[], words).lines() {
            text.push_str(&format!("  {line}\n"));
        }
    }
    for keyword in game.keywords(words.lang()) {
        if found.iter().any(|face| keyword.on.contains(&face.id)) {
            let args = [
                ("word", keyword.word.as_str().into()),
                ("means", words.text(&keyword.means).into()),
            ];
            let line = words.say("keyword", &args);
            text.push_str(&wrap(&line, "      ", width()));
        }
    }
    text
}

/// A name as people type it.
fn plain(name: &str) -> String {
    let name = name.to_lowercase().replace('-', " ");
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ")
}
