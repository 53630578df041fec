//! What the terminal says, in the language of whoever reads it.

use crate::languages::Languages;
use bots::Playable;
use printed::{Arg, Messages};
use rulebook::Rule;
use std::collections::BTreeSet;
use tabletop::{Lang, Saying, Seat, Text};

/// The messages of the terminal, and the language they are said in.
#[derive(Clone)]
pub(crate) struct Words {
    lang: Lang,
    all: printed::Languages,
}

impl Words {
    pub(crate) fn new(languages: &Languages, lang: Lang) -> Self {
        let all = languages.terminal();
        Self { lang, all }
    }

    /// The language, for what a game says.
    pub(crate) fn lang(&self) -> Lang {
        self.lang
    }

    /// A message without arguments.
    pub(crate) fn of(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// A message with what is put into it.
    pub(crate) fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.messages().say(id, args)
    }

    /// What is typed for a command, as its message shows it.
    pub(crate) fn typed(&self, id: &str) -> String {
        self.messages().attribute(id, "typed")
    }

    /// Things in a row, by the message that puts two of them together.
    pub(crate) fn row<S: Into<String>>(
        &self,
        id: &str,
        things: impl IntoIterator<Item = S>,
    ) -> String {
        let things = things.into_iter().map(Into::into);
        let row = things
            .reduce(|first, then| self.say(id, &[("first", first.into()), ("then", then.into())]));
        row.unwrap_or_default()
    }

    /// A text of a game; symbols, which nothing draws here, go by their names.
    pub(crate) fn text(&self, text: &Text) -> String {
        self.messages().plain(text)
    }

    /// A text and what more there is to know, in one line.
    pub(crate) fn whole(&self, text: &Text, details: &[Text]) -> String {
        let all = std::iter::once(text).chain(details);
        self.row("list-of-facts", all.map(|text| self.text(text)))
    }

    /// What a symbol is called.
    pub(crate) fn symbol(&self, symbol: &str) -> String {
        self.messages().symbol(symbol)
    }

    /// A seat where nobody is called anything.
    pub(crate) fn seat(&self, seat: Seat) -> String {
        self.say("seat-n", &[("n", seat.0.into())])
    }

    /// What a rule says.
    pub(crate) fn rule(&self, rule: &Rule) -> String {
        let said = self.messages().find(&rule.key());
        said.unwrap_or_else(|| rule.text(self.lang.tag()).into())
    }

    /// The rules in which all of these words occur, as the book has them or in this language.
    pub(crate) fn search(&self, typed: &str) -> Vec<&'static Rule> {
        let mut found = rulebook::search(typed);
        let wanted: Vec<String> = typed.split_whitespace().map(str::to_lowercase).collect();
        let known: BTreeSet<&str> = found.iter().map(|rule| rule.id).collect();
        let others = rulebook::all()
            .iter()
            .filter(|rule| !known.contains(rule.id));
        found.extend(others.filter(|rule| {
            let said = self.rule(rule).to_lowercase();
            !wanted.is_empty() && wanted.iter().all(|word| said.contains(word.as_str()))
        }));
        found
    }

    /// Why something is not done, as the game says it or as all of them do.
    pub(crate) fn refusal(&self, why: &Saying, game: &dyn Playable) -> String {
        let said = game.worded(why, self.lang);
        said.unwrap_or_else(|| self.all.say(why, self.lang))
    }

    /// How a rule is read where the book is silent, if somebody had to say.
    pub(crate) fn note(&self, rule: &Rule) -> Option<String> {
        let note = rule.note?;
        let said = self.messages().find_attribute(&rule.key(), "note");
        Some(said.unwrap_or_else(|| note.into()))
    }

    fn messages(&self) -> &Messages {
        self.all.messages(self.lang)
    }
}

impl Default for Words {
    fn default() -> Self {
        Self::new(&Languages::default(), Lang::EN)
    }
}

#[cfg(test)]
mod tests {
    use super::Words;
    use tabletop::Text;

    #[test]
    fn no_message_of_the_terminal_is_one_that_all_have() {
        assert_eq!(Words::default().all.complaints(), []);
    }

    #[test]
    fn what_more_there_is_to_know_stands_behind_it_and_symbols_have_names() {
        let details = [Text::new().number(3).glyph("hit"), Text::of("used")];
        let whole = Words::default().whole(&Text::of("Play Han"), &details);
        assert_eq!(whole, "Play Han · 3 hit · used");
        let none = Words::default().whole(&Text::of("Play Han"), &[]);
        assert_eq!(none, "Play Han");
    }

    #[test]
    fn things_stand_in_a_row() {
        let words = Words::default();
        assert_eq!(words.row("list", ["a", "b", "c"]), "a, b, c");
        assert_eq!(words.row("list", ["a"]), "a");
        assert_eq!(words.row("list", [""; 0]), "");
    }
}
