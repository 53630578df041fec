//! A bounty hunter that an AI deck runs; Unfinished Business, "Bounty Hunter AI Opponents".

use crate::common::solo::{after, all_after, before};
use crate::common::{
    BLANK, CRIT, HIT, ONE, OnStage, TWO, encounters, expanded, ids, market, new_game, player,
    reputation, stage, words,
};
use outer_rim::content::{Die, Expansion, Faction, Market, Standing};
use outer_rim::scenario::{ContactWord, PlayerWords, Scenario};
use outer_rim::{Event, Setup, SpaceId, Unsuited};
use rulebook::rule;
use std::collections::BTreeMap;

/// Bossk in a G-1A Starfighter, who moves 5 spaces; the job takes the second of two slots.
fn hunter(space: &str, bounty: &str) -> PlayerWords {
    holding(space, &[bounty, "new-job"])
}

fn holding(space: &str, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        ship: Some("g-1a-starfighter".into()),
        assets: words(assets),
        credits: 0,
        ..player("bossk", space)
    }
}

/// Han Solo, whom nothing hurts.
fn han(space: &str, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        assets: words(assets),
        credits: 0,
        ..player("han-solo", space)
    }
}

/// I am about to end my turn on Takodana; this card of the hunter comes next.
fn hunted(card: &str, hunter: PlayerWords) -> Scenario {
    meeting(card, han("takodana", &[]), hunter)
}

fn meeting(card: &str, me: PlayerWords, hunter: PlayerWords) -> Scenario {
    let players = vec![me, hunter.clone()];
    expanded(Scenario {
        players,
        encounters: encounters(&[("kafrene-takodana", &["quiet-takodana"])]),
        ..before(card, hunter)
    })
}

/// Contacts of planets: `+` before one that lies faceup.
fn contacts(list: &[(&str, &[&str])]) -> BTreeMap<String, Vec<ContactWord>> {
    let word = |id: &&str| match id.strip_prefix('+') {
        Some(id) => ContactWord::With {
            contact: id.into(),
            faceup: true,
            known: tabletop::SeatSet::ALL,
        },
        None => ContactWord::Plain((*id).into()),
    };
    let planets = list.iter();
    let planets = planets.map(|(planet, ids)| (planet.to_string(), ids.iter().map(word).collect()));
    planets.collect()
}

/// What a space is called in words.
fn space_name(t: &OnStage, space: SpaceId) -> String {
    let tiles = t.game().library().content().tiles.iter();
    let mut spaces = tiles.flat_map(|tile| &tile.spaces);
    spaces.nth(u32::from(space) as usize).unwrap().id.clone()
}

/// The results of three dice of the hunter and three of mine, of which the first of one counts.
const HUNTER_WINS: [Die; 6] = [HIT, BLANK, BLANK, BLANK, BLANK, BLANK];
const I_WIN: [Die; 6] = [BLANK, BLANK, BLANK, CRIT, BLANK, BLANK];

/// The hunter meets Han Solo, on whom it has a bounty, on Takodana.
fn fought(mine: &[(Faction, Standing)], its: &[(Faction, Standing)], dice: &[Die]) -> OnStage {
    let me = PlayerWords {
        reputation: reputation(mine),
        ..han("takodana", &[])
    };
    let hunter = PlayerWords {
        reputation: reputation(its),
        ..hunter("takodana", "bounty-han-solo")
    };
    after(Scenario {
        dice: dice.to_vec(),
        ..meeting("ai-hunter-3", me, hunter)
    })
}

/// The deck of a rival after set-up, sorted.
fn deck_against(rival: &str) -> (Vec<String>, PlayerWords) {
    let t = new_game(
        Setup {
            players: 1,
            characters: Some(vec!["lando-calrissian".into()]),
            rival: Some(rival.into()),
            with: [Expansion::UnfinishedBusiness].into_iter().collect(),
            ..Setup::default()
        },
        3,
    );
    let mut t = t;
    while t.words().turn == 0 {
        let first = t.offered()[0].clone();
        t.make(&first);
    }
    let words = t.words();
    let mut deck = ids(&words.rival.unwrap().deck);
    deck.sort();
    (deck, words.players[1].clone())
}

