//! A position in public words.

use crate::Deckbuilding;
use crate::choice::Target;
use crate::content::{Deck, Library};
use crate::setup::{self, Mode, Setup};
use crate::state::{
    BaseId, CardId, Duty, FORCE_END, InPlay, Memory, Phase, Player, PlayerArea, ROW, State,
};
use serde::{Deserialize, Serialize};
use tabletop::{Fate, Hidden, Pile, Refusal, Script, SeatSet};

/// A stated position: what is said lies there, and nothing else (but the pilots, which lie in
/// their stack unless said otherwise). Piles are listed from the top.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scenario {
    /// Sides, mode, goal and optional rules.
    pub setup: Setup,
    /// The number of the turn.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Player,
    /// Whether the turn is about to begin; otherwise the player acts already.
    pub turn_begins: bool,
    /// The Force marker: 0 is the Rebels' last space, 3 neutral, 6 the Empire's last space.
    pub force: u8,
    /// The active player's pool.
    pub resources: u16,
    /// What lies before the Empire.
    pub empire: Area,
    /// What lies before the Rebels.
    pub rebel: Area,
    /// The active player's units.
    pub units: Vec<InPlayWord>,
    /// The galaxy row.
    pub row: Vec<String>,
    /// The galaxy deck.
    pub galaxy: Vec<CardWord>,
    /// The galaxy discard pile.
    pub galaxy_discard: Vec<String>,
    /// How many pilots are left; all that lie nowhere else if not said.
    pub pilots: Option<u8>,
    /// What happened this turn so far.
    pub so_far: SoFar,
    /// For each of the next shuffles the cards that come to lie on top.
    pub shuffles: Vec<Vec<String>>,
    /// The places (counted from zero) that random picks will hit.
    pub random: Vec<u32>,
}

impl Default for Scenario {
    fn default() -> Self {
        Self {
            setup: Setup::default(),
            turn: 1,
            active: Player::Empire,
            turn_begins: false,
            force: 3,
            resources: 0,
            empire: Area::default(),
            rebel: Area::default(),
            units: Vec::new(),
            row: Vec::new(),
            galaxy: Vec::new(),
            galaxy_discard: Vec::new(),
            pilots: None,
            so_far: SoFar::default(),
            shuffles: Vec::new(),
            random: Vec::new(),
        }
    }
}

/// What lies before a player.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Area {
    /// The base in play, by id, `starting` for the usual one, or none.
    pub base: Option<String>,
    /// The damage on it.
    pub damage: u8,
    /// The facedown bases; if not said, those of the mode that lie nowhere else.
    pub bases: Option<Vec<String>>,
    /// Facedown bases out of the game; in Secret Bases all that lie nowhere else if not said.
    pub unpicked: Vec<String>,
    /// Enemy bases this player destroyed.
    pub victory: Vec<String>,
    /// The hand.
    pub hand: Vec<CardWord>,
    /// The deck.
    pub deck: Vec<CardWord>,
    /// The discard pile.
    pub discard: Vec<String>,
    /// Capital ships in play.
    pub ships: Vec<InPlayWord>,
}

impl Default for Area {
    fn default() -> Self {
        Self {
            base: Some(STARTING.into()),
            damage: 0,
            bases: None,
            unpicked: Vec::new(),
            victory: Vec::new(),
            hand: Vec::new(),
            deck: Vec::new(),
            discard: Vec::new(),
            ships: Vec::new(),
        }
    }
}

const STARTING: &str = "starting";

/// A hidden card: by id, or also with the seats that know it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum CardWord {
    /// In a hand known to its owner, in a deck to nobody.
    Plain(String),
    /// Known to these seats.
    Known {
        /// Its id.
        card: String,
        /// Who knows it.
        known: SeatSet,
    },
}

impl From<&str> for CardWord {
    fn from(id: &str) -> Self {
        CardWord::Plain(id.into())
    }
}

/// A card in play: by id, or with its situation.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum InPlayWord {
    /// Fresh.
    Plain(String),
    /// In a situation.
    With(InPlayWords),
}

/// The situation of a card in play.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct InPlayWords {
    /// Its id.
    pub card: String,
    /// Its ability was used.
    pub used: bool,
    /// Attack gained this turn.
    pub gained: u8,
    /// Damage on a ship.
    pub damage: u8,
    /// What it does in this turn's attacks.
    pub duty: DutyWord,
}

