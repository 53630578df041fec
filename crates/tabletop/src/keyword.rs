//! Words on cards that mean more than they say.

use crate::{Face, Run, Text};
use serde::Serialize;

/// A word of the game, what it means, and where the rule stands.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Keyword {
    /// The word.
    pub word: String,
    /// What it means, in a sentence.
    pub means: Text,
    /// The rule that says so.
    pub rule: String,
    /// The cards it is printed on, by id.
    pub on: Vec<String>,
}

impl Face {
    /// Whether one of these is printed on it: words and phrases in small letters, and symbols as
    /// `<force>`.
    pub fn mentions(&self, forms: &[&str]) -> bool {
        let reward = self.bounty.iter().map(|bounty| &bounty.reward);
        let runs = self.rules.iter().chain(reward).flat_map(Text::runs);
        runs.into_iter().any(|run| match run {
            Run::Words(words) => {
                let words = words.to_lowercase();
                forms.iter().any(|form| stands_in(form, &words))
            }
            Run::Glyph(glyph) => forms.iter().any(|form| is_sign(form, glyph)),
            _ => false,
        })
    }
}

fn is_sign(form: &str, glyph: &str) -> bool {
    form.strip_prefix('<')
        .and_then(|rest| rest.strip_suffix('>'))
        == Some(glyph)
}

/// Whether a form stands in a text as words of its own: "ship" is no part of "friendship".
fn stands_in(form: &str, text: &str) -> bool {
    let is_apart = |near: Option<char>| near.is_none_or(|near| !near.is_alphanumeric());
    text.match_indices(form).any(|(start, found)| {
        is_apart(text[..start].chars().next_back())
            && is_apart(text[start + found.len()..].chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::stands_in;

    #[test]
    fn a_word_is_found_only_as_a_word() {
        assert!(stands_in("exile", "exile this unit"));
        assert!(stands_in("capital ship", "a capital ship, if any"));
        assert!(!stands_in("exile", "he is exiled"));
        assert!(!stands_in("ship", "friendship"));
    }
}
