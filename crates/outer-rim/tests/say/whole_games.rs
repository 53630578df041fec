//! Whole games: nothing that is asked, chosen, told or explained lacks its words.

use crate::common::game;
use outer_rim::{Choice, Event, OuterRim, Setup, Why};
use std::collections::BTreeSet;
use tabletop::{Fate, Game, Lang, Log, Role, Seat, Seed};

/// Fails if a message or an argument of a text is missing.
#[track_caller]
fn reads(text: &str, what: &str) {
    assert!(!text.is_empty(), "nothing is said: {what}");
    assert!(
        !text.contains(['{', '}', '⟨', '$', '<', '>']),
        "{what}: {text}"
    );
    assert!(
        !text.contains("  ") && !text.contains(" .") && !text.contains(" ,"),
        "{what}: {text}"
    );
}

/// Whether an event has no sentence: what is asked, or another event, tells as much.
fn is_quiet(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnEnded { .. }
            | Event::StepBegan { .. }
            | Event::AiCardDone { .. }
            | Event::Credits {
                why: Why::Price,
                ..
            }
            | Event::Gained { bought: true, .. }
            | Event::DatabankResolved {
                contact: Some(_),
                ..
            }
    )
}

/// Plays a random game and reads everything; the kinds of event that were told.
fn read_a_game(game: &OuterRim, setup: &Setup, seed: u64) -> BTreeSet<String> {
    let mut told = BTreeSet::new();
    let mut log = Log::listening();
    let fate = Fate::new(Seed::from_number(seed));
    let mut state = game.start(setup, fate, &mut log).expect("a legal set-up");
    let mut dice = Fate::new(Seed::from_number(seed + 1_000_000));
    let mut choices = Vec::new();
    let mut steps = 0;
    loop {
        for event in log.events() {
            let kind = format!("{event:?}");
            let kind = kind
                .split([' ', '{'])
                .next()
                .unwrap_or_default()
                .to_string();
            // Whoever puts sentences beside events counts on all others having one.
            let quiet = is_quiet(event);
            for viewer in [None, Some(Seat(0))] {
                let Some(event) = game.redact(event, viewer) else {
                    continue;
                };
                let text = game.tell(&event, Lang::EN).to_string();
                assert_eq!(quiet, text.is_empty(), "{kind}");
                if !quiet {
                    reads(&text, &kind);
                    assert!(text.ends_with(['.', '!', '?']), "{text}");
                }
            }
            told.insert(kind);
        }
        let Some(seat) = game.decider(&state) else {
            break;
        };
        choices.clear();
        game.choices(&state, &mut choices);
        // Everything is read at some positions only: words take time.
        if steps % 13 == 0 {
            reads(&game.ask(&state, Lang::EN).to_string(), "the question");
            let mut seen = BTreeSet::new();
            for choice in &choices {
                let described = game.describe(&state, choice, Lang::EN);
                let text = described.whole().to_string();
                reads(&text, &format!("{choice:?}"));
                let place = format!("{:?} {text}", described.on);
                assert!(seen.insert(place), "two choices read alike: {text}");
                assert_eq!(described.role, game.part(&state, choice).role);
                assert_eq!(
                    described.role == Role::Pass,
                    game.is_pass(&state, choice),
                    "{text}"
                );
            }
            read_explanation(game, &state, seat);
            assert_offered_is_not_blocked(game, &state, seat);
        }
        if steps % 97 == 0 {
            let board = game.board(&game.view(&state, Some(seat)), Lang::EN, 80);
            assert!(!board.contains(['{', '}', '⟨', '$', '<', '>']), "{board}");
            assert!(
                board.lines().all(|line| line.chars().count() <= 80),
                "{board}"
            );
        }
        let choice = choices[dice.below(choices.len() as u32) as usize];
        log = Log::listening();
        game.apply(&mut state, &choice, &mut log);
        steps += 1;
    }
    reads(&game.ask(&state, Lang::EN).to_string(), "the end");
    told
}

fn read_explanation(game: &OuterRim, state: &outer_rim::State, seat: Seat) {
    let hints = game.hints(state, seat, Lang::EN);
    for blocked in &hints.blocked {
        reads(&blocked.text.to_string(), "what is blocked");
    }
    for price in &hints.prices {
        reads(&price.text.to_string(), "a price");
    }
    for chance in game.explain(state, seat, Lang::EN).chances {
        reads(&chance.text.to_string(), "a chance");
        assert!(chance.permille <= 1000);
    }
    for text in &hints.unused {
        reads(&text.to_string(), "what stays unused");
    }
}

/// A deck that can be bought from is not said to be out of reach.
fn assert_offered_is_not_blocked(game: &OuterRim, state: &outer_rim::State, seat: Seat) {
    let all = game.hints(state, seat, Lang::EN);
    let mut choices = Vec::new();
    game.choices(state, &mut choices);
    for choice in choices.iter().filter(|one| matches!(one, Choice::Buy(_))) {
        let on = game.describe(state, choice, Lang::EN).on;
        let blocked = all.blocked.iter().find(|blocked| blocked.on == on);
        assert!(blocked.is_none(), "{blocked:?}");
    }
}

#[test]
fn everything_in_random_games_reads() {
    let setups: Vec<Setup> = Setup::all().collect();
    let mut told = BTreeSet::new();
    for seed in 0..100 {
        let setup = &setups[seed as usize % setups.len()];
        told.extend(read_a_game(&game(), setup, seed));
    }
    // Rare ones need more games than a test has time for.
    assert!(told.len() > 45, "{told:?}");
}

#[test]
fn everything_in_games_with_the_box_reads() {
    let game = OuterRim::base().expect("the box is sound");
    let setups: Vec<Setup> = Setup::all().collect();
    for seed in 0..100 {
        read_a_game(&game, &setups[seed as usize % setups.len()], seed);
    }
}
