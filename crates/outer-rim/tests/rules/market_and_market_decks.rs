//! The market action and the market decks.

use crate::common::{
    ONE, action_step, encounter_step, encounters, market, patrols, player, stage, words,
};
use outer_rim::Event;
use outer_rim::content::{Faction, Market};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

const DISCARDS: [&str; 6] = [
    "discard-top bounty",
    "discard-top cargo",
    "discard-top gear_and_mod",
    "discard-top job",
    "discard-top luxury",
    "discard-top ship",
];

/// Boba Fett with some credits on a planet, and these market decks.
fn shopping(credits: u32, decks: &[(Market, &[&str])]) -> Scenario {
    let boba = PlayerWords {
        credits,
        ..PlayerWords::default()
    };
    Scenario {
        market: market(decks),
        ..action_step(vec![boba, PlayerWords::second()])
    }
}

/// How often each patrol moved.
fn patrol_moves(t: &crate::common::OnStage, moved: Faction) -> usize {
    let moves = t.events().iter();
    moves
        .filter(|event| matches!(event, Event::PatrolMoved { faction, .. } if *faction == moved))
        .count()
}

#[test]
fn the_market_action_needs_a_planet() {
    rule!("market/planet-only");
    for (space, open) in [
        ("tatooine", true),
        ("tatooine-reach", false),
        ("maelstrom", false),
    ] {
        let owner = PlayerWords {
            assets: words(&["green-5-card"]),
            ..player("ketsu-onyo", space)
        };
        let t = stage(action_step(vec![owner, PlayerWords::second()]));
        assert_eq!(t.offers("market"), open, "{space}");
        assert!(t.offers("use green-5-card"));
    }
}

#[test]
fn one_card_may_be_discarded_before_one_is_bought() {
    rule!(
        "market/discard-first-then-buy",
        "market/at-most-one-discard",
        "market/at-most-one-purchase"
    );
    let decks: [(Market, &[&str]); 2] = [
        (Market::Cargo, &["spice", "livestock"]),
        (Market::Job, &["casino", "hard-job"]),
    ];
    let mut t = stage(shopping(1000, &decks));
    t.make("market");
    let for_sale = ["buy bounty", "buy cargo", "buy job"];
    let either = [&for_sale[..], &DISCARDS, &["pass"]].concat();
    assert_eq!(t.offered(), either, "who buys at once discards nothing");
    t.make("discard-top job");
    assert_eq!(t.offered(), [&for_sale[..], &["pass"]].concat());
    t.make("buy cargo");
    assert!(t.offered_that("buy").is_empty() && t.offered_that("discard-top").is_empty());
    assert_eq!(t.assets(ONE), ["spice"]);

    let mut nothing = stage(shopping(1000, &decks));
    nothing.make_all(&["market", "pass"]);
    assert_eq!(nothing.assets(ONE), [""; 0]);
    assert_eq!(nothing.top(Market::Job).as_deref(), Some("casino"));
}

#[test]
fn a_discarded_card_goes_under_its_deck_and_the_next_is_for_sale() {
    rule!("market/discard-procedure", "market/discard-moves-no-patrol");
    let mut t = stage(shopping(
        1000,
        &[(Market::Cargo, &["spice", "coaxium-crystal", "contraband"])],
    ));
    t.make_all(&["market", "discard-top cargo"]);
    assert_eq!(t.top(Market::Cargo).as_deref(), Some("coaxium-crystal"));
    assert_eq!(
        t.deck(Market::Cargo).last().map(String::as_str),
        Some("spice")
    );
    t.make("buy cargo");
    assert_eq!(t.assets(ONE), ["coaxium-crystal"]);
    assert_eq!(
        patrol_moves(&t, Faction::Rebel),
        0,
        "its icon was uncovered by a discard"
    );
}

