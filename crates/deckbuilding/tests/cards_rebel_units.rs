//! The Rebels' units, each by what makes it special.

use crate::common::{EMPIRE, Play, REBEL, damaged, full_row, hand, ids, stage, values_of, words};
use deckbuilding::scenario::{Area, CardWord, Scenario};
use deckbuilding::{Choice, Event, Player, Source};
use rulebook::rule;
use tabletop::{Game as _, Role, SeatSet};

/// The Rebels act, with these units in play.
fn rebels(units: &[&str]) -> Scenario {
    Scenario {
        active: Player::Rebel,
        units: words(units),
        ..Scenario::default()
    }
}

#[test]
fn rebel_units_give_their_printed_values() {
    rule!("playing/one-card-gives-everything-it-shows");
    let table = [
        ("y-wing", [0, 0, 2]),
        ("baze-malbus", [0, 0, 2]),
        ("snowspeeder", [0, 0, 2]),
        ("duros-spy", [2, 0, 0]),
        ("chirrut-imwe", [0, 2, 0]),
        ("rebel-commando", [0, 0, 3]),
        ("x-wing", [0, 0, 3]),
        ("chewbacca", [0, 0, 5]),
        ("jyn-erso", [0, 0, 4]),
        ("u-wing", [3, 0, 0]),
        ("han-solo", [2, 0, 3]),
        ("cassian-andor", [0, 0, 5]),
        ("b-wing", [0, 0, 5]),
        ("princess-leia", [2, 2, 2]),
        ("millennium-falcon", [2, 0, 5]),
        ("luke-skywalker", [0, 2, 6]),
    ];
    for (id, values) in table {
        assert_eq!(values_of(Player::Rebel, id), values, "{id}");
    }
}

#[test]
fn y_wing_hits_the_base_past_its_ships() {
    rule!(
        "glossary-deal-damage/ability-damage-skips-ships",
        "glossary-exile/removed-for-the-whole-game"
    );
    let mut t = stage(Scenario {
        empire: Area {
            ships: words(&["gozanti-cruiser"]),
            ..Area::default()
        },
        ..rebels(&["y-wing"])
    });
    t.use_card("y-wing");
    assert_eq!(t.offered(), ["pick-base-target", "pick gozanti-cruiser"]);
    t.pick_base_target();
    assert_eq!(t.area(Player::Empire).damage, 2);
    assert_eq!(t.area(Player::Empire).ships, words(&["gozanti-cruiser"]));
    assert_eq!(t.exiled(), ["y-wing"]);
}

#[test]
fn y_wing_may_hit_a_ship_instead_and_the_damage_stays() {
    let mut t = stage(Scenario {
        empire: Area {
            ships: words(&["gozanti-cruiser", "c-roc-cruiser"]),
            ..Area::default()
        },
        ..rebels(&["y-wing", "y-wing"])
    });
    t.use_card("y-wing").pick("c-roc-cruiser");
    let ships = [
        words(&["gozanti-cruiser"]),
        vec![damaged("c-roc-cruiser", 2)],
    ]
    .concat();
    assert_eq!(t.area(Player::Empire).ships, ships);
    assert_eq!(t.area(Player::Empire).damage, 0);
    // What is too much for a ship does not reach the base.
    t.use_card("y-wing").pick("c-roc-cruiser");
    assert_eq!(t.discard_of(Player::Empire), ["c-roc-cruiser"]);
    assert_eq!(t.area(Player::Empire).damage, 0);
}

