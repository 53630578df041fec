//! Cards with an asset at each end.

use crate::common::solo::{before, rival_with};
use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, OnStage, TWO, action_step, encounter_step, encounters, market,
    offer, player, stage, words,
};
use outer_rim::content::{Expansion, Market, Problem, Shelf};
use outer_rim::scenario::{PlayerWords, Scenario};
use outer_rim::{Bundle, Choice, Event};
use rulebook::rule;
use tabletop::{Game as _, Lang};

/// With Unfinished Business on the table.
fn expanded(scenario: Scenario) -> OnStage {
    stage(Scenario {
        with: [Expansion::UnfinishedBusiness].into_iter().collect(),
        ..scenario
    })
}

/// Boba Fett in the action step.
fn boba(space: &str, credits: u32, assets: &[&str]) -> Scenario {
    let boba = PlayerWords {
        credits,
        assets: words(assets),
        ship: Some("yv-666".into()),
        ..player("boba-fett", space)
    };
    action_step(vec![boba, PlayerWords::second()])
}

/// The same with a card with two ends on top of the cargo deck.
fn shopping(credits: u32) -> OnStage {
    expanded(Scenario {
        market: market(&[(Market::Cargo, &["droid-parts", "spice"])]),
        ..boba("tatooine", credits, &[])
    })
}

fn some(t: &OnStage, cards: &[&str]) -> Bundle {
    let card = |id: &&str| t.game().card_named(id).expect("a card");
    let cards = cards.iter().map(card).collect();
    Bundle {
        cards,
        ..Bundle::default()
    }
}

#[test]
fn the_market_shows_and_sells_the_starting_asset() {
    rule!(
        "rotating-assets/arrow-marks-the-starting-asset",
        "rotating-assets/pay-for-the-starting-asset",
        "rotating-assets/enter-play-with-starting-asset-visible"
    );
    let mut t = shopping(2000);
    let seen = serde_json::to_value(t.view(TWO)).expect("a view");
    let start = t.game().card_named("droid-parts").expect("a card");
    let end = t.game().card_named("droids").expect("its other end");
    assert_eq!(seen["market"][1]["top"], u32::from(start));
    assert!(!t.deck(Market::Cargo).contains(&"droids".to_string()));
    t.make_all(&["market", "buy cargo"]);
    assert_eq!(t.who(ONE).credits, 0, "2,000 and not 6,000");
    assert_eq!(t.assets(ONE), ["droid-parts"]);
    assert!(!shopping(1000).make("market").offers("buy cargo"));
    assert_ne!(start, end);
}

#[test]
fn both_ends_can_be_read() {
    rule!("rotating-assets/only-the-visible-end-counts");
    let t = shopping(0);
    let faces = t.game().faces(Lang::EN);
    let face = |id: &str| faces.iter().find(|face| face.id == id).expect("a face");
    let says = |id: &str| {
        let rules = face(id).rules.iter().map(ToString::to_string);
        rules.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        says("droid-parts"),
        "Deliver to Ord Mantell: Gain 5000 credits. Rotate this card. Cannot be bought on Ord \
         Mantell. Rotated it is Droids."
    );
    assert_eq!(
        says("droids"),
        "Deliver to Naboo: Gain 1 fame. Illegal: roll a die to deliver it. Only a hit gets it past \
         the inspection. Cannot be bought on Naboo. Droid Parts until it was rotated."
    );
    assert_eq!(
        (face("droids").name.as_str(), face("droids").cost),
        ("Droids", Some(6000))
    );
}

#[test]
fn delivered_cargo_that_says_so_turns_around_in_its_slot() {
    rule!(
        "rotating-assets/rotate-in-place",
        "rotating-assets/only-the-visible-end-counts"
    );
    let mut t = expanded(boba("ord-mantell", 0, &["spice", "droid-parts", "blaster"]));
    assert!(t.view(ONE).players[0].assets.len() == 3);
    t.make("deliver");
    assert_eq!(t.who(ONE).credits, 5000);
    assert_eq!(
        t.assets(ONE),
        ["spice", "droids", "blaster"],
        "where it was"
    );
    assert!(t.told(|event| matches!(event, Event::Rotated { .. })));
    assert!(
        !t.told(|event| matches!(event, Event::Rolled { .. })),
        "what is hidden is illegal"
    );

    let at = |asset: &str, die| {
        let mut t = expanded(Scenario {
            dice: vec![die],
            ..boba("naboo", 0, &[asset])
        });
        if t.offers("deliver") {
            t.make("deliver");
        }
        (t.who(ONE).fame, t.assets(ONE).len())
    };
    assert_eq!(at("droid-parts", HIT), (0, 1), "not bound for here");
    assert_eq!(at("droids", HIT), (1, 0));
    assert_eq!(at("droids", BLANK).0, 0, "illegal now");
}

#[test]
fn a_barter_is_worth_what_the_visible_end_costs() {
    rule!("rotating-assets/only-the-visible-end-counts");
    let with = |asset: &str| {
        let mut t = expanded(Scenario {
            market: market(&[(Market::GearAndMod, &["blaster"])]),
            ..boba("tatooine", 0, &[asset])
        });
        t.make("market").offers("buy gear_and_mod")
    };
    assert!(!with("droid-parts"), "2,000 for 4,000");
    assert!(with("droids"), "6,000 for 4,000");
}

