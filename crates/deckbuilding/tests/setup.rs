//! Setting up.

use crate::common::{EMPIRE, REBEL, game, hand, names, new_game, stage, words};
use deckbuilding::scenario::{Area, InPlayWord, InPlayWords, Scenario};
use deckbuilding::{Choice, Event, Mode, Player, Setup};
use rulebook::rule;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::testkit::Stage;
use tabletop::{Game, Reason, Refusal, Seat, Seed, Table};

fn counted(cards: Vec<String>) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for id in cards {
        *counts.entry(id).or_default() += 1;
    }
    counts
}

fn counts(wanted: &[(&str, usize)]) -> BTreeMap<String, usize> {
    let counts = wanted.iter().map(|&(id, count)| (id.to_string(), count));
    counts.collect()
}

/// Hand and deck together.
fn owned(area: &Area) -> BTreeMap<String, usize> {
    counted([names(&area.hand), names(&area.deck)].concat())
}

fn sorted(mut ids: Vec<String>) -> Vec<String> {
    ids.sort();
    ids
}

/// Why a game cannot be set up so.
fn refused_setup(setup: Setup) -> Refusal {
    Table::new(game(), setup, Seed::from_number(1)).expect_err("the set-up was accepted")
}

#[test]
fn one_player_commands_each_side() {
    rule!("setup/one-player-per-faction");
    use Player::{Empire, Rebel};
    for sides in [
        vec![],
        vec![Empire],
        vec![Empire, Empire],
        vec![Rebel, Rebel],
        vec![Empire, Rebel, Rebel],
    ] {
        let refusal = refused_setup(Setup {
            sides,
            ..Setup::default()
        });
        assert_eq!(refusal.reason, Reason::BadSetup);
        assert_eq!(refusal.rule, Some("setup/one-player-per-faction"));
    }
    let t = new_game(Setup {
        sides: vec![Rebel, Empire],
        ..Setup::default()
    });
    assert_eq!(t.decider(), Seat(1), "the Empire, which begins, sits there");
    assert_eq!(t.json(Some(Seat(0)))["you"], "rebel");
    assert_eq!(t.json(Some(Seat(1)))["you"], "empire");
}

#[test]
fn a_goal_of_one_or_six_bases_is_refused() {
    rule!("game-length/two-to-five-bases");
    for goal in [0, 1, 6, 255] {
        let refusal = refused_setup(Setup {
            goal: Some(goal),
            ..Setup::default()
        });
        assert_eq!(refusal.reason, Reason::BadSetup);
        assert_eq!(refusal.rule, Some("game-length/two-to-five-bases"));
    }
}

#[test]
fn resources_are_not_limited_by_the_twenty_counters() {
    rule!("setup/counters-never-run-out");
    let mut t = stage(Scenario {
        resources: 20,
        empire: hand(&["twilek-smuggler"]),
        ..Scenario::default()
    });
    t.play("twilek-smuggler");
    assert_eq!(t.words().resources, 23);
}

#[test]
fn damage_is_not_limited_by_the_fifty_counters() {
    rule!("setup/counters-never-run-out");
    let damaged = |card: &str, damage| {
        InPlayWord::With(InPlayWords {
            card: card.into(),
            damage,
            ..InPlayWords::default()
        })
    };
    // 10 and 13 on the bases, 27 on the ships: every counter is in use.
    let mut t = stage(Scenario {
        active: Player::Rebel,
        empire: Area {
            base: Some("coruscant".into()),
            damage: 10,
            ships: vec![
                damaged("star-destroyer", 6),
                damaged("star-destroyer", 6),
                damaged("imperial-carrier", 4),
                damaged("imperial-carrier", 4),
                damaged("nebulon-b-frigate", 4),
                damaged("blockade-runner", 3),
            ],
            ..Area::default()
        },
        rebel: Area {
            base: Some("hoth".into()),
            damage: 13,
            ..Area::default()
        },
        units: words(&["y-wing"]),
        ..Scenario::default()
    });
    t.use_card("y-wing").make(Choice::PickBaseTarget);
    assert_eq!(t.area(Player::Empire).damage, 12);
}

