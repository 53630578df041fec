//! The bases of the Empire, each by what makes it special.

use crate::common::{EMPIRE, full_row, ids, reveal, stage, with_base, words};
use deckbuilding::Player;
use deckbuilding::scenario::{Area, CardWord, InPlayWord, Scenario};
use rulebook::rule;
use tabletop::SeatSet;

/// The position, but with this base of the Empire's in play.
fn at(id: &str, scenario: Scenario) -> crate::common::Play {
    stage(with_base(Player::Empire, id, scenario))
}

#[test]
fn empire_bases_fall_at_their_hit_points_and_not_before() {
    rule!("attack/base-destroyed-at-its-hit-points");
    let table = [
        ("lothal", 8),
        ("corellia", 10),
        ("kessel", 12),
        ("mustafar", 14),
        ("kafrene", 14),
        ("ord-mantell", 14),
        ("coruscant", 16),
        ("death-star", 16),
        ("endor", 16),
        ("rodia", 16),
    ];
    for (id, hit_points) in table {
        for (left, falls) in [(3, true), (4, false)] {
            let mut t = at(
                id,
                Scenario {
                    active: Player::Rebel,
                    units: words(&["x-wing"]),
                    empire: Area {
                        damage: hit_points - left,
                        ..Area::default()
                    },
                    ..Scenario::default()
                },
            );
            t.commit("x-wing").resolve();
            let won = if falls { ids(&[id]) } else { vec![] };
            assert_eq!(t.area(Player::Rebel).victory, won, "{id}");
        }
    }
}

#[test]
fn lothal_is_where_the_empire_begins_and_does_nothing() {
    let t = stage(Scenario {
        turn_begins: true,
        ..Scenario::default()
    });
    assert_eq!(t.area(Player::Empire).base, Some("lothal".into()));
    assert_eq!(t.offered(), ["end-turn"]);
}

#[test]
fn corellia_purchases_an_empire_or_neutral_card_into_the_hand_when_revealed() {
    rule!(
        "purchasing/free-purchase-is-still-a-purchase",
        "turn-start/base-reveal-ability-comes-first"
    );
    let mut t = reveal(
        "corellia",
        Scenario {
            row: full_row(&["x-wing", "at-at", "dengar", "mon-calamari-cruiser"]),
            galaxy: words(&["lobot"]),
            ..Scenario::default()
        },
    );
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    t.trigger_base();
    // No pilot: they do not lie in the row.
    let cards = ["at-at", "dengar", "blockade-runner", "blockade-runner"];
    assert_eq!(t.offered(), cards.map(|card| format!("pick {card}")));
    t.pick("at-at");
    assert_eq!(t.hand_of(Player::Empire), ["at-at"]);
    assert_eq!(t.words().row[1], "lobot");
    assert_eq!(t.words().resources, 0);
    assert_eq!(t.words().so_far.purchases, 1);
    t.play("at-at").commit("at-at").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 6);
}

#[test]
fn corellia_may_be_revealed_without_purchasing() {
    rule!("abilities/using-one-is-optional");
    let mut t = reveal(
        "corellia",
        Scenario {
            row: full_row(&["at-at"]),
            galaxy: words(&["lobot"]),
            ..Scenario::default()
        },
    );
    t.pass();
    assert_eq!(t.words().row, full_row(&["at-at"]));
    assert!(!t.offers("use-base") && !t.offers("trigger-base"));
}

