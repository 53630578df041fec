//! How many bases win.

use crate::common::{EMPIRE, Play, REBEL, game, ids, new_game, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Mode, Player, Setup};
use rulebook::rule;
use serde_json::json;
use tabletop::{AnyTable, Picked, Reason, Seed, Table};

const MODES: [Mode; 3] = [Mode::Beginner, Mode::FullGalaxy, Mode::SecretBases];

fn to(mode: Mode, goal: u8) -> Setup {
    Setup {
        mode,
        goal: Some(goal),
        ..Setup::default()
    }
}

#[test]
fn two_to_five_bases_can_be_agreed_on() {
    rule!("game-length/two-to-five-bases");
    for mode in MODES {
        for goal in 2..=5 {
            let view = new_game(to(mode, goal)).json(None);
            assert_eq!(view["goal"], goal, "{mode:?}");
        }
        for goal in [0, 1, 6, 7, 10, u8::MAX] {
            let refusal = Table::new(game(), to(mode, goal), Seed::from_number(1))
                .expect_err("the goal was accepted");
            assert_eq!(refusal.reason, Reason::BadSetup);
            assert_eq!(refusal.rule, Some("game-length/two-to-five-bases"));
        }
    }
}

#[test]
fn three_is_the_standard() {
    rule!("game-length/two-to-five-bases");
    let view = new_game(Setup::default()).json(None);
    assert_eq!(
        (&view["mode"], &view["goal"]),
        (&"beginner".into(), &3.into())
    );
}

/// The Empire destroys Dantooine after so many other bases.
fn destroy_another(goal: u8, before: usize) -> Play {
    let others = ["mon-cala", "hoth", "sullust", "yavin-4"];
    let mut t = stage(Scenario {
        setup: to(Mode::Beginner, goal),
        units: words(&["stormtrooper"]),
        empire: Area {
            victory: ids(&others[..before]),
            ..Area::default()
        },
        rebel: Area {
            damage: 6,
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.commit("stormtrooper").resolve();
    t
}

#[test]
fn exactly_as_many_bases_win_as_agreed() {
    rule!("game-length/two-to-five-bases");
    for goal in 2..=5u8 {
        let short = destroy_another(goal, usize::from(goal) - 2);
        assert_eq!(short.winner(), None, "one short of {goal}");
        let won = destroy_another(goal, usize::from(goal) - 1);
        assert_eq!(won.winner(), Some(Player::Empire), "{goal}");
    }
}

#[test]
fn the_goal_is_the_same_for_both_sides_and_nothing_changes_it() {
    rule!("game-length/agreed-before-the-start");
    let mut t = new_game(to(Mode::Beginner, 4));
    for _ in 0..4 {
        let view = t.json(None);
        assert_eq!(view["goal"], 4);
        assert_eq!(view["players"][0]["needed"], 4);
        assert_eq!(view["players"][1]["needed"], 4);
        for seat in [EMPIRE, REBEL] {
            // All a player can send are choices and offers.
            for goal in [
                json!({ "goal": 2 }),
                json!("goal"),
                json!({ "setup": { "goal": 2 } }),
            ] {
                let table = t.table_mut();
                assert!(AnyTable::offer(table, seat, goal.clone()).is_err());
                assert!(AnyTable::choose(table, seat, Picked::Choice(goal)).is_err());
            }
        }
        assert_eq!(t.json(None)["goal"], 4);
        t.end_turn();
    }
}

#[test]
fn options_combine_with_each_other_and_with_every_mode() {
    rule!("game-length/combines-with-every-mode");
    for setup in Setup::all() {
        let view = new_game(setup.clone()).json(None);
        assert_eq!(view["mode"], json!(setup.mode));
        assert_eq!(view["goal"], json!(setup.goal));
        assert_eq!(view["pay_off"], json!(setup.pay_off));
    }
    assert_eq!(Setup::all().count(), 3 * 4 * 2);
}

#[test]
fn secret_bases_to_five_with_paying_off_has_all_three() {
    rule!("game-length/combines-with-every-mode");
    let setup = Setup {
        pay_off: true,
        ..to(Mode::SecretBases, 5)
    };
    let start = new_game(setup.clone());
    assert!(!start.offered_that("pick-base").is_empty());

    let mut t = stage(Scenario {
        setup,
        units: words(&["stormtrooper"]),
        resources: 3,
        row: ids(&["bossk"]),
        empire: Area {
            victory: ids(&["hoth", "bespin", "jedha"]),
            bases: Some(ids(&["corellia", "kessel", "mustafar", "kafrene"])),
            unpicked: ids(&["ord-mantell", "coruscant", "death-star", "endor", "rodia"]),
            ..Area::default()
        },
        rebel: Area {
            damage: 6,
            bases: Some(ids(&["sullust"])),
            unpicked: ids(&["alderaan", "dagobah", "mon-cala", "tatooine", "yavin-4"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    assert!(t.offers("pay-off bossk"));
    t.commit("stormtrooper").resolve();
    assert_eq!(t.area(Player::Empire).victory.len(), 4);
    assert_eq!(t.winner(), None, "five are needed");
}
