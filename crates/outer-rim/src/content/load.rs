//! Reading a pack: the files of a box, as the components they describe.

use super::ai::AiCard;
use super::check::{self, Problem};
use super::entry::{Character, Contact, DatabankCard, EncounterCard, MarketCard, Patrol, Ship};
use super::map::Tile;
use printed::{Entry, Fault};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;
use tabletop::Fingerprint;

macro_rules! shipped {
    ($($name:literal),* $(,)?) => {
        [$((
            $name,
            include_str!(concat!("../../../../content/outer-rim/", $name)),
        )),*]
    };
}

/// What the base box and the test pack share: the map, the characters, the ships, the AI deck.
const BOARD: [(&str, &str); 4] = shipped![
    "base/map.ron",
    "base/characters.ron",
    "base/ships.ron",
    "base/ai.ron"
];
/// The cards and tokens of the base box.
const BASE: [(&str, &str); 16] = shipped![
    "base/bounties.ron",
    "base/cargo.ron",
    "base/gear_and_mods.ron",
    "base/jobs.ron",
    "base/luxury.ron",
    "base/ship_deck.ron",
    "base/encounters/cantonica_ord_mantell.ron",
    "base/encounters/lothal_mon_calamari.ron",
    "base/encounters/kessel_maelstrom.ron",
    "base/encounters/tatooine_nal_hutta.ron",
    "base/encounters/ryloth_naboo.ron",
    "base/encounters/kafrene_takodana.ron",
    "base/encounters/navpoints.ron",
    "base/contacts.ron",
    "base/databank.ron",
    "base/patrols.ron",
];
/// One plain card for each verb and moment. Frozen: the tests of the rules hang on it.
const TEST: [(&str, &str); 5] = shipped![
    "test/ships.ron",
    "test/market.ron",
    "test/encounters.ron",
    "test/databank.ron",
    "test/tokens.ron"
];

/// Everything printed on the components of a pack.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[allow(missing_docs)]
pub struct Content {
    pub tiles: Vec<Tile>,
    pub characters: Vec<Character>,
    pub ships: Vec<Ship>,
    pub market: Vec<MarketCard>,
    pub encounters: Vec<EncounterCard>,
    pub databank: Vec<DatabankCard>,
    pub contacts: Vec<Contact>,
    pub patrols: Vec<Patrol>,
    pub ai: Vec<AiCard>,
}

impl Content {
    /// The box that is shipped with the game.
    pub fn base() -> Result<&'static Self, &'static [ContentError]> {
        static CONTENT: OnceLock<Result<Content, Vec<ContentError>>> = OnceLock::new();
        CONTENT
            .get_or_init(|| Self::parse(BOARD.iter().chain(&BASE)))
            .as_ref()
            .map_err(Vec::as_slice)
    }

    /// The map, the characters and the ships of the box with the frozen cards of the test pack.
    pub fn test_pack() -> Result<&'static Self, &'static [ContentError]> {
        static CONTENT: OnceLock<Result<Content, Vec<ContentError>>> = OnceLock::new();
        CONTENT
            .get_or_init(|| Self::parse(BOARD.iter().chain(&TEST)))
            .as_ref()
            .map_err(Vec::as_slice)
    }

    /// A pack from its files, each with its name; or all that is wrong with it.
    pub fn parse<'a>(
        files: impl IntoIterator<Item = &'a (&'a str, &'a str)>,
    ) -> Result<Self, Vec<ContentError>> {
        let mut content = Self::default();
        let mut errors = Vec::new();
        let mut places = BTreeMap::new();
        for (file, text) in files {
            content.read(file, text, &mut places, &mut errors);
        }
        // What is missing because it could not be read would be reported twice.
        if errors.is_empty() {
            let found = check::check(&content).into_iter();
            errors.extend(found.map(|(entry, problem)| {
                ContentError {
                    file: entry
                        .as_ref()
                        .and_then(|id| places.get(id).cloned())
                        .unwrap_or_default(),
                    entry,
                    at: None,
                    problem,
                }
            }));
        }
        if errors.is_empty() {
            Ok(content)
        } else {
            Err(errors)
        }
    }

    fn read(
        &mut self,
        file: &str,
        text: &str,
        places: &mut BTreeMap<String, String>,
        errors: &mut Vec<ContentError>,
    ) {
        let mut report = |entry: Option<String>, fault: Fault| {
            errors.push(ContentError {
                file: file.to_string(),
                entry,
                at: Some((fault.line, fault.column)),
                problem: Problem::Unreadable(fault.problem),
            });
        };
        let entries = match printed::entries(text) {
            Ok(entries) => entries,
            Err(fault) => return report(None, fault),
        };
        for entry in entries {
            places.insert(entry.name(), file.to_string());
            if let Err(fault) = self.add(entry) {
                report(Some(entry.name()), fault);
            }
        }
    }

    fn add(&mut self, entry: Entry<'_>) -> Result<(), Fault> {
        match entry.kind() {
            "Tile" => self.tiles.push(entry.parse()?),
            "Character" => self.characters.push(entry.parse()?),
            "Ship" => self.ships.push(entry.parse()?),
            "MarketCard" => self.market.push(entry.parse()?),
            "EncounterCard" => self.encounters.push(entry.parse()?),
            "DatabankCard" => self.databank.push(entry.parse()?),
            "Contact" => self.contacts.push(entry.parse()?),
            "Patrol" => self.patrols.push(entry.parse()?),
            "AiCard" => self.ai.push(entry.parse()?),
            other => {
                let (line, column) = entry.place();
                return Err(Fault {
                    line,
                    column,
                    problem: format!("`{other}` is no kind of component"),
                });
            }
        }
        Ok(())
    }

    /// Which entries exactly these are. Comments and blanks of the files do not matter.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of([format!("{self:?}").as_bytes()])
    }
}

/// What is wrong with a pack, and where.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub struct ContentError {
    /// The file; empty if it is about the pack as a whole.
    pub file: String,
    /// The id of the entry, or its number where it has no readable id.
    pub entry: Option<String>,
    /// Line and column, if it could not be read.
    pub at: Option<(usize, usize)>,
    /// What is wrong.
    pub problem: Problem,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.file.is_empty() {
            f.write_str("the pack")?;
        } else {
            f.write_str(&self.file)?;
        }
        if let Some((line, column)) = self.at {
            write!(f, ":{line}:{column}")?;
        }
        if let Some(entry) = &self.entry {
            write!(f, ", {entry}")?;
        }
        write!(f, ": {}", self.problem)
    }
}
