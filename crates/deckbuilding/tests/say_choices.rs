//! What a choice says of itself, in words and as data: its price, what it brings, what it takes.

use crate::common::{Play, damaged, full_row, hand, ids, stage, with_base, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Player, Setup};
use rulebook::rule;
use tabletop::{Amount, Described, Game as _, Lang};

/// The choice whose words begin like this.
#[track_caller]
fn choice_of(t: &Play, begins: &str) -> Described {
    let game = t.game();
    let choices = t.choices();
    let mut choices = choices
        .iter()
        .map(|choice| game.describe(t.state(), choice, Lang::EN));
    let found = choices.find(|choice| choice.text.to_string().starts_with(begins));
    found.unwrap_or_else(|| panic!("no choice begins with {begins}"))
}

#[test]
fn an_attack_says_what_it_takes_with_the_shield_of_hoth() {
    let against = |ships: &[&str], units: &[&str]| {
        let mut t = stage(with_base(
            Player::Rebel,
            "hoth",
            Scenario {
                units: words(units),
                rebel: Area {
                    ships: words(ships),
                    ..Area::default()
                },
                ..Scenario::default()
            },
        ));
        let (last, before) = units.split_last().expect("somebody attacks");
        for unit in before {
            t.commit(unit);
        }
        let commits = |choice: &Choice| matches!(choice, Choice::Commit(..));
        let last_one = t.choices().into_iter().find(commits).expect("one is left");
        let commit = t.game().describe(t.state(), &last_one, Lang::EN).details;
        t.commit(last);
        let resolve = choice_of(&t, "Resolve").details;
        assert_eq!(commit, resolve);
        resolve[0].to_string()
    };
    let fourteen = ["at-at", "boba-fett", "death-trooper"];
    assert_eq!(against(&[], &fourteen), "14 of 16, the base prevents 2");
    let sixteen = ["at-at", "boba-fett", "death-trooper", "stormtrooper"];
    assert_eq!(against(&[], &sixteen), "16 of 16, enough");
    assert_eq!(
        against(&["rebel-transport"], &sixteen),
        "16 of 18, the ships take 2 first and the base prevents 2"
    );
}

#[test]
fn an_attack_on_a_base_without_a_shield_says_when_it_is_enough() {
    let mut t = stage(Scenario {
        units: words(&["at-at", "stormtrooper"]),
        ..Scenario::default()
    });
    t.commit("at-at");
    let resolve = |t: &Play| choice_of(t, "Resolve").whole().to_string();
    assert_eq!(resolve(&t), "Resolve the attack on Dantooine · 6 of 8");
    t.commit("stormtrooper");
    let enough = "Resolve the attack on Dantooine · 8 of 8, enough";
    assert_eq!(resolve(&t), enough);
}

type Short = (&'static str, i32);

/// What a choice costs and brings, in short.
fn amounts(described: &Described) -> (Option<Short>, Vec<Short>) {
    let pair = |amount: &Amount| (amount.glyph, amount.number);
    let cost = described.cost.as_ref().map(pair);
    (cost, described.worth.iter().map(pair).collect())
}

#[test]
fn a_purchase_says_its_price_apart_from_what_the_card_gives_when_played() {
    rule!("purchasing/pay-the-full-cost");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        resources: 9,
        row: full_row(&["han-solo"]),
        galaxy: words(&["bossk"]),
        ..Scenario::default()
    });
    let buy = choice_of(&t, "Purchase Han Solo");
    assert_eq!(
        buy.whole().to_string(),
        "Purchase Han Solo for 5 · when played: 3 attack, 2 resources"
    );
    assert_eq!(amounts(&buy), (Some(("resource", 5)), vec![]));
    t.buy("han-solo");
    assert_eq!(t.words().resources, 9 - 5);
}

#[test]
fn who_pays_off_or_buys_from_the_galaxy_discard_pile_reads_the_price() {
    let mut t = stage(Scenario {
        resources: 5,
        units: words(&["jawa-scavenger"]),
        row: full_row(&["dengar"]),
        galaxy: words(&["bossk"]),
        galaxy_discard: ids(&["at-at", "tie-bomber", "kel-dor-mystic"]),
        setup: Setup {
            pay_off: true,
            ..Setup::default()
        },
        ..Scenario::default()
    });
    let pay_off = choice_of(&t, "Pay 4 to discard Dengar");
    assert_eq!(amounts(&pay_off).0, Some(("resource", 4)));
    t.use_card("jawa-scavenger");
    let bomber = choice_of(&t, "Purchase TIE Bomber for 2");
    assert_eq!(amounts(&bomber).0, Some(("resource", 2)));
    t.pick("tie-bomber");
    assert_eq!(t.words().resources, 5 - 2);
}

#[test]
fn a_play_and_a_commitment_say_as_numbers_what_they_bring() {
    let t = stage(Scenario {
        row: full_row(&["y-wing"]),
        units: words(&["rodian-gunslinger"]),
        empire: hand(&["darth-vader", "imperial-carrier"]),
        ..Scenario::default()
    });
    let brings = |begins: &str| amounts(&choice_of(&t, begins)).1;
    assert_eq!(brings("Play Darth"), [("attack", 6), ("force", 2)]);
    assert_eq!(
        brings("Play Imperial Carrier"),
        [("resource", 3), ("hit-points", 5)]
    );
    let against = |target: &str| format!("Commit Rodian Gunslinger ({target}");
    assert_eq!(
        brings(&against("2 attack) against Dantooine")),
        [("attack", 2)]
    );
    assert_eq!(
        brings(&against("4 attack) against Y-Wing")),
        [("attack", 4)]
    );
}

#[test]
fn a_repair_is_promised_only_as_far_as_there_is_damage() {
    rule!(
        "glossary-repair/up-to-the-damage-there",
        "glossary-repair/base-only-unless-named"
    );
    let mut t = stage(Scenario {
        units: words(&["landing-craft"]),
        empire: Area {
            damage: 2,
            ships: vec![damaged("gozanti-cruiser", 2)],
            ..Area::default()
        },
        ..Scenario::default()
    });
    assert_eq!(
        choice_of(&t, "Use Landing Craft").whole().to_string(),
        "Use Landing Craft · +4 resources / repair 2"
    );
    t.use_card("landing-craft");
    choice_of(&t, "Repair 2 damage on your base");
    t.option(1);
    assert_eq!(t.area(Player::Empire).damage, 0);
    assert_eq!(
        t.area(Player::Empire).ships,
        [damaged("gozanti-cruiser", 2)]
    );
}
