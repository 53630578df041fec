//! Being defeated: when, what it costs, what it ends, and how one stands up again.

use crate::common::{
    BLANK, CRIT, HIT, ONE, OnStage, TWO, action_step, encounter_step, encounters, market, patrols,
    player, reputation, stage, words,
};
use outer_rim::content::{Die, Faction, Market, Standing};
use outer_rim::scenario::{CardWord, PlayerWords, Scenario};
use rulebook::rule;

/// Somebody on Cantonica or Ord Mantell draws a card.
fn draws(card: &str, who: PlayerWords, other: PlayerWords) -> OnStage {
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &[card])]),
        ..encounter_step(vec![who, other])
    });
    t.make("space");
    t
}

fn far() -> PlayerWords {
    player("bossk", "kessel")
}

#[test]
fn a_character_falls_as_soon_as_damage_reaches_its_health() {
    rule!("defeat/health-reached");
    let almost = PlayerWords {
        damage: [2, 0],
        ..player("boba-fett", "cantonica")
    };
    let t = draws("cantonica-5", almost, far());
    assert!(
        !t.told(|event| matches!(event, outer_rim::Event::Defeated { .. })),
        "3 of 4"
    );
    let last = PlayerWords {
        damage: [3, 0],
        ..player("boba-fett", "cantonica")
    };
    let t = draws("cantonica-5", last, far());
    assert_eq!(
        t.story()[..2],
        ["1 suffers 1", "1 is defeated"],
        "4 of 4, the ship unhurt"
    );
}

#[test]
fn a_ship_falls_as_soon_as_damage_reaches_its_hull() {
    rule!("defeat/hull-reached");
    let hull_six = PlayerWords {
        ship: Some("firespray-31".into()),
        ..player("boba-fett", "ord-mantell")
    };
    let t = draws("cantonica-11", hull_six, far());
    assert_eq!((t.who(ONE).damage, t.who(ONE).defeated), ([0, 5], false));
    let hull_five = PlayerWords {
        ship: Some("yv-666".into()),
        ..player("boba-fett", "ord-mantell")
    };
    let t = draws("cantonica-11", hull_five, far());
    assert_eq!((t.who(ONE).damage, t.who(ONE).defeated), ([0, 5], true));
}

#[test]
fn a_defeat_costs_three_thousand_or_all_there_is() {
    rule!("defeat/lose-credits");
    for (before, after) in [(2000, 0), (7000, 4000)] {
        let rich = PlayerWords {
            credits: before,
            ..player("boba-fett", "ord-mantell")
        };
        let t = draws("cantonica-11", rich, far());
        assert_eq!(t.who(ONE).credits, after);
    }
}

#[test]
fn a_defeat_costs_all_secrets_unseen() {
    rule!("defeat/discard-secrets", "secrets/lost-unseen");
    let keeper = PlayerWords {
        damage: [2, 0],
        reputation: reputation(&[(Faction::Imperial, Standing::Negative)]),
        secrets: words(&["nal-hutta-1", "cantonica-3"]),
        ..player("boba-fett", "lothal")
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("lothal-mon-calamari", &["lothal-1"])]),
        ..encounter_step(vec![keeper, far()])
    });
    t.make("space");
    assert_eq!(
        t.story()[..3],
        ["1 suffers 2", "1 is defeated", "2 secrets lost"]
    );
    let words = t.words();
    for (deck, card) in [
        ("tatooine-nal-hutta", "nal-hutta-1"),
        ("cantonica-ord-mantell", "cantonica-3"),
    ] {
        let Some(CardWord::Known {
            card: bottom,
            known,
        }) = words.encounters[deck].last()
        else {
            panic!("{:?}", words.encounters[deck]);
        };
        assert_eq!(bottom, card);
        assert!(
            known.contains(ONE) && !known.contains(TWO),
            "nobody else saw it"
        );
    }
}

#[test]
fn the_defeated_stay_where_they_are_and_keep_what_they_have() {
    rule!("defeat/stays-in-place-lying-down");
    let owner = PlayerWords {
        fame: 2,
        reputation: reputation(&[(Faction::Hutt, Standing::Positive)]),
        assets: words(&["spice", "white-1-card"]),
        ..player("boba-fett", "ord-mantell")
    };
    let t = draws("cantonica-11", owner.clone(), far());
    let now = t.who(ONE);
    assert!(now.defeated);
    assert_eq!(
        (now.space, now.ship, now.fame),
        (owner.space, owner.ship, 2)
    );
    assert_eq!(t.assets(ONE), ["spice", "white-1-card"]);
    assert_eq!(now.reputation[&Faction::Hutt], Standing::Positive);
}

