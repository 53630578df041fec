//! Personal goals and ship goals.

use crate::common::{
    BLANK, CRIT, HIT, ONE, OnStage, action_step, encounter_step, encounters, game, market, patrols,
    player, stage, words,
};
use outer_rim::content::{Content, Faction, Market};
use outer_rim::scenario::{AssetWord, PlayerWords, Scenario};
use outer_rim::{Event, Setup};
use rulebook::rule;
use tabletop::testkit::Stage;

/// Somebody beats a level 1 patrol with five dice.
fn beats_a_patrol(who: PlayerWords) -> OnStage {
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
        dice: vec![HIT, CRIT, CRIT, CRIT, CRIT, BLANK, BLANK],
        ..encounter_step(vec![who, player("bossk", "kessel")])
    });
    t.make("patrol hutt");
    t
}

fn in_ship(character: &str, ship: &str) -> PlayerWords {
    PlayerWords {
        ship: Some(ship.into()),
        ..player(character, "tatooine-reach")
    }
}

/// Lando delivers contraband on Tatooine.
fn lando(progress: u8, flipped: bool) -> OnStage {
    let mut t = stage(Scenario {
        dice: vec![HIT],
        ..action_step(vec![
            PlayerWords {
                flipped,
                progress: [progress, 0],
                assets: words(&["contraband"]),
                ..player("lando-calrissian", "tatooine")
            },
            PlayerWords::second(),
        ])
    });
    t.make_all(&["deliver", "pass"]);
    t
}

#[test]
fn the_personal_goal_counts_from_the_first_turn() {
    rule!(
        "goals/personal-goal-from-start",
        "goals/tokens-track-progress"
    );
    let t = beats_a_patrol(in_ship("ketsu-onyo", "firespray-31"));
    assert_eq!(t.who(ONE).progress, [1, 0], "one of three combats won");
    let told = t.told(|event| {
        matches!(
            event,
            Event::GoalProgress {
                ship: false,
                tokens: 1,
                ..
            }
        )
    });
    assert!(told, "everybody can see it");
    let every = Stage::new_game(&game(), Setup::default(), 3);
    assert_eq!(game().flaws(every.state()), [""; 0]);
}

#[test]
fn bought_ships_have_goals_and_starters_have_none() {
    rule!("goals/bought-ships-have-goals");
    let content = Content::test_pack().unwrap_or_else(|errors| panic!("{}", errors[0]));
    for ship in &content.ships {
        assert_eq!(ship.goal.is_none(), ship.starter, "{}", ship.id);
        assert_eq!(ship.flipped.is_none(), ship.starter, "{}", ship.id);
    }
    assert_eq!(
        beats_a_patrol(in_ship("boba-fett", "aggressor"))
            .who(ONE)
            .progress,
        [0, 1]
    );
}

#[test]
fn what_was_done_before_does_not_count_for_a_ship() {
    rule!("goals/ship-progress-starts-with-ship");
    let t = beats_a_patrol(in_ship("boba-fett", "firespray-31"));
    assert_eq!(t.who(ONE).progress, [0, 0], "another ship's goal");
    // One win in the aggressor, which is then traded for another ship.
    let owner = PlayerWords {
        credits: 20000,
        progress: [0, 1],
        space: "kessel".into(),
        ..in_ship("boba-fett", "aggressor")
    };
    let mut t = stage(Scenario {
        market: market(&[(Market::Ship, &["ship-lancer", "ship-hwk-290"])]),
        ..action_step(vec![owner, player("bossk", "tatooine")])
    });
    t.make_all(&["market", "buy ship"]);
    while t.who(ONE).ship.as_deref() != Some("lancer") {
        let choice = if t.offers("pay") { "pay" } else { "pass" };
        t.make(choice);
    }
    assert_eq!(t.who(ONE).progress, [0, 0]);
}

#[test]
fn a_lasting_condition_counts_even_if_it_was_met_before() {
    rule!("goals/ship-goal-lasting-condition");
    // The goal of the Ark is to have a crew. The card of Ryloth sells any ship of the supply.
    let buys = |crew: &[&str]| {
        let buyer = PlayerWords {
            credits: 30000,
            assets: words(crew),
            ..player("boba-fett", "ryloth")
        };
        let mut t = stage(Scenario {
            encounters: encounters(&[("ryloth-naboo", &["ryloth-1"])]),
            ..encounter_step(vec![buyer, player("bossk", "kessel")])
        });
        t.make_all(&["space", "ship ark"]);
        if t.offers("pay") {
            t.make("pay");
        }
        (t.who(ONE).ship_flipped, t.who(ONE).fame)
    };
    assert_eq!(buys(&["white-1-card"]), (true, 1), "complete at once");
    assert_eq!(buys(&[]), (false, 0));
}

