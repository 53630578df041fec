//! The bots by name.

use crate::{Bot, Greedy, Random};
use std::fmt;
use std::str::FromStr;
use tabletop::{Game, Seed};

/// A bot by name, not yet sitting anywhere.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum BotKind {
    /// Any choice, each equally likely.
    Random,
    /// The choice that leads to the best position, as the game evaluates it.
    Greedy,
}

impl BotKind {
    /// Every kind there is.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The one that plays best.
    pub const STRONGEST: Self = Self::Greedy;

    /// The name in commands.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// A bot of this kind, ready to play; all its luck follows from the seed.
    pub fn bot<G: Game>(self, seed: Seed) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No bot has this name.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
#[error("no bot is called '{name}': try one of {}", BotKind::ALL.map(BotKind::name).join(", "))]
pub struct UnknownBot {
    /// What was asked for.
    pub name: String,
}

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        let found = Self::ALL.into_iter().find(|kind| kind.name() == name);
        found.ok_or_else(|| UnknownBot { name: name.into() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_its_name() {
        for kind in BotKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        let unknown = "wookiee".parse::<BotKind>().unwrap_err();
        assert_eq!(
            unknown.to_string(),
            "no bot is called 'wookiee': try one of random, greedy"
        );
    }
}
