//! The end of a game: how it went, where it is kept, and what one can still do.

use super::command::Command;
use super::console::{Console, Style};
use super::sitting::{Sitting, Then};
use super::{kept, places};
use crate::error::Failure;
use serde_json::Value;
use tabletop::{Lang, Seat};

/// What is done after the end.
pub(super) enum After {
    /// Something was taken back: the game goes on.
    PlayOn,
    /// Another game is played.
    Another,
    Leave,
}

const ASK: &str = "n another game, u take back, l log, t last turn, b table, q leave >";

impl Sitting {
    /// Tells how the game ended.
    pub(super) fn finish(&mut self, console: &mut Console) -> Result<(), Failure> {
        self.tell_news(console, self.onlooker())?;
        let table = self.table();
        let mut lines = vec![console.style(Style::Bold, "\nThe game is over.")];
        if let Some(outcome) = table.outcome() {
            let players = table.players(Lang::default());
            let results = table.result(Lang::default());
            for (name, place) in places(&players, &outcome) {
                let player = players.iter().position(|player| player.name == name);
                let result = player.and_then(|player| results.get(player));
                let result = result.map_or(String::new(), |text| format!(": {text}"));
                lines.push(format!("  {place}. {name}{result}"));
            }
        }
        let taken_back = match table.entries_from(0).iter().filter(is_undo).count() {
            0 => "nothing was taken back".into(),
            1 => "with 1 take-back".into(),
            count => format!("with {count} take-backs"),
        };
        lines.push(format!("  {} turns, {taken_back}.", table.turn()));
        if let Some(path) = self.file() {
            let word = kept::as_word(path);
            let seat = self.onlooker();
            let seat = seat.map_or(String::new(), |seat| format!(" --seat {}", seat.0));
            lines.push(format!("  It is kept in {}.", path.display()));
            lines.push(format!("  Read it again with: cantina replay {word}{seat}"));
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
            let Some(line) = console.ask(ASK)? else {
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
                | Command::Offer(_) => console.say("  The game is over. Nothing is lost.")?,
                command => self.look(&command, seat, console)?,
            }
        }
    }
}

fn is_undo(entry: &&Value) -> bool {
    entry["act"].get("undo").is_some()
}
