//! The eight characters of Unfinished Business, both sides of their cards.

use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, OnStage, TWO, action_step, encounter_step, encounters, market,
    new_game, patrols, player, reputation, stage, words,
};
use outer_rim::content::{Die, Expansion, Faction, Market, Shelf, Standing};
use outer_rim::scenario::{AssetWord, PlayerWords, Scenario};
use outer_rim::{OuterRim, Setup, text};
use printed::width;
use rulebook::rule;
use tabletop::{Game as _, Lang};

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
    player("bossk", "spinward-gate")
}

/// A position with Unfinished Business on the table.
#[track_caller]
fn expanded(scenario: Scenario) -> OnStage {
    stage(Scenario {
        with: Expansion::ALL.iter().copied().collect(),
        ..scenario
    })
}

/// Somebody encounters their space with this card on top of its deck.
#[track_caller]
fn draws(who: PlayerWords, (deck, card): (&str, &str), dice: &[Die]) -> OnStage {
    let mut t = expanded(Scenario {
        encounters: encounters(&[(deck, &[card])]),
        dice: dice.to_vec(),
        ..encounter_step(vec![who, far()])
    });
    t.make("space");
    t
}

const PIT: (&str, &str) = ("kessel-maelstrom", "kessel-1");
const BRAWL: (&str, &str) = ("kafrene-takodana", "brawl");

fn fame(t: &OnStage) -> (u8, u32) {
    (t.who(ONE).fame, t.who(ONE).credits)
}

// Chewbacca

#[test]
fn chewbacca_adds_two_to_the_hull() {
    rule!("combat-abilities/plus-x-raises-printed-value");
    let t = expanded(action_step(vec![player("chewbacca", "kessel"), far()]));
    assert_eq!(t.view(ONE).players[0].limits, [5, 6]);
}

fn chewbacca_meets(progress: u8, contact: &str, gone: &str) -> OnStage {
    let chewbacca = PlayerWords {
        progress: [progress, 0],
        credits: 2000,
        ..player("chewbacca", "tatooine")
    };
    let mut t = expanded(Scenario {
        contacts: [("tatooine".into(), words(&["white-1", "-", contact]))].into(),
        gone: vec![gone.into()],
        ..encounter_step(vec![chewbacca, far()])
    });
    let place = if contact == "-" { 1 } else { 3 };
    t.make(&format!("contact tatooine {place}"));
    if t.offers("yes") {
        t.make("yes");
    }
    if t.offers("take") {
        t.make("take");
    }
    t
}

#[test]
fn chewbacca_strives_for_two_crew_who_were_orange_contacts() {
    rule!(
        "goals/tokens-track-progress",
        "goals/complete-for-fame-and-flip"
    );
    let t = chewbacca_meets(0, "orange-3", "orange-3-token-card");
    assert_eq!(t.assets(ONE), ["orange-3-crew"]);
    assert_eq!((t.who(ONE).progress, t.who(ONE).fame), ([1, 0], 0));
    let t = chewbacca_meets(1, "orange-3", "orange-3-token-card");
    assert_eq!((t.who(ONE).flipped, t.who(ONE).fame), (true, 1));
    let t = chewbacca_meets(1, "-", "orange-3-token-card");
    assert_eq!(t.assets(ONE), ["white-1-card"]);
    assert!(!t.who(ONE).flipped, "a white contact does not count");
}

#[test]
fn chewbaccas_other_side_suffers_to_hit() {
    rule!("goals/flip-replaces-goal-with-ability");
    let dice = [BLANK, FOCUS, BLANK, BLANK, BLANK];
    let mut t = draws(flipped("chewbacca", "kessel", &[]), PIT, &dice);
    assert_eq!(t.offered(), ["use chewbacca", "pass"]);
    t.make("use chewbacca");
    assert_eq!(t.offered(), ["die blank", "die focus", "pass"]);
    t.make("die focus");
    assert_eq!(t.who(ONE).damage, [1, 0]);
    assert_eq!(t.story_of(&["wins"]), ["1 wins 1:0"]);
    // Any roll: also the one to deliver illegal cargo, for which a crit is no hit.
    let mut t = expanded(Scenario {
        dice: vec![CRIT],
        ..action_step(vec![
            flipped("chewbacca", "tatooine", &["contraband"]),
            far(),
        ])
    });
    t.make_all(&["deliver", "use chewbacca", "die crit"]);
    assert_eq!((t.who(ONE).fame, t.assets(ONE).len()), (1, 0));
}

#[test]
fn what_one_suffers_for_must_be_there() {
    rule!("wording/to-needs-full-cost");
    let t = draws(
        flipped("chewbacca", "kessel", &[]),
        PIT,
        &[HIT, HIT, HIT, BLANK, BLANK],
    );
    assert_eq!(t.story_of(&["wins"]), ["1 wins 3:0"], "nothing to change");
}

