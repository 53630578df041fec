//! Committing cards to attacks.

use crate::common::{EMPIRE, Play, card, hand, ids, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Event, Player, Target};
use rulebook::rule;
use tabletop::Reason;

/// The Rebels on a base of 16 hit points, so that no attack of these tests destroys it.
fn far_from_falling() -> Area {
    Area {
        base: Some("sullust".into()),
        ..Area::default()
    }
}

fn empire_ships(ships: &[&str]) -> Area {
    Area {
        ships: words(ships),
        ..Area::default()
    }
}

#[test]
fn units_and_capital_ships_attack_the_base_together() {
    rule!("commit/base-attack-takes-units-and-ships");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper"]),
        empire: empire_ships(&["star-destroyer"]),
        rebel: far_from_falling(),
        ..Scenario::default()
    });
    assert_eq!(
        t.offered(),
        [
            "commit stormtrooper base",
            "commit star-destroyer base",
            "end-turn"
        ]
    );
    t.commit("stormtrooper").commit("star-destroyer").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 6);
}

#[test]
fn capital_ships_never_attack_the_galaxy_row() {
    rule!("commit/row-attack-takes-units-only");
    let mut t = stage(Scenario {
        empire: empire_ships(&["star-destroyer"]),
        row: ids(&["x-wing"]),
        ..Scenario::default()
    });
    assert_eq!(t.offered(), ["commit star-destroyer base", "end-turn"]);
    let hunt = Choice::Commit(card("star-destroyer"), Target::Row(card("x-wing")));
    assert_eq!(t.refused(EMPIRE, &hunt).reason, Reason::IllegalChoice);
}

#[test]
fn a_ship_cannot_join_units_that_attack_the_row() {
    rule!("commit/row-attack-takes-units-only");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper"]),
        empire: empire_ships(&["star-destroyer"]),
        row: ids(&["x-wing"]),
        ..Scenario::default()
    });
    t.commit_to("stormtrooper", "x-wing");
    assert_eq!(
        t.offered(),
        ["commit star-destroyer base", "resolve x-wing", "end-turn"]
    );
    t.resolve_on("x-wing");
    assert_eq!(t.words().row, ["x-wing"], "2 attack do not beat 3");
}

#[test]
fn a_base_is_no_attacker() {
    rule!("commit/bases-never-attack");
    for base in ["lothal", "death-star", "endor", "rodia"] {
        let t = stage(Scenario {
            empire: Area {
                base: Some(base.into()),
                ..Area::default()
            },
            row: ids(&["x-wing"]),
            ..Scenario::default()
        });
        assert_eq!(t.offered(), ["end-turn"], "{base}");
    }
}

#[test]
fn who_attacked_the_base_cannot_attack_again_this_turn() {
    rule!("commit/one-attack-per-card-per-turn");
    let mut t = stage(Scenario {
        units: words(&["death-trooper"]),
        empire: empire_ships(&["star-destroyer"]),
        rebel: far_from_falling(),
        row: ids(&["x-wing"]),
        ..Scenario::default()
    });
    t.commit("death-trooper").commit("star-destroyer").resolve();
    assert_eq!(t.offered(), ["end-turn"]);
    for target in [Target::Base, Target::Row(card("x-wing"))] {
        let again = Choice::Commit(card("death-trooper"), target);
        assert_eq!(t.refused(EMPIRE, &again).reason, Reason::IllegalChoice);
    }
    let again = Choice::Commit(card("star-destroyer"), Target::Base);
    assert_eq!(t.refused(EMPIRE, &again).reason, Reason::IllegalChoice);
}

#[test]
fn who_failed_in_the_row_cannot_attack_again_this_turn() {
    rule!("commit/one-attack-per-card-per-turn");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper"]),
        row: ids(&["x-wing"]),
        ..Scenario::default()
    });
    t.commit_to("stormtrooper", "x-wing").resolve_on("x-wing");
    assert_eq!(t.words().row, ["x-wing"]);
    assert_eq!(t.offered(), ["end-turn"]);
}