#[test]
fn a_hunter_has_its_own_deck_and_ship() {
    rule!(
        "bounty-hunter-ai/deck-contents",
        "bounty-hunter-ai/character-and-starting-ship",
        "solo-expansion/start-card-decides-the-ai-deck"
    );
    let (deck, bossk) = deck_against("bossk");
    let hunters = (1..=5).map(|n| format!("ai-hunter-{n}"));
    let mut expected = vec!["ai-bossk".to_string()];
    expected.extend(hunters);
    assert_eq!(deck, expected);
    assert_eq!(bossk.ship.as_deref(), Some("g-1a-starfighter"));
    let bounty = serde_json::to_string(&bossk.assets).unwrap();
    assert!(bounty.contains("start-bounty"), "{bounty}");
    assert!(
        !deck_against("han-solo").0.contains(&"ai-hunter-1".into()),
        "91 is no hunter"
    );
}

#[test]
fn who_starts_with_a_cargo_or_a_job_has_five_cards_and_its_own() {
    rule!("solo-expansion/base-ai-deck-contents");
    let (deck, han) = deck_against("han-solo");
    assert_eq!(
        deck,
        ["ai-1", "ai-2", "ai-6", "ai-7", "ai-9", "ai-han-solo"]
    );
    assert_eq!(han.ship.as_deref(), Some("g9-rigger"));
    assert_eq!(deck_against("jyn-erso").0[5], "ai-jyn-erso");
}

#[test]
fn its_card_is_done_from_the_top_and_goes_under_its_deck() {
    rule!("bounty-hunter-ai/turn-is-one-card-top-to-bottom");
    let t = after(Scenario {
        contacts: contacts(&[("tatooine", &["+white-1", "green-1"])]),
        market: market(&[(Market::Bounty, &["bounty-white-2"])]),
        ..hunted("ai-hunter-2", holding("nal-hutta", &["bounty-white"]))
    });
    assert_eq!(t.who(TWO).space, "tatooine");
    let place = |wanted: fn(&Event) -> bool| t.events().iter().position(wanted);
    let moved = place(|event| matches!(event, Event::Moved { .. })).unwrap();
    let bought = place(|event| matches!(event, Event::Bought { .. })).unwrap();
    assert!(moved < bought);
    assert_eq!(t.ai_deck().last().unwrap(), "ai-hunter-2");
}

#[test]
fn it_moves_toward_whomever_it_is_after_and_no_goal_token() {
    rule!(
        "bounty-hunter-ai/moves-toward-its-target",
        "bounty-hunter-ai/what-is-a-bounty-target"
    );
    let far = hunter("cantonica", "bounty-white");
    let scenario = Scenario {
        contacts: contacts(&[("tatooine", &["-", "green-1"])]),
        ..meeting("ai-hunter-3", han("takodana", &["white-1-card"]), far)
    };
    let away = |t: &OnStage| {
        let away = t.view(ONE).away;
        away[u32::from(t.view(ONE).players[1].space) as usize]
    };
    let before = away(&stage(scenario.clone()));
    let t = after(scenario);
    assert!(
        away(&t) < before,
        "toward my crew on Takodana, not the job on Naboo"
    );
    assert!(before - away(&t) <= 5);
    let crew = after(meeting(
        "ai-hunter-3",
        han("takodana", &["white-1-card"]),
        hunter("takodana", "bounty-white"),
    ));
    assert_eq!(crew.offered(), ["protect", "pass"], "crew is a target");
}

