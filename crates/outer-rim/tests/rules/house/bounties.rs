//! Bounties that players place on one another.

use super::{rules, with, with_credits};
use crate::common::*;
use outer_rim::content::Die;
use outer_rim::scenario::{HouseWords, PlayerWords, Scenario, StepWord};
use outer_rim::{Event, Setup};
use rulebook::rule;

fn action(players: Vec<PlayerWords>) -> Scenario {
    with("bounties", StepWord::Action, players, &[])
}

/// The encounter step of the first player in a space, with a bounty of the third on the second.
fn hunt(space: &str, target: PlayerWords, dice: &[Die]) -> Scenario {
    let players = vec![
        player("boba-fett", space),
        target,
        player("han-solo", "kessel"),
    ];
    Scenario {
        conflict: placed(&[[2, 1]]),
        ..with("bounties", StepWord::Encounter, players, dice)
    }
}

fn placed(placed: &[[u8; 2]]) -> HouseWords {
    HouseWords {
        placed: placed.to_vec(),
        ..HouseWords::default()
    }
}

/// Somebody who bears one damage more.
fn worn(space: &str) -> PlayerWords {
    PlayerWords {
        credits: 4000,
        damage: [3, 0],
        ..player("bossk", space)
    }
}

#[test]
fn without_house_rules_nothing_of_them_is_offered() {
    rule!("house-bounties/optional-mode");
    let rich = || {
        vec![
            with_credits("boba-fett", "tatooine", 9000),
            with_credits("bossk", "tatooine", 9000),
        ]
    };
    let t = stage(action_step(rich()));
    assert_eq!(t.offered(), ["market", "trade", "use boba-fett", "pass"]);
    let t = stage(encounter_step(rich()));
    let hostile = ["rob", "collect"].map(|word| t.offered_that(word));
    assert_eq!(hostile, [const { Vec::<String>::new() }; 2]);
    let alone = Setup {
        players: 1,
        house: rules(&["bounties"]),
        ..Setup::default()
    };
    let refused = tabletop::Table::new(game(), alone, tabletop::Seed::from_number(1));
    let refused = refused.expect_err("nobody plays it against an AI deck");
    assert_eq!(refused.rule, Some("house-bounties/optional-mode"));
}

#[test]
fn a_bounty_costs_five_thousand_and_is_announced() {
    rule!("house-bounties/pay-and-announce");
    let having = |credits| {
        let players = vec![
            with_credits("boba-fett", "tatooine", credits),
            player("bossk", "kessel"),
        ];
        stage(action(players))
    };
    assert!(!having(4000).offers("place-bounty 2"));
    let mut t = having(5000);
    assert_eq!(
        t.offered_that("place"),
        ["place-bounty 2"],
        "not on oneself"
    );
    t.make("place-bounty 2");
    assert_eq!(t.who(ONE).credits, 0);
    assert!(t.told(|event| matches!(event, Event::BountyPlaced { .. })));
    let seen = t.view(TWO).house.expect("house rules");
    assert_eq!(
        serde_json::json!(seen.placed),
        serde_json::json!([{"by": 0, "on": 1}])
    );
}

#[test]
fn one_bounty_by_a_player_and_one_on_a_player() {
    rule!("house-bounties/one-active-at-a-time");
    let players = || {
        vec![
            with_credits("boba-fett", "tatooine", 10_000),
            player("bossk", "kessel"),
            player("han-solo", "naboo"),
        ]
    };
    let with_placed = |list: &[[u8; 2]]| {
        stage(Scenario {
            conflict: placed(list),
            ..action(players())
        })
    };
    assert!(
        with_placed(&[[0, 1]]).offered_that("place").is_empty(),
        "mine is open"
    );
    assert_eq!(
        with_placed(&[[2, 1]]).offered_that("place"),
        ["place-bounty 3"],
        "one on a head"
    );
    let mut t = with_placed(&[]);
    t.make("place-bounty 2");
    assert!(t.offered_that("place").is_empty());
}

#[test]
fn a_placed_bounty_lets_others_fight_its_target() {
    rule!("house-bounties/licence-to-attack-the-target");
    let mut t = stage(hunt("tatooine", player("bossk", "tatooine"), &[]));
    assert_eq!(t.offered_that("collect"), ["collect 2"]);
    t.make("collect 2");
    assert!(t.told(|event| matches!(event, Event::CombatBegan { .. })));
    let far = stage(hunt("tatooine", player("bossk", "kessel"), &[]));
    assert!(far.offered_that("collect").is_empty(), "elsewhere");
    let down = PlayerWords {
        damage: [4, 0],
        defeated: true,
        ..player("bossk", "tatooine")
    };
    let down = stage(hunt("tatooine", down, &[]));
    assert!(down.offered_that("collect").is_empty(), "defeated");
    let players = vec![player("boba-fett", "tatooine"), player("bossk", "tatooine")];
    let unwanted = stage(with("bounties", StepWord::Encounter, players, &[]));
    assert!(
        unwanted.offered_that("collect").is_empty(),
        "nobody wants them"
    );
}

#[test]
fn who_defeats_the_target_in_combat_collects() {
    rule!("house-bounties/first-to-defeat-collects");
    let dice = [HIT, HIT, HIT, BLANK, BLANK, BLANK];
    let mut t = stage(hunt("tatooine", worn("tatooine"), &dice));
    t.make("collect 2");
    assert!(t.who(TWO).defeated);
    assert_eq!((t.who(ONE).credits, t.who(ONE).fame), (8000, 1));
    assert_eq!(t.who(TWO).credits, 1000, "a defeat costs what it costs");
    assert!(t.words().conflict.placed.is_empty(), "it pays once");

    // To win is not to defeat.
    let mut t = stage(hunt("tatooine", player("bossk", "tatooine"), &dice));
    t.make("collect 2");
    assert!(t.told(|event| matches!(
        event,
        Event::CombatWon {
            attacker_won: true,
            ..
        }
    )));
    assert_eq!((t.who(ONE).credits, t.who(ONE).fame), (0, 0));
    assert_eq!(t.words().conflict.placed, [[2, 1]]);
}

#[test]
fn a_placed_bounty_waits_as_long_as_it_takes() {
    rule!("house-bounties/stays-until-claimed");
    let dice = [HIT, HIT, HIT, BLANK, BLANK, BLANK];
    let mut t = stage(Scenario {
        turn: 31,
        ..hunt("tatooine", worn("tatooine"), &dice)
    });
    t.make("collect 2");
    assert_eq!((t.who(ONE).credits, t.who(ONE).fame), (8000, 1));
}
