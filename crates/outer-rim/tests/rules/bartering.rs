//! Bartering.

use crate::common::{
    ONE, OnStage, TWO, action_step, bundle, encounter_step, encounters, market, offer, player,
    stage, stage_with, words,
};
use outer_rim::Event;
use outer_rim::content::{Constant, Content, Goods, Market, Value};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

const GEAR: Market = Market::GearAndMod;

fn owner(ship: &str, credits: u32, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        credits,
        ship: Some(ship.into()),
        assets: words(assets),
        ..PlayerWords::default()
    }
}

/// Buys the top card of a deck.
fn buying(owner: PlayerWords, deck: Market, cards: &[&str]) -> crate::common::OnStage {
    let mut t = stage(Scenario {
        market: market(&[(deck, cards)]),
        ..action_step(vec![owner, PlayerWords::second()])
    });
    t.make("market");
    let buy = match deck {
        Market::GearAndMod => "buy gear_and_mod",
        Market::Luxury => "buy luxury",
        Market::Ship => "buy ship",
        other => panic!("{other:?}"),
    };
    t.make(buy);
    t
}

#[test]
fn several_assets_can_be_bartered_at_once() {
    rule!(
        "bartering/lowers-the-cost",
        "bartering/printed-cost-is-value"
    );
    let mut t = buying(
        owner("hwk-290", 5000, &["lucky-dice", "targeting-computer"]),
        GEAR,
        &["heavy-armor", "blaster"],
    );
    assert_eq!(
        t.offered(),
        ["barter lucky-dice", "barter targeting-computer"]
    );
    t.make("barter lucky-dice");
    assert_eq!(t.offered(), ["pay", "barter targeting-computer"]);
    t.make("barter targeting-computer");
    assert_eq!(
        (t.who(ONE).credits, t.assets(ONE)),
        (4000, vec!["heavy-armor".into()])
    );
    let deck = t.deck(GEAR);
    assert_eq!(deck[deck.len() - 2..], ["lucky-dice", "targeting-computer"]);
}

#[test]
fn every_step_of_bartering_can_be_completed() {
    rule!("bartering/lowers-the-cost");
    // 10,000 are due, 1,000 are there: both cannon and shields are needed, the spice is not enough.
    let rich = owner("aggressor", 1000, &["spice", "ion-cannon", "shields"]);
    let mut t = buying(rich, Market::Luxury, &["villa"]);
    assert_eq!(t.offered(), ["barter spice", "barter shields"]);
    t.make("barter spice");
    assert_eq!(t.offered(), ["barter shields"]);
    t.make_all(&["barter shields", "barter ion-cannon"]);
    assert_eq!(
        (t.who(ONE).credits, t.assets(ONE)),
        (1000, vec!["villa".into()])
    );
}

#[test]
fn only_cargo_gear_and_mods_are_bartered() {
    rule!(
        "bartering/only-cargo-gear-mods",
        "bartering/no-cost-no-barter"
    );
    let all = [
        "hired-hand",
        "bounty-green",
        "pair-job",
        "spice",
        "shields",
        "blaster",
        "nal-hutta-3",
    ];
    let t = buying(
        owner("g-1a-starfighter", 10_000, &all),
        Market::Luxury,
        &["villa"],
    );
    let bartered = t.offered_that("barter");
    assert_eq!(
        bartered,
        ["barter spice", "barter blaster", "barter shields"],
        "neither crew, a bounty nor a job"
    );
    assert!(
        !t.offers("barter nal-hutta-3"),
        "nothing says what the gear of an encounter card costs"
    );
}

#[test]
fn bartering_is_allowed_when_an_effect_lets_one_buy() {
    rule!(
        "bartering/any-market-purchase",
        "golden/card-and-rule-both-apply"
    );
    let buyer = PlayerWords {
        space: "cantonica".into(),
        ..owner("g-1a-starfighter", 4000, &["ion-cannon"])
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-2"])]),
        market: market(&[(Market::Luxury, &["villa", "yacht-fittings"])]),
        ..encounter_step(vec![buyer, player("bossk", "tatooine")])
    });
    t.make("space");
    assert_eq!(t.offered(), ["buy luxury", "pass"]);
    t.make("buy luxury");
    assert_eq!(t.offered(), ["barter ion-cannon"], "8,000 are due");
    t.make("barter ion-cannon");
    assert_eq!(
        (t.who(ONE).credits, t.assets(ONE)),
        (1000, vec!["villa".into()])
    );
    assert_eq!(t.top(Market::Luxury).as_deref(), Some("yacht-fittings"));
    assert!(
        t.told(|event| matches!(event, Event::PatrolMoved { .. }))
            || !t.offered_that("to ").is_empty(),
        "the card that is uncovered moves the Hutt patrol"
    );
}

