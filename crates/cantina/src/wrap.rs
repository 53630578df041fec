//! Paragraphs that fit the terminal.

/// Wide enough for a sentence, narrow enough to read.
const MOST: usize = 90;

/// The width text is wrapped at. `COLUMNS` is honoured; asking the terminal itself would need a
/// dependency.
pub(crate) fn width() -> usize {
    let columns = std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
    columns.unwrap_or(80).clamp(40, MOST)
}

/// The text in lines, each after the indent, at most `width` characters with it where words allow.
pub(crate) fn wrap(text: &str, indent: &str, width: usize) -> String {
    let mut wrapped = String::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let length = indent.chars().count() + line.chars().count() + 1 + word.chars().count();
            if !line.is_empty() && length > width {
                push_line(&mut wrapped, indent, &line);
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        push_line(&mut wrapped, indent, &line);
    }
    wrapped
}

fn push_line(wrapped: &mut String, indent: &str, line: &str) {
    wrapped.push_str(indent);
    wrapped.push_str(line);
    wrapped.push('\n');
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_keep_to_the_width_and_words_stay_whole() {
        assert_eq!(wrap("one two three", "  ", 9), "  one two\n  three\n");
        assert_eq!(wrap("indivisible", "", 4), "indivisible\n");
    }
}
