//! What the rival of a single-player game decides, what chance decides for it, and its fights.

use crate::common::solo::{after, all_after, before, each_after, rival, rival_with};
use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, OnStage, TWO, encounters, game, patrols, player, reputation,
    stage, words,
};
use outer_rim::content::{Faction, Standing};
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use outer_rim::{Bundle, Choice, Event, Offer};
use rulebook::rule;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Game, Lang, On, Seed, Table};

fn hunted(space: &str) -> PlayerWords {
    PlayerWords {
        reputation: reputation(&[(Faction::Hutt, Standing::Negative)]),
        ..rival(space)
    }
}

/// The rival fights a Hutt patrol on a navpoint.
fn fight(dice: Vec<outer_rim::content::Die>) -> Scenario {
    Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
        dice,
        ..before("ai-6", hunted("tatooine-reach"))
    }
}

#[test]
fn the_rival_fights_a_patrol_that_hunts_it_and_wins_a_tie() {
    rule!(
        "solo-clarifications/combat-timing-unchanged",
        "solo-clarifications/normal-rules-unless-excepted",
        "solo-clarifications/you-roll-for-your-opponent"
    );
    let t = after(fight(vec![CRIT, BLANK, HIT, HIT]));
    assert_eq!(
        t.story_of(&["rolls", "wins"])[..3],
        ["2 rolls 2", "1 rolls 2 for the foe", "2 wins 2:2"]
    );
    let two = t.who(TWO);
    assert_eq!(two.damage, [0, 2], "as anybody who wins");
    // The reward of 3,000, and 2,000 for want of a move.
    assert_eq!(two.credits, 5000);
    assert_eq!(t.words().patrols[&Faction::Hutt].level, 2);
}

#[test]
fn rolls_are_tallied_apart() {
    rule!("solo-clarifications/each-roll-is-tallied-separately");
    let t = after(fight(vec![HIT, BLANK, CRIT, BLANK]));
    assert!(t.told(|event| matches!(
        event,
        Event::CombatWon {
            attacker_won: false,
            damage: [1, 2],
            ..
        }
    )));
}

#[test]
fn a_patrol_that_has_beaten_the_rival_moves_by_chance() {
    rule!(
        "solo-decisions/patrol-that-beat-the-ai-moves-at-random",
        "solo-decisions/equal-odds"
    );
    let scenario = fight(vec![BLANK, BLANK, HIT, BLANK]);
    let mut times = BTreeMap::<String, u32>::new();
    for space in each_after(&scenario, 300, |words| {
        words.patrols[&Faction::Hutt].space.clone()
    }) {
        *times.entry(space).or_default() += 1;
    }
    assert_eq!(
        Vec::from_iter(times.keys()),
        ["nal-hutta-verge", "tatooine", "tatooine-verge"]
    );
    // A hundred each, give or take three standard deviations.
    let fair = |times: &u32| (75..=125).contains(times);
    assert!(times.values().all(fair), "{times:?}");
}

#[test]
fn a_hostile_patrol_comes_before_a_job() {
    rule!(
        "solo-clarifications/hostile-patrol-before-all-else",
        "solo-decisions/several-hostile-patrols"
    );
    let who = PlayerWords {
        reputation: reputation(&[
            (Faction::Hutt, Standing::Negative),
            (Faction::Rebel, Standing::Negative),
            (Faction::Imperial, Standing::Positive),
        ]),
        ..rival_with("cantonica", &["casino"])
    };
    let here = [
        (Faction::Hutt, 1, "cantonica"),
        (Faction::Rebel, 1, "cantonica"),
        (Faction::Imperial, 1, "cantonica"),
    ];
    let scenario = Scenario {
        patrols: patrols(&here),
        ..before("ai-6", who)
    };
    let t = after(scenario);
    let fights = t.events().iter();
    let fights = fights.filter(|event| matches!(event, Event::CombatBegan { .. }));
    assert_eq!(fights.count(), 1);
    assert!(t.assets(TWO).contains(&"casino".to_string()));
}

#[test]
fn i_cannot_tamper_with_its_fights() {
    rule!("solo-clarifications/no-tampering-with-dice-you-only-roll");
    let mut scenario = fight(vec![HIT, BLANK, CRIT, BLANK]);
    scenario.players[0].character = Some("lando-calrissian".into());
    let t = after(scenario);
    assert!(t.offers("move"));
    assert!(!t.told(|event| matches!(event, Event::DiceChanged { .. })));
}

#[test]
fn nobody_trades_with_the_rival() {
    rule!("solo-decisions/never-trades");
    let mut scenario = before("ai-6", rival("takodana"));
    scenario.step = StepWord::Action;
    scenario.players[0].credits = 5000;
    let t = stage(scenario);
    assert!(!t.offers("trade"));
    let offer = Offer {
        to: TWO,
        gives: Bundle {
            credits: 1,
            ..Bundle::default()
        },
        takes: Bundle::default(),
    };
    let offer = offer.into();
    let refusal = game().check_offer(t.state(), ONE, &offer).unwrap_err();
    assert_eq!(refusal.message.id, "refused-offer-rival");
}

#[test]
fn the_rival_is_a_player_for_my_effects() {
    rule!("solo-cards/ai-is-a-player-for-your-effects");
    let mut scenario = before("ai-6", rival_with("ring-of-kafrene", &["blaster"]));
    scenario.players[0] = player("boba-fett", "ring-of-kafrene");
    scenario.encounters = encounters(&[("kafrene-takodana", &["kafrene-2"])]);
    let t = after(scenario);
    assert_eq!(t.assets(ONE), ["blaster"]);
}

