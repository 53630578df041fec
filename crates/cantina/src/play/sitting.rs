//! One game at the terminal, from its beginning or a save to its end or until people leave.

use super::command::{Command, HELP};
use super::console::{Console, Style};
use super::seats::{Logs, Sitters};
use super::{journey, places, show};
use crate::error::Failure;
use crate::files;
use bots::{AnyDeed, Playable};
use std::path::{Path, PathBuf};
use tabletop::{AnyStep, AnyTable, Consent, Lang, Picked, Question, Refusal, Role, Seat};

/// How a sitting ended.
#[derive(Copy, Clone, PartialEq)]
pub(super) enum End {
    /// The game is over.
    Over,
    /// Somebody left.
    Left,
}

/// What a person's command leads to.
enum Then {
    /// Something was done: look who decides now.
    Go,
    /// Nothing was done: ask again.
    Again,
    /// The person leaves.
    Leave,
}

pub(super) struct Sitting {
    game: Box<dyn Playable>,
    table: Box<dyn AnyTable>,
    sitters: Sitters,
    logs: Logs,
    /// Written after each decision.
    save: Option<PathBuf>,
    /// The position that is in a file already.
    saved_at: u32,
    /// The person whose view is on the screen.
    at_screen: Option<Seat>,
    /// The board as it was last shown, to show it only when it changed.
    board: String,
    /// Something larger was begun and goes on: the board is shown once it is done.
    midway: bool,
}

impl Sitting {
    pub(super) fn new(
        game: Box<dyn Playable>,
        table: Box<dyn AnyTable>,
        sitters: Sitters,
        save: Option<PathBuf>,
    ) -> Self {
        Self {
            saved_at: table.position(),
            game,
            table,
            sitters,
            logs: Logs::default(),
            save,
            at_screen: None,
            board: String::new(),
            midway: false,
        }
    }

    pub(super) fn with_logs(mut self, logs: Logs) -> Self {
        self.logs = logs;
        self
    }

    /// The game, to play it again.
    pub(super) fn into_game(self) -> Box<dyn Playable> {
        self.game
    }

    /// Tells everybody what happened.
    pub(super) fn note(&mut self, step: &dyn AnyStep) {
        self.logs.note(&self.sitters, step);
    }

    /// Plays on until the game is over or somebody leaves.
    pub(super) fn play(&mut self, console: &mut Console) -> Result<End, Failure> {
        while let Some(seat) = self.table.decider() {
            if self.sitters.machine(seat).is_some() {
                self.machine_acts(seat)?;
                if self.sitters.people().next().is_none() {
                    self.tell_news(console, None)?;
                }
            } else if !self.person_acts(seat, console)? {
                return Ok(End::Left);
            }
            self.autosave();
        }
        self.finish(console)?;
        Ok(End::Over)
    }

    fn machine_acts(&mut self, seat: Seat) -> Result<(), Failure> {
        let Some(machine) = self.sitters.machine(seat) else {
            return Ok(());
        };
        let step = match machine.act(&*self.table) {
            Some(AnyDeed::Choose(picked)) => self.table.choose(seat, picked)?,
            Some(AnyDeed::Offer(offer)) => self.table.offer(seat, offer)?,
            None => return Err(Failure::Speechless(seat)),
        };
        self.note(&*step);
        Ok(())
    }

    /// Asks a person until something is done; false if they leave.
    fn person_acts(&mut self, seat: Seat, console: &mut Console) -> Result<bool, Failure> {
        if !self.hand_over(seat, console)? {
            self.leave_abruptly(console)?;
            return Ok(false);
        }
        let Some(question) = self.table.question(Lang::default()) else {
            return Ok(true);
        };
        if self.answers_itself() {
            let step = self.table.choose(seat, Picked::Id(0))?;
            self.note(&*step);
            return Ok(true);
        }
        self.tell_news(console, Some(seat))?;
        if !std::mem::take(&mut self.midway) {
            self.show_board(console, seat)?;
        }
        self.show_question(console, &question)?;
        loop {
            let Some(line) = console.ask(">")? else {
                self.leave_abruptly(console)?;
                return Ok(false);
            };
            match self.obey(Command::parse(&line), &question, console)? {
                Then::Go => return Ok(true),
                Then::Again => {}
                Then::Leave => return Ok(false),
            }
        }
    }

