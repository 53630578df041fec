//! Attacking the capital ships before a base.

use crate::common::{EMPIRE, Play, damaged, stage, words};
use deckbuilding::scenario::{Area, InPlayWord, Scenario};
use deckbuilding::{Choice, Player};
use rulebook::rule;

/// The Rebels on a base of 16 hit points, with these ships.
fn sullust(ships: Vec<InPlayWord>) -> Area {
    Area {
        base: Some("sullust".into()),
        ships,
        ..Area::default()
    }
}

#[test]
fn a_capital_ship_shields_the_base() {
    rule!("attack/capital-ships-shield-the-base");
    let mut t = stage(Scenario {
        units: words(&["death-trooper"]),
        rebel: sullust(words(&["blockade-runner"])),
        ..Scenario::default()
    });
    t.commit("death-trooper").resolve();
    let rebel = t.area(Player::Rebel);
    assert_eq!(rebel.ships, [damaged("blockade-runner", 3)]);
    assert_eq!(rebel.damage, 0);
}

#[test]
fn all_ships_have_to_go_before_the_base_is_hit() {
    rule!("attack/capital-ships-shield-the-base");
    let mut t = stage(Scenario {
        units: words(&["at-at"]),
        rebel: sullust(words(&["blockade-runner", "c-roc-cruiser"])),
        ..Scenario::default()
    });
    t.commit("at-at").resolve();
    t.assign("blockade-runner", 4);
    let rebel = t.area(Player::Rebel);
    assert_eq!(rebel.discard, ["blockade-runner"]);
    assert_eq!(rebel.ships, [damaged("c-roc-cruiser", 2)]);
    assert_eq!(rebel.damage, 0, "the last ship still shields it");
}

/// The Empire attacks with 5; the Rebels have two ships of 4 hit points.
fn five_against_two_ships() -> Play {
    let mut t = stage(Scenario {
        units: words(&["boba-fett"]),
        rebel: sullust(words(&["hammerhead-corvette", "blockade-runner"])),
        ..Scenario::default()
    });
    t.commit("boba-fett").resolve();
    t
}

#[test]
fn the_attacker_alone_splits_the_damage() {
    rule!("attack/attacker-splits-damage-among-ships");
    let mut t = five_against_two_ships();
    assert_eq!(t.decider(), EMPIRE);
    let splits = [1, 2, 3, 4].map(|amount| format!("assign hammerhead-corvette {amount}"));
    assert_eq!(t.offered(), splits);
    t.assign("hammerhead-corvette", 3);
    assert_eq!(t.decider(), EMPIRE);
    let rebel = t.area(Player::Rebel);
    let both = [
        damaged("hammerhead-corvette", 3),
        damaged("blockade-runner", 2),
    ];
    assert_eq!(rebel.ships, both);
    assert_eq!(t.offered(), ["end-turn"]);
}

#[test]
fn every_split_is_possible() {
    rule!("attack/attacker-splits-damage-among-ships");
    for first in 1..=4 {
        let mut t = five_against_two_ships();
        t.assign("hammerhead-corvette", first);
        let mut left = Vec::new();
        if first < 4 {
            left.push(damaged("hammerhead-corvette", first));
        }
        if first > 1 {
            left.push(damaged("blockade-runner", 5 - first));
        }
        assert_eq!(t.area(Player::Rebel).ships, left);
        assert_eq!(t.area(Player::Rebel).damage, 0);
    }
}

#[test]
fn three_ships_share_the_damage_as_the_attacker_likes() {
    rule!("attack/attacker-splits-damage-among-ships");
    let mut t = stage(Scenario {
        units: words(&["death-trooper"]),
        rebel: sullust(words(&[
            "hammerhead-corvette",
            "blockade-runner",
            "mon-calamari-cruiser",
        ])),
        ..Scenario::default()
    });
    t.commit("death-trooper").resolve();
    t.assign("hammerhead-corvette", 1);
    t.assign("blockade-runner", 1);
    let all = [
        damaged("hammerhead-corvette", 1),
        damaged("blockade-runner", 1),
        damaged("mon-calamari-cruiser", 1),
    ];
    assert_eq!(t.area(Player::Rebel).ships, all);
}

#[test]
fn a_ship_takes_no_more_than_destroys_it() {
    rule!("attack/no-overkill-on-ships");
    let mut t = stage(Scenario {
        units: words(&["at-at"]),
        rebel: sullust(vec![damaged("blockade-runner", 3)]),
        ..Scenario::default()
    });
    t.commit("at-at").resolve();
    let rebel = t.area(Player::Rebel);
    assert!(rebel.ships.is_empty());
    assert_eq!(rebel.damage, 5);
}

