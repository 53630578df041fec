//! Abilities that change dice and values in combat.

use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, OnStage, TWO, encounter_step, encounters, patrols, player, stage,
    words,
};
use outer_rim::content::{Die, Faction, Market};
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use rulebook::rule;

/// The current player meets a pit guard with two dice on Kessel.
fn pit_guard(who: PlayerWords, dice: &[Die]) -> OnStage {
    let mut t = stage(Scenario {
        encounters: encounters(&[("kessel-maelstrom", &["kessel-1"])]),
        dice: dice.to_vec(),
        ..encounter_step(vec![who, PlayerWords::second()])
    });
    t.make("space");
    t
}

/// The current player fights a level 1 patrol with two dice.
fn patrol(who: PlayerWords, other: PlayerWords, dice: &[Die]) -> OnStage {
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
        dice: dice.to_vec(),
        ..encounter_step(vec![who, other])
    });
    t.make("patrol hutt");
    t
}

fn with(character: &str, space: &str, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        assets: words(assets),
        ..player(character, space)
    }
}

#[test]
fn a_cancelled_result_neither_hurts_nor_wins() {
    rule!(
        "combat-abilities/cancelled-result-deals-no-damage",
        "combat-abilities/cancelled-result-does-not-count-for-winning"
    );
    let mut t = pit_guard(
        with("boba-fett", "kessel", &["yellow-3-card"]),
        &[CRIT, BLANK, BLANK, HIT, CRIT],
    );
    assert_eq!(t.offered(), ["use yellow-3-card", "pass"]);
    t.make_all(&["use yellow-3-card", "die hit"]);
    assert_eq!(
        t.story_of(&["wins", "suffers"]),
        ["1 wins 2:2", "1 suffers 2"]
    );
}

#[test]
fn a_cancelled_result_can_no_longer_be_touched() {
    rule!("combat-abilities/cancelled-result-is-out-of-reach");
    let bossk = PlayerWords {
        flipped: true,
        ..with("bossk", "kessel", &["yellow-3-card", "suppressor"])
    };
    let lone_hit = PlayerWords {
        fame: 3,
        ..with("boba-fett", "kessel", &[])
    };
    let mut t = stage(Scenario {
        dice: vec![BLANK, BLANK, BLANK, HIT, CRIT, BLANK],
        ..encounter_step(vec![bossk, lone_hit])
    });
    t.make("use bossk");
    assert_eq!(t.offered(), ["use yellow-3-card", "use suppressor", "pass"]);
    t.make_all(&["use suppressor", "die hit"]);
    assert_eq!(
        t.story_of(&["loses"]),
        ["1 loses 0:2"],
        "the only hit is cancelled: the crew finds none and is not offered any more"
    );
}

#[test]
fn a_turned_die_shows_the_new_result_alone() {
    rule!(
        "combat-abilities/turned-result-replaces-the-old",
        "combat-abilities/turned-die-ignores-old-result-abilities"
    );
    let jyn = with("jyn-erso", "tatooine-reach", &["targeting-computer"]);
    let mut t = patrol(
        jyn,
        PlayerWords::second(),
        &[FOCUS, BLANK, BLANK, BLANK, BLANK],
    );
    assert_eq!(
        t.offered(),
        ["use jyn-erso", "use targeting-computer", "pass"]
    );
    t.make_all(&["use jyn-erso", "die focus"]);
    assert_eq!(
        t.story_of(&["wins"]),
        ["1 wins 2:0"],
        "a crit; the computer finds no focus any more and is not offered"
    );
}

#[test]
fn an_added_hit_is_one_more_die() {
    rule!("combat-abilities/added-hit-is-an-extra-die");
    let mut t = pit_guard(
        with("boba-fett", "kessel", &["vibroblade"]),
        &[HIT, BLANK, BLANK, CRIT, BLANK],
    );
    t.make("use vibroblade");
    assert_eq!(t.story_of(&["wins"]), ["1 wins 2:2"]);
    let four = t.told(
        |event| matches!(event, outer_rim::Event::DiceChanged { dice, .. } if dice.len() == 4),
    );
    assert!(four, "four results lie on the table");
}