/// What a card in play does in this turn's attacks.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DutyWord {
    /// Not committed.
    #[default]
    Ready,
    /// Committed against the base.
    Base,
    /// Committed against the card in this place of the row, counted from zero.
    Row(u8),
    /// Has attacked.
    Spent,
}

impl From<&str> for InPlayWord {
    fn from(id: &str) -> Self {
        InPlayWord::Plain(id.into())
    }
}

/// What happened this turn so far.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct SoFar {
    pub neutrals_played: u8,
    pub purchases: u8,
    pub neutral_purchases: u8,
    pub next_purchase_on_deck: bool,
    pub base_used: bool,
    /// Damage the defending base prevented.
    pub prevented: u8,
    /// The place in the row of the neutral unit that is hunted.
    pub hunted: Option<u8>,
}

pub(crate) fn stage(
    game: &Deckbuilding,
    scenario: &Scenario,
    fate: Fate,
) -> Result<State, Refusal> {
    let mut stager = Stager::new(&game.library);
    let script = Script {
        rolls: scenario.random.clone(),
        // Only the kind of a card matters to a shuffle, so any free number would do; but a script
        // names numbers, so it is filled in when all cards have theirs.
        shuffles: Vec::new(),
    };
    let options = scenario.setup.options()?;
    let mut state = setup::empty(options, scenario.setup.seats()?, fate.with_script(script));
    bounds(scenario)?;
    state.turn = scenario.turn;
    state.active = scenario.active;
    state.force = scenario.force;
    state.resources = scenario.resources;
    for (player, area) in [
        (Player::Empire, &scenario.empire),
        (Player::Rebel, &scenario.rebel),
    ] {
        let seat = SeatSet::of(state.seat(player));
        *state.area_mut(player) = stager.area(player, area, seat)?;
    }
    for player in Player::BOTH {
        stager.bases_left(scenario, &mut state, player)?;
    }
    for card in stager.names(&scenario.row, "row")? {
        state.row.push(card);
    }
    for card in stager
        .cards(&scenario.galaxy, SeatSet::NONE, "galaxy")?
        .rev()
    {
        state.galaxy.put(card);
    }
    state.galaxy_discard = stager
        .names(&scenario.galaxy_discard, "galaxy_discard")?
        .into_iter()
        .rev()
        .collect();
    let row = state.row.clone();
    for word in &scenario.units {
        let unit = stager.in_play(word, &row, "units")?;
        if game.library.facts(unit.card).is_ship() {
            return Err(Refusal::scenario(
                "units: a capital ship belongs under ships",
            ));
        }
        // rule: cards/hit-points-on-ships-and-bases
        if unit.damage > 0 {
            return Err(Refusal::scenario("units: a unit takes no damage"));
        }
        state.units.push(unit);
    }
    state.memory = stager.memory(&scenario.so_far, &row)?;
    stager.rest(scenario.pilots, &mut state)?;
    script_shuffles(game, scenario, &mut state)?;
    check_owners(game, &state)?;
    if let Some(winner) = winner(&state)? {
        state.phase = Phase::Over(winner);
    } else if scenario.turn_begins {
        let mut log = tabletop::Log::silent();
        crate::rules::turn_start::begin(game, &mut state, &mut log);
        game.settle(&mut state, &mut log);
    }
    Ok(state)
}

/// Who has already destroyed enough bases: then the game is over.
fn winner(state: &State) -> Result<Option<Player>, Refusal> {
    let goal = usize::from(state.options.goal);
    match Player::BOTH.map(|player| state.area(player).victory.len() >= goal) {
        [false, false] => Ok(None),
        [true, false] => Ok(Some(Player::Empire)),
        [false, true] => Ok(Some(Player::Rebel)),
        [true, true] => Err(Refusal::scenario("victory: both would have won")),
    }
}

fn bounds(scenario: &Scenario) -> Result<(), Refusal> {
    let refuse = |why: &str| Err(Refusal::scenario(why));
    if scenario.force > FORCE_END {
        return refuse("force: 0 (Rebels) to 6 (Empire)");
    }
    if scenario.resources > 1_000 || scenario.turn > 1_000_000 {
        return refuse("resources and turn: not that many");
    }
    if scenario.row.len() > ROW {
        return refuse("row: at most six cards");
    }
    Ok(())
}

