//! How often everything printed came up.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use outer_rim::content::{AiSection, AssetKind, Content, Effect, Goods, Inset};
use outer_rim::{Bearer, Event};

/// What is counted: its sort, and its name.
type Thing = (&'static str, String);

/// Counts of everything printed, zeros included.
#[derive(Clone)]
pub(super) struct Tally {
    counts: BTreeMap<Thing, u64>,
    cards: Vec<Card>,
    ai: Vec<String>,
    ships: Vec<String>,
    characters: Vec<String>,
    contacts: Vec<String>,
}

/// A card by its number.
#[derive(Clone)]
struct Card {
    id: String,
    is_market: bool,
    /// The section that is a secret.
    secret: Option<usize>,
}

impl Tally {
    pub(super) fn of(content: &Content) -> Self {
        // Cards are numbered in this order.
        let market = content.market.iter().map(|one| (&one.id, true, None));
        let encounters = content.encounters.iter().map(|one| {
            let mut sections = one.sections.iter();
            (
                &one.id,
                false,
                sections.position(|one| one.secret.is_some()),
            )
        });
        let databank = content.databank.iter().map(|one| (&one.id, false, None));
        let cards = market.chain(encounters).chain(databank);
        let mut tally = Self {
            counts: BTreeMap::new(),
            cards: cards
                .map(|(id, is_market, secret)| Card {
                    id: id.clone(),
                    is_market,
                    secret,
                })
                .collect(),
            ai: content.ai.iter().map(|one| one.id.clone()).collect(),
            ships: content.ships.iter().map(|one| one.id.clone()).collect(),
            characters: content
                .characters
                .iter()
                .map(|one| one.id.clone())
                .collect(),
            contacts: content.contacts.iter().map(|one| one.id.clone()).collect(),
        };
        tally.expect(content);
        tally
    }

    /// Everything that should come up.
    fn expect(&mut self, content: &Content) {
        let mut expect = |sort, name: String| self.counts.insert((sort, name), 0);
        for card in &content.market {
            expect("market cards had", card.id.clone());
            if let Goods::Asset(asset) = &card.gives
                && !asset.abilities.is_empty()
            {
                expect("abilities of assets used", card.id.clone());
            }
        }
        for card in &content.encounters {
            for (place, section) in card.sections.iter().enumerate() {
                expect(
                    "encounter sections resolved",
                    format!("{} {}", card.id, place + 1),
                );
                if section.secret.is_some() {
                    expect("secrets revealed", card.id.clone());
                }
            }
            if let Some(Inset { asset, .. }) = &card.asset {
                expect("assets of other cards had", card.id.clone());
                if !asset.abilities.is_empty() {
                    expect("abilities of assets used", card.id.clone());
                }
            }
        }
        for card in &content.databank {
            for step in 1..=card.steps.len() {
                expect("databank steps begun", format!("{} {step}", card.id));
            }
            let gains = |step: &Vec<Effect>| {
                let all = Effect::all(step);
                all.iter().any(|effect| matches!(effect, Effect::GainThis))
            };
            if card.start.is_some() || card.steps.iter().any(gains) {
                expect("assets of other cards had", card.id.clone());
            }
            if card
                .asset
                .as_ref()
                .is_some_and(|asset| !asset.abilities.is_empty())
            {
                expect("abilities of assets used", card.id.clone());
            }
        }
        for (id, asset) in content.assets() {
            match &asset.kind {
                AssetKind::Bounty { .. } => {
                    expect("contacts of bounties captured", id.to_string());
                }
                AssetKind::Cargo {
                    destination: Some(_),
                    ..
                } => {
                    expect("cargo delivered", id.to_string());
                }
                AssetKind::Job { steps, .. } => {
                    expect("jobs completed", id.to_string());
                    for step in 1..=steps.len() {
                        expect("steps of jobs begun", format!("{id} {step}"));
                    }
                }
                _ => {}
            }
        }
        for one in &content.contacts {
            expect("contacts met", one.id.clone());
        }
        for one in &content.characters {
            expect("characters played", one.id.clone());
        }
        for one in content.ships.iter() {
            expect("ships flown", one.id.clone());
        }
        for one in content.patrols.iter().filter(|one| one.combat.is_some()) {
            expect(
                "patrols eliminated",
                format!("{:?} {}", one.faction, one.level),
            );
        }
        for one in &content.ai {
            for (section, bullets) in [
                (AiSection::Planning, &one.planning),
                (AiSection::Action, &one.action),
                (AiSection::Encounter, &one.encounter),
                (AiSection::Special, &one.special),
            ] {
                for bullet in 1..=bullets.len() {
                    expect(
                        "bullets carried out",
                        format!("{} {section:?} {bullet}", one.id),
                    );
                }
            }
        }
    }

    fn card(&self, card: outer_rim::CardId) -> Option<&Card> {
        self.cards.get(u32::from(card) as usize)
    }

    fn count(&mut self, sort: &'static str, name: String) {
        // What is not expected (a contact that can be met in two ways) needs no count.
        if let Some(count) = self.counts.get_mut(&(sort, name)) {
            *count += 1;
        }
    }

    fn had(&mut self, card: outer_rim::CardId) {
        if let Some(card) = self.card(card).cloned() {
            let sort = if card.is_market {
                "market cards had"
            } else {
                "assets of other cards had"
            };
            self.count(sort, card.id);
        }
    }

    fn of_card(&mut self, sort: &'static str, card: outer_rim::CardId) {
        if let Some(card) = self.card(card).cloned() {
            self.count(sort, card.id);
        }
    }

    pub(super) fn note(&mut self, event: &Event) {
        match *event {
            Event::Gained { card, .. }
            | Event::Started { card, .. }
            | Event::Bought { card, .. } => self.had(card),
            Event::EncounterDrawn { card, section, .. } => {
                if let Some(card) = self.card(card).cloned() {
                    let name = format!("{} {}", card.id, u32::from(section) + 1);
                    self.count("encounter sections resolved", name);
                }
            }
            Event::SecretTaken {
                card: Some(card), ..
            } => {
                if let Some(card) = self.card(card).cloned() {
                    let place = card.secret.map_or(0, |place| place + 1);
                    self.count(
                        "encounter sections resolved",
                        format!("{} {place}", card.id),
                    );
                }
            }
            Event::SecretRevealed { card, .. } => self.of_card("secrets revealed", card),
            Event::StepReached { card, step, .. } => {
                if let Some(card) = self.card(card).cloned() {
                    let name = format!("{} {step}", card.id);
                    self.count("databank steps begun", name.clone());
                    self.count("steps of jobs begun", name);
                }
            }
            Event::Used {
                bearer: Bearer::Card(card),
                ..
            } => self.of_card("abilities of assets used", card),
            Event::Captured { bounty, .. } => {
                self.of_card("contacts of bounties captured", bounty);
            }
            Event::Delivered { card, .. } => self.of_card("cargo delivered", card),
            Event::JobCompleted { card, .. } => self.of_card("jobs completed", card),
            Event::ContactRevealed { contact, .. } => {
                let name = self.contacts.get(u32::from(contact) as usize).cloned();
                self.count("contacts met", name.unwrap_or_default());
            }
            Event::CharacterChosen { character, .. } => {
                let name = self.characters.get(u32::from(character) as usize).cloned();
                self.count("characters played", name.unwrap_or_default());
            }
            Event::ShipChosen { ship, .. } | Event::ShipGained { ship, .. } => {
                let name = self.ships.get(u32::from(ship) as usize).cloned();
                self.count("ships flown", name.unwrap_or_default());
            }
            Event::PatrolEliminated { faction, level } => {
                self.count("patrols eliminated", format!("{faction:?} {level}"));
            }
            Event::AiBullet {
                card,
                section,
                bullet,
                spared: None,
                ..
            } => {
                let name = self.ai.get(u32::from(card) as usize).cloned();
                let name = name.unwrap_or_default();
                let bullet = u32::from(bullet) + 1;
                self.count(
                    "bullets carried out",
                    format!("{name} {section:?} {bullet}"),
                );
            }
            _ => {}
        }
    }

    pub(super) fn add(&mut self, other: &Self) {
        for (thing, count) in &other.counts {
            *self.counts.entry(thing.clone()).or_default() += count;
        }
    }

    /// What never came up.
    pub(super) fn dead(&self) -> Vec<&Thing> {
        let counts = self.counts.iter();
        counts
            .filter(|(_, count)| **count == 0)
            .map(|(thing, _)| thing)
            .collect()
    }

    /// A line for each sort, and what never came up; with `all` every count.
    pub(super) fn report(&self, all: bool) -> String {
        let mut sorts: BTreeMap<&str, Vec<(u64, &str)>> = BTreeMap::new();
        for ((sort, name), &count) in &self.counts {
            sorts.entry(sort).or_default().push((count, name));
        }
        let mut text = String::new();
        for (sort, mut counts) in sorts {
            counts.sort_unstable();
            let alive = counts.iter().filter(|(count, _)| *count > 0).count();
            let (least, rarest) = counts.first().copied().unwrap_or_default();
            let of = counts.len();
            let _ = writeln!(
                text,
                "{sort:<44} {alive:>3} of {of:>3}; rarest {rarest}: {least}"
            );
            if all {
                for (count, name) in counts {
                    let _ = writeln!(text, "  {count:>8} {name}");
                }
            }
        }
        for (sort, name) in self.dead() {
            let _ = writeln!(text, "never came up: {sort}: {name}");
        }
        text
    }
}
