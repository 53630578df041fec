//! Sabotage of another player's ship.

use super::{with, with_credits};
use crate::common::*;
use outer_rim::content::{Die, Faction, Standing};
use outer_rim::scenario::{HouseWords, PlayerWords, Scenario, StepWord};
use rulebook::rule;

fn step(players: Vec<PlayerWords>, dice: &[Die]) -> Scenario {
    with("sabotage", StepWord::Action, players, dice)
}

/// Boba Fett has tampered with the ship of Bossk, and the die showed this.
fn tampered(die: Die) -> OnStage {
    let players = vec![
        with_credits("boba-fett", "tatooine", 3000),
        player("bossk", "tatooine"),
    ];
    let mut t = stage(step(players, &[die]));
    t.make("sabotage 2");
    t
}

#[test]
fn only_a_ship_on_the_same_planet_can_be_sabotaged() {
    rule!("house-sabotage/same-planet-only");
    let at = |one, two| {
        let players = vec![with_credits("boba-fett", one, 2000), player("bossk", two)];
        stage(step(players, &[])).offers("sabotage 2")
    };
    assert!(at("tatooine", "tatooine"));
    assert!(!at("rebel-gate", "rebel-gate"));
    assert!(!at("tatooine", "kessel"));
}

#[test]
fn a_sabotage_is_paid_whatever_the_die_shows() {
    rule!("house-sabotage/pay-then-roll-one-die");
    for die in [HIT, CRIT, FOCUS, BLANK] {
        let t = tampered(die);
        assert_eq!(t.who(ONE).credits, 1000, "{die:?}");
        assert_eq!(t.story_of(&["rolls"]), ["1 rolls 1"]);
        assert!(t.offered_that("sabotage").is_empty(), "once a step");
    }
    let poor = vec![
        with_credits("boba-fett", "tatooine", 1000),
        player("bossk", "tatooine"),
    ];
    assert!(!stage(step(poor, &[])).offers("sabotage 2"));
}

#[test]
fn a_crit_does_no_more_than_a_hit() {
    rule!("house-sabotage/hit-or-crit-deals-two-damage");
    assert_eq!(tampered(HIT).who(TWO).damage, [0, 2]);
    assert_eq!(tampered(CRIT).who(TWO).damage, [0, 2]);
}

#[test]
fn a_sabotaged_ship_takes_a_planning_step_to_repair() {
    rule!("house-sabotage/target-loses-next-planning-step");
    let sabotaged = PlayerWords {
        damage: [1, 2],
        ..player("boba-fett", "tatooine")
    };
    let mut t = stage(Scenario {
        conflict: HouseWords {
            damaged: vec![0],
            ..HouseWords::default()
        },
        ..with(
            "sabotage",
            StepWord::Planning,
            vec![sabotaged, player("bossk", "kessel")],
            &[],
        )
    });
    assert_eq!(t.offered(), ["recover"]);
    t.make("recover");
    assert_eq!(t.who(ONE).damage, [0, 0]);
    assert!(
        t.words().conflict.damaged.is_empty(),
        "one step is lost, and no more"
    );
}

#[test]
fn a_blank_gives_the_saboteur_away() {
    rule!("house-sabotage/blank-is-caught");
    let t = tampered(BLANK);
    let all = Faction::ALL
        .iter()
        .map(|&faction| (faction, Standing::Negative));
    assert_eq!(t.who(ONE).reputation, all.collect());
    assert_eq!(t.who(TWO).damage, [0, 0]);
    assert!(t.words().conflict.damaged.is_empty());
}

#[test]
fn a_focus_only_costs_the_credits() {
    rule!("house-sabotage/focus-does-nothing");
    let t = tampered(FOCUS);
    assert_eq!(
        (t.who(ONE).credits, t.who(ONE).reputation),
        (1000, reputation(&[]))
    );
    assert_eq!(t.who(TWO), player("bossk", "tatooine"));
    assert!(t.words().conflict.damaged.is_empty());
}

#[test]
fn a_ship_is_not_sabotaged_again_before_it_is_repaired() {
    rule!("house-sabotage/no-repeat-until-repaired");
    let players = vec![
        with_credits("boba-fett", "tatooine", 3000),
        player("bossk", "tatooine"),
        player("han-solo", "tatooine"),
    ];
    let t = stage(Scenario {
        conflict: HouseWords {
            damaged: vec![1],
            ..HouseWords::default()
        },
        ..step(players, &[])
    });
    assert_eq!(t.offered_that("sabotage"), ["sabotage 3"]);
}
