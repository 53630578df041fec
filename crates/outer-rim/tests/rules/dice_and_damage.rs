//! The faces of the dice; damage, recovering and preventing.

use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, OnStage, TWO, encounter_step, encounters, player, stage, words,
};
use outer_rim::content::Die;
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

fn pit_guard(who: PlayerWords, dice: &[Die]) -> OnStage {
    let mut t = stage(Scenario {
        encounters: encounters(&[("kessel-maelstrom", &["kessel-1"])]),
        dice: dice.to_vec(),
        ..encounter_step(vec![who, PlayerWords::second()])
    });
    t.make("space");
    t
}

fn with(assets: &[&str]) -> PlayerWords {
    PlayerWords {
        assets: words(assets),
        ..player("boba-fett", "kessel")
    }
}

#[test]
fn a_die_has_three_hits_a_crit_two_focus_and_two_blanks() {
    rule!("dice/faces");
    let count = |face| Die::SIDES.iter().filter(|&&side| side == face).count();
    assert_eq!([HIT, CRIT, FOCUS, BLANK].map(count), [3, 1, 2, 2]);
}

#[test]
fn a_crit_is_no_hit() {
    rule!("dice/crit-is-not-hit");
    let t = pit_guard(with(&["yellow-3-card"]), &[BLANK, BLANK, BLANK, CRIT, CRIT]);
    assert_eq!(
        t.story_of(&["loses", "suffers"]),
        ["1 loses 0:4", "1 suffers 4"],
        "nothing to cancel: the crew was not even offered"
    );
}

#[test]
fn a_blank_is_a_result_that_abilities_can_name() {
    rule!("dice/blank-is-a-result");
    let mut t = pit_guard(with(&["grip"]), &[FOCUS, BLANK, FOCUS, BLANK, BLANK]);
    t.make("use grip");
    assert_eq!(t.offered(), ["die blank", "pass"]);
    t.make_all(&["die blank"]);
    assert_eq!(t.story_of(&["wins"]), ["1 wins 1:0"]);
}

#[test]
fn damage_of_character_and_ship_is_counted_apart() {
    rule!("damage/separate-tracks");
    let hurt = PlayerWords {
        damage: [2, 3],
        ..with(&[])
    };
    let t = pit_guard(hurt, &[BLANK, BLANK, BLANK, HIT, BLANK]);
    assert_eq!(t.who(ONE).damage, [3, 3]);
    assert!(
        !t.who(ONE).defeated,
        "six damage in all, but neither is at four"
    );
}

#[test]
fn damage_above_health_and_hull_is_lost() {
    rule!("damage/capped-at-health-and-hull");
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-11"])]),
        ..encounter_step(vec![
            PlayerWords {
                ship: Some("g9-rigger".into()),
                damage: [0, 2],
                ..player("boba-fett", "ord-mantell")
            },
            PlayerWords::second(),
        ])
    });
    t.make("space");
    assert_eq!(t.who(ONE).damage, [0, 3], "five suffered, one fits");
}

#[test]
fn damage_is_cut_when_health_shrinks_and_may_defeat_then() {
    rule!("damage/capped-at-health-and-hull", "defeat/health-reached");
    // Armor is worth 2 health; all of it goes for the blaster.
    let mut t = stage(Scenario {
        market: crate::common::market(&[(
            outer_rim::content::Market::GearAndMod,
            &["blaster", "lucky-dice"],
        )]),
        ..crate::common::action_step(vec![
            PlayerWords {
                damage: [5, 0],
                assets: words(&["armor"]),
                ..player("boba-fett", "kessel")
            },
            PlayerWords::second(),
        ])
    });
    t.make_all(&["market", "buy gear_and_mod", "barter armor"]);
    assert_eq!(t.who(ONE).damage, [4, 0]);
    assert!(t.who(ONE).defeated);
}

#[test]
fn recovering_never_goes_below_zero_and_heals_what_it_names() {
    rule!("damage/recover-amount");
    let hurt = PlayerWords {
        damage: [1, 2],
        ..player("boba-fett", "takodana")
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-5"])]),
        ..encounter_step(vec![
            PlayerWords {
                space: "cantonica".into(),
                ..hurt
            },
            PlayerWords::second(),
        ])
    });
    t.make("space");
    assert_eq!(
        t.who(ONE).damage,
        [0, 2],
        "one more suffered, two recovered, the ship unchanged"
    );
    let bossk = PlayerWords {
        damage: [1, 3],
        ..player("bossk", "takodana")
    };
    let mut t = stage(crate::common::action_step(vec![
        bossk,
        player("boba-fett", "kessel"),
    ]));
    t.make("use bossk");
    assert_eq!(
        t.who(ONE).damage,
        [0, 1],
        "two of each, as far as there is damage"
    );
}

#[test]
fn the_planning_step_recovers_everything() {
    rule!("damage/planning-recovery-removes-all");
    let hurt = PlayerWords {
        damage: [3, 2],
        ..player("boba-fett", "kessel")
    };
    let mut t = stage(Scenario {
        players: vec![hurt, PlayerWords::second()],
        ..Scenario::default()
    });
    t.make("recover");
    assert_eq!(t.who(ONE).damage, [0, 0]);
}

#[test]
fn prevented_damage_is_not_suffered_but_still_counts_for_winning() {
    rule!("damage/prevent");
    let mut t = pit_guard(with(&["heavy-armor"]), &[HIT, BLANK, BLANK, CRIT, BLANK]);
    assert_eq!(t.offered(), ["use heavy-armor", "pass"]);
    t.make("use heavy-armor");
    assert_eq!(
        t.story_of(&["loses", "suffers"]),
        ["1 loses 1:2", "1 suffers 1"]
    );
    assert_eq!(t.decider(), TWO);
}