#[test]
fn health_remaining_is_health_with_bonuses_less_damage() {
    rule!("clarifications/health-remaining");
    let fights = |assets: &[&str], damage| {
        let chewbacca = PlayerWords {
            damage: [damage, 0],
            ..flipped("chewbacca", "kessel", assets)
        };
        let dice = [BLANK; 5];
        let mut t = expanded(Scenario {
            encounters: encounters(&[(PIT.0, &[PIT.1])]),
            dice: dice.to_vec(),
            ..encounter_step(vec![chewbacca, far()])
        });
        t.make("space");
        t.offers("use chewbacca")
    };
    // Health 5, with armor 7; two must remain.
    assert!(fights(&[], 3) && !fights(&[], 4));
    assert!(fights(&["armor"], 5) && !fights(&["armor"], 6));
}

// Enfys Nest

#[test]
fn enfys_nests_focus_cancels_hits_on_the_ground() {
    rule!("combat-abilities/cancelled-result-deals-no-damage");
    let nest = || player("enfys-nest", "kessel");
    let t = draws(nest(), PIT, &[FOCUS, HIT, BLANK, HIT, HIT]);
    assert_eq!(t.story_of(&["wins", "loses"]), ["1 wins 1:1"]);
    assert_eq!(t.who(ONE).damage, [1, 0]);
    let t = draws(nest(), PIT, &[FOCUS, HIT, BLANK, CRIT, BLANK]);
    assert_eq!(
        t.story_of(&["wins", "loses"]),
        ["1 loses 1:2"],
        "a crit is no hit"
    );
    // No more hits than there are.
    let t = draws(nest(), PIT, &[FOCUS, FOCUS, HIT, HIT, BLANK]);
    assert_eq!(t.story_of(&["wins", "loses"]), ["1 wins 1:0"]);
}

#[test]
fn enfys_nest_cancels_also_where_she_defends_and_never_in_space() {
    rule!(
        "combat/defender-windows",
        "combat/patrol-always-ship-combat"
    );
    let famous = PlayerWords {
        fame: 3,
        ..player("enfys-nest", "kessel")
    };
    let mut t = expanded(Scenario {
        dice: vec![HIT, HIT, BLANK, FOCUS, HIT, HIT],
        ..encounter_step(vec![flipped("bossk", "kessel", &[]), famous])
    });
    t.make("use bossk");
    assert_eq!(t.story_of(&["wins", "loses"]), ["1 loses 1:2"]);
    let mut t = expanded(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "kessel")]),
        dice: vec![FOCUS, FOCUS, HIT, HIT, HIT],
        ..encounter_step(vec![player("enfys-nest", "kessel"), far()])
    });
    t.make("patrol hutt");
    assert_eq!(t.story_of(&["wins", "loses"]), ["1 loses 1:2"]);
}

#[test]
fn enfys_nest_strives_for_five_different_skills() {
    rule!("goals/complete-for-fame-and-flip");
    let nest = |crew: &[&str]| {
        let nest = PlayerWords {
            ship: Some("yv-666".into()),
            ..with("enfys-nest", "kessel", crew)
        };
        let t = expanded(action_step(vec![nest, far()]));
        (t.who(ONE).flipped, t.who(ONE).fame)
    };
    let crew = ["white-2-card", "white-3-card", "white-4-card"];
    assert_eq!(nest(&crew), (true, 1));
    assert_eq!(nest(&crew[..2]), (false, 0));
    let twice = ["white-1-card", "white-2-card", "white-3-card"];
    assert_eq!(nest(&twice), (false, 0), "piloting twice is one skill");
}

#[test]
fn enfys_nests_other_side_rerolls_every_focus_of_a_test() {
    rule!("goals/flip-replaces-goal-with-ability");
    let tests = |dice: &[Die]| {
        expanded(Scenario {
            encounters: encounters(&[(PIT.0, &[PIT.1])]),
            dice: dice.to_vec(),
            ..encounter_step(vec![flipped("enfys-nest", "maelstrom", &[]), far()])
        })
    };
    let mut t = tests(&[FOCUS, FOCUS, BLANK, HIT]);
    t.make_all(&["space", "use enfys-nest", "die focus", "die focus"]);
    assert_eq!(t.story_of(&["passes", "fails"]), ["1 passes"]);
    let mut t = tests(&[FOCUS, BLANK, BLANK]);
    t.make_all(&["space", "use enfys-nest"]);
    assert_eq!(t.offered(), ["die focus", "pass"], "no other result");
    let mut t = tests(&[BLANK, BLANK]);
    t.make("space");
    assert_eq!(t.story_of(&["passes", "fails"]), ["1 fails"]);
}

// Maz Kanata

