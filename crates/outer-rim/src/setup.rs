//! What is agreed on before the game, and setting up; Appendix 1.

use crate::OuterRim;
use crate::because::{Because, Source};
use crate::choice::Choice;
use crate::content::{Boxes, Die, Expansion, Faction, Home, Market, Part, Standing};
use crate::event::{Event, Why};
use crate::rules::dice::throw;
use crate::rules::house::alliances::FEWEST_PLAYERS;
use crate::rules::{HouseRule, HouseRules, ambitions, contacts, credits, solo, turn, values};
use crate::state::{
    Bearer, CardId, CharacterId, EncounterDeckId, Favors, Held, House, MOST_PLAYERS, Patrol,
    PlayerArea, PlayerId, Rolled, ShipId, State, Step, TileId, Token,
};
use rulebook::rule_id;
use serde::{Deserialize, Serialize};
use tabletop::{Fate, Hidden, List, Log, Refusal, Saying, SeatSet, Term};

/// How many dice tell the first player.
const FIRST_DICE: usize = 6;
/// The credits of the first player and what each further one has more, in thousands.
const START_CREDITS: u16 = 4;
const MORE_CREDITS: u16 = 2;

/// Everybody whom an AI deck can run with Unfinished Business, for tests and soaks.
const RIVALS: [&str; 16] = [
    "black-krrsantan",
    "boba-fett",
    "bossk",
    "cad-bane",
    "chewbacca",
    "dengar",
    "doctor-aphra",
    "enfys-nest",
    "han-solo",
    "hera-syndulla",
    "hondo-ohnaka",
    "ig-88",
    "jyn-erso",
    "ketsu-onyo",
    "lando-calrissian",
    "maz-kanata",
];

/// What is agreed on before the game.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// How many people play: two to four, or one against rivals that AI decks run.
    pub players: u8,
    /// The fame that wins: 8, 10 or 12.
    pub fame: u8,
    /// Whether the tiles lie in a random order.
    pub random_map: bool,
    /// The characters by id, one a seat, if they are not chosen in turn order. More than there are
    /// seats stay in the box.
    pub characters: Option<Vec<String>>,
    /// With one player: the character of the rival by id, if it is not chosen then.
    pub rival: Option<String>,
    /// With one player: the fame each rival starts with, for a harder game.
    pub rival_fame: u8,
    /// With one player: how many rivals there are. With Unfinished Business there can be two.
    #[serde(skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    pub rivals: u8,
    /// With two rivals: the character of the other one by id, if it is not chosen then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub second_rival: Option<String>,
    /// The boxes that lie on the table beside the base box.
    #[serde(skip_serializing_if = "Boxes::is_base")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Expansion>>"))]
    pub with: Boxes,
    /// With Unfinished Business: whether players may ask each other for favors.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub favors: bool,
    /// With Unfinished Business: whether everybody has an ambition, without which fame does not win.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub ambitions: bool,
    /// The house rules for player conflict that are played with.
    #[serde(skip_serializing_if = "HouseRules::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<HouseRule>>"))]
    pub house: HouseRules,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            players: 2,
            fame: 10,
            random_map: false,
            characters: None,
            rival: None,
            rival_fame: 0,
            rivals: 1,
            second_rival: None,
            with: Boxes::BASE,
            favors: false,
            ambitions: false,
            house: HouseRules::default(),
        }
    }
}

fn is_one(n: &u8) -> bool {
    *n == 1
}

/// What was agreed on, as the state keeps it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) fame: u8,
    pub(crate) random_map: bool,
    pub(crate) rival_fame: u8,
    pub(crate) favors: bool,
    pub(crate) ambitions: bool,
    #[serde(default, skip_serializing_if = "HouseRules::is_empty")]
    pub(crate) house: HouseRules,
}

impl Setup {
    /// Every combination of players, fame and map: for tests and soaks.
    pub fn all() -> impl Iterator<Item = Self> {
        let players = 2..=MOST_PLAYERS as u8;
        let several = players.flat_map(|players| {
            [(8, false), (10, true), (12, false), (10, false)].map(|(fame, random_map)| Self {
                players,
                fame,
                random_map,
                ..Self::default()
            })
        });
        several.chain(Self::solo()).chain(Self::house())
    }

