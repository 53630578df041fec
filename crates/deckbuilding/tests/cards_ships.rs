//! The capital ships, each by what makes it special, and what all of them have in common.

use crate::common::{damaged, full_row, hand, ids, stage, values_of, words};
use deckbuilding::Player;
use deckbuilding::scenario::{Area, InPlayWord, Scenario};
use rulebook::rule;

const SHIPS: [(Player, &str, [u16; 3], u8); 9] = [
    (Player::Empire, "gozanti-cruiser", [2, 0, 0], 3),
    (Player::Empire, "imperial-carrier", [3, 0, 0], 5),
    (Player::Empire, "star-destroyer", [0, 0, 4], 7),
    (Player::Rebel, "rebel-transport", [0, 0, 0], 2),
    (Player::Rebel, "hammerhead-corvette", [2, 0, 0], 4),
    (Player::Rebel, "mon-calamari-cruiser", [0, 0, 3], 6),
    (Player::Empire, "c-roc-cruiser", [1, 0, 0], 3),
    (Player::Rebel, "blockade-runner", [1, 0, 1], 4),
    (Player::Empire, "nebulon-b-frigate", [0, 0, 0], 5),
];

/// An area with these ships in play.
fn fleet(ships: &[&str]) -> Area {
    Area {
        ships: words(ships),
        ..Area::default()
    }
}

/// The areas of the Empire and of the Rebels.
fn areas(player: Player, mine: Area, theirs: Area) -> (Area, Area) {
    match player {
        Player::Empire => (mine, theirs),
        Player::Rebel => (theirs, mine),
    }
}

#[test]
fn ships_give_their_printed_values() {
    rule!("playing/ready-the-moment-it-arrives");
    for (player, id, values, _) in SHIPS {
        assert_eq!(values_of(player, id), values, "{id}");
    }
}

#[test]
fn ships_pay_again_at_the_start_of_each_turn() {
    rule!(
        "turn-start/ships-pay-every-turn",
        "playing/ships-stay-until-destroyed"
    );
    for (player, id, [resources, ..], _) in SHIPS {
        let (empire, rebel) = areas(player, fleet(&[id]), Area::default());
        let mut t = stage(Scenario {
            active: player,
            turn_begins: true,
            empire,
            rebel,
            ..Scenario::default()
        });
        assert_eq!(t.words().resources, resources, "{id}");
        t.end_turn().end_turn();
        assert_eq!(t.words().resources, resources, "{id}");
    }
}

#[test]
fn ships_fall_at_their_hit_points_and_not_before() {
    rule!(
        "cards/hit-points-on-ships-and-bases",
        "attack/ship-destroyed-at-its-hit-points"
    );
    for (owner, id, _, hit_points) in SHIPS {
        let attacker = owner.foe();
        let trooper = match attacker {
            Player::Empire => "stormtrooper",
            Player::Rebel => "rebel-trooper",
        };
        for (left, falls) in [(2, true), (3, false)] {
            let Some(damage) = hit_points.checked_sub(left) else {
                continue;
            };
            let theirs = Area {
                ships: vec![ship_with(id, damage)],
                ..Area::default()
            };
            let (empire, rebel) = areas(attacker, Area::default(), theirs);
            let mut t = stage(Scenario {
                active: attacker,
                units: words(&[trooper]),
                empire,
                rebel,
                ..Scenario::default()
            });
            t.commit(trooper).resolve();
            let area = t.area(owner);
            assert_eq!(area.ships.is_empty(), falls, "{id}");
            assert_eq!(area.discard, if falls { ids(&[id]) } else { vec![] });
            assert_eq!(area.damage, 0, "{id} shields the base");
        }
    }
}

fn ship_with(id: &str, damage: u8) -> InPlayWord {
    match damage {
        0 => id.into(),
        _ => damaged(id, damage),
    }
}

