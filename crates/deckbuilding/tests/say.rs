//! The game in words: every question, choice and event has a text a player can read.

use crate::common::{EMPIRE, REBEL, game, hand, ids, intact, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Deckbuilding, Event, Mode, Player, Prompt, Setup, State};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabletop::{AnyTable, Consent, Fate, Game, Lang, Log, Picked, Seat, Seed, Table, Text};

/// A text without holes.
#[track_caller]
fn readable(what: &str, text: &str) {
    for hole in ['⟨', '{', '}', '<', '>', '\u{E000}'] {
        assert!(!text.contains(hole), "{what}: {text}");
    }
    assert!(!text.contains("  "), "{what}: {text}");
    assert!(!text.contains(" ."), "{what}: {text}");
    assert_eq!(text.trim(), text, "{what}");
}

#[track_caller]
fn said(what: &str, text: &Text) {
    readable(what, &text.to_string());
    assert!(!text.is_empty(), "{what} says nothing");
}

/// The name of a variant, of what is in it as well.
fn variant(value: &impl serde::Serialize) -> String {
    match serde_json::to_value(value).unwrap() {
        serde_json::Value::String(name) => name,
        serde_json::Value::Object(map) => map.keys().next().unwrap().clone(),
        other => other.to_string(),
    }
}

/// What was seen on a walk through random games.
#[derive(Default)]
struct Seen {
    prompts: BTreeSet<String>,
    choices: BTreeSet<String>,
    events: BTreeSet<String>,
    unused: usize,
}

fn every_text(game: &Deckbuilding, state: &State, choices: &[Choice], seen: &mut Seen) {
    let decider = game.decider(state).unwrap();
    let prompt = game.prompt(state).unwrap();
    said(&format!("{prompt:?}"), &game.ask(state, Lang::EN));
    seen.prompts.insert(match prompt {
        Prompt::Effect { what, .. } => what.to.into(),
        _ => variant(&prompt),
    });
    for choice in choices {
        let described = game.describe(state, choice, Lang::EN);
        said(&format!("{choice:?}"), &described.whole());
        seen.choices.insert(variant(choice));
    }
    for seat in [EMPIRE, REBEL] {
        let hints = game.hints(state, seat, Lang::EN);
        for blocked in &hints.blocked {
            said("blocked", &blocked.text);
            assert!(blocked.rule.is_some_and(rulebook::exists), "{blocked:?}");
        }
        hints
            .prices
            .iter()
            .for_each(|price| said("price", &price.text));
        hints
            .unused
            .iter()
            .for_each(|unused| said("unused", unused));
        seen.unused += hints.unused.len();
        assert!(seat == decider || hints.unused.is_empty());
    }
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        let board = game.board(&game.view(state, viewer), Lang::EN, 98);
        for hole in ['⟨', '{', '}', '\u{E000}', '\u{1b}'] {
            assert!(!board.contains(hole), "{board}");
        }
        let widest = board.lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(100), "{board}");
    }
}

fn told(game: &Deckbuilding, event: &Event, seen: &mut Seen) {
    seen.events.insert(variant(event));
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        let event = game.redact(event, viewer).unwrap();
        let line = game.tell(&event, Lang::EN).to_string();
        readable(&format!("{event:?}"), &line);
        if !line.is_empty() {
            assert!(line.ends_with(['.', '!']), "{line}");
            assert!(line.starts_with(|c: char| !c.is_lowercase()), "{line}");
        }
    }
}

/// Plays random games of every kind, and looks at every text of every few positions.
fn walk() -> Seen {
    let game = game();
    let mut seen = Seen::default();
    let mut choices = Vec::new();
    for (number, setup) in Setup::all().enumerate() {
        let mut log = Log::listening();
        let mut fate = Fate::new(Seed::from_number(number as u64));
        let first = Fate::new(Seed::from_number(100 + number as u64));
        let mut state = game.start(&setup, first, &mut log).unwrap();
        for position in 0..2_000 {
            choices.clear();
            game.choices(&state, &mut choices);
            if choices.is_empty() {
                break;
            }
            let prompt = game.prompt(&state).unwrap();
            if position % 23 == 0 || !matches!(prompt, Prompt::Turn) {
                every_text(&game, &state, &choices, &mut seen);
            }
            let choice = choices[fate.below(choices.len() as u32) as usize];
            game.apply(&mut state, &choice, &mut log);
        }
        for event in log.events() {
            told(&game, event, &mut seen);
        }
    }
    seen
}