#[test]
fn corellias_purchase_triggers_what_purchases_trigger() {
    let scenario = |card| Scenario {
        force: 4,
        empire: Area {
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        row: full_row(&[card]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    };
    let mut fang = reveal("corellia", scenario("fang-fighter"));
    fang.trigger_base().pick("fang-fighter");
    fang.trigger("fang-fighter");
    assert_eq!(
        fang.hand_of(Player::Empire),
        ["fang-fighter", "stormtrooper"]
    );
    let mut quarren = reveal("corellia", scenario("quarren-mercenary"));
    quarren.trigger_base().pick("quarren-mercenary");
    quarren.trigger("quarren-mercenary");
    assert_eq!(quarren.offered(), ["pick quarren-mercenary", "pass"]);
}

#[test]
fn kessel_exiles_up_to_three_cards_of_hand_and_discard_pile_when_revealed() {
    rule!("faq/exile-may-mix-hand-and-discard");
    let mut t = reveal(
        "kessel",
        Scenario {
            empire: Area {
                hand: words(&["imperial-shuttle", "imperial-shuttle"]),
                discard: ids(&["inquisitor", "stormtrooper"]),
                ..Area::default()
            },
            ..Scenario::default()
        },
    );
    t.trigger_base().pick("imperial-shuttle");
    let mut one = t.clone();
    one.pass();
    assert_eq!(one.exiled(), ["imperial-shuttle"]);
    t.pick("imperial-shuttle").pick("inquisitor");
    let gone = ["imperial-shuttle", "imperial-shuttle", "inquisitor"];
    assert_eq!(t.exiled(), gone);
    assert_eq!(t.discard_of(Player::Empire), ["stormtrooper"]);
    assert!(t.offers("end-turn"), "three are enough");
}

#[test]
fn mustafar_brings_the_force_in_time_for_the_bonus() {
    rule!(
        "turn-start/base-reveal-ability-comes-first",
        "force/marker-stops-at-the-end"
    );
    for (force, after, bonus) in [(0, 4, 0), (2, 6, 1), (4, 6, 1)] {
        let mut t = reveal(
            "mustafar",
            Scenario {
                force,
                ..Scenario::default()
            },
        );
        t.trigger_base();
        assert_eq!(t.words().force, after, "no farther than the last space");
        assert_eq!(
            t.words().resources,
            bonus,
            "counted after the base moved it"
        );
    }
}

#[test]
fn kafrene_draws_for_the_first_neutral_card_of_each_turn() {
    rule!("glossary-when/only-at-its-moment");
    let mut t = at(
        "kafrene",
        Scenario {
            empire: Area {
                hand: words(&["imperial-shuttle", "hwk-290", "dengar"]),
                deck: words(&["stormtrooper", "stormtrooper"]),
                ..Area::default()
            },
            ..Scenario::default()
        },
    );
    t.play("imperial-shuttle");
    assert!(!t.offers("trigger-base"), "a card of the Empire");
    t.play("hwk-290");
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
    t.trigger_base();
    assert_eq!(t.hand_of(Player::Empire), ["dengar", "stormtrooper"]);
    t.play("dengar");
    assert!(!t.offers("trigger-base"), "the second one");
    t.end_turn().end_turn();
    t.play("dengar");
    assert!(!t.offers("trigger-base"), "nothing is left to draw");
}

#[test]
fn kafrene_passed_on_does_not_come_back_for_the_second_neutral_card() {
    rule!("glossary-when/only-at-its-moment");
    let mut t = at(
        "kafrene",
        Scenario {
            empire: Area {
                hand: words(&["c-roc-cruiser", "dengar"]),
                deck: words(&["stormtrooper"]),
                ..Area::default()
            },
            ..Scenario::default()
        },
    );
    t.play("c-roc-cruiser").pass();
    t.play("dengar");
    assert!(!t.offers("trigger-base"));
}

#[test]
fn kafrene_and_lobot_answer_in_the_order_their_player_likes() {
    rule!("glossary-when/owner-orders-simultaneous-triggers");
    let mut t = at(
        "kafrene",
        Scenario {
            empire: Area {
                hand: words(&["lobot"]),
                deck: words(&["stormtrooper"]),
                ..Area::default()
            },
            ..Scenario::default()
        },
    );
    t.play("lobot");
    assert_eq!(t.offered(), ["trigger lobot", "trigger-base", "pass"]);
    t.trigger_base().trigger("lobot").option(1);
    assert_eq!(t.words().resources, 2);
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
}

/// Ord Mantell with these units in play and these cards in the row.
fn ord_mantell(units: &[&str], row: &[&str]) -> crate::common::Play {
    at(
        "ord-mantell",
        Scenario {
            units: words(units),
            row: full_row(row),
            galaxy: words(&["lobot", "jabba-the-hutt"]),
            ..Scenario::default()
        },
    )
}

#[test]
fn ord_mantell_hunts_a_neutral_unit_for_its_cost() {
    let mut t = ord_mantell(&["general-veers"], &["hwk-290"]);
    // Neutral ships stay out of reach.
    assert_eq!(
        t.offered_that("commit"),
        ["commit general-veers base", "commit general-veers hwk-290"]
    );
    t.commit_to("general-veers", "hwk-290")
        .resolve_on("hwk-290");
    assert_eq!(t.words().galaxy_discard, ["hwk-290"]);
    assert_eq!(t.offered(), ["take-reward", "pass"]);
    let mut declined = t.clone();
    declined.pass();
    assert_eq!(declined.words().resources, 0);
    t.take_reward();
    assert_eq!(t.words().resources, 4);
}

#[test]
fn ord_mantell_needs_an_attack_of_the_cost() {
    let mut t = ord_mantell(&["death-trooper"], &["hwk-290"]);
    t.commit_to("death-trooper", "hwk-290")
        .resolve_on("hwk-290");
    assert_eq!(t.words().row, full_row(&["hwk-290"]));
    assert_eq!(t.offered(), ["end-turn"]);
}

#[test]
fn ord_mantell_hunts_one_neutral_unit_a_turn_with_any_number_of_hunters() {
    rule!("commit/add-cards-until-resolution");
    let row = ["hwk-290", "bossk", "x-wing"];
    let mut t = ord_mantell(&["tie-fighter", "stormtrooper", "death-trooper"], &row);
    t.commit_to("tie-fighter", "hwk-290");
    assert_eq!(
        t.offered_that("commit stormtrooper"),
        ["base", "hwk-290", "x-wing"].map(|prey| format!("commit stormtrooper {prey}"))
    );
    t.commit_to("stormtrooper", "hwk-290");
    t.resolve_on("hwk-290").take_reward();
    assert_eq!(t.words().resources, 4);
    assert_eq!(
        t.offered_that("commit"),
        ["base", "x-wing"].map(|prey| format!("commit death-trooper {prey}"))
    );
    // Bossk is there again next turn.
    t.end_turn().end_turn();
    t.play("tie-fighter");
    assert!(t.offers("commit tie-fighter bossk"));
}

#[test]
fn ord_mantell_gives_no_second_hunt_after_a_failed_one() {
    let mut t = ord_mantell(&["tie-fighter", "at-st"], &["hwk-290"]);
    t.commit_to("tie-fighter", "hwk-290").resolve_on("hwk-290");
    assert_eq!(t.offered_that("commit"), ["commit at-st base"]);
}

#[test]
fn ord_mantell_gives_no_second_hunt_on_prey_that_came_back() {
    // The defeated card is the only one left to fill the row with.
    let mut t = at(
        "ord-mantell",
        Scenario {
            units: words(&["bossk", "at-st"]),
            row: full_row(&["fang-fighter"]),
            ..Scenario::default()
        },
    );
    t.commit_to("bossk", "fang-fighter");
    t.resolve_on("fang-fighter").take_reward().pass();
    assert_eq!(t.words().row, full_row(&["fang-fighter"]));
    assert_eq!(t.offered_that("commit"), ["commit at-st base"]);
}

#[test]
fn ord_mantell_gives_no_second_hunt_on_prey_that_slipped_away() {
    rule!("commit/lost-target-wastes-the-attack");
    let units = [
        "tie-fighter",
        "outer-rim-pilot",
        "moff-jerjerrod",
        "tie-bomber",
        "at-st",
    ];
    let mut t = ord_mantell(&units, &["hwk-290"]);
    t.commit_to("tie-fighter", "hwk-290");
    // Out of the row, onto the galaxy deck, and back again.
    t.use_card("outer-rim-pilot");
    t.use_card("moff-jerjerrod").pick("hwk-290");
    t.use_card("tie-bomber").pick("lobot");
    assert!(t.words().row.contains(&"hwk-290".into()));
    assert_eq!(t.offered_that("resolve"), [""; 0]);
    assert_eq!(t.offered_that("commit at-st"), ["commit at-st base"]);
}

#[test]
fn ord_mantells_prey_counts_for_those_who_defeat_it() {
    rule!("glossary-when/reward-resolves-first");
    let mut t = ord_mantell(&["dengar"], &["bossk"]);
    t.commit_to("dengar", "bossk").resolve_on("bossk");
    t.take_reward().trigger("dengar");
    assert_eq!(t.words().resources, 3 + 2);
}

#[test]
fn lothal_lets_nobody_hunt_neutral_units() {
    rule!("bounty-sabotage/only-enemy-units-in-the-row");
    let t = stage(Scenario {
        units: words(&["general-veers"]),
        row: full_row(&["hwk-290"]),
        ..Scenario::default()
    });
    assert_eq!(t.offered_that("commit"), ["commit general-veers base"]);
}

fn coruscant() -> Scenario {
    Scenario {
        turn_begins: true,
        row: full_row(&[]),
        galaxy: words(&["x-wing", "at-at", "lobot"]),
        ..Scenario::default()
    }
}

#[test]
fn coruscant_keeps_one_of_the_top_two_and_discards_the_other() {
    rule!("glossary-look/secret-and-put-back");
    for (keep, discard) in [("x-wing", "at-at"), ("at-at", "x-wing")] {
        let mut t = at("coruscant", coruscant());
        t.trigger_base();
        assert_eq!(t.offered(), ["pick x-wing", "pick at-at"]);
        t.pick(keep);
        assert_eq!(t.galaxy(), [keep, "lobot"]);
        assert_eq!(t.words().galaxy_discard, [discard]);
        let kept = CardWord::Known {
            card: keep.into(),
            known: SeatSet::of(EMPIRE),
        };
        assert_eq!(t.words().galaxy[0], kept, "the Rebels did not see it");
    }
}

#[test]
fn coruscant_may_be_left_alone() {
    rule!("abilities/using-one-is-optional");
    let mut t = at("coruscant", coruscant());
    t.pass();
    assert_eq!(
        t.words().galaxy,
        words::<CardWord>(&["x-wing", "at-at", "lobot"])
    );
    assert!(!t.offers("use-base"));
}

#[test]
fn coruscant_does_not_act_on_the_turn_it_is_revealed_but_on_the_next() {
    let mut t = reveal("coruscant", coruscant());
    assert_eq!(t.offered(), ["end-turn"]);
    t.end_turn().end_turn();
    assert_eq!(t.offered(), ["trigger-base", "pass"]);
}

fn death_star(resources: u16) -> crate::common::Play {
    at(
        "death-star",
        Scenario {
            resources,
            empire: Area {
                ships: words(&["gozanti-cruiser"]),
                ..Area::default()
            },
            rebel: Area {
                ships: words(&["mon-calamari-cruiser", "blockade-runner"]),
                ..Area::default()
            },
            row: ids(&[
                "star-destroyer",
                "hammerhead-corvette",
                "c-roc-cruiser",
                "x-wing",
                "at-at",
                "dengar",
            ]),
            galaxy: words(&["lobot", "bossk"]),
            pilots: Some(0),
            ..Scenario::default()
        },
    )
}

#[test]
fn death_star_pays_four_to_destroy_any_ship_of_the_opponent_or_in_the_row() {
    rule!(
        "glossary-destroy/ignores-hit-points",
        "glossary-destroy/each-zone-has-its-pile"
    );
    let mut t = death_star(5);
    t.use_base();
    let ships = [
        "mon-calamari-cruiser",
        "blockade-runner",
        "star-destroyer",
        "hammerhead-corvette",
        "c-roc-cruiser",
    ];
    assert_eq!(t.offered(), ships.map(|ship| format!("pick {ship}")));
    assert_eq!(t.words().resources, 1);
    let mut in_play = t.clone();
    in_play.pick("mon-calamari-cruiser");
    assert_eq!(in_play.discard_of(Player::Rebel), ["mon-calamari-cruiser"]);
    let left: Vec<InPlayWord> = words(&["blockade-runner"]);
    assert_eq!(in_play.area(Player::Rebel).ships, left);
    // Also one's own kind, to keep it from rusting in the row.
    t.pick("star-destroyer");
    assert_eq!(t.words().galaxy_discard, ["star-destroyer"]);
    assert_eq!(t.words().row[0], "lobot");
}

#[test]
fn death_star_fires_once_a_turn_and_only_if_it_can_be_paid() {
    rule!("abilities/once-per-card-per-turn");
    assert!(!death_star(3).offers("use-base"));
    let mut t = death_star(9);
    t.use_base().pick("blockade-runner");
    assert_eq!(t.words().resources, 5);
    assert!(!t.offers("use-base"));
}

#[test]
fn death_star_takes_no_pay_where_there_is_no_ship() {
    let t = at(
        "death-star",
        Scenario {
            resources: 4,
            empire: Area {
                ships: words(&["gozanti-cruiser"]),
                ..Area::default()
            },
            ..Scenario::default()
        },
    );
    assert!(!t.offers("use-base"));
}

#[test]
fn endor_strengthens_troopers_and_vehicles_also_neutral_ones() {
    rule!("glossary-while/always-on");
    let table = [
        ("stormtrooper", 3),
        ("at-st", 5),
        ("scout-trooper", 1),
        ("quarren-mercenary", 5),
        ("jabbas-sail-barge", 5),
        ("tie-fighter", 2),
        ("general-veers", 4),
    ];
    for (unit, damage) in table {
        let mut t = at(
            "endor",
            Scenario {
                units: words(&[unit]),
                ..Scenario::default()
            },
        );
        t.commit(unit).resolve();
        assert_eq!(t.area(Player::Rebel).damage, damage, "{unit}");
    }
}

#[test]
fn endor_does_not_strengthen_rebel_troopers() {
    let mut t = at(
        "endor",
        Scenario {
            active: Player::Rebel,
            units: words(&["rebel-trooper"]),
            ..Scenario::default()
        },
    );
    t.commit("rebel-trooper").resolve();
    assert_eq!(t.area(Player::Empire).damage, 2);
}

#[test]
fn rodia_throws_all_rebel_cards_out_of_the_row_and_damages_the_base_for_each() {
    rule!(
        "glossary-deal-damage/ability-damage-skips-ships",
        "glossary-discard/no-reward-for-discarding"
    );
    let mut t = reveal(
        "rodia",
        Scenario {
            rebel: Area {
                ships: words(&["rebel-transport"]),
                ..Area::default()
            },
            row: full_row(&["x-wing", "at-at", "mon-calamari-cruiser", "luke-skywalker"]),
            // Rebel cards that come only now are safe.
            galaxy: words(&["y-wing", "lobot", "han-solo", "bossk"]),
            ..Scenario::default()
        },
    );
    t.trigger_base();
    assert_eq!(t.area(Player::Rebel).damage, 3);
    let ships: Vec<InPlayWord> = words(&["rebel-transport"]);
    assert_eq!(t.area(Player::Rebel).ships, ships);
    let mut thrown = t.words().galaxy_discard;
    thrown.sort();
    assert_eq!(thrown, ["luke-skywalker", "mon-calamari-cruiser", "x-wing"]);
    let mut row = t.words().row;
    row.sort();
    let expected = ["at-at", "blockade-runner", "blockade-runner"];
    assert_eq!(row[..3], expected);
    assert_eq!(row[3..], ["han-solo", "lobot", "y-wing"]);
    assert_eq!(t.words().resources, 0);
    assert_eq!(t.decider(), EMPIRE);
}

#[test]
fn rodia_may_win_the_game_and_nothing_else_happens_then() {
    rule!(
        "winning/attack-or-ability-both-count",
        "winning/game-stops-at-once"
    );
    let mut t = reveal(
        "rodia",
        Scenario {
            empire: Area {
                victory: ids(&["hoth", "dantooine", "bespin"]),
                ..Area::default()
            },
            rebel: Area {
                base: Some("mon-cala".into()),
                damage: 9,
                ..Area::default()
            },
            row: full_row(&["x-wing"]),
            galaxy: words(&["lobot"]),
            ..Scenario::default()
        },
    );
    t.trigger_base();
    assert_eq!(t.winner(), Some(Player::Empire));
    assert_eq!(t.galaxy(), ["lobot"]);
}
