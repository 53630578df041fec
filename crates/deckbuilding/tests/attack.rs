//! Attacking the base.

use crate::common::{EMPIRE, REBEL, damaged, hand, ids, names, stage, words};
use deckbuilding::scenario::{Area, InPlayWord, Scenario};
use deckbuilding::{Choice, Event, Player};
use rulebook::rule;

/// The Rebels on a base of 16 hit points.
fn sullust() -> Area {
    Area {
        base: Some("sullust".into()),
        ..Area::default()
    }
}

/// Empire units of 5, 6 and 4 attack: more than enough for a starting base.
fn strong_units() -> Vec<InPlayWord> {
    words(&["boba-fett", "at-at", "general-veers"])
}

#[test]
fn the_committed_cards_are_summed_when_the_attack_resolves() {
    rule!("attack/total-is-counted-at-resolution");
    let carrier = || Scenario {
        units: words(&["tie-fighter", "death-trooper"]),
        empire: hand(&["imperial-carrier"]),
        rebel: sullust(),
        ..Scenario::default()
    };
    let mut before = stage(carrier());
    before.commit("tie-fighter").commit("death-trooper");
    before.play("imperial-carrier").resolve();
    assert_eq!(before.area(Player::Rebel).damage, 6);

    let mut after = stage(carrier());
    after.commit("tie-fighter").commit("death-trooper");
    after.resolve().play("imperial-carrier");
    assert_eq!(after.area(Player::Rebel).damage, 5);
}

#[test]
fn the_force_counts_as_it_stands_at_resolution() {
    rule!("attack/total-is-counted-at-resolution");
    let mut t = stage(Scenario {
        units: words(&["death-trooper", "outer-rim-pilot"]),
        force: 3,
        rebel: sullust(),
        ..Scenario::default()
    });
    t.commit("death-trooper").use_card("outer-rim-pilot");
    assert_eq!(t.words().force, 4);
    t.resolve();
    assert_eq!(t.area(Player::Rebel).damage, 5, "3 and 2 more by the Force");
}

#[test]
fn a_committed_card_that_left_play_adds_nothing() {
    rule!("attack/total-is-counted-at-resolution");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["y-wing", "x-wing"]),
        empire: Area {
            base: Some("endor".into()),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.commit("y-wing").commit("x-wing");
    t.use_card("y-wing");
    assert_eq!(t.area(Player::Empire).damage, 2, "its ability");
    t.resolve();
    assert_eq!(t.area(Player::Empire).damage, 5, "the X-Wing alone");
}

#[test]
fn damage_stays_from_turn_to_turn() {
    rule!("attack/damage-stays-until-repaired");
    let mut t = stage(Scenario {
        empire: Area {
            damage: 5,
            ships: vec![damaged("star-destroyer", 6)],
            ..Area::default()
        },
        rebel: Area {
            damage: 4,
            ships: vec![damaged("blockade-runner", 2)],
            ..Area::default()
        },
        ..Scenario::default()
    });
    for _ in 0..4 {
        t.end_turn();
        let (empire, rebel) = (t.area(Player::Empire), t.area(Player::Rebel));
        assert_eq!((empire.damage, rebel.damage), (5, 4));
        assert_eq!(empire.ships, [damaged("star-destroyer", 6)]);
        assert_eq!(rebel.ships, [damaged("blockade-runner", 2)]);
    }
}

#[test]
fn a_base_is_destroyed_as_soon_as_its_hit_points_are_reached() {
    rule!("attack/base-destroyed-at-its-hit-points");
    let attack = |damage| {
        let mut t = stage(Scenario {
            units: words(&["stormtrooper"]),
            rebel: Area {
                damage,
                ..Area::default()
            },
            ..Scenario::default()
        });
        t.commit("stormtrooper").resolve();
        t.area(Player::Rebel)
    };
    let stands = attack(5);
    assert_eq!(
        (stands.base.as_deref(), stands.damage),
        (Some("dantooine"), 7)
    );
    assert_eq!(attack(6).base, None, "8 of 8");
}

