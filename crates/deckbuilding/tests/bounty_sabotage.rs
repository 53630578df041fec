//! Bounty hunting and sabotage: attacking cards in the galaxy row.

use crate::common::{EMPIRE, Play, card, ids, names, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Player, Target};
use rulebook::rule;
use tabletop::Reason;

/// Five neutral cards, to fill the row beside a target.
const NEUTRALS: [&str; 5] = [
    "jawa-scavenger",
    "jawa-scavenger",
    "kel-dor-mystic",
    "kel-dor-mystic",
    "lobot",
];

/// A full row: this card and five neutral ones.
fn row_with(target: &str) -> Vec<String> {
    let mut row = ids(&NEUTRALS);
    row.insert(2, target.into());
    row
}

/// The Rebels attack a card in the row; all of these units take part.
fn sabotage(units: &[&str], target: &str) -> Play {
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(units),
        row: row_with(target),
        galaxy: words(&["fang-fighter", "bossk"]),
        ..Scenario::default()
    });
    for unit in units {
        t.commit_to(unit, target);
    }
    t.resolve_on(target);
    t
}

#[test]
fn bounty_hunting_and_sabotage_are_the_same() {
    rule!("bounty-sabotage/two-names-one-attack");
    // Each pair has the same attack, target value and reward (3 and a reward of 3 resources).
    let sides = [
        (Player::Empire, ["death-trooper", "stormtrooper"], "x-wing"),
        (
            Player::Rebel,
            ["rebel-commando", "rebel-trooper"],
            "tie-interceptor",
        ),
    ];
    let outcomes = sides.map(|(player, [three, two], target)| {
        let position = || {
            stage(Scenario {
                active: player,
                units: words(&[three, two]),
                row: row_with(target),
                galaxy: words(&["fang-fighter"]),
                ..Scenario::default()
            })
        };
        let mut weak = position();
        weak.commit_to(two, target).resolve_on(target);
        let mut strong = position();
        strong.commit_to(three, target).resolve_on(target);
        let asked = strong.offered();
        strong.take_reward();
        let failed = (
            weak.words().row == row_with(target),
            weak.words().galaxy_discard,
        );
        let won = (
            strong.words().row == row_with("fang-fighter"),
            strong.words().galaxy_discard == [target],
            strong.words().resources,
            strong.words().force,
        );
        (failed, asked, won)
    });
    assert_eq!(outcomes[0], outcomes[1]);
    assert_eq!(outcomes[0].0, (true, Vec::new()));
    assert_eq!(outcomes[0].1, ["take-reward", "pass"]);
    assert_eq!(outcomes[0].2, (true, true, 3, 3));
}

#[test]
fn only_enemy_units_in_the_row_can_be_attacked() {
    rule!("bounty-sabotage/only-enemy-units-in-the-row");
    let row = || {
        ids(&[
            "x-wing",
            "tie-fighter",
            "bossk",
            "blockade-runner",
            "mon-calamari-cruiser",
            "star-destroyer",
        ])
    };
    let empire = stage(Scenario {
        units: words(&["stormtrooper"]),
        row: row(),
        ..Scenario::default()
    });
    let rebel = stage(Scenario {
        active: Player::Rebel,
        units: words(&["rebel-trooper"]),
        row: row(),
        ..Scenario::default()
    });
    assert_eq!(
        empire.offered(),
        [
            "commit stormtrooper base",
            "commit stormtrooper x-wing",
            "end-turn"
        ]
    );
    assert_eq!(
        rebel.offered(),
        [
            "commit rebel-trooper base",
            "commit rebel-trooper tie-fighter",
            "end-turn"
        ]
    );
}

#[test]
fn other_cards_in_the_row_are_refused_as_targets() {
    rule!("bounty-sabotage/only-enemy-units-in-the-row");
    let others = [
        "tie-fighter",
        "bossk",
        "blockade-runner",
        "mon-calamari-cruiser",
    ];
    let mut t = stage(Scenario {
        units: words(&["darth-vader"]),
        row: ids(&others),
        ..Scenario::default()
    });
    for other in others {
        let hunt = Choice::Commit(card("darth-vader"), Target::Row(card(other)));
        assert_eq!(
            t.refused(EMPIRE, &hunt).reason,
            Reason::IllegalChoice,
            "{other}"
        );
    }
}

