//! Patrols: what they are, what beating them or losing to them brings, and which must be fought.

use crate::common::{
    BLANK, CRIT, HIT, ONE, OnStage, TWO, encounter_step, encounters, patrols, player, reputation,
    stage, words,
};
use outer_rim::Event;
use outer_rim::content::{Die, Faction, Standing};
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

const HUTT: Faction = Faction::Hutt;

/// Boba Fett beside a Hutt patrol, five dice against what it has.
fn beside(level: u8, who: PlayerWords, dice: &[Die]) -> OnStage {
    stage(Scenario {
        patrols: patrols(&[(HUTT, level, "tatooine-reach")]),
        dice: dice.to_vec(),
        ..encounter_step(vec![who, PlayerWords::second()])
    })
}

fn boba() -> PlayerWords {
    PlayerWords {
        ship: Some("firespray-31".into()),
        ..player("boba-fett", "tatooine-reach")
    }
}

fn standing(standing: Standing) -> PlayerWords {
    PlayerWords {
        reputation: reputation(&[(HUTT, standing)]),
        ..boba()
    }
}

#[test]
fn effects_on_ships_leave_patrols_alone() {
    rule!("patrols/not-ships");
    let strike = |other: &str| {
        let mut t = stage(Scenario {
            patrols: patrols(&[(HUTT, 1, "cantonica")]),
            encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-6"])]),
            ..encounter_step(vec![
                player("boba-fett", "cantonica"),
                player("bossk", other),
            ])
        });
        t.make("space");
        t
    };
    assert_eq!(
        strike("kessel").story(),
        ["turn of 2"],
        "the patrol is no ship"
    );
    assert_eq!(strike("cantonica").story()[0], "2 suffers 1");
}

#[test]
fn the_value_of_a_patrol_is_its_number_of_dice() {
    rule!("patrols/combat-value-is-dice");
    for (level, dice) in [(1, 2), (2, 3), (3, 5)] {
        let mut t = beside(level, boba(), &[CRIT; 5]);
        t.make("patrol hutt");
        assert_eq!(t.story()[1], format!("2 rolls {dice} for the foe"));
    }
}

#[test]
fn the_first_patrol_pays_credits_the_next_two_pay_fame() {
    rule!(
        "patrols/level-one-pays-credits",
        "patrols/levels-two-and-three-pay-fame",
        "patrol-encounters/win-reward"
    );
    for (level, credits, fame) in [(1, 3000, 0), (2, 0, 1), (3, 0, 2)] {
        let dice = [&[CRIT; 5][..], &[BLANK; 5]].concat();
        let mut t = beside(level, boba(), &dice);
        t.make("patrol hutt");
        assert_eq!(t.who(ONE).credits, credits, "level {level}");
        assert_eq!(t.who(ONE).fame, fame, "level {level}");
        assert_eq!(
            t.who(ONE).damage,
            [0, 0],
            "what spawns has no part in the combat"
        );
    }
}

#[test]
fn a_patrol_that_leaves_without_combat_pays_nobody() {
    rule!(
        "patrols/reward-only-for-winning-combat",
        "patrols/replacement-spawns",
        "patrols/level-four-cannot-be-eliminated"
    );
    let mut t = stage(Scenario {
        patrols: patrols(&[(HUTT, 1, "kessel"), (Faction::Rebel, 4, "kessel")]),
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-5"])]),
        ..encounter_step(vec![
            player("boba-fett", "ord-mantell"),
            PlayerWords::second(),
        ])
    });
    t.make("space");
    assert_eq!(
        t.offered(),
        ["faction hutt", "faction imperial", "faction syndicate"],
        "the fourth level cannot be eliminated"
    );
    t.make("faction hutt");
    assert_eq!(
        t.story(),
        ["patrol 1 is eliminated", "patrol 2 spawns", "turn of 2"],
        "no reward, and no reputation lost"
    );
    assert_eq!(t.words().patrols[&HUTT].space, "hutt-gate");
}