#[test]
fn damage_cannot_be_wasted_on_a_ship_that_needs_less() {
    rule!("attack/no-overkill-on-ships");
    let mut t = stage(Scenario {
        units: words(&["boba-fett"]),
        rebel: sullust(vec![
            damaged("blockade-runner", 3),
            "mon-calamari-cruiser".into(),
        ]),
        ..Scenario::default()
    });
    t.commit("boba-fett").resolve();
    assert_eq!(
        t.offered(),
        ["assign blockade-runner 0", "assign blockade-runner 1"]
    );
    t.assign("blockade-runner", 1);
    let left = [damaged("mon-calamari-cruiser", 4)];
    assert_eq!(t.area(Player::Rebel).ships, left);
}

#[test]
fn what_the_ships_leave_over_hits_the_base_without_asking() {
    rule!("attack/leftover-must-hit-the-base");
    let mut t = stage(Scenario {
        units: words(&["boba-fett", "general-veers"]),
        rebel: sullust(words(&["rebel-transport", "c-roc-cruiser"])),
        ..Scenario::default()
    });
    t.commit("boba-fett").commit("general-veers").resolve();
    let rebel = t.area(Player::Rebel);
    assert!(rebel.ships.is_empty());
    assert_eq!(rebel.damage, 4);
    assert_eq!(t.offered(), ["end-turn"]);
}

#[test]
fn an_attack_that_just_destroys_all_ships_asks_nothing() {
    rule!("attack/leftover-must-hit-the-base");
    let mut t = stage(Scenario {
        units: words(&["boba-fett"]),
        rebel: sullust(words(&["rebel-transport", "c-roc-cruiser"])),
        ..Scenario::default()
    });
    t.commit("boba-fett").resolve();
    assert!(t.area(Player::Rebel).ships.is_empty());
    assert_eq!(t.area(Player::Rebel).damage, 0);
    assert_eq!(t.offered(), ["end-turn"]);
}

#[test]
fn a_ship_is_destroyed_as_soon_as_its_hit_points_are_reached() {
    rule!("attack/ship-destroyed-at-its-hit-points");
    let attack = |damage| {
        let mut t = stage(Scenario {
            units: words(&["stormtrooper"]),
            rebel: sullust(vec![damaged("nebulon-b-frigate", damage)]),
            ..Scenario::default()
        });
        t.commit("stormtrooper").resolve();
        t.area(Player::Rebel)
    };
    assert_eq!(attack(2).ships, [damaged("nebulon-b-frigate", 4)]);
    let rebel = attack(3);
    assert!(rebel.ships.is_empty(), "5 of 5");
    assert_eq!(rebel.discard, ["nebulon-b-frigate"]);
    assert_eq!(rebel.damage, 0);
}

#[test]
fn damage_of_an_ability_destroys_a_ship_too() {
    rule!("attack/ship-destroyed-at-its-hit-points");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["y-wing"]),
        empire: Area {
            ships: vec![damaged("imperial-carrier", 4)],
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.use_card("y-wing").pick("imperial-carrier");
    let empire = t.area(Player::Empire);
    assert!(empire.ships.is_empty());
    assert_eq!(empire.discard, ["imperial-carrier"]);
    assert_eq!(empire.damage, 0);
}

#[test]
fn a_destroyed_ship_can_be_played_again_undamaged() {
    rule!("attack/destroyed-ship-goes-to-its-owner");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper"]),
        rebel: sullust(vec![damaged("blockade-runner", 3)]),
        ..Scenario::default()
    });
    t.commit("stormtrooper").resolve();
    assert_eq!(t.discard_of(Player::Rebel), ["blockade-runner"]);
    assert!(t.discard_of(Player::Empire).is_empty());
    t.end_turn().end_turn();
    assert_eq!(t.hand_of(Player::Rebel), ["blockade-runner"]);
    t.end_turn().play("blockade-runner");
    let fresh: Vec<InPlayWord> = words(&["blockade-runner"]);
    assert_eq!(t.area(Player::Rebel).ships, fresh);
}

#[test]
fn ships_outlive_their_base_and_still_pay_and_shield() {
    rule!("attack/ships-outlive-their-base");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["y-wing"]),
        empire: Area {
            damage: 6,
            ships: words(&["gozanti-cruiser", "imperial-carrier"]),
            ..Area::default()
        },
        rebel: Area {
            deck: words(&["b-wing"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.use_card("y-wing").make(Choice::PickBaseTarget);
    assert_eq!(t.area(Player::Empire).base, None);
    t.end_turn().reveal("endor");
    let ships: Vec<InPlayWord> = words(&["gozanti-cruiser", "imperial-carrier"]);
    assert_eq!(t.area(Player::Empire).ships, ships);
    assert_eq!(t.words().resources, 5);
    t.end_turn();
    t.play("b-wing").commit("b-wing").resolve();
    t.assign("gozanti-cruiser", 3);
    assert_eq!(
        t.area(Player::Empire).damage,
        0,
        "they protect the new base"
    );
}
