//! Whole games: nothing that is asked, chosen, told or explained lacks its words.

use crate::common::game;
use outer_rim::{Choice, Event, OuterRim, Prompt, Setup, State, Why};
use std::collections::BTreeSet;
use tabletop::{Fate, Game, Lang, Log, On, Role, Route, Seat, Seed};

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

/// Follows a way as it is said; whether nothing came between. Only ever the way itself is decided.
fn is_flown(game: &OuterRim, state: &State, seat: Seat, route: &Route) -> bool {
    let mut after = state.clone();
    let goes_on = |after: &State| {
        let on_the_way = [game.prompt(state), game.prompt(after)];
        let [begun, now] = on_the_way.map(|prompt| prompt.expect("somebody decides"));
        let is_patrol = |prompt| matches!(prompt, Prompt::PatrolPath { .. });
        let is_own = |prompt| matches!(prompt, Prompt::Planning | Prompt::Movement { .. });
        game.decider(after) == Some(seat)
            && (is_patrol(begun) && is_patrol(now) || is_own(begun) && is_own(now))
    };
    let choices = route.choices.iter().cloned();
    let choices = choices.map(|choice| serde_json::from_value(choice).expect("a choice"));
    for choice in choices {
        let is_legal = game.check(&after, seat, &choice).is_ok();
        assert_eq!(is_legal, goes_on(&after), "{choice:?} of {route:?}");
        if !is_legal {
            return false;
        }
        game.apply(&mut after, &choice, &mut Log::silent());
    }
    let view = game.view(&after, None);
    let here = match game.prompt(state) {
        Some(Prompt::PatrolPath { faction, .. }) => {
            let mut patrols = view.patrols.iter();
            let patrol = patrols.find(|patrol| patrol.faction == faction);
            patrol.expect("it is somewhere").space
        }
        _ => view.players[seat.0 as usize].space,
    };
    let parts = serde_json::to_value(game.components(Lang::EN)).expect("plain data");
    let here = serde_json::to_value(here).expect("a number");
    let here = here.as_u64().expect("a number") as usize;
    let id = parts["spaces"][here]["id"].as_str();
    assert_eq!(route.to, On::Space(id.expect("an id").into()), "{route:?}");
    let may_go_on = matches!(game.prompt(&after), Some(Prompt::Movement { .. }));
    assert!(!may_go_on || game.decider(&after) != Some(seat), "it stays");
    true
}

#[test]
fn a_way_is_flown_by_the_choices_it_names() {
    rulebook::rule!("movement/up-to-hyperdrive", "patrol-movement/full-distance");
    let game = game();
    let (mut own, mut patrols, mut cut_short) = (0, 0, 0);
    for seed in 0..12 {
        let setup = Setup::all().nth(seed as usize).expect("so many set-ups");
        let fate = Fate::new(Seed::from_number(seed));
        let mut log = Log::silent();
        let mut state = game.start(&setup, fate, &mut log).expect("a legal set-up");
        let mut dice = Fate::new(Seed::from_number(seed + 500));
        let mut choices = Vec::new();
        for _ in 0..400 {
            let Some(seat) = game.decider(&state) else {
                break;
            };
            let is_patrol = matches!(game.prompt(&state), Some(Prompt::PatrolPath { .. }));
            for route in game.explain(&state, seat, Lang::EN).routes {
                match is_flown(&game, &state, seat, &route) {
                    true if is_patrol => patrols += 1,
                    true => own += 1,
                    false => cut_short += 1,
                }
            }
            choices.clear();
            game.choices(&state, &mut choices);
            let choice = choices[dice.below(choices.len() as u32) as usize];
            game.apply(&mut state, &choice, &mut log);
        }
    }
    assert!(own > 1000 && patrols > 20, "{own}, {patrols}");
    // What others have to say about who enters, or what may avert a stop, is rare.
    assert!(cut_short * 20 < own, "{cut_short} of {own}");
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
fn everything_in_games_with_unfinished_business_reads() {
    let base = OuterRim::base().expect("the box is sound");
    let setups: Vec<Setup> = Setup::expanded().collect();
    for seed in 0..9 {
        let setup = &setups[seed as usize % setups.len()];
        for game in [&base, &*game()] {
            let game = game.for_setup(setup).expect("a sound box");
            read_a_game(&game.expect("another box"), setup, seed);
        }
    }
}

#[test]
fn everything_in_games_with_the_box_reads() {
    let game = OuterRim::base().expect("the box is sound");
    let setups: Vec<Setup> = Setup::all().collect();
    for seed in 0..100 {
        read_a_game(&game, &setups[seed as usize % setups.len()], seed);
    }
}