#[test]
fn y_wing_may_attack_first_and_strike_then() {
    rule!(
        "glossary-deal-damage/is-not-an-attack",
        "glossary-exile/values-first-then-exile"
    );
    let mut t = stage(rebels(&["y-wing"]));
    t.commit("y-wing").resolve();
    assert_eq!(t.area(Player::Empire).damage, 2, "it may attack first");
    t.use_card("y-wing");
    assert_eq!(t.area(Player::Empire).damage, 2 + 2, "what it gave is kept");
    assert_eq!(t.exiled(), ["y-wing"]);
    let attacks = |t: &Play| {
        let attacks = t.events().iter();
        attacks
            .filter(|event| matches!(event, Event::Attacked { .. }))
            .count()
    };
    assert_eq!(attacks(&t), 1, "the strike is no second attack");
    // It needs no committed card, and whoever stands beside it may attack after it.
    let mut t = stage(rebels(&["y-wing", "x-wing"]));
    t.use_card("y-wing");
    assert_eq!((t.area(Player::Empire).damage, attacks(&t)), (2, 0));
    assert_eq!(t.offered(), ["commit x-wing base", "end-turn"]);
}

#[test]
fn y_wing_exiled_before_its_attack_resolves_adds_nothing_to_it() {
    rule!("glossary-exile/exiled-attacker-no-longer-counts");
    let mut t = stage(rebels(&["y-wing", "rebel-trooper"]));
    t.commit("y-wing").commit("rebel-trooper");
    t.use_card("y-wing").resolve();
    assert_eq!(t.area(Player::Empire).damage, 2 + 2);
}

#[test]
fn baze_malbus_is_stronger_for_every_lost_rebel_base() {
    for (lost, won, damage) in [(0, 2, 2), (1, 0, 3), (2, 1, 4)] {
        let mut t = stage(Scenario {
            empire: Area {
                victory: ids(&["dantooine", "hoth"][..lost]),
                ..Area::default()
            },
            rebel: Area {
                base: Some("sullust".into()),
                victory: ids(&["endor", "corellia"][..won]),
                ..Area::default()
            },
            ..rebels(&["baze-malbus"])
        });
        t.commit("baze-malbus").resolve();
        assert_eq!(t.area(Player::Empire).damage, damage, "{lost} lost");
    }
}

#[test]
fn snowspeeder_makes_the_opponent_discard_what_the_opponent_likes() {
    rule!("glossary-discard/holder-chooses-unless-random");
    let mut t = stage(Scenario {
        empire: hand(&["stormtrooper", "darth-vader", "stormtrooper"]),
        ..rebels(&["snowspeeder"])
    });
    t.use_card("snowspeeder");
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(t.offered(), ["pick stormtrooper", "pick darth-vader"]);
    t.pick("stormtrooper");
    assert_eq!(t.discard_of(Player::Empire), ["stormtrooper"]);
    assert_eq!(t.decider(), REBEL);
}

#[test]
fn snowspeeder_has_nothing_to_do_against_an_empty_hand() {
    let t = stage(rebels(&["snowspeeder"]));
    assert!(!t.offers("use snowspeeder"));
}

#[test]
fn duros_spy_lets_the_opponent_discard_or_give_the_force() {
    rule!("glossary-choose/named-player-chooses");
    let mut t = stage(Scenario {
        empire: hand(&["stormtrooper", "darth-vader"]),
        ..rebels(&["duros-spy"])
    });
    t.use_card("duros-spy");
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(t.offered(), ["option 0", "option 1"]);
    let mut force = t.clone();
    force.option(1);
    assert_eq!(force.words().force, 2);
    assert_eq!(force.area(Player::Empire).hand.len(), 2);
    t.option(0);
    assert_eq!(t.offered(), ["pick stormtrooper", "pick darth-vader"]);
    t.pick("darth-vader");
    assert_eq!(t.discard_of(Player::Empire), ["darth-vader"]);
    assert_eq!(t.words().force, 3);
}

#[test]
fn duros_spy_with_the_force_at_the_rebels_end_leaves_only_the_discard() {
    rule!("faq/duros-spy-at-full-force");
    let mut t = stage(Scenario {
        force: 0,
        empire: hand(&["stormtrooper", "darth-vader"]),
        ..rebels(&["duros-spy"])
    });
    t.use_card("duros-spy");
    assert_eq!(t.offered(), ["pick stormtrooper", "pick darth-vader"]);
}

