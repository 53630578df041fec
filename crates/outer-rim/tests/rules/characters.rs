//! The eight characters, both sides of their cards.

use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, OnStage, TWO, action_step, encounter_step, encounters, market,
    patrols, player, reputation, stage, stage_with, words,
};
use outer_rim::content::{Content, Die, Effect, Faction, Market, Standing};
use outer_rim::scenario::{AssetWord, ContactWord, PlayerWords, Scenario};
use rulebook::rule;

fn with(character: &str, space: &str, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        assets: words(assets),
        ..player(character, space)
    }
}

fn flipped(character: &str, space: &str, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        flipped: true,
        ..with(character, space, assets)
    }
}

fn far() -> PlayerWords {
    player("bossk", "syndicate-gate")
}

fn acts(who: PlayerWords) -> OnStage {
    stage(action_step(vec![who, far()]))
}

fn acts_with_dice(who: PlayerWords, dice: &[Die]) -> OnStage {
    stage(Scenario {
        dice: dice.to_vec(),
        ..action_step(vec![who, far()])
    })
}

fn buys(who: PlayerWords, other: PlayerWords, deck: Market, card: &str, next: &str) -> OnStage {
    let mut t = stage(Scenario {
        market: market(&[(deck, &[card, next])]),
        ..action_step(vec![who, other])
    });
    let buy = match deck {
        Market::Ship => "buy ship",
        Market::Cargo => "buy cargo",
        _ => "buy gear_and_mod",
    };
    t.make_all(&["market", buy]);
    t
}

// Boba Fett

#[test]
fn boba_fett_looks_at_a_contact_on_his_planet() {
    rule!(
        "contacts/secret-look-puts-token-back",
        "actions/each-action-ability-once"
    );
    let mut t = acts(player("boba-fett", "tatooine"));
    t.make("use boba-fett");
    assert_eq!(t.offered(), ["berth tatooine 1", "berth tatooine 2"]);
    t.make("berth tatooine 2");
    assert!(matches!(
        &t.words().contacts["tatooine"][1],
        ContactWord::With { faceup: false, known, .. } if known.contains(ONE) && !known.contains(TWO)
    ));
    assert!(!t.offers("use boba-fett"), "once a turn");
}

fn boba_eliminates(progress: u8, flipped: bool) -> OnStage {
    boba_eliminates_with(progress, flipped, &["bounty-white"])
}

fn boba_eliminates_with(progress: u8, flipped: bool, assets: &[&str]) -> OnStage {
    let mut t = stage(Scenario {
        contacts: [("takodana".into(), words(&["white-1", "-"]))].into(),
        dice: vec![HIT, BLANK, BLANK, BLANK, BLANK],
        ..encounter_step(vec![
            PlayerWords {
                flipped,
                progress: [progress, 0],
                ..with("boba-fett", "takodana", assets)
            },
            far(),
        ])
    });
    t.make_all(&["contact takodana 1", "fight", "eliminate"]);
    t
}

#[test]
fn what_flipped_the_card_does_not_pay_whatever_else_waits_for_it() {
    rule!("timing/when");
    let mut t = boba_eliminates_with(1, false, &["bounty-white", "trophy-belt"]);
    assert!(t.who(ONE).flipped);
    assert_eq!(t.offered(), ["use trophy-belt", "pass"]);
    t.make("use trophy-belt");
    assert_eq!(t.story_of(&["credits"]), ["1 credits +4", "1 credits +1"]);
    let mut next = boba_eliminates_with(0, true, &["bounty-white", "trophy-belt"]);
    assert_eq!(next.offered(), ["use boba-fett", "use trophy-belt"]);
    next.make_all(&["use trophy-belt"]);
    assert_eq!(
        next.story_of(&["credits"]),
        ["1 credits +4", "1 credits +1", "1 credits +5"]
    );
}

#[test]
fn boba_fett_strives_for_two_bounty_rewards() {
    rule!(
        "goals/tokens-track-progress",
        "goals/complete-for-fame-and-flip"
    );
    let t = boba_eliminates(0, false);
    assert_eq!((t.who(ONE).progress, t.who(ONE).fame), ([1, 0], 0));
    let t = boba_eliminates(1, false);
    assert_eq!((t.who(ONE).flipped, t.who(ONE).fame), (true, 1));
    assert_eq!(
        t.who(ONE).credits,
        4000,
        "the other side does not pay for what flipped the card"
    );
    // Delivering a captive is a reward as well.
    let captor = PlayerWords {
        progress: [1, 0],
        assets: vec![AssetWord::With {
            card: "bounty-white".into(),
            captive: "white-1".into(),
        }],
        ..player("boba-fett", "lothal")
    };
    let mut t = acts(captor);
    t.make("deliver");
    assert!(t.who(ONE).flipped);
}