#[test]
fn any_deck_can_be_bought_from_after_a_discard() {
    rule!("market/decks-chosen-independently");
    let decks: [(Market, &[&str]); 2] = [
        (Market::Job, &["casino", "hard-job"]),
        (Market::Ship, &["ship-hwk-290", "ship-heavy-hauler"]),
    ];
    let mut ship = stage(shopping(5000, &decks));
    ship.make_all(&["market", "discard-top job", "buy ship"]);
    assert_eq!(ship.who(ONE).ship.as_deref(), Some("hwk-290"));
    let mut job = stage(shopping(5000, &decks));
    job.make_all(&["market", "discard-top job", "buy job"]);
    assert_eq!(job.assets(ONE), ["hard-job"]);
}

#[test]
fn the_card_uncovered_by_a_purchase_moves_its_patrol() {
    rule!("market/patrol-moves-after-purchase");
    let mut t = stage(shopping(
        1000,
        &[(Market::Cargo, &["spice", "coaxium-crystal"])],
    ));
    t.make_all(&["market", "buy cargo"]);
    while !t.offered_that("to ").is_empty() {
        assert!(!t.offers("pass"), "it cannot be skipped");
        let way = t.offered()[0].clone();
        t.make(&way);
    }
    assert_eq!(patrol_moves(&t, Faction::Rebel), 3);
}

#[test]
fn a_patrol_that_reaches_the_buyer_stops() {
    rule!("market/patrol-moves-after-purchase");
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Rebel, 1, "tatooine-reach")]),
        ..shopping(1000, &[(Market::Cargo, &["spice", "coaxium-crystal"])])
    });
    t.make_all(&["market", "buy cargo"]);
    assert_eq!(t.words().patrols[&Faction::Rebel].space, "tatooine");
    assert_eq!(patrol_moves(&t, Faction::Rebel), 1);
}

/// Boba Fett is about to gain the top card of the job deck by an encounter.
fn gaining(jobs: &[&str]) -> crate::common::OnStage {
    let mut t = stage(Scenario {
        encounters: encounters(&[("kafrene-takodana", &["kafrene-3"])]),
        patrols: patrols(&[(Faction::Rebel, 1, "takodana-reach")]),
        market: market(&[(Market::Job, jobs)]),
        ..encounter_step(vec![player("boba-fett", "takodana"), PlayerWords::second()])
    });
    t.make("space");
    t
}

#[test]
fn gaining_a_market_card_moves_a_patrol_and_refusing_it_does_not() {
    rule!(
        "market/patrol-moves-after-purchase",
        "market/discard-moves-no-patrol"
    );
    let mut gained = gaining(&["casino", "bodyguard"]);
    gained.make("take");
    assert_eq!(gained.assets(ONE), ["casino"]);
    assert_eq!(gained.words().patrols[&Faction::Rebel].space, "takodana");

    let mut refused = gaining(&["casino", "bodyguard"]);
    refused.make("pass");
    assert_eq!(refused.top(Market::Job).as_deref(), Some("bodyguard"));
    assert_eq!(
        refused.deck(Market::Job).last().map(String::as_str),
        Some("casino")
    );
    assert_eq!(
        refused.words().patrols[&Faction::Rebel].space,
        "takodana-reach"
    );
}

#[test]
fn only_the_deck_that_was_bought_from_shows_a_new_card() {
    rule!(
        "market-decks/new-top-is-revealed",
        "market-decks/top-card-faceup"
    );
    let mut t = stage(shopping(1000, &[(Market::Cargo, &["spice", "livestock"])]));
    let before = t.view(ONE).market;
    t.make_all(&["market", "buy cargo"]);
    let after = t.view(ONE).market;
    assert_eq!(t.top(Market::Cargo).as_deref(), Some("livestock"));
    for (before, after) in before.iter().zip(&after) {
        assert!(after.top.is_some());
        assert_eq!(before.top == after.top, after.deck != Market::Cargo);
    }
}

