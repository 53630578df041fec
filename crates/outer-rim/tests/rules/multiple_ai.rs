//! Two rivals at once; Unfinished Business, "Using Multiple AI Opponents".

use crate::common::solo::before;
use crate::common::{
    ONE, OnStage, THREE, TWO, expanded, game, ids, new_game, player, stage, words,
};
use outer_rim::content::Expansion;
use outer_rim::scenario::{PlayerWords, RivalWords, Scenario, StepWord};
use outer_rim::{Event, Setup};
use rulebook::rule;
use std::collections::BTreeSet;
use tabletop::{Fate, Game, Log, Refusal, Seed};

/// Alone against two.
fn against(one: &str, other: &str) -> Setup {
    Setup {
        players: 1,
        characters: Some(vec!["doctor-aphra".into()]),
        rivals: 2,
        rival: Some(one.into()),
        second_rival: Some(other.into()),
        with: [Expansion::UnfinishedBusiness].into_iter().collect(),
        ..Setup::default()
    }
}

fn begun(setup: Setup, seed: u64) -> OnStage {
    let mut t = new_game(setup, seed);
    while t.words().turn == 0 {
        let first = t.offered()[0].clone();
        t.make(&first);
    }
    t
}

fn refusal(setup: &Setup) -> Refusal {
    let game = game().for_setup(setup).unwrap().unwrap_or_else(game);
    let fate = Fate::new(Seed::from_number(1));
    game.start(setup, fate, &mut Log::silent()).unwrap_err()
}

/// I end my turn on Takodana; a hunter and a smuggler follow.
fn table() -> Scenario {
    let hunter = PlayerWords {
        ship: Some("g-1a-starfighter".into()),
        credits: 0,
        ..player("bossk", "kessel")
    };
    let smuggler = PlayerWords {
        ship: Some("g9-rigger".into()),
        credits: 0,
        ..player("lando-calrissian", "naboo")
    };
    let base = before("ai-hunter-4", hunter.clone());
    expanded(Scenario {
        players: vec![player("doctor-aphra", "takodana"), hunter, smuggler],
        second_rival: Some(RivalWords {
            player: 2,
            deck: words(&["ai-6"]),
        }),
        ..base
    })
}

#[test]
fn one_of_two_rivals_hunts() {
    rule!("multiple-ai/one-hunter-and-one-other");
    let rule = Some("multiple-ai/one-hunter-and-one-other");
    assert_eq!(refusal(&against("bossk", "dengar")).rule, rule);
    assert_eq!(refusal(&against("han-solo", "lando-calrissian")).rule, rule);
    let base = Setup {
        with: Setup::default().with,
        ..against("bossk", "lando-calrissian")
    };
    assert_eq!(refusal(&base).rule, rule);
    let t = begun(against("bossk", "lando-calrissian"), 1);
    assert_eq!(t.words().players.len(), 3);
    // Whom one is not told beforehand is chosen: first anybody, then one of the other kind.
    let mut t = new_game(
        Setup {
            rival: Some("bossk".into()),
            second_rival: None,
            ..against("bossk", "lando-calrissian")
        },
        1,
    );
    while !t.offers("character lando-calrissian") {
        let first = t.offered()[0].clone();
        t.make(&first);
    }
    assert!(!t.offers("character dengar"));
}

#[test]
fn chance_says_which_rival_comes_first() {
    rule!(
        "multiple-ai/random-order-human-first",
        "multiple-ai/starting-credits"
    );
    let mut first = BTreeSet::new();
    for seed in 0..12 {
        let words = begun(against("bossk", "lando-calrissian"), seed).words();
        assert_eq!((words.current, words.first), (0, 0), "I begin");
        let credits: Vec<u32> = words.players.iter().map(|one| one.credits).collect();
        assert_eq!(credits, [4000, 6000, 8000]);
        first.insert(words.players[1].character.clone());
    }
    assert_eq!(first.len(), 2);
}

#[test]
fn each_rival_has_its_own_deck_and_takes_one_turn() {
    rule!(
        "multiple-ai/separate-decks-and-possessions",
        "multiple-ai/each-ai-acts-once-after-your-turn"
    );
    let mut t = stage(table());
    let before = t.words();
    assert_eq!(ids(&before.rival.clone().unwrap().deck).len(), 6);
    assert_eq!(ids(&before.second_rival.clone().unwrap().deck).len(), 6);
    t.make("space");
    let drawn: Vec<u32> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::AiCardDrawn { player, .. } => Some(u32::from(*player)),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [1, 2]);
    assert_eq!((t.current(), t.words().step), (0, StepWord::Planning));
    let words = t.words();
    assert_eq!(ids(&words.rival.unwrap().deck)[5], "ai-hunter-4");
    assert_eq!(ids(&words.second_rival.unwrap().deck)[5], "ai-6");
    // The hunter could not buy and sold a cargo, the smuggler took its 2,000.
    assert_eq!(t.who(TWO).credits, 6000);
    assert_eq!(t.who(THREE).credits, 2000);
    assert_eq!(t.who(ONE).credits, before.players[0].credits);
}

#[test]
fn whoever_is_famous_first_wins_alone() {
    rule!("multiple-ai/ais-race-each-other-too");
    let mut scenario = table();
    scenario.players[2].fame = 9;
    scenario.players[2].credits = 8000;
    let mut t = stage(scenario);
    t.make("space");
    assert_eq!(t.words().step, StepWord::Over(2));
    let places = t.game().outcome(t.state()).unwrap().places;
    assert_eq!((places[0] > 1, places[1] > 1, places[2]), (true, true, 1));
}

#[test]
fn who_gives_up_leaves_the_game_to_the_rival_ahead() {
    rule!("fame/giving-up-ends-a-game-of-two");
    let mut scenario = table();
    scenario.players[2].fame = 3;
    let t = stage(scenario);
    let mut state = t.state().clone();
    t.game()
        .concede(&mut state, ONE, &mut Log::silent())
        .unwrap();
    assert_eq!(t.game().words(&state).step, StepWord::Over(2));
}
