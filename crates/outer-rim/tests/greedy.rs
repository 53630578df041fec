//! What a player expects of the greedy machine, in small positions with the cards of the box.

use bots::{Bot as _, Deed, Greedy, Known};
use outer_rim::content::{Expansion, Shelf};
use outer_rim::scenario::{AmbitionWords, AssetWord, PlayerWords, Scenario, StepWord};
use outer_rim::{OuterRim, State};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{Fate, Game as _, Log, Seed};

/// So many machines, each with luck of its own, are put before a position.
const MACHINES: u64 = 20;

/// What they choose, in short words, and how many of them.
fn chosen(scenario: &Scenario) -> BTreeMap<String, usize> {
    chosen_with(Arc::new(OuterRim::base().unwrap()), scenario)
}

fn chosen_with(game: Arc<OuterRim>, scenario: &Scenario) -> BTreeMap<String, usize> {
    let game = game.for_scenario(scenario).unwrap().unwrap_or(game);
    let state = game.stage(scenario, Fate::new(Seed::default())).unwrap();
    chosen_in(&game, &state)
}

fn chosen_in(game: &OuterRim, state: &State) -> BTreeMap<String, usize> {
    let mut choices = Vec::new();
    let known = Known::of(game, state, &mut choices).unwrap();
    let mut chosen = BTreeMap::new();
    for luck in 0..MACHINES {
        match Greedy::new(Seed::from_number(luck)).act(&known) {
            Deed::Choose(id) => {
                let short = game.short(state, &known.choices()[id]);
                *chosen.entry(short).or_default() += 1;
            }
            Deed::Offer(_) => panic!("greedy makes no offers"),
        }
    }
    chosen
}

/// Asserts that all of them choose something that begins so.
#[track_caller]
fn all_choose(begin: &str, scenario: &Scenario) {
    all_begin(begin, &chosen(scenario));
}

#[track_caller]
fn all_begin(begin: &str, chosen: &BTreeMap<String, usize>) {
    let so = chosen.keys().all(|short| short.starts_with(begin));
    assert!(so, "not all choose '{begin}': {chosen:?}");
}

/// Doctor Aphra, who has knowledge, stealth and tech, with one asset.
fn aphra(space: &str, asset: &str) -> PlayerWords {
    PlayerWords {
        character: Some("doctor-aphra".into()),
        space: space.into(),
        assets: vec![asset.into()],
        ..PlayerWords::default()
    }
}

fn position(step: StepWord, player: PlayerWords) -> Scenario {
    Scenario {
        step,
        players: vec![player, PlayerWords::second()],
        ..Scenario::default()
    }
}

#[test]
fn attempts_the_job_it_stands_at() {
    let there = aphra("ryloth", "start-lost-archive");
    all_choose("attempt", &position(StepWord::Encounter, there));
}

#[test]
fn delivers_what_it_has_brought() {
    let there = aphra("cantonica", "royal-starship-parts");
    let mut position = position(StepWord::Action, there);
    // The market could only be visited afterwards.
    position.so_far.marketed = true;
    all_choose("deliver", &position);
}

#[test]
fn flies_to_deliver_rather_than_rests() {
    let two_turns_away = aphra("tatooine", "ancient-holocron");
    all_choose("move", &position(StepWord::Planning, two_turns_away));
}

#[test]
fn flies_to_the_job_rather_than_rests() {
    let one_turn_away = aphra("tatooine", "start-lost-archive");
    all_choose("move", &position(StepWord::Planning, one_turn_away));
}

#[test]
fn stays_for_the_job_it_failed() {
    let there = aphra("ryloth", "start-lost-archive");
    all_choose("income", &position(StepWord::Planning, there));
}

#[test]
fn takes_the_credits_if_there_is_nothing_to_do() {
    let idle = PlayerWords {
        assets: Vec::new(),
        ..aphra("tatooine", "start-lost-archive")
    };
    all_choose("income", &position(StepWord::Planning, idle));
}

#[test]
fn buys_the_fame_that_wins() {
    let rich = PlayerWords {
        assets: Vec::new(),
        fame: 9,
        credits: 15_000,
        ..aphra("tatooine", "start-lost-archive")
    };
    let mut position = position(StepWord::Action, rich);
    let top = vec!["coruscant-penthouse".into()];
    position
        .market
        .insert(outer_rim::content::Market::Luxury, top);
    all_choose("market", &position);
}