#[test]
fn a_facedown_contact_of_the_class_stands_in_until_the_true_one_is_found() {
    rule!("bounty-hunter-ai/facedown-contact-stands-in");
    let on_tatooine = |elsewhere: &str| {
        after(Scenario {
            contacts: contacts(&[
                ("tatooine", &["white-7", "green-1"]),
                ("kessel", &[elsewhere, "yellow-1"]),
            ]),
            ..hunted("ai-hunter-4", holding("tatooine", &["bounty-white"]))
        })
    };
    let turned = |t: &OnStage| t.told(|event| matches!(event, Event::ContactRevealed { .. }));
    assert!(turned(&on_tatooine("white-1")));
    let t = on_tatooine("+white-1");
    assert!(!turned(&t), "White 1 lies open on Kessel");
    assert_ne!(t.who(TWO).space, "tatooine");
}

#[test]
fn it_prefers_characters_then_crew_then_the_lowest_contacts() {
    rule!("bounty-hunter-ai/target-priority");
    let heads_for = |assets: &[&str], mine: &[&str]| {
        let t = after(Scenario {
            contacts: contacts(&[("tatooine", &["+white-1", "+green-1"])]),
            ..meeting(
                "ai-hunter-5",
                han("takodana", mine),
                holding("nal-hutta", assets),
            )
        });
        t.events()
            .iter()
            .find_map(|event| match event {
                Event::AiSetOut { goal, .. } => Some(*goal),
                _ => None,
            })
            .map(|goal| space_name(&t, goal))
    };
    let takodana = Some("takodana".to_string());
    let tatooine = Some("tatooine".to_string());
    assert_eq!(
        heads_for(&["bounty-white", "bounty-han-solo"], &[]),
        takodana
    );
    assert_eq!(
        heads_for(&["bounty-green", "bounty-white-2"], &["white-2-card"]),
        takodana
    );
    assert_eq!(heads_for(&["bounty-green", "bounty-white"], &[]), tatooine);
    let hunted_first = |assets: &[&str]| {
        let t = after(Scenario {
            contacts: contacts(&[("tatooine", &["+white-1", "+green-1"])]),
            ..hunted("ai-hunter-3", holding("tatooine", assets))
        });
        t.assets(TWO)
    };
    assert_eq!(
        hunted_first(&["bounty-green", "bounty-white"]),
        ["bounty-green"]
    );
}

#[test]
fn of_equal_targets_it_takes_the_nearest_or_any() {
    rule!("bounty-hunter-ai/target-tie-break");
    let scenario = |there: &str| Scenario {
        contacts: contacts(&[
            ("tatooine", &["+white-1", "green-1"]),
            (there, &["+white-2", "-"]),
        ]),
        ..hunted(
            "ai-hunter-5",
            holding("tatooine", &["bounty-white", "bounty-white-2"]),
        )
    };
    let t = after(scenario("lothal"));
    assert_eq!(t.assets(TWO), ["bounty-white-2"], "the one where it is");
    let same = Scenario {
        contacts: contacts(&[
            ("tatooine", &["white-7", "green-1"]),
            ("kessel", &["white-8", "yellow-1"]),
        ]),
        ..meeting(
            "ai-hunter-3",
            han("takodana", &["white-1-card"]),
            holding("takodana", &["bounty-white", "bounty-white-2"]),
        )
    };
    let both = Scenario {
        players: vec![
            PlayerWords {
                ship: Some("hwk-290".into()),
                ..han("takodana", &["white-1-card", "white-2-card"])
            },
            same.players[1].clone(),
        ],
        ..same
    };
    let hunted = all_after(&both, |words| words.half_done);
    assert!(hunted.contains(&true), "I am asked about one of them");
}

