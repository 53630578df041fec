//! Jobs: attempting, steps, completing, failing.

use crate::common::{
    BLANK, CRIT, HIT, ONE, OnStage, TWO, action_step, encounter_step, player, stage, stage_with,
    words,
};
use outer_rim::Event;
use outer_rim::content::{Body, Content, Die, Effect, Goods, Skill};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

/// The casino job of the Learn to Play book: Influence or it fails; Tech or 1 damage and on to step
/// 4; Strength completes it; else a fight against three dice, again and again.
fn casino(character: &str, dice: &[Die]) -> OnStage {
    let mut t = stage(Scenario {
        dice: dice.to_vec(),
        ..encounter_step(vec![
            PlayerWords {
                assets: words(&["casino"]),
                ..player(character, "cantonica")
            },
            player("bossk", "kessel"),
        ])
    });
    t.make("attempt casino");
    t
}

#[test]
fn a_job_is_attempted_as_the_encounter_at_its_destination() {
    rule!("jobs/attempt-at-destination", "timing/no-interrupting");
    let owner = |space: &str| PlayerWords {
        assets: words(&["casino"]),
        ..player("boba-fett", space)
    };
    let t = stage(encounter_step(vec![owner("kessel"), PlayerWords::second()]));
    assert!(!t.offers("attempt casino"));
    let mut t = stage(action_step(vec![
        owner("cantonica"),
        player("bossk", "kessel"),
    ]));
    assert!(!t.offers("attempt casino"), "never as an action");
    t.make("pass");
    assert!(t.offers("attempt casino"));
}

#[test]
fn a_passed_step_leads_to_the_next() {
    rule!("jobs/steps-in-order", "jobs/complete-pays-reward");
    let t = casino("boba-fett", &[CRIT, BLANK, CRIT, BLANK, CRIT, BLANK]);
    assert_eq!(
        t.story_of(&["passes", "fails", "job", "credits"]),
        [
            "1 passes",
            "1 passes",
            "1 passes",
            "job completed",
            "1 credits +15"
        ]
    );
    assert_eq!(t.assets(ONE), [""; 0]);
    assert_eq!(
        t.words().gone,
        ["casino"],
        "removed as the job says; its databank card is not"
    );
}

#[test]
fn a_step_may_send_one_elsewhere() {
    rule!("jobs/steps-in-order");
    // Tech fails: 1 damage, and on to the fight without a Strength test.
    let t = casino(
        "boba-fett",
        &[
            CRIT, BLANK, BLANK, BLANK, HIT, BLANK, BLANK, BLANK, BLANK, BLANK,
        ],
    );
    assert_eq!(
        t.story_of(&["passes", "fails", "suffers", "wins", "job"]),
        [
            "1 passes",
            "1 fails",
            "1 suffers 1",
            "1 wins 1:0",
            "job completed"
        ]
    );
    let steps = t.events().iter().filter_map(|event| match event {
        Event::StepReached { step, .. } => Some(*step),
        _ => None,
    });
    assert_eq!(steps.collect::<Vec<_>>(), [1, 2, 4]);
}

#[test]
fn a_lost_fight_is_repeated_until_won_or_defeated() {
    rule!("jobs/steps-in-order", "combat/single-round");
    let fight = |mine: Die, theirs: Die| [mine, BLANK, BLANK, theirs, BLANK, BLANK];
    let mut dice = vec![CRIT, BLANK, BLANK, BLANK];
    dice.extend(fight(BLANK, HIT));
    dice.extend(fight(HIT, BLANK));
    let t = casino("boba-fett", &dice);
    assert_eq!(
        t.story_of(&["suffers", "wins", "loses", "job"]),
        [
            "1 suffers 1",
            "1 loses 0:1",
            "1 suffers 1",
            "1 wins 1:0",
            "job completed"
        ]
    );
    let mut dice = vec![CRIT, BLANK, BLANK, BLANK];
    dice.extend(fight(BLANK, HIT));
    dice.extend(fight(HIT, CRIT));
    let t = casino("boba-fett", &dice);
    assert_eq!(
        t.story_of(&["suffers", "wins", "loses", "job", "defeated"]),
        [
            "1 suffers 1",
            "1 loses 0:1",
            "1 suffers 1",
            "1 loses 1:2",
            "1 suffers 2",
            "1 is defeated",
            "job failed",
        ]
    );
    assert_eq!((t.assets(ONE), t.decider()), (vec!["casino".into()], TWO));
}

