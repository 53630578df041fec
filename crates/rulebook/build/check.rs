//! What every entry must fulfil.

use std::collections::HashMap;
use std::path::Path;

use crate::fault::{Fault, What};
use crate::kind::Proof;
use crate::read::{Entry, Guide};

pub(crate) fn entries(entries: &[Entry]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut taken: HashMap<&str, &Path> = HashMap::new();
    let mut replaced: HashMap<(&str, &str), &str> = HashMap::new();
    for entry in entries {
        let mut whats = one(entry);
        // A box replaces rules of others: what it brings itself it could just leave out.
        for name in &entry.rule.replaces {
            let is_there = entries.iter().any(|other| {
                other.rule.id == *name && other.game == entry.game && other.set != entry.set
            });
            if !is_there {
                whats.push(What::Replaces(name.clone()));
            }
            if let Some(other) = replaced.insert((&entry.set, name), &entry.rule.id) {
                whats.push(What::ReplacedTwice {
                    name: name.clone(),
                    other: other.to_owned(),
                });
            }
        }
        // Ids and aliases share one space of names: a test may cite either.
        let names = std::iter::once(&entry.rule.id).chain(&entry.rule.aliases);
        for name in names {
            if let Some(other) = taken.insert(name, &entry.file) {
                whats.push(What::Taken {
                    name: name.clone(),
                    other: other.to_owned(),
                });
            }
        }
        faults.extend(whats.into_iter().map(|what| Fault::Rule {
            file: entry.file.clone(),
            rule: entry.rule.id.clone(),
            what,
        }));
    }
    faults
}

/// What every guide must fulfil: what it names is there, and can be read in English.
pub(crate) fn guides(guides: &[Guide], entries: &[Entry]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for Guide { file, game, book } in guides {
        let own = || entries.iter().filter(|entry| entry.game == *game);
        let nothing = |what: &String| Fault::Nothing {
            file: file.clone(),
            what: what.clone(),
        };
        let unknown = book
            .played
            .iter()
            .filter(|set| own().all(|one| one.set != **set));
        faults.extend(unknown.map(nothing));
        for chapter in &book.chapters {
            let topics = chapter.topics.iter();
            let unknown = topics.filter(|topic| own().all(|one| one.topic != **topic));
            faults.extend(unknown.map(nothing));
            let has_guide = chapter.guide.is_empty() || chapter.guide.contains_key("en");
            if !chapter.name.contains_key("en") || !has_guide {
                faults.push(Fault::Chapter {
                    file: file.clone(),
                    chapter: chapter.id.clone(),
                    what: What::NoEnglish,
                });
            }
        }
    }
    faults
}

/// What is wrong with an entry taken by itself.
fn one(entry: &Entry) -> Vec<What> {
    let rule = &entry.rule;
    let mut whats = Vec::new();
    if split_id(&rule.id).is_none_or(|(topic, _)| topic != entry.topic) {
        whats.push(What::BadId);
    }
    for alias in &rule.aliases {
        if split_id(alias).is_none() {
            whats.push(What::BadAlias(alias.clone()));
        }
    }
    if rule.proof.parse::<Proof>().is_err() {
        whats.push(What::Proof(rule.proof.clone()));
    }
    if let Some(status) = rule
        .status
        .as_deref()
        .filter(|status| *status != "designed")
    {
        whats.push(What::Status(status.to_owned()));
    }
    if !rule.text.contains_key("en") {
        whats.push(What::NoEnglish);
    }
    let fields = [("source", &rule.source), ("test", &rule.test)];
    let fields = fields
        .map(|(name, value)| (name.to_owned(), value))
        .into_iter();
    let note = rule.note.iter().map(|note| ("note".to_owned(), note));
    let texts = rule
        .text
        .iter()
        .map(|(lang, text)| (format!("text.{lang}"), text));
    for (name, value) in fields.chain(note).chain(texts) {
        if value.trim().is_empty() {
            whats.push(What::Empty(name));
        }
    }
    whats
}

fn split_id(id: &str) -> Option<(&str, &str)> {
    let good = |part: &str| {
        !part.is_empty()
            && part
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    id.split_once('/')
        .filter(|(topic, slug)| good(topic) && good(slug))
}
