//! Messages that are wrong in some way, made of right ones.

use crate::Picks;
use serde_json::{Value, json};

/// Numbers that are too much for somebody.
const NUMBERS: [&str; 8] = [
    "-1",
    "4294967295",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "-0",
    "0.1",
    "9007199254740993",
];

/// Letters that are no letters to somebody.
const STRANGE: [&str; 6] = ["\u{0}", "\u{202e}", "\u{feff}", "💥", "\\ud800", "\u{7f}"];

/// What a message is when it is larger than any that is read.
const TOO_LONG: usize = 64 * 1024;

/// A wrong message made of a right one. Now and then it is right, or right for somebody else.
pub(super) fn mutated(right: &str, picks: &mut Picks) -> String {
    match picks.below(20) {
        0 => nested(right, picks),
        1 => numbers(right, picks),
        2..8 => tree(right, picks),
        8..13 => bytes(right, picks),
        13 => right.repeat(2),
        14 if picks.below(8) == 0 => long(right, picks),
        _ => right.to_owned(),
    }
}

/// Something within is something else, is missing, or is one too many.
fn tree(right: &str, picks: &mut Picks) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(right) else {
        return bytes(right, picks);
    };
    for _ in 0..=picks.below(2) {
        change(&mut value, picks);
    }
    value.to_string()
}

fn change(value: &mut Value, picks: &mut Picks) {
    let deeper = picks.below(4) > 0;
    match value {
        Value::Object(of) if deeper && !of.is_empty() => {
            let at = picks.below(of.len());
            change(of.values_mut().nth(at).unwrap(), picks);
        }
        Value::Object(of) => {
            let key = of.keys().nth(picks.below(of.len().max(1))).cloned();
            match (picks.below(3), key) {
                (0, Some(key)) => drop(of.remove(&key)),
                (1, Some(key)) => {
                    let moved = of.remove(&key).unwrap();
                    of.insert(format!("{key}s"), moved);
                }
                _ => drop(of.insert("surprise".into(), wrong(picks))),
            }
        }
        Value::Array(list) if deeper && !list.is_empty() => {
            let at = picks.below(list.len());
            change(&mut list[at], picks);
        }
        Value::Array(list) => match picks.below(3) {
            0 => list.clear(),
            1 => list.push(wrong(picks)),
            _ => *list = vec![wrong(picks); 300],
        },
        plain => *plain = wrong(picks),
    }
}

/// Something that does not belong wherever it is put.
fn wrong(picks: &mut Picks) -> Value {
    match picks.below(10) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(""),
        5 => json!(STRANGE[picks.below(STRANGE.len())].repeat(1 + picks.below(70))),
        6 => json!([]),
        7 => json!({}),
        8 => json!({"choose": {"position": 0}}),
        _ => json!("x".repeat(picks.below(2000))),
    }
}

/// Any number becomes one of those that are too much.
fn numbers(right: &str, picks: &mut Picks) -> String {
    let number = NUMBERS[picks.below(NUMBERS.len())];
    let mut text = String::new();
    let mut in_number = false;
    for letter in right.chars() {
        if !letter.is_ascii_digit() {
            text.push(letter);
        } else if !in_number {
            text.push_str(number);
        }
        in_number = letter.is_ascii_digit();
    }
    text
}

/// Deeper than anybody looks.
fn nested(right: &str, picks: &mut Picks) -> String {
    let deep = 1 + picks.below(20_000);
    let (open, close) = if picks.below(2) == 0 {
        ("[", "]")
    } else {
        ("{\"choose\":", "}")
    };
    let deep = deep.min(TOO_LONG / (open.len() + close.len()));
    match picks.below(3) {
        0 => open.repeat(deep),
        1 => format!("{}{right}{}", open.repeat(deep), close.repeat(deep)),
        _ => format!(
            "{{\"choose\":{{\"position\":0,\"choice\":{}0{}}}}}",
            "[".repeat(deep.min(30_000)),
            "]".repeat(deep.min(30_000))
        ),
    }
}

/// Longer than anybody reads.
fn long(right: &str, picks: &mut Picks) -> String {
    let more = " ".repeat(TOO_LONG + picks.below(1000));
    format!("{right}{more}")
}

/// Some letters are others, missing, or twice there.
fn bytes(right: &str, picks: &mut Picks) -> String {
    let mut letters: Vec<char> = right.chars().collect();
    for _ in 0..=picks.below(4) {
        if letters.is_empty() {
            break;
        }
        let at = picks.below(letters.len());
        match picks.below(5) {
            0 => drop(letters.remove(at)),
            1 => letters[at] = char::from(picks.below(128) as u8),
            2 => letters.insert(at, letters[at]),
            3 => letters.truncate(at),
            _ => {
                let strange = STRANGE[picks.below(STRANGE.len())];
                letters.splice(at..at, strange.chars());
            }
        }
    }
    letters.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_chance_makes_the_same_mistakes() {
        let right = r#"{"choose":{"position":14,"choice":["a",{"b":1}]}}"#;
        let made = |seed| {
            let mut picks = Picks(seed);
            let made = (0..500).map(|_| mutated(right, &mut picks));
            made.collect::<Vec<String>>()
        };
        assert_eq!(made(1), made(1));
        assert_ne!(made(1), made(2));
        let all = made(1);
        assert!(all.iter().any(|one| one.len() > TOO_LONG));
        let read = |one: &&String| serde_json::from_str::<Value>(one).is_ok();
        let readable = all.iter().filter(read).count();
        assert!((100..400).contains(&readable), "{readable} of 500 are JSON");
    }
}
