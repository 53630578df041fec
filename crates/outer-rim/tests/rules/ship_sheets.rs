//! The ship sheets: their goals, and what their other sides do.

use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, OnStage, TWO, action_step, bundle, encounter_step, encounters,
    offer, patrols, player, reputation, stage, words,
};
use outer_rim::content::{Die, Faction, Standing};
use outer_rim::scenario::{AssetWord, PlayerWords, Scenario};
use rulebook::rule;

/// Boba Fett in a ship, on one side of its sheet.
fn in_ship(ship: &str, flipped: bool, space: &str, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        ship: Some(ship.into()),
        ship_flipped: flipped,
        assets: words(assets),
        ..player("boba-fett", space)
    }
}

fn far() -> PlayerWords {
    player("bossk", "syndicate-gate")
}

#[track_caller]
fn assert_flipped(t: &OnStage, flipped: bool) {
    let now = t.who(ONE);
    assert_eq!(now.ship_flipped, flipped);
    assert_eq!(now.progress[1], 0);
}

fn fights_patrol(who: PlayerWords, dice: &[Die]) -> OnStage {
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
        dice: dice.to_vec(),
        ..encounter_step(vec![who, far()])
    });
    t.make("patrol hutt");
    t
}

// HWK-290

#[test]
fn the_hwk_290_is_refitted_for_seven_thousand() {
    rule!("goals/complete-for-fame-and-flip");
    let acts = |credits, assets: &[&str]| {
        let owner = PlayerWords {
            credits,
            ..in_ship("hwk-290", false, "kessel", assets)
        };
        stage(action_step(vec![owner, far()]))
    };
    assert!(!acts(6000, &["shields"]).offers("use hwk-290"));
    assert!(!acts(9000, &[]).offers("use hwk-290"), "it needs a mod");
    let mut t = acts(9000, &["shields"]);
    t.make("use hwk-290");
    assert_flipped(&t, true);
    assert_eq!((t.who(ONE).credits, t.who(ONE).fame), (2000, 1));
}

#[test]
fn the_moldy_crow_helps_on_the_ground() {
    rule!("goals/flip-replaces-goal-with-ability");
    let mut t = stage(Scenario {
        encounters: encounters(&[("kessel-maelstrom", &["kessel-1"])]),
        dice: vec![BLANK; 6],
        ..encounter_step(vec![in_ship("hwk-290", true, "kessel", &[]), far()])
    });
    t.make("space");
    assert_eq!(t.story()[0], "1 rolls 4");
}

// GX1 Short Hauler

fn gx1_hires(crew: &[&str]) -> OnStage {
    let mut t = stage(Scenario {
        contacts: [("tatooine".into(), words(&["white-2", "-"]))].into(),
        ..encounter_step(vec![
            in_ship("gx1-short-hauler", false, "tatooine", crew),
            far(),
        ])
    });
    t.make_all(&["contact tatooine 1", "take"]);
    t
}

#[test]
fn the_gx1_is_flipped_by_a_third_crew() {
    rule!("goals/complete-for-fame-and-flip");
    let t = gx1_hires(&["white-1-card"]);
    assert_flipped(&t, false);
    let t = gx1_hires(&["white-1-card", "green-1-card"]);
    assert_flipped(&t, true);
    assert_eq!(t.assets(ONE).len(), 3, "all three are kept");
}

#[test]
fn a_third_crew_got_in_a_trade_flips_the_gx1_as_well() {
    rule!("trade/received-assets-need-slots");
    let gx1 = in_ship(
        "gx1-short-hauler",
        false,
        "tatooine",
        &["white-1-card", "green-1-card"],
    );
    let seller = PlayerWords {
        assets: words(&["white-2-card"]),
        ..player("bossk", "tatooine")
    };
    let mut t = stage(action_step(vec![gx1, seller]));
    t.make("trade");
    t.offer(
        TWO,
        offer(ONE, bundle(0, &["white-2-card"]), bundle(0, &[])),
    );
    t.make("accept");
    assert_flipped(&t, true);
    assert_eq!(t.assets(ONE).len(), 3, "all three are kept");
}

#[test]
fn on_a_diplomatic_mission_nobody_is_forced_to_fight() {
    rule!("goals/flip-replaces-goal-with-ability");
    let at = |flipped| {
        let hated = PlayerWords {
            reputation: reputation(&[(Faction::Hutt, Standing::Negative)]),
            ..in_ship("gx1-short-hauler", flipped, "tatooine-reach", &[])
        };
        stage(Scenario {
            patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
            ..encounter_step(vec![hated, far()])
        })
    };
    assert_eq!(at(false).offered(), ["patrol hutt"]);
    assert_eq!(at(true).offered(), ["space", "patrol hutt"]);
}

// Heavy Hauler