    /// Unfinished Business with two, three and four players.
    pub fn expanded() -> impl Iterator<Item = Self> {
        let games = [(2, 8, true), (3, 10, false), (4, 10, true)];
        games.into_iter().map(|(players, fame, random_map)| Self {
            players,
            fame,
            random_map,
            with: Expansion::ALL.iter().copied().collect(),
            favors: true,
            ..Self::default()
        })
    }

    /// Unfinished Business with ambitions, alone and with others: who plays at random hardly wins.
    pub fn ambitious() -> impl Iterator<Item = Self> {
        (2..=MOST_PLAYERS as u8).map(|players| Self {
            players,
            fame: 8,
            ambitions: true,
            with: Expansion::ALL.iter().copied().collect(),
            ..Self::default()
        })
    }

    /// The single-player game with Unfinished Business: against each character, against two, with
    /// ambitions.
    pub fn solo_expanded() -> impl Iterator<Item = Self> {
        let alone = Self {
            players: 1,
            with: Expansion::ALL.iter().copied().collect(),
            ..Self::default()
        };
        let named = |id: &str| Some(id.to_string());
        let one = RIVALS.map(|id| Self {
            rival: named(id),
            ..alone.clone()
        });
        let pairs = [
            ("bossk", "lando-calrissian", 0),
            ("dengar", "hondo-ohnaka", 2),
        ];
        let two = pairs.map(|(hunter, other, rival_fame)| Self {
            rivals: 2,
            rival: named(other),
            second_rival: named(hunter),
            rival_fame,
            random_map: true,
            ..alone.clone()
        });
        let chosen = Self {
            rivals: 2,
            fame: 8,
            ..alone.clone()
        };
        let ambitious = Self {
            rivals: 2,
            fame: 8,
            ambitions: true,
            ..alone
        };
        one.into_iter().chain(two).chain([chosen, ambitious])
    }

    /// Games with house rules: each alone, and all of them at once.
    pub fn house() -> impl Iterator<Item = Self> {
        let alone = HouseRule::ALL
            .iter()
            .map(|&rule| [rule].into_iter().collect());
        let sets = alone.chain([HouseRules::all(), HouseRules::all()]);
        sets.enumerate().map(|(place, house)| Self {
            players: 3 + place as u8 % 2,
            fame: 8,
            house,
            ..Self::default()
        })
    }

    /// The single-player game, from easy to hard, short and long.
    pub fn solo() -> impl Iterator<Item = Self> {
        let games = [(0, 10, false), (2, 10, true), (4, 12, false), (6, 10, true)];
        games
            .into_iter()
            .map(|(rival_fame, fame, random_map)| Self {
                players: 1,
                fame,
                random_map,
                rival_fame,
                ..Self::default()
            })
    }

    /// Whether one person plays against a rival.
    fn is_solo(&self) -> bool {
        self.players == 1
    }

    /// How many characters are in the game, those of rivals included.
    fn characters_in_play(&self) -> u8 {
        match self.is_solo() {
            true => self.players + self.rivals,
            false => self.players,
        }
    }

