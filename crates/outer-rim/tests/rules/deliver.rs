//! The deliver action.

use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, action_step, encounter_step, player, reputation, stage, words,
};
use outer_rim::Event;
use outer_rim::content::{Die, Faction, Market, Standing};
use outer_rim::scenario::{AssetWord, PlayerWords, Scenario};
use rulebook::rule;

fn carrying(space: &str, ship: &str, assets: Vec<AssetWord>) -> Scenario {
    let boba = PlayerWords {
        ship: Some(ship.into()),
        assets,
        ..player("boba-fett", space)
    };
    action_step(vec![boba, PlayerWords::second()])
}

fn captive(card: &str, contact: &str) -> AssetWord {
    AssetWord::With {
        card: card.into(),
        captive: contact.into(),
    }
}

#[test]
fn cargo_is_delivered_at_its_destination_only() {
    rule!(
        "deliver/cargo-at-destination",
        "deliver/cargo-reward-then-discard"
    );
    let at = |space: &str| {
        stage(carrying(
            space,
            "g-1a-starfighter",
            words(&["coaxium-crystal"]),
        ))
    };
    assert!(!at("naboo").offers("deliver"));
    let mut t = at("ryloth");
    t.make("deliver");
    assert_eq!(t.who(ONE).credits, 5000);
    assert_eq!(
        t.who(ONE).reputation,
        reputation(&[(Faction::Imperial, Standing::Positive)])
    );
    assert_eq!(t.assets(ONE), [""; 0]);
    assert_eq!(
        t.deck(Market::Cargo).last().map(String::as_str),
        Some("coaxium-crystal")
    );
}

fn contraband(dice: &[Die], character: &str) -> crate::common::OnStage {
    let mut scenario = carrying("tatooine", "g-1a-starfighter", words(&["contraband"]));
    scenario.players[0].character = Some(character.into());
    scenario.players[0].credits = 3000;
    scenario.gone = vec!["caught-arrest".into()];
    scenario.dice = dice.to_vec();
    let mut t = stage(scenario);
    t.make("deliver");
    t
}

#[test]
fn illegal_cargo_needs_a_hit() {
    rule!(
        "deliver/illegal-hit-succeeds",
        "deliver/illegal-failure-resolves-card-1"
    );
    let t = contraband(&[HIT], "boba-fett");
    assert_eq!(
        (t.who(ONE).credits, t.who(ONE).fame, t.assets(ONE).len()),
        (10_000, 1, 0)
    );
    for face in [CRIT, FOCUS, BLANK] {
        let t = contraband(&[face], "boba-fett");
        assert_eq!(
            (t.who(ONE).credits, t.who(ONE).fame),
            (1000, 0),
            "{face:?}: a fine"
        );
        assert_eq!(t.assets(ONE), ["contraband"]);
        assert!(!t.offers("deliver"), "it is tried once an action");
    }
}

#[test]
fn one_die_is_rolled_for_illegal_cargo_and_can_be_rerolled() {
    rule!("deliver/illegal-roll-first");
    let mut t = contraband(&[BLANK, HIT], "lando-calrissian");
    let rolled = |t: &crate::common::OnStage| {
        let rolls = t.events().iter().filter_map(|event| match event {
            Event::Rolled { dice, .. } => Some(dice.len()),
            _ => None,
        });
        rolls.collect::<Vec<_>>()
    };
    assert_eq!(rolled(&t), [1]);
    assert_eq!(t.who(ONE).credits, 3000, "nothing is decided yet");
    assert_eq!(t.offered(), ["use lando-calrissian", "pass"]);
    t.make("use lando-calrissian");
    while !t.offered_that("die").is_empty() {
        t.make("die blank");
    }
    assert_eq!((t.who(ONE).credits, t.who(ONE).fame), (10_000, 1));
}

#[test]
fn a_reroll_is_a_window_of_its_own_and_the_dice_of_it_are_none() {
    let mut t = contraband(&[BLANK, HIT], "lando-calrissian");
    assert_eq!(t.window(), Some("rerolls"));
    t.make("use lando-calrissian");
    assert_eq!(t.window(), None, "whoever rerolls picks the die");
}

#[test]
fn a_captive_is_delivered_where_its_bounty_says() {
    rule!(
        "deliver/captive-at-named-planet",
        "deliver/bounty-removed-afterwards"
    );
    let at = |space: &str| {
        stage(carrying(
            space,
            "g-1a-starfighter",
            vec![captive("start-bounty-1", "white-4")],
        ))
    };
    assert!(!at("lothal").offers("deliver"));
    let mut t = at("mon-calamari");
    t.make("deliver");
    assert_eq!((t.who(ONE).credits, t.who(ONE).fame), (10_000, 1));
    assert_eq!(t.words().gone, ["start-bounty-1"]);
    assert_eq!(t.words().gone_contacts, ["white-4"]);
    assert_eq!(t.assets(ONE), [""; 0]);
}

