//! What is taken back together.

use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, OnStage, TWO, action_step, encounter_step, encounters, market,
    player, stage, stage_with, words,
};
use outer_rim::content::{Content, Effect, Goods, Market};
use outer_rim::scenario::{CardWord, PlayerWords, Scenario, StepWord};
use tabletop::{Consent, Game as _, Role, SeatSet};

#[test]
fn a_delivery_and_a_visit_to_the_market_are_taken_back_one_by_one() {
    let owner = PlayerWords {
        assets: words(&["start-cargo-1"]),
        ..player("boba-fett", "naboo")
    };
    let mut t = stage(Scenario {
        step: StepWord::Action,
        players: vec![owner, PlayerWords::second()],
        ..Scenario::default()
    });
    t.make_all(&["deliver", "market", "discard-top job"]);
    let table = t.table_mut();
    table.undo(ONE, Consent::Given).expect("the market visit");
    assert_eq!(t.assets(ONE), [""; 0], "it stays delivered");
    assert!(t.offers("market") && !t.offers("deliver"));
    t.table_mut()
        .undo(ONE, Consent::Given)
        .expect("the delivery");
    assert_eq!(t.assets(ONE), ["start-cargo-1"]);
}

#[test]
fn a_purchase_that_asks_nothing_is_taken_back_by_itself() {
    let mut t = stage(Scenario {
        step: StepWord::Action,
        market: market(&[(Market::Job, &["casino", "hard-job"])]),
        players: vec![player("boba-fett", "tatooine"), PlayerWords::second()],
        ..Scenario::default()
    });
    t.make_all(&["market", "buy job", "pass"]);
    t.table_mut().undo(ONE, Consent::Given).expect("the pass");
    assert_eq!(t.assets(ONE), ["casino"], "it stays bought");
    t.table_mut()
        .undo(ONE, Consent::Given)
        .expect("the purchase");
    assert_eq!(t.assets(ONE), [""; 0]);
}

/// What a choice, in short words, is of its action.
#[track_caller]
fn role(t: &OnStage, short: &str) -> Role {
    let place = t.offered().iter().position(|choice| choice == short);
    let place = place.expect("it is offered");
    t.game().part(t.state(), &t.choices()[place]).role
}

#[test]
fn dice_are_picked_together_and_the_last_there_is_completes_the_pick() {
    let mut t = stage(Scenario {
        encounters: encounters(&[("kessel-maelstrom", &["kessel-1"])]),
        dice: vec![BLANK, HIT, BLANK, HIT, CRIT, BLANK, BLANK],
        ..encounter_step(vec![player("ig-88", "kessel"), PlayerWords::second()])
    });
    t.make_all(&["space", "use ig-88"]);
    for die in ["die blank", "die hit"] {
        assert_eq!(role(&t, die), Role::Step);
        t.make(die);
    }
    assert_eq!(t.offered(), ["die blank", "pass"]);
    assert_eq!(role(&t, "die blank"), Role::Commit);
}

#[test]
fn an_ability_that_asks_at_once_is_taken_back_with_its_answer() {
    let of_gear = |effect: Effect| {
        let mut content = Content::test_pack().expect("the pack is sound").clone();
        for card in &mut content.market {
            if let Goods::Asset(asset) = &mut card.gives
                && card.id == "pennant"
            {
                asset.abilities[0].does = vec![effect.clone()];
            }
        }
        let owner = PlayerWords {
            assets: words(&["pennant"]),
            credits: 9000,
            ..player("bossk", "tatooine")
        };
        let t = stage_with(content, action_step(vec![owner, PlayerWords::second()]));
        role(&t, "use pennant")
    };
    assert_eq!(of_gear(Effect::Credits(1000)), Role::Commit);
    assert_eq!(of_gear(Effect::Move(2)), Role::Step);
    assert_eq!(of_gear(Effect::MarketAction), Role::Step);
    assert_eq!(of_gear(Effect::BuyShip { barter: true }), Role::Step);
    assert_eq!(of_gear(Effect::BuyTop(Market::Cargo, 0)), Role::Step);
}

#[test]
fn an_ability_that_asks_for_dice_is_taken_back_with_them() {
    for (asset, dice) in [("grip", [BLANK, HIT, HIT]), ("suppressor", [HIT, HIT, HIT])] {
        let armed = PlayerWords {
            assets: words(&[asset]),
            ..player("boba-fett", "kessel")
        };
        let mut t = stage(Scenario {
            encounters: encounters(&[("kessel-maelstrom", &["kessel-1"])]),
            dice: [&dice[..], &[HIT, FOCUS, BLANK, BLANK]].concat(),
            ..encounter_step(vec![armed, PlayerWords::second()])
        });
        t.make("space");
        assert_eq!(role(&t, &format!("use {asset}")), Role::Step);
    }
}

/// Boba Fett's encounter on Cantonica is a market action, the last thing he does in his turn. He
/// has no credits, and what would cost none is out of the game.
fn market_as_encounter() -> OnStage {
    let mut content = Content::test_pack().expect("the pack is sound").clone();
    let mut cards = content.encounters.iter_mut();
    let card = cards.find(|card| card.id == "cantonica-1").expect("a card");
    card.sections[0].does = vec![Effect::MarketAction];
    let free = content.market.iter();
    let free = free.filter(|card| matches!(card.deck, Market::Job | Market::Bounty));
    let gone = free.map(|card| card.id.clone()).collect();
    let seen = CardWord::Known {
        card: "contraband".into(),
        known: SeatSet::ALL,
    };
    let mut t = stage_with(
        content,
        Scenario {
            market: [(Market::Cargo, vec!["spice".into(), seen])].into(),
            encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-1"])]),
            gone,
            ..encounter_step(vec![
                player("boba-fett", "cantonica"),
                player("bossk", "kessel"),
            ])
        },
    );
    t.make("space");
    t
}

#[test]
fn to_discard_a_market_card_is_no_step_if_all_know_that_nothing_can_be_bought_then() {
    let mut t = market_as_encounter();
    assert_eq!(
        t.offered(),
        [
            "discard-top cargo",
            "discard-top gear_and_mod",
            "discard-top luxury",
            "discard-top ship",
            "pass"
        ]
    );
    // What lies under the luxury nobody knows, so he may be asked whether he buys it.
    assert_eq!(role(&t, "discard-top luxury"), Role::Step);
    // The cargo to come has been seen by all, and costs something: the turn is over.
    assert_eq!(role(&t, "discard-top cargo"), Role::Commit);
    t.make("discard-top cargo");
    assert_eq!(t.game().decider(t.state()), Some(TWO));
}