#[test]
fn the_beginner_game_has_these_rebel_bases() {
    rule!("setup/beginner-rebel-bases");
    let rebel = new_game(Setup::default()).area(Player::Rebel);
    assert_eq!(rebel.base.as_deref(), Some("dantooine"));
    assert_eq!(rebel.damage, 0);
    let facedown = sorted(rebel.bases.unwrap_or_default());
    assert_eq!(facedown, ["hoth", "mon-cala", "sullust", "yavin-4"]);
    assert!(rebel.unpicked.is_empty() && rebel.victory.is_empty());
}

#[test]
fn the_beginner_game_has_these_empire_bases() {
    rule!("setup/beginner-empire-bases");
    let empire = new_game(Setup::default()).area(Player::Empire);
    assert_eq!(empire.base.as_deref(), Some("lothal"));
    assert_eq!(empire.damage, 0);
    let facedown = sorted(empire.bases.unwrap_or_default());
    assert_eq!(facedown, ["corellia", "coruscant", "death-star", "endor"]);
    assert!(empire.unpicked.is_empty() && empire.victory.is_empty());
}

#[test]
fn the_starting_base_lies_open_and_the_others_facedown() {
    rule!("setup/starting-base-open-others-facedown");
    let t = new_game(Setup::default());
    for viewer in [Some(EMPIRE), None] {
        let rebel = &t.json(viewer)["players"][1];
        assert_eq!(rebel["base"]["id"], "dantooine");
        assert_eq!(rebel["bases"], 4);
        assert_eq!(rebel["known_bases"], json!([]));
        for hidden in ["hoth", "mon-cala", "sullust", "yavin-4"] {
            assert!(!rebel.to_string().contains(hidden), "{viewer:?} {hidden}");
        }
    }
    let own = &t.json(Some(REBEL))["players"][1]["known_bases"];
    assert_eq!(own.as_array().map(Vec::len), Some(4), "the owner may look");
}

#[test]
fn the_rebels_start_with_these_ten_cards() {
    rule!("setup/rebel-starter-deck");
    let t = new_game(Setup::default());
    assert_eq!(
        owned(&t.area(Player::Rebel)),
        counts(&[
            ("alliance-shuttle", 7),
            ("rebel-trooper", 2),
            ("temple-guardian", 1)
        ])
    );
}

#[test]
fn the_empire_starts_with_these_ten_cards() {
    rule!("setup/empire-starter-deck");
    let t = new_game(Setup::default());
    assert_eq!(
        owned(&t.area(Player::Empire)),
        counts(&[
            ("imperial-shuttle", 7),
            ("stormtrooper", 2),
            ("inquisitor", 1)
        ])
    );
}

#[test]
fn all_decks_are_shuffled() {
    rule!(
        "setup/rebel-starter-deck",
        "setup/empire-starter-deck",
        "setup/galaxy-row-of-six"
    );
    let mut orders = [BTreeSet::new(), BTreeSet::new(), BTreeSet::new()];
    for seed in 1..=10 {
        let stage = Stage::new_game(&game(), Setup::default(), seed);
        let words = stage.game().words(stage.state());
        orders[0].insert(names(&words.empire.deck));
        orders[1].insert(names(&words.rebel.deck));
        orders[2].insert(names(&words.galaxy));
    }
    // Two starter decks may be alike by chance, ten galaxy decks never are.
    assert!(orders[0].len() > 4);
    assert!(orders[1].len() > 4);
    assert_eq!(orders[2].len(), 10);
}