#[test]
fn a_contact_without_a_bounty_stays_open_and_gives_nothing() {
    rule!("bounty-hunter-ai/contact-encounter");
    let t = after(Scenario {
        contacts: contacts(&[
            ("tatooine", &["white-7", "green-1"]),
            ("kessel", &["white-1", "yellow-1"]),
        ]),
        ..hunted("ai-hunter-4", holding("tatooine", &["bounty-white"]))
    });
    let lies = t.words().contacts["tatooine"][0].clone();
    assert!(matches!(lies, ContactWord::With { faceup: true, .. }));
    assert_eq!(t.assets(TWO), ["bounty-white"]);
    assert!(!t.told(
        |event| matches!(event, Event::DatabankResolved { player, .. } if u32::from(*player) == 1)
    ));
    assert_eq!(t.who(TWO).damage, [0, 0]);
}

/// The hunter finds White 1 on Tatooine.
fn found() -> OnStage {
    after(Scenario {
        contacts: contacts(&[("tatooine", &["+white-1", "green-1"])]),
        ..hunted("ai-hunter-3", hunter("tatooine", "bounty-white"))
    })
}

#[test]
fn an_unopposed_bounty_is_won_without_dice_and_hurts() {
    rule!(
        "bounty-hunter-ai/unopposed-removes-the-target",
        "bounty-hunter-ai/unopposed-elimination-reward",
        "bounty-hunter-ai/unopposed-damage"
    );
    let t = found();
    assert!(!t.told(|event| matches!(event, Event::Rolled { .. })));
    assert_eq!(t.words().gone_contacts, ["white-1"]);
    // 2,000 for planning, as it is where its target is, and 4,000 for the elimination.
    assert_eq!(t.who(TWO).credits, 6000);
    assert_eq!(t.assets(TWO), ["new-job"], "nothing is left to deliver");
    assert_eq!(t.who(TWO).damage, [2, 0]);
    let last: Vec<String> = t.story_of(&["2 credits", "2 suffers"]);
    assert_eq!(last, ["2 credits +2", "2 credits +4", "2 suffers 2"]);
    let by_ship = after(Scenario {
        contacts: contacts(&[("naboo", &["white-7", "+yellow-1"])]),
        ..hunted("ai-hunter-3", hunter("naboo", "bounty-yellow"))
    });
    assert_eq!(
        by_ship.who(TWO).damage,
        [0, 4],
        "a ship value hurts its ship"
    );
    assert!(by_ship.who(TWO).defeated, "which it does not stand");
}

#[test]
fn the_owner_of_a_crew_may_protect_it() {
    rule!(
        "bounty-hunter-ai/crew-encounter-owner-may-protect",
        "bounty-hunter-ai/opposed-combat-type"
    );
    let asked = |me: PlayerWords, at: &str| {
        let mut t = stage(Scenario {
            step: outer_rim::scenario::StepWord::Planning,
            dice: HUNTER_WINS.to_vec(),
            ..meeting("ai-hunter-3", me, hunter(at, "bounty-white"))
        });
        while t.current() == 0 && !t.offers("protect") {
            let next = ["income", "pass", "space"]
                .into_iter()
                .find(|one| t.offers(one));
            t.make(next.expect("a way on"));
        }
        t
    };
    let mut t = asked(han("takodana", &["white-1-card"]), "takodana");
    assert_eq!(t.offered(), ["protect", "pass"]);
    let mut left = t.clone();
    left.make("pass");
    assert!(!left.told(|event| matches!(event, Event::Rolled { .. })));
    assert_eq!(left.who(TWO).damage, [2, 0], "an unopposed bounty");
    t.make("protect");
    assert!(
        t.story().contains(&"1 rolls 3".to_string()),
        "ground combat of Han: {:?}",
        t.story()
    );
    let mut in_space = asked(han("takodana-reach", &["white-1-card"]), "takodana-reach");
    in_space.make("protect");
    assert!(in_space.told(|event| matches!(
        event,
        Event::Rolled {
            purpose: outer_rim::Purpose::Combat(outer_rim::content::Combat::Ship),
            ..
        }
    )));
    let down = PlayerWords {
        defeated: true,
        damage: [4, 0],
        ..han("takodana", &["white-1-card"])
    };
    let t = after(meeting(
        "ai-hunter-3",
        down,
        hunter("takodana", "bounty-white"),
    ));
    assert!(!t.offers("protect"), "nobody who is defeated protects");
}

