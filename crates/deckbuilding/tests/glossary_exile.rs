//! The glossary: exiling.

use crate::common::{EMPIRE, Play, card, hand, ids, names, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Player};
use rulebook::rule;

/// Every card the Empire has anywhere, sorted.
fn all_of_the_empire(t: &Play) -> Vec<String> {
    let empire = t.area(Player::Empire);
    let mut all = names(&empire.hand);
    all.extend(names(&empire.deck));
    all.extend(empire.discard);
    if t.words().active == Player::Empire {
        let units = t.json(None)["units"].as_array().unwrap().clone();
        all.extend(units.iter().map(|unit| unit["id"].as_str().unwrap().into()));
    }
    all.sort();
    all
}

#[test]
fn an_exiled_card_never_comes_back() {
    rule!("glossary-exile/removed-for-the-whole-game");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["imperial-shuttle", "inquisitor"]),
            discard: ids(&["stormtrooper", "stormtrooper"]),
            ..Area::default()
        },
        units: words(&["kel-dor-mystic"]),
        ..Scenario::default()
    });
    t.use_card("kel-dor-mystic").pick("imperial-shuttle");
    let left = ["inquisitor", "stormtrooper", "stormtrooper"];
    assert_eq!(all_of_the_empire(&t), left);
    let words = t.words();
    assert!(words.galaxy_discard.is_empty() && words.galaxy.is_empty());
    assert_eq!(words.pilots, Some(10));
    for _ in 0..3 {
        // Each time the deck is formed anew.
        t.end_turn();
        assert_eq!(t.hand_of(Player::Empire), left);
        t.end_turn();
    }
}

#[test]
fn a_card_from_the_discard_pile_is_exiled_as_well() {
    rule!("glossary-exile/removed-for-the-whole-game");
    let mut t = stage(Scenario {
        empire: Area {
            discard: ids(&["stormtrooper", "inquisitor"]),
            ..Area::default()
        },
        units: words(&["kel-dor-mystic"]),
        ..Scenario::default()
    });
    t.use_card("kel-dor-mystic").pick("inquisitor").end_turn();
    assert_eq!(all_of_the_empire(&t), ["stormtrooper"]);
}

#[test]
fn a_card_gives_its_values_before_it_exiles_itself() {
    rule!("glossary-exile/values-first-then-exile");
    let mut t = stage(Scenario {
        empire: hand(&["outer-rim-pilot", "kel-dor-mystic"]),
        force: 2,
        ..Scenario::default()
    });
    t.play("outer-rim-pilot");
    assert_eq!(t.words().resources, 2);
    t.use_card("outer-rim-pilot");
    assert_eq!(t.words().resources, 2, "what it gave is kept");
    assert_eq!(t.words().force, 3);
    assert!(t.words().units.is_empty());
    t.play("kel-dor-mystic").use_card("kel-dor-mystic");
    assert_eq!(t.words().force, 5);
    assert_eq!(all_of_the_empire(&t), [""; 0]);
}

#[test]
fn a_card_may_attack_before_it_exiles_itself() {
    rule!("glossary-exile/values-first-then-exile");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["y-wing"]),
        ..Scenario::default()
    });
    t.commit("y-wing").resolve();
    assert_eq!(t.area(Player::Empire).damage, 2);
    t.use_card("y-wing");
    assert_eq!(t.area(Player::Empire).damage, 4, "both attack and ability");
    assert!(t.words().units.is_empty());
    assert_eq!(t.offered(), ["end-turn"]);
}

#[test]
fn a_card_may_exile_itself_for_nothing() {
    rule!("glossary-exile/values-first-then-exile");
    let mut t = stage(Scenario {
        force: 6,
        units: words(&["outer-rim-pilot"]),
        ..Scenario::default()
    });
    t.use_card("outer-rim-pilot");
    assert_eq!(t.words().force, 6);
    assert!(t.words().units.is_empty());
}

