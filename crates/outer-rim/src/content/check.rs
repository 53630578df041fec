//! What makes a pack sound: whatever the engine takes for granted about components is checked here.

use super::ai::Bullet;
use super::effect::{Ability, Condition, Constant, Effect, Filter, Moment, Place};
use super::entry::{Asset, AssetKind, EncounterCard, Goods, Patrol, Section, SectionPlace};
use super::load::Content;
use super::map::{Part, SpaceKind};
use super::words::{Class, Faction, Market, Standing};
use crate::state::{
    MOST_AI_CARDS, MOST_BERTHS, MOST_CARDS, MOST_ENCOUNTERS, MOST_MARKET, MOST_SPACES,
};
use std::collections::{BTreeMap, BTreeSet};

/// How deep effects may stand in effects.
const DEEPEST: usize = 6;
/// The number of the card for illegal cargo that is found.
const CAUGHT: u8 = 1;

/// What can be wrong with a pack.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Problem {
    /// The text is no such value.
    #[error("{0}")]
    Unreadable(String),
    /// An id is not in kebab case.
    #[error("an id consists of small letters and digits, with single hyphens between")]
    BadId,
    /// An id is taken.
    #[error("this id is taken by another entry")]
    DuplicateId,
    /// A name is empty.
    #[error("it needs a name")]
    NoName,
    /// Something is mentioned that does not exist.
    #[error("there is no {0} `{1}`")]
    NoSuch(&'static str, String),
    /// Credits come in thousands.
    #[error("credits come in thousands, not {0}")]
    OddCredits(u32),
    /// An amount of zero.
    #[error("an amount must be at least 1")]
    ZeroAmount,
    /// A list of effects is empty.
    #[error("a list of effects is empty")]
    NoEffects,
    /// Something is had although what it costs cannot be given.
    #[error("what is discarded to have something stands in `To`, or it could be had for nothing")]
    LooseCost,
    /// A choice of too few or too many.
    #[error("a choice has 2 to 6 options, not {0}")]
    Options(usize),
    /// Effects in effects in effects.
    #[error("effects may stand {DEEPEST} deep, no deeper")]
    TooDeep,
    /// A combat begun by what another one brings.
    #[error("a fight cannot begin inside another: go to a step of its own instead")]
    FightInFight,
    /// Dice while others lie on the table.
    #[error("no dice are rolled while others lie on the table")]
    RollInRoll,
    /// A step that does not exist.
    #[error("there is no step {0}")]
    NoSuchStep(u8),
    /// A step nobody can come to.
    #[error("no step leads to step {0}")]
    UnreachableStep(usize),
    /// A job that cannot be completed.
    #[error("no step completes this job")]
    NeverCompleted,
    /// A job with no steps, or with both kinds.
    #[error("a job has either the number of a databank card or steps of its own")]
    JobSteps,
    /// An asset that can never be gained.
    #[error("nothing on this card lets one gain its asset")]
    NeverGained,
    /// An asset is gained where there is none.
    #[error("this card has no asset to gain")]
    NothingToGain,
    /// Two secrets on a card.
    #[error("a card has at most one secret")]
    TwoSecrets,
    /// A secret section that also does something.
    #[error("a section is a secret or does something, not both")]
    SecretAndMore,
    /// A situation in which no section applies.
    #[error("no section applies on `{0}` with {1:?} standing")]
    NoSection(String, Option<(Faction, Standing)>),
    /// A secret that not everybody takes who draws it in its place: who sees it taken would know
    /// more of it than where that was.
    #[error("a secret is the only section of its place, and for everybody")]
    SecretForSome,
    /// A section for a space of another deck.
    #[error("`{0}` belongs to another encounter deck")]
    WrongDeck(String),
    /// Classes of contacts and of contact spaces differ.
    #[error("{spaces} contact spaces but {contacts} contacts are of class {class:?}")]
    Classes {
        /// The class.
        class: Class,
        /// Contact spaces.
        spaces: usize,
        /// Contacts.
        contacts: usize,
    },
    /// A patrol is missing or there twice.
    #[error("there must be one patrol of each faction and level: {0:?} {1}")]
    Patrols(Faction, u8),
    /// Nothing with that number.
    #[error("no databank card has number {0}")]
    NoDatabank(u8),
    /// A start card without a planet or an asset.
    #[error("a card to start with names a planet and has an asset")]
    NoStart,
    /// The map is not whole.
    #[error("{0}")]
    Map(String),
    /// Too many of something.
    #[error("at most {1} {0}")]
    TooMany(&'static str, usize),
    /// Two with the same picture.
    #[error("it has the same picture as `{0}`")]
    SamePicture(String),
    /// No picture.
    #[error("it needs a picture")]
    NoPicture,
    /// More scenes than steps.
    #[error("there are more scenes than steps")]
    Scenes,
    /// A scene is missing or empty.
    #[error("it needs a line that sets the scene")]
    NoScene,
    /// A text cannot be printed.
    #[error("its text cannot be printed: {0}")]
    Unworded(String),
    /// A section that never applies, counted from one.
    #[error("section {0} never applies: an earlier one always does")]
    DeadSection(usize),
    /// An asset that can never be given away.
    #[error(
        "nothing lets one be rid of this cargo: it has no destination, and no ability discards it"
    )]
    NeverLost,
    /// A test that never comes up, or one that is not announced.
    #[error("the skills above the job are not those of its tests: {0:?}")]
    SkillList(Vec<crate::content::Skill>),
    /// A bounty with another class than its contact's.
    #[error("`{0}` is of class {1:?}, and so must its bounty be")]
    WrongClass(String, Class),
    /// Not as many as are printed.
    #[error("there are {found} of {deck}; the box has {printed}")]
    Count {
        /// Of what.
        deck: String,
        /// How many the box has.
        printed: usize,
        /// How many were found.
        found: usize,
    },
}