/// Nobody has cards of the other side, and nobody has more than there is room for.
fn check_owners(game: &Deckbuilding, state: &State) -> Result<(), Refusal> {
    for player in Player::BOTH {
        let area = state.area(player);
        let ships = area.ships.iter().map(|ship| ship.card);
        let units = state.units.iter().map(|unit| unit.card);
        let units = units.filter(|_| player == state.active);
        let mut cards = area
            .hand
            .cards()
            .chain(area.deck.cards())
            .chain(area.discard.iter().copied())
            .chain(ships)
            .chain(units);
        if let Some(card) = cards.find(|&card| !setup::may_own(&game.library, player, card)) {
            let name = &game.library.card(card).name;
            let why = format!("{}: {name} belongs to the other side", player.name());
            return Err(Refusal::scenario(why));
        }
    }
    Ok(())
}

/// The script of shuffles, once all cards have their numbers: each name stands for the first card
/// of that kind its owner could have in the deck.
fn script_shuffles(
    game: &Deckbuilding,
    scenario: &Scenario,
    state: &mut State,
) -> Result<(), Refusal> {
    let mut shuffles = Vec::new();
    for names in &scenario.shuffles {
        let mut used: Vec<CardId> = Vec::new();
        for name in names {
            let exiled = &state.exiled;
            let card = game
                .library
                .copies(name)
                .find(|card| !used.contains(card) && !exiled.contains(card))
                .ok_or_else(|| Refusal::scenario(format!("shuffles: no card {name:?}")))?;
            used.push(card);
        }
        shuffles.push(used.into_iter().map(u32::from).collect());
    }
    let script = Script {
        rolls: scenario.random.clone(),
        shuffles,
    };
    state.fate = state.fate.clone().with_script(script);
    Ok(())
}

/// Gives every named card a number of its own.
struct Stager<'a> {
    library: &'a Library,
    used_cards: Vec<bool>,
    used_bases: Vec<bool>,
}

impl<'a> Stager<'a> {
    fn new(library: &'a Library) -> Self {
        Self {
            library,
            used_cards: vec![false; library.card_count()],
            used_bases: vec![false; library.bases().count()],
        }
    }

    fn card(&mut self, id: &str, place: &str) -> Result<CardId, Refusal> {
        let free = self
            .library
            .copies(id)
            .find(|card| !self.used_cards[card.0 as usize]);
        let Some(card) = free else {
            let why = match self.library.copies(id).count() {
                0 => format!("{place}: there is no card {id:?}"),
                count => format!("{place}: there are only {count} of {id:?}"),
            };
            return Err(Refusal::scenario(why));
        };
        self.used_cards[card.0 as usize] = true;
        Ok(card)
    }

    fn base(&mut self, id: &str, player: Player, place: &str) -> Result<BaseId, Refusal> {
        let base = self
            .library
            .base_named(id)
            .ok_or_else(|| Refusal::scenario(format!("{place}: there is no base {id:?}")))?;
        if self.library.base_facts(base).player != player {
            let why = format!("{place}: {id:?} is no base of the {}", player.name());
            return Err(Refusal::scenario(why));
        }
        if std::mem::replace(&mut self.used_bases[base.0 as usize], true) {
            return Err(Refusal::scenario(format!(
                "{place}: {id:?} lies somewhere else"
            )));
        }
        Ok(base)
    }

    fn names(&mut self, ids: &[String], place: &str) -> Result<Vec<CardId>, Refusal> {
        ids.iter().map(|id| self.card(id, place)).collect()
    }

    fn cards(
        &mut self,
        words: &[CardWord],
        usual: SeatSet,
        place: &str,
    ) -> Result<std::vec::IntoIter<Hidden<CardId>>, Refusal> {
        let cards: Result<Vec<_>, Refusal> = words
            .iter()
            .map(|word| {
                let (id, known) = match word {
                    CardWord::Plain(id) => (id, usual),
                    CardWord::Known { card, known } => (card, *known),
                };
                let card = self.card(id, place)?;
                Ok(Hidden { card, known })
            })
            .collect();
        Ok(cards?.into_iter())
    }

    fn in_play(
        &mut self,
        word: &InPlayWord,
        row: &[CardId],
        place: &str,
    ) -> Result<InPlay, Refusal> {
        let words = match word {
            InPlayWord::Plain(id) => return Ok(InPlay::fresh(self.card(id, place)?)),
            InPlayWord::With(words) => words,
        };
        let duty = match words.duty {
            DutyWord::Ready => Duty::Ready,
            DutyWord::Spent => Duty::Spent,
            DutyWord::Base => Duty::Committed(Target::Base),
            DutyWord::Row(place) => {
                let card = row.get(place as usize).ok_or_else(|| {
                    Refusal::scenario(format!("units: nothing lies in place {place} of the row"))
                })?;
                Duty::Committed(Target::Row(*card))
            }
        };
        Ok(InPlay {
            card: self.card(&words.card, place)?,
            used: words.used,
            gained: words.gained,
            damage: words.damage,
            duty,
        })
    }

