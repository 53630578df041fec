//! Ships, and buying them.

use crate::common::{
    ONE, TWO, action_step, encounter_step, encounters, market, new_game, player, stage, words,
};
use outer_rim::content::Market;
use outer_rim::scenario::{PlayerWords, Scenario};
use outer_rim::{Event, Setup};
use rulebook::rule;

fn owner(ship: &str, credits: u32, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        credits,
        ship: Some(ship.into()),
        assets: words(assets),
        ..PlayerWords::default()
    }
}

fn at_market(owner: PlayerWords, ships: &[&str]) -> Scenario {
    Scenario {
        market: market(&[(Market::Ship, ships)]),
        ..action_step(vec![owner, PlayerWords::second()])
    }
}

/// The owner buys the ship on top of the deck.
fn buys(owner: PlayerWords, ships: &[&str]) -> crate::common::OnStage {
    let mut t = stage(at_market(owner, ships));
    t.make_all(&["market", "buy ship"]);
    t
}

fn supply(t: &crate::common::OnStage) -> Vec<String> {
    let game = crate::common::game();
    let ships = &game.library().content().ships;
    let place = |id: u32| ships[id as usize].id.clone();
    t.view(ONE)
        .ships
        .into_iter()
        .map(|ship| place(ship.into()))
        .collect()
}

#[test]
fn a_bought_ship_replaces_the_old_one() {
    rule!(
        "ship-buying/replaces-current-ship",
        "discard/ship-sheets-to-supply"
    );
    let t = buys(
        owner("hwk-290", 15_000, &[]),
        &["ship-yt-1300", "ship-aggressor"],
    );
    assert_eq!(
        (t.who(ONE).ship.as_deref(), t.who(ONE).credits),
        (Some("yt-1300"), 0)
    );
    let supply = supply(&t);
    assert!(supply.contains(&"hwk-290".into()) && !supply.contains(&"yt-1300".into()));
}

#[test]
fn the_market_card_of_a_bought_ship_leaves_the_game() {
    rule!(
        "ship-buying/market-card-removed",
        "discard/removed-never-returns"
    );
    let t = buys(
        owner("g-1a-starfighter", 20_000, &[]),
        &["ship-yt-1300", "ship-aggressor"],
    );
    assert!(!t.deck(Market::Ship).contains(&"ship-yt-1300".into()));
    assert_eq!(t.words().gone, ["ship-yt-1300"]);
}

#[test]
fn the_card_of_the_old_ship_stays_out() {
    rule!(
        "ship-buying/old-market-card-stays-out",
        "ships/returned-ship-needs-an-effect"
    );
    let mut scenario = at_market(
        owner("yt-1300", 0, &["ship-broker"]),
        &["ship-hwk-290", "ship-aggressor"],
    );
    scenario.gone = vec!["ship-yt-1300".into()];
    let mut t = stage(scenario);
    t.make_all(&["market", "buy ship"]);
    assert_eq!(t.who(ONE).ship.as_deref(), Some("hwk-290"));
    assert_eq!(t.words().gone, ["ship-hwk-290", "ship-yt-1300"]);
    assert!(!t.deck(Market::Ship).contains(&"ship-yt-1300".into()));
    assert!(supply(&t).contains(&"yt-1300".into()));

    let mut words = t.words();
    words.players[0].credits = 20_000;
    let mut t = stage(words);
    t.make("use ship-broker");
    assert!(t.offers("ship yt-1300"), "an effect sells from the supply");
}

#[test]
fn a_returned_ship_shows_its_goal_side_again() {
    rule!("ship-buying/goal-side-up");
    let mut flipped = owner("lancer", 20_000, &[]);
    flipped.ship_flipped = true;
    let mut t = stage(Scenario {
        market: market(&[(Market::Ship, &["ship-yt-1300", "used-ship"])]),
        gone: vec!["ship-lancer".into()],
        ..action_step(vec![
            flipped,
            PlayerWords {
                credits: 10_000,
                ..PlayerWords::second()
            },
        ])
    });
    t.make_all(&["market", "buy ship"]);
    let mut words = t.words();
    words.current = 1;
    words.step = outer_rim::scenario::StepWord::Action;
    words.so_far.marketed = false;
    let mut t = stage(words);
    t.make_all(&["market", "buy ship", "ship lancer"]);
    let buyer = t.who(TWO);
    assert_eq!(
        (buyer.ship.as_deref(), buyer.ship_flipped),
        (Some("lancer"), false)
    );
    assert_eq!(buyer.progress, [0, 0]);
}

#[test]
fn goal_tokens_stay_with_no_sold_ship() {
    rule!("ship-buying/goal-side-up");
    let mut busy = owner("aggressor", 5000, &[]);
    busy.progress = [1, 1];
    let t = buys(busy, &["ship-yt-1300", "ship-heavy-hauler"]);
    assert_eq!(t.who(ONE).progress, [1, 0]);
}

#[test]
fn a_new_ship_is_undamaged_and_the_character_is_not() {
    rule!("ship-buying/ship-damage-removed");
    let mut hurt = owner("g-1a-starfighter", 5000, &[]);
    hurt.damage = [3, 2];
    let t = buys(hurt, &["ship-hwk-290", "ship-aggressor"]);
    assert_eq!(t.who(ONE).damage, [3, 0]);
}

