//! Whether the map is whole, and contacts and patrols fit it.

use super::{Checking, Problem, patrol_name};
use crate::content::boxes::Expansion;
use crate::content::entry::CAUGHT;
use crate::content::load::Content;
use crate::content::map::{Part, SpaceKind};
use crate::content::words::{Class, Faction};
use crate::state::{MOST_BERTHS, MOST_SPACES, MOST_SPARE};
use std::collections::BTreeSet;

impl Checking<'_> {
    pub(super) fn map(&mut self, content: &Content) {
        self.entry = None;
        let part = |wanted: fn(Part) -> bool| {
            let tiles = content.tiles.iter();
            tiles.filter(|tile| wanted(tile.part)).count()
        };
        let ends = [
            part(|part| part == Part::LeftEnd),
            part(|part| part == Part::RightEnd),
        ];
        if ends != [1, 1] || part(|part| matches!(part, Part::Tile(_))) != 6 {
            self.report(Problem::Map("a map has two ends and six tiles".into()));
        }
        let spaces = content
            .tiles
            .iter()
            .map(|tile| tile.spaces.len())
            .sum::<usize>();
        if spaces > MOST_SPACES {
            self.report(Problem::TooMany("spaces", MOST_SPACES));
        }
        let mut stacks: Vec<Faction> = Vec::new();
        for tile in &content.tiles {
            self.about(&tile.id);
            let own: BTreeSet<&str> = tile.spaces.iter().map(|space| space.id.as_str()).collect();
            let ways = [&tile.left, &tile.right].into_iter().flatten();
            let mentioned = tile.lanes.iter().chain(ways);
            for id in mentioned.flat_map(|(one, other)| [one, other]) {
                self.need(own.contains(id.as_str()), "space of this tile", id);
            }
            for (faction, id) in &tile.stacks {
                stacks.push(*faction);
                self.need(own.contains(id.as_str()), "space of this tile", id);
            }
            let needs = match tile.part {
                Part::LeftEnd => [false, true],
                Part::Tile(_) => [true, true],
                Part::RightEnd => [true, false],
            };
            if [tile.left.is_some(), tile.right.is_some()] != needs {
                self.report(Problem::Map("both ways go through every tile".into()));
            }
        }
        for space in content.tiles.iter().flat_map(|tile| &tile.spaces) {
            if let SpaceKind::Core { opposite } = &space.kind {
                self.about(&space.id);
                self.planet(opposite);
            }
        }
        stacks.sort_unstable();
        if stacks != Faction::ALL {
            self.entry = None;
            let why = "every faction has one stack of patrols at an end of the map";
            self.report(Problem::Map(why.into()));
        }
    }

    pub(super) fn tokens(&mut self, content: &Content) {
        self.entry = None;
        // rule: expansion-setup/one-orange-contact-per-planet
        let beside = content.boxes.has(Expansion::UnfinishedBusiness);
        let spaces = content.tiles.iter().flat_map(|tile| &tile.spaces);
        let mut berths: Vec<Option<Class>> = Vec::new();
        for space in spaces {
            match &space.kind {
                SpaceKind::Planet { contacts, .. } => {
                    berths.extend(contacts.iter().copied().map(Some));
                    berths.extend(beside.then_some(Some(Class::Orange)));
                }
                SpaceKind::Core { .. } => berths.push(None),
                SpaceKind::Navpoint | SpaceKind::Maelstrom => {}
            }
        }
        if berths.len() > MOST_BERTHS {
            self.report(Problem::TooMany("contact spaces", MOST_BERTHS));
        }
        for &class in Class::ALL {
            let spaces = berths.iter().filter(|&&one| one == Some(class)).count();
            let contacts = content.contacts.iter();
            let contacts = contacts.filter(|one| one.class == class).count();
            // Orange tokens that find no planet stay in the box.
            let spare = beside && class == Class::Orange && contacts > spaces;
            let fits = contacts == spaces || spare;
            if !fits {
                self.report(Problem::Classes {
                    class,
                    spaces,
                    contacts,
                });
            }
        }
        let orange = content.contacts.iter();
        if orange.filter(|one| one.class == Class::Orange).count() > MOST_SPARE {
            self.report(Problem::TooMany("orange contacts", MOST_SPARE));
        }
        for &faction in Faction::ALL {
            for level in 1..=4 {
                let such = content.patrols.iter();
                let such = such.filter(|one| one.faction == faction && one.level == level);
                if such.count() != 1 {
                    self.report(Problem::Patrols(faction, level));
                }
            }
        }
        for patrol in &content.patrols {
            self.entry = Some(patrol_name(patrol));
            let _ = self.effects(&patrol.reward, 0);
        }
        for contact in &content.contacts {
            self.about(&contact.id);
            if !self.names.numbers.contains(&contact.databank) {
                self.report(Problem::NoDatabank(contact.databank));
            }
            if let Some(id) = &contact.character {
                let mut characters = content.characters.iter();
                self.need(characters.any(|one| one.id == *id), "character", id);
            }
        }
        self.entry = None;
        if !self.names.numbers.contains(&CAUGHT) {
            self.report(Problem::NoDatabank(CAUGHT));
        }
    }
}