#[test]
fn a_committed_card_that_is_exiled_adds_nothing() {
    rule!("glossary-exile/exiled-attacker-no-longer-counts");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["y-wing", "y-wing"]),
        row: ids(&["admiral-piett", "death-trooper"]),
        ..Scenario::default()
    });
    t.commit_to("y-wing", "death-trooper");
    t.commit_to("y-wing", "death-trooper");
    let waits = |t: &Play| t.view(None).targets.iter().find_map(|target| target.waits);
    assert_eq!(waits(&t), Some(4));
    t.use_card("y-wing");
    assert_eq!(t.area(Player::Empire).damage, 2);
    assert_eq!(waits(&t), Some(2));
    t.resolve_on("death-trooper");
    assert_eq!(t.words().row, ["admiral-piett", "death-trooper"], "2 of 3");
    assert_eq!(t.offered_that("commit"), [""; 0], "and the other is spent");
}

#[test]
fn an_attack_without_any_attacker_left_is_gone() {
    rule!("glossary-exile/exiled-attacker-no-longer-counts");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["y-wing"]),
        ..Scenario::default()
    });
    t.commit("y-wing").use_card("y-wing");
    assert_eq!(t.area(Player::Empire).damage, 2, "by the ability alone");
    assert_eq!(t.offered(), ["end-turn"]);
}

#[test]
fn only_what_is_in_hand_or_discard_pile_can_be_exiled_from_there() {
    rule!("glossary-exile/card-must-be-there-now");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["at-st"]),
            deck: words(&["imperial-shuttle"]),
            discard: ids(&["inquisitor"]),
            ships: words(&["gozanti-cruiser"]),
            ..Area::default()
        },
        rebel: Area {
            discard: ids(&["lobot"]),
            ..Area::default()
        },
        units: words(&["kel-dor-mystic", "stormtrooper"]),
        row: ids(&[
            "tie-fighter",
            "x-wing",
            "y-wing",
            "dengar",
            "at-at",
            "ig-88",
        ]),
        galaxy_discard: ids(&["bossk"]),
        ..Scenario::default()
    });
    t.use_card("kel-dor-mystic");
    let mut offered = t.offered();
    offered.sort();
    assert_eq!(offered, ["pick at-st", "pick inquisitor"]);
    for elsewhere in ["stormtrooper", "imperial-shuttle", "kel-dor-mystic"] {
        t.refused(EMPIRE, &Choice::Pick(card(elsewhere)));
    }
}

#[test]
fn with_nothing_in_hand_or_discard_pile_nothing_is_exiled() {
    rule!("glossary-exile/card-must-be-there-now");
    let mut t = stage(Scenario {
        empire: Area {
            deck: words(&["imperial-shuttle"]),
            ..Area::default()
        },
        units: words(&["kel-dor-mystic", "stormtrooper"]),
        ..Scenario::default()
    });
    t.use_card("kel-dor-mystic");
    assert_eq!(t.offered(), ["commit stormtrooper base", "end-turn"]);
    assert_eq!(all_of_the_empire(&t), ["imperial-shuttle", "stormtrooper"]);
}

#[test]
fn a_card_exiled_from_the_hand_gives_nothing() {
    rule!("glossary-exile/exiled-hand-card-is-unplayed");
    let given = |card: &str| {
        stage(Scenario {
            empire: hand(&[card, "stormtrooper"]),
            units: words(&["kel-dor-mystic"]),
            ..Scenario::default()
        })
    };
    // Resources; resources and Force; an ability when played.
    for card in ["imperial-shuttle", "grand-moff-tarkin", "inquisitor"] {
        let mut t = given(card);
        t.use_card("kel-dor-mystic").pick(card);
        assert_eq!((t.words().resources, t.words().force), (0, 3), "{card}");
        assert_eq!(t.offered(), ["play stormtrooper", "end-turn"]);
    }
}

#[test]
fn a_card_exiled_as_the_price_gives_nothing_either() {
    rule!("glossary-exile/exiled-hand-card-is-unplayed");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["imperial-shuttle"]),
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        units: words(&["jabba-the-hutt"]),
        ..Scenario::default()
    });
    t.use_card("jabba-the-hutt");
    assert_eq!(t.words().resources, 0);
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
    assert_eq!(t.discard_of(Player::Empire), [""; 0]);
}
