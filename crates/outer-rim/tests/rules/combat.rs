//! Combat: who fights how, the order of its steps, who wins, and what that brings.

use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, OnStage, THREE, TWO, encounter_step, encounters, patrols, player,
    reputation, stage, words,
};
use outer_rim::content::{Content, Die, Faction, Problem, Standing};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

/// Boba Fett meets a pit guard with two dice on Kessel: 3,000 for winning, 1,000 lost for losing.
fn pit_guard(boba: PlayerWords, dice: &[Die]) -> OnStage {
    stage(Scenario {
        encounters: encounters(&[("kessel-maelstrom", &["kessel-1"])]),
        dice: dice.to_vec(),
        ..encounter_step(vec![boba, PlayerWords::second()])
    })
}

fn boba() -> PlayerWords {
    PlayerWords {
        credits: 5000,
        ..player("boba-fett", "kessel")
    }
}

/// A flipped Bossk may fight a more famous player in his space.
fn bossk_against(space: &str, bossk: &[&str], other: &[&str]) -> Scenario {
    let attacker = PlayerWords {
        flipped: true,
        assets: words(bossk),
        ..player("bossk", space)
    };
    let defender = PlayerWords {
        fame: 3,
        assets: words(other),
        ..player("boba-fett", space)
    };
    encounter_step(vec![attacker, defender])
}

fn with_dice(scenario: Scenario, dice: &[Die]) -> OnStage {
    stage(Scenario {
        dice: dice.to_vec(),
        ..scenario
    })
}

#[test]
fn nobody_fights_without_a_reason() {
    rule!("combat/needs-a-reason", "combat/no-free-attack-on-players");
    let here = player("boba-fett", "tatooine");
    let mut t = stage(Scenario {
        contacts: [("tatooine".into(), words_of(&["white-4", "-"]))].into(),
        ..encounter_step(vec![here, player("bossk", "tatooine")])
    });
    assert_eq!(t.offered(), ["space", "contact tatooine 1"]);
    t.make("contact tatooine 1");
    assert_eq!(
        t.story(),
        ["1 credits +1", "turn of 2"],
        "its card pays, no dice"
    );
}

fn words_of(ids: &[&str]) -> Vec<outer_rim::scenario::ContactWord> {
    words(ids)
}

#[test]
fn boba_fett_beats_the_dragonsnake() {
    // The example of the Learn to Play book.
    rule!(
        "combat/card-enemy-standard-steps",
        "combat/type-from-enemy-icon"
    );
    let hunter = PlayerWords {
        reputation: reputation(&[(Faction::Hutt, Standing::Positive)]),
        ..player("boba-fett", "nal-hutta")
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("tatooine-nal-hutta", &["nal-hutta-1"])]),
        dice: vec![CRIT, HIT, HIT, HIT, HIT, HIT, BLANK, FOCUS],
        ..encounter_step(vec![hunter, PlayerWords::second()])
    });
    t.make("space");
    assert_eq!(t.offered(), ["yes", "pass"], "he may fight");
    t.make("yes");
    assert_eq!(
        t.story(),
        [
            "1 rolls 3",
            "2 rolls 5 for the foe",
            "1 wins 4:3",
            "1 credits +3",
            "1 fame +1",
            "1 suffers 3",
            "turn of 2",
        ]
    );
    assert_eq!(t.who(ONE).damage, [3, 0], "character damage");
}

#[test]
fn a_patrol_on_a_planet_is_fought_with_the_ship() {
    rule!(
        "combat/patrol-always-ship-combat",
        "combat/ship-damage-hits-ship"
    );
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine")]),
        dice: vec![HIT, BLANK, HIT, HIT, HIT],
        ..encounter_step(vec![
            PlayerWords {
                ship: Some("g9-rigger".into()),
                ..player("boba-fett", "tatooine")
            },
            PlayerWords::second(),
        ])
    });
    t.make("patrol hutt");
    assert_eq!(
        t.story()[..2],
        ["1 rolls 2", "2 rolls 2 for the foe"],
        "the ship's two dice"
    );
    t.make("to nal-hutta-reach");
    assert_eq!(t.who(ONE).damage, [0, 2]);
}

