//! What a person types.

/// A command at the prompt.
#[derive(Debug, PartialEq)]
pub(super) enum Command<'a> {
    /// The number shown before a choice.
    Pick(usize),
    Help,
    Undo,
    WhyNot,
    Rules(&'a str),
    Go(&'a str),
    Log,
    Board,
    View,
    Save(&'a str),
    Offer(&'a str),
    Concede,
    Quit,
    Nothing,
    Unknown(&'a str),
}

pub(super) const HELP: &str = "\
  NUMBER    make that choice          ?         this help
  u         take back                 w         why not: what is blocked, and by which rule
  b         the table                 l         the log
  g NAME    fly all the way there     g         where you can fly, and what is there
  r WORDS   search the rules          v         all you see, as JSON
  o JSON    make an offer             s FILE    save
  c         give up                   q         leave
";

impl<'a> Command<'a> {
    pub(super) fn parse(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line
            .split_once(char::is_whitespace)
            .map_or((line, ""), |(word, rest)| (word, rest.trim()));
        let command = match word.to_ascii_lowercase().as_str() {
            "" => Self::Nothing,
            "r" | "rules" => Self::Rules(rest),
            "g" | "go" => Self::Go(rest),
            "s" | "save" => Self::Save(rest),
            "o" | "offer" => Self::Offer(rest),
            "?" | "h" | "help" => Self::Help,
            "u" | "undo" => Self::Undo,
            "w" | "why" => Self::WhyNot,
            "l" | "log" => Self::Log,
            "b" | "board" => Self::Board,
            "v" | "view" => Self::View,
            "c" | "concede" => Self::Concede,
            "q" | "quit" | "exit" => Self::Quit,
            number => number.parse().map_or(Self::Unknown(line), Self::Pick),
        };
        match command {
            Self::Rules(_) | Self::Go(_) | Self::Save(_) | Self::Offer(_) => command,
            // "c 3" is a slip of the finger, not a wish to give up.
            _ if !rest.is_empty() => Self::Unknown(line),
            command => command,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Command;

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
        assert_eq!(Command::parse(""), Command::Nothing);
    }

    #[test]
    fn what_is_not_clear_does_nothing() {
        assert_eq!(Command::parse("c 3"), Command::Unknown("c 3"));
        assert_eq!(Command::parse("-1"), Command::Unknown("-1"));
        assert_eq!(
            Command::parse("99999999999999999999"),
            Command::Unknown("99999999999999999999")
        );
    }
}
