//! Alliances of two players.

use super::{rules, with_credits};
use crate::common::*;
use outer_rim::content::Die;
use outer_rim::scenario::{AllianceWords, HouseWords, Scenario, StepWord};
use outer_rim::{Deed, HouseRules, Setup, Word};
use rulebook::rule;

/// Three players on one planet with all house rules, at a step of the first one's turn.
fn three(step: StepWord, dice: &[Die]) -> Scenario {
    let player = |character| with_credits(character, "tatooine", 6000);
    Scenario {
        house: HouseRules::all(),
        step,
        players: ["boba-fett", "bossk", "han-solo"].map(player).to_vec(),
        dice: dice.to_vec(),
        ..Scenario::default()
    }
}

/// The first two of them are allies, with so many rounds left.
fn allied(rounds: u8, left: u8, scenario: Scenario) -> Scenario {
    Scenario {
        conflict: HouseWords {
            alliances: vec![AllianceWords {
                of: [0, 1],
                rounds,
                left,
            }],
            ..HouseWords::default()
        },
        ..scenario
    }
}

const ALLY: Word = Word::Ally { to: TWO, rounds: 3 };

#[test]
fn an_alliance_takes_two() {
    rule!("house-alliance/two-players-by-consent");
    let proposed = |answer| {
        let mut t = stage(three(StepWord::Action, &[]));
        t.offer(ONE, ALLY);
        assert_eq!((t.decider(), t.offered().len()), (TWO, 2));
        t.make(answer);
        t
    };
    let declined = proposed("pass");
    assert!(declined.view(THREE).house.unwrap().alliances.is_empty());
    let agreed = proposed("accept");
    assert_eq!(
        agreed.view(THREE).house.unwrap().alliances.len(),
        1,
        "all see it"
    );
    let two = Setup {
        house: rules(&["alliances"]),
        ..Setup::default()
    };
    let refused = tabletop::Table::new(game(), two, tabletop::Seed::from_number(1));
    let refused = refused.expect_err("two players are too few");
    assert_eq!(refused.rule, Some("house-alliance/two-players-by-consent"));
}

#[test]
fn an_alliance_lasts_three_rounds_at_most() {
    rule!("house-alliance/at-most-three-rounds");
    let mut t = stage(three(StepWord::Action, &[]));
    let long = Word::Ally { to: TWO, rounds: 4 };
    let refused = t.refused_offer(ONE, &long);
    assert_eq!(refused.rule, Some("house-alliance/at-most-three-rounds"));
    // It ends as the turn of who proposed it begins.
    let last_turn = |left| {
        let mut t = stage(Scenario {
            current: 2,
            ..allied(3, left, three(StepWord::Encounter, &[]))
        });
        t.make("space");
        while t.current() == 2 {
            let first = t.offered()[0].clone();
            t.make(&first);
        }
        t.words().conflict.alliances.len()
    };
    assert_eq!((last_turn(2), last_turn(1)), (1, 0));
}

#[test]
fn an_ally_in_the_space_adds_a_die() {
    rule!("house-alliance/assist-in-combat");
    let fight = |space: &str| {
        let mut scenario = allied(3, 2, three(StepWord::Encounter, &[]));
        scenario.players[1].space = space.into();
        let mut t = stage(scenario);
        t.make("rob 3");
        t
    };
    let mut t = fight("tatooine");
    assert_eq!(
        (t.decider(), t.offered()),
        (TWO, words::<String>(&["assist", "pass"]))
    );
    assert_eq!(t.window(), Some("meddling"));
    let mut alone = t.clone();
    let rolled = |t: &OnStage| {
        let rolls = t.story_of(&["1 rolls"]);
        rolls[0]
            .trim_start_matches("1 rolls ")
            .parse::<u8>()
            .unwrap()
    };
    t.make("assist");
    alone.make("pass");
    assert_eq!(rolled(&t), rolled(&alone) + 1);
    assert_eq!(t.who(TWO).damage, [0, 0], "who helps suffers nothing");
    assert_ne!(
        fight("kessel").window(),
        Some("meddling"),
        "from afar nobody helps"
    );
}

#[test]
fn allies_do_not_harm_each_other() {
    rule!("house-alliance/no-attack-or-theft-between-allies");
    let against = |step, words: &[&str]| {
        let t = stage(allied(3, 2, three(step, &[])));
        let offered = words.iter().flat_map(|word| t.offered_that(word));
        offered.collect::<Vec<_>>()
    };
    let acts = against(StepWord::Action, &["place-bounty", "sabotage"]);
    assert_eq!(acts, ["place-bounty 3", "sabotage 3"]);
    assert_eq!(against(StepWord::Encounter, &["rob"]), ["rob 3"]);
}

#[test]
fn who_breaks_an_alliance_gains_nothing_by_it() {
    rule!("house-alliance/breaking-ends-it-without-fame");
    let mut t = stage(allied(3, 2, three(StepWord::Planning, &[])));
    t.offer(ONE, Word::BreakAlliance);
    assert!(t.words().conflict.alliances.is_empty());
    assert_eq!((t.who(ONE).fame, t.who(TWO).fame), (0, 0));
    t.make("income");
    assert_eq!(
        t.offered_that("sabotage"),
        ["sabotage 3"],
        "not in this turn"
    );
    let mut late = stage(allied(3, 2, three(StepWord::Action, &[])));
    let refused = late.refused_offer(ONE, &Word::BreakAlliance);
    let rule = "house-alliance/breaking-ends-it-without-fame";
    assert_eq!(refused.rule, Some(rule), "only as the turn begins");
    late.offer(ONE, Word::PartWays).make("accept");
    assert_eq!(
        late.offered_that("sabotage").len(),
        2,
        "who parts waits for nothing"
    );
}

#[test]
fn a_full_alliance_that_was_kept_brings_fame_once() {
    rule!("house-alliance/fame-for-a-kept-alliance");
    let kept = |rounds, rewarded: Vec<u8>| {
        let mut scenario = allied(rounds, 1, three(StepWord::Encounter, &[]));
        scenario.current = 2;
        scenario.conflict.rewarded = rewarded;
        let mut t = stage(scenario);
        let before = [ONE, TWO].map(|seat| t.who(seat).fame);
        t.make("space");
        while t.current() == 2 {
            let first = t.offered()[0].clone();
            t.make(&first);
        }
        let now = [ONE, TWO].map(|seat| t.who(seat).fame);
        [now[0] - before[0], now[1] - before[1]]
    };
    assert_eq!(kept(3, vec![]), [1, 1]);
    assert_eq!(kept(2, vec![]), [0, 0], "a short one brings none");
    assert_eq!(kept(3, vec![0]), [0, 1], "once a game");
}

#[test]
fn whoever_is_asked_may_answer_first_or_hold() {
    rule!("house-interference/same-planet-during-job-or-bounty");
    let mut scenario = three(StepWord::Encounter, &[FOCUS]);
    scenario.players[0].assets = words(&["start-job-1"]);
    for player in &mut scenario.players {
        player.space = "ryloth".into();
    }
    let mut t = stage(scenario);
    t.make("attempt start-job-1");
    assert_eq!(t.decider(), TWO);
    t.offer(TWO, Word::Hold);
    assert_eq!(t.decider(), THREE, "who holds is asked last");
    t.offer(TWO, Word::Meddle(Deed::Interfere));
    assert_eq!(
        (t.decider(), t.who(TWO).credits),
        (THREE, 6000),
        "all answer first"
    );
    t.make("pass");
    assert_eq!(t.who(TWO).credits, 5000);
}
