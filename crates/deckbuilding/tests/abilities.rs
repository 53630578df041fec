//! Using abilities.

use crate::common::{EMPIRE, REBEL, card, game, hand, ids, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Event, Player, Prompt, Target};
use rulebook::rule;
use tabletop::{Game, Reason};

/// The Death Star, a Gozanti Cruiser and a TIE Fighter, all able to act.
fn three_abilities() -> Scenario {
    Scenario {
        resources: 4,
        empire: Area {
            base: Some("death-star".into()),
            hand: words(&["inquisitor", "stormtrooper"]),
            deck: vec!["imperial-shuttle".into(); 7],
            ships: words(&["gozanti-cruiser", "imperial-carrier"]),
            ..Area::default()
        },
        rebel: Area {
            ships: words(&["rebel-transport", "hammerhead-corvette"]),
            ..Area::default()
        },
        units: words(&["tie-fighter"]),
        ..Scenario::default()
    }
}

#[test]
fn nobody_has_to_use_an_ability() {
    rule!("abilities/using-one-is-optional");
    let mut t = stage(three_abilities());
    assert_eq!(
        t.offered_that("use"),
        ["use tie-fighter", "use gozanti-cruiser", "use-base"]
    );
    t.end_turn();
    assert_eq!(t.decider(), REBEL);
    assert_eq!(t.game().prompt(t.state()), Some(Prompt::Turn));
    assert!(!t.events().iter().any(|e| matches!(e, Event::Used { .. })));
}

#[test]
fn an_ability_for_the_moment_may_be_declined_too() {
    rule!("abilities/using-one-is-optional");
    let mut t = stage(three_abilities());
    t.play("inquisitor");
    assert_eq!(t.offered(), ["trigger inquisitor", "pass"]);
    t.pass();
    assert_eq!((t.words().resources, t.words().force), (4, 3));
}

#[test]
fn each_copy_uses_its_ability_once_a_turn() {
    rule!("abilities/once-per-card-per-turn");
    let mut t = stage(Scenario {
        empire: Area {
            deck: vec!["imperial-shuttle".into(); 3],
            ships: words(&["imperial-carrier"]),
            ..Area::default()
        },
        units: words(&["tie-fighter", "tie-fighter"]),
        ..Scenario::default()
    });
    t.use_card("tie-fighter").use_card("tie-fighter");
    assert_eq!(t.hand_of(Player::Empire), ["imperial-shuttle"; 2]);
    assert!(t.offered_that("use").is_empty(), "a card is left to draw");
    for fighter in game().library().copies("tie-fighter") {
        let refusal = t.refused(EMPIRE, &Choice::Use(fighter));
        assert_eq!(refusal.reason, Reason::IllegalChoice);
    }
}

#[test]
fn ships_and_bases_act_once_a_turn() {
    rule!("abilities/once-per-card-per-turn");
    let mut t = stage(Scenario {
        resources: 8,
        ..three_abilities()
    });
    t.use_base().pick("rebel-transport");
    assert_eq!(t.words().resources, 4, "enough for another shot");
    t.use_card("gozanti-cruiser").pick("inquisitor");
    assert_eq!(t.offered_that("use"), ["use tie-fighter"]);
    let again = t.refused(EMPIRE, &Choice::UseBase);
    assert_eq!(again.reason, Reason::IllegalChoice);
}

#[test]
fn a_when_ability_comes_each_time() {
    rule!("abilities/once-per-card-per-turn");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: hand(&["stormtrooper", "inquisitor", "tie-fighter"]),
        rebel: Area {
            base: Some("yavin-4".into()),
            ..Area::default()
        },
        units: words(&["snowspeeder", "snowspeeder"]),
        ..Scenario::default()
    });
    t.use_card("snowspeeder").pick("inquisitor").trigger_base();
    t.use_card("snowspeeder")
        .pick("stormtrooper")
        .trigger_base();
    assert_eq!(t.area(Player::Empire).damage, 4);
}