#[test]
fn nothing_else_is_paid_by_bartering() {
    rule!("bartering/not-for-other-payments");
    let poor = owner("g-1a-starfighter", 0, &["blaster"]);
    let mut t = stage(Scenario {
        contacts: [(
            "tatooine".to_string(),
            vec!["white-1".into(), "green-1".into()],
        )]
        .into(),
        ..encounter_step(vec![poor, PlayerWords::second()])
    });
    t.make("contact tatooine 1");
    assert_eq!(t.assets(ONE), ["blaster"]);
    assert_eq!(
        t.current(),
        1,
        "the crew for 2,000 credits was not on offer"
    );
}

#[test]
fn there_is_no_change() {
    rule!("bartering/no-change", "bartering/card-making-room-counts");
    let mut t = buying(
        owner("g-1a-starfighter", 3000, &["ion-cannon"]),
        GEAR,
        &["targeting-computer", "blaster"],
    );
    t.make("barter ion-cannon");
    assert_eq!(t.who(ONE).credits, 3000, "nothing is given back");
    assert_eq!(t.assets(ONE), ["targeting-computer"], "in the slot it left");
}

#[test]
fn the_card_that_makes_room_may_be_bartered() {
    rule!("bartering/card-making-room-counts");
    let mut t = buying(
        owner("g-1a-starfighter", 2000, &["navicomputer"]),
        GEAR,
        &["ion-cannon", "blaster"],
    );
    t.make("barter navicomputer");
    assert_eq!(
        (t.who(ONE).credits, t.assets(ONE)),
        (0, vec!["ion-cannon".into()])
    );
}

#[test]
fn an_ability_may_allow_bartering_for_something_else() {
    rule!("bartering/special-permission");
    let rich = owner("hwk-290", 0, &["ship-broker", "hired-hand", "ion-cannon"]);
    let mut t = stage(action_step(vec![rich, PlayerWords::second()]));
    t.make("use ship-broker");
    t.make("ship heavy-hauler");
    assert_eq!(
        t.offered(),
        ["barter ion-cannon", "barter ship-broker"],
        "5,000 are due, crew is no barter"
    );
    t.make_all(&["barter ion-cannon", "pay"]);
    assert_eq!(
        (t.who(ONE).ship.as_deref(), t.who(ONE).credits),
        (Some("heavy-hauler"), 0)
    );
    assert_eq!(t.assets(ONE), ["ship-broker", "hired-hand"]);
}

#[test]
fn the_old_ship_is_traded_in() {
    rule!(
        "bartering/old-ship-must-be-bartered",
        "ships/cost-is-price-and-trade-in"
    );
    let cards = ["ship-heavy-hauler", "ship-hwk-290"];
    let t = buying(owner("hwk-290", 20_000, &[]), Market::Ship, &cards[..1]);
    assert_eq!(
        (t.who(ONE).ship.as_deref(), t.who(ONE).credits),
        (Some("heavy-hauler"), 15_000)
    );
    let t = buying(owner("g-1a-starfighter", 20_000, &[]), Market::Ship, &cards);
    assert_eq!(
        (t.who(ONE).ship.as_deref(), t.who(ONE).credits),
        (Some("heavy-hauler"), 10_000)
    );
}

#[test]
fn a_ship_pays_only_for_a_ship() {
    rule!("bartering/ship-only-for-ship");
    let mut t = stage(Scenario {
        market: market(&[(Market::Luxury, &["villa"])]),
        ..action_step(vec![owner("yt-1300", 9000, &[]), PlayerWords::second()])
    });
    t.make("market");
    assert!(
        !t.offers("buy luxury"),
        "a ship worth 20,000 does not help with 1,000"
    );
}