    /// What a new table is refused for, and a record is not: earlier builds paid no heed to it.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        if !self.is_solo() && self.rival_fame > 0 {
            let why = "refused-rival-fame-alone";
            return Err(Refusal::setup(why).by(rule_id!("solo-expert/ai-may-start-with-fame")));
        }
        Ok(())
    }

    fn options(&self) -> Result<Options, Refusal> {
        if !(1..=MOST_PLAYERS as u8).contains(&self.players) {
            let why = Saying::new("refused-players").with("n", self.players);
            return Err(Refusal::setup(why).by(rule_id!("setup/at-most-four-players")));
        }
        if !self.is_solo() && (self.rival.is_some() || self.rivals != 1) {
            return Err(
                Refusal::setup("refused-rival-alone").by(rule_id!("solo-setup/one-human-one-ai"))
            );
        }
        self.check_rivals()?;
        if ![8, 10, 12].contains(&self.fame) {
            let why = Saying::new("refused-fame").with("n", self.fame);
            return Err(Refusal::setup(why).by(rule_id!("variants/extended-game")));
        }
        if (self.favors || self.ambitions) && !self.with.has(Expansion::UnfinishedBusiness) {
            return Err(Refusal::setup("refused-needs-expansion"));
        }
        if self.favors && self.is_solo() {
            let why = "refused-favors-alone";
            return Err(Refusal::setup(why).by(rule_id!("solo-expansion/no-favors")));
        }
        if !self.house.is_empty() && self.is_solo() {
            return Err(no_house_rules());
        }
        let allies = self.house.has(HouseRule::Alliances);
        if allies && self.players < FEWEST_PLAYERS {
            let why = Saying::new("refused-alliances-few").with("n", FEWEST_PLAYERS);
            let rule = rule_id!("house-alliance/two-players-by-consent");
            return Err(Refusal::setup(why).by(rule));
        }
        if self.rival_fame >= self.fame {
            let why = "refused-rival-fame";
            return Err(Refusal::setup(why).by(rule_id!("solo-expert/you-set-the-amount")));
        }
        Ok(Options {
            fame: self.fame,
            random_map: self.random_map,
            rival_fame: self.rival_fame,
            favors: self.favors,
            ambitions: self.ambitions,
            house: self.house,
        })
    }

    /// How many rivals there can be.
    fn check_rivals(&self) -> Result<(), Refusal> {
        let two = self.rivals == 2;
        if !two && self.second_rival.is_some() || !(1..=2).contains(&self.rivals) {
            let why = Saying::new("refused-rivals").with("n", self.rivals);
            return Err(Refusal::setup(why).by(rule_id!("solo-setup/one-human-one-ai")));
        }
        if two && !self.with.has(Expansion::UnfinishedBusiness) {
            return Err(Refusal::setup("refused-two-rivals")
                .by(rule_id!("multiple-ai/one-hunter-and-one-other")));
        }
        Ok(())
    }

    /// The characters of the seats, if they are assigned.
    fn assigned(&self, game: &OuterRim) -> Result<Option<Vec<CharacterId>>, Refusal> {
        let Some(ids) = &self.characters else {
            return Ok(None);
        };
        if ids.len() < usize::from(self.players) {
            return Err(Refusal::setup("refused-characters-few"));
        }
        let mut characters = Vec::new();
        for id in ids.iter().take(usize::from(self.players)) {
            let character = character_named(game, "characters", id)?;
            if characters.contains(&character) {
                return Err(Refusal::setup(
                    Saying::new("refused-characters-twice").with("card", Term::Card(id.clone())),
                )
                .by(rule_id!("foundations/one-character-per-player")));
            }
            characters.push(character);
        }
        Ok(Some(characters))
    }

    /// The characters of the rivals, if they are assigned.
    fn assigned_rivals(
        &self,
        game: &OuterRim,
        taken: Option<&[CharacterId]>,
    ) -> Result<[Option<CharacterId>; 2], Refusal> {
        let mut taken = taken.unwrap_or_default().to_vec();
        let mut rivals = [None; 2];
        for (rival, id) in rivals.iter_mut().zip([&self.rival, &self.second_rival]) {
            if let Some(id) = id {
                let character = assigned_rival(game, id, &taken)?;
                taken.push(character);
                *rival = Some(character);
            }
        }
        if let [Some(one), Some(other)] = rivals
            && !solo::setup::can_be_rivals(game, one, other)
        {
            return Err(Refusal::setup("refused-rivals-alike")
                .by(rule_id!("multiple-ai/one-hunter-and-one-other")));
        }
        Ok(rivals)
    }
}

