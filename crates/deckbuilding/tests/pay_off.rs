//! Paying off neutral cards, an optional rule.

use crate::common::{EMPIRE, Play, card, ids, names, stage, words};
use deckbuilding::scenario::{Area, Scenario, SoFar};
use deckbuilding::{Choice, Player, Setup};
use rulebook::rule;
use tabletop::Reason;

fn option_on() -> Setup {
    Setup {
        pay_off: true,
        ..Setup::default()
    }
}

/// A full row: a neutral unit and a neutral ship of cost 3, cards of both factions.
fn row() -> Vec<String> {
    ids(&[
        "fang-fighter",
        "c-roc-cruiser",
        "x-wing",
        "tie-fighter",
        "mon-calamari-cruiser",
        "star-destroyer",
    ])
}

fn with_option(player: Player, resources: u16) -> Play {
    stage(Scenario {
        setup: option_on(),
        active: player,
        resources,
        row: row(),
        galaxy: words(&["bossk", "dengar", "lobot"]),
        ..Scenario::default()
    })
}

#[test]
fn nobody_pays_off_without_the_option() {
    rule!("pay-off/off-unless-agreed");
    let mut t = stage(Scenario {
        resources: 3,
        row: row(),
        galaxy: words(&["bossk"]),
        ..Scenario::default()
    });
    assert_eq!(t.json(None)["pay_off"], false);
    assert!(t.offers("buy fang-fighter"), "it can be bought as usual");
    assert!(t.offered_that("pay-off").is_empty());
    let pay = Choice::PayOff(card("fang-fighter"));
    assert_eq!(t.refused(EMPIRE, &pay).reason, Reason::IllegalChoice);
}

#[test]
fn the_full_cost_discards_the_card_and_the_row_is_refilled() {
    rule!("pay-off/pay-cost-and-discard");
    let mut t = with_option(Player::Empire, 4);
    t.pay_off("fang-fighter");
    let words = t.words();
    assert_eq!(words.resources, 1);
    assert_eq!(words.galaxy_discard, ["fang-fighter"]);
    let mut row = row();
    row[0] = "bossk".into();
    assert_eq!(words.row, row);
    assert_eq!(names(&words.galaxy), ["dengar", "lobot"]);
}

#[test]
fn who_cannot_pay_the_full_cost_cannot_pay_off() {
    rule!("pay-off/pay-cost-and-discard");
    let mut t = with_option(Player::Empire, 2);
    assert!(t.offered_that("pay-off").is_empty());
    let pay = Choice::PayOff(card("fang-fighter"));
    assert_eq!(t.refused(EMPIRE, &pay).reason, Reason::IllegalChoice);
}

#[test]
fn paying_off_brings_nothing() {
    rule!("pay-off/you-receive-nothing");
    let area = || Area {
        hand: words(&["imperial-shuttle"]),
        deck: words(&["stormtrooper"]),
        discard: ids(&["inquisitor"]),
        ..Area::default()
    };
    let mut t = stage(Scenario {
        setup: option_on(),
        resources: 4,
        empire: area(),
        row: ids(&["dengar"]),
        ..Scenario::default()
    });
    let before = t.area(Player::Empire);
    t.pay_off("dengar");
    assert_eq!(t.area(Player::Empire), before);
    assert!(t.words().units.is_empty());
    assert_eq!((t.words().resources, t.words().force), (0, 3));
    assert_eq!(
        t.offered(),
        ["play imperial-shuttle", "end-turn"],
        "no reward"
    );
}

#[test]
fn neutral_units_and_ships_only() {
    rule!("pay-off/neutral-ships-included");
    for player in Player::BOTH {
        let mut t = with_option(player, 20);
        assert_eq!(
            t.offered_that("pay-off"),
            ["pay-off fang-fighter", "pay-off c-roc-cruiser"],
            "{player:?}"
        );
        let seat = t.decider();
        for other in ["x-wing", "tie-fighter", "star-destroyer", "outer-rim-pilot"] {
            let pay = Choice::PayOff(card(other));
            assert_eq!(
                t.refused(seat, &pay).reason,
                Reason::IllegalChoice,
                "{other}"
            );
        }
    }
}

#[test]
fn a_player_pays_off_as_often_as_the_resources_allow() {
    rule!("pay-off/both-players-any-number");
    for player in Player::BOTH {
        let mut t = with_option(player, 9);
        t.pay_off("fang-fighter").pay_off("c-roc-cruiser");
        assert_eq!(t.words().resources, 3);
        t.pay_off("bossk");
        assert_eq!(t.words().resources, 0);
        assert_eq!(
            t.words().galaxy_discard,
            ["bossk", "c-roc-cruiser", "fang-fighter"]
        );
        assert!(t.offered_that("pay-off").is_empty());
    }
}

#[test]
fn only_the_player_whose_turn_it_is_pays_off() {
    rule!("pay-off/both-players-any-number");
    let mut t = with_option(Player::Rebel, 3);
    let pay = Choice::PayOff(card("fang-fighter"));
    assert_eq!(t.refused(EMPIRE, &pay).reason, Reason::NotYourDecision);
}

#[test]
fn paying_off_does_not_use_up_what_waits_for_a_purchase() {
    rule!("pay-off/is-not-a-purchase");
    let mut t = stage(Scenario {
        setup: option_on(),
        resources: 5,
        row: ids(&["bossk"]),
        so_far: SoFar {
            next_purchase_on_deck: true,
            ..SoFar::default()
        },
        ..Scenario::default()
    });
    t.pay_off("bossk");
    assert!(t.area(Player::Empire).deck.is_empty());
    assert!(t.words().so_far.next_purchase_on_deck);
    t.buy("outer-rim-pilot");
    assert_eq!(names(&t.area(Player::Empire).deck), ["outer-rim-pilot"]);
}

#[test]
fn paying_off_is_not_the_first_purchase_of_the_turn() {
    rule!("pay-off/is-not-a-purchase");
    let mut t = stage(Scenario {
        setup: option_on(),
        active: Player::Rebel,
        resources: 5,
        rebel: Area {
            base: Some("sullust".into()),
            ..Area::default()
        },
        row: ids(&["bossk"]),
        ..Scenario::default()
    });
    t.pay_off("bossk");
    assert!(!t.offers("trigger-base"), "Sullust does not react");
    t.buy("outer-rim-pilot");
    assert_eq!(t.offered(), ["trigger-base", "pass"], "this is the first");
}

#[test]
fn a_card_paid_off_does_not_do_what_it_does_when_purchased() {
    rule!("pay-off/is-not-a-purchase");
    let mut t = with_option(Player::Empire, 3);
    t.pay_off("fang-fighter");
    assert!(t.offered_that("trigger").is_empty());
    assert!(t.hand_of(Player::Empire).is_empty());
    assert_eq!(t.words().galaxy_discard, ["fang-fighter"]);
}
