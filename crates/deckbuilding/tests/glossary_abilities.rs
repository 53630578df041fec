//! The glossary: abilities without a moment, "if", and what is gained.

use crate::common::{EMPIRE, REBEL, card, hand, ids, names, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Player};
use rulebook::rule;
use tabletop::Reason;

#[test]
fn an_ability_without_a_moment_rests_during_the_opponents_turn() {
    rule!("glossary-abilities/no-timing-means-any-moment");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        resources: 4,
        empire: Area {
            base: Some("death-star".into()),
            ships: words(&["gozanti-cruiser", "imperial-carrier"]),
            hand: words(&["imperial-shuttle"]),
            ..Area::default()
        },
        rebel: Area {
            ships: words(&["rebel-transport"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    assert_eq!(
        t.offered(),
        [
            "buy outer-rim-pilot",
            "use rebel-transport",
            "commit rebel-transport base",
            "end-turn"
        ]
    );
    for choice in [Choice::UseBase, Choice::Use(card("gozanti-cruiser"))] {
        let not_now = t.refused(EMPIRE, &choice);
        assert_eq!(not_now.reason, Reason::NotYourDecision);
        let not_yours = t.refused(REBEL, &choice);
        assert_eq!(not_yours.reason, Reason::IllegalChoice);
    }
    t.end_turn();
    assert_eq!(
        t.offered_that("use"),
        ["use gozanti-cruiser", "use-base"],
        "in the own turn, with the income of the ships"
    );
}

#[test]
fn an_ability_without_a_moment_waits_for_any_moment_of_the_own_turn() {
    rule!("glossary-abilities/no-timing-means-any-moment");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["director-krennic"]),
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    assert_eq!(t.offered(), ["play director-krennic", "end-turn"]);
    t.play("director-krennic");
    assert!(t.offers("use director-krennic"), "as soon as it is in play");
    t.buy("outer-rim-pilot");
    assert!(t.offers("use director-krennic"), "after a purchase");
    t.commit("director-krennic");
    assert!(t.offers("use director-krennic"), "once committed");
    t.resolve();
    assert_eq!(t.offered(), ["use director-krennic", "end-turn"]);
    t.use_card("director-krennic");
    assert_eq!(t.offered(), ["play stormtrooper", "end-turn"], "used up");
}

#[test]
fn a_condition_may_come_true_after_the_card_was_played() {
    rule!("glossary-if/condition-must-hold-when-used");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 3,
        rebel: Area {
            hand: words(&["x-wing", "luke-skywalker"]),
            deck: words(&["rebel-trooper"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.play("x-wing");
    assert!(!t.offers("use x-wing"), "the Force is with nobody");
    t.refused(REBEL, &Choice::Use(card("x-wing")));
    t.play("luke-skywalker");
    assert_eq!(t.words().force, 1);
    assert!(t.offers("use x-wing"));
    t.use_card("x-wing");
    assert_eq!(t.hand_of(Player::Rebel), ["rebel-trooper"]);
}

#[test]
fn a_condition_that_held_before_is_not_enough() {
    rule!("glossary-if/condition-must-hold-when-used");
    let mut t = stage(Scenario {
        empire: Area {
            deck: words(&["imperial-shuttle"]),
            ..Area::default()
        },
        rebel: Area {
            ships: words(&["rebel-transport"]),
            ..Area::default()
        },
        units: words(&["z-95-headhunter", "stormtrooper"]),
        ..Scenario::default()
    });
    assert!(t.offers("use z-95-headhunter"), "the opponent has a ship");
    t.commit("stormtrooper").resolve();
    assert!(t.area(Player::Rebel).ships.is_empty());
    assert!(!t.offers("use z-95-headhunter"), "the ship is gone");
}

#[test]
fn the_force_must_be_on_your_own_side() {
    rule!("glossary-if/condition-must-hold-when-used");
    for (force, usable) in [(0, true), (2, true), (3, false), (4, false), (6, false)] {
        let t = stage(Scenario {
            active: Player::Rebel,
            force,
            rebel: Area {
                deck: words(&["rebel-trooper"]),
                ..Area::default()
            },
            units: words(&["x-wing"]),
            ..Scenario::default()
        });
        assert_eq!(t.offers("use x-wing"), usable, "marker at {force}");
    }
}

#[test]
fn a_failed_if_in_mid_text_cancels_only_its_own_part() {
    rule!("glossary-if/only-the-conditional-part-depends");
    // Leia gives two Force when played: from 6 to 4, still with the Empire; from 4 to 2.
    for (force, on_deck) in [(6, false), (4, true)] {
        let mut t = stage(Scenario {
            active: Player::Rebel,
            force,
            rebel: hand(&["princess-leia"]),
            row: ids(&["x-wing", "y-wing"]),
            ..Scenario::default()
        });
        t.play("princess-leia").use_card("princess-leia");
        assert_eq!(t.offered(), ["pick x-wing", "pick y-wing"]);
        t.pick("x-wing");
        let rebel = t.area(Player::Rebel);
        let (deck, discard) = (names(&rebel.deck), rebel.discard);
        let (bought, empty) = if on_deck {
            (deck, discard)
        } else {
            (discard, deck)
        };
        assert_eq!((bought, empty), (ids(&["x-wing"]), ids(&[])));
        assert_eq!(t.words().resources, 2, "the purchase is free either way");
    }
}

#[test]
fn the_first_sentence_happens_without_the_second() {
    rule!("glossary-if/only-the-conditional-part-depends");
    for (force, discards) in [(3, false), (4, true)] {
        let mut t = stage(Scenario {
            force,
            empire: Area {
                deck: words(&["stormtrooper"]),
                ..Area::default()
            },
            rebel: hand(&["rebel-trooper", "alliance-shuttle"]),
            units: words(&["lando-calrissian"]),
            ..Scenario::default()
        });
        t.use_card("lando-calrissian");
        assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
        assert_eq!(t.decider() == REBEL, discards, "marker at {force}");
        assert_eq!(t.hand_of(Player::Rebel).len(), 2);
    }
}

#[test]
fn each_value_pays_only_once_a_turn() {
    rule!("glossary-gain/each-value-once-per-turn");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["director-krennic", "blockade-runner"]),
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.play("director-krennic");
    assert_eq!(t.words().resources, 2);
    t.play("blockade-runner");
    assert_eq!(t.words().resources, 3);
    t.commit("director-krennic").commit("blockade-runner");
    t.use_card("director-krennic").resolve();
    assert_eq!(t.words().resources, 3, "no further payment");
    assert_eq!(t.area(Player::Rebel).damage, 4);
    assert_eq!(
        t.offered(),
        ["play stormtrooper", "buy outer-rim-pilot", "end-turn"],
        "their attack is used up"
    );
}

#[test]
fn gained_attack_is_used_once_as_well() {
    rule!("glossary-gain/each-value-once-per-turn");
    let mut t = stage(Scenario {
        empire: hand(&["inquisitor"]),
        ..Scenario::default()
    });
    t.play("inquisitor").trigger("inquisitor").option(0);
    assert_eq!(t.strength("inquisitor"), 1);
    t.commit("inquisitor").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 1);
    assert_eq!(t.offered(), ["end-turn"]);
    // The Inquisitor is drawn again, and what it gained is gone.
    t.end_turn().end_turn().play("inquisitor").pass();
    assert_eq!(t.strength("inquisitor"), 0);
}

#[test]
fn extra_attack_needs_its_condition() {
    rule!("glossary-gain/extra-attack-belongs-to-the-card");
    let given = stage(Scenario {
        units: words(&["rodian-gunslinger"]),
        row: ids(&["b-wing", "chewbacca", "lobot", "bossk", "dengar", "ig-88"]),
        galaxy: words(&["at-at"]),
        ..Scenario::default()
    });
    let mut t = given.clone();
    t.commit("rodian-gunslinger").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 2, "only its printed attack");
    let mut t = given.clone();
    t.commit_to("rodian-gunslinger", "chewbacca");
    t.resolve_on("chewbacca").take_reward();
    assert_eq!(t.words().galaxy_discard, ["chewbacca"], "four against four");
    let mut t = given;
    t.commit_to("rodian-gunslinger", "b-wing")
        .resolve_on("b-wing");
    assert_eq!(t.words().row[0], "b-wing", "four against five");
}

#[test]
fn extra_attack_counts_only_in_the_attack_of_its_card() {
    rule!("glossary-gain/extra-attack-belongs-to-the-card");
    let mut t = stage(Scenario {
        empire: hand(&["lobot"]),
        units: words(&["stormtrooper"]),
        row: ids(&["rebel-commando"]),
        ..Scenario::default()
    });
    t.play("lobot").trigger("lobot").option(0);
    assert_eq!((t.strength("lobot"), t.strength("stormtrooper")), (2, 2));
    t.commit_to("stormtrooper", "rebel-commando")
        .commit("lobot");
    t.resolve_on("rebel-commando");
    assert_eq!(t.words().row, ["rebel-commando"], "two against three");
    t.resolve();
    assert_eq!(t.area(Player::Rebel).damage, 2);
}