#[test]
fn maz_kanata_holds_two_crew_in_one_slot() {
    rule!("slots/rearrange-any-time");
    let room = |ship: &str| {
        let maz = PlayerWords {
            ship: Some(ship.into()),
            ..player("maz-kanata", "kessel")
        };
        let t = expanded(action_step(vec![maz, far()]));
        t.view(ONE).players[0].room.crew
    };
    assert_eq!(room("g-1a-starfighter"), 2);
    assert_eq!(room("yv-666"), 4);
    assert_eq!(room("porax-38"), 0, "there is no slot to share");
}

#[test]
fn maz_kanata_strives_to_come_home_with_three_crew() {
    rule!("goals/complete-for-fame-and-flip");
    let crew = ["white-2-card", "white-3-card", "white-4-card"];
    let maz = |space: &str, crew: &[&str]| {
        let maz = PlayerWords {
            ship: Some("yv-666".into()),
            ..with("maz-kanata", space, crew)
        };
        let t = draws(maz, ("kafrene-takodana", "quiet-takodana"), &[]);
        (t.who(ONE).flipped, t.who(ONE).fame)
    };
    assert_eq!(maz("takodana", &crew), (true, 1));
    assert_eq!(maz("takodana", &crew[..2]), (false, 0));
    assert_eq!(maz("ring-of-kafrene", &crew), (false, 0));
}

#[test]
fn maz_kanatas_other_side_has_fame_for_luxuries() {
    rule!(
        "fame/asset-fame-while-condition-holds",
        "goals/flip-replaces-goal-with-ability"
    );
    let buys = |had: &[&str], fame, deck, card: &str, buy: &str| {
        let maz = PlayerWords {
            credits: 10000,
            fame,
            ship: Some("yv-666".into()),
            ..flipped("maz-kanata", "kessel", had)
        };
        let mut t = expanded(Scenario {
            market: market(&[(deck, &[card])]),
            ..action_step(vec![maz, far()])
        });
        t.make_all(&["market", buy]);
        if t.offers("pay") {
            t.make("pay");
        }
        t.who(ONE).fame
    };
    let luxury = |had: &[&str], fame| buys(had, fame, Market::Luxury, "pennant", "buy luxury");
    assert_eq!(luxury(&[], 0), 1);
    assert_eq!(luxury(&["voucher"], 1), 1, "two are as good as one");
    assert_eq!(luxury(&["voucher", "afterburner"], 1), 2);
    let gear = buys(&[], 0, Market::GearAndMod, "blaster", "buy gear_and_mod");
    assert_eq!(gear, 0, "only cards of the luxury deck");
}

// Black Krrsantan

#[test]
fn black_krrsantan_suffers_for_a_crit_on_the_ground() {
    rule!("combat-abilities/turned-result-replaces-the-old");
    let krrsantan = || player("black-krrsantan", "kessel");
    let mut t = draws(krrsantan(), PIT, &[HIT, BLANK, BLANK, BLANK, BLANK]);
    t.make_all(&["use black-krrsantan", "die blank"]);
    assert_eq!(t.story_of(&["wins"]), ["1 wins 3:0"]);
    assert_eq!(t.who(ONE).damage, [1, 0]);
    let mut t = expanded(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "kessel")]),
        dice: vec![HIT, HIT, HIT, BLANK, BLANK],
        ..encounter_step(vec![krrsantan(), far()])
    });
    t.make("patrol hutt");
    assert!(!t.offers("use black-krrsantan"), "not in space");
}

#[test]
fn black_krrsantan_strives_to_recover_four_damage_at_once() {
    rule!("goals/complete-for-fame-and-flip");
    let plans = |damage, defeated| {
        expanded(Scenario {
            players: vec![
                PlayerWords {
                    damage,
                    defeated,
                    ..player("black-krrsantan", "kessel")
                },
                far(),
            ],
            ..Scenario::default()
        })
    };
    assert!(!plans([2, 1], false).offers("use black-krrsantan"));
    assert_eq!(plans([5, 0], true).offered(), ["recover"]);
    let mut t = plans([3, 1], false);
    t.make("use black-krrsantan");
    assert_eq!(
        (t.who(ONE).damage, t.who(ONE).flipped, t.who(ONE).fame),
        ([0, 0], true, 1)
    );
    let mut t = plans([3, 1], false);
    t.make("recover");
    assert!(!t.who(ONE).flipped, "only if recovered this way");
}

#[test]
fn black_krrsantans_other_side_recovers_before_it_suffers() {
    rule!("goals/flip-replaces-goal-with-ability");
    let hurt = PlayerWords {
        damage: [3, 0],
        ..flipped("black-krrsantan", "kessel", &[])
    };
    let mut t = draws(hurt.clone(), PIT, &[HIT, HIT, BLANK, HIT, BLANK]);
    t.make("pass");
    assert_eq!(
        t.story_of(&["wins", "recovers", "suffers"]),
        ["1 wins 2:1", "1 recovers 2", "1 suffers 1"]
    );
    let mut t = draws(hurt, PIT, &[BLANK, BLANK, BLANK, HIT, BLANK]);
    t.make("pass");
    assert_eq!(
        t.story_of(&["recovers"]),
        Vec::<String>::new(),
        "only who wins"
    );
}

