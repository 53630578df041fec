//! What is put into messages. What is itself made of a message is not said before it is put in: only
//! then is it known where it goes.

use tabletop::{Run, Saying, Seat, Term, Text};

/// What is put into a message.
///
/// A message that is put into another one hears where it goes, and the other one hears what it gets
/// (docs/languages.md lists all of it), so that a language can inflect both:
///
/// ```
/// use printed::{Arg, Messages};
/// use tabletop::Lang;
///
/// let german = Messages::read("de".parse().unwrap(), "
/// crew = { $in ->
///     [gain] { $nth ->
///         [first] einen Kameraden
///        *[other] noch einen
///     }
///    *[other] ein Kamerad
/// }
/// ship = Schiff
///     .gender = n
/// gain = Du erhältst { $what }.
/// new = { $what-gender ->
///     [n] ein neues { $what }
///    *[other] ein neuer { $what }
/// }
/// and = { $before } und { $after }
/// ");
/// let crew = || Arg::said("crew", []);
/// let gain = german.format("gain", &[("what", Arg::row("and", [crew(), crew()]))]);
/// assert_eq!(gain.to_string(), "Du erhältst einen Kameraden und noch einen.");
/// let new = german.format("new", &[("what", Arg::said("ship", []))]);
/// assert_eq!(new.to_string(), "ein neues Schiff");
/// assert_eq!(german.write(&crew()).to_string(), "ein Kamerad");
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Arg {
    /// A number; messages may ask for its plural form.
    Number(i32),
    /// A word: printed as it is, or used to choose a variant.
    Word(String),
    /// A run of the text.
    Run(Run),
    /// A run and the message that calls it.
    Named(Run, String),
    /// A whole text.
    Text(Text),
    /// A message with what is put into it.
    Said(Phrase),
    /// Several one after the other.
    Row(Row),
}

/// A message that is not said yet.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Phrase {
    pub(crate) id: String,
    pub(crate) args: Vec<(&'static str, Arg)>,
    /// In which form of the verb it stands; without any, in that of what it is put into.
    pub(crate) mood: Option<&'static str>,
}

/// Several things, and the message that joins two of them.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Row {
    pub(crate) joint: Phrase,
    pub(crate) items: Vec<Arg>,
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

    /// A run that is called by the name of an entry.
    pub fn named(run: Run, id: &str) -> Self {
        Self::Named(run, format!("{NAME}{id}"))
    }

    /// What an entry is called, as plain words.
    pub fn name(id: &str) -> Self {
        Self::named(Run::Words(String::new()), id)
    }

    /// A message with what is put into it, said where it is put.
    pub fn said(
        id: impl Into<String>,
        args: impl IntoIterator<Item = (&'static str, Self)>,
    ) -> Self {
        Self::Said(Phrase {
            id: id.into(),
            args: args.into_iter().collect(),
            mood: None,
        })
    }

    /// Several things one after the other. The message of that id joins what stands `$before` with
    /// what comes `$after`.
    pub fn row(joint: impl Into<String>, items: impl IntoIterator<Item = Self>) -> Self {
        Self::row_with(joint, [], items)
    }

    /// The same, where the joint is told something as well.
    pub fn row_with(
        joint: impl Into<String>,
        args: impl IntoIterator<Item = (&'static str, Self)>,
        items: impl IntoIterator<Item = Self>,
    ) -> Self {
        let joint = Phrase {
            id: joint.into(),
            args: args.into_iter().collect(),
            mood: None,
        };
        let items = items.into_iter().collect();
        Self::Row(Row { joint, items })
    }

    /// What is to be said; things go by what `name` calls them.
    pub fn saying(saying: &Saying, name: impl Fn(&str) -> String) -> Self {
        let arg = |term: &Term| match term {
            Term::Number(number) => Self::Number(*number),
            // Marked as a whole: the digits of a fingerprint are no number.
            Term::Word(word) => Self::card("", word),
            Term::Card(id) => Self::named(Run::Card(id.clone(), name(id)), id),
            Term::Space(id) => Self::named(Run::Space(id.clone(), name(id)), id),
        };
        let args = saying.args.iter().map(|(key, term)| (*key, arg(term)));
        Self::said(saying.id, args)
    }

    /// The same in a mood: `$mood` in it, and in whatever is in it, until another one is said.
    #[must_use]
    pub fn mood(mut self, mood: &'static str) -> Self {
        match &mut self {
            Self::Said(phrase) | Self::Row(Row { joint: phrase, .. }) => phrase.mood = Some(mood),
            _ => {}
        }
        self
    }

    /// The same, with something else said wherever a message of it is told this.
    #[must_use]
    pub fn retold(mut self, name: &str, value: &Self) -> Self {
        if let Self::Row(row) = &mut self {
            let items = std::mem::take(&mut row.items).into_iter();
            row.items = items.map(|item| item.retold(name, value)).collect();
        }
        if let Self::Said(phrase) | Self::Row(Row { joint: phrase, .. }) = &mut self {
            let args = std::mem::take(&mut phrase.args).into_iter();
            let args = args.map(|(own, arg)| match own == name {
                true => (own, value.clone()),
                false => (own, arg.retold(name, value)),
            });
            phrase.args = args.collect();
        }
        self
    }

    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Word(word) => word.is_empty(),
            Self::Text(text) => text.is_empty(),
            Self::Row(row) => row.items.is_empty(),
            Self::Number(_) | Self::Run(_) | Self::Named(..) | Self::Said(_) => false,
        }
    }

    /// What it is, for messages to choose by: the id of an entry or of a message.
    pub(crate) fn is(&self) -> String {
        match self {
            Self::Number(_) => String::new(),
            Self::Word(word) => word.clone(),
            Self::Run(run) => entry(run),
            Self::Named(_, message) => match message.strip_prefix(NAME) {
                Some(id) => id.into(),
                None => message.clone(),
            },
            Self::Text(_) => "text".into(),
            Self::Said(phrase) => phrase.id.clone(),
            Self::Row(row) => match &row.items[..] {
                [only] => only.is(),
                [] => "none".into(),
                _ => "row".into(),
            },
        }
    }

    /// How many things it is, if that is not one.
    pub(crate) fn count(&self) -> usize {
        match self {
            Self::Row(row) => row.items.len(),
            _ => 1,
        }
    }
}

/// How the messages begin that call entries by name.
pub(crate) const NAME: &str = "name_";

/// The entry a run is of: copies of a card have a number behind it.
pub(crate) fn entry(run: &Run) -> String {
    let id = match run {
        Run::Words(_) => "words",
        Run::Number(_) => "number",
        Run::Seat(Seat(seat), _) => return format!("seat-{seat}"),
        Run::Glyph(id) | Run::Card(id, _) | Run::Space(id, _) | Run::Rule(id) => id,
    };
    id.split_once('#').map_or(id, |(id, _)| id).to_string()
}

/// A number of any size; beyond the largest one it is that.
pub fn number(number: impl TryInto<i32>) -> Arg {
    Arg::Number(number.try_into().unwrap_or(i32::MAX))
}

/// Yes or no, for messages that choose by it.
pub fn yes(condition: bool) -> Arg {
    Arg::from(if condition { "yes" } else { "no" })
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
