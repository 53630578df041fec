//! Any game, spoken to in JSON: for the engine protocol, the server and the terminal.

use crate::about::unusual;
use crate::save::{self, LoadError};
use crate::{
    About, AnyChoice, Consent, Decision, Explanation, Face, Fate, Fingerprint, Game, Gist, Keyword,
    Lang, Listed, Log, NoOffer, Origin, Outcome, Player, Reason, Record, Refusal, Seat, Seed,
    SetupOption, Step, Table, Text, Undo,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::any::{Any, TypeId};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A game whose types are not known where it is used.
pub trait AnyGame: Send + Sync {
    /// The name in commands and saves.
    fn id(&self) -> &'static str;
    /// The name for people.
    fn title(&self) -> &'static str;
    /// Which content exactly this is.
    fn fingerprint(&self) -> Fingerprint;
    /// The set-up of a newcomer's first game.
    fn default_setup(&self) -> Value;
    /// What somebody may want to know before playing it.
    fn about(&self, lang: Lang) -> About;
    /// What the seats of a new game are called.
    fn seats(&self, setup: Value) -> Result<Vec<String>, Refusal>;
    /// What can be agreed on before a game.
    fn options(&self, lang: Lang) -> Vec<SetupOption<AnyChoice>>;
    /// What is printed on every card, for drawing.
    fn faces(&self, lang: Lang) -> Vec<Face>;
    /// The words on the cards that mean more than they say.
    fn keywords(&self, lang: Lang) -> Vec<Keyword>;
    /// What the numbers in views, choices and events stand for.
    fn components(&self, lang: Lang) -> Option<Value>;
    /// Sets up a new game; the step tells how.
    fn new_table(&self, setup: Value, seed: Seed) -> Result<AnyOpened, Refusal>;
    /// Puts a stated position on the table.
    fn stage(&self, scenario: Value, seed: Seed) -> Result<Box<dyn AnyTable>, Refusal>;
    /// Opens a save.
    fn load(&self, save: &Value) -> Result<AnyLoaded, LoadError>;
    /// Plays a save from its origin and tells each position and the step that led to it.
    fn retell(
        &self,
        save: &Value,
        told: &mut dyn FnMut(&dyn AnyTable, &dyn AnyStep),
    ) -> Result<AnyLoaded, LoadError>;
    /// Plays entries, as [`AnyTable::entries_from`] gave them, from a set-up and a seed on; `told`
    /// gets the step of the set-up and then one a played entry.
    fn rebuild(
        &self,
        setup: Value,
        seed: Seed,
        entries: Vec<Value>,
        told: &mut dyn FnMut(Box<dyn AnyStep>),
    ) -> Result<AnyLoaded, LoadError>;
    /// Plays one game with random choices and no listener: the unit of benchmarks.
    fn playout(
        &self,
        setup: &Value,
        seed: Seed,
        manner: Manner,
        most_turns: u32,
    ) -> Result<Playout, Refusal>;
    /// The size of a state in memory, without what it keeps on the heap.
    fn state_bytes(&self) -> usize;
    /// Copies the opening position so many times; for benchmarks.
    fn clone_states(&self, setup: &Value, times: u32) -> Result<(), Refusal>;
}

/// A new table, and the step that tells how it was set up.
pub type AnyOpened = (Box<dyn AnyTable>, Box<dyn AnyStep>);

/// A game opened from a save.
pub struct AnyLoaded {
    /// The table.
    pub table: Box<dyn AnyTable>,
    /// Where the replay stopped agreeing with the record, if it did.
    pub diverged: Option<save::Divergence>,
}

impl std::fmt::Debug for AnyLoaded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AnyLoaded")
            .field("diverged", &self.diverged)
            .finish_non_exhaustive()
    }
}

/// How a random player picks.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Manner {
    /// Passes, and ends a turn, only when there is nothing else to do; else each choice is equally
    /// likely. Turns are full ones, as people play them.
    Busy,
    /// Each choice is equally likely. Most turns end by chance before much was done.
    Uniform,
}