#[test]
fn the_rival_never_protects_its_crew() {
    rule!("solo-crew/never-protects-crew");
    let mut scenario = before("ai-6", rival_with("takodana", &["white-1-card"]));
    scenario.players[0].assets = words(&["bounty-white"]);
    scenario.dice = vec![CRIT, BLANK, BLANK, BLANK, BLANK];
    let mut t = stage(scenario);
    t.make("hunt bounty-white white-1-card");
    assert!(t.told(|event| matches!(event, Event::CombatBegan { .. })));
    assert!(!t.offers("protect"));
}

#[test]
fn ties_on_its_turn_are_broken_by_chance() {
    rule!("solo-decisions/ties-on-the-ai-turn-are-random");
    // Both patrols are one space away; card 8 gains reputation with the nearest.
    let scenario = Scenario {
        patrols: patrols(&[
            (Faction::Hutt, 1, "tatooine-approach"),
            (Faction::Imperial, 1, "tatooine-reach"),
        ]),
        ..before("ai-8", rival("tatooine"))
    };
    let factions = all_after(&scenario, |words| {
        words.players[1]
            .reputation
            .keys()
            .copied()
            .collect::<Vec<_>>()
    });
    assert_eq!(
        Vec::from_iter(factions),
        [[Faction::Hutt], [Faction::Imperial]]
    );
}

#[test]
fn the_rival_stays_out_of_a_gamble() {
    rule!("solo-decisions/declines-whatever-is-optional");
    let solvent = PlayerWords {
        credits: 1000,
        ..rival("cantonica")
    };
    let mut scenario = before("ai-9", solvent);
    scenario.players[0] = player("boba-fett", "cantonica");
    scenario.encounters = encounters(&[("cantonica-ord-mantell", &["cantonica-14"])]);
    let t = after(scenario);
    assert!(!t.told(|event| matches!(event, Event::Rolled { .. })));
    // It stakes nothing, and lives on its own card: 2,000 for want of a move and 4,000.
    assert_eq!(t.story_of(&["2 credits"]), ["2 credits +2", "2 credits +4"]);
}

#[test]
fn ties_on_my_turn_are_mine_to_break() {
    rule!("solo-decisions/ties-on-your-turn-are-yours");
    let rich = |who: PlayerWords| PlayerWords {
        credits: 5000,
        fame: 3,
        ..who
    };
    let mut scenario = before("ai-9", rich(rival("kessel")));
    scenario.players[0] = rich(player("boba-fett", "cantonica"));
    scenario.encounters = encounters(&[("cantonica-ord-mantell", &["cantonica-3"])]);
    let mut t = stage(scenario);
    t.make("space");
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, vec!["player 1".to_string(), "player 2".into()])
    );
    t.make("player 2");
    assert_eq!(t.story_of(&["credits"])[0], "2 credits -2");
}

/// What the players that can be picked now are drawn on.
fn drawn_on(t: &OnStage) -> Vec<On> {
    let described = t.choices().into_iter().map(|choice| {
        assert!(matches!(choice, Choice::Player(_)), "{choice:?}");
        t.game().describe(t.state(), &choice, Lang::EN)
    });
    described.filter_map(|described| described.on).collect()
}

#[test]
fn the_rival_has_no_seat_and_is_picked_by_its_character() {
    let mut scenario = before("ai-9", rival("kessel"));
    scenario.players[0] = player("boba-fett", "cantonica");
    scenario.encounters = encounters(&[("cantonica-ord-mantell", &["cantonica-3"])]);
    let mut tied = stage(scenario);
    tied.make("space");
    assert_eq!(
        drawn_on(&tied),
        [On::Seat(ONE), On::Card("doctor-aphra".into())]
    );
}

/// My job leads to databank card 40, which has the rival test Tech, or choose between two losses.
fn frame_up(dice: Vec<outer_rim::content::Die>) -> Scenario {
    let rich = PlayerWords {
        credits: 5000,
        ..rival("kessel")
    };
    let mut scenario = before("ai-9", rich);
    scenario.players[0].assets = words(&["frame-up"]);
    Scenario { dice, ..scenario }
}

#[test]
fn card_40_tests_the_rival_by_the_normal_rules() {
    rule!("solo-clarifications/card-40-tests-the-ai");
    // Doctor Aphra has Tech once: a hit will do, a focus will not.
    for (dice, passed) in [([HIT, BLANK], "2 passes"), ([FOCUS, BLANK], "2 fails")] {
        let mut t = stage(frame_up(dice.into()));
        t.make("attempt frame-up");
        assert_eq!(
            t.story_of(&["2 rolls", "passes", "fails"]),
            ["2 rolls 2", passed]
        );
        assert_eq!(t.who(ONE).fame, 1);
    }
}

#[test]
fn what_card_40_makes_the_rival_choose_chance_chooses() {
    rule!("solo-clarifications/card-40-choices-are-random");
    let scenario = frame_up(vec![BLANK, BLANK]);
    let losses = (0..40).map(|number| {
        let seed = Seed::from_number(number);
        let mut table = Table::stage(game(), scenario.clone(), seed).unwrap();
        let choices = table.decision(Lang::EN).unwrap().choices;
        let mut choices = choices.iter().map(|choice| choice.choice);
        let attempt = choices.find(|choice| matches!(choice, Choice::Attempt(_)));
        table.choose(ONE, &attempt.unwrap()).unwrap();
        // Nobody was asked: it is my next turn.
        let words = game().words(table.state());
        assert_eq!((words.current, words.turn), (0, scenario.turn + 2));
        words.players[1].damage[0]
    });
    assert_eq!(BTreeSet::from_iter(losses), BTreeSet::from([0, 1]));
}
