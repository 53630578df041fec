//! Bounties: on contacts of the map, on one's own crew, on the crew of others.

use crate::common::{
    BLANK, CRIT, HIT, ONE, OnStage, TWO, action_step, encounter_step, market, player, stage, words,
};
use outer_rim::content::{Die, Market};
use outer_rim::scenario::{AssetWord, ContactWord, PlayerWords, Scenario};
use rulebook::rule;
use tabletop::SeatSet;

fn faceup(contact: &str) -> ContactWord {
    ContactWord::With {
        contact: contact.into(),
        faceup: true,
        known: SeatSet::ALL,
    }
}

fn captive(card: &str, contact: &str) -> AssetWord {
    AssetWord::With {
        card: card.into(),
        captive: contact.into(),
    }
}

fn with(character: &str, space: &str, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        assets: words(assets),
        credits: 3000,
        ..player(character, space)
    }
}

/// Boba Fett on Takodana with a bounty and its contact, which rolls two dice.
fn hunt(dice: &[Die]) -> OnStage {
    let mut t = stage(Scenario {
        contacts: [("takodana".into(), words(&["white-1", "green-2"]))].into(),
        dice: dice.to_vec(),
        ..encounter_step(vec![
            with("boba-fett", "takodana", &["bounty-white"]),
            PlayerWords::second(),
        ])
    });
    t.make_all(&["contact takodana 1", "fight"]);
    t
}

const WON: [Die; 5] = [HIT, BLANK, BLANK, BLANK, BLANK];
const LOST: [Die; 5] = [BLANK, BLANK, BLANK, HIT, BLANK];

#[test]
fn a_bounty_is_aimed_at_one_contact() {
    rule!(
        "bounties/names-one-contact",
        "bounties/fight-instead-of-databank"
    );
    let meets = |contact: &str, hunter: PlayerWords, other: PlayerWords| {
        let mut t = stage(Scenario {
            contacts: [("takodana".into(), words(&[contact, "-"]))].into(),
            ..encounter_step(vec![hunter, other])
        });
        t.make("contact takodana 1");
        t
    };
    let hunter = || with("boba-fett", "takodana", &["bounty-white"]);
    let t = meets("white-8", hunter(), PlayerWords::second());
    assert_eq!(
        t.offered(),
        ["option 1", "option 2"],
        "another white contact: its card alone"
    );
    let t = meets(
        "white-1",
        with("boba-fett", "takodana", &[]),
        with("bossk", "takodana", &["bounty-white"]),
    );
    assert_eq!(
        t.offered(),
        ["yes", "pass"],
        "nor does somebody else's bounty help"
    );
}

#[test]
fn bounties_share_their_slots_with_jobs() {
    rule!("bounties/slot", "jobs/slot");
    let full = with("boba-fett", "kessel", &["bounty-white", "casino"]);
    let mut t = stage(Scenario {
        market: market(&[(Market::Bounty, &["bounty-white-2", "wanted"])]),
        ..action_step(vec![full, PlayerWords::second()])
    });
    t.make_all(&["market", "buy bounty"]);
    assert_eq!(
        t.offered(),
        ["make-room bounty-white", "make-room casino"],
        "a free cargo slot is no help"
    );
    t.make("make-room bounty-white");
    assert_eq!(t.assets(ONE), ["casino", "bounty-white-2"]);
}

#[test]
fn a_discarded_bounty_can_turn_up_again() {
    rule!("bounties/discard-returns-to-deck");
    let full = with("boba-fett", "kessel", &["bounty-white", "start-bounty-1"]);
    let gains = |discarded: &str| {
        let mut t = stage(Scenario {
            market: market(&[(Market::Bounty, &["bounty-white-2", "wanted"])]),
            ..action_step(vec![full.clone(), PlayerWords::second()])
        });
        t.make_all(&["market", "buy bounty", discarded]);
        t
    };
    let t = gains("make-room bounty-white");
    let deck = t.words().market[&Market::Bounty].clone();
    assert!(
        format!("{:?}", deck.last()).contains("bounty-white"),
        "{deck:?}"
    );
    let t = gains("make-room start-bounty-1");
    assert!(
        !t.words().gone.contains(&"start-bounty-1".to_string()),
        "back in the databank"
    );
}

