//! Ambition sheets: choosing them, their goals, and winning with them.

use crate::common::{
    BLANK, CRIT, HIT, ONE, OnStage, THREE, TWO, encounters, game, new_game, patrols, player,
    refused, reputation, stage, words,
};
use outer_rim::content::{Boxes, Die, Expansion, Faction, Market, Standing};
use outer_rim::scenario::{AmbitionWords, PlayerWords, RivalWords, Scenario, StepWord};
use outer_rim::{Choice, Event, Setup};
use rulebook::rule;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Fate, Game as _, Lang, Log, Seed};

fn boxes() -> Boxes {
    [Expansion::UnfinishedBusiness].into_iter().collect()
}

/// A new game with ambitions.
fn ambitious(players: u8, seed: u64) -> OnStage {
    let setup = Setup {
        players,
        fame: 8,
        with: boxes(),
        ambitions: true,
        ..Setup::default()
    };
    new_game(setup, seed)
}

/// Sets a game up to the choice of sheets, always with the first character and ship.
fn up_to_the_sheets(players: u8, seed: u64) -> OnStage {
    let mut t = ambitious(players, seed);
    while t.offered_that("ambition").is_empty() {
        let choice = t.offered().swap_remove(0);
        t.make(&choice);
    }
    t
}

/// A sheet with these goals complete, counted from one.
fn sheet(id: &str, done: &[u8]) -> Option<AmbitionWords> {
    Some(AmbitionWords {
        done: done.to_vec(),
        ..id.into()
    })
}

/// Somebody with a sheet.
fn with_sheet(id: &str, done: &[u8], who: PlayerWords) -> PlayerWords {
    PlayerWords {
        ambition: sheet(id, done),
        ..who
    }
}

/// A position with ambitions in which 8 fame is needed; the second player is far away.
fn position(step: StepWord, who: PlayerWords) -> Scenario {
    let other = with_sheet("modest", &[], player("bossk", "cantonica"));
    Scenario {
        with: boxes(),
        ambitions: true,
        fame: 8,
        step,
        players: vec![who, other],
        ..Scenario::default()
    }
}

/// The goals of the first player that have a token.
fn done(t: &OnStage) -> Vec<u8> {
    t.who(ONE).ambition.expect("a sheet").done
}

/// Doctor Aphra, who is good at tech and bad at influence, where a goal can be attempted.
fn venture(done: &[u8], space: &str, dice: &[Die]) -> OnStage {
    let aphra = with_sheet("ventures", done, player("doctor-aphra", space));
    stage(Scenario {
        dice: dice.to_vec(),
        encounters: encounters(&[("ryloth-naboo", &[])]),
        ..position(StepWord::Encounter, aphra)
    })
}

#[test]
fn one_sheet_more_than_players_is_laid_out_for_all_to_see() {
    rule!("ambitions/deal-one-sheet-more-than-players");
    let mut orders = BTreeSet::new();
    for seed in 0..8 {
        let t = ambitious(3, seed);
        let sheets = t.words().sheets;
        let different: BTreeSet<_> = sheets.iter().cloned().collect();
        assert_eq!((sheets.len(), different.len()), (4, 4));
        for seat in [ONE, TWO, THREE] {
            assert_eq!(t.view(seat).sheets.len(), 4, "all see them");
        }
        orders.insert(sheets);
    }
    assert!(orders.len() > 4, "at random");
}

#[test]
fn the_last_in_turn_order_chooses_first_and_the_last_sheet_leaves_the_game() {
    rule!(
        "ambitions/choose-in-reverse-turn-order",
        "ambitions/leftover-sheet-leaves-the-game"
    );
    let mut t = up_to_the_sheets(3, 5);
    let first = t.words().first;
    for (turn, left) in [(2, 4), (1, 3), (0, 2)] {
        assert_eq!(t.decider().0, (first + turn) % 3, "in reverse turn order");
        let offered = t.offered();
        assert_eq!(offered.len(), left);
        assert_eq!(t.words().sheets.len(), left);
        t.make(&offered[0]);
    }
    assert_eq!(t.words().sheets, [""; 0], "nobody can have the last one");
    let owned = t.words().players.into_iter().filter_map(|one| one.ambition);
    assert_eq!(owned.count(), 3);
    assert!(t.offered_that("ambition").is_empty());
}