#[test]
fn players_fight_on_the_ground_on_planets_and_in_ships_elsewhere() {
    rule!("combat/player-against-player-type");
    let on_kessel = bossk_against("kessel", &[], &[]);
    let mut t = with_dice(on_kessel, &[HIT; 6]);
    t.make("use bossk");
    assert_eq!(t.who(ONE).damage, [3, 0]);
    let in_the_maelstrom = bossk_against("maelstrom", &[], &[]);
    let mut t = with_dice(in_the_maelstrom, &[HIT; 6]);
    t.make("use bossk");
    assert_eq!(t.who(ONE).damage, [0, 3]);
}

#[test]
fn the_current_player_attacks_even_if_another_was_told_to_fight() {
    rule!("combat/current-player-attacks");
    let rich = |character| PlayerWords {
        credits: 4000,
        ..player(character, "cantonica")
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-9"])]),
        dice: vec![BLANK; 6],
        ..encounter_step(vec![rich("boba-fett"), rich("bossk")])
    });
    t.make("space");
    assert_eq!(
        t.story(),
        [
            "1 rolls 3",
            "2 rolls 3",
            "1 wins 0:0",
            "2 credits -1",
            "turn of 2"
        ],
        "the tie is the current player's; the other, whose effect it is, has lost"
    );
}

#[test]
fn whoever_must_fight_attacks_if_the_current_player_does_not_take_part() {
    rule!(
        "combat/attacker-when-current-player-absent",
        "combat/left-neighbour-rolls-for-npc"
    );
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-4"])]),
        dice: vec![BLANK; 5],
        ..encounter_step(vec![
            player("boba-fett", "cantonica"),
            player("bossk", "kessel"),
            player("han-solo", "kessel"),
        ])
    });
    t.make("space");
    assert_eq!(t.offered(), ["player 2", "player 3"]);
    t.make("player 2");
    assert_eq!(
        t.story()[..4],
        [
            "2 rolls 3",
            "3 rolls 2 for the foe",
            "2 wins 0:0",
            "2 credits +3"
        ],
        "the player to the attacker's left rolls, and the attacker wins the tie"
    );
    assert_eq!(t.who(THREE).credits, 0);
}

#[test]
fn a_combat_is_one_exchange_in_the_order_of_the_book() {
    rule!(
        "combat/step-order",
        "combat/single-round",
        "combat/win-effect-before-damage"
    );
    let mut t = pit_guard(boba(), &[HIT, HIT, BLANK, HIT, BLANK]);
    t.make("space");
    let story = t.story();
    assert_eq!(
        story[..3],
        ["1 rolls 3", "2 rolls 2 for the foe", "1 wins 2:1"]
    );
    assert_eq!(story[3..5], ["1 credits +3", "1 suffers 1"]);
    assert_eq!(story[5..], ["turn of 2"], "nobody fell, and it is over");
}

#[test]
fn bonuses_add_dice_to_their_own_kind_of_combat_only() {
    rule!("combat/ground-dice", "combat/ship-dice");
    let armed = PlayerWords {
        assets: words(&["blaster"]),
        ..boba()
    };
    let mut t = pit_guard(armed.clone(), &[BLANK; 6]);
    t.make("space");
    assert_eq!(t.story()[0], "1 rolls 4");
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "kessel")]),
        dice: vec![BLANK; 5],
        ..encounter_step(vec![armed, PlayerWords::second()])
    });
    t.make("patrol hutt");
    assert_eq!(t.story()[0], "1 rolls 3", "the ship's own value");
}