#[test]
fn the_heavy_hauler_completes_a_job_with_cargo_aboard() {
    rule!("goals/complete-for-fame-and-flip");
    let works = |assets: &[&str]| {
        let mut t = stage(encounter_step(vec![
            in_ship("heavy-hauler", false, "lothal", assets),
            far(),
        ]));
        t.make("attempt pair-job");
        t
    };
    assert_flipped(&works(&["pair-job"]), false);
    assert_flipped(&works(&["pair-job", "spice"]), true);
}

#[test]
fn on_a_secret_mission_every_job_is_a_space_more() {
    rule!("goals/flip-replaces-goal-with-ability");
    let flies = |jobs: &[&str]| {
        let mut t = stage(Scenario {
            players: vec![in_ship("heavy-hauler", true, "takodana", jobs), far()],
            ..Scenario::default()
        });
        t.make("move");
        let mut flown = 0;
        while !t.offered_that("fly").is_empty() {
            let next = if flown % 2 == 0 {
                "fly takodana-verge"
            } else {
                "fly takodana"
            };
            t.make(next);
            flown += 1;
        }
        flown
    };
    assert_eq!((flies(&[]), flies(&["casino", "pair-job"])), (6, 8));
}

// Lancer

#[test]
fn the_lancer_delivers_a_captive() {
    rule!("goals/complete-for-fame-and-flip");
    let captor = PlayerWords {
        assets: vec![AssetWord::With {
            card: "bounty-white".into(),
            captive: "white-1".into(),
        }],
        ..in_ship("lancer", false, "lothal", &[])
    };
    let mut t = stage(action_step(vec![captor, far()]));
    t.make("deliver");
    assert_flipped(&t, true);
    assert_eq!(t.who(ONE).fame, 2, "the bounty's and the goal's");
}

#[test]
fn the_shadow_caster_holds_others_fast() {
    rule!("goals/flip-replaces-goal-with-ability");
    let hunter = in_ship("lancer", true, "tatooine-reach", &[]);
    let scenario = Scenario {
        players: vec![player("bossk", "tatooine"), hunter],
        ..Scenario::default()
    };
    let mut t = stage(scenario.clone());
    t.make_all(&["move", "fly tatooine-reach"]);
    assert_eq!(
        (t.decider(), t.offered()),
        (TWO, vec!["use lancer".to_string(), "pass".into()])
    );
    t.make("use lancer");
    assert!(t.offered_that("fly").is_empty(), "they must stop");
    let mut t = stage(scenario);
    t.make_all(&["move", "fly tatooine-reach", "pass"]);
    assert!(t.offers("fly tatooine-verge"));
}

// Aggressor

#[test]
fn the_aggressor_beats_two_patrols() {
    rule!(
        "goals/tokens-track-progress",
        "goals/complete-for-fame-and-flip"
    );
    let dice = [HIT, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK];
    let mut owner = in_ship("aggressor", false, "tatooine-reach", &[]);
    let t = fights_patrol(owner.clone(), &dice);
    assert_eq!(
        (t.who(ONE).progress, t.who(ONE).ship_flipped),
        ([0, 1], false)
    );
    owner.progress = [0, 1];
    assert_flipped(&fights_patrol(owner, &dice), true);
}

#[test]
fn ig_2000_loses_no_reputation_by_beating_patrols() {
    rule!("goals/flip-replaces-goal-with-ability");
    let dice = [HIT, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK];
    let t = fights_patrol(in_ship("aggressor", true, "tatooine-reach", &[]), &dice);
    assert_eq!(t.story_of(&["hutt"]), [""; 0]);
    let t = fights_patrol(in_ship("aggressor", false, "tatooine-reach", &[]), &dice);
    assert_eq!(t.story_of(&["hutt"]), ["1 hutt negative"]);
}

// YV-666

#[test]
fn the_yv_666_is_rebuilt_while_it_is_repaired() {
    rule!("goals/complete-for-fame-and-flip");
    let plans = |damage, credits| {
        let owner = PlayerWords {
            damage,
            credits,
            ..in_ship("yv-666", false, "kessel", &[])
        };
        let mut t = stage(Scenario {
            players: vec![owner, far()],
            ..Scenario::default()
        });
        t.make("recover");
        t
    };
    assert!(
        !plans([2, 0], 9000).offers("use yv-666"),
        "no damage of the ship"
    );
    assert!(!plans([0, 2], 6000).offers("use yv-666"), "too poor");
    let mut t = plans([0, 2], 9000);
    t.make("use yv-666");
    assert_flipped(&t, true);
    assert_eq!((t.who(ONE).credits, t.who(ONE).fame), (2000, 1));
}

#[test]
fn the_hounds_tooth_may_survive_a_ship_combat() {
    rule!("timing/when", "goals/flip-replaces-goal-with-ability");
    let falls = |die: Die| {
        let owner = PlayerWords {
            damage: [0, 4],
            ..in_ship("yv-666", true, "tatooine-reach", &[])
        };
        let mut t = fights_patrol(owner, &[BLANK, BLANK, BLANK, HIT, BLANK, die]);
        t.make("to tatooine");
        (t.who(ONE).damage, t.who(ONE).defeated)
    };
    assert_eq!(falls(HIT), ([0, 3], false));
    assert_eq!(falls(FOCUS), ([0, 3], false));
    assert_eq!(falls(CRIT), ([0, 5], true));
    assert_eq!(falls(BLANK), ([0, 5], true));
}

