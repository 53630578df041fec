//! Reading a pack: the files of a box, as the components they describe.

use super::ai::{AiCard, AiDeck, NotAlone};
use super::ambition::Ambition;
use super::boxes::Boxes;
use super::check::{self, Found, Problem};
use super::complete;
use super::entry::{Character, Contact, DatabankCard, EncounterCard, MarketCard, Patrol, Ship};
use super::manifest::Counts;
use super::map::Tile;
use super::shelf::Shelf;
use printed::{Entry, Fault, Languages, Messages, Wording};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use tabletop::{Fingerprint, Lang};

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
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ai_decks: Vec<AiDeck>,
    /// What is taken out where one person plays alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_alone: Vec<NotAlone>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ambitions: Vec<Ambition>,
    /// Which boxes these are.
    #[serde(skip_serializing_if = "Boxes::is_base")]
    pub boxes: Boxes,
    /// How many there should be of each, and whether there may be more.
    #[serde(skip)]
    pub counts: Counts,
    /// What all of it is called, and every sentence about it.
    #[serde(skip)]
    pub languages: Languages,
}

/// The languages that are shipped: whatever folders there are.
#[derive(rust_embed::Embed)]
#[folder = "../../content/outer-rim/text"]
struct Shipped;

fn shipped() -> Languages {
    static LANGUAGES: OnceLock<Languages> = OnceLock::new();
    LANGUAGES
        .get_or_init(Languages::embedded::<Shipped>)
        .clone()
}

impl Content {
    /// The box that is shipped with the game.
    pub fn base() -> Result<&'static Self, &'static [ContentError]> {
        static CONTENT: OnceLock<Result<Content, Vec<ContentError>>> = OnceLock::new();
        let content = CONTENT.get_or_init(|| Shelf::shipped().content(Boxes::BASE));
        content.as_ref().map_err(Vec::as_slice)
    }

    /// The map, the characters and the ships of the box with the frozen cards of the test pack.
    pub fn test_pack() -> Result<&'static Self, &'static [ContentError]> {
        static CONTENT: OnceLock<Result<Content, Vec<ContentError>>> = OnceLock::new();
        let content = CONTENT.get_or_init(|| Shelf::test_pack().content(Boxes::BASE));
        content.as_ref().map_err(Vec::as_slice)
    }

    /// The box that is shipped with the game, with entries added or replaced by those of a pack; or
    /// all that is wrong with it. Without a file it is the box itself that is proved.
    pub fn with_pack(pack: &[(String, String)]) -> Result<Self, Vec<ContentError>> {
        Shelf::with_pack(pack, Vec::new()).proved(Boxes::BASE)
    }

    /// A pack from its files, each with its name; or all that is wrong with it.
    pub fn parse<'a>(
        files: impl IntoIterator<Item = &'a (&'a str, &'a str)>,
    ) -> Result<Self, Vec<ContentError>> {
        let mut reading = Reading::new(Boxes::BASE);
        for (file, text) in files {
            reading.read(file, text);
        }
        reading.sound(&[])
    }

    /// The messages of a language.
    pub fn messages(&self, lang: Lang) -> &Messages {
        self.languages.messages(lang)
    }

    /// The same with further files of messages, of languages that are there or of new ones.
    #[must_use]
    pub fn speaking(mut self, files: impl IntoIterator<Item = Wording>) -> Self {
        self.languages = self.languages.with(files);
        self
    }

    /// Which entries exactly these are: what decides, and no words. Comments and blanks of the files do
    /// not matter.
    pub fn fingerprint(&self) -> Fingerprint {
        // Plain data always becomes JSON, its members in the order in which they are declared.
        let entries = serde_json::to_vec(self).unwrap_or_default();
        Fingerprint::of([entries.as_slice()])
    }
}

/// Something a pack can replace.
trait Keyed: DeserializeOwned {
    /// What it is known by among its kind; also how errors call it.
    fn key(&self) -> String;
}

macro_rules! keyed {
    ($($kind:ty),*) => {
        $(impl Keyed for $kind {
            fn key(&self) -> String {
                self.id.clone()
            }
        })*
    };
}
keyed!(
    Tile,
    Character,
    Ship,
    MarketCard,
    EncounterCard,
    DatabankCard,
    Contact,
    AiCard,
    AiDeck,
    NotAlone,
    Ambition
);

impl Keyed for Patrol {
    fn key(&self) -> String {
        check::patrol_name(self)
    }
}

/// Content while its files are read.
#[derive(Default)]
pub(super) struct Reading {
    content: Content,
    errors: Vec<ContentError>,
    /// The file of each entry.
    places: BTreeMap<String, String>,
    /// While a pack is read, what it has brought so far: it replaces what was there before it, but
    /// nothing of its own.
    of_pack: Option<BTreeSet<(String, String)>>,
}

impl Reading {
    pub(super) fn new(boxes: Boxes) -> Self {
        let content = Content {
            boxes,
            languages: shipped(),
            ..Content::default()
        };
        Self {
            content,
            ..Self::default()
        }
    }

    /// From here on entries are those of another box or pack.
    pub(super) fn begin_pack(&mut self) {
        self.of_pack = Some(BTreeSet::new());
    }