#[test]
fn first_the_attacker_changes_the_attackers_value_then_the_defender() {
    rule!("combat/attacker-value-window");
    let mut t = with_dice(
        bossk_against("tatooine-reach", &["overcharge"], &["jammer"]),
        &[BLANK; 8],
    );
    t.make("use bossk");
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, vec!["use overcharge".into(), "pass".into()])
    );
    t.make("use overcharge");
    assert_eq!(
        (t.decider(), t.offered()),
        (TWO, vec!["use jammer".into(), "pass".into()])
    );
    t.make("use jammer");
    assert_eq!(
        t.story()[..2],
        ["1 rolls 3", "2 rolls 3"],
        "3 + 1 - 1, and nobody is asked again"
    );
}

#[test]
fn first_the_defender_changes_the_defenders_value_then_the_attacker() {
    rule!("combat/defender-windows");
    let mut t = with_dice(
        bossk_against("tatooine-reach", &["jammer"], &["overcharge"]),
        &[BLANK; 8],
    );
    t.make("use bossk");
    assert_eq!(
        t.story(),
        ["1 rolls 3"],
        "the attacker's total is known first"
    );
    assert_eq!(
        (t.decider(), t.offered()),
        (TWO, vec!["use overcharge".into(), "pass".into()])
    );
    t.make("use overcharge");
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, vec!["use jammer".into(), "pass".into()])
    );
    t.make("use jammer");
    assert_eq!(t.story()[1], "2 rolls 3");
}

/// Lando rerolls one of his dice; a crew of the other side rerolls one of the opponent's.
fn lando_against_a_spoiler(dice: &[Die]) -> OnStage {
    let lando = PlayerWords {
        character: Some("lando-calrissian".into()),
        ship: Some("firespray-31".into()),
        ..player("lando-calrissian", "tatooine-reach")
    };
    let spoiler = PlayerWords {
        fame: 3,
        ship: Some("g9-rigger".into()),
        assets: words(&["yellow-1-card"]),
        ..player("boba-fett", "tatooine-reach")
    };
    with_dice(encounter_step(vec![lando, spoiler]), dice)
}

#[test]
fn the_same_die_can_be_rerolled_by_one_side_and_then_by_the_other() {
    rule!(
        "combat/attacker-reroll-window",
        "combat/same-die-rerolled-again"
    );
    let mut t = lando_against_a_spoiler(&[BLANK, HIT, HIT, HIT, HIT, CRIT, FOCUS, BLANK, BLANK]);
    t.make("use firespray-31");
    assert_eq!(t.decider(), ONE, "the attacker rerolls first");
    t.make_all(&["use lando-calrissian", "die blank"]);
    assert_eq!(
        (t.decider(), t.offered()),
        (TWO, vec!["use yellow-1-card".into(), "pass".into()])
    );
    t.make("use yellow-1-card");
    assert_eq!(
        t.offered(),
        ["die crit", "die hit", "pass"],
        "the rerolled die as well"
    );
    t.make_all(&["die crit"]);
    assert_eq!(
        t.story_of(&["wins"]),
        ["1 wins 4:0"],
        "the crit became a focus"
    );
}

#[test]
fn a_hit_is_one_damage_a_crit_two_and_everything_else_none() {
    rule!(
        "combat/hit-is-one-damage",
        "combat/crit-is-two-damage",
        "combat/focus-and-blank-no-damage"
    );
    let ends = |dice: [Die; 5]| {
        let mut t = pit_guard(boba(), &dice);
        t.make("space");
        t.story()[2].clone()
    };
    assert_eq!(ends([HIT, HIT, BLANK, CRIT, HIT]), "1 loses 2:3");
    assert_eq!(ends([CRIT, CRIT, BLANK, CRIT, BLANK]), "1 wins 4:2");
    assert_eq!(ends([FOCUS, FOCUS, BLANK, HIT, BLANK]), "1 loses 0:1");
}

