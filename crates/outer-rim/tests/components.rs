//! What the numbers of views, choices and events stand for.

use outer_rim::{OuterRim, Setup};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tabletop::{Fate, Game, Lang, Log, Seed};

fn game() -> OuterRim {
    OuterRim::base().expect("the box is sound")
}

fn components() -> Value {
    game().components(Lang::EN).expect("numbers to explain")
}

fn list<'a>(of: &'a Value, key: &str) -> &'a [Value] {
    of[key]
        .as_array()
        .unwrap_or_else(|| panic!("{key} is a list"))
}

#[test]
fn spaces_lie_as_the_map_has_them() {
    let (game, components) = (game(), components());
    let spaces = list(&components, "spaces");
    let mut number = 0;
    for (tile, printed) in game.library().content().tiles.iter().enumerate() {
        assert_eq!(list(&components, "tiles")[tile]["id"], printed.id);
        for space in &printed.spaces {
            let told = &spaces[number];
            assert_eq!(told["id"], space.id);
            assert_eq!(
                told["name"],
                game.library().content().name(&space.id, Lang::EN)
            );
            assert_eq!(told["tile"], tile);
            assert_eq!(told["along"], space.along);
            assert_eq!(told["across"], space.across);
            let deck = told["deck"].as_u64().expect("a deck") as usize;
            assert_eq!(list(&components, "decks")[deck]["id"], *space.encounters);
            number += 1;
        }
    }
    assert_eq!(spaces.len(), number);
}

#[test]
fn lanes_and_ways_are_those_of_the_map() {
    let (game, components) = (game(), components());
    let spaces = list(&components, "spaces");
    let id = |space: &Value| spaces[space.as_u64().expect("a space") as usize]["id"].clone();
    for (tile, printed) in game.library().content().tiles.iter().enumerate() {
        let told = &list(&components, "tiles")[tile];
        let pair = |one: &str, other: &str| BTreeSet::from([one.to_string(), other.to_string()]);
        let lanes: Vec<_> = printed.lanes.iter().map(|(a, b)| pair(a, b)).collect();
        assert_eq!(list(told, "lanes").len(), lanes.len(), "{}", printed.id);
        for lane in list(told, "lanes") {
            let [from, to] = [id(&lane[0]), id(&lane[1])];
            let lane = pair(from.as_str().unwrap_or(""), to.as_str().unwrap_or(""));
            assert!(lanes.contains(&lane), "{lane:?}");
        }
        for (side, ways) in [("left", &printed.left), ("right", &printed.right)] {
            let ways = ways.as_ref().map(|(outer, inner)| json!([outer, inner]));
            let told = told[side]
                .as_array()
                .map(|ways| Value::from_iter(ways.iter().map(id)));
            assert_eq!(told, ways, "{} {side}", printed.id);
        }
    }
}

#[test]
fn every_face_that_is_named_exists() {
    let game = game();
    let faces: BTreeSet<String> = game
        .faces(Lang::EN)
        .into_iter()
        .map(|face| face.id)
        .collect();
    let components = components();
    let mut named = Vec::new();
    for key in ["characters", "ships", "contacts", "cards", "ai"] {
        for part in list(&components, key) {
            named.push(&part["face"]);
            named.extend(part.get("flipped").filter(|flipped| !flipped.is_null()));
        }
    }
    for bearers in list(&components, "abilities") {
        let bearers = bearers.as_array().expect("faces");
        assert!(!bearers.is_empty(), "an ability that stands nowhere");
        named.extend(bearers);
    }
    for id in named {
        let id = id.as_str().expect("an id");
        assert!(faces.contains(id), "{id} has no face");
    }
}

#[test]
fn a_job_a_bounty_and_cargo_say_where_they_lead() {
    let components = components();
    let mut seen = BTreeSet::new();
    for card in list(&components, "cards") {
        let Some(kind) = card["kind"].as_str() else {
            continue;
        };
        let market_cargo = kind == "cargo" && card["home"]["market"] == "cargo";
        let leads = matches!(kind, "job" | "bounty") || market_cargo;
        assert!(!leads || card["destination"].is_u64(), "{card}");
        assert!(kind != "bounty" || card["contact"].is_u64(), "{card}");
        seen.insert(kind.to_string());
    }
    assert!(seen.contains("job") && seen.contains("bounty") && seen.contains("cargo"));
}

