//! The glossary: dealing damage, destroying, repairing.

use crate::common::{Play, REBEL, hand, ids, stage, words};
use deckbuilding::scenario::{Area, InPlayWord, InPlayWords, Scenario};
use deckbuilding::{Event, Mode, Player, Setup};
use rulebook::rule;

/// A ship with damage on it.
fn damaged(ship: &str, damage: u8) -> InPlayWord {
    InPlayWord::With(InPlayWords {
        card: ship.into(),
        damage,
        ..InPlayWords::default()
    })
}

/// The Rebels on Yavin IV, which deals 2 damage when the Empire discards; a Snowspeeder makes it.
fn yavin(empire: Area) -> Play {
    stage(Scenario {
        active: Player::Rebel,
        empire: Area {
            hand: words(&["imperial-shuttle"]),
            ..empire
        },
        rebel: Area {
            base: Some("yavin-4".into()),
            ..Area::default()
        },
        units: words(&["snowspeeder"]),
        ..Scenario::default()
    })
}

#[test]
fn an_ability_hits_the_base_behind_its_ships() {
    rule!("glossary-deal-damage/ability-damage-skips-ships");
    let ships: Vec<InPlayWord> = words(&["gozanti-cruiser", "star-destroyer"]);
    let mut t = yavin(Area {
        damage: 1,
        ships: ships.clone(),
        ..Area::default()
    });
    t.use_card("snowspeeder").trigger_base();
    let empire = t.area(Player::Empire);
    assert_eq!((empire.damage, empire.ships), (3, ships));
}

#[test]
fn an_ability_that_can_also_hit_ships_may_hit_the_base_behind_them() {
    rule!("glossary-deal-damage/ability-damage-skips-ships");
    let given = stage(Scenario {
        active: Player::Rebel,
        empire: Area {
            ships: words(&["star-destroyer"]),
            ..Area::default()
        },
        units: words(&["y-wing"]),
        ..Scenario::default()
    });
    let mut t = given.clone();
    t.use_card("y-wing");
    assert_eq!(t.offered(), ["pick-base-target", "pick star-destroyer"]);
    t.make(deckbuilding::Choice::PickBaseTarget);
    let empire = t.area(Player::Empire);
    assert_eq!(
        (empire.damage, empire.ships),
        (2, words(&["star-destroyer"]))
    );
    let mut t = given;
    t.use_card("y-wing").pick("star-destroyer");
    let empire = t.area(Player::Empire);
    assert_eq!(empire.damage, 0);
    assert_eq!(empire.ships, [damaged("star-destroyer", 2)]);
}

#[test]
fn ability_damage_leaves_every_card_free_to_attack() {
    rule!("glossary-deal-damage/is-not-an-attack");
    let mut t = yavin(Area::default());
    t.use_card("snowspeeder").trigger_base();
    assert_eq!(t.area(Player::Empire).damage, 2, "with no card committed");
    assert!(
        !t.events()
            .iter()
            .any(|e| matches!(e, Event::Attacked { .. }))
    );
    assert_eq!(t.offered(), ["commit snowspeeder base", "end-turn"]);
    t.commit("snowspeeder").resolve();
    assert_eq!(t.area(Player::Empire).damage, 4);
}

#[test]
fn a_card_that_attacked_may_still_deal_damage_by_its_ability() {
    rule!("glossary-deal-damage/is-not-an-attack");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["y-wing"]),
        ..Scenario::default()
    });
    t.commit("y-wing").resolve().use_card("y-wing");
    assert_eq!(t.area(Player::Empire).damage, 4);
}