// Cad Bane

fn delivers(assets: &[&str]) -> OnStage {
    let mut t = expanded(action_step(vec![with("cad-bane", "kessel", assets), far()]));
    t.make("deliver");
    t
}

fn assigned(characters: [&str; 2]) -> OnStage {
    new_game(
        Setup {
            characters: Some(characters.map(Into::into).to_vec()),
            with: Expansion::ALL.iter().copied().collect(),
            ..Setup::default()
        },
        1,
    )
}

#[test]
fn cad_bane_starts_with_two_fame() {
    rule!("characters/setup-databank-card");
    let mut t = assigned(["cad-bane", "bossk"]);
    t.make_all(&["ship g-1a-starfighter", "ship g-1a-starfighter"]);
    assert_eq!((t.who(ONE).fame, t.who(TWO).fame), (2, 0));
    assert!(t.assets(ONE)[0].starts_with("start-bounty"));
}

#[test]
fn cad_bane_sells_one_of_the_fame_he_gains() {
    rule!("clarifications/cad-bane-spares-additional-fame");
    assert_eq!(fame(&delivers(&["regalia"])), (1, 8000), "2 fame and 3,000");
    // His ship's goal is worth credits.
    let bane = PlayerWords {
        ship: Some("hwk-290".into()),
        credits: 7000,
        ..with("cad-bane", "kessel", &["shields"])
    };
    let mut t = expanded(action_step(vec![bane, far()]));
    t.make("use hwk-290");
    assert_eq!((fame(&t), t.who(ONE).ship_flipped), ((0, 5000), true));
    // What an ability adds to a reward is kept, and so is what an asset gives.
    assert_eq!(fame(&delivers(&["spice", "herald"])), (1, 4000));
    let bane = PlayerWords {
        credits: 10000,
        ..player("cad-bane", "kessel")
    };
    let mut t = expanded(Scenario {
        market: market(&[(Market::Luxury, &["villa"])]),
        ..action_step(vec![bane, far()])
    });
    t.make_all(&["market", "buy luxury"]);
    assert_eq!(fame(&t), (1, 0));
}

#[test]
fn cad_bane_is_paid_for_fame_whatever_becomes_of_the_reward() {
    rule!("clarifications/cad-bane-keeps-his-credits");
    assert_eq!(fame(&delivers(&["regalia", "tax-collar"])), (1, 5000));
    let mut t = expanded(action_step(vec![
        with("bossk", "kessel", &["spice", "tax-collar"]),
        player("cad-bane", "spinward-gate"),
    ]));
    t.make("deliver");
    assert_eq!(fame(&t), (0, 0), "4,000 less 5,000");
}

#[test]
fn cad_bane_strives_to_beat_five_dice() {
    rule!("goals/complete-for-fame-and-flip");
    let dice = [HIT, HIT, HIT, BLANK, BLANK, BLANK, BLANK, BLANK];
    let t = draws(player("cad-bane", "takodana"), BRAWL, &dice);
    assert_eq!((t.who(ONE).flipped, fame(&t)), (true, (1, 0)));
    let t = draws(player("cad-bane", "ring-of-kafrene"), BRAWL, &dice);
    assert!(!t.who(ONE).flipped, "four dice are too few");
    let lost = [BLANK, BLANK, BLANK, HIT, BLANK, BLANK, BLANK, BLANK];
    let t = draws(player("cad-bane", "takodana"), BRAWL, &lost);
    assert!(!t.who(ONE).flipped);
}

#[test]
fn cad_banes_other_side_is_paid_for_his_lead_and_pays_for_fame() {
    rule!("goals/flip-replaces-goal-with-ability");
    let dice = [CRIT, CRIT, BLANK, HIT, BLANK];
    let t = draws(flipped("cad-bane", "kessel", &[]), PIT, &dice);
    assert_eq!(
        t.story_of(&["wins", "suffers", "credits"]),
        ["1 wins 4:1", "1 credits +3", "1 suffers 1", "1 credits +3"],
        "the card’s 3,000, then three for the lead"
    );
    let rich = |credits| {
        let bane = PlayerWords {
            credits,
            ..flipped("cad-bane", "kessel", &[])
        };
        expanded(action_step(vec![bane, far()]))
    };
    assert!(!rich(19000).offers("use cad-bane"));
    let mut t = rich(21000);
    t.make("use cad-bane");
    assert_eq!(fame(&t), (1, 1000));
}

// Dengar