#[test]
fn the_next_card_stays_facedown_until_the_bought_one_is_placed() {
    rule!("market-decks/new-top-is-revealed");
    let mut scenario = shopping(4000, &[(Market::Cargo, &["spice", "livestock"])]);
    scenario.players[0].ship = Some("gx1-short-hauler".into());
    scenario.players[0].assets = words(&["start-cargo-1", "start-cargo-2"]);
    let mut t = stage(scenario);
    t.make_all(&["market", "buy cargo"]);
    assert_eq!(
        t.offered(),
        ["make-room start-cargo-1", "make-room start-cargo-2"]
    );
    let cargo = |t: &crate::common::OnStage| {
        let market = t.view(ONE).market;
        market
            .into_iter()
            .find(|deck| deck.deck == Market::Cargo)
            .expect("the cargo deck")
            .top
    };
    assert_eq!(cargo(&t), None);
    t.make("make-room start-cargo-1");
    assert_eq!(cargo(&t), crate::common::game().card_named("livestock"));
}

#[test]
fn a_searched_deck_is_shuffled_before_its_top_is_shown() {
    rule!("market-decks/shuffle-before-reveal");
    let mut t = stage(Scenario {
        market: market(&[(Market::Ship, &["ship-lancer", "ship-hwk-290"])]),
        encounters: encounters(&[("ryloth-naboo", &["ryloth-1"])]),
        ..encounter_step(vec![
            PlayerWords {
                credits: 5000,
                ..player("boba-fett", "ryloth")
            },
            PlayerWords::second(),
        ])
    });
    t.make_all(&["space", "ship hwk-290"]);
    assert!(!t.deck(Market::Ship).contains(&"ship-hwk-290".into()));
    let of_ships = t.events().iter().filter_map(|event| match event {
        Event::MarketShuffled { deck: Market::Ship } => Some("shuffled"),
        Event::MarketRevealed {
            deck: Market::Ship, ..
        } => Some("revealed"),
        _ => None,
    });
    assert!(of_ships.eq(["shuffled", "revealed"]));
    assert!(
        !t.told(|event| matches!(event, Event::PatrolMoved { .. })),
        "nothing was bought from the deck"
    );
}

#[test]
fn a_deck_is_named_whatever_card_it_shows() {
    rule!("market-decks/named-by-icon");
    let mut t = gaining(&["hired-hand"]);
    t.make("take");
    assert_eq!(t.assets(ONE), ["hired-hand"]);
}

#[test]
fn an_asset_type_means_all_of_that_type() {
    rule!("market-decks/asset-type-from-any-deck", "assets/six-types");
    let mut t = stage(Scenario {
        encounters: encounters(&[("tatooine-nal-hutta", &["nal-hutta-2"])]),
        ..encounter_step(vec![
            PlayerWords {
                ship: Some("yv-666".into()),
                assets: words(&["masterpiece", "start-cargo-1", "spice", "blaster"]),
                ..PlayerWords::default()
            },
            PlayerWords::second(),
        ])
    });
    t.make("space");
    let cargo = ["card masterpiece", "card start-cargo-1", "card spice"];
    assert!(cargo.iter().all(|card| t.offers(card)), "of three decks");
    assert_eq!(t.offered(), cargo, "gear is of another type");
}

#[test]
fn an_empty_deck_sells_and_shows_nothing() {
    rule!("market-decks/empty-deck");
    let others = [
        "ship-gx1",
        "ship-heavy-hauler",
        "ship-lancer",
        "ship-aggressor",
        "ship-yv-666",
        "ship-firespray",
        "ship-yt-1300",
        "used-ship",
    ];
    let mut scenario = shopping(5000, &[]);
    scenario.gone = others.iter().map(|id| id.to_string()).collect();
    let mut t = stage(scenario);
    t.make_all(&["market", "buy ship"]);
    assert_eq!(t.top(Market::Ship), None);
    assert!(!t.told(|event| matches!(
        event,
        Event::PatrolMoved { .. } | Event::MarketRevealed { .. }
    )));
    let mut words = t.words();
    words.so_far.marketed = false;
    words.step = outer_rim::scenario::StepWord::Action;
    let mut t = stage(words);
    t.make("market");
    assert!(!t.offers("discard-top ship"));
    t.make("pass");
    assert!(!t.offers("buy ship"));
}

