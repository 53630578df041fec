//! What every card does, written down once more in `cards.txt` and `expansion.txt` and compared: an
//! entry that was changed by accident, or that was read as something else, shows.

use super::{content, terse, with_boxes};
use outer_rim::content::{Content, Expansion};
use std::collections::BTreeMap;

const TABLE: &str = include_str!("cards.txt");
/// What Unfinished Business adds, and what it has in the place of cards of the base box.
const EXPANSION: &str = include_str!("expansion.txt");

/// What stands in the table: a card a line, `id = what it does`; one that does several things in
/// sections goes on in the lines below.
fn stated(text: &str) -> BTreeMap<String, String> {
    let mut table: BTreeMap<String, String> = BTreeMap::new();
    let mut last = String::new();
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    for line in lines.filter(|line| !line.starts_with('#')) {
        if let Some(more) = line.strip_prefix("    ") {
            let card = table.get_mut(&last).expect("a line to go on with");
            card.push('\n');
            card.push_str(more);
        } else {
            let (id, does) = line
                .split_once(" = ")
                .unwrap_or((line.trim_end_matches(" ="), ""));
            last = id.to_string();
            let before = table.insert(last.clone(), does.to_string());
            assert!(before.is_none(), "{id} is there twice");
        }
    }
    table
}

/// What the boxes hold, in the same words.
fn printed(content: &Content) -> Vec<(String, String)> {
    let mut cards = Vec::new();
    for one in &content.market {
        cards.push((one.id.clone(), terse::market(one)));
    }
    for one in &content.encounters {
        let mut lines = vec![String::new()];
        lines.extend(one.sections.iter().map(terse::section));
        let asset = one.asset.as_ref();
        lines.extend(asset.map(|inset| {
            let name = content.name(&one.id, tabletop::Lang::EN);
            format!("{name}: {}", terse::asset(&inset.asset))
        }));
        cards.push((one.id.clone(), lines.join("\n")));
    }
    for one in &content.databank {
        let mut lines = vec![format!("#{}", one.number)];
        lines.extend(
            one.start
                .as_ref()
                .map(|planet| format!("start on {planet}")),
        );
        if !one.steps.is_empty() {
            lines.push(terse::steps(&one.steps));
        }
        lines.extend(one.asset.as_ref().map(terse::asset));
        cards.push((one.id.clone(), lines.join("\n")));
    }
    for one in &content.contacts {
        let mut words = vec![format!("#{}", one.databank), format!("{:?}", one.class)];
        words.extend(one.factions.iter().map(|faction| format!("{faction:?}")));
        words.extend(one.droid.then(|| "droid".to_string()));
        let words = words.join(" ").to_lowercase();
        cards.push((format!("contact-{}", one.id), words));
    }
    for one in &content.characters {
        cards.push((one.id.clone(), sides(terse::character(one))));
    }
    for one in &content.ships {
        cards.push((one.id.clone(), sides(terse::ship(one))));
    }
    for one in &content.patrols {
        let id = format!("patrol-{:?}-{}", one.faction, one.level).to_lowercase();
        cards.push((id, terse::patrol(one)));
    }
    cards
}

/// The sides of a sheet, each below its id.
fn sides(lines: Vec<String>) -> String {
    let lines = lines.into_iter().map(|line| format!("\n{line}"));
    lines.collect()
}

#[test]
fn every_card_does_what_the_table_says() {
    agrees(printed(content()), stated(TABLE));
}

#[test]
fn every_card_of_unfinished_business_does_what_its_table_says() {
    let with = with_boxes([Expansion::UnfinishedBusiness].into_iter().collect());
    let base = printed(content());
    let mut cards = printed(&with);
    cards.retain(|card| !base.contains(card));
    agrees(cards, stated(EXPANSION));
}

fn agrees(printed: Vec<(String, String)>, mut stated: BTreeMap<String, String>) {
    let mut wrong = String::new();
    for (id, does) in printed {
        match stated.remove(&id) {
            Some(said) if said == does => {}
            said => {
                let does = does.replace('\n', "\n    ");
                let said = said.map_or("nothing is stated".into(), |said| {
                    said.replace('\n', "\n    ")
                });
                wrong += &format!("{id} = {does}\n  # stated: {said}\n");
            }
        }
    }
    for id in stated.keys() {
        wrong += &format!("{id} is not in the box\n");
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}
