//! Buying cards, cargo, and luxury.

use crate::common::{ONE, TWO, action_step, bundle, market, offer, player, stage, words};
use outer_rim::Event;
use outer_rim::content::{Faction, Market};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

fn shopping(space: &str, credits: u32, assets: &[&str], decks: &[(Market, &[&str])]) -> Scenario {
    let boba = PlayerWords {
        credits,
        assets: words(assets),
        ..player("boba-fett", space)
    };
    Scenario {
        market: market(decks),
        ..action_step(vec![boba, PlayerWords::second()])
    }
}

const GEAR: Market = Market::GearAndMod;

#[test]
fn a_card_costs_what_is_printed_less_what_is_bartered() {
    rule!("buying/pay-the-cost", "credits/flow-from-and-to-supply");
    let mut t = stage(shopping(
        "tatooine",
        6000,
        &["navicomputer"],
        &[(GEAR, &["scope", "blaster"])],
    ));
    t.make_all(&["market", "buy gear_and_mod", "barter navicomputer"]);
    assert_eq!(t.who(ONE).credits, 4000);
    assert_eq!(t.who(TWO).credits, 0);
    assert_eq!(t.assets(ONE), ["scope"]);
}

#[test]
fn a_card_for_nothing_is_still_the_purchase() {
    rule!("buying/zero-cost-is-free");
    let mut t = stage(shopping(
        "tatooine",
        5000,
        &["blaster"],
        &[(Market::Bounty, &["bounty-white", "bounty-green"])],
    ));
    t.make_all(&["market", "buy bounty"]);
    assert_eq!(
        (t.who(ONE).credits, t.assets(ONE)),
        (5000, vec!["blaster".into(), "bounty-white".into()])
    );
    while !t.offered_that("to ").is_empty() {
        let way = t.offered()[0].clone();
        t.make(&way);
    }
    assert!(t.told(|event| matches!(
        event,
        Event::PatrolMoved {
            faction: Faction::Hutt,
            ..
        }
    )));
    assert!(t.offered_that("buy").is_empty());
}

#[test]
fn what_is_bought_must_be_placed() {
    rule!("buying/must-be-placed");
    let full = ["blaster", "scope"];
    let mut t = stage(shopping(
        "tatooine",
        3000,
        &full,
        &[(GEAR, &["lucky-dice", "guild-card"])],
    ));
    t.make_all(&["market", "buy gear_and_mod", "pay"]);
    assert_eq!(t.offered(), ["make-room blaster", "make-room scope"]);
    t.make("make-room scope");
    assert_eq!(t.assets(ONE), ["blaster", "lucky-dice"]);
    assert_eq!(t.deck(GEAR).last().map(String::as_str), Some("scope"));
}

#[test]
fn a_second_armor_replaces_the_first() {
    rule!("buying/card-restrictions-hold");
    let armor = || {
        shopping(
            "tatooine",
            6000,
            &["armor"],
            &[(GEAR, &["heavy-armor", "blaster"])],
        )
    };
    let mut kept = stage(armor());
    kept.make_all(&["market", "buy gear_and_mod"]);
    assert_eq!(kept.offered(), ["pay", "barter armor"]);
    kept.make("pay");
    assert_eq!(kept.offered(), ["make-room armor"]);
    kept.make("make-room armor");
    assert_eq!(
        (kept.assets(ONE), kept.who(ONE).credits),
        (vec!["heavy-armor".into()], 0)
    );

    let mut bartered = stage(armor());
    bartered.make_all(&["market", "buy gear_and_mod", "barter armor"]);
    assert_eq!(
        (bartered.assets(ONE), bartered.who(ONE).credits),
        (vec!["heavy-armor".into()], 4000)
    );
}

#[test]
fn with_full_slots_only_the_first_armor_makes_room_for_a_second() {
    rule!("buying/card-restrictions-hold", "buying/must-be-placed");
    let full = ["armor", "scope"];
    let mut t = stage(shopping(
        "tatooine",
        6000,
        &full,
        &[(GEAR, &["heavy-armor", "blaster"])],
    ));
    t.make_all(&["market", "buy gear_and_mod", "pay"]);
    assert_eq!(t.offered(), ["make-room armor"]);
    t.make("make-room armor");
    assert_eq!(t.assets(ONE), ["scope", "heavy-armor"]);
}

#[test]
fn a_card_is_not_sold_where_it_says_so() {
    rule!("buying/card-restrictions-hold");
    for (space, sold) in [("cantonica", false), ("tatooine", true)] {
        let mut t = stage(shopping(
            space,
            0,
            &[],
            &[(Market::Job, &["casino", "hard-job"])],
        ));
        t.make("market");
        assert_eq!(t.offers("buy job"), sold, "{space}");
    }
}

#[test]
fn cargo_is_not_sold_at_its_destination() {
    rule!("cargo/not-bought-at-destination");
    for (space, sold) in [("ryloth", false), ("naboo", true), ("kessel", true)] {
        let mut t = stage(shopping(
            space,
            1000,
            &[],
            &[(Market::Cargo, &["coaxium-crystal"])],
        ));
        t.make("market");
        assert_eq!(t.offers("buy cargo"), sold, "{space}");
    }
}

#[test]
fn traded_cargo_can_be_delivered_where_it_is() {
    rule!("cargo/ban-covers-buying-only");
    let mut t = stage(action_step(vec![
        player("boba-fett", "ryloth"),
        PlayerWords {
            assets: words(&["coaxium-crystal"]),
            ..player("bossk", "ryloth")
        },
    ]));
    t.make("trade");
    t.offer(
        TWO,
        offer(ONE, bundle(0, &["coaxium-crystal"]), bundle(0, &[])),
    );
    t.make_all(&["accept", "pass", "deliver"]);
    assert_eq!(t.who(ONE).credits, 5000);
}

#[test]
fn cargo_fits_only_the_ship() {
    rule!("cargo/slot");
    // One cargo slot and one for cargo or a mod, both full; all gear slots are empty.
    let mut scenario = shopping(
        "tatooine",
        1000,
        &["livestock", "bunk"],
        &[(Market::Cargo, &["spice"])],
    );
    scenario.players[0].ship = Some("gx1-short-hauler".into());
    let mut t = stage(scenario);
    t.make_all(&["market", "buy cargo", "pay"]);
    assert_eq!(t.offered(), ["make-room livestock", "make-room bunk"]);
}

#[test]
fn luxury_cards_obey_the_rules_of_their_type() {
    rule!("luxury/mixed-asset-types");
    let owned = ["celebrity", "jewels"];
    let mut t = stage(shopping(
        "tatooine",
        10_000,
        &owned,
        &[(Market::Luxury, &["villa"])],
    ));
    t.make_all(&["market", "buy luxury"]);
    assert_eq!(t.offered(), ["pay", "barter jewels"]);
}
