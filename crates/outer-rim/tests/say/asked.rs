//! Questions and choices.

use super::{ask, assert_told, position, says};
use crate::common::{
    HIT, ONE, OnStage, action_step, encounter_step, encounters, game, market, player, reputation,
    stage, words,
};
use outer_rim::Choice;
use outer_rim::content::{Faction, Market, Standing};
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use tabletop::{Amount, Game, Lang, On, Run};

#[test]
fn what_was_bought_is_no_longer_a_question() {
    let mut full = position();
    full.step = StepWord::Action;
    full.players[0] = PlayerWords {
        credits: 6000,
        assets: words(&["blaster", "scope"]),
        ..player("han-solo", "tatooine")
    };
    full.market = market(&[(Market::GearAndMod, &["lucky-dice", "guild-card"])]);
    let mut t = stage(full);
    t.make_all(&["market", "buy gear_and_mod", "pay"]);
    assert_eq!(ask(&t), "Lucky Dice needs a slot: discard what for it?");
}

#[test]
fn what_an_effect_takes_off_a_price_is_not_asked_for() {
    rulebook::rule!("buying/pay-the-cost");
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-2"])]),
        market: market(&[(Market::Luxury, &["villa", "yacht-fittings"])]),
        ..encounter_step(vec![
            PlayerWords {
                credits: 9000,
                ..player("boba-fett", "cantonica")
            },
            PlayerWords::second(),
        ])
    });
    t.make("space");
    assert_eq!(ask(&t), "Encounter on Cantonica: do you buy it?");
    // The villa costs 10,000; the encounter takes 2,000 off.
    assert!(says(&t)[0].starts_with("Buy Villa for 8000 credits"));
    assert_eq!(in_credits(&t, "Buy Villa"), (Some(8000), None));
}

/// What the choice that begins like this costs and brings.
fn in_credits(t: &OnStage, begins: &str) -> (Option<i32>, Option<i32>) {
    let choices = t.choices();
    let mut choices = choices
        .iter()
        .map(|choice| game().describe(t.state(), choice, Lang::EN));
    let choice = choices.find(|choice| choice.text.to_string().starts_with(begins));
    let choice = choice.unwrap_or_else(|| panic!("no choice begins with {begins}"));
    let credits = |amount: &Amount| {
        assert_eq!(amount.glyph, "credits");
        amount.number
    };
    let cost = choice.cost.as_ref().map(credits);
    (cost, choice.worth.first().map(credits))
}

#[test]
fn what_a_ship_costs_and_an_asset_is_worth_are_said_as_numbers() {
    rulebook::rule!(
        "bartering/lowers-the-cost",
        "bartering/old-ship-must-be-bartered"
    );
    let owner = PlayerWords {
        credits: 20_000,
        ship: Some("hwk-290".into()),
        assets: words(&["blaster", "shields"]),
        ..player("boba-fett", "tatooine")
    };
    let buying = |cards: &[&str]| {
        let mut t = stage(Scenario {
            market: market(&[(Market::Ship, cards)]),
            ..action_step(vec![owner.clone(), PlayerWords::second()])
        });
        t.make("market");
        t
    };
    // The hauler costs 10,000, of which the old ship pays 5,000.
    let t = buying(&["ship-heavy-hauler"]);
    assert_eq!(in_credits(&t, "Buy Heavy Hauler"), (Some(5000), None));
    let mut t = buying(&["used-ship", "ship-aggressor"]);
    assert_eq!(in_credits(&t, "Buy Used Ship"), (None, None), "any ship");
    t.make("buy ship");
    assert_eq!(in_credits(&t, "Buy Lancer").0, Some(5000));
    t.make("ship lancer");
    assert_eq!(in_credits(&t, "Pay"), (Some(5000), None));
    assert_eq!(in_credits(&t, "Barter Blaster"), (None, Some(4000)));
    t.make("barter blaster");
    assert_eq!(in_credits(&t, "Pay"), (Some(1000), None));
}