#[test]
fn duros_spy_against_an_empty_hand_gives_the_force() {
    rule!("glossary-choose/only-options-you-can-resolve");
    let mut t = stage(rebels(&["duros-spy"]));
    t.use_card("duros-spy");
    assert_eq!(t.words().force, 2);
    assert_eq!(t.decider(), REBEL);
}

#[test]
fn duros_spy_can_do_nothing_at_full_force_against_an_empty_hand() {
    rule!("faq/duros-spy-at-full-force");
    let t = stage(Scenario {
        force: 0,
        ..rebels(&["duros-spy"])
    });
    assert!(!t.offers("use duros-spy"));
}

#[test]
fn chirrut_imwe_is_stronger_while_the_force_is_with_the_rebels() {
    rule!(
        "force/neutral-space-favours-nobody",
        "glossary-while/always-on"
    );
    let strikes = |force| {
        let mut t = stage(Scenario {
            force,
            ..rebels(&["chirrut-imwe"])
        });
        t.commit("chirrut-imwe").resolve();
        t.area(Player::Empire).damage
    };
    assert_eq!([0, 1, 2].map(strikes), [2; 3], "without being asked to");
    assert_eq!(strikes(3), 0, "the marker in the middle is with nobody");
    assert_eq!([4, 5, 6].map(strikes), [0; 3]);
}

#[test]
fn chirrut_imwe_brings_the_force_he_needs() {
    let mut t = stage(Scenario {
        force: 4,
        active: Player::Rebel,
        rebel: hand(&["chirrut-imwe"]),
        ..Scenario::default()
    });
    t.play("chirrut-imwe").commit("chirrut-imwe").resolve();
    assert_eq!(t.words().force, 2);
    assert_eq!(t.area(Player::Empire).damage, 2);
}

#[test]
fn rebel_commando_lets_the_opponent_pick_without_the_force() {
    rule!("glossary-discard/holder-chooses-unless-random");
    let mut t = stage(Scenario {
        empire: hand(&["stormtrooper", "darth-vader"]),
        ..rebels(&["rebel-commando"])
    });
    t.use_card("rebel-commando");
    assert_eq!(t.decider(), EMPIRE);
    t.pick("stormtrooper");
    assert_eq!(t.discard_of(Player::Empire), ["stormtrooper"]);
}

#[test]
fn rebel_commando_with_the_force_takes_a_random_card() {
    rule!("glossary-discard/holder-chooses-unless-random");
    for (place, card) in [(0, "stormtrooper"), (1, "darth-vader"), (2, "at-at")] {
        let mut t = stage(Scenario {
            force: 2,
            empire: hand(&["stormtrooper", "darth-vader", "at-at"]),
            random: vec![place],
            ..rebels(&["rebel-commando"])
        });
        t.use_card("rebel-commando");
        assert_eq!(t.decider(), REBEL, "nobody was asked");
        assert_eq!(t.discard_of(Player::Empire), [card]);
    }
}

#[test]
fn x_wing_draws_only_with_the_force() {
    rule!("glossary-if/condition-must-hold-when-used");
    for (force, draws) in [(0, true), (2, true), (3, false), (4, false)] {
        let mut t = stage(Scenario {
            force,
            rebel: Area {
                deck: words(&["rebel-trooper"]),
                ..Area::default()
            },
            ..rebels(&["x-wing"])
        });
        assert_eq!(t.offers("use x-wing"), draws, "marker on {force}");
        if draws {
            t.use_card("x-wing");
            assert_eq!(t.hand_of(Player::Rebel), ["rebel-trooper"]);
        }
    }
}