#[test]
fn nobody_rotates_a_card_at_will() {
    rule!("rotating-assets/rotate-only-when-told");
    let mut t = expanded(boba("tatooine", 0, &["droid-parts"]));
    let card = t.game().card_named("droid-parts").expect("a card");
    assert!(!t.offers("use droid-parts"));
    t.refused(ONE, &Choice::Card(card));
    t.refused(ONE, &Choice::DeliverCard(card));
    assert_eq!(t.assets(ONE), ["droid-parts"]);
    // A card that says when, then.
    let mut t = expanded(boba("tatooine", 1000, &["empty-tube"]));
    t.make("use empty-tube");
    assert_eq!(t.assets(ONE), ["wrist-rocket"]);
    assert_eq!(t.view(ONE).players[0].values[0], 3 + 1);
}

#[test]
fn the_end_that_comes_up_waits_for_its_next_moment() {
    rule!("timing/when");
    let boba = PlayerWords {
        assets: words(&["wrist-rocket"]),
        ..player("boba-fett", "kessel")
    };
    let mut t = expanded(Scenario {
        encounters: encounters(&[("kessel-maelstrom", &["kessel-1"])]),
        dice: vec![BLANK, BLANK, FOCUS, FOCUS, CRIT, BLANK],
        ..encounter_step(vec![boba, PlayerWords::second()])
    });
    t.make("space");
    t.make("use wrist-rocket");
    assert_eq!(t.assets(ONE), ["empty-tube"]);
    assert!(
        t.story().contains(&"1 wins 2:2".to_string()),
        "{:?}",
        t.story()
    );
}

#[test]
fn a_card_that_changes_hands_shows_the_same_end() {
    rule!("rotating-assets/transfer-keeps-orientation");
    let with = |character: &str, assets: &[&str]| PlayerWords {
        assets: words(assets),
        ..player(character, "naboo")
    };
    for end in ["droids", "droid-parts"] {
        let mut t = expanded(action_step(vec![
            with("boba-fett", &[end]),
            with("bossk", &["blaster"]),
        ]));
        t.make("trade");
        let deal = offer(TWO, some(&t, &[end]), some(&t, &["blaster"]));
        t.offer(ONE, deal);
        t.make("accept");
        assert_eq!(
            (t.assets(TWO), t.assets(ONE)),
            (vec![end.into()], vec!["blaster".into()])
        );
    }
}

#[test]
fn a_discarded_card_starts_anew() {
    rule!("rotating-assets/discard-resets-orientation");
    let mut t = expanded(Scenario {
        market: market(&[(Market::GearAndMod, &["blaster"])]),
        ..boba("tatooine", 0, &["droids"])
    });
    t.make_all(&["market", "buy gear_and_mod", "barter droids"]);
    assert_eq!(t.assets(ONE), ["blaster"]);
    assert_eq!(
        t.deck(Market::Cargo).last().map(String::as_str),
        Some("droid-parts")
    );
    assert!(!t.deck(Market::Cargo).contains(&"droids".to_string()));
}

#[test]
fn the_rival_rotates_its_cargo_and_its_goal_goes_along() {
    rule!("solo-expansion/ai-rotates-delivered-cargo");
    let mut t = expanded(before("ai-1", rival_with("ord-mantell", &["droid-parts"])));
    t.make("space");
    assert!(t.assets(TWO).contains(&"droids".to_string()));
    let naboo = t.game().components(Lang::EN).expect("components")["spaces"]
        .as_array()
        .and_then(|spaces| spaces.iter().position(|space| space["id"] == "naboo"));
    let droids = t.game().card_named("droids").expect("a card");
    assert!(t.told(|event| matches!(
        event,
        Event::AiGoal { card, space, .. }
            if *card == droids && Some(u32::from(*space) as usize) == naboo
    )));
}

#[test]
fn both_ends_are_of_one_type_and_only_such_a_card_rotates() {
    rule!(
        "rotating-assets/rotate-in-place",
        "rotating-assets/rotate-only-when-told"
    );
    let wrong = |text: &str| {
        let text = format!("#![enable(implicit_some)]\n[{text}]");
        let pack = [("wrong.ron".to_string(), text)];
        let shelf = Shelf::with_pack(&pack, Vec::new());
        let found = shelf.content(Default::default()).expect_err("it is wrong");
        found
            .into_iter()
            .map(|error| error.problem)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        wrong(
            "MarketCard(id: \"a\", name: \"A\", deck: gear_and_mod, gives: Asset((kind: Gear, cost: 1000)), source: design,
             other_end: (id: \"b\", name: \"B\", deck: gear_and_mod, gives: Asset((kind: Mod, cost: 1000)), source: design))"
        ),
        [Problem::OtherEnd]
    );
    assert_eq!(
        wrong(
            "MarketCard(id: \"a\", name: \"A\", deck: cargo, gives: Asset((
             kind: Cargo(destination: \"naboo\", reward: [Rotate]), cost: 1000)), source: design)"
        ),
        [Problem::NothingToRotate]
    );
}
