//! The encounter step, the sections of encounter cards, and encountering a space.

use crate::common::{
    BLANK, CRIT, ONE, OnStage, TWO, action_step, encounter_step, encounters, ids, patrols, player,
    reputation, stage, words,
};
use outer_rim::Event;
use outer_rim::content::{Faction, Standing};
use outer_rim::scenario::{CardWord, ContactWord, PlayerWords, Scenario};
use rulebook::rule;

/// Somebody draws the given card where they are.
fn draws(deck: &str, card: &str, who: PlayerWords) -> OnStage {
    let mut t = stage(Scenario {
        encounters: encounters(&[(deck, &[card])]),
        ..encounter_step(vec![who, player("bossk", "syndicate-gate")])
    });
    t.make("space");
    t
}

fn hutt(standing: Standing, space: &str) -> PlayerWords {
    PlayerWords {
        reputation: reputation(&[(Faction::Hutt, standing)]),
        ..player("boba-fett", space)
    }
}

fn bottom(t: &OnStage, deck: &str) -> String {
    ids(&t.words().encounters[deck]).pop().unwrap_or_default()
}

fn size(t: &OnStage, deck: &str) -> usize {
    t.words().encounters[deck].len()
}

#[test]
fn each_turn_brings_exactly_one_encounter() {
    rule!("encounters/exactly-one");
    let contacts = words::<ContactWord>(&["white-4", "green-1"]);
    let mut t = stage(Scenario {
        contacts: [("tatooine".into(), contacts)].into(),
        ..encounter_step(vec![player("boba-fett", "tatooine"), PlayerWords::second()])
    });
    assert!(!t.offers("pass"), "it cannot be skipped");
    t.make("contact tatooine 1");
    assert_eq!(t.decider(), TWO, "nor is there a second one");
}

#[test]
fn a_navpoint_offers_its_space_alone() {
    rule!("encounters/three-targets");
    let t = stage(encounter_step(vec![
        player("boba-fett", "ryloth-reach"),
        PlayerWords::second(),
    ]));
    assert_eq!(t.offered(), ["space"]);
}

#[test]
fn whoever_is_not_forced_chooses_freely() {
    rule!("encounters/free-choice-otherwise");
    let t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine")]),
        ..encounter_step(vec![player("boba-fett", "tatooine"), PlayerWords::second()])
    });
    assert_eq!(
        t.offered(),
        [
            "space",
            "patrol hutt",
            "contact tatooine 1",
            "contact tatooine 2"
        ]
    );
}

#[test]
fn a_hostile_patrol_must_be_encountered() {
    rule!(
        "encounters/hostile-patrol-is-mandatory",
        "encounters/hostile-patrol-blocks-abilities"
    );
    let busy = PlayerWords {
        flipped: true,
        assets: words(&["casino", "bounty-green", "green-1-card"]),
        reputation: reputation(&[(Faction::Hutt, Standing::Negative)]),
        ..player("bossk", "cantonica")
    };
    let famous = PlayerWords {
        fame: 4,
        ..player("boba-fett", "cantonica")
    };
    let with_patrol = |space: &str| {
        stage(Scenario {
            patrols: patrols(&[(Faction::Hutt, 1, space)]),
            ..encounter_step(vec![busy.clone(), famous.clone()])
        })
    };
    assert_eq!(with_patrol("cantonica").offered(), ["patrol hutt"]);
    let free = with_patrol("kessel");
    for choice in [
        "attempt casino",
        "hunt bounty-green green-1-card",
        "use bossk",
    ] {
        assert!(free.offers(choice), "{choice}: {:?}", free.offered());
    }
}

#[test]
fn only_the_encounter_step_asks_whether_a_patrol_is_there() {
    rule!("encounters/hostile-patrol-is-mandatory");
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine")]),
        players: vec![hutt(Standing::Negative, "tatooine"), PlayerWords::second()],
        ..Scenario::default()
    });
    t.make_all(&["move", "fly tatooine-reach", "pass"]);
    assert_eq!(t.offered(), ["space"], "who flies away has not to fight it");
}

#[test]
fn an_encounter_ability_is_the_one_encounter() {
    rule!("encounters/ability-instead");
    let ketsu = PlayerWords {
        ship: Some("firespray-31".into()),
        ..player("ketsu-onyo", "tatooine")
    };
    let famous = PlayerWords {
        fame: 4,
        ..player("boba-fett", "tatooine")
    };
    let mut t = stage(Scenario {
        dice: [&[CRIT; 5][..], &[BLANK; 3]].concat(),
        ..encounter_step(vec![ketsu, famous])
    });
    assert!(t.offers("use ketsu-onyo") && t.offers("use firespray-31"));
    t.make("use firespray-31");
    assert_eq!(
        t.decider(),
        TWO,
        "no card is drawn and no second ability used"
    );
    assert!(!t.told(|event| matches!(event, Event::EncounterDrawn { .. })));
}

#[test]
fn bounty_fights_belong_to_the_encounter_step() {
    rule!("encounters/bounty-fights-belong-here");
    let hunter = PlayerWords {
        assets: words(&["bounty-green", "green-1-card"]),
        ..player("boba-fett", "kessel")
    };
    let mut t = stage(action_step(vec![hunter, PlayerWords::second()]));
    let hunt = "hunt bounty-green green-1-card";
    assert!(!t.offers(hunt));
    t.make("pass");
    assert!(t.offers(hunt));
}