#[test]
fn pilots_in_their_stack_are_safe() {
    rule!("bounty-sabotage/pilot-stack-is-safe");
    let mut t = stage(Scenario {
        units: words(&["stormtrooper"]),
        row: ids(&["x-wing"]),
        ..Scenario::default()
    });
    assert_eq!(t.words().pilots, Some(10));
    let pilots: Vec<_> = t.game().library().copies("outer-rim-pilot").collect();
    for pilot in pilots {
        let hunt = Choice::Commit(card("stormtrooper"), Target::Row(pilot));
        assert_eq!(t.refused(EMPIRE, &hunt).reason, Reason::IllegalChoice);
    }
    assert_eq!(
        t.offered_that("commit"),
        ["commit stormtrooper base", "commit stormtrooper x-wing"]
    );
}

#[test]
fn a_strong_unit_defeats_one_target_only() {
    rule!("bounty-sabotage/one-target-per-attack");
    let mut row = row_with("x-wing");
    row[0] = "rebel-commando".into();
    let mut t = stage(Scenario {
        units: words(&["darth-vader"]),
        row,
        galaxy: words(&["fang-fighter"]),
        ..Scenario::default()
    });
    t.commit_to("darth-vader", "x-wing").resolve_on("x-wing");
    assert_eq!(
        t.offered(),
        ["take-reward", "pass"],
        "no second target is asked for"
    );
    t.pass();
    assert_eq!(t.words().row[0], "rebel-commando");
    assert_eq!(t.words().galaxy_discard, ["x-wing"]);
    assert_eq!(t.offered(), ["end-turn"]);
}

#[test]
fn the_total_has_to_meet_or_beat_the_target_value() {
    rule!("bounty-sabotage/meet-or-beat-the-target");
    let totals: [(&[&str], bool); 4] = [
        (&["jyn-erso"], false),
        (&["b-wing"], true),
        (&["x-wing", "rebel-trooper"], true),
        (&["jyn-erso", "rebel-trooper"], true),
    ];
    for (units, defeated) in totals {
        let t = sabotage(units, "director-krennic");
        let lies_there = t.words().row.contains(&"director-krennic".to_string());
        assert_eq!(lies_there, !defeated, "{units:?}");
        assert_eq!(t.offers("take-reward"), defeated, "{units:?}");
    }
}