/// One random game, counted.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize)]
pub struct Playout {
    /// Decisions with two or more choices.
    pub decisions: u64,
    /// Turns begun.
    pub turns: u64,
    /// Whether the game came to its end.
    pub finished: bool,
}

/// What was done, not yet told to anybody: every reader hears it as they may.
pub trait AnyStep: Send {
    /// What happened, as the reader may see it.
    fn told(&self, reader: Reader) -> Told;
}

/// What was done, told in JSON.
#[derive(Clone, Debug, Serialize)]
pub struct Told {
    /// What happened, as the viewer may see it.
    pub events: Vec<Value>,
    /// The same as lines of a log.
    #[serde(skip)]
    pub lines: Vec<String>,
    /// What each of the lines is worth to who hears of a turn in short.
    #[serde(skip)]
    pub gists: Vec<Gist>,
    /// The same lines as runs, to draw.
    #[serde(skip)]
    pub texts: Vec<Text>,
    /// How many of the given choices were made.
    pub made: usize,
}

/// For whom something is told.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Reader {
    /// Everything: for programs that analyse, never for a player.
    All,
    /// What an onlooker may see.
    Onlooker,
    /// What a seat may see.
    Seat(Seat),
}

/// How a choice is named.
#[derive(Clone, Debug)]
pub enum Picked {
    /// By its number in the pending decision's list.
    Id(usize),
    /// By value.
    Choice(Value),
    /// Several in a row, by value.
    Choices(Vec<Value>),
}

/// A table whose game's types are not known where it is used.
pub trait AnyTable: Send {
    /// The pending decision: seat, prompt, text, choices.
    fn decision(&self, lang: Lang) -> Option<AnyDecision>;
    /// Who decides.
    fn decider(&self) -> Option<Seat>;
    /// The question and the numbered choices, in words.
    fn question(&self, lang: Lang) -> Option<Question>;
    /// Makes a choice.
    fn choose(&mut self, seat: Seat, picked: Picked) -> Result<Box<dyn AnyStep>, Refusal>;
    /// Makes an offer.
    fn offer(&mut self, seat: Seat, offer: Value) -> Result<Box<dyn AnyStep>, Refusal>;
    /// An offer a machine might make.
    fn propose(&self, seat: Seat, fate: &mut Fate) -> Option<Value>;
    /// Takes back the seat's last action.
    fn undo(&mut self, seat: Seat, consent: Consent) -> Result<Box<dyn AnyStep>, Refusal>;
    /// How far the seat could go back.
    fn undo_of(&self, seat: Seat) -> Option<Undo>;
    /// Takes back everything since a position at which the seat decided.
    fn undo_to(
        &mut self,
        seat: Seat,
        to: u32,
        consent: Consent,
    ) -> Result<Box<dyn AnyStep>, Refusal>;
    /// What it would mean for the seat to go back to a position.
    fn undo_since(&self, seat: Seat, to: u32) -> Undo;
    /// Whether the seat could give the game up now.
    fn can_concede(&self, seat: Seat) -> Result<(), Refusal>;
    /// Whether there is anybody to whom one could make an offer.
    fn has_offers(&self) -> bool;
    /// Gives the game up.
    fn concede(&mut self, seat: Seat) -> Result<Box<dyn AnyStep>, Refusal>;
    /// Reasons, routes, prices and chances for a seat.
    fn explain(&self, seat: Seat, lang: Lang) -> Explanation;
    /// The table as a seat or an onlooker sees it.
    fn view(&self, viewer: Option<Seat>) -> Value;
    /// The same as plain text, for a terminal with so many columns.
    fn board(&self, viewer: Option<Seat>, lang: Lang, columns: usize) -> String;
    /// What each player has come to.
    fn result(&self, lang: Lang) -> Vec<Text>;
    /// The whole state, hidden things included.
    fn state(&self) -> Value;
    /// The position in public words.
    fn words(&self) -> Value;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Who plays.
    fn players(&self) -> Vec<Player>;
    /// The number of the turn under way.
    fn turn(&self) -> u32;
    /// The position in the record.
    fn position(&self) -> u32;
    /// The game as a save.
    fn save(&self) -> Value;
    /// The entries of the record from a position on, as a save has them: for whoever stores them
    /// one by one. They tell everything, hidden things included.
    fn entries_from(&self, position: u32) -> Vec<Value>;
    /// The [`Table`] itself, for those who know its game.
    fn as_any(&self) -> &dyn Any;
}

