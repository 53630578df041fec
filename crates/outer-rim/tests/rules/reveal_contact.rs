//! Unfinished Business: icons of market cards that reveal a contact.

use crate::common::{ONE, OnStage, TWO, action_step, market, patrols, player, stage, words};
use crate::rules::core_worlds::expanded;
use crate::rules::orange_contacts::{contacts, token};
use outer_rim::content::{Faction, Market};
use outer_rim::scenario::{ContactWord, PlayerWords, Scenario};
use outer_rim::{Choice, Event};
use rulebook::rule;
use tabletop::SeatSet;

/// `spyglass`: two to four players. `lantern`: three or four. `flare`: two or three, and Rebel 2.
fn shops(next: &str, tatooine: &[&str], players: Vec<PlayerWords>) -> OnStage {
    stage(expanded(Scenario {
        market: market(&[(Market::Cargo, &["livestock", next])]),
        contacts: contacts(&[("tatooine", tatooine)]),
        ..action_step(players)
    }))
}

fn two() -> Vec<PlayerWords> {
    let buyer = PlayerWords {
        credits: 5000,
        ..player("boba-fett", "tatooine")
    };
    vec![buyer, player("bossk", "lothal")]
}

fn faceup(t: &OnStage) -> Vec<bool> {
    let places = 1..=3;
    let tokens = places.map(|place| token(t, "tatooine", place));
    tokens.map(|one| one.is_some_and(|one| one.1)).collect()
}

const THREE_FACEDOWN: &[&str] = &["white-4", "green-1", "orange-1"];

#[test]
fn the_icon_counts_only_after_something_was_bought_or_gained() {
    rule!("reveal-contact/triggers-after-buy-or-gain");
    let mut t = shops("spyglass", THREE_FACEDOWN, two());
    t.make_all(&["market", "discard-top cargo"]);
    assert_eq!(t.top(Market::Cargo), Some("spyglass".into()));
    assert_eq!(faceup(&t), [false; 3], "turned up after a discard");
    let mut t = stage(expanded(Scenario {
        market: market(&[(Market::Cargo, &["spyglass", "livestock", "lantern"])]),
        contacts: contacts(&[("tatooine", THREE_FACEDOWN)]),
        ..action_step(two())
    }));
    assert_eq!(faceup(&t), [false; 3], "turned up from the start");
    t.make_all(&["market", "buy cargo"]);
    assert_eq!(
        faceup(&t),
        [false; 3],
        "the icon of what is bought is nothing"
    );
    let mut t = shops("spyglass", THREE_FACEDOWN, two());
    t.make_all(&["market", "buy cargo", "berth tatooine 2"]);
    assert_eq!(faceup(&t), [false, true, false]);
}

#[test]
fn whose_turn_it_is_reveals_whoever_gained_the_card() {
    rule!("reveal-contact/current-player-resolves");
    let giver = PlayerWords {
        assets: words(&["open-hand"]),
        ..player("boba-fett", "tatooine")
    };
    let mut t = shops(
        "spyglass",
        THREE_FACEDOWN,
        vec![giver, player("bossk", "lothal")],
    );
    t.make("use open-hand");
    if t.decider() == TWO {
        t.make("take");
    }
    assert_eq!(t.assets(TWO), ["livestock"]);
    assert_eq!(t.decider(), ONE);
    assert_eq!(
        t.offered(),
        ["berth tatooine 1", "berth tatooine 2", "berth tatooine 3"]
    );
}

#[test]
fn the_icon_works_for_the_printed_numbers_of_players() {
    rule!("reveal-contact/player-count-must-be-in-range");
    for (card, players, works) in [
        ("lantern", 2, false),
        ("lantern", 3, true),
        ("lantern", 4, true),
        ("flare", 3, true),
        ("flare", 4, false),
    ] {
        let mut all = two();
        all.push(player("ig-88", "kessel"));
        all.push(player("jyn-erso", "naboo"));
        all.truncate(players);
        let mut t = shops(card, THREE_FACEDOWN, all);
        t.make_all(&["market", "buy cargo"]);
        let asked = t.offers("berth tatooine 1") || t.offers("contact-first");
        assert_eq!(asked, works, "{card} with {players}");
    }
}

