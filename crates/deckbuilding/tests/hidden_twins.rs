//! Hidden information: of two alike cards the opponent knows one. What leaves the hand tells nothing
//! of what stays.

use crate::common::{EMPIRE, Play, REBEL, full_row, stage, words};
use deckbuilding::Player;
use deckbuilding::scenario::{Area, CardWord, Scenario};
use rulebook::rule;
use serde_json::Value;
use tabletop::{Seat, SeatSet};

fn open(id: &str) -> CardWord {
    CardWord::Known {
        card: id.into(),
        known: SeatSet::ALL,
    }
}

/// The Empire holds two Stormtroopers. The Rebels know the second.
fn twins(scenario: Scenario) -> Scenario {
    Scenario {
        empire: Area {
            hand: vec!["stormtrooper".into(), open("stormtrooper")],
            deck: words(&["inquisitor"]),
            ..scenario.empire
        },
        ..scenario
    }
}

fn empires_turn(unit: &'static str, ship: &[&'static str]) -> Play {
    stage(twins(Scenario {
        empire: Area {
            ships: words(ship),
            ..Area::default()
        },
        units: words(&[unit]),
        ..Scenario::default()
    }))
}

fn rebels_turn(unit: &'static str, force: u8, random: Vec<u32>) -> Play {
    stage(twins(Scenario {
        active: Player::Rebel,
        force,
        units: words(&[unit]),
        random,
        ..Scenario::default()
    }))
}

/// The numbers of the Stormtroopers of the Empire's hand a viewer knows.
fn known(t: &Play, viewer: Seat) -> Vec<Value> {
    let view = t.json(Some(viewer));
    let hand = view["players"][0]["known_hand"].as_array().unwrap().clone();
    let troopers = hand.iter().filter(|card| card["id"] == "stormtrooper");
    troopers.map(|card| card["card"].clone()).collect()
}

#[test]
fn of_two_alike_cards_the_known_one_leaves_and_the_other_stays_unknown() {
    rule!("setup/hands-and-decks-are-hidden");
    let discards: fn(&mut Play) = |t| {
        t.use_card("gozanti-cruiser").pick("stormtrooper");
    };
    let plays: fn(&mut Play) = |t| {
        t.play("stormtrooper");
    };
    let exiles: fn(&mut Play) = |t| {
        t.use_card("jabba-the-hutt").pick("stormtrooper");
    };
    let picks: fn(&mut Play) = |t| {
        t.use_card("kel-dor-mystic").pick("stormtrooper");
    };
    let must_discard: fn(&mut Play) = |t| {
        t.use_card("snowspeeder").pick("stormtrooper");
    };
    let at_random: fn(&mut Play) = |t| {
        t.use_card("rebel-commando");
    };
    for (mut t, leaves) in [
        (empires_turn("lobot", &["gozanti-cruiser"]), discards),
        (empires_turn("lobot", &[]), plays),
        (empires_turn("jabba-the-hutt", &[]), exiles),
        (empires_turn("kel-dor-mystic", &[]), picks),
        (rebels_turn("snowspeeder", 3, Vec::new()), must_discard),
        (rebels_turn("rebel-commando", 0, vec![0]), at_random),
        (rebels_turn("rebel-commando", 0, vec![1]), at_random),
    ] {
        let before = known(&t, REBEL);
        assert_eq!(before.len(), 1);
        assert_eq!(known(&t, EMPIRE).len(), 2);
        leaves(&mut t);
        assert_eq!(known(&t, REBEL), [Value::Null; 0], "nothing is betrayed");
        let left = known(&t, EMPIRE);
        assert_eq!(left.len(), 1, "its owner still has the other");
        assert_ne!(left, before, "the known one has left");
    }
}

#[test]
fn a_card_returned_openly_leaves_before_its_hidden_twin() {
    rule!("setup/hands-and-decks-are-hidden");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["inquisitor", "stormtrooper"]),
            discard: vec!["stormtrooper".into()],
            ..Area::default()
        },
        units: words(&["at-at"]),
        ..Scenario::default()
    });
    t.use_card("at-at");
    let returned = known(&t, REBEL);
    assert_eq!(returned.len(), 1);
    t.play("stormtrooper");
    assert_eq!(t.json(None)["units"][1]["card"], returned[0]);
    assert_eq!(known(&t, REBEL), [Value::Null; 0]);
}

#[test]
fn of_two_alike_galaxy_cards_the_one_goes_that_the_opponent_knows() {
    rule!("glossary-look/secret-and-put-back");
    for galaxy in [
        vec![open("u-wing"), "u-wing".into()],
        vec!["u-wing".into(), open("u-wing")],
    ] {
        let mut t = stage(Scenario {
            turn_begins: true,
            empire: Area {
                base: Some("coruscant".into()),
                ..Area::default()
            },
            row: full_row(&[]),
            galaxy,
            ..Scenario::default()
        });
        t.trigger_base().pick("u-wing");
        assert_eq!(t.words().galaxy_discard, ["u-wing"]);
        let seen = |viewer| {
            t.json(Some(viewer))["galaxy"]["known"]
                .as_array()
                .unwrap()
                .len()
        };
        assert_eq!((seen(EMPIRE), seen(REBEL)), (1, 0));
    }
}