#[test]
fn damage_beyond_a_base_is_lost() {
    rule!("attack/excess-base-damage-is-lost");
    let mut t = stage(Scenario {
        units: words(&["boba-fett", "general-veers"]),
        rebel: Area {
            damage: 6,
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.commit("boba-fett").commit("general-veers").resolve();
    assert_eq!(t.area(Player::Rebel).base, None);
    t.end_turn().reveal("sullust");
    let rebel = t.area(Player::Rebel);
    assert_eq!((rebel.base.as_deref(), rebel.damage), (Some("sullust"), 0));
    assert_eq!(
        t.area(Player::Empire).victory,
        ["dantooine"],
        "one base only"
    );
}

#[test]
fn a_destroyed_base_goes_to_the_victory_pile_for_good() {
    rule!("attack/destroyed-base-goes-to-victory-pile");
    let mut t = stage(Scenario {
        units: strong_units(),
        ..Scenario::default()
    });
    t.commit("at-at").commit("boba-fett").resolve();
    let (empire, rebel) = (t.area(Player::Empire), t.area(Player::Rebel));
    assert_eq!(empire.victory, ["dantooine"]);
    assert_eq!((rebel.base, rebel.damage), (None, 0));
    assert!(rebel.victory.is_empty());
    t.end_turn();
    assert_eq!(
        t.offered(),
        [
            "reveal mon-cala",
            "reveal hoth",
            "reveal sullust",
            "reveal yavin-4"
        ]
    );
}

#[test]
fn no_second_base_falls_in_the_same_turn() {
    rule!("attack/no-new-base-before-owners-turn");
    let mut t = stage(Scenario {
        units: strong_units(),
        rebel: Area {
            damage: 4,
            ships: words(&["rebel-transport"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.commit("at-at").resolve();
    assert_eq!(t.area(Player::Rebel).base, None);
    // Neither base nor ship is left to attack.
    assert_eq!(t.offered(), ["end-turn"]);
    assert_eq!(t.area(Player::Empire).victory, ["dantooine"]);
    assert_eq!(t.area(Player::Rebel).bases.expect("stated").len(), 4);
}

#[test]
fn an_attack_on_a_base_already_destroyed_finds_no_other() {
    rule!("attack/no-new-base-before-owners-turn");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["y-wing", "luke-skywalker", "millennium-falcon"]),
        empire: Area {
            damage: 6,
            ships: vec![damaged("star-destroyer", 6)],
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.commit("luke-skywalker").commit("millennium-falcon");
    t.use_card("y-wing").make(Choice::PickBaseTarget);
    assert_eq!(t.area(Player::Empire).base, None);
    t.resolve();
    let empire = t.area(Player::Empire);
    assert!(empire.ships.is_empty(), "ships can still be attacked");
    assert_eq!((empire.base, empire.damage), (None, 0));
    assert_eq!(empire.bases.expect("stated").len(), 4);
    assert_eq!(t.area(Player::Rebel).victory, ["lothal"]);
    t.end_turn();
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(t.offered_that("reveal").len(), 4);
}

#[test]
fn attackers_take_no_damage_and_the_defender_is_not_asked() {
    rule!("attack/attackers-are-never-harmed");
    let mut t = stage(Scenario {
        empire: Area {
            ships: words(&["star-destroyer"]),
            ..Area::default()
        },
        units: words(&["stormtrooper"]),
        rebel: Area {
            base: Some("sullust".into()),
            ships: words(&["mon-calamari-cruiser"]),
            ..hand(&["luke-skywalker"])
        },
        ..Scenario::default()
    });
    t.commit("star-destroyer").commit("stormtrooper").resolve();
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(t.offered(), ["end-turn"]);
    assert_eq!(t.words().units.len(), 1, "the Stormtrooper is still there");
    t.end_turn();
    let fresh: Vec<InPlayWord> = words(&["star-destroyer"]);
    assert_eq!(t.area(Player::Empire).ships, fresh);
    assert_eq!(names(&t.area(Player::Rebel).hand), ["luke-skywalker"]);
    let harmed = |event: &Event| {
        matches!(
            event,
            Event::ShipDamaged {
                player: Player::Empire,
                ..
            }
        )
    };
    assert!(!t.events().iter().any(harmed));
}

#[test]
fn a_unit_that_attacked_still_counts_as_in_play() {
    rule!("attack/attackers-remain-until-turn-end");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper", "general-veers"]),
        empire: Area {
            deck: words(&["imperial-shuttle"]),
            ..Area::default()
        },
        rebel: sullust(),
        ..Scenario::default()
    });
    t.commit("stormtrooper").resolve();
    let spent = t.json(Some(REBEL))["units"][0].clone();
    assert_eq!(
        (&spent["id"], &spent["duty"]),
        (&"stormtrooper".into(), &"spent".into())
    );
    t.use_card("general-veers");
    assert_eq!(t.hand_of(Player::Empire), ["imperial-shuttle"]);
    t.end_turn();
    assert!(t.words().units.is_empty());
}

#[test]
fn a_unit_that_hunted_still_counts_as_in_play() {
    rule!("attack/attackers-remain-until-turn-end");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper", "general-veers"]),
        empire: Area {
            deck: words(&["imperial-shuttle"]),
            ..Area::default()
        },
        row: ids(&["y-wing"]),
        ..Scenario::default()
    });
    t.commit_to("stormtrooper", "y-wing").resolve_on("y-wing");
    t.pass().use_card("general-veers");
    assert_eq!(t.hand_of(Player::Empire), ["imperial-shuttle"]);
}

#[test]
fn the_base_may_be_attacked_several_times_a_turn() {
    rule!("attack/several-base-attacks-per-turn");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper", "death-trooper"]),
        rebel: sullust(),
        ..Scenario::default()
    });
    t.commit("stormtrooper").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 2);
    assert_eq!(t.offered(), ["commit death-trooper base", "end-turn"]);
    t.commit("death-trooper").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 5);
}
