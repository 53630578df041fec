//! The bases of the Rebels, each by what makes it special.

use crate::common::{EMPIRE, full_row, ids, reveal, stage, with_base, words};
use deckbuilding::Player;
use deckbuilding::scenario::{Area, InPlayWord, Scenario};
use rulebook::rule;
use tabletop::{Game as _, Lang, Role};

/// The position, but with this base of the Rebels' in play.
fn at(id: &str, scenario: Scenario) -> crate::common::Play {
    stage(with_base(Player::Rebel, id, scenario))
}

/// The Rebels act.
fn rebels() -> Scenario {
    Scenario {
        active: Player::Rebel,
        ..Scenario::default()
    }
}

#[test]
fn rebel_bases_fall_at_their_hit_points_and_not_before() {
    rule!("attack/base-destroyed-at-its-hit-points");
    let table = [
        ("dantooine", 8),
        ("mon-cala", 10),
        ("dagobah", 12),
        ("alderaan", 14),
        ("bespin", 14),
        ("jedha", 14),
        ("tatooine", 14),
        ("sullust", 16),
        ("yavin-4", 16),
    ];
    for (id, hit_points) in table {
        for (left, falls) in [(3, true), (4, false)] {
            let mut t = at(
                id,
                Scenario {
                    units: words(&["death-trooper"]),
                    rebel: Area {
                        damage: hit_points - left,
                        ..Area::default()
                    },
                    ..Scenario::default()
                },
            );
            t.commit("death-trooper").resolve();
            let won = if falls { ids(&[id]) } else { vec![] };
            assert_eq!(t.area(Player::Empire).victory, won, "{id}");
        }
    }
}

#[test]
fn dantooine_is_where_the_rebels_begin_and_does_nothing() {
    let t = stage(Scenario {
        turn_begins: true,
        ..rebels()
    });
    assert_eq!(t.area(Player::Rebel).base, Some("dantooine".into()));
    assert_eq!(t.offered(), ["end-turn"]);
}

#[test]
fn mon_cala_purchases_a_rebel_or_neutral_card_into_the_hand_when_revealed() {
    rule!("purchasing/free-purchase-is-still-a-purchase");
    let mut t = reveal(
        "mon-cala",
        Scenario {
            force: 2,
            rebel: Area {
                deck: words(&["rebel-trooper"]),
                ..Area::default()
            },
            row: full_row(&["at-at", "luke-skywalker", "star-destroyer", "fang-fighter"]),
            galaxy: words(&["lobot"]),
            ..rebels()
        },
    );
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    let mut declined = t.clone();
    declined.pass();
    assert_eq!(declined.hand_of(Player::Rebel), [""; 0]);
    t.trigger_base();
    let cards = [
        "luke-skywalker",
        "fang-fighter",
        "blockade-runner",
        "blockade-runner",
    ];
    assert_eq!(t.offered(), cards.map(|card| format!("pick {card}")));
    let mut luke = t.clone();
    luke.pick("luke-skywalker");
    assert_eq!(luke.hand_of(Player::Rebel), ["luke-skywalker"]);
    assert_eq!(luke.words().row[1], "lobot");
    // It is a purchase: what purchases trigger is triggered.
    t.pick("fang-fighter").trigger("fang-fighter");
    assert_eq!(t.hand_of(Player::Rebel), ["fang-fighter", "rebel-trooper"]);
}

#[test]
fn dagobah_exiles_up_to_three_cards_of_hand_and_discard_pile_when_revealed() {
    rule!("faq/exile-may-mix-hand-and-discard");
    let mut t = reveal(
        "dagobah",
        Scenario {
            rebel: Area {
                hand: words(&["alliance-shuttle"]),
                discard: ids(&["alliance-shuttle", "alliance-shuttle", "alliance-shuttle"]),
                ..Area::default()
            },
            ..rebels()
        },
    );
    t.trigger_base();
    for _ in 0..3 {
        assert!(t.offers("pass"));
        t.pick("alliance-shuttle");
    }
    assert_eq!(t.exiled(), ["alliance-shuttle"; 3]);
    assert!(t.offers("end-turn"), "three are enough");
}

#[test]
fn alderaan_brings_the_force_in_time_for_the_bonus() {
    rule!("turn-start/base-reveal-ability-comes-first");
    for (force, after, bonus) in [(6, 2, 0), (4, 0, 1), (1, 0, 1)] {
        let mut t = reveal("alderaan", Scenario { force, ..rebels() });
        t.trigger_base();
        assert_eq!((t.words().force, t.words().resources), (after, bonus));
    }
}