#[test]
fn a_character_is_always_fought() {
    rule!("bounty-hunter-ai/character-encounter-is-always-opposed");
    let t = fought(&[], &[], &HUNTER_WINS);
    assert!(
        t.story().contains(&"2 wins 1:0".to_string()),
        "{:?}",
        t.story()
    );
    let down = PlayerWords {
        defeated: true,
        damage: [4, 0],
        ..han("takodana", &[])
    };
    let t = after(meeting(
        "ai-hunter-3",
        down,
        hunter("takodana", "bounty-han-solo"),
    ));
    assert!(!t.told(|event| matches!(event, Event::CombatBegan { .. })));
}

#[test]
fn it_fights_with_bare_values_and_wins_ties() {
    rule!("bounty-hunter-ai/ai-attacks-with-bare-values");
    let armed = PlayerWords {
        ship: Some("hwk-290".into()),
        // Green 1 would add a hit for credits, the blaster adds a die.
        assets: words(&["bounty-han-solo", "new-job", "green-1-card", "blaster"]),
        credits: 9000,
        ..player("bossk", "takodana")
    };
    let mut dice = vec![BLANK; 4];
    dice.extend([BLANK; 3]);
    let t = after(Scenario {
        dice,
        ..meeting("ai-hunter-3", han("takodana", &[]), armed)
    });
    let story = t.story();
    assert!(story.contains(&"2 rolls 4".to_string()), "{story:?}");
    assert!(story.contains(&"2 wins 0:0".to_string()), "{story:?}");
}

#[test]
fn it_loses_the_bounty_with_the_fight() {
    rule!("bounty-hunter-ai/ai-loss-discards-the-bounty");
    let t = fought(&[], &[], &I_WIN);
    assert_eq!(t.assets(TWO), ["new-job"]);
    assert_eq!(t.deck(Market::Bounty).last().unwrap(), "bounty-han-solo");
    assert_eq!(t.who(TWO).fame, 0);
}

#[test]
fn a_crew_that_was_protected_in_vain_leaves_the_game() {
    rule!("bounty-hunter-ai/ai-wins-against-crew");
    let mut t = after(Scenario {
        dice: HUNTER_WINS.to_vec(),
        ..meeting(
            "ai-hunter-3",
            han("takodana", &["white-1-card"]),
            hunter("takodana", "bounty-white"),
        )
    });
    t.make("protect");
    let words = t.words();
    assert!(
        words.gone.contains(&"white-1-card".to_string()),
        "{:?}",
        words.gone
    );
    assert_eq!(t.assets(ONE), Vec::<String>::new());
    assert_eq!(
        t.who(TWO).credits,
        6000,
        "with the 2,000 of its planning step"
    );
    assert_eq!(t.who(TWO).damage, [0, 0], "what I rolled");
}

#[test]
fn a_beaten_character_pays_the_same_whatever_is_printed() {
    rule!("bounty-hunter-ai/ai-wins-against-character");
    let t = fought(&[], &[], &HUNTER_WINS);
    let bossk = t.who(TWO);
    assert_eq!(
        (bossk.credits, bossk.fame),
        (7000, 1),
        "2,000 of them for planning"
    );
    assert!(t.words().gone.contains(&"bounty-han-solo".to_string()));
}

