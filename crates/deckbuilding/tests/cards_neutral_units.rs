//! The units for sale to both sides, each by what makes it special.

use crate::common::{EMPIRE, REBEL, full_row, hand, ids, stage, values_of, words};
use deckbuilding::Player;
use deckbuilding::scenario::{Area, Scenario};
use rulebook::rule;

#[test]
fn neutral_units_give_their_printed_values_to_both_sides() {
    rule!("cards/no-symbol-means-neutral");
    let table = [
        ("z-95-headhunter", [0, 0, 2]),
        ("jawa-scavenger", [2, 0, 0]),
        ("rodian-gunslinger", [0, 0, 2]),
        ("kel-dor-mystic", [0, 2, 0]),
        ("lobot", [0, 0, 0]),
        ("bossk", [0, 0, 3]),
        ("fang-fighter", [0, 0, 3]),
        ("twilek-smuggler", [3, 0, 0]),
        ("dengar", [0, 0, 4]),
        ("quarren-mercenary", [0, 0, 4]),
        ("hwk-290", [4, 0, 0]),
        ("ig-88", [0, 0, 5]),
        ("lando-calrissian", [3, 0, 3]),
        ("jabbas-sail-barge", [3, 0, 4]),
        ("jabba-the-hutt", [2, 2, 2]),
    ];
    for (id, values) in table {
        for player in Player::BOTH {
            assert_eq!(values_of(player, id), values, "{id}");
        }
    }
}

#[test]
fn z_95_headhunter_draws_only_if_the_opponent_has_a_ship() {
    rule!("glossary-if/condition-must-hold-when-used");
    for (mine, theirs, draws) in [
        (&["star-destroyer"][..], &[][..], false),
        (&[], &["c-roc-cruiser"], true),
    ] {
        let mut t = stage(Scenario {
            units: words(&["z-95-headhunter"]),
            empire: Area {
                deck: words(&["stormtrooper"]),
                ships: words(mine),
                ..Area::default()
            },
            rebel: Area {
                ships: words(theirs),
                ..Area::default()
            },
            ..Scenario::default()
        });
        assert_eq!(t.offers("use z-95-headhunter"), draws);
        if draws {
            t.use_card("z-95-headhunter");
            assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
        }
    }
}

#[test]
fn jawa_scavenger_buys_from_the_galaxy_discard_pile_with_the_pool() {
    rule!("purchasing/pay-the-full-cost");
    let mut t = stage(Scenario {
        resources: 2,
        units: words(&["jawa-scavenger"]),
        row: full_row(&["scout-trooper"]),
        galaxy: words(&["bossk"]),
        // Too dear, own, the enemy's, own, neutral.
        galaxy_discard: ids(&[
            "at-at",
            "tie-fighter",
            "y-wing",
            "tie-bomber",
            "kel-dor-mystic",
        ]),
        ..Scenario::default()
    });
    t.use_card("jawa-scavenger");
    assert_eq!(
        t.offered(),
        ["pick kel-dor-mystic", "pick tie-bomber", "pick tie-fighter"]
    );
    t.pick("tie-bomber");
    assert_eq!(t.words().resources, 0);
    assert_eq!(t.discard_of(Player::Empire), ["tie-bomber"]);
    assert_eq!(
        t.words().galaxy_discard,
        ["at-at", "tie-fighter", "y-wing", "kel-dor-mystic"]
    );
    assert_eq!(t.exiled(), ["jawa-scavenger"]);
    assert_eq!(t.words().row, full_row(&["scout-trooper"]));
    assert_eq!(t.words().so_far.purchases, 1);
}

#[test]
fn jawa_scavenger_pays_with_its_own_resources() {
    rule!("glossary-exile/values-first-then-exile");
    let mut t = stage(Scenario {
        empire: hand(&["jawa-scavenger"]),
        row: full_row(&[]),
        galaxy_discard: ids(&["tie-bomber"]),
        ..Scenario::default()
    });
    t.play("jawa-scavenger").use_card("jawa-scavenger");
    assert_eq!(t.discard_of(Player::Empire), ["tie-bomber"]);
    assert_eq!(t.words().resources, 0);
}

#[test]
fn jawa_scavengers_purchase_triggers_what_purchases_trigger() {
    let mut t = stage(Scenario {
        resources: 3,
        units: words(&["jawa-scavenger"]),
        row: full_row(&[]),
        galaxy_discard: ids(&["fang-fighter"]),
        ..Scenario::default()
    });
    t.use_card("jawa-scavenger");
    assert_eq!(t.offered(), ["trigger fang-fighter", "pass"]);
    t.trigger("fang-fighter");
    assert_eq!(t.hand_of(Player::Empire), ["fang-fighter"]);
}