#[test]
fn a_completed_goal_pays_a_fame_and_flips_the_card_once() {
    rule!(
        "goals/complete-for-fame-and-flip",
        "goals/tokens-cleared-on-flip"
    );
    let t = lando(0, false);
    let now = t.who(ONE);
    assert_eq!(
        (now.fame, now.flipped, now.progress),
        (1, false, [1, 0]),
        "the cargo's own fame"
    );
    let t = lando(1, false);
    let now = t.who(ONE);
    assert_eq!((now.fame, now.flipped, now.progress), (2, true, [0, 0]));
    let t = lando(0, true);
    let now = t.who(ONE);
    assert_eq!(
        (now.fame, now.progress),
        (1, [0, 0]),
        "a third one pays nothing more"
    );
}

#[test]
fn a_reward_is_gained_before_the_goal_it_completes() {
    rule!(
        "deliver/captive-at-named-planet",
        "goals/complete-for-fame-and-flip",
        "fame/first-to-ten-wins"
    );
    // Boba Fett's goal is to gain rewards from two bounties.
    let delivers = |fame| {
        let captive = AssetWord::With {
            card: "bounty-white".into(),
            captive: "white-1".into(),
        };
        let mut t = stage(action_step(vec![
            PlayerWords {
                fame,
                progress: [1, 0],
                assets: vec![captive],
                ..player("boba-fett", "lothal")
            },
            PlayerWords::second(),
        ]));
        t.make("deliver");
        t.story_of(&["credits", "fame", "goal", "won"])
    };
    let reward = ["1 credits +8", "1 fame +1"];
    assert_eq!(
        delivers(0),
        [&reward[..], &["1 goal", "1 fame +1"]].concat()
    );
    assert_eq!(
        delivers(9),
        [&reward[..], &["1 has won"]].concat(),
        "nothing comes after the tenth fame"
    );
    assert_eq!(
        lando(1, false).story_of(&["credits", "fame", "goal"]),
        ["1 credits +7", "1 fame +1", "1 goal", "1 fame +1"]
    );
}

#[test]
fn fame_of_a_ship_goal_stays_when_the_ship_goes() {
    rule!("goals/fame-stays-when-ship-goes");
    let owner = PlayerWords {
        credits: 20000,
        fame: 4,
        ship_flipped: true,
        space: "kessel".into(),
        ..in_ship("boba-fett", "aggressor")
    };
    let mut t = stage(Scenario {
        market: market(&[(Market::Ship, &["ship-lancer", "ship-hwk-290"])]),
        ..action_step(vec![owner, player("bossk", "tatooine")])
    });
    t.make_all(&["market", "buy ship"]);
    while t.who(ONE).ship.as_deref() != Some("lancer") {
        let choice = if t.offers("pay") { "pay" } else { "pass" };
        t.make(choice);
    }
    assert_eq!((t.who(ONE).fame, t.who(ONE).ship_flipped), (4, false));
}

#[test]
fn the_other_side_has_an_ability_in_place_of_the_goal() {
    rule!("goals/flip-replaces-goal-with-ability");
    let at = |flipped| {
        stage(action_step(vec![
            PlayerWords {
                flipped,
                credits: 2000,
                ..player("lando-calrissian", "tatooine")
            },
            PlayerWords::second(),
        ]))
    };
    assert!(!at(false).offers("use lando-calrissian"));
    assert!(at(true).offers("use lando-calrissian"), "the new ability");
    let mut t = stage(Scenario {
        dice: vec![BLANK],
        ..action_step(vec![
            PlayerWords {
                flipped: true,
                assets: words(&["contraband"]),
                ..player("lando-calrissian", "tatooine")
            },
            PlayerWords::second(),
        ])
    });
    t.make("deliver");
    assert_eq!(
        t.offered(),
        ["use lando-calrissian", "pass"],
        "and the old one: a reroll"
    );
}

#[test]
fn for_doctor_aphra_only_completed_jobs_count() {
    rule!("goals/aphra-needs-completed-job");
    let attempt = |job: &str, space: &str| {
        let mut t = stage(encounter_step(vec![
            PlayerWords {
                assets: words(&[job]),
                ..player("doctor-aphra", space)
            },
            PlayerWords::second(),
        ]));
        t.make(&format!("attempt {job}"));
        t
    };
    let mut t = attempt("errand", "ord-mantell");
    t.make("option 1");
    assert_eq!(
        (t.who(ONE).credits, t.who(ONE).progress),
        (2000, [0, 0]),
        "paid, but not completed"
    );
    let t = attempt("pair-job", "lothal");
    assert_eq!(t.who(ONE).progress, [1, 0]);
}
