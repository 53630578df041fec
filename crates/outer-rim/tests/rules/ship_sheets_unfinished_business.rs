//! The ship sheets of Unfinished Business: their goals, and what their other sides do.

use crate::common::{
    BLANK, HIT, ONE, OnStage, action_step, encounter_step, encounters, market, patrols, player,
    stage, words,
};
use outer_rim::content::{Die, Expansion, Faction, Market};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

fn in_ship(ship: &str, flipped: bool, space: &str, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        ship: Some(ship.into()),
        ship_flipped: flipped,
        assets: words(assets),
        ..player("boba-fett", space)
    }
}

fn progressed(tokens: u8, who: PlayerWords) -> PlayerWords {
    PlayerWords {
        progress: [0, tokens],
        ..who
    }
}

#[track_caller]
fn expanded(scenario: Scenario) -> OnStage {
    let mut scenario = scenario;
    scenario.players.push(player("bossk", "spinward-gate"));
    stage(Scenario {
        with: Expansion::ALL.iter().copied().collect(),
        ..scenario
    })
}

#[track_caller]
fn fights_patrol(who: PlayerWords, (faction, level): (Faction, u8), dice: &[Die]) -> OnStage {
    let mut t = expanded(Scenario {
        patrols: patrols(&[(faction, level, "tatooine")]),
        dice: dice.to_vec(),
        ..encounter_step(vec![who])
    });
    let word = format!("{faction:?}").to_lowercase();
    t.make(&format!("patrol {word}"));
    t
}

#[track_caller]
fn draws(who: PlayerWords, (deck, card): (&str, &str), dice: &[Die]) -> OnStage {
    let mut t = expanded(Scenario {
        encounters: encounters(&[(deck, &[card])]),
        dice: dice.to_vec(),
        ..encounter_step(vec![who])
    });
    t.make("space");
    t
}

const PIT: (&str, &str) = ("kessel-maelstrom", "kessel-1");

fn sheet(t: &OnStage) -> (bool, u8) {
    (t.who(ONE).ship_flipped, t.who(ONE).fame)
}

fn delivers(who: PlayerWords) -> OnStage {
    let mut t = expanded(Scenario {
        dice: vec![HIT],
        ..action_step(vec![who])
    });
    t.make("deliver");
    t
}

const WON: [Die; 6] = [HIT, HIT, HIT, HIT, BLANK, BLANK];

#[test]
fn the_porax_38_strives_for_two_ship_combats() {
    rule!("goals/complete-for-fame-and-flip");
    let porax = |space: &str| progressed(1, in_ship("porax-38", false, space, &[]));
    let t = fights_patrol(porax("tatooine"), (Faction::Hutt, 1), &WON);
    assert_eq!(sheet(&t), (true, 1));
    let t = draws(porax("kessel"), PIT, &[HIT, HIT, HIT, BLANK, BLANK]);
    assert_eq!(sheet(&t), (false, 0), "not on the ground");
    assert_eq!(t.view(ONE).players[0].room.crew, 0);
}

#[test]
fn the_xanadu_blood_takes_a_die_from_the_opponent() {
    rule!("goals/flip-replaces-goal-with-ability");
    let rolls = |flipped| {
        let porax = in_ship("porax-38", flipped, "tatooine", &[]);
        let t = fights_patrol(porax, (Faction::Hutt, 2), &[HIT, HIT, HIT, HIT]);
        t.story_of(&["for the foe"])[0].clone()
    };
    assert!(rolls(false).contains("rolls 3"));
    assert!(rolls(true).contains("rolls 2"));
}

#[test]
fn the_jumpmaster_5000_strives_for_two_navpoints() {
    rule!("goals/complete-for-fame-and-flip");
    let quiet = ("navpoints", "quiet-navpoint");
    let ship = |space: &str| progressed(1, in_ship("jumpmaster-5000", false, space, &[]));
    assert_eq!(sheet(&draws(ship("tatooine-reach"), quiet, &[])), (true, 1));
    let t = draws(ship("kessel"), PIT, &[HIT, HIT, HIT, BLANK, BLANK]);
    assert_eq!(sheet(&t), (false, 0), "a planet is none");
}

#[test]
fn the_punishing_one_flies_further() {
    rule!("goals/flip-replaces-goal-with-ability");
    let reach = |flipped| {
        let t = expanded(action_step(vec![in_ship(
            "jumpmaster-5000",
            flipped,
            "kessel",
            &[],
        )]));
        t.view(ONE).players[0].values[2]
    };
    assert_eq!((reach(false), reach(true)), (7, 8));
}

