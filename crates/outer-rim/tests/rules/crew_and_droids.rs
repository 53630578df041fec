//! Crew: slots, skills, what becomes of the discarded; the droid icon.

use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, OnStage, TWO, action_step, encounter_step, encounters, player,
    stage, stage_with, words,
};
use outer_rim::content::{Constant, Content, Goods, Market, Value};
use outer_rim::scenario::{ContactWord, PlayerWords, Scenario};
use outer_rim::{Bundle, Offer};
use rulebook::rule;
use tabletop::SeatSet;

fn faceup(contact: &str) -> ContactWord {
    ContactWord::With {
        contact: contact.into(),
        faceup: true,
        known: SeatSet::ALL,
    }
}

fn with(character: &str, space: &str, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        assets: words(assets),
        ..player(character, space)
    }
}

/// Somebody with one crew slot, which is taken, hires another on Tatooine.
fn hires(old: &str, empty: &[(&str, &[&str])]) -> OnStage {
    let mut contacts: std::collections::BTreeMap<String, Vec<ContactWord>> =
        [("tatooine".into(), words(&["white-2", "green-2"]))].into();
    for (planet, ids) in empty {
        contacts.insert(planet.to_string(), words(ids));
    }
    let mut t = stage(Scenario {
        contacts,
        ..encounter_step(vec![
            with("boba-fett", "tatooine", &[old]),
            player("bossk", "kessel"),
        ])
    });
    t.make("contact tatooine 1");
    t
}

#[test]
fn crew_needs_a_crew_slot() {
    rule!("crew/slot");
    let t = hires("white-1-card", &[]);
    assert_eq!(
        t.offered(),
        ["make-room white-1-card", "pass"],
        "discard it, or refuse the new one"
    );
}

#[test]
fn discarded_crew_returns_to_its_deck_and_to_the_map() {
    rule!(
        "crew/discard-returns-card",
        "crew/discard-returns-token-to-map"
    );
    let mut t = hires("white-1-card", &[("nal-hutta", &["-", "yellow-1"])]);
    t.make("make-room white-1-card");
    assert_eq!(t.assets(ONE), ["white-2-card"]);
    // The place of the new crew was still taken when the old one left: the nearest was Nal Hutta.
    assert_eq!(t.words().contacts["nal-hutta"][0], faceup("white-1"));
    assert!(!t.words().gone.contains(&"white-1-card".to_string()));
}

#[test]
fn who_discards_crew_chooses_among_the_nearest_planets() {
    rule!("crew/nearest-tie-owner-chooses");
    // On Bossk's turn IG-88 gives up a crew so as not to be defeated.
    let bossk = PlayerWords {
        flipped: true,
        ..player("bossk", "tatooine")
    };
    let ig_88 = PlayerWords {
        fame: 3,
        flipped: true,
        ..with("ig-88", "tatooine", &["white-1-card"])
    };
    let mut t = stage(Scenario {
        contacts: [
            ("tatooine".into(), words(&["white-2", "green-2"])),
            ("kessel".into(), words(&["-", "yellow-2"])),
            ("ryloth".into(), words(&["-", "green-3"])),
        ]
        .into(),
        dice: vec![CRIT, CRIT, BLANK, BLANK, BLANK, BLANK],
        ..encounter_step(vec![bossk, ig_88])
    });
    t.make_all(&["use bossk", "pass", "use ig-88"]);
    assert_eq!(
        (t.decider(), t.offered()),
        (
            TWO,
            vec!["berth kessel 1".to_string(), "berth ryloth 1".into()]
        ),
        "both are four spaces away; its owner picks, not the current player"
    );
    t.make("berth ryloth 1");
    assert_eq!(t.words().contacts["ryloth"][0], faceup("white-1"));
}

#[test]
fn crew_without_a_token_leaves_none() {
    rule!("crew/without-token", "crew/discard-returns-card");
    let before = hires("hired-hand", &[("nal-hutta", &["-", "yellow-1"])]);
    let mut t = hires("hired-hand", &[("nal-hutta", &["-", "yellow-1"])]);
    t.make("make-room hired-hand");
    assert_eq!(
        t.words().contacts["nal-hutta"],
        before.words().contacts["nal-hutta"]
    );
    let deck = t.words().market[&Market::Job].clone();
    assert!(
        format!("{:?}", deck.last()).contains("hired-hand"),
        "under its market deck"
    );
}

#[test]
fn crew_lends_its_skills_as_long_as_one_has_it() {
    rule!("crew/skills-while-owned", "skills/on-characters-and-crew");
    // Boba has no Tech; the crew has.
    let test = |assets: &[&str]| {
        let mut t = stage(Scenario {
            encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-9"])]),
            dice: vec![HIT, BLANK, HIT, BLANK],
            ..encounter_step(vec![
                with("boba-fett", "ord-mantell", assets),
                player("bossk", "kessel"),
            ])
        });
        t.make("space");
        t.story_of(&["passes", "fails"])
    };
    assert_eq!(test(&["white-5-card"]), ["1 passes", "1 passes"]);
    assert_eq!(test(&[]), ["1 fails", "1 fails"]);
}