/// A problem and the entry it is about; none if it is about the pack as a whole.
pub(crate) type Found = (Option<String>, Problem);

/// What a patrol is called in errors.
pub(super) fn patrol_name(patrol: &Patrol) -> String {
    format!("{:?} {}", patrol.faction, patrol.level)
}

/// Everything that is wrong with a pack.
pub(super) fn check(content: &Content) -> Vec<Found> {
    let mut checking = Checking {
        names: Names::of(content),
        found: Vec::new(),
        entry: None,
    };
    checking.ids(content);
    checking.map(content);
    checking.tokens(content);
    checking.sheets(content);
    checking.market(content);
    checking.encounters(content);
    checking.databank(content);
    checking.ai(content);
    checking.pictures(content);
    checking.found
}

struct Names<'a> {
    spaces: BTreeMap<&'a str, &'a str>,
    planets: BTreeSet<&'a str>,
    contacts: BTreeSet<&'a str>,
    ships: BTreeSet<&'a str>,
    cards: BTreeSet<&'a str>,
    numbers: BTreeSet<u8>,
}

impl<'a> Names<'a> {
    fn of(content: &'a Content) -> Self {
        let spaces = content.tiles.iter().flat_map(|tile| &tile.spaces);
        let market = content.market.iter().map(|card| card.id.as_str());
        let encounters = content.encounters.iter().map(|card| card.id.as_str());
        let databank = content.databank.iter().map(|card| card.id.as_str());
        Self {
            planets: spaces
                .clone()
                .filter(|space| matches!(space.kind, SpaceKind::Planet { .. }))
                .map(|space| space.id.as_str())
                .collect(),
            spaces: spaces
                .map(|space| (space.id.as_str(), space.encounters.as_str()))
                .collect(),
            contacts: content.contacts.iter().map(|one| one.id.as_str()).collect(),
            ships: content.ships.iter().map(|one| one.id.as_str()).collect(),
            cards: market.chain(encounters).chain(databank).collect(),
            numbers: content.databank.iter().map(|card| card.number).collect(),
        }
    }
}

struct Checking<'a> {
    names: Names<'a>,
    found: Vec<Found>,
    entry: Option<String>,
}

/// What the effects of a card add up to, as far as soundness goes.
#[derive(Default)]
struct Traits {
    gains: bool,
    fights: bool,
    rolls: bool,
    completes: bool,
    jumps: Vec<u8>,
}

