//! How the rival of a single-player game buys.

use crate::common::solo::{after, all_after, before, rival, rival_with};
use crate::common::{OnStage, TWO, market, patrols};
use outer_rim::content::{Faction, Market};
use outer_rim::scenario::{PlayerWords, Scenario};
use outer_rim::{Event, Unsuited};
use rulebook::rule;

/// The rival with so many credits buys from a deck that begins so.
#[track_caller]
fn buys(card: &str, who: PlayerWords, deck: Market, cards: &[&str]) -> OnStage {
    after(Scenario {
        market: market(&[(deck, cards)]),
        ..before(card, who)
    })
}

fn with_credits(credits: u32, who: PlayerWords) -> PlayerWords {
    PlayerWords { credits, ..who }
}

fn bottom(t: &OnStage, deck: Market) -> String {
    t.deck(deck).pop().unwrap_or_default()
}

#[test]
fn the_rival_buys_the_top_card_at_full_price() {
    rule!(
        "solo-buying/buys-the-top-card",
        "solo-buying/deck-is-named-by-the-card",
        "solo-goals/new-tokens-come-from-ai-cards"
    );
    // 2,000 more for want of a move.
    let t = buys(
        "ai-10",
        with_credits(4000, rival("tatooine")),
        Market::Cargo,
        &["spice"],
    );
    assert_eq!(t.assets(TWO), ["spice"]);
    assert_eq!(t.who(TWO).credits, 5000);
    assert!(t.told(|event| matches!(
        event,
        Event::MarketRevealed {
            deck: Market::Cargo,
            ..
        }
    )));
    assert!(!t.told(|event| matches!(
        event,
        Event::MarketRevealed {
            deck: Market::Job,
            ..
        }
    )));
}

#[test]
fn the_rival_gets_no_slots_from_its_cards() {
    rule!("solo-cards/no-abilities");
    // A bunk is room for one more crew; the G9 Rigger has one.
    let t = after(before("ai-9", rival_with("tatooine", &["bunk"])));
    assert_eq!(t.view(TWO).players[1].room.crew, 1);
}

#[test]
fn the_rival_says_why_it_does_not_buy() {
    rule!("solo-buying/discard-what-this-planet-forbids");
    let t = buys(
        "ai-10",
        with_credits(0, rival("tatooine")),
        Market::Cargo,
        &["contraband", "spice"],
    );
    let reasons: Vec<Unsuited> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::AiNotBuying { why, .. } => Some(*why),
            _ => None,
        })
        .collect();
    assert_eq!(reasons, [Unsuited::NotHere]);
}

#[test]
fn the_rival_buys_only_on_a_planet() {
    rule!(
        "solo-buying/only-on-a-planet",
        "solo-turn/no-bullet-possible-means-nothing"
    );
    let t = buys(
        "ai-6",
        rival("tatooine-reach"),
        Market::Job,
        &["hired-hand"],
    );
    assert_eq!(t.top(Market::Job).as_deref(), Some("hired-hand"));
    assert_eq!(
        t.bullets()[3..],
        [
            "action 1 NoCargo",
            "action 2 NoPlanet",
            "encounter 1 NoPatrol",
            "encounter 2 NoJob",
            "encounter 3 TooPoor"
        ]
    );
}

#[test]
fn an_unsuitable_card_is_discarded_and_the_next_is_bought() {
    rule!(
        "solo-buying/order-of-steps",
        "solo-buying/discard-cargo-bound-for-here",
        "solo-buying/discard-what-this-planet-forbids"
    );
    let who = with_credits(1000, rival("kessel"));
    let t = buys("ai-10", who, Market::Cargo, &["spice", "livestock"]);
    assert_eq!(t.assets(TWO), ["livestock"]);
    assert_eq!(bottom(&t, Market::Cargo), "spice", "it is for here");
    let steps = t.events().iter().filter_map(|event| match event {
        Event::MarketDiscarded { .. } => Some("discards"),
        Event::Bought { .. } => Some("buys"),
        Event::MarketRevealed { .. } => Some("reveals"),
        _ => None,
    });
    assert_eq!(
        Vec::from_iter(steps)[..4],
        ["discards", "reveals", "buys", "reveals"]
    );
}

#[test]
fn what_the_rival_cannot_pay_is_discarded_but_only_one_card() {
    rule!(
        "solo-buying/discard-what-it-cannot-pay",
        "solo-buying/at-most-one-discard",
        "solo-buying/unsuitable-second-card-stays"
    );
    let cards = ["blaster", "armor", "heavy-armor"];
    let t = buys("ai-8", rival("kessel"), Market::GearAndMod, &cards);
    assert_eq!(t.assets(TWO), [""; 0]);
    assert_eq!(bottom(&t, Market::GearAndMod), "blaster");
    assert_eq!(t.top(Market::GearAndMod).as_deref(), Some("armor"));
}