#[test]
fn nobody_has_credits_for_their_place_in_the_turn_order() {
    rule!("ambitions/no-starting-credits");
    let mut t = up_to_the_sheets(4, 3);
    while t.words().turn == 0 {
        let choice = t.offered().swap_remove(0);
        t.make(&choice);
    }
    for one in t.words().players {
        let sheet = one.ambition.expect("a sheet").sheet;
        let printed = match sheet.as_str() {
            "dashes" => 3000,
            "numbers" => 2000,
            "forever" => 1000,
            "modest" => 5000,
            _ => 0,
        };
        assert_eq!(one.credits, printed, "{sheet}");
    }
}

/// A position in which the first player is about to take the last sheet of a game of two.
fn about_to_choose(character: &str, sheets: [&str; 2]) -> OnStage {
    stage(Scenario {
        with: boxes(),
        ambitions: true,
        step: StepWord::ChooseAmbition(0),
        turn: 0,
        sheets: sheets.map(String::from).to_vec(),
        players: vec![
            player(character, "tatooine"),
            with_sheet("dashes", &[], player("bossk", "cantonica")),
        ],
        ..Scenario::default()
    })
}

#[test]
fn what_a_sheet_gives_comes_on_top_of_what_the_character_has() {
    rule!("ambitions/sheet-setup-adds-to-character-setup");
    let mut t = about_to_choose("jyn-erso", ["numbers", "forever"]);
    t.make("ambition numbers");
    let jyn = t.who(ONE);
    assert_eq!(jyn.credits, 2000, "of the sheet");
    let standings = [
        (Faction::Imperial, Standing::Negative),
        (Faction::Rebel, Standing::Positive),
    ];
    assert_eq!(jyn.reputation, reputation(&standings), "of both");
    assert_eq!(jyn.assets.len(), 1, "her job");
    assert_eq!(t.who(TWO).credits, 3000);
}

#[test]
fn a_granted_card_is_searched_for_and_its_deck_is_shuffled() {
    rule!("ambitions/search-then-shuffle-market-deck");
    let mut t = about_to_choose("boba-fett", ["heirloom", "forever"]);
    t.make("ambition heirloom");
    assert!(t.assets(ONE).contains(&"blaster".to_string()));
    assert_eq!(t.who(ONE).credits, 0, "for free");
    let deck = t.deck(Market::GearAndMod);
    assert!(!deck.contains(&"blaster".to_string()));
    let shuffled = Event::MarketShuffled {
        deck: Market::GearAndMod,
    };
    assert!(t.told(|event| *event == shuffled));
    let view = t.view(TWO);
    let mut market = view.market.iter();
    let gear = market.find(|one| one.deck == Market::GearAndMod);
    let gear = gear.expect("a deck");
    assert_eq!(
        gear.known.len(),
        1,
        "all know the top card and no other, also not the one that lay there before"
    );
    assert!(gear.top.is_some());
    assert!(!t.told(|event| matches!(event, Event::PatrolSent { .. })));
}

#[test]
fn a_dash_goal_stays_complete() {
    rule!("ambitions/dash-goals-any-time");
    let rich = PlayerWords {
        credits: 9000,
        ..player("boba-fett", "tatooine")
    };
    let mut t = stage(position(
        StepWord::Planning,
        with_sheet("dashes", &[], rich),
    ));
    assert_eq!(done(&t), [0; 0]);
    t.make("income");
    assert_eq!(done(&t), [1], "11,000 credits");
    let mut words = t.words();
    words.players[0].credits = 0;
    let t = stage(words);
    assert_eq!(done(&t), [1], "and it stays");
}

#[test]
fn a_numbered_goal_waits_for_its_turn() {
    rule!("ambitions/numbered-goals-in-order");
    let at_kessel = |done: &[u8], hutt: Standing| PlayerWords {
        assets: words(&["spice"]),
        reputation: reputation(&[(Faction::Hutt, hutt)]),
        ..with_sheet("numbers", done, player("boba-fett", "kessel"))
    };
    let delivered = |done, hutt| {
        let mut t = stage(position(StepWord::Action, at_kessel(done, hutt)));
        t.make("deliver");
        t
    };
    let t = delivered(&[], Standing::Positive);
    assert_eq!(
        done(&t),
        [1, 2],
        "one delivery is for one goal; the dash goal is complete, the third number is not"
    );
    let t = delivered(&[1], Standing::Neutral);
    assert_eq!(done(&t), [1, 2, 3]);
    let t = delivered(&[1], Standing::Positive);
    assert_eq!(
        done(&t),
        [1, 2, 3, 4],
        "what is so already is complete when its turn comes"
    );
}

