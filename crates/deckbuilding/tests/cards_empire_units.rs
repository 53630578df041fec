//! The Empire's units, each by what makes it special.

use crate::common::{EMPIRE, damaged, full_row, hand, ids, stage, values_of, words};
use deckbuilding::Player;
use deckbuilding::scenario::{Area, CardWord, Scenario};
use rulebook::rule;
use tabletop::SeatSet;

fn known(id: &str, seats: SeatSet) -> CardWord {
    CardWord::Known {
        card: id.into(),
        known: seats,
    }
}

#[test]
fn empire_units_give_their_printed_values() {
    rule!("playing/one-card-gives-everything-it-shows");
    let table = [
        ("tie-fighter", [0, 0, 2]),
        ("admiral-piett", [2, 0, 0]),
        ("tie-bomber", [0, 0, 2]),
        ("scout-trooper", [2, 0, 0]),
        ("death-trooper", [0, 0, 3]),
        ("tie-interceptor", [0, 0, 3]),
        ("moff-jerjerrod", [2, 0, 2]),
        ("general-veers", [0, 0, 4]),
        ("at-st", [0, 0, 4]),
        ("landing-craft", [0, 0, 0]),
        ("boba-fett", [0, 0, 5]),
        ("director-krennic", [2, 0, 3]),
        ("at-at", [0, 0, 6]),
        ("grand-moff-tarkin", [2, 2, 2]),
        ("darth-vader", [0, 2, 6]),
    ];
    for (id, values) in table {
        assert_eq!(values_of(Player::Empire, id), values, "{id}");
    }
}