#[test]
fn what_has_no_empty_slot_is_discarded_and_nothing_makes_room() {
    rule!(
        "solo-buying/discard-what-has-no-slot",
        "solo-buying/slot-discard-ignores-rest-of-deck",
        "solo-buying/never-clears-a-slot"
    );
    let who = with_credits(9000, rival_with("tatooine", &["livestock"]));
    // The move to Kessel ends before the purchase.
    let t = buys(
        "ai-10",
        who,
        Market::Cargo,
        &["contraband", "forged-papers"],
    );
    assert_eq!(t.assets(TWO), ["livestock"]);
    assert_eq!(bottom(&t, Market::Cargo), "contraband");
    assert_eq!(t.top(Market::Cargo).as_deref(), Some("forged-papers"));
}

#[test]
fn without_a_slot_the_other_deck_of_the_card_is_used() {
    rule!(
        "solo-buying/deck-is-named-by-the-card",
        "solo-goals/no-destination-no-token"
    );
    let scenario = Scenario {
        market: market(&[(Market::Cargo, &["spice"]), (Market::Job, &["hired-hand"])]),
        ..before(
            "ai-1",
            with_credits(3000, rival_with("tatooine", &["livestock"])),
        )
    };
    let t = after(scenario);
    assert_eq!(t.assets(TWO), ["livestock", "hired-hand"]);
    assert_eq!(t.top(Market::Cargo).as_deref(), Some("spice"));
    // Crew is bound for nowhere.
    let view = tabletop::Game::view(&*crate::common::game(), t.state(), None);
    assert_eq!(view.rivals[0].goals.len(), 1);
}

#[test]
fn a_second_armor_is_discarded() {
    rule!(
        "solo-buying/obeys-purchase-limits",
        "solo-buying/limit-reached-counts-as-unsuitable"
    );
    let who = with_credits(9000, rival_with("tatooine", &["armor"]));
    let t = buys("ai-8", who, Market::GearAndMod, &["heavy-armor", "blaster"]);
    assert_eq!(t.assets(TWO), ["armor", "blaster"]);
    assert_eq!(bottom(&t, Market::GearAndMod), "heavy-armor");
}

#[test]
fn the_rival_gives_nothing_in_part_exchange() {
    rule!("solo-buying/never-barters-assets");
    // 4,000, of which it has half; the mod would be worth the rest.
    let who = with_credits(0, rival_with("tatooine", &["shields"]));
    let t = buys("ai-8", who, Market::GearAndMod, &["blaster", "scope"]);
    assert_eq!(t.assets(TWO), ["shields"]);
    assert_eq!(t.who(TWO).credits, 2000);
}

#[test]
fn the_rival_buys_a_dearer_ship_and_trades_in_its_own() {
    rule!(
        "solo-buying/trades-in-its-ship",
        "solo-buying/ship-price-after-trade-in",
        "solo-buying/new-ship-follows-normal-rules"
    );
    let who = PlayerWords {
        ship: Some("hwk-290".into()),
        damage: [0, 2],
        ..with_credits(4000, rival("tatooine"))
    };
    let t = buys("ai-9", who, Market::Ship, &["ship-heavy-hauler"]);
    let two = t.who(TWO);
    assert_eq!(two.ship.as_deref(), Some("heavy-hauler"));
    assert_eq!(two.damage, [0, 0]);
    // 6,000 less the difference of 5,000, and 4,000 in the encounter section.
    assert_eq!(two.credits, 5000);
    assert_eq!(t.words().gone, ["ship-heavy-hauler"]);
}

#[test]
fn a_ship_that_is_no_dearer_is_discarded() {
    rule!(
        "solo-buying/discard-ship-that-is-no-upgrade",
        "solo-buying/ship-only-if-dearer"
    );
    let who = PlayerWords {
        ship: Some("lancer".into()),
        ..with_credits(50_000, rival("tatooine"))
    };
    let cards = ["ship-heavy-hauler", "ship-gx1"];
    let t = buys("ai-9", who, Market::Ship, &cards);
    assert_eq!(t.who(TWO).ship.as_deref(), Some("lancer"));
    assert_eq!(t.top(Market::Ship).as_deref(), Some("ship-gx1"));
}

#[test]
fn a_used_ship_is_the_dearest_within_the_rivals_means() {
    rule!(
        "solo-buying/used-ship-takes-the-dearest",
        "solo-buying/used-ship-tie-at-random",
        "solo-buying/used-ship-card-is-followed"
    );
    let scenario = Scenario {
        market: market(&[(Market::Ship, &["used-ship"])]),
        ..before("ai-9", with_credits(8000, rival("tatooine")))
    };
    let ships = all_after(&scenario, |words| words.players[1].ship.clone().unwrap());
    assert_eq!(Vec::from_iter(ships), ["heavy-hauler", "lancer"], "10,000");
    let kept = all_after(&scenario, |words| words.players[1].assets.len());
    assert_eq!(Vec::from_iter(kept), [0], "the card is only followed");
    let poorer = Scenario {
        market: market(&[(Market::Ship, &["used-ship"])]),
        ..before("ai-9", with_credits(1000, rival("tatooine")))
    };
    let ships = all_after(&poorer, |words| words.players[1].ship.clone().unwrap());
    assert_eq!(Vec::from_iter(ships), ["g9-rigger"]);
}