#[test]
fn the_side_that_rolled_changes_its_results_first() {
    rule!(
        "combat/roller-changes-results-first",
        "combat/defender-rolls-like-attacker"
    );
    let mut t = with_dice(
        bossk_against(
            "tatooine-reach",
            &["yellow-3-card"],
            &["targeting-computer"],
        ),
        &[HIT, HIT, HIT, HIT, FOCUS, BLANK],
    );
    t.make("use bossk");
    assert_eq!(t.story(), ["1 rolls 3", "2 rolls 3"]);
    assert_eq!(
        (t.decider(), t.offered()),
        (TWO, vec!["use targeting-computer".into(), "pass".into()])
    );
    t.make_all(&["use targeting-computer", "die focus"]);
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, vec!["use yellow-3-card".into(), "pass".into()])
    );
    t.make_all(&["use yellow-3-card", "die hit"]);
    assert_eq!(t.story_of(&["wins"]), ["1 wins 3:1"]);
}

#[test]
fn more_damage_wins_whatever_was_suffered_before() {
    rule!("combat/highest-damage-wins");
    let hurt = PlayerWords {
        damage: [3, 0],
        ..boba()
    };
    let mut t = pit_guard(hurt, &[CRIT, CRIT, BLANK, HIT, CRIT]);
    t.make("space");
    assert_eq!(t.story()[2], "1 wins 4:3");
}

#[test]
fn the_attacker_wins_a_tie_even_without_any_damage() {
    rule!(
        "combat/tie-goes-to-attacker",
        "combat/both-suffer-opposing-damage"
    );
    let mut t = with_dice(bossk_against("kessel", &[], &[]), &[HIT; 6]);
    t.make("use bossk");
    assert_eq!(
        t.story()[2..6],
        ["1 wins 3:3", "1 fame +1", "1 suffers 3", "2 suffers 3"],
        "both suffer all the same"
    );
    let mut t = pit_guard(boba(), &[BLANK; 5]);
    t.make("space");
    assert_eq!(t.story()[2], "1 wins 0:0");
}

#[test]
fn winning_does_not_protect_from_damage() {
    rule!(
        "combat/both-suffer-opposing-damage",
        "combat/ground-damage-hits-character"
    );
    let mut t = with_dice(
        bossk_against("kessel", &[], &[]),
        &[CRIT, HIT, BLANK, HIT, HIT, BLANK],
    );
    t.make("use bossk");
    let damage = [ONE, TWO].map(|seat| t.who(seat).damage);
    assert_eq!(damage.map(|[character, _]| character), [2, 3]);
    assert_eq!(damage.map(|[_, ship]| ship), [0, 0]);
}

#[test]
fn what_winning_or_losing_brings_is_set_by_the_cause() {
    rule!("combat/outcome-set-by-cause");
    let hunter = PlayerWords {
        reputation: reputation(&[(Faction::Hutt, Standing::Positive)]),
        credits: 2000,
        ..player("boba-fett", "nal-hutta")
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("tatooine-nal-hutta", &["nal-hutta-1"])]),
        dice: vec![BLANK, BLANK, BLANK, HIT, BLANK, BLANK, BLANK, BLANK],
        ..encounter_step(vec![hunter, PlayerWords::second()])
    });
    t.make_all(&["space", "yes"]);
    assert_eq!(
        t.story()[2..],
        ["1 loses 0:1", "1 suffers 1", "turn of 2"],
        "the card names no effect of losing"
    );
}

#[test]
fn ten_fame_for_winning_come_before_deadly_damage() {
    rule!("combat/win-effect-before-damage");
    let famous = PlayerWords {
        fame: 9,
        reputation: reputation(&[(Faction::Hutt, Standing::Positive)]),
        ..player("boba-fett", "nal-hutta")
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("tatooine-nal-hutta", &["nal-hutta-1"])]),
        dice: vec![CRIT, CRIT, CRIT, HIT, HIT, HIT, HIT, BLANK],
        ..encounter_step(vec![famous, PlayerWords::second()])
    });
    t.make_all(&["space", "yes"]);
    assert_eq!(
        t.story()[2..],
        ["1 wins 6:4", "1 credits +3", "1 fame +1", "1 has won"],
        "nobody is defeated any more"
    );
}

