//! Setting up, and the characters.

use crate::common::{BLANK, ONE, THREE, TWO, encounter_step, new_game, player, reputation, stage};
use outer_rim::content::{Die, Faction, Market, Standing};
use outer_rim::scenario::{CardWord, ContactWord, PlayerWords, Scenario, StepWord};
use outer_rim::{Event, Setup};
use rulebook::rule;
use std::collections::BTreeSet;
use tabletop::{Game, Seat, SeatSet, Seed, Table};

fn setup(players: u8) -> Setup {
    Setup {
        players,
        ..Setup::default()
    }
}

fn with_characters(ids: &[&str]) -> Setup {
    Setup {
        players: ids.len() as u8,
        characters: Some(ids.iter().map(|id| id.to_string()).collect()),
        ..Setup::default()
    }
}

/// Sets a game up to its first turn, always with the last ship, faction and so on.
fn set_up(setup: Setup, seed: u64) -> crate::common::OnStage {
    let mut t = new_game(setup, seed);
    while t.words().turn == 0 {
        let choice = t.offered().pop().expect("a choice");
        t.make(&choice);
    }
    t
}

/// The players in turn order.
fn in_order(t: &crate::common::OnStage) -> Vec<PlayerWords> {
    let words = t.words();
    let mut players = words.players.clone();
    players.rotate_left(usize::from(words.first));
    players
}

#[test]
fn the_market_opens_when_all_have_chosen() {
    rule!("setup/steps-in-order", "setup/ship-before-databank-card");
    let mut t = new_game(setup(3), 7);
    while t.words().turn == 0 {
        let words = t.words();
        assert_eq!(words.tiles.len(), 6);
        assert!(words.contacts.values().all(|planet| planet.len() == 2));
        assert!(
            words.market.values().all(Vec::is_empty),
            "no market card is revealed"
        );
        assert!(
            t.view(t.decider())
                .market
                .iter()
                .all(|deck| deck.top.is_none())
        );
        let choosing = matches!(
            words.step,
            StepWord::ChooseCharacter(_) | StepWord::ChooseShip(_)
        );
        if choosing {
            assert!(words.players.iter().all(|player| player.assets.is_empty()));
            assert!(!t.told(|event| matches!(event, Event::Started { .. })));
        }
        let choice = t.offered()[0].clone();
        t.make(&choice);
    }
    assert!(t.words().market.values().all(|deck| !deck.is_empty()));
}

#[test]
fn patrols_begin_at_level_one_beside_their_stacks() {
    rule!("setup/level-one-patrols-on-map");
    let patrols = new_game(setup(2), 3).words().patrols;
    let patrols = patrols
        .into_iter()
        .map(|(faction, patrol)| (faction, patrol.level, patrol.space));
    let gates = [
        (Faction::Hutt, "hutt-gate"),
        (Faction::Imperial, "imperial-gate"),
        (Faction::Rebel, "rebel-gate"),
        (Faction::Syndicate, "syndicate-gate"),
    ];
    let mut found: Vec<_> = patrols.collect();
    found.sort_by_key(|(_, _, space)| space.clone());
    let expected = gates.map(|(faction, space)| (faction, 1, space.to_string()));
    assert_eq!(found, expected);
}

#[test]
fn each_contact_lies_facedown_on_a_place_of_its_class() {
    rule!("setup/two-contacts-per-planet");
    let words = set_up(setup(2), 9).words();
    let tokens: Vec<&ContactWord> = words.contacts.values().flatten().collect();
    assert_eq!((words.contacts.len(), tokens.len()), (11, 22));
    let names: BTreeSet<String> = tokens
        .iter()
        .map(|token| match token {
            ContactWord::Plain(id) => id.clone(),
            ContactWord::With { contact, .. } => panic!("{contact} is known"),
        })
        .collect();
    assert_eq!(names.len(), 22, "none is left over, none lies twice");
}

#[test]
fn nobody_begins_with_damage_or_goal_tokens() {
    rule!(
        "setup/token-supply",
        "setup/goal-side-up",
        "characters/one-ability-at-start"
    );
    for player in in_order(&set_up(setup(4), 2)) {
        assert_eq!((player.damage, player.progress), ([0, 0], [0, 0]));
        assert!(!player.flipped && !player.ship_flipped);
    }
    // Doctor Aphra trades everywhere only once her goal is reached.
    let aphra = |flipped: bool| {
        let words = PlayerWords {
            flipped,
            ..player("doctor-aphra", "kessel")
        };
        stage(Scenario {
            players: vec![words, PlayerWords::second()],
            ..Scenario::default()
        })
        .offers("use doctor-aphra")
    };
    assert!(!aphra(false) && aphra(true));
}