#[test]
fn only_ones_own_cards_in_play_have_abilities() {
    rule!("abilities/only-cards-in-play");
    let mut t = stage(Scenario {
        resources: 9,
        empire: Area {
            // Death Star lies facedown.
            hand: words(&["tie-bomber", "director-krennic"]),
            deck: words(&["at-st"]),
            discard: ids(&["landing-craft"]),
            ..Area::default()
        },
        rebel: Area {
            ships: words(&["rebel-transport"]),
            ..Area::default()
        },
        row: ids(&["lando-calrissian"]),
        ..Scenario::default()
    });
    assert!(t.offered_that("use").is_empty());
    for elsewhere in [
        "tie-bomber",
        "director-krennic",
        "at-st",
        "landing-craft",
        "rebel-transport",
        "lando-calrissian",
    ] {
        let refusal = t.refused(EMPIRE, &Choice::Use(card(elsewhere)));
        assert_eq!(refusal.reason, Reason::IllegalChoice, "{elsewhere}");
    }
    let facedown = t.refused(EMPIRE, &Choice::UseBase);
    assert_eq!(facedown.reason, Reason::IllegalChoice);
    t.play("director-krennic");
    assert_eq!(t.offered_that("use"), ["use director-krennic"]);
}

#[test]
fn parts_that_cannot_be_done_are_skipped() {
    rule!("abilities/do-as-much-as-possible");
    // Lando draws a card and makes the opponent discard; the Rebels have nothing to discard.
    let mut t = stage(Scenario {
        force: 6,
        empire: Area {
            deck: words(&["stormtrooper", "inquisitor"]),
            ..Area::default()
        },
        units: words(&["lando-calrissian"]),
        ..Scenario::default()
    });
    t.use_card("lando-calrissian");
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
    assert!(!t.offers("use lando-calrissian"));
}

#[test]
fn a_part_may_be_done_in_part() {
    rule!("abilities/do-as-much-as-possible");
    // Two cards to draw and only one there; three damage to repair and only two there.
    let mut t = stage(Scenario {
        empire: Area {
            base: Some("death-star".into()),
            damage: 2,
            hand: words(&["stormtrooper", "imperial-shuttle"]),
            deck: words(&["inquisitor"]),
            ships: words(&["c-roc-cruiser"]),
            ..Area::default()
        },
        units: words(&["director-krennic"]),
        ..Scenario::default()
    });
    t.use_card("director-krennic");
    assert_eq!(
        t.hand_of(Player::Empire),
        ["imperial-shuttle", "inquisitor", "stormtrooper"]
    );
    t.use_card("c-roc-cruiser").pick("imperial-shuttle");
    assert_eq!(t.area(Player::Empire).damage, 0);
}

#[test]
fn what_can_be_done_must_be_done() {
    rule!("abilities/do-as-much-as-possible");
    // The Pilot leaves the game even where the Force cannot come any closer.
    let mut t = stage(Scenario {
        force: 6,
        rebel: hand(&["x-wing", "y-wing"]),
        empire: Area {
            deck: words(&["stormtrooper", "inquisitor"]),
            ..Area::default()
        },
        units: words(&["outer-rim-pilot", "lando-calrissian"]),
        ..Scenario::default()
    });
    t.use_card("outer-rim-pilot");
    assert_eq!(t.words().units, words(&["lando-calrissian"]));
    // Whoever lets Lando draw also sees to the rest: there is no way out.
    t.use_card("lando-calrissian");
    assert_eq!(t.offered(), ["pick x-wing", "pick y-wing"]);
}

#[test]
fn both_players_see_which_abilities_were_used() {
    rule!("abilities/used-state-is-visible");
    let mut t = stage(Scenario {
        resources: 4,
        ..three_abilities()
    });
    let used = |t: &crate::common::Play| {
        [Some(EMPIRE), Some(REBEL), None].map(|viewer| {
            let view = t.json(viewer);
            let empire = &view["players"][0];
            [
                &view["units"][0]["used"],
                &empire["ships"][0]["used"],
                &empire["base"]["used"],
            ]
            .map(|used| used.as_bool().expect("it is said"))
        })
    };
    assert_eq!(used(&t), [[false; 3]; 3]);
    t.use_card("tie-fighter")
        .use_card("gozanti-cruiser")
        .pick("inquisitor");
    t.use_base().pick("rebel-transport");
    assert_eq!(used(&t), [[true; 3]; 3]);
    t.commit("tie-fighter").commit("gozanti-cruiser");
    assert_eq!(used(&t), [[true; 3]; 3], "the mark stays in an attack");
    t.resolve();
    assert!(t.offered_that("use").is_empty());
    for used in ["tie-fighter", "gozanti-cruiser"] {
        let refusal = t.refused(EMPIRE, &Choice::Use(card(used)));
        assert_eq!(refusal.reason, Reason::IllegalChoice);
    }
}