    fn area(&mut self, player: Player, words: &Area, seat: SeatSet) -> Result<PlayerArea, Refusal> {
        let mut area = PlayerArea {
            damage: words.damage,
            ..PlayerArea::default()
        };
        area.base = match words.base.as_deref() {
            None => None,
            Some(STARTING) => {
                let starting = setup::bases_of(self.library, player)
                    .find(|&base| self.library.base_facts(base).starting);
                let id = starting.map(|base| self.library.base(base).id.clone());
                Some(self.base(&id.unwrap_or_default(), player, "base")?)
            }
            Some(id) => Some(self.base(id, player, "base")?),
        };
        let hit_points = area
            .base
            .map(|base| self.library.base_facts(base).hit_points);
        if words.damage >= hit_points.unwrap_or(1) && words.damage > 0 {
            return Err(Refusal::scenario("damage: the base would be destroyed"));
        }
        for id in &words.unpicked {
            let base = self.base(id, player, "unpicked")?;
            area.unpicked.put(Hidden {
                card: base,
                known: seat,
            });
        }
        for id in &words.victory {
            let base = self.base(id, player.foe(), "victory")?;
            area.victory.push(base);
        }
        for card in self.cards(&words.deck, SeatSet::NONE, "deck")?.rev() {
            area.deck.put(card);
        }
        for mut card in self.cards(&words.hand, seat, "hand")? {
            card.known = card.known.union(seat);
            area.hand.put(card);
        }
        area.discard = self
            .names(&words.discard, "discard")?
            .into_iter()
            .rev()
            .collect();
        for word in &words.ships {
            let ship = self.in_play(word, &[], "ships")?;
            match self.library.facts(ship.card).hit_points {
                None => return Err(Refusal::scenario("ships: a unit belongs under units")),
                Some(hit_points) if ship.damage >= hit_points => {
                    return Err(Refusal::scenario("ships: it would be destroyed"));
                }
                Some(_) => area.ships.push(ship),
            }
        }
        Ok(area)
    }

    /// The facedown bases: as said, or those of the mode that lie nowhere else.
    fn bases_left(
        &mut self,
        scenario: &Scenario,
        state: &mut State,
        player: Player,
    ) -> Result<(), Refusal> {
        let words = match player {
            Player::Empire => &scenario.empire,
            Player::Rebel => &scenario.rebel,
        };
        let ids = match &words.bases {
            Some(ids) => ids.clone(),
            None => setup::bases_of(self.library, player)
                .filter(|base| !self.used_bases[base.0 as usize])
                .filter(|&base| {
                    scenario.setup.mode != Mode::Beginner || self.library.base_facts(base).beginner
                })
                .take(match scenario.setup.mode {
                    Mode::SecretBases => crate::rules::secret_bases::PICKS,
                    _ => usize::MAX,
                })
                .map(|base| self.library.base(base).id.clone())
                .collect(),
        };
        let known = SeatSet::of(state.seat(player));
        for id in ids {
            let card = self.base(&id, player, "bases")?;
            state.area_mut(player).bases.put(Hidden { card, known });
        }
        // In Secret Bases every base lies somewhere: what was not picked lies facedown outside.
        if scenario.setup.mode == Mode::SecretBases && words.unpicked.is_empty() {
            for card in setup::bases_of(self.library, player) {
                if !std::mem::replace(&mut self.used_bases[card.0 as usize], true) {
                    state.area_mut(player).unpicked.put(Hidden { card, known });
                }
            }
        }
        Ok(())
    }

    fn memory(&self, words: &SoFar, row: &[CardId]) -> Result<Memory, Refusal> {
        let hunted = match words.hunted {
            None => None,
            Some(place) => Some(*row.get(place as usize).ok_or_else(|| {
                Refusal::scenario(format!("hunted: nothing lies in place {place} of the row"))
            })?),
        };
        Ok(Memory {
            neutrals_played: words.neutrals_played,
            purchases: words.purchases,
            neutral_purchases: words.neutral_purchases,
            next_on_deck: words.next_purchase_on_deck,
            base_used: words.base_used,
            shielded: words.prevented,
            hunted,
            ..Memory::default()
        })
    }

