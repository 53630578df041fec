//! Outer Rim: contacts, their backs, and who looks at them.

use crate::common::client::fetch;
use crate::common::seated::{Seated, kinds};
use outer_rim::OuterRim;
use outer_rim::scenario::{ContactWord, PlayerWords, Scenario, StepWord};
use rulebook::rule;
use serde_json::{Value, json};
use tabletop::SeatSet;

/// Both seats, and who looks on.
const ALL: [usize; 3] = [0, 1, 2];

pub(super) fn player(character: &str, space: &str) -> PlayerWords {
    PlayerWords {
        character: Some(character.into()),
        space: space.into(),
        ..PlayerWords::default()
    }
}

/// A card as it is sent.
pub(super) fn card(id: &str) -> Value {
    json!(OuterRim::test_pack().unwrap().card_named(id).expect(id))
}

/// Boba Fett in a step of his turn on Tatooine, where this contact lies first.
fn tatooine(contact: ContactWord, step: StepWord, assets: &[&str]) -> Seated {
    let boba = PlayerWords {
        assets: assets.iter().map(|&id| id.into()).collect(),
        ..player("boba-fett", "tatooine")
    };
    let scenario = Scenario {
        step,
        contacts: [("tatooine".into(), vec![contact, "green-1".into()])].into(),
        players: vec![boba, player("bossk", "kessel")],
        ..Scenario::default()
    };
    Seated::staged("outer-rim", &json!(scenario))
}

/// That contact as somebody sees it.
fn seen(seated: &Seated, viewer: usize) -> Value {
    let view = seated.clients[viewer].get("now")["view"].clone();
    let here = &view["players"][0]["space"];
    let mut contacts = view["contacts"].as_array().unwrap().iter();
    let contact = contacts.find(|contact| contact["planet"] == *here);
    contact.expect("a contact on Tatooine").clone()
}

/// Boba Fett has secretly looked at it.
fn looked() -> Seated {
    let mut seated = tatooine("white-4".into(), StepWord::Action, &[]);
    seated.make("use");
    seated.make("berth");
    seated
}

#[test]
fn of_a_facedown_contact_the_class_is_told_and_nothing_else() {
    rule!("contacts/class-visible-while-facedown");
    let seated = tatooine("white-4".into(), StepWord::Action, &[]);
    for viewer in ALL {
        let contact = seen(&seated, viewer);
        assert_eq!(
            (&contact["class"], &contact["faceup"]),
            (&json!("white"), &json!(false))
        );
        assert_eq!(
            (&contact["contact"], &contact["databank"]),
            (&Value::Null, &json!([]))
        );
        let others = contact["may_be"].as_array().unwrap().len();
        assert_eq!(others, 8, "anybody of its class");
        assert!(!seated.was_told(viewer, "white-4") && !seated.was_told(viewer, "White 4"));
    }
}

#[test]
fn a_secret_look_is_told_to_the_looker_alone_and_reads_no_card() {
    rule!(
        "contacts/secret-look-is-private",
        "contacts/secret-look-no-databank"
    );
    let seated = looked();
    for viewer in ALL {
        let looker = viewer == 0;
        let event = seated
            .event(viewer, "contact-looked")
            .expect("all hear of the look");
        assert_eq!(event["contact"].is_null(), !looker);
        assert_eq!(seen(&seated, viewer)["contact"].is_null(), !looker);
        assert_eq!(seated.was_told(viewer, "White 4"), looker);
        // Not even the looker is given the card of its number.
        assert_eq!(seen(&seated, viewer)["databank"], json!([]));
        assert!(!seated.was_told(viewer, "white-4-card"));
    }
}

#[test]
fn there_is_no_way_to_show_what_one_has_looked_at() {
    rule!("contacts/secret-look-may-be-told");
    let mut seated = looked();
    let berth = seen(&seated, 0)["berth"].clone();
    for said in [
        json!({"show": {"berth": berth}}),
        json!({"reveal": {"berth": berth}}),
        json!({"chat": "it is White 4"}),
    ] {
        seated.clients[0].say(&said);
        assert_eq!(
            seated.clients[0].until("error")["code"],
            "bad-request",
            "{said}"
        );
    }
    assert_eq!(
        kinds(&seated.clients[0]),
        ["market", "pass"],
        "nor is it a choice"
    );
    seated.make("pass");
    for viewer in [1, 2] {
        assert_eq!(seen(&seated, viewer)["contact"], Value::Null);
        assert!(!seated.was_told(viewer, "White 4"), "whatever was said");
    }
}

#[test]
fn the_card_of_a_faceup_contact_can_be_read_by_all() {
    rule!("contacts/faceup-databank-is-public");
    let open = ContactWord::With {
        contact: "white-4".into(),
        faceup: true,
        known: SeatSet::ALL,
    };
    let seated = tatooine(open, StepWord::Action, &[]);
    // Bossk is far away, and it is not his turn.
    for viewer in ALL {
        assert_eq!(
            seen(&seated, viewer)["databank"],
            json!([card("white-4-card")])
        );
    }
    let faces = fetch(&seated.server.address, "/api/games/outer-rim/faces", &[]);
    let faces: Value = serde_json::from_slice(&faces.body).unwrap();
    let mut faces = faces["faces"].as_array().unwrap().iter();
    let face = faces
        .find(|face| face["id"] == "white-4-card")
        .expect("its face");
    assert!(
        !face["rules"].as_array().unwrap().is_empty(),
        "what it does"
    );
    let facedown = tatooine("white-4".into(), StepWord::Action, &[]);
    for viewer in ALL {
        assert_eq!(seen(&facedown, viewer)["databank"], json!([]));
    }
}

#[test]
fn who_may_fight_a_contact_reads_its_card_first() {
    rule!("contact-encounters/read-card-before-deciding");
    let mut seated = tatooine("white-1".into(), StepWord::Encounter, &["bounty-white"]);
    assert_eq!(seen(&seated, 0)["databank"], json!([]));
    seated.make("encounter-contact");
    assert_eq!(kinds(&seated.clients[0]), ["fight", "resolve"]);
    let before = seated.clients[0].position;
    assert_eq!(seen(&seated, 0)["databank"], json!([card("white-1-card")]));
    let now = seated.clients[0].get("now");
    assert_eq!(now["position"], before, "to read it commits to nothing");
    assert_eq!(now["decision"]["choices"].as_array().unwrap().len(), 2);
}
