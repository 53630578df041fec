//! What a box says of itself: how much of everything is in it, and what it does without although
//! another box on the table has it.

use super::load::Content;
use crate::text::Word as _;
use printed::{Entry, Fault};
use serde::Deserialize;
use std::collections::BTreeMap;

/// How many of each are printed, by deck: of all boxes on the table together.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Counts(pub(super) BTreeMap<String, usize>);

/// How many of each are in a box, by deck.
#[derive(Deserialize)]
#[serde(rename = "Counts", deny_unknown_fields)]
struct InBox {
    decks: BTreeMap<String, usize>,
}

/// Something a box does without.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeaveOut {
    /// What kind of thing it is.
    of: Of,
    /// Which.
    id: String,
}

/// What can be left out.
#[derive(Deserialize)]
enum Of {
    Tile,
    MarketCard,
    EncounterCard,
    DatabankCard,
}

impl Content {
    /// Adds what is in a further box.
    pub(super) fn count_in(&mut self, entry: Entry<'_>) -> Result<String, Fault> {
        let InBox { decks } = entry.parse()?;
        for (deck, count) in decks {
            *self.counts.0.entry(deck).or_default() += count;
        }
        Ok(entry.name())
    }

    /// Takes out what a later box does without.
    pub(super) fn leave_out(&mut self, entry: Entry<'_>) -> Result<String, Fault> {
        let LeaveOut { of, id } = entry.parse()?;
        let deck = match of {
            Of::Tile => taken(&mut self.tiles, |one| one.id == id).map(|_| "map-tiles".into()),
            Of::MarketCard => {
                taken(&mut self.market, |one| one.id == id).map(|one| one.deck.word().to_string())
            }
            Of::EncounterCard => {
                taken(&mut self.encounters, |one| one.id == id).map(|one| one.deck)
            }
            Of::DatabankCard => {
                taken(&mut self.databank, |one| one.id == id).map(|_| "databank".into())
            }
        };
        let Some(deck) = deck else {
            let (line, column) = entry.place();
            return Err(Fault {
                line,
                column,
                problem: format!("there is no `{id}` to be left out"),
            });
        };
        if let Some(count) = self.counts.0.get_mut(&deck) {
            *count = count.saturating_sub(1);
        }
        // The one that comes in its place may have its name.
        Ok(format!("{id} left out"))
    }
}

/// Takes the one that is wanted out of a list.
fn taken<T>(list: &mut Vec<T>, wanted: impl Fn(&T) -> bool) -> Option<T> {
    let place = list.iter().position(wanted)?;
    Some(list.remove(place))
}