#[test]
fn ships_and_the_base_are_ready_again_next_turn() {
    rule!("abilities/ready-again-each-turn");
    let mut t = stage(three_abilities());
    t.use_card("gozanti-cruiser").pick("inquisitor");
    t.use_base().pick("rebel-transport");
    assert_eq!(t.offered_that("use"), ["use tie-fighter"]);
    t.end_turn();
    // They are straightened at the end of the turn, not at the beginning of the next.
    let ship = t.json(None)["players"][0]["ships"][0].clone();
    assert_eq!(ship["used"], false);
    t.end_turn();
    assert_eq!(t.words().resources, 5, "of the two ships");
    assert_eq!(t.offered_that("use"), ["use gozanti-cruiser", "use-base"]);
}

#[test]
fn a_card_that_attacked_may_still_use_its_ability() {
    rule!("abilities/attacking-does-not-use-the-ability");
    let mut t = stage(three_abilities());
    t.commit("tie-fighter").commit("gozanti-cruiser");
    assert!(t.offers("use tie-fighter") && t.offers("use gozanti-cruiser"));
    t.resolve().assign("rebel-transport", 2);
    t.use_card("tie-fighter");
    assert_eq!(t.hand_of(Player::Empire).len(), 3);
    t.use_card("gozanti-cruiser").pick("inquisitor");
    assert_eq!(t.discard_of(Player::Empire), ["inquisitor"]);
}

#[test]
fn an_ability_is_finished_before_anything_else_happens() {
    rule!("abilities/finish-before-the-next-action");
    let mut t = stage(Scenario {
        resources: 9,
        empire: hand(&["stormtrooper"]),
        rebel: hand(&["x-wing"]),
        units: words(&["at-st", "tie-fighter"]),
        row: ids(&["bossk", "lobot", "y-wing", "b-wing", "u-wing", "at-at"]),
        galaxy: words(&["dengar"]),
        ..Scenario::default()
    });
    let before = t.choices();
    t.use_card("at-st");
    assert_eq!(
        t.offered(),
        [
            "pick bossk",
            "pick lobot",
            "pick y-wing",
            "pick b-wing",
            "pick u-wing",
            "pick at-at",
        ]
    );
    // Nothing that was possible before is now, for nobody.
    for choice in before {
        assert_eq!(t.refused(EMPIRE, &choice).reason, Reason::IllegalChoice);
        assert_eq!(t.refused(REBEL, &choice).reason, Reason::NotYourDecision);
    }
    t.pick("lobot");
    for possible in ["play stormtrooper", "buy bossk", "commit at-st base"] {
        assert!(t.offers(possible));
    }
}

#[test]
fn the_parts_of_an_ability_come_in_printed_order() {
    rule!("abilities/finish-before-the-next-action");
    let mut t = stage(Scenario {
        force: 6,
        empire: Area {
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        rebel: hand(&["x-wing", "y-wing"]),
        units: words(&["lando-calrissian"]),
        ..Scenario::default()
    });
    t.use_card("lando-calrissian");
    assert_eq!(
        t.decider(),
        REBEL,
        "the effect asks the opponent, only this"
    );
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
    t.pick("x-wing");
    assert_eq!(t.decider(), EMPIRE);
    assert!(matches!(
        t.events(),
        [
            Event::Used { .. },
            Event::Drew {
                player: Player::Empire,
                ..
            },
            Event::Discarded {
                player: Player::Rebel,
                ..
            },
        ]
    ));
    assert!(t.can(&Choice::Commit(card("lando-calrissian"), Target::Base)));
}
