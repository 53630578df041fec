//! How the rival of a single-player game completes jobs, delivers cargo and recruits crew.

use crate::common::solo::{after, all_after, before, rival, rival_with};
use crate::common::{TWO, market, reputation, words};
use outer_rim::Event;
use outer_rim::content::{Faction, Market, Skill, Standing};
use outer_rim::scenario::{AssetWord, ContactWord, PlayerWords, Scenario};
use rulebook::rule;
use std::collections::BTreeMap;

fn id(asset: &AssetWord) -> String {
    match asset {
        AssetWord::Plain(id)
        | AssetWord::With { card: id, .. }
        | AssetWord::Marked { marked: id } => id.clone(),
    }
}

#[test]
fn a_job_pays_its_reward_and_nothing_is_rolled() {
    rule!(
        "solo-jobs-cargo/job-gives-its-reward",
        "solo-jobs-cargo/job-draws-no-databank-card",
        "solo-jobs-cargo/job-without-tests-or-fights"
    );
    let t = after(before("ai-6", rival_with("cantonica", &["casino"])));
    let two = t.who(TWO);
    // 2,000 for want of a move.
    assert_eq!((two.credits, two.damage), (17_000, [0, 0]));
    assert!(!t.told(|event| matches!(event, Event::Rolled { of, .. } if of.is_some())));
    assert!(!t.told(|event| matches!(event, Event::DatabankResolved { .. })));
}

#[test]
fn a_completed_job_goes_where_it_says() {
    rule!("solo-jobs-cargo/job-card-leaves-as-printed");
    let t = after(before("ai-6", rival_with("cantonica", &["casino"])));
    assert!(!t.assets(TWO).contains(&"casino".to_string()));
    assert_eq!(t.words().gone, ["casino"]);
}

#[test]
fn a_job_waits_for_a_card_that_completes_it() {
    rule!("solo-jobs-cargo/job-needs-card-and-destination");
    let t = after(Scenario {
        market: market(&[(Market::Job, &["hired-hand"])]),
        ..before("ai-3", rival_with("cantonica", &["casino"]))
    });
    assert!(t.assets(TWO).contains(&"casino".to_string()));
}

#[test]
fn one_of_several_jobs_is_completed() {
    rule!("solo-jobs-cargo/one-job-per-bullet");
    let scenario = Scenario {
        market: market(&[(Market::Job, &["hired-hand"])]),
        ..before("ai-6", rival_with("takodana", &["wanted", "start-job-2"]))
    };
    let left = all_after(&scenario, |words| {
        words.players[1].assets.iter().map(id).collect::<Vec<_>>()
    });
    let left: Vec<Vec<String>> = left.into_iter().collect();
    assert_eq!(
        left,
        [
            vec!["start-job-2".to_string(), "hired-hand".to_string()],
            vec!["wanted".to_string(), "hired-hand".to_string()]
        ]
    );
}

#[test]
fn cargo_for_the_planet_is_delivered_and_other_cargo_stays() {
    rule!(
        "solo-jobs-cargo/cargo-needs-card-and-destination",
        "solo-jobs-cargo/cargo-reward-then-discard"
    );
    let roomy = PlayerWords {
        ship: Some("yt-1300".into()),
        ..rival_with("ryloth", &["coaxium-crystal", "livestock"])
    };
    let t = after(before("ai-3", roomy));
    assert!(t.assets(TWO).contains(&"livestock".to_string()));
    assert!(!t.assets(TWO).contains(&"coaxium-crystal".to_string()));
    assert!(t.told(|event| matches!(event, Event::Delivered { .. })));
    let deck = format!("{:?}", t.words().market[&Market::Cargo].last());
    assert!(deck.contains("coaxium-crystal"), "{deck}");
}

#[test]
fn illegal_cargo_needs_no_roll_and_costs_what_the_ai_card_says() {
    rule!(
        "solo-jobs-cargo/illegal-cargo-needs-no-roll",
        "solo-jobs-cargo/illegal-penalty-comes-from-the-ai-card"
    );
    let smuggler = rival_with("tatooine", &["contraband"]);
    let damage = |card: &str| {
        let t = after(before(card, smuggler.clone()));
        assert!(t.told(|event| matches!(event, Event::Delivered { .. })));
        assert!(!t.told(|event| matches!(event, Event::Caught { .. })));
        t.who(TWO).damage
    };
    assert_eq!(damage("ai-1"), [0, 2]);
    assert_eq!(damage("ai-6"), [2, 0]);
    assert_eq!(damage("ai-4"), [0, 0]);
    // Card 7 costs reputation with the faction of the planet.
    let t = after(before("ai-7", smuggler.clone()));
    assert!(t.who(TWO).reputation.contains_key(&Faction::Hutt));
}

