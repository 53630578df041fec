//! `docs/protocol.md` is held as a conversation with the real binary.

use crate::common::Engine;
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// The requests of the page, each with its answer.
fn examples() -> Vec<(String, String)> {
    let mut lines: Vec<String> = Vec::new();
    for block in PAGE.split("```json\n").skip(1) {
        let (block, _) = block.split_once("```").unwrap();
        for line in block.lines() {
            match line.strip_prefix("  ") {
                Some(more) => lines.last_mut().unwrap().push_str(more),
                None => lines.push(line.to_owned()),
            }
        }
    }
    assert!(lines.len().is_multiple_of(2));
    lines
        .chunks(2)
        .map(|pair| {
            let request = pair[0]
                .strip_prefix("→ ")
                .unwrap_or_else(|| panic!("{}", pair[0]));
            let answer = pair[1]
                .strip_prefix("← ")
                .unwrap_or_else(|| panic!("{}", pair[1]));
            (request.to_owned(), answer.to_owned())
        })
        .collect()
}

/// Whether a text fits a pattern in which `…` stands for anything.
fn fits(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('…');
    let Some(mut rest) = parts.next().and_then(|first| text.strip_prefix(first)) else {
        return false;
    };
    let parts: Vec<_> = parts.collect();
    let Some((last, middle)) = parts.split_last() else {
        return rest.is_empty();
    };
    for part in middle {
        let Some(at) = rest.find(part) else {
            return false;
        };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

#[test]
fn every_example_of_the_page_is_answered_as_it_says() {
    let mut engine = Engine::start();
    let mut save = Value::Null;
    for (request, expected) in examples() {
        let answer = engine.send(request.replace('…', &save.to_string()));
        assert!(
            fits(&expected, &answer),
            "→ {request}\n← {expected}\nbut\n← {answer}"
        );
        let answer: Value = serde_json::from_str(&answer).unwrap();
        if !answer["save"].is_null() {
            save = answer["save"].clone();
        }
    }
    assert_eq!(engine.end(), Some(0));
}

#[test]
fn every_command_has_an_example() {
    let help = Engine::start().ok(r#"{"cmd":"help"}"#);
    let examples = examples();
    for command in help["commands"].as_object().unwrap().keys() {
        let written = format!(r#""cmd":"{command}""#);
        assert!(
            examples
                .iter()
                .any(|(request, _)| request.contains(&written)),
            "{command}"
        );
    }
}

#[test]
fn dots_stand_for_anything() {
    assert!(fits("a…c…e", "abcde"));
    assert!(fits("ab", "ab"));
    assert!(!fits("ab", "abc"));
    assert!(!fits("a…c", "abcd"));
    assert!(!fits("…x…", "abc"));
}