#[test]
fn i_say_whom_it_pleases_and_whom_it_angers() {
    rule!(
        "bounty-hunter-ai/ai-character-win-reputation-gain",
        "bounty-hunter-ai/ai-character-win-reputation-loss"
    );
    let enemies = [
        (Faction::Hutt, Standing::Negative),
        (Faction::Rebel, Standing::Negative),
    ];
    let t = fought(&enemies, &[], &HUNTER_WINS);
    assert_eq!(t.offered(), ["faction hutt", "faction rebel"]);
    let friend = [(Faction::Hutt, Standing::Positive)];
    let t = fought(&enemies, &friend, &HUNTER_WINS);
    assert_eq!(
        t.who(TWO).reputation[&Faction::Rebel],
        Standing::Positive,
        "the only one"
    );
    let friends = [
        (Faction::Imperial, Standing::Positive),
        (Faction::Syndicate, Standing::Positive),
    ];
    let mut t = fought(&friends, &[], &HUNTER_WINS);
    assert_eq!(t.offered(), ["faction imperial", "faction syndicate"]);
    t.make("faction syndicate");
    assert_eq!(
        t.who(TWO).reputation[&Faction::Syndicate],
        Standing::Negative
    );
}

#[test]
fn it_never_buys_a_job_from_the_bounty_deck() {
    rule!("bounty-hunter-ai/cannot-buy-two-cards");
    let rich = PlayerWords {
        credits: 9000,
        ..holding("tatooine", &["bounty-yellow"])
    };
    let t = after(Scenario {
        market: market(&[(Market::Bounty, &["wanted", "bounty-white"])]),
        ..hunted("ai-hunter-1", rich)
    });
    assert!(t.told(|event| matches!(
        event,
        Event::AiNotBuying {
            why: Unsuited::NoBounty,
            ..
        }
    )));
    assert_eq!(t.assets(TWO), ["bounty-yellow", "bounty-white"]);
    assert_eq!(t.deck(Market::Bounty).last().unwrap(), "wanted");
}

#[test]
fn a_token_of_a_character_in_play_is_looked_past() {
    rule!("bounty-hunter-ai/revealed-character-is-discarded-and-repeated");
    let met = |contacts_there: &[&str]| {
        after(Scenario {
            contacts: contacts(&[("tatooine", contacts_there)]),
            ..hunted("ai-hunter-4", holding("tatooine", &["bounty-orange"]))
        })
    };
    let t = met(&["white-7", "green-1", "han-solo"]);
    assert!(t.words().gone_contacts.contains(&"han-solo".to_string()));
    assert_eq!(t.assets(TWO), ["bounty-orange"], "there is no other here");
    assert_eq!(t.who(TWO).damage, [0, 0]);
}

#[test]
fn a_rival_never_protects_its_crew() {
    rule!("bounty-hunter-ai/ais-never-protect-crew");
    let rival = holding("takodana", &["white-1-card"]);
    let mut scenario = meeting("ai-hunter-3", han("takodana", &["bounty-white"]), rival);
    scenario.dice = vec![HIT, HIT, HIT, BLANK, BLANK];
    let mut t = stage(scenario);
    t.make("hunt bounty-white white-1-card");
    assert!(
        t.story().contains(&"1 rolls 2 for the foe".to_string()),
        "{:?}",
        t.story()
    );
    assert_eq!(t.offered(), ["eliminate", "capture"]);
}

#[test]
fn cargo_discarded_for_credits_is_not_bought() {
    rule!("bounty-hunter-ai/discard-for-credits-is-not-buying");
    let t = after(Scenario {
        contacts: contacts(&[("tatooine", &["+white-1", "green-1"])]),
        market: market(&[(Market::Cargo, &["spice", "coaxium-crystal"])]),
        ..hunted("ai-hunter-4", holding("tatooine", &["bounty-yellow"]))
    });
    assert_eq!(t.deck(Market::Cargo).last().unwrap(), "spice");
    assert!(
        t.story().contains(&"2 credits +4".to_string()),
        "{:?}",
        t.story()
    );
    assert!(!t.told(|event| matches!(event, Event::PatrolMoved { .. })));
    assert!(!t.told(|event| matches!(event, Event::Bought { .. })));
}