#[test]
fn boba_fetts_other_side_pays_for_eliminating() {
    rule!("goals/flip-replaces-goal-with-ability");
    let t = boba_eliminates(0, true);
    assert_eq!(t.story_of(&["credits"]), ["1 credits +4", "1 credits +5"]);
}

// Bossk

#[test]
fn bossk_recovers_two_of_each() {
    rule!("damage/recover-amount");
    let mut t = stage(action_step(vec![
        PlayerWords {
            damage: [3, 1],
            ..player("bossk", "kessel")
        },
        player("boba-fett", "syndicate-gate"),
    ]));
    t.make("use bossk");
    assert_eq!(t.who(ONE).damage, [1, 0]);
}

#[test]
fn bossk_strives_for_a_mod_and_two_gear_worth_fifteen_thousand() {
    rule!("goals/complete-for-fame-and-flip");
    let other = || player("boba-fett", "syndicate-gate");
    let rich = |assets: &[&str]| PlayerWords {
        credits: 10000,
        fame: 1,
        ..with("bossk", "kessel", assets)
    };
    let buy = |assets: &[&str]| {
        buys(
            rich(assets),
            other(),
            Market::GearAndMod,
            "blaster",
            "lucky-dice",
        )
    };
    let mut t = buy(&["villa", "ion-cannon"]);
    if t.offers("pay") {
        t.make("pay");
    }
    assert_eq!(
        (t.who(ONE).flipped, t.who(ONE).fame),
        (true, 2),
        "5,000 + 10,000 + 4,000"
    );
    let mut t = buy(&["armor", "ion-cannon"]);
    if t.offers("pay") {
        t.make("pay");
    }
    assert!(!t.who(ONE).flipped, "5,000 + 4,000 + 4,000 is not enough");
}

#[test]
fn bossks_other_side_fights_the_more_famous_for_fame() {
    rule!("goals/flip-replaces-goal-with-ability");
    let against = |fame| {
        let famous = PlayerWords {
            fame,
            ..player("boba-fett", "kessel")
        };
        let bossk = PlayerWords {
            fame: 2,
            ..flipped("bossk", "kessel", &[])
        };
        stage(Scenario {
            dice: vec![HIT, BLANK, BLANK, BLANK, BLANK, BLANK],
            ..encounter_step(vec![bossk, famous])
        })
    };
    assert!(!against(2).offers("use bossk"), "strictly more");
    let mut t = against(3);
    t.make("use bossk");
    assert_eq!(t.who(ONE).fame, 3);
}

// Doctor Aphra

#[test]
fn doctor_aphra_has_any_skill_once_a_turn() {
    rule!(
        "skills/gained-skill-is-temporary",
        "wording/once-per-turn-beats-timing"
    );
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-9"])]),
        dice: vec![FOCUS, BLANK, FOCUS, BLANK],
        ..encounter_step(vec![player("doctor-aphra", "ord-mantell"), far()])
    });
    t.make_all(&["space", "use doctor-aphra"]);
    assert_eq!(t.offered().len(), 7, "any of the seven skills");
    t.make("skill tech");
    assert_eq!(t.story_of(&["passes", "fails"]), ["1 passes", "1 fails"]);
}

#[test]
fn doctor_aphra_strives_for_two_jobs() {
    rule!("goals/aphra-needs-completed-job");
    let aphra = PlayerWords {
        progress: [1, 0],
        ..with("doctor-aphra", "lothal", &["pair-job"])
    };
    let mut t = stage(encounter_step(vec![aphra, far()]));
    t.make("attempt pair-job");
    assert_eq!(
        (t.who(ONE).flipped, t.who(ONE).fame),
        (true, 2),
        "the job's and the goal's"
    );
}

