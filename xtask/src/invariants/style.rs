//! Colours, sizes of type and layers are written among the client's tokens, and nowhere else.

use super::source::{self, Source};
use std::io;
use std::path::Path;

const TOKENS: &str = "web/src/tokens.css";

/// What makes a colour of numbers.
const FUNCTIONS: [&str; 9] = [
    "rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch(",
];
/// Colours that have a name; others of the kind are rarer.
const NAMED: [&str; 16] = [
    "black", "white", "red", "green", "blue", "yellow", "orange", "purple", "gray", "grey", "gold",
    "silver", "navy", "teal", "pink", "brown",
];
/// What may be given a colour.
const COLOURED: [&str; 9] = [
    "color",
    "background",
    "fill",
    "stroke",
    "border",
    "outline",
    "box-shadow",
    "text-shadow",
    "caret-color",
];

/// Every colour, size of type and layer that is no token.
pub(super) fn untold(root: &Path) -> io::Result<Vec<String>> {
    let endings = [".css", ".svelte", ".ts"];
    Ok(broken(&source::below(root, "web/src", &endings)?))
}

fn broken(sources: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for source in sources.iter().filter(|source| source.path != TOKENS) {
        let is_script = source.path.ends_with(".ts");
        if is_script && source.path.ends_with(".test.ts") {
            continue;
        }
        let text = without_comments(&source.text);
        let mut told = colours(&text);
        // In a script a colour is a string: all else that looks like one is a private member.
        told.retain(|(at, _)| !is_script || before(&text, *at).is_some_and(|c| "'\"`".contains(c)));
        let declared = declarations(&text);
        for (at, property, value) in declared.into_iter().filter(|_| !is_script) {
            let is_token = match property {
                "font-size" => !has_length(value),
                // What follows the stroke is how far lines are apart.
                "font" => !has_length(value.split('/').next().unwrap_or(value)),
                "z-index" => value.starts_with("var(--layer-"),
                _ => !(is_coloured(property) && value.split([' ', ',', ')']).any(is_named)),
            };
            if !is_token {
                told.push((at, format!("{property}: {value}")));
            }
        }
        told.sort();
        let told = told.into_iter();
        found.extend(told.map(|(at, what)| source.at(source.line_of(at), what)));
    }
    found
}

/// The same without what is said besides, line by line where it was.
fn without_comments(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(begin) = rest.find("/*") {
        let end = rest[begin..]
            .find("*/")
            .map_or(rest.len(), |end| begin + end + 2);
        out.push_str(&rest[..begin]);
        out.extend(
            rest[begin..end]
                .bytes()
                .map(|byte| if byte == b'\n' { '\n' } else { ' ' }),
        );
        rest = &rest[end..];
    }
    out + rest
}

/// Every colour made of numbers, and where it stands.
fn colours(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices('#') {
        let digits = text[at + 1..]
            .bytes()
            .take_while(u8::is_ascii_hexdigit)
            .count();
        let after = text[at + 1 + digits..].chars().next();
        let ends = !after.is_some_and(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '('));
        let begins = before(text, at).is_some_and(|c| " \t'\"(:,=".contains(c));
        let is_link = text[..at].ends_with("href=\"") || text[..at].ends_with("url(");
        if !is_link && matches!(digits, 3 | 4 | 6 | 8) && begins && ends {
            found.push((at, text[at..=at + digits].to_owned()));
        }
    }
    for function in FUNCTIONS {
        let called = text.match_indices(function).filter(|&(at, _)| {
            !before(text, at).is_some_and(|c| c.is_alphanumeric() || "-_.".contains(c))
        });
        found.extend(called.map(|(at, function)| (at, format!("{function}…)"))));
    }
    found
}

/// Every property that is given a value, in a style or as an attribute: where, which, what.
fn declarations(text: &str) -> Vec<(usize, &str, &str)> {
    let mut found = Vec::new();
    for (at, sign) in text.match_indices([':', '=']) {
        let is_name = |c: char| c.is_ascii_lowercase() || c == '-';
        let name = text[..at].trim_end_matches(is_name).len();
        let property = &text[name..at];
        if property.is_empty() || property.starts_with('-') {
            continue;
        }
        let rest = text[at + 1..].trim_start_matches([' ', '\n', '"', '\'']);
        let ends: &[char] = if sign == ":" {
            &[';', '}', '{']
        } else {
            &['"', '\'', ' ', '>', '\n', '{']
        };
        let value = rest.split(ends).next().unwrap_or_default();
        found.push((name, property, value.trim()));
    }
    found
}

