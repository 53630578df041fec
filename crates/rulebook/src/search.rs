//! Finding rules by words.

use crate::Rule;

/// The rules in which each of the words occurs, in any language, in upper or lower case: in the id,
/// an alias, the text or the note. Rules whose names hold all the words come first.
///
/// No words, no rules.
///
/// ```
/// let found = rulebook::search("Patrol stop");
/// assert_eq!(found[0].id, "movement/stop-at-patrol");
/// assert!(rulebook::search("hyperdrive banana").is_empty());
/// ```
pub fn search(words: &str) -> Vec<&'static Rule> {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let mut by_name = Vec::new();
    let mut by_text = Vec::new();
    for rule in crate::all() {
        let mut hay = names(rule);
        if words.iter().all(|word| hay.contains(word.as_str())) {
            by_name.push(rule);
            continue;
        }
        add_texts(rule, &mut hay);
        if words.iter().all(|word| hay.contains(word.as_str())) {
            by_text.push(rule);
        }
    }
    by_name.append(&mut by_text);
    by_name
}

/// One string to search in; the line breaks keep a word from matching across two fields.
fn names(rule: &Rule) -> String {
    let mut hay = rule.id.to_owned();
    for alias in rule.aliases {
        hay.push('\n');
        hay.push_str(alias);
    }
    hay
}

fn add_texts(rule: &Rule, hay: &mut String) {
    for (_, text) in rule.texts {
        hay.push('\n');
        hay.push_str(&text.to_lowercase());
    }
    if let Some(note) = rule.note {
        hay.push('\n');
        hay.push_str(&note.to_lowercase());
    }
}
