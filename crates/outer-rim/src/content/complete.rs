//! What a whole box has besides sound entries: every deck at its size, every card its picture and
//! its scene, every job the skills that are printed above it.

use super::check::{Found, Problem};
use super::effect::Effect;
use super::entry::{AssetKind, EncounterCard};
use super::load::Content;
use super::words::Skill;
use std::collections::BTreeSet;
use tabletop::Lang;

/// The kinds of entry a file of a pack can hold.
pub const KINDS: [&str; 12] = [
    "Tile",
    "Character",
    "Ship",
    "MarketCard",
    "EncounterCard",
    "DatabankCard",
    "Contact",
    "Patrol",
    "AiCard",
    "Ambition",
    "Counts",
    "LeaveOut",
];

/// What is missing. A pack may add to the decks of the box, but nothing may be left of them.
pub(super) fn check(content: &Content, with_pack: bool) -> Vec<Found> {
    let mut found = counts(content, with_pack);
    found.extend(pictures(content));
    found.extend(scenes(content));
    found.extend(assets_to_gain(content));
    for (id, asset) in content.assets() {
        if let Some(problem) = class(content, &asset.kind).or_else(|| skills(content, &asset.kind))
        {
            found.push((Some(id.to_string()), problem));
        }
    }
    found
}

fn counts(content: &Content, with_pack: bool) -> Vec<Found> {
    let inventory = content.inventory();
    let wrong = content.counts.0.iter().filter_map(|(deck, &printed)| {
        let found = inventory.decks.get(deck).copied().unwrap_or(0);
        let fits = found == printed || with_pack && found > printed;
        let deck = deck.clone();
        (!fits).then_some((
            None,
            Problem::Count {
                deck,
                printed,
                found,
            },
        ))
    });
    wrong.collect()
}

fn pictures(content: &Content) -> Vec<Found> {
    let ends = content.other_ends().map(|(_, end)| end);
    let market = content.market.iter().chain(ends);
    let market = market.map(|one| (&one.id, one.art));
    let encounters = content.encounters.iter().map(|one| (&one.id, one.art));
    let databank = content.databank.iter().map(|one| (&one.id, one.art));
    let contacts = content.contacts.iter().map(|one| (&one.id, one.art));
    let ambitions = content.ambitions.iter().map(|one| (&one.id, one.art));
    let cards = market.chain(encounters).chain(databank);
    let all = cards.chain(contacts).chain(ambitions);
    let bare = all.filter(|(_, art)| art.is_none());
    bare.map(|(id, _)| (Some(id.clone()), Problem::NoPicture))
        .collect()
}

fn scenes(content: &Content) -> Vec<Found> {
    let told = |id: &str| {
        let scenes = content.scenes_of(id, Lang::EN).into_iter();
        scenes.filter(|scene| !scene.trim().is_empty()).count()
    };
    let bare = |card: &&EncounterCard| told(&card.id) < card.sections.len();
    let encounters = content.encounters.iter().filter(bare).map(|one| &one.id);
    let databank = content.databank.iter().filter(|card| {
        let lines = content.scenes_of(&card.id, Lang::EN);
        let blank = lines.iter().any(|line| line.trim().is_empty());
        blank || !card.told_steps().is_empty() && lines.is_empty()
    });
    let ambitions = content.ambitions.iter().filter(|sheet| {
        let mut goals = 0..sheet.goals.len();
        goals.any(|goal| {
            let line = content.goal_line(&sheet.id, goal, Lang::EN);
            line.trim().is_empty()
        })
    });
    let cards = encounters.chain(databank.map(|one| &one.id));
    let all = cards.chain(ambitions.map(|one| &one.id));
    all.map(|id| (Some(id.clone()), Problem::NoScene)).collect()
}

/// What is printed on a card of the databank can be had, from the start or by its steps.
fn assets_to_gain(content: &Content) -> Vec<Found> {
    let gains = |steps: &[Vec<Effect>]| {
        let mut all = steps.iter().flat_map(|step| Effect::all(step));
        all.any(|effect| matches!(effect, Effect::GainThis))
    };
    let cards = content.databank.iter();
    let cards = cards.filter(|card| card.asset.is_some() && card.start.is_none());
    let lost = cards.filter(|card| !gains(&card.steps));
    lost.map(|card| (Some(card.id.clone()), Problem::NeverGained))
        .collect()
}

/// A bounty shows the class of its contact.
fn class(content: &Content, kind: &AssetKind) -> Option<Problem> {
    let AssetKind::Bounty { contact, class, .. } = kind else {
        return None;
    };
    let token = content.contacts.iter().find(|one| one.id == *contact)?;
    (*class != Some(token.class)).then(|| Problem::WrongClass(contact.clone(), token.class))
}

/// The skills above a job are those of its tests; what is marked can make it fail.
fn skills(content: &Content, kind: &AssetKind) -> Option<Problem> {
    let AssetKind::Job {
        tests,
        databank,
        steps,
        ..
    } = kind
    else {
        return None;
    };
    let cards = content.databank.iter();
    let cards = cards.filter(|card| Some(card.number) == *databank);
    let steps = cards.flat_map(|card| &card.steps).chain(steps);
    let effects: Vec<&Effect> = steps.flat_map(|step| Effect::all(step)).collect();
    let (mut tested, mut decides) = (BTreeSet::new(), BTreeSet::new());
    for effect in effects {
        if let Effect::Test { skill, fail, .. } = effect {
            tested.insert(*skill);
            if fails(fail) {
                decides.insert(*skill);
            }
        }
        if let Effect::Opposed {
            skill,
            neither,
            lost,
            ..
        } = effect
        {
            tested.insert(*skill);
            if fails(neither) || fails(lost) {
                decides.insert(*skill);
            }
        }
    }
    let listed: BTreeSet<Skill> = tests.iter().map(|(skill, _)| *skill).collect();
    let marked = tests.iter().filter(|(_, marked)| *marked);
    let is_so = tested == listed && marked.clone().all(|(skill, _)| decides.contains(skill));
    (!is_so).then(|| Problem::SkillList(tested.into_iter().collect()))
}

fn fails(effects: &[Effect]) -> bool {
    let all = Effect::all(effects);
    all.iter().any(|effect| matches!(effect, Effect::FailJob))
}