#[test]
fn a_ship_may_attack_again_on_its_next_turn() {
    rule!("commit/one-attack-per-card-per-turn");
    let mut t = stage(Scenario {
        empire: empire_ships(&["star-destroyer"]),
        rebel: far_from_falling(),
        ..Scenario::default()
    });
    t.commit("star-destroyer").resolve().end_turn();
    t.end_turn();
    assert_eq!(t.offered(), ["commit star-destroyer base", "end-turn"]);
    t.commit("star-destroyer").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 8);
}

#[test]
fn committing_deals_no_damage_and_leaves_everything_else_open() {
    rule!("commit/committing-does-not-resolve");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper"]),
        empire: Area {
            ships: words(&["star-destroyer"]),
            ..hand(&["imperial-shuttle"])
        },
        row: ids(&["x-wing", "tie-fighter"]),
        resources: 1,
        ..Scenario::default()
    });
    t.commit("stormtrooper").commit("star-destroyer");
    assert_eq!(t.area(Player::Rebel).damage, 0);
    assert_eq!(
        t.offered(),
        [
            "play imperial-shuttle",
            "buy tie-fighter",
            "resolve base",
            "end-turn"
        ]
    );
    t.play("imperial-shuttle").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 6);
}

#[test]
fn committing_to_the_row_defeats_nobody_yet() {
    rule!("commit/committing-does-not-resolve");
    let mut t = stage(Scenario {
        units: words(&["darth-vader"]),
        row: ids(&["x-wing"]),
        ..Scenario::default()
    });
    t.commit_to("darth-vader", "x-wing");
    assert_eq!(t.words().row, ["x-wing"]);
    assert_eq!(t.offered(), ["resolve x-wing", "end-turn"]);
}

/// Attacks on the base and on two cards in the row, all waiting.
fn three_attacks() -> crate::common::Play {
    let mut t = stage(Scenario {
        units: words(&["stormtrooper", "tie-fighter", "death-trooper"]),
        rebel: far_from_falling(),
        row: ids(&["y-wing", "x-wing"]),
        ..Scenario::default()
    });
    t.commit("stormtrooper");
    t.commit_to("tie-fighter", "y-wing");
    t.commit_to("death-trooper", "x-wing");
    t
}

#[test]
fn several_attacks_wait_side_by_side() {
    rule!("commit/several-attacks-can-wait");
    let t = three_attacks();
    let mut waiting = t.offered_that("resolve");
    waiting.sort();
    assert_eq!(
        waiting,
        ["resolve base", "resolve x-wing", "resolve y-wing"]
    );
    let totals: Vec<u64> = t.json(None)["targets"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|target| target["waits"].as_u64())
        .collect();
    assert_eq!(totals, [2, 2, 3], "base, Y-Wing, X-Wing");
}

#[test]
fn waiting_attacks_resolve_in_any_order_each_with_its_own_cards() {
    rule!("commit/several-attacks-can-wait");
    let orders = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    for order in orders {
        let mut t = three_attacks();
        for attack in order {
            match attack {
                0 => t.resolve(),
                1 => t.resolve_on("y-wing").pass(),
                _ => t.resolve_on("x-wing").pass(),
            };
        }
        assert_eq!(t.area(Player::Rebel).damage, 2, "{order:?}");
        // The galaxy deck was empty, so the defeated card came back as its own replacement.
        assert_eq!(defeated(&t), 2, "{order:?}");
        assert!(t.offered_that("resolve").is_empty());
    }
}

fn defeated(t: &crate::common::Play) -> usize {
    let events = t.events().iter();
    events
        .filter(|event| matches!(event, Event::Defeated { .. }))
        .count()
}