#[test]
fn in_whole_games_every_question_choice_and_event_has_words() {
    let seen = walk();
    let missing = |all: &[&str], seen: &BTreeSet<String>| -> Vec<String> {
        let missing = all.iter().filter(|name| !seen.contains(**name));
        missing.map(ToString::to_string).collect()
    };
    let prompts = [
        "pick-bases",
        "new-base",
        "turn",
        "triggers",
        "reward",
        "spread",
        "damage",
        "discard",
        "exile-from-hand",
        "exile",
        "put-on-their-deck",
        "discard-from-row",
        "swap-top",
        "keep-on-top",
        "return",
        "borrow",
        "buy-free",
        "buy-from-discard",
        "destroy",
        "option",
    ];
    let choices = [
        "pick-base",
        "reveal-base",
        "play",
        "buy",
        "pay-off",
        "use",
        "use-base",
        "commit",
        "resolve",
        "end-turn",
        "trigger",
        "take-reward",
        "pick",
        "pick-base-target",
        "option",
        "assign",
        "pass",
    ];
    let events = [
        "base-picked",
        "turn-began",
        "base-revealed",
        "force-bonus",
        "income",
        "played",
        "resources",
        "force",
        "attack",
        "purchased",
        "purchase-moved",
        "paid-off",
        "row-filled",
        "used",
        "committed",
        "attacked",
        "lapsed",
        "defeated",
        "failed",
        "reward-taken",
        "reward-declined",
        "ship-damaged",
        "ship-destroyed",
        "base-damaged",
        "repaired",
        "base-destroyed",
        "discarded",
        "exiled",
        "drew",
        "shuffled",
        "revealed",
        "looked",
        "looked-at-hand",
        "put-on-deck",
        "swapped",
        "returned",
        "borrowed",
        "next-on-deck",
        "paid",
        "resources-lost",
        "straightened",
        "turn-ended",
        "won",
    ];
    assert_eq!(missing(&prompts, &seen.prompts), [""; 0]);
    assert_eq!(missing(&choices, &seen.choices), [""; 0]);
    assert_eq!(missing(&events, &seen.events), [""; 0]);
    assert!(seen.unused > 100);
}

#[test]
fn what_random_games_do_not_bring_is_said_as_well() {
    let mut seen = Seen::default();
    for event in [
        Event::Conceded {
            player: Player::Rebel,
        },
        Event::DamageLost { amount: 3 },
        Event::Shuffled { player: None },
    ] {
        told(&game(), &event, &mut seen);
        said("event", &game().tell(&event, Lang::EN));
    }
}

fn duel() -> Scenario {
    Scenario {
        resources: 3,
        row: ids(&[
            "x-wing",
            "tie-fighter",
            "star-destroyer",
            "bossk",
            "y-wing",
            "lobot",
        ]),
        units: words(&["death-trooper", "landing-craft"]),
        empire: Area {
            hand: words(&["stormtrooper", "inquisitor"]),
            ships: words(&["gozanti-cruiser"]),
            ..Area::default()
        },
        rebel: Area {
            ships: words(&["hammerhead-corvette"]),
            ..hand(&["rebel-trooper", "alliance-shuttle"])
        },
        ..Scenario::default()
    }
}

#[test]
fn a_board_reads_as_reviewed() {
    let mut t = stage(duel());
    t.commit_to("death-trooper", "x-wing");
    let view = t.view(Some(EMPIRE));
    insta::assert_snapshot!(t.game().board(&view, Lang::EN, 98));
}

