//! The second discard of a market action; Unfinished Business, "Market Action Discards".

use crate::common::{ONE, OnStage, action_step, expanded, market, stage};
use outer_rim::content::Market;
use outer_rim::scenario::{PlayerWords, Scenario};
use outer_rim::{Choice, Event};
use rulebook::rule;

const DISCARDS: [&str; 6] = [
    "discard-top bounty",
    "discard-top cargo",
    "discard-top gear_and_mod",
    "discard-top job",
    "discard-top luxury",
    "discard-top ship",
];

/// Boba Fett at the market of a planet.
fn shopping(credits: u32, cargo: &[&str]) -> Scenario {
    let boba = PlayerWords {
        credits,
        ..PlayerWords::default()
    };
    Scenario {
        market: market(&[(Market::Cargo, cargo)]),
        ..action_step(vec![boba, PlayerWords::second()])
    }
}

fn at_the_market(cargo: &[&str]) -> OnStage {
    let mut t = stage(expanded(shopping(1000, cargo)));
    t.make("market");
    t
}

#[test]
fn who_discarded_a_card_may_discard_one_more() {
    rule!("market-discards/optional-second-discard");
    let mut t = at_the_market(&["spice", "livestock", "contraband"]);
    assert_eq!(t.offered_that("discard-top"), DISCARDS);
    t.make("discard-top cargo");
    let offered = t.offered();
    assert_eq!(t.offered_that("discard-top"), ["discard-top cargo"]);
    assert!(offered.contains(&"buy cargo".into()) && offered.contains(&"pass".into()));

    let mut base = stage(shopping(1000, &["spice", "livestock"]));
    base.make_all(&["market", "discard-top cargo"]);
    assert!(
        base.offered_that("discard-top").is_empty(),
        "not in the base game"
    );
}

#[test]
fn the_second_discard_is_of_the_same_deck_and_the_last() {
    rule!(
        "market-discards/same-deck-only",
        "market-discards/never-more-than-two"
    );
    let mut t = at_the_market(&["spice", "livestock", "contraband"]);
    t.make("discard-top cargo");
    let refused = t.refused(ONE, &Choice::DiscardTop(Market::Job));
    assert_eq!(refused.rule, Some("market-discards/same-deck-only"));
    t.make("discard-top cargo");
    assert!(t.offered_that("discard-top").is_empty());
    let refused = t.refused(ONE, &Choice::DiscardTop(Market::Cargo));
    assert_eq!(refused.rule, Some("market-discards/never-more-than-two"));
}

#[test]
fn the_new_card_is_seen_before_it_is_discarded_too() {
    rule!("market-discards/second-choice-after-seeing-the-new-card");
    let mut t = at_the_market(&["spice", "livestock", "contraband"]);
    t.make("discard-top cargo");
    assert_eq!(t.top(Market::Cargo).as_deref(), Some("livestock"));
    let shown = |t: &OnStage| t.view(ONE).market[Market::Cargo as usize].top;
    let livestock = t.game().card_named("livestock");
    assert_eq!(
        shown(&t),
        livestock,
        "it lies open before the second choice"
    );
    t.make("discard-top cargo");
    assert_eq!(shown(&t), t.game().card_named("contraband"));
    let deck = t.deck(Market::Cargo);
    assert_eq!(deck[deck.len() - 2..], ["spice", "livestock"]);
}

#[test]
fn cards_revealed_by_discards_trigger_nothing() {
    rule!("market-discards/no-icons-on-cards-revealed-by-discards");
    // The icon of coaxium moves a patrol where a purchase uncovers it.
    for cargo in [
        ["coaxium-crystal", "livestock", "contraband"],
        ["spice", "coaxium-crystal", "contraband"],
        ["spice", "livestock", "coaxium-crystal"],
    ] {
        let mut t = at_the_market(&cargo);
        t.make_all(&["discard-top cargo", "discard-top cargo", "pass"]);
        assert!(!t.told(|event| matches!(
            event,
            Event::PatrolMoved { .. } | Event::PatrolSent { .. } | Event::ContactRevealed { .. }
        )));
    }
}

#[test]
fn after_two_discards_every_deck_is_for_sale_or_none_is_bought() {
    rule!("market-discards/buying-stays-free-of-the-discard-deck");
    let cargo = ["spice", "livestock", "contraband"];
    let mut t = stage(expanded(shopping(60_000, &cargo)));
    t.make("market");
    let for_sale = t.offered_that("buy");
    assert_eq!(for_sale.len(), 6);
    t.make_all(&["discard-top luxury", "discard-top luxury"]);
    assert_eq!(t.offered(), [&for_sale[..], &["pass".into()]].concat());
    let mut bought = t.clone();
    bought.make("buy cargo");
    t.make("pass");
    assert_eq!(t.assets(ONE), [""; 0]);
}