#[test]
fn the_fourth_level_wins_without_dice() {
    rule!(
        "patrols/level-four-always-wins",
        "patrols/level-four-no-dice",
        "patrols/level-four-deals-exact-defeat"
    );
    let strong = PlayerWords {
        damage: [0, 2],
        assets: words(&["overcharge"]),
        ..boba()
    };
    let mut t = beside(4, strong, &[]);
    t.make_all(&["patrol hutt", "to tatooine"]);
    let story = t.story();
    assert!(!story.iter().any(|line| line.contains("rolls")));
    assert_eq!(story[..2], ["1 loses 0:4", "patrol moves"]);
    assert_eq!(
        story[2..],
        ["1 suffers 4", "1 is defeated", "turn of 2"],
        "hull 6 with 2 damage"
    );
}

#[test]
fn even_a_fourth_level_patrol_is_moved_by_the_loser() {
    rule!(
        "patrols/level-four-moves-after-its-win",
        "patrol-encounters/lose-moves-patrol"
    );
    let mut t = beside(4, boba(), &[]);
    t.make("patrol hutt");
    assert_eq!(
        t.offered(),
        ["to tatooine", "to tatooine-verge", "to nal-hutta-verge"],
        "every adjacent space, and staying is none of them"
    );
    t.make("to nal-hutta-verge");
    let patrol = &t.words().patrols[&HUTT];
    assert_eq!(
        (patrol.space.as_str(), patrol.level),
        ("nal-hutta-verge", 4),
        "it never leaves"
    );
}

#[test]
fn levels_rise_in_order_up_to_the_one_that_stays() {
    rule!(
        "patrols/levels-rise-in-order",
        "patrols/stack-never-runs-dry"
    );
    for level in 1..=3 {
        let dice = [&[CRIT; 5][..], &[BLANK; 5]].concat();
        let mut t = beside(level, boba(), &dice);
        t.make("patrol hutt");
        assert_eq!(t.words().patrols[&HUTT].level, level + 1);
    }
    let mut t = beside(4, boba(), &[]);
    t.make_all(&["patrol hutt", "to tatooine"]);
    assert_eq!(
        t.story_of(&["spawns"]),
        [""; 0],
        "its stack is never asked again"
    );
}

#[test]
fn a_spawning_patrol_starts_no_combat() {
    rule!("patrols/spawn-is-not-movement");
    let bystander = PlayerWords {
        reputation: reputation(&[(HUTT, Standing::Negative)]),
        ..player("bossk", "hutt-gate")
    };
    let mut t = stage(Scenario {
        patrols: patrols(&[(HUTT, 1, "tatooine-reach")]),
        dice: vec![CRIT, CRIT, CRIT, CRIT, CRIT, BLANK, BLANK],
        ..encounter_step(vec![boba(), bystander])
    });
    t.make("patrol hutt");
    assert_eq!(t.words().patrols[&HUTT].space, "hutt-gate");
    assert!(!t.told(|event| matches!(event, Event::PatrolMoved { .. })));
    assert_eq!(t.decider(), TWO);
    assert!(t.offers("move"), "they may still fly away");
}

#[test]
fn any_number_of_patrols_share_a_space() {
    rule!("patrols/any-number-per-space");
    let three = [
        (HUTT, 1, "tatooine-reach"),
        (Faction::Imperial, 1, "tatooine-reach"),
        (Faction::Rebel, 1, "tatooine-reach"),
        (Faction::Syndicate, 1, "tatooine"),
    ];
    let mut t = stage(Scenario {
        patrols: patrols(&three),
        encounters: encounters(&[("ryloth-naboo", &["ryloth-2"])]),
        ..encounter_step(vec![player("boba-fett", "ryloth"), PlayerWords::second()])
    });
    t.make_all(&["space", "faction syndicate", "to tatooine-reach", "pass"]);
    let together = t.words().patrols;
    assert!(
        together
            .values()
            .all(|patrol| patrol.space == "tatooine-reach")
    );
}

