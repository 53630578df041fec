//! Seeds as people and programs write them.

use crate::error::Failure;
use tabletop::Seed;

/// A seed of 64 hexadecimal digits, or of a number, for convenience.
pub(crate) fn parse(text: &str) -> Result<Seed, Failure> {
    let text = text.trim();
    text.parse()
        .or_else(|_| text.parse().map(Seed::from_number))
        .map_err(|_| Failure::BadSeed { text: text.into() })
}

/// A seed nobody can know beforehand.
pub(crate) fn random() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(Failure::NoRandomness)?;
    Ok(Seed(bytes))
}

/// The seed that was given, or a random one.
pub(crate) fn given_or_random(text: Option<&str>) -> Result<Seed, Failure> {
    text.map_or_else(random, parse)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_hexadecimal_or_a_number() {
        let seed = Seed::from_number(7);
        assert_eq!(parse("7").unwrap(), seed);
        assert_eq!(parse(&seed.to_string()).unwrap(), seed);
        assert!(parse("seven").is_err());
        assert!(parse("-1").is_err());
    }

    #[test]
    fn random_seeds_differ() {
        assert_ne!(random().unwrap(), random().unwrap());
    }
}