#[test]
fn without_a_base_ability_damage_goes_nowhere() {
    rule!("glossary-deal-damage/no-base-no-damage");
    let ships: Vec<InPlayWord> = words(&["gozanti-cruiser"]);
    let mut t = yavin(Area {
        base: None,
        ships: ships.clone(),
        ..Area::default()
    });
    t.use_card("snowspeeder");
    assert_eq!(t.discard_of(Player::Empire), ["imperial-shuttle"]);
    assert_eq!(t.decider(), REBEL);
    assert!(!t.offers("trigger-base"), "there is nothing to hit");
    assert_eq!(t.area(Player::Empire).ships, ships);
    // Nor is it kept for the next base.
    t.end_turn().reveal("endor");
    let empire = t.area(Player::Empire);
    assert_eq!((empire.damage, empire.ships), (0, ships));
}

#[test]
fn damage_of_a_revealed_base_is_lost_on_a_player_without_base() {
    rule!("glossary-deal-damage/no-base-no-damage");
    let mut t = stage(Scenario {
        setup: Setup {
            mode: Mode::FullGalaxy,
            ..Setup::default()
        },
        turn_begins: true,
        empire: Area {
            base: None,
            ..Area::default()
        },
        rebel: Area {
            base: None,
            ships: words(&["rebel-transport"]),
            ..Area::default()
        },
        row: ids(&["x-wing", "y-wing", "at-st", "lobot", "bossk", "dengar"]),
        galaxy: words(&["ig-88", "b-wing", "han-solo"]),
        ..Scenario::default()
    });
    t.reveal("rodia").trigger_base();
    assert_eq!(
        t.words().galaxy_discard,
        ["y-wing", "x-wing"],
        "the rest of the ability happens"
    );
    let rebel = t.area(Player::Rebel);
    assert_eq!(
        (rebel.damage, rebel.ships),
        (0, words(&["rebel-transport"]))
    );
}

#[test]
fn an_ability_destroys_a_ship_whatever_its_hit_points() {
    rule!("glossary-destroy/ignores-hit-points");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 2,
        empire: Area {
            ships: vec!["star-destroyer".into(), damaged("gozanti-cruiser", 2)],
            ..Area::default()
        },
        units: words(&["luke-skywalker"]),
        ..Scenario::default()
    });
    t.use_card("luke-skywalker");
    assert_eq!(t.offered(), ["pick star-destroyer", "pick gozanti-cruiser"]);
    t.pick("star-destroyer");
    let empire = t.area(Player::Empire);
    assert_eq!(empire.ships, [damaged("gozanti-cruiser", 2)]);
    assert_eq!(empire.discard, ["star-destroyer"]);
    assert!(t.offers("commit luke-skywalker base"), "it was no attack");
}

#[test]
fn destroyed_ships_go_to_the_pile_of_where_they_were() {
    rule!("glossary-destroy/each-zone-has-its-pile");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: Area {
            ships: words(&["star-destroyer"]),
            ..Area::default()
        },
        rebel: Area {
            ships: words(&["hammerhead-corvette", "hammerhead-corvette"]),
            ..Area::default()
        },
        row: ids(&[
            "imperial-carrier",
            "at-st",
            "y-wing",
            "lobot",
            "bossk",
            "dengar",
        ]),
        galaxy: words(&["ig-88", "han-solo"]),
        ..Scenario::default()
    });
    t.use_card("hammerhead-corvette");
    assert_eq!(
        t.offered(),
        ["pick star-destroyer", "pick imperial-carrier"]
    );
    t.pick("star-destroyer");
    assert_eq!(t.discard_of(Player::Empire), ["star-destroyer"]);
    assert!(t.words().galaxy_discard.is_empty());
    // The second finds only the ship in the row.
    t.use_card("hammerhead-corvette");
    assert_eq!(t.words().galaxy_discard, ["imperial-carrier"]);
    assert_eq!(t.discard_of(Player::Empire), ["star-destroyer"]);
    assert_eq!(
        t.discard_of(Player::Rebel),
        [""; 0],
        "both exiled themselves"
    );
    assert_eq!(
        t.words().row,
        ["ig-88", "at-st", "y-wing", "lobot", "bossk", "dengar"]
    );
}

