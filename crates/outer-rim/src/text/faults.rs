//! Texts that cannot be printed: a message that is missing, or a word it asks for.

use super::{Rules, ambition, character, databank_card, encounter_card, market_card, patrol, ship};
use crate::content::{Content, Found, Problem};
use printed::misprint;
use tabletop::Lang;

/// Every component whose English text is not whole. What another language lacks is said in English.
pub(crate) fn faults(content: &Content) -> Vec<Found> {
    let lang = Lang::EN;
    let mut all: Vec<(String, Rules)> = Vec::new();
    for one in &content.characters {
        all.extend([false, true].map(|side| (one.id.clone(), character(content, one, side, lang))));
    }
    for one in &content.ships {
        all.extend([false, true].map(|side| (one.id.clone(), ship(content, one, side, lang))));
    }
    let ends = content.other_ends().map(|(_, end)| end);
    let market = content.market.iter().chain(ends);
    all.extend(market.map(|one| (one.id.clone(), market_card(content, one, lang))));
    let encounters = content.encounters.iter();
    all.extend(encounters.map(|one| (one.id.clone(), encounter_card(content, one, lang))));
    let databank = content.databank.iter();
    all.extend(databank.map(|one| (one.id.clone(), databank_card(content, one, lang))));
    let ambitions = content.ambitions.iter();
    all.extend(ambitions.map(|one| (one.id.clone(), ambition(content, one, lang))));
    let patrols = content.patrols.iter();
    all.extend(patrols.map(|one| {
        let name = format!("{:?} {}", one.faction, one.level);
        (name, patrol(content, one, lang))
    }));
    let wrong = all.into_iter().filter_map(|(id, rules)| {
        let text = misprint(&rules.full, &rules.brief)?;
        Some((Some(id), Problem::Unworded(text)))
    });
    wrong.collect()
}
