//! Commands that change nothing: what can be looked at.

use super::Sitting;
use crate::error::Failure;
use crate::play::command::{Command, help};
use crate::play::console::Console;
use crate::play::{reading, show};
use std::path::Path;
use tabletop::Seat;

impl Sitting {
    /// Shows what changes nothing.
    pub(in crate::play) fn look(
        &mut self,
        command: &Command<'_>,
        seat: Seat,
        console: &mut Console,
    ) -> Result<(), Failure> {
        let lang = self.words.lang();
        match command {
            Command::WhyNot(number) => {
                let hints = self.table.hints(seat, lang);
                let explanation = self.table.explain(seat, lang);
                let on = number.map(|number| self.place_of(number));
                if let Some(None) = on {
                    console.item("  ", &self.words.of("nothing-more"))?;
                } else {
                    let on = on.flatten();
                    let text = show::explanation(&hints, &explanation, on.as_ref(), &self.words);
                    console.say(&text)?;
                }
            }
            Command::ReadChoice(number) => {
                let (game, words) = (&*self.game, &self.words);
                match self.table.decision(lang) {
                    Some(decision) => {
                        console.say(&reading::by_choice(game, &decision, *number, words))?;
                    }
                    None => console.item("  ", &words.of("nobody-asked"))?,
                }
            }
            Command::Read(name) => {
                console.say(&reading::by_name(&*self.game, name, &self.words))?;
            }
            Command::Rules(words) => {
                let players = self.table.players(self.words.lang());
                let alone = players.iter().any(|player| player.seat.is_none());
                let found = show::rules(self.game.id(), alone, words, &self.words);
                console.say(&found)?;
            }
            Command::Log(count) => {
                let lines = self.logs.all(Some(seat), &self.words);
                let skipped = lines.len().saturating_sub(count.unwrap_or(lines.len()));
                for line in &lines[skipped..] {
                    console.item("  · ", line)?;
                }
            }
            Command::Turns => {
                let lines = self.logs.turns_of_others(&self.listener(Some(seat)));
                if lines.is_empty() {
                    console.item("  ", &self.words.of("nobody-else-yet"))?;
                }
                for line in &lines {
                    console.item("  · ", line)?;
                }
            }
            Command::Board => self.show_board(console, seat)?,
            Command::View => {
                let view = self.table.view(Some(seat));
                console.say(&format!("{view:#}"))?;
            }
            Command::Save("") => {
                let text = self.farewell();
                console.say(&text)?;
            }
            Command::Save(file) => self.copy_to(Path::new(file), console)?,
            _ => {
                let can_concede = self.table.can_concede(seat).is_ok();
                let has_offers = self.table.has_offers();
                console.say(&help(&self.words, has_offers, can_concede))?;
            }
        }
        Ok(())
    }

    /// Where the choice with this number lies on the table.
    fn place_of(&self, number: usize) -> Option<tabletop::On> {
        let decision = self.table.decision(self.words.lang())?;
        let choice = decision.choices.get(number.checked_sub(1)?)?;
        choice.described.on.clone()
    }
}
