//! Explanations and rules as paragraphs.

use crate::wrap::{width, wrap};
use rulebook::Rule;
use tabletop::Explanation;

/// Why not, how, at what price, with what chance.
pub(super) fn explanation(explanation: &Explanation) -> String {
    let mut text = String::new();
    for blocked in &explanation.blocked {
        text.push_str(&wrap(&blocked.text.to_string(), "  ", width()));
        if let Some(id) = blocked.rule {
            text.push_str(&rule_by_id(id));
        }
    }
    for price in &explanation.prices {
        let line = format!("Price {}: {}", price.amount, price.text);
        text.push_str(&wrap(&line, "  ", width()));
    }
    for chance in &explanation.chances {
        let percent = format!("{}.{} %", chance.permille / 10, chance.permille % 10);
        let line = format!("{percent}: {}", chance.text);
        text.push_str(&wrap(&line, "  ", width()));
    }
    for unused in &explanation.unused {
        let line = format!("Would stay unused: {unused}");
        text.push_str(&wrap(&line, "  ", width()));
    }
    if text.is_empty() {
        text.push_str("  Nothing is blocked: all you may do is in the list.\n");
    }
    text
}

/// The rule a refusal or an explanation rests on.
pub(super) fn rule_by_id(id: &str) -> String {
    match rulebook::find(id) {
        Some(rule) => wrap(&format!("{id}: {}", rule.text("en")), "    ", width()),
        None => wrap(id, "    ", width()),
    }
}

/// More rules than this drown the table.
const MOST_RULES: usize = 6;

/// The rules of a game in which the words occur; of all games, if the rulebook does not know this
/// one.
pub(super) fn rules(game: &str, search: &str) -> String {
    if search.is_empty() {
        return "  Which words? For example: r patrol\n".into();
    }
    let mut found: Vec<&Rule> = rulebook::search(search);
    if let Ok(game) = game.parse::<rulebook::Game>() {
        found.retain(|rule| rule.game == game);
    }
    if found.is_empty() {
        return format!("  No rule has all of these words: {search}\n");
    }
    let mut text = String::new();
    for rule in found.iter().take(MOST_RULES) {
        text.push_str(&crate::rules::to_text(rule));
        text.push('\n');
    }
    if let Some(more) = found.len().checked_sub(MOST_RULES).filter(|&more| more > 0) {
        text.push_str(&format!("  … and {more} more: cantina rules {search}\n"));
    }
    text
}