#[test]
fn an_infinity_goal_is_complete_only_as_long_as_it_is_so() {
    rule!("ambitions/infinity-goals-can-be-undone");
    let armed = |assets: &[&str]| PlayerWords {
        assets: words(assets),
        ..with_sheet("forever", &[], player("boba-fett", "tatooine"))
    };
    let mut position = position(StepWord::Action, armed(&["blaster", "scope"]));
    position.players[1].space = "tatooine".into();
    let mut t = stage(position);
    assert_eq!(done(&t), [1, 2]);
    t.make("trade");
    let gives = crate::common::bundle(0, &["scope"]);
    let takes = crate::common::bundle(0, &[]);
    t.offer(ONE, crate::common::offer(TWO, gives, takes));
    t.make("accept");
    assert_eq!(done(&t), [2], "one gear is not two");
    assert!(t.told(|event| matches!(event, Event::AmbitionGoalUndone { goal: 0, .. })));
    let gives = crate::common::bundle(0, &[]);
    let takes = crate::common::bundle(0, &["scope"]);
    t.offer(ONE, crate::common::offer(TWO, gives, takes));
    t.make("accept");
    assert_eq!(done(&t), [1, 2], "and comes again");
}

#[test]
fn the_last_goal_needs_the_fame_and_all_others() {
    rule!("ambitions/fame-goal-comes-last");
    let famous = |fame: u8, assets: &[&str]| {
        let who = PlayerWords {
            fame,
            assets: words(assets),
            ..with_sheet("forever", &[], player("boba-fett", "tatooine"))
        };
        stage(position(StepWord::Planning, who))
    };
    assert_eq!(done(&famous(9, &["blaster"])), [2], "not enough gear");
    assert_eq!(done(&famous(7, &["blaster", "scope"])), [1, 2], "no fame");
    let t = famous(8, &["blaster", "scope"]);
    assert_eq!(done(&t), [1, 2, 3]);
    let pursuit = |fame: u8, done: &[u8]| {
        let who = PlayerWords {
            fame,
            ..with_sheet("ventures", done, player("boba-fett", "tatooine"))
        };
        stage(position(StepWord::Encounter, who)).offers("pursue 4")
    };
    assert!(!pursuit(8, &[1, 2]) && !pursuit(7, &[1, 2, 3]));
    assert!(pursuit(8, &[1, 2, 3]), "then it can be attempted");
}

#[test]
fn a_goal_is_attempted_as_the_encounter_of_the_turn() {
    rule!(
        "ambitions/encounter-goals-use-the-encounter",
        "ambitions/goal-destination-is-required"
    );
    assert!(!venture(&[], "ryloth", &[]).offers("pursue 1"), "not there");
    let mut t = venture(&[], "naboo", &[BLANK, BLANK]);
    assert_eq!(t.offered_that("pursue"), ["pursue 1"]);
    t.make_all(&["pursue 1", "pass"]);
    assert_eq!(done(&t), [0; 0], "the test was failed");
    assert_eq!(t.current(), 1, "there is no other encounter this turn");
    let mut t = venture(&[], "naboo", &[CRIT, BLANK]);
    t.make_all(&["pursue 1", "pass"]);
    assert_eq!((done(&t), t.who(ONE).credits), (vec![1], 1000));
    assert_eq!(t.current(), 1);
}

#[test]
fn a_goal_that_cannot_be_attempted_says_why() {
    rule!(
        "ambitions/goal-destination-is-required",
        "ambitions/numbered-goals-in-order",
        "ambitions/fame-goal-comes-last"
    );
    let mut t = venture(&[], "tatooine", &[]);
    let mut why = |goal: u8| {
        let refusal = t.refused(ONE, &outer_rim::Choice::Pursue(goal));
        refusal.rule.unwrap_or_default().to_string()
    };
    assert_eq!(why(0), "ambitions/goal-destination-is-required");
    assert_eq!(why(1), "ambitions/numbered-goals-in-order");
    assert_eq!(why(3), "ambitions/fame-goal-comes-last");
    assert_eq!(why(4), "");
}