#[test]
fn only_the_section_of_ones_own_planet_is_used() {
    rule!(
        "encounter-cards/planet-sections",
        "encounter-cards/one-section-only",
        "space-encounters/draw-matching-card"
    );
    let who = |space| PlayerWords {
        credits: 5000,
        ..player("boba-fett", space)
    };
    let t = draws("lothal-mon-calamari", "lothal-1", who("lothal"));
    assert_eq!(t.story(), ["1 credits +2", "turn of 2"]);
    let t = draws("lothal-mon-calamari", "lothal-1", who("mon-calamari"));
    assert_eq!(t.story(), ["1 rebel positive", "turn of 2"]);
    let pile = &t.words().encounters["lothal-mon-calamari"];
    assert_ne!(
        pile[0],
        CardWord::from("lothal-1"),
        "the top card was drawn"
    );
}

#[test]
fn a_navpoint_card_asks_whether_a_patrol_is_there() {
    rule!("encounter-cards/navpoint-sections");
    let here = || player("boba-fett", "ryloth-reach");
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "ryloth-reach")]),
        encounters: encounters(&[("navpoints", &["navpoint-3"])]),
        ..encounter_step(vec![here(), PlayerWords::second()])
    });
    t.make("space");
    assert_eq!(t.story()[0], "1 suffers 1");
    let t = draws("navpoints", "navpoint-3", here());
    assert!(
        t.offers("to ryloth"),
        "without a patrol one moves: {:?}",
        t.offered()
    );
}

#[test]
fn a_section_split_by_reputation_is_read_in_part() {
    rule!("encounter-cards/reputation-subsections");
    let t = draws(
        "tatooine-nal-hutta",
        "nal-hutta-1",
        hutt(Standing::Positive, "nal-hutta"),
    );
    assert_eq!(t.offered(), ["yes", "pass"], "the dragonsnake hunt");
    let t = draws(
        "tatooine-nal-hutta",
        "nal-hutta-1",
        hutt(Standing::Neutral, "nal-hutta"),
    );
    assert_eq!(t.story(), ["1 hutt negative", "turn of 2"]);
}

#[test]
fn the_section_is_fixed_when_the_card_is_drawn() {
    rule!(
        "encounter-cards/state-when-drawn",
        "encounter-cards/one-section-only"
    );
    let hated = PlayerWords {
        reputation: reputation(&[(Faction::Imperial, Standing::Negative)]),
        ..player("boba-fett", "lothal")
    };
    let t = draws("lothal-mon-calamari", "lothal-1", hated);
    let story = t.story();
    assert_eq!(story[..2], ["1 suffers 2", "1 imperial neutral"]);
    assert_eq!(
        story[2..],
        ["turn of 2"],
        "the part for neutral reputation pays nothing"
    );
}

#[test]
fn an_asset_is_gained_only_as_the_section_says() {
    rule!(
        "encounter-cards/asset-only-as-stated",
        "databank/read-top-section"
    );
    let t = draws(
        "tatooine-nal-hutta",
        "nal-hutta-3",
        player("boba-fett", "nal-hutta"),
    );
    assert!(
        t.offered()
            .iter()
            .all(|choice| choice.starts_with("faction") || choice.starts_with("to"))
    );
    assert_eq!(t.assets(ONE), [""; 0], "the map is for Tatooine");
    let mut t = draws(
        "tatooine-nal-hutta",
        "nal-hutta-3",
        player("boba-fett", "tatooine"),
    );
    t.make("take");
    assert_eq!(t.assets(ONE), ["nal-hutta-3"]);
}

#[test]
fn a_secret_is_kept_facedown_and_used_at_its_moment_only() {
    rule!(
        "space-encounters/secret-is-kept-facedown",
        "space-encounters/secret-states-its-timing"
    );
    let mut t = draws(
        "cantonica-ord-mantell",
        "cantonica-3",
        player("boba-fett", "ord-mantell"),
    );
    assert_eq!(t.story(), ["turn of 2"], "nothing has happened yet");
    let Some(CardWord::Plain(secret)) = t.who(ONE).secrets.first().cloned() else {
        panic!("{:?}", t.who(ONE).secrets);
    };
    assert_eq!(secret, "cantonica-3", "known to its owner alone");
    t.make("income");
    while t.decider() == TWO {
        let choice = if t.offers("pass") { "pass" } else { "space" };
        t.make(choice);
    }
    assert!(!t.offers("use cantonica-3"), "not in the planning step");
    t.make("income");
    assert!(t.offers("use cantonica-3"), "but as an action");
    t.make("use cantonica-3");
    assert_eq!(t.who(ONE).credits, 5000);
}

#[test]
fn a_bounty_on_an_encounter_card_may_be_left() {
    rule!(
        "space-encounters/bounty-section-optional",
        "space-encounters/discard-after-resolving"
    );
    let mut t = draws("ryloth-naboo", "ryloth-2", player("boba-fett", "naboo"));
    assert_eq!(t.offered(), ["take", "pass"]);
    t.make("pass");
    assert_eq!((t.assets(ONE), t.decider()), (vec![], TWO));
    assert_eq!(bottom(&t, "ryloth-naboo"), "ryloth-2");
}

#[test]
fn a_resolved_card_goes_under_its_deck_unless_it_is_kept() {
    rule!(
        "space-encounters/discard-after-resolving",
        "secrets/held-cards-are-out-of-their-deck"
    );
    let deck = "lothal-mon-calamari";
    let t = draws(deck, "lothal-1", player("boba-fett", "lothal"));
    assert_eq!((bottom(&t, deck), size(&t, deck)), ("lothal-1".into(), 3));
    let deck = "tatooine-nal-hutta";
    let mut t = draws(deck, "nal-hutta-3", player("boba-fett", "tatooine"));
    t.make("take");
    assert_eq!(size(&t, deck), 2, "it is gear now");
    let t = draws(deck, "nal-hutta-1", player("boba-fett", "tatooine"));
    assert_eq!(
        size(&t, deck),
        2,
        "it is a secret now, and nobody can draw it"
    );
}
