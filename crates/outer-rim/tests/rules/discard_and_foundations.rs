//! Discarding, removing, and the limits of what is in the box.

use crate::common::{
    BLANK, HIT, ONE, action_step, encounter_step, encounters, ids, patrols, player, stage, words,
};
use outer_rim::Event;
use outer_rim::content::{Faction, Market};
use outer_rim::scenario::{AssetWord, PlayerWords, Scenario};
use rulebook::rule;

#[test]
fn discarded_cards_go_under_their_deck() {
    rule!("discard/market-and-encounter-to-bottom");
    let mut t = stage(encounter_step(vec![
        player("boba-fett", "lothal"),
        PlayerWords::second(),
    ]));
    t.make("space");
    let words = t.words();
    assert_eq!(
        ids(&words.encounters["lothal-mon-calamari"]),
        ["lothal-2", "lothal-3", "lothal-1"]
    );
}

#[test]
fn a_market_card_discarded_into_an_empty_deck_is_its_top() {
    rule!("discard/market-and-encounter-to-bottom");
    let content = crate::common::game();
    let cargo = content.library().content().market.iter();
    let cargo = cargo.filter(|card| card.deck == Market::Cargo && card.id != "spice");
    let mut t = stage(Scenario {
        gone: cargo.map(|card| card.id.clone()).collect(),
        ..action_step(vec![
            PlayerWords {
                assets: words(&["spice"]),
                ..player("boba-fett", "kessel")
            },
            PlayerWords::second(),
        ])
    });
    assert_eq!(t.top(Market::Cargo), None);
    t.make("deliver");
    assert_eq!(t.top(Market::Cargo).as_deref(), Some("spice"));
    let shown = t.view(ONE).market;
    assert!(
        shown
            .iter()
            .any(|deck| deck.deck == Market::Cargo && deck.top.is_some())
    );
}

#[test]
fn cards_leave_the_game_only_where_they_say_so() {
    rule!("discard/removal-only-if-stated");
    let deliver = |space: &str, cargo: &str| {
        let mut t = stage(action_step(vec![
            PlayerWords {
                assets: words(&[cargo]),
                ..player("boba-fett", space)
            },
            PlayerWords::second(),
        ]));
        t.make("deliver");
        t
    };
    assert_eq!(
        deliver("naboo", "start-cargo-1").words().gone,
        ["start-cargo-1"]
    );
    let kept = deliver("kessel", "spice");
    assert_eq!(kept.words().gone, [""; 0]);
    assert!(kept.deck(Market::Cargo).contains(&"spice".into()));
}

#[test]
fn a_discarded_contact_lies_in_the_pool() {
    rule!("discard/tokens-to-supply");
    let mut t = stage(Scenario {
        contacts: [(
            "tatooine".to_string(),
            vec!["white-2".into(), "green-1".into()],
        )]
        .into(),
        ..encounter_step(vec![player("boba-fett", "tatooine"), PlayerWords::second()])
    });
    t.make_all(&["contact tatooine 1", "take"]);
    let words = t.words();
    assert_eq!(words.contacts["tatooine"][0], "-".into());
    assert_eq!(words.gone_contacts, [""; 0]);
    assert_eq!(t.assets(ONE), ["white-2-card"]);
}

#[test]
fn removing_is_not_discarding() {
    rule!(
        "discard/removal-is-not-a-discard",
        "discard/removed-never-returns"
    );
    // A discarded bounty would set its captive free. A delivered one is removed with it.
    let captive = AssetWord::With {
        card: "bounty-white".into(),
        captive: "white-1".into(),
    };
    let mut t = stage(action_step(vec![
        PlayerWords {
            assets: vec![captive],
            ..player("boba-fett", "lothal")
        },
        PlayerWords::second(),
    ]));
    t.make("deliver");
    assert!(
        !t.told(|event| matches!(event, Event::ContactPlaced { .. } | Event::Discarded { .. }))
    );
    assert!(!t.deck(Market::Bounty).contains(&"bounty-white".into()));
    assert_eq!(t.words().gone_contacts, ["white-1"]);
}

#[test]
fn a_player_is_where_their_character_is() {
    rule!("foundations/player-means-person-and-character");
    let thief = |space: &str| {
        let mut t = stage(Scenario {
            encounters: encounters(&[("kafrene-takodana", &["kafrene-2"])]),
            ..encounter_step(vec![
                player("boba-fett", "ring-of-kafrene"),
                PlayerWords {
                    assets: words(&["blaster", "spice"]),
                    ..player("bossk", space)
                },
            ])
        });
        t.make("space");
        t.offered_that("card")
    };
    assert_eq!(thief("ring-of-kafrene"), ["card blaster", "card spice"]);
    assert_eq!(thief("takodana"), [""; 0]);
}

#[test]
fn credits_never_run_out() {
    rule!("foundations/unlimited-components");
    // Far more than all tokens of a box.
    let rich = |character: &str| PlayerWords {
        credits: 5_000_000,
        ..player(character, "tatooine")
    };
    let mut t = stage(Scenario {
        players: vec![rich("boba-fett"), rich("bossk")],
        ..Scenario::default()
    });
    t.make("income");
    assert_eq!(t.who(ONE).credits, 5_002_000);
}

#[test]
fn a_roll_has_all_its_dice() {
    rule!("foundations/more-dice-than-in-box");
    // Six dice are in the box.
    let fighter = PlayerWords {
        ship: Some("yt-1300".into()),
        ship_flipped: true,
        fame: 1,
        assets: words(&["ion-cannon", "green-4-card", "overcharge"]),
        ..player("ketsu-onyo", "tatooine")
    };
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Imperial, 1, "tatooine")]),
        dice: [vec![HIT; 8], vec![BLANK; 2]].concat(),
        ..encounter_step(vec![fighter, PlayerWords::second()])
    });
    t.make("patrol imperial");
    t.make("use overcharge");
    let most = t.events().iter().filter_map(|event| match event {
        Event::Rolled { dice, .. } => Some(dice.len()),
        _ => None,
    });
    assert_eq!(
        most.max(),
        Some(8),
        "5 of the Falcon, 1 of the cannon, 1 of the crew, 1 of the overcharge"
    );
}

#[test]
fn an_empty_deck_gives_what_it_has() {
    rule!("foundations/short-deck-draw");
    let all = ["lothal-1", "lothal-2", "lothal-3"];
    let mut t = stage(Scenario {
        gone: all.iter().map(|id| id.to_string()).collect(),
        ..encounter_step(vec![player("boba-fett", "lothal"), PlayerWords::second()])
    });
    t.make("space");
    assert_eq!(
        (t.current(), t.who(ONE).credits),
        (1, 0),
        "no card was drawn, and the turn is over"
    );
}
