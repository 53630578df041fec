//! From a formatted message to the runs of a text.
//!
//! While messages are put into messages they are plain strings. Runs that are more than words
//! travel in them between marks of the private use area, so that the digits of a name stay a name.

use tabletop::{Run, Seat, Text};

const OPEN: char = '\u{E000}';
const CLOSE: char = '\u{E001}';
const NEXT: char = '\u{E002}';

/// A run as part of a string.
pub(crate) fn mark(run: &Run) -> String {
    match run {
        Run::Words(words) => words.clone(),
        Run::Number(number) => number.to_string(),
        Run::Glyph(glyph) => format!("<{glyph}>"),
        Run::Card(id, name) => format!("{OPEN}card{NEXT}{id}{NEXT}{name}{CLOSE}"),
        Run::Space(id, name) => format!("{OPEN}space{NEXT}{id}{NEXT}{name}{CLOSE}"),
        Run::Seat(Seat(seat), name) => format!("{OPEN}seat{NEXT}{seat}{NEXT}{name}{CLOSE}"),
        Run::Rule(id) => format!("{OPEN}rule{NEXT}{id}{NEXT}{CLOSE}"),
    }
}

/// Without the blanks that empty variants of a message leave behind.
pub(crate) fn tidy(marked: &str) -> String {
    let words: Vec<&str> = marked.split_whitespace().collect();
    words.join(" ")
}

/// With a capital, where the text begins with a letter.
pub(crate) fn capital(marked: &str) -> String {
    let mut rest = marked.chars();
    match rest.next() {
        Some(first) if first.is_alphabetic() => first.to_uppercase().chain(rest).collect(),
        _ => marked.to_string(),
    }
}

/// The runs of a string: numbers, symbols between angle brackets, marked runs, and words.
pub fn split(marked: &str) -> Text {
    let mut text = Text::new();
    let mut words = String::new();
    let mut rest = marked;
    while let Some(c) = rest.chars().next() {
        let found = match c {
            OPEN => marked_run(rest),
            '<' => glyph(rest),
            '0'..='9' | '-' => number(rest, words.chars().next_back()),
            _ => None,
        };
        if let Some((run, after)) = found {
            text = put_words(text, &words).run(run);
            words.clear();
            rest = after;
        } else {
            words.push(c);
            rest = rest.get(c.len_utf8()..).unwrap_or_default();
        }
    }
    put_words(text, &words)
}

/// How long a text is: its letters, each symbol counted as one.
pub fn width(text: &Text) -> usize {
    let narrow = text.runs().iter().fold(Text::new(), |text, run| match run {
        Run::Glyph(_) => text.glyph("x"),
        other => text.run(other.clone()),
    });
    narrow.to_string().chars().count()
}

/// As much of a text as there is room for, cut where a part of it ends.
pub fn shortened(text: &Text, most: usize) -> Text {
    let marked = text.written(mark);
    let ends = marked.match_indices([',', ':', '/']).map(|(end, _)| end);
    let pieces = ends.filter_map(|end| marked.get(..end));
    let pieces = pieces.map(|piece| split(&format!("{}…", piece.trim_end())));
    let fitting = pieces.rev().find(|piece| width(piece) <= most);
    fitting.unwrap_or_default()
}

fn put_words(text: Text, words: &str) -> Text {
    let words = tidy(words);
    if words.is_empty() {
        return text;
    }
    text.words(words)
}

fn marked_run(rest: &str) -> Option<(Run, &str)> {
    let (inside, after) = rest.strip_prefix(OPEN)?.split_once(CLOSE)?;
    let mut parts = inside.splitn(3, NEXT);
    let (kind, id, name) = (parts.next()?, parts.next()?, parts.next()?);
    let run = match kind {
        "card" => Run::Card(id.to_string(), name.to_string()),
        "space" => Run::Space(id.to_string(), name.to_string()),
        "seat" => Run::Seat(Seat(id.parse().ok()?), name.to_string()),
        _ => Run::Rule(id.to_string()),
    };
    Some((run, after))
}

fn glyph(rest: &str) -> Option<(Run, &str)> {
    let (name, after) = rest.strip_prefix('<')?.split_once('>')?;
    let plain = |c: char| c.is_ascii_lowercase() || c == '-';
    let is_name = !name.is_empty() && name.chars().all(plain);
    is_name.then(|| (Run::Glyph(name.to_string()), after))
}

/// A number that stands alone; digits within a word belong to the word.
fn number(rest: &str, before: Option<char>) -> Option<(Run, &str)> {
    if before.is_some_and(|c| c.is_alphanumeric() || c == '-') {
        return None;
    }
    let sign = usize::from(rest.starts_with('-'));
    let digits = rest.get(sign..)?;
    let length = digits.find(|c: char| !c.is_ascii_digit());
    let end = sign + length.unwrap_or(digits.len());
    let (number, after) = (rest.get(..end)?, rest.get(end..)?);
    if after.starts_with(char::is_alphabetic) {
        return None;
    }
    Some((Run::Number(number.parse().ok()?), after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_becomes_runs() {
        let falcon = Run::Card("millennium-falcon".into(), "Falcon 2".into());
        let marked = format!("with {} gain +3 <attack>, IG-88", mark(&falcon));
        let text = split(&capital(&marked));
        let runs = [
            Run::Words("With".into()),
            falcon,
            Run::Words("gain +".into()),
            Run::Number(3),
            Run::Glyph("attack".into()),
            Run::Words(", IG-88".into()),
        ];
        assert_eq!(text.runs(), runs);
        assert_eq!(text.to_string(), "With Falcon 2 gain +3 attack, IG-88");
    }

    #[test]
    fn a_comma_in_a_text_clings_to_the_word_before_it() {
        let text = Text::of("reputation").words(", lose").glyph("force");
        assert_eq!(
            split(&text.written(mark)).runs(),
            [
                Run::Words("reputation, lose".into()),
                Run::Glyph("force".into())
            ]
        );
    }

    #[test]
    fn every_kind_of_run_survives_a_message() {
        let runs = [
            Run::Number(-4),
            Run::Glyph("force".into()),
            Run::Space("row".into(), "the row".into()),
            Run::Seat(Seat(1), "Player 2 <you>".into()),
            Run::Rule("winning/base-goal".into()),
        ];
        for run in runs {
            assert_eq!(split(&mark(&run)).runs(), [run]);
        }
    }

    #[test]
    fn a_sentence_begins_with_a_capital_if_it_begins_with_a_letter() {
        assert_eq!(capital("draw. if so, go."), "Draw. if so, go.");
        assert_eq!(capital("écrase-le"), "Écrase-le");
        assert_eq!(capital("<force> a"), "<force> a");
        let luke = mark(&Run::Card("luke".into(), "luke".into()));
        assert_eq!(capital(&luke), luke);
    }

    #[test]
    fn a_long_text_is_cut_where_a_part_of_it_ends() {
        let text = split("two <force>, three: and four");
        assert_eq!(shortened(&text, 12).to_string(), "two force …");
        assert_eq!(shortened(&text, 13).to_string(), "two force, three…");
        assert_eq!(shortened(&text, 3), Text::new());
    }
}