#[test]
fn star_destroyer_attacks_the_base_again_every_turn_and_never_the_row() {
    rule!(
        "commit/row-attack-takes-units-only",
        "commit/one-attack-per-card-per-turn"
    );
    let mut t = stage(Scenario {
        empire: fleet(&["star-destroyer"]),
        rebel: Area {
            base: Some("sullust".into()),
            ..Area::default()
        },
        row: full_row(&["y-wing"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    assert_eq!(t.offered(), ["commit star-destroyer base", "end-turn"]);
    t.commit("star-destroyer").resolve();
    assert_eq!(t.offered(), ["end-turn"]);
    t.end_turn().end_turn();
    t.commit("star-destroyer").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 8);
}

#[test]
fn mon_calamari_cruiser_joins_units_against_the_base() {
    rule!("commit/base-attack-takes-units-and-ships");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        rebel: fleet(&["mon-calamari-cruiser"]),
        units: words(&["x-wing"]),
        ..Scenario::default()
    });
    t.commit("mon-calamari-cruiser").commit("x-wing").resolve();
    assert_eq!(t.area(Player::Empire).damage, 6);
}

#[test]
fn blockade_runner_keeps_its_damage_over_the_turns_until_it_falls() {
    rule!(
        "attack/damage-stays-until-repaired",
        "attack/destroyed-ship-goes-to-its-owner"
    );
    let mut t = stage(Scenario {
        empire: Area {
            deck: words(&["stormtrooper", "tie-interceptor"]),
            ..Area::default()
        },
        units: words(&["tie-fighter"]),
        rebel: fleet(&["blockade-runner"]),
        ..Scenario::default()
    });
    t.commit("tie-fighter").resolve();
    let hurt = [damaged("blockade-runner", 2)];
    assert_eq!(t.area(Player::Rebel).ships, hurt);
    t.end_turn();
    assert_eq!(t.area(Player::Rebel).ships, hurt);
    t.end_turn();
    t.play("tie-interceptor")
        .commit("tie-interceptor")
        .resolve();
    assert_eq!(t.area(Player::Rebel).ships, []);
    assert_eq!(t.discard_of(Player::Rebel), ["blockade-runner"]);
    assert_eq!(
        t.area(Player::Rebel).damage,
        1,
        "what the ship did not take"
    );
    // Drawn and played again, it is whole.
    t.end_turn().end_turn();
    t.end_turn().play("blockade-runner");
    assert_eq!(t.area(Player::Rebel).ships, words(&["blockade-runner"]));
}

#[test]
fn gozanti_cruiser_discards_a_card_to_draw_one_every_turn() {
    rule!("abilities/ready-again-each-turn");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["imperial-shuttle", "inquisitor"]),
            deck: words(&["stormtrooper"]),
            ..fleet(&["gozanti-cruiser"])
        },
        ..Scenario::default()
    });
    t.use_card("gozanti-cruiser");
    assert_eq!(
        t.offered(),
        ["pick imperial-shuttle", "pick inquisitor"],
        "it cannot be left out"
    );
    t.pick("imperial-shuttle");
    assert_eq!(t.discard_of(Player::Empire), ["imperial-shuttle"]);
    assert_eq!(t.hand_of(Player::Empire), ["inquisitor", "stormtrooper"]);
    assert!(!t.offers("use gozanti-cruiser"));
    t.end_turn().end_turn();
    assert!(t.offers("use gozanti-cruiser"));
}

#[test]
fn gozanti_cruiser_draws_nothing_without_a_card_to_discard() {
    let t = stage(Scenario {
        empire: Area {
            deck: words(&["stormtrooper"]),
            ..fleet(&["gozanti-cruiser"])
        },
        ..Scenario::default()
    });
    assert!(!t.offers("use gozanti-cruiser"));
}

#[test]
fn imperial_carrier_strengthens_fighters_also_neutral_ones_and_two_stack() {
    rule!("glossary-while/copies-add-up", "glossary-while/always-on");
    let damage = |ships: &[&str]| {
        let units = [
            "tie-fighter",
            "z-95-headhunter",
            "fang-fighter",
            "stormtrooper",
        ];
        let mut t = stage(Scenario {
            empire: fleet(ships),
            rebel: Area {
                base: Some("sullust".into()),
                ..Area::default()
            },
            units: words(&units),
            ..Scenario::default()
        });
        for unit in units {
            t.commit(unit);
        }
        t.resolve();
        t.area(Player::Rebel).damage
    };
    let carrier = "imperial-carrier";
    assert_eq!(damage(&[]), 2 + 2 + 3 + 2);
    assert_eq!(damage(&[carrier]), 3 + 3 + 4 + 2);
    assert_eq!(damage(&[carrier, carrier]), 4 + 4 + 5 + 2);
}

#[test]
fn imperial_carrier_does_not_strengthen_itself() {
    let mut t = stage(Scenario {
        empire: fleet(&["imperial-carrier"]),
        ..Scenario::default()
    });
    t.commit("imperial-carrier").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 0);
}