#[test]
fn a_winning_patrol_is_moved_before_the_loser_is_defeated() {
    rule!("combat/lose-effect-before-damage");
    let doomed = PlayerWords {
        damage: [0, 3],
        ..player("boba-fett", "tatooine-reach")
    };
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
        dice: vec![BLANK, BLANK, BLANK, HIT, HIT],
        ..encounter_step(vec![doomed, PlayerWords::second()])
    });
    t.make("patrol hutt");
    assert_eq!(
        t.story_of(&["suffers", "defeated"]),
        [""; 0],
        "the patrol comes first"
    );
    t.make("to tatooine");
    assert_eq!(
        t.story_of(&["moves", "suffers", "defeated"]),
        ["patrol moves", "1 suffers 1", "1 is defeated"]
    );
}

/// Somebody in the casino who has come to the fight against three dice of local security.
fn casino_fight(damage: u8, dice: &[Die]) -> OnStage {
    let dice = [&[CRIT, BLANK, BLANK, BLANK], dice].concat();
    let mut t = stage(Scenario {
        dice,
        ..encounter_step(vec![
            PlayerWords {
                damage: [damage, 0],
                assets: words(&["casino"]),
                ..player("boba-fett", "cantonica")
            },
            player("bossk", "kessel"),
        ])
    });
    t.make("attempt casino");
    t
}

#[test]
fn winning_undefeated_is_judged_after_the_damage() {
    rule!("combat/card-condition-not-defeated");
    let t = casino_fight(0, &[CRIT, CRIT, BLANK, HIT, HIT, BLANK]);
    assert_eq!(
        t.story_of(&["wins", "suffers", "job", "credits"]),
        [
            "1 suffers 1",
            "1 wins 4:2",
            "1 suffers 2",
            "job completed",
            "1 credits +15"
        ]
    );
    let t = casino_fight(1, &[CRIT, CRIT, BLANK, HIT, HIT, BLANK]);
    assert_eq!(
        t.story_of(&["wins", "suffers", "job", "defeated"]),
        [
            "1 suffers 1",
            "1 wins 4:2",
            "1 suffers 2",
            "1 is defeated",
            "job failed"
        ]
    );
}

#[test]
fn a_patrol_takes_no_damage() {
    rule!("combat/npc-suffers-no-damage");
    let here = |character| PlayerWords {
        ship: Some("firespray-31".into()),
        ..player(character, "tatooine-reach")
    };
    let second = PlayerWords {
        ship: Some("yv-666".into()),
        ..player("bossk", "tatooine")
    };
    let five = [HIT, HIT, HIT, HIT, BLANK];
    let dice = [
        &five[..],
        &[CRIT, CRIT, CRIT, BLANK, BLANK],
        &[BLANK; 3],
        &[BLANK; 5],
    ]
    .concat();
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 3, "tatooine-reach")]),
        dice,
        ..encounter_step(vec![here("boba-fett"), second])
    });
    t.make_all(&["patrol hutt", "to tatooine"]);
    assert_eq!(t.story_of(&["loses"]), ["1 loses 4:6"]);
    t.make("income");
    while !t.offers("patrol hutt") {
        t.make("pass");
    }
    t.make("patrol hutt");
    assert_eq!(
        t.story_of(&["for the foe"]),
        ["2 rolls 5 for the foe", "1 rolls 5 for the foe"]
    );
}

#[test]
fn a_card_cannot_begin_a_fight_inside_a_fight() {
    rule!("combat/single-round");
    let card = r#"#![enable(implicit_some)]
    [EncounterCard(id: "endless", deck: "navpoints", sections: [
        (place: WithPatrol, does: [Fight(combat: ship, value: 1, enemy: "one", win: [
            May([Fight(combat: ship, value: 1, enemy: "another")]),
        ])]),
        (place: WithoutPatrol, does: [Fight(combat: ship, value: 1, enemy: "one"), Fight(combat: ship, value: 1, enemy: "another")]),
    ], source: design)]"#;
    let errors = Content::parse(&[("endless.ron", card)]).expect_err("a pack of one card");
    let fights = errors
        .iter()
        .filter(|error| error.problem == Problem::FightInFight);
    assert_eq!(fights.count(), 1, "one after the other is fine");
}