#[test]
fn chewbacca_draws_with_another_unique_unit_in_play() {
    rule!("cards/unique-mark-and-traits-are-labels");
    let friends = [
        ("han-solo", true),
        ("millennium-falcon", true),
        ("lando-calrissian", true),
        ("jabbas-sail-barge", true),
        ("x-wing", false),
        ("outer-rim-pilot", false),
    ];
    for (friend, draws) in friends {
        let mut t = stage(Scenario {
            rebel: Area {
                deck: words(&["rebel-trooper"]),
                ..Area::default()
            },
            ..rebels(&["chewbacca", friend])
        });
        assert_eq!(t.offers("use chewbacca"), draws, "{friend}");
        if draws {
            t.use_card("chewbacca");
            assert_eq!(t.hand_of(Player::Rebel), ["rebel-trooper"]);
        }
    }
}

#[test]
fn chewbacca_is_not_his_own_friend() {
    let t = stage(Scenario {
        rebel: Area {
            deck: words(&["rebel-trooper"]),
            ..Area::default()
        },
        ..rebels(&["chewbacca"])
    });
    assert!(!t.offers("use chewbacca"));
}

#[test]
fn jyn_erso_looks_at_the_hand_and_without_the_force_only_looks() {
    rule!(
        "glossary-look/secret-and-put-back",
        "glossary-if/only-the-conditional-part-depends"
    );
    let mut t = stage(Scenario {
        empire: hand(&["stormtrooper", "darth-vader"]),
        ..rebels(&["jyn-erso"])
    });
    t.use_card("jyn-erso");
    let seen = ["stormtrooper", "darth-vader"].map(|card| CardWord::Known {
        card: card.into(),
        known: SeatSet::all(2),
    });
    assert_eq!(t.area(Player::Empire).hand, seen);
    assert!(t.offers("end-turn"));
}

#[test]
fn jyn_erso_with_the_force_puts_a_card_of_the_hand_on_the_deck() {
    rule!("glossary-choose/named-player-chooses");
    let mut t = stage(Scenario {
        force: 2,
        empire: Area {
            hand: words(&["stormtrooper", "darth-vader"]),
            deck: words(&["imperial-shuttle"]),
            ..Area::default()
        },
        rebel: Area {
            base: Some("yavin-4".into()),
            ..Area::default()
        },
        ..rebels(&["jyn-erso"])
    });
    t.use_card("jyn-erso");
    assert_eq!(t.decider(), REBEL);
    assert_eq!(t.offered(), ["pick stormtrooper", "pick darth-vader"]);
    t.pick("darth-vader");
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
    assert_eq!(
        t.deck_of(Player::Empire),
        ["darth-vader", "imperial-shuttle"]
    );
    assert_eq!(t.discard_of(Player::Empire), [""; 0]);
    assert!(!t.offers("trigger-base"), "no discard: Yavin IV is silent");
}

#[test]
fn u_wing_repairs_three_only_with_the_force() {
    rule!("glossary-repair/up-to-the-damage-there");
    for (force, damage, left) in [(2, 5, Some(2)), (0, 2, Some(0)), (3, 5, None), (2, 0, None)] {
        let mut t = stage(Scenario {
            force,
            rebel: Area {
                damage,
                ..Area::default()
            },
            ..rebels(&["u-wing"])
        });
        assert_eq!(t.offers("use u-wing"), left.is_some(), "{force} {damage}");
        if let Some(left) = left {
            t.use_card("u-wing");
            assert_eq!(t.area(Player::Rebel).damage, left);
        }
    }
}

#[test]
fn han_solo_draws_two_only_with_the_millennium_falcon_in_play() {
    for (units, drawn) in [
        (&["han-solo"][..], 1),
        (&["han-solo", "chewbacca"], 1),
        (&["han-solo", "millennium-falcon"], 2),
    ] {
        let mut t = stage(Scenario {
            rebel: Area {
                deck: words(&["rebel-trooper", "rebel-trooper", "temple-guardian"]),
                ..Area::default()
            },
            ..rebels(units)
        });
        t.use_card("han-solo");
        assert_eq!(t.hand_of(Player::Rebel).len(), drawn, "{units:?}");
    }
}