fn dengar_meets(dengar: PlayerWords, other: PlayerWords, dice: &[Die]) -> OnStage {
    expanded(Scenario {
        dice: dice.to_vec(),
        ..encounter_step(vec![dengar, other])
    })
}

fn bossk(fame: u8) -> PlayerWords {
    PlayerWords {
        fame,
        ..player("bossk", "kessel")
    }
}

#[test]
fn dengar_suffers_less_and_deals_more_when_he_wins() {
    rule!("combat/both-suffer-opposing-damage");
    let dice = [HIT, HIT, BLANK, HIT, HIT, BLANK];
    let mut t = dengar_meets(player("dengar", "kessel"), bossk(2), &dice);
    t.make("use dengar");
    assert_eq!(t.story_of(&["wins"]), ["1 wins 2:2"]);
    assert_eq!((t.who(ONE).damage, t.who(TWO).damage), ([0, 0], [3, 0]));
    let lost = [HIT, BLANK, BLANK, HIT, HIT, BLANK];
    let mut t = dengar_meets(player("dengar", "kessel"), bossk(2), &lost);
    t.make("use dengar");
    assert_eq!((t.who(ONE).damage, t.who(TWO).damage), ([2, 0], [1, 0]));
}

#[test]
fn dengar_reduces_damage_before_the_rifle_caps_it() {
    rule!("clarifications/dengar-reduces-before-the-rifle-caps");
    let suffers = |assets: &[&str], hits: usize, first: &str| {
        let mut dice = vec![CRIT, CRIT, CRIT];
        dice.extend((0..5).map(|die| if die < hits { HIT } else { BLANK }));
        let mut t = draws(with("dengar", "takodana", assets), BRAWL, &dice);
        if t.offers(first) {
            t.make(first);
        }
        t.who(ONE).damage[0]
    };
    assert_eq!(suffers(&[], 5, ""), 3);
    for first in ["use dengar", "use cap-rifle"] {
        assert_eq!(suffers(&["cap-rifle"], 5, first), 2);
        assert_eq!(suffers(&["cap-rifle"], 3, first), 1);
    }
    let rifle = |hits: &[Die]| {
        let mut dice = vec![CRIT, CRIT, CRIT];
        dice.extend(hits);
        let t = draws(with("boba-fett", "takodana", &["cap-rifle"]), BRAWL, &dice);
        t.who(ONE).damage[0]
    };
    assert_eq!(rifle(&[HIT, HIT, HIT, BLANK, BLANK]), 2);
}

#[test]
fn dengar_strives_to_beat_a_player_with_fame() {
    rule!("goals/complete-for-fame-and-flip");
    let meets = |fame, dice: &[Die]| dengar_meets(player("dengar", "kessel"), bossk(fame), dice);
    assert!(!meets(1, &[]).offers("use dengar"));
    let mut t = meets(2, &[HIT, BLANK, BLANK, BLANK, BLANK, BLANK]);
    t.make("use dengar");
    assert_eq!((t.who(ONE).flipped, t.who(ONE).fame), (true, 1));
    let mut t = meets(2, &[BLANK, BLANK, BLANK, HIT, BLANK, BLANK]);
    t.make("use dengar");
    assert_eq!((t.who(ONE).flipped, t.who(ONE).fame), (false, 0));
}

#[test]
fn dengars_other_side_hunts_those_with_a_bad_name() {
    rule!("goals/flip-replaces-goal-with-ability");
    let wanted = |fame| PlayerWords {
        reputation: reputation(&[(Faction::Rebel, Standing::Negative)]),
        ..bossk(fame)
    };
    let meets = |other: PlayerWords, dice: &[Die]| {
        let mut t = dengar_meets(flipped("dengar", "kessel", &[]), other, dice);
        if t.offers("use dengar") {
            t.make("use dengar");
        }
        t
    };
    let won = [HIT, BLANK, BLANK, BLANK, BLANK, BLANK];
    assert!(meets(bossk(3), &won).offers("space"), "nobody to hunt");
    let mut t = meets(wanted(0), &won);
    assert_eq!(
        t.offered(),
        [
            "faction hutt",
            "faction imperial",
            "faction rebel",
            "faction syndicate"
        ],
        "whom he hunts gains reputation"
    );
    t.make("faction rebel");
    assert!(t.who(TWO).reputation.is_empty());
    assert_eq!(fame(&t), (0, 5000));
    let mut t = meets(wanted(1), &won);
    t.make("faction rebel");
    assert_eq!(fame(&t), (1, 0), "for the more famous");
    let mut t = meets(wanted(1), &[BLANK, BLANK, BLANK, HIT, BLANK, BLANK]);
    assert_eq!(fame(&t), (0, 0));
    t.make("faction hutt");
    assert_eq!(t.who(TWO).reputation[&Faction::Hutt], Standing::Positive);
}

// Hera Syndulla