#[test]
fn several_illegal_cargo_are_delivered_at_once_and_each_costs() {
    rule!(
        "solo-jobs-cargo/delivers-all-cargo-for-the-planet",
        "solo-jobs-cargo/penalty-for-each-illegal-cargo"
    );
    let smuggler = PlayerWords {
        ship: Some("yt-1300".into()),
        ..rival_with("tatooine", &["contraband", "contraband-2"])
    };
    let t = after(before("ai-2", smuggler));
    assert_eq!(t.who(TWO).damage, [0, 4]);
    assert_eq!(t.who(TWO).fame, 2);
}

#[test]
fn a_defeated_rival_finishes_the_bullet_and_no_more() {
    rule!(
        "solo-clarifications/defeated-ai-finishes-the-bullet",
        "solo-clarifications/defeat-ends-the-card",
        "solo-clarifications/defeat-costs-the-usual"
    );
    // The G9 Rigger has a hull of 3; the reward comes before the damage.
    let t = after(before("ai-5", rival_with("tatooine", &["contraband"])));
    let two = t.who(TWO);
    assert!(two.defeated);
    assert!(t.told(|event| matches!(event, Event::AiCardCut { .. })));
    assert_eq!((two.fame, two.credits), (1, 6000));
    assert_eq!(t.bullets().last().map(String::as_str), Some("action 1"));
    assert_eq!(t.ai_deck()[9], "ai-5");
}

#[test]
fn a_defeated_rival_recovers_on_its_next_card() {
    rule!("solo-clarifications/defeated-ai-recovers-next");
    let t = after(before(
        "ai-9",
        PlayerWords {
            damage: [1, 3],
            defeated: true,
            ..rival_with("tatooine", &["coaxium-crystal"])
        },
    ));
    let two = t.who(TWO);
    assert_eq!(
        (two.damage, two.defeated, two.space.as_str()),
        ([0, 0], false, "tatooine")
    );
    assert!(t.bullets().contains(&"action 2".to_string()));
}

/// Contacts of Tatooine, from left to right.
fn contacts(list: Vec<ContactWord>) -> BTreeMap<String, Vec<ContactWord>> {
    BTreeMap::from([("tatooine".to_string(), list)])
}

fn open(contact: &str) -> ContactWord {
    ContactWord::With {
        contact: contact.into(),
        faceup: true,
        known: tabletop::SeatSet::ALL,
    }
}

fn recruiting(rival: PlayerWords, list: Vec<ContactWord>) -> Scenario {
    Scenario {
        contacts: contacts(list),
        market: market(&[(Market::Job, &["casino"])]),
        ..before("ai-2", rival)
    }
}

#[test]
fn a_contact_joins_the_rival_free_of_charge() {
    rule!(
        "solo-crew/contact-is-read-only-for-crew",
        "solo-crew/free-and-without-conditions",
        "solo-crew/contact-token-leaves-the-map"
    );
    // White 3 asks for a test of influence.
    let t = after(recruiting(
        rival("tatooine"),
        words_of(&["white-3", "green-2"]),
    ));
    assert!(t.assets(TWO).contains(&"white-3-card".to_string()));
    assert!(!t.told(|event| matches!(event, Event::TestResult { .. })));
    assert_eq!(t.words().contacts["tatooine"][0], "-".into());
}

fn words_of(ids: &[&str]) -> Vec<ContactWord> {
    ids.iter().map(|&id| id.into()).collect()
}

#[test]
fn a_facedown_contact_comes_before_an_open_one() {
    rule!(
        "solo-crew/facedown-contacts-first",
        "solo-crew/no-second-try"
    );
    let joins = |facedown: &str| {
        let list = vec![open("white-3"), facedown.into()];
        after(recruiting(rival("tatooine"), list)).assets(TWO)
    };
    assert!(joins("green-2").contains(&"green-2-card".to_string()));
    // Yellow 6 has no crew, and that is that.
    assert!(!joins("yellow-6").contains(&"white-3-card".to_string()));
}

