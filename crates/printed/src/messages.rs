//! The messages of a language, and how they become texts.

use crate::runs;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use tabletop::{Run, Seat, Text};
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
///
/// let messages = Messages::read("en", "draw = draw { $n } cards <draw>");
/// let text = messages.format("draw", &[("n", Arg::from(2))]);
/// assert_eq!(text.to_string(), "draw 2 cards draw");
/// assert!(!messages.has("no-such-message"));
/// ```
pub struct Messages {
    bundle: FluentBundle<FluentResource>,
    problems: Vec<String>,
}

impl Messages {
    /// The messages of a language from a file in the format of Fluent.
    pub fn read(language: &str, source: &str) -> Self {
        let mut problems = Vec::new();
        let language = language.parse().unwrap_or_else(|error| {
            problems.push(format!("{language}: {error}"));
            LanguageIdentifier::default()
        });
        let resource =
            FluentResource::try_new(source.to_string()).unwrap_or_else(|(resource, errors)| {
                problems.extend(errors.iter().map(ToString::to_string));
                resource
            });
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // The marks around arguments are for bidirectional text; a client sets runs apart itself.
        bundle.set_use_isolating(false);
        if let Err(errors) = bundle.add_resource(resource) {
            problems.extend(errors.iter().map(ToString::to_string));
        }
        Self { bundle, problems }
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// What is wrong with the messages themselves; nothing, as a test shows.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// A message with its arguments put in. A message that does not exist shows its id.
    pub fn format(&self, id: &str, args: &[(&str, Arg)]) -> Text {
        runs::split(&self.say(id, args))
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

    fn fill(&self, id: &str, attribute: Option<&str>, args: &[(&str, Arg)]) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, arg)| (*name, arg.value()))
            .collect();
        // An argument that is missing shows up in the text; the tests look for that.
        let mut errors = Vec::new();
        let filled = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        Some(filled.into_owned())
    }
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Messages")
            .field("problems", &self.problems)
            .finish_non_exhaustive()
    }
}
