//! Which of the house rules were agreed on.

use serde::{Deserialize, Serialize};

/// A house rule for player conflict.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum HouseRule {
    /// Bounties on players, placed by players.
    Bounties,
    /// Robbing players in the same space.
    Piracy,
    /// Trade talks at any distance.
    Negotiation,
    /// Sabotaging ships.
    Sabotage,
    /// Alliances of two players.
    Alliances,
    /// Interfering with jobs and bounties.
    Interference,
}

impl HouseRule {
    /// All of them.
    pub const ALL: &'static [Self] = &[
        Self::Bounties,
        Self::Piracy,
        Self::Negotiation,
        Self::Sabotage,
        Self::Alliances,
        Self::Interference,
    ];

    /// The rule of this name.
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|rule| rule.name() == name)
    }

    /// The name it goes by in set-ups and commands.
    pub fn name(self) -> &'static str {
        match self {
            Self::Bounties => "bounties",
            Self::Piracy => "piracy",
            Self::Negotiation => "negotiation",
            Self::Sabotage => "sabotage",
            Self::Alliances => "alliances",
            Self::Interference => "interference",
        }
    }
}

/// The house rules that were agreed on, one bit each. In words it is a list of them.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<HouseRule>", into = "Vec<HouseRule>")]
pub struct HouseRules(u8);

impl HouseRules {
    /// Whether one was agreed on.
    pub fn has(self, rule: HouseRule) -> bool {
        self.0 & (1 << rule as u8) != 0
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// All of them.
    pub fn all() -> Self {
        HouseRule::ALL.iter().copied().collect()
    }

    /// Those that were agreed on.
    pub fn iter(self) -> impl Iterator<Item = HouseRule> {
        let all = HouseRule::ALL.iter().copied();
        all.filter(move |&rule| self.has(rule))
    }

    /// One more.
    pub fn add(&mut self, rule: HouseRule) {
        self.0 |= 1 << rule as u8;
    }
}

impl From<Vec<HouseRule>> for HouseRules {
    fn from(rules: Vec<HouseRule>) -> Self {
        rules.into_iter().collect()
    }
}

impl From<HouseRules> for Vec<HouseRule> {
    fn from(rules: HouseRules) -> Self {
        rules.iter().collect()
    }
}

impl FromIterator<HouseRule> for HouseRules {
    fn from_iter<I: IntoIterator<Item = HouseRule>>(rules: I) -> Self {
        let mut all = Self::default();
        rules.into_iter().for_each(|rule| all.add(rule));
        all
    }
}