#[test]
fn assets_move_over_to_the_new_ship() {
    rule!(
        "ship-buying/assets-move-over",
        "mods/abilities",
        "gear/slot"
    );
    let all = ["spice", "navicomputer", "white-2-card", "blaster", "scope"];
    let mut t = buys(
        owner("g-1a-starfighter", 10_000, &all),
        &["ship-lancer", "ship-aggressor"],
    );
    t.make("pay");
    let kept = t.assets(ONE);
    assert_eq!(kept[..3], all[..3], "what lay on the ship");
    assert_eq!(kept[3..], all[3..], "the gear stays with the character");
    assert_eq!(
        t.view(ONE).players[0].values[2],
        7,
        "hyperdrive 6, and the mod"
    );
}

#[test]
fn what_does_not_fit_the_new_ship_is_discarded_by_choice() {
    rule!(
        "ship-buying/overflow-is-discarded",
        "slots/overflow-owner-chooses"
    );
    let crew = ["white-2-card", "green-2-card", "green-5-card"];
    let all = [&crew[..], &["blaster", "scope"]].concat();
    let mut t = buys(
        owner("heavy-hauler", 0, &all),
        &["ship-hwk-290", "ship-aggressor"],
    );
    assert_eq!(
        t.offered(),
        [
            "card white-2-card",
            "card green-2-card",
            "card green-5-card"
        ]
    );
    t.make("card green-2-card");
    let placed = t.told(|event| matches!(event, Event::ContactPlaced { .. }));
    assert!(placed, "its token comes back to the map");
    assert_eq!(
        t.assets(ONE),
        ["white-2-card", "green-5-card", "blaster", "scope"]
    );
}

#[test]
fn everybody_has_exactly_one_ship() {
    rule!("ships/starter-ship", "setup/ship-supply");
    let mut t = new_game(Setup::default(), 1);
    while t.words().turn == 0 {
        let choice = t.offered()[0].clone();
        t.make(&choice);
    }
    let starters = ["g9-rigger", "g-1a-starfighter"];
    for seat in [ONE, TWO] {
        assert!(starters.contains(&t.who(seat).ship.expect("a ship").as_str()));
    }
    // Two sheets of starter ships are left, which have both sides, and every other ship.
    let game = crate::common::game();
    let all = game.library().content().ships.iter();
    assert_eq!(
        supply(&t),
        all.map(|ship| ship.id.clone()).collect::<Vec<_>>()
    );
}

#[test]
fn values_are_those_of_the_present_ship() {
    rule!("ships/values-of-current-ship");
    let values = |t: &crate::common::OnStage| {
        let me = t.view(ONE).players.remove(0);
        (me.values[2], me.values[1], me.limits[1])
    };
    let scenario = at_market(
        owner("g-1a-starfighter", 20_000, &[]),
        &["ship-yt-1300", "ship-aggressor"],
    );
    let mut t = stage(scenario);
    assert_eq!(values(&t), (5, 3, 4));
    t.make_all(&["market", "buy ship"]);
    assert_eq!(values(&t), (7, 4, 5));
}

#[test]
fn slots_are_those_of_the_present_ship() {
    rule!("ships/own-slots");
    // The old ship holds one crew, the new one three.
    let mut scenario = at_market(
        owner("g-1a-starfighter", 10_000, &["white-2-card"]),
        &["ship-heavy-hauler", "ship-aggressor"],
    );
    scenario.players[0].space = "takodana".into();
    let mut t = stage(scenario);
    t.make_all(&["market", "buy ship"]);
    let words_then = t.words();
    let with_crew = |crew: &[&str]| {
        let mut scenario = Scenario {
            encounters: encounters(&[("kafrene-takodana", &["kafrene-3"])]),
            market: market(&[(Market::Job, &["hired-hand"])]),
            ..encounter_step(words_then.players.clone())
        };
        scenario.players[0].assets = words(crew);
        let mut t = stage(scenario);
        t.make("space");
        t
    };
    assert!(with_crew(&["white-2-card", "green-2-card"]).offers("take"));
    let full = with_crew(&["white-2-card", "green-2-card", "green-5-card"]);
    assert_eq!(
        full.offered(),
        [
            "make-room white-2-card",
            "make-room green-2-card",
            "make-room green-5-card",
            "pass"
        ]
    );
}

#[test]
fn a_sheet_somebody_has_is_not_sold_again() {
    rule!("foundations/limited-components");
    let mut scenario = at_market(
        owner("g-1a-starfighter", 20_000, &["ship-broker"]),
        &["ship-yt-1300"],
    );
    scenario.players[1].ship = Some("yt-1300".into());
    let mut t = stage(scenario);
    t.make("use ship-broker");
    assert!(!t.offers("ship yt-1300") && t.offers("ship firespray-31"));
    t.make_all(&["pass", "market"]);
    assert!(!t.offers("buy ship"));
}

#[test]
fn a_ship_from_the_supply_may_be_declined() {
    rule!("credits/no-spending-beyond-means");
    let buyer = PlayerWords {
        credits: 5000,
        ..player("boba-fett", "ryloth")
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("ryloth-naboo", &["ryloth-1"])]),
        ..encounter_step(vec![buyer, PlayerWords::second()])
    });
    t.make("space");
    let offered = t.offered();
    assert_eq!(
        offered,
        [
            "ship g9-rigger",
            "ship g-1a-starfighter",
            "ship hwk-290",
            "ship gx1-short-hauler",
            "pass"
        ]
    );
    t.make("pass");
    assert_eq!(t.who(ONE).ship.as_deref(), Some("g-1a-starfighter"));
    assert!(!t.told(|event| matches!(event, Event::MarketShuffled { .. })));
}
