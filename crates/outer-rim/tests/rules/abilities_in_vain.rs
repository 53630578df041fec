//! An ability that could do nothing is not offered, nor one whose cost cannot be paid in full: verb by
//! verb, on a piece of gear that can be used in the action step.

use crate::common::{ONE, action_step, market, patrols, player, reputation, stage_with, words};
use outer_rim::content::{
    Ability, Amount, Body, Contacts, Content, Effect, Faction, Filter, Goods, Kind, Limit, Market,
    Moment, Patrols, Standing, With,
};
use outer_rim::scenario::{ContactWord, PlayerWords, Scenario};
use rulebook::rule;
use tabletop::SeatSet;

/// Whether the gear is offered if it does this.
#[track_caller]
fn is_offered(effect: Effect, scenario: Scenario) -> bool {
    let mut content = Content::test_pack().expect("the pack is sound").clone();
    let gear = content.market.iter_mut().find(|card| card.id == "pennant");
    let Some(Goods::Asset(asset)) = gear.map(|card| &mut card.gives) else {
        panic!("a pennant is gear");
    };
    // What is worth nothing cannot be bartered for anything.
    asset.cost = Some(0);
    asset.abilities = vec![Ability {
        at: Moment::Action,
        given: None,
        does: vec![effect],
        limit: Limit::default(),
        must: false,
    }];
    stage_with(content, scenario).offers("use pennant")
}

/// The owner of the gear on Tatooine, somebody on Kessel, no patrol near.
fn at(owner: PlayerWords, other: PlayerWords) -> Scenario {
    let mut assets = owner.assets.clone();
    assets.push("pennant".into());
    let owner = PlayerWords { assets, ..owner };
    Scenario {
        patrols: patrols(&[
            (Faction::Hutt, 1, "kessel"),
            (Faction::Syndicate, 1, "kessel"),
            (Faction::Imperial, 1, "kessel"),
            (Faction::Rebel, 1, "kessel"),
        ]),
        ..action_step(vec![owner, other])
    }
}

fn alone(owner: PlayerWords) -> Scenario {
    at(owner, player("ig-88", "kessel"))
}

fn owner() -> PlayerWords {
    player("bossk", "tatooine")
}

fn of(kind: Kind) -> Filter {
    Filter {
        kinds: vec![kind],
        ..Filter::default()
    }
}

/// What costs this brings a point of fame.
fn to(cost: Effect) -> Effect {
    Effect::To(vec![cost], vec![Effect::Fame(1)])
}

#[test]
fn what_heals_needs_damage_of_its_own_kind() {
    rule!("wording/ability-states-when-and-how");
    let heals = |damage| {
        let hurt = PlayerWords { damage, ..owner() };
        is_offered(Effect::Recover(Body::Character, Amount::Of(2)), alone(hurt))
    };
    assert!(heals([1, 0]));
    assert!(!heals([0, 0]) && !heals([0, 1]));
}

#[test]
fn what_asks_for_an_asset_needs_one_of_that_type() {
    rule!("wording/ability-states-when-and-how");
    let with = |assets: &[&str]| PlayerWords {
        assets: words(assets),
        ..owner()
    };
    let discards = |assets| is_offered(Effect::Discard(of(Kind::Cargo)), alone(with(assets)));
    assert!(discards(&["spice"]));
    assert!(!discards(&[]) && !discards(&["jammer"]));
    let takes = |space, assets: &[&str]| {
        let other = PlayerWords {
            assets: words(assets),
            ..player("ig-88", space)
        };
        is_offered(Effect::Take(of(Kind::Cargo)), at(owner(), other))
    };
    assert!(takes("tatooine", &["spice"]));
    assert!(!takes("kessel", &["spice"]) && !takes("tatooine", &["jammer"]));
}

#[test]
fn what_turns_or_looks_at_a_contact_needs_one_that_is_not_known() {
    rule!("wording/ability-states-when-and-how");
    let token = |contact: &str, faceup, known| ContactWord::With {
        contact: contact.into(),
        faceup,
        known,
    };
    let on = |effect: &Effect, space: &str, faceup, known| {
        let mut scenario = alone(owner());
        let contacts = vec![
            token("white-2", faceup, known),
            token("green-2", true, SeatSet::ALL),
        ];
        scenario.contacts = [(space.to_string(), contacts)].into();
        is_offered(effect.clone(), scenario)
    };
    let look = Effect::Look(Contacts::FacedownHere);
    let reveal = Effect::Reveal(Contacts::FacedownHere);
    for effect in [&look, &reveal] {
        assert!(on(effect, "tatooine", false, SeatSet::NONE));
        assert!(!on(effect, "tatooine", true, SeatSet::ALL));
    }
    assert!(
        !on(&look, "tatooine", false, SeatSet::of(ONE)),
        "seen before"
    );
    assert!(on(&reveal, "tatooine", false, SeatSet::of(ONE)));
}

