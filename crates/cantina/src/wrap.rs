//! Paragraphs that fit the terminal.

use console::{Term, measure_text_width};

/// Wide enough for a sentence, narrow enough to read.
const MOST: usize = 90;
/// What is taken for the width where nobody says.
const USUAL: usize = 80;

/// The columns of the terminal; where there is none, as many as `COLUMNS` says.
pub(crate) fn columns() -> usize {
    let asked = Term::stdout().size_checked();
    let asked = asked.map(|(_, columns)| usize::from(columns));
    let set = || std::env::var("COLUMNS").ok()?.parse().ok();
    asked.or_else(set).unwrap_or(USUAL)
}

/// The width text is wrapped at.
pub(crate) fn width() -> usize {
    columns().clamp(40, MOST)
}

/// The text in lines, each after the indent, at most `width` characters with it where words allow.
pub(crate) fn wrap(text: &str, indent: &str, width: usize) -> String {
    let room = width.saturating_sub(wide(indent));
    let paragraphs = text.lines();
    let lines = paragraphs.flat_map(|paragraph| printed::wrap_by(paragraph, room, wide));
    lines.map(|line| format!("{indent}{line}\n")).collect()
}

/// The same with a head before the first line, under which the others begin where it ends.
pub(crate) fn hang(head: &str, text: &str, width: usize) -> String {
    let indent = " ".repeat(wide(head));
    let wrapped = wrap(text, &indent, width);
    match wrapped.strip_prefix(&indent) {
        Some(rest) => format!("{head}{rest}"),
        None => format!("{head}\n"),
    }
}

/// The columns a text takes, without what only styles it.
fn wide(text: &str) -> usize {
    measure_text_width(text)
}

#[cfg(test)]
mod tests {
    use super::{hang, wrap};

    #[test]
    fn lines_keep_to_the_width_and_words_stay_whole() {
        assert_eq!(wrap("one two three", "  ", 9), "  one two\n  three\n");
        assert_eq!(wrap("indivisible", "", 4), "indivisible\n");
    }

    #[test]
    fn later_lines_begin_under_the_first() {
        assert_eq!(
            hang(" 1  ", "one two three", 11),
            " 1  one two\n    three\n"
        );
        assert_eq!(hang(" 1  ", "", 11), " 1  \n");
    }
}
