//! The trade action, and credits that change hands at any time.

use crate::common::{
    BLANK, HIT, ONE, THREE, TWO, action_step, bundle, encounter_step, encounters, market, offer,
    patrols, player, stage, words,
};
use outer_rim::content::{Faction, Market};
use outer_rim::scenario::{AssetWord, PlayerWords, Scenario, StepWord};
use outer_rim::{Event, Setup};
use rulebook::rule;

fn owner(character: &str, space: &str, credits: u32, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        credits,
        assets: words(assets),
        ..player(character, space)
    }
}

/// Two players on Naboo, the first in a trade action.
fn trading(one: &[&str], two: &[&str]) -> crate::common::OnStage {
    let mut t = stage(action_step(vec![
        owner("boba-fett", "naboo", 5000, one),
        owner("bossk", "naboo", 5000, two),
    ]));
    t.make("trade");
    t
}

#[test]
fn trade_needs_another_player_in_the_space() {
    rule!("trade/needs-shared-space");
    let at = |space: &str| {
        let one = owner("boba-fett", "naboo-reach", 0, &["green-5-card"]);
        stage(action_step(vec![one, player("bossk", space)])).offers("trade")
    };
    assert!(at("naboo-reach"));
    assert!(!at("naboo"));
}

#[test]
fn cards_and_credits_change_hands_in_one_trade() {
    rule!("trade/any-mix-of-cards-and-credits");
    let mut t = trading(&["blaster", "scope"], &["spice"]);
    t.offer(
        ONE,
        offer(TWO, bundle(0, &["blaster", "scope"]), bundle(3, &["spice"])),
    );
    assert_eq!(
        (t.decider(), t.offered()),
        (TWO, vec!["accept".into(), "pass".into()])
    );
    t.make("accept");
    assert_eq!(
        (t.who(ONE).credits, t.assets(ONE)),
        (8000, vec!["spice".into()])
    );
    assert_eq!(
        (t.who(TWO).credits, t.assets(TWO)),
        (2000, vec!["blaster".into(), "scope".into()])
    );
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, vec!["pass".into()]),
        "the trade action goes on"
    );
}

#[test]
fn a_declined_offer_changes_nothing() {
    rule!("trade/both-must-agree");
    let mut t = trading(&["blaster"], &["spice"]);
    let before = t.words().players;
    t.offer(
        ONE,
        offer(TWO, bundle(2, &["blaster"]), bundle(0, &["spice"])),
    );
    t.make("pass");
    assert_eq!(t.words().players, before);
    assert_eq!(t.decider(), ONE);
}

#[test]
fn an_offer_is_a_window_of_its_own() {
    let mut t = trading(&["blaster"], &["spice"]);
    assert_eq!(t.window(), None, "whoever trades is not asked in vain");
    t.offer(ONE, offer(TWO, bundle(1, &[]), bundle(0, &[])));
    assert_eq!((t.decider(), t.window()), (TWO, Some("offers")));
}

#[test]
fn everybody_present_can_be_dealt_with() {
    rule!(
        "trade/with-any-player-present",
        "trade/others-deal-only-with-current-player"
    );
    let mut t = stage(action_step(vec![
        owner("boba-fett", "naboo", 0, &["blaster", "scope"]),
        owner("bossk", "naboo", 1000, &[]),
        owner("ketsu-onyo", "naboo", 1000, &["spice"]),
    ]));
    t.make("trade");
    t.offer(ONE, offer(TWO, bundle(0, &["blaster"]), bundle(1, &[])));
    t.make("accept");
    t.offer(THREE, offer(ONE, bundle(1, &[]), bundle(0, &["scope"])));
    t.make("accept");
    assert_eq!(
        (t.who(ONE).credits, t.assets(TWO), t.assets(THREE).len()),
        (2000, vec!["blaster".into()], 2)
    );
    let among = offer(TWO, bundle(0, &["spice"]), bundle(0, &[]));
    let refusal = t.refused_offer(THREE, &among);
    assert_eq!(refusal.message.id, "refused-offer-bystanders");
}

#[test]
fn a_trade_may_be_a_gift() {
    rule!("trade/need-not-be-equal", "credits/uneven-trade-allowed");
    let mut t = trading(&["blaster"], &[]);
    t.offer(ONE, offer(TWO, bundle(5, &["blaster"]), bundle(0, &[])));
    t.make("accept");
    assert_eq!(t.assets(TWO), ["blaster"]);
    assert_eq!(t.who(TWO).credits, 10_000);
}

