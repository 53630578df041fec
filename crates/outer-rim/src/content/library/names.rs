//! Looking up what entries name.

use crate::content::load::Content;
use crate::script::Scope;
use crate::state::{CardId, ContactId, EncounterDeckId, ShipId, SpaceId};

/// The names of a content.
pub(super) struct Names<'a> {
    spaces: Vec<&'a str>,
    printed: Vec<&'a str>,
    contacts: Vec<&'a str>,
    ships: Vec<&'a str>,
    pub(super) decks: Vec<String>,
}

fn find(names: &[&str], id: &str) -> Option<usize> {
    names.iter().position(|&name| name == id)
}

impl<'a> Names<'a> {
    pub(super) fn of(content: &'a Content) -> Self {
        let spaces = content.tiles.iter().flat_map(|tile| &tile.spaces);
        let mut decks: Vec<String> = Vec::new();
        for space in spaces.clone() {
            if !decks.contains(&space.encounters) {
                decks.push(space.encounters.clone());
            }
        }
        let market = content.market.iter().map(|card| card.id.as_str());
        let encounters = content.encounters.iter().map(|card| card.id.as_str());
        let databank = content.databank.iter().map(|card| card.id.as_str());
        let ends = content.other_ends().map(|(_, end)| end.id.as_str());
        let cards = market.chain(encounters).chain(databank);
        Self {
            spaces: spaces.map(|space| space.id.as_str()).collect(),
            printed: cards.chain(ends).collect(),
            contacts: content.contacts.iter().map(|one| one.id.as_str()).collect(),
            ships: content.ships.iter().map(|one| one.id.as_str()).collect(),
            decks,
        }
    }

    pub(super) fn contact(&self, id: &str) -> ContactId {
        ContactId(find(&self.contacts, id).unwrap_or_default() as u8)
    }

    pub(super) fn ship(&self, id: &str) -> ShipId {
        ShipId(find(&self.ships, id).unwrap_or_default() as u8)
    }

    pub(super) fn deck(&self, id: &str) -> EncounterDeckId {
        let place = self.decks.iter().position(|deck| deck == id);
        EncounterDeckId(place.unwrap_or_default() as u8)
    }

    pub(super) fn space_or_first(&self, id: &str) -> SpaceId {
        self.space(id).unwrap_or_default()
    }
}

impl Scope for Names<'_> {
    fn space(&self, id: &str) -> Option<SpaceId> {
        find(&self.spaces, id).map(|place| SpaceId(place as u8))
    }

    fn printed(&self, id: &str) -> Option<CardId> {
        find(&self.printed, id).map(|place| CardId(place as u16))
    }
}