#[test]
fn doctor_aphras_other_side_goes_to_the_market_twice() {
    rule!("goals/flip-replaces-goal-with-ability");
    let plans = |space: &str| {
        stage(Scenario {
            market: market(&[(Market::Cargo, &["livestock", "spice"])]),
            players: vec![flipped("doctor-aphra", space, &[]), far()],
            ..Scenario::default()
        })
    };
    let mut t = plans("kessel");
    t.make_all(&["use doctor-aphra", "buy cargo"]);
    assert_eq!(t.assets(ONE), ["livestock"]);
    assert!(
        t.offers("market"),
        "the market action itself is still there"
    );
    assert!(
        plans("ryloth-reach").offers("use doctor-aphra"),
        "also on a navpoint"
    );
    assert!(!plans("maelstrom").offers("use doctor-aphra"));
}

// Han Solo

#[test]
fn han_solo_flies_two_spaces_further() {
    rule!("combat-abilities/plus-x-raises-printed-value");
    let flies = |character: &str| {
        let mut t = stage(Scenario {
            players: vec![player(character, "takodana"), far()],
            ..Scenario::default()
        });
        t.make("move");
        let mut flown = 0;
        while t.offers("pass") && !t.offered_that("fly").is_empty() {
            let next = if flown % 2 == 0 {
                "fly takodana-verge"
            } else {
                "fly takodana"
            };
            t.make(next);
            flown += 1;
        }
        flown
    };
    assert_eq!((flies("boba-fett"), flies("han-solo")), (5, 7));
}

#[test]
fn han_solo_strives_for_a_ship_worth_fifteen_thousand() {
    rule!("goals/complete-for-fame-and-flip");
    for (card, completed) in [("ship-lancer", false), ("ship-yv-666", true)] {
        let han = PlayerWords {
            credits: 15000,
            ..player("han-solo", "kessel")
        };
        let mut t = buys(han, far(), Market::Ship, card, "used-ship");
        if t.offers("pay") {
            t.make("pay");
        }
        assert_eq!(
            (t.who(ONE).flipped, t.who(ONE).fame),
            (completed, u8::from(completed))
        );
    }
}

#[test]
fn han_solos_other_side_slips_past_patrols() {
    rule!("goals/flip-replaces-goal-with-ability");
    let flies = |dice: &[Die]| {
        let mut t = stage(Scenario {
            patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
            dice: dice.to_vec(),
            players: vec![flipped("han-solo", "tatooine", &[]), far()],
            ..Scenario::default()
        });
        t.make_all(&["move", "fly tatooine-reach"]);
        assert_eq!(t.offered(), ["use han-solo", "pass"]);
        t.make("use han-solo");
        t
    };
    assert!(flies(&[HIT, BLANK]).offers("fly tatooine-verge"));
    assert!(!flies(&[BLANK, BLANK]).offers("fly tatooine-verge"));
}

// IG-88

#[test]
fn ig_88_rerolls_any_dice_once_a_combat() {
    rule!("combat/attacker-reroll-window");
    let mut t = stage(Scenario {
        encounters: encounters(&[("kessel-maelstrom", &["kessel-1"])]),
        dice: vec![BLANK, HIT, BLANK, HIT, CRIT, BLANK, BLANK],
        ..encounter_step(vec![player("ig-88", "kessel"), far()])
    });
    t.make_all(&["space", "use ig-88", "die blank", "die blank", "pass"]);
    assert_eq!(t.story_of(&["wins"]), ["1 wins 4:0"]);
}

#[test]
fn ig_88_takes_droids_and_strives_for_two() {
    rule!("crew/in-owners-space", "goals/complete-for-fame-and-flip");
    let ig_88 = PlayerWords {
        ship: Some("hwk-290".into()),
        ..with("ig-88", "naboo", &["green-2-card"])
    };
    let owner = PlayerWords {
        ship: Some("yv-666".into()),
        ..with(
            "bossk",
            "naboo",
            &["white-1-card", "white-2-card", "yellow-2-card"],
        )
    };
    let mut t = stage(action_step(vec![ig_88, owner]));
    t.make("use ig-88");
    assert_eq!(
        t.offered(),
        ["card white-2-card", "card yellow-2-card"],
        "droids alone"
    );
    t.make("card white-2-card");
    assert_eq!(t.assets(ONE), ["green-2-card", "white-2-card"]);
    assert_eq!((t.who(ONE).flipped, t.who(ONE).fame), (true, 1));
    assert!(!t.offers("use ig-88"), "the other side takes no droids");
}

