//! The player turn, and its planning step.

use crate::common::{
    BLANK, ONE, action_step, encounter_step, encounters, new_game, player, stage, words,
};
use outer_rim::content::Market;
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use outer_rim::{Event, Setup, TurnStep};
use rulebook::rule;

fn at_lothal(character: &str) -> PlayerWords {
    player(character, "lothal")
}

#[test]
fn the_first_player_takes_the_first_turn() {
    rule!("turn/first-player-begins");
    for seed in 0..12 {
        let setup = Setup {
            players: 3,
            ..Setup::default()
        };
        let mut t = new_game(setup, seed);
        let first = t.events().iter().find_map(|event| match event {
            Event::FirstPlayer { player } => Some(u32::from(*player)),
            _ => None,
        });
        while t.words().turn == 0 {
            let choice = t.offered()[0].clone();
            t.make(&choice);
        }
        let words = t.words();
        assert_eq!(Some(u32::from(words.current)), first, "seed {seed}");
        assert_eq!((words.turn, words.step), (1, StepWord::Planning));
    }
}

#[test]
fn turns_go_clockwise_round_after_round() {
    rule!("turn/clockwise-order");
    let mut t = stage(Scenario {
        current: 3,
        players: vec![
            at_lothal("boba-fett"),
            at_lothal("bossk"),
            at_lothal("ketsu-onyo"),
            at_lothal("ig-88"),
        ],
        ..Scenario::default()
    });
    let mut order = Vec::new();
    while order.len() < 24 {
        let turn = t.words().turn;
        order.push(t.current());
        t.make("income");
        while t.words().turn == turn {
            let choice = if t.offers("pass") {
                "pass".into()
            } else {
                t.offered()[0].clone()
            };
            t.make(&choice);
        }
    }
    let clockwise: Vec<u8> = (0..24).map(|turn| (turn + 3) % 4).collect();
    assert_eq!(order, clockwise);
}

#[test]
fn the_three_steps_come_in_their_order() {
    rule!(
        "turn/three-steps-in-order",
        "turn/ends-after-encounter-step"
    );
    let mut t = stage(Scenario {
        players: vec![at_lothal("boba-fett"), PlayerWords::second()],
        ..Scenario::default()
    });
    t.make_all(&["move", "pass"]);
    assert!(t.offers("market") && !t.offers("income") && !t.offers("space"));
    t.make("pass");
    assert_eq!(
        t.offered(),
        ["space", "contact lothal 1", "contact lothal 2"]
    );
    t.make("space");
    assert_eq!((t.current(), t.words().step), (1, StepWord::Planning));
    let steps = t.events().iter().filter_map(|event| match event {
        Event::StepBegan { step, .. } => Some(*step),
        _ => None,
    });
    assert!(steps.eq([TurnStep::Action, TurnStep::Encounter]));
}

#[test]
fn the_action_step_begins_when_the_move_is_over() {
    rule!("planning/exactly-one-option");
    let mut t = stage(Scenario::default());
    t.make_all(&["move", "fly tatooine-reach"]);
    assert!(!t.told(|event| matches!(event, Event::StepBegan { .. })));
    t.make_all(&["fly tatooine", "pass"]);
    assert!(t.told(|event| matches!(
        event,
        Event::StepBegan {
            step: TurnStep::Action,
            ..
        }
    )));
}

#[test]
fn an_effect_that_ends_the_turn_skips_its_other_steps() {
    rule!(
        "turn/end-effect-skips-the-rest",
        "turn/ends-after-encounter-step"
    );
    let mut t = stage(Scenario {
        gone: vec!["caught-fine".into()],
        dice: vec![BLANK],
        ..action_step(vec![
            PlayerWords {
                assets: words(&["contraband"]),
                ..PlayerWords::default()
            },
            PlayerWords::second(),
        ])
    });
    t.make("deliver");
    assert_eq!((t.current(), t.words().step), (1, StepWord::Planning));
    assert_eq!(t.who(ONE).damage, [1, 0]);
}

#[test]
fn after_an_effect_ended_the_turn_own_abilities_are_silent() {
    rule!("turn/end-effect-silences-abilities");
    let with_logbook = |space: &str| PlayerWords {
        assets: words(&["logbook"]),
        fame: 2,
        ..player("boba-fett", space)
    };
    let mut t = stage(encounter_step(vec![
        with_logbook("lothal"),
        PlayerWords::second(),
    ]));
    t.make("space");
    assert_eq!(t.offered(), ["use logbook", "pass"]);

    let mut t = stage(Scenario {
        encounters: encounters(&[("ryloth-naboo", &["ryloth-3"])]),
        ..encounter_step(vec![with_logbook("ryloth"), PlayerWords::second()])
    });
    t.make("space");
    assert_eq!(t.current(), 1);
    assert_eq!((t.who(ONE).fame, t.who(ONE).credits), (1, 0));
}

#[test]
fn planning_offers_move_credits_and_recovery() {
    rule!("planning/exactly-one-option", "planning/gain-two-thousand");
    let rich = PlayerWords {
        credits: 1000,
        ..PlayerWords::default()
    };
    let mut t = stage(Scenario {
        players: vec![rich, PlayerWords::second()],
        ..Scenario::default()
    });
    assert_eq!(t.offered(), ["move", "income", "recover"]);
    t.make("income");
    assert_eq!(
        (t.who(ONE).credits, t.who(ONE).space.as_str()),
        (3000, "tatooine")
    );
    assert_eq!(t.words().step, StepWord::Action);
    assert!(!t.offers("move") && !t.offers("income") && !t.offers("recover"));
}

#[test]
fn an_option_may_be_taken_although_it_does_nothing() {
    rule!("planning/exactly-one-option");
    let mut t = stage(Scenario::default());
    t.make("recover");
    assert_eq!(
        (t.words().step, t.who(ONE).damage),
        (StepWord::Action, [0, 0])
    );
}

#[test]
fn a_planning_ability_replaces_the_other_options() {
    rule!(
        "planning/ability-replaces-option",
        "planning/one-ability-only"
    );
    let aphra = PlayerWords {
        flipped: true,
        assets: words(&["nal-hutta-3"]),
        ..player("doctor-aphra", "tatooine")
    };
    let mut t = stage(Scenario {
        players: vec![aphra, PlayerWords::second()],
        market: crate::common::market(&[(Market::Cargo, &["livestock"])]),
        ..Scenario::default()
    });
    assert_eq!(
        t.offered(),
        [
            "move",
            "income",
            "recover",
            "use doctor-aphra",
            "use nal-hutta-3"
        ]
    );
    t.make_all(&["use doctor-aphra", "pass"]);
    assert_eq!(t.words().step, StepWord::Action);
    assert_eq!(t.offered(), ["market", "pass"]);
}
