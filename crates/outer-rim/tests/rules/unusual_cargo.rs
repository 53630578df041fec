//! Cargo for a patrol, and cargo that takes luck to buy.

use crate::common::solo::{before, rival_with};
use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, OnStage, TWO, action_step, market, patrols, player, reputation,
    stage, words,
};
use outer_rim::content::{Die, Expansion, Faction, Market, Standing};
use outer_rim::scenario::{PlayerWords, Scenario};
use outer_rim::{Choice, Event, Unsuited};
use rulebook::rule;
use tabletop::{Game as _, Lang};

/// With Unfinished Business on the table.
fn expanded(scenario: Scenario) -> OnStage {
    stage(Scenario {
        with: [Expansion::UnfinishedBusiness].into_iter().collect(),
        ..scenario
    })
}

fn lando(space: &str, credits: u32, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        credits,
        assets: words(assets),
        ..player("lando-calrissian", space)
    }
}

/// Lando with dispatches for the Imperial patrol, which is somewhere.
fn courier(space: &str, patrol: &str) -> Scenario {
    Scenario {
        patrols: patrols(&[(Faction::Imperial, 1, patrol)]),
        ..action_step(vec![
            lando(space, 0, &["dispatches"]),
            PlayerWords::second(),
        ])
    }
}

#[test]
fn cargo_for_a_patrol_is_delivered_wherever_the_patrol_is() {
    rule!("patrol-cargo/delivered-where-the-patrol-is");
    for (space, patrol, due) in [
        ("naboo", "naboo", true),
        ("naboo-reach", "naboo-reach", true),
        ("naboo", "naboo-reach", false),
        ("naboo-reach", "naboo", false),
    ] {
        let mut t = expanded(courier(space, patrol));
        assert_eq!(t.offers("deliver"), due, "{space} {patrol}");
        if due {
            t.make("deliver");
            assert_eq!((t.who(ONE).credits, t.assets(ONE).len()), (4000, 0));
            let under = t.deck(Market::Cargo).pop();
            assert_eq!(under.as_deref(), Some("dispatches"));
        }
    }
    // Another faction's patrol does not take it.
    let mut elsewhere = courier("naboo", "ryloth");
    elsewhere
        .patrols
        .extend(patrols(&[(Faction::Rebel, 1, "naboo")]));
    assert!(!expanded(elsewhere).offers("deliver"));
}

#[test]
fn what_it_is_and_where_it_goes_can_be_read() {
    rule!("patrol-cargo/delivered-where-the-patrol-is");
    let t = expanded(courier("naboo", "ryloth"));
    let faces = t.game().faces(Lang::EN);
    let face = faces
        .iter()
        .find(|face| face.id == "dispatches")
        .expect("it");
    assert_eq!(
        face.rules[0].to_string(),
        "Deliver to the Imperial patrol, wherever it is: Gain 4000 credits."
    );
    let asset = &t.view(TWO).players[0].assets[0];
    let to = asset.to.map(u32::from);
    let patrol = t.view(TWO).patrols[Faction::Imperial as usize].space;
    assert_eq!(to, Some(u32::from(patrol)));
}

#[test]
fn the_patrol_is_left_alone_and_leaves_nobody_alone() {
    rule!("patrol-cargo/patrol-is-left-alone");
    let mut scenario = courier("naboo-reach", "naboo-reach");
    scenario.players[0].reputation = reputation(&[(Faction::Imperial, Standing::Negative)]);
    let mut t = expanded(scenario);
    t.make("deliver");
    assert_eq!(t.who(ONE).credits, 4000);
    assert_eq!(
        t.who(ONE).reputation,
        reputation(&[(Faction::Imperial, Standing::Negative)])
    );
    let patrol = &t.words().patrols[&Faction::Imperial];
    assert_eq!((patrol.level, patrol.space.as_str()), (1, "naboo-reach"));
    while t.offers("pass") {
        t.make("pass");
    }
    assert_eq!(t.offered(), ["patrol imperial"]);
}

