//! Texts that cannot be printed: a message that is missing, a word it asks for, too much for a small card.

use crate::width;
use tabletop::Text;

/// The most letters and symbols of a brief text.
pub const BRIEF: usize = 40;

/// What is wrong with the texts of a component, if anything is.
///
/// ```
/// use printed::misprint;
/// use tabletop::Text;
///
/// let full = [Text::of("Draw a card."), Text::of("⟨no-such-message⟩")];
/// assert_eq!(misprint(&full, &Text::of("draw")).as_deref(), Some("⟨no-such-message⟩"));
/// assert_eq!(misprint(&full[..1], &Text::of("draw")), None);
/// ```
pub fn misprint<'t>(full: impl IntoIterator<Item = &'t Text>, brief: &'t Text) -> Option<String> {
    let is_broken = |text: &&Text| text.to_string().contains(['{', '}', '⟨', '⟩', '$']);
    let broken = full.into_iter().chain([brief]).find(is_broken);
    let long = || (width(brief) > BRIEF).then(|| format!("more than {BRIEF} letters: {brief}"));
    broken.map(Text::to_string).or_else(long)
}