#[test]
fn a_discarded_bounty_releases_its_captive() {
    rule!("bounties/discard-releases-captive");
    let captor = PlayerWords {
        assets: vec![captive("bounty-yellow", "yellow-1"), "casino".into()],
        ..player("boba-fett", "kessel")
    };
    let mut t = stage(Scenario {
        contacts: [("kessel".into(), words(&["-", "yellow-2"]))].into(),
        market: market(&[(Market::Bounty, &["bounty-white-2", "wanted"])]),
        ..action_step(vec![captor, PlayerWords::second()])
    });
    t.make_all(&["market", "buy bounty", "make-room bounty-yellow"]);
    assert_eq!(
        t.words().contacts["kessel"],
        [faceup("yellow-1"), "yellow-2".into()],
        "faceup in the white space of the nearest planet"
    );
}

#[test]
fn no_reward_without_a_won_combat() {
    rule!("bounties/reward-needs-won-combat");
    let t = stage(action_step(vec![
        with("boba-fett", "lothal", &["bounty-white"]),
        PlayerWords::second(),
    ]));
    assert!(!t.offers("deliver"), "nobody was captured yet");
}

#[test]
fn the_bounty_tells_the_dice_and_the_kind_of_combat() {
    rule!(
        "bounties/combat-value-on-card",
        "bounties/combat-type-from-icon"
    );
    let mut t = stage(Scenario {
        contacts: [("kessel".into(), words(&["-", "yellow-1"]))].into(),
        dice: vec![BLANK, BLANK, BLANK, HIT, BLANK, BLANK, BLANK],
        ..encounter_step(vec![
            with("boba-fett", "kessel", &["bounty-yellow"]),
            PlayerWords::second(),
        ])
    });
    t.make_all(&["contact kessel 2", "fight"]);
    assert_eq!(t.story()[1], "2 rolls 4 for the foe");
    assert_eq!(
        t.who(ONE).damage,
        [0, 1],
        "a ship combat, though on a planet"
    );
}

#[test]
fn the_winner_eliminates_or_captures() {
    rule!("bounties/winner-picks-eliminate-or-capture");
    let t = hunt(&WON);
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, vec!["eliminate".to_string(), "capture".into()])
    );
}

#[test]
fn eliminating_pays_at_once_and_ends_both_card_and_contact() {
    rule!("bounties/eliminate-pays-at-once");
    let mut t = hunt(&WON);
    t.make("eliminate");
    assert_eq!((t.who(ONE).credits, t.assets(ONE)), (7000, vec![]));
    assert_eq!(t.words().gone, ["bounty-white"]);
    assert_eq!(t.words().gone_contacts, ["white-1"]);
    assert_eq!(t.words().contacts["takodana"][0], "-".into());
}

#[test]
fn capturing_pays_later() {
    rule!(
        "bounties/capture-puts-token-on-card",
        "bounties/no-later-change-of-mind"
    );
    let mut t = hunt(&WON);
    t.make("capture");
    let now = t.who(ONE);
    assert_eq!((now.credits, now.fame), (3000, 0));
    assert_eq!(
        now.assets,
        [captive("bounty-white", "white-1")],
        "its slot is still taken"
    );
    // Later there is nothing to do with the captive but to deliver it.
    let later = |space: &str| PlayerWords {
        space: space.into(),
        ..now.clone()
    };
    let t = stage(encounter_step(vec![
        later("ryloth-reach"),
        PlayerWords::second(),
    ]));
    assert_eq!(t.offered(), ["space"]);
    let mut t = stage(action_step(vec![later("lothal"), PlayerWords::second()]));
    t.make("deliver");
    assert_eq!((t.who(ONE).credits, t.who(ONE).fame), (11000, 1));
}

#[test]
fn a_lost_fight_leaves_bounty_and_contact_as_they_were() {
    rule!("bounties/lost-fight-changes-nothing");
    let t = hunt(&LOST);
    assert_eq!(t.assets(ONE), ["bounty-white"]);
    assert_eq!(t.words().contacts["takodana"][0], faceup("white-1"));
    assert_eq!(t.who(ONE).damage, [1, 0]);
}