#[test]
fn it_is_not_bought_beside_its_patrol() {
    rule!("patrol-cargo/not-bought-beside-the-patrol");
    let at = |space: &str| {
        let mut t = expanded(Scenario {
            patrols: patrols(&[(Faction::Imperial, 1, "naboo")]),
            market: market(&[(Market::Cargo, &["dispatches"])]),
            ..action_step(vec![lando(space, 5000, &[]), PlayerWords::second()])
        });
        t.make("market");
        t
    };
    let mut t = at("naboo");
    assert!(!t.offers("buy cargo"));
    let refusal = t.refused(ONE, &Choice::Buy(Market::Cargo));
    assert_eq!(
        refusal.rule,
        Some("patrol-cargo/not-bought-beside-the-patrol")
    );
    assert!(at("ryloth").offers("buy cargo"));
}

#[test]
fn the_rival_buys_nothing_for_a_patrol() {
    rule!("solo-expansion/ai-skips-patrol-cargo");
    let mut rival = rival_with("ord-mantell", &[]);
    rival.credits = 5000;
    let mut t = expanded(Scenario {
        patrols: patrols(&[(Faction::Imperial, 1, "naboo")]),
        market: market(&[(Market::Cargo, &["dispatches", "spice"])]),
        ..before("ai-1", rival)
    });
    t.make("space");
    assert!(t.told(|event| matches!(
        event,
        Event::AiNotBuying {
            why: Unsuited::ForPatrol,
            ..
        }
    )));
    assert!(!t.assets(TWO).contains(&"dispatches".to_string()));
    assert!(t.assets(TWO).contains(&"spice".to_string()), "the next one");
}

#[test]
fn the_goal_token_of_the_rival_goes_with_the_patrol() {
    rule!("patrol-cargo/rival-follows-the-patrol");
    let goal = |space: &str| {
        let t = expanded(Scenario {
            patrols: patrols(&[(Faction::Imperial, 1, space)]),
            ..before("ai-1", rival_with("ord-mantell", &["dispatches"]))
        });
        let view = t.view(ONE);
        (
            view.rivals[0].goals.clone(),
            vec![view.patrols[Faction::Imperial as usize].space],
        )
    };
    for space in ["naboo", "ryloth"] {
        let (goals, patrol) = goal(space);
        assert_eq!(goals, patrol);
    }
}

/// Lando on Tatooine buys the mole, with these dice.
fn buys_the_mole(character: &str, dice: &[Die]) -> OnStage {
    let mut buyer = lando("tatooine", 3000, &[]);
    buyer.character = Some(character.into());
    let mut t = expanded(Scenario {
        dice: dice.to_vec(),
        market: market(&[(Market::Cargo, &["mole", "spice"])]),
        ..action_step(vec![buyer, PlayerWords::second()])
    });
    t.make_all(&["market", "buy cargo"]);
    t
}

#[test]
fn a_die_comes_before_the_price() {
    rule!("risky-purchases/roll-to-buy");
    let mut t = buys_the_mole("lando-calrissian", &[BLANK, HIT]);
    assert_eq!(t.story_of(&["rolls"]), ["1 rolls 1"]);
    assert_eq!(t.who(ONE).credits, 3000, "nothing is paid yet");
    assert!(t.offers("use lando-calrissian"), "{:?}", t.offered());
    t.make_all(&["use lando-calrissian", "die blank"]);
    assert_eq!(
        (t.who(ONE).credits, t.assets(ONE)),
        (1000, vec!["mole".into()])
    );
}

#[test]
fn a_hit_buys_it_like_anything_else() {
    rule!("risky-purchases/hit-buys");
    let t = buys_the_mole("boba-fett", &[HIT]);
    assert_eq!(
        (t.who(ONE).credits, t.assets(ONE)),
        (1000, vec!["mole".into()])
    );
    assert_eq!(t.top(Market::Cargo).as_deref(), Some("spice"));
    assert!(t.told(|event| matches!(event, Event::MarketRevealed { .. })));
}

