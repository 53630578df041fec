//! The action step.

use crate::common::{ONE, action_step, player, stage, words};
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use rulebook::rule;

fn boba(space: &str, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        assets: words(assets),
        ..player("boba-fett", space)
    }
}

#[test]
fn actions_are_taken_in_any_number_and_order() {
    rule!("actions/any-number-any-order", "actions/four-kinds");
    let scenario = action_step(vec![boba("kessel", &["spice"]), player("bossk", "kessel")]);
    let t = stage(scenario.clone());
    assert_eq!(
        t.offered(),
        ["deliver", "market", "trade", "use boba-fett", "pass"]
    );

    let mut all = stage(scenario.clone());
    all.make_all(&[
        "trade",
        "pass",
        "use boba-fett",
        "berth kessel 1",
        "market",
        "pass",
    ]);
    assert_eq!(all.offered(), ["deliver", "pass"]);
    all.make("deliver");
    assert_eq!(
        (all.who(ONE).credits, all.words().step),
        (4000, StepWord::Encounter)
    );

    let mut none = stage(scenario);
    none.make("pass");
    assert_eq!(none.words().step, StepWord::Encounter);
}

#[test]
fn deliver_market_and_trade_happen_once_a_step() {
    rule!("actions/each-once-per-step");
    let mut t = stage(action_step(vec![
        PlayerWords {
            ship: Some("yv-666".into()),
            ..boba("naboo", &["start-cargo-1", "forged-papers"])
        },
        player("bossk", "naboo"),
    ]));
    t.make_all(&["market", "pass"]);
    assert!(!t.offers("market") && t.offers("deliver") && t.offers("trade"));
    t.make_all(&["deliver", "deliver start-cargo-1", "pass"]);
    assert!(!t.offers("deliver"), "although forged papers are due here");
    t.make_all(&["trade", "pass"]);
    assert_eq!(t.offered(), ["use boba-fett", "pass"]);
}

#[test]
fn action_abilities_belong_to_their_owner_and_turn() {
    rule!("actions/own-action-abilities");
    let mut scenario = action_step(vec![
        player("ketsu-onyo", "kessel"),
        PlayerWords {
            assets: words(&["green-5-card"]),
            ..player("bossk", "kessel")
        },
    ]);
    let t = stage(scenario.clone());
    assert_eq!(t.offered(), ["market", "trade", "pass"]);
    scenario.current = 1;
    let t = stage(scenario);
    assert_eq!(t.offered(), ["market", "trade", "use green-5-card", "pass"]);
}

#[test]
fn each_action_ability_is_used_once() {
    rule!("actions/each-action-ability-once");
    let mut t = stage(action_step(vec![
        boba("kessel", &["green-5-card"]),
        PlayerWords::second(),
    ]));
    assert_eq!(
        t.offered(),
        ["market", "use boba-fett", "use green-5-card", "pass"]
    );
    t.make("use green-5-card");
    assert_eq!(t.offered(), ["market", "use boba-fett", "pass"]);
    t.make_all(&["use boba-fett", "berth kessel 2"]);
    assert_eq!(t.offered(), ["market", "pass"]);
}

#[test]
fn an_action_ability_does_not_interrupt_an_action() {
    rule!("actions/action-ability-cannot-interrupt");
    let mut t = stage(Scenario {
        ..action_step(vec![
            PlayerWords {
                credits: 4000,
                ..boba("kessel", &["green-5-card"])
            },
            PlayerWords::second(),
        ])
    });
    t.make("market");
    assert!(t.offered_that("use").is_empty());
    t.make("discard-top ship");
    assert!(t.offered_that("use").is_empty() && !t.offered_that("buy").is_empty());
    t.make("pass");
    assert_eq!(t.offered_that("use"), ["use boba-fett", "use green-5-card"]);
}