#[test]
fn what_sells_needs_a_buyer_with_enough() {
    rule!("wording/ability-states-when-and-how");
    let with = |credits| PlayerWords { credits, ..owner() };
    let buys = |credits| {
        let mut scenario = alone(with(credits));
        scenario.market = market(&[(Market::Cargo, &["coaxium-crystal"])]);
        is_offered(Effect::BuyTop(Market::Cargo, 0), scenario)
    };
    assert!(buys(1000), "what it costs");
    assert!(!buys(0));
}

#[test]
fn what_changes_reputation_needs_room_for_it() {
    rule!("wording/ability-states-when-and-how");
    let standing = |list: &[(Faction, Standing)]| {
        alone(PlayerWords {
            reputation: reputation(list),
            ..owner()
        })
    };
    let admired: Vec<_> = Faction::ALL
        .iter()
        .map(|&one| (one, Standing::Positive))
        .collect();
    use Standing::{Negative, Neutral, Positive};
    let own = |effect: &Effect, one| is_offered(effect.clone(), standing(&[(Faction::Hutt, one)]));
    let gain = Effect::GainReputation(With::YourPlanet, 1);
    assert!(own(&gain, Negative) && own(&gain, Neutral) && !own(&gain, Positive));
    let lose = Effect::LoseReputation(With::YourPlanet, 1);
    assert!(!own(&lose, Negative) && own(&lose, Neutral) && own(&lose, Positive));
    let any = Effect::GainReputation(With::YourChoice, 1);
    assert!(!is_offered(any.clone(), standing(&admired)));
    assert!(is_offered(any, standing(&admired[1..])));
}

#[test]
fn what_is_about_patrols_or_contacts_needs_them_near() {
    rule!("wording/ability-states-when-and-how");
    let beside = |effect: &Effect, level, space| {
        let mut scenario = alone(owner());
        scenario
            .patrols
            .extend(patrols(&[(Faction::Hutt, level, space)]));
        scenario.contacts = [("tatooine".to_string(), words(&["-", "-"]))].into();
        is_offered(effect.clone(), scenario)
    };
    let eliminate = Effect::EliminatePatrol(Patrols::Here);
    assert!(beside(&eliminate, 3, "tatooine"));
    assert!(!beside(&eliminate, 4, "tatooine"), "nobody eliminates it");
    assert!(!beside(&eliminate, 3, "tatooine-reach"));
    let encounter = Effect::EncounterWithin(1);
    assert!(beside(&encounter, 1, "tatooine") && beside(&encounter, 1, "tatooine-reach"));
    assert!(!beside(&encounter, 1, "tatooine-verge"));
    let mut contact = alone(owner());
    contact.contacts = [("tatooine".to_string(), words(&["white-2", "-"]))].into();
    assert!(is_offered(encounter, contact));
}

#[test]
fn a_cost_is_paid_in_full_or_not_at_all() {
    rule!(
        "wording/to-needs-full-cost",
        "wording/to-allows-no-partial-cost"
    );
    let who = |credits, fame, damage| {
        alone(PlayerWords {
            credits,
            fame,
            damage,
            ..owner()
        })
    };
    let credits = |credits| is_offered(to(Effect::LoseCredits(2000)), who(credits, 0, [0, 0]));
    assert!(credits(2000) && !credits(1000));
    let fame = |fame| is_offered(to(Effect::LoseFame(2)), who(0, fame, [0, 0]));
    assert!(fame(2) && !fame(1));
    // Four points of hull.
    let suffers = |hull| is_offered(to(Effect::Suffer(Body::Ship, 2)), who(0, 0, [0, hull]));
    assert!(suffers(2) && !suffers(3));
    let heals = |damage| {
        is_offered(
            to(Effect::Recover(Body::Ship, Amount::Of(1))),
            who(0, 0, [0, damage]),
        )
    };
    assert!(heals(1) && !heals(0));
}