#[test]
fn all_six_kinds_of_assets_can_be_traded() {
    rule!("trade/what-can-be-traded");
    let all = [
        "bounty-white",
        "spice",
        "white-2-card",
        "blaster",
        "casino",
        "bunk",
    ];
    let mut t = trading(&all, &[]);
    t.offer(ONE, offer(TWO, bundle(5, &all), bundle(0, &[])));
    t.make("accept");
    assert_eq!(
        (t.assets(TWO), t.who(TWO).credits),
        (all.map(String::from).to_vec(), 10_000)
    );
}

#[test]
fn a_captive_goes_with_its_bounty() {
    rule!("trade/captive-goes-with-bounty");
    let captive = AssetWord::With {
        card: "bounty-yellow".into(),
        captive: "yellow-1".into(),
    };
    let mut two = owner("bossk", "naboo", 0, &[]);
    two.assets = vec![captive.clone()];
    let mut t = stage(action_step(vec![owner("boba-fett", "naboo", 0, &[]), two]));
    t.make("trade");
    t.offer(
        TWO,
        offer(ONE, bundle(0, &["bounty-yellow"]), bundle(0, &[])),
    );
    t.make("accept");
    assert_eq!(t.who(ONE).assets, [captive]);
    t.make_all(&["pass", "deliver"]);
    assert_eq!(t.who(ONE).fame, 3, "the new owner delivers");
}

#[test]
fn secrets_ships_and_foreign_cards_cannot_be_offered() {
    rule!("trade/no-secrets-no-ships", "trade/nothing-else");
    let mut one = owner("boba-fett", "naboo", 0, &[]);
    one.secrets = words(&["kafrene-2"]);
    let mut t = stage(action_step(vec![
        one,
        owner("bossk", "naboo", 0, &["blaster"]),
    ]));
    t.make("trade");
    let before = t.words();
    for card in ["kafrene-2", "ship-hwk-290", "blaster", "casino"] {
        t.refused_offer(ONE, &offer(TWO, bundle(0, &[card]), bundle(0, &[])));
    }
    let nothing = offer(TWO, bundle(0, &[]), bundle(0, &[]));
    t.refused_offer(ONE, &nothing);
    t.refused_offer(ONE, &offer(ONE, bundle(0, &[]), bundle(0, &[])));
    assert_eq!(t.words(), before);
    // An offer has room for credits and cards, and for no fame.
    let fame = serde_json::json!({"to": 1, "gives": {"fame": 1}, "takes": {}});
    assert!(serde_json::from_value::<outer_rim::Offer>(fame).is_err());
}

#[test]
fn full_slots_can_swap() {
    rule!("trade/received-assets-need-slots");
    let mut t = trading(&["blaster", "scope"], &["lucky-dice", "logbook"]);
    t.offer(
        ONE,
        offer(TWO, bundle(0, &["blaster"]), bundle(0, &["logbook"])),
    );
    t.make("accept");
    assert_eq!(t.assets(ONE), ["scope", "logbook"]);
    assert_eq!(t.assets(TWO), ["lucky-dice", "blaster"]);
    assert_eq!(t.decider(), ONE, "nobody has to discard");
}

#[test]
fn what_has_no_slot_after_a_trade_is_discarded() {
    rule!("trade/received-assets-need-slots");
    let mut t = trading(&["blaster", "scope"], &["lucky-dice", "logbook"]);
    t.offer(ONE, offer(TWO, bundle(0, &["blaster"]), bundle(0, &[])));
    t.make("accept");
    assert_eq!(t.decider(), TWO);
    assert_eq!(
        t.offered(),
        ["card lucky-dice", "card logbook", "card blaster"]
    );
    t.make("card logbook");
    assert_eq!(t.assets(TWO), ["lucky-dice", "blaster"]);
    assert_eq!(t.decider(), ONE);
}

#[test]
fn a_limit_holds_for_traded_cards_too() {
    rule!(
        "trade/received-assets-need-slots",
        "buying/card-restrictions-hold"
    );
    let mut t = trading(&["armor"], &["heavy-armor"]);
    t.offer(ONE, offer(TWO, bundle(0, &["armor"]), bundle(0, &[])));
    t.make("accept");
    assert_eq!(t.decider(), TWO, "the new owner makes room");
    assert_eq!(t.offered(), ["card heavy-armor", "card armor"]);
}

