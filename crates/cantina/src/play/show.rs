//! Explanations and rules as paragraphs.

use crate::words::Words;
use crate::wrap::{width, wrap};
use printed::number;
use rulebook::Rule;
use std::collections::BTreeSet;
use tabletop::{Explanation, Hints, On};

/// Why not, how, at what price, with what chance; of all, or only of what lies in one place.
pub(super) fn explanation(
    hints: &Hints,
    explanation: &Explanation,
    only: Option<&On>,
    words: &Words,
) -> String {
    let is_meant = |on: Option<&On>| only.is_none() || on == only;
    let mut text = String::new();
    let mut told = BTreeSet::new();
    let blocked = hints.blocked.iter();
    for blocked in blocked.filter(|blocked| is_meant(blocked.on.as_ref())) {
        text.push_str(&wrap(&words.text(&blocked.text), "  ", width()));
        // A rule that blocks six things is read once.
        if let Some(id) = blocked.rule.filter(|&id| told.insert(id)) {
            text.push_str(&rule_by_id(id, words));
        }
    }
    let prices = hints.prices.iter();
    for price in prices.filter(|price| is_meant(Some(&price.on))) {
        let args = [
            ("amount", number(price.amount)),
            ("text", words.text(&price.text).into()),
        ];
        let line = words.say("price", &args);
        text.push_str(&wrap(&line, "  ", width()));
    }
    let chances = explanation.chances.iter();
    for chance in chances.filter(|chance| is_meant(Some(&chance.on))) {
        let args = [
            ("percent", number(chance.permille / 10)),
            ("tenths", number(chance.permille % 10)),
            ("text", words.text(&chance.text).into()),
        ];
        let line = words.say("chance", &args);
        text.push_str(&wrap(&line, "  ", width()));
    }
    for unused in hints.unused.iter().filter(|_| only.is_none()) {
        let line = words.say("would-stay-unused", &[("text", words.text(unused).into())]);
        text.push_str(&wrap(&line, "  ", width()));
    }
    match (text.is_empty(), only) {
        (true, None) => wrap(&words.of("nothing-blocked"), "  ", width()),
        (true, Some(_)) => wrap(&words.of("nothing-more"), "  ", width()),
        (false, _) => text,
    }
}

/// The rule a refusal or an explanation rests on.
pub(super) fn rule_by_id(id: &str, words: &Words) -> String {
    match rulebook::find(id) {
        Some(rule) => {
            let args = [("id", id.into()), ("rule", words.rule(rule).into())];
            wrap(&words.say("cited-rule", &args), "    ", width())
        }
        None => wrap(id, "    ", width()),
    }
}

/// More rules than this drown the table.
const MOST_RULES: usize = 6;

/// The rules of a game in which the words occur, those of the box and of playing alone first; of
/// all games, if the rulebook does not know this one.
pub(super) fn rules(game: &str, alone: bool, search: &str, words: &Words) -> String {
    if search.is_empty() {
        return wrap(&words.of("which-words"), "  ", width());
    }
    let typed = [("typed", search.into())];
    let mut found = words.search(search);
    if rulebook::all().iter().any(|rule| rule.game == game) {
        found.retain(|rule| rule.game == game);
    }
    let is_played = |rule: &Rule| rule.set == "base" || (alone && rule.set == "solo");
    found.sort_by_key(|rule| !is_played(rule));
    if found.is_empty() {
        return wrap(&words.say("no-rule", &typed), "  ", width());
    }
    let mut text = String::new();
    for rule in found.iter().take(MOST_RULES) {
        text.push_str(&crate::rules::to_text(rule, words));
        text.push('\n');
    }
    if let Some(more) = found.len().checked_sub(MOST_RULES).filter(|&more| more > 0) {
        let [typed] = typed;
        let more = words.say("more-rules", &[("n", number(more)), typed]);
        text.push_str(&wrap(&more, "  ", width()));
    }
    text
}