/// A pending decision, its prompt and its choices in JSON.
pub type AnyDecision = Decision<Value, Value>;

/// A pending decision in words.
#[derive(Clone, Debug)]
pub struct Question {
    /// Who decides.
    pub seat: Seat,
    /// What is asked.
    pub text: String,
    /// The choices, in the order of their numbers.
    pub choices: Vec<String>,
}

/// Makes a game one of any kind.
pub fn any<G: Game>(game: G) -> Box<dyn AnyGame> {
    Box::new(Hosted::new(game))
}

/// A game behind [`AnyGame`]. Crates that offer more for any game (the bots) build on this.
#[derive(Debug)]
pub struct Hosted<G>(Arc<G>);

impl<G: Game> Hosted<G> {
    /// Hosts a game.
    pub fn new(game: G) -> Self {
        Self(Arc::new(game))
    }

    /// The game itself.
    pub fn game(&self) -> &Arc<G> {
        &self.0
    }

    /// Reads a set-up; `null` is the default.
    pub fn read_setup(&self, setup: Value) -> Result<G::Setup, Refusal> {
        read_setup::<G>(setup)
    }
}

impl<G: Game> AnyGame for Hosted<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn fingerprint(&self) -> Fingerprint {
        self.0.fingerprint()
    }

    fn default_setup(&self) -> Value {
        json(&G::Setup::default())
    }

    fn about(&self, lang: Lang) -> About {
        self.0.about(lang)
    }

    fn seats(&self, setup: Value) -> Result<Vec<String>, Refusal> {
        let (table, _) = self.new_table(setup, Seed::default())?;
        let mut players = table.players();
        players.retain(|player| player.seat.is_some());
        players.sort_by_key(|player| player.seat);
        Ok(players.into_iter().map(|player| player.name).collect())
    }

    fn options(&self, lang: Lang) -> Vec<SetupOption<AnyChoice>> {
        let usual = self.default_setup();
        let options = self.0.options(lang).into_iter();
        let options = options.map(|option| SetupOption {
            key: option.key,
            name: option.name,
            help: option.help,
            only_with: option.only_with,
            choices: option
                .choices
                .into_iter()
                .map(|choice| {
                    let setup = json(&choice.setup);
                    AnyChoice {
                        name: choice.name,
                        help: choice.help,
                        setup: unusual(&setup, &usual),
                        default: setup == usual,
                        // What cannot be set up is refused when a table is opened, with its reason.
                        seats: self.seats(setup).unwrap_or_default(),
                    }
                })
                .collect(),
        });
        options.collect()
    }

    fn faces(&self, lang: Lang) -> Vec<Face> {
        self.0.faces(lang)
    }

    fn keywords(&self, lang: Lang) -> Vec<Keyword> {
        self.0.keywords(lang)
    }

    fn components(&self, lang: Lang) -> Option<Value> {
        self.0.components(lang)
    }

    fn new_table(&self, setup: Value, seed: Seed) -> Result<AnyOpened, Refusal> {
        let (table, step) = Table::new(self.0.clone(), read_setup::<G>(setup)?, seed)?;
        let step = hosted(&table, step);
        Ok((Box::new(table), step))
    }

    fn stage(&self, scenario: Value, seed: Seed) -> Result<Box<dyn AnyTable>, Refusal> {
        let scenario = read(scenario, "scenario", Reason::BadScenario)?;
        Ok(Box::new(Table::stage(self.0.clone(), scenario, seed)?))
    }

    fn load(&self, save: &Value) -> Result<AnyLoaded, LoadError> {
        self.retell(save, &mut |_, _| {})
    }

    fn retell(
        &self,
        save: &Value,
        told: &mut dyn FnMut(&dyn AnyTable, &dyn AnyStep),
    ) -> Result<AnyLoaded, LoadError> {
        let loaded = Table::load_telling(self.0.clone(), save, |table, step| {
            told(table, &*hosted(table, step.clone()));
        })?;
        Ok(AnyLoaded {
            table: Box::new(loaded.table),
            diverged: loaded.diverged,
        })
    }

    fn rebuild(
        &self,
        setup: Value,
        seed: Seed,
        entries: Vec<Value>,
        told: &mut dyn FnMut(Box<dyn AnyStep>),
    ) -> Result<AnyLoaded, LoadError> {
        let setup = read_setup::<G>(setup).map_err(LoadError::Origin)?;
        let entries = entries.into_iter().enumerate().map(|(n, entry)| {
            serde_json::from_value(entry).map_err(|error| LoadError::Damaged {
                why: format!("entry {n} cannot be read: {error}"),
            })
        });
        let record = Record::<G> {
            entries: entries.collect::<Result<_, _>>()?,
            origin: Origin::New { setup, seed },
        };
        let loaded = Table::replay(self.0.clone(), record, |table, step| {
            told(hosted(table, step.clone()));
        });
        let loaded = loaded.map_err(LoadError::Origin)?;
        Ok(AnyLoaded {
            table: Box::new(loaded.table),
            diverged: loaded.diverged,
        })
    }

    fn playout(
        &self,
        setup: &Value,
        seed: Seed,
        manner: Manner,
        most_turns: u32,
    ) -> Result<Playout, Refusal> {
        let game = &*self.0;
        let mut log = Log::silent();
        let setup = read_setup::<G>(setup.clone())?;
        let mut state = game.start(&setup, Fate::new(seed), &mut log)?;
        let mut picks = Picks::new(seed);
        let mut choices = Vec::new();
        let mut playout = Playout::default();
        while !game.is_over(&state) && game.turn(&state) < most_turns {
            choices.clear();
            let (mut count, mut pick) = (0, 0);
            let mut choice = game.nth_choice(&state, &mut choices, |number| {
                count = number;
                pick = picks.below(number);
                pick
            });
            playout.decisions += u64::from(count > 1);
            if manner == Manner::Busy && game.is_pass(&state, &choice) {
                choices.clear();
                game.choices(&state, &mut choices);
                while choices.len() > 1 && game.is_pass(&state, &choices[pick]) {
                    choices.swap_remove(pick);
                    pick = picks.below(choices.len());
                }
                choice = choices.swap_remove(pick);
            }
            game.apply(&mut state, &choice, &mut log);
        }
        playout.turns = u64::from(game.turn(&state));
        playout.finished = game.is_over(&state);
        Ok(playout)
    }

    fn state_bytes(&self) -> usize {
        size_of::<G::State>()
    }

    fn clone_states(&self, setup: &Value, times: u32) -> Result<(), Refusal> {
        let setup = read_setup::<G>(setup.clone())?;
        let fate = Fate::new(Seed::default());
        let state = self.0.start(&setup, fate, &mut Log::silent())?;
        for _ in 0..times {
            std::hint::black_box(std::hint::black_box(&state).clone());
        }
        Ok(())
    }
}

