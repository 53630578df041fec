//! Jobs against another player; Unfinished Business, "Opposed Jobs".

use crate::common::{
    BLANK, CRIT, HIT, ONE, OnStage, THREE, TWO, encounter_step, expanded, player, stage, words,
};
use outer_rim::content::Die;
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

/// Boba Fett, who has one instance of stealth, on Tatooine with a job.
fn thief(job: &str, more: &[&str]) -> PlayerWords {
    let assets = [&[job], more].concat();
    PlayerWords {
        credits: 5000,
        assets: words(&assets),
        ..player("boba-fett", "tatooine")
    }
}

/// Bossk, who has no stealth, in the same place.
fn victim(credits: u32, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        credits,
        assets: words(assets),
        ..player("bossk", "tatooine")
    }
}

fn meeting(players: Vec<PlayerWords>, dice: &[Die]) -> OnStage {
    stage(expanded(Scenario {
        dice: dice.to_vec(),
        ..encounter_step(players)
    }))
}

/// Boba Fett picks the pockets of Bossk, who has 2,000 credits, with these dice.
fn pickpocket(dice: [Die; 4]) -> OnStage {
    let mut t = meeting(vec![thief("pickpocket", &[]), victim(2000, &[])], &dice);
    t.make("attempt pickpocket");
    t
}

const WON: [Die; 4] = [HIT, BLANK, HIT, BLANK];
const BOTH: [Die; 4] = [HIT, BLANK, CRIT, BLANK];
const NEITHER: [Die; 4] = [BLANK, BLANK, HIT, BLANK];
const LOST: [Die; 4] = [BLANK, BLANK, CRIT, BLANK];

#[test]
fn both_players_test_the_skill_each_by_their_own_level() {
    rule!("opposed-jobs/both-players-test");
    let t = pickpocket(WON);
    let story = t.story_of(&["rolls", "passes", "fails"]);
    // A hit is enough for Boba Fett, who has the skill, and not for Bossk, who has not.
    assert_eq!(story, ["1 rolls 2", "1 passes", "2 rolls 2", "2 fails"]);
}

#[test]
fn the_opponent_tests_although_the_holder_failed() {
    rule!("opposed-jobs/no-test-is-skipped");
    let t = pickpocket(LOST);
    let story = t.story_of(&["rolls", "passes", "fails"]);
    assert_eq!(story, ["1 rolls 2", "1 fails", "2 rolls 2", "2 passes"]);
}

#[test]
fn only_a_pass_against_a_failure_is_the_best_case() {
    rule!("opposed-jobs/best-case-is-pass-against-fail");
    let outcome = |dice| {
        let t = pickpocket(dice);
        let one = t.who(ONE);
        (t.words().gone, one.credits, one.fame, one.damage[0])
    };
    let completed = vec!["pickpocket".to_string()];
    assert_eq!(outcome(WON), (completed, 7000, 1, 0));
    assert_eq!(outcome(BOTH), (vec![], 6000, 0, 0));
    assert_eq!(outcome(NEITHER), (vec![], 4000, 0, 0));
    assert_eq!(outcome(LOST), (vec![], 5000, 0, 1));
}

#[test]
fn credits_are_taken_unasked_and_never_more_than_there_are() {
    rule!("opposed-jobs/take-credits-or-assets");
    let t = pickpocket(WON);
    assert_eq!((t.who(ONE).credits, t.who(TWO).credits), (7000, 0));
    assert_eq!(t.current(), 1, "nobody was asked, and the turn is over");
    let mut rich = meeting(vec![thief("pickpocket", &[]), victim(9000, &[])], &WON);
    rich.make("attempt pickpocket");
    assert_eq!((rich.who(ONE).credits, rich.who(TWO).credits), (8000, 6000));
}

/// Boba Fett has won against Bossk, who has a blaster and what is too dear for the job, and is asked
/// what to take.
fn stealing(own: &[&str]) -> OnStage {
    let players = vec![
        thief("honest-theft", own),
        victim(0, &["blaster", "villa", "spice"]),
    ];
    let mut t = meeting(players, &WON);
    t.make("attempt honest-theft");
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, vec!["card blaster".into(), "pass".into()])
    );
    t
}

#[test]
fn an_asset_is_taken_into_a_slot_or_room_is_made_or_it_is_left() {
    rule!("opposed-jobs/take-credits-or-assets");
    let mut free = stealing(&["disruptor"]);
    free.make("card blaster");
    assert_eq!(free.assets(ONE), ["disruptor", "blaster"]);
    assert_eq!(free.assets(TWO), ["villa", "spice"]);

    let mut full = stealing(&["disruptor", "scope-2"]);
    full.make("card blaster");
    let makes = ["make-room disruptor", "make-room scope-2", "pass"];
    assert_eq!(full.offered(), makes);
    let mut left = full.clone();
    left.make("pass");
    assert_eq!(
        left.assets(TWO),
        ["blaster", "villa", "spice"],
        "it stays where it was"
    );
    full.make("make-room disruptor");
    assert_eq!(full.assets(ONE), ["scope-2", "blaster"]);
    assert_eq!(full.assets(TWO), ["villa", "spice"]);

    let mut none = stealing(&[]);
    none.make("pass");
    assert_eq!(none.assets(TWO), ["blaster", "villa", "spice"]);
    assert_eq!(none.who(ONE).fame, 1, "the job is done all the same");
}

#[test]
fn the_holder_picks_the_opponent_among_those_who_are_there() {
    rule!("opposed-jobs/both-players-test");
    let alone = meeting(
        vec![thief("pickpocket", &[]), player("bossk", "kessel")],
        &[],
    );
    assert!(!alone.offers("attempt pickpocket"));
    let third = PlayerWords {
        credits: 3000,
        ..player("han-solo", "tatooine")
    };
    let players = vec![thief("pickpocket", &[]), victim(2000, &[]), third];
    let mut t = meeting(players, &WON);
    t.make("attempt pickpocket");
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, vec!["player 2".into(), "player 3".into()])
    );
    t.make("player 3");
    assert_eq!(t.story_of(&["rolls"]), ["1 rolls 2", "3 rolls 2"]);
    assert_eq!((t.who(TWO).credits, t.who(THREE).credits), (2000, 0));
}