/// Its action repairs so much, or gives so many resources.
fn repairs_or_pays(id: &str, repairs: u8, pays: u16) {
    let start = |damage| {
        let mut t = stage(Scenario {
            active: Player::Rebel,
            rebel: Area {
                damage,
                ..fleet(&[id])
            },
            ..Scenario::default()
        });
        t.use_card(id);
        t
    };
    let mut hurt = start(5);
    assert_eq!(hurt.offered(), ["option 0", "option 1"]);
    let mut paid = hurt.clone();
    paid.option(1);
    assert_eq!(
        (paid.words().resources, paid.area(Player::Rebel).damage),
        (pays, 5)
    );
    hurt.option(0);
    assert_eq!(hurt.words().resources, 0);
    assert_eq!(hurt.area(Player::Rebel).damage, 5 - repairs);
    let whole = start(0);
    assert_eq!(
        whole.words().resources,
        pays,
        "nothing else is left to choose"
    );
    let mut again = whole;
    again.end_turn().end_turn();
    assert!(again.offers(&format!("use {id}")));
}

#[test]
fn rebel_transport_repairs_two_or_pays_one() {
    rule!(
        "glossary-choose/only-options-you-can-resolve",
        "abilities/ready-again-each-turn"
    );
    repairs_or_pays("rebel-transport", 2, 1);
}

#[test]
fn nebulon_b_frigate_repairs_three_or_pays_three() {
    rule!("glossary-choose/only-options-you-can-resolve");
    repairs_or_pays("nebulon-b-frigate", 3, 3);
}

#[test]
fn c_roc_cruiser_discards_a_card_to_repair_three_on_the_base() {
    rule!("glossary-repair/base-only-unless-named");
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["imperial-shuttle", "inquisitor"]),
            damage: 5,
            ships: vec![damaged("gozanti-cruiser", 2), "c-roc-cruiser".into()],
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.use_card("c-roc-cruiser").pick("inquisitor");
    assert_eq!(t.discard_of(Player::Empire), ["inquisitor"]);
    assert_eq!(t.area(Player::Empire).damage, 2);
    assert_eq!(
        t.area(Player::Empire).ships[0],
        damaged("gozanti-cruiser", 2)
    );
    assert!(!t.offers("use c-roc-cruiser"));
}

#[test]
fn c_roc_cruiser_repairs_nothing_without_a_card_to_discard() {
    let t = stage(Scenario {
        empire: Area {
            damage: 5,
            ..fleet(&["c-roc-cruiser"])
        },
        ..Scenario::default()
    });
    assert!(!t.offers("use c-roc-cruiser"));
}

#[test]
fn hammerhead_corvette_may_destroy_any_ship_in_play_but_only_empire_ships_in_the_row() {
    rule!(
        "glossary-destroy/each-zone-has-its-pile",
        "cards/enemy-card-is-the-opposing-faction"
    );
    let start = stage(Scenario {
        active: Player::Rebel,
        empire: fleet(&["star-destroyer", "blockade-runner"]),
        rebel: fleet(&["hammerhead-corvette"]),
        row: ids(&[
            "imperial-carrier",
            "mon-calamari-cruiser",
            "nebulon-b-frigate",
            "x-wing",
            "at-at",
            "c-roc-cruiser",
        ]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    let mut t = start;
    t.use_card("hammerhead-corvette");
    assert_eq!(
        t.offered(),
        [
            "pick star-destroyer",
            "pick blockade-runner",
            "pick imperial-carrier"
        ]
    );
    let mut neutral = t.clone();
    neutral.pick("blockade-runner");
    assert_eq!(neutral.discard_of(Player::Empire), ["blockade-runner"]);
    assert_eq!(neutral.exiled(), ["hammerhead-corvette"]);
    assert_eq!(neutral.area(Player::Rebel).ships, []);
    t.pick("imperial-carrier");
    assert_eq!(t.words().galaxy_discard, ["imperial-carrier"]);
    assert_eq!(t.words().row[0], "lobot");
    assert_eq!(t.area(Player::Empire).ships.len(), 2);
}

#[test]
fn hammerhead_corvette_pays_on_the_turn_it_rams() {
    rule!("glossary-exile/values-first-then-exile");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: fleet(&["star-destroyer"]),
        rebel: hand(&["hammerhead-corvette"]),
        ..Scenario::default()
    });
    t.play("hammerhead-corvette")
        .use_card("hammerhead-corvette");
    assert_eq!(t.words().resources, 2);
    assert_eq!(t.discard_of(Player::Empire), ["star-destroyer"]);
    assert_eq!(t.exiled(), ["hammerhead-corvette"]);
}