/// Which choice a random player takes, cheaply: thousands of picks a game, none of them part of a
/// state. (SplitMix64 over the seed; the game's own chance is [`Fate`].)
#[derive(Clone, Debug)]
pub struct Picks(u64);

impl Picks {
    /// Picks that follow from a seed.
    pub fn new(seed: Seed) -> Self {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&seed.0[..8]);
        Self(u64::from_le_bytes(bytes))
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((u128::from(z) * n as u128) >> 64) as usize
    }
}

impl<G: Game> AnyTable for Table<G> {
    fn decision(&self, lang: Lang) -> Option<AnyDecision> {
        let decision = Table::decision(self, lang)?;
        let choices = decision.choices.into_iter().map(|listed| Listed {
            id: listed.id,
            choice: json(&listed.choice),
            described: listed.described,
        });
        Some(Decision {
            seat: decision.seat,
            prompt: json(&decision.prompt),
            text: decision.text,
            choices: choices.collect(),
            window: decision.window,
        })
    }

    fn decider(&self) -> Option<Seat> {
        self.game().decider(Table::state(self))
    }

    fn question(&self, lang: Lang) -> Option<Question> {
        let decision = Table::decision(self, lang)?;
        Some(Question {
            seat: decision.seat,
            text: decision.text.to_string(),
            choices: decision
                .choices
                .iter()
                .map(|listed| listed.described.text.to_string())
                .collect(),
        })
    }