#[test]
fn hera_syndulla_flies_past_patrols_and_tests_her_ship() {
    rule!("movement/stop-at-patrol");
    let acts = |space: &str, dice: &[Die]| {
        expanded(Scenario {
            patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
            dice: dice.to_vec(),
            ..action_step(vec![player("hera-syndulla", space), far()])
        })
    };
    let mut t = acts("tatooine", &[BLANK, BLANK]);
    t.make_all(&["use hera-syndulla", "fly tatooine-reach"]);
    assert!(t.offers("fly tatooine"), "the patrol does not stop her");
    t.make("fly tatooine");
    assert_eq!(t.story_of(&["fails"]), ["1 fails"], "two spaces, no more");
    assert_eq!(t.who(ONE).damage, [0, 2]);
    let mut t = acts("tatooine", &[CRIT, BLANK]);
    t.make_all(&["use hera-syndulla", "pass"]);
    assert_eq!(t.who(ONE).damage, [0, 0]);
    assert!(!t.offers("use hera-syndulla"), "once a turn");
    assert!(!acts("maelstrom", &[]).offers("use hera-syndulla"));
}

#[test]
fn hera_syndulla_strives_to_be_hated_by_the_empire() {
    rule!(
        "reputation/cannot-fall-below-negative",
        "goals/complete-for-fame-and-flip"
    );
    let insults = |space: &str, standing| {
        let hera = PlayerWords {
            reputation: reputation(&[(Faction::Imperial, standing)]),
            ..player("hera-syndulla", space)
        };
        draws(hera, ("lothal-mon-calamari", "insult"), &[])
    };
    let t = insults("lothal", Standing::Negative);
    assert_eq!((t.who(ONE).flipped, t.who(ONE).fame), (true, 1));
    assert_eq!(
        t.who(ONE).reputation[&Faction::Imperial],
        Standing::Negative
    );
    assert!(!insults("lothal", Standing::Neutral).who(ONE).flipped);
    assert!(!insults("mon-calamari", Standing::Negative).who(ONE).flipped);
    // Beating a patrol costs reputation as well.
    let hera = PlayerWords {
        reputation: reputation(&[(Faction::Imperial, Standing::Negative)]),
        ..player("hera-syndulla", "tatooine")
    };
    let mut t = expanded(Scenario {
        patrols: patrols(&[(Faction::Imperial, 1, "tatooine")]),
        dice: vec![HIT, HIT, HIT, BLANK, BLANK],
        ..encounter_step(vec![hera, far()])
    });
    t.make("patrol imperial");
    assert!(t.who(ONE).flipped);
}

#[test]
fn hera_syndullas_other_side_recruits_others() {
    rule!("goals/flip-replaces-goal-with-ability");
    let meets = |standing, credits, assets: &[&str]| {
        let other = PlayerWords {
            reputation: reputation(&[(Faction::Rebel, standing)]),
            credits,
            ..with("bossk", "kessel", assets)
        };
        expanded(encounter_step(vec![
            flipped("hera-syndulla", "kessel", &[]),
            other,
        ]))
    };
    assert!(!meets(Standing::Positive, 4000, &[]).offers("use hera-syndulla"));
    let mut t = meets(Standing::Neutral, 5000, &["livestock"]);
    t.make("use hera-syndulla");
    assert_eq!(t.who(TWO).reputation[&Faction::Rebel], Standing::Positive);
    assert_eq!(t.offered(), ["option 1", "option 2"], "theirs to choose");
    let mut paid = t.clone();
    paid.make("option 2");
    assert_eq!((paid.who(ONE).credits, paid.who(TWO).credits), (4000, 1000));
    t.make("option 1");
    assert_eq!((t.assets(ONE).len(), t.assets(TWO).len()), (1, 0));
    // Who has neither gives nothing.
    let mut t = meets(Standing::Negative, 3000, &[]);
    t.make("use hera-syndulla");
    assert_eq!((t.who(ONE).credits, t.who(TWO).credits), (0, 3000));
}

// Hondo Ohnaka

#[test]
fn hondo_ohnaka_chooses_what_he_starts_with() {
    rule!("characters/setup-databank-card");
    for (choice, begin) in [
        ("start-with 91", "start-cargo"),
        ("start-with 92", "start-job"),
    ] {
        let mut t = assigned(["hondo-ohnaka", "bossk"]);
        t.make_all(&["ship g-1a-starfighter", "ship g-1a-starfighter"]);
        assert_eq!(t.offered(), ["start-with 91", "start-with 92"]);
        t.make(choice);
        assert!(t.assets(ONE)[0].starts_with(begin));
        assert!(t.offers("income"), "the game begins");
    }
    // Lando, who chooses a faction, does so afterwards.
    let mut t = assigned(["lando-calrissian", "hondo-ohnaka"]);
    t.make_all(&["ship g-1a-starfighter", "ship g-1a-starfighter"]);
    t.make("start-with 91");
    assert!(t.offers("faction hutt"));
}