#[test]
fn traded_crew_takes_its_skills_along() {
    rule!("crew/skills-while-owned");
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-7"])]),
        ..action_step(vec![
            with("boba-fett", "cantonica", &[]),
            with("bossk", "cantonica", &["white-5-card"]),
        ])
    });
    t.make("trade");
    let crew = crew_of_two(&t);
    let offer = Offer {
        to: TWO,
        gives: Bundle::default(),
        takes: Bundle {
            cards: vec![crew],
            ..Bundle::default()
        },
    };
    t.offer(ONE, offer);
    t.make_all(&["accept", "pass"]);
    while !t.offers("space") {
        t.make("pass");
    }
    t.make("space");
    assert_eq!(
        t.story_of(&["credits"]),
        ["1 credits +1"],
        "now the first player has Tech"
    );
}

/// The number of the second player's only asset.
fn crew_of_two(t: &OnStage) -> outer_rim::CardId {
    let state = serde_json::to_value(t.state()).unwrap_or_default();
    let card = state["players"][1]["assets"][0]["card"].clone();
    serde_json::from_value(card).unwrap_or_default()
}

#[test]
fn to_have_a_skill_crew_is_enough() {
    rule!("crew/have-a-skill");
    let draws = |assets: &[&str]| {
        let mut t = stage(Scenario {
            encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-7"])]),
            ..encounter_step(vec![
                with("boba-fett", "cantonica", assets),
                player("bossk", "kessel"),
            ])
        });
        t.make("space");
        t.who(ONE).credits
    };
    assert_eq!(draws(&["white-5-card"]), 1000);
    assert_eq!(draws(&[]), 0);
}

#[test]
fn crew_is_where_its_owner_is() {
    rule!("crew/in-owners-space");
    let ig_88_and = |owner: &str| {
        stage(action_step(vec![
            with("ig-88", "naboo", &[]),
            with("bossk", owner, &["white-2-card"]),
        ]))
    };
    let mut t = ig_88_and("naboo");
    assert!(t.offers("use ig-88"));
    t.make("use ig-88");
    assert_eq!(
        (t.assets(ONE), t.assets(TWO)),
        (vec!["white-2-card".into()], vec![])
    );
    assert!(!ig_88_and("ryloth").offers("use ig-88"));
}

#[test]
fn the_droid_icon_does_nothing_alone() {
    rule!("droids/icon-does-nothing-alone");
    // Two crew with Stealth, one of them a droid: the same test, the same result.
    let test = |crew: &str| {
        let mut t = stage(Scenario {
            encounters: encounters(&[("navpoints", &["navpoint-2"])]),
            patrols: crate::common::patrols(&[(
                outer_rim::content::Faction::Hutt,
                1,
                "ryloth-reach",
            )]),
            dice: vec![FOCUS, BLANK],
            ..encounter_step(vec![
                with("boba-fett", "ryloth-reach", &[crew]),
                player("bossk", "kessel"),
            ])
        });
        t.make("space");
        t.story()
    };
    assert_eq!(test("white-2-card"), test("green-1-card"));
    assert_eq!(test("white-2-card")[1], "1 passes");
}

/// Found by the soak: IG-88 lives by the health of a crew, gives it up for a new one, and the new
/// one for his life, before the text by which it joined has come to its token.
#[test]
fn crew_that_leaves_before_its_token_was_lifted_is_met_on_the_map_again() {
    rule!("crew/discard-returns-token-to-map");
    let mut content = Content::test_pack().expect("the pack is sound").clone();
    for card in &mut content.market {
        if let Goods::Asset(asset) = &mut card.gives
            && card.id == "hired-hand"
        {
            asset.constants.push(Constant::Plus(Value::Health, 1));
        }
    }
    let dying = PlayerWords {
        flipped: true,
        damage: [4, 0],
        ..with("ig-88", "tatooine", &["hired-hand"])
    };
    let mut t = stage_with(
        content,
        Scenario {
            contacts: [("tatooine".into(), words(&["white-2", "green-2"]))].into(),
            ..encounter_step(vec![dying, player("bossk", "kessel")])
        },
    );
    t.make_all(&["contact tatooine 1", "make-room hired-hand", "use ig-88"]);
    assert_eq!(t.assets(ONE), [""; 0]);
    assert_eq!(t.who(ONE).damage, [0, 0]);
    let contacts = t.words().contacts;
    let it = |word: &&ContactWord| **word == faceup("white-2");
    assert_eq!(contacts["tatooine"].iter().filter(it).count(), 1);
    assert_eq!(contacts.values().flatten().filter(it).count(), 1);
}
