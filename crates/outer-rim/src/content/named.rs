//! What components are called and what they tell, in every language, by the ids of their entries.

use super::entry::{Section, Ship};
use super::load::Content;
use printed::{Arg, Named};
use tabletop::{Lang, Run};

/// The message that says what a card, a sheet or a space is called.
fn name_key(id: &str) -> String {
    format!("name_{id}")
}

/// That of a contact: a card of the same person may have the same id.
fn contact_key(id: &str) -> String {
    format!("contact_{id}")
}

/// That of whom one fights.
fn enemy_key(enemy: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric();
    let words = enemy
        .split(|c| !is_plain(c))
        .filter(|word| !word.is_empty());
    let id = words.collect::<Vec<_>>().join("-").to_lowercase();
    format!("enemy_{id}")
}

impl Content {
    /// What a card, a sheet or a space is called.
    pub fn name(&self, id: &str, lang: Lang) -> String {
        self.messages(lang).say(&name_key(id), &[])
    }

    /// What a contact is called.
    pub fn contact_name(&self, id: &str, lang: Lang) -> String {
        self.messages(lang).say(&contact_key(id), &[])
    }

    /// What a ship is called on this side.
    pub fn ship_name(&self, ship: &Ship, flipped: bool, lang: Lang) -> String {
        let other = || {
            self.messages(lang)
                .find_attribute(&name_key(&ship.id), "flipped")
        };
        let other = if flipped { other() } else { None };
        other.unwrap_or_else(|| self.name(&ship.id, lang))
    }

    /// A contact on the table, or a card of theirs under another key, for messages.
    pub(crate) fn called_contact(&self, key: String, id: &str, lang: Lang) -> Arg {
        let run = Run::Card(key, self.contact_name(id, lang));
        Arg::Named(run, contact_key(id))
    }

    /// Whom one fights. What no message knows is called as the entry calls it.
    pub fn enemy(&self, enemy: &str, lang: Lang) -> String {
        let message = self.messages(lang).find(&enemy_key(enemy));
        message.unwrap_or_else(|| enemy.to_string())
    }

    /// The same, for messages.
    pub(crate) fn called_enemy(&self, enemy: &str, lang: Lang) -> Arg {
        let key = enemy_key(enemy);
        match self.messages(lang).has(&key) {
            true => Arg::said(key, []),
            false => enemy.into(),
        }
    }

    /// What the sections of an encounter card or the steps of a databank card tell, one after the other.
    pub fn scenes_of(&self, id: &str, lang: Lang) -> Vec<String> {
        let (messages, key) = (self.messages(lang), name_key(id));
        let told = |what: &str, n: usize| messages.find_attribute(&key, &format!("{what}-{n}"));
        match self.encounters.iter().find(|card| card.id == id) {
            Some(card) => (1..=card.sections.len())
                .map(|n| told("scene", n).unwrap_or_default())
                .collect(),
            None => (1..).map_while(|n| told("line", n)).collect(),
        }
    }

    /// One of these; nothing where nothing is told.
    pub fn scene(&self, id: &str, place: usize, lang: Lang) -> String {
        let scenes = self.scenes_of(id, lang);
        scenes.into_iter().nth(place).unwrap_or_default()
    }

    /// What a goal of an ambition sheet is called, counted from zero; nothing where it is not.
    pub fn goal_line(&self, id: &str, goal: usize, lang: Lang) -> String {
        let told = format!("goal-{}", goal + 1);
        let line = self.messages(lang).find_attribute(&name_key(id), &told);
        line.unwrap_or_default()
    }

    /// The same, for messages.
    pub(crate) fn called_goal(&self, id: &str, goal: usize, lang: Lang) -> Arg {
        Arg::from(self.goal_line(id, goal, lang))
    }

    /// Whether there is a name for whatever needs one.
    pub(super) fn is_named(&self, key: Key<'_>) -> bool {
        let key = match key {
            Key::Entry(id) => name_key(id),
            Key::Contact(id) => contact_key(id),
        };
        let name = self.messages(Lang::EN).find(&key);
        name.is_some_and(|name| !name.trim().is_empty())
    }

    /// What the entries say themselves.
    pub(super) fn own_names(&self) -> Vec<Named> {
        let mut all = Vec::new();
        let mut name = |id: String, name: &Option<String>, tells| {
            let name = name.clone();
            all.push(Named { id, name, tells });
        };
        for space in self.tiles.iter().flat_map(|tile| &tile.spaces) {
            name(name_key(&space.id), &space.name, Vec::new());
        }
        for one in &self.characters {
            name(name_key(&one.id), &one.name, Vec::new());
        }
        for one in &self.ships {
            let flipped = one.flipped.as_ref().and_then(|side| side.name.clone());
            let flipped = flipped.map(|name| ("flipped".to_string(), name));
            name(name_key(&one.id), &one.name, flipped.into_iter().collect());
        }
        let ends = self.other_ends().map(|(_, end)| end);
        for one in self.market.iter().chain(ends) {
            name(name_key(&one.id), &one.name, Vec::new());
        }
        for one in &self.encounters {
            let own = one.asset.as_ref().and_then(|inset| inset.name.clone());
            name(name_key(&one.id), &own, scenes(&one.sections));
        }
        for one in &self.databank {
            let lines = one.lines.iter().zip(1..);
            let lines = lines.map(|(line, n)| (format!("line-{n}"), line.clone()));
            name(name_key(&one.id), &one.name, lines.collect());
        }
        for one in &self.ambitions {
            let lines = one.goals.iter().zip(1..);
            let lines =
                lines.filter_map(|(goal, n)| Some((format!("goal-{n}"), goal.line.clone()?)));
            name(name_key(&one.id), &one.name, lines.collect());
        }
        for one in &self.contacts {
            name(contact_key(&one.id), &one.name, Vec::new());
        }
        all
    }
}

/// What needs a name.
#[derive(Copy, Clone)]
pub(super) enum Key<'a> {
    Entry(&'a str),
    Contact(&'a str),
}

/// The scenes of sections that say one; a section without has an empty one, so that all keep their places.
fn scenes(sections: &[Section]) -> Vec<(String, String)> {
    if sections.iter().all(|section| section.scene.is_none()) {
        return Vec::new();
    }
    let scenes = sections.iter().zip(1..);
    let scenes = scenes.map(|(section, n)| {
        let scene = section.scene.clone().unwrap_or_default();
        (format!("scene-{n}"), scene)
    });
    scenes.collect()
}
