//! One game at the terminal, from its beginning or a save to its end or until people leave.

mod keeping;
mod look;
mod obey;
mod screen;

use super::command::Command;
use super::console::Console;
use super::ending::After;
use super::interrupt::Farewell;
use super::kept::Kept;
use super::news::Logs;
use super::past::Past;
use super::seats::Sitters;
use crate::error::Failure;
use crate::words::Words;
use bots::{AnyDeed, Playable};
use std::path::Path;
use tabletop::{AnyStep, AnyTable, Picked, Seat, Unasked};

/// How a sitting ended.
#[derive(Copy, Clone, PartialEq)]
pub(super) enum End {
    /// The game is over, and somebody wants another.
    Another,
    /// Somebody left, or nobody is there to ask.
    Left,
}

/// What a person's command leads to.
pub(super) enum Then {
    /// Something was done: look who decides now.
    Go,
    /// Nothing was done: ask again.
    Again,
    /// The person leaves.
    Leave,
}

/// Whether people are at the table or only machines.
#[derive(Copy, Clone, PartialEq)]
enum Company {
    People,
    MachinesOnly,
}

pub(super) struct Sitting {
    game: Box<dyn Playable>,
    table: Box<dyn AnyTable>,
    sitters: Sitters,
    logs: Logs,
    past: Past,
    /// Where it is kept; nowhere if only machines play and nobody asked for it.
    kept: Option<Kept>,
    words: Words,
    farewell: Farewell,
    /// It comes from a file, and whatever happens goes on in it.
    is_loaded: bool,
    /// There is something to keep: a person has done something, or a loaded game went on.
    is_begun: bool,
    /// The person whose view is on the screen.
    at_screen: Option<Seat>,
    /// To whom and in which turn the table was shown last.
    shown: Option<(Seat, u32)>,
    /// The first line of the table as it was last shown.
    heading: String,
}

/// A pending decision in words.
struct Question {
    seat: Seat,
    text: String,
    /// The choices, in the order of their numbers.
    choices: Vec<String>,
}

impl Sitting {
    pub(super) fn new(
        game: Box<dyn Playable>,
        table: Box<dyn AnyTable>,
        sitters: Sitters,
        kept: Kept,
        words: Words,
        farewell: Farewell,
    ) -> Self {
        Self {
            game,
            table,
            sitters,
            logs: Logs::default(),
            past: Past::default(),
            kept: Some(kept),
            words,
            farewell,
            is_loaded: false,
            is_begun: false,
            at_screen: None,
            shown: None,
            heading: String::new(),
        }
    }

    /// A loaded game, with what happened before.
    pub(super) fn with_past(mut self, logs: Logs, mut past: Past) -> Self {
        past.keep_only(|seat| self.people().any(|person| person == seat));
        self.is_loaded = true;
        self.logs = logs;
        self.past = past;
        self
    }

    /// Not kept, unless somebody plays.
    pub(super) fn unkept_among_machines(mut self) -> Self {
        if self.company() == Company::MachinesOnly {
            self.kept = None;
        }
        self
    }

    /// The game, to play it again.
    pub(super) fn into_game(self) -> Box<dyn Playable> {
        self.game
    }

    pub(super) fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    pub(super) fn words(&self) -> &Words {
        &self.words
    }

    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        self.sitters.people()
    }

    pub(super) fn at_screen(&self) -> Option<Seat> {
        self.at_screen
    }

    /// Who did something last.
    pub(super) fn last_seat(&self) -> Option<Seat> {
        self.past.last_seat()
    }

    /// The file with the game as it is now.
    pub(super) fn file(&self) -> Option<&Path> {
        self.kept.as_ref()?.file_of(&*self.table)
    }

    fn company(&self) -> Company {
        match self.people().next() {
            Some(_) => Company::People,
            None => Company::MachinesOnly,
        }
    }

    /// Tells everybody what happened.
    pub(super) fn note(&mut self, step: &dyn AnyStep) {
        self.logs.note(&self.sitters, step, self.words.lang());
    }

    /// Plays on until the game is over or somebody leaves.
    pub(super) fn play(&mut self, console: &mut Console) -> Result<End, Failure> {
        loop {
            if !self.play_on(console)? {
                self.say_farewell(console)?;
                return Ok(End::Left);
            }
            self.keep();
            self.finish(console)?;
            if !console.is_interactive() || self.company() == Company::MachinesOnly {
                return Ok(End::Left);
            }
            match self.after_the_end(console)? {
                After::PlayOn => {}
                After::Another => return Ok(End::Another),
                After::Leave => return Ok(End::Left),
            }
        }
    }

    /// Plays to the end of the game; false if somebody leaves before.
    fn play_on(&mut self, console: &mut Console) -> Result<bool, Failure> {
        while let Some(seat) = self.table.decider() {
            if self.machine_replies()? {
                continue;
            }
            if self.sitters.machine(seat).is_some() {
                self.machine_acts(seat)?;
                if self.company() == Company::MachinesOnly {
                    self.tell_news(console, None)?;
                }
                continue;
            }
            self.keep();
            if !self.person_acts(seat, console)? {
                return Ok(false);
            }
            self.is_begun = true;
            self.keep();
        }
        Ok(true)
    }

    /// Lets a machine say what it says of itself, whoever decides; false if none has anything to say.
    fn machine_replies(&mut self) -> Result<bool, Failure> {
        let players = self.table.players(self.words.lang());
        for seat in players.into_iter().filter_map(|player| player.seat) {
            if self.sitters.machine(seat).is_some()
                && let Some(offer) = self.table.reply(seat)
            {
                let step = self.table.offer(seat, offer)?;
                self.note(&*step);
                return Ok(true);
            }
        }
        Ok(false)
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
        self.is_begun |= self.is_loaded;
        Ok(())
    }

    /// Asks a person until something is done; false if they leave.
    fn person_acts(&mut self, seat: Seat, console: &mut Console) -> Result<bool, Failure> {
        if !self.hand_over(seat, console)? {
            return Ok(false);
        }
        let Some(question) = self.question() else {
            return Ok(true);
        };
        if self.answers_itself() {
            let step = self.table.choose(seat, Picked::Id(0))?;
            self.note(&*step);
            return Ok(true);
        }
        self.show_table(console, seat)?;
        self.tell_news(console, Some(seat))?;
        self.show_question(console, &question)?;
        loop {
            let Some(line) = console.ask(">")? else {
                return Ok(false);
            };
            match self.obey(Command::parse(&line), &question, console)? {
                Then::Go => return Ok(true),
                Then::Again => {}
                Then::Leave => return Ok(false),
            }
        }
    }

    /// What is asked now, in words.
    fn question(&self) -> Option<Question> {
        let decision = self.table.decision(self.words.lang())?;
        let choices = decision.choices.into_iter();
        Some(Question {
            seat: decision.seat,
            text: self.words.text(&decision.text),
            choices: choices
                .map(|listed| {
                    let described = &listed.described;
                    self.words.whole(&described.text, &described.details)
                })
                .collect(),
        })
    }

    /// Whether the only answer may be given without asking. Among several people it may not: that
    /// nobody was asked would tell the others something.
    fn answers_itself(&self) -> bool {
        self.table.unasked() == Some(Unasked::Only) && self.people().count() == 1
    }

    fn name(&self, seat: Seat) -> String {
        let names: Vec<String> = self
            .table
            .players(self.words.lang())
            .into_iter()
            .filter(|player| player.seat == Some(seat))
            .map(|player| player.name)
            .collect();
        match names.is_empty() {
            true => self.words.seat(seat),
            false => self.words.row("list-of-players", names),
        }
    }
}
