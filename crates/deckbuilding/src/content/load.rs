//! Reading a pack: the files of a box, as the cards and bases they describe.

use super::check::{self, Problem};
use super::{Base, Card, Source};
use printed::{Arg, Entry, Fault, Inventory, Languages, Messages, Named, Wording};
use std::collections::BTreeSet;
use std::sync::OnceLock;
use tabletop::{Fingerprint, Lang, Run};

macro_rules! shipped {
    ($name:literal) => {
        (
            $name,
            include_str!(concat!("../../../../content/deckbuilding/base/", $name)),
        )
    };
}
/// The files of the box that is shipped with the game.
const BASE: [(&str, &str); 6] = [
    shipped!("starters.ron"),
    shipped!("pilots.ron"),
    shipped!("empire.ron"),
    shipped!("rebel.ron"),
    shipped!("neutral.ron"),
    shipped!("bases.ron"),
];

/// Everything printed on the components of a pack, sound and in order.
///
/// ```
/// use deckbuilding::content::Content;
///
/// let content = Content::base().expect("the box shipped with the game is sound");
/// assert_eq!(content.card("x-wing").map(|card| card.attack), Some(3));
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Content {
    /// The cards, in the order of the files: starters, pilots, Empire, Rebels, neutral.
    pub cards: Vec<Card>,
    /// The bases.
    pub bases: Vec<Base>,
    /// Which entries exactly these are. Comments and blanks of the files do not matter.
    pub fingerprint: Fingerprint,
    /// What all of it is called, and every sentence about it.
    pub languages: Languages,
}

/// The languages that are shipped: whatever folders there are.
#[derive(rust_embed::Embed)]
#[folder = "../../content/deckbuilding/text"]
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
        CONTENT
            .get_or_init(|| Self::parse(&BASE))
            .as_ref()
            .map_err(Vec::as_slice)
    }

    /// The box that is shipped with the game, with entries added or replaced by those of a pack; or
    /// all that is wrong with it. Without a file it is the box itself that is proved.
    pub fn with_pack(files: &[(String, String)]) -> Result<Self, Vec<ContentError>> {
        let mut pack = Pack::default();
        let mut errors = Vec::new();
        for (name, text) in &BASE {
            pack.read(name, text, &mut errors);
        }
        pack.added = Some(BTreeSet::new());
        for (name, text) in files.iter().filter(|(name, _)| !printed::is_wording(name)) {
            pack.read(name, text, &mut errors);
        }
        let (wordings, complaints) = printed::wordings(files);
        let unread = |complaint| ContentError::unread(complaint, Problem::Unreadable);
        errors.extend(complaints.into_iter().map(unread));
        pack.wordings = wordings;
        check::check(&pack, &mut errors);
        let content = Self::finish(pack, errors)?;
        match crate::text::faults(&content) {
            faults if faults.is_empty() => Ok(content),
            faults => Err(faults),
        }
    }

    /// A pack from its files, each with its name; or all that is wrong with it.
    pub fn parse(files: &[(&str, &str)]) -> Result<Self, Vec<ContentError>> {
        let mut pack = Pack::default();
        let mut errors = Vec::new();
        for (name, text) in files {
            pack.read(name, text, &mut errors);
        }
        // What is missing because it could not be read would be reported twice.
        if errors.is_empty() {
            check::check(&pack, &mut errors);
        }
        Self::finish(pack, errors)
    }

    fn finish(pack: Pack, errors: Vec<ContentError>) -> Result<Self, Vec<ContentError>> {
        if !errors.is_empty() {
            return Err(errors);
        }
        let languages = pack.languages();
        let cards: Vec<Card> = pack.cards.into_iter().map(|card| card.entry).collect();
        let bases: Vec<Base> = pack.bases.into_iter().map(|base| base.entry).collect();
        let fingerprint = fingerprint(&cards, &bases).map_err(|error| vec![error])?;
        Ok(Self {
            cards,
            bases,
            fingerprint,
            languages,
        })
    }

    /// What a card or a base is called.
    pub fn name(&self, id: &str, lang: Lang) -> String {
        self.messages(lang).say(&name_key(id), &[])
    }

    /// A card or base, for messages.
    pub(crate) fn called(&self, id: &str, lang: Lang) -> Arg {
        Arg::named(Run::Card(id.into(), self.name(id, lang)), id)
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

    /// How much there is of what.
    pub fn inventory(&self) -> Inventory {
        let mut all = Inventory::default();
        let word = |source: Source| format!("{source:?}").to_lowercase();
        for card in &self.cards {
            let deck = format!("{:?}", card.deck).to_lowercase();
            all.count(&deck, card.copies.into(), &word(card.source));
        }
        for base in &self.bases {
            all.count("bases", 1, &word(base.source));
        }
        all
    }

    /// The card with this id.
    pub fn card(&self, id: &str) -> Option<&Card> {
        self.cards.iter().find(|card| card.id == id)
    }

    /// The base with this id.
    pub fn find_base(&self, id: &str) -> Option<&Base> {
        self.bases.iter().find(|base| base.id == id)
    }
}

