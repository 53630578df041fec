//! What each person was told, what is new to them, and the turns of the others in a line each.

use super::seats::Sitters;
use crate::words::Words;
use std::collections::BTreeMap;
use tabletop::{AnyStep, Gist, Lang, Run, Seat, Text};

/// What each person has been told so far; without any person, what an onlooker has.
#[derive(Debug, Default)]
pub(super) struct Logs(BTreeMap<Option<Seat>, Log>);

#[derive(Debug, Default)]
struct Log {
    lines: Vec<Line>,
    /// How many of them were shown.
    read: usize,
}

#[derive(Clone, Debug)]
struct Line {
    text: Text,
    /// The same where it was said already whose deed it is, if the game says it otherwise then.
    deed: Option<Text>,
    gist: Gist,
    /// Whose it is: the place among the players.
    of: Option<u8>,
}

/// Who reads, in which words, and what everybody is called.
pub(super) struct Listener {
    pub(super) words: Words,
    pub(super) reader: Option<Seat>,
    /// The names of the players and where they sit, in their order.
    pub(super) players: Vec<(String, Option<Seat>)>,
}

/// What is new to somebody.
#[derive(Debug, Default, PartialEq)]
pub(super) struct News {
    pub(super) lines: Vec<String>,
    /// Some of it is told in short.
    pub(super) shortened: bool,
}

impl Listener {
    fn is_own(&self, place: u8) -> bool {
        let player = self.players.get(usize::from(place));
        player.is_some_and(|(_, seat)| seat.is_some() && *seat == self.reader)
    }

    fn name(&self, place: u8) -> &str {
        let player = self.players.get(usize::from(place));
        player.map_or("", |(name, _)| name)
    }

    /// Whether a run names the player at this place; whom the rules play goes by the place.
    fn names(&self, run: &Run, place: u8) -> bool {
        let Run::Seat(named, _) = run else {
            return false;
        };
        let player = self.players.get(usize::from(place));
        player.is_some_and(|(_, seat)| seat.unwrap_or(Seat(place)) == *named)
    }
}

impl Logs {
    /// Tells a step to everybody, each as they may see it.
    pub(super) fn note(&mut self, sitters: &Sitters, step: &dyn AnyStep, lang: Lang) {
        self.each(sitters, |reader| {
            let reader = super::reader(reader);
            let facts = step.told(reader, lang).into_iter();
            let lines = facts.zip(step.deeds(reader, lang));
            let lines = lines.filter_map(|(fact, deed)| {
                Some(Line {
                    text: fact.line?,
                    deed,
                    gist: fact.meaning.gist,
                    of: fact.meaning.of,
                })
            });
            lines.collect()
        });
    }

    /// Tells everybody that the player at this place goes on.
    pub(super) fn announce(
        &mut self,
        sitters: &Sitters,
        place: Option<u8>,
        text: impl Fn(Option<Seat>) -> String,
    ) {
        let gist = place.map_or(Gist::Detail, |_| Gist::Turn);
        self.each(sitters, |reader| {
            vec![Line {
                text: Text::of(text(reader)),
                deed: None,
                gist,
                of: place,
            }]
        });
    }

    fn each(&mut self, sitters: &Sitters, told: impl Fn(Option<Seat>) -> Vec<Line>) {
        let mut readers: Vec<Option<Seat>> = sitters.people().map(Some).collect();
        if readers.is_empty() {
            readers.push(None);
        }
        for reader in readers {
            let log = self.0.entry(reader).or_default();
            log.lines.extend(told(reader));
        }
    }

    /// What this listener has not read yet; now it is read.
    pub(super) fn news(&mut self, listener: &Listener) -> News {
        let Some(log) = self.0.get_mut(&listener.reader) else {
            return News::default();
        };
        let (before, fresh) = log.lines.split_at(log.read);
        let whose = before.iter().rev().find_map(Line::turn);
        let news = digest(fresh, whose, listener);
        log.read = log.lines.len();
        news
    }

    /// Everything this reader was told.
    pub(super) fn all(&self, reader: Option<Seat>, words: &Words) -> Vec<String> {
        let lines = self
            .0
            .get(&reader)
            .map_or(&[][..], |log| log.lines.as_slice());
        lines.iter().map(|line| words.text(&line.text)).collect()
    }