#[test]
fn a_trade_reveals_nothing_and_moves_no_patrol() {
    rule!("trade/is-no-market-gain");
    let mut t = trading(&["blaster"], &["spice"]);
    let (decks, patrols) = (t.words().market, t.words().patrols);
    t.offer(
        ONE,
        offer(TWO, bundle(0, &["blaster"]), bundle(0, &["spice"])),
    );
    t.make("accept");
    assert_eq!((t.words().market, t.words().patrols), (decks, patrols));
}

#[test]
fn cards_change_hands_only_in_the_trade_action() {
    rule!("trade/cards-only-in-trade-action");
    let players = || {
        vec![
            owner("boba-fett", "naboo", 0, &["blaster"]),
            owner("bossk", "naboo", 0, &[]),
        ]
    };
    let gift = offer(TWO, bundle(0, &["blaster"]), bundle(0, &[]));
    for scenario in [encounter_step(players()), action_step(players())] {
        let refusal = stage(scenario).refused_offer(ONE, &gift);
        assert_eq!(refusal.message.id, "refused-offer-cards");
    }
    let mut t = stage(action_step(vec![
        owner("boba-fett", "naboo", 0, &["blaster"]),
        owner("bossk", "naboo", 0, &[]),
        owner("ketsu-onyo", "ryloth", 0, &[]),
    ]));
    t.make("trade");
    t.refused_offer(ONE, &offer(THREE, bundle(0, &["blaster"]), bundle(0, &[])));
}

#[test]
fn credits_may_interrupt_an_encounter() {
    rule!(
        "trade/credits-may-interrupt",
        "credits/trade-with-current-player-any-time"
    );
    // The contact asks 2,000 for its crew; 1,000 are missing.
    let mut t = stage(Scenario {
        contacts: [(
            "tatooine".to_string(),
            vec!["white-1".into(), "green-1".into()],
        )]
        .into(),
        ..encounter_step(vec![
            owner("boba-fett", "tatooine", 1000, &[]),
            owner("bossk", "cantonica", 1000, &[]),
        ])
    });
    t.make("contact tatooine 1");
    assert_eq!(t.offered(), ["pass"]);
    t.offer(TWO, offer(ONE, bundle(1, &[]), bundle(0, &[])));
    t.make("accept");
    assert_eq!(t.offered(), ["yes", "pass"]);
    t.make("yes");
    assert_eq!(
        (t.assets(ONE), t.who(ONE).credits, t.who(TWO).credits),
        (vec!["white-1-card".into()], 0, 0)
    );
}

#[test]
fn credits_may_interrupt_a_combat() {
    rule!("trade/credits-may-interrupt");
    // A crew adds a hit for 1,000 credits.
    let mut t = stage(Scenario {
        contacts: [(
            "tatooine".to_string(),
            vec!["white-1".into(), "green-2".into()],
        )]
        .into(),
        dice: vec![BLANK, BLANK, BLANK, HIT, BLANK],
        ..encounter_step(vec![
            owner(
                "boba-fett",
                "tatooine",
                1000,
                &["bounty-white", "green-1-card"],
            ),
            owner("bossk", "cantonica", 2000, &[]),
        ])
    });
    t.make_all(&["contact tatooine 1", "fight"]);
    assert_eq!(t.offered(), ["use green-1-card", "pass"]);
    t.offer(TWO, offer(ONE, bundle(2, &[]), bundle(0, &[])));
    assert_eq!(t.decider(), ONE, "the receiver answers");
    t.make("accept");
    assert_eq!(
        t.offered(),
        ["use green-1-card", "pass"],
        "the combat goes on where it was"
    );
    t.make("use green-1-card");
    assert_eq!(t.who(ONE).credits, 2000);
}

#[test]
fn a_defeated_player_can_be_traded_with() {
    rule!("trade/defeated-partner-allowed");
    let mut down = owner("bossk", "naboo", 0, &[]);
    down.damage = [4, 0];
    down.defeated = true;
    let mut t = stage(action_step(vec![
        owner("boba-fett", "naboo", 0, &["blaster"]),
        down,
    ]));
    t.make("trade");
    t.offer(ONE, offer(TWO, bundle(0, &["blaster"]), bundle(0, &[])));
    t.make("accept");
    assert_eq!(t.assets(TWO), ["blaster"]);
}