/// What is wrong with a pack, and where.
pub type ContentError = printed::ContentError<Problem>;

/// An entry and the file it stands in.
#[derive(Debug)]
pub(super) struct Placed<T> {
    pub(super) file: String,
    pub(super) entry: T,
}

/// A pack as read, not yet checked.
#[derive(Default, Debug)]
pub(super) struct Pack {
    pub(super) cards: Vec<Placed<Card>>,
    pub(super) bases: Vec<Placed<Base>>,
    /// While a pack is added to a box, the ids it has brought so far: it replaces what was there
    /// before it, but nothing of its own.
    added: Option<BTreeSet<String>>,
    /// The files of messages that lie beside the entries.
    wordings: Vec<Wording>,
}

impl Pack {
    /// What is shipped, with the names that stand in entries and what lies beside them.
    pub(super) fn languages(&self) -> Languages {
        let cards = self
            .cards
            .iter()
            .map(|one| (&one.entry.id, &one.entry.name));
        let bases = self
            .bases
            .iter()
            .map(|one| (&one.entry.id, &one.entry.name));
        let named = shipped().naming(cards.chain(bases).map(|(id, name)| Named {
            id: name_key(id),
            name: name.clone(),
            tells: Vec::new(),
        }));
        match self.wordings.as_slice() {
            [] => named,
            files => named.with(files.iter().cloned()),
        }
    }

    /// Reads one file entry by entry, so that an error in one hides no other.
    fn read(&mut self, file: &str, text: &str, errors: &mut Vec<ContentError>) {
        let mut report = |entry: Option<String>, at: (usize, usize), problem: Problem| {
            errors.push(ContentError {
                file: file.to_string(),
                entry,
                at: Some(at),
                problem,
            });
        };
        let entries = match printed::entries(text) {
            Ok(entries) => entries,
            Err(fault) => {
                let (at, problem) = unreadable(fault);
                return report(None, at, problem);
            }
        };
        for entry in entries {
            if let Err((at, problem)) = self.add(file, entry) {
                report(Some(entry.name()), at, problem);
            }
        }
    }

    fn add(&mut self, file: &str, entry: Entry<'_>) -> Result<(), ((usize, usize), Problem)> {
        let file = file.to_string();
        let mut replaces = |id: &str| {
            let added = self.added.as_mut();
            added.is_some_and(|added| added.insert(id.to_string()))
        };
        match entry.kind() {
            "Card" => {
                let entry: Card = entry.parse().map_err(unreadable)?;
                let replaces = replaces(&entry.id);
                let old = |old: &&mut Placed<Card>| replaces && old.entry.id == entry.id;
                match self.cards.iter_mut().find(old) {
                    Some(old) => *old = Placed { file, entry },
                    None => self.cards.push(Placed { file, entry }),
                }
            }
            "Base" => {
                let entry: Base = entry.parse().map_err(unreadable)?;
                let replaces = replaces(&entry.id);
                let old = |old: &&mut Placed<Base>| replaces && old.entry.id == entry.id;
                match self.bases.iter_mut().find(old) {
                    Some(old) => *old = Placed { file, entry },
                    None => self.bases.push(Placed { file, entry }),
                }
            }
            other => return Err((entry.place(), Problem::NotAnEntry(other.to_string()))),
        }
        Ok(())
    }
}

fn unreadable(fault: Fault) -> ((usize, usize), Problem) {
    (
        (fault.line, fault.column),
        Problem::Unreadable(fault.problem),
    )
}

/// The message that says what an entry is called.
pub(super) fn name_key(id: &str) -> String {
    format!("name_{id}")
}

/// Over the entries as they were understood: what decides, and no words.
fn fingerprint(cards: &[Card], bases: &[Base]) -> Result<Fingerprint, ContentError> {
    let write = |problem: ron::Error| ContentError {
        file: String::new(),
        entry: None,
        at: None,
        problem: Problem::Unreadable(problem.to_string()),
    };
    let cards = ron::to_string(cards).map_err(write)?;
    let bases = ron::to_string(bases).map_err(write)?;
    Ok(Fingerprint::of([cards.as_bytes(), bases.as_bytes()]))
}
