//! The end of a game: how it went, where it is kept, and what one can still do.

use super::command::Command;
use super::console::{Console, Style};
use super::sitting::{Sitting, Then};
use super::{kept, places};
use crate::error::Failure;
use printed::number;
use serde_json::Value;
use tabletop::Seat;

/// What is done after the end.
pub(super) enum After {
    /// Something was taken back: the game goes on.
    PlayOn,
    /// Another game is played.
    Another,
    Leave,
}

impl Sitting {
    /// Tells how the game ended.
    pub(super) fn finish(&mut self, console: &mut Console) -> Result<(), Failure> {
        self.tell_news(console, self.onlooker())?;
        let (table, words) = (self.table(), self.words());
        let over = format!("\n{}", words.of("is-over"));
        let mut lines = vec![console.style(Style::Bold, &over)];
        if let Some(outcome) = table.outcome() {
            let players = table.players(words.lang());
            let results = table.result(words.lang());
            for (name, place) in places(&players, &outcome) {
                let player = players.iter().position(|player| player.name == name);
                let result = player.and_then(|player| results.get(player));
                let mut args = vec![("place", place.into()), ("player", name.into())];
                let line = match result {
                    None => words.say("place", &args),
                    Some(result) => {
                        args.push(("result", words.text(result).into()));
                        words.say("place-with", &args)
                    }
                };
                lines.push(format!("  {line}"));
            }
        }
        let taken_back = table.entries_from(0).iter().filter(is_undo).count();
        let turns = [
            ("turns", number(table.turn())),
            ("taken-back", number(taken_back)),
        ];
        lines.push(format!("  {}", words.say("turns-played", &turns)));
        if let Some(path) = self.file() {
            let kept = [("path", path.display().to_string().into())];
            lines.push(format!("  {}", words.say("it-is-kept", &kept)));
            let mut args = vec![("word", kept::as_word(path).into())];
            let again = match self.onlooker() {
                None => words.say("read-again", &args),
                Some(seat) => {
                    args.push(("seat", seat.0.into()));
                    words.say("read-again-as", &args)
                }
            };
            lines.push(format!("  {again}"));
        }
        for line in lines {
            console.say(&line)?;
        }
        Ok(())
    }

    /// The one person whose eyes see the end, if there is one.
    fn onlooker(&self) -> Option<Seat> {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (Some(seat), None) => Some(seat),
            (Some(_), Some(_)) => self.at_screen(),
            (None, _) => None,
        }
    }

    /// Lets people look back, go back, or play again.
    pub(super) fn after_the_end(&mut self, console: &mut Console) -> Result<After, Failure> {
        console.say("")?;
        let Some(seat) = self.last_seat().or(self.onlooker()) else {
            return Ok(After::Leave);
        };
        loop {
            let Some(line) = console.ask(&self.words().of("after-the-end"))? else {
                return Ok(After::Leave);
            };
            match Command::parse(&line) {
                Command::New => return Ok(After::Another),
                Command::Quit => return Ok(After::Leave),
                Command::Undo => {
                    if let Then::Go = self.undo(seat, console)? {
                        return Ok(After::PlayOn);
                    }
                }
                Command::Pick(_)
                | Command::Words(_)
                | Command::Nothing
                | Command::Concede
                | Command::Go(_)
                | Command::Offer(_) => {
                    console.item("  ", &self.words().of("over-nothing-lost"))?;
                }
                command => self.look(&command, seat, console)?,
            }
        }
    }
}

fn is_undo(entry: &&Value) -> bool {
    entry["act"].get("undo").is_some()
}