#[test]
fn cassian_andor_makes_the_opponent_discard_when_he_defeats_a_target() {
    rule!(
        "glossary-when/reward-resolves-first",
        "glossary-discard/holder-chooses-unless-random"
    );
    let mut t = stage(Scenario {
        empire: hand(&["stormtrooper", "darth-vader"]),
        row: full_row(&["at-st"]),
        galaxy: words(&["lobot"]),
        ..rebels(&["cassian-andor"])
    });
    t.commit_to("cassian-andor", "at-st").resolve_on("at-st");
    // There is nothing to exile for the reward, so it does not come up.
    assert_eq!(t.offered(), ["trigger cassian-andor", "pass"]);
    t.trigger("cassian-andor");
    assert_eq!(t.decider(), EMPIRE);
    t.pick("darth-vader");
    assert_eq!(t.discard_of(Player::Empire), ["darth-vader"]);
}

#[test]
fn who_lets_cassian_andor_make_the_opponent_discard_cannot_go_on_at_once_with_another_ability() {
    let mut t = stage(Scenario {
        empire: hand(&["stormtrooper", "darth-vader"]),
        row: full_row(&["at-st"]),
        galaxy: words(&["lobot"]),
        ..rebels(&["cassian-andor", "dengar"])
    });
    t.commit_to("cassian-andor", "at-st");
    t.commit_to("dengar", "at-st").resolve_on("at-st");
    let role = |t: &Play, id: &str| {
        let is_of = |choice: &&Choice| match choice {
            Choice::Trigger(Source::Card(card)) => t.game().library().card(*card).id == id,
            _ => false,
        };
        let choices = t.choices();
        let choice = choices.iter().find(is_of).expect("it is triggered");
        t.game().part(t.state(), choice).role
    };
    // The Empire is asked in between; Dengar's resources ask nobody.
    assert_eq!(role(&t, "cassian-andor"), Role::Commit);
    assert_eq!(role(&t, "dengar"), Role::Step);
    t.trigger("cassian-andor");
    assert_eq!(t.decider(), EMPIRE);
}

#[test]
fn cassian_andor_attacking_the_base_or_failing_discards_nothing() {
    rule!("glossary-when/only-at-its-moment");
    let start = stage(Scenario {
        empire: hand(&["stormtrooper"]),
        row: full_row(&["at-at"]),
        galaxy: words(&["lobot"]),
        ..rebels(&["cassian-andor"])
    });
    let mut base = start.clone();
    base.commit("cassian-andor").resolve();
    assert_eq!(base.offered(), ["end-turn"]);
    let mut failed = start;
    failed
        .commit_to("cassian-andor", "at-at")
        .resolve_on("at-at");
    assert_eq!(failed.offered(), ["end-turn"]);
}

#[test]
fn b_wing_lets_the_opponent_discard_or_take_a_stronger_attack() {
    rule!("glossary-choose/named-player-chooses");
    let mut t = stage(Scenario {
        empire: Area {
            base: Some("death-star".into()),
            hand: words(&["stormtrooper"]),
            ..Area::default()
        },
        ..rebels(&["b-wing", "b-wing"])
    });
    t.use_card("b-wing");
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(t.offered(), ["option 0", "option 1"]);
    let mut discarded = t.clone();
    discarded.option(0);
    assert_eq!(discarded.discard_of(Player::Empire), ["stormtrooper"]);
    // The other one finds an empty hand: the Empire has no choice any more.
    discarded.use_card("b-wing");
    assert_eq!(discarded.decider(), REBEL);
    discarded.commit("b-wing").commit("b-wing").resolve();
    assert_eq!(discarded.area(Player::Empire).damage, 12);
    // Only the B-Wing that asked is stronger.
    t.option(1);
    t.commit("b-wing").commit("b-wing").resolve();
    assert_eq!(t.area(Player::Empire).damage, 12);
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
}