#[test]
fn ig_88_has_no_droid_without_a_slot() {
    rule!("goals/complete-for-fame-and-flip", "crew/slot");
    // The starter ship has one crew slot.
    let mut t = stage(action_step(vec![
        with("ig-88", "naboo", &["green-2-card"]),
        with("bossk", "naboo", &["white-2-card"]),
    ]));
    t.make("use ig-88");
    assert_eq!(
        t.offered(),
        ["card green-2-card", "card white-2-card"],
        "one of them must go"
    );
    t.make("card green-2-card");
    assert!(!t.who(ONE).flipped, "he never had two");
}

fn ig_88_falls(assets: &[&str], secrets: &[&str]) -> OnStage {
    let ig_88 = PlayerWords {
        damage: [3, 2],
        credits: 6000,
        secrets: words(secrets),
        ..flipped("ig-88", "kessel", assets)
    };
    let mut t = stage(Scenario {
        encounters: encounters(&[("kessel-maelstrom", &["kessel-1"])]),
        dice: vec![BLANK, BLANK, BLANK, HIT, BLANK],
        ..encounter_step(vec![ig_88, far()])
    });
    t.make_all(&["space", "pass"]);
    t
}

#[test]
fn ig_88s_other_side_gives_up_a_crew_instead_of_falling() {
    rule!("timing/when", "crew/discard-returns-token-to-map");
    let mut t = ig_88_falls(&["white-1-card"], &[]);
    t.make("use ig-88");
    let now = t.who(ONE);
    assert_eq!(
        (now.damage, now.defeated, now.credits),
        ([0, 0], false, 5000),
        "1,000 for losing"
    );
    assert_eq!(t.assets(ONE), [""; 0]);
    let t = ig_88_falls(&[], &[]);
    assert!(t.who(ONE).defeated, "without crew nothing helps");
}

#[test]
fn a_defeat_that_was_averted_asks_for_no_second_rescue() {
    rule!("timing/when", "secrets/take-no-slot");
    // A secret that would save as well is kept.
    let mut t = ig_88_falls(&["white-1-card"], &["kafrene-2"]);
    assert_eq!(t.offered(), ["use ig-88", "use kafrene-2", "pass"]);
    t.make("use ig-88");
    assert_eq!(t.decider(), TWO, "the turn is over");
    assert_eq!(t.who(ONE).secrets.len(), 1);
}

#[test]
fn a_secret_is_a_window_of_its_own_unless_something_else_helps_as_well() {
    let t = ig_88_falls(&[], &["kafrene-2"]);
    assert_eq!(t.offered(), ["use kafrene-2", "pass"]);
    assert_eq!(t.window(), Some("secrets"));
    let t = ig_88_falls(&["white-1-card"], &["kafrene-2"]);
    assert_eq!(t.window(), None);
}

// Jyn Erso

#[test]
fn jyn_erso_turns_a_focus_into_a_crit_once_a_turn() {
    rule!(
        "combat-abilities/turned-result-replaces-the-old",
        "wording/once-per-turn-beats-timing"
    );
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-9"])]),
        dice: vec![FOCUS, BLANK, FOCUS, BLANK],
        ..encounter_step(vec![player("jyn-erso", "ord-mantell"), far()])
    });
    t.make_all(&["space", "use jyn-erso", "die focus"]);
    let results = t.story_of(&["passes", "fails"]);
    assert_eq!(results[0], "1 passes", "the focus is a crit now");
    assert_eq!(results[1..], ["1 fails"], "the second one stays a focus");
}

#[test]
fn jyn_erso_strives_to_sabotage_two_imperial_planets() {
    rule!("goals/complete-for-fame-and-flip");
    let jyn = |space: &str| PlayerWords {
        tokens: vec!["naboo".into()],
        ..player("jyn-erso", space)
    };
    assert!(
        !acts(jyn("kessel")).offers("use jyn-erso"),
        "no Imperial planet"
    );
    let mut t = acts_with_dice(jyn("lothal"), &[CRIT, BLANK]);
    t.make("use jyn-erso");
    assert_eq!((t.who(ONE).flipped, t.who(ONE).fame), (true, 1));
    let mut t = acts_with_dice(jyn("lothal"), &[HIT, HIT]);
    t.make("use jyn-erso");
    assert_eq!(
        t.who(ONE).tokens,
        ["naboo"],
        "she has no Stealth: only a crit passes"
    );
    let mut t = acts_with_dice(jyn("naboo"), &[CRIT, BLANK]);
    t.make("use jyn-erso");
    assert!(!t.who(ONE).flipped, "the same planet twice is one planet");
}