#[test]
fn who_is_defeated_already_pays_no_second_time() {
    rule!("defeat/happens-once");
    let fallen = PlayerWords {
        damage: [4, 3],
        defeated: true,
        credits: 9000,
        ..player("bossk", "cantonica")
    };
    let t = draws("cantonica-6", player("boba-fett", "cantonica"), fallen);
    assert_eq!(t.who(TWO).damage, [4, 4]);
    assert_eq!(t.who(TWO).credits, 9000);
}

#[test]
fn what_is_under_way_is_finished_then_the_turn_is_over() {
    rule!("defeat/finish-current-then-turn-ends");
    let rich = PlayerWords {
        credits: 5000,
        ..player("boba-fett", "ord-mantell")
    };
    let t = draws("cantonica-12", rich, far());
    assert_eq!(
        t.story(),
        [
            "1 suffers 4",
            "1 is defeated",
            "1 credits -3",
            "1 credits +2",
            "turn of 2"
        ],
        "the rest of the card is resolved"
    );
    // In the middle of a purchase: armor is bartered away, and without it the damage is deadly.
    let mut t = stage(Scenario {
        market: market(&[(Market::GearAndMod, &["blaster", "lucky-dice"])]),
        ..action_step(vec![
            PlayerWords {
                damage: [5, 0],
                credits: 9000,
                assets: words(&["armor", "green-5-card"]),
                ..player("boba-fett", "kessel")
            },
            player("bossk", "kessel"),
        ])
    });
    t.make_all(&["market", "buy gear_and_mod", "barter armor"]);
    assert_eq!(t.who(ONE).credits, 6000, "defeated");
    assert_eq!(
        t.assets(ONE),
        ["green-5-card", "blaster"],
        "the purchase was finished"
    );
    assert_eq!(t.decider(), TWO, "no other action, no encounter");
    assert!(t.offers("income"));
}

#[test]
fn a_defeat_on_somebody_elses_turn_does_not_end_that_turn() {
    rule!("defeat/finish-current-then-turn-ends");
    let victim = PlayerWords {
        damage: [0, 3],
        ..player("bossk", "cantonica")
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-6"])]),
        ..encounter_step(vec![player("boba-fett", "cantonica"), victim])
    });
    t.make("space");
    assert!(t.who(TWO).defeated);
    assert_eq!(
        (t.decider(), t.offered()),
        (TWO, vec!["recover".to_string()])
    );
}

#[test]
fn the_defeated_must_recover_and_then_play_on() {
    rule!(
        "defeat/must-recover-in-planning",
        "defeat/no-planning-ability",
        "defeat/stand-up-and-play-on"
    );
    let fallen = PlayerWords {
        damage: [4, 1],
        defeated: true,
        assets: words(&["nal-hutta-3"]),
        ..player("boba-fett", "kessel")
    };
    let mut t = stage(Scenario {
        players: vec![fallen, far()],
        ..Scenario::default()
    });
    assert_eq!(
        t.offered(),
        ["recover"],
        "not even the planning ability of the map"
    );
    t.make("recover");
    assert_eq!(t.story(), ["1 recovers 4", "1 stands up", "1 recovers 1"]);
    assert!(t.offers("market"));
    t.make("pass");
    assert!(t.offers("space"));
}

#[test]
fn recovering_in_time_ends_a_defeat_at_once() {
    rule!("defeat/early-recovery");
    let last = PlayerWords {
        damage: [3, 0],
        ..player("boba-fett", "cantonica")
    };
    let mut t = draws("cantonica-5", last, far());
    assert_eq!(
        t.story(),
        [
            "1 suffers 1",
            "1 is defeated",
            "1 recovers 2",
            "1 stands up",
            "turn of 2"
        ]
    );
    t.make("income");
    while t.decider() == TWO {
        let choice = if t.offers("pass") { "pass" } else { "space" };
        t.make(choice);
    }
    assert!(t.offers("move"), "the next planning step is free");
    let both_down = PlayerWords {
        damage: [3, 4],
        defeated: true,
        ..player("boba-fett", "cantonica")
    };
    let t = draws("cantonica-5", both_down, far());
    assert!(t.who(ONE).defeated, "the ship is still at its hull");
}

#[test]
fn a_defeat_fails_the_job_at_once() {
    rule!("defeat/job-fails");
    let mut t = stage(encounter_step(vec![
        PlayerWords {
            assets: words(&["hard-job"]),
            ..player("boba-fett", "kessel")
        },
        PlayerWords::second(),
    ]));
    t.make("attempt hard-job");
    assert_eq!(
        t.story(),
        [
            "1 suffers 2",
            "1 suffers 2",
            "1 is defeated",
            "job failed",
            "turn of 2"
        ]
    );
    assert_eq!(t.assets(ONE), ["hard-job"], "it may be tried again");
    assert_eq!(t.who(ONE).fame, 0);
}

