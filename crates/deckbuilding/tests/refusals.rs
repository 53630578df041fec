//! Positions and choices that are refused, typed, and change nothing.

use crate::common::{EMPIRE, REBEL, card, hand, ids, refused, stage, words};
use deckbuilding::scenario::{Area, InPlayWord, InPlayWords, Scenario, SoFar};
use deckbuilding::{Choice, Player, Setup, Target};
use rulebook::rule;
use serde_json::json;
use tabletop::{AnyTable, Picked, Reason, Seat};

#[test]
fn a_position_with_impossible_cards_is_refused() {
    let plain = Scenario::default;
    let with = |empire: Area| Scenario {
        empire,
        ..Scenario::default()
    };
    let area = Area::default;
    let cases = [
        ("unknown card", with(hand(&["jar-jar-binks"]))),
        ("a base is no card", with(hand(&["lothal"]))),
        (
            "unknown card in the row",
            Scenario {
                row: ids(&["ewok"]),
                ..plain()
            },
        ),
        (
            "unknown card in play",
            Scenario {
                units: words(&["ewok"]),
                ..plain()
            },
        ),
        (
            "three of two",
            with(hand(&["stormtrooper", "stormtrooper", "stormtrooper"])),
        ),
        ("a card of the other side", with(hand(&["x-wing"]))),
        (
            "a unit among the ships",
            with(Area {
                ships: words(&["tie-fighter"]),
                ..area()
            }),
        ),
        (
            "a ship among the units",
            Scenario {
                units: words(&["star-destroyer"]),
                ..plain()
            },
        ),
        (
            "seven in the row",
            Scenario {
                row: vec!["blockade-runner".into(); 7],
                ..plain()
            },
        ),
        (
            "eleven pilots",
            Scenario {
                pilots: Some(11),
                ..plain()
            },
        ),
        (
            "a shuffle of cards that are not there",
            Scenario {
                shuffles: vec![ids(&["darth-vader"])],
                ..plain()
            },
        ),
    ];
    for (what, scenario) in cases {
        assert_eq!(refused(scenario).reason, Reason::BadScenario, "{what}");
    }
}

#[test]
fn a_position_with_impossible_bases_numbers_or_sides_is_refused() {
    rule!("setup/one-player-per-faction");
    let plain = Scenario::default;
    let with = |empire: Area| Scenario {
        empire,
        ..Scenario::default()
    };
    let based = |base: &str, damage| Area {
        base: Some(base.into()),
        damage,
        ..Area::default()
    };
    let wreck = InPlayWord::With(InPlayWords {
        card: "gozanti-cruiser".into(),
        damage: 3,
        ..InPlayWords::default()
    });
    let cases = [
        ("unknown base", with(based("naboo", 0))),
        ("a base of the other side", with(based("hoth", 0))),
        ("a destroyed base in play", with(based("lothal", 8))),
        (
            "a destroyed ship in play",
            with(Area {
                ships: vec![wreck],
                ..Area::default()
            }),
        ),
        (
            "a base in two places",
            with(Area {
                bases: Some(ids(&["endor", "endor"])),
                ..Area::default()
            }),
        ),
        (
            "a marker beside the track",
            Scenario {
                force: 7,
                ..plain()
            },
        ),
        (
            "too many resources",
            Scenario {
                resources: u16::MAX,
                ..plain()
            },
        ),
        (
            "prey that is not there",
            Scenario {
                so_far: SoFar {
                    hunted: Some(0),
                    ..SoFar::default()
                },
                ..plain()
            },
        ),
    ];
    for (what, scenario) in cases {
        assert_eq!(refused(scenario).reason, Reason::BadScenario, "{what}");
    }
    let both_won = Scenario {
        rebel: Area {
            base: None,
            victory: ids(&["lothal", "endor", "corellia"]),
            ..Area::default()
        },
        ..won()
    };
    assert_eq!(
        refused(both_won).to_string(),
        "victory: both would have won"
    );
    let sides = refused(Scenario {
        setup: Setup {
            sides: vec![Player::Rebel],
            ..Setup::default()
        },
        ..plain()
    });
    assert_eq!(sides.reason, Reason::BadSetup);
}