/// A base that asks twice when it is revealed: no random game comes here often enough.
#[test]
fn tatooine_asks_in_words_what_it_swaps() {
    let mut t = stage(Scenario {
        active: Player::Rebel,
        turn_begins: true,
        row: ids(&[
            "tie-fighter",
            "bossk",
            "lobot",
            "at-st",
            "at-at",
            "jyn-erso",
        ]),
        galaxy_discard: ids(&["y-wing", "x-wing"]),
        rebel: Area {
            base: None,
            ..Area::default()
        },
        empire: Area {
            victory: ids(&["dantooine"]),
            ..Area::default()
        },
        setup: Setup {
            mode: Mode::FullGalaxy,
            ..Setup::default()
        },
        ..Scenario::default()
    });
    t.reveal("tatooine").trigger_base();
    let asked = |t: &crate::common::Play| asked_at(t);
    let (first, choices) = (asked(&t).text, asked(&t).choices);
    assert_eq!(
        first,
        "Tatooine: bring which card from the galaxy discard pile into the row?"
    );
    assert_eq!(
        choices,
        ["Bring X-Wing into the row", "Bring Y-Wing into the row"]
    );
    t.pick("x-wing");
    assert_eq!(
        asked(&t).text,
        "Tatooine: which card leaves the row for it?"
    );
    assert_eq!(asked(&t).choices[0], "Discard TIE Fighter for it");
}

/// A pending decision in words.
struct Question {
    seat: Seat,
    text: String,
    choices: Vec<String>,
}

fn asked_at(table: &Table<Deckbuilding>) -> Question {
    let decision = table.decision(Lang::EN).unwrap();
    let choices = decision.choices.into_iter();
    Question {
        seat: decision.seat,
        text: decision.text.to_string(),
        choices: choices
            .map(|listed| listed.described.whole().to_string())
            .collect(),
    }
}

/// A turn as it stands in the log: what was asked, what was chosen, what happened.
#[test]
fn a_turn_reads_as_reviewed() {
    let mut table = Table::stage(game(), duel(), Seed::from_number(1)).unwrap();
    let mut story = String::new();
    let question = asked_at(&table);
    for choice in &question.choices {
        story += &format!("  {choice}\n");
    }
    for pick in [
        "Play Inquisitor",
        "Use Inquisitor",
        "Gain 1 resource",
        "Purchase Bossk",
        "Use Gozanti Cruiser",
        "Commit Death Trooper (3 attack) against X-Wing",
        "Resolve the attack on X-Wing",
        "Take the reward",
        "End your turn",
        "Play Rebel Trooper",
        "Commit Rebel Trooper (2 attack) against Lothal",
        "Commit Hammerhead Corvette",
        "Resolve the attack on Lothal",
        "End your turn",
    ] {
        let question = asked_at(&table);
        let mut choices = question.choices.iter();
        let id = choices.position(|choice| choice.starts_with(pick));
        let id = id.unwrap_or_else(|| panic!("no {pick}: {:#?}", question.choices));
        let (asked, choice) = (&question.text, &question.choices[id]);
        story += &format!("{}: {asked}\n> {choice}\n", question.seat);
        let step = AnyTable::choose(&mut table, question.seat, Picked::Id(id)).unwrap();
        for fact in step.told(tabletop::Reader::Seat(EMPIRE), Lang::default()) {
            let Some(line) = fact.line else { continue };
            story += &format!("· {line}\n");
        }
    }
    insta::assert_snapshot!(story);
}

/// Refuses a choice in JSON, and says the rule.
#[track_caller]
fn refused(table: &mut Table<Deckbuilding>, choice: &str) -> (String, Option<&'static str>) {
    let seat = table.game().decider(table.state()).unwrap();
    let choice: Choice = serde_json::from_str(choice).unwrap();
    let refusal = table.choose(seat, &choice).unwrap_err();
    let refusal = refusal.said(&**table.game(), Lang::EN);
    let message = refusal.message.to_string();
    readable(&format!("{choice:?}"), &message);
    (message, refusal.rule)
}

fn number(id: &str) -> u32 {
    let game = game();
    let card = game.library().copies(id).next().unwrap();
    card.into()
}