/// A fight on Naboo that completes the job when it is won.
fn bodyguard(dice: &[Die]) -> OnStage {
    let mut t = stage(Scenario {
        dice: dice.to_vec(),
        ..encounter_step(vec![
            PlayerWords {
                damage: [3, 0],
                assets: words(&["bodyguard"]),
                ..player("boba-fett", "naboo")
            },
            PlayerWords::second(),
        ])
    });
    t.make("attempt bodyguard");
    t
}

#[test]
fn a_job_completed_by_winning_stays_completed() {
    rule!("defeat/job-fails", "defeat/winner-keeps-rewards");
    let t = bodyguard(&[HIT, HIT, BLANK, HIT, BLANK]);
    assert_eq!(
        t.story()[2..],
        [
            "1 wins 2:1",
            "job completed",
            "1 credits +3",
            "1 fame +1",
            "1 suffers 1",
            "1 is defeated",
            "1 credits -3",
            "turn of 2",
        ]
    );
    assert_eq!(t.assets(ONE), [""; 0]);
}

#[test]
fn the_other_fighter_still_suffers_when_the_job_fails() {
    rule!("defeat/job-fails", "combat/both-suffer-opposing-damage");
    let hunter = PlayerWords {
        damage: [1, 0],
        assets: words(&["wanted"]),
        ..player("boba-fett", "takodana")
    };
    let mut t = stage(Scenario {
        dice: vec![HIT, BLANK, BLANK, HIT, CRIT, BLANK],
        ..encounter_step(vec![hunter, player("bossk", "takodana")])
    });
    t.make("attempt wanted");
    let story = t.story_of(&["loses", "suffers", "defeated", "job"]);
    assert_eq!(
        story[..4],
        ["1 loses 1:3", "1 suffers 3", "1 is defeated", "job failed"]
    );
    assert_eq!(story[4..], ["2 suffers 1"]);
    assert_eq!(t.assets(ONE), ["wanted"], "it can be tried again");
}

#[test]
fn the_defeated_cannot_be_attacked() {
    rule!("defeat/cannot-be-attacked", "wording/cannot-is-absolute");
    let famous = |defeated| PlayerWords {
        fame: 5,
        damage: [if defeated { 4 } else { 0 }, 0],
        defeated,
        ..player("boba-fett", "kessel")
    };
    let bossk = PlayerWords {
        flipped: true,
        ..player("bossk", "kessel")
    };
    let t = stage(encounter_step(vec![bossk.clone(), famous(false)]));
    assert!(t.offers("use bossk"));
    let t = stage(encounter_step(vec![bossk, famous(true)]));
    assert!(!t.offers("use bossk"));
    // A card that lets one fight anybody does not change that.
    let t = draws("cantonica-7", player("bossk", "ord-mantell"), famous(true));
    assert_eq!(t.story(), ["turn of 2"], "there is nobody to fight");
}

#[test]
fn the_crew_of_the_defeated_is_hunted_unprotected() {
    rule!(
        "defeat/crew-can-still-be-hunted",
        "defeat/cannot-protect-crew"
    );
    let hunter = PlayerWords {
        assets: words(&["bounty-green"]),
        ..player("boba-fett", "kessel")
    };
    let owner = PlayerWords {
        damage: [4, 0],
        defeated: true,
        assets: words(&["green-1-card"]),
        ..player("bossk", "kessel")
    };
    let mut t = stage(Scenario {
        dice: vec![BLANK, BLANK, BLANK, HIT, BLANK, BLANK],
        ..encounter_step(vec![hunter, owner])
    });
    t.make("hunt bounty-green green-1-card");
    let story = t.story();
    assert_eq!(
        story[0], "1 rolls 3",
        "the hunt begins, and nobody is asked"
    );
    assert_eq!(
        story[1..3],
        ["2 rolls 3 for the foe", "1 loses 0:1"],
        "by the value on the bounty"
    );
}

#[test]
fn a_fallen_winner_keeps_everything_for_winning() {
    rule!("defeat/winner-keeps-rewards");
    let doomed = PlayerWords {
        damage: [0, 3],
        ..player("boba-fett", "tatooine-reach")
    };
    for (level, dice, reward) in [(1, 2, "1 credits +3"), (2, 3, "1 fame +1")] {
        let mut rolled = vec![CRIT, BLANK, BLANK, HIT];
        rolled.resize(3 + dice, BLANK);
        let mut t = stage(Scenario {
            patrols: patrols(&[(Faction::Hutt, level, "tatooine-reach")]),
            dice: rolled,
            ..encounter_step(vec![doomed.clone(), PlayerWords::second()])
        });
        t.make("patrol hutt");
        let told = t.story_of(&["+", "is defeated"]);
        assert_eq!(told, [reward, "1 is defeated"]);
    }
}