/// A character that is to be a rival.
fn assigned_rival(
    game: &OuterRim,
    id: &str,
    taken: &[CharacterId],
) -> Result<CharacterId, Refusal> {
    let rival = character_named(game, "rival", id)?;
    if taken.contains(&rival) {
        return Err(Refusal::setup(
            Saying::new("refused-rival-twice").with("card", Term::Card(id.into())),
        )
        .by(rule_id!("foundations/one-character-per-player")));
    }
    if !solo::setup::can_be_rival(game, rival) {
        let able = characters_by_id(game, |character| solo::setup::can_be_rival(game, character));
        let why = Saying::new("refused-rival-hunts")
            .with("card", Term::Card(id.into()))
            .with("known", able);
        return Err(Refusal::setup(why).by(rule_id!("solo-setup/rival-must-start-with-91-or-92")));
    }
    Ok(rival)
}

/// An AI deck knows none of the house rules.
pub(crate) fn no_house_rules() -> Refusal {
    Refusal::setup("refused-house-alone").by(rule_id!("house-bounties/optional-mode"))
}

fn character_named(game: &OuterRim, field: &str, id: &str) -> Result<CharacterId, Refusal> {
    let mut known = game.library.content().characters.iter();
    let place = known.position(|character| character.id == id);
    let place = place.ok_or_else(|| {
        let known = characters_by_id(game, |_| true);
        let why = Saying::new("refused-no-character").with("field", field);
        Refusal::setup(why.with("id", id).with("known", known))
    })?;
    Ok(CharacterId(place as u8))
}

/// The ids of some characters, for whoever named none of them.
fn characters_by_id(game: &OuterRim, wanted: impl Fn(CharacterId) -> bool) -> String {
    let all = (0..)
        .map(CharacterId)
        .zip(&game.library.content().characters);
    let wanted = all.filter(|(number, _)| wanted(*number));
    let ids: Vec<&str> = wanted.map(|(_, character)| character.id.as_str()).collect();
    ids.join(", ")
}

/// Lays out a new game up to the choice of characters.
pub(crate) fn start(
    game: &OuterRim,
    setup: &Setup,
    fate: Fate,
    log: &mut Log<Event>,
) -> Result<State, Refusal> {
    let options = setup.options()?;
    let assigned = setup.assigned(game)?;
    let rivals = setup.assigned_rivals(game, assigned.as_deref())?;
    let mut state = empty(game, options, setup.characters_in_play(), fate);
    build_map(game, &mut state);
    place_patrols(game, &mut state);
    place_contacts(game, &mut state);
    let first = if setup.is_solo() {
        // rule: solo-setup/you-go-first-without-a-roll
        let rivals = (1..=setup.rivals).map(|number| solo::setup::new_rival(PlayerId(number)));
        state.rivals = rivals.collect();
        PlayerId(0)
    } else {
        roll_for_first(&mut state, log)
    };
    state.first = first;
    state.current = first;
    state.step = Step::ChooseCharacter(first);
    if options.ambitions {
        if game.library.ambitions.len() < ambitions::sheets_needed(&state) {
            return Err(Refusal::setup("refused-few-ambitions"));
        }
        ambitions::lay_out(game, &mut state, log);
    }
    if let Some(characters) = assigned {
        for (player, character) in characters.into_iter().enumerate() {
            assign(game, &mut state, PlayerId(player as u8), character, log);
        }
        state.step = Step::ChooseShip(first);
    }
    for (player, character) in (1..).map(PlayerId).zip(rivals) {
        if let Some(character) = character {
            assign(game, &mut state, player, character, log);
        }
    }
    Ok(state)
}

/// A table with nothing on it.
pub(crate) fn empty(game: &OuterRim, options: Options, players: u8, fate: Fate) -> State {
    State {
        options,
        step: Step::Planning,
        turn: 0,
        current: PlayerId(0),
        first: PlayerId(0),
        players: (0..players).map(|_| PlayerArea::default()).collect(),
        rivals: List::default(),
        tiles: List::default(),
        patrols: Default::default(),
        berths: game.library.berths.iter().map(|_| None).collect(),
        spare_contacts: List::default(),
        gone_contacts: 0,
        market: Default::default(),
        encounters: Default::default(),
        gone: Default::default(),
        sheets: List::default(),
        roll: None,
        combat: None,
        deal: None,
        favors: match options.favors {
            true => Favors::begin(players),
            false => Favors::default(),
        },
        house: House::default(),
        memory: Default::default(),
        unsettled: false,
        stack: List::default(),
        fate,
    }
}