#[test]
fn a_refusal_names_its_rule() {
    let mut table = Table::stage(game(), duel(), Seed::from_number(1)).unwrap();
    let t = &mut table;
    let star_destroyer = format!("{{\"buy\":{}}}", number("star-destroyer"));
    assert_eq!(
        refused(t, &star_destroyer),
        (
            "Star Destroyer costs 7, you have 3".to_string(),
            Some("purchasing/pay-the-full-cost")
        )
    );
    let (trooper, cruiser) = (number("death-trooper"), number("gozanti-cruiser"));
    let (x_wing, tie) = (number("x-wing"), number("tie-fighter"));
    for (choice, rule) in [
        (
            format!("{{\"buy\":{x_wing}}}"),
            "purchasing/own-faction-and-neutral-only",
        ),
        (
            format!("{{\"buy\":{trooper}}}"),
            "purchasing/row-and-pilot-stack-only",
        ),
        (
            format!("{{\"pay-off\":{}}}", number("bossk")),
            "pay-off/off-unless-agreed",
        ),
        (
            format!("{{\"use\":{}}}", number("stormtrooper")),
            "abilities/only-cards-in-play",
        ),
        (format!("{{\"use\":{trooper}}}"), "glossary-while/always-on"),
        (
            format!("{{\"commit\":[{cruiser},{{\"row\":{x_wing}}}]}}"),
            "commit/row-attack-takes-units-only",
        ),
        (
            format!("{{\"commit\":[{trooper},{{\"row\":{tie}}}]}}"),
            "bounty-sabotage/only-enemy-units-in-the-row",
        ),
        (
            "{\"resolve\":\"base\"}".into(),
            "commit/committing-does-not-resolve",
        ),
        (
            "{\"reveal-base\":1}".into(),
            "turn-start/new-base-only-if-yours-is-gone",
        ),
        (
            "{\"trigger\":\"base\"}".into(),
            "glossary-when/only-at-its-moment",
        ),
    ] {
        assert_eq!(refused(t, &choice).1, Some(rule), "{choice}");
    }
    let commit = format!("{{\"commit\":[{trooper},{{\"row\":{x_wing}}}]}}");
    t.choose(EMPIRE, &serde_json::from_str(&commit).unwrap())
        .unwrap();
    assert_eq!(refused(t, &commit).1, Some("commit/commitment-is-final"));
    let resolve = format!("{{\"resolve\":{{\"row\":{x_wing}}}}}");
    t.choose(EMPIRE, &serde_json::from_str(&resolve).unwrap())
        .unwrap();
    assert_eq!(
        refused(t, "\"end-turn\"").1,
        Some("abilities/finish-before-the-next-action")
    );
    t.choose(EMPIRE, &Choice::Pass).unwrap();
    assert_eq!(
        refused(t, &commit).1,
        Some("commit/one-attack-per-card-per-turn")
    );
    let craft = format!("{{\"use\":{}}}", number("landing-craft"));
    t.choose(EMPIRE, &serde_json::from_str(&craft).unwrap())
        .unwrap();
    if matches!(t.decision(Lang::EN).unwrap().prompt, Prompt::Effect { .. }) {
        t.choose(EMPIRE, &Choice::Option(0)).unwrap();
    }
    assert_eq!(
        refused(t, &craft).1,
        Some("abilities/once-per-card-per-turn")
    );
}

#[test]
fn a_condition_that_does_not_hold_is_the_reason() {
    let scenario = Scenario {
        units: words(&["tie-fighter"]),
        ..Scenario::default()
    };
    let mut table = Table::stage(game(), scenario, Seed::from_number(1)).unwrap();
    let choice = format!("{{\"use\":{}}}", number("tie-fighter"));
    let (_, rule) = refused(&mut table, &choice);
    assert_eq!(rule, Some("glossary-if/condition-must-hold-when-used"));
}