#[test]
fn a_databank_card_of_a_goal_is_resolved_like_that_of_a_job() {
    rule!("ambitions/goal-databank-card-works-like-a-job");
    // Influence fails, the guard is beaten, and the last step completes it.
    let dice = [
        BLANK, BLANK, CRIT, CRIT, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK,
    ];
    let mut t = venture(&[1], "ryloth", &dice);
    t.make_all(&["pursue 2", "pass"]);
    let steps = t.events().iter().filter_map(|event| match event {
        Event::StepReached { step, .. } => Some(*step),
        _ => None,
    });
    assert_eq!(steps.collect::<Vec<_>>(), [1, 2, 3], "in order");
    assert_eq!(
        t.story_of(&["passes", "fails", "wins", "loses"]),
        ["1 fails", "1 wins 4:0"]
    );
    assert_eq!((done(&t), t.who(ONE).credits), (vec![1, 2], 2000));
    assert!(
        t.words().gone.is_empty(),
        "the card is back in the databank"
    );
    let again = venture(&[1], "ryloth", &[CRIT, BLANK]);
    assert!(again.offers("pursue 2"));
}

#[test]
fn a_step_may_end_the_attempt() {
    rule!("ambitions/goal-databank-card-works-like-a-job");
    let dice = [
        BLANK, BLANK, BLANK, BLANK, CRIT, BLANK, BLANK, BLANK, BLANK, BLANK,
    ];
    let mut t = venture(&[1], "ryloth", &dice);
    t.make_all(&["pursue 2", "pass"]);
    assert_eq!((done(&t), t.who(ONE).credits), (vec![1], 0));
    assert!(t.told(|event| matches!(event, Event::AmbitionGoalFailed { goal: 1, .. })));
    assert_eq!(t.current(), 1);
}

#[test]
fn who_is_defeated_may_attempt_the_goal_again() {
    rule!("ambitions/defeat-fails-the-goal-encounter");
    let mut t = venture(&[], "lothal", &[]);
    t.make("pursue 3");
    assert!(t.who(ONE).defeated, "four damage");
    assert_eq!(done(&t), [0; 0], "the second step never came");
    let failed = |event: &Event| matches!(event, Event::AmbitionGoalFailed { goal: 2, .. });
    let told = t.events().iter().filter(|&event| failed(event)).count();
    assert_eq!(told, 1);
    let mut words = t.words();
    (words.current, words.step) = (0, StepWord::Encounter);
    words.players[0].damage = [0, 0];
    words.players[0].defeated = false;
    assert!(stage(words).offers("pursue 3"), "on a later turn");
}

#[test]
fn every_completed_goal_has_a_token_of_its_own() {
    rule!("ambitions/mark-completed-goals");
    let who = with_sheet("ventures", &[1, 3], player("boba-fett", "tatooine"));
    let t = stage(position(StepWord::Planning, who));
    for seat in [ONE, TWO] {
        let view = t.view(seat);
        let own = view.players[0].ambition.as_ref().expect("a sheet");
        let tokens: Vec<bool> = own.goals.iter().map(|goal| goal.done).collect();
        assert_eq!(tokens, [true, false, true, false]);
        let open: Vec<bool> = own.goals.iter().map(|goal| goal.open).collect();
        assert_eq!(open, [true, true, true, false]);
    }
}

#[test]
fn what_a_goal_counts_is_shown_and_kept() {
    rule!("ambitions/mark-completed-goals");
    let fighter = |counted: &[(u8, u8)], imperial: Standing| {
        let mut who = PlayerWords {
            ship: Some("firespray-31".into()),
            reputation: reputation(&[(Faction::Imperial, imperial)]),
            ..with_sheet("heirloom", &[], player("boba-fett", "tatooine-reach"))
        };
        if let Some(own) = &mut who.ambition {
            own.counted = counted.iter().copied().collect::<BTreeMap<_, _>>();
        }
        let mut t = stage(Scenario {
            patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
            dice: vec![HIT, CRIT, CRIT, CRIT, CRIT, BLANK, BLANK],
            ..position(StepWord::Encounter, who)
        });
        t.make("patrol hutt");
        t
    };
    let t = fighter(&[], Standing::Neutral);
    let own = t.who(ONE).ambition.expect("a sheet");
    assert_eq!((own.done, own.counted), (vec![], [(1, 1)].into()));
    let view = t.view(TWO);
    let own = view.players[0].ambition.as_ref().expect("a sheet");
    assert_eq!(own.goals[0].counted, Some((1, 2)));
    let t = fighter(&[(1, 1)], Standing::Negative);
    assert_eq!(done(&t), [1, 2], "the second counts only for an outlaw");
}