impl Traits {
    fn join(&mut self, other: Self) {
        self.gains |= other.gains;
        self.fights |= other.fights;
        self.rolls |= other.rolls;
        self.completes |= other.completes;
        self.jumps.extend(other.jumps);
    }
}

fn is_kebab(id: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    !id.is_empty()
        && id
            .split('-')
            .all(|part| !part.is_empty() && part.chars().all(plain))
}

impl Checking<'_> {
    fn report(&mut self, problem: Problem) {
        self.found.push((self.entry.clone(), problem));
    }

    fn about(&mut self, id: &str) {
        self.entry = Some(id.to_string());
    }

    fn need(&mut self, is_there: bool, what: &'static str, id: &str) {
        if !is_there {
            self.report(Problem::NoSuch(what, id.to_string()));
        }
    }

    fn planet(&mut self, id: &str) {
        self.need(self.names.planets.contains(id), "planet", id);
    }

    fn credits(&mut self, credits: u32) {
        if !credits.is_multiple_of(1000) {
            self.report(Problem::OddCredits(credits));
        }
    }

    fn amount(&mut self, amount: u32) {
        if amount == 0 {
            self.report(Problem::ZeroAmount);
        }
    }

    fn ids(&mut self, content: &Content) {
        let mut seen = BTreeSet::new();
        let tiles = content.tiles.iter().map(|one| &one.id);
        let spaces = content.tiles.iter().flat_map(|one| &one.spaces);
        let spaces = spaces.map(|one| (&one.id, Some(&one.name)));
        let characters = content
            .characters
            .iter()
            .map(|one| (&one.id, Some(&one.name)));
        let ships = content.ships.iter().map(|one| (&one.id, Some(&one.name)));
        let market = content.market.iter().map(|one| (&one.id, Some(&one.name)));
        let encounters = content.encounters.iter().map(|one| (&one.id, None));
        let databank = content
            .databank
            .iter()
            .map(|one| (&one.id, Some(&one.name)));
        let cards = market.chain(encounters).chain(databank);
        // A tile may be called as its planet is: they are never mixed up.
        let mut tiles_seen = BTreeSet::new();
        for id in tiles {
            self.about(id);
            if !is_kebab(id) {
                self.report(Problem::BadId);
            }
            if !tiles_seen.insert(id) {
                self.report(Problem::DuplicateId);
            }
        }
        for (id, name) in spaces.chain(characters).chain(ships).chain(cards) {
            self.about(id);
            if !is_kebab(id) {
                self.report(Problem::BadId);
            }
            if !seen.insert(id) {
                self.report(Problem::DuplicateId);
            }
            if name.is_some_and(|name| name.trim().is_empty()) {
                self.report(Problem::NoName);
            }
        }
        let mut contacts = BTreeSet::new();
        for contact in &content.contacts {
            self.about(&contact.id);
            if !is_kebab(&contact.id) {
                self.report(Problem::BadId);
            }
            if !contacts.insert(&contact.id) {
                self.report(Problem::DuplicateId);
            }
        }
    }

    fn map(&mut self, content: &Content) {
        self.entry = None;
        let part = |wanted: fn(Part) -> bool| {
            let tiles = content.tiles.iter();
            tiles.filter(|tile| wanted(tile.part)).count()
        };
        let ends = [
            part(|part| part == Part::LeftEnd),
            part(|part| part == Part::RightEnd),
        ];
        if ends != [1, 1] || part(|part| matches!(part, Part::Tile(_))) != 6 {
            self.report(Problem::Map("a map has two ends and six tiles".into()));
        }
        let spaces = content
            .tiles
            .iter()
            .map(|tile| tile.spaces.len())
            .sum::<usize>();
        if spaces > MOST_SPACES {
            self.report(Problem::TooMany("spaces", MOST_SPACES));
        }
        let mut stacks: Vec<Faction> = Vec::new();
        for tile in &content.tiles {
            self.about(&tile.id);
            let own: BTreeSet<&str> = tile.spaces.iter().map(|space| space.id.as_str()).collect();
            let ways = [&tile.left, &tile.right].into_iter().flatten();
            let mentioned = tile.lanes.iter().chain(ways);
            for id in mentioned.flat_map(|(one, other)| [one, other]) {
                self.need(own.contains(id.as_str()), "space of this tile", id);
            }
            for (faction, id) in &tile.stacks {
                stacks.push(*faction);
                self.need(own.contains(id.as_str()), "space of this tile", id);
            }
            let needs = match tile.part {
                Part::LeftEnd => [false, true],
                Part::Tile(_) => [true, true],
                Part::RightEnd => [true, false],
            };
            if [tile.left.is_some(), tile.right.is_some()] != needs {
                self.report(Problem::Map("both ways go through every tile".into()));
            }
        }
        stacks.sort_unstable();
        if stacks != Faction::ALL {
            self.entry = None;
            let why = "every faction has one stack of patrols at an end of the map";
            self.report(Problem::Map(why.into()));
        }
    }

    fn tokens(&mut self, content: &Content) {
        self.entry = None;
        let spaces = content.tiles.iter().flat_map(|tile| &tile.spaces);
        let berths: Vec<Class> = spaces
            .flat_map(|space| match &space.kind {
                SpaceKind::Planet { contacts, .. } => contacts.clone(),
                SpaceKind::Navpoint | SpaceKind::Maelstrom => Vec::new(),
            })
            .collect();
        if berths.len() > MOST_BERTHS {
            self.report(Problem::TooMany("contact spaces", MOST_BERTHS));
        }
        for &class in Class::ALL {
            let spaces = berths.iter().filter(|&&one| one == class).count();
            let contacts = content
                .contacts
                .iter()
                .filter(|one| one.class == class)
                .count();
            if spaces != contacts {
                self.report(Problem::Classes {
                    class,
                    spaces,
                    contacts,
                });
            }
        }
        for &faction in Faction::ALL {
            for level in 1..=4 {
                let such = content.patrols.iter();
                let such = such.filter(|one| one.faction == faction && one.level == level);
                if such.count() != 1 {
                    self.report(Problem::Patrols(faction, level));
                }
            }
        }
        for patrol in &content.patrols {
            self.entry = Some(patrol_name(patrol));
            let _ = self.effects(&patrol.reward, 0);
        }
        for contact in &content.contacts {
            self.about(&contact.id);
            if !self.names.numbers.contains(&contact.databank) {
                self.report(Problem::NoDatabank(contact.databank));
            }
        }
        self.entry = None;
        if !self.names.numbers.contains(&CAUGHT) {
            self.report(Problem::NoDatabank(CAUGHT));
        }
    }

    fn ai(&mut self, content: &Content) {
        self.entry = None;
        if content.ai.len() > MOST_AI_CARDS {
            self.report(Problem::TooMany("AI cards", MOST_AI_CARDS));
        }
        let mut seen = BTreeSet::new();
        for one in &content.ai {
            self.about(&one.id);
            if !is_kebab(&one.id) {
                self.report(Problem::BadId);
            }
            if !seen.insert(&one.id) {
                self.report(Problem::DuplicateId);
            }
            let sections = [&one.planning, &one.action, &one.encounter, &one.special];
            for bullet in sections.into_iter().flatten() {
                match bullet {
                    Bullet::GainCredits(credits)
                    | Bullet::SellReputation(credits, _)
                    | Bullet::BuyFame(credits) => self.credits(*credits),
                    Bullet::DeliverCargo(penalty) => {
                        self.effects(penalty, 0);
                    }
                    _ => {}
                }
            }
        }
    }

    fn sheets(&mut self, content: &Content) {
        for one in &content.characters {
            self.about(&one.id);
            let cards = content
                .databank
                .iter()
                .filter(|card| card.number == one.start);
            if cards.clone().count() == 0 {
                self.report(Problem::NoDatabank(one.start));
            }
            if cards
                .clone()
                .any(|card| card.start.is_none() || card.asset.is_none())
            {
                self.report(Problem::NoStart);
            }
            for side in [&one.both, &one.front, &one.back] {
                self.side(&side.abilities, &side.constants);
            }
        }
        for one in &content.ships {
            self.about(&one.id);
            self.credits(one.cost);
            self.side(&one.front.abilities, &one.front.constants);
            if let Some(flipped) = &one.flipped {
                self.side(&flipped.side.abilities, &flipped.side.constants);
            }
        }
    }

    fn market(&mut self, content: &Content) {
        for &deck in Market::ALL {
            self.entry = None;
            if content
                .market
                .iter()
                .filter(|card| card.deck == deck)
                .count()
                > MOST_MARKET
            {
                self.report(Problem::TooMany("cards in a market deck", MOST_MARKET));
            }
        }
        for card in &content.market {
            self.about(&card.id);
            match &card.gives {
                Goods::Asset(asset) => self.asset(asset),
                Goods::Ship(id) => self.need(self.names.ships.contains(id.as_str()), "ship", id),
                Goods::UsedShip => {}
            }
        }
        let all = content.market.len() + content.encounters.len() + content.databank.len();
        if all > MOST_CARDS {
            self.entry = None;
            self.report(Problem::TooMany("cards", MOST_CARDS));
        }
    }

    fn encounters(&mut self, content: &Content) {
        let mut decks: BTreeMap<&str, usize> = BTreeMap::new();
        for card in &content.encounters {
            self.about(&card.id);
            *decks.entry(&card.deck).or_default() += 1;
            let mut gains = false;
            let mut secrets = 0;
            for section in &card.sections {
                if let SectionPlace::At(id) = &section.place {
                    match self.names.spaces.get(id.as_str()) {
                        None => self.report(Problem::NoSuch("space", id.clone())),
                        Some(deck) if *deck != card.deck => {
                            self.report(Problem::WrongDeck(id.clone()));
                        }
                        Some(_) => {}
                    }
                }
                match &section.secret {
                    None => {
                        if section.does.is_empty() {
                            self.report(Problem::NoEffects);
                        }
                        gains |= self.effects(&section.does, 0).gains;
                    }
                    Some(secret) => {
                        secrets += 1;
                        if !section.does.is_empty() {
                            self.report(Problem::SecretAndMore);
                        }
                        let here = card.sections.iter();
                        let here = here.filter(|other| other.place == section.place).count();
                        if section.standing.is_some() || here > 1 {
                            self.report(Problem::SecretForSome);
                        }
                        self.ability(secret);
                    }
                }
            }
            if secrets > 1 {
                self.report(Problem::TwoSecrets);
            }
            match (&card.asset, gains) {
                (Some(_), false) => self.report(Problem::NeverGained),
                (None, true) => self.report(Problem::NothingToGain),
                _ => {}
            }
            if let Some((_, asset)) = &card.asset {
                self.asset(asset);
            }
            self.every_situation(content, card);
        }
        self.entry = None;
        if decks.values().any(|&count| count > MOST_ENCOUNTERS) {
            self.report(Problem::TooMany(
                "cards in an encounter deck",
                MOST_ENCOUNTERS,
            ));
        }
    }

    /// Wherever the card can be drawn, one of its sections applies; and each applies somewhere.
    fn every_situation(&mut self, content: &Content, card: &EncounterCard) {
        let mut alive = BTreeSet::new();
        let spaces = content.tiles.iter().flat_map(|tile| &tile.spaces);
        for space in spaces.filter(|space| space.encounters == card.deck) {
            for standings in all_standings(card) {
                for patrol in [false, true] {
                    let applies = |section: &Section| {
                        let place = match &section.place {
                            SectionPlace::At(id) => *id == space.id,
                            SectionPlace::WithPatrol => patrol,
                            SectionPlace::WithoutPatrol => !patrol,
                        };
                        let standing = section.standing.as_ref().is_none_or(|(faction, list)| {
                            let standing = standings.get(faction);
                            standing.is_some_and(|standing| list.contains(standing))
                        });
                        place && standing
                    };
                    let Some(section) = card.sections.iter().position(applies) else {
                        let with = standings.into_iter().next();
                        self.report(Problem::NoSection(space.id.clone(), with));
                        return;
                    };
                    alive.insert(section);
                }
            }
        }
        for (place, section) in card.sections.iter().enumerate() {
            let is_here = match &section.place {
                SectionPlace::At(id) => self.names.spaces.get(id.as_str()) == Some(&&*card.deck),
                SectionPlace::WithPatrol | SectionPlace::WithoutPatrol => true,
            };
            if is_here && !alive.contains(&place) {
                self.report(Problem::DeadSection(place + 1));
            }
        }
    }

    fn databank(&mut self, content: &Content) {
        for card in &content.databank {
            self.about(&card.id);
            if let Some(planet) = &card.start {
                self.planet(planet);
            }
            if let Some(asset) = &card.asset {
                self.asset(asset);
            }
            if card.lines.len() > card.told_steps().len() {
                self.report(Problem::Scenes);
            }
            let traits = self.steps(&card.steps);
            if traits.gains && card.asset.is_none() {
                self.report(Problem::NothingToGain);
            }
            let for_jobs = self.job_numbers(content).contains(&card.number);
            if for_jobs && !traits.completes {
                self.report(Problem::NeverCompleted);
            }
        }
    }

    fn job_numbers(&self, content: &Content) -> BTreeSet<u8> {
        let assets = content.assets();
        assets
            .filter_map(|(_, asset)| match &asset.kind {
                AssetKind::Job { databank, .. } => *databank,
                _ => None,
            })
            .collect()
    }

    fn asset(&mut self, asset: &Asset) {
        self.credits(asset.cost.unwrap_or(0));
        for planet in &asset.not_on {
            self.planet(planet);
        }
        self.side(&asset.abilities, &asset.constants);
        match &asset.kind {
            AssetKind::Bounty {
                contact,
                elimination,
                deliver_to,
                capture,
                ..
            } => {
                self.need(
                    self.names.contacts.contains(contact.as_str()),
                    "contact",
                    contact,
                );
                self.planet(deliver_to);
                let _ = (self.effects(elimination, 0), self.effects(capture, 0));
            }
            AssetKind::Cargo {
                destination,
                reward,
                ..
            } => {
                let discards = |one: &Ability| one.does.iter().any(discards_this);
                match destination {
                    Some(planet) => self.planet(planet),
                    None if asset.abilities.iter().any(discards) => {}
                    None => self.report(Problem::NeverLost),
                }
                let _ = self.effects(reward, 0);
            }
            AssetKind::Crew { contact, .. } => {
                if let Some(id) = contact {
                    self.need(self.names.contacts.contains(id.as_str()), "contact", id);
                }
            }
            AssetKind::Job {
                destination,
                databank,
                steps,
                reward,
                ..
            } => {
                self.planet(destination);
                let _ = self.effects(reward, 0);
                if databank.is_some() != steps.is_empty() {
                    self.report(Problem::JobSteps);
                }
                if let Some(number) = databank
                    && !self.names.numbers.contains(number)
                {
                    self.report(Problem::NoDatabank(*number));
                }
                let completes = self.steps(steps).completes;
                if databank.is_none() && !completes {
                    self.report(Problem::NeverCompleted);
                }
            }
            AssetKind::Gear | AssetKind::Mod => {}
        }
    }

    fn steps(&mut self, steps: &[Vec<Effect>]) -> Traits {
        let mut all = Traits::default();
        let mut leads: Vec<Vec<usize>> = Vec::new();
        for (place, step) in steps.iter().enumerate() {
            if step.is_empty() {
                self.report(Problem::NoEffects);
            }
            let traits = self.effects(step, 0);
            let mut to: Vec<usize> = traits.jumps.iter().map(|&to| usize::from(to)).collect();
            for &to in &traits.jumps {
                if usize::from(to) == 0 || usize::from(to) > steps.len() {
                    self.report(Problem::NoSuchStep(to));
                }
            }
            if !step.iter().any(always_leaves) {
                to.push(place + 2);
            }
            leads.push(to);
            all.gains |= traits.gains;
            all.completes |= traits.completes;
        }
        let mut reached = BTreeSet::from([1]);
        let mut edge = vec![1];
        while let Some(step) = edge.pop() {
            let to = leads.get(step - 1).into_iter().flatten();
            edge.extend(to.filter(|&&next| next > 0 && reached.insert(next)));
        }
        for place in 1..=steps.len() {
            if !reached.contains(&place) {
                self.report(Problem::UnreachableStep(place));
            }
        }
        all
    }

    fn side(&mut self, abilities: &[Ability], constants: &[Constant]) {
        for ability in abilities {
            self.ability(ability);
        }
        for constant in constants {
            match constant {
                Constant::PlusIf(_, n, given) | Constant::FameWhile(n, given) => {
                    self.amount(u32::from(*n));
                    self.condition(given);
                }
                Constant::PlusPer(_, n, filter) => {
                    self.amount(u32::from(*n));
                    self.filter(filter);
                }
                Constant::Plus(_, n) | Constant::Fame(n) | Constant::Room(_, n) => {
                    self.amount(u32::from(*n));
                }
                Constant::Discount(_, credits) => {
                    self.amount(*credits);
                    self.credits(*credits);
                }
                Constant::PassMaelstrom | Constant::NotForced | Constant::KeepReputation => {}
            }
        }
    }

    fn ability(&mut self, ability: &Ability) {
        if ability.does.is_empty() {
            self.report(Problem::NoEffects);
        }
        if let Some(given) = &ability.given {
            self.condition(given);
        }
        let traits = self.effects(&ability.does, 0);
        if traits.rolls && matches!(ability.at, Moment::Rerolls(..) | Moment::Results(..)) {
            self.report(Problem::RollInRoll);
        }
        if traits.fights && is_within_combat(ability.at) {
            self.report(Problem::FightInFight);
        }
    }

    fn filter(&mut self, filter: &Filter) {
        if let Some(id) = &filter.card {
            self.need(self.names.cards.contains(id.as_str()), "card", id);
        }
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::All(list) | Condition::Any(list) => {
                list.iter().for_each(|one| self.condition(one));
            }
            Condition::Not(one) => self.condition(one),
            Condition::Have(filter, _) => self.filter(filter),
            Condition::At(id) => {
                let is_there = self.names.spaces.contains_key(id.as_str());
                self.need(is_there, "space", id);
            }
            Condition::GearedUp(credits)
            | Condition::ShipCosts(credits)
            | Condition::Credits(credits) => self.credits(*credits),
            _ => {}
        }
    }

    fn effects(&mut self, effects: &[Effect], depth: usize) -> Traits {
        let mut traits = Traits::default();
        if depth > DEEPEST {
            self.report(Problem::TooDeep);
            return traits;
        }
        for effect in effects {
            self.effect(effect, depth, &mut traits);
        }
        traits
    }

    fn effect(&mut self, effect: &Effect, depth: usize, traits: &mut Traits) {
        let mut inner = |checking: &mut Self, list: &[Effect]| {
            let found = checking.effects(list, depth + 1);
            traits.join(found);
        };
        match effect {
            Effect::Credits(n) | Effect::LoseCredits(n) | Effect::Pay(n) => {
                self.amount(*n);
                self.credits(*n);
            }
            Effect::BuyTop(_, n) => self.credits(*n),
            Effect::Fame(n)
            | Effect::LoseFame(n)
            | Effect::Move(n)
            | Effect::Prevent(n)
            | Effect::Draw(_, n) => {
                self.amount(u32::from(*n));
            }
            Effect::GainReputation(_, n) | Effect::LoseReputation(_, n) | Effect::Suffer(_, n) => {
                self.amount(u32::from(*n));
            }
            Effect::Test { pass, fail, .. } => {
                if pass.is_empty() && fail.is_empty() {
                    self.report(Problem::NoEffects);
                }
                inner(self, pass);
                inner(self, fail);
                traits.rolls = true;
            }
            Effect::Fight {
                value,
                win,
                lose,
                win_undefeated,
                ..
            } => {
                self.amount(u32::from(*value));
                self.fight(&[win, lose, win_undefeated], depth, traits);
            }
            Effect::FightPlayer { win, lose, .. } => self.fight(&[win, lose], depth, traits),
            Effect::Roll(table) => {
                for (faces, list) in table {
                    if faces.is_empty() || list.is_empty() {
                        self.report(Problem::NoEffects);
                    }
                    inner(self, list);
                }
                traits.rolls = true;
            }
            Effect::If(given, list) => {
                self.condition(given);
                inner(self, list);
            }
            Effect::IfElse(given, then, otherwise) => {
                self.condition(given);
                inner(self, then);
                inner(self, otherwise);
            }
            Effect::Choose(options) => {
                if !(2..=6).contains(&options.len()) {
                    self.report(Problem::Options(options.len()));
                }
                options.iter().for_each(|list| inner(self, list));
            }
            Effect::May(list) | Effect::As(_, list) => {
                if list.is_empty() {
                    self.report(Problem::NoEffects);
                }
                if let [Effect::Discard(_), _, ..] = list.as_slice() {
                    self.report(Problem::LooseCost);
                }
                inner(self, list);
            }
            Effect::To(cost, list) => {
                if cost.is_empty() || list.is_empty() {
                    self.report(Problem::NoEffects);
                }
                inner(self, cost);
                inner(self, list);
            }
            Effect::Discard(filter) | Effect::Take(filter) => self.filter(filter),
            Effect::MoveDirectly(Place::Planet(id)) => self.planet(id),
            Effect::GainThis => traits.gains = true,
            Effect::CompleteJob => traits.completes = true,
            Effect::GoTo(step) => traits.jumps.push(*step),
            _ => {}
        }
    }

    /// What a fight brings: anything but another fight, for there is one combat at a time.
    fn fight(&mut self, brings: &[&Vec<Effect>], depth: usize, traits: &mut Traits) {
        for list in brings {
            let found = self.effects(list, depth + 1);
            if found.fights {
                self.report(Problem::FightInFight);
            }
            traits.join(found);
        }
        traits.fights = true;
        traits.rolls = true;
    }

    fn pictures(&mut self, content: &Content) {
        let market = content.market.iter().map(|card| (&card.id, card.art));
        let encounters = content.encounters.iter().map(|card| (&card.id, card.art));
        let databank = content.databank.iter().map(|card| (&card.id, card.art));
        let mut seen: BTreeMap<String, &str> = BTreeMap::new();
        for (id, art) in market.chain(encounters).chain(databank) {
            let Some(art) = art else {
                continue;
            };
            if let Some(other) = seen.insert(format!("{art:?}"), id) {
                let other = other.to_string();
                self.about(id);
                self.report(Problem::SamePicture(other));
            }
        }
    }
}

