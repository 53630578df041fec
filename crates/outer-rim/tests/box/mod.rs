//! The base box: what the rulebook says of it, what is known of its cards, what every card does, and
//! games played with it.

mod ambitions;
mod book;
mod cards;
mod expansion;
mod known;
mod terse;
mod unsound;

use outer_rim::content::{AssetKind, Boxes, Content, Library, Shelf};
use outer_rim::{OuterRim, Setup};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Fate, Game, Lang, Log, Seed};

fn content() -> &'static Content {
    Content::base().unwrap_or_else(|errors| {
        let all: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{}", all.join("\n"))
    })
}

/// What is shipped, with these boxes on the table.
fn with_boxes(boxes: Boxes) -> Content {
    Shelf::shipped().proved(boxes).unwrap_or_else(|errors| {
        let all: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{boxes:?}: {}", all.join("\n"))
    })
}

#[test]
fn every_choice_of_boxes_is_sound_and_whole() {
    for boxes in Boxes::all() {
        assert_eq!(with_boxes(boxes).boxes, boxes);
    }
}

#[test]
fn no_two_cards_share_a_picture() {
    Boxes::all().for_each(has_own_pictures);
}

fn has_own_pictures(boxes: Boxes) {
    let content = with_boxes(boxes);
    let mut seen: BTreeMap<String, &str> = BTreeMap::new();
    let market = content.market.iter().map(|card| (&card.id, card.art));
    let encounters = content.encounters.iter().map(|card| (&card.id, card.art));
    let databank = content.databank.iter().map(|card| (&card.id, card.art));
    let mut twins = Vec::new();
    for (id, art) in market.chain(encounters).chain(databank) {
        let art = format!("{:?}", art.unwrap_or_else(|| panic!("{id} has no picture")));
        if let Some(other) = seen.insert(art.clone(), id) {
            twins.push(format!("{other} and {id}: {art}"));
        }
    }
    assert!(twins.is_empty(), "{}", twins.join("\n"));
}

/// The texts speak of "the pit guard": a name would read "the Cassian Andor".
#[test]
fn nobody_with_a_name_is_an_enemy_on_a_card() {
    let content = content();
    let contacts = content
        .contacts
        .iter()
        .map(|one| content.contact_name(&one.id, Lang::EN));
    let characters = content
        .characters
        .iter()
        .map(|one| content.name(&one.id, Lang::EN));
    let names: Vec<String> = contacts.chain(characters).collect();
    let components = OuterRim::base().unwrap().components(Lang::EN).unwrap();
    let cards = components["cards"].as_array().unwrap().iter();
    let enemies: Vec<&str> = cards.filter_map(|card| card["enemy"].as_str()).collect();
    assert!(!enemies.is_empty());
    for enemy in enemies {
        assert!(names.iter().all(|name| *name != enemy), "{enemy}");
    }
}

#[test]
fn every_step_of_a_script_sets_its_scene() {
    Boxes::all().for_each(sets_its_scenes);
}

fn sets_its_scenes(boxes: Boxes) {
    let content = with_boxes(boxes);
    for card in &content.databank {
        let job = card.asset.as_ref().and_then(|asset| match &asset.kind {
            AssetKind::Job { steps, .. } => Some(steps),
            _ => None,
        });
        let steps = job.unwrap_or(&card.steps);
        let lines = content.scenes_of(&card.id, Lang::EN);
        assert_eq!(lines.len(), steps.len(), "{}", card.id);
    }
}

#[test]
fn no_scene_is_told_twice() {
    Boxes::all().for_each(tells_each_scene_once);
}

fn tells_each_scene_once(boxes: Boxes) {
    let content = with_boxes(boxes);
    let mut seen = BTreeSet::new();
    for scene in content.scenes(Lang::EN).into_values().flatten() {
        assert!(seen.insert(scene.clone()), "{scene}");
        assert!(scene.chars().count() <= 120, "too long: {scene}");
        assert!(scene.ends_with(['.', '?', '!']), "no sentence: {scene}");
    }
}

#[test]
fn whole_games_end() {
    content();
    let game = OuterRim::base().unwrap();
    let setups: Vec<Setup> = Setup::all().collect();
    play_to_the_end(&game, &setups, 100);
}

#[test]
fn whole_games_end_with_unfinished_business() {
    let base = OuterRim::base().unwrap();
    let alone = Setup::solo().map(|alone| Setup {
        with: Boxes::all().last().unwrap(),
        ..alone
    });
    let setups: Vec<Setup> = Setup::expanded().chain(alone).collect();
    let game = base.for_setup(&setups[0]).unwrap().unwrap();
    play_to_the_end(&game, &setups, 30);
}

