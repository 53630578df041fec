//! The languages of a game: a folder of messages each, and English for what a language does not
//! say.
//!
//! `Lang` is a tag and nothing else. [`Languages`] belongs to a game's content: whatever folders
//! lie below `content/<game>/text` when it is built, what a pack brings (`text/<language>`), what
//! `--languages DIR` adds. Each is read when it is first spoken; what it does not say is said in
//! English, message by message.
//!
//! Names, scenes and lines are messages by the id of their entry, so that the entries hold what
//! decides and nothing else: the fingerprint of content is taken over those, and no word changes
//! it. What the boxes were called while it covered words too stands in `Game::FORMER`, and
//! `Game::plays` lets such games go on.
//!
//! Why something is not done is a [`Saying`]: a message's id and what is put into it, for whoever
//! refuses knows no reader. It is said where it leaves: in the language of the socket's viewer, of
//! the request's `?lang=`, in English for programs. What the kernel, a table and the server refuse
//! is said alike everywhere, by the messages of `content/common/text`, which every game's languages
//! begin with; so are the names of symbols, where nothing draws them (`Messages::plain`). What
//! `cantina play` and `replay` say themselves is `content/terminal/text`.
//!
//! `cargo xtask pseudo DIR` makes the language `xx` from English, every letter accented, longer,
//! its arguments exchanged; tests play both games in it, in the terminal and in a browser, and read
//! for plain words.

use crate::{Complaint, Messages};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Component, Path};
use std::sync::{Arc, OnceLock};
use tabletop::{Lang, NoLang, Saying};

/// A file of messages.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Wording {
    /// The language they are in.
    pub lang: Lang,
    /// What the file is called, for whoever has to mend it.
    pub file: String,
    /// What it says, in the format of Fluent.
    pub text: Cow<'static, str>,
}

impl Wording {
    /// A file whose language is the name of the folder it lies in: `text/de/cards.ftl`.
    pub fn of(file: &str, text: impl Into<Cow<'static, str>>) -> Result<Self, NoLang> {
        let folder = Path::new(file).parent();
        let folder = folder.and_then(|folder| folder.components().next_back());
        let lang = match folder {
            Some(Component::Normal(name)) => name.to_string_lossy().parse()?,
            _ => file.parse()?,
        };
        Ok(Self {
            lang,
            file: file.to_string(),
            text: text.into(),
        })
    }
}

/// The files of messages among those of a pack, and which of them cannot be read.
pub fn wordings(files: &[(String, String)]) -> (Vec<Wording>, Vec<Complaint>) {
    let (mut wordings, mut complaints) = (Vec::new(), Vec::new());
    for (file, text) in files.iter().filter(|(file, _)| is_wording(file)) {
        match Wording::of(file, text.clone()) {
            Ok(wording) => wordings.push(wording),
            Err(problem) => complaints.push(Complaint {
                file: Some(file.clone()),
                entry: None,
                line: None,
                column: None,
                problem: problem.to_string(),
            }),
        }
    }
    let read = Languages::default().with(wordings.iter().cloned());
    complaints.extend(read.complaints());
    (wordings, complaints)
}

/// Whether a file holds messages.
pub fn is_wording(file: &str) -> bool {
    Path::new(file).extension().is_some_and(|end| end == "ftl")
}

/// The folders of `content/common/text`.
#[derive(rust_embed::Embed)]
#[folder = "../../content/common/text"]
struct Common;

/// All languages, each read when it is first spoken.
///
/// ```
/// use printed::{Languages, Wording};
/// use tabletop::Lang;
///
/// let files = [("en/a.ftl", "yes = yes\nno = no"), ("de/a.ftl", "yes = ja")];
/// let files = files.map(|(file, text)| Wording::of(file, text).expect("a language"));
/// let languages = Languages::default().with(files);
/// let german = languages.messages("de".parse().expect("a language"));
/// assert_eq!((german.say("yes", &[]), german.say("no", &[])), ("ja".into(), "no".into()));
/// assert_eq!(languages.known().len(), 2);
/// ```
#[derive(Clone, Default)]
pub struct Languages(Arc<All>);

#[derive(Default)]
struct All {
    /// How often files were added.
    layers: usize,
    english: Language,
    others: BTreeMap<Lang, Language>,
}

/// A file, and with which others it was added: what stands in two of those is a mistake, while what
/// is added later replaces what was there before.
#[derive(Clone, Eq, PartialEq)]
pub(crate) struct Layered {
    pub(crate) layer: usize,
    pub(crate) wording: Wording,
}

#[derive(Default)]
struct Language {
    files: Vec<Layered>,
    messages: OnceLock<Arc<Messages>>,
}

impl Languages {
    /// What every game says alike: refusals of the kernel, of a table and of a server.
    pub fn common() -> Self {
        Self::default().with(Self::files::<Common>())
    }