/// Every way to stand with the factions a card speaks of.
fn all_standings(card: &EncounterCard) -> Vec<BTreeMap<Faction, Standing>> {
    let standings = card.sections.iter().filter_map(|one| one.standing.as_ref());
    let factions: BTreeSet<Faction> = standings.map(|(faction, _)| *faction).collect();
    let mut all = vec![BTreeMap::new()];
    for faction in factions {
        let with = |before: &BTreeMap<Faction, Standing>| {
            let before = before.clone();
            Standing::ALL.iter().map(move |&standing| {
                let mut more = before.clone();
                more.insert(faction, standing);
                more
            })
        };
        all = all.iter().flat_map(with).collect();
    }
    all
}

/// Whether an effect is rid of the card it stands on.
fn discards_this(effect: &Effect) -> bool {
    let any = |list: &[Effect]| list.iter().any(discards_this);
    match effect {
        Effect::DiscardThis => true,
        Effect::May(list) => any(list),
        Effect::To(cost, list) => any(cost) || any(list),
        Effect::Test { pass, .. } => any(pass),
        Effect::Choose(options) => options.iter().any(|list| any(list)),
        _ => false,
    }
}

/// Whether a moment is part of a combat.
fn is_within_combat(moment: Moment) -> bool {
    matches!(
        moment,
        Moment::StartOfCombat
            | Moment::CombatValue(_)
            | Moment::WinsCombat
            | Moment::LosesCombat
            | Moment::AfterWonCombat
            | Moment::Suffers(_)
            | Moment::WouldBeDefeated
    )
}

/// Whether an effect never lets the next step of its card come.
fn always_leaves(effect: &Effect) -> bool {
    let all_leave = |list: &[Effect]| list.iter().any(always_leaves);
    match effect {
        Effect::CompleteJob | Effect::FailJob | Effect::GoTo(_) => true,
        Effect::Test { pass, fail, .. } => all_leave(pass) && all_leave(fail),
        Effect::IfElse(_, then, otherwise) => all_leave(then) && all_leave(otherwise),
        Effect::Choose(options) => options.iter().all(|list| all_leave(list)),
        _ => false,
    }
}