#[test]
fn bespin_draws_for_the_first_neutral_card_of_each_turn() {
    rule!("glossary-when/only-at-its-moment");
    let mut t = at(
        "bespin",
        Scenario {
            rebel: Area {
                hand: words(&["alliance-shuttle", "blockade-runner", "hwk-290"]),
                deck: words(&["rebel-trooper"]),
                ..Area::default()
            },
            ..rebels()
        },
    );
    t.play("alliance-shuttle");
    assert!(!t.offers("trigger-base"), "a card of the Rebels");
    t.play("blockade-runner");
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    t.trigger_base();
    assert_eq!(t.hand_of(Player::Rebel), ["hwk-290", "rebel-trooper"]);
    t.play("hwk-290");
    assert!(!t.offers("trigger-base"), "the second one");
}

/// The Empire attacks Hoth with these units.
fn hoth(units: &[&str], rebel: Area) -> crate::common::Play {
    at(
        "hoth",
        Scenario {
            units: words(units),
            rebel,
            ..Scenario::default()
        },
    )
}

#[test]
fn hoth_prevents_two_damage_a_turn_over_several_attacks() {
    rule!("attack/several-base-attacks-per-turn");
    let mut t = hoth(
        &["inquisitor", "stormtrooper", "tie-fighter"],
        Area::default(),
    );
    t.commit("stormtrooper").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 0);
    t.commit("tie-fighter").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 2);
}

#[test]
fn hoth_prevents_what_is_left_of_its_two() {
    let mut t = stage(with_base(
        Player::Rebel,
        "hoth",
        Scenario {
            empire: Area {
                ships: words(&["blockade-runner"]),
                ..Area::default()
            },
            units: words(&["death-trooper"]),
            ..Scenario::default()
        },
    ));
    t.commit("blockade-runner").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 0);
    t.commit("death-trooper").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 2, "one of three");
    t.end_turn().end_turn();
    t.commit("blockade-runner").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 2, "a new turn, a new shield");
}

#[test]
fn hoths_ships_do_not_use_its_shield_up() {
    rule!("attack/capital-ships-shield-the-base");
    let rebel = Area {
        ships: words(&["rebel-transport"]),
        ..Area::default()
    };
    let mut t = hoth(&["boba-fett"], rebel);
    t.commit("boba-fett").resolve();
    // Two for the ship, two for the shield, one for the base.
    assert_eq!(t.discard_of(Player::Rebel), ["rebel-transport"]);
    assert_eq!(t.area(Player::Rebel).damage, 1);
}

#[test]
fn hoth_prevents_the_damage_of_abilities_too() {
    let mut t = reveal(
        "rodia",
        with_base(
            Player::Rebel,
            "hoth",
            Scenario {
                empire: Area {
                    hand: words(&["stormtrooper"]),
                    ..Area::default()
                },
                row: full_row(&["x-wing", "y-wing", "u-wing"]),
                galaxy: words(&["lobot", "bossk", "dengar"]),
                ..Scenario::default()
            },
        ),
    );
    t.trigger_base();
    assert_eq!(t.area(Player::Rebel).damage, 1);
    t.play("stormtrooper").commit("stormtrooper").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 3, "the shield is used up");
}

#[test]
fn hoth_has_fourteen_hit_points_behind_its_shield() {
    for (left, falls) in [(3, true), (4, false)] {
        let rebel = Area {
            damage: 14 - left,
            ..Area::default()
        };
        let mut t = hoth(&["boba-fett"], rebel);
        t.commit("boba-fett").resolve();
        assert_eq!(t.area(Player::Rebel).base.is_none(), falls);
    }
}

#[test]
fn hoth_falls_to_its_hit_points_and_its_shield_in_one_attack() {
    rule!("attack/base-destroyed-at-its-hit-points");
    let attacks: [(u16, &[&str]); 4] = [
        (13, &["at-at", "boba-fett", "stormtrooper"]),
        (14, &["at-at", "boba-fett", "death-trooper"]),
        (15, &["at-at", "boba-fett", "at-st"]),
        (16, &["at-at", "boba-fett", "death-trooper", "stormtrooper"]),
    ];
    for (total, units) in attacks {
        let mut t = hoth(units, Area::default());
        for unit in units {
            t.commit(unit);
        }
        let view = t.view(Some(EMPIRE));
        let base = &view.targets[0];
        let (needed, shield) = (base.needs.needed, base.needs.shield);
        assert_eq!((base.waits, needed, shield), (Some(total), 16, 2));
        t.resolve();
        let fallen = t.area(Player::Rebel).base.is_none();
        assert_eq!(fallen, total == 16, "{total}");
        if !fallen {
            assert_eq!(u16::from(t.area(Player::Rebel).damage), total - 2);
        }
    }
}