/// Boba Fett hunts his own crew, which rolls three dice, at a navpoint.
fn own_crew(dice: &[Die]) -> OnStage {
    let mut t = stage(Scenario {
        contacts: [("ryloth".into(), words(&["-", "green-2"]))].into(),
        dice: dice.to_vec(),
        ..encounter_step(vec![
            with(
                "boba-fett",
                "ryloth-reach",
                &["bounty-green", "green-1-card"],
            ),
            player("bossk", "kessel"),
        ])
    });
    t.make("hunt bounty-green green-1-card");
    t
}

#[test]
fn ones_own_crew_is_hunted_as_an_encounter_anywhere() {
    rule!(
        "crew-bounties/own-crew-as-encounter-ability",
        "crew-bounties/own-crew-uses-bounty-values"
    );
    let t = own_crew(&[BLANK, BLANK, BLANK, HIT, BLANK, BLANK]);
    assert_eq!(t.story()[..2], ["1 rolls 3", "2 rolls 3 for the foe"]);
    assert_eq!(
        t.who(ONE).damage,
        [1, 0],
        "the ground combat of the bounty, in space"
    );
    assert_eq!(t.decider(), TWO, "it was the encounter");
}

#[test]
fn hunted_crew_gives_its_owner_no_help() {
    rule!("crew-bounties/own-crew-gives-no-help");
    // In any ground combat this crew adds a hit for 1,000; against itself it does not.
    let t = own_crew(&[BLANK, BLANK, BLANK, HIT, BLANK, BLANK]);
    assert_eq!(t.story()[2], "1 loses 0:1", "it was not offered");
    let mut other = stage(Scenario {
        contacts: [("takodana".into(), words(&["white-1", "-"]))].into(),
        dice: LOST.to_vec(),
        ..encounter_step(vec![
            with("boba-fett", "takodana", &["bounty-white", "green-1-card"]),
            PlayerWords::second(),
        ])
    });
    other.make_all(&["contact takodana 1", "fight"]);
    assert_eq!(
        other.offered(),
        ["use green-1-card", "pass"],
        "against others it helps"
    );
}

#[test]
fn beaten_own_crew_is_discarded_and_eliminated_or_captured() {
    rule!(
        "crew-bounties/own-crew-beaten",
        "crew-bounties/token-comes-from-discard-pool"
    );
    let won = [HIT, BLANK, BLANK, BLANK, BLANK, BLANK];
    let mut t = own_crew(&won);
    assert_eq!(t.offered(), ["eliminate", "capture"]);
    t.make("eliminate");
    assert_eq!(
        (t.who(ONE).credits, t.who(ONE).fame, t.assets(ONE)),
        (9000, 1, vec![])
    );
    assert_eq!(
        t.words().gone,
        ["bounty-green"],
        "the crew card is back in the databank"
    );
    assert_eq!(t.words().gone_contacts, ["green-1"]);
    let mut t = own_crew(&won);
    t.make("capture");
    assert_eq!(t.who(ONE).assets, [captive("bounty-green", "green-1")]);
    assert_eq!(
        t.words().contacts["ryloth"][0],
        "-".into(),
        "it was not put on the map"
    );
}

#[test]
fn own_crew_that_wins_escapes_to_the_nearest_planet() {
    rule!("crew-bounties/own-crew-escapes");
    let t = own_crew(&[BLANK, BLANK, BLANK, HIT, BLANK, BLANK]);
    assert_eq!(t.assets(ONE), ["bounty-green"]);
    assert_eq!(t.words().contacts["ryloth"][0], faceup("green-1"));
    assert_eq!(
        t.story_of(&["discards", "suffers"]),
        ["1 discards", "1 suffers 1"],
        "before the damage"
    );
}

