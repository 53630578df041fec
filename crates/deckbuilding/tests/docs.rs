//! The pages about cards and positions name everything there is, and nothing else.

use deckbuilding::content::{
    Ability, Condition, Constant, Content, Deck, Faction, Filter, Moment, Place, Source, Trait,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeSet;
use std::fmt::Debug;
use tabletop::{Figure, Prop, Scene};

const CARDS: &str = include_str!("../../../docs/cards.md");
const PROTOCOL: &str = include_str!("../../../docs/protocol.md");
const LANGUAGE: &str = include_str!("../src/content/effect.rs");
const POSITIONS: &str = include_str!("../src/scenario/mod.rs");
const SETUP: &str = include_str!("../src/setup.rs");

macro_rules! shipped {
    ($($name:literal),*) => {
        [$(($name, include_str!(concat!("../../../content/deckbuilding/base/", $name)))),*]
    };
}
const BOX: [(&str, &str); 6] = shipped!(
    "starters.ron",
    "pilots.ron",
    "empire.ron",
    "rebel.ron",
    "neutral.ron",
    "bases.ron"
);

/// A chapter of a page, from its heading to the next.
#[track_caller]
fn chapter<'a>(page: &'a str, heading: &str) -> &'a str {
    let (_, after) = page
        .split_once(&format!("\n## {heading}\n"))
        .expect("a heading");
    after.split_once("\n## ").map_or(after, |(own, _)| own)
}

/// What stands between backticks in the first column of the tables of a chapter.
fn first_column<'a>(page: &'a str, heading: &str) -> Vec<&'a str> {
    let rows = chapter(page, heading).lines();
    let cells = rows.filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
    let code = cells.flat_map(|cell| cell.trim_end_matches('`').split("`, `"));
    code.collect()
}

/// The words of a table, read as the engine reads them.
fn words<T: DeserializeOwned + Debug>(heading: &str) -> BTreeSet<String> {
    let rows = first_column(CARDS, heading).into_iter();
    rows.map(|row| match ron::from_str::<T>(row) {
        Ok(value) => head(&format!("{value:?}")).to_string(),
        Err(error) => panic!("{row}: {error}"),
    })
    .collect()
}

/// The name a value or a declaration begins with.
fn head(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric());
    &text[..end.unwrap_or(text.len())]
}

/// The variants of an enum of the effect language.
#[track_caller]
fn variants(name: &str) -> BTreeSet<String> {
    let (_, after) = LANGUAGE
        .split_once(&format!("pub enum {name} {{\n"))
        .expect("an enum");
    let (body, _) = after.split_once("\n}").expect("its end");
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let declared = lines.filter(|line| line.starts_with(char::is_uppercase));
    declared.map(|line| head(line).to_string()).collect()
}

/// The members of a value as JSON.
fn members(value: impl Serialize) -> BTreeSet<String> {
    let value = serde_json::to_value(value).expect("plain data");
    let members = value.as_object().expect("an object");
    members.keys().cloned().collect()
}

#[test]
fn every_word_of_the_effect_language_is_explained() {
    assert_eq!(words::<Ability>("Abilities"), variants("Ability"));
    assert_eq!(words::<Moment>("Moments"), variants("Moment"));
    assert_eq!(words::<Constant>("Constants"), variants("Constant"));
    assert_eq!(words::<Condition>("Conditions"), variants("Condition"));
}

#[test]
fn every_part_of_a_filter_is_explained() {
    let rows = first_column(CARDS, "Filters");
    for row in &rows {
        ron::from_str::<Filter>(row).unwrap_or_else(|error| panic!("{row}: {error}"));
    }
    let named =
        |field: &str, name: &str| rows.iter().any(|row| *row == format!("({field}: {name})"));
    for side in variants("Side") {
        assert!(named("side", &side), "{side}");
    }
    for kind in variants("Kind") {
        assert!(named("kind", &kind), "{kind}");
    }
    for field in members(Filter::default()) {
        let begins = format!("({field}: ");
        assert!(rows.iter().any(|row| row.starts_with(&begins)), "{field}");
    }
    for one in Trait::ALL {
        assert!(chapter(CARDS, "Filters").contains(&format!("`{one:?}`")));
    }
}

#[test]
fn every_field_of_an_entry_is_explained() {
    let content = Content::base().expect("the box is sound");
    let fields = |heading| -> BTreeSet<String> {
        let rows = first_column(CARDS, heading).into_iter();
        rows.map(str::to_string).collect()
    };
    // Words, pictures and sources are read, but never written: they are no part of the fingerprint.
    let with_words = |mut members: BTreeSet<String>| {
        members.extend(["art", "name", "source"].map(String::from));
        members
    };
    let (card, base) = (&content.cards[0], &content.bases[0]);
    assert_eq!(fields("Fields of a card"), with_words(members(card)));
    assert_eq!(fields("Fields of a base"), with_words(members(base)));
    let card = chapter(CARDS, "Fields of a card");
    for deck in [Deck::Starter, Deck::Galaxy, Deck::Pilots] {
        assert!(card.contains(&format!("`{deck:?}`")), "{deck:?}");
    }
    for source in [Source::Rulebook, Source::Public, Source::Design] {
        assert!(card.contains(&format!("`{source:?}`")), "{source:?}");
    }
    for faction in [Faction::Empire, Faction::Rebel, Faction::Neutral] {
        let name = format!("`{}`", format!("{faction:?}").to_lowercase());
        assert!(card.contains(&name), "{name}");
    }
    for place in [Place::Discard, Place::Deck, Place::Hand] {
        let name = format!("`{place:?}`");
        assert!(chapter(CARDS, "Verbs").contains(&name), "{name}");
    }
}

#[test]
fn every_part_of_a_picture_is_named() {
    let pictures = chapter(CARDS, "Pictures");
    let parts = Scene::ALL.iter().map(|part| format!("`{part:?}`"));
    let parts = parts.chain(Figure::ALL.iter().map(|part| format!("`{part:?}`")));
    let parts = parts.chain(Prop::ALL.iter().map(|part| format!("`{part:?}`")));
    for part in parts {
        assert!(pictures.contains(&part), "{part}");
    }
}

#[test]
fn the_examples_are_sound_entries() {
    let (_, example) = CARDS.split_once("```ron\n").expect("an example");
    let (example, _) = example.split_once("```").expect("its end");
    let mut files = BOX.to_vec();
    files.push(("docs/cards.md", example));
    let content = Content::parse(&files).unwrap_or_else(|errors| panic!("{errors:#?}"));
    let box_alone = Content::base().expect("the box is sound");
    assert_eq!(content.cards.len(), box_alone.cards.len() + 2);
    assert_eq!(content.bases.len(), box_alone.bases.len() + 1);
}

#[test]
fn every_field_of_a_position_is_explained() {
    let rows: BTreeSet<String> = first_column(PROTOCOL, "Positions of the Deckbuilding Game")
        .into_iter()
        .map(str::to_string)
        .collect();
    // From the source, since a member with its usual value may be left out when it is written.
    let mut fields = BTreeSet::new();
    for source in [POSITIONS, SETUP] {
        let declared = source.lines().filter_map(|line| {
            let (name, _) = line.strip_prefix("    pub ")?.split_once(": ")?;
            (!name.contains(' ')).then(|| name.to_string())
        });
        fields.extend(declared);
    }
    // A hidden card with the seats that know it has this one besides.
    fields.insert("known".into());
    assert_eq!(rows, fields);
}
