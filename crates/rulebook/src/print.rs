//! Rules as people read them.

use crate::Rule;

/// The books that rules are found in, as sources name them.
const BOOKS: [&str; 5] = [
    "Rules Reference",
    "Learn to Play",
    "Appendix",
    "Rules summary",
    "Unfinished Business",
];

impl Rule {
    /// Where it is found, for reading. The headings of one book are known in one other language only: of
    /// that book its name is enough.
    pub fn found_in(&self) -> String {
        found_in(self.source)
    }
}

fn found_in(source: &str) -> String {
    const ABRIDGED: &str = "Learn to Play";
    let mut abridged = false;
    let parts = source.split("; ").filter_map(|part| {
        if !BOOKS.iter().any(|book| part.starts_with(book)) {
            return (!abridged).then_some(part);
        }
        abridged = part.starts_with(ABRIDGED);
        Some(if abridged { ABRIDGED } else { part })
    });
    parts.collect::<Vec<_>>().join("; ")
}

/// English with the quotation marks and apostrophes of print.
///
/// ```
/// let rule = "A player's 'Action' ability ('Planning' too).";
/// assert_eq!(rulebook::typeset(rule), "A player’s ‘Action’ ability (‘Planning’ too).");
/// ```
pub fn typeset(text: &str) -> String {
    let mut before = ' ';
    let print = text.chars().map(|letter| {
        let opens = before.is_whitespace() || before == '(';
        before = letter;
        match letter {
            '\'' if opens => '‘',
            '\'' => '’',
            other => other,
        }
    });
    print.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_book_with_foreign_headings_only_its_name_is_told() {
        assert_eq!(
            found_in(
                "Rules Reference, Combat; Dice; Learn to Play, Kampf; Würfel; Appendix 1, step 6"
            ),
            "Rules Reference, Combat; Dice; Learn to Play; Appendix 1, step 6"
        );
        let plain = "The rulebook, page 4";
        assert_eq!(found_in(plain), plain);
    }
}