/// Leia in play, and a row of which she may take two.
fn leia(force: u8) -> crate::common::Play {
    let mut t = stage(Scenario {
        force,
        rebel: Area {
            deck: words(&["rebel-trooper"]),
            discard: ids(&["alliance-shuttle"]),
            ..Area::default()
        },
        row: full_row(&["luke-skywalker", "at-at", "mon-calamari-cruiser", "dengar"]),
        galaxy: words(&["lobot"]),
        ..rebels(&["princess-leia"])
    });
    t.use_card("princess-leia");
    assert_eq!(
        t.offered(),
        ["pick luke-skywalker", "pick mon-calamari-cruiser"]
    );
    t.pick("luke-skywalker");
    assert_eq!(t.words().resources, 0);
    assert_eq!(t.words().row[0], "lobot");
    t
}

#[test]
fn princess_leia_purchases_a_rebel_card_for_free() {
    rule!("purchasing/free-purchase-is-still-a-purchase");
    let t = leia(3);
    let pile = ["luke-skywalker", "alliance-shuttle"];
    assert_eq!(t.discard_of(Player::Rebel), pile);
    assert_eq!(t.words().so_far.purchases, 1);
}

#[test]
fn princess_leia_with_the_force_puts_the_purchase_on_the_deck() {
    let t = leia(2);
    let deck = ["luke-skywalker", "rebel-trooper"];
    assert_eq!(t.deck_of(Player::Rebel), deck);
    assert_eq!(t.words().so_far.purchases, 1);
}

#[test]
fn princess_leia_from_a_neutral_marker_brings_the_force_herself() {
    let mut t = stage(Scenario {
        active: Player::Rebel,
        rebel: hand(&["princess-leia"]),
        row: full_row(&["x-wing"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.play("princess-leia").use_card("princess-leia");
    assert_eq!(t.deck_of(Player::Rebel), ["x-wing"]);
}

#[test]
fn millennium_falcon_returns_a_unique_card_from_the_discard_pile() {
    rule!("cards/unique-mark-and-traits-are-labels");
    let mut t = stage(Scenario {
        rebel: Area {
            discard: ids(&[
                "x-wing",
                "han-solo",
                "lobot",
                "jabbas-sail-barge",
                "duros-spy",
            ]),
            ..Area::default()
        },
        ..rebels(&["millennium-falcon"])
    });
    t.use_card("millennium-falcon");
    assert_eq!(
        t.offered(),
        ["pick jabbas-sail-barge", "pick lobot", "pick han-solo"]
    );
    t.pick("han-solo");
    assert_eq!(t.hand_of(Player::Rebel), ["han-solo"]);
    t.play("han-solo");
    assert_eq!(t.words().resources, 2);
}

#[test]
fn luke_skywalker_with_the_force_destroys_a_ship_in_play() {
    rule!(
        "glossary-destroy/ignores-hit-points",
        "glossary-destroy/each-zone-has-its-pile"
    );
    let mut t = stage(Scenario {
        force: 2,
        empire: Area {
            ships: words(&["star-destroyer", "nebulon-b-frigate"]),
            ..Area::default()
        },
        rebel: Area {
            ships: words(&["rebel-transport"]),
            ..Area::default()
        },
        row: full_row(&["star-destroyer"]),
        ..rebels(&["luke-skywalker"])
    });
    t.use_card("luke-skywalker");
    assert_eq!(
        t.offered(),
        ["pick star-destroyer", "pick nebulon-b-frigate"],
        "neither own ships nor those in the row"
    );
    t.pick("star-destroyer");
    assert_eq!(t.area(Player::Empire).ships, words(&["nebulon-b-frigate"]));
    assert_eq!(t.discard_of(Player::Empire), ["star-destroyer"]);
}

#[test]
fn luke_skywalker_without_the_force_destroys_nothing() {
    rule!("glossary-if/condition-must-hold-when-used");
    let t = stage(Scenario {
        empire: Area {
            ships: words(&["star-destroyer"]),
            ..Area::default()
        },
        ..rebels(&["luke-skywalker"])
    });
    assert!(!t.offers("use luke-skywalker"));
}