#[test]
fn attacks_do_not_lend_each_other_strength() {
    rule!("commit/several-attacks-can-wait");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper", "tie-fighter"]),
        row: ids(&["x-wing"]),
        ..Scenario::default()
    });
    t.commit("stormtrooper").commit_to("tie-fighter", "x-wing");
    t.resolve_on("x-wing");
    assert_eq!(defeated(&t), 0, "only the TIE Fighter's 2 count against 3");
    t.resolve();
    assert_eq!(t.area(Player::Rebel).damage, 2);
}

#[test]
fn a_card_drawn_later_still_joins_the_attack() {
    rule!("commit/add-cards-until-resolution");
    let mut t = stage(Scenario {
        units: words(&["tie-fighter"]),
        empire: Area {
            ships: words(&["gozanti-cruiser"]),
            deck: words(&["death-trooper"]),
            ..Area::default()
        },
        rebel: far_from_falling(),
        ..Scenario::default()
    });
    t.commit("tie-fighter");
    t.use_card("tie-fighter").play("death-trooper");
    t.commit("death-trooper").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 5);
}

#[test]
fn more_units_join_an_attack_on_the_row() {
    rule!("commit/add-cards-until-resolution");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper", "tie-fighter"]),
        row: ids(&["x-wing"]),
        ..Scenario::default()
    });
    t.commit_to("stormtrooper", "x-wing");
    t.commit_to("tie-fighter", "x-wing");
    t.resolve_on("x-wing");
    assert_eq!(defeated(&t), 1, "2 and 2 beat 3");
}

#[test]
fn a_committed_card_stays_in_its_attack() {
    rule!("commit/commitment-is-final");
    let mut t = stage(Scenario {
        units: words(&["death-trooper"]),
        row: ids(&["x-wing", "rebel-commando"]),
        ..Scenario::default()
    });
    t.commit_to("death-trooper", "x-wing");
    assert_eq!(t.offered(), ["resolve x-wing", "end-turn"]);
    let others = [Target::Base, Target::Row(card("rebel-commando"))];
    for other in others {
        let moved = Choice::Commit(card("death-trooper"), other);
        assert_eq!(t.refused(EMPIRE, &moved).reason, Reason::IllegalChoice);
    }
}

#[test]
fn a_card_without_attack_may_be_committed_and_adds_nothing() {
    rule!("commit/zero-attack-is-allowed");
    let mut t = stage(Scenario {
        units: words(&["imperial-shuttle", "death-trooper"]),
        rebel: far_from_falling(),
        ..Scenario::default()
    });
    t.commit("imperial-shuttle")
        .commit("death-trooper")
        .resolve();
    assert_eq!(t.area(Player::Rebel).damage, 3);
    assert_eq!(t.offered(), ["end-turn"], "both have attacked");
}

#[test]
fn a_card_without_attack_counts_when_it_is_raised_in_time() {
    rule!("commit/zero-attack-is-allowed");
    let mut t = stage(Scenario {
        empire: Area {
            ships: words(&["gozanti-cruiser"]),
            ..hand(&["admiral-piett"])
        },
        ..Scenario::default()
    });
    t.commit("gozanti-cruiser").play("admiral-piett").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 1);
}