#[test]
fn hondo_ohnaka_is_paid_a_thousand_more_for_cargo_and_jobs() {
    rule!("deliver/cargo-reward-then-discard");
    let mut t = expanded(action_step(vec![
        with("hondo-ohnaka", "kessel", &["spice"]),
        far(),
    ]));
    t.make("deliver");
    assert_eq!(t.who(ONE).credits, 5000);
    let mut t = expanded(encounter_step(vec![
        with("hondo-ohnaka", "ord-mantell", &["errand"]),
        far(),
    ]));
    t.make_all(&["attempt errand", "option 2"]);
    assert_eq!(fame(&t), (1, 1000), "also where the reward is fame");
    let mut t = expanded(action_step(vec![
        PlayerWords {
            assets: vec![AssetWord::With {
                card: "bounty-white".into(),
                captive: "white-1".into(),
            }],
            ..player("hondo-ohnaka", "lothal")
        },
        far(),
    ]));
    t.make("deliver");
    assert_eq!(fame(&t), (1, 8000), "no more for bounties");
}

fn hondo_asks(assets: &[&str], dice: &[Die]) -> OnStage {
    let mut t = expanded(Scenario {
        dice: dice.to_vec(),
        ..encounter_step(vec![
            player("hondo-ohnaka", "kessel"),
            with("bossk", "kessel", assets),
        ])
    });
    t.make("use hondo-ohnaka");
    t
}

fn marked(id: &str) -> AssetWord {
    AssetWord::Marked { marked: id.into() }
}

#[test]
fn hondo_ohnaka_strives_to_talk_somebody_out_of_something() {
    rule!("goals/complete-for-fame-and-flip");
    let mut t = hondo_asks(&["spice", "blaster", "pair-job"], &[HIT, BLANK]);
    assert_eq!(
        t.offered(),
        ["card spice", "card blaster"],
        "the other chooses"
    );
    t.make("card blaster");
    assert_eq!(t.who(ONE).assets, [marked("blaster")]);
    assert!(t.view(TWO).players[0].assets[0].marked, "for all to see");
    assert_eq!((t.who(ONE).flipped, t.who(ONE).fame), (true, 1));
    let t = hondo_asks(&["spice", "blaster"], &[BLANK, BLANK]);
    assert_eq!((t.who(ONE).flipped, t.assets(TWO).len()), (false, 2));
    let t = hondo_asks(&["pair-job"], &[HIT, BLANK]);
    assert!(!t.who(ONE).flipped, "no card, no goal");
}

/// Somebody meets Hondo, who has two cards that were others'.
fn meets_hondo(defeated: bool, dice: &[Die]) -> OnStage {
    let hondo = PlayerWords {
        assets: vec![marked("blaster"), marked("spice"), "armor".into()],
        defeated,
        damage: [if defeated { 6 } else { 0 }, 0],
        ..flipped("hondo-ohnaka", "kessel", &[])
    };
    expanded(Scenario {
        dice: dice.to_vec(),
        ..encounter_step(vec![player("bossk", "kessel"), hondo])
    })
}

#[test]
fn whoever_meets_hondo_ohnaka_may_fight_for_what_he_took() {
    rule!("goals/flip-replaces-goal-with-ability");
    assert!(!meets_hondo(true, &[]).offers("use hondo-ohnaka"));
    let mut t = meets_hondo(false, &[HIT, BLANK, BLANK, BLANK, BLANK, BLANK]);
    t.make("use hondo-ohnaka");
    assert_eq!(
        t.offered(),
        ["card blaster", "card spice", "pass"],
        "only what bears a token"
    );
    t.make("card blaster");
    assert_eq!(t.who(ONE).assets, [AssetWord::from("blaster")]);
    assert!(t.who(TWO).flipped, "he has lost");
}

#[test]
fn hondo_ohnaka_flips_back_and_the_goal_tokens_stay() {
    rule!("clarifications/hondo-keeps-goal-tokens");
    let mut t = meets_hondo(false, &[BLANK, BLANK, BLANK, HIT, BLANK, BLANK]);
    t.make("use hondo-ohnaka");
    let hondo = t.who(TWO);
    assert!(!hondo.flipped, "he has won");
    assert_eq!(hondo.assets[..2], [marked("blaster"), marked("spice")]);
    // He may also pay for it.
    let rich = |credits| {
        let hondo = PlayerWords {
            credits,
            assets: vec![marked("blaster")],
            ..flipped("hondo-ohnaka", "kessel", &[])
        };
        expanded(action_step(vec![hondo, far()]))
    };
    assert!(!rich(9000).offers("use hondo-ohnaka"));
    let mut t = rich(10000);
    t.make("use hondo-ohnaka");
    let hondo = t.who(ONE);
    assert_eq!((hondo.flipped, hondo.credits), (false, 0));
    assert_eq!(hondo.assets, [marked("blaster")]);
}