/// With ambitions Doctor Aphra strives for the plain goals of the test pack: one on Naboo, then one on Ryloth,
/// one on Lothal at any time, and one anywhere once she has the fame.
#[track_caller]
fn ventures(begin: &str, step: StepWord, space: &str, done: &[u8]) {
    let ambition = AmbitionWords {
        done: done.to_vec(),
        ..AmbitionWords::from("ventures")
    };
    let player = PlayerWords {
        assets: Vec::new(),
        fame: 8,
        ambition: Some(ambition),
        ..aphra(space, "start-lost-archive")
    };
    let scenario = Scenario {
        with: [Expansion::UnfinishedBusiness].into_iter().collect(),
        ambitions: true,
        fame: 8,
        ..position(step, player)
    };
    let game = Arc::new(OuterRim::test_pack().unwrap());
    all_begin(begin, &chosen_with(game, &scenario));
}

#[test]
fn attempts_the_goal_it_stands_at() {
    ventures("pursue 1", StepWord::Encounter, "naboo", &[]);
    ventures("pursue 4", StepWord::Encounter, "kessel", &[1, 2, 3]);
}

/// However much else there is to do.
#[test]
fn goes_for_the_goal_that_wins() {
    let ambition = AmbitionWords {
        done: vec![1, 2, 3, 4],
        ..AmbitionWords::from("numbers")
    };
    let laden = PlayerWords {
        ship: Some("yt-1300".into()),
        fame: 8,
        ambition: Some(ambition),
        assets: ["spice", "coaxium-crystal", "casino", "hard-job"]
            .map(AssetWord::from)
            .to_vec(),
        ..aphra("tatooine", "start-lost-archive")
    };
    let scenario = Scenario {
        with: [Expansion::UnfinishedBusiness].into_iter().collect(),
        ambitions: true,
        fame: 8,
        ..position(StepWord::Planning, laden)
    };
    let game = Arc::new(OuterRim::test_pack().unwrap());
    all_begin("move", &chosen_with(game, &scenario));
}

#[test]
fn flies_to_where_a_goal_can_be_attempted() {
    ventures("move", StepWord::Planning, "tatooine", &[3]);
    ventures("move", StepWord::Planning, "tatooine", &[1, 3]);
}

/// The test pack with Unfinished Business, and a position in it after some choices.
fn expanded(scenario: Scenario, made: &[&str]) -> (OuterRim, State) {
    let with = [Expansion::UnfinishedBusiness].into_iter().collect();
    let game = OuterRim::with_boxes(&Arc::new(Shelf::test_pack()), with).unwrap();
    let scenario = Scenario { with, ..scenario };
    let mut state = game.stage(&scenario, Fate::new(Seed::default())).unwrap();
    for short in made {
        let mut choices = Vec::new();
        game.choices(&state, &mut choices);
        let choice = choices.iter().find(|one| game.short(&state, one) == *short);
        game.apply(&mut state, choice.unwrap(), &mut Log::silent());
    }
    (game, state)
}

/// Two players in a space, the first of them with a card.
fn beside_each_other(step: StepWord, space: &str, card: &str) -> Scenario {
    let other = PlayerWords {
        space: space.into(),
        ..PlayerWords::second()
    };
    Scenario {
        players: vec![aphra(space, card), other],
        ..position(step, PlayerWords::default())
    }
}

#[test]
fn fights_the_player_it_has_a_bounty_on() {
    // At a navpoint its ship is as good as the other one.
    let there = beside_each_other(StepWord::Encounter, "tatooine-reach", "bounty-bossk");
    let (game, state) = expanded(there, &[]);
    let hunt = "hunt bounty-bossk player 2".to_string();
    assert_eq!(chosen_in(&game, &state), BTreeMap::from([(hunt, 20)]));
}

#[test]
fn takes_part_in_a_job_that_pays_it_and_in_no_other() {
    for (job, space, answer) in [
        ("big-heist", "kessel", "accept"),
        ("heist", "tatooine", "pass"),
    ] {
        let there = beside_each_other(StepWord::Encounter, space, job);
        let attempt = format!("attempt {job}");
        let (game, state) = expanded(there, &[&attempt]);
        let all = BTreeMap::from([(answer.to_string(), 20)]);
        assert_eq!(chosen_in(&game, &state), all, "{job}");
    }
}