    fn choose(&mut self, seat: Seat, picked: Picked) -> Result<Box<dyn AnyStep>, Refusal> {
        let step = match picked {
            Picked::Id(id) => {
                let choice = self.listed(seat, id)?;
                Table::choose(self, seat, &choice)?
            }
            Picked::Choice(choice) => {
                let choice: G::Choice = read(choice, "choice", Reason::Unreadable)?;
                Table::choose(self, seat, &choice)?
            }
            Picked::Choices(choices) => {
                let choices: Vec<G::Choice> = choices
                    .into_iter()
                    .map(|choice| read(choice, "choice", Reason::Unreadable))
                    .collect::<Result<_, _>>()?;
                self.choose_all(seat, &choices)?
            }
        };
        Ok(hosted(self, step))
    }

    fn offer(&mut self, seat: Seat, offer: Value) -> Result<Box<dyn AnyStep>, Refusal> {
        let offer: G::Offer = read(offer, "offer", Reason::IllegalOffer)?;
        let step = Table::offer(self, seat, &offer)?;
        Ok(hosted(self, step))
    }

    fn propose(&self, seat: Seat, fate: &mut Fate) -> Option<Value> {
        let offer = self.game().propose(Table::state(self), seat, fate)?;
        Some(json(&offer))
    }

    fn undo(&mut self, seat: Seat, consent: Consent) -> Result<Box<dyn AnyStep>, Refusal> {
        let step = Table::undo(self, seat, consent)?;
        Ok(hosted(self, step))
    }

    fn undo_of(&self, seat: Seat) -> Option<Undo> {
        Table::undo_of(self, seat)
    }

    fn undo_to(
        &mut self,
        seat: Seat,
        to: u32,
        consent: Consent,
    ) -> Result<Box<dyn AnyStep>, Refusal> {
        let step = Table::undo_with(self, seat, to, consent)?;
        Ok(hosted(self, step))
    }

    fn undo_since(&self, seat: Seat, to: u32) -> Undo {
        Table::undo_since(self, seat, to)
    }

    fn can_concede(&self, seat: Seat) -> Result<(), Refusal> {
        let mut state = Table::state(self).clone();
        self.game().concede(&mut state, seat, &mut Log::silent())
    }

    fn has_offers(&self) -> bool {
        let seats = Table::players(self).into_iter();
        let seats = seats.filter_map(|player| player.seat);
        let knows_offers = TypeId::of::<G::Offer>() != TypeId::of::<NoOffer>();
        knows_offers && seats.collect::<BTreeSet<_>>().len() > 1
    }

    fn concede(&mut self, seat: Seat) -> Result<Box<dyn AnyStep>, Refusal> {
        let step = Table::concede(self, seat)?;
        Ok(hosted(self, step))
    }

    fn explain(&self, seat: Seat, lang: Lang) -> Explanation {
        Table::explain(self, seat, lang)
    }

    fn view(&self, viewer: Option<Seat>) -> Value {
        json(&Table::view(self, viewer))
    }

