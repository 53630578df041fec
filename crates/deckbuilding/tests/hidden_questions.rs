//! Hidden information: questions are asked even with one answer, where not to ask would betray
//! a hand.

use crate::common::{EMPIRE, REBEL, hand, ids, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Mode, Player, Setup};
use rulebook::rule;

const ROW: [&str; 6] = [
    "x-wing",
    "y-wing",
    "at-st",
    "at-at",
    "bossk",
    "kel-dor-mystic",
];

#[test]
fn a_hand_of_alike_cards_is_asked_about_like_any_other() {
    rule!("setup/hands-and-decks-are-hidden");
    // All alike, they give one answer only; not to ask would betray the hand.
    let pair = ["imperial-shuttle"; 2];
    let own = |units: &[&'static str], ships: &[&'static str]| {
        stage(Scenario {
            empire: Area {
                hand: words(&pair),
                deck: words(&["stormtrooper"]),
                ships: words(ships),
                ..Area::default()
            },
            units: words(units),
            ..Scenario::default()
        })
    };
    let theirs = |unit: &'static str, force| {
        stage(Scenario {
            active: Player::Rebel,
            force,
            empire: hand(&pair),
            units: words(&[unit]),
            ..Scenario::default()
        })
    };
    for (mut t, card, decider) in [
        (own(&[], &["gozanti-cruiser"]), "gozanti-cruiser", EMPIRE),
        (own(&["jabba-the-hutt"], &[]), "jabba-the-hutt", EMPIRE),
        (own(&["kel-dor-mystic"], &[]), "kel-dor-mystic", EMPIRE),
        (theirs("snowspeeder", 3), "snowspeeder", EMPIRE),
        (theirs("jyn-erso", 2), "jyn-erso", REBEL),
    ] {
        t.use_card(card);
        assert_eq!(t.decider(), decider, "{card}");
        assert_eq!(t.offered(), ["pick imperial-shuttle"], "{card}");
    }
}

#[test]
fn the_only_card_of_a_hand_needs_no_question() {
    rule!("setup/hands-and-decks-are-hidden");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: hand(&["imperial-shuttle"]),
        units: words(&["snowspeeder"]),
        ..Scenario::default()
    });
    t.use_card("snowspeeder");
    assert_eq!(t.decider(), REBEL, "everybody can count to one");
    assert_eq!(t.discard_of(Player::Empire), ["imperial-shuttle"]);
}

#[test]
fn coruscant_is_asked_even_about_two_alike_cards() {
    rule!("glossary-look/secret-and-put-back");
    let mut t = stage(Scenario {
        turn_begins: true,
        empire: Area {
            base: Some("coruscant".into()),
            ..Area::default()
        },
        row: ids(&ROW),
        galaxy: words(&["u-wing", "u-wing", "dengar"]),
        ..Scenario::default()
    });
    t.trigger_base();
    assert_eq!(t.offered(), ["pick u-wing"]);
    t.pick("u-wing");
    assert_eq!(t.words().galaxy_discard, ["u-wing"]);
}

#[test]
fn an_exile_up_to_a_number_is_asked_as_long_as_any_card_is_left() {
    rule!("setup/hands-and-decks-are-hidden");
    // Whether the picks came from the hand or from the discard pile is nobody's business before
    // they are made: only how many cards are left tells whether it is asked again.
    for picks in [
        ["imperial-shuttle", "stormtrooper"],
        ["stormtrooper", "imperial-shuttle"],
    ] {
        let mut t = stage(Scenario {
            turn_begins: true,
            empire: Area {
                base: None,
                hand: words(&["imperial-shuttle"]),
                discard: ids(&["stormtrooper", "inquisitor"]),
                ..Area::default()
            },
            rebel: Area {
                victory: ids(&["lothal"]),
                ..Area::default()
            },
            setup: Setup {
                mode: Mode::FullGalaxy,
                ..Setup::default()
            },
            ..Scenario::default()
        });
        t.reveal("kessel").trigger_base();
        for (made, pick) in picks.into_iter().enumerate() {
            assert_eq!(t.offered().len(), 4 - made, "the cards left, and enough");
            t.pick(pick);
            assert_eq!(t.decider(), EMPIRE);
        }
        assert_eq!(t.offered(), ["pick inquisitor", "pass"]);
    }
}
