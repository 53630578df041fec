//! The messages of a language, and how they become texts.

use crate::arg::{Arg, NAME, Phrase, Row, entry};
use crate::languages::Layered;
use crate::{Complaint, Wording, runs};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, PatternElement};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use tabletop::{Lang, Run, Saying, Text};
use unic_langid::LanguageIdentifier;

/// Where something is said.
#[derive(Copy, Clone)]
struct Spot<'a> {
    /// The message it is put into, and as which argument.
    within: &'a str,
    name: &'a str,
    mood: &'a str,
    /// What the language itself calls the form it stands in.
    case: &'a str,
    /// Which one of several it is, counted from zero, and of how many.
    nth: usize,
    of: usize,
}

/// By itself.
const ALONE: Spot<'static> = Spot {
    within: "none",
    name: "none",
    mood: "command",
    case: "none",
    nth: 0,
    of: 1,
};

impl Spot<'_> {
    fn place(self) -> &'static str {
        match (self.nth, self.of) {
            (_, 0 | 1) => "only",
            (0, _) => "first",
            (nth, of) if nth + 1 == of => "last",
            _ => "middle",
        }
    }
}

/// All messages of one language.
///
/// In a message `<attack>` is a symbol and digits are a number that matters; both become runs. Where a
/// sentence begins with what is put in, the message says so: `{ CAPITAL($text) }`.
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
        // No id is taken before, so this cannot fail.
        let _ = bundle.add_function("CAPITAL", |args, _| match args {
            [FluentValue::String(text), ..] => runs::capital(text).into(),
            [other, ..] => other.clone(),
            [] => FluentValue::Error,
        });
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

    /// The same as plain words.
    pub fn words(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.format(id, args).to_string()
    }

    /// Something by itself.
    pub fn write(&self, arg: &Arg) -> Text {
        runs::split(&self.written(arg, ALONE))
    }

    /// What is to be said, as far as there is a message for it; things go by what `name` calls them.
    pub fn word(&self, saying: &Saying, name: impl Fn(&str) -> String) -> Option<Text> {
        self.has(saying.id)
            .then(|| self.write(&Arg::saying(saying, name)))
    }

    /// A message, not yet split into runs.
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.fill((id, None), args, ALONE)
            .unwrap_or_else(|| format!("⟨{id}⟩"))
    }

    /// An attribute of a message, not yet split into runs. One that does not exist shows its name.
    pub fn attribute(&self, id: &str, name: &str) -> String {
        self.fill((id, Some(name)), &[], ALONE)
            .unwrap_or_else(|| format!("⟨{id}.{name}⟩"))
    }

    /// A message without arguments, if there is one.
    pub fn find(&self, id: &str) -> Option<String> {
        self.fill((id, None), &[], ALONE)
    }

    /// An attribute of a message, if there is one.
    pub fn find_attribute(&self, id: &str, name: &str) -> Option<String> {
        self.fill((id, Some(name)), &[], ALONE)
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

    /// In this language, or in English.
    fn fill(&self, what: Pointer<'_>, args: &Args<'_>, spot: Spot<'_>) -> Option<String> {
        self.fill_for(self, what, args, spot)
    }

    /// The same for a reader of another language, in which whatever is put in is said.
    fn fill_for(
        &self,
        reader: &Self,
        what: Pointer<'_>,
        args: &Args<'_>,
        spot: Spot<'_>,
    ) -> Option<String> {
        let own = self.own(reader, what, args, spot);
        let english = || self.english.as_ref()?.fill_for(reader, what, args, spot);
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
        reader: &Self,
        (id, attribute): Pointer<'_>,
        args: &Args<'_>,
        spot: Spot<'_>,
    ) -> Option<(String, bool)> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        // Most are plain words, such as names: whatever is put in, they say the same.
        if let [PatternElement::TextElement { value }] = &pattern.elements[..] {
            return Some(((*value).to_owned(), true));
        }
        let mut all = FluentArgs::with_capacity(6 + 4 * args.len());
        all.set("in", spot.within);
        all.set("as", spot.name);
        all.set("mood", spot.mood);
        all.set("case", spot.case);
        all.set("nth", spot.place());
        all.set("of", spot.of);
        for (name, arg) in args {
            // An attribute that is called as an argument says in which form that one stands.
            let case = message.get_attribute(name).map(|attribute| {
                let mut errors = Vec::new();
                let pattern = attribute.value();
                let case = self.bundle.format_pattern(pattern, Some(&all), &mut errors);
                case.into_owned()
            });
            let into = Spot {
                within: id,
                name,
                mood: spot.mood,
                case: case.as_deref().unwrap_or(spot.case),
                ..ALONE
            };
            // What is known of an argument is no argument of the caller's, whose word counts.
            if !matches!(arg, Arg::Number(_)) {
                all.set(format!("{name}-is"), arg.is());
                all.set(format!("{name}-gender"), reader.gender(arg, into));
                all.set(format!("{name}-n"), arg.count());
            }
            match arg {
                Arg::Number(number) => all.set(*name, *number),
                other => all.set(*name, reader.written(other, into)),
            }
        }
        let mut errors = Vec::new();
        let filled = self.bundle.format_pattern(pattern, Some(&all), &mut errors);
        Some((filled.into_owned(), errors.is_empty()))
    }

    /// Something as part of a string.
    fn written(&self, arg: &Arg, spot: Spot<'_>) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Word(word) => word.clone(),
            Arg::Run(run) => runs::mark(run),
            Arg::Named(run, message) => match self.fill((message, None), &[], spot) {
                Some(name) => runs::mark(&called(run, name)),
                None => runs::mark(run),
            },
            Arg::Text(text) => text.written(runs::mark),
            Arg::Said(phrase) => self.phrase(phrase, spot),
            Arg::Row(row) => self.row(row, spot),
        }
    }

    fn phrase(&self, phrase: &Phrase, spot: Spot<'_>) -> String {
        let Phrase { id, args, mood } = phrase;
        let mood = mood.unwrap_or(spot.mood);
        let said = self.fill((id, None), args, Spot { mood, ..spot });
        // Variants that are empty leave blanks behind.
        said.map_or_else(|| format!("⟨{id}⟩"), |said| runs::tidy(&said))
    }

    /// Each goes where all of them go.
    fn row(&self, Row { joint, items }: &Row, spot: Spot<'_>) -> String {
        let mood = joint.mood.unwrap_or(spot.mood);
        let place = |nth| Spot {
            mood,
            nth,
            of: items.len(),
            ..spot
        };
        let said = items.iter().enumerate();
        let said = said.map(|(nth, item)| (nth, self.written(item, place(nth))));
        let joined = said.reduce(|(_, before), (nth, after)| {
            let mut joint = joint.clone();
            // They are whole already, and may hold runs.
            joint.args.push(("before", Arg::Word(before)));
            joint.args.push(("after", Arg::Word(after)));
            (nth, self.phrase(&joint, place(nth)))
        });
        joined.map(|(_, joined)| joined).unwrap_or_default()
    }

    /// What the message behind it calls its gender; no other language's word counts.
    fn gender(&self, arg: &Arg, spot: Spot<'_>) -> String {
        let own = match arg {
            Arg::Run(run) => self.own(self, (&format!("{NAME}{}", entry(run)), GENDER), &[], spot),
            Arg::Named(_, message) => self.own(self, (message, GENDER), &[], spot),
            Arg::Said(phrase) => self.own(self, (&phrase.id, GENDER), &phrase.args, spot),
            Arg::Row(row) => match &row.items[..] {
                [only] => return self.gender(only, spot),
                _ => None,
            },
            Arg::Number(_) | Arg::Word(_) | Arg::Text(_) => None,
        };
        match own {
            Some((gender, true)) => gender,
            _ => "none".into(),
        }
    }
}

/// A message, or an attribute of it.
type Pointer<'a> = (&'a str, Option<&'a str>);

type Args<'a> = [(&'a str, Arg)];

/// The attribute by which a noun says what must agree with it.
const GENDER: Option<&str> = Some("gender");

/// The same run by another name.
fn called(run: &Run, name: String) -> Run {
    match run {
        Run::Card(id, _) => Run::Card(id.clone(), name),
        Run::Space(id, _) => Run::Space(id.clone(), name),
        Run::Seat(seat, _) => Run::Seat(*seat, name),
        Run::Words(_) => Run::Words(name),
        Run::Number(_) | Run::Glyph(_) | Run::Rule(_) => run.clone(),
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
