//! One game at the terminal, from its beginning or a save to its end or until people leave.

use super::command::{Command, chosen_by_words, help};
use super::console::{Console, Style};
use super::ending::After;
use super::interrupt::Farewell;
use super::kept::{self, Kept};
use super::news::{Listener, Logs};
use super::past::{Deed, Past};
use super::seats::Sitters;
use super::{journey, reading, show};
use crate::error::Failure;
use crate::words::{Words, number};
use crate::{files, wrap};
use bots::{AnyDeed, Playable};
use std::path::Path;
use tabletop::{AnyStep, AnyTable, Consent, Picked, Refusal, Seat, Unasked};

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
                .map(|listed| self.words.text(&listed.described.whole()))
                .collect(),
        })
    }

    /// Whether the only answer may be given without asking. Among several people it may not: that
    /// nobody was asked would tell the others something.
    fn answers_itself(&self) -> bool {
        self.table.unasked() == Some(Unasked::Only) && self.people().count() == 1
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

    /// Shows what changes nothing.
    pub(super) fn look(
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
        let (stops, name) = match journey::meant(&explanation, name, &self.words) {
            Ok((route, name)) => (&route.stops, name),
            Err(why) => {
                console.item("  ", &why)?;
                return Ok(Then::Again);
            }
        };
        let flew = self.words.say("flew-to", &[("place", name.into())]);
        let deed = self.deed(seat, &flew);
        let mut then = Then::Again;
        if let Some(begin) = journey::begin(&*self.table, seat) {
            let step = self.table.choose(seat, begin);
            then = self.done(step, console)?;
        }
        let mut left = stops.len();
        for stop in stops {
            let Some(step) = journey::step_to(&*self.table, seat, stop) else {
                break;
            };
            let step = self.table.choose(seat, step);
            then = self.done(step, console)?;
            left -= 1;
        }
        // Whoever names a place wants to be there, not to be asked whether to fly on.
        if left == 0
            && let Some(stay) = journey::stay(&*self.table, seat)
        {
            let step = self.table.choose(seat, stay);
            then = self.done(step, console)?;
        }
        self.remember(deed);
        Ok(then)
    }

    /// Takes back the last thing the seat did.
    pub(super) fn undo(&mut self, seat: Seat, console: &mut Console) -> Result<Then, Failure> {
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

    /// Lets another person come to the screen, without either seeing what the other may not show.
    /// False at the end of the input.
    fn hand_over(&mut self, seat: Seat, console: &mut Console) -> Result<bool, Failure> {
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

    fn listener(&self, reader: Option<Seat>) -> Listener {
        let players = self.table.players(self.words.lang()).into_iter();
        Listener {
            words: self.words.clone(),
            reader,
            players: players.map(|player| (player.name, player.seat)).collect(),
        }
    }

    /// Shows what this reader has not read yet; whether there was anything.
    pub(super) fn tell_news(
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
    fn show_table(&mut self, console: &mut Console, seat: Seat) -> Result<(), Failure> {
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

    fn show_board(&mut self, console: &mut Console, seat: Seat) -> Result<(), Failure> {
        let board = self.board(seat);
        self.heading = board.lines().next().unwrap_or_default().to_string();
        console.say("")?;
        console.say(&board)?;
        Ok(())
    }

    fn show_question(&self, console: &mut Console, question: &Question) -> Result<(), Failure> {
        let name = console.style(Style::Accent, &self.name(question.seat));
        let asked = console.style(Style::Bold, &question.text);
        let args = [("player", name.into()), ("question", asked.into())];
        let asked = wrap::wrap(&self.words.say("asked", &args), "", wrap::width());
        console.say(&format!("\n{asked}"))?;
        for (number, choice) in (1..).zip(&question.choices) {
            console.item(&format!("  {number:>2}  "), choice)?;
        }
        let explanation = self.table.explain(question.seat, self.words.lang());
        let first = explanation.routes.first();
        let first = first.and_then(|route| route.stops.first());
        let flies = first.and_then(|stop| journey::step_to(&*self.table, question.seat, stop));
        if flies.is_some() {
            console.item("  ", &self.words.of("any-way"))?;
            console.say(&journey::places(&explanation, &self.words))?;
        }
        Ok(())
    }

    /// Keeps the game as it is now. A full disk must not end a game: it is told on stderr, and tried
    /// again at the next decision.
    fn keep(&mut self) {
        let is_begun = self.has_begun();
        let Some(kept) = self.kept.as_mut().filter(|_| is_begun) else {
            return;
        };
        if let Err(failure) = kept.keep(&*self.table) {
            eprintln!("cantina: {failure}");
        }
        self.farewell.set(self.farewell());
    }

    /// Whether there is anything to keep: a person's move, or a game of machines somebody wants.
    fn has_begun(&self) -> bool {
        self.is_begun || self.company() == Company::MachinesOnly
    }

    /// Where the game is and how one goes on with it.
    fn farewell(&self) -> String {
        match &self.kept {
            Some(kept) if self.has_begun() || self.file().is_some() => {
                kept.farewell(&*self.table, &self.words)
            }
            _ => self.words.of("nothing-to-keep"),
        }
    }

    fn say_farewell(&mut self, console: &mut Console) -> Result<(), Failure> {
        self.keep();
        let farewell = self.farewell();
        Ok(console.say(&farewell)?)
    }

    /// Writes a copy of the game; the game itself stays where it is.
    fn copy_to(&mut self, path: &Path, console: &mut Console) -> Result<(), Failure> {
        let is_own = self.kept.as_ref().is_some_and(|kept| kept.is_in(path));
        if !is_own && path.exists() {
            let path = [("path", path.display().to_string().into())];
            let question = self.words.say("overwrite", &path);
            if !console.confirm(&question, false)? {
                return Ok(());
            }
        }
        let written = kept::check_folder(path);
        let written = written.and_then(|()| files::write_save(path, &self.table.save()));
        match written {
            Ok(()) if is_own => {
                console.say(&format!("  {}", self.words.of("kept-there-anyway")))?
            }
            Ok(()) => {
                let word = [("word", kept::as_word(path).into())];
                console.say(&format!("  {}", self.words.say("copy-is-in", &word)))?;
            }
            Err(failure) => console.say(&format!("  {}", self.not_saved(&failure)))?,
        }
        Ok(())
    }

    fn not_saved(&self, failure: &Failure) -> String {
        let shown = |path: &Path| path.display().to_string().into();
        match failure {
            Failure::NoFolder { folder } => self
                .words
                .say("no-such-folder", &[("folder", shown(folder))]),
            Failure::Write { path, source } => {
                let args = [("path", shown(path)), ("why", source.to_string().into())];
                self.words.say("cannot-be-written", &args)
            }
            other => self
                .words
                .say("not-saved", &[("why", other.to_string().into())]),
        }
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
