//! What all tests of the game use: the shipped box, and a stage on which cards go by name.

#![allow(dead_code, clippy::unwrap_used)]

use deckbuilding::scenario::{Area, CardWord, InPlayWord, InPlayWords, Scenario};
use deckbuilding::{
    BaseId, CardId, Choice, Deckbuilding, Event, Mode, Player, Setup, Source, State, Target,
};
use serde_json::Value;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, OnceLock};
use tabletop::testkit::Stage;
use tabletop::{AnyTable, Game, Refusal, Seat, Seed, Table};

/// The Empire's seat unless a set-up says otherwise.
pub(crate) const EMPIRE: Seat = Seat(0);
/// The Rebels' seat unless a set-up says otherwise.
pub(crate) const REBEL: Seat = Seat(1);

/// The Empire's bases but the starting one, as the box lists them.
pub(crate) const EMPIRE_BASES: [&str; 9] = [
    "corellia",
    "kessel",
    "mustafar",
    "kafrene",
    "ord-mantell",
    "coruscant",
    "death-star",
    "endor",
    "rodia",
];
/// The Rebels' bases but the starting one, as the box lists them.
pub(crate) const REBEL_BASES: [&str; 9] = [
    "mon-cala", "dagobah", "alderaan", "bespin", "hoth", "jedha", "tatooine", "sullust", "yavin-4",
];

/// The game with the box that is shipped.
pub(crate) fn game() -> Arc<Deckbuilding> {
    static GAME: OnceLock<Arc<Deckbuilding>> = OnceLock::new();
    GAME.get_or_init(|| Arc::new(Deckbuilding::base().expect("the shipped box is sound")))
        .clone()
}

/// Every card lies in exactly one place.
pub(crate) fn intact(game: &Deckbuilding, state: &State) -> Result<(), String> {
    game.check_intact(state)
}

/// An area with these cards in hand.
pub(crate) fn hand(cards: &[&str]) -> Area {
    Area {
        hand: cards.iter().map(|&id| id.into()).collect(),
        ..Area::default()
    }
}

/// A list of ids.
pub(crate) fn ids(cards: &[&str]) -> Vec<String> {
    cards.iter().map(|&id| id.into()).collect()
}