// Crew

fn wagers(assets: &[&str], dice: &[Die]) -> OnStage {
    let gambler = PlayerWords {
        ship: Some("yv-666".into()),
        ..with("boba-fett", "cantonica", assets)
    };
    draws(gambler, ("cantonica-ord-mantell", "wager"), dice)
}

#[test]
fn lando_as_crew_may_reroll_the_die_that_may_cost_him() {
    rule!("clarifications/lando-crew-may-reroll-own-encounter");
    let mut t = wagers(&["lando-crew"], &[BLANK, HIT]);
    assert_eq!(t.offered(), ["use lando-crew", "pass"]);
    t.make_all(&["use lando-crew", "die blank"]);
    assert_eq!((t.who(ONE).credits, t.assets(ONE).len()), (3000, 1));
}

#[test]
fn lando_is_lost_if_he_is_the_only_crew() {
    rule!("clarifications/lando-lost-if-only-crew");
    let mut t = wagers(&["lando-crew"], &[BLANK]);
    t.make("pass");
    assert_eq!(t.assets(ONE), Vec::<String>::new());
    let mut t = wagers(&["lando-crew", "white-2-card"], &[BLANK]);
    t.make("pass");
    assert_eq!(t.offered(), ["card lando-crew", "card white-2-card"]);
}

// All of them

#[test]
fn their_sheets_read_as_reviewed() {
    let shelf = Shelf::test_pack();
    let boxes = Expansion::ALL.iter().copied().collect();
    let content = shelf.content(boxes).expect("the pack is sound");
    let mut all = String::new();
    let mut add = |id: &str, flipped: bool, rules: text::Rules| {
        let side = if flipped { ", other side" } else { "" };
        all += &format!("{}{side}\n", content.name(id, Lang::EN));
        for paragraph in &rules.full {
            all += &format!("  {paragraph}\n");
        }
        all += &format!("  [{}]\n", rules.brief);
        assert!(width(&rules.brief) <= 40, "{id}: {}", rules.brief);
    };
    for flipped in [false, true] {
        for one in content.characters.iter().skip(8) {
            let rules = text::character(&content, one, flipped, Lang::EN);
            add(&one.id, flipped, rules);
        }
        // Ten ships of the base box, and one of its test pack.
        for one in content.ships.iter().skip(11) {
            add(
                &one.id,
                flipped,
                text::ship(&content, one, flipped, Lang::EN),
            );
        }
    }
    assert!(!all.contains(['{', '}', '⟨', '$', '<', '>']), "{all}");
    insta::assert_snapshot!(all);
}

#[test]
fn the_box_finds_no_fault_with_characters_and_ships() {
    let shelf = Shelf::shipped();
    let boxes = Expansion::ALL.iter().copied().collect();
    let faults = shelf.proved(boxes).err().unwrap_or_default();
    let faults = faults.iter().map(ToString::to_string);
    let of_ours = |fault: &String| {
        let files = ["characters.ron", "ships.ron", "chewbacca"];
        let decks = ["of characters;", "of ships;", "of databank;"];
        let mut ours = files.into_iter().chain(decks);
        ours.any(|one| fault.contains(one))
    };
    assert_eq!(
        faults.filter(of_ours).collect::<Vec<_>>(),
        Vec::<String>::new()
    );
}

fn asked(t: &OnStage) -> String {
    let game: &OuterRim = t.game();
    game.ask(t.state(), Lang::EN).to_string()
}

fn described(t: &OnStage, short: &str) -> String {
    let game: &OuterRim = t.game();
    let place = t.offered().iter().position(|one| one == short);
    let choice = t.choices()[place.expect("it is offered")];
    game.describe(t.state(), &choice, Lang::EN).text.to_string()
}

#[test]
fn what_they_ask_is_said() {
    let mut t = assigned(["hondo-ohnaka", "bossk"]);
    t.make_all(&["ship g-1a-starfighter", "ship g-1a-starfighter"]);
    assert_eq!(asked(&t), "What do you start with?");
    assert_eq!(
        described(&t, "start-with 91"),
        "Start with cargo (databank card 91)"
    );
    let t = hondo_asks(&["spice", "blaster"], &[HIT, BLANK]);
    assert_eq!(asked(&t), "Hondo Ohnaka: give what?", "his card asks");
    assert_eq!(described(&t, "card spice"), "Give Spice");
    let mut t = meets_hondo(false, &[HIT, BLANK, BLANK, BLANK, BLANK, BLANK]);
    assert_eq!(described(&t, "use hondo-ohnaka"), "Encounter Hondo Ohnaka");
    t.make("use hondo-ohnaka");
    assert_eq!(asked(&t), "Hondo Ohnaka: take what?");
}