#[test]
fn the_death_star_destroys_in_play_and_in_the_row() {
    rule!("glossary-destroy/each-zone-has-its-pile");
    let given = stage(Scenario {
        resources: 4,
        empire: Area {
            base: Some("death-star".into()),
            ..Area::default()
        },
        rebel: Area {
            ships: words(&["mon-calamari-cruiser"]),
            ..Area::default()
        },
        row: ids(&[
            "rebel-transport",
            "at-st",
            "y-wing",
            "lobot",
            "bossk",
            "dengar",
        ]),
        galaxy: words(&["ig-88"]),
        ..Scenario::default()
    });
    let mut t = given.clone();
    t.use_base().pick("mon-calamari-cruiser");
    assert_eq!(t.discard_of(Player::Rebel), ["mon-calamari-cruiser"]);
    assert_eq!(t.words().row, given.words().row);
    let mut t = given;
    t.use_base().pick("rebel-transport");
    assert_eq!(t.words().galaxy_discard, ["rebel-transport"]);
    assert_eq!(t.words().row[0], "ig-88");
    assert_eq!(t.words().resources, 0);
}

#[test]
fn repair_takes_away_what_is_there_and_no_more() {
    rule!("glossary-repair/up-to-the-damage-there");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 2,
        empire: hand(&["inquisitor"]),
        rebel: Area {
            damage: 2,
            ..Area::default()
        },
        units: words(&["u-wing"]),
        ..Scenario::default()
    });
    t.use_card("u-wing");
    assert_eq!(t.area(Player::Rebel).damage, 0, "three repaired two");
    let repaired = t.events().iter().find_map(|event| match event {
        Event::Repaired { player, amount, .. } => Some((*player, *amount)),
        _ => None,
    });
    assert_eq!(repaired, Some((Player::Rebel, 2)));
    // The next point of damage counts in full.
    t.end_turn()
        .play("inquisitor")
        .trigger("inquisitor")
        .option(0);
    t.commit("inquisitor").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 1);
}

#[test]
fn repair_leaves_the_damage_beyond_its_number() {
    rule!("glossary-repair/up-to-the-damage-there");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 2,
        empire: Area {
            damage: 6,
            ..Area::default()
        },
        rebel: Area {
            damage: 5,
            ..Area::default()
        },
        units: words(&["u-wing"]),
        ..Scenario::default()
    });
    t.use_card("u-wing");
    assert_eq!(t.area(Player::Rebel).damage, 2);
    assert_eq!(t.area(Player::Empire).damage, 6, "your own base only");
}

#[test]
fn repair_does_not_help_ships() {
    rule!("glossary-repair/base-only-unless-named");
    let given = |damage| {
        stage(Scenario {
            empire: Area {
                damage,
                hand: words(&["imperial-shuttle"]),
                ships: vec![damaged("c-roc-cruiser", 2)],
                ..Area::default()
            },
            units: words(&["hwk-290"]),
            ..Scenario::default()
        })
    };
    let ship_damage = |t: &Play| match &t.area(Player::Empire).ships[..] {
        [InPlayWord::With(ship)] => ship.damage,
        ships => panic!("{ships:?}"),
    };
    // A damaged base is repaired, the ship beside it is not.
    let mut t = given(3);
    t.use_card("hwk-290");
    assert_eq!((t.area(Player::Empire).damage, ship_damage(&t)), (0, 2));
    let mut t = given(3);
    t.use_card("c-roc-cruiser");
    assert_eq!((t.area(Player::Empire).damage, ship_damage(&t)), (0, 2));
    // Nor is it if the base needs nothing.
    let mut t = given(0);
    t.use_card("hwk-290");
    assert_eq!((t.area(Player::Empire).damage, ship_damage(&t)), (0, 2));
    // A choice of repair needs damage on the base; damage on a ship is not enough.
    let mut t = stage(Scenario {
        empire: Area {
            ships: vec![damaged("nebulon-b-frigate", 4)],
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.use_card("nebulon-b-frigate");
    assert_eq!(t.words().resources, 3);
}