fn build_map(game: &OuterRim, state: &mut State) {
    // rule: setup/standard-map, random-map/all-six-tiles-shuffled
    let mut tiles: Vec<(u8, TileId)> = Vec::new();
    for (place, tile) in game.library.tiles.iter().enumerate() {
        if let Part::Tile(number) = tile.part {
            tiles.push((number, TileId(place as u8)));
        }
    }
    tiles.sort_unstable();
    if state.options.random_map {
        state
            .fate
            .shuffle(&mut tiles, |(number, _)| u32::from(*number));
    }
    state.tiles = tiles.into_iter().map(|(_, tile)| tile).collect();
}

fn place_patrols(game: &OuterRim, state: &mut State) {
    // rule: setup/level-one-patrols-on-map
    for (patrol, &space) in state.patrols.iter_mut().zip(&game.library.spawns) {
        *patrol = Patrol { space, level: 1 };
    }
}

fn place_contacts(game: &OuterRim, state: &mut State) {
    // rule: setup/contacts-random-by-class
    let count = game.library.contacts.len() as u8;
    let mut contacts: Vec<_> = (0..count).map(crate::state::ContactId).collect();
    state
        .fate
        .shuffle(&mut contacts, |contact| (*contact).into());
    for contact in contacts {
        let (class, _) = game.library.contacts[contact.index()];
        let free = game
            .library
            .berths
            .iter()
            .enumerate()
            .position(|(place, berth)| {
                berth.1.class() == Some(class) && state.berths[place].is_none()
            });
        let contact = Hidden::unseen(contact);
        match free {
            Some(place) => {
                let faceup = false;
                state.berths[place] = Some(Token { contact, faceup });
            }
            // rule: expansion-setup/one-orange-contact-per-planet
            None => state.spare_contacts.push(contact),
        }
    }
}

fn roll_for_first(state: &mut State, log: &mut Log<Event>) -> PlayerId {
    // rule: setup/first-player-roll, setup/first-player-tie
    let mut tied: Vec<PlayerId> = state.clockwise(PlayerId(0)).collect();
    // Ties are rolled off. A bound, so that this ends whatever the dice are scripted to be.
    for _ in 0..64 {
        let mut best = 0;
        let mut leaders = Vec::new();
        for &player in &tied {
            let mut dice: List<Rolled, 24> = List::default();
            for _ in 0..FIRST_DICE {
                dice.push(throw(&mut state.fate));
            }
            let hits = dice
                .iter()
                .filter(|die| matches!(die.face, Die::Hit | Die::Crit));
            let hits = hits.count();
            log.tell(state, || Event::FirstPlayerRoll { player, dice });
            if hits > best || leaders.is_empty() {
                best = hits;
                leaders = vec![player];
            } else if hits == best {
                leaders.push(player);
            }
        }
        tied = leaders;
        if tied.len() == 1 {
            break;
        }
    }
    let player = tied.first().copied().unwrap_or_default();
    log.tell(state, || Event::FirstPlayer { player });
    player
}

pub(crate) fn choices(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    match state.step {
        Step::ChooseCharacter(player) => {
            // rule: setup/characters-chosen-in-turn, foundations/one-character-per-player
            let all = (0..game.library.characters.len() as u8).map(CharacterId);
            let free = all.filter(|&character| {
                let mut taken = state.players.iter();
                !taken.any(|area| area.character == Some(character))
                    && (!state.is_rival(player) || is_rival_for(game, state, character))
            });
            out.extend(free.map(Choice::Character));
        }
        Step::ChooseShip(player) if state.is_rival(player) => {
            let character = state.area(player).character;
            out.extend(solo::setup::rival_ship(game, character).map(Choice::Ship));
        }
        Step::ChooseShip(_) => {
            // rule: setup/starter-ship-side
            let all = (0..game.library.ships.len() as u8).map(ShipId);
            let starters = all.filter(|&ship| game.library.ship(ship).starter);
            out.extend(starters.map(Choice::Ship));
        }
        Step::ChooseAmbition(_) => {
            out.extend(state.sheets.iter().copied().map(Choice::Ambition));
        }
        Step::ChooseStart(player) => {
            out.extend(
                starts(game, state, player)
                    .into_iter()
                    .flatten()
                    .map(Choice::StartWith),
            );
        }
        Step::ChooseFaction(_) => {
            out.extend(Faction::ALL.iter().copied().map(Choice::Faction));
        }
        _ => {}
    }
}