    /// The files that are compiled in, in a folder a language, and what every game says alike.
    pub fn embedded<E: rust_embed::RustEmbed>() -> Self {
        // All at once: a game that says something under a common id would say it everywhere.
        let common = Self::files::<Common>();
        Self::default().with(common.into_iter().chain(Self::files::<E>()))
    }

    fn files<E: rust_embed::RustEmbed>() -> Vec<Wording> {
        let files = E::iter().filter_map(|name| {
            let text = match E::get(&name)?.data {
                Cow::Borrowed(bytes) => std::str::from_utf8(bytes).ok()?.into(),
                Cow::Owned(bytes) => Cow::Owned(String::from_utf8(bytes).ok()?),
            };
            Wording::of(&name, text).ok()
        });
        files.collect()
    }

    /// These languages and further files, of the same or of new ones. A message that was there
    /// before is replaced; one that is in two of the new files is complained of.
    #[must_use]
    pub fn with(&self, files: impl IntoIterator<Item = Wording>) -> Self {
        let again = |language: &Language| Language {
            files: language.files.clone(),
            messages: OnceLock::new(),
        };
        let others = self.0.others.iter();
        let layer = self.0.layers + 1;
        let mut all = All {
            layers: layer,
            english: again(&self.0.english),
            others: others.map(|(&lang, one)| (lang, again(one))).collect(),
        };
        for wording in files {
            let language = match wording.lang {
                Lang::EN => &mut all.english,
                other => all.others.entry(other).or_default(),
            };
            language.files.push(Layered { layer, wording });
        }
        Self(Arc::new(all))
    }

    /// The messages of a language, of its region or in general; English if it is not known.
    pub fn messages(&self, lang: Lang) -> &Messages {
        let others = &self.0.others;
        let lang = lang.nearest(|lang| others.contains_key(&lang));
        let english = || {
            let read = || Arc::new(Messages::of(Lang::EN, &self.0.english.files, None));
            self.0.english.messages.get_or_init(read)
        };
        match others.get(&lang) {
            None => english(),
            Some(language) => language.messages.get_or_init(|| {
                let english = english().clone();
                Arc::new(Messages::of(lang, &language.files, Some(english)))
            }),
        }
    }

    /// What is to be said, or as it was said before where there is no message for it.
    pub fn say(&self, saying: &Saying, lang: Lang) -> String {
        let said = self.messages(lang).word(saying, str::to_string);
        said.map_or_else(|| saying.to_string(), |text| text.to_string())
    }

    /// The languages there are, English first.
    pub fn known(&self) -> Vec<Lang> {
        let others = self.0.others.keys().copied();
        std::iter::once(Lang::EN).chain(others).collect()
    }

    /// What cannot be read of the files.
    pub fn complaints(&self) -> Vec<Complaint> {
        let known = self.known().into_iter();
        known
            .flat_map(|lang| self.messages(lang).problems().to_vec())
            .collect()
    }
}

impl PartialEq for Languages {
    fn eq(&self, other: &Self) -> bool {
        let files = |all: &Self| {
            let others = all.0.others.values();
            let all = std::iter::once(&all.0.english).chain(others);
            let files = all.flat_map(|one| one.files.clone());
            files.map(|one| one.wording).collect::<Vec<_>>()
        };
        Arc::ptr_eq(&self.0, &other.0) || files(self) == files(other)
    }
}

impl Eq for Languages {}

impl fmt::Debug for Languages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Languages").field(&self.known()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, text: &'static str) -> Wording {
        Wording::of(name, text).unwrap()
    }

    #[test]
    fn a_message_in_two_files_is_complained_of_and_one_that_is_added_later_is_not() {
        let first = file("en/a.ftl", "yes = yes\nno = no");
        let again = file(
            "en/b.ftl",
            "maybe = maybe\n\nyes = yeah\n    .aside = really",
        );
        let foreign = file("de/a.ftl", "yes = ja");
        let twice = Languages::default().with([first.clone(), again.clone(), foreign]);
        let complaints = twice.complaints();
        assert_eq!(complaints.len(), 1, "{complaints:?}");
        assert_eq!(complaints[0].file.as_deref(), Some("en/b.ftl"));
        assert_eq!(complaints[0].line, Some(3));
        assert_eq!(
            complaints[0].problem,
            "the message `yes` stands in en/a.ftl already"
        );

        let later = Languages::default().with([first]).with([again]);
        assert_eq!(later.complaints(), []);
        assert_eq!(later.messages(Lang::EN).say("yes", &[]), "yeah");
    }

    #[test]
    fn a_message_that_a_file_has_twice_is_complained_of() {
        let twice = Languages::default().with([file("en/a.ftl", "yes = yes\nyes = yeah")]);
        assert_eq!(twice.complaints().len(), 1);
    }
}
