//! What a person types.

use crate::words::Words;
use crate::wrap::{hang, width, wrap};

/// A command at the prompt.
#[derive(Debug, PartialEq)]
pub(super) enum Command<'a> {
    /// The number shown before a choice.
    Pick(usize),
    Help,
    Undo,
    /// All that is blocked and why, or what there is to say of one choice.
    WhyNot(Option<usize>),
    /// What is printed on the card of a choice.
    ReadChoice(usize),
    /// What is printed on a card.
    Read(&'a str),
    Rules(&'a str),
    Go(&'a str),
    /// The log, or its last lines.
    Log(Option<usize>),
    /// What the others did since one's own turn.
    Turns,
    Board,
    View,
    Save(&'a str),
    Offer(&'a str),
    Concede,
    /// Another game, once this one is over.
    New,
    Quit,
    Nothing,
    /// Perhaps the words of a choice.
    Words(&'a str),
}

/// What can be typed, without what cannot be done in this game.
pub(super) fn help(words: &Words, has_offers: bool, can_concede: bool) -> String {
    let usual = [
        "help-number",
        "help-read",
        "help-why",
        "help-undo",
        "help-go",
        "help-board",
        "help-turns",
        "help-log",
        "help-rules",
        "help-save",
        "help-quit",
        "help-view",
    ];
    let offer = has_offers.then_some("help-offer");
    let concede = can_concede.then_some("help-concede");
    let mut help = String::new();
    for id in usual.into_iter().chain(offer).chain(concede) {
        let head = format!("  {:<9} ", words.typed(id));
        help.push_str(&hang(&head, &words.of(id), width()));
    }
    help.push_str(&wrap(&words.of("help-words"), "", width()));
    help
}

impl<'a> Command<'a> {
    pub(super) fn parse(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line
            .split_once(char::is_whitespace)
            .map_or((line, ""), |(word, rest)| (word, rest.trim()));
        // "c 3" is a slip of the finger, not a wish to give up.
        let alone = |command: Self| match rest {
            "" => command,
            _ => Self::Words(line),
        };
        let number = rest.parse().ok();
        match word.to_ascii_lowercase().as_str() {
            "" => Self::Nothing,
            "r" | "rules" => Self::Rules(rest),
            "g" | "go" => Self::Go(rest),
            "s" | "save" => Self::Save(rest),
            "o" | "offer" => Self::Offer(rest),
            "i" | "info" | "card" => number.map_or(Self::Read(rest), Self::ReadChoice),
            "w" | "why" if rest.is_empty() || number.is_some() => Self::WhyNot(number),
            "l" | "log" if rest.is_empty() || number.is_some() => Self::Log(number),
            "?" | "h" | "help" => alone(Self::Help),
            "u" | "undo" => alone(Self::Undo),
            "t" | "turns" => alone(Self::Turns),
            "b" | "board" => alone(Self::Board),
            "v" | "view" => alone(Self::View),
            "c" | "concede" => alone(Self::Concede),
            "n" | "new" => alone(Self::New),
            "q" | "quit" | "exit" => alone(Self::Quit),
            number => alone(number.parse().map_or(Self::Words(line), Self::Pick)),
        }
    }
}

/// The one choice that has all of these words, or beginnings of words; none if several have.
pub(super) fn chosen_by_words(choices: &[String], words: &str) -> Option<usize> {
    let words = words.to_lowercase();
    let has_all = |choice: &String| {
        let choice = choice.to_lowercase();
        words.split_whitespace().all(|word| {
            let mut parts = choice.split(|c: char| !c.is_alphanumeric() && c != '-');
            parts.any(|part| part.starts_with(word))
        })
    };
    // A letter or two is more likely a slip than a choice.
    if words.chars().filter(|c| c.is_alphabetic()).count() < 3 {
        return None;
    }
    let mut found = choices.iter().enumerate().filter(|(_, text)| has_all(text));
    match (found.next(), found.next()) {
        (Some((place, _)), None) => Some(place),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Command, chosen_by_words};

    #[test]
    fn numbers_letters_and_words_are_understood() {
        assert_eq!(Command::parse(" 12 "), Command::Pick(12));
        assert_eq!(Command::parse("U"), Command::Undo);
        assert_eq!(
            Command::parse("r stop  patrol"),
            Command::Rules("stop  patrol")
        );
        assert_eq!(
            Command::parse("s My Game.json"),
            Command::Save("My Game.json")
        );
        assert_eq!(Command::parse("i 3"), Command::ReadChoice(3));
        assert_eq!(Command::parse("i Han Solo"), Command::Read("Han Solo"));
        assert_eq!(Command::parse("w"), Command::WhyNot(None));
        assert_eq!(Command::parse("why 2"), Command::WhyNot(Some(2)));
        assert_eq!(Command::parse("l 5"), Command::Log(Some(5)));
        assert_eq!(Command::parse(""), Command::Nothing);
    }

    #[test]
    fn what_is_not_clear_does_nothing() {
        assert_eq!(Command::parse("c 3"), Command::Words("c 3"));
        assert_eq!(Command::parse("-1"), Command::Words("-1"));
        assert_eq!(
            Command::parse("99999999999999999999"),
            Command::Words("99999999999999999999")
        );
    }

    #[test]
    fn a_choice_is_known_by_words_that_no_other_has() {
        let choices = [
            "Go to the market",
            "End your turn",
            "Use Scanner Goggles (end)",
        ];
        let choices = choices.map(String::from);
        assert_eq!(chosen_by_words(&choices, "Market"), Some(0));
        assert_eq!(chosen_by_words(&choices, "scan gog"), Some(2));
        assert_eq!(chosen_by_words(&choices, "end"), None);
        assert_eq!(chosen_by_words(&choices, "end turn"), Some(1));
        assert_eq!(chosen_by_words(&choices, "ma"), None);
        assert_eq!(chosen_by_words(&choices, "frobnicate"), None);
    }
}