#[test]
fn a_used_ship_is_discarded_if_no_better_one_can_be_paid() {
    rule!(
        "solo-buying/used-ship-card-is-not-screened-by-its-own-cost",
        "solo-buying/discards-even-when-nothing-is-affordable"
    );
    let t = buys("ai-9", rival("tatooine"), Market::Ship, &["used-ship"]);
    assert_eq!(bottom(&t, Market::Ship), "used-ship");
    assert_eq!(t.who(TWO).ship.as_deref(), Some("g9-rigger"));
}

#[test]
fn a_purchase_moves_a_patrol_by_the_shortest_way_and_nobody_fights() {
    rule!(
        "solo-buying/revealed-icon-moves-patrol-to-the-ai",
        "solo-buying/patrol-takes-shortest-path",
        "solo-buying/arriving-patrol-does-not-fight"
    );
    // It has 2,000, for want of a move.
    let comes = |top, from| {
        after(Scenario {
            market: market(&[(Market::Cargo, &[top, "coaxium-crystal"])]),
            patrols: patrols(&[(Faction::Rebel, 1, from)]),
            ..before("ai-10", rival("tatooine"))
        })
    };
    let space = |t: &OnStage| t.words().patrols[&Faction::Rebel].space.clone();
    // Three of the four spaces from Ryloth to Tatooine.
    assert_eq!(space(&comes("spice", "ryloth")), "tatooine-reach");
    let too_dear = comes("forged-papers", "ryloth");
    assert_eq!(space(&too_dear), "ryloth", "nothing was bought");
    let there = comes("spice", "tatooine-verge");
    assert_eq!(space(&there), "tatooine");
    assert!(!there.told(|event| matches!(event, Event::CombatBegan { .. })));
}

#[test]
fn a_discard_moves_no_patrol() {
    rule!("solo-buying/discarded-card-moves-no-patrol");
    let cards = ["blaster", "shields"];
    let t = buys("ai-8", rival("kessel"), Market::GearAndMod, &cards);
    assert_eq!(t.top(Market::GearAndMod).as_deref(), Some("shields"));
    assert!(!t.told(|event| matches!(event, Event::PatrolMoved { .. })));
}

#[test]
fn the_rival_buys_what_it_cannot_use() {
    rule!("solo-buying/buys-what-it-cannot-use");
    let who = with_credits(1000, rival("tatooine"));
    let t = buys("ai-8", who, Market::GearAndMod, &["lucky-dice"]);
    assert_eq!(t.assets(TWO), ["lucky-dice"]);
}

#[test]
fn a_mod_shifts_so_that_cargo_fits() {
    rule!("solo-buying/assets-may-shift-to-open-a-slot");
    // One slot for cargo, one for a mod, one for either: all are needed.
    let who = PlayerWords {
        ship: Some("yt-1300".into()),
        ..with_credits(1000, rival_with("tatooine", &["navicomputer", "livestock"]))
    };
    let t = buys("ai-10", who, Market::Cargo, &["spice"]);
    assert_eq!(t.assets(TWO), ["navicomputer", "livestock", "spice"]);
}

#[test]
fn assets_beyond_the_slots_of_a_new_ship_are_lost_by_chance() {
    rule!("solo-buying/excess-assets-after-new-ship-at-random");
    // A Heavy Hauler has three crew slots, the Firespray-31 two.
    let who = PlayerWords {
        ship: Some("heavy-hauler".into()),
        ..with_credits(
            50_000,
            rival_with(
                "tatooine",
                &["white-1-card", "white-2-card", "white-3-card"],
            ),
        )
    };
    let scenario = Scenario {
        market: market(&[(Market::Ship, &["ship-firespray"])]),
        ..before("ai-9", who)
    };
    let left = all_after(&scenario, |words| format!("{:?}", words.players[1].assets));
    assert_eq!(left.len(), 3, "{left:?}");
}

#[test]
fn of_several_shortest_ways_chance_picks_one_for_the_patrol() {
    rule!("solo-buying/patrol-path-tie-at-random");
    let scenario = Scenario {
        patrols: patrols(&[(Faction::Rebel, 1, "tatooine")]),
        market: market(&[(Market::Cargo, &["livestock", "coaxium-crystal"])]),
        ..before("ai-10", rival("ord-mantell"))
    };
    let spaces = all_after(&scenario, |words| {
        words.patrols[&Faction::Rebel].space.clone()
    });
    assert_eq!(Vec::from_iter(spaces), ["inner-kessel-verge", "maelstrom"]);
}
