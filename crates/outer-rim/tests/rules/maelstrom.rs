//! The Maelstrom, and golden rules that show there.

use crate::common::{
    ONE, action_step, encounter_step, encounters, game, market, patrols, player, stage, words,
};
use outer_rim::Event;
use outer_rim::content::{Faction, Market};
use outer_rim::scenario::{PlayerWords, Scenario, SoFar, StepWord};
use rulebook::rule;

fn boba(space: &str, assets: &[&str]) -> Vec<PlayerWords> {
    let boba = PlayerWords {
        assets: words(assets),
        ..player("boba-fett", space)
    };
    vec![boba, PlayerWords::second()]
}

#[test]
fn entering_the_maelstrom_ends_the_move() {
    rule!("maelstrom/entering-ends-planning-move");
    let mut t = stage(Scenario {
        players: boba("kessel", &[]),
        ..Scenario::default()
    });
    t.make_all(&["move", "fly maelstrom"]);
    assert_eq!(t.who(ONE).space, "maelstrom");
    assert_eq!(
        t.offered(),
        ["space"],
        "there is no action here, so the encounter step begins"
    );
}

#[test]
fn a_card_that_says_so_beats_the_rule() {
    rule!("golden/card-beats-rules");
    let mut t = stage(Scenario {
        players: boba("kessel", &["gree-navicomputer"]),
        ..Scenario::default()
    });
    t.make_all(&[
        "move",
        "fly maelstrom",
        "fly kessel-verge",
        "fly tatooine-approach",
    ]);
    assert_eq!(t.who(ONE).space, "tatooine-approach");
}

#[test]
fn granted_movement_does_not_lead_through_the_maelstrom() {
    rule!("maelstrom/no-passing-with-extra-movement");
    let mut t = stage(action_step(boba("kessel", &["afterburner"])));
    t.make_all(&["use afterburner", "fly maelstrom"]);
    assert_eq!(t.who(ONE).space, "maelstrom");
    assert!(t.offered_that("fly").is_empty());
}

#[test]
fn leaving_the_maelstrom_is_free() {
    rule!(
        "maelstrom/leaving-is-free",
        "movement/leave-maelstrom-or-patrol-space"
    );
    let mut t = stage(Scenario {
        players: boba("maelstrom", &[]),
        ..Scenario::default()
    });
    t.make_all(&["move", "fly kessel-verge"]);
    assert!(t.offers("fly tatooine-approach"), "it goes on as usual");
    t.make_all(&[
        "fly tatooine-approach",
        "fly tatooine",
        "fly tatooine-reach",
        "fly tatooine-verge",
    ]);
    assert_eq!(t.who(ONE).space, "tatooine-verge", "all five spaces");
}

fn in_the_maelstrom(top: &str, so_far: SoFar) -> Scenario {
    Scenario {
        encounters: encounters(&[("kessel-maelstrom", &[top])]),
        so_far,
        ..encounter_step(boba("maelstrom", &[]))
    }
}

#[test]
fn the_maelstrom_may_grant_an_additional_turn() {
    rule!("maelstrom/encounter-deck", "maelstrom/additional-turn");
    let mut t = stage(in_the_maelstrom("kessel-2", SoFar::default()));
    t.make("space");
    let drawn = t.events().iter().find_map(|event| match event {
        Event::EncounterDrawn { card, .. } => Some(*card),
        _ => None,
    });
    assert_eq!(
        drawn,
        game().card_named("kessel-2"),
        "of the deck with Kessel"
    );
    assert!(
        t.offered_that("faction").is_empty(),
        "not what it says of Kessel"
    );
    assert_eq!((t.current(), t.words().turn), (0, 2));
    assert_eq!(t.offered(), ["move", "income", "recover"]);
    t.make_all(&["move", "fly kessel", "pass"]);
    assert!(t.offers("market"));
    t.make("pass");
    assert_eq!(t.words().step, StepWord::Encounter);
    t.make("space");
    assert_eq!((t.current(), t.words().turn), (1, 3), "only then the next");
}

#[test]
fn limits_are_fresh_in_an_additional_turn() {
    rule!("maelstrom/additional-turn");
    // Whatever a turn allows once was done in this one; a hired hand pays once as well.
    let spent = SoFar {
        marketed: true,
        delivered: true,
        traded: true,
        ..SoFar::default()
    };
    let mut players = boba("maelstrom", &["spice", "green-5-card"]);
    players[1].space = "kessel".into();
    let mut t = stage(Scenario {
        step: StepWord::Action,
        players,
        ..in_the_maelstrom("kessel-2", spent)
    });
    t.make_all(&["use green-5-card", "space"]);
    assert!(t.words().so_far.is_extra);
    t.make_all(&["move", "fly kessel", "pass"]);
    assert_eq!(
        t.offered(),
        [
            "deliver",
            "market",
            "trade",
            "use boba-fett",
            "use green-5-card",
            "pass"
        ]
    );
}

#[test]
fn an_additional_turn_grants_no_other() {
    rule!("maelstrom/no-chained-turns");
    let extra = SoFar {
        is_extra: true,
        ..SoFar::default()
    };
    let mut t = stage(in_the_maelstrom("kessel-2", extra));
    t.make("space");
    assert_eq!(t.current(), 1);
}

#[test]
fn patrols_fly_through_the_maelstrom() {
    rule!("maelstrom/patrols-pass-freely");
    let mut players = boba("tatooine", &[]);
    players[0].credits = 1000;
    let mut t = stage(Scenario {
        market: market(&[(Market::Cargo, &["spice", "coaxium-crystal"])]),
        patrols: patrols(&[(Faction::Rebel, 1, "kessel")]),
        ..action_step(players)
    });
    t.make_all(&["market", "buy cargo", "to maelstrom", "to kessel-verge"]);
    assert_eq!(
        t.words().patrols[&Faction::Rebel].space,
        "tatooine-approach"
    );
}

#[test]
fn the_maelstrom_is_neither_navpoint_nor_planet() {
    rule!("maelstrom/not-a-navpoint");
    let aphra = |space: &str| {
        stage(Scenario {
            players: vec![
                PlayerWords {
                    flipped: true,
                    ..player("doctor-aphra", space)
                },
                PlayerWords::second(),
            ],
            ..Scenario::default()
        })
    };
    for space in ["kessel", "kessel-verge"] {
        assert!(aphra(space).offers("use doctor-aphra"), "{space}");
    }
    assert_eq!(aphra("maelstrom").offered(), ["move", "income", "recover"]);
    let t = stage(action_step(boba("maelstrom", &[])));
    assert_eq!(
        t.offered(),
        ["space"],
        "no market action: the encounter step has begun"
    );
}