    /// Cards that were not named are out of the game, but the pilots lie in their stack.
    fn rest(&mut self, pilots: Option<u8>, state: &mut State) -> Result<(), Refusal> {
        let free = self.library.of_deck(Deck::Pilots);
        let free: Vec<CardId> = free
            .filter(|card| !self.used_cards[card.0 as usize])
            .collect();
        let wanted = pilots.map_or(free.len(), usize::from);
        if wanted > free.len() {
            let why = format!("pilots: only {} are left", free.len());
            return Err(Refusal::scenario(why));
        }
        for card in free.into_iter().take(wanted) {
            self.used_cards[card.0 as usize] = true;
            state.pilots.push(card);
        }
        for card in self.library.cards() {
            if !self.used_cards[card.0 as usize] {
                state.exiled.push(card);
            }
        }
        Ok(())
    }
}

pub(crate) fn words(game: &Deckbuilding, state: &State) -> Scenario {
    let library = &game.library;
    let id = |card: CardId| library.card(card).id.clone();
    let base_id = |base: BaseId| library.base(base).id.clone();
    let place = |card: CardId| {
        let place = state.row.iter().position(|&other| other == card);
        place.unwrap_or_default() as u8
    };
    let hidden = |card: &Hidden<CardId>, usual: SeatSet| {
        let name = id(card.card);
        if card.known == usual {
            CardWord::Plain(name)
        } else {
            CardWord::Known {
                card: name,
                known: card.known,
            }
        }
    };
    let in_play = |card: &InPlay| {
        if *card == InPlay::fresh(card.card) {
            return InPlayWord::Plain(id(card.card));
        }
        InPlayWord::With(InPlayWords {
            card: id(card.card),
            used: card.used,
            gained: card.gained,
            damage: card.damage,
            duty: match card.duty {
                Duty::Ready => DutyWord::Ready,
                Duty::Spent => DutyWord::Spent,
                Duty::Committed(Target::Base) => DutyWord::Base,
                Duty::Committed(Target::Row(card)) => DutyWord::Row(place(card)),
            },
        })
    };
    let bases = |pile: &Pile<BaseId, 10>| pile.cards().map(base_id).collect::<Vec<_>>();
    let area = |player: Player| {
        let area = state.area(player);
        let owner = SeatSet::of(state.seat(player));
        let deck = area.deck.iter().rev();
        Area {
            base: area.base.map(base_id),
            damage: area.damage,
            bases: Some(bases(&area.bases)),
            unpicked: bases(&area.unpicked),
            victory: area.victory.iter().map(|&base| base_id(base)).collect(),
            hand: area.hand.iter().map(|card| hidden(card, owner)).collect(),
            deck: deck.map(|card| hidden(card, SeatSet::NONE)).collect(),
            discard: area.discard.iter().rev().map(|&card| id(card)).collect(),
            ships: area.ships.iter().map(in_play).collect(),
        }
    };
    let memory = &state.memory;
    Scenario {
        setup: Setup {
            sides: match state.seats[0].0 {
                0 => vec![Player::Empire, Player::Rebel],
                _ => vec![Player::Rebel, Player::Empire],
            },
            mode: state.options.mode,
            goal: Some(state.options.goal),
            pay_off: state.options.pay_off,
        },
        turn: state.turn,
        active: state.active,
        turn_begins: false,
        force: state.force,
        resources: state.resources,
        empire: area(Player::Empire),
        rebel: area(Player::Rebel),
        units: state.units.iter().map(in_play).collect(),
        row: state.row.iter().map(|&card| id(card)).collect(),
        galaxy: state
            .galaxy
            .iter()
            .rev()
            .map(|card| hidden(card, SeatSet::NONE))
            .collect(),
        galaxy_discard: state
            .galaxy_discard
            .iter()
            .rev()
            .map(|&card| id(card))
            .collect(),
        pilots: Some(state.pilots.len() as u8),
        so_far: SoFar {
            neutrals_played: memory.neutrals_played,
            purchases: memory.purchases,
            neutral_purchases: memory.neutral_purchases,
            next_purchase_on_deck: memory.next_on_deck,
            base_used: memory.base_used,
            prevented: memory.shielded,
            hunted: memory.hunted.map(place),
        },
        shuffles: Vec::new(),
        random: Vec::new(),
    }
}
