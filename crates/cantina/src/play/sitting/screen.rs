//! What stands on the screen: for whom, the table, the news, the question.

use super::{Question, Sitting};
use crate::error::Failure;
use crate::play::console::{Console, Style};
use crate::play::journey;
use crate::play::news::Listener;
use crate::wrap;
use tabletop::Seat;

impl Sitting {
    /// Lets another person come to the screen, without either seeing what the other may not show.
    /// False at the end of the input.
    pub(super) fn hand_over(&mut self, seat: Seat, console: &mut Console) -> Result<bool, Failure> {
        let before = self.at_screen.replace(seat);
        if before == Some(seat) || self.people().count() < 2 {
            return Ok(true);
        }
        if before.is_some() && self.tell_news(console, before)? {
            let Some(_) = console.ask(&self.words.of("have-read"))? else {
                return Ok(false);
            };
        }
        console.clear()?;
        self.shown = None;
        let to = [("player", self.name(seat).into())];
        let prompt = self.words.say("hand-over", &to);
        let came = console.ask(&prompt)?.is_some();
        console.clear()?;
        Ok(came)
    }

    pub(super) fn listener(&self, reader: Option<Seat>) -> Listener {
        let players = self.table.players(self.words.lang()).into_iter();
        Listener {
            words: self.words.clone(),
            reader,
            players: players.map(|player| (player.name, player.seat)).collect(),
        }
    }

    /// Shows what this reader has not read yet; whether there was anything.
    pub(in crate::play) fn tell_news(
        &mut self,
        console: &mut Console,
        reader: Option<Seat>,
    ) -> Result<bool, Failure> {
        let news = self.logs.news(&self.listener(reader));
        for line in &news.lines {
            console.quiet_item("  · ", line)?;
        }
        if news.shortened {
            console.quiet_item("    ", &self.words.of("turns-in-full"))?;
        }
        Ok(!news.lines.is_empty())
    }

    /// Shows the table when somebody's turn begins, and later only what has become of it.
    pub(super) fn show_table(&mut self, console: &mut Console, seat: Seat) -> Result<(), Failure> {
        let now = Some((seat, self.table.turn()));
        let is_own_turn = self.logs.is_own_turn(&self.listener(Some(seat)));
        if self.shown.is_none() || (self.shown != now && is_own_turn) {
            self.shown = now;
            return self.show_board(console, seat);
        }
        let heading = self
            .board(seat)
            .lines()
            .next()
            .unwrap_or_default()
            .to_string();
        if heading != self.heading {
            console.say("")?;
            console.say(&heading)?;
            self.heading = heading;
        }
        Ok(())
    }

    /// The table as this person may see it; once the game is over, as all of them may.
    fn board(&self, seat: Seat) -> String {
        let is_over = self.table.outcome().is_some();
        let viewer = Some(seat).filter(|_| !is_over || self.people().count() == 1);
        let columns = wrap::columns();
        self.table.board(viewer, self.words.lang(), columns)
    }

    pub(super) fn show_board(&mut self, console: &mut Console, seat: Seat) -> Result<(), Failure> {
        let board = self.board(seat);
        self.heading = board.lines().next().unwrap_or_default().to_string();
        console.say("")?;
        console.say(&board)?;
        Ok(())
    }

    pub(super) fn show_question(
        &self,
        console: &mut Console,
        question: &Question,
    ) -> Result<(), Failure> {
        let name = console.style(Style::Accent, &self.name(question.seat));
        let asked = console.style(Style::Bold, &question.text);
        let args = [("player", name.into()), ("question", asked.into())];
        let asked = wrap::wrap(&self.words.say("asked", &args), "", wrap::width());
        console.say(&format!("\n{asked}"))?;
        for (number, choice) in (1..).zip(&question.choices) {
            console.item(&format!("  {number:>2}  "), choice)?;
        }
        let explanation = self.table.explain(question.seat, self.words.lang());
        if journey::is_under_way(&*self.table, &explanation) {
            console.item("  ", &self.words.of("any-way"))?;
            console.say(&journey::places(&explanation, &self.words))?;
        }
        Ok(())
    }
}