#[test]
fn a_used_ship_is_paid_like_any_ship() {
    rule!("bartering/used-ship-for-sale");
    let mut t = buying(
        owner("hwk-290", 2000, &["blaster", "shields"]),
        Market::Ship,
        &["used-ship", "ship-aggressor"],
    );
    // 5,000 for the old ship, 2,000 credits, 8,000 in assets.
    let affordable = t.offered_that("ship ");
    assert!(
        affordable.contains(&"ship yv-666".into()) && !affordable.contains(&"ship yt-1300".into())
    );
    t.make("ship lancer");
    assert_eq!(t.offered(), ["barter blaster", "barter shields"]);
    t.make_all(&["barter blaster", "pay"]);
    assert_eq!(
        (t.who(ONE).ship.as_deref(), t.who(ONE).credits),
        (Some("lancer"), 1000)
    );
    assert_eq!(t.assets(ONE), ["shields"]);
    assert!(
        t.deck(Market::Ship).contains(&"used-ship".into()),
        "it is discarded, not removed"
    );
    assert!(t.words().gone.contains(&"ship-lancer".into()));
}

#[test]
fn a_ship_from_the_supply_is_paid_with_the_old_one_and_credits() {
    rule!(
        "bartering/old-ship-must-be-bartered",
        "bartering/not-for-other-payments"
    );
    let buyer = PlayerWords {
        space: "ryloth".into(),
        ..owner("hwk-290", 5000, &["ion-cannon"])
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("ryloth-naboo", &["ryloth-1"])]),
        ..encounter_step(vec![buyer, PlayerWords::second()])
    });
    t.make("space");
    assert!(!t.offers("ship aggressor"), "the cannon does not count");
    t.make("ship lancer");
    assert_eq!(
        (t.who(ONE).ship.as_deref(), t.who(ONE).credits),
        (Some("lancer"), 0)
    );
    assert_eq!(t.assets(ONE), ["ion-cannon"]);
}

/// Somebody with so much damage and so many credits, who owns things and is about to buy.
fn hurt(damage: [u8; 2], credits: u32, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        damage,
        ..owner("g-1a-starfighter", credits, assets)
    }
}

/// The test pack, in which heavy armor gives health as well.
fn plated(health: u8) -> Content {
    let mut content = Content::test_pack().expect("the pack is sound").clone();
    for card in &mut content.market {
        if let Goods::Asset(asset) = &mut card.gives
            && card.id == "heavy-armor"
        {
            asset.constants.push(Constant::Plus(Value::Health, health));
        }
    }
    content
}

/// Boba Fett, who has 4 health and 4 damage under his armor, buys heavy armor for it.
fn armor_for_armor(health: u8) -> OnStage {
    let mut t = stage_with(
        plated(health),
        Scenario {
            market: market(&[(GEAR, &["heavy-armor", "blaster"])]),
            ..action_step(vec![hurt([4, 0], 6000, &["armor"]), PlayerWords::second()])
        },
    );
    t.make_all(&["market", "buy gear_and_mod", "barter armor"]);
    t
}

#[test]
fn who_barters_armor_for_armor_is_never_without() {
    rule!("bartering/lowers-the-cost", "defeat/health-reached");
    let t = armor_for_armor(1);
    assert_eq!(t.assets(ONE), ["heavy-armor"]);
    let one = t.who(ONE);
    assert_eq!(
        (one.damage, one.defeated, one.credits),
        ([4, 0], false, 4000)
    );
    assert_eq!(t.story_of(&["defeated"]), [""; 0]);
    let t = armor_for_armor(0);
    let one = t.who(ONE);
    assert_eq!(
        (one.damage, one.defeated, one.credits),
        ([4, 0], true, 1000)
    );
}

#[test]
fn whoever_barters_armor_away_falls_once_the_purchase_is_complete() {
    rule!(
        "bartering/lowers-the-cost",
        "defeat/health-reached",
        "damage/capped-at-health-and-hull"
    );
    // 4,000 for the armor and all the credits: a defeat in between would leave too few.
    let mut t = buying(
        hurt([5, 0], 6000, &["armor"]),
        Market::Luxury,
        &["villa", "jewels"],
    );
    t.make("barter armor");
    let one = t.who(ONE);
    assert_eq!((t.assets(ONE), one.credits), (vec!["villa".into()], 0));
    assert_eq!((one.damage, one.defeated), ([4, 0], true));
    let place = |wanted: fn(&Event) -> bool| t.events().iter().position(wanted);
    let bought = place(|event| matches!(event, Event::Bought { .. }));
    let fell = place(|event| matches!(event, Event::Defeated { .. }));
    let next = place(|event| matches!(event, Event::MarketRevealed { .. }));
    assert!(bought.is_some() && bought < fell && fell < next);
}