#[test]
fn credits_are_a_sum_whatever_the_tokens() {
    rule!("credits/denominations");
    let mut t = stage(Scenario {
        market: market(&[(Market::Job, &["hired-hand", "casino"])]),
        ..action_step(vec![
            owner("boba-fett", "tatooine", 5000, &[]),
            PlayerWords::second(),
        ])
    });
    t.make_all(&["market", "buy job"]);
    assert_eq!(t.who(ONE).credits, 3000);
}

#[test]
fn nobody_spends_more_than_they_have() {
    rule!("credits/no-spending-beyond-means");
    let mut t = stage(Scenario {
        market: market(&[(Market::GearAndMod, &["lucky-dice"])]),
        ..action_step(vec![
            owner("boba-fett", "tatooine", 2000, &[]),
            owner("bossk", "tatooine", 0, &[]),
        ])
    });
    t.make("market");
    assert!(!t.offers("buy gear_and_mod"));
    let too_much = offer(TWO, bundle(3, &[]), bundle(0, &[]));
    let refusal = t.refused_offer(ONE, &too_much);
    assert_eq!(refusal.message.id, "refused-offer-credits");
}

fn discounted(card: &str) -> u32 {
    let mut t = stage(Scenario {
        market: market(&[(Market::GearAndMod, &[card, "blaster"])]),
        ..action_step(vec![
            owner("boba-fett", "tatooine", 8000, &["guild-card"]),
            PlayerWords::second(),
        ])
    });
    t.make_all(&["market", "buy gear_and_mod"]);
    if t.offers("pay") {
        t.make("pay");
    }
    8000 - t.who(ONE).credits
}

#[test]
fn a_discount_lowers_the_cost_to_nothing_at_least() {
    rule!("credits/discount");
    assert_eq!(discounted("scope"), 3000);
    assert_eq!(discounted("logbook"), 0);
}

#[test]
fn a_card_bought_for_free_counts_as_bought() {
    rule!("credits/free");
    let mut t = stage(Scenario {
        market: market(&[(Market::Cargo, &["spice", "coaxium-crystal"])]),
        patrols: patrols(&[(Faction::Rebel, 1, "tatooine-reach")]),
        ..action_step(vec![
            owner("boba-fett", "tatooine", 1000, &["voucher"]),
            PlayerWords::second(),
        ])
    });
    t.make_all(&["use voucher", "buy cargo"]);
    assert_eq!(
        (t.who(ONE).credits, t.assets(ONE)),
        (1000, vec!["voucher".into(), "spice".into()])
    );
    assert_eq!(t.top(Market::Cargo).as_deref(), Some("coaxium-crystal"));
    assert_eq!(t.words().patrols[&Faction::Rebel].space, "tatooine");
}

#[test]
fn others_may_help_out_in_the_middle_of_a_market_action() {
    rule!(
        "credits/trade-with-current-player-any-time",
        "credits/trade-needs-no-action-or-shared-space"
    );
    let content = crate::common::game();
    let others = content.library().content().market.iter();
    let others = others.filter(|card| card.deck != Market::GearAndMod);
    let mut t = stage(Scenario {
        market: market(&[(Market::GearAndMod, &["scope", "blaster", "armor"])]),
        gone: others.map(|card| card.id.clone()).collect(),
        ..action_step(vec![
            owner("boba-fett", "tatooine", 3000, &[]),
            owner("bossk", "lothal", 2000, &[]),
        ])
    });
    t.make_all(&["market", "discard-top gear_and_mod"]);
    assert_eq!(t.offered(), ["pass"], "a blaster costs 4,000");
    t.offer(TWO, offer(ONE, bundle(1, &[]), bundle(0, &[])));
    t.make("accept");
    assert_eq!(t.offered(), ["buy gear_and_mod", "pass"]);
    t.make("buy gear_and_mod");
    assert_eq!(
        (t.assets(ONE), t.who(TWO).credits),
        (vec!["blaster".into()], 1000)
    );
}

#[test]
fn credits_need_neither_action_nor_shared_space() {
    rule!("credits/trade-needs-no-action-or-shared-space");
    let mut scenario = encounter_step(vec![
        owner("boba-fett", "naboo", 0, &[]),
        owner("bossk", "lothal", 2000, &[]),
    ]);
    scenario.so_far.traded = true;
    let mut t = stage(scenario);
    let before = t.offered();
    t.offer(TWO, offer(ONE, bundle(2, &[]), bundle(0, &[])));
    t.make("accept");
    assert_eq!((t.who(ONE).credits, t.who(TWO).credits), (2000, 0));
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, before),
        "the encounter is still to come"
    );
}