// Ketsu Onyo

fn ketsu(space: &str) -> OnStage {
    stage(Scenario {
        patrols: patrols(&[
            (Faction::Hutt, 1, "tatooine-verge"),
            (Faction::Rebel, 1, "ryloth"),
        ]),
        contacts: [
            ("tatooine".into(), words(&["white-4", "-"])),
            ("nal-hutta".into(), words(&["-", "-"])),
        ]
        .into(),
        dice: vec![HIT, BLANK, BLANK, BLANK, BLANK],
        ..encounter_step(vec![player("ketsu-onyo", space), far()])
    })
}

#[test]
fn ketsu_onyo_encounters_what_is_three_spaces_away() {
    rule!("encounters/ability-instead");
    let mut t = ketsu("tatooine");
    t.make("use ketsu-onyo");
    assert_eq!(
        t.offered(),
        ["patrol hutt", "contact tatooine 1"],
        "the Rebels are four spaces away"
    );
    t.make("patrol hutt");
    assert_eq!(
        t.story()[..3],
        ["1 rolls 3", "2 rolls 2 for the foe", "1 wins 1:0"]
    );
    assert_eq!(t.who(ONE).space, "tatooine", "she stays where she is");
}

#[test]
fn ketsu_onyo_hunts_a_contact_on_another_planet() {
    rule!(
        "bounties/fight-instead-of-databank",
        "encounters/ability-instead"
    );
    let hunter = with("ketsu-onyo", "tatooine", &["bounty-white"]);
    let mut t = stage(Scenario {
        contacts: [
            ("tatooine".into(), words(&["-", "-"])),
            ("nal-hutta".into(), words(&["white-1", "-"])),
        ]
        .into(),
        dice: vec![HIT, BLANK, BLANK, BLANK, BLANK],
        ..encounter_step(vec![hunter, far()])
    });
    t.make("use ketsu-onyo");
    assert_eq!(
        t.offered(),
        ["fight", "resolve"],
        "the only thing within reach, two spaces away"
    );
    t.make_all(&["fight", "capture"]);
    assert_eq!(t.words().contacts["nal-hutta"][0], "-".into());
}

#[test]
fn a_patrol_that_beats_ketsu_from_afar_moves_from_where_it_is() {
    rule!("patrol-encounters/lose-moves-patrol");
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 4, "tatooine-verge")]),
        contacts: [
            ("tatooine".into(), words(&["-", "-"])),
            ("nal-hutta".into(), words(&["-", "-"])),
        ]
        .into(),
        ..encounter_step(vec![player("ketsu-onyo", "tatooine"), far()])
    });
    t.make("use ketsu-onyo");
    assert_eq!(t.offered(), ["to tatooine-reach", "to ryloth-approach"]);
}

#[test]
fn ketsu_onyo_may_be_forced_to_a_patrol_beside_her() {
    rule!("encounters/hostile-patrol-blocks-abilities");
    let hated = PlayerWords {
        reputation: reputation(&[(Faction::Hutt, Standing::Negative)]),
        ..player("ketsu-onyo", "tatooine")
    };
    let t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine")]),
        ..encounter_step(vec![hated, far()])
    });
    assert_eq!(t.offered(), ["patrol hutt"]);
}

#[test]
fn ketsu_onyo_strives_for_three_won_combats_also_as_defender() {
    rule!(
        "goals/complete-for-fame-and-flip",
        "goals/tokens-cleared-on-flip"
    );
    let ketsu = PlayerWords {
        fame: 3,
        progress: [2, 0],
        ..player("ketsu-onyo", "kessel")
    };
    let mut t = stage(Scenario {
        dice: vec![BLANK, BLANK, BLANK, HIT, BLANK, BLANK],
        ..encounter_step(vec![flipped("bossk", "kessel", &[]), ketsu])
    });
    t.make("use bossk");
    let now = t.who(TWO);
    assert_eq!((now.flipped, now.fame), (true, 4));
    assert_eq!(now.progress, [0, 0], "the tokens are gone");
}

