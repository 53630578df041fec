//! The laws of the kit, on a seeded sample of all set-ups.

use crate::common::{game, intact};
use bots::BotKind;
use outer_rim::content::Expansion;
use outer_rim::scenario::{PlayerWords, Scenario};
use outer_rim::{Event, OuterRim, Setup, State};
use std::sync::Arc;
use tabletop::testkit::{Laws, Limits};
use tabletop::{Fate, Game, Log, Seed, Table};

/// The laws on the test pack.
fn laws() -> Laws<OuterRim> {
    laws_of(game())
}

fn laws_of(game: Arc<OuterRim>) -> Laws<OuterRim> {
    Laws::of(game)
        .setups(Setup::all())
        .limits(Limits {
            choices_per_turn: 400,
            turns: 12_000,
        })
        .every(300)
        .invariant(intact)
}

#[test]
fn keeps_all_laws_in_random_games_of_every_kind() {
    let played = laws().random(1, 0).unwrap_or_else(|v| panic!("{v}"));
    assert_eq!((played.finished, played.stuck), (played.games, 0));
}

#[test]
fn keeps_all_laws_with_the_cards_of_the_box() {
    let game = OuterRim::base().unwrap_or_else(|errors| panic!("{}", errors[0]));
    let played = laws_of(Arc::new(game)).random(1, 100);
    let played = played.unwrap_or_else(|v| panic!("{v}"));
    assert_eq!((played.finished, played.stuck), (played.games, 0));
}

#[test]
fn turns_end_for_stubborn_players() {
    let limits = Limits {
        choices_per_turn: 400,
        turns: 60,
    };
    let played = laws().limits(limits).stubborn(7);
    played.unwrap_or_else(|v| panic!("{v}"));
}

#[test]
fn keeps_all_laws_where_proptest_looks() {
    laws().proptest(4).unwrap_or_else(|v| panic!("{v}"));
}

/// What is wrong with a position after its values were changed by hand.
fn broken(change: impl Fn(&mut serde_json::Value)) -> String {
    let scenario = Scenario {
        players: vec![
            PlayerWords {
                assets: crate::common::words(&["blaster", "spice"]),
                ..crate::common::player("boba-fett", "tatooine")
            },
            PlayerWords::second(),
        ],
        ..Scenario::default()
    };
    let table = Table::stage(game(), scenario, Seed::from_number(1)).unwrap();
    assert_eq!(intact(&game(), table.state()), Ok(()));
    let mut value = serde_json::to_value(table.state()).unwrap();
    change(&mut value);
    let state: State = serde_json::from_value(value).unwrap();
    intact(&game(), &state).expect_err("nobody noticed")
}

#[test]
fn a_position_that_is_not_intact_is_noticed() {
    let doubled = broken(|state| state["market"][1][0] = state["market"][1][1].clone());
    assert!(doubled.contains("lies in 2 places"), "{doubled}");
    assert!(doubled.contains("lies in 0 places"), "{doubled}");
    let held_twice = broken(|state| {
        let card = state["players"][0]["assets"][0]["card"].clone();
        state["market"][2][0]["card"] = card;
    });
    assert!(held_twice.contains("lies in 2 places"), "{held_twice}");
    let twins = broken(|state| {
        let contact = state["berths"][0]["contact"].clone();
        state["berths"][1]["contact"] = contact;
    });
    assert!(twins.contains("is in 2 places"), "{twins}");
    let level = broken(|state| state["patrols"][0]["level"] = 5.into());
    assert!(level.contains("there is no Patrol"), "{level}");
    let nowhere = broken(|state| state["patrols"][0]["space"] = 200.into());
    assert!(nowhere.contains("there is no Patrol"), "{nowhere}");
    let laden = broken(|state| {
        let asset = state["players"][0]["assets"][1].clone();
        let assets = state["players"][0]["assets"].as_array_mut().unwrap();
        assets.extend([asset.clone(), asset]);
    });
    assert!(laden.contains("more assets than slots"), "{laden}");
    let famous = broken(|state| state["players"][0]["asset_fame"] = 2.into());
    assert!(famous.contains("but 2 is counted"), "{famous}");
    let owed = broken(|state| state["favors"]["debts"] = serde_json::json!([0]));
    assert!(owed.contains("debt tokens lie with"), "{owed}");
    let asked = broken(|state| {
        let request = serde_json::json!({
            "by": 0, "favor": "shortcut", "of": 1, "grants": [], "declined": 0,
            "pays": {"credits": 0, "cards": [], "debts": 0},
        });
        state["favors"]["requests"] = serde_json::json!([request]);
    });
    assert!(asked.contains("cannot ask for a favor"), "{asked}");
    let bonus = broken(|state| state["players"][0]["assets"] = serde_json::json!([]));
    assert!(bonus.contains("was added up wrongly"), "{bonus}");
}

