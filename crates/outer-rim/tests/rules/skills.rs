//! Skills and skill tests.

use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, OnStage, action_step, encounter_step, encounters, player, stage,
    words,
};
use outer_rim::Event;
use outer_rim::content::Die;
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

/// Somebody tests Tech twice on Ord Mantell; 1,000 for each pass.
fn tech(character: &str, crew: &[&str], dice: &[Die]) -> OnStage {
    let ship = if crew.len() > 1 {
        "yv-666"
    } else {
        "g-1a-starfighter"
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-9"])]),
        dice: dice.to_vec(),
        ..encounter_step(vec![
            PlayerWords {
                ship: Some(ship.into()),
                assets: words(crew),
                ..player(character, "ord-mantell")
            },
            player("bossk", "kessel"),
        ])
    });
    t.make("space");
    t
}

fn results(t: &OnStage) -> Vec<String> {
    t.story_of(&["passes", "fails"])
}

/// How often the tested skill counted in each test.
fn levels(t: &OnStage) -> Vec<u8> {
    let levels = t.events().iter().filter_map(|event| match event {
        Event::TestResult { level, .. } => Some(*level),
        _ => None,
    });
    levels.collect()
}

#[test]
fn skills_of_character_and_crew_add_up() {
    rule!("skills/on-characters-and-crew");
    assert_eq!(levels(&tech("han-solo", &[], &[BLANK; 4])), [1, 1]);
    assert_eq!(
        levels(&tech("han-solo", &["white-5-card"], &[BLANK; 4])),
        [2, 2]
    );
}

#[test]
fn a_flipped_character_keeps_its_skills() {
    rule!("skills/character-skills-are-permanent");
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-9"])]),
        dice: vec![HIT, BLANK, BLANK, BLANK],
        ..encounter_step(vec![
            PlayerWords {
                flipped: true,
                damage: [4, 0],
                defeated: true,
                ..player("han-solo", "ord-mantell")
            },
            PlayerWords::second(),
        ])
    });
    t.make("space");
    assert_eq!(
        (levels(&t), results(&t)[0].as_str()),
        (vec![1, 1], "1 passes")
    );
}

#[test]
fn only_the_tested_skill_counts() {
    rule!(
        "skills/instances-set-the-level",
        "skill-tests/unskilled-needs-crit"
    );
    // Boba has Tactics and a crew with Tactics, but no Tech.
    let t = tech("boba-fett", &["white-4-card"], &[HIT, HIT, CRIT, BLANK]);
    assert_eq!(levels(&t), [0, 0]);
    assert_eq!(
        results(&t),
        ["1 fails", "1 passes"],
        "two hits, then a crit"
    );
}

#[test]
fn one_instance_needs_a_hit_or_a_crit() {
    rule!("skill-tests/skilled-needs-hit-or-crit");
    let t = tech("han-solo", &[], &[FOCUS, FOCUS, HIT, BLANK]);
    assert_eq!(results(&t), ["1 fails", "1 passes"]);
}

#[test]
fn han_solo_masters_the_piloting_test() {
    // The example of the Learn to Play book: a blank and a hit, and he has Piloting.
    rule!(
        "skill-tests/skilled-needs-hit-or-crit",
        "skill-tests/missing-pass-effect"
    );
    let mut t = stage(Scenario {
        encounters: encounters(&[("navpoints", &["navpoint-1"])]),
        dice: vec![BLANK, HIT],
        ..encounter_step(vec![
            player("han-solo", "ryloth-reach"),
            PlayerWords::second(),
        ])
    });
    t.make("space");
    let story = t.story();
    assert_eq!(story[..2], ["1 rolls 2", "1 passes"]);
    assert_eq!(story[2..], ["turn of 2"], "his ship suffers nothing");
}

#[test]
fn two_instances_pass_with_a_focus_and_more_give_nothing() {
    rule!(
        "skill-tests/highly-skilled-adds-focus",
        "skill-tests/no-level-above-highly-skilled",
        "skill-tests/two-dice"
    );
    let t = tech("han-solo", &["white-5-card"], &[FOCUS, BLANK, BLANK, BLANK]);
    assert_eq!(results(&t), ["1 passes", "1 fails"]);
    let crew = ["white-5-card", "green-4-card", "yellow-3-card"];
    let t = tech("han-solo", &crew, &[BLANK, BLANK, HIT, CRIT]);
    assert_eq!(
        (levels(&t), results(&t)),
        (vec![4, 4], vec!["1 fails".into(), "1 passes".into()])
    );
    assert_eq!(t.story_of(&["rolls"]), ["1 rolls 2", "1 rolls 2"]);
    assert_eq!(t.who(ONE).credits, 1000, "passed once, not twice");
}

#[test]
fn a_gained_skill_counts_for_one_test_in_full() {
    rule!(
        "skills/gained-skill-is-temporary",
        "skills/gaining-a-skill-already-owned",
        "skill-tests/level-read-at-the-result"
    );
    let mut t = tech("doctor-aphra", &[], &[FOCUS, BLANK, FOCUS, BLANK]);
    assert_eq!(t.offered(), ["use doctor-aphra", "pass"]);
    t.make_all(&["use doctor-aphra", "skill tech"]);
    assert_eq!(
        levels(&t),
        [2, 1],
        "highly skilled once, then with her own instance alone"
    );
    assert_eq!(results(&t), ["1 passes", "1 fails"]);
}

#[test]
fn nobody_tests_on_their_own_initiative() {
    rule!("skill-tests/only-when-told");
    let players = || vec![player("han-solo", "kessel"), PlayerWords::second()];
    assert_eq!(
        stage(encounter_step(players())).offered(),
        ["space", "contact kessel 1", "contact kessel 2"]
    );
    assert_eq!(stage(action_step(players())).offered(), ["market", "pass"]);
}

#[test]
fn a_test_does_what_its_card_says_and_nothing_else() {
    rule!(
        "skill-tests/effects-on-the-card",
        "skill-tests/missing-fail-effect"
    );
    let mut t = stage(Scenario {
        encounters: encounters(&[("navpoints", &["navpoint-1"])]),
        dice: vec![BLANK, BLANK],
        ..encounter_step(vec![
            player("han-solo", "ryloth-reach"),
            PlayerWords::second(),
        ])
    });
    t.make("space");
    assert_eq!(
        t.story(),
        ["1 rolls 2", "1 fails", "1 suffers 1", "turn of 2"]
    );
    let mut t = stage(Scenario {
        encounters: encounters(&[("kafrene-takodana", &["kafrene-1"])]),
        dice: vec![BLANK, BLANK],
        ..encounter_step(vec![
            player("han-solo", "ring-of-kafrene"),
            PlayerWords::second(),
        ])
    });
    t.make("space");
    assert_eq!(
        t.story(),
        ["1 rolls 2", "1 fails", "turn of 2"],
        "only a pass would pay"
    );
}