#[test]
fn fame_alone_does_not_win() {
    rule!("ambitions/win-needs-all-goals-and-fame");
    let famous = |credits: u32| PlayerWords {
        fame: 12,
        credits,
        ..with_sheet("dashes", &[2], player("boba-fett", "tatooine"))
    };
    let mut t = stage(position(StepWord::Planning, famous(7000)));
    t.make("income");
    assert_ne!(t.words().step, StepWord::Over(0), "9,000 credits");
    let mut t = stage(position(StepWord::Planning, famous(8000)));
    t.make("income");
    assert_eq!(t.words().step, StepWord::Over(0), "at once");
    assert_eq!(done(&t), [1, 2, 3]);
}

#[test]
fn the_last_goal_may_be_an_encounter_that_wins() {
    rule!("ambitions/win-needs-all-goals-and-fame");
    let who = PlayerWords {
        fame: 8,
        ..with_sheet("ventures", &[1, 2, 3], player("boba-fett", "tatooine"))
    };
    let mut t = stage(position(StepWord::Encounter, who));
    t.make("pursue 4");
    assert_eq!(t.words().step, StepWord::Over(0));
}

#[test]
fn who_did_not_win_is_placed_by_goals_and_then_by_fame() {
    let third = |id: &str, done: &[u8], fame: u8, character: &str| PlayerWords {
        fame,
        ..with_sheet(id, done, player(character, "cantonica"))
    };
    let mut words = position(
        StepWord::Over(0),
        third("dashes", &[1, 2, 3], 8, "boba-fett"),
    );
    words.players.truncate(1);
    words.players.extend([
        third("modest", &[], 11, "bossk"),
        third("numbers", &[1], 2, "han-solo"),
        third("ventures", &[1], 3, "jyn-erso"),
    ]);
    let t = stage(words);
    let outcome = t.game().outcome(t.state()).expect("it is over");
    assert_eq!(outcome.places, [1, 4, 3, 2]);
}

#[test]
fn who_plays_alone_keeps_one_of_two_sheets() {
    rule!(
        "solo-expansion/human-picks-one-of-two-sheets",
        "solo-expansion/ai-has-no-ambition-sheet"
    );
    let setup = Setup {
        players: 1,
        ..Setup::ambitious().next().unwrap()
    };
    assert!(game().check_setup(&setup).is_ok());
    let game = game().for_setup(&setup).unwrap().unwrap();
    let mut log = Log::silent();
    let fate = Fate::new(Seed::from_number(4));
    let mut state = game.start(&setup, fate, &mut log).unwrap();
    let mut laid_out = 0;
    while game.words(&state).turn == 0 {
        let mut choices = Vec::new();
        game.choices(&state, &mut choices);
        if let Choice::Ambition(_) = choices[0] {
            laid_out = choices.len();
            assert_eq!(game.decider(&state), Some(ONE));
        }
        game.apply(&mut state, &choices[0], &mut log);
    }
    let words = game.words(&state);
    assert_eq!((laid_out, words.sheets), (2, Vec::new()));
    assert!(words.players[0].ambition.is_some());
    assert_eq!(words.players[1].ambition, None);
    assert_eq!(words.players[1].credits, 6000);
}

#[test]
fn the_rival_needs_two_fame_more() {
    rule!("solo-expansion/ai-ambition-credits-and-fame");
    let with_fame = |fame: u8| {
        let mut words = position(
            StepWord::Planning,
            with_sheet("dashes", &[], player("boba-fett", "tatooine")),
        );
        words.players[1] = PlayerWords {
            fame,
            ship: Some("g9-rigger".into()),
            ..player("doctor-aphra", "cantonica")
        };
        words.rival = Some(RivalWords::default());
        stage(words)
    };
    assert_ne!(with_fame(9).words().step, StepWord::Over(1));
    assert_eq!(with_fame(10).words().step, StepWord::Over(1));
    let rival = with_fame(8).view(ONE).rivals.remove(0);
    assert_eq!(rival.goal, Some(10), "which is shown");
}