#[test]
fn a_bounty_without_its_captive_is_not_delivered() {
    rule!("deliver/captive-at-named-planet");
    let t = stage(carrying(
        "mon-calamari",
        "g-1a-starfighter",
        words(&["start-bounty-1"]),
    ));
    assert!(!t.offers("deliver"));
}

#[test]
fn one_action_delivers_everything_in_any_order() {
    rule!(
        "deliver/several-in-one-action",
        "deliver/one-at-a-time-in-chosen-order"
    );
    let due = vec![
        "start-cargo-1".into(),
        "forged-papers".into(),
        captive("start-bounty-2", "green-6"),
    ];
    let mut scenario = carrying("naboo", "yv-666", due);
    scenario.dice = vec![HIT];
    let mut t = stage(scenario);
    t.make("deliver");
    assert_eq!(
        t.offered(),
        [
            "deliver start-cargo-1",
            "deliver forged-papers",
            "deliver start-bounty-2"
        ]
    );
    t.make("deliver start-bounty-2");
    assert_eq!(
        (t.who(ONE).credits, t.who(ONE).fame),
        (10_000, 1),
        "paid before the next begins"
    );
    assert_eq!(
        t.offered(),
        ["deliver start-cargo-1", "deliver forged-papers", "pass"]
    );
    t.make("deliver forged-papers");
    assert_eq!(t.offered(), ["deliver start-cargo-1", "pass"]);
    t.make("deliver start-cargo-1");
    assert_eq!((t.who(ONE).credits, t.who(ONE).fame), (15_000, 3));
}

#[test]
fn what_ends_the_turn_ends_the_deliveries() {
    rule!("deliver/turn-end-stops-rest");
    let mut scenario = carrying(
        "naboo",
        "yv-666",
        words(&["forged-papers", "start-cargo-1"]),
    );
    scenario.gone = vec!["caught-fine".into()];
    scenario.dice = vec![BLANK];
    let mut t = stage(scenario);
    t.make_all(&["deliver", "deliver forged-papers"]);
    assert_eq!(t.current(), 1);
    assert_eq!(t.assets(ONE), ["forged-papers", "start-cargo-1"]);
}

#[test]
fn what_is_gained_in_the_encounter_step_waits() {
    rule!("deliver/not-during-encounter-step");
    // The contact is captured on the very planet it is to be delivered to.
    let hunter = PlayerWords {
        assets: words(&["bounty-green"]),
        ..player("boba-fett", "tatooine")
    };
    let mut t = stage(Scenario {
        contacts: [(
            "tatooine".to_string(),
            vec!["white-1".into(), "green-1".into()],
        )]
        .into(),
        dice: [vec![HIT; 3], vec![BLANK; 3]].concat(),
        ..encounter_step(vec![hunter, PlayerWords::second()])
    });
    t.make_all(&["contact tatooine 2", "fight", "capture"]);
    assert_eq!(
        (t.current(), t.who(ONE).credits),
        (1, 0),
        "no delivery was offered"
    );
    let mut words = t.words();
    words.current = 0;
    words.step = outer_rim::scenario::StepWord::Action;
    assert!(
        stage(words).offers("deliver"),
        "in a later action step it is"
    );
}

#[test]
fn cargo_without_a_destination_is_not_delivered() {
    rule!("deliver/cargo-at-destination");
    let t = stage(carrying("tatooine", "g-1a-starfighter", words(&["jewels"])));
    assert!(!t.offers("deliver"));
}

#[test]
fn who_is_defeated_while_delivering_may_deliver_the_rest() {
    rule!("defeat/finish-current-then-turn-ends");
    let due = words(&["leaking-tank", "start-cargo-1"]);
    let mut t = stage(carrying("naboo", "yv-666", due));
    t.make_all(&["deliver", "deliver leaking-tank"]);
    assert!(t.who(ONE).defeated, "five damage to a hull of five");
    assert_eq!(t.offered(), ["deliver start-cargo-1", "pass"]);
    t.make("deliver start-cargo-1");
    assert_eq!(t.who(ONE).credits, 5000);
    assert_eq!(t.current(), 1, "then the turn is over");
}

#[test]
fn a_defeat_does_not_reopen_deliveries_that_an_effect_ended() {
    rule!("deliver/turn-end-stops-rest");
    let due = words(&["forged-papers", "start-cargo-1"]);
    let mut scenario = carrying("naboo", "yv-666", due);
    scenario.players[0].damage = [3, 0];
    scenario.gone = vec!["caught-fine".into()];
    scenario.dice = vec![BLANK];
    let mut t = stage(scenario);
    t.make_all(&["deliver", "deliver forged-papers"]);
    assert!(
        t.who(ONE).defeated,
        "by the arrest, which ends the turn as well"
    );
    assert_eq!(t.current(), 1);
    assert_eq!(t.assets(ONE), ["forged-papers", "start-cargo-1"]);
}