#[test]
fn a_job_is_attempted_without_its_skills() {
    rule!("jobs/attempt-without-skills", "skill-tests/no-skill-needed");
    // Boba Fett has neither Influence nor Tech: hits are not enough.
    let t = casino("boba-fett", &[HIT, HIT]);
    let story = t.story_of(&["rolls", "fails", "job"]);
    assert_eq!(story[..2], ["1 rolls 2", "1 fails"]);
    assert_eq!(story[2..], ["job failed"]);
}

#[test]
fn a_failed_job_stops_at_once_and_is_kept() {
    rule!("jobs/failure-stops-everything", "jobs/failure-keeps-card");
    let mut t = casino("boba-fett", &[BLANK, BLANK]);
    assert_eq!(
        t.story(),
        ["1 rolls 2", "1 fails", "job failed", "turn of 2"]
    );
    assert_eq!(t.assets(ONE), ["casino"]);
    t.make("income");
    while t.decider() == TWO {
        let choice = if t.offers("pass") { "pass" } else { "space" };
        t.make(choice);
    }
    t.make("income");
    while !t.offers("attempt casino") {
        t.make("pass");
    }
    t.make("attempt casino");
    let tests = t.events().iter().filter_map(|event| match event {
        outer_rim::Event::TestResult { skill, .. } => Some(*skill),
        _ => None,
    });
    let tests: Vec<_> = tests.collect();
    assert_eq!(
        tests[..2],
        [outer_rim::content::Skill::Influence; 2],
        "from step 1 again"
    );
}

/// Boba Fett, who can bear one more damage, begins the fight of a job with gear that does other things
/// than printed.
fn bodyguard(gear: [(&str, Effect); 2], dice: &[Die]) -> OnStage {
    let mut content = Content::test_pack().expect("the pack is sound").clone();
    for card in &mut content.market {
        let changed = gear.iter().find(|(id, _)| *id == card.id);
        if let (Goods::Asset(asset), Some((_, effect))) = (&mut card.gives, changed) {
            asset.abilities[0].does = vec![effect.clone()];
        }
    }
    let worn = PlayerWords {
        damage: [3, 0],
        assets: words(&["bodyguard", gear[0].0, gear[1].0]),
        ..player("boba-fett", "naboo")
    };
    let scenario = Scenario {
        dice: dice.to_vec(),
        ..encounter_step(vec![worn, PlayerWords::second()])
    };
    let mut t = stage_with(content, scenario);
    t.make("attempt bodyguard");
    t
}

#[test]
fn the_fight_of_a_job_that_has_failed_is_fought_to_its_end() {
    rule!("defeat/job-fails", "jobs/failure-stops-everything");
    let gear = [
        ("vibroblade", Effect::Suffer(Body::Character, 1)),
        ("vibroblade-2", Effect::Add(HIT, 1)),
    ];
    let mut t = bodyguard(gear, &[BLANK, BLANK, BLANK, HIT, BLANK]);
    t.make("use vibroblade");
    assert!(t.who(ONE).defeated);
    assert_eq!(t.story_of(&["job"]), ["job failed"]);
    assert_eq!(t.offered(), ["use vibroblade-2", "pass"]);
    t.make("use vibroblade-2");
    assert_eq!(t.story_of(&["wins", "loses"]), ["1 wins 1:1"]);
    assert_eq!(t.assets(ONE), ["bodyguard", "vibroblade", "vibroblade-2"]);
}

#[test]
fn a_test_of_other_cards_goes_on_when_the_job_fails() {
    rule!("defeat/job-fails", "jobs/failure-stops-everything");
    let test = Effect::Test {
        skill: Skill::Strength,
        pass: vec![Effect::Credits(1000)],
        fail: vec![],
    };
    let gear = [
        ("scope-2", test),
        ("lucky-dice", Effect::Suffer(Body::Character, 1)),
    ];
    let mut t = bodyguard(gear, &[CRIT, BLANK, BLANK, BLANK, BLANK, HIT, BLANK]);
    t.make_all(&["use scope-2", "use lucky-dice"]);
    assert_eq!(
        t.story_of(&["defeated", "job"]),
        ["1 is defeated", "job failed"]
    );
    assert_eq!(
        t.story_of(&["job", "passes", "credits"]),
        ["job failed", "1 passes", "1 credits +1"]
    );
}