#[test]
fn of_open_contacts_the_lowest_class_joins() {
    rule!(
        "solo-crew/otherwise-lowest-faceup-contact",
        "solo-crew/always-takes-the-crew"
    );
    let list = vec![open("green-2"), open("white-3")];
    let t = after(recruiting(rival("tatooine"), list));
    assert!(t.assets(TWO).contains(&"white-3-card".to_string()));
    // White 3 is strong; nobody was asked whether the rival wants that.
    let skilled = &t.view(TWO).players[1].skilled;
    assert!(skilled.iter().any(|one| one.skill == Skill::Strength));
}

#[test]
fn of_equal_contacts_the_leftmost_joins() {
    rule!("solo-crew/same-class-takes-the-leftmost");
    let scenario = recruiting(rival("tatooine"), words_of(&["white-3", "white-2"]));
    let crew = all_after(&scenario, |words| {
        words.players[1]
            .assets
            .iter()
            .map(id)
            .any(|id| id == "white-3-card")
    });
    assert_eq!(Vec::from_iter(crew), [true]);
}

#[test]
fn without_contacts_nobody_joins() {
    rule!("solo-crew/no-contact-no-recruiting");
    let t = after(recruiting(rival("tatooine"), words_of(&["-", "-"])));
    assert_eq!(
        t.bullets().last().map(String::as_str),
        Some("encounter 3 NoContact")
    );
}

#[test]
fn a_full_crew_slot_is_cleared_by_chance() {
    rule!(
        "solo-crew/full-slots-drop-one-at-random",
        "solo-crew/dropped-crew-returns-to-a-planet"
    );
    let full = PlayerWords {
        ship: Some("hwk-290".into()),
        assets: words(&["white-1-card", "white-2-card"]),
        ..rival("tatooine")
    };
    let scenario = recruiting(full, vec![open("white-3"), "-".into()]);
    let crews = all_after(&scenario, |words| {
        let crew = words.players[1].assets.iter().map(id);
        let crew: Vec<String> = crew.filter(|id| id.starts_with("white")).collect();
        let contacts = &words.contacts["tatooine"];
        let back = ["white-1", "white-2"].map(|gone| contacts.contains(&open(gone)));
        (crew, back)
    });
    let (crews, back): (Vec<_>, Vec<_>) = crews.into_iter().unzip();
    let aboard = |one: &str| vec![one.to_string(), "white-3-card".to_string()];
    assert_eq!(crews, [aboard("white-1-card"), aboard("white-2-card")]);
    assert_eq!(back, [[false, true], [true, false]], "faceup on the planet");
}

#[test]
fn card_eight_reveals_a_contact_and_leaves_it() {
    rule!("solo-crew/reveal-alone-is-an-effect");
    let t = after(Scenario {
        contacts: contacts(words_of(&["white-3", "green-2"])),
        ..before("ai-8", rival("tatooine"))
    });
    assert_eq!(t.words().contacts["tatooine"][0], open("white-3"));
    assert_eq!(t.assets(TWO), [""; 0]);
}

#[test]
fn a_contact_without_a_crew_is_turned_up_and_stays() {
    rule!("solo-crew/no-crew-on-the-card");
    let t = after(recruiting(rival("tatooine"), words_of(&["yellow-6", "-"])));
    assert_eq!(t.words().contacts["tatooine"][0], open("yellow-6"));
    assert!(!t.told(|event| matches!(event, Event::ContactLeft { .. })));
    // Nor does anything else happen that stands on its card, which pays 2,000: these are for want
    // of a move.
    assert_eq!(t.story_of(&["2 credits +"]), ["2 credits +2"]);
}

#[test]
fn what_a_job_costs_the_rival_pays() {
    rule!("solo-jobs-cargo/job-reward-may-cost");
    let t = after(before("ai-9", rival_with("naboo", &["dirty-job"])));
    let two = t.who(TWO);
    assert_eq!(two.fame, 1);
    assert_eq!(
        two.reputation,
        reputation(&[(Faction::Imperial, Standing::Negative)])
    );
}