/// Boba Fett hunts a crew of Bossk's, who has a ground value of three.
fn others_crew(space: &str, answer: &str, dice: &[Die]) -> OnStage {
    let mut t = stage(Scenario {
        dice: dice.to_vec(),
        ..encounter_step(vec![
            with("boba-fett", space, &["bounty-green"]),
            with("bossk", space, &["green-1-card"]),
        ])
    });
    t.make("hunt bounty-green green-1-card");
    assert_eq!(
        (t.decider(), t.offered(), t.story()),
        (TWO, vec!["protect".to_string(), "pass".into()], vec![]),
        "the owner is asked before any die is rolled"
    );
    t.make(answer);
    t
}

#[test]
fn crew_of_others_is_hunted_in_the_same_space_only() {
    rule!(
        "crew-bounties/other-crew-same-space",
        "crew-bounties/owner-decides-to-protect"
    );
    let near = |owner: &str| {
        stage(encounter_step(vec![
            with("boba-fett", "kessel", &["bounty-green"]),
            with("bossk", owner, &["green-1-card"]),
        ]))
    };
    assert!(!near("maelstrom").offers("hunt bounty-green green-1-card"));
    assert!(near("kessel").offers("hunt bounty-green green-1-card"));
    others_crew("kessel", "pass", &[BLANK; 6]);
}

#[test]
fn to_protect_crew_is_a_window_of_its_own() {
    let mut t = stage(encounter_step(vec![
        with("boba-fett", "kessel", &["bounty-green"]),
        with("bossk", "kessel", &["green-1-card"]),
    ]));
    assert_eq!(t.window(), None);
    t.make("hunt bounty-green green-1-card");
    assert_eq!((t.decider(), t.window()), (TWO, Some("protect-crew")));
}

#[test]
fn a_protector_fights_in_place_of_the_crew() {
    rule!(
        "crew-bounties/protecting-player-fights-instead",
        "crew-bounties/protected-fight-type"
    );
    let dice = [HIT, CRIT, BLANK, HIT, BLANK, BLANK];
    let mut t = others_crew("kessel", "protect", &dice);
    assert_eq!(t.story(), ["1 rolls 3", "2 rolls 3"]);
    assert_eq!(
        t.offered(),
        ["use green-1-card", "pass"],
        "its abilities help who protects it"
    );
    t.make_all(&["pass", "capture"]);
    assert_eq!(t.who(TWO).damage, [3, 0], "a ground combat on a planet");
    let mut t = others_crew("ryloth-reach", "protect", &dice);
    t.make("capture");
    assert_eq!(
        t.who(TWO).damage,
        [0, 3],
        "a ship combat elsewhere, whatever the bounty shows"
    );
}

#[test]
fn unprotected_crew_fights_like_any_contact() {
    rule!("crew-bounties/unprotected-left-player-rolls");
    let mut t = others_crew("kessel", "pass", &[HIT, HIT, BLANK, HIT, BLANK, BLANK]);
    assert_eq!(
        t.story()[..2],
        ["1 rolls 3", "2 rolls 3 for the foe"],
        "though it is the owner's"
    );
    t.make("capture");
    assert_eq!(t.who(TWO).damage, [0, 0]);
}

#[test]
fn the_hunter_takes_the_crew_by_winning() {
    rule!("crew-bounties/hunter-wins");
    let mut t = others_crew(
        "ryloth-reach",
        "protect",
        &[HIT, HIT, BLANK, HIT, HIT, BLANK],
    );
    assert_eq!(t.assets(TWO), [""; 0], "a tie is the hunter's");
    assert_eq!(
        (t.decider(), t.offered()),
        (ONE, vec!["eliminate".to_string(), "capture".into()])
    );
    t.make("eliminate");
    assert_eq!(t.words().gone_contacts, ["green-1"]);
}

#[test]
fn a_losing_hunter_changes_nothing() {
    rule!("crew-bounties/hunter-loses");
    for answer in ["protect", "pass"] {
        let t = others_crew(
            "ryloth-reach",
            answer,
            &[BLANK, BLANK, BLANK, HIT, HIT, BLANK],
        );
        assert_eq!(
            (t.assets(ONE), t.assets(TWO)),
            (vec!["bounty-green".into()], vec!["green-1-card".into()])
        );
        let on_map = format!("{:?}", t.words().contacts);
        assert!(!on_map.contains("\"green-1\""), "no token came to the map");
    }
}