#[test]
fn what_hoth_takes_counts_its_ships_and_what_its_shield_still_prevents() {
    rule!("attack/capital-ships-shield-the-base");
    let rebel = Area {
        ships: words(&["rebel-transport"]),
        ..Area::default()
    };
    let mut t = hoth(&["stormtrooper", "death-trooper"], rebel);
    let needs = |t: &crate::common::Play| {
        let needs = t.view(Some(EMPIRE)).targets[0].needs;
        (needs.needed, needs.ships, needs.shield)
    };
    assert_eq!(needs(&t), (2 + 2 + 14, 2, 2));
    t.commit("stormtrooper").resolve();
    assert_eq!(needs(&t), (2 + 14, 0, 2), "the ship was no shield's work");
    t.commit("death-trooper").resolve();
    assert_eq!(needs(&t), (13, 0, 0), "two of three were prevented");
    t.end_turn().end_turn();
    assert_eq!(needs(&t), (2 + 13, 0, 2), "a new turn, a new shield");
}

/// The Rebels on Jedha with money.
fn jedha() -> crate::common::Play {
    at(
        "jedha",
        Scenario {
            resources: 10,
            row: full_row(&["x-wing", "hwk-290"]),
            galaxy: words(&["lobot", "bossk", "dengar"]),
            ..rebels()
        },
    )
}

#[test]
fn jedha_lends_the_first_neutral_purchase_for_the_turn() {
    let mut t = jedha();
    t.buy("x-wing");
    assert!(!t.offers("trigger-base"), "a card of the Rebels");
    t.buy("hwk-290");
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    t.trigger_base().play("hwk-290");
    assert_eq!(t.words().resources, 10 - 3 - 4 + 4);
    t.buy("outer-rim-pilot");
    assert!(!t.offers("trigger-base"), "the second one");
    t.end_turn();
    assert_eq!(t.exiled(), ["hwk-290"]);
    assert_eq!(t.hand_of(Player::Rebel), ["outer-rim-pilot", "x-wing"]);
}

#[test]
fn jedhas_card_is_exiled_even_if_it_was_never_played_and_pilots_count() {
    let mut t = jedha();
    t.buy("outer-rim-pilot").trigger_base().end_turn();
    assert_eq!(t.exiled(), ["outer-rim-pilot"]);
    assert_eq!(t.hand_of(Player::Rebel), [""; 0]);
}

#[test]
fn jedhas_ship_is_exiled_from_play() {
    let mut t = jedha();
    t.buy("blockade-runner").trigger_base();
    t.play("blockade-runner")
        .commit("blockade-runner")
        .resolve();
    assert_eq!(t.area(Player::Empire).damage, 1);
    t.end_turn();
    assert_eq!(t.exiled(), ["blockade-runner"]);
    assert_eq!(t.area(Player::Rebel).ships, []);
}

#[test]
fn jedha_may_be_declined_and_the_card_is_kept() {
    rule!("abilities/using-one-is-optional");
    let mut t = jedha();
    t.buy("hwk-290").pass();
    assert_eq!(t.discard_of(Player::Rebel), ["hwk-290"]);
    t.end_turn();
    assert_eq!(t.exiled(), [""; 0]);
}

fn tatooine(galaxy_discard: &[&str]) -> crate::common::Play {
    reveal(
        "tatooine",
        Scenario {
            row: full_row(&["at-at", "dengar"]),
            galaxy: words(&["lobot"]),
            galaxy_discard: ids(galaxy_discard),
            ..rebels()
        },
    )
}

#[test]
fn tatooine_swaps_a_discarded_rebel_card_into_the_row_for_a_resource() {
    let mut t = tatooine(&["darth-vader", "luke-skywalker", "bossk", "y-wing"]);
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    let mut declined = t.clone();
    declined.pass();
    assert_eq!(declined.words().resources, 0);
    t.trigger_base();
    assert_eq!(t.offered(), ["pick y-wing", "pick luke-skywalker"]);
    t.pick("luke-skywalker");
    assert_eq!(t.offered().len(), 6, "any card of the row");
    t.pick("at-at");
    assert_eq!(t.words().row, full_row(&["luke-skywalker", "dengar"]));
    let pile = ["at-at", "darth-vader", "bossk", "y-wing"];
    assert_eq!(t.words().galaxy_discard, pile);
    assert_eq!(t.galaxy(), ["lobot"], "a swap needs no refill");
    assert_eq!(t.words().resources, 1);
}

