//! The frequently asked questions.

use crate::common::{EMPIRE, REBEL, hand, ids, names, stage, words};
use deckbuilding::scenario::{Area, InPlayWord, InPlayWords, Scenario};
use deckbuilding::{Choice, Event, Player};
use rulebook::rule;

const ROW: [&str; 6] = ["han-solo", "y-wing", "at-st", "at-at", "bossk", "b-wing"];

#[test]
fn not_every_card_must_be_played() {
    rule!("faq/playing-cards-is-optional");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&[
                "imperial-shuttle",
                "stormtrooper",
                "inquisitor",
                "at-st",
                "tie-fighter",
            ]),
            deck: words(&["imperial-shuttle"; 5]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.play("imperial-shuttle").play("stormtrooper");
    assert!(t.offers("end-turn"), "with three cards unplayed");
    t.end_turn();
    let empire = t.area(Player::Empire);
    let mut discard = empire.discard;
    discard.sort();
    assert_eq!(
        discard,
        [
            "at-st",
            "imperial-shuttle",
            "inquisitor",
            "stormtrooper",
            "tie-fighter"
        ],
        "played or not"
    );
    assert_eq!(t.hand_of(Player::Empire), ["imperial-shuttle"; 5]);
}

#[test]
fn an_ability_can_wait() {
    rule!("faq/ability-can-wait");
    let mut t = stage(Scenario {
        resources: 4,
        empire: Area {
            hand: words(&["director-krennic", "stormtrooper"]),
            deck: words(&["inquisitor"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.play("director-krennic").play("stormtrooper");
    t.buy("outer-rim-pilot").buy("outer-rim-pilot");
    t.commit("stormtrooper").resolve();
    t.use_card("director-krennic");
    assert_eq!(t.hand_of(Player::Empire), ["inquisitor"]);
}

#[test]
fn a_when_ability_cannot_wait() {
    rule!("faq/ability-can-wait");
    let mut t = stage(Scenario {
        empire: hand(&["inquisitor", "stormtrooper"]),
        ..Scenario::default()
    });
    t.play("inquisitor");
    assert_eq!(t.offered(), ["trigger inquisitor", "pass"]);
    t.pass().play("stormtrooper");
    assert_eq!(t.offered_that("use"), [""; 0]);
    assert_eq!(t.offered_that("trigger"), [""; 0]);
}

#[test]
fn what_an_ability_asks_for_cannot_be_declined() {
    rule!("faq/no-picking-parts-of-an-ability");
    // "Discard a card from your hand to draw a card."
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["imperial-shuttle", "stormtrooper"]),
            deck: words(&["inquisitor"]),
            ships: words(&["gozanti-cruiser"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.use_card("gozanti-cruiser");
    assert_eq!(
        t.offered(),
        ["pick imperial-shuttle", "pick stormtrooper"],
        "no way out"
    );
    for choice in [Choice::Pass, Choice::EndTurn] {
        t.refused(EMPIRE, &choice);
    }
    t.pick("stormtrooper");
    assert_eq!(
        t.hand_of(Player::Empire),
        ["imperial-shuttle", "inquisitor"]
    );
}

#[test]
fn an_unpleasant_part_happens_as_well() {
    rule!("faq/no-picking-parts-of-an-ability");
    // "Exile this unit and a card from your hand or discard pile."
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["darth-vader"]),
            discard: ids(&["boba-fett"]),
            ..Area::default()
        },
        units: words(&["kel-dor-mystic"]),
        ..Scenario::default()
    });
    t.use_card("kel-dor-mystic");
    let mut offered = t.offered();
    offered.sort();
    assert_eq!(offered, ["pick boba-fett", "pick darth-vader"]);
    // The Interceptor discards an enemy card whether that is wanted or not.
    let mut t = stage(Scenario {
        units: words(&["tie-interceptor"]),
        row: ids(&ROW),
        galaxy: words(&["x-wing"]),
        ..Scenario::default()
    });
    t.use_card("tie-interceptor");
    assert_eq!(t.words().galaxy_discard, ["x-wing"]);
}

#[test]
fn a_reward_is_taken_whole_or_not_at_all() {
    rule!("faq/reward-may-be-declined");
    let given = stage(Scenario {
        units: words(&["boba-fett"]),
        row: ids(&ROW),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    let mut t = given.clone();
    t.commit_to("boba-fett", "han-solo").resolve_on("han-solo");
    assert_eq!(t.offered(), ["take-reward", "pass"]);
    t.pass();
    assert_eq!((t.words().resources, t.words().force), (0, 3));
    assert_eq!(t.words().galaxy_discard, ["han-solo"], "defeated anyway");
    let mut t = given;
    t.commit_to("boba-fett", "han-solo").resolve_on("han-solo");
    t.take_reward();
    assert_eq!((t.words().resources, t.words().force), (3, 5), "both");
    assert!(t.offers("end-turn"), "and nothing is asked");
}

#[test]
fn what_is_possible_of_a_reward_is_taken() {
    rule!("faq/reward-may-be-declined");
    let mut t = stage(Scenario {
        force: 5,
        units: words(&["boba-fett"]),
        row: ids(&ROW),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.commit_to("boba-fett", "han-solo").resolve_on("han-solo");
    // One more Force is possible, not two: no part of the reward is offered by itself.
    assert_eq!(t.offered(), ["take-reward", "pass"]);
    let mut declined = t.clone();
    declined.pass();
    assert_eq!((declined.words().resources, declined.words().force), (0, 5));
    t.take_reward();
    assert_eq!((t.words().resources, t.words().force), (3, 6));
    assert!(t.offers("end-turn"), "and nothing is asked");
}

#[test]
fn exiling_several_may_mix_hand_and_discard_pile() {
    rule!("faq/exile-may-mix-hand-and-discard");
    let given = stage(Scenario {
        empire: Area {
            hand: words(&["imperial-shuttle", "stormtrooper"]),
            discard: ids(&["inquisitor", "imperial-shuttle"]),
            ..Area::default()
        },
        units: words(&["boba-fett"]),
        row: ids(&ROW),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    // Exiles up to two: from the hand, from the pile, or one from each.
    for (exiled, hand, discard) in [
        (
            ["stormtrooper", "inquisitor"],
            vec!["imperial-shuttle"],
            vec!["imperial-shuttle"],
        ),
        (
            ["imperial-shuttle", "stormtrooper"],
            vec![],
            vec!["inquisitor", "imperial-shuttle"],
        ),
    ] {
        let mut t = given.clone();
        t.commit_to("boba-fett", "b-wing").resolve_on("b-wing");
        t.take_reward();
        assert!(t.offers("pass"), "up to two");
        for card in exiled {
            t.pick(card);
        }
        assert!(!t.offers("pick imperial-shuttle"), "two are two");
        assert_eq!(t.hand_of(Player::Empire), hand);
        assert_eq!(t.discard_of(Player::Empire), discard);
    }
}

#[test]
fn both_from_the_discard_pile_is_fine_too() {
    rule!("faq/exile-may-mix-hand-and-discard");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["at-st"]),
            discard: ids(&["stormtrooper", "stormtrooper", "inquisitor"]),
            ..Area::default()
        },
        units: words(&["boba-fett"]),
        row: ids(&["b-wing"]),
        ..Scenario::default()
    });
    t.commit_to("boba-fett", "b-wing").resolve_on("b-wing");
    t.take_reward().pick("stormtrooper").pick("stormtrooper");
    assert_eq!(t.discard_of(Player::Empire), ["inquisitor"]);
    assert_eq!(t.hand_of(Player::Empire), ["at-st"]);
}

#[test]
fn all_three_discard_piles_lie_open_in_order() {
    rule!("faq/discard-piles-are-open");
    let mut t = stage(Scenario {
        resources: 3,
        empire: Area {
            discard: ids(&["inquisitor", "imperial-shuttle", "stormtrooper"]),
            ..Area::default()
        },
        rebel: Area {
            hand: words(&["rebel-trooper"]),
            discard: ids(&["temple-guardian", "alliance-shuttle"]),
            ..Area::default()
        },
        row: ids(&ROW),
        galaxy_discard: ids(&["lobot", "dengar", "x-wing"]),
        shuffles: vec![ids(&["x-wing", "lobot"])],
        ..Scenario::default()
    });
    let piles = |t: &crate::common::Play, viewer| {
        let view = t.json(viewer);
        let players = &view["players"];
        [
            &players[0]["discard"],
            &players[1]["discard"],
            &view["galaxy_discard"],
        ]
        .map(|pile| {
            let cards = pile.as_array().unwrap().iter();
            let names = cards.map(|card| card["id"].as_str().unwrap().to_string());
            names.collect::<Vec<_>>()
        })
    };
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        assert_eq!(
            piles(&t, viewer),
            [
                ids(&["inquisitor", "imperial-shuttle", "stormtrooper"]),
                ids(&["temple-guardian", "alliance-shuttle"]),
                ids(&["lobot", "dengar", "x-wing"]),
            ],
            "from the top"
        );
    }
    // What is laid there comes on top; the others keep their order.
    t.buy("bossk");
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        assert_eq!(
            piles(&t, viewer)[0],
            ["bossk", "inquisitor", "imperial-shuttle", "stormtrooper"]
        );
        assert_eq!(piles(&t, viewer)[2], [""; 0]);
    }
}

#[test]
fn ships_can_be_attacked_when_their_base_is_gone() {
    rule!("faq/attack-ships-of-a-baseless-player");
    let mut t = stage(Scenario {
        empire: Area {
            ships: words(&["star-destroyer"]),
            ..Area::default()
        },
        rebel: Area {
            base: None,
            ships: words(&["c-roc-cruiser"]),
            ..Area::default()
        },
        units: words(&["death-trooper"]),
        ..Scenario::default()
    });
    t.commit("death-trooper").commit("star-destroyer").resolve();
    let rebel = t.area(Player::Rebel);
    assert!(rebel.ships.is_empty());
    assert_eq!(rebel.discard, ["c-roc-cruiser"]);
    assert_eq!((rebel.base, rebel.damage), (None, 0));
    let lost = t.events().iter().find_map(|event| match event {
        Event::DamageLost { amount } => Some(*amount),
        _ => None,
    });
    assert_eq!(lost, Some(4), "seven against three");
    assert!(
        t.area(Player::Empire).victory.is_empty(),
        "nothing to count"
    );
}

#[test]
fn a_base_destroyed_by_an_ability_leaves_its_ships_to_the_attack() {
    rule!("faq/attack-ships-of-a-baseless-player");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: Area {
            damage: 6,
            ships: words(&["star-destroyer"]),
            ..Area::default()
        },
        units: words(&["y-wing", "x-wing", "chewbacca"]),
        ..Scenario::default()
    });
    // Committed before or after the base falls.
    t.commit("x-wing").use_card("y-wing");
    t.make(Choice::PickBaseTarget);
    assert_eq!(t.area(Player::Empire).base, None);
    assert_eq!(t.area(Player::Rebel).victory, ["lothal"]);
    t.resolve().commit("chewbacca");
    let damaged = InPlayWord::With(InPlayWords {
        card: "star-destroyer".into(),
        damage: 3,
        ..InPlayWords::default()
    });
    assert_eq!(t.area(Player::Empire).ships, [damaged]);
    t.resolve();
    assert_eq!(t.discard_of(Player::Empire), ["star-destroyer"]);
    assert_eq!(t.area(Player::Rebel).victory, ["lothal"]);
}

