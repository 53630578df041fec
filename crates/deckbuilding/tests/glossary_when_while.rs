//! The glossary: "when" abilities, which wait for their moment, and "while" abilities, which work
//! by themselves.

use crate::common::{EMPIRE, card, hand, ids, stage, words};
use deckbuilding::scenario::{Area, InPlayWord, Scenario};
use deckbuilding::{Choice, Event, Player, Source};
use rulebook::rule;

const ROW: [&str; 6] = [
    "x-wing",
    "y-wing",
    "at-st",
    "at-at",
    "tie-fighter",
    "u-wing",
];

#[test]
fn a_declined_reveal_ability_is_gone() {
    rule!("glossary-when/only-at-its-moment");
    let mut t = stage(Scenario {
        turn_begins: true,
        empire: Area {
            base: None,
            ..Area::default()
        },
        row: ids(&ROW),
        ..Scenario::default()
    });
    t.reveal("corellia");
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    t.pass();
    for choice in [Choice::Trigger(Source::Base), Choice::UseBase] {
        t.refused(EMPIRE, &choice);
    }
    assert_eq!(t.offered(), ["end-turn"]);
    // A base that lies there already is not revealed again.
    t.end_turn().end_turn();
    assert_eq!(t.offered(), ["end-turn"]);
}

#[test]
fn a_when_ability_cannot_be_used_before_or_after_its_moment() {
    rule!("glossary-when/only-at-its-moment");
    let mut t = stage(Scenario {
        empire: hand(&["lobot"]),
        units: words(&["bossk"]),
        row: ids(&["x-wing"]),
        ..Scenario::default()
    });
    assert_eq!(t.offered_that("trigger"), [""; 0]);
    assert_eq!(t.offered_that("use"), [""; 0]);
    t.play("lobot");
    assert_eq!(t.offered(), ["trigger lobot", "pass"], "now or never");
    t.pass();
    let lobot = Choice::Trigger(Source::Card(card("lobot")));
    t.refused(EMPIRE, &lobot);
    t.refused(EMPIRE, &Choice::Use(card("lobot")));
    assert_eq!(
        (t.words().resources, t.words().force, t.strength("lobot")),
        (0, 3, 0)
    );
}

#[test]
fn a_when_ability_works_every_time() {
    rule!(
        "glossary-when/not-limited-to-once-per-turn",
        "faq/yavin-iv-triggers-every-time"
    );
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 2,
        empire: Area {
            base: Some("coruscant".into()),
            hand: words(&["imperial-shuttle", "stormtrooper", "inquisitor"]),
            ..Area::default()
        },
        rebel: Area {
            base: Some("yavin-4".into()),
            ..Area::default()
        },
        units: words(&["snowspeeder", "snowspeeder", "rebel-commando"]),
        ..Scenario::default()
    });
    let used = |t: &crate::common::Play| t.json(None)["players"][1]["base"]["used"] == true;
    t.use_card("snowspeeder").pick("stormtrooper");
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    t.trigger_base();
    assert!(!used(&t), "the base is not marked as used");
    t.use_card("snowspeeder").pick("inquisitor");
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    t.trigger_base().use_card("rebel-commando");
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    t.trigger_base();
    assert_eq!(t.area(Player::Empire).damage, 6, "three times 2 damage");
    assert!(!used(&t));
}

#[test]
fn passing_once_does_not_stop_the_next_time() {
    rule!("glossary-when/not-limited-to-once-per-turn");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: hand(&["imperial-shuttle", "stormtrooper"]),
        rebel: Area {
            base: Some("yavin-4".into()),
            ..Area::default()
        },
        units: words(&["snowspeeder", "snowspeeder"]),
        ..Scenario::default()
    });
    t.use_card("snowspeeder").pick("stormtrooper").pass();
    assert_eq!(t.area(Player::Empire).damage, 0);
    t.use_card("snowspeeder").trigger_base();
    assert_eq!(t.area(Player::Empire).damage, 2);
}