#[test]
fn six_dice_tell_the_first_player() {
    rule!("setup/first-player-roll", "setup/first-player-tie");
    let (mut ties, mut crits) = (0, 0);
    for seed in 0..60 {
        let t = new_game(setup(3), seed);
        let mut rolls: Vec<(u32, usize)> = Vec::new();
        let mut first = None;
        for event in t.events() {
            match event {
                Event::FirstPlayerRoll { player, dice } => {
                    assert_eq!(dice.len(), 6);
                    let hits = dice
                        .iter()
                        .filter(|die| matches!(die.face, Die::Hit | Die::Crit));
                    crits += dice.iter().filter(|die| die.face == Die::Crit).count();
                    rolls.push(((*player).into(), hits.count()));
                }
                Event::FirstPlayer { player } => first = Some(u32::from(*player)),
                _ => {}
            }
        }
        // All roll, then those with the most roll again, until one leads.
        let mut left: Vec<u32> = vec![0, 1, 2];
        let mut rolls = rolls.into_iter();
        loop {
            let round: Vec<_> = rolls.by_ref().take(left.len()).collect();
            assert_eq!(
                round.iter().map(|(player, _)| *player).collect::<Vec<_>>(),
                left,
                "seed {seed}"
            );
            let most = round.iter().map(|(_, hits)| *hits).max();
            left = round
                .iter()
                .filter(|(_, hits)| Some(*hits) == most)
                .map(|(player, _)| *player)
                .collect();
            if left.len() == 1 {
                break;
            }
            ties += 1;
        }
        assert_eq!((rolls.next(), first), (None, Some(left[0])), "seed {seed}");
    }
    assert!(ties > 3 && crits > 30, "the seeds show ties and crits");
}

#[test]
fn characters_are_chosen_clockwise_from_the_first_player() {
    rule!(
        "setup/characters-chosen-in-turn",
        "foundations/one-character-per-player"
    );
    let mut t = new_game(setup(3), 5);
    let first = t.words().first;
    let mut taken: Vec<String> = Vec::new();
    for place in 0..3 {
        assert_eq!(t.decider(), Seat((first + place) % 3));
        let offered = t.offered();
        assert_eq!(offered.len(), 8 - usize::from(place));
        assert!(taken.iter().all(|taken| !offered.contains(taken)));
        taken.push(offered[0].clone());
        t.make(&offered[0]);
        assert_eq!(
            t.decider(),
            Seat((first + place) % 3),
            "and the ship with it"
        );
        t.make("ship g9-rigger");
    }
}

#[test]
fn two_seats_cannot_have_one_character() {
    rule!("foundations/one-character-per-player");
    let start =
        |setup: Setup| Table::new(crate::common::game(), setup, Seed::from_number(1)).map(|_| ());
    let twice = start(with_characters(&["boba-fett", "boba-fett"])).expect_err("twice");
    assert!(twice.to_string().contains("boba-fett"), "{twice}");
    let mut few = with_characters(&["boba-fett"]);
    few.players = 2;
    assert!(start(few).is_err());
    assert!(start(with_characters(&["boba-fett", "bossk"])).is_ok());
}

#[test]
fn everybody_may_choose_the_same_starter_ship() {
    rule!("setup/starter-ship-side", "ships/starter-ship");
    let mut t = new_game(
        with_characters(&["boba-fett", "bossk", "han-solo", "ig-88"]),
        1,
    );
    for _ in 0..4 {
        assert_eq!(t.offered(), ["ship g9-rigger", "ship g-1a-starfighter"]);
        t.make("ship g9-rigger");
    }
    assert!(
        t.words()
            .players
            .iter()
            .all(|player| player.ship.as_deref() == Some("g9-rigger"))
    );
}

#[test]
fn later_players_begin_with_more_credits() {
    rule!("setup/credits-by-turn-order");
    for players in 2..=4 {
        let credits: Vec<u32> = in_order(&set_up(setup(players), 8))
            .iter()
            .map(|one| one.credits)
            .collect();
        assert_eq!(credits, [4000, 6000, 8000, 10_000][..usize::from(players)]);
    }
}

#[test]
fn reputation_is_neutral_but_for_what_the_character_says() {
    rule!(
        "setup/reputation-starts-neutral",
        "characters/setup-reputation"
    );
    let t = set_up(with_characters(&["boba-fett", "jyn-erso", "ig-88"]), 1);
    let [boba, jyn, ig] = [ONE, TWO, THREE].map(|seat| t.who(seat).reputation);
    assert_eq!(boba, reputation(&[(Faction::Hutt, Standing::Positive)]));
    assert_eq!(jyn, reputation(&[(Faction::Imperial, Standing::Negative)]));
    assert_eq!(ig, reputation(&[]), "nothing is said of his");
}

#[test]
fn lando_chooses_the_faction_he_begins_well_with() {
    rule!(
        "characters/setup-reputation",
        "setup/character-setup-simultaneous"
    );
    let mut t = new_game(with_characters(&["lando-calrissian", "bossk"]), 1);
    while !t.offered_that("ship").is_empty() {
        t.make("ship g9-rigger");
    }
    assert_eq!(t.decider(), ONE);
    assert_eq!(
        t.offered(),
        [
            "faction hutt",
            "faction imperial",
            "faction rebel",
            "faction syndicate"
        ],
        "neither character nor ship can be changed any more"
    );
    t.make("faction rebel");
    let lando = t.who(ONE).reputation;
    assert_eq!(
        lando,
        crate::common::reputation(&[(Faction::Rebel, Standing::Positive)])
    );
}