#[test]
fn a_position_with_sheets_that_are_not_there_is_refused() {
    let who = || player("boba-fett", "tatooine");
    let unknown = position(StepWord::Planning, with_sheet("no-such-sheet", &[], who()));
    let no_goal = position(StepWord::Planning, with_sheet("dashes", &[4], who()));
    let twice = position(StepWord::Planning, with_sheet("modest", &[], who()));
    let without = Scenario {
        ambitions: false,
        ..position(StepWord::Planning, with_sheet("dashes", &[], who()))
    };
    let few = Scenario {
        sheets: vec!["forever".into()],
        ..position(StepWord::ChooseAmbition(0), who())
    };
    for scenario in [unknown, no_goal, twice, without, few] {
        refused(scenario);
    }
}

#[test]
fn the_chances_of_a_goal_are_explained_where_it_can_be_attempted() {
    let explained = |space: &str| {
        let t = venture(&[], space, &[]);
        let explanation = t.game().explain(t.state(), ONE, Lang::EN);
        let chances = explanation.chances.into_iter();
        chances
            .map(|chance| (chance.permille, chance.text.to_string()))
            .collect::<Vec<_>>()
    };
    // Four of eight sides pass, on one of two dice.
    let skilled = (750, "test of tech: skilled".to_string());
    assert_eq!(explained("naboo"), [skilled]);
    assert_eq!(explained("tatooine"), []);
}

#[test]
fn the_numbers_of_a_sheet_are_explained() {
    let t = venture(&[], "naboo", &[]);
    let components = t.game().components(Lang::EN).expect("components");
    let mut sheets = components["ambitions"].as_array().expect("sheets").iter();
    let ventures = sheets.find(|one| one["face"] == "ventures");
    let goals = &ventures.expect("a sheet")["goals"];
    assert_eq!(goals[0]["marker"], "number");
    assert_eq!(goals[0]["line"], "Fix it on Naboo");
    assert_eq!(goals[1]["number"], 2);
    let venture = t.game().card_named("venture-script").expect("a card");
    assert_eq!(goals[1]["databank"][0], u32::from(venture));
    assert!(goals[2]["destination"].is_u64() && goals[3]["destination"].is_null());
    assert_eq!(goals[3]["marker"], "fame");
    let without = crate::common::game()
        .components(Lang::EN)
        .expect("components");
    assert_eq!(without.get("ambitions"), None, "the base box has none");
}

#[test]
fn whatever_is_said_of_ambitions_has_its_words() {
    let mut t = up_to_the_sheets(2, 1);
    let (game, en) = (t.game().clone(), Lang::EN);
    let mut said = vec![game.ask(t.state(), en).to_string()];
    for choice in t.choices() {
        let described = game.describe(t.state(), &choice, en);
        said.push(described.text.to_string());
        said.extend(described.details.iter().map(ToString::to_string));
    }
    let choice = t.offered().swap_remove(0);
    t.make(&choice);
    let who = PlayerWords {
        credits: 8000,
        ..with_sheet("dashes", &[], player("boba-fett", "tatooine"))
    };
    let mut rich = stage(position(StepWord::Planning, who));
    rich.make("income");
    let mut failed = venture(&[], "naboo", &[BLANK, BLANK]);
    for choice in failed.choices() {
        said.push(game.describe(failed.state(), &choice, en).text.to_string());
    }
    said.push(game.board(&failed.view(ONE), en, 100));
    let results = game.result(&failed.view(ONE), en);
    said.extend(results.iter().map(ToString::to_string));
    failed.make_all(&["pursue 1", "pass"]);
    for t in [&t, &rich, &failed] {
        let events = t.events().iter();
        said.extend(events.map(|event| game.tell(event, en).to_string()));
    }
    for face in game.faces(en) {
        said.extend(face.rules.iter().map(ToString::to_string));
        said.push(face.brief.to_string());
    }
    for text in &said {
        assert!(!text.contains(['{', '}', '⟨', '$']), "{text}");
    }
    for wanted in [
        "Choose your ambition",
        "Player 1 completed a goal of Dashes: Be rich!",
        "Attempt your goal: Fix it on Naboo",
        "Player 1 did not complete the goal: Fix it on Naboo.",
        "0 of 4 goals, 0 fame, 0 credits",
        "You start with 2000 \u{2060}credits\u{2060} and 1 more Rebel reputation.",
    ] {
        let plain = |text: &str| text.replace(|c: char| !c.is_ascii(), "");
        let found = said.iter().any(|text| plain(text).contains(&plain(wanted)));
        assert!(found, "{wanted}: {said:#?}");
    }
}
