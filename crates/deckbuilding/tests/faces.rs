//! What is printed on the cards, as a client gets it to draw.

use deckbuilding::Deckbuilding;
use deckbuilding::content::Content;
use std::collections::BTreeSet;
use tabletop::{Face, Game, Lang, Scene};

fn faces() -> Vec<Face> {
    Deckbuilding::base()
        .expect("the box is sound")
        .faces(Lang::EN)
}

#[track_caller]
fn face(id: &str) -> Face {
    let mut faces = faces().into_iter();
    faces.find(|face| face.id == id).expect("a face")
}

fn values(face: &Face) -> Vec<(&str, u8)> {
    let values = face.values.iter();
    values
        .map(|value| (value.glyph.as_str(), value.number))
        .collect()
}

#[test]
fn every_card_and_base_has_a_face_of_its_own() {
    let content = Content::base().expect("the box is sound");
    let ids: BTreeSet<String> = faces().into_iter().map(|face| face.id).collect();
    assert_eq!(ids.len(), content.cards.len() + content.bases.len());
}

#[test]
fn a_unit_of_a_side_shows_all_that_is_printed_on_it() {
    let face = face("han-solo");
    assert_eq!(
        (face.name.as_str(), face.deck.as_str()),
        ("Han Solo", "galaxy")
    );
    assert_eq!(
        (face.faction.as_str(), face.kind.as_str()),
        ("rebel", "unit")
    );
    assert_eq!(face.type_line, "Rebel unique unit · Scoundrel");
    assert_eq!((face.unique, face.copies, face.cost), (true, 1, Some(5)));
    assert_eq!(values(&face), [("attack", 3), ("resource", 2)]);
    assert_eq!(face.values[0].label, "Attack");
    assert_eq!(face.rules.len(), 1);
    assert!(face.rules[0].to_string().contains("Millennium Falcon"));
    let bounty = face.bounty.expect("he can be defeated");
    assert_eq!((bounty.target.number, bounty.label.as_str()), (5, "Reward"));
    assert_eq!(bounty.reward.to_string(), "Gain 3 resources and 2 force.");
    assert!(printed::width(&bounty.brief) < printed::width(&bounty.reward));
}

#[test]
fn a_face_says_in_words_whose_it_is_and_whether_it_is_unique() {
    for (id, line) in [
        ("lando-calrissian", "Neutral unique unit · Scoundrel"),
        ("ig-88", "Neutral unique unit · Bounty Hunter, Droid"),
        ("jawa-scavenger", "Neutral unit"),
        ("tie-fighter", "Empire unit · Fighter"),
        ("hoth", "Rebel base"),
    ] {
        assert_eq!(face(id).type_line, line, "{id}");
    }
}

#[test]
fn starters_cost_nothing_and_ships_and_bases_have_hit_points() {
    let shuttle = face("imperial-shuttle");
    assert_eq!(
        (shuttle.deck.as_str(), shuttle.cost),
        ("empire-starter", None)
    );
    assert!(shuttle.rules.is_empty() && shuttle.brief.is_empty());
    let frigate = face("nebulon-b-frigate");
    assert_eq!(
        (frigate.kind.as_str(), frigate.type_line.as_str()),
        ("ship", "Neutral capital ship")
    );
    assert_eq!(values(&frigate), [("hit-points", 5)]);
    assert!(frigate.bounty.is_none());
    let hoth = face("hoth");
    assert_eq!((hoth.deck.as_str(), hoth.kind.as_str()), ("bases", "base"));
    assert_eq!(values(&hoth), [("hit-points", 14)]);
    assert_eq!(face("lothal").type_line, "Empire starting base");
    assert_eq!(face("outer-rim-pilot").deck, "pilots");
}

#[test]
fn what_is_printed_fits_and_is_made_of_words() {
    for face in faces() {
        assert!(
            printed::width(&face.brief) <= 40,
            "{}: {}",
            face.id,
            face.brief
        );
        let labels = face.values.iter().map(|value| value.label.clone());
        let words: Vec<String> = labels.chain([face.type_line]).collect();
        assert!(
            words.iter().all(|words| !words.contains(['⟨', '{', '<'])),
            "{words:?}"
        );
    }
}

#[test]
fn no_two_pictures_share_more_than_one_of_their_parts() {
    let faces = faces();
    let mut alike = Vec::new();
    for (n, face) in faces.iter().enumerate() {
        for other in &faces[n + 1..] {
            if face.art.shared(other.art) > 1 {
                alike.push((&face.id, &other.id));
            }
        }
    }
    assert_eq!(alike, []);
}

#[test]
fn every_scene_is_seen() {
    let seen: BTreeSet<Scene> = faces().iter().map(|face| face.art.scene).collect();
    assert_eq!(seen, Scene::ALL.iter().copied().collect());
}

#[test]
fn how_a_card_looks_is_no_part_of_the_fingerprint() {
    let files = |prop: &str| {
        let card = format!(
            r#"[Card(id: "crate-mover", name: "Crate Mover", deck: Galaxy, faction: neutral,
                copies: 1, cost: 1, art: (scene: Dock, figure: Bare, prop: {prop}), source: Design)]"#
        );
        let bases = include_str!("../../../content/deckbuilding/base/bases.ron");
        Content::parse(&[("bases.ron", bases), ("card.ron", &card)]).expect("sound")
    };
    let (one, other) = (files("Crate"), files("Barrel"));
    assert_ne!(one, other);
    assert_eq!(one.fingerprint, other.fingerprint);
}
