//! What each verb asks, on a piece of gear that can be used in the action step.

use crate::common::{OnStage, action_step, market, patrols, player, stage_with, words};
use outer_rim::content::{
    Contacts, Content, Effect, Faction, Filter, Goods, Market, Patrols, Place, Standing, With,
};
use outer_rim::scenario::{PlayerWords, Scenario};
use tabletop::{Game, Lang};

/// The gear is used, and does this.
fn used(effect: Effect) -> OnStage {
    let mut content = Content::test_pack().expect("the pack is sound").clone();
    for card in &mut content.market {
        if let Goods::Asset(asset) = &mut card.gives
            && card.id == "pennant"
        {
            asset.abilities[0].does = vec![effect.clone()];
        }
    }
    let owner = PlayerWords {
        assets: words(&["pennant", "blaster"]),
        credits: 9000,
        ..player("bossk", "tatooine")
    };
    let other = PlayerWords {
        assets: words(&["vibroblade", "scope"]),
        ..player("ig-88", "tatooine")
    };
    let third = player("han-solo", "kessel");
    let mut t = stage_with(
        content,
        Scenario {
            market: market(&[(Market::Cargo, &["spice", "coaxium-crystal"])]),
            patrols: patrols(&[
                (Faction::Hutt, 1, "tatooine-reach"),
                (Faction::Rebel, 1, "tatooine-verge"),
            ]),
            contacts: [
                ("tatooine".to_string(), words(&["white-2", "green-2"])),
                ("nal-hutta".to_string(), words(&["-", "-"])),
            ]
            .into(),
            ..action_step(vec![owner, other, third])
        },
    );
    t.make("use pennant");
    t
}

fn asks(t: &OnStage) -> String {
    t.game().ask(t.state(), Lang::EN).to_string()
}

#[test]
fn every_verb_asks_a_question_of_its_own() {
    for (effect, question) in [
        (Effect::Discard(Filter::default()), "discard what?"),
        (Effect::Take(Filter::default()), "take what?"),
        (
            Effect::Look(Contacts::FacedownHere),
            "look at which contact?",
        ),
        (
            Effect::Reveal(Contacts::FacedownHere),
            "turn which contact faceup?",
        ),
        (Effect::Draw(Market::Cargo, 2), "gain which card?"),
        (Effect::BuyTop(Market::Cargo, 0), "do you buy it?"),
        (Effect::MoveDirectly(Place::AnyPlanet), "go where?"),
        (Effect::EncounterWithin(2), "encounter what?"),
        (Effect::MovePatrol(Patrols::Any, 1), "which patrol?"),
        (Effect::EliminatePatrol(Patrols::Any), "which patrol?"),
        (
            Effect::GainReputation(With::YourChoice, 1),
            "which faction?",
        ),
        (
            Effect::SetReputation(With::YourChoice, Standing::Positive),
            "which faction?",
        ),
        (Effect::GainSkill, "which skill?"),
    ] {
        let t = used(effect.clone());
        assert_eq!(asks(&t), format!("Pennant: {question}"), "{effect:?}");
    }
}

#[test]
fn who_picks_twice_is_asked_for_the_second_thing_as_well() {
    for (effect, first, second) in [
        (
            Effect::Exchange(Contacts::Any),
            "exchange which contact?",
            "exchange it with which?",
        ),
        (
            Effect::MoveContact(Contacts::Any),
            "move which contact?",
            "move it where?",
        ),
        (
            Effect::MovePatrolToward(Patrols::Any, 1),
            "which patrol?",
            "which player?",
        ),
        (
            Effect::MovePatrolDirectly(Patrols::Any),
            "which patrol?",
            "move it where?",
        ),
    ] {
        let mut t = used(effect.clone());
        assert_eq!(asks(&t), format!("Pennant: {first}"), "{effect:?}");
        let one = t.choices()[0];
        t.choose(one);
        assert_eq!(asks(&t), format!("Pennant: {second}"), "{effect:?}");
    }
}