#[test]
fn an_added_hit_is_never_rerolled() {
    rule!("combat-abilities/added-hit-cannot-be-rerolled");
    // Rerolls come before results are added, so an added hit lies there only once nobody rerolls.
    let lando = with("lando-calrissian", "kessel", &["vibroblade"]);
    let mut t = pit_guard(lando, &[BLANK, BLANK, BLANK, BLANK]);
    assert_eq!(t.offered(), ["use lando-calrissian", "pass"]);
    t.make("pass");
    assert_eq!(t.offered(), ["use vibroblade", "pass"]);
    t.make("use vibroblade");
    assert_eq!(
        t.story_of(&["wins"]),
        ["1 wins 1:0"],
        "no reroll is offered after it"
    );
}

#[test]
fn abilities_for_the_start_of_combat_come_before_any_die() {
    rule!("combat-abilities/start-of-combat");
    let hurt = PlayerWords {
        damage: [2, 0],
        ..with("boba-fett", "kessel", &["scope"])
    };
    let mut t = pit_guard(hurt, &[BLANK; 5]);
    assert_eq!(t.offered(), ["use scope", "pass"]);
    assert_eq!(t.story(), [""; 0], "no die was rolled");
    t.make("pass");
    assert_eq!(
        t.story_of(&["rolls", "recovers"]).len(),
        2,
        "two rolls, and it is too late to recover"
    );
    assert_eq!(t.who(ONE).damage, [2, 0]);
}

#[test]
fn bonuses_raise_a_value_always_and_add_up() {
    rule!(
        "combat-abilities/plus-x-raises-printed-value",
        "combat-abilities/plus-x-is-always-on",
        "combat-abilities/plus-x-adds-up"
    );
    let armed = with("boba-fett", "kessel", &["blaster", "disruptor"]);
    let t = pit_guard(armed, &[BLANK; 7]);
    assert_eq!(t.story()[0], "1 rolls 5", "nobody was asked");
    let shielded = PlayerWords {
        ship: Some("aggressor".into()),
        damage: [0, 5],
        ..with("boba-fett", "tatooine-reach", &["shields", "ion-cannon"])
    };
    let t = patrol(shielded, PlayerWords::second(), &[BLANK; 8]);
    assert_eq!(t.story()[0], "1 rolls 6");
    assert!(!t.who(ONE).defeated, "hull 5 and 2 more");
}

#[test]
fn a_bonus_ends_with_its_card() {
    rule!("combat-abilities/plus-x-ends-with-the-card");
    let owner = PlayerWords {
        credits: 1000,
        ..with("boba-fett", "kessel", &["ion-cannon"])
    };
    let mut t = stage(Scenario {
        step: StepWord::Action,
        market: crate::common::market(&[(Market::GearAndMod, &["shields", "blaster"])]),
        patrols: patrols(&[(Faction::Rebel, 1, "kessel")]),
        dice: vec![BLANK; 5],
        players: vec![owner, PlayerWords::second()],
        ..Scenario::default()
    });
    t.make_all(&["market", "buy gear_and_mod", "barter ion-cannon"]);
    assert_eq!(t.assets(ONE), ["shields"], "the cannon was bartered away");
    t.make_all(&["pass", "patrol rebel"]);
    assert_eq!(
        t.story_of(&["rolls"])[0],
        "1 rolls 3",
        "the ship's own three"
    );
}

#[test]
fn who_rolls_for_the_enemy_uses_nothing_of_their_own() {
    rule!("combat-abilities/rolling-for-the-enemy-gives-no-abilities");
    let lando = PlayerWords {
        ..with(
            "lando-calrissian",
            "tatooine-reach",
            &["targeting-computer"],
        )
    };
    let t = patrol(
        player("boba-fett", "tatooine-reach"),
        lando,
        &[HIT, BLANK, BLANK, BLANK, FOCUS],
    );
    assert_eq!(
        t.story_of(&["rolls", "wins"]),
        ["1 rolls 3", "2 rolls 2 for the foe", "1 wins 1:0"],
        "Lando was not asked"
    );
    assert_eq!(t.decider(), TWO, "it is his turn already");
}