/// A list of hidden cards or cards in play, by id.
pub(crate) fn words<'a, T: From<&'a str>>(cards: &[&'a str]) -> Vec<T> {
    cards.iter().map(|&id| id.into()).collect()
}

/// The ids of hidden cards, in order.
pub(crate) fn names(cards: &[CardWord]) -> Vec<String> {
    cards.iter().map(|word| word.card().clone()).collect()
}

/// The number of the first copy of a card: for choices that must be refused.
#[track_caller]
pub(crate) fn card(id: &str) -> CardId {
    game().library().copies(id).next().unwrap()
}

/// Why a position is refused.
#[track_caller]
pub(crate) fn refused(scenario: Scenario) -> Refusal {
    let seed = Seed::from_number(1);
    Table::stage(game(), scenario, seed).expect_err("the scenario was accepted")
}

/// A full galaxy row: these cards, then neutral ships nobody can attack.
pub(crate) fn full_row(cards: &[&str]) -> Vec<String> {
    let ships = [
        "blockade-runner",
        "blockade-runner",
        "blockade-runner",
        "c-roc-cruiser",
        "c-roc-cruiser",
        "nebulon-b-frigate",
    ];
    ids(cards).into_iter().chain(ids(&ships)).take(6).collect()
}

/// A ship in play with damage on it.
pub(crate) fn damaged(id: &str, damage: u8) -> InPlayWord {
    InPlayWord::With(InPlayWords {
        card: id.into(),
        damage,
        ..InPlayWords::default()
    })
}

/// A unit in play that has gained attack.
pub(crate) fn strong(id: &str, gained: u8) -> InPlayWord {
    InPlayWord::With(InPlayWords {
        card: id.into(),
        gained,
        ..InPlayWords::default()
    })
}

/// The position, but played with all bases, and with this one of the player's in play.
pub(crate) fn with_base(player: Player, id: &str, mut scenario: Scenario) -> Scenario {
    scenario.setup.mode = Mode::FullGalaxy;
    let area = match player {
        Player::Empire => &mut scenario.empire,
        Player::Rebel => &mut scenario.rebel,
    };
    area.base = Some(id.into());
    scenario
}

/// The position, but played with all bases, at the moment the active player, who has lost the
/// starting base, reveals this one.
#[track_caller]
pub(crate) fn reveal(id: &str, mut scenario: Scenario) -> Play {
    scenario.setup.mode = Mode::FullGalaxy;
    scenario.turn_begins = true;
    let areas = (&mut scenario.empire, &mut scenario.rebel);
    let (mine, theirs, lost) = match scenario.active {
        Player::Empire => (areas.0, areas.1, "lothal"),
        Player::Rebel => (areas.1, areas.0, "dantooine"),
    };
    mine.base = None;
    theirs.victory.push(lost.into());
    let mut t = stage(scenario);
    t.reveal(id);
    t
}

/// What a card gives when it is played and attacks the base while the Force is not with its
/// player: resources, Force and attack. Abilities for the moment it is played are passed on.
#[track_caller]
pub(crate) fn values_of(player: Player, id: &str) -> [u16; 3] {
    let (marker, mut areas) = match player {
        Player::Empire => (0, [hand(&[id]), Area::default()]),
        Player::Rebel => (6, [Area::default(), hand(&[id])]),
    };
    let tough = ["death-star", "sullust"];
    let foe = player.foe();
    areas[foe as usize].base = Some(tough[foe as usize].into());
    let [empire, rebel] = areas;
    let mut t = stage(Scenario {
        active: player,
        force: marker,
        empire,
        rebel,
        ..Scenario::default()
    });
    t.play(id);
    if t.offers("pass") {
        t.pass();
    }
    let played = t.words();
    t.commit(id).resolve();
    [
        played.resources,
        u16::from(played.force.abs_diff(marker)),
        u16::from(t.area(foe).damage),
    ]
}

/// A stage on which cards go by name. Everything else it can do is the kit's [`Stage`].
#[derive(Clone)]
pub(crate) struct Play(Stage<Deckbuilding>);

/// Puts a position on the stage.
#[track_caller]
pub(crate) fn stage(scenario: Scenario) -> Play {
    Play(Stage::scenario(&game(), scenario))
}

/// Puts a position on the stage of a game with other components.
#[track_caller]
pub(crate) fn stage_with(game: &Arc<Deckbuilding>, scenario: Scenario) -> Play {
    Play(Stage::scenario(game, scenario))
}

/// Sets up a new game.
#[track_caller]
pub(crate) fn new_game(setup: Setup) -> Play {
    Play(Stage::new_game(&game(), setup, 1))
}

impl Deref for Play {
    type Target = Stage<Deckbuilding>;

    fn deref(&self) -> &Stage<Deckbuilding> {
        &self.0
    }
}

impl DerefMut for Play {
    fn deref_mut(&mut self) -> &mut Stage<Deckbuilding> {
        &mut self.0
    }
}

impl Play {
    /// The legal choice among the present ones that the test means, or a helpful panic.
    #[track_caller]
    fn find(&self, what: &str, means: impl Fn(&Choice) -> bool) -> Choice {
        let choices = self.choices();
        match choices.iter().find(|choice| means(choice)) {
            Some(&choice) => choice,
            None => panic!("cannot {what}; the choices are {:#?}", self.offered()),
        }
    }

    fn named(&self, card: CardId, id: &str) -> bool {
        self.game().library().card(card).id == id
    }

    fn base_named(&self, base: BaseId, id: &str) -> bool {
        self.game().library().base(base).id == id
    }

    /// Plays a card from the hand.
    #[track_caller]
    pub(crate) fn play(&mut self, id: &str) -> &mut Self {
        let choice = self.find(
            &format!("play {id}"),
            |choice| matches!(choice, Choice::Play(card) if self.named(*card, id)),
        );
        self.make(choice)
    }

    /// Purchases a card.
    #[track_caller]
    pub(crate) fn buy(&mut self, id: &str) -> &mut Self {
        let choice = self.find(
            &format!("buy {id}"),
            |choice| matches!(choice, Choice::Buy(card) if self.named(*card, id)),
        );
        self.make(choice)
    }

    /// Pays a neutral card off.
    #[track_caller]
    pub(crate) fn pay_off(&mut self, id: &str) -> &mut Self {
        let choice = self.find(
            &format!("pay off {id}"),
            |choice| matches!(choice, Choice::PayOff(card) if self.named(*card, id)),
        );
        self.make(choice)
    }

    /// Uses the action of a card in play.
    #[track_caller]
    pub(crate) fn use_card(&mut self, id: &str) -> &mut Self {
        let choice = self.find(
            &format!("use {id}"),
            |choice| matches!(choice, Choice::Use(card) if self.named(*card, id)),
        );
        self.make(choice)
    }

    /// Uses the action of the base.
    #[track_caller]
    pub(crate) fn use_base(&mut self) -> &mut Self {
        self.make(Choice::UseBase)
    }

    /// Commits a card against the base.
    #[track_caller]
    pub(crate) fn commit(&mut self, id: &str) -> &mut Self {
        let choice = self.find(
            &format!("commit {id} to the base"),
            |choice| matches!(choice, Choice::Commit(card, Target::Base) if self.named(*card, id)),
        );
        self.make(choice)
    }

    /// Commits a card against a card in the row.
    #[track_caller]
    pub(crate) fn commit_to(&mut self, id: &str, target: &str) -> &mut Self {
        let choice = self.find(&format!("commit {id} to {target}"), |choice| {
            matches!(choice, Choice::Commit(card, Target::Row(prey))
                if self.named(*card, id) && self.named(*prey, target))
        });
        self.make(choice)
    }

    /// Resolves the attack on the base.
    #[track_caller]
    pub(crate) fn resolve(&mut self) -> &mut Self {
        self.make(Choice::Resolve(Target::Base))
    }

    /// Resolves the attack on a card in the row.
    #[track_caller]
    pub(crate) fn resolve_on(&mut self, target: &str) -> &mut Self {
        let choice = self.find(&format!("resolve the attack on {target}"), |choice| {
            matches!(choice, Choice::Resolve(Target::Row(card)) if self.named(*card, target))
        });
        self.make(choice)
    }

    /// Picks a card for the effect under way.
    #[track_caller]
    pub(crate) fn pick(&mut self, id: &str) -> &mut Self {
        let choice = self.find(
            &format!("pick {id}"),
            |choice| matches!(choice, Choice::Pick(card) if self.named(*card, id)),
        );
        self.make(choice)
    }

    /// Chooses one of several effects, counted from zero.
    #[track_caller]
    pub(crate) fn option(&mut self, number: u8) -> &mut Self {
        self.make(Choice::Option(number))
    }

    /// Uses the triggered ability of a card.
    #[track_caller]
    pub(crate) fn trigger(&mut self, id: &str) -> &mut Self {
        let choice = self.find(
            &format!("trigger {id}"),
            |choice| matches!(choice, Choice::Trigger(Source::Card(card)) if self.named(*card, id)),
        );
        self.make(choice)
    }

    /// Uses the triggered ability of the base.
    #[track_caller]
    pub(crate) fn trigger_base(&mut self) -> &mut Self {
        self.make(Choice::Trigger(Source::Base))
    }

    /// Takes the reward.
    #[track_caller]
    pub(crate) fn take_reward(&mut self) -> &mut Self {
        self.make(Choice::TakeReward)
    }

    /// Declines, or says that is all.
    #[track_caller]
    pub(crate) fn pass(&mut self) -> &mut Self {
        self.make(Choice::Pass)
    }

    /// Picks the enemy base for the effect under way.
    #[track_caller]
    pub(crate) fn pick_base_target(&mut self) -> &mut Self {
        self.make(Choice::PickBaseTarget)
    }

    /// Deals damage to a ship of the opponent.
    #[track_caller]
    pub(crate) fn assign(&mut self, id: &str, amount: u8) -> &mut Self {
        let choice = self.find(&format!("deal {amount} to {id}"), |choice| {
            matches!(choice, Choice::Assign(card, n) if *n == amount && self.named(*card, id))
        });
        self.make(choice)
    }

    /// Reveals a new base.
    #[track_caller]
    pub(crate) fn reveal(&mut self, id: &str) -> &mut Self {
        let choice = self.find(
            &format!("reveal {id}"),
            |choice| matches!(choice, Choice::RevealBase(base) if self.base_named(*base, id)),
        );
        self.make(choice)
    }

    /// Picks a base in secret.
    #[track_caller]
    pub(crate) fn pick_base(&mut self, id: &str) -> &mut Self {
        let choice = self.find(
            &format!("pick the base {id}"),
            |choice| matches!(choice, Choice::PickBase(base) if self.base_named(*base, id)),
        );
        self.make(choice)
    }

    /// Ends the turn.
    #[track_caller]
    pub(crate) fn end_turn(&mut self) -> &mut Self {
        self.make(Choice::EndTurn)
    }

    /// Makes a choice, and checks that no card got lost.
    #[track_caller]
    pub(crate) fn make(&mut self, choice: Choice) -> &mut Self {
        self.0.choose(choice);
        intact(self.game(), self.state()).unwrap();
        self
    }

    /// The present choices in short words: `play x-wing`, `commit x-wing base`, `end-turn`.
    pub(crate) fn offered(&self) -> Vec<String> {
        self.choices()
            .iter()
            .map(|choice| self.short(choice))
            .collect()
    }

    /// The present choices in short words that begin so.
    pub(crate) fn offered_that(&self, begin: &str) -> Vec<String> {
        let offered = self.offered().into_iter();
        offered.filter(|choice| choice.starts_with(begin)).collect()
    }

    /// Whether a choice, in short words, is offered.
    pub(crate) fn offers(&self, short: &str) -> bool {
        self.offered().iter().any(|choice| choice == short)
    }

    fn short(&self, choice: &Choice) -> String {
        let library = self.game().library();
        let id = |card: &CardId| library.card(*card).id.as_str();
        let base = |base: &BaseId| library.base(*base).id.as_str();
        let target = |target: &Target| match target {
            Target::Base => "base".to_string(),
            Target::Row(card) => id(card).to_string(),
        };
        match choice {
            Choice::PickBase(b) => format!("pick-base {}", base(b)),
            Choice::RevealBase(b) => format!("reveal {}", base(b)),
            Choice::Play(card) => format!("play {}", id(card)),
            Choice::Buy(card) => format!("buy {}", id(card)),
            Choice::PayOff(card) => format!("pay-off {}", id(card)),
            Choice::Use(card) => format!("use {}", id(card)),
            Choice::UseBase => "use-base".into(),
            Choice::Commit(card, t) => format!("commit {} {}", id(card), target(t)),
            Choice::Resolve(t) => format!("resolve {}", target(t)),
            Choice::EndTurn => "end-turn".into(),
            Choice::Trigger(Source::Card(card)) => format!("trigger {}", id(card)),
            Choice::Trigger(Source::Base) => "trigger-base".into(),
            Choice::TakeReward => "take-reward".into(),
            Choice::Pick(card) => format!("pick {}", id(card)),
            Choice::PickBaseTarget => "pick-base-target".into(),
            Choice::Option(number) => format!("option {number}"),
            Choice::Assign(card, amount) => format!("assign {} {amount}", id(card)),
            Choice::Pass => "pass".into(),
        }
    }

    /// The position in words, everything open.
    pub(crate) fn words(&self) -> Scenario {
        self.game().words(self.state())
    }

    /// A player's area in words.
    pub(crate) fn area(&self, player: Player) -> Area {
        let words = self.words();
        match player {
            Player::Empire => words.empire,
            Player::Rebel => words.rebel,
        }
    }

    /// The ids of a hand, sorted.
    pub(crate) fn hand_of(&self, player: Player) -> Vec<String> {
        let view = self.json(Some(self.seat_of(player)));
        let mut ids: Vec<String> = view["players"][player as usize]["known_hand"]
            .as_array()
            .unwrap()
            .iter()
            .map(|card| card["id"].as_str().unwrap().to_string())
            .collect();
        ids.sort();
        ids
    }

    fn seat_of(&self, player: Player) -> Seat {
        let players = self.players(tabletop::Lang::EN);
        players[player as usize].seat.unwrap()
    }

    /// A discard pile, the topmost first.
    pub(crate) fn discard_of(&self, player: Player) -> Vec<String> {
        self.area(player).discard
    }

    /// A deck, the topmost first.
    pub(crate) fn deck_of(&self, player: Player) -> Vec<String> {
        names(&self.area(player).deck)
    }

    /// The galaxy deck, the topmost first.
    pub(crate) fn galaxy(&self) -> Vec<String> {
        names(&self.words().galaxy)
    }

    /// The ids of all cards exiled on this stage, in order.
    pub(crate) fn exiled(&self) -> Vec<String> {
        let exiled = self.events().iter().filter_map(|event| match event {
            Event::Exiled { card, .. } => Some(self.game().library().card(*card).id.clone()),
            _ => None,
        });
        exiled.collect()
    }

    /// The view of a seat, or of an onlooker, as a client gets it.
    pub(crate) fn json(&self, viewer: Option<Seat>) -> Value {
        AnyTable::view(&***self, viewer)
    }

    /// The attack a card in play has now, as everybody sees it.
    #[track_caller]
    pub(crate) fn strength(&self, id: &str) -> u64 {
        let view = self.json(None);
        let ships = view["players"].as_array().unwrap().iter();
        let ships = ships.flat_map(|player| player["ships"].as_array().unwrap());
        let mut in_play = view["units"].as_array().unwrap().iter().chain(ships);
        let card = in_play.find(|card| card["id"] == id);
        card.expect("it is in play")["attack"].as_u64().unwrap()
    }

    /// Who has won.
    pub(crate) fn winner(&self) -> Option<Player> {
        let outcome = self.outcome()?;
        let winner = outcome.winners().next()?;
        Some(Player::BOTH[winner])
    }
}
