//! Which mutants are tested.

use tabletop::{Picks, Seed};

/// So many of them, each as likely as any other, in the order they were listed in.
pub(crate) fn sample(mutants: &[String], size: usize, seed: u64) -> Vec<String> {
    let mut picks = Picks::new(Seed::from_number(seed));
    let mut left: Vec<usize> = (0..mutants.len()).collect();
    let mut chosen: Vec<usize> = (0..size.min(mutants.len()))
        .map(|_| left.swap_remove(picks.below(left.len())))
        .collect();
    chosen.sort_unstable();
    chosen.into_iter().map(|nth| mutants[nth].clone()).collect()
}

/// A name as a regular expression that matches it alone.
pub(crate) fn literally(name: &str) -> String {
    name.chars().fold(String::new(), |mut out, letter| {
        if !letter.is_alphanumeric() && !matches!(letter, ' ' | '_' | '/' | ':' | '<' | '>' | '=') {
            out.push('\\');
        }
        out.push(letter);
        out
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutants() -> Vec<String> {
        (0..100)
            .map(|n| format!("src/a.rs:{n}:1: replace f -> bool with true"))
            .collect()
    }

    #[test]
    fn a_sample_has_its_size_and_nothing_twice_and_a_seed_always_draws_the_same() {
        let one = sample(&mutants(), 60, 7);
        assert_eq!(one.len(), 60);
        assert!(one.windows(2).all(|pair| pair[0] != pair[1]));
        assert_eq!(one, sample(&mutants(), 60, 7));
        assert_ne!(one, sample(&mutants(), 60, 8));
        assert_eq!(sample(&mutants(), 200, 7).len(), 100);
    }

    #[test]
    fn a_name_stands_for_itself() {
        assert_eq!(
            literally("a.rs:1:2: replace f -> Vec<u8> with vec![0]"),
            r"a\.rs:1:2: replace f \-> Vec<u8> with vec\!\[0\]"
        );
    }
}