    /// Whether the only answer may be given without asking. Among several people it may not: that
    /// nobody was asked would tell the others something.
    fn answers_itself(&self) -> bool {
        let decision = self.table.decision(Lang::default());
        let choices = decision
            .map(|decision| decision.choices)
            .unwrap_or_default();
        matches!(&choices[..], [only] if only.described.auto) && self.sitters.people().count() == 1
    }

    fn obey(
        &mut self,
        command: Command<'_>,
        question: &Question,
        console: &mut Console,
    ) -> Result<Then, Failure> {
        let seat = question.seat;
        match command {
            Command::Pick(number) => return self.pick(number, question, console),
            Command::Go(name) => return self.go(seat, name, console),
            Command::Undo => return self.undo(seat, console),
            Command::Offer(text) => return self.offer(seat, text, console),
            Command::Concede => return self.concede(seat, console),
            Command::Quit => return self.quit(console),
            Command::Save(file) => {
                self.save_as(file, console)?;
            }
            Command::Help => console.say(HELP)?,
            Command::WhyNot => {
                let explanation = self.table.explain(seat, Lang::default());
                console.say(&show::explanation(&explanation))?;
            }
            Command::Rules(words) => console.say(&show::rules(self.game.id(), words))?,
            Command::Log => {
                for line in self.logs.all(Some(seat)) {
                    console.say(&format!("  · {line}"))?;
                }
            }
            Command::Board => {
                self.board.clear();
                self.show_board(console, seat)?;
                self.show_question(console, question)?;
            }
            Command::View => {
                let view = self.table.view(Some(seat));
                console.say(&format!("{view:#}"))?;
            }
            Command::Nothing => console.say("  Type the number of a choice, or ? for help.")?,
            Command::Unknown(word) => {
                console.say(&format!("  '{word}' is no command: ? lists them."))?;
            }
        }
        Ok(Then::Again)
    }

    fn pick(
        &mut self,
        number: usize,
        question: &Question,
        console: &mut Console,
    ) -> Result<Then, Failure> {
        let count = question.choices.len();
        if !(1..=count).contains(&number) {
            console.say(&format!("  There is no {number}: choose 1 to {count}."))?;
            return Ok(Then::Again);
        }
        let decision = self.table.decision(Lang::default());
        let picked = decision
            .as_ref()
            .and_then(|one| one.choices.get(number - 1));
        self.midway = picked.is_some_and(|choice| choice.described.role == Role::Step);
        let step = self.table.choose(question.seat, Picked::Id(number - 1));
        self.done(step, console)
    }

    /// Goes to a place as far as nothing comes in between, or tells which places there are.
    fn go(&mut self, seat: Seat, name: &str, console: &mut Console) -> Result<Then, Failure> {
        let explanation = self.table.explain(seat, Lang::default());
        if explanation.routes.is_empty() {
            console.say("  Nobody moves now.")?;
            return Ok(Then::Again);
        }
        if name.is_empty() {
            console.say(&journey::places(&explanation))?;
            return Ok(Then::Again);
        }
        let stops = match journey::meant(&explanation, name) {
            Ok(route) => route.stops.clone(),
            Err(why) => {
                console.say(&why)?;
                return Ok(Then::Again);
            }
        };
        let mut then = Then::Again;
        if let Some(begin) = journey::begin(&*self.table, seat) {
            let step = self.table.choose(seat, begin);
            then = self.done(step, console)?;
        }
        for stop in &stops {
            let Some(step) = journey::step_to(&*self.table, seat, stop) else {
                break;
            };
            let step = self.table.choose(seat, step);
            then = self.done(step, console)?;
        }
        Ok(then)
    }

