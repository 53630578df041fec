//! What is agreed on before the game, and setting up.

use crate::Deckbuilding;
use crate::content::{Deck, Faction, Library};
use crate::event::Event;
use crate::rules::{empty_deck, row, turn_start};
use crate::state::{BaseId, CardId, HAND, Memory, Phase, Player, PlayerArea, State};
use rulebook::rule_id;
use serde::{Deserialize, Serialize};
use tabletop::{Fate, Hidden, Log, Refusal, Saying, Seat, SeatSet};

/// Which bases are played with.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Five given bases a side.
    #[default]
    Beginner,
    /// All ten bases a side.
    FullGalaxy,
    /// The starting base and four secretly picked ones a side.
    SecretBases,
}

impl Mode {
    /// The number of bases to destroy that the rulebook suggests.
    pub fn usual_goal(self) -> u8 {
        match self {
            Self::Beginner => 3,
            Self::FullGalaxy | Self::SecretBases => 4,
        }
    }
}

/// What is agreed on before the game.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// Which side each seat commands.
    pub sides: Vec<Player>,
    /// Which bases are played with.
    pub mode: Mode,
    /// How many enemy bases win, two to five; if not said, as usual for the mode.
    pub goal: Option<u8>,
    /// Whether neutral cards can be paid off.
    pub pay_off: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            sides: Player::BOTH.to_vec(),
            mode: Mode::default(),
            goal: None,
            pay_off: false,
        }
    }
}

/// What was agreed on, as the state keeps it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    pub(crate) mode: Mode,
    pub(crate) goal: u8,
    pub(crate) pay_off: bool,
}

impl Setup {
    /// Every combination of mode, goal and optional rule there is, the sides changing seats now
    /// and then: for tests and soaks.
    pub fn all() -> impl Iterator<Item = Self> {
        let modes = [Mode::Beginner, Mode::FullGalaxy, Mode::SecretBases];
        let goals = modes
            .into_iter()
            .flat_map(|mode| (2..=5u8).map(move |goal| (mode, goal)));
        goals.flat_map(|(mode, goal)| {
            [false, true].map(|pay_off| {
                let mut sides = Player::BOTH.to_vec();
                sides.rotate_left(usize::from(goal % 2 == 0));
                Self {
                    sides,
                    mode,
                    goal: Some(goal),
                    pay_off,
                }
            })
        })
    }

    /// The options, or why they are impossible.
    pub(crate) fn options(&self) -> Result<Options, Refusal> {
        let goal = self.goal.unwrap_or(self.mode.usual_goal());
        if !(2..=5).contains(&goal) {
            let why = Saying::new("refused-goal").with("n", goal);
            return Err(Refusal::setup(why).by(rule_id!("game-length/two-to-five-bases")));
        }
        Ok(Options {
            mode: self.mode,
            goal,
            pay_off: self.pay_off,
        })
    }

    /// The seats of the Empire and of the Rebels, or why that is impossible.
    pub(crate) fn seats(&self) -> Result<[Seat; 2], Refusal> {
        match self.sides[..] {
            [Player::Empire, Player::Rebel] => Ok([Seat(0), Seat(1)]),
            [Player::Rebel, Player::Empire] => Ok([Seat(1), Seat(0)]),
            [_, _] => {
                Err(Refusal::setup("refused-same-side")
                    .by(rule_id!("setup/one-player-per-faction")))
            }
            _ => {
                Err(Refusal::setup("refused-two-players")
                    .by(rule_id!("setup/one-player-per-faction")))
            }
        }
    }
}

/// Lays out a new game. With secret bases nothing is dealt until they are picked.
pub(crate) fn start(
    game: &Deckbuilding,
    setup: &Setup,
    fate: Fate,
    log: &mut Log<Event>,
) -> Result<State, Refusal> {
    let mut state = empty(setup.options()?, setup.seats()?, fate);
    for player in Player::BOTH {
        lay_out_bases(game, &mut state, player);
    }
    state.pilots = game.library.of_deck(Deck::Pilots).collect();
    if state.options.mode == Mode::SecretBases {
        state.phase = Phase::PickBases(Player::Empire);
    } else {
        deal(game, &mut state, log);
    }
    Ok(state)
}

/// A table with nothing on it.
pub(crate) fn empty(options: Options, seats: [Seat; 2], fate: Fate) -> State {
    State {
        options,
        seats,
        phase: Phase::Main,
        turn: 1,
        active: Player::Empire,
        force: 0,
        resources: 0,
        players: [PlayerArea::default(), PlayerArea::default()],
        units: Default::default(),
        row: Default::default(),
        galaxy: Default::default(),
        galaxy_discard: Default::default(),
        pilots: Default::default(),
        exiled: Default::default(),
        memory: Memory::default(),
        stack: Default::default(),
        fate,
    }
}

/// The starting base open, the others facedown beneath it.
fn lay_out_bases(game: &Deckbuilding, state: &mut State, player: Player) {
    let known = SeatSet::of(state.seat(player));
    let mode = state.options.mode;
    for base in bases_of(&game.library, player) {
        let facts = game.library.base_facts(base);
        let hidden = Hidden { card: base, known };
        let area = state.area_mut(player);
        match mode {
            _ if facts.starting => area.base = Some(base),
            Mode::Beginner if facts.beginner => area.bases.put(hidden),
            Mode::Beginner => {}
            Mode::FullGalaxy => area.bases.put(hidden),
            // Until they are picked, all nine are candidates.
            Mode::SecretBases => area.unpicked.put(hidden),
        }
    }
}

/// A player's bases.
pub(crate) fn bases_of(library: &Library, player: Player) -> impl Iterator<Item = BaseId> {
    library
        .bases()
        .filter(move |&base| library.base_facts(base).player == player)
}

/// Shuffles and deals everything, and begins the first turn.
pub(crate) fn deal(game: &Deckbuilding, state: &mut State, log: &mut Log<Event>) {
    let library = &game.library;
    for player in Player::BOTH {
        let starters = library
            .of_deck(Deck::Starter)
            .filter(|&card| library.facts(card).faction == player.faction());
        state.area_mut(player).deck = starters.map(Hidden::unseen).collect();
        let State { players, fate, .. } = state;
        players[player as usize].deck.shuffle(fate);
    }
    state.galaxy = library.of_deck(Deck::Galaxy).map(Hidden::unseen).collect();
    state.galaxy.shuffle(&mut state.fate);
    row::fill(state, log);
    for player in Player::BOTH {
        empty_deck::draw(state, player, HAND, log);
    }
    turn_start::begin(game, state, log);
}

/// Whether a card may belong to a player: neutral or of the player's faction.
pub(crate) fn may_own(library: &Library, player: Player, card: CardId) -> bool {
    let faction = library.facts(card).faction;
    faction == player.faction() || faction == Faction::Neutral
}