#[test]
fn tie_fighter_draws_only_with_a_capital_ship_in_play() {
    rule!("glossary-if/condition-must-hold-when-used");
    let mut t = stage(Scenario {
        units: words(&["tie-fighter"]),
        empire: Area {
            hand: words(&["c-roc-cruiser"]),
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        // A ship of the opponent does not help.
        rebel: Area {
            ships: words(&["rebel-transport"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    assert!(!t.offers("use tie-fighter"));
    t.play("c-roc-cruiser").use_card("tie-fighter");
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
    assert!(!t.offers("use tie-fighter"), "once a turn");
}

#[test]
fn admiral_piett_strengthens_every_own_ship_also_neutral_ones() {
    rule!(
        "glossary-while/always-on",
        "attack/total-is-counted-at-resolution"
    );
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["admiral-piett"]),
            ships: words(&["star-destroyer", "blockade-runner", "gozanti-cruiser"]),
            ..Area::default()
        },
        rebel: Area {
            base: Some("sullust".into()),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.commit("star-destroyer").commit("blockade-runner");
    t.commit("gozanti-cruiser");
    let mut without = t.clone();
    without.resolve();
    assert_eq!(without.area(Player::Rebel).damage, 4 + 1);
    // He arrives after the ships were committed, and each is stronger by one.
    t.play("admiral-piett").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 5 + 2 + 1);
}

#[test]
fn admiral_piett_does_not_strengthen_units() {
    let mut t = stage(Scenario {
        units: words(&["admiral-piett", "stormtrooper"]),
        ..Scenario::default()
    });
    t.commit("stormtrooper").commit("admiral-piett").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 2);
}

/// Its action throws any card out of the row, without a reward.
fn throws_a_card_out_of_the_row(id: &str) {
    for thrown in ["x-wing", "at-at", "dengar", "blockade-runner"] {
        let mut t = stage(Scenario {
            units: words(&[id]),
            row: full_row(&["x-wing", "at-at", "dengar"]),
            galaxy: words(&["lobot"]),
            ..Scenario::default()
        });
        t.use_card(id);
        let all = ["pick x-wing", "pick at-at", "pick dengar"];
        assert_eq!(t.offered()[..3], all);
        assert_eq!(t.offered().len(), 6, "neither pilots nor no card at all");
        t.pick(thrown);
        assert_eq!(t.words().galaxy_discard, [thrown]);
        assert!(t.words().row.contains(&"lobot".into()), "refilled");
        assert_eq!(t.words().resources, 0, "no reward");
        assert!(!t.offers("take-reward") && !t.offers(&format!("use {id}")));
    }
}

#[test]
fn tie_bomber_discards_any_card_of_the_row_without_a_reward() {
    rule!(
        "glossary-discard/no-reward-for-discarding",
        "glossary-discard/each-zone-has-its-pile"
    );
    throws_a_card_out_of_the_row("tie-bomber");
}

#[test]
fn at_st_discards_any_card_of_the_row_without_a_reward() {
    rule!("glossary-discard/no-reward-for-discarding");
    throws_a_card_out_of_the_row("at-st");
}

#[test]
fn at_st_that_has_attacked_may_still_discard_from_the_row() {
    rule!("abilities/attacking-does-not-use-the-ability");
    let mut t = stage(Scenario {
        units: words(&["at-st"]),
        row: full_row(&["x-wing", "y-wing"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.commit("at-st").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 4);
    t.use_card("at-st").pick("y-wing");
    assert_eq!(t.words().galaxy_discard, ["y-wing"]);
}

/// The position in which a card reveals the top card of the galaxy deck.
fn about_to_reveal(id: &str, top: &str) -> crate::common::Play {
    let mut t = stage(Scenario {
        units: words(&[id]),
        empire: Area {
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        row: full_row(&[]),
        galaxy: words(&[top, "lobot"]),
        ..Scenario::default()
    });
    t.use_card(id);
    t
}

#[test]
fn scout_trooper_reveals_an_empire_card_and_gains_force() {
    rule!("glossary-reveal/shown-to-all-then-put-back");
    let t = about_to_reveal("scout-trooper", "at-at");
    assert_eq!(t.words().force, 4);
    assert_eq!(t.galaxy(), ["at-at", "lobot"]);
    assert_eq!(t.words().galaxy[0], known("at-at", SeatSet::ALL));
}

#[test]
fn scout_trooper_discards_a_revealed_rebel_card() {
    rule!("glossary-discard/each-zone-has-its-pile");
    let t = about_to_reveal("scout-trooper", "mon-calamari-cruiser");
    assert_eq!(t.words().force, 3);
    assert_eq!(t.galaxy(), ["lobot"]);
    assert_eq!(t.words().galaxy_discard, ["mon-calamari-cruiser"]);
}

#[test]
fn scout_trooper_revealing_a_neutral_card_does_nothing() {
    rule!("faq/scout-trooper-neutral-reveal");
    let t = about_to_reveal("scout-trooper", "dengar");
    assert_eq!(t.words().force, 3);
    assert_eq!(t.galaxy(), ["dengar", "lobot"]);
    assert_eq!(t.words().galaxy_discard, [""; 0]);
    assert!(!t.offers("use scout-trooper"), "it was used all the same");
}

#[test]
fn tie_interceptor_reveals_and_draws_discards_or_does_nothing() {
    rule!("glossary-reveal/shown-to-all-then-put-back");
    let empire = about_to_reveal("tie-interceptor", "at-at");
    assert_eq!(empire.hand_of(Player::Empire), ["stormtrooper"]);
    assert_eq!(empire.galaxy(), ["at-at", "lobot"]);
    let rebel = about_to_reveal("tie-interceptor", "x-wing");
    assert_eq!(rebel.hand_of(Player::Empire), [""; 0]);
    assert_eq!(rebel.words().galaxy_discard, ["x-wing"]);
    let neutral = about_to_reveal("tie-interceptor", "dengar");
    assert_eq!(neutral.hand_of(Player::Empire), [""; 0]);
    assert_eq!(neutral.galaxy(), ["dengar", "lobot"]);
}

#[test]
fn death_trooper_is_stronger_only_while_the_force_is_with_the_empire() {
    rule!(
        "force/with-you-on-any-of-your-three-spaces",
        "force/neutral-space-favours-nobody"
    );
    let strikes = |force| {
        let mut t = stage(Scenario {
            force,
            units: words(&["death-trooper"]),
            ..Scenario::default()
        });
        t.commit("death-trooper").resolve();
        t.area(Player::Rebel).damage
    };
    assert_eq!([0, 1, 2].map(strikes), [3; 3], "with the Rebels");
    assert_eq!(strikes(3), 3, "with nobody");
    assert_eq!([4, 5, 6].map(strikes), [5; 3], "on each of the dark spaces");
}

#[test]
fn darth_vader_brings_the_force_that_makes_him_ten_strong() {
    rule!("attack/total-is-counted-at-resolution");
    for (force, damage) in [(1, 6), (2, 10), (6, 10)] {
        let mut t = stage(Scenario {
            force,
            empire: hand(&["darth-vader"]),
            rebel: Area {
                base: Some("sullust".into()),
                ..Area::default()
            },
            ..Scenario::default()
        });
        t.play("darth-vader").commit("darth-vader").resolve();
        assert_eq!(t.area(Player::Rebel).damage, damage, "marker from {force}");
    }
}

#[test]
fn darth_vader_counts_the_force_when_the_attack_resolves_not_when_he_commits() {
    rule!(
        "attack/total-is-counted-at-resolution",
        "glossary-while/always-on"
    );
    let mut t = stage(Scenario {
        units: words(&["darth-vader", "outer-rim-pilot"]),
        row: full_row(&["luke-skywalker"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.commit_to("darth-vader", "luke-skywalker");
    let mut too_soon = t.clone();
    too_soon.resolve_on("luke-skywalker");
    assert_eq!(too_soon.words().galaxy_discard, [""; 0], "6 are too few");
    t.use_card("outer-rim-pilot");
    t.resolve_on("luke-skywalker");
    assert_eq!(
        t.words().galaxy_discard,
        ["luke-skywalker"],
        "10 are enough"
    );
}

#[test]
fn moff_jerjerrod_looks_in_secret_and_without_the_force_only_looks() {
    rule!(
        "glossary-look/secret-and-put-back",
        "glossary-if/only-the-conditional-part-depends"
    );
    let mut t = stage(Scenario {
        units: words(&["moff-jerjerrod"]),
        row: full_row(&["x-wing"]),
        galaxy: words(&["at-at", "lobot"]),
        ..Scenario::default()
    });
    t.use_card("moff-jerjerrod");
    assert_eq!(t.galaxy(), ["at-at", "lobot"]);
    assert_eq!(t.words().row, full_row(&["x-wing"]));
    assert_eq!(t.words().galaxy[0], known("at-at", SeatSet::of(EMPIRE)));
    assert!(t.offers("end-turn") && !t.offers("use moff-jerjerrod"));
}

#[test]
fn moff_jerjerrod_with_the_force_may_swap_the_top_card_with_the_row() {
    rule!("glossary-discard/no-reward-for-discarding");
    let mut t = stage(Scenario {
        force: 4,
        units: words(&["moff-jerjerrod"]),
        row: full_row(&["x-wing", "darth-vader"]),
        galaxy: words(&["at-at", "lobot"]),
        ..Scenario::default()
    });
    t.use_card("moff-jerjerrod");
    assert_eq!(t.offered_that("pick").len(), 6);
    assert!(t.offers("pass"));
    let mut declined = t.clone();
    declined.pass();
    assert_eq!(declined.galaxy(), ["at-at", "lobot"]);
    t.pick("x-wing");
    assert_eq!(t.words().row, full_row(&["at-at", "darth-vader"]));
    assert_eq!(t.galaxy(), ["x-wing", "lobot"], "no discard and no refill");
    assert_eq!(t.words().galaxy_discard, [""; 0]);
    assert_eq!(t.words().resources, 0);
}

#[test]
fn general_veers_draws_with_an_own_trooper_or_vehicle_also_a_neutral_one() {
    rule!("glossary-if/condition-must-hold-when-used");
    let helpers = [
        ("stormtrooper", true),
        ("at-st", true),
        ("quarren-mercenary", true),
        ("jabbas-sail-barge", true),
        ("tie-fighter", false),
        ("admiral-piett", false),
    ];
    for (helper, draws) in helpers {
        let mut t = stage(Scenario {
            units: words(&["general-veers", helper]),
            empire: Area {
                deck: words(&["imperial-shuttle"]),
                ..Area::default()
            },
            ..Scenario::default()
        });
        assert_eq!(t.offers("use general-veers"), draws, "{helper}");
        if draws {
            t.use_card("general-veers");
            assert_eq!(t.hand_of(Player::Empire), ["imperial-shuttle"]);
        }
    }
}

#[test]
fn landing_craft_gives_four_resources_or_repairs_four() {
    rule!("glossary-choose/named-player-chooses");
    let mut t = stage(Scenario {
        units: words(&["landing-craft"]),
        empire: Area {
            damage: 6,
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.use_card("landing-craft");
    assert_eq!(t.offered(), ["option 0", "option 1"]);
    let mut repaired = t.clone();
    repaired.option(1);
    assert_eq!(repaired.area(Player::Empire).damage, 2);
    assert_eq!(repaired.words().resources, 0);
    t.option(0);
    assert_eq!(t.area(Player::Empire).damage, 6);
    assert_eq!(t.words().resources, 4);
}

#[test]
fn landing_craft_cannot_repair_an_undamaged_base_nor_a_ship() {
    rule!("glossary-choose/only-options-you-can-resolve");
    let mut t = stage(Scenario {
        units: words(&["landing-craft"]),
        empire: Area {
            ships: vec![damaged("gozanti-cruiser", 2)],
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.use_card("landing-craft");
    assert_eq!(t.words().resources, 4, "the only option left");
    assert_eq!(
        t.area(Player::Empire).ships,
        [damaged("gozanti-cruiser", 2)]
    );
}

#[test]
fn boba_fett_draws_when_he_defeats_a_target() {
    rule!("glossary-when/reward-resolves-first");
    let mut t = stage(Scenario {
        units: words(&["boba-fett"]),
        empire: Area {
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        row: full_row(&["x-wing"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.commit_to("boba-fett", "x-wing").resolve_on("x-wing");
    assert_eq!(t.offered(), ["take-reward", "pass"]);
    t.pass();
    assert_eq!(t.offered(), ["trigger boba-fett", "pass"]);
    t.trigger("boba-fett");
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper"]);
}

#[test]
fn boba_fett_does_not_draw_when_he_fails_or_hits_the_base() {
    rule!("glossary-when/only-at-its-moment");
    let start = stage(Scenario {
        units: words(&["boba-fett"]),
        empire: Area {
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        row: full_row(&["luke-skywalker"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    let mut failed = start.clone();
    failed.commit_to("boba-fett", "luke-skywalker");
    failed.resolve_on("luke-skywalker");
    assert_eq!(failed.offered(), ["end-turn"]);
    let mut base = start;
    base.commit("boba-fett").resolve();
    assert_eq!(base.offered(), ["end-turn"]);
}

#[test]
fn director_krennic_draws_two_only_with_the_death_star() {
    for (base, drawn) in [("lothal", 1), ("endor", 1), ("death-star", 2)] {
        let mut t = stage(Scenario {
            units: words(&["director-krennic"]),
            empire: Area {
                base: Some(base.into()),
                deck: words(&["stormtrooper", "stormtrooper", "inquisitor"]),
                ..Area::default()
            },
            ..Scenario::default()
        });
        t.use_card("director-krennic");
        assert_eq!(t.hand_of(Player::Empire).len(), drawn, "{base}");
    }
}

#[test]
fn at_at_returns_a_trooper_also_a_neutral_one_from_the_discard_pile() {
    let mut t = stage(Scenario {
        units: words(&["at-at"]),
        empire: Area {
            discard: ids(&["tie-fighter", "quarren-mercenary", "at-st", "stormtrooper"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.use_card("at-at");
    assert_eq!(t.offered(), ["pick stormtrooper", "pick quarren-mercenary"]);
    t.pick("quarren-mercenary").play("quarren-mercenary");
    assert!(t.offers("commit quarren-mercenary base"));
    assert!(!t.offers("use at-at"));
}

#[test]
fn at_at_has_nothing_to_do_without_a_trooper_in_the_discard_pile() {
    let t = stage(Scenario {
        units: words(&["at-at"]),
        empire: Area {
            hand: words(&["stormtrooper"]),
            deck: words(&["stormtrooper"]),
            discard: ids(&["at-st"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    assert!(!t.offers("use at-at"));
}

/// Tarkin in play, and a row of which he may take two.
fn tarkin() -> crate::common::Play {
    let mut t = stage(Scenario {
        units: words(&["grand-moff-tarkin"]),
        row: full_row(&["x-wing", "star-destroyer", "death-trooper"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.use_card("grand-moff-tarkin");
    t
}

#[test]
fn grand_moff_tarkin_takes_only_an_empire_card_from_the_row_and_it_is_no_purchase() {
    rule!("purchasing/row-refills-at-once");
    let mut t = tarkin();
    assert_eq!(t.offered(), ["pick star-destroyer", "pick death-trooper"]);
    t.pick("death-trooper");
    assert_eq!(t.hand_of(Player::Empire), ["death-trooper"]);
    assert!(t.words().row.contains(&"lobot".into()));
    assert_eq!(t.words().so_far.purchases, 0);
}

#[test]
fn grand_moff_tarkins_unit_is_exiled_at_the_end_of_the_turn() {
    rule!("glossary-exile/removed-for-the-whole-game");
    let mut t = tarkin();
    t.pick("death-trooper").play("death-trooper");
    t.commit("death-trooper").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 3);
    assert_eq!(t.exiled(), [""; 0]);
    t.end_turn();
    assert_eq!(t.exiled(), ["death-trooper"]);
    assert_eq!(t.hand_of(Player::Empire), ["grand-moff-tarkin"]);
}

#[test]
fn grand_moff_tarkins_card_is_exiled_even_if_it_was_never_played() {
    let mut t = tarkin();
    t.pick("death-trooper").end_turn();
    assert_eq!(t.exiled(), ["death-trooper"]);
    assert_eq!(t.hand_of(Player::Empire), ["grand-moff-tarkin"]);
}

#[test]
fn grand_moff_tarkins_capital_ship_attacks_and_is_exiled_from_play() {
    let mut t = tarkin();
    t.pick("star-destroyer").play("star-destroyer");
    t.commit("star-destroyer").resolve();
    assert_eq!(t.area(Player::Rebel).damage, 4);
    t.end_turn();
    assert_eq!(t.exiled(), ["star-destroyer"]);
    assert_eq!(t.area(Player::Empire).ships, []);
}

#[test]
fn grand_moff_tarkins_card_is_exiled_from_the_discard_pile_too() {
    let mut t = stage(Scenario {
        units: words(&["grand-moff-tarkin"]),
        empire: Area {
            ships: words(&["gozanti-cruiser"]),
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
        row: full_row(&["death-trooper"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.use_card("grand-moff-tarkin");
    t.use_card("gozanti-cruiser");
    assert_eq!(t.discard_of(Player::Empire), ["death-trooper"]);
    t.end_turn();
    assert_eq!(t.exiled(), ["death-trooper"]);
}
