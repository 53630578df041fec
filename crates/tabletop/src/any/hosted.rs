//! Every game is one of any kind.

use super::playout::{Manner, Playout, playout};
use super::step::hosted;
use super::{AnyGame, AnyLoaded, AnyOpened, AnyStep, AnyTable, json, read, said};
use crate::about::unusual;
use crate::save::LoadError;
use crate::{
    About, Alone, AnyChoice, AnyOrigin, Face, Fate, Fingerprint, Game, Keyword, Lang, Log, Reason,
    Record, Refusal, Saying, Seed, SetupOption, Table,
};
use serde_json::Value;
use std::sync::Arc;

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

    /// The same game with every other choice of boxes there is.
    pub fn other_boxes(&self) -> impl Iterator<Item = Self> {
        self.0.other_boxes().into_iter().map(Self)
    }

    /// The game itself.
    pub fn game(&self) -> &Arc<G> {
        &self.0
    }

    /// The game with the boxes of a set-up.
    pub fn laid_out(&self, setup: &G::Setup) -> Result<Arc<G>, Refusal> {
        let boxes = self.0.for_setup(setup)?;
        Ok(boxes.unwrap_or_else(|| self.0.clone()))
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

    fn title(&self, lang: Lang) -> String {
        self.0.title(lang)
    }

    fn fingerprint(&self) -> Fingerprint {
        self.0.fingerprint()
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn default_setup(&self) -> Value {
        json(&G::Setup::default())
    }

    fn languages(&self) -> Vec<Lang> {
        self.0.languages()
    }

    fn about(&self, lang: Lang) -> About {
        let mut about = self.0.about(lang);
        for side in &mut about.sides {
            let mut setup = self.default_setup();
            if let Some(members) = setup.as_object_mut() {
                members.extend(side.setup.clone());
            }
            // What cannot be set up is refused when a table is opened, with its reason.
            side.seats = self.seats(setup, lang).unwrap_or_default().len();
        }
        about
    }

    fn seats(&self, setup: Value, lang: Lang) -> Result<Vec<String>, Refusal> {
        // What an option changes may be no set-up by itself: only what else is chosen makes it one.
        let setup = read_setup::<G>(setup)?;
        let fate = Fate::new(Seed::default());
        let game = self.laid_out(&setup)?;
        let state = game.start(&setup, fate, &mut Log::silent())?;
        let mut players = game.players(&state, lang);
        players.retain(|player| player.seat.is_some());
        players.sort_by_key(|player| player.seat);
        Ok(players.into_iter().map(|player| player.name).collect())
    }

    fn alone(&self, setup: Value, wishes: &Alone) -> Result<Value, Refusal> {
        let setup = said(&*self.0, read_setup::<G>(setup))?;
        let setup = said(&*self.0, self.0.alone(setup, wishes))?;
        Ok(json(&setup))
    }

    fn extended(&self, setup: Value, names: &[String]) -> Result<Value, Refusal> {
        let setup = said(&*self.0, read_setup::<G>(setup))?;
        let setup = said(&*self.0, self.0.extended(setup, names))?;
        Ok(json(&setup))
    }

    fn worded(&self, saying: &Saying, lang: Lang) -> Option<String> {
        self.0.worded(saying, lang)
    }

    fn options(&self, lang: Lang) -> Vec<SetupOption<AnyChoice>> {
        let usual = self.default_setup();
        let options = self.0.options(lang).into_iter();
        let options = options.map(|option| SetupOption {
            key: option.key,
            name: option.name,
            help: option.help,
            seating: option.seating,
            only_with: option.only_with,
            unless: option.unless,
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
                        seats: self.seats(setup, lang).unwrap_or_default(),
                        content: self
                            .laid_out(&choice.setup)
                            .ok()
                            .map(|game| game.fingerprint())
                            .filter(|&content| content != self.0.fingerprint())
                            .map(|content| content.to_string()),
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
        let opened =
            read_setup::<G>(setup).and_then(|setup| Table::new(self.0.clone(), setup, seed));
        let (table, step) = said(&*self.0, opened)?;
        let step = hosted(&table, step);
        Ok((Box::new(table), step))
    }

    fn stage(&self, scenario: Value, seed: Seed) -> Result<Box<dyn AnyTable>, Refusal> {
        let scenario = read(scenario, "unreadable-scenario", Reason::BadScenario);
        let staged = scenario.and_then(|scenario| Table::stage(self.0.clone(), scenario, seed));
        Ok(Box::new(said(&*self.0, staged)?))
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
        origin: AnyOrigin,
        rules: u32,
        entries: Vec<Value>,
    ) -> Result<AnyLoaded, LoadError> {
        let refused = |refusal: Refusal| LoadError::Origin(refusal.said(&*self.0, Lang::EN));
        let origin = read(json(&origin), "unreadable-setup", Reason::BadSetup).map_err(refused)?;
        let entries = entries.into_iter().enumerate().map(|(n, entry)| {
            serde_json::from_value(entry).map_err(|error| LoadError::Damaged {
                why: format!("entry {n} cannot be read: {error}"),
            })
        });
        let record = Record::<G> {
            rules,
            entries: entries.collect::<Result<_, _>>()?,
            origin,
        };
        let loaded = Table::replay(self.0.clone(), record, |_, _| {});
        let loaded = loaded.map_err(refused)?;
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
        let setup = read_setup::<G>(setup.clone());
        let played = setup.and_then(|setup| {
            let game = self.laid_out(&setup)?;
            playout(&*game, &setup, seed, manner, most_turns)
        });
        said(&*self.0, played)
    }

    fn state_bytes(&self) -> usize {
        size_of::<G::State>()
    }

    fn clone_states(&self, setup: &Value, times: u32) -> Result<(), Refusal> {
        let setup = said(&*self.0, read_setup::<G>(setup.clone()))?;
        let fate = Fate::new(Seed::default());
        let game = said(&*self.0, self.laid_out(&setup))?;
        let state = said(&*game, game.start(&setup, fate, &mut Log::silent()))?;
        for _ in 0..times {
            std::hint::black_box(std::hint::black_box(&state).clone());
        }
        Ok(())
    }
}

fn read_setup<G: Game>(setup: Value) -> Result<G::Setup, Refusal> {
    match setup {
        Value::Null => Ok(G::Setup::default()),
        setup => read(setup, "unreadable-setup", Reason::BadSetup),
    }
}