#[test]
fn a_neutral_card_means_nothing_to_the_scout_trooper() {
    rule!("faq/scout-trooper-neutral-reveal");
    let mut t = stage(Scenario {
        empire: hand(&["scout-trooper"]),
        row: ids(&ROW),
        galaxy: words(&["lobot", "y-wing"]),
        ..Scenario::default()
    });
    t.play("scout-trooper").use_card("scout-trooper");
    let words = t.words();
    assert_eq!(names(&words.galaxy), ["lobot", "y-wing"]);
    assert!(words.galaxy_discard.is_empty());
    assert_eq!((words.force, words.resources), (3, 2), "its own resources");
    assert!(!t.offers("use scout-trooper"), "used all the same");
    assert!(t.json(None)["units"][0]["used"] == true);
}

#[test]
fn the_duros_spy_makes_the_empire_discard_at_full_force() {
    rule!("faq/duros-spy-at-full-force");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 0,
        empire: hand(&["imperial-shuttle", "stormtrooper"]),
        units: words(&["duros-spy"]),
        ..Scenario::default()
    });
    t.use_card("duros-spy");
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(
        t.offered(),
        ["pick imperial-shuttle", "pick stormtrooper"],
        "a card; Force is not among the options"
    );
    t.pick("imperial-shuttle");
    assert_eq!(t.discard_of(Player::Empire), ["imperial-shuttle"]);
    assert_eq!((t.words().force, t.decider()), (0, REBEL));
}