/// Boba Fett draws three cards of the job deck.
fn drawing(jobs: &[&str]) -> crate::common::OnStage {
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-13"])]),
        patrols: patrols(&[(Faction::Rebel, 1, "cantonica-reach")]),
        market: market(&[(Market::Job, jobs)]),
        ..encounter_step(vec![
            player("boba-fett", "cantonica"),
            PlayerWords::second(),
        ])
    });
    t.make("space");
    t
}

#[test]
fn the_faceup_card_is_the_first_of_those_drawn() {
    rule!("market-decks/faceup-card-counts-in-draws");
    let mut t = drawing(&["casino", "hard-job", "hired-hand", "bodyguard"]);
    assert_eq!(
        t.offered(),
        ["card casino", "card hard-job", "card hired-hand", "pass"],
        "three cards, and the faceup one is among them"
    );
    t.make("card hard-job");
    assert_eq!(t.assets(ONE), ["hard-job"]);
    let deck = t.deck(Market::Job);
    assert_eq!(deck[0], "bodyguard", "the fourth card is the next one");
    assert_eq!(deck[deck.len() - 2..], ["casino", "hired-hand"]);
    assert_eq!(
        t.words().patrols[&Faction::Rebel].space,
        "cantonica",
        "a card was gained, so the one revealed moves its patrol"
    );
}

#[test]
fn of_cards_drawn_none_need_be_gained() {
    rule!("assets/may-decline", "market/discard-moves-no-patrol");
    let mut t = drawing(&["casino", "hard-job", "hired-hand", "bodyguard"]);
    t.make("pass");
    assert_eq!(t.assets(ONE), [""; 0]);
    let deck = t.deck(Market::Job);
    assert_eq!(deck[0], "bodyguard");
    assert_eq!(deck[deck.len() - 3..], ["casino", "hard-job", "hired-hand"]);
    assert_eq!(patrol_moves(&t, Faction::Rebel), 0);
}

#[test]
fn a_short_deck_is_drawn_to_its_end() {
    rule!("foundations/short-deck-draw");
    let short = |gone: &[&str]| {
        let mut t = stage(Scenario {
            encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-13"])]),
            gone: gone.iter().map(|id| id.to_string()).collect(),
            ..encounter_step(vec![
                player("boba-fett", "cantonica"),
                PlayerWords::second(),
            ])
        });
        t.make("space");
        t
    };
    let others = [
        "bodyguard",
        "hard-job",
        "pair-job",
        "hired-hand",
        "errand",
        "dirty-job",
        "frame-up",
    ];
    let mut one = short(&others);
    assert_eq!(one.offered(), ["card casino", "pass"]);
    one.make("card casino");
    assert_eq!(one.assets(ONE), ["casino"]);
    assert_eq!(one.top(Market::Job), None);

    let none = short(&[&others[..], &["casino"]].concat());
    assert_eq!(none.current(), 1, "no card: nothing is asked");
}

#[test]
fn drawn_ships_are_not_gained() {
    rule!("market-decks/faceup-card-counts-in-draws");
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-13"])]),
        market: market(&[(
            Market::Ship,
            &["ship-lancer", "ship-hwk-290", "ship-yv-666"],
        )]),
        ..encounter_step(vec![
            player("boba-fett", "ord-mantell"),
            PlayerWords::second(),
        ])
    });
    t.make("space");
    assert_eq!(t.top(Market::Ship).as_deref(), Some("ship-yv-666"));
    assert_eq!(t.current(), 1);
}
