//! Exact chances, counted with whole numbers.

use crate::content::Die;
use crate::rules::skill_tests;

/// How many of the eight sides deal no, one and two damage.
fn sides() -> [u128; 3] {
    let mut sides = [0; 3];
    for die in Die::SIDES {
        sides[usize::from(die.damage())] += 1;
    }
    sides
}

/// In how many ways so many dice deal each damage.
fn ways(dice: u8) -> Vec<u128> {
    let mut ways = vec![1];
    for _ in 0..dice {
        let mut next = vec![0; ways.len() + 2];
        for (damage, count) in ways.iter().enumerate() {
            for (more, sides) in sides().iter().enumerate() {
                next[damage + more] += count * sides;
            }
        }
        ways = next;
    }
    ways
}

/// More dice than anybody rolls; beyond them numbers would not be exact.
const MOST_DICE: u8 = 20;

/// The chance, in thousandths, that an attacker wins with so many dice against so many, before
/// anybody uses an ability.
pub(crate) fn combat(attacker: u8, defender: u8) -> u16 {
    // rule: combat/tie-goes-to-attacker
    let attack = ways(attacker.min(MOST_DICE));
    let defence = ways(defender.min(MOST_DICE));
    let all: u128 = attack.iter().sum::<u128>() * defence.iter().sum::<u128>();
    let mut won = 0;
    for (damage, count) in attack.iter().enumerate() {
        let beaten: u128 = defence.iter().take(damage + 1).sum();
        won += count * beaten;
    }
    permille(won, all)
}

/// The chance of passing a test for somebody who has the skill so often.
pub(crate) fn test(level: u8) -> u16 {
    let passing = skill_tests::passing(level);
    let sides = Die::SIDES.iter().filter(|die| !passing.contains(die));
    let failing = sides.count() as u128;
    let dice = u32::from(skill_tests::DICE);
    let all = 8u128.pow(dice);
    permille(all - failing.pow(dice), all)
}

/// The chance of delivering illegal cargo.
pub(crate) fn delivery() -> u16 {
    let hits = Die::SIDES.iter().filter(|&&die| die == Die::Hit);
    permille(hits.count() as u128, 8)
}

fn permille(part: u128, all: u128) -> u16 {
    u16::try_from((part * 1000 + all / 2) / all).unwrap_or(1000)
}

#[cfg(test)]
mod tests {
    use super::{combat, delivery, test};
    use rulebook::rule;

    #[test]
    fn the_better_the_skill_the_better_the_chance() {
        rule!(
            "skill-tests/unskilled-needs-crit",
            "skill-tests/skilled-needs-hit-or-crit",
            "skill-tests/highly-skilled-adds-focus"
        );
        // Two dice of eight sides: 1 - (7/8)², 1 - (4/8)², 1 - (2/8)².
        assert_eq!(test(0), 234, "one side is a crit");
        assert_eq!(test(1), 750, "four are hits or crits");
        assert_eq!(test(2), 938, "six are hits, crits or focuses");
    }

    #[test]
    fn a_tie_counts_for_the_attacker() {
        rule!("combat/tie-goes-to-attacker");
        assert_eq!(combat(0, 0), 1000);
        // Against one die without dice: only its four sides without damage.
        assert_eq!(combat(0, 1), 500);
        // One die each: 4/8 · 4/8 + 3/8 · 7/8 + 1/8.
        assert_eq!(combat(1, 1), 703);
        assert!(combat(5, 2) > combat(3, 2) && combat(3, 2) > combat(3, 5));
    }

    #[test]
    fn three_of_eight_sides_deliver_illegal_cargo() {
        assert_eq!(delivery(), 375);
    }
}