    /// All that the others did since the listener's own turn, in full.
    pub(super) fn turns_of_others(&self, listener: &Listener) -> Vec<String> {
        let lines = self.0.get(&listener.reader);
        let lines = lines.map_or(&[][..], |log| log.lines.as_slice());
        let is_turn_of_others = |line: &Line| line.turn().is_some_and(|p| !listener.is_own(p));
        let Some(last) = lines.iter().rposition(is_turn_of_others) else {
            return Vec::new();
        };
        let is_own_turn = |line: &Line| line.turn().is_some_and(|p| listener.is_own(p));
        let end = lines[last..].iter().position(is_own_turn);
        let end = end.map_or(lines.len(), |length| last + length);
        let own = lines[..last].iter().rposition(is_own_turn);
        let first = own.map_or(0, |own| own + 1);
        let turns = lines[first..end].iter();
        let turns = turns.skip_while(|line| line.turn().is_none());
        let told = turns.map(|line| listener.words.text(&line.text));
        told.collect()
    }

    /// Whether the listener's turn is under way, as far as anybody can tell.
    pub(super) fn is_own_turn(&self, listener: &Listener) -> bool {
        let log = self.0.get(&listener.reader);
        let lines = log.map_or(&[][..], |log| log.lines.as_slice());
        let whose = lines.iter().rev().find_map(Line::turn);
        whose.is_none_or(|place| listener.is_own(place))
    }

    /// Counts everything as read.
    pub(super) fn read_all(&mut self) {
        for log in self.0.values_mut() {
            log.read = log.lines.len();
        }
    }
}

impl Line {
    /// Whose turn begins with this line.
    fn turn(&self) -> Option<u8> {
        self.of.filter(|_| self.gist == Gist::Turn)
    }

    /// What is told where all the talk is of the player at this place: a deed of theirs that begins
    /// with who did it goes without.
    fn deed(&self, place: u8, listener: &Listener) -> String {
        match (&self.deed, self.text.runs()) {
            (Some(deed), _) if self.of == Some(place) => listener.words.text(deed),
            (_, [first, deed @ ..]) if self.of == Some(place) && listener.names(first, place) => {
                let deed = deed.iter().cloned().fold(Text::new(), Text::run);
                listener.words.text(&deed)
            }
            _ => listener.words.text(&self.text),
        }
    }
}

/// The lines, whole turns of others in short. A turn in which somebody is asked just now is told in
/// full: they want to know what led to it.
fn digest(lines: &[Line], mut whose: Option<u8>, listener: &Listener) -> News {
    let mut news = News::default();
    let mut rest = lines;
    while !rest.is_empty() {
        let begins = |line: &Line| line.turn().is_some();
        let length = rest.iter().skip(1).position(begins);
        let (turn, later) = rest.split_at(length.map_or(rest.len(), |length| length + 1));
        whose = turn[0].turn().or(whose);
        let of_another = whose.filter(|&place| !listener.is_own(place));
        let is_over = !later.is_empty() && listener.reader.is_some();
        match of_another
            .filter(|_| is_over)
            .and_then(|place| short(turn, place, listener))
        {
            Some(short) => {
                news.lines.push(short);
                news.shortened = true;
            }
            None => news
                .lines
                .extend(turn.iter().map(|line| listener.words.text(&line.text))),
        }
        rest = later;
    }
    news
}

/// The turn of the player at a place in one line; none if nothing says what mattered in it.
fn short(turn: &[Line], place: u8, listener: &Listener) -> Option<String> {
    let mut points: Vec<&Line> = Vec::new();
    for line in turn {
        match line.gist {
            Gist::Loud | Gist::Point => points.push(line),
            Gist::Way if line.of.is_some() => {
                let _ = points.pop_if(|last| last.gist == Gist::Way);
                points.push(line);
            }
            Gist::Way | Gist::Detail | Gist::Turn | Gist::Aside | Gist::Idle => {}
        }
    }
    if points.is_empty() {
        return None;
    }
    let words = &listener.words;
    let ends = words.of("sentence-ends");
    let part = |sentence: String| {
        let is_end = |c: char| ends.contains(c);
        sentence.trim_end_matches(is_end).to_string()
    };
    let head = match turn.first() {
        Some(line) if line.turn().is_some() => part(words.text(&line.text)),
        _ => listener.name(place).into(),
    };
    let points = points.iter().map(|line| part(line.deed(place, listener)));
    let points = words.row("list-of-points", points);
    let args = [("turn", head.into()), ("points", points.into())];
    Some(words.say("turn-in-short", &args))
}

