//! Secret Bases: each side picks four of nine before anything is dealt.

use crate::common::{EMPIRE, EMPIRE_BASES, REBEL, REBEL_BASES, game, ids, new_game};
use deckbuilding::{BaseId, Choice, Mode, Player, Prompt, Setup, State};
use rulebook::rule;
use serde_json::json;
use std::collections::BTreeMap;
use tabletop::{Game, Lang, Log, Reason, Seed, Table};

fn secret() -> Setup {
    Setup {
        mode: Mode::SecretBases,
        ..Setup::default()
    }
}

fn base(id: &str) -> BaseId {
    game().library().base_named(id).expect("a base of the box")
}

#[test]
fn each_player_is_asked_for_exactly_four_bases() {
    rule!("secret-bases/pick-four-of-nine");
    let mut t = new_game(secret());
    let asked = [(EMPIRE, "corellia"), (REBEL, "mon-cala")];
    for (seat, first) in asked {
        for left in [4, 3, 2, 1] {
            let decision = Table::decision(&t, Lang::default()).expect("somebody picks");
            assert_eq!(decision.seat, seat);
            assert_eq!(decision.prompt, Prompt::PickBases { left });
            // Nothing but a further base can be chosen: nobody can stop at three.
            assert_eq!(t.offered().len(), t.offered_that("pick-base").len());
            if left == 4 {
                assert!(t.offers(&format!("pick-base {first}")));
            }
            let choice = t.choices()[0];
            t.make(choice);
        }
    }
    assert!(t.offered_that("pick-base").is_empty());
    let sides = [
        (Player::Empire, "lothal", EMPIRE_BASES),
        (Player::Rebel, "dantooine", REBEL_BASES),
    ];
    for (player, starting, bases) in sides {
        let area = t.area(player);
        let (four, five) = bases.split_at(4);
        assert_eq!(area.base.as_deref(), Some(starting));
        assert_eq!((area.bases, area.unpicked), (Some(ids(four)), ids(five)));
    }
}

#[test]
fn every_four_of_the_nine_can_be_picked_in_any_order_and_the_order_leaves_no_trace() {
    rule!("secret-bases/pick-four-of-nine");
    let game = game();
    let mut open = vec![new_game(secret()).state().clone()];
    let mut sets: BTreeMap<Vec<String>, (State, usize)> = BTreeMap::new();
    while let Some(state) = open.pop() {
        if game.decider(&state) == Some(REBEL) {
            let four = game.words(&state).empire.bases.expect("stated");
            let (first, ways) = sets.entry(four).or_insert_with(|| (state.clone(), 0));
            assert_eq!(*first, state);
            *ways += 1;
            continue;
        }
        let mut choices = Vec::new();
        game.choices(&state, &mut choices);
        for choice in choices {
            let mut next = state.clone();
            game.apply(&mut next, &choice, &mut Log::silent());
            open.push(next);
        }
    }
    assert_eq!(sets.len(), 126, "four of nine");
    for (four, (_, ways)) in sets {
        assert_eq!(ways, 24, "{four:?}");
        assert!(four.iter().all(|id| EMPIRE_BASES.contains(&id.as_str())));
    }
}

#[test]
fn starting_bases_enemy_bases_and_bases_picked_already_are_refused() {
    rule!("secret-bases/pick-four-of-nine");
    let mut t = new_game(secret());
    t.pick_base("corellia");
    for wrong in ["lothal", "dantooine", "hoth", "corellia"] {
        let refusal = t.refused(EMPIRE, &Choice::PickBase(base(wrong)));
        assert_eq!(refusal.reason, Reason::IllegalChoice, "{wrong}");
    }
    for stop in [Choice::Pass, Choice::EndTurn] {
        assert_eq!(t.refused(EMPIRE, &stop).reason, Reason::IllegalChoice);
    }
}

#[test]
fn a_fifth_base_is_refused() {
    rule!("secret-bases/pick-four-of-nine");
    let mut t = new_game(secret());
    for id in &EMPIRE_BASES[..4] {
        t.pick_base(id);
    }
    let fifth = Choice::PickBase(base("rodia"));
    assert_eq!(t.refused(EMPIRE, &fifth).reason, Reason::NotYourDecision);
    for id in &REBEL_BASES[..4] {
        t.pick_base(id);
    }
    assert_eq!(t.decider(), EMPIRE, "the first turn");
    assert_eq!(t.refused(EMPIRE, &fifth).reason, Reason::IllegalChoice);
}

#[test]
fn nothing_is_dealt_before_all_bases_are_picked() {
    rule!("secret-bases/chosen-before-the-cards-are-dealt");
    let mut t = new_game(secret());
    for id in EMPIRE_BASES[..4].iter().chain(&REBEL_BASES[..4]) {
        let everything = t.words();
        assert!(everything.row.is_empty() && everything.galaxy.is_empty());
        for area in [everything.empire, everything.rebel] {
            assert!(area.hand.is_empty() && area.deck.is_empty());
        }
        for viewer in [Some(EMPIRE), Some(REBEL), None] {
            let view = t.json(viewer);
            assert_eq!(view["row"], json!([]));
            assert_eq!(view["players"][0]["hand"], 0);
            assert_eq!(view["players"][1]["hand"], 0);
        }
        t.pick_base(id);
    }
    let dealt = t.words();
    assert_eq!((dealt.row.len(), dealt.galaxy.len()), (6, 84));
    for area in [dealt.empire, dealt.rebel] {
        assert_eq!((area.hand.len(), area.deck.len()), (5, 5));
    }
}

#[test]
fn the_suggested_goal_is_four_and_five_the_most() {
    rule!("secret-bases/four-bases-is-a-recommendation");
    assert_eq!(new_game(secret()).json(None)["goal"], 4);
    let to = |goal| Setup {
        goal: Some(goal),
        ..secret()
    };
    for goal in 2..=5 {
        assert_eq!(new_game(to(goal)).json(None)["goal"], goal);
    }
    let refusal = Table::new(game(), to(6), Seed::from_number(1)).expect_err("six bases");
    assert_eq!(refusal.reason, Reason::BadSetup);
}
