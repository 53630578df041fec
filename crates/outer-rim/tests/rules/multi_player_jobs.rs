//! Jobs for two; Unfinished Business, "Multi-player Jobs".

use crate::common::{
    BLANK, CRIT, HIT, ONE, OnStage, THREE, TWO, encounter_step, expanded, player, stage, words,
};
use outer_rim::Choice;
use outer_rim::content::Die;
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

/// Boba Fett with a job for two.
fn holder(job: &str, space: &str) -> PlayerWords {
    PlayerWords {
        credits: 5000,
        assets: words(&[job]),
        ..player("boba-fett", space)
    }
}

/// Somebody with a few credits.
fn other(character: &str, space: &str) -> PlayerWords {
    PlayerWords {
        credits: 5000,
        ..player(character, space)
    }
}

fn meeting(players: Vec<PlayerWords>, dice: &[Die]) -> OnStage {
    stage(expanded(Scenario {
        dice: dice.to_vec(),
        ..encounter_step(players)
    }))
}

/// Boba Fett and Han Solo, who is good at tech, at a heist on Tatooine.
fn heist(dice: &[Die]) -> OnStage {
    let players = vec![holder("heist", "tatooine"), other("han-solo", "tatooine")];
    let mut t = meeting(players, dice);
    t.make_all(&["attempt heist", "accept"]);
    t
}

#[test]
fn a_job_for_two_needs_another_player_in_the_space() {
    rule!("multi-player-jobs/partner-must-share-the-space");
    let job = holder("heist", "tatooine");
    let mut alone = meeting(vec![job.clone(), other("han-solo", "kessel")], &[]);
    assert!(!alone.offers("attempt heist"));
    let heist = alone.game().card_named("heist").unwrap();
    let refused = alone.refused(ONE, &Choice::Attempt(heist));
    assert_eq!(
        refused.rule,
        Some("multi-player-jobs/partner-must-share-the-space")
    );
    let both = meeting(vec![job, other("han-solo", "tatooine")], &[]);
    assert!(both.offers("attempt heist"));
    let elsewhere = vec![holder("heist", "kessel"), other("han-solo", "kessel")];
    assert!(!meeting(elsewhere, &[]).offers("attempt heist"));
}

#[test]
fn the_holder_picks_one_partner_who_may_decline() {
    rule!("multi-player-jobs/holder-picks-the-partner");
    let players = vec![
        holder("heist", "tatooine"),
        other("han-solo", "tatooine"),
        other("bossk", "tatooine"),
    ];
    let mut t = meeting(players, &[HIT, BLANK]);
    t.make("attempt heist");
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, vec!["player 2".into(), "player 3".into()])
    );
    t.make("player 3");
    assert_eq!(
        (t.decider(), t.offered()),
        (THREE, vec!["accept".into(), "pass".into()])
    );

    let mut taken = t.clone();
    taken.make("accept");
    assert_eq!(
        taken.offered(),
        ["player 1", "player 3"],
        "Han Solo is not involved"
    );

    t.make("pass");
    assert_eq!(t.decider(), ONE);
    assert!(t.offers("space"), "the encounter is still to come");
    t.make("attempt heist");
    assert_eq!(t.decider(), TWO, "who declined is not asked again");
    t.make("pass");
    assert!(!t.offers("attempt heist"), "nobody is left to ask");
    assert!(t.offers("space"));
}

#[test]
fn who_is_defeated_is_not_invited() {
    rule!("multi-player-jobs/holder-picks-the-partner");
    let down = PlayerWords {
        damage: [4, 0],
        defeated: true,
        ..other("han-solo", "tatooine")
    };
    let t = meeting(vec![holder("heist", "tatooine"), down], &[]);
    assert!(!t.offers("attempt heist"));
}

#[test]
fn the_current_player_decides_for_both() {
    rule!("multi-player-jobs/current-player-decides");
    let mut t = heist(&[HIT, BLANK]);
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, vec!["player 1".into(), "player 2".into()])
    );
    t.make("player 2");
    assert_eq!(
        t.story_of(&["rolls", "passes"]),
        ["2 rolls 2", "2 passes"],
        "by his own skill"
    );
    // What the partner has to choose is decided by the current player as well.
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, vec!["option 1".into(), "option 2".into()])
    );
    t.make("option 2");
    assert_eq!((t.who(ONE).credits, t.who(TWO).credits), (9000, 4000));
}

#[test]
fn the_partner_decides_on_their_own_abilities() {
    rule!("multi-player-jobs/current-player-decides");
    let players = vec![
        holder("heist", "tatooine"),
        other("lando-calrissian", "tatooine"),
    ];
    let mut t = meeting(players, &[BLANK, BLANK, CRIT]);
    t.make_all(&["attempt heist", "accept", "player 2"]);
    assert_eq!(t.decider(), TWO);
    t.make("use lando-calrissian");
    assert!(t.decider() == TWO && t.offers("die blank"));
    t.make("die blank");
    assert_eq!(t.story_of(&["passes"]), ["2 passes"]);
}

#[test]
fn the_job_fails_as_soon_as_either_is_defeated() {
    rule!("multi-player-jobs/any-defeat-fails-the-job");
    // Who fails the test suffers all the damage there is.
    for (who, seat) in [("player 1", ONE), ("player 2", TWO)] {
        let mut t = heist(&[BLANK, BLANK]);
        t.make(who);
        assert!(t.who(seat).defeated);
        assert_eq!(t.story_of(&["job"]), ["job failed"]);
        assert_eq!(t.assets(ONE), ["heist"], "the card is kept");
        assert_eq!(t.current(), 1, "and the turn is over");
    }
}

#[test]
fn the_partner_gains_only_what_the_card_says() {
    rule!("multi-player-jobs/partner-gets-only-what-the-card-says");
    let mut t = heist(&[HIT, BLANK]);
    t.make_all(&["player 2", "option 1"]);
    assert_eq!((t.who(ONE).credits, t.who(ONE).fame), (9000, 1));
    assert_eq!((t.who(TWO).credits, t.who(TWO).fame), (5000, 0));

    let players = vec![holder("big-heist", "kessel"), other("bossk", "kessel")];
    // Bossk beats the guards, and Boba Fett sneaks into the vault.
    let mut t = meeting(players, &[HIT, BLANK, BLANK, BLANK, BLANK, HIT, BLANK]);
    t.make_all(&["attempt big-heist", "accept"]);
    assert_eq!(t.story_of(&["rolls"])[0], "2 rolls 3");
    assert_eq!((t.who(ONE).credits, t.who(TWO).credits), (15_000, 15_000));
}

#[test]
fn a_step_goes_back_from_what_the_partner_did() {
    rule!("multi-player-jobs/partner-gets-only-what-the-card-says");
    let players = vec![holder("big-heist", "kessel"), other("bossk", "kessel")];
    // Boba Fett fails, Bossk has the strength.
    let dice = [HIT, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK, HIT, BLANK];
    let mut t = meeting(players, &dice);
    t.make_all(&["attempt big-heist", "accept"]);
    let story = t.story_of(&["passes", "fails", "job"]);
    assert_eq!(story, ["1 fails", "2 passes", "job completed"]);
    assert_eq!(t.who(TWO).credits, 15_000, "the reward names both");
}
