//! The rulebook of a game, for reading.

use crate::cached::{Keep, Kept};
use crate::failed::Failed;
use crate::hall::Hall;
use crate::spoken::Spoken;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use printed::Messages;
use rulebook::typeset;
use serde::Serialize;
use std::sync::Arc;
use tabletop::Lang;

/// The rules of a game.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct Rules {
    /// Its topics in the order in which a player comes to them; what is in none comes last.
    chapters: Vec<ChapterInfo>,
    /// The boxes whose rules are played here.
    played: &'static [&'static str],
    /// Sorted by id.
    rules: Vec<RuleInfo>,
}

/// Some topics that are read together.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct ChapterInfo {
    /// Its own within this rulebook.
    id: &'static str,
    /// What it is called.
    name: String,
    /// What to know of this step of a turn before reading on, if it is one.
    guide: Option<String>,
    /// What is in it, by the part of the rules' ids before the stroke.
    topics: &'static [&'static str],
}

/// A rule.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct RuleInfo {
    /// The topic, a stroke and a name: as prompts and refusals cite it.
    id: &'static str,
    /// Former ids, which still lead here.
    aliases: &'static [&'static str],
    /// The box it comes with, or the mode that switches it on.
    r#box: &'static str,
    /// What that is called.
    box_name: String,
    /// What its topic is called.
    topic: String,
    /// What it is called.
    name: String,
    /// The rule.
    text: String,
    /// Where the book is silent or contradicts itself: how it is ruled here, and why.
    note: Option<String>,
    /// The book and the heading it rests on.
    source: String,
    /// Whether no book has it, and it was designed here.
    designed: bool,
}

/// A game without a rulebook has no rules, which is no fault.
pub(crate) async fn rules(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Spoken { lang }: Spoken,
    headers: HeaderMap,
) -> Result<Response, Failed> {
    let game = hall.offered(&id)?;
    let make = |lang| Kept::json(&rules_of(game.id(), lang, hall.common.messages(lang)));
    let rules = game.rules.get(&game.languages(), lang, make);
    Ok(rules.give(&headers, Keep::AndAsk))
}

fn rules_of(game: &str, lang: Lang, messages: &Messages) -> Rules {
    let rules = rulebook::all().iter();
    let rules = rules.filter(|rule| rule.game == game);
    let rules = rules.map(|rule| {
        let key = rule.key();
        let said = |english: &str, name| {
            let said = messages.find_attribute(&key, name);
            said.unwrap_or_else(|| english.to_string())
        };
        RuleInfo {
            id: rule.id,
            aliases: rule.aliases,
            r#box: rule.set,
            box_name: said(&rule.box_name(), "box"),
            topic: said(&rule.topic_name(), "topic"),
            name: said(&rule.name(), "name"),
            text: messages
                .find(&key)
                .unwrap_or_else(|| typeset(rule.text(lang.tag()))),
            note: rule.note.map(|note| said(&typeset(note), "note")),
            source: said(&rule.found_in(), "source"),
            designed: rule.designed,
        }
    });
    let book = rulebook::books().iter().find(|book| book.game == game);
    let chapters = book.into_iter().flat_map(|book| {
        let chapters = book.chapters.iter();
        chapters.map(|chapter| {
            let key = chapter.key(book);
            let guide = chapter.guide(lang.tag()).map(|english| {
                let said = messages.find_attribute(&key, "guide");
                said.unwrap_or_else(|| typeset(english))
            });
            let name = messages.find(&key);
            ChapterInfo {
                id: chapter.id,
                name: name.unwrap_or_else(|| typeset(chapter.name(lang.tag()))),
                guide,
                topics: chapter.topics,
            }
        })
    });
    Rules {
        chapters: chapters.collect(),
        played: book.map_or(&[], |book| book.played),
        rules: rules.collect(),
    }
}