#[test]
fn what_it_takes_to_buy_it_can_be_read() {
    rule!("risky-purchases/failure-resolves-its-card");
    let t = buys_the_mole("boba-fett", &[HIT]);
    let faces = t.game().faces(Lang::EN);
    let rules = |id: &str| {
        let face = faces.iter().find(|face| face.id == id).expect("a face");
        let rules = face.rules.iter().map(ToString::to_string);
        rules.collect::<Vec<_>>()
    };
    assert_eq!(
        rules("mole")[2],
        "Roll a die to buy it. Only a hit does; with any other result, resolve databank card 93 \
         instead."
    );
    assert_eq!(
        rules("naboo-leak")[3..],
        ["Must be taken: where no slot is empty, discard another card for it."]
    );
    assert_eq!(
        rules("tracker"),
        [
            "Action: Discard this card.",
            "Cannot be discarded in any other way."
        ]
    );
}

#[test]
fn the_chance_is_told_before() {
    rule!("risky-purchases/hit-buys");
    let mut t = expanded(Scenario {
        market: market(&[(Market::Cargo, &["mole", "spice"])]),
        ..action_step(vec![lando("tatooine", 3000, &[]), PlayerWords::second()])
    });
    t.make("market");
    let (game, state) = (t.game(), t.state());
    let described = game.describe(state, &Choice::Buy(Market::Cargo), Lang::EN);
    let details = described.details.iter().map(ToString::to_string);
    assert!(
        details
            .collect::<Vec<_>>()
            .contains(&"38 % to get it: a hit does".to_string())
    );
    let chances = game.explain(state, ONE, Lang::EN).chances;
    assert_eq!(
        (chances.len(), chances[0].permille),
        (1, 375),
        "three of eight sides"
    );
}

#[test]
fn anything_else_resolves_its_card_and_leaves_it_there() {
    rule!("risky-purchases/failure-resolves-its-card");
    for face in [CRIT, FOCUS, BLANK] {
        let mut t = buys_the_mole("boba-fett", &[face]);
        assert_eq!((t.who(ONE).credits, t.assets(ONE).len()), (3000, 0));
        assert_eq!(t.who(ONE).damage, [1, 0], "card 93");
        assert_eq!(t.top(Market::Cargo).as_deref(), Some("mole"));
        assert!(t.told(|event| matches!(event, Event::PurchaseFailed { .. })));
        assert!(!t.offers("market"), "the market action is used");
        t.refused(ONE, &Choice::Market);
    }
}

#[test]
fn what_is_gained_for_free_takes_no_die() {
    rule!("risky-purchases/only-a-purchase-is-risky");
    let mut t = expanded(Scenario {
        dice: vec![BLANK],
        market: market(&[(Market::Cargo, &["mole", "spice"])]),
        ..action_step(vec![
            lando("tatooine", 0, &["cargo-voucher"]),
            PlayerWords::second(),
        ])
    });
    t.make("use cargo-voucher");
    if t.offers("take") {
        t.make("take");
    }
    assert!(
        t.assets(ONE).contains(&"mole".to_string()),
        "{:?}",
        t.offered()
    );
    assert!(!t.told(|event| matches!(event, Event::Rolled { .. })));
}

#[test]
fn the_rival_takes_no_risk() {
    rule!("risky-purchases/rival-needs-no-roll");
    let mut rival = rival_with("ord-mantell", &[]);
    rival.credits = 5000;
    let mut t = expanded(Scenario {
        dice: vec![BLANK],
        market: market(&[(Market::Cargo, &["mole", "spice"])]),
        ..before("ai-1", rival)
    });
    t.make("space");
    assert!(
        t.assets(TWO).contains(&"mole".to_string()),
        "{:?}",
        t.assets(TWO)
    );
    assert!(!t.told(|event| matches!(event, Event::Rolled { .. })));
}

#[test]
fn what_is_refused_cites_the_rule_of_the_box_that_replaced_another() {
    let mut t = expanded(Scenario {
        market: market(&[(Market::Cargo, &["livestock"])]),
        ..action_step(vec![lando("tatooine", 9000, &[]), PlayerWords::second()])
    });
    t.make("market");
    while t.offers("discard-top cargo") {
        t.make("discard-top cargo");
    }
    let refusal = t.refused(ONE, &Choice::DiscardTop(Market::Cargo));
    assert_eq!(refusal.rule, Some("market-discards/never-more-than-two"));
}