#[test]
fn even_an_attack_of_nothing_may_be_resolved() {
    rule!("commit/zero-attack-is-allowed");
    let mut t = stage(Scenario {
        units: words(&["imperial-shuttle"]),
        rebel: Area {
            ships: words(&["mon-calamari-cruiser", "blockade-runner"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.commit("imperial-shuttle").resolve();
    assert_eq!(t.offered(), ["end-turn"]);
    let ships = words(&["mon-calamari-cruiser", "blockade-runner"]);
    assert_eq!(t.area(Player::Rebel).ships, ships, "unharmed");
}

/// How many attacks came to nothing.
fn lapsed(t: &Play) -> usize {
    let events = t.events();
    let lapsed = |event: &&Event| matches!(event, Event::Lapsed { .. });
    events.iter().filter(lapsed).count()
}

#[test]
fn what_is_not_resolved_is_wasted() {
    rule!("commit/unresolved-attacks-lapse");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper", "death-trooper"]),
        empire: empire_ships(&["star-destroyer"]),
        row: ids(&["x-wing"]),
        ..Scenario::default()
    });
    t.commit("stormtrooper").commit("star-destroyer");
    t.commit_to("death-trooper", "x-wing");
    t.end_turn();
    assert_eq!(t.area(Player::Rebel).damage, 0);
    assert_eq!(t.words().row, ["x-wing"]);
    assert_eq!(defeated(&t), 0);
    assert_eq!(
        lapsed(&t),
        2,
        "each attack is told once, however many joined it"
    );
    t.end_turn();
    assert!(t.offered_that("resolve").is_empty(), "nothing waits on");
    assert!(t.offers("commit star-destroyer base"), "the ship is free");
}

#[test]
fn attackers_of_a_card_that_leaves_the_row_are_wasted() {
    rule!("commit/lost-target-wastes-the-attack");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper", "tie-fighter", "at-st"]),
        row: ids(&[
            "x-wing",
            "jawa-scavenger",
            "jawa-scavenger",
            "kel-dor-mystic",
            "kel-dor-mystic",
            "lobot",
        ]),
        galaxy: words(&["y-wing"]),
        ..Scenario::default()
    });
    t.commit_to("stormtrooper", "x-wing");
    t.commit_to("tie-fighter", "x-wing");
    t.use_card("at-st");
    let mut other = t.clone();
    other.pick("lobot");
    assert_eq!(lapsed(&other), 0, "nobody attacked it");
    t.pick("x-wing");
    assert_eq!(lapsed(&t), 1, "everybody is told once");
    assert_eq!(t.words().row[0], "y-wing");
    let commits = t.offered_that("commit");
    assert!(
        commits
            .iter()
            .all(|choice| choice.starts_with("commit at-st")),
        "the other two cannot attack again: {commits:?}"
    );
    assert!(t.offers("commit at-st y-wing"));
    assert!(t.offered_that("resolve").is_empty());
    t.end_turn();
    assert_eq!(defeated(&t), 0, "the replacement is not attacked");
}

#[test]
fn a_ship_that_attacked_still_shields_the_base() {
    rule!("commit/attacking-ship-still-shields");
    let mut t = stage(Scenario {
        empire: empire_ships(&["star-destroyer"]),
        rebel: Area {
            base: Some("sullust".into()),
            ..hand(&["b-wing", "luke-skywalker"])
        },
        ..Scenario::default()
    });
    t.commit("star-destroyer").resolve().end_turn();
    t.play("b-wing").commit("b-wing").resolve();
    assert_eq!(t.area(Player::Empire).damage, 0);
    assert_eq!(t.area(Player::Empire).ships.len(), 1, "5 of 7");
    t.play("luke-skywalker").commit("luke-skywalker").resolve();
    assert!(t.area(Player::Empire).ships.is_empty());
    assert_eq!(
        t.area(Player::Empire).damage,
        4,
        "6 less the 2 for the ship"
    );
}

#[test]
fn taking_back_a_play_leaves_the_commitment_before_it() {
    rule!("commit/commitment-is-final");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper"]),
        empire: hand(&["imperial-shuttle"]),
        ..Scenario::default()
    });
    t.commit("stormtrooper");
    let undo = t.undo_of(EMPIRE).unwrap();
    assert_eq!((undo.to, undo.free), (0, true), "nothing was revealed yet");
    t.play("imperial-shuttle");
    assert_eq!(t.undo_of(EMPIRE).unwrap().to, 1, "only the shuttle");
}

#[test]
fn taking_back_an_ability_goes_back_to_before_its_use() {
    rule!("abilities/finish-before-the-next-action");
    let mut t = stage(Scenario {
        units: words(&["kel-dor-mystic"]),
        empire: Area {
            discard: ids(&["imperial-shuttle", "stormtrooper"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.use_card("kel-dor-mystic").pick("stormtrooper");
    assert_eq!(t.undo_of(EMPIRE).unwrap().to, 0);
}
