//! `cantina rules`: the rulebook, listed and searched.

use crate::error::Failure;
use crate::words::Words;
use crate::wrap::{width, wrap};
use rulebook::Rule;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{Write, stdout};

/// List and search the rules
#[derive(clap::Args)]
#[command(after_help = "\
Every word must occur in the rule, in any order.

Examples:
  cantina rules stop patrol
  cantina rules --game GAME --box base attack
  cantina rules --id movement/stop-at-patrol
  cantina rules --json > rules.json

Exit codes: 0 rules were found, 1 none were.")]
pub(crate) struct Args {
    /// Words to look for; without any, all rules are listed
    search: Vec<String>,
    /// Only the rules of this game
    #[arg(long, value_parser = game)]
    game: Option<&'static str>,
    /// Only the rules that come with this box or mode
    #[arg(long = "box", value_name = "BOX", value_parser = set)]
    set: Option<&'static str>,
    /// The one rule with this id (or a former id)
    #[arg(long)]
    id: Option<String>,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// A word of the rulebook's, so that a wrong one is answered with the right ones.
fn word(text: &str, of: impl Fn(&Rule) -> &'static str) -> Result<&'static str, String> {
    let known: BTreeSet<&'static str> = rulebook::all().iter().map(of).collect();
    known.get(text).copied().ok_or_else(|| {
        let known: Vec<&str> = known.into_iter().collect();
        format!("try one of {}", known.join(", "))
    })
}

fn game(text: &str) -> Result<&'static str, String> {
    word(text, |rule| rule.game)
}

fn set(text: &str) -> Result<&'static str, String> {
    word(text, |rule| rule.set)
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let search = args.search.join(" ");
    let found: Vec<&Rule> = candidates(args, &search)
        .into_iter()
        .filter(|rule| args.game.is_none_or(|game| game == rule.game))
        .filter(|rule| args.set.is_none_or(|set| set == rule.set))
        .collect();
    if found.is_empty() && !args.json {
        return Err(Failure::NoRule(suggest(args, &search)));
    }
    let mut out = stdout().lock();
    if args.json {
        let rules: Vec<Value> = found.iter().map(|rule| to_json(rule)).collect();
        let count = rules.len();
        writeln!(out, "{:#}", json!({ "count": count, "rules": rules }))?;
    } else {
        let words = Words::default();
        for rule in &found {
            writeln!(out, "{}", to_text(rule, &words))?;
        }
        let all = rulebook::all().len();
        writeln!(out, "{} of {all} rules", found.len())?;
    }
    if found.is_empty() {
        return Err(Failure::NoRule(suggest(args, &search)));
    }
    Ok(())
}

fn candidates(args: &Args, words: &str) -> Vec<&'static Rule> {
    let by_words = || match words.trim() {
        "" => rulebook::all().iter().collect(),
        words => rulebook::search(words),
    };
    match &args.id {
        // An id together with words: both must fit.
        Some(id) => rulebook::find(id)
            .filter(|rule| by_words().iter().any(|other| other.id == rule.id))
            .into_iter()
            .collect(),
        None => by_words(),
    }
}

/// What to try instead.
fn suggest(args: &Args, words: &str) -> String {
    if let Some(id) = &args.id {
        let (topic, slug) = id.split_once('/').unwrap_or((id, ""));
        let near: Vec<_> = rulebook::all()
            .iter()
            .filter(|rule| rule.topic() == topic || (!slug.is_empty() && rule.id.contains(slug)))
            .map(|rule| rule.id)
            .take(5)
            .collect();
        return match near.as_slice() {
            [] => format!("there is no '{id}'; search by words instead: cantina rules {topic}"),
            near => format!("there is no '{id}'; did you mean {}?", near.join(", ")),
        };
    }
    let alone = |word: &&str| !rulebook::search(word).is_empty();
    let known: Vec<_> = words.split_whitespace().filter(alone).collect();
    match (known.as_slice(), args.game.is_some() || args.set.is_some()) {
        ([], false) => {
            let topics: Vec<_> = topics().into_iter().take(12).collect();
            format!(
                "no rule has any of these words; topics are {}, …",
                topics.join(", ")
            )
        }
        (_, true) => "try without --game and --box".into(),
        ([one], false) => format!("try fewer words: cantina rules {one}"),
        (several, false) => format!(
            "no rule has all these words; try fewer of them: {}",
            several.join(", ")
        ),
    }
}

fn topics() -> Vec<&'static str> {
    let mut topics: Vec<_> = rulebook::all().iter().map(Rule::topic).collect();
    topics.dedup();
    topics
}

/// A rule as a paragraph for people.
pub(crate) fn to_text(rule: &Rule, words: &Words) -> String {
    let width = width();
    let designed = if rule.designed { "yes" } else { "no" };
    let head = [
        ("id", rule.id.into()),
        ("game", rule.game.into()),
        ("box", rule.set.into()),
        ("designed", designed.into()),
    ];
    let mut text = words.say("rule-head", &head) + "\n";
    text.push_str(&wrap(&words.rule(rule), "  ", width));
    if let Some(note) = words.note(rule) {
        let note = words.say("rule-note", &[("note", note.into())]);
        text.push_str(&wrap(&note, "    ", width));
    }
    let source = words.say("source", &[("source", rule.source.into())]);
    text.push_str(&wrap(&source, "    ", width));
    text
}

fn to_json(rule: &Rule) -> Value {
    json!({
        "id": rule.id,
        "game": rule.game,
        "box": rule.set,
        "proof": rule.proof.as_str(),
        "text": rule.text("en"),
        "source": rule.source,
        "note": rule.note,
        "aliases": rule.aliases,
        "designed": rule.designed,
    })
}