#[test]
fn what_one_may_do_is_asked_by_what_it_begins_with() {
    let asks = |space: &str, deck: &str, card: &str| {
        let brave = PlayerWords {
            credits: 5000,
            reputation: reputation(&[(Faction::Hutt, Standing::Positive)]),
            ..player("boba-fett", space)
        };
        let mut t = stage(Scenario {
            encounters: encounters(&[(deck, &[card])]),
            ..encounter_step(vec![brave, PlayerWords::second()])
        });
        t.make("space");
        ask(&t)
    };
    assert_eq!(
        asks("ord-mantell", "cantonica-ord-mantell", "cantonica-1"),
        "Encounter on Ord Mantell: do you pay 2000 credits?"
    );
    assert_eq!(
        asks("nal-hutta", "tatooine-nal-hutta", "nal-hutta-1"),
        "Encounter on Nal Hutta: do you fight the dragonsnake?"
    );
    assert_eq!(
        asks("naboo", "ryloth-naboo", "ryloth-1"),
        "Encounter on Naboo: do you accept?"
    );
}

#[test]
fn a_fight_for_a_bounty_is_announced_with_its_odds() {
    let hunter = PlayerWords {
        assets: words(&["bounty-white"]),
        ..player("boba-fett", "takodana")
    };
    let mut t = stage(Scenario {
        contacts: [("takodana".into(), words(&["white-1", "green-2"]))].into(),
        dice: vec![HIT; 5],
        ..encounter_step(vec![hunter, PlayerWords::second()])
    });
    t.make("contact takodana 1");
    let fight = &says(&t)[0];
    assert!(
        fight.starts_with("Fight for the bounty · 3 dice to 2, 7"),
        "{fight}"
    );
    let all = game().explain(t.state(), ONE, Lang::EN);
    let on: Vec<_> = all.chances.iter().map(|one| one.on.clone()).collect();
    assert_eq!(on, [On::Space("takodana/1".into())]);
    t.make("fight");
    assert_told(&t, "Player 2 rolled hit hit for White 1.");
}

#[test]
fn who_is_defeated_is_told_to_recover() {
    let mut beaten = position();
    beaten.players[0].damage = [4, 0];
    beaten.players[0].defeated = true;
    let question = ask(&stage(beaten));
    assert_eq!(question, "You are defeated: recover all damage");
}

#[test]
fn a_full_hold_and_an_old_ship_are_mentioned_before_one_buys() {
    let mut full = position();
    full.step = StepWord::Action;
    full.players[0] = PlayerWords {
        credits: 30000,
        assets: words(&["contraband"]),
        ship: Some("g9-rigger".into()),
        ..player("boba-fett", "tatooine")
    };
    let mut t = stage(full);
    t.make("market");
    let says = says(&t);
    let line = |name: &str| {
        let mut lines = says.iter();
        lines.find(|line| line.starts_with(name)).cloned()
    };
    let spice = line("Buy Spice").unwrap_or_default();
    assert!(
        spice.contains("no free slot: something must go for it"),
        "{says:#?}"
    );
    let ship = line("Buy Firespray-31").unwrap_or_default();
    assert!(ship.contains("your G9 Rigger is traded in"), "{says:#?}");
}

#[test]
fn names_in_texts_can_be_clicked() {
    let mut t = stage(position());
    t.make("move");
    let fly = t
        .choices()
        .iter()
        .find(|choice| matches!(choice, Choice::Fly(_)))
        .copied();
    let fly = fly.expect("somewhere to fly");
    let described = game().describe(t.state(), &fly, Lang::EN);
    let spaces = described.text.runs().iter();
    let mut spaces = spaces.filter(|run| matches!(run, Run::Space(..)));
    assert!(spaces.next().is_some(), "{:?}", described.text);
    assert!(matches!(described.on, Some(On::Space(_))));
}