fn starts(seed: u64) -> (Vec<String>, Vec<String>) {
    let t = set_up(with_characters(&["boba-fett", "bossk", "ketsu-onyo"]), seed);
    let seats = [0, 1, 2].map(Seat);
    let cards = seats.iter().map(|&seat| t.assets(seat).concat()).collect();
    (cards, seats.iter().map(|&seat| t.who(seat).space).collect())
}

#[test]
fn each_character_starts_with_a_card_of_its_number() {
    rule!(
        "characters/setup-databank-card",
        "characters/starting-planet"
    );
    let planets = [
        ("start-bounty-1", "takodana"),
        ("start-bounty-2", "ord-mantell"),
        ("start-bounty-3", "kessel"),
        ("start-bounty-4", "nal-hutta"),
    ];
    let mut seen = BTreeSet::new();
    for seed in 0..16 {
        let (cards, spaces) = starts(seed);
        let different: BTreeSet<_> = cards.iter().collect();
        assert_eq!(different.len(), 3, "no two get the same: {cards:?}");
        for (card, space) in cards.iter().zip(&spaces) {
            let named = planets
                .iter()
                .find(|(id, _)| id == card)
                .expect("a card of number 90");
            assert_eq!(space, named.1);
        }
        seen.extend(cards);
    }
    assert_eq!(seen.len(), 4, "every copy turns up");
}

#[test]
fn starting_cargo_takes_a_cargo_slot() {
    rule!("setup/starting-card-slot");
    let t = set_up(with_characters(&["lando-calrissian", "boba-fett"]), 1);
    let cargo = t.assets(ONE).concat();
    assert!(cargo.starts_with("start-cargo"), "{cargo}");
    let buys = |deck: Market, top: &str, buy: &str| {
        let mut lando = t.who(ONE);
        lando.space = "tatooine".into();
        lando.credits = 4000;
        let mut scenario = crate::common::action_step(vec![lando, PlayerWords::second()]);
        scenario.market = crate::common::market(&[(deck, &[top])]);
        let mut t = stage(scenario);
        t.make_all(&["market", buy]);
        (t.offered_that("make-room"), t.assets(ONE))
    };
    assert_eq!(
        buys(Market::Cargo, "spice", "buy cargo").0,
        [format!("make-room {cargo}")]
    );
    assert_eq!(
        buys(Market::Job, "casino", "buy job").1,
        [cargo, "casino".into()]
    );
}

#[test]
fn six_market_decks_show_one_card_each() {
    rule!("setup/market-decks");
    let t = set_up(setup(2), 6);
    let words = t.words();
    assert_eq!(words.market.len(), 6);
    for (deck, cards) in &words.market {
        let known = |word: &CardWord| matches!(word, CardWord::Known { known, .. } if *known == SeatSet::ALL);
        assert!(known(&cards[0]), "{deck:?}");
        assert!(
            cards[1..]
                .iter()
                .all(|card| matches!(card, CardWord::Plain(_))),
            "{deck:?}"
        );
    }
    let order = |seed: u64| set_up(setup(2), seed).deck(Market::Cargo);
    assert_ne!(order(6), order(7), "they are shuffled");
}

#[test]
fn seven_encounter_decks_lie_facedown() {
    rule!("setup/encounter-decks");
    let words = set_up(setup(2), 6).words();
    assert_eq!(words.encounters.len(), 7);
    for (deck, cards) in &words.encounters {
        assert!(!cards.is_empty(), "{deck}");
        assert!(
            cards.iter().all(|card| matches!(card, CardWord::Plain(_))),
            "{deck}"
        );
    }
}

#[test]
fn more_than_four_cannot_play() {
    rule!("setup/at-most-four-players");
    for players in [0, 5] {
        let refused = Table::new(crate::common::game(), setup(players), Seed::from_number(1));
        let Err(refusal) = refused else {
            panic!("{players} players were accepted");
        };
        assert_eq!(refusal.message.id, "refused-players");
    }
}

#[test]
fn a_character_tests_with_its_own_skills() {
    rule!("characters/skills-for-tests");
    // Lando has knowledge, Boba Fett has not; a hit is enough for the skilled.
    let tested = |character: &str| {
        let mut t = stage(Scenario {
            encounters: crate::common::encounters(&[("kafrene-takodana", &["kafrene-1"])]),
            dice: vec![Die::Hit, BLANK],
            ..encounter_step(vec![
                player(character, "ring-of-kafrene"),
                PlayerWords::second(),
            ])
        });
        t.make("space");
        while t.current() == 0 {
            t.make("pass");
        }
        t.who(ONE).credits
    };
    assert_eq!(tested("lando-calrissian"), 3000);
    assert_eq!(tested("boba-fett"), 0);
}

#[test]
fn the_setups_of_soaks_are_all_accepted() {
    let game = crate::common::game();
    for setup in Setup::all() {
        let table = Table::new(game.clone(), setup.clone(), Seed::from_number(1));
        let table = table
            .unwrap_or_else(|refusal| panic!("{setup:?}: {refusal}"))
            .0;
        assert!(game.decider(table.state()).is_some());
    }
}