#[test]
fn one_facedown_contact_must_be_turned_up() {
    rule!("reveal-contact/must-flip-one-facedown-contact");
    let open = |id: &str| ContactWord::With {
        contact: id.into(),
        faceup: true,
        known: SeatSet::ALL,
    };
    let there = vec![open("white-4"), open("green-1"), "orange-1".into()];
    let mut t = stage(expanded(Scenario {
        market: market(&[(Market::Cargo, &["livestock", "spyglass"])]),
        contacts: [("tatooine".to_string(), there)].into(),
        ..action_step(two())
    }));
    t.make_all(&["market", "buy cargo"]);
    assert_eq!(faceup(&t), [true; 3], "the only facedown one");
    let mut t = shops("spyglass", THREE_FACEDOWN, two());
    t.make_all(&["market", "buy cargo"]);
    assert!(!t.offers("pass"));
    let refusal = t.refused(ONE, &Choice::Pass);
    assert_eq!(
        refusal.rule,
        Some("reveal-contact/must-flip-one-facedown-contact")
    );
    let mut t = shops("spyglass", &["-", "-", "-"], two());
    t.make_all(&["market", "buy cargo"]);
    assert!(
        t.offered_that("berth").is_empty(),
        "with none it is ignored"
    );
}

#[test]
fn to_be_revealed_is_not_to_be_met() {
    rule!("reveal-contact/flip-is-not-an-encounter");
    let mut t = shops("spyglass", THREE_FACEDOWN, two());
    t.make_all(&["market", "buy cargo", "berth tatooine 1"]);
    assert!(!t.told(|event| matches!(event, Event::DatabankResolved { .. })));
    assert_eq!(t.who(ONE).credits, 5000);
    if t.offers("pass") {
        t.make("pass");
    }
    assert!(t.offers("contact tatooine 1"), "{:?}", t.offered());
}

#[test]
fn the_token_of_a_character_is_removed_and_another_revealed() {
    rule!("reveal-contact/matching-character-is-removed");
    let mut t = shops("spyglass", &["white-4", "green-1", "bossk"], two());
    t.make_all(&["market", "buy cargo", "berth tatooine 3"]);
    assert_eq!(t.words().gone_contacts, ["bossk"]);
    assert_eq!(t.offered(), ["berth tatooine 1", "berth tatooine 2"]);
    t.make("berth tatooine 1");
    assert_eq!(faceup(&t), [true, false, false]);
    assert!(t.offered_that("berth").is_empty());
    let mut t = shops("spyglass", &["-", "boba-fett", "bossk"], two());
    t.make_all(&["market", "buy cargo", "berth tatooine 3"]);
    assert_eq!(faceup(&t), [false; 3], "until none is left");
    assert_eq!(t.words().gone_contacts.len(), 2);
}

#[test]
fn off_planets_nothing_is_revealed() {
    rule!("reveal-contact/no-effect-off-planet");
    let buyer = PlayerWords {
        assets: words(&["voucher"]),
        ..player("boba-fett", "tatooine-reach")
    };
    let mut t = shops(
        "spyglass",
        THREE_FACEDOWN,
        vec![buyer, player("bossk", "lothal")],
    );
    t.make("use voucher");
    t.make("buy cargo");
    assert_eq!(t.top(Market::Cargo), Some("spyglass".into()));
    assert!(t.offered_that("berth").is_empty());
    assert_eq!(faceup(&t), [false; 3]);
}

#[test]
fn of_two_icons_the_current_player_says_which_comes_first() {
    rule!("reveal-contact/order-with-patrol-icon");
    let bought = || {
        let mut t = stage(expanded(Scenario {
            market: market(&[(Market::Cargo, &["livestock", "flare"])]),
            contacts: contacts(&[("tatooine", THREE_FACEDOWN)]),
            patrols: patrols(&[(Faction::Rebel, 1, "nal-hutta")]),
            ..action_step(two())
        }));
        t.make_all(&["market", "buy cargo"]);
        assert_eq!(
            (t.decider(), t.offered()),
            (
                ONE,
                vec!["patrol-first".to_string(), "contact-first".to_string()]
            )
        );
        t
    };
    let from = "nal-hutta";
    let rebel = |t: &OnStage| t.words().patrols[&Faction::Rebel].space.clone();
    let mut t = bought();
    t.make("contact-first");
    assert_eq!(rebel(&t), from, "it waits");
    t.make("berth tatooine 1");
    while !t.offered_that("to ").is_empty() {
        let first = t.offered_that("to ")[0].clone();
        t.make(&first);
    }
    assert_ne!(rebel(&t), from);
    assert_eq!(faceup(&t), [true, false, false]);
    let mut t = bought();
    t.make("patrol-first");
    while !t.offered_that("to ").is_empty() {
        let first = t.offered_that("to ")[0].clone();
        t.make(&first);
    }
    assert_ne!(rebel(&t), from);
    assert_eq!(faceup(&t), [false; 3]);
    t.make("berth tatooine 1");
    assert_eq!(faceup(&t), [true, false, false]);
}