#[test]
fn beating_a_patrol_costs_a_reputation_and_pays_all_the_same() {
    rule!(
        "patrol-encounters/win-costs-reputation",
        "patrol-encounters/win-reward"
    );
    for (before, after) in [
        (Standing::Positive, Standing::Neutral),
        (Standing::Neutral, Standing::Negative),
        (Standing::Negative, Standing::Negative),
    ] {
        let dice = [&[CRIT; 5][..], &[BLANK; 3]].concat();
        let mut t = beside(2, standing(before), &dice);
        t.make("patrol hutt");
        assert_eq!(
            t.who(ONE)
                .reputation
                .get(&HUTT)
                .copied()
                .unwrap_or_default(),
            after
        );
        assert_eq!(t.who(ONE).fame, 1);
    }
}

#[test]
fn a_beaten_patrol_is_replaced_by_the_next_of_its_faction() {
    rule!("patrol-encounters/win-replaces-patrol");
    let dice = [&[CRIT; 5][..], &[BLANK; 2]].concat();
    let mut t = beside(1, boba(), &dice);
    t.make("patrol hutt");
    let patrol = &t.words().patrols[&HUTT];
    assert_eq!((patrol.level, patrol.space.as_str()), (2, "hutt-gate"));
    assert_eq!(t.words().patrols.len(), 4, "one patrol a faction");
}

#[test]
fn the_loser_must_move_the_patrol_and_nothing_follows_there() {
    rule!("patrol-encounters/lose-moves-patrol");
    let neighbour = PlayerWords {
        reputation: reputation(&[(HUTT, Standing::Negative)]),
        ..player("bossk", "tatooine")
    };
    let mut t = stage(Scenario {
        patrols: patrols(&[(HUTT, 1, "tatooine-reach")]),
        dice: vec![BLANK, BLANK, BLANK, BLANK, BLANK, HIT, HIT],
        ..encounter_step(vec![boba(), neighbour])
    });
    t.make("patrol hutt");
    assert_eq!(
        t.offered(),
        ["to tatooine", "to tatooine-verge", "to nal-hutta-verge"]
    );
    t.make("to tatooine");
    assert_eq!(
        t.story()[2..],
        ["1 loses 0:2", "patrol moves", "1 suffers 2", "turn of 2"],
        "beside a player it is hostile to, and no combat starts"
    );
}

#[test]
fn a_patrol_that_is_not_hostile_may_be_fought() {
    rule!("patrol-encounters/friendly-or-neutral-optional");
    for one in [Standing::Positive, Standing::Neutral] {
        let t = beside(1, standing(one), &[]);
        assert_eq!(t.offered(), ["space", "patrol hutt"]);
    }
}

#[test]
fn of_several_patrols_a_hostile_one_must_be_fought() {
    rule!("patrol-encounters/several-with-hostile");
    let hated = PlayerWords {
        reputation: reputation(&[
            (HUTT, Standing::Negative),
            (Faction::Imperial, Standing::Negative),
        ]),
        ..boba()
    };
    let mut t = stage(Scenario {
        patrols: patrols(&[
            (HUTT, 1, "tatooine-reach"),
            (Faction::Imperial, 1, "tatooine-reach"),
            (Faction::Rebel, 1, "tatooine-reach"),
        ]),
        dice: [&[CRIT; 5][..], &[BLANK; 2]].concat(),
        ..encounter_step(vec![hated, PlayerWords::second()])
    });
    assert_eq!(t.offered(), ["patrol hutt", "patrol imperial"]);
    t.make("patrol hutt");
    assert_eq!(t.decider(), TWO, "the others are left alone");
}

#[test]
fn of_several_patrols_without_a_hostile_one_any_or_none_is_fought() {
    rule!("patrol-encounters/several-none-hostile");
    let mut t = stage(Scenario {
        patrols: patrols(&[
            (HUTT, 1, "tatooine-reach"),
            (Faction::Imperial, 1, "tatooine-reach"),
        ]),
        dice: [&[CRIT; 5][..], &[BLANK; 2]].concat(),
        ..encounter_step(vec![boba(), PlayerWords::second()])
    });
    assert_eq!(t.offered(), ["space", "patrol hutt", "patrol imperial"]);
    t.make("patrol imperial");
    assert_eq!(t.decider(), TWO, "at most one");
}
