//! What makes a pack sound: whatever the engine takes for granted about components is checked here.

mod ambitions;
mod board;
mod cards;
mod effects;
mod problem;

pub use problem::Problem;

use super::entry::Patrol;
use super::load::Content;
use super::map::SpaceKind;
use super::named::Key;
use std::collections::{BTreeMap, BTreeSet};

/// A problem and the entry it is about; none if it is about the pack as a whole.
pub(crate) type Found = (Option<String>, Problem);

/// What a patrol is called in errors.
pub(super) fn patrol_name(patrol: &Patrol) -> String {
    format!("{:?} {}", patrol.faction, patrol.level)
}

/// Everything that is wrong with a pack.
pub(super) fn check(content: &Content) -> Vec<Found> {
    let mut checking = Checking {
        names: Names::of(content),
        found: Vec::new(),
        entry: None,
    };
    checking.ids(content);
    checking.map(content);
    checking.tokens(content);
    checking.sheets(content);
    checking.market(content);
    checking.encounters(content);
    checking.databank(content);
    checking.ai(content);
    checking.ambitions(content);
    checking.pictures(content);
    checking.found
}

struct Names<'a> {
    spaces: BTreeMap<&'a str, &'a str>,
    planets: BTreeSet<&'a str>,
    contacts: BTreeSet<&'a str>,
    ships: BTreeSet<&'a str>,
    cards: BTreeSet<&'a str>,
    numbers: BTreeSet<u8>,
    /// Both ends of cards that can be rotated.
    two_ended: BTreeSet<&'a str>,
}

impl<'a> Names<'a> {
    fn of(content: &'a Content) -> Self {
        let spaces = content.tiles.iter().flat_map(|tile| &tile.spaces);
        let ends = content.other_ends().map(|(_, end)| end);
        let market = content.market.iter().chain(ends);
        let market = market.map(|card| card.id.as_str());
        let encounters = content.encounters.iter().map(|card| card.id.as_str());
        let databank = content.databank.iter().map(|card| card.id.as_str());
        Self {
            planets: spaces
                .clone()
                .filter(|space| {
                    matches!(
                        space.kind,
                        SpaceKind::Planet { .. } | SpaceKind::Core { .. }
                    )
                })
                .map(|space| space.id.as_str())
                .collect(),
            spaces: spaces
                .map(|space| (space.id.as_str(), space.encounters.as_str()))
                .collect(),
            contacts: content.contacts.iter().map(|one| one.id.as_str()).collect(),
            ships: content.ships.iter().map(|one| one.id.as_str()).collect(),
            cards: market.chain(encounters).chain(databank).collect(),
            two_ended: content
                .other_ends()
                .flat_map(|(place, end)| [&content.market[place].id, &end.id])
                .map(String::as_str)
                .collect(),
            numbers: content.databank.iter().map(|card| card.number).collect(),
        }
    }
}

/// What is checked, and what was found.
pub(crate) struct Checking<'a> {
    names: Names<'a>,
    found: Vec<Found>,
    entry: Option<String>,
}

impl Checking<'_> {
    fn report(&mut self, problem: Problem) {
        self.found.push((self.entry.clone(), problem));
    }

    fn about(&mut self, id: &str) {
        self.entry = Some(id.to_string());
    }

    fn need(&mut self, is_there: bool, what: &'static str, id: &str) {
        if !is_there {
            self.report(Problem::NoSuch(what, id.to_string()));
        }
    }

    pub(crate) fn planet(&mut self, id: &str) {
        self.need(self.names.planets.contains(id), "planet", id);
    }

    /// The card that is checked has two ends.
    pub(crate) fn rotates(&mut self) {
        let entry = self.entry.as_deref().unwrap_or_default();
        if !self.names.two_ended.contains(entry) {
            self.report(Problem::NothingToRotate);
        }
    }

    pub(crate) fn credits(&mut self, credits: u32) {
        if !credits.is_multiple_of(1000) {
            self.report(Problem::OddCredits(credits));
        }
    }

    pub(crate) fn amount(&mut self, amount: u32) {
        if amount == 0 {
            self.report(Problem::ZeroAmount);
        }
    }

    /// Begins with an entry: its id is well formed, and nobody else's.
    fn id<'c>(&mut self, id: &'c str, seen: &mut BTreeSet<&'c str>) {
        self.about(id);
        if !is_kebab(id) {
            self.report(Problem::BadId);
        }
        if !seen.insert(id) {
            self.report(Problem::DuplicateId);
        }
    }

    fn ids(&mut self, content: &Content) {
        let mut seen = BTreeSet::new();
        let tiles = content.tiles.iter().map(|one| &one.id);
        let spaces = content.tiles.iter().flat_map(|one| &one.spaces);
        let spaces = spaces.map(|one| (&one.id, true));
        let characters = content.characters.iter().map(|one| (&one.id, true));
        let ships = content.ships.iter().map(|one| (&one.id, true));
        let ends = content.other_ends().map(|(_, end)| end);
        let market = content.market.iter().chain(ends);
        let market = market.map(|one| (&one.id, true));
        let encounters = content.encounters.iter();
        let encounters = encounters.map(|one| (&one.id, one.asset.is_some()));
        let databank = content.databank.iter().map(|one| (&one.id, true));
        let ambitions = content.ambitions.iter().map(|one| (&one.id, true));
        let cards = market.chain(encounters).chain(databank).chain(ambitions);
        // A tile may be called as its planet is: they are never mixed up.
        let mut tiles_seen = BTreeSet::new();
        for id in tiles {
            self.id(id, &mut tiles_seen);
        }
        for (id, has_name) in spaces.chain(characters).chain(ships).chain(cards) {
            self.id(id, &mut seen);
            if has_name && is_kebab(id) && !content.is_named(Key::Entry(id)) {
                self.report(Problem::NoName);
            }
        }
        let mut contacts = BTreeSet::new();
        for contact in &content.contacts {
            self.id(&contact.id, &mut contacts);
            if is_kebab(&contact.id) && !content.is_named(Key::Contact(&contact.id)) {
                self.report(Problem::NoName);
            }
        }
    }

    fn pictures(&mut self, content: &Content) {
        let ends = content.other_ends().map(|(_, end)| end);
        let market = content.market.iter().chain(ends);
        let market = market.map(|card| (&card.id, card.art));
        let encounters = content.encounters.iter().map(|card| (&card.id, card.art));
        let databank = content.databank.iter().map(|card| (&card.id, card.art));
        let ambitions = content.ambitions.iter().map(|one| (&one.id, one.art));
        let mut seen: BTreeMap<String, &str> = BTreeMap::new();
        for (id, art) in market.chain(encounters).chain(databank).chain(ambitions) {
            let Some(art) = art else {
                continue;
            };
            if let Some(other) = seen.insert(format!("{art:?}"), id) {
                let other = other.to_string();
                self.about(id);
                self.report(Problem::SamePicture(other));
            }
        }
    }
}

fn is_kebab(id: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    !id.is_empty()
        && id
            .split('-')
            .all(|part| !part.is_empty() && part.chars().all(plain))
}