#[test]
fn jawa_scavenger_may_be_exiled_though_nothing_can_be_bought() {
    rule!("abilities/do-as-much-as-possible");
    let mut t = stage(Scenario {
        resources: 1,
        units: words(&["jawa-scavenger"]),
        row: full_row(&[]),
        galaxy_discard: ids(&["at-at", "y-wing"]),
        ..Scenario::default()
    });
    t.use_card("jawa-scavenger");
    assert_eq!(t.exiled(), ["jawa-scavenger"]);
    assert_eq!(t.words().galaxy_discard, ["at-at", "y-wing"]);
    assert_eq!(t.words().resources, 1);
}

#[test]
fn rodian_gunslinger_has_two_more_against_the_row_only() {
    rule!("glossary-while/always-on");
    let start = stage(Scenario {
        units: words(&["rodian-gunslinger"]),
        row: full_row(&["chewbacca", "han-solo"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    let mut base = start.clone();
    base.commit("rodian-gunslinger").resolve();
    assert_eq!(base.area(Player::Rebel).damage, 2);
    let mut four = start.clone();
    four.commit_to("rodian-gunslinger", "chewbacca");
    four.resolve_on("chewbacca");
    assert_eq!(four.words().galaxy_discard, ["chewbacca"]);
    let mut five = start;
    five.commit_to("rodian-gunslinger", "han-solo");
    five.resolve_on("han-solo");
    assert_eq!(five.words().galaxy_discard, [""; 0]);
}

#[test]
fn kel_dor_mystic_exiles_itself_and_a_card_of_hand_or_discard_pile() {
    rule!("glossary-exile/card-must-be-there-now");
    let mut t = stage(Scenario {
        units: words(&["kel-dor-mystic", "stormtrooper"]),
        empire: Area {
            hand: words(&["imperial-shuttle"]),
            discard: ids(&["inquisitor"]),
            deck: words(&["tie-fighter"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.use_card("kel-dor-mystic");
    assert_eq!(t.offered(), ["pick imperial-shuttle", "pick inquisitor"]);
    t.pick("inquisitor");
    assert_eq!(t.exiled(), ["kel-dor-mystic", "inquisitor"]);
    assert_eq!(t.hand_of(Player::Empire), ["imperial-shuttle"]);
}

/// These units defeat an AT-AT for the Rebels, who pass on its reward.
fn at_at_defeated_by(units: &[&str], rebel: Area) -> crate::common::Play {
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(units),
        rebel,
        row: full_row(&["at-at", "x-wing"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    for unit in units {
        t.commit_to(unit, "at-at");
    }
    t.resolve_on("at-at").pass();
    t
}

#[test]
fn bossk_and_dengar_both_profit_in_the_order_their_player_likes() {
    rule!(
        "glossary-when/owner-orders-simultaneous-triggers",
        "glossary-when/reward-resolves-first"
    );
    let mut t = at_at_defeated_by(&["bossk", "dengar"], Area::default());
    assert_eq!(t.offered(), ["trigger bossk", "trigger dengar", "pass"]);
    t.trigger("dengar");
    assert_eq!((t.words().resources, t.words().force), (2, 3));
    t.trigger("bossk");
    assert_eq!((t.words().resources, t.words().force), (2, 2));
    assert!(t.offers("end-turn"));
}

#[test]
fn dengar_profits_alone_if_bossk_did_not_take_part() {
    rule!("glossary-when/only-at-its-moment");
    let mut t = stage(Scenario {
        units: words(&["dengar", "bossk"]),
        row: full_row(&["chewbacca"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.commit_to("dengar", "chewbacca").resolve_on("chewbacca");
    t.pass();
    assert_eq!(t.offered(), ["trigger dengar", "pass"]);
    t.trigger("dengar");
    assert_eq!(t.words().resources, 2);
}

#[test]
fn bossk_gains_nothing_when_the_marker_stands_at_the_end() {
    let mut t = stage(Scenario {
        force: 6,
        units: words(&["bossk"]),
        row: full_row(&["x-wing"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.commit_to("bossk", "x-wing").resolve_on("x-wing").pass();
    assert!(t.offers("end-turn"), "there is nothing to trigger");
}

#[test]
fn ig_88_exiles_a_card_when_it_defeats_a_target() {
    rule!("glossary-exile/card-must-be-there-now");
    let rebel = Area {
        hand: words(&["alliance-shuttle"]),
        discard: ids(&["rebel-trooper"]),
        ..Area::default()
    };
    let mut t = at_at_defeated_by(&["ig-88", "bossk"], rebel);
    t.trigger("ig-88");
    let cards = ["pick alliance-shuttle", "pick rebel-trooper"];
    assert_eq!(t.offered(), cards, "exactly one");
    t.pick("alliance-shuttle");
    assert_eq!(t.exiled(), ["alliance-shuttle"]);
    assert_eq!(t.offered(), ["trigger bossk", "pass"]);
}

/// The Empire buys a card of the row.
fn bought(id: &str, force: u8, empire: Area) -> crate::common::Play {
    let mut t = stage(Scenario {
        force,
        resources: 4,
        empire,
        row: full_row(&[id]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.buy(id);
    t
}

fn one_card_deck() -> Area {
    Area {
        deck: words(&["stormtrooper"]),
        ..Area::default()
    }
}

#[test]
fn fang_fighter_goes_to_the_hand_of_its_buyer() {
    rule!("playing/ready-the-moment-it-arrives");
    let mut t = bought("fang-fighter", 3, one_card_deck());
    assert_eq!(t.offered(), ["trigger fang-fighter", "pass"]);
    t.trigger("fang-fighter");
    assert_eq!(t.hand_of(Player::Empire), ["fang-fighter"]);
    assert_eq!(t.discard_of(Player::Empire), [""; 0]);
    t.play("fang-fighter").commit("fang-fighter").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 3);
}

#[test]
fn fang_fighter_draws_a_card_too_with_the_force() {
    let mut t = bought("fang-fighter", 4, one_card_deck());
    t.trigger("fang-fighter");
    assert_eq!(t.hand_of(Player::Empire), ["fang-fighter", "stormtrooper"]);
}

#[test]
fn fang_fighter_may_be_left_on_the_discard_pile() {
    rule!("abilities/using-one-is-optional");
    let mut t = bought("fang-fighter", 4, one_card_deck());
    t.pass();
    assert_eq!(t.discard_of(Player::Empire), ["fang-fighter"]);
    assert_eq!(t.hand_of(Player::Empire), [""; 0]);
}

#[test]
fn fang_fighter_bought_with_a_smuggler_goes_to_deck_or_hand() {
    let mut t = stage(Scenario {
        resources: 5,
        units: words(&["twilek-smuggler"]),
        row: full_row(&["fang-fighter"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.use_card("twilek-smuggler").buy("fang-fighter");
    let mut deck = t.clone();
    deck.pass();
    assert_eq!(deck.deck_of(Player::Empire), ["fang-fighter"]);
    t.trigger("fang-fighter");
    assert_eq!(t.hand_of(Player::Empire), ["fang-fighter"]);
    assert_eq!(t.deck_of(Player::Empire), [""; 0]);
}

#[test]
fn twilek_smuggler_puts_only_the_next_purchase_on_the_deck() {
    let mut t = stage(Scenario {
        resources: 5,
        units: words(&["twilek-smuggler"]),
        row: full_row(&["tie-fighter", "tie-bomber"]),
        galaxy: words(&["lobot", "bossk"]),
        ..Scenario::default()
    });
    t.use_card("twilek-smuggler");
    t.buy("tie-bomber").buy("tie-fighter");
    assert_eq!(t.deck_of(Player::Empire), ["tie-bomber"]);
    assert_eq!(t.discard_of(Player::Empire), ["tie-fighter"]);
}

#[test]
fn twilek_smugglers_offer_ends_with_the_turn() {
    rule!("turn-end/bonuses-expire");
    let mut t = stage(Scenario {
        units: words(&["twilek-smuggler"]),
        empire: Area {
            ships: words(&["imperial-carrier"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.use_card("twilek-smuggler").end_turn();
    t.end_turn();
    t.buy("outer-rim-pilot");
    assert_eq!(t.discard_of(Player::Empire), ["outer-rim-pilot"]);
    assert_eq!(t.deck_of(Player::Empire), [""; 0]);
}

#[test]
fn quarren_mercenary_exiles_one_card_and_it_may_be_itself() {
    // Our ruling: the purchase is complete first.
    let empire = Area {
        hand: words(&["imperial-shuttle"]),
        discard: ids(&["inquisitor"]),
        ..Area::default()
    };
    let mut t = bought("quarren-mercenary", 3, empire);
    t.trigger("quarren-mercenary");
    assert_eq!(
        t.offered(),
        [
            "pick imperial-shuttle",
            "pick inquisitor",
            "pick quarren-mercenary"
        ]
    );
    let mut itself = t.clone();
    itself.pick("quarren-mercenary");
    assert_eq!(itself.exiled(), ["quarren-mercenary"]);
    t.pick("imperial-shuttle");
    assert_eq!(t.exiled(), ["imperial-shuttle"]);
    assert!(t.offers("end-turn"), "one card only");
}

#[test]
fn quarren_mercenary_exiles_up_to_two_with_the_force() {
    rule!("faq/exile-may-mix-hand-and-discard");
    let empire = Area {
        hand: words(&["imperial-shuttle"]),
        discard: ids(&["inquisitor"]),
        ..Area::default()
    };
    let mut t = bought("quarren-mercenary", 4, empire);
    t.trigger("quarren-mercenary");
    let mut none = t.clone();
    none.pass();
    assert_eq!(none.exiled(), [""; 0]);
    t.pick("imperial-shuttle");
    let mut one = t.clone();
    one.pass();
    assert_eq!(one.exiled(), ["imperial-shuttle"]);
    t.pick("inquisitor");
    assert_eq!(t.exiled(), ["imperial-shuttle", "inquisitor"]);
    assert_eq!(t.discard_of(Player::Empire), ["quarren-mercenary"]);
    assert!(t.offers("end-turn"));
}

#[test]
fn hwk_290_exiles_itself_to_repair_four() {
    rule!(
        "glossary-exile/values-first-then-exile",
        "glossary-repair/up-to-the-damage-there"
    );
    for (damage, left) in [(7, 3), (2, 0)] {
        let mut t = stage(Scenario {
            empire: Area {
                hand: words(&["hwk-290"]),
                damage,
                ..Area::default()
            },
            ..Scenario::default()
        });
        t.play("hwk-290").use_card("hwk-290");
        assert_eq!(t.area(Player::Empire).damage, left);
        assert_eq!(t.words().resources, 4);
        assert_eq!(t.exiled(), ["hwk-290"]);
    }
}

#[test]
fn lando_calrissian_draws_and_with_the_force_the_opponent_discards() {
    rule!("glossary-if/only-the-conditional-part-depends");
    let lando = |force| {
        let mut t = stage(Scenario {
            force,
            units: words(&["lando-calrissian"]),
            empire: one_card_deck(),
            rebel: hand(&["rebel-trooper", "x-wing"]),
            ..Scenario::default()
        });
        t.use_card("lando-calrissian");
        assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
        t
    };
    let without = lando(3);
    assert_eq!(without.decider(), EMPIRE);
    let mut with = lando(4);
    assert_eq!(with.decider(), REBEL);
    assert_eq!(with.offered(), ["pick rebel-trooper", "pick x-wing"]);
    with.pick("x-wing");
    assert_eq!(with.discard_of(Player::Rebel), ["x-wing"]);
}

#[test]
fn jabbas_sail_barge_returns_a_bounty_hunter_from_the_discard_pile() {
    let mut t = stage(Scenario {
        units: words(&["jabbas-sail-barge"]),
        empire: Area {
            discard: ids(&[
                "stormtrooper",
                "boba-fett",
                "ig-88",
                "rodian-gunslinger",
                "lobot",
            ]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.use_card("jabbas-sail-barge");
    let hunters = ["pick rodian-gunslinger", "pick ig-88", "pick boba-fett"];
    assert_eq!(t.offered(), hunters);
    t.pick("boba-fett");
    assert_eq!(t.hand_of(Player::Empire), ["boba-fett"]);
}

#[test]
fn jabba_the_hutt_exiles_from_the_hand_to_draw_one_or_two_with_the_force() {
    rule!("glossary-exile/exiled-hand-card-is-unplayed");
    for (force, drawn) in [(3, 1), (4, 2)] {
        let mut t = stage(Scenario {
            force,
            units: words(&["jabba-the-hutt"]),
            empire: Area {
                hand: words(&["imperial-shuttle", "inquisitor"]),
                deck: words(&["stormtrooper", "stormtrooper", "tie-fighter"]),
                discard: ids(&["at-st"]),
                ..Area::default()
            },
            ..Scenario::default()
        });
        t.use_card("jabba-the-hutt");
        let hand = ["pick imperial-shuttle", "pick inquisitor"];
        assert_eq!(t.offered(), hand, "not from the discard pile");
        t.pick("imperial-shuttle");
        assert_eq!(t.exiled(), ["imperial-shuttle"]);
        assert_eq!(t.words().resources, 0);
        assert_eq!(t.hand_of(Player::Empire).len(), 1 + drawn);
    }
}

#[test]
fn jabba_the_hutt_draws_nothing_without_a_card_to_exile() {
    let t = stage(Scenario {
        units: words(&["jabba-the-hutt"]),
        empire: one_card_deck(),
        ..Scenario::default()
    });
    assert!(!t.offers("use jabba-the-hutt"));
}