#[test]
fn ketsu_onyos_other_side_pays_for_every_won_combat() {
    rule!("timing/after");
    let mut t = stage(Scenario {
        encounters: encounters(&[("kessel-maelstrom", &["kessel-1"])]),
        dice: vec![HIT, BLANK, BLANK, HIT, BLANK],
        ..encounter_step(vec![flipped("ketsu-onyo", "kessel", &[]), far()])
    });
    t.make("space");
    assert_eq!(
        t.story(),
        [
            "1 rolls 3",
            "2 rolls 2 for the foe",
            "1 wins 1:1",
            "1 credits +3",
            "1 suffers 1",
            "1 credits +4",
            "turn of 2"
        ],
        "the combat is complete with what was suffered in it"
    );
}

#[test]
fn ketsu_onyo_is_paid_before_the_card_goes_on_after_the_combat() {
    rule!("timing/after");
    let mut content = Content::test_pack().expect("the pack is sound").clone();
    let mut cards = content.encounters.iter_mut();
    let card = cards.find(|card| card.id == "kessel-1").expect("a card");
    let then = [
        Effect::Credits(1000),
        Effect::May(vec![Effect::Credits(2000)]),
    ];
    card.sections[0].does.extend(then);
    let mut t = stage_with(
        content,
        Scenario {
            encounters: encounters(&[("kessel-maelstrom", &["kessel-1"])]),
            dice: vec![HIT, BLANK, BLANK, HIT, BLANK],
            ..encounter_step(vec![flipped("ketsu-onyo", "kessel", &[]), far()])
        },
    );
    t.make("space");
    assert_eq!(
        t.story_of(&["wins", "suffers", "credits"]),
        [
            "1 wins 1:1",
            "1 credits +3",
            "1 suffers 1",
            "1 credits +4",
            "1 credits +1"
        ],
        "her four before the next effect"
    );
    assert_eq!(t.offered(), ["yes", "pass"], "and before the next choice");
}

#[test]
fn ketsu_onyo_is_paid_even_if_the_won_combat_fails_her_job() {
    rule!("defeat/winner-keeps-rewards");
    let ketsu = PlayerWords {
        damage: [2, 0],
        ..flipped("ketsu-onyo", "cantonica", &["casino"])
    };
    let mut t = stage(Scenario {
        dice: vec![
            CRIT, BLANK, BLANK, BLANK, CRIT, BLANK, BLANK, HIT, BLANK, BLANK,
        ],
        ..encounter_step(vec![ketsu, far()])
    });
    t.make("attempt casino");
    assert_eq!(
        t.story_of(&["wins", "defeated", "job", "credits"]),
        ["1 wins 2:1", "1 is defeated", "job failed", "1 credits +4"]
    );
}

// Lando Calrissian

#[test]
fn lando_rerolls_a_die_of_any_roll() {
    rule!("timing/once-per-occurrence");
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-1"])]),
        dice: vec![BLANK, HIT],
        ..encounter_step(vec![player("lando-calrissian", "cantonica"), far()])
    });
    t.make("space");
    assert_eq!(
        t.offered(),
        ["use lando-calrissian", "pass"],
        "a die an effect asked for"
    );
    t.make_all(&["use lando-calrissian", "die blank"]);
    assert_eq!(t.who(ONE).credits, 4000);
    let mut t = stage(Scenario {
        encounters: encounters(&[("kafrene-takodana", &["kafrene-1"])]),
        dice: vec![BLANK, BLANK, HIT],
        ..encounter_step(vec![player("lando-calrissian", "ring-of-kafrene"), far()])
    });
    t.make_all(&["space", "use lando-calrissian", "die blank"]);
    assert_eq!(t.story_of(&["passes"]), ["1 passes"], "a test, once");
}

#[test]
fn landos_other_side_buys_influence() {
    rule!("goals/flip-replaces-goal-with-ability");
    let lando = |credits| PlayerWords {
        credits,
        ..flipped("lando-calrissian", "tatooine", &[])
    };
    assert!(
        !acts(lando(0)).offers("use lando-calrissian"),
        "it costs 1,000"
    );
    let mut t = acts_with_dice(lando(1000), &[HIT, BLANK]);
    t.make_all(&["use lando-calrissian", "pass"]);
    assert_eq!(
        t.story(),
        ["1 credits -1", "1 rolls 2", "1 passes", "1 hutt positive"]
    );
}
