//! Attacking the base, behind its capital ships.

mod common;

use common::{EMPIRE, REBEL, hand, ids, names, stage, words};
use deckbuilding::scenario::{Area, InPlayWord, InPlayWords, Scenario};
use deckbuilding::{Event, Player};
use rulebook::rule;

/// The Rebels on a base of 16 hit points, with these ships.
fn sullust(ships: Vec<InPlayWord>) -> Area {
    Area {
        base: Some("sullust".into()),
        ships,
        ..Area::default()
    }
}

/// A ship with damage on it.
fn damaged(id: &str, damage: u8) -> InPlayWord {
    InPlayWord::With(InPlayWords {
        card: id.into(),
        damage,
        ..InPlayWords::default()
    })
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
        rebel: sullust(vec![]),
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
        rebel: sullust(vec![]),
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
fn five_against_two_ships() -> common::Play {
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
    t.use_card("y-wing")
        .make(deckbuilding::Choice::PickBaseTarget);
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
    t.use_card("y-wing")
        .make(deckbuilding::Choice::PickBaseTarget);
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
        rebel: sullust(vec![]),
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
        rebel: sullust(vec![]),
        ..Scenario::default()
    });
    t.commit("stormtrooper").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 2);
    assert_eq!(t.offered(), ["commit death-trooper base", "end-turn"]);
    t.commit("death-trooper").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 5);
}
