//! What a person's command does.

use super::{Question, Sitting, Then};
use crate::error::Failure;
use crate::play::command::{Command, chosen_by_words};
use crate::play::console::Console;
use crate::play::past::Deed;
use crate::play::{journey, show};
use printed::number;
use tabletop::{AnyStep, Consent, Picked, Refusal, Seat};

impl Sitting {
    pub(super) fn obey(
        &mut self,
        command: Command<'_>,
        question: &Question,
        console: &mut Console,
    ) -> Result<Then, Failure> {
        let seat = question.seat;
        match command {
            Command::Pick(number) => return self.pick(number, question, console),
            Command::Words(words) => return self.pick_by_words(words, question, console),
            Command::Go(name) => return self.go(seat, name, console),
            Command::Undo => return self.undo(seat, console),
            Command::Offer(text) => return self.offer(seat, text, console),
            Command::Concede => return self.concede(seat, console),
            Command::Quit => return Ok(Then::Leave),
            Command::New => console.item("  ", &self.words.of("goes-on"))?,
            Command::Nothing => console.item("  ", &self.words.of("type-a-number"))?,
            Command::Board => {
                self.show_board(console, seat)?;
                self.show_question(console, question)?;
            }
            command => self.look(&command, seat, console)?,
        }
        Ok(Then::Again)
    }

    fn pick(
        &mut self,
        picked: usize,
        question: &Question,
        console: &mut Console,
    ) -> Result<Then, Failure> {
        let count = question.choices.len();
        if !(1..=count).contains(&picked) {
            let args = [("number", number(picked)), ("count", number(count))];
            console.item("  ", &self.words.say("no-such-number", &args))?;
            return Ok(Then::Again);
        }
        let deed = self.deed(question.seat, &question.choices[picked - 1]);
        let step = self.table.choose(question.seat, Picked::Id(picked - 1));
        let then = self.done(step, console)?;
        self.remember(deed);
        Ok(then)
    }

    fn pick_by_words(
        &mut self,
        words: &str,
        question: &Question,
        console: &mut Console,
    ) -> Result<Then, Failure> {
        match chosen_by_words(&question.choices, words) {
            Some(place) => self.pick(place + 1, question, console),
            None => {
                let typed = [("typed", words.into())];
                console.item("  ", &self.words.say("not-understood", &typed))?;
                Ok(Then::Again)
            }
        }
    }

    /// What somebody is about to do.
    fn deed(&self, seat: Seat, text: &str) -> Deed {
        Deed {
            at: self.table.position(),
            turn: self.table.turn(),
            seat,
            text: text.into(),
        }
    }

    /// Remembers what was done, if it was.
    fn remember(&mut self, deed: Deed) {
        if self.table.position() > deed.at {
            self.past.note(deed);
        }
    }

    /// Goes to a place as far as nothing comes in between, or tells which places there are.
    fn go(&mut self, seat: Seat, name: &str, console: &mut Console) -> Result<Then, Failure> {
        let explanation = self.table.explain(seat, self.words.lang());
        if explanation.routes.is_empty() {
            console.item("  ", &self.words.of("nobody-moves"))?;
            return Ok(Then::Again);
        }
        if name.is_empty() {
            console.say(&journey::places(&explanation, &self.words))?;
            return Ok(Then::Again);
        }
        let (choices, name) = match journey::meant(&explanation, name, &self.words) {
            Ok((route, name)) => (route.choices.clone(), name),
            Err(why) => {
                console.item("  ", &why)?;
                return Ok(Then::Again);
            }
        };
        let flew = self.words.say("flew-to", &[("place", name.into())]);
        let deed = self.deed(seat, &flew);
        let step = self.table.choose(seat, Picked::Choices(choices));
        let then = self.done(step, console)?;
        self.remember(deed);
        Ok(then)
    }

    /// Takes back the last thing the seat did.
    pub(in crate::play) fn undo(
        &mut self,
        seat: Seat,
        console: &mut Console,
    ) -> Result<Then, Failure> {
        // Machines always agree.
        let alone = self.people().count() == 1;
        let consent = match alone {
            true => Consent::Given,
            false => Consent::NotAsked,
        };
        let Some(Deed { at, turn, text, .. }) = self.past.last(seat).cloned() else {
            console.item("  ", &self.words.of("nothing-to-take-back"))?;
            return Ok(Then::Again);
        };
        let undo = self.table.undo_since(seat, at);
        let since = if turn != self.table.turn() {
            Some("turns")
        } else if undo.over_chance {
            Some("chance")
        } else {
            None
        };
        if let Some(since) = since.filter(|_| alone || undo.free) {
            let args = [("deed", text.as_str().into()), ("since", since.into())];
            let question = self.words.say("take-back-all", &args);
            if !console.confirm(&question, false)? {
                return Ok(Then::Again);
            }
        }
        let step = self.table.undo_to(seat, at, consent);
        if step.is_ok() {
            self.past.forget_since(at);
            let name = self.name(seat);
            let place = self
                .table
                .players(self.words.lang())
                .iter()
                .position(|p| p.seat == Some(seat));
            // What somebody had in mind is not for the others.
            let args = [("player", name.into()), ("deed", text.into())];
            let line = |reader: Option<Seat>| match reader == Some(seat) {
                true => self.words.say("took-back-deed", &args),
                false => self.words.say("took-back-something", &args),
            };
            let place = place.map(|place| place as u8);
            self.logs.announce(&self.sitters, place, line);
        }
        self.done(step, console)
    }

    fn offer(&mut self, seat: Seat, text: &str, console: &mut Console) -> Result<Then, Failure> {
        if !self.table.has_offers() {
            console.item("  ", &self.words.of("no-offers-here"))?;
            return Ok(Then::Again);
        }
        match serde_json::from_str(text) {
            Ok(offer) => {
                let step = self.table.offer(seat, offer);
                self.done(step, console)
            }
            Err(_) if text.is_empty() => {
                console.item("  ", &self.words.of("what-offer"))?;
                Ok(Then::Again)
            }
            Err(error) => {
                let why = [("why", error.to_string().into())];
                console.item("  ", &self.words.say("offer-is-json", &why))?;
                Ok(Then::Again)
            }
        }
    }

    fn concede(&mut self, seat: Seat, console: &mut Console) -> Result<Then, Failure> {
        if let Err(refusal) = self.table.can_concede(seat) {
            return self.done(Err(refusal), console);
        }
        if !console.confirm(&self.words.of("really-give-up"), false)? {
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
                let why = self.words.refusal(&refusal.message, &*self.game);
                let why = [("why", why.into())];
                console.item("  ", &self.words.say("not-possible", &why))?;
                if let Some(id) = refusal.rule {
                    console.say(&show::rule_by_id(id, &self.words))?;
                }
                Ok(Then::Again)
            }
        }
    }
}