    fn undo(&mut self, seat: Seat, console: &mut Console) -> Result<Then, Failure> {
        // Machines always agree.
        let consent = match self.sitters.people().count() {
            1 => Consent::Given,
            _ => Consent::NotAsked,
        };
        let name = self.name(seat);
        let step = self.table.undo(seat, consent);
        if step.is_ok() {
            let line = format!("{name} takes back the last action.");
            self.logs.announce(&self.sitters, &line);
        }
        self.done(step, console)
    }

    fn offer(&mut self, seat: Seat, text: &str, console: &mut Console) -> Result<Then, Failure> {
        match serde_json::from_str(text) {
            Ok(offer) => {
                let step = self.table.offer(seat, offer);
                self.done(step, console)
            }
            Err(error) => {
                console.say(&format!("  An offer is written in JSON: {error}."))?;
                Ok(Then::Again)
            }
        }
    }

    fn concede(&mut self, seat: Seat, console: &mut Console) -> Result<Then, Failure> {
        if !console.confirm("Really give up?", false)? {
            return Ok(Then::Again);
        }
        let step = self.table.concede(seat);
        self.done(step, console)
    }

    /// Tells what came of something, or why it was refused.
    fn done(
        &mut self,
        step: Result<Box<dyn AnyStep>, Refusal>,
        console: &mut Console,
    ) -> Result<Then, Failure> {
        match step {
            Ok(step) => {
                self.note(&*step);
                Ok(Then::Go)
            }
            Err(refusal) => {
                console.say(&format!("  Not possible: {refusal}."))?;
                if let Some(id) = refusal.rule {
                    console.say(&show::rule_by_id(id))?;
                }
                Ok(Then::Again)
            }
        }
    }

    /// Lets another person come to the screen, without either seeing what the other may not show.
    /// False at the end of the input.
    fn hand_over(&mut self, seat: Seat, console: &mut Console) -> Result<bool, Failure> {
        let before = self.at_screen.replace(seat);
        if before == Some(seat) || self.sitters.people().count() < 2 {
            return Ok(true);
        }
        if before.is_some() && self.tell_news(console, before)? {
            let Some(_) = console.ask("Press Enter when you have read this.")? else {
                return Ok(false);
            };
        }
        console.clear()?;
        self.board.clear();
        let prompt = format!("Hand over to {}, then press Enter.", self.name(seat));
        let came = console.ask(&prompt)?.is_some();
        console.clear()?;
        Ok(came)
    }

    /// Shows what this reader has not read yet; whether there was anything.
    fn tell_news(&mut self, console: &mut Console, reader: Option<Seat>) -> Result<bool, Failure> {
        let news = self.logs.news(reader);
        for line in &news {
            let line = console.style(Style::Dim, &format!("  · {line}"));
            console.say(&line)?;
        }
        Ok(!news.is_empty())
    }

    fn show_board(&mut self, console: &mut Console, seat: Seat) -> Result<(), Failure> {
        let board = self.table.board(Some(seat), Lang::default());
        if board != self.board {
            console.say("")?;
            console.say(&board)?;
            self.board = board;
        }
        Ok(())
    }

    fn show_question(&self, console: &mut Console, question: &Question) -> Result<(), Failure> {
        let name = console.style(Style::Accent, &self.name(question.seat));
        let text = console.style(Style::Bold, &question.text);
        console.say(&format!("\n{name}: {text}"))?;
        for (number, choice) in (1..).zip(&question.choices) {
            console.say(&format!("  {number:>2}  {choice}"))?;
        }
        let explanation = self.table.explain(question.seat, Lang::default());
        let first = explanation.routes.first();
        let first = first.and_then(|route| route.stops.first());
        let flies = first.and_then(|stop| journey::step_to(&*self.table, question.seat, stop));
        if flies.is_some() {
            console.say("  Or all the way: g NAME (what is there, by how many spaces away)")?;
            console.say(&journey::places(&explanation))?;
        }
        Ok(())
    }