#[test]
fn the_auzituck_strives_for_three_ground_combats() {
    rule!("goals/complete-for-fame-and-flip");
    let ship = |space: &str| progressed(2, in_ship("auzituck", false, space, &[]));
    let t = draws(ship("kessel"), PIT, &[HIT, HIT, HIT, BLANK, BLANK]);
    assert_eq!(sheet(&t), (true, 1));
    let t = fights_patrol(ship("tatooine"), (Faction::Hutt, 1), &WON);
    assert!(!t.who(ONE).ship_flipped, "not in space");
}

#[test]
fn the_auzitucks_other_side_bears_the_first_hit() {
    rule!("damage/prevent");
    let ship = in_ship("auzituck", true, "tatooine", &[]);
    let mut t = fights_patrol(ship, (Faction::Hutt, 2), &[HIT, HIT, HIT, HIT, HIT, HIT]);
    t.make("use auzituck");
    assert_eq!(t.who(ONE).damage, [0, 1], "two hits, one of them prevented");
}

#[test]
fn the_yt_2400_strives_for_two_illegal_cargo() {
    rule!("goals/complete-for-fame-and-flip");
    let ship = |cargo: &str, space: &str| progressed(1, in_ship("yt-2400", false, space, &[cargo]));
    assert_eq!(sheet(&delivers(ship("contraband", "tatooine"))), (true, 2));
    assert_eq!(sheet(&delivers(ship("spice", "kessel"))), (false, 0));
}

#[test]
fn the_outrider_is_paid_more_for_illegal_cargo() {
    rule!("goals/flip-replaces-goal-with-ability");
    let pays = |cargo: &str, space: &str| {
        let t = delivers(in_ship("yt-2400", true, space, &[cargo]));
        t.who(ONE).credits
    };
    assert_eq!(pays("contraband", "tatooine"), 9000);
    assert_eq!(pays("spice", "kessel"), 4000);
}

#[test]
fn the_edgehawk_strives_for_gear_and_a_full_crew() {
    rule!("goals/complete-for-fame-and-flip");
    let has = |assets: &[&str]| {
        let ship = in_ship("edgehawk", false, "kessel", assets);
        sheet(&expanded(action_step(vec![ship])))
    };
    let all = ["blaster", "white-2-card", "white-3-card", "white-4-card"];
    assert_eq!(has(&all), (true, 1));
    assert_eq!(has(&all[1..]), (false, 0));
    assert_eq!(has(&all[..3]), (false, 0));
}

#[test]
fn the_aerie_lives_off_patrols() {
    rule!("goals/flip-replaces-goal-with-ability");
    let t = fights_patrol(
        in_ship("edgehawk", true, "tatooine", &[]),
        (Faction::Hutt, 2),
        &[HIT, HIT, HIT, HIT, HIT, BLANK, BLANK, BLANK],
    );
    assert_eq!(t.story_of(&["credits"]), ["1 credits +3"]);
}

#[test]
fn the_vcx_100_strives_to_meet_a_strong_imperial_patrol() {
    rule!("goals/complete-for-fame-and-flip");
    let meets = |patrol| {
        let ship = in_ship("vcx-100", false, "tatooine", &[]);
        fights_patrol(ship, patrol, &[BLANK; 12])
            .who(ONE)
            .ship_flipped
    };
    assert!(meets((Faction::Imperial, 3)) && meets((Faction::Imperial, 4)));
    assert!(!meets((Faction::Imperial, 2)) && !meets((Faction::Hutt, 3)));
}

#[test]
fn the_ghost_rerolls_two_dice_in_ship_combat() {
    rule!("goals/flip-replaces-goal-with-ability");
    let mut t = fights_patrol(
        in_ship("vcx-100", true, "tatooine", &[]),
        (Faction::Hutt, 1),
        &[BLANK, BLANK, BLANK, BLANK, BLANK, HIT, HIT, BLANK, BLANK],
    );
    t.make_all(&["use vcx-100", "die blank", "die blank"]);
    assert_eq!(t.story_of(&["wins"]), ["1 wins 2:0"]);
}

#[test]
fn the_six_ships_are_bought_for_what_they_cost() {
    rule!("ships/cost-is-price-and-trade-in");
    for (ship, cost) in [
        ("porax-38", 5000),
        ("jumpmaster-5000", 10000),
        ("auzituck", 15000),
        ("yt-2400", 20000),
        ("edgehawk", 25000),
        ("vcx-100", 25000),
    ] {
        let card = format!("ship-{ship}");
        let buyer = PlayerWords {
            credits: cost,
            ..player("boba-fett", "kessel")
        };
        let mut t = expanded(Scenario {
            market: market(&[(Market::Ship, &[card.as_str()])]),
            ..action_step(vec![buyer])
        });
        t.make_all(&["market", "buy ship"]);
        if t.offers("pay") {
            t.make("pay");
        }
        assert_eq!(t.who(ONE).ship.as_deref(), Some(ship));
        assert_eq!(t.who(ONE).credits, 0);
    }
}