    fn board(&self, viewer: Option<Seat>, lang: Lang, columns: usize) -> String {
        let view = Table::view(self, viewer);
        self.game().board(&view, lang, columns)
    }

    fn result(&self, lang: Lang) -> Vec<Text> {
        self.game().result(&Table::view(self, None), lang)
    }

    fn state(&self) -> Value {
        json(Table::state(self))
    }

    fn words(&self) -> Value {
        json(&self.game().words(Table::state(self)))
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }

    fn players(&self) -> Vec<Player> {
        Table::players(self)
    }

    fn turn(&self) -> u32 {
        self.game().turn(Table::state(self))
    }

    fn position(&self) -> u32 {
        Table::position(self)
    }

    fn save(&self) -> Value {
        Table::save(self)
    }

    fn entries_from(&self, position: u32) -> Vec<Value> {
        let entries = self.record().entries.iter();
        entries.skip(position as usize).map(json).collect()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: Game> Table<G> {
    /// The choice with a number in the pending decision's list.
    fn listed(&self, seat: Seat, id: usize) -> Result<G::Choice, Refusal> {
        crate::game::check_seat(&**self.game(), self.state(), seat)?;
        let mut choices = Vec::new();
        self.game().choices(self.state(), &mut choices);
        let last = choices.len().checked_sub(1);
        choices.into_iter().nth(id).ok_or_else(|| {
            Refusal::choice(match last {
                Some(last) => format!("there is no choice {id}: the last is {last}"),
                None => format!("there is no choice {id}: there is none at all"),
            })
        })
    }
}

struct HostedStep<G: Game> {
    game: Arc<G>,
    step: Step<G::Event>,
    /// What the players are called after the step: an event names seats only.
    players: Vec<Player>,
}

fn hosted<G: Game>(table: &Table<G>, step: Step<G::Event>) -> Box<dyn AnyStep> {
    let game = table.game().clone();
    let players = game.players(table.state());
    Box::new(HostedStep {
        game,
        step,
        players,
    })
}

impl<G: Game> AnyStep for HostedStep<G> {
    fn told(&self, reader: Reader) -> Told {
        let seen = |event: &G::Event| match reader {
            Reader::All => Some(event.clone()),
            Reader::Onlooker => self.game.redact(event, None),
            Reader::Seat(seat) => self.game.redact(event, Some(seat)),
        };
        let seen: Vec<G::Event> = self.step.events.iter().filter_map(seen).collect();
        let name = |seat: Seat| {
            let mut players = self.players.iter();
            let sitting = players.find(|player| player.seat == Some(seat));
            // Whom the rules play has no seat, and is called by the place at the table.
            let player = sitting.or_else(|| self.players.get(usize::from(seat.0)));
            player.map(|player| player.name.clone())
        };
        let text = |event: &G::Event| {
            let text = self.game.tell(event, Lang::default()).naming(name);
            (!text.to_string().is_empty()).then(|| (text, self.game.gist(event)))
        };
        let (texts, gists): (Vec<Text>, Vec<Gist>) = seen.iter().filter_map(text).unzip();
        Told {
            events: seen.iter().map(json).collect(),
            lines: texts.iter().map(Text::to_string).collect(),
            gists,
            texts,
            made: self.step.made,
        }
    }
}

/// Plain data always becomes JSON; what does not is a bug the laws would show as `null`.
fn json<T: Serialize>(data: &T) -> Value {
    serde_json::to_value(data).unwrap_or_default()
}

fn read_setup<G: Game>(setup: Value) -> Result<G::Setup, Refusal> {
    match setup {
        Value::Null => Ok(G::Setup::default()),
        setup => read(setup, "set-up", Reason::BadSetup),
    }
}

fn read<T: DeserializeOwned>(value: Value, what: &str, reason: Reason) -> Result<T, Refusal> {
    serde_json::from_value(value)
        .map_err(|error| Refusal::new(reason, format!("this {what} cannot be read: {error}")))
}