#[test]
fn surplus_attack_reaches_nothing_else() {
    rule!("bounty-sabotage/surplus-attack-is-lost");
    let mut row = row_with("tie-interceptor");
    row[0] = "death-trooper".into();
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["luke-skywalker", "rebel-trooper"]),
        row,
        galaxy: words(&["fang-fighter"]),
        empire: Area {
            ships: words(&["star-destroyer"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.commit_to("luke-skywalker", "tie-interceptor");
    t.commit_to("rebel-trooper", "tie-interceptor");
    t.resolve_on("tie-interceptor").pass();
    assert_eq!(t.words().row[0], "death-trooper");
    assert_eq!(t.words().galaxy_discard, ["tie-interceptor"]);
    let empire = t.area(Player::Empire);
    assert_eq!(empire.damage, 0);
    assert_eq!(empire.ships, words(&["star-destroyer"]), "undamaged");
}

#[test]
fn failed_attacks_do_not_add_up() {
    rule!("bounty-sabotage/failure-changes-nothing");
    let mut t = stage(Scenario {
        units: words(&["death-trooper", "tie-interceptor"]),
        row: row_with("han-solo"),
        galaxy: words(&["fang-fighter"]),
        ..Scenario::default()
    });
    t.commit_to("death-trooper", "han-solo")
        .resolve_on("han-solo");
    assert_eq!(t.words().row, row_with("han-solo"));
    t.commit_to("tie-interceptor", "han-solo")
        .resolve_on("han-solo");
    assert_eq!(t.words().row, row_with("han-solo"));
    assert!(t.words().galaxy_discard.is_empty());
    assert_eq!((t.words().resources, t.words().force), (0, 3), "no reward");
    assert_eq!(t.area(Player::Rebel).damage, 0);
}

#[test]
fn a_defeated_card_goes_to_the_galaxy_discard_pile_and_is_replaced() {
    rule!("bounty-sabotage/defeated-card-is-discarded-and-replaced");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["x-wing"]),
        rebel: Area {
            hand: words(&["alliance-shuttle"]),
            deck: words(&["rebel-trooper"]),
            discard: ids(&["temple-guardian"]),
            ..Area::default()
        },
        row: row_with("tie-fighter"),
        galaxy: words(&["fang-fighter", "dengar"]),
        galaxy_discard: ids(&["bossk"]),
        ..Scenario::default()
    });
    t.commit_to("x-wing", "tie-fighter")
        .resolve_on("tie-fighter");
    t.pass();
    let words = t.words();
    assert_eq!(words.galaxy_discard, ["tie-fighter", "bossk"], "on top");
    assert_eq!(words.row, row_with("fang-fighter"), "in the same place");
    assert_eq!(names(&words.galaxy), ["dengar"]);
    assert_eq!(names(&words.rebel.hand), ["alliance-shuttle"]);
    assert_eq!(names(&words.rebel.deck), ["rebel-trooper"]);
    assert_eq!(words.rebel.discard, ["temple-guardian"]);
}

#[test]
fn the_row_is_refilled_before_the_reward_is_decided() {
    rule!("bounty-sabotage/reward-comes-after-the-refill");
    let t = sabotage(&["x-wing"], "tie-fighter");
    assert_eq!(t.offered(), ["take-reward", "pass"]);
    assert_eq!(t.words().galaxy_discard, ["tie-fighter"]);
    assert_eq!(t.words().row, row_with("fang-fighter"));
    assert_eq!(t.words().resources, 0, "nothing is taken yet");
}

#[test]
fn a_reward_may_take_the_card_that_was_just_revealed() {
    rule!("bounty-sabotage/reward-comes-after-the-refill");
    let mut row = row_with("at-at");
    row[0] = "y-wing".into();
    let mut t = stage(Scenario {
        active: Player::Rebel,
        units: words(&["luke-skywalker"]),
        row,
        galaxy: words(&["x-wing", "snowspeeder"]),
        ..Scenario::default()
    });
    t.commit_to("luke-skywalker", "at-at").resolve_on("at-at");
    t.take_reward();
    assert_eq!(t.offered(), ["pick y-wing", "pick x-wing"]);
    t.pick("x-wing");
    assert_eq!(t.discard_of(Player::Rebel), ["x-wing"]);
    assert!(t.words().row.contains(&"snowspeeder".to_string()));
}

#[test]
fn a_reward_can_be_spent_in_the_same_turn() {
    rule!("bounty-sabotage/reward-counts-this-turn");
    let mut t = sabotage(&["b-wing"], "director-krennic");
    assert_eq!((t.words().resources, t.words().force), (0, 3));
    t.take_reward();
    assert_eq!((t.words().resources, t.words().force), (3, 1));
    t.buy("lobot");
    assert_eq!(t.discard_of(Player::Rebel), ["lobot"]);
    assert_eq!(t.words().resources, 0);
}

#[test]
fn force_from_a_reward_strengthens_a_later_attack() {
    rule!("bounty-sabotage/reward-counts-this-turn");
    let mut t = stage(Scenario {
        units: words(&["tie-interceptor", "death-trooper"]),
        row: ids(&["rebel-commando"]),
        ..Scenario::default()
    });
    t.commit("death-trooper");
    t.commit_to("tie-interceptor", "rebel-commando");
    t.resolve_on("rebel-commando").take_reward();
    assert_eq!(t.words().force, 5, "two Force toward the Empire");
    t.resolve();
    assert_eq!(t.area(Player::Rebel).damage, 5, "3, and 2 by the Force");
}
