//! Trade talks at any distance.

use super::{rules, with, with_credits};
use crate::common::*;
use outer_rim::scenario::{ContactWord, PlayerWords, Scenario, StepWord};
use outer_rim::{Bundle, Event};
use rulebook::rule;
use tabletop::SeatSet;

/// The action step of the first of three players, who are far apart.
fn apart() -> Scenario {
    let owner = PlayerWords {
        assets: words(&["blaster", "spice"]),
        ..with_credits("boba-fett", "tatooine", 3000)
    };
    let players = vec![
        owner,
        with_credits("bossk", "kessel", 2000),
        with_credits("han-solo", "naboo", 2000),
    ];
    with("negotiation", StepWord::Action, players, &[])
}

/// The blaster for two thousand.
fn blaster(to: tabletop::Seat) -> outer_rim::Offer {
    offer(to, bundle(0, &["blaster"]), bundle(2, &[]))
}

#[test]
fn there_are_talks_with_one_player_a_turn() {
    rule!("house-negotiation/once-per-turn-any-distance");
    let mut t = stage(apart());
    t.offer(ONE, blaster(TWO)).make("pass");
    let refused = t.refused_offer(ONE, &blaster(THREE));
    let rule = "house-negotiation/once-per-turn-any-distance";
    assert_eq!(refused.rule, Some(rule));
    let mut without = stage(Scenario {
        house: rules(&[]),
        ..apart()
    });
    let refused = without.refused_offer(ONE, &blaster(TWO));
    assert_eq!(refused.rule, Some("trade/needs-shared-space"));
    let mut others = stage(apart());
    let bought = offer(ONE, bundle(2, &[]), bundle(0, &["blaster"]));
    assert_eq!(
        others.refused_offer(TWO, &bought).rule,
        Some(rule),
        "who is current opens them"
    );
}

#[test]
fn only_credits_cargo_and_gear_change_hands_at_a_distance() {
    rule!("house-negotiation/what-may-be-offered");
    let owner = PlayerWords {
        assets: words(&["white-1-card"]),
        ..with_credits("boba-fett", "tatooine", 3000)
    };
    let players = vec![owner, player("han-solo", "kessel")];
    let mut t = stage(with("negotiation", StepWord::Action, players, &[]));
    let crew = offer(TWO, bundle(0, &["white-1-card"]), bundle(0, &[]));
    let rule = "house-negotiation/what-may-be-offered";
    assert_eq!(t.refused_offer(ONE, &crew).rule, Some(rule));
    let rich = offer(TWO, bundle(9, &[]), bundle(0, &[]));
    t.refused_offer(ONE, &rich);
    let mut t = stage(apart());
    let spice = offer(TWO, bundle(1, &["spice", "blaster"]), bundle(0, &[]));
    t.offer(ONE, spice).make("accept");
    assert_eq!(t.assets(TWO).len(), 2);
}

#[test]
fn word_of_a_contact_moves_nothing() {
    rule!("house-negotiation/contact-information-is-only-talk");
    let faceup = ContactWord::With {
        contact: "green-1".into(),
        faceup: true,
        known: SeatSet::ALL,
    };
    let hidden: ContactWord = "white-1".into();
    let mut t = stage(Scenario {
        contacts: [("tatooine".into(), vec![hidden, faceup])].into(),
        ..apart()
    });
    let before = t.words();
    let seen = t.view(THREE).contacts;
    let tatooine = |faceup: bool| {
        let places = seen.iter().filter(|place| place.faceup == faceup);
        places.map(|place| place.berth).collect::<Vec<_>>()
    };
    let pointing = |berth| Bundle {
        contact: Some(berth),
        ..Bundle::default()
    };
    let [shown] = tatooine(true)[..] else {
        panic!("{seen:?}");
    };
    let rule = "house-negotiation/contact-information-is-only-talk";
    for hidden in tatooine(false) {
        let offer = offer(TWO, pointing(hidden), bundle(1, &[]));
        assert_eq!(t.refused_offer(ONE, &offer).rule, Some(rule));
    }
    t.offer(ONE, offer(TWO, pointing(shown), bundle(1, &[])))
        .make("accept");
    assert!(t.told(|event| matches!(event, Event::ContactPointed { .. })));
    assert_eq!(t.words().contacts, before.contacts);
    assert_eq!(t.who(ONE).credits, 4000);
}

#[test]
fn nothing_changes_hands_unless_both_agree() {
    rule!("house-negotiation/needs-agreement-of-both");
    let mut t = stage(apart());
    let before = t.words().players;
    t.offer(ONE, blaster(TWO)).make("pass");
    assert_eq!(t.words().players, before);
    // The other may make an offer in their turn; after three the talks are over.
    let counter = |n| offer(ONE, bundle(n, &[]), bundle(0, &["blaster"]));
    t.offer(TWO, counter(1)).make("pass");
    t.offer(TWO, counter(2)).make("pass");
    let refused = t.refused_offer(ONE, &blaster(TWO));
    assert_eq!(
        refused.rule,
        Some("house-negotiation/needs-agreement-of-both")
    );
    assert_eq!(t.words().players, before);
}

#[test]
fn what_is_agreed_is_done_at_once() {
    rule!("house-negotiation/agreed-exchange-is-immediate");
    let mut t = stage(apart());
    t.offer(ONE, blaster(TWO)).make("accept");
    assert_eq!(
        (t.assets(ONE), t.who(ONE).credits),
        (vec!["spice".into()], 5000)
    );
    assert_eq!(
        (t.assets(TWO), t.who(TWO).credits),
        (vec!["blaster".into()], 0)
    );
    assert_eq!(t.current(), 0, "and the turn goes on");
}

#[test]
fn nobody_is_held_to_a_promise() {
    rule!("house-negotiation/promises-do-not-bind");
    // Whatever was promised for the credits, the deal leaves nothing on the table.
    let here = vec![
        with_credits("boba-fett", "tatooine", 3000),
        with_credits("bossk", "tatooine", 2000),
    ];
    let mut t = stage(Scenario {
        house: rules(&["negotiation", "piracy"]),
        ..with("negotiation", StepWord::Encounter, here, &[])
    });
    t.offer(ONE, offer(TWO, bundle(0, &[]), bundle(1, &[])))
        .make("accept");
    t.make("rob 2");
    assert!(t.told(|event| matches!(event, Event::Robbery { .. })));
}
