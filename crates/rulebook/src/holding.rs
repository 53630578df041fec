//! Which rules hold at a table: those of its boxes, but for those that another of its boxes replaces.

use crate::{Rule, all, find};

/// The rules of a game that hold at a table with these boxes. What is played only by agreement, such as a
/// variant, is among them: a rule that holds under a condition says so itself.
///
/// ```
/// let game = rulebook::find("market/at-most-one-discard").map_or("", |rule| rule.game);
/// let holds = |boxes: &[&str], id| rulebook::holding(game, boxes).any(|rule| rule.id == id);
/// assert!(holds(&["base"], "market/at-most-one-discard"));
/// assert!(!holds(&["base"], "market-discards/never-more-than-two"));
/// let both = ["base", "unfinished-business"];
/// assert!(!holds(&both, "market/at-most-one-discard"));
/// assert!(holds(&both, "market-discards/never-more-than-two"));
/// ```
pub fn holding<'b>(game: &str, boxes: &'b [&str]) -> impl Iterator<Item = &'static Rule> + use<'b> {
    let game = all().iter().map(|rule| rule.game).find(|one| *one == game);
    all()
        .iter()
        .filter(move |rule| Some(rule.game) == game && rule.holds(boxes))
}

impl Rule {
    /// Whether it holds at a table with these boxes.
    pub fn holds(&self, boxes: &[&str]) -> bool {
        boxes.contains(&self.set) && self.replaced_by(boxes).is_none()
    }

    /// The rule that holds instead at a table with these boxes, if there is one.
    ///
    /// ```
    /// let rule = rulebook::find("market/at-most-one-discard").expect("a rule");
    /// assert!(rule.replaced_by(&["base"]).is_none());
    /// let instead = rule.replaced_by(&["base", "unfinished-business"]);
    /// assert_eq!(instead.map(|rule| rule.id), Some("market-discards/never-more-than-two"));
    /// ```
    pub fn replaced_by(&self, boxes: &[&str]) -> Option<&'static Rule> {
        all()
            .iter()
            .find(|other| boxes.contains(&other.set) && other.replaces.contains(&self.id))
    }

    /// The rule to be cited for this one at a table with these boxes: the one that holds instead, or
    /// itself.
    pub fn as_cited(&'static self, boxes: &[&str]) -> &'static Rule {
        match self.replaced_by(boxes) {
            Some(other) => other.as_cited(boxes),
            None => self,
        }
    }
}

/// The same by id; an id that no rule has is cited as it is.
///
/// ```
/// let boxes = ["base", "unfinished-business"];
/// let cited = rulebook::cited("market/at-most-one-discard", &boxes);
/// assert_eq!(cited, "market-discards/never-more-than-two");
/// assert_eq!(rulebook::cited("movement/stop-at-patrol", &boxes), "movement/stop-at-patrol");
/// ```
pub fn cited(id: &'static str, boxes: &[&str]) -> &'static str {
    find(id).map_or(id, |rule| rule.as_cited(boxes).id)
}