/// Whether a value has a length in it that is no share of another one.
fn has_length(value: &str) -> bool {
    let mut rest = value;
    while let Some(begin) = rest.find(|c: char| c.is_ascii_digit()) {
        let named = before(rest, begin).is_some_and(|c| c.is_alphanumeric() || c == '-');
        let number = rest[begin..].find(|c: char| !c.is_ascii_digit() && c != '.');
        let end = number.map_or(rest.len(), |length| begin + length);
        let unit: String = rest[end..]
            .chars()
            .take_while(char::is_ascii_alphabetic)
            .collect();
        if !named && !unit.is_empty() && unit != "em" {
            return true;
        }
        rest = &rest[end..];
    }
    false
}

fn before(text: &str, at: usize) -> Option<char> {
    text[..at].chars().next_back()
}

fn is_coloured(property: &str) -> bool {
    let of = |name: &str| {
        property == name
            || property
                .strip_prefix(name)
                .is_some_and(|rest| rest.starts_with('-'))
    };
    COLOURED.iter().any(|name| of(name))
}

fn is_named(word: &str) -> bool {
    NAMED.contains(&word)
}

#[cfg(test)]
mod tests {
    use super::super::source::made_up;
    use super::*;

    /// What is told of one style, without its place.
    fn told(style: &str) -> Vec<String> {
        let found = broken(&made_up([("web/src/table/Log.svelte", style)]));
        let what = |line: String| line.rsplit_once(":1: ").map(|(_, what)| what.to_owned());
        found.into_iter().filter_map(what).collect()
    }

    #[test]
    fn a_colour_is_found_however_it_is_written() {
        assert_eq!(told("a { color: #fff; }"), ["#fff"]);
        assert_eq!(told("a { background: rgb(0 0 0 / 10%); }"), ["rgb(…)"]);
        assert_eq!(
            told("a { border: 1px solid white; }"),
            ["border: 1px solid white"]
        );
        assert_eq!(told("<path fill=\"#0a0c14\" />"), ["#0a0c14"]);
        assert_eq!(told("<path stroke=\"black\" />"), ["stroke: black"]);
    }

    #[test]
    fn a_colour_in_a_script_is_found() {
        let script = "class Deck {\n  #add = rgb(1)\n  light = '#ffc24b'\n  font: 'label'\n}";
        let sources = made_up([
            ("web/src/art/deck.ts", script),
            ("web/src/art/deck.test.ts", script),
        ]);
        assert_eq!(broken(&sources), ["web/src/art/deck.ts:3: #ffc24b"]);
    }

    #[test]
    fn a_size_of_type_is_found() {
        assert_eq!(told("a { font-size: 13.5px; }"), ["font-size: 13.5px"]);
        assert_eq!(
            told("a { font: 600 1rem/1 var(--label); }"),
            ["font: 600 1rem/1 var(--label)"]
        );
        assert_eq!(told("<b style:font-size=\"12px\">"), ["font-size: 12px"]);
    }

    #[test]
    fn a_layer_is_found() {
        assert_eq!(told("a { z-index: 20; }"), ["z-index: 20"]);
        assert_eq!(told("<b style:z-index=\"1\">"), ["z-index: 1"]);
    }

    #[test]
    fn tokens_and_what_follows_from_them_pass() {
        for style in [
            "a { color: var(--act); background: color-mix(in oklab, var(--far) 55%, transparent); }",
            "a { font: 600 var(--text-2) / 18px var(--label); }",
            "a { font: 700 calc(16 * var(--u)) / calc(24 * var(--u)) var(--label); }",
            "a { font-size: 0.85em; z-index: var(--layer-stage); }",
            "/* #fff once was white */ a { fill: currentColor; }",
            "{#each faded as one (one)}<use href=\"#fade\" />{/each}",
            "a.called { white-space: nowrap; } #deeds { inset: 0; }",
        ] {
            assert_eq!(told(style), [""; 0], "{style}");
        }
    }

    #[test]
    fn the_tokens_themselves_pass_and_a_place_is_told() {
        let sources = made_up([
            (TOKENS, ":root { --void: #0a0c14; }"),
            ("web/src/base.css", "/*\n*/\na {\n  z-index: 1;\n}"),
        ]);
        assert_eq!(broken(&sources), ["web/src/base.css:4: z-index: 1"]);
    }
}
