//! What is taken back together.

use crate::common::{
    ONE, OnStage, TWO, encounter_step, encounters, market, player, stage, stage_with, words,
};
use outer_rim::content::{Content, Effect, Market};
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

/// The role of a choice that is offered.
fn role(t: &OnStage, short: &str) -> Role {
    let place = t.offered().iter().position(|choice| choice == short);
    let choice = t.choices()[place.expect(short)];
    t.game().part(t.state(), &choice).role
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