    /// Whatever the engine takes for granted holds of it; or all that is wrong.
    pub(super) fn sound(mut self, pack: &[(String, String)]) -> Result<Content, Vec<ContentError>> {
        self.speak(pack);
        // What is missing because it could not be read would be reported twice.
        let found = match self.errors.as_slice() {
            [] => check::check(&self.content),
            _ => Vec::new(),
        };
        self.finish(found)
    }

    /// The same, and every deck is whole and reads well.
    pub(super) fn whole(mut self, pack: &[(String, String)]) -> Result<Content, Vec<ContentError>> {
        self.speak(pack);
        let mut found = check::check(&self.content);
        found.extend(complete::check(&self.content, !pack.is_empty()));
        // That the text of a broken card does not read well is no news.
        if found.is_empty() {
            found.extend(crate::text::faults(&self.content));
        }
        self.finish(found)
    }

    /// Files the databank cards of further boxes among those of the base box.
    fn file_databank(&mut self) {
        // rule: expansion-setup/databank-stays-in-number-order
        if !self.content.boxes.is_base() {
            self.content.databank.sort_by_key(|card| card.number);
        }
    }

    /// Lets entries call themselves what they say they are called, or what a pack's messages do.
    fn speak(&mut self, pack: &[(String, String)]) {
        self.file_databank();
        self.name();
        let (wordings, complaints) = printed::wordings(pack);
        self.content.languages = self.content.languages.with(wordings);
        let unread = |complaint| ContentError::unread(complaint, Problem::Unreadable);
        self.errors.extend(complaints.into_iter().map(unread));
    }

    /// Lets entries call themselves what they say they are called.
    fn name(&mut self) {
        let names = self.content.own_names();
        self.content.languages = self.content.languages.naming(names);
    }

    pub(super) fn read(&mut self, file: &str, text: &str) {
        let entries = match printed::entries(text) {
            Ok(entries) => entries,
            Err(fault) => return self.report(file, None, fault),
        };
        for entry in entries {
            self.places.insert(entry.name(), file.to_string());
            match self.add(entry) {
                Ok(key) => {
                    self.places.insert(key, file.to_string());
                }
                Err(fault) => self.report(file, Some(entry.name()), fault),
            }
        }
    }

    fn report(&mut self, file: &str, entry: Option<String>, fault: Fault) {
        self.errors.push(ContentError {
            file: file.to_string(),
            entry,
            at: Some((fault.line, fault.column)),
            problem: Problem::Unreadable(fault.problem),
        });
    }

    fn add(&mut self, entry: Entry<'_>) -> Result<String, Fault> {
        let of_pack = &mut self.of_pack;
        let content = &mut self.content;
        match entry.kind() {
            "Tile" => put(&mut content.tiles, entry, of_pack),
            "Character" => put(&mut content.characters, entry, of_pack),
            "Ship" => put(&mut content.ships, entry, of_pack),
            "MarketCard" => put(&mut content.market, entry, of_pack),
            "EncounterCard" => put(&mut content.encounters, entry, of_pack),
            "DatabankCard" => put(&mut content.databank, entry, of_pack),
            "Contact" => put(&mut content.contacts, entry, of_pack),
            "Patrol" => put(&mut content.patrols, entry, of_pack),
            "AiCard" => put(&mut content.ai, entry, of_pack),
            "AiDeck" => put(&mut content.ai_decks, entry, of_pack),
            "NotAlone" => put(&mut content.not_alone, entry, of_pack),
            "Ambition" => put(&mut content.ambitions, entry, of_pack),
            "Counts" => content.count_in(entry),
            "LeaveOut" => content.leave_out(entry),
            other => {
                let (line, column) = entry.place();
                Err(Fault {
                    line,
                    column,
                    problem: format!("`{other}` is no kind of component"),
                })
            }
        }
    }

    /// The content, unless something is wrong with it.
    fn finish(mut self, found: Vec<Found>) -> Result<Content, Vec<ContentError>> {
        let unreadable: BTreeSet<String> = self
            .errors
            .iter()
            .filter_map(|one| one.entry.clone())
            .collect();
        for (entry, problem) in found {
            // It is there, but could not be read: that was said.
            if matches!(&problem, Problem::NoSuch(_, id) if unreadable.contains(id)) {
                continue;
            }
            let file = entry.as_ref().and_then(|id| self.places.get(id));
            self.errors.push(ContentError {
                file: file.cloned().unwrap_or_default(),
                entry,
                at: None,
                problem,
            });
        }
        if self.errors.is_empty() {
            Ok(self.content)
        } else {
            Err(self.errors)
        }
    }
}

/// Adds an entry to its kind, or puts it in the place of the one it replaces. Gives its name.
fn put<T: Keyed>(
    list: &mut Vec<T>,
    entry: Entry<'_>,
    of_pack: &mut Option<BTreeSet<(String, String)>>,
) -> Result<String, Fault> {
    let new: T = entry.parse()?;
    let key = new.key();
    let is_first = |pack: &mut BTreeSet<_>| pack.insert((entry.kind().to_string(), key.clone()));
    let replaces = of_pack.as_mut().is_some_and(is_first);
    match list.iter_mut().find(|old| replaces && old.key() == key) {
        Some(old) => *old = new,
        None => list.push(new),
    }
    Ok(key)
}

/// What is wrong with a pack, and where.
pub type ContentError = printed::ContentError<Problem>;