#[test]
fn the_reward_comes_before_the_when_ability() {
    rule!("glossary-when/reward-resolves-first");
    let mut t = stage(Scenario {
        empire: Area {
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        units: words(&["boba-fett"]),
        row: ids(&ROW),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.commit_to("boba-fett", "x-wing").resolve_on("x-wing");
    assert_eq!(t.offered(), ["take-reward", "pass"], "first the reward");
    t.take_reward();
    assert_eq!(t.words().resources, 3);
    assert_eq!(t.offered(), ["trigger boba-fett", "pass"], "then the draw");
    t.trigger("boba-fett");
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
    let place = |wanted: fn(&Event) -> bool| t.events().iter().position(wanted).unwrap();
    let reward = place(|event| matches!(event, Event::RewardTaken { .. }));
    let trigger = place(|event| matches!(event, Event::Used { .. }));
    assert!(reward < trigger);
}

#[test]
fn the_whole_reward_is_settled_before_the_when_ability() {
    rule!("glossary-when/reward-resolves-first");
    // The reward of a Snowspeeder asks for a card to exile; only then does IG-88.
    let mut t = stage(Scenario {
        empire: Area {
            discard: ids(&["stormtrooper", "inquisitor"]),
            ..Area::default()
        },
        units: words(&["ig-88"]),
        row: ids(&["snowspeeder", "x-wing", "at-st", "bossk", "at-at", "dengar"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.commit_to("ig-88", "snowspeeder")
        .resolve_on("snowspeeder");
    t.take_reward().pick("inquisitor");
    assert_eq!(t.discard_of(Player::Empire), ["stormtrooper"]);
    assert_eq!(t.offered(), ["trigger ig-88", "pass"]);
    t.trigger("ig-88");
    assert_eq!(t.discard_of(Player::Empire), [""; 0]);
}

#[test]
fn a_declined_reward_does_not_take_the_when_ability_away() {
    rule!("glossary-when/reward-resolves-first");
    let mut t = stage(Scenario {
        units: words(&["dengar"]),
        row: ids(&ROW),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.commit_to("dengar", "x-wing").resolve_on("x-wing").pass();
    assert_eq!(t.offered(), ["trigger dengar", "pass"]);
    t.trigger("dengar");
    assert_eq!(t.words().resources, 2);
}

#[test]
fn the_active_player_orders_what_happens_at_once() {
    rule!("glossary-when/owner-orders-simultaneous-triggers");
    let given = stage(Scenario {
        units: words(&["bossk", "dengar"]),
        row: ids(&ROW),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    for (first, second) in [("bossk", "dengar"), ("dengar", "bossk")] {
        let mut t = given.clone();
        t.commit_to("bossk", "x-wing").commit_to("dengar", "x-wing");
        t.resolve_on("x-wing").pass();
        assert_eq!(t.decider(), EMPIRE);
        assert_eq!(t.offered(), ["trigger bossk", "trigger dengar", "pass"]);
        t.trigger(first);
        assert_eq!(t.offered(), [format!("trigger {second}"), "pass".into()]);
        t.trigger(second);
        assert_eq!((t.words().force, t.words().resources), (4, 2));
    }
}

#[test]
fn a_card_and_the_base_can_be_ordered_as_well() {
    rule!("glossary-when/owner-orders-simultaneous-triggers");
    let mut t = stage(Scenario {
        setup: deckbuilding::Setup {
            mode: deckbuilding::Mode::FullGalaxy,
            ..Default::default()
        },
        empire: Area {
            base: Some("kafrene".into()),
            hand: words(&["lobot"]),
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.play("lobot");
    assert_eq!(t.offered(), ["trigger lobot", "trigger-base", "pass"]);
    t.trigger_base();
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
    assert_eq!(t.offered(), ["trigger lobot", "pass"]);
    t.trigger("lobot").option(1);
    assert_eq!(t.words().resources, 2);
}

#[test]
fn a_while_ability_works_by_itself() {
    rule!("glossary-while/always-on");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["tie-bomber", "stormtrooper"]),
            ships: words(&["imperial-carrier"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.play("tie-bomber").play("stormtrooper");
    assert_eq!(t.strength("tie-bomber"), 3, "a fighter: 2 and 1");
    assert_eq!(t.strength("stormtrooper"), 2, "no fighter");
    assert_eq!(t.strength("imperial-carrier"), 0, "nor is the ship");
    assert_eq!(
        t.offered(),
        [
            "commit tie-bomber base",
            "commit stormtrooper base",
            "commit imperial-carrier base",
            "end-turn"
        ],
        "there is nothing to use or to decline"
    );
    let carrier: Vec<InPlayWord> = words(&["imperial-carrier"]);
    assert_eq!(t.area(Player::Empire).ships, carrier, "not marked as used");
    t.commit("tie-bomber").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 3);
}

#[test]
fn a_while_ability_lasts_as_long_as_its_condition() {
    rule!("glossary-while/always-on");
    let mut t = stage(Scenario {
        force: 3,
        units: words(&["death-trooper", "outer-rim-pilot"]),
        ..Scenario::default()
    });
    assert_eq!(t.strength("death-trooper"), 3);
    t.commit("death-trooper").use_card("outer-rim-pilot");
    assert_eq!(t.words().force, 4);
    assert_eq!(t.strength("death-trooper"), 5, "the Force is with you now");
    t.resolve();
    assert_eq!(t.area(Player::Rebel).damage, 5);
}

#[test]
fn a_while_ability_reaches_all_that_it_names() {
    rule!("glossary-while/always-on");
    // Endor strengthens every trooper and vehicle; several of them, whoever made them.
    let t = stage(Scenario {
        empire: Area {
            base: Some("endor".into()),
            ..Area::default()
        },
        units: words(&["stormtrooper", "at-st", "quarren-mercenary", "tie-fighter"]),
        ..Scenario::default()
    });
    let strengths = ["stormtrooper", "at-st", "quarren-mercenary", "tie-fighter"];
    assert_eq!(strengths.map(|id| t.strength(id)), [3, 5, 5, 2]);
}

#[test]
fn the_boost_ends_when_the_ship_is_destroyed() {
    rule!("glossary-while/ends-when-the-card-leaves");
    let mut t = stage(Scenario {
        empire: Area {
            ships: words(&["imperial-carrier"]),
            ..Area::default()
        },
        rebel: Area {
            hand: words(&["luke-skywalker"]),
            ..Area::default()
        },
        units: words(&["tie-fighter"]),
        ..Scenario::default()
    });
    assert_eq!(t.strength("tie-fighter"), 3);
    t.end_turn()
        .play("luke-skywalker")
        .use_card("luke-skywalker");
    t.end_turn().play("tie-fighter");
    assert_eq!(t.strength("tie-fighter"), 2);
    t.commit("tie-fighter").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 2);
}

#[test]
fn the_boost_of_a_unit_ends_with_its_turn() {
    rule!("glossary-while/ends-when-the-card-leaves");
    let mut t = stage(Scenario {
        empire: Area {
            deck: words(&["stormtrooper"; 2]),
            discard: ids(&["imperial-shuttle"; 7]),
            ships: words(&["star-destroyer"]),
            ..Area::default()
        },
        units: words(&["admiral-piett"]),
        shuffles: vec![ids(&["imperial-shuttle"; 3])],
        ..Scenario::default()
    });
    assert_eq!(t.strength("star-destroyer"), 5);
    t.end_turn();
    assert_eq!(t.strength("star-destroyer"), 4);
    t.end_turn();
    assert_eq!(t.strength("star-destroyer"), 4);
}

#[test]
fn a_shield_ends_with_its_base() {
    rule!("glossary-while/ends-when-the-card-leaves");
    let mut t = stage(Scenario {
        rebel: Area {
            base: Some("hoth".into()),
            damage: 13,
            ..Area::default()
        },
        units: words(&["at-st"]),
        empire: hand(&["stormtrooper"]),
        ..Scenario::default()
    });
    t.commit("at-st").resolve();
    assert_eq!(t.area(Player::Empire).victory, ["hoth"]);
    t.end_turn().reveal("sullust").end_turn();
    t.play("stormtrooper").commit("stormtrooper").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 2, "nothing is prevented now");
}

#[test]
fn two_ships_with_the_same_boost_both_count() {
    rule!("glossary-while/copies-add-up");
    for (ships, strength) in [
        (words(&["imperial-carrier"]), 3),
        (words(&["imperial-carrier", "imperial-carrier"]), 4),
    ] {
        let mut t = stage(Scenario {
            empire: Area {
                ships,
                ..Area::default()
            },
            units: words(&["tie-fighter"]),
            ..Scenario::default()
        });
        assert_eq!(t.strength("tie-fighter"), strength);
        t.commit("tie-fighter").resolve();
        assert_eq!(u64::from(t.area(Player::Rebel).damage), strength);
    }
}