#[test]
fn tatooine_gives_nothing_without_a_rebel_card_to_swap() {
    let t = tatooine(&["darth-vader", "bossk"]);
    assert!(t.offers("end-turn"));
    assert_eq!(t.words().resources, 0);
}

/// The Rebels on Sullust with money and these units.
fn sullust(units: &[&str], row: &[&str]) -> crate::common::Play {
    at(
        "sullust",
        Scenario {
            resources: 6,
            units: words(units),
            row: full_row(row),
            galaxy: words(&["lobot", "bossk", "ig-88"]),
            ..rebels()
        },
    )
}

#[test]
fn sullust_puts_the_first_purchase_of_a_turn_on_the_deck() {
    rule!("glossary-when/only-at-its-moment");
    let mut t = sullust(&[], &["x-wing", "snowspeeder"]);
    t.buy("snowspeeder");
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    let mut declined = t.clone();
    declined.pass();
    assert_eq!(declined.discard_of(Player::Rebel), ["snowspeeder"]);
    declined.buy("x-wing");
    assert!(!declined.offers("trigger-base"), "the second purchase");
    t.trigger_base();
    assert_eq!(t.deck_of(Player::Rebel), ["snowspeeder"]);
    t.buy("x-wing");
    assert_eq!(t.discard_of(Player::Rebel), ["x-wing"]);
}

#[test]
fn sullust_and_the_twilek_smuggler_put_the_same_purchase_on_the_deck() {
    let mut t = sullust(&["twilek-smuggler"], &["x-wing", "snowspeeder"]);
    t.use_card("twilek-smuggler").buy("x-wing");
    assert_eq!(t.deck_of(Player::Rebel), ["x-wing"]);
    assert!(!t.offers("trigger-base"), "it lies there already");
    // Both are spent on it.
    t.buy("snowspeeder");
    assert_eq!(t.discard_of(Player::Rebel), ["snowspeeder"]);
}

#[test]
fn sullust_and_fang_fighter_the_buyer_orders_them_and_stops_where_they_like() {
    rule!("glossary-when/owner-orders-simultaneous-triggers");
    let mut t = sullust(&[], &["fang-fighter"]);
    t.buy("fang-fighter");
    assert_eq!(
        t.offered(),
        ["trigger fang-fighter", "trigger-base", "pass"]
    );
    let mut deck = t.clone();
    deck.trigger_base();
    assert_eq!(deck.deck_of(Player::Rebel), ["fang-fighter"]);
    assert_eq!(deck.offered(), ["trigger fang-fighter", "pass"]);
    deck.pass();
    assert_eq!(deck.deck_of(Player::Rebel), ["fang-fighter"]);
    assert!(deck.offers("end-turn"));
    t.trigger("fang-fighter");
    assert_eq!(t.hand_of(Player::Rebel), ["fang-fighter"]);
    assert!(t.offers("end-turn"), "a card of the hand is no purchase");
}

#[test]
fn fang_fighter_comes_into_the_hand_although_sullust_has_put_it_on_the_deck() {
    rule!("abilities/do-as-much-as-possible");
    // Without the Force there is nothing else to it; with it, a card is drawn as well, and that is
    // the one beneath.
    for (force, hand) in [
        (3, vec!["fang-fighter"]),
        (0, vec!["fang-fighter", "x-wing"]),
    ] {
        let mut t = at(
            "sullust",
            Scenario {
                resources: 3,
                force,
                row: full_row(&["fang-fighter"]),
                galaxy: words(&["lobot"]),
                rebel: Area {
                    deck: words(&["x-wing"]),
                    ..Area::default()
                },
                ..rebels()
            },
        );
        t.buy("fang-fighter").trigger_base();
        assert_eq!(t.deck_of(Player::Rebel), ["fang-fighter", "x-wing"]);
        t.trigger("fang-fighter");
        assert_eq!(t.hand_of(Player::Rebel), hand);
    }
}

#[test]
fn sullust_counts_a_free_purchase_as_the_first() {
    rule!("purchasing/free-purchase-is-still-a-purchase");
    let mut t = sullust(&["princess-leia"], &["x-wing", "dengar"]);
    t.use_card("princess-leia");
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    t.trigger_base();
    assert_eq!(t.deck_of(Player::Rebel), ["x-wing"]);
    t.buy("dengar");
    assert_eq!(t.discard_of(Player::Rebel), ["dengar"]);
}