/// Whether a character can be the next rival.
fn is_rival_for(game: &OuterRim, state: &State, character: CharacterId) -> bool {
    let chosen = state.rivals.iter();
    let mut chosen = chosen.filter_map(|rival| state.area(rival.player).character);
    solo::setup::can_be_rival(game, character)
        && chosen.all(|other| solo::setup::can_be_rivals(game, other, character))
}

/// Makes a choice of the set-up.
pub(crate) fn choose(game: &OuterRim, state: &mut State, choice: Choice, log: &mut Log<Event>) {
    match (state.step, choice) {
        (Step::ChooseCharacter(player), Choice::Character(character)) => {
            assign(game, state, player, character, log);
            state.step = Step::ChooseShip(player);
        }
        (Step::ChooseShip(player), Choice::Ship(ship)) => {
            values::give_ship(game, state, player, ship);
            log.tell(state, || Event::ShipChosen { player, ship });
            let next = state.left_of(player);
            let done = next == state.first;
            let chosen = state.area(next).character.is_some();
            state.step = match (done, chosen) {
                (false, false) => Step::ChooseCharacter(next),
                (false, true) => Step::ChooseShip(next),
                (true, _) => after_ships(game, state, log),
            };
        }
        (Step::ChooseAmbition(player), Choice::Ambition(sheet)) => {
            state.step = match ambitions::choose(state, player, sheet, log) {
                Some(next) => Step::ChooseAmbition(next),
                None => after_ambitions(game, state, log),
            };
        }
        (Step::ChooseStart(player), Choice::StartWith(number)) => {
            start_with(game, state, player, number, log);
            let next = state.left_of(player);
            state.step = if next == state.first {
                next_faction_choice(game, state, state.first, log)
            } else {
                next_start_choice(game, state, next, log)
            };
        }
        (Step::ChooseFaction(player), Choice::Faction(faction)) => {
            credits::set_reputation(state, player, faction, Standing::Positive, log);
            let next = state.left_of(player);
            state.step = if next == state.first {
                finish(game, state, log)
            } else {
                next_faction_choice(game, state, next, log)
            };
        }
        _ => {}
    }
}

/// Everybody has a character and a ship.
fn after_ships(game: &OuterRim, state: &mut State, log: &mut Log<Event>) -> Step {
    solo::setup::order(state, log);
    match ambitions::next_chooser(state).filter(|_| state.options.ambitions) {
        Some(player) => Step::ChooseAmbition(player),
        None => after_ambitions(game, state, log),
    }
}

/// Everybody has all that is chosen, but for a faction.
fn after_ambitions(game: &OuterRim, state: &mut State, log: &mut Log<Event>) -> Step {
    set_up_characters(game, state, log);
    next_start_choice(game, state, state.first, log)
}

fn assign(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    character: CharacterId,
    log: &mut Log<Event>,
) {
    state.area_mut(player).character = Some(character);
    values::add_up(game, state, player);
    log.tell(state, || Event::CharacterChosen { player, character });
}