/// Whatever a choice names, at any decision: refused or legal, never a panic.
#[test]
fn in_whole_games_numbers_of_nothing_are_refused() {
    let game = game();
    for (number, setup) in Setup::all().step_by(3).enumerate() {
        let mut fate = Fate::new(Seed::from_number(number as u64));
        let (mut table, _) =
            Table::new(game.clone(), setup, Seed::from_number(number as u64)).unwrap();
        for _ in 0..60 {
            let Some(seat) = game.decider(table.state()) else {
                break;
            };
            for id in [0u8, 40, 119, 120, 127, 128, 200, 255] {
                for choice in everything_about(id) {
                    let refusal = match table.clone().choose(seat, &choice) {
                        Ok(_) => continue,
                        Err(refusal) => refusal.said(&*game, Lang::EN),
                    };
                    readable(&format!("{choice:?}"), &refusal.message.to_string());
                    assert!(refusal.rule.is_none_or(rulebook::exists));
                }
            }
            let mut choices = Vec::new();
            game.choices(table.state(), &mut choices);
            let choice = choices[fate.below(choices.len() as u32) as usize];
            table.choose(seat, &choice).unwrap();
            intact(&game, table.state()).unwrap();
        }
    }
}

/// Every kind of choice, about one number.
fn everything_about(id: u8) -> Vec<Choice> {
    [
        format!("{{\"pick-base\":{id}}}"),
        format!("{{\"reveal-base\":{id}}}"),
        format!("{{\"play\":{id}}}"),
        format!("{{\"buy\":{id}}}"),
        format!("{{\"pay-off\":{id}}}"),
        format!("{{\"use\":{id}}}"),
        "\"use-base\"".into(),
        format!("{{\"commit\":[{id},\"base\"]}}"),
        format!("{{\"commit\":[{id},{{\"row\":{id}}}]}}"),
        format!("{{\"resolve\":{{\"row\":{id}}}}}"),
        "{\"resolve\":\"base\"}".into(),
        "\"end-turn\"".into(),
        format!("{{\"trigger\":{{\"card\":{id}}}}}"),
        "{\"trigger\":\"base\"}".into(),
        "\"take-reward\"".into(),
        format!("{{\"pick\":{id}}}"),
        "\"pick-base-target\"".into(),
        format!("{{\"option\":{id}}}"),
        format!("{{\"assign\":[{id},{id}]}}"),
        "\"pass\"".into(),
    ]
    .iter()
    .map(|json| serde_json::from_str(json).unwrap())
    .collect()
}

#[test]
fn hints_name_price_obstacle_and_what_would_be_unused() {
    let game = game();
    let table = Table::stage(game.clone(), duel(), Seed::from_number(1)).unwrap();
    let hints = table.hints(EMPIRE, Lang::EN);
    let unused: Vec<String> = hints.unused.iter().map(ToString::to_string).collect();
    assert_eq!(
        unused,
        [
            "2 cards in your hand",
            "3 resources",
            "attackers that are ready: Death Trooper",
            "abilities of Landing Craft, Gozanti Cruiser",
        ]
    );
    let blocked: Vec<String> = hints.blocked.iter().map(|b| b.text.to_string()).collect();
    assert!(
        blocked.contains(&"X-Wing serves the enemy".to_string()),
        "{blocked:?}"
    );
    let others = table.hints(REBEL, Lang::EN);
    assert_eq!(others.blocked.len(), 1);
    assert_eq!(
        others.blocked[0].rule,
        Some("playing/only-the-active-player-acts")
    );
    assert!(table.hints(Seat(7), Lang::EN).blocked.is_empty());
}

#[test]
fn undo_takes_back_an_ability_with_all_its_picks() {
    let game: Arc<Deckbuilding> = game();
    let mut table = Table::stage(game, duel(), Seed::from_number(1)).unwrap();
    let before = table.state().clone();
    let craft = format!("{{\"use\":{}}}", number("landing-craft"));
    table
        .choose(EMPIRE, &serde_json::from_str(&craft).unwrap())
        .unwrap();
    assert_ne!(table.state(), &before);
    table.undo(EMPIRE, Consent::NotAsked).unwrap();
    assert_eq!(table.state(), &before);
}