#[test]
fn six_of_the_ninety_galaxy_cards_lie_in_the_row() {
    rule!("setup/galaxy-row-of-six", "setup/outer-rim-pilot-stack");
    for mode in [Mode::Beginner, Mode::FullGalaxy] {
        let words = new_game(Setup {
            mode,
            ..Setup::default()
        })
        .words();
        assert_eq!(words.row.len(), 6);
        assert_eq!(words.galaxy.len(), 84);
        assert!(words.galaxy_discard.is_empty());
        assert_eq!(words.pilots, Some(10));
        let dealt = counted([words.row, names(&words.galaxy)].concat());
        let others = [
            "outer-rim-pilot",
            "imperial-shuttle",
            "stormtrooper",
            "inquisitor",
            "alliance-shuttle",
            "rebel-trooper",
            "temple-guardian",
        ];
        assert!(others.iter().all(|&other| !dealt.contains_key(other)));
        assert_eq!(dealt["tie-fighter"], 3);
        assert_eq!(dealt["darth-vader"], 1);
        assert_eq!(dealt.len(), 55, "kinds of cards");
    }
}

#[test]
fn the_force_begins_with_the_rebels_and_pays_them_on_turn_two() {
    rule!("setup/force-marker-starts-fully-rebel");
    let mut t = new_game(Setup::default());
    assert_eq!(t.words().force, 0);
    assert_eq!(t.words().resources, 0);
    t.end_turn();
    assert_eq!((t.words().turn, t.words().active), (2, Player::Rebel));
    assert_eq!(t.words().resources, 1);
}

#[test]
fn everybody_begins_with_five_cards_and_no_second_try() {
    rule!("setup/opening-hand-of-five");
    let t = new_game(Setup::default());
    for player in Player::BOTH {
        let area = t.area(player);
        assert_eq!((area.hand.len(), area.deck.len()), (5, 5));
        assert!(area.discard.is_empty() && area.ships.is_empty());
    }
    let mut hand = t.hand_of(Player::Empire);
    hand.dedup();
    let mut first = hand.iter().map(|id| format!("play {id}")).collect();
    first = sorted(first);
    let mut offered = t.offered();
    assert_eq!(offered.pop().as_deref(), Some("end-turn"));
    assert_eq!(sorted(offered), first, "no exchange of the hand");
}

#[test]
fn hands_and_decks_are_secret_but_may_be_counted() {
    rule!("setup/hands-and-decks-are-hidden");
    let mut t = new_game(Setup::default());
    let starters = [
        ["imperial-shuttle", "stormtrooper", "inquisitor"],
        ["alliance-shuttle", "rebel-trooper", "temple-guardian"],
    ];
    for viewer in [Some(EMPIRE), Some(REBEL), None] {
        let view = t.json(viewer);
        assert_eq!(view["galaxy"], json!({ "count": 84, "known": [] }));
        for (player, starters) in starters.iter().enumerate() {
            let area = &view["players"][player];
            assert_eq!(area["hand"], 5);
            assert_eq!(area["deck"], json!({ "count": 5, "known": [] }));
            let own = viewer == Some(Seat(player as u8));
            let seen = starters.iter().any(|&id| area.to_string().contains(id));
            assert_eq!(seen, own, "{viewer:?} sees the hand of player {player}");
        }
    }
    assert_eq!(t.hand_of(Player::Empire).len(), 5, "one's own is open");
    // Nor does the log betray what was drawn.
    t.end_turn();
    let mut draws = 0;
    for event in t.events() {
        let Event::Drew { player, .. } = event else {
            continue;
        };
        draws += 1;
        for viewer in [Some(EMPIRE), Some(REBEL), None] {
            let Some(Event::Drew { card, .. }) = t.game().redact(event, viewer) else {
                panic!("everybody may know that a card was drawn");
            };
            let own = viewer == Some(Seat(*player as u8));
            assert_eq!(card.is_some(), own);
        }
    }
    assert_eq!(draws, 15, "two opening hands and the Empire's next");
}