#[test]
fn bystanders_do_not_trade() {
    rule!("credits/no-trade-between-bystanders");
    let mut t = stage(Scenario {
        players: vec![
            owner("boba-fett", "naboo", 1000, &[]),
            owner("bossk", "naboo", 1000, &[]),
            owner("ketsu-onyo", "naboo", 1000, &[]),
        ],
        ..Scenario::default()
    });
    let to = |seat| offer(seat, bundle(1, &[]), bundle(0, &[]));
    let refusal = t.refused_offer(TWO, &to(THREE));
    assert_eq!(refusal.message.id, "refused-offer-bystanders");
    for (from, receiver) in [(TWO, ONE), (ONE, TWO)] {
        let mut t = t.clone();
        t.offer(from, to(receiver));
        t.make("accept");
        assert_eq!(t.who(receiver).credits, 2000);
    }
}

#[test]
fn nobody_trades_before_the_first_turn() {
    rule!("credits/trade-with-current-player-any-time");
    let mut t = crate::common::new_game(Setup::default(), 4);
    while !t.offered_that("faction").is_empty() || t.words().turn == 0 {
        let loan = offer(TWO, bundle(1, &[]), bundle(0, &[]));
        t.refused_offer(ONE, &loan);
        let last = t.offered().pop().expect("a choice");
        t.make(&last);
    }
    assert_eq!(t.words().step, StepWord::Planning);
}

#[test]
fn promises_do_not_bind() {
    rule!("credits/promises-not-binding");
    let mut t = stage(Scenario {
        players: vec![
            owner("boba-fett", "lothal", 0, &[]),
            owner("bossk", "cantonica", 1000, &[]),
        ],
        ..Scenario::default()
    });
    t.offer(TWO, offer(ONE, bundle(1, &[]), bundle(0, &[])));
    t.make("accept");
    t.make_all(&["recover", "pass", "space"]);
    assert_eq!(
        (t.current(), t.who(ONE).credits, t.who(TWO).credits),
        (1, 3000, 0)
    );
    let back = t
        .events()
        .iter()
        .filter(|event| matches!(event, Event::OfferMade { .. }));
    assert_eq!(back.count(), 1, "nothing is paid back by itself");
}

#[test]
fn only_so_many_declined_offers_are_heard() {
    let mut t = trading(&["blaster"], &[]);
    let gift = offer(TWO, bundle(0, &["blaster"]), bundle(0, &[]));
    for _ in 0..3 {
        t.offer(ONE, gift.clone());
        t.make("pass");
    }
    t.refused_offer(ONE, &gift);
}

#[test]
fn an_offer_waits_for_its_answer_before_the_next() {
    let mut t = trading(&["blaster"], &[]);
    let gift = offer(TWO, bundle(0, &["blaster"]), bundle(0, &[]));
    t.offer(ONE, gift.clone());
    t.refused_offer(ONE, &gift);
}

#[test]
fn credits_may_come_while_an_effect_offers_something_for_sale() {
    rule!("trade/credits-may-interrupt");
    // The luxury card costs 15,000, and the encounter takes 2,000 off.
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-2"])]),
        market: market(&[(Market::Luxury, &["yacht-fittings"])]),
        ..encounter_step(vec![
            owner("boba-fett", "cantonica", 12_000, &[]),
            owner("bossk", "kessel", 1000, &[]),
        ])
    });
    t.make("space");
    assert_eq!(t.offered(), ["pass"]);
    t.offer(TWO, offer(ONE, bundle(1, &[]), bundle(0, &[])));
    t.make("accept");
    assert_eq!(t.offered(), ["buy luxury", "pass"]);
}

#[test]
fn credits_may_come_while_an_encounter_offers_a_ship() {
    rule!("trade/credits-may-interrupt");
    let mut t = stage(Scenario {
        encounters: encounters(&[("ryloth-naboo", &["ryloth-1"])]),
        ..encounter_step(vec![
            owner("boba-fett", "ryloth", 4000, &[]),
            owner("bossk", "kessel", 1000, &[]),
        ])
    });
    t.make("space");
    assert_eq!(t.offered_that("ship hwk-290"), [""; 0]);
    t.offer(TWO, offer(ONE, bundle(1, &[]), bundle(0, &[])));
    t.make("accept");
    assert!(t.offers("ship hwk-290"));
}