#[test]
fn the_hounds_tooth_helps_in_no_other_danger() {
    rule!("wording/ability-states-when-and-how");
    let owner = PlayerWords {
        damage: [0, 4],
        ..in_ship("yv-666", true, "ord-mantell", &[])
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-11"])]),
        ..encounter_step(vec![owner, far()])
    });
    t.make("space");
    assert!(t.who(ONE).defeated, "a card's damage is no ship combat");
}

// Firespray-31

#[test]
fn the_firespray_beats_somebody_more_famous_in_space() {
    rule!(
        "goals/complete-for-fame-and-flip",
        "combat/player-against-player-type"
    );
    let against = |fame, dice: &[Die]| {
        let famous = PlayerWords {
            fame,
            ..player("bossk", "kessel")
        };
        stage(Scenario {
            dice: dice.to_vec(),
            ..encounter_step(vec![in_ship("firespray-31", false, "kessel", &[]), famous])
        })
    };
    assert!(!against(0, &[]).offers("use firespray-31"));
    let mut t = against(2, &[HIT, BLANK, BLANK, BLANK, BLANK, HIT, BLANK, BLANK]);
    t.make("use firespray-31");
    assert_flipped(&t, true);
    assert_eq!(
        (t.who(ONE).fame, t.who(TWO).damage),
        (1, [0, 1]),
        "a ship combat, though on a planet"
    );
    let mut t = against(2, &[BLANK, BLANK, BLANK, BLANK, BLANK, HIT, BLANK, BLANK]);
    t.make("use firespray-31");
    assert_flipped(&t, false);
}

#[test]
fn slave_i_steals_past_patrols() {
    rule!("goals/flip-replaces-goal-with-ability");
    let flies = |dice: &[Die]| {
        let mut t = stage(Scenario {
            patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
            dice: dice.to_vec(),
            players: vec![in_ship("firespray-31", true, "tatooine", &[]), far()],
            ..Scenario::default()
        });
        t.make_all(&["move", "fly tatooine-reach", "use firespray-31"]);
        t
    };
    assert!(
        flies(&[HIT, BLANK]).offers("fly tatooine-verge"),
        "Boba has Stealth"
    );
    assert!(!flies(&[FOCUS, BLANK]).offers("fly tatooine-verge"));
}

// YT-1300

#[test]
fn the_yt_1300_delivers_cargo_with_two_mods() {
    rule!("goals/complete-for-fame-and-flip");
    let delivers = |assets: &[&str]| {
        let mut t = stage(action_step(vec![
            in_ship("yt-1300", false, "kessel", assets),
            far(),
        ]));
        t.make("deliver");
        t
    };
    assert_flipped(&delivers(&["spice", "shields"]), false);
    let t = delivers(&["spice", "shields", "navicomputer"]);
    assert_flipped(&t, true);
    assert_eq!(t.who(ONE).fame, 1);
}

#[test]
fn the_millennium_falcon_fights_better_and_hides_contraband() {
    rule!("goals/flip-replaces-goal-with-ability");
    let dice = [HIT, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK];
    let t = fights_patrol(in_ship("yt-1300", true, "tatooine-reach", &[]), &dice);
    assert_eq!(t.story()[0], "1 rolls 5");
    for (die, helps) in [(FOCUS, true), (CRIT, true), (BLANK, false)] {
        let mut t = stage(Scenario {
            dice: vec![die],
            gone: vec!["caught-arrest".into()],
            ..action_step(vec![
                in_ship("yt-1300", true, "tatooine", &["contraband"]),
                far(),
            ])
        });
        t.make("deliver");
        assert_eq!(t.offers("use yt-1300"), helps, "{die:?}");
        if helps {
            let face = format!("die {die:?}").to_lowercase();
            t.make_all(&["use yt-1300", &face]);
            assert_eq!(t.who(ONE).fame, 1, "delivered");
        }
    }
}

#[test]
fn starters_are_as_printed() {
    rule!("goals/bought-ships-have-goals", "combat/ship-dice");
    let dice = [HIT, BLANK, BLANK, BLANK, BLANK];
    let t = fights_patrol(in_ship("g9-rigger", false, "tatooine-reach", &[]), &dice);
    assert_eq!(t.story()[0], "1 rolls 2");
    let t = fights_patrol(
        in_ship("g-1a-starfighter", false, "tatooine-reach", &[]),
        &dice,
    );
    assert_eq!(
        (t.story()[0].as_str(), t.who(ONE).progress),
        ("1 rolls 3", [0, 0])
    );
}
