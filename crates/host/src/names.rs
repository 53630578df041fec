//! Names of people: seen by everybody, and told apart.

use crate::fault::{Code, Fault};
use tabletop::Saying;
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};
use unicode_segmentation::UnicodeSegmentation as _;

/// So many letters a name has at most, each counted once with all its marks.
const MOST: usize = 20;
/// So many code points those letters have at most: marks are not stacked without end.
const MOST_POINTS: usize = 4 * MOST;

/// Counted among letters, marks or signs, and yet nothing is drawn for them.
const BLANK: [char; 8] = [
    '\u{34f}', '\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{2800}', '\u{3164}', '\u{ffa0}',
];
/// How the sign before it is drawn, among several ways; this one is common after emoji.
const AS_EMOJI: char = '\u{fe0f}';

/// A name as it will be shown: composed, with single spaces. Refused if there is nothing to show, too
/// much, or anything that cannot be seen.
pub(crate) fn visible(given: &str) -> Result<String, Fault> {
    let words = given.split(|c: char| c.general_category() == GeneralCategory::SpaceSeparator);
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let name: String = words.join(" ").nfc().collect();
    let letters = name.graphemes(true).count();
    let fits = (1..=MOST).contains(&letters) && name.chars().count() <= MOST_POINTS;
    if fits && name.graphemes(true).all(is_seen) {
        return Ok(name);
    }
    let message = Saying::new("wrong-name").with("most", MOST);
    Err(Fault::new(Code::BadRequest, message))
}

/// Whether two names could be taken for one another: by their case, their width, or letters that look
/// alike.
pub(crate) fn alike(one: &str, other: &str) -> bool {
    let folded = |name: &str| looks(&name.nfkc().collect::<String>().to_lowercase());
    looks(one) == looks(other) || folded(one) == folded(other)
}

/// What letters that look alike have in common.
fn looks(name: &str) -> String {
    let seen: String = name.chars().filter(|&c| c != AS_EMOJI).collect();
    unicode_security::skeleton(&seen).collect()
}

/// Somebody at the table is called so.
pub(crate) fn taken() -> Fault {
    Fault::new(Code::NameTaken, "name-taken")
}

/// Whether a letter with its marks is drawn: something to carry the marks, and nothing invisible.
fn is_seen(cluster: &str) -> bool {
    let mut points = cluster.chars();
    let carries = match points.next() {
        // A space carries nothing.
        Some(' ') => return cluster == " ",
        Some(first) => first.general_category_group() != GeneralCategoryGroup::Mark,
        None => false,
    };
    carries && cluster.chars().all(|c| c == AS_EMOJI || is_drawn(c))
}

fn is_drawn(c: char) -> bool {
    use GeneralCategory::{LineSeparator, ParagraphSeparator};
    let variation =
        matches!(c, '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}');
    // Controls, formats such as those that turn the direction, what is private or not assigned.
    let other = c.general_category_group() == GeneralCategoryGroup::Other;
    let line = matches!(c.general_category(), LineSeparator | ParagraphSeparator);
    !(variation || other || line || BLANK.contains(&c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_one_to_twenty_visible_letters() {
        for name in ["A", "Ann", "Zoë", "李小龍", "Ann 😀", "❤️", "नेहा"] {
            assert_eq!(visible(name).unwrap(), name);
        }
        assert!(visible(&"ä".repeat(20)).is_ok());
        assert!(
            visible(&"a\u{308}".repeat(20)).is_ok(),
            "a letter and its mark"
        );
        for name in ["", "  ", &"a".repeat(21)] {
            assert!(visible(name).is_err(), "{name:?}");
        }
        let stacked = format!("a{}", "\u{301}".repeat(200));
        assert!(visible(&stacked).is_err());
    }

    #[test]
    fn what_cannot_be_seen_is_in_no_name() {
        let hidden = [
            "\u{200b}",
            "\u{feff}",
            "\u{3164}",
            "\u{202e}",
            "\u{2066}",
            "\u{ad}",
            "\u{7}",
            "\u{2028}",
            "\u{2029}",
            "\u{e000}",
            "\u{378}",
            "\u{115f}",
            "\u{1160}",
            "\u{ffa0}",
            "\u{2800}",
            "\u{34f}",
            "\u{200d}",
            "\u{fe00}",
            "\u{e0101}",
        ];
        for hidden in hidden {
            for name in [
                hidden.to_owned(),
                format!("Ann{hidden}"),
                format!("A{hidden}nn"),
            ] {
                assert!(visible(&name).is_err(), "{name:?}");
            }
        }
        for lone in ["\u{301}", "\u{301}Ann", "Ann \u{301}"] {
            assert!(visible(lone).is_err(), "{lone:?}");
        }
    }

    #[test]
    fn a_name_is_written_in_one_way() {
        assert_eq!(visible(" Zoe\u{308} \u{a0}\u{3000} B ").unwrap(), "Zoë B");
    }

    #[test]
    fn names_that_look_alike_are_one() {
        let alike_ones = [
            ("Ann", "Ann"),
            ("Ann", "ANN"),
            ("Ann", "\u{410}nn"),
            ("Ann", "Ａｎｎ"),
            ("Bill", "BiII"),
            ("❤", "❤️"),
        ];
        for (one, other) in alike_ones {
            assert!(alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Ann", "Anna"), ("Ann", "Bea"), ("Zoë", "Zoe")] {
            assert!(!alike(one, other), "{one} {other}");
        }
    }
}