/// What the set-up line of each character card says, and the credits.
fn set_up_characters(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    // rule: setup/credits-by-turn-order, setup/starting-databank-card
    let order: Vec<PlayerId> = state.clockwise(state.first).collect();
    for (place, player) in order.into_iter().enumerate() {
        let amount = START_CREDITS + MORE_CREDITS * place as u16;
        // rule: ambitions/no-starting-credits, solo-expansion/ai-ambition-credits-and-fame
        if !state.options.ambitions || state.is_rival(player) {
            credits::gain(state, player, amount, Why::Start, log);
        }
        let Some(character) = state.area(player).character else {
            continue;
        };
        let printed = &game.library.content().characters[character.index()];
        for &(faction, standing) in &printed.reputation {
            credits::set_reputation(state, player, faction, standing, log);
        }
        let because = |_: &State| Because::of(Source::Other, Bearer::Character);
        credits::change_fame(state, player, printed.fame as i8, because, log);
        if printed.or_start.is_none() {
            start_with(game, state, player, printed.start, log);
        }
    }
}

/// Gives a player a card of the databank to start with.
fn start_with(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    number: u8,
    log: &mut Log<Event>,
) {
    let Some(card) = contacts::draw_databank(game, state, number) else {
        return;
    };
    values::give_asset(game, state, player, Held::bare(card));
    let space = game.library.card(card).start.unwrap_or_default();
    state.area_mut(player).space = space;
    log.tell(state, || Event::Started {
        player,
        space,
        card,
    });
    solo::goals::tell(game, state, player, card, log);
}

/// The cards of the databank a player may start with.
fn starts(game: &OuterRim, state: &State, player: PlayerId) -> [Option<u8>; 2] {
    let character = state.area(player).character;
    let printed = character.map(|one| &game.library.content().characters[one.index()]);
    printed.map_or([None; 2], |printed| [Some(printed.start), printed.or_start])
}

/// The next player, clockwise from one of them, who chooses what to start with; then factions are
/// chosen.
fn next_start_choice(
    game: &OuterRim,
    state: &mut State,
    from: PlayerId,
    log: &mut Log<Event>,
) -> Step {
    let mut player = from;
    loop {
        if let [Some(_), Some(_)] = starts(game, state, player) {
            return Step::ChooseStart(player);
        }
        player = state.left_of(player);
        if player == state.first {
            return next_faction_choice(game, state, state.first, log);
        }
    }
}

/// The next player, clockwise from one of them, who chooses a faction; else the game begins.
fn next_faction_choice(
    game: &OuterRim,
    state: &mut State,
    from: PlayerId,
    log: &mut Log<Event>,
) -> Step {
    let mut player = from;
    loop {
        let character = state.area(player).character;
        let chooses = character.is_some_and(|character| {
            game.library.content().characters[character.index()].any_positive
        });
        if chooses {
            return Step::ChooseFaction(player);
        }
        player = state.left_of(player);
        if player == state.first {
            return finish(game, state, log);
        }
    }
}

/// The cards of a deck that are played with; the others leave the game.
fn played(game: &OuterRim, state: &mut State, home: Home) -> Vec<CardId> {
    let cards = game.library.cards_of(home);
    let (played, left): (Vec<_>, Vec<_>) =
        cards.partition(|&card| solo::setup::is_played(game, state, card));
    for card in left {
        state.remove(card);
    }
    played
}

/// Decks are shuffled and the first turn begins.
fn finish(game: &OuterRim, state: &mut State, log: &mut Log<Event>) -> Step {
    // rule: setup/market-decks, setup/encounter-decks
    for &deck in Market::ALL {
        let mut cards = played(game, state, Home::Market(deck));
        state.fate.shuffle(&mut cards, |card| (*card).into());
        *state.deck_mut(deck) = cards.into_iter().map(Hidden::unseen).collect();
        if let Some(top) = state.deck_mut(deck).last_mut() {
            top.show(SeatSet::ALL, log);
            let card = top.card;
            log.tell(state, || Event::MarketRevealed { deck, card });
        }
    }
    for deck in 0..game.library.encounter_decks.len() {
        let home = Home::Encounters(EncounterDeckId(deck as u8));
        let mut cards = played(game, state, home);
        state.fate.shuffle(&mut cards, |card| (*card).into());
        state.encounters[deck] = cards.into_iter().map(Hidden::unseen).collect();
    }
    solo::setup::set_up(game, state, log);
    ambitions::set_up(game, state, log);
    turn::begin(game, state, state.first, false, log);
    state.step
}
