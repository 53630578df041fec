//! Interference with jobs and bounties.

use super::{rules, with_credits};
use crate::common::*;
use outer_rim::Event;
use outer_rim::content::{Die, Faction, Standing};
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use rulebook::rule;

const JOB: &str = "attempt start-job-1";

/// The first player is on Ryloth with a job there; so is the second with so many credits, and the
/// third is where it is said.
fn job(credits: u32, third: &str, dice: &[Die]) -> OnStage {
    let busy = PlayerWords {
        assets: words(&["start-job-1", "errand"]),
        ..player("bossk", "ryloth")
    };
    stage(Scenario {
        house: rules(&["interference"]),
        step: StepWord::Encounter,
        players: vec![
            busy,
            with_credits("boba-fett", "ryloth", credits),
            with_credits("han-solo", third, 1000),
        ],
        dice: dice.to_vec(),
        ..Scenario::default()
    })
}

#[test]
fn only_who_is_on_the_planet_is_asked() {
    rule!("house-interference/same-planet-during-job-or-bounty");
    let mut t = job(1000, "rebel-gate", &[]);
    t.make(JOB);
    assert_eq!(t.decider(), TWO);
    assert_eq!(t.offered(), ["interfere", "pass"]);
    t.make("pass");
    assert_ne!(t.decider(), THREE);
    let mut t = job(1000, "ryloth", &[]);
    t.make_all(&[JOB, "pass"]);
    assert_eq!(t.decider(), THREE, "clockwise");
}

#[test]
fn interference_is_paid_first() {
    rule!("house-interference/pay-then-roll-one-die");
    let mut poor = job(0, "kessel", &[]);
    poor.make(JOB);
    assert!(!poor.offers("interfere"));
    let mut t = job(1000, "kessel", &[FOCUS]);
    t.make_all(&[JOB, "interfere"]);
    assert_eq!(t.who(TWO).credits, 0);
    assert_eq!(t.story_of(&["2 rolls"]), ["2 rolls 1"]);
}

#[test]
fn a_success_makes_one_die_be_rolled_again() {
    rule!("house-interference/hit-or-crit-forces-one-reroll");
    // The interference; the test; the die that is rolled again.
    let mut t = job(1000, "ryloth", &[HIT, CRIT, BLANK, BLANK]);
    t.make_all(&[JOB, "interfere", "pass"]);
    assert_eq!(
        (t.decider(), t.offered()),
        (TWO, words::<String>(&["die crit", "die blank"]))
    );
    t.make("die crit");
    assert_eq!(
        t.story_of(&["passes", "fails"]),
        ["1 fails"],
        "the new result stands"
    );
}

#[test]
fn a_bounty_fight_counts_as_the_test() {
    rule!("house-interference/bounty-fights-count-as-tests");
    let hunter = PlayerWords {
        assets: words(&["bounty-white"]),
        ..player("bossk", "takodana")
    };
    let mut t = stage(Scenario {
        house: rules(&["interference"]),
        contacts: [("takodana".into(), words(&["white-1", "green-2"]))].into(),
        dice: vec![HIT, HIT, HIT, HIT, BLANK],
        ..encounter_step(vec![hunter, with_credits("boba-fett", "takodana", 1000)])
    });
    t.make_all(&["contact takodana 1", "fight", "interfere"]);
    let rerolls = t
        .events()
        .iter()
        .filter(|event| matches!(event, Event::DiceChanged { .. }));
    assert_eq!(
        rerolls.count(),
        1,
        "all three show the same: nothing to pick"
    );
    let of_hunter = |event: &Event| matches!(event, Event::DiceChanged { of: Some(of), by, .. } if u32::from(*of) == 0 && u32::from(*by) == 1);
    assert!(t.told(of_hunter), "not the dice of who defends");
}

#[test]
fn what_was_forced_lapses_with_the_attempt() {
    rule!("house-interference/effect-ends-with-the-attempt");
    let busy = PlayerWords {
        assets: words(&["errand"]),
        ..player("bossk", "ord-mantell")
    };
    let mut t = stage(Scenario {
        house: rules(&["interference"]),
        dice: vec![HIT],
        ..encounter_step(vec![
            busy,
            with_credits("boba-fett", "ord-mantell", 1000),
            with_credits("han-solo", "ord-mantell", 1000),
        ])
    });
    t.make_all(&["attempt errand", "interfere", "pass"]);
    let forced = |t: &OnStage| serde_json::to_value(t.state()).unwrap()["house"]["forced"].clone();
    assert_eq!(forced(&t), 1);
    t.make("option 2");
    assert!(forced(&t).is_null(), "the job needed no dice");
}

#[test]
fn a_blank_costs_reputation_where_the_other_likes() {
    rule!("house-interference/blank-costs-reputation");
    let mut t = job(1000, "kessel", &[BLANK]);
    t.make_all(&[JOB, "interfere"]);
    assert_eq!((t.decider(), t.offered().len()), (ONE, 4));
    t.make("faction rebel");
    let lost = reputation(&[(Faction::Rebel, Standing::Negative)]);
    assert_eq!(t.who(TWO).reputation, lost);
}

#[test]
fn a_focus_changes_nothing() {
    rule!("house-interference/focus-does-nothing");
    let mut t = job(1000, "kessel", &[FOCUS, CRIT, BLANK]);
    t.make_all(&[JOB, "interfere"]);
    assert!(!t.told(|event| matches!(event, Event::DiceChanged { .. })));
    assert_eq!(t.who(TWO).reputation, reputation(&[]));
    assert_eq!(t.story_of(&["passes"]), ["1 passes"]);
}
