//! Which boxes lie on the table: the base box always, and with it what was agreed on.

use serde::{Deserialize, Serialize};
use tabletop::Refusal;

/// A box that can be laid on the table beside the base box.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Expansion {
    /// Unfinished Business.
    UnfinishedBusiness,
}

impl Expansion {
    /// All of them.
    pub const ALL: &'static [Self] = &[Self::UnfinishedBusiness];

    /// What its rules are filed under in the rulebook.
    pub(crate) fn rules(self) -> &'static str {
        match self {
            Self::UnfinishedBusiness => "unfinished-business",
        }
    }
}

/// The boxes beside the base box, one bit each. In words it is a list of them.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Expansion>", into = "Vec<Expansion>")]
pub struct Boxes(u8);

impl Boxes {
    /// The base box alone.
    pub const BASE: Self = Self(0);

    /// Every choice of boxes there is.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..1 << Expansion::ALL.len()).map(Self)
    }

    /// Whether this one lies on the table.
    pub fn has(self, expansion: Expansion) -> bool {
        self.0 & (1 << expansion as u8) != 0
    }

    /// Whether there is nothing but the base box.
    pub fn is_base(&self) -> bool {
        *self == Self::BASE
    }

    /// Those beside the base box.
    pub fn iter(self) -> impl Iterator<Item = Expansion> {
        let all = Expansion::ALL.iter().copied();
        all.filter(move |&one| self.has(one))
    }

    /// The rule that holds with these boxes where the base box would go by this one.
    pub(crate) fn cited(self, rule: &'static str) -> &'static str {
        match self.is_base() {
            true => rule,
            false => {
                let boxes: Vec<_> = self.iter().map(Expansion::rules).collect();
                rulebook::cited(rule, &boxes)
            }
        }
    }

    /// A refusal that cites what holds with these boxes.
    pub(crate) fn citing(self, refusal: Refusal) -> Refusal {
        let rule = refusal.rule.map(|rule| self.cited(rule));
        Refusal { rule, ..refusal }
    }

    /// Its place among all choices.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl From<Vec<Expansion>> for Boxes {
    fn from(expansions: Vec<Expansion>) -> Self {
        expansions.into_iter().collect()
    }
}

impl From<Boxes> for Vec<Expansion> {
    fn from(boxes: Boxes) -> Self {
        boxes.iter().collect()
    }
}

impl FromIterator<Expansion> for Boxes {
    fn from_iter<I: IntoIterator<Item = Expansion>>(expansions: I) -> Self {
        let bits = expansions.into_iter().map(|one| 1 << one as u8);
        Self(bits.fold(0, |all, bit: u8| all | bit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rulebook::rule_id;

    #[test]
    fn a_refusal_cites_what_holds_at_the_table() {
        let with = Boxes::from_iter([Expansion::UnfinishedBusiness]);
        let (base, expanded) = (
            rule_id!("market/at-most-one-discard"),
            rule_id!("market-discards/never-more-than-two"),
        );
        let refusal = || Refusal::choice("refused-once").by(base);
        assert_eq!(Boxes::BASE.citing(refusal()).rule, Some(base));
        assert_eq!(with.citing(refusal()).rule, Some(expanded));
        assert_eq!(with.citing(Refusal::choice("refused")).rule, None);
        let same = rule_id!("movement/stop-at-patrol");
        assert_eq!(with.cited(same), same);
    }

    #[test]
    fn the_rulebook_has_rules_of_every_box() {
        for expansion in Expansion::ALL {
            let boxes = [expansion.rules()];
            assert!(rulebook::holding("outer-rim", &boxes).next().is_some());
        }
    }
}