#[test]
fn the_bullets_of_an_ai_card_are_counted_as_events_count_them() {
    let (game, components) = (game(), components());
    for (card, told) in game
        .library()
        .content()
        .ai
        .iter()
        .zip(list(&components, "ai"))
    {
        let printed = [&card.planning, &card.action, &card.encounter, &card.special];
        let printed: Vec<usize> = printed
            .iter()
            .map(|bullets| bullets.len())
            .filter(|&count| count > 0)
            .collect();
        let told = list(told, "sections").iter();
        let told: Vec<usize> = told.map(|section| list(section, "bullets").len()).collect();
        assert_eq!(told, printed, "{}", card.id);
    }
}

#[test]
fn nothing_of_a_table_is_in_it() {
    let game = game();
    let before = game.components(Lang::EN);
    let setup = Setup {
        random_map: true,
        ..Setup::default()
    };
    for seed in 0..3 {
        let fate = Fate::new(Seed::from_number(seed));
        game.start(&setup, fate, &mut Log::silent())
            .expect("a game begins");
        assert_eq!(game.components(Lang::EN), before);
    }
}

#[test]
fn cards_tell_a_scene_for_every_section_and_step() {
    let (game, components) = (game(), components());
    let content = game.library().content();
    let cards = list(&components, "cards");
    let scenes = |id: &str| {
        let card = cards.iter().find(|card| card["face"] == id);
        let scenes = card.map(|card| list(card, "scenes").len());
        scenes.unwrap_or_else(|| panic!("{id} has a number"))
    };
    for card in &content.encounters {
        assert_eq!(scenes(&card.id), card.sections.len(), "{}", card.id);
    }
    for card in &content.databank {
        let lines = content.scenes_of(&card.id, Lang::EN);
        assert_eq!(scenes(&card.id), lines.len(), "{}", card.id);
    }
    assert_eq!(scenes(&content.market[0].id), 0);
}

#[test]
fn a_card_with_an_enemy_names_it() {
    let components = components();
    let enemies = list(&components, "cards").iter();
    let mut enemies = enemies.filter_map(|card| card["enemy"].as_str());
    assert!(enemies.any(|enemy| enemy == "dragonsnake"));
}

#[test]
fn dice_count_as_the_rules_say() {
    let components = components();
    let dice: Vec<_> = list(&components, "dice").iter().collect();
    assert_eq!(
        dice,
        [
            &json!({ "face": "hit", "damage": 1, "passes_from": 1 }),
            &json!({ "face": "crit", "damage": 2, "passes_from": 0 }),
            &json!({ "face": "focus", "damage": 0, "passes_from": 2 }),
            &json!({ "face": "blank", "damage": 0, "passes_from": null }),
        ]
    );
}

#[test]
fn every_reason_to_pass_a_bullet_over_has_words() {
    let components = components();
    let words: BTreeSet<_> = list(&components, "spared")
        .iter()
        .map(|reason| reason[1].to_string())
        .collect();
    assert!(words.len() > 10, "{words:?}");
}

#[test]
fn a_character_says_with_what_it_starts_and_where() {
    let components = components();
    let characters = list(&components, "characters");
    let han = characters.iter().find(|one| one["face"] == "han-solo");
    let han = han.expect("Han Solo is in the box");
    assert_eq!(han["reputation"], json!([["hutt", "negative"]]));
    let starts = list(han, "starts").iter().map(|start| {
        let card = start["card"].as_u64().expect("a card") as usize;
        let space = start["space"].as_u64().expect("a space") as usize;
        let face = &list(&components, "cards")[card]["face"];
        (
            face.clone(),
            list(&components, "spaces")[space]["id"].clone(),
        )
    });
    let starts: Vec<_> = starts.collect();
    assert_eq!(
        starts,
        [
            (json!("start-medical-supplies"), json!("naboo")),
            (json!("start-sabacc-tables"), json!("tatooine")),
            (json!("start-sealed-crates"), json!("ord-mantell")),
        ]
    );
}