#[cfg(test)]
mod tests {
    use super::{Gist, Line, Listener, News, Words, digest};
    use tabletop::{Seat, Text};

    fn lines(told: &[(u8, &str, Gist)]) -> Vec<Line> {
        let lines = told.iter().map(|&(of, text, gist)| Line {
            // Whoever does something is named before it.
            text: match ["Han", "Lando"].map(|name| text.strip_prefix(name)) {
                [Some(deed), _] => Text::new().seat(Seat(0), "Han").words(deed),
                [_, Some(deed)] => Text::new().seat(Seat(1), "Lando").words(deed),
                _ => Text::of(text),
            },
            deed: None,
            gist,
            of: Some(of),
        });
        lines.collect()
    }

    fn han() -> Listener {
        Listener {
            words: Words::default(),
            reader: Some(Seat(0)),
            players: vec![("Han".into(), Some(Seat(0))), ("Lando".into(), None)],
        }
    }

    #[test]
    fn the_turn_of_another_is_told_in_a_line_once_it_is_over() {
        let told = [
            (0, "Han ends the turn.", Gist::Detail),
            (1, "Turn 2: Lando.", Gist::Turn),
            (1, "Lando draws AI card 4.", Gist::Detail),
            (1, "Lando flew to Kessel Verge.", Gist::Way),
            (1, "Lando flew to Kessel.", Gist::Way),
            (1, "Lando gained 1 fame and has 3.", Gist::Point),
            (0, "Turn 3: Han.", Gist::Turn),
            (0, "Han gained 2000 credits.", Gist::Point),
        ];
        let told = lines(&told);
        let expected = News {
            lines: vec![
                "Han ends the turn.".into(),
                "Turn 2: Lando: flew to Kessel; gained 1 fame and has 3.".into(),
                "Turn 3: Han.".into(),
                "Han gained 2000 credits.".into(),
            ],
            shortened: true,
        };
        assert_eq!(digest(&told, Some(0), &han()), expected);
        // Asked in the middle of it, one wants to know what happened.
        let asked = digest(&told[..5], Some(0), &han());
        assert!(!asked.shortened);
        assert_eq!(asked.lines.len(), 5);
    }

    #[test]
    fn a_deed_is_told_as_the_game_says_it_of_who_was_named_already() {
        let mut told = lines(&[
            (1, "Turn 2: Lando.", Gist::Turn),
            (1, "The captain of the Falcon bought a vial.", Gist::Point),
            (0, "Han was robbed.", Gist::Point),
            (0, "Turn 3: Han.", Gist::Turn),
        ]);
        told[1].deed = Some(Text::of("bought a vial."));
        // Not his: it is told as it is.
        told[2].deed = Some(Text::of("was robbed."));
        let news = digest(&told, Some(0), &han());
        assert_eq!(
            news.lines[0],
            "Turn 2: Lando: bought a vial; Han was robbed."
        );
    }

    #[test]
    fn what_befalls_another_in_a_turn_is_told_with_the_name() {
        let told = [
            (1, "Turn 2: Lando.", Gist::Turn),
            (0, "Han lost 1 fame.", Gist::Loud),
            (
                1,
                "The Hutt reputation of Lando is now positive.",
                Gist::Point,
            ),
            (0, "Turn 3: Han.", Gist::Turn),
        ];
        let news = digest(&lines(&told), Some(0), &han());
        assert_eq!(
            news.lines[0],
            "Turn 2: Lando: Han lost 1 fame; The Hutt reputation of Lando is now positive."
        );
    }
}