/// The Rebels on Yavin IV, the Empire behind a ship with two cards.
fn yavin(units: &[&str], damage: u8) -> crate::common::Play {
    at(
        "yavin-4",
        Scenario {
            empire: Area {
                hand: words(&["stormtrooper", "stormtrooper"]),
                ships: words(&["gozanti-cruiser"]),
                damage,
                ..Area::default()
            },
            units: words(units),
            ..rebels()
        },
    )
}

#[test]
fn yavin_4_hits_the_base_for_every_card_the_opponent_discards() {
    rule!(
        "faq/yavin-iv-triggers-every-time",
        "glossary-deal-damage/ability-damage-skips-ships"
    );
    let mut t = yavin(&["snowspeeder", "rebel-commando"], 0);
    t.use_card("snowspeeder").pick("stormtrooper");
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    t.trigger_base();
    assert_eq!(t.area(Player::Empire).damage, 2);
    t.use_card("rebel-commando").trigger_base();
    assert_eq!(t.area(Player::Empire).damage, 4);
    let ships: Vec<InPlayWord> = words(&["gozanti-cruiser"]);
    assert_eq!(t.area(Player::Empire).ships, ships);
}

#[test]
fn yavin_4_may_destroy_the_base_and_has_nothing_to_hit_then() {
    rule!("glossary-deal-damage/no-base-no-damage");
    let mut t = yavin(&["snowspeeder", "snowspeeder"], 6);
    t.use_card("snowspeeder").pick("stormtrooper");
    t.trigger_base();
    assert_eq!(t.area(Player::Rebel).victory, ["lothal"]);
    t.use_card("snowspeeder");
    assert!(!t.offers("trigger-base"));
    assert!(t.offers("end-turn"));
}

#[test]
fn yavin_4_may_win_the_game_in_the_middle_of_an_ability() {
    rule!(
        "winning/attack-or-ability-both-count",
        "winning/game-stops-at-once"
    );
    let mut t = at(
        "yavin-4",
        Scenario {
            empire: Area {
                base: Some("kessel".into()),
                damage: 10,
                hand: words(&["stormtrooper"]),
                ..Area::default()
            },
            rebel: Area {
                victory: ids(&["lothal", "endor", "corellia"]),
                ..Area::default()
            },
            units: words(&["snowspeeder"]),
            ..rebels()
        },
    );
    t.use_card("snowspeeder").trigger_base();
    assert_eq!(t.winner(), Some(Player::Rebel), "no attack was needed");
    assert_eq!(t.offered(), [""; 0], "the Rebels' turn does not go on");
}

/// A step promises that its player is asked again; who has won is asked nothing.
#[test]
fn yavin_4_is_no_step_in_an_ability_that_asks_nothing_more() {
    let mut t = at(
        "yavin-4",
        Scenario {
            empire: Area {
                base: Some("kessel".into()),
                damage: 10,
                hand: words(&["stormtrooper", "stormtrooper"]),
                ..Area::default()
            },
            rebel: Area {
                victory: ids(&["lothal", "endor", "corellia"]),
                ..Area::default()
            },
            units: words(&["duros-spy"]),
            ..rebels()
        },
    );
    t.use_card("duros-spy").option(0).pick("stormtrooper");
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    let said = t.game().describe(t.state(), &t.choices()[0], Lang::EN);
    assert_eq!(said.role, Role::Commit);
    t.trigger_base();
    assert_eq!(t.winner(), Some(Player::Rebel));
}

#[test]
fn yavin_4_does_not_care_for_the_rebels_own_discards() {
    let mut t = at(
        "yavin-4",
        Scenario {
            rebel: Area {
                hand: words(&["alliance-shuttle"]),
                ships: words(&["c-roc-cruiser"]),
                damage: 4,
                ..Area::default()
            },
            ..rebels()
        },
    );
    t.use_card("c-roc-cruiser");
    assert_eq!(t.discard_of(Player::Rebel), ["alliance-shuttle"]);
    assert_eq!(t.area(Player::Rebel).damage, 1);
    assert!(!t.offers("trigger-base"));
}

#[test]
fn yavin_4_does_not_act_in_the_empires_turn() {
    rule!("faq/yavin-iv-triggers-every-time");
    let mut t = at(
        "yavin-4",
        Scenario {
            empire: Area {
                hand: words(&["imperial-shuttle"]),
                deck: words(&["stormtrooper"]),
                ships: words(&["gozanti-cruiser"]),
                ..Area::default()
            },
            ..Scenario::default()
        },
    );
    t.use_card("gozanti-cruiser");
    assert_eq!(t.discard_of(Player::Empire), ["imperial-shuttle"]);
    assert_eq!(t.decider(), EMPIRE);
    assert!(!t.offers("trigger-base"));
}
