//! The messages of a language, and how they become texts.

use crate::languages::Layered;
use crate::{Complaint, Wording, runs};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use tabletop::{Lang, Run, Saying, Seat, Term, Text};
use unic_langid::LanguageIdentifier;

/// What is put into a message.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Arg {
    /// A number; messages may ask for its plural form.
    Number(i32),
    /// A word: printed as it is, or used to choose a variant.
    Word(String),
    /// A run of the text.
    Run(Run),
    /// A whole text.
    Text(Text),
}

impl Arg {
    /// A card or base by id and name.
    pub fn card(id: impl Into<String>, name: impl Into<String>) -> Self {
        Self::Run(Run::Card(id.into(), name.into()))
    }

    /// A seat and what its player is called.
    pub fn seat(seat: Seat, name: impl Into<String>) -> Self {
        Self::Run(Run::Seat(seat, name.into()))
    }

    fn value(&self) -> FluentValue<'_> {
        match self {
            Self::Number(number) => FluentValue::from(*number),
            Self::Word(word) => FluentValue::from(word.as_str()),
            Self::Run(run) => FluentValue::from(runs::mark(run)),
            Self::Text(text) => FluentValue::from(text.written(runs::mark)),
        }
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl From<&str> for Arg {
    fn from(word: &str) -> Self {
        Self::Word(word.to_string())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Self {
        Self::Word(word)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Self {
        Self::Text(text)
    }
}

/// All messages of one language.
///
/// In a message `<attack>` is a symbol and digits are a number that matters; both become runs.
///
/// ```
/// use printed::{Arg, Messages};
/// use tabletop::Lang;
///
/// let messages = Messages::read(Lang::EN, "draw = draw { $n } cards <draw>");
/// let text = messages.format("draw", &[("n", Arg::from(2))]);
/// assert_eq!(text.to_string(), "draw 2 cards draw");
/// assert!(!messages.has("no-such-message"));
/// ```
pub struct Messages {
    bundle: FluentBundle<FluentResource>,
    problems: Vec<Complaint>,
    /// What is said where this language has no message.
    english: Option<Arc<Messages>>,
}

impl Messages {
    /// The messages of a file in the format of Fluent.
    pub fn read(lang: Lang, source: &str) -> Self {
        let file = Wording {
            lang,
            file: String::new(),
            text: source.to_string().into(),
        };
        let file = Layered {
            layer: 0,
            wording: file,
        };
        Self::of(lang, &[file], None)
    }

    /// The messages of some files; where two have the same, the later one is right.
    pub(crate) fn of(lang: Lang, files: &[Layered], english: Option<Arc<Self>>) -> Self {
        // A tag that no standard knows has the plurals of English.
        let tag: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks around arguments are for bidirectional text; a client sets runs apart itself.
        bundle.set_use_isolating(false);
        let mut problems = Vec::new();
        let mut seen: BTreeMap<(usize, String), &str> = BTreeMap::new();
        for Layered {
            layer,
            wording: one,
        } in files
        {
            let read = FluentResource::try_new(one.text.to_string());
            let resource = read.unwrap_or_else(|(resource, errors)| {
                let errors = errors.iter();
                problems.extend(errors.map(|error| unreadable(one, error.pos.start, error)));
                resource
            });
            for id in resource.entries().filter_map(message) {
                let before = seen.insert((*layer, id.to_string()), &one.file);
                if let Some(before) = before {
                    let at = place(&one.text, id);
                    let problem = format!("the message `{id}` stands in {before} already");
                    problems.push(unreadable(one, at, &problem));
                }
            }
            bundle.add_resource_overriding(resource);
        }
        Self {
            bundle,
            problems,
            english,
        }
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id) || self.english.as_ref().is_some_and(|other| other.has(id))
    }

    /// What is wrong with the messages themselves.
    pub fn problems(&self) -> &[Complaint] {
        &self.problems
    }

    /// A message with its arguments put in. A message that does not exist shows its id.
    pub fn format(&self, id: &str, args: &[(&str, Arg)]) -> Text {
        runs::split(&self.say(id, args))
    }

    /// What is to be said, as far as there is a message for it; things go by what `name` calls them.
    pub fn word(&self, saying: &Saying, name: impl Fn(&str) -> String) -> Option<Text> {
        let arg = |term: &Term| match term {
            Term::Number(number) => Arg::Number(*number),
            // Marked as a whole: the digits of a fingerprint are no number.
            Term::Word(word) => Arg::card("", word),
            Term::Card(id) => Arg::card(id, name(id)),
            Term::Space(id) => Arg::Run(Run::Space(id.clone(), name(id))),
        };
        let args = saying.args.iter().map(|(key, term)| (*key, arg(term)));
        let args: Vec<_> = args.collect();
        self.has(saying.id).then(|| self.format(saying.id, &args))
    }

    /// The same, not yet split into runs, to be put into another message.
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.fill(id, None, args)
            .unwrap_or_else(|| format!("⟨{id}⟩"))
    }

    /// An attribute of a message, not yet split into runs. One that does not exist shows its name.
    pub fn attribute(&self, id: &str, name: &str) -> String {
        self.fill(id, Some(name), &[])
            .unwrap_or_else(|| format!("⟨{id}.{name}⟩"))
    }

    /// A message without arguments, if there is one.
    pub fn find(&self, id: &str) -> Option<String> {
        self.fill(id, None, &[])
    }

    /// An attribute of a message, if there is one.
    pub fn find_attribute(&self, id: &str, name: &str) -> Option<String> {
        self.fill(id, Some(name), &[])
    }

    /// What the attributes of a message say, where it has no arguments.
    pub(crate) fn attributes(&self, id: &str) -> Vec<(String, String)> {
        let Some(message) = self.bundle.get_message(id) else {
            return Vec::new();
        };
        let names = message.attributes().map(|one| one.id().to_string());
        names
            .filter_map(|name| Some((name.clone(), self.find_attribute(id, &name)?)))
            .collect()
    }

    /// In this language, or whole in English.
    fn fill(&self, id: &str, attribute: Option<&str>, args: &[(&str, Arg)]) -> Option<String> {
        let own = self.own(id, attribute, args);
        let english = || self.english.as_ref()?.fill(id, attribute, args);
        match own {
            Some((said, true)) => Some(said),
            // An argument that is missing shows up in the text; the tests look for that.
            Some((said, false)) => english().or(Some(said)),
            None => english(),
        }
    }

    /// What this language says, and whether all of it could be put in.
    fn own(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: &[(&str, Arg)],
    ) -> Option<(String, bool)> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, arg)| (*name, arg.value()))
            .collect();
        let mut errors = Vec::new();
        let filled = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        Some((filled.into_owned(), errors.is_empty()))
    }
}

/// The id of a message.
fn message<'a>(entry: &Entry<&'a str>) -> Option<&'a str> {
    match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    }
}

/// Where the last message with an id begins.
fn place(text: &str, id: &str) -> usize {
    let begins = |&(at, _): &(usize, &str)| at == 0 || text.as_bytes().get(at - 1) == Some(&b'\n');
    let is_it = |&(at, _): &(usize, &str)| {
        let after = text.get(at + id.len()..).unwrap_or_default();
        after.trim_start_matches(' ').starts_with('=')
    };
    let found = text.match_indices(id).filter(begins).filter(is_it).last();
    found.map_or(0, |(at, _)| at)
}

fn unreadable(file: &Wording, at: usize, problem: &impl ToString) -> Complaint {
    let before = file.text.get(..at).unwrap_or_default();
    Complaint {
        file: Some(file.file.clone()),
        entry: None,
        line: Some(before.matches('\n').count() + 1),
        column: Some(before.chars().rev().take_while(|&c| c != '\n').count() + 1),
        problem: problem.to_string(),
    }
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Messages")
            .field("problems", &self.problems)
            .finish_non_exhaustive()
    }
}