    fn finish(&mut self, console: &mut Console) -> Result<(), Failure> {
        let person = match self.sitters.people().count() {
            0 => None,
            1 => self.sitters.people().next(),
            _ => self.at_screen,
        };
        self.tell_news(console, person)?;
        // Among several people the last board is for all of them.
        let alone = person.filter(|_| self.sitters.people().count() == 1);
        console.say("")?;
        console.say(&self.table.board(alone, Lang::default()))?;
        if let Some(outcome) = self.table.outcome() {
            console.say(&console.style(Style::Bold, "\nThe game is over."))?;
            for (name, place) in places(&self.table.players(), &outcome) {
                console.say(&format!("  {place}. {name}"))?;
            }
        }
        if let Some(path) = &self.save {
            console.say(&format!("Saved in {}.", path.display()))?;
        }
        Ok(())
    }

    /// Saves after each decision, where asked for. A full disk must not end a game: it is told on
    /// stderr, and tried again at the next decision.
    fn autosave(&mut self) {
        let Some(path) = &self.save else {
            return;
        };
        match files::write_save(path, &self.table.save()) {
            Ok(()) => self.saved_at = self.table.position(),
            Err(failure) => eprintln!("cantina: {failure}"),
        }
    }

    fn save_as(&mut self, file: &str, console: &mut Console) -> Result<bool, Failure> {
        let path = match (file, &self.save) {
            ("", Some(path)) => path.clone(),
            ("", None) => {
                console.say("  Under which name? For example: s game.json")?;
                return Ok(false);
            }
            (file, _) => PathBuf::from(file),
        };
        match files::write_save(&path, &self.table.save()) {
            Ok(()) => {
                self.saved_at = self.table.position();
                tell_saved(console, &path)?;
                Ok(true)
            }
            Err(failure) => {
                console.say(&format!("  Not saved: {failure}"))?;
                Ok(false)
            }
        }
    }

    fn quit(&mut self, console: &mut Console) -> Result<Then, Failure> {
        if self.table.position() == self.saved_at {
            if let Some(path) = self.save.as_deref().filter(|path| path.exists()) {
                tell_saved(console, path)?;
            }
            return Ok(Then::Leave);
        }
        let prompt = "Save it? Type the name of a file, or press Enter to leave without.";
        match console.ask(prompt)?.as_deref().map(str::trim) {
            None => {
                self.leave_abruptly(console)?;
                Ok(Then::Leave)
            }
            Some("") => Ok(Then::Leave),
            Some(file) if self.save_as(file, console)? => Ok(Then::Leave),
            Some(_) => Ok(Then::Again),
        }
    }

    /// The input ended: nobody can be asked, so nothing may be lost.
    fn leave_abruptly(&mut self, console: &mut Console) -> Result<(), Failure> {
        let path = match &self.save {
            Some(path) => path.clone(),
            None if self.table.position() == self.saved_at => {
                return Ok(console.say("Nothing happened that is not saved.")?);
            }
            None => files::unnamed_save(self.game.id()),
        };
        files::write_save(&path, &self.table.save())?;
        tell_saved(console, &path)?;
        Ok(())
    }

    fn name(&self, seat: Seat) -> String {
        let names: Vec<String> = self
            .table
            .players()
            .into_iter()
            .filter(|player| player.seat == Some(seat))
            .map(|player| player.name)
            .collect();
        if names.is_empty() {
            seat.to_string()
        } else {
            names.join(" and ")
        }
    }
}

fn tell_saved(console: &mut Console, path: &Path) -> std::io::Result<()> {
    let path = path.display();
    console.say(&format!(
        "The game is saved in {path}. Go on with: cantina play --load {path}"
    ))
}