#[test]
fn the_duros_spy_gives_force_if_the_empire_has_no_card() {
    rule!("faq/duros-spy-at-full-force");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 1,
        units: words(&["duros-spy"]),
        ..Scenario::default()
    });
    t.use_card("duros-spy");
    assert_eq!((t.words().force, t.decider()), (0, REBEL));
}

#[test]
fn yavin_iv_strikes_each_time_a_card_is_discarded() {
    rule!("faq/yavin-iv-triggers-every-time");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: Area {
            damage: 2,
            hand: words(&["imperial-shuttle", "stormtrooper", "at-st"]),
            ..Area::default()
        },
        rebel: Area {
            base: Some("yavin-4".into()),
            ..Area::default()
        },
        units: words(&["snowspeeder", "snowspeeder", "duros-spy", "cassian-andor"]),
        row: ids(&["tie-fighter"]),
        ..Scenario::default()
    });
    t.use_card("snowspeeder")
        .pick("stormtrooper")
        .trigger_base();
    assert_eq!(t.area(Player::Empire).damage, 4);
    // Whatever makes the opponent discard, an ability or a trigger.
    t.commit_to("cassian-andor", "tie-fighter");
    t.resolve_on("tie-fighter").pass().trigger("cassian-andor");
    t.pick("at-st").trigger_base();
    assert_eq!(t.area(Player::Empire).damage, 6);
    t.use_card("duros-spy").option(0).trigger_base();
    assert_eq!(t.area(Player::Rebel).victory, ["lothal"], "eight");
}