/// The Empire has destroyed three bases.
fn won() -> Scenario {
    let bare = Area {
        base: None,
        ..Area::default()
    };
    Scenario {
        empire: Area {
            victory: ids(&["dantooine", "hoth", "sullust"]),
            ..bare.clone()
        },
        rebel: bare,
        ..Scenario::default()
    }
}

#[test]
fn a_position_in_which_somebody_has_won_is_a_finished_game() {
    rule!("winning/game-stops-at-once");
    let mut t = stage(won());
    assert_eq!(t.winner(), Some(Player::Empire));
    assert!(t.choices().is_empty());
    for seat in [EMPIRE, REBEL] {
        let refusal = t.refused(seat, &Choice::EndTurn);
        assert_eq!(refusal.reason, Reason::GameOver);
    }
}

#[test]
fn choices_out_of_turn_are_refused_and_change_nothing() {
    rule!("playing/only-the-active-player-acts");
    let mut t = stage(Scenario {
        resources: 2,
        empire: hand(&["stormtrooper"]),
        rebel: hand(&["rebel-trooper"]),
        ..Scenario::default()
    });
    // Not even what the other player could choose now.
    for choice in t.choices() {
        assert_eq!(t.refused(REBEL, &choice).reason, Reason::NotYourDecision);
        assert_eq!(t.refused(Seat(2), &choice).reason, Reason::NotYourDecision);
    }
    let own = Choice::Play(card("rebel-trooper"));
    assert_eq!(t.refused(REBEL, &own).reason, Reason::NotYourDecision);
    assert_eq!(t.refused(EMPIRE, &own).reason, Reason::IllegalChoice);
}

#[test]
fn choices_that_make_no_sense_are_refused_and_change_nothing() {
    rule!("purchasing/row-and-pilot-stack-only");
    let mut t = stage(Scenario {
        resources: 9,
        units: words(&["stormtrooper"]),
        ..Scenario::default()
    });
    let before = t.state().clone();
    for senseless in [
        Choice::Pass,
        Choice::TakeReward,
        Choice::UseBase,
        Choice::Option(200),
        Choice::Resolve(Target::Base),
        Choice::Commit(card("stormtrooper"), Target::Row(card("x-wing"))),
        Choice::Commit(card("x-wing"), Target::Base),
        Choice::Buy(card("bossk")),
        Choice::Assign(card("stormtrooper"), 1),
    ] {
        let refusal = t.refused(EMPIRE, &senseless);
        assert_eq!(refusal.reason, Reason::IllegalChoice, "{senseless:?}");
    }
    // Numbers no card has, and things that are no choice, as a client might send them.
    for (sent, reason) in [
        (json!({ "play": 250 }), Reason::IllegalChoice),
        (json!({ "buy": 121 }), Reason::IllegalChoice),
        (
            json!({ "commit": [250, { "row": 251 }] }),
            Reason::IllegalChoice,
        ),
        (json!({ "reveal-base": 99 }), Reason::IllegalChoice),
        (json!({ "use": 250 }), Reason::IllegalChoice),
        (json!({ "pick": 250 }), Reason::IllegalChoice),
        (json!({ "pay-off": 250 }), Reason::IllegalChoice),
        (json!({ "assign": [250, 1] }), Reason::IllegalChoice),
        (json!({ "trigger": { "card": 250 } }), Reason::IllegalChoice),
        (json!({ "resolve": { "row": 250 } }), Reason::IllegalChoice),
        (json!({ "play": 1000 }), Reason::Unreadable),
        (json!({ "play": "stormtrooper" }), Reason::Unreadable),
        (json!({ "sing": 1 }), Reason::Unreadable),
        (json!(null), Reason::Unreadable),
    ] {
        let table: &mut dyn AnyTable = t.table_mut();
        let Err(refusal) = table.choose(EMPIRE, Picked::Choice(sent.clone())) else {
            panic!("{sent} was accepted");
        };
        assert_eq!(refusal.reason, reason, "{sent}");
    }
    assert!(*t.state() == before);
}