#[test]
fn between_two_things_bartered_nobody_falls() {
    rule!("bartering/lowers-the-cost");
    let mut t = buying(
        hurt([4, 4], 2000, &["armor", "shields"]),
        Market::Luxury,
        &["villa"],
    );
    t.make("barter armor");
    assert_eq!(t.offered(), ["barter shields"]);
    assert!(!t.who(ONE).defeated && t.who(ONE).credits == 2000);
    t.make("barter shields");
    assert_eq!(
        (t.who(ONE).defeated, t.assets(ONE)),
        (true, vec!["villa".into()])
    );
    assert_eq!(
        t.story_of(&["defeated"]),
        ["1 is defeated"],
        "once for both"
    );
}

#[test]
fn shields_bartered_for_a_ship_defeat_nobody() {
    rule!(
        "ship-buying/ship-damage-removed",
        "bartering/old-ship-must-be-bartered",
        "defeat/hull-reached"
    );
    // A hull of 4 with 4 damage, held together by the shields.
    let mut t = buying(
        hurt([0, 4], 1000, &["shields"]),
        Market::Ship,
        &["ship-hwk-290"],
    );
    t.make("barter shields");
    let one = t.who(ONE);
    assert_eq!((one.ship.as_deref(), one.credits), (Some("hwk-290"), 0));
    assert_eq!((one.damage, one.defeated), ([0, 0], false));
    assert_eq!(t.story_of(&["defeated"]), [""; 0]);
}

#[test]
fn what_makes_room_is_given_and_gained_at_once() {
    rule!("assets/make-room", "defeat/health-reached");
    let mut t = stage_with(
        plated(1),
        Scenario {
            market: market(&[(GEAR, &["heavy-armor", "blaster"])]),
            ..action_step(vec![hurt([4, 0], 6000, &["armor"]), PlayerWords::second()])
        },
    );
    t.make_all(&["market", "buy gear_and_mod", "pay", "make-room armor"]);
    assert_eq!(t.assets(ONE), ["heavy-armor"]);
    assert!(!t.who(ONE).defeated, "there was no moment without armor");
}

#[test]
fn who_has_room_for_more_damage_again_stands_up() {
    rule!("defeat/early-recovery", "ship-buying/ship-damage-removed");
    let fallen = PlayerWords {
        defeated: true,
        ..hurt([4, 0], 4000, &[])
    };
    let t = buying(fallen, GEAR, &["armor"]);
    assert!(!t.who(ONE).defeated, "4 damage, and 6 health now");
    let fallen = PlayerWords {
        defeated: true,
        ..hurt([0, 4], 5000, &[])
    };
    let t = buying(fallen, Market::Ship, &["ship-hwk-290"]);
    assert_eq!((t.who(ONE).damage, t.who(ONE).defeated), ([0, 0], false));
    assert_eq!(t.story_of(&["stands"]), ["1 stands up"]);
    let both = PlayerWords {
        defeated: true,
        ..hurt([4, 4], 4000, &[])
    };
    let t = buying(both, GEAR, &["armor"]);
    assert!(t.who(ONE).defeated, "the ship is still at its hull");
}

#[test]
fn a_trade_of_armor_is_judged_when_both_sides_have_given() {
    rule!(
        "trade/any-mix-of-cards-and-credits",
        "defeat/early-recovery"
    );
    let two = PlayerWords {
        damage: [4, 0],
        defeated: true,
        space: "tatooine".into(),
        ..PlayerWords::second()
    };
    let mut t = stage(action_step(vec![hurt([4, 0], 3000, &["armor"]), two]));
    t.make("trade");
    t.offer(ONE, offer(TWO, bundle(0, &["armor"]), bundle(0, &[])));
    t.make("accept");
    assert_eq!((t.who(ONE).defeated, t.who(TWO).defeated), (true, false));
    let scenario = action_step(vec![
        hurt([4, 0], 3000, &["armor"]),
        PlayerWords {
            damage: [4, 0],
            space: "tatooine".into(),
            assets: words(&["heavy-armor"]),
            ..PlayerWords::second()
        },
    ]);
    let mut t = stage_with(plated(1), scenario);
    t.make("trade");
    t.offer(
        ONE,
        offer(TWO, bundle(0, &["armor"]), bundle(0, &["heavy-armor"])),
    );
    t.make("accept");
    assert_eq!((t.who(ONE).defeated, t.who(TWO).defeated), (false, false));
}