fn play_to_the_end(game: &OuterRim, setups: &[Setup], games: u64) {
    for number in 0..games {
        let setup = &setups[number as usize % setups.len()];
        let mut log = Log::silent();
        let fate = Fate::new(Seed::from_number(number));
        let mut state = game.start(setup, fate, &mut log).unwrap();
        let mut pick = Fate::new(Seed::from_number(number + 1_000_000));
        let mut choices = Vec::new();
        let mut steps = 0;
        while game.decider(&state).is_some() {
            choices.clear();
            game.choices(&state, &mut choices);
            assert!(
                !choices.is_empty(),
                "no choice at {:?}",
                game.prompt(&state)
            );
            let choice = choices[pick.below(choices.len() as u32) as usize];
            game.apply(&mut state, &choice, &mut log);
            let flaws = game.flaws(&state);
            assert!(
                flaws.is_empty(),
                "game {number} step {steps}: {flaws:?} after {choice:?}"
            );
            steps += 1;
            assert!(steps < 200_000, "game {number} does not end");
        }
    }
}

#[test]
fn the_examples_of_the_page_are_sound_entries() {
    const PAGE: &str = include_str!("../../../../docs/outer-rim-cards.md");
    let (_, example) = PAGE.split_once("```ron\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    let pack = [("page.ron".to_string(), example.to_string())];
    let content = Content::with_pack(&pack).unwrap_or_else(|errors| panic!("{errors:#?}"));
    assert_eq!(content.market.len(), 73);
    assert_eq!(content.encounters.len(), 71);
    assert_eq!(content.databank.len(), 54);
}

#[test]
fn a_pack_replaces_what_it_names_and_leaves_the_rest() {
    let cheap =
        r#"[Patrol(faction: hutt, level: 1, combat: 1, reward: [Credits(1000)], source: design)]"#;
    let pack = [("weak.ron".to_string(), cheap.to_string())];
    let content = Content::with_pack(&pack).unwrap();
    assert_eq!(content.patrols.len(), 16);
    assert_eq!(content.patrols[0].combat, Some(1));
    assert_eq!(content.patrols[1..], self::content().patrols[1..]);
    assert_ne!(content.fingerprint(), self::content().fingerprint());
}

/// What the box was called while its fingerprint covered names as well: kept games say so.
const FORMER: &str = "459573722c713857490bee6b5d77d0abbb6c76498370fe411ba9ecb83afeb85a";

/// A droid that can be met on the lanes, for so many credits.
fn droid(price: u32, name: &str, scene: &str) -> Vec<(String, String)> {
    let entry = format!(
        r#"[EncounterCard(id: "navpoints-1", deck: "navpoints",
            sections: [
                (place: WithPatrol, scene: "{scene}", does: [Pay({price}), GainThis]),
                (place: WithoutPatrol, scene: "Nothing but stars.", does: [Credits(1000)]),
            ],
            asset: {name}(kind: Crew(skills: [tech], droid: true)){close},
            art: (scene: Orbit, figure: DroidHead, prop: Crate), source: design)]"#,
        close = if name.is_empty() { "" } else { ")" },
    );
    vec![("droid.ron".to_string(), entry)]
}

#[test]
fn games_that_began_with_the_box_as_it_was_called_before_go_on() {
    let game = OuterRim::base().unwrap();
    let now = game.fingerprint();
    assert!(
        game.plays(now) && game.plays(FORMER.parse().unwrap()),
        "the box is another one now, {now}: if only its words are, `FORMER` in src/game.rs says so; if \
         its entries are, games that began with the box before cannot go on, and FORMER ends here"
    );
    let content = Content::with_pack(&droid(2000, r#"("Drifting Droid", "#, "It blinks.")).unwrap();
    let other = OuterRim::new(Library::new(content));
    assert!(!other.plays(now) && !other.plays(FORMER.parse().unwrap()));
}

#[test]
fn words_are_no_part_of_the_fingerprint_and_numbers_are() {
    let content = |price, name, scene| {
        let content = Content::with_pack(&droid(price, name, scene));
        content.unwrap_or_else(|errors| panic!("{errors:#?}"))
    };
    let plain = content(2000, r#"("Drifting Droid", "#, "It blinks.");
    let renamed = content(2000, r#"("Lost Droid", "#, "It blinks no more.");
    assert_eq!(plain.name("navpoints-1", Lang::EN), "Drifting Droid");
    assert_eq!(renamed.name("navpoints-1", Lang::EN), "Lost Droid");
    assert_eq!(
        renamed.scene("navpoints-1", 0, Lang::EN),
        "It blinks no more."
    );
    assert_eq!(renamed.fingerprint(), plain.fingerprint());
    let dearer = content(3000, r#"("Drifting Droid", "#, "It blinks.");
    assert_ne!(dearer.fingerprint(), plain.fingerprint());
}

#[test]
fn what_nobody_named_is_refused() {
    let errors = Content::with_pack(&droid(2000, "", "It blinks.")).unwrap_err();
    let problems: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(problems, ["droid.ron, navpoints-1: it needs a name"]);
    let mut named = droid(2000, "", "It blinks.");
    let words = "name_navpoints-1 = Drifting Droid\n    .scene-1 = A droid.\n    .scene-2 = Stars.";
    named.push(("text/en/names.ftl".to_string(), words.to_string()));
    let content = Content::with_pack(&named).unwrap();
    assert_eq!(content.name("navpoints-1", Lang::EN), "Drifting Droid");
}