#[test]
fn fame_is_its_gains_and_losses_in_order() {
    let game = game();
    let (mut gains, mut losses) = (0, 0);
    for number in 0..24u64 {
        let all: Vec<Setup> = Setup::all().collect();
        let setup = &all[number as usize % all.len()];
        let mut fate = Fate::new(Seed::from_number(1000 + number));
        let mut log = Log::listening();
        let seed = Fate::new(Seed::from_number(number));
        let mut state = game.start(setup, seed, &mut log).unwrap();
        let mut fame = [0u8; 4];
        let mut choices = Vec::new();
        loop {
            for event in std::mem::replace(&mut log, Log::listening())
                .events()
                .copied()
            {
                if let Event::Fame {
                    player,
                    change,
                    total,
                    ..
                } = event
                {
                    let own = &mut fame[u32::from(player) as usize];
                    *own = own.checked_add_signed(change).expect("never below zero");
                    assert_eq!(*own, total);
                    gains += u32::from(change > 0);
                    losses += u32::from(change < 0);
                }
            }
            let view = game.view(&state, None);
            // The rival of a single-player game may begin with some.
            if setup.rival_fame == 0 {
                for (player, fame) in view.players.iter().zip(fame) {
                    assert_eq!(player.fame, fame, "game {number}, turn {}", view.turn);
                }
            }
            if game.outcome(&state).is_some() {
                break;
            }
            choices.clear();
            game.choices(&state, &mut choices);
            let pick = fate.below(choices.len() as u32) as usize;
            game.apply(&mut state, &choices[pick], &mut log);
        }
    }
    assert!(gains > 100 && losses > 10, "{gains} gains, {losses} losses");
}

#[test]
fn random_games_end() {
    let played = laws().races(60).unwrap_or_else(|v| panic!("{v}"));
    assert_eq!((played.finished, played.stuck), (60, 0));
}

#[test]
fn machines_play_with_favors() {
    let played = |number, kind, turns| {
        let setup = Setup::expanded().nth(number).unwrap();
        let game = game().for_setup(&setup).unwrap().unwrap();
        let kinds = vec![kind; usize::from(setup.players)];
        let seed = Seed::from_number(number as u64);
        bots::play(&*game, &setup, &kinds, seed, turns).unwrap()
    };
    assert!(played(0, BotKind::Random, 12_000).outcome.is_some());
    assert_eq!(played(1, BotKind::Greedy, 12).turns, 12, "nobody is stuck");
}

#[test]
fn keeps_all_laws_with_unfinished_business() {
    let laws = laws().setups(Setup::expanded());
    let played = laws.random(1, 20).unwrap_or_else(|v| panic!("{v}"));
    assert_eq!(played.stuck, 0, "{played:?}");
    assert_eq!(played.games, 3);
}

#[test]
fn keeps_all_laws_with_ambitions() {
    // Who plays at random hardly ever fulfils one: it is enough to play for a while.
    let laws = laws().setups(Setup::ambitious()).for_a_while(80);
    let played = laws.every(40).random(2, 30);
    let played = played.unwrap_or_else(|v| panic!("{v}"));
    assert_eq!((played.games, played.stuck), (6, 0));
}

#[test]
fn keeps_all_laws_with_the_characters_of_unfinished_business() {
    let characters = ["hondo-ohnaka", "dengar", "hera-syndulla", "cad-bane"];
    let setup = Setup {
        players: 4,
        fame: 8,
        characters: Some(characters.map(Into::into).to_vec()),
        with: Expansion::ALL.iter().copied().collect(),
        ..Setup::default()
    };
    let played = laws().setups([setup]).random(1, 40);
    let played = played.unwrap_or_else(|v| panic!("{v}"));
    assert_eq!((played.games, played.stuck), (1, 0), "{played:?}");
}
