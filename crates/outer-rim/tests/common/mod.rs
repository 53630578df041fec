//! What all tests of the rules use: the frozen test pack, and a stage on which things go by name.

#![allow(dead_code, clippy::unwrap_used)]

pub(crate) mod galaxy;
mod story;

pub(crate) mod solo;

use outer_rim::content::{Content, Die, Expansion, Faction, Library, Market, Standing};
use outer_rim::scenario::{AssetWord, CardWord, PatrolWords, PlayerWords, Scenario, StepWord};
use outer_rim::{Bundle, Choice, Event, Offer, OuterRim, Proposal, Setup, State, View};
use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, OnceLock};
use tabletop::testkit::Stage;
use tabletop::{Game, Lang, Refusal, Seat, Seed, Table};

/// The first player of a scenario, and the others.
pub(crate) const ONE: Seat = Seat(0);
pub(crate) const TWO: Seat = Seat(1);
pub(crate) const THREE: Seat = Seat(2);
pub(crate) const FOUR: Seat = Seat(3);

/// The game with the test pack.
pub(crate) fn game() -> Arc<OuterRim> {
    static GAME: OnceLock<Arc<OuterRim>> = OnceLock::new();
    GAME.get_or_init(|| match OuterRim::test_pack() {
        Ok(game) => Arc::new(game),
        Err(errors) => panic!("{}", errors[0]),
    })
    .clone()
}

/// Every card and token lies in exactly one place, and so on.
pub(crate) fn intact(game: &OuterRim, state: &State) -> Result<(), String> {
    match game.flaws(state) {
        flaws if flaws.is_empty() => Ok(()),
        flaws => Err(flaws.join("; ")),
    }
}

/// A player: character and space; the rest as usual.
pub(crate) fn player(character: &str, space: &str) -> PlayerWords {
    PlayerWords {
        character: Some(character.into()),
        space: space.into(),
        ..PlayerWords::default()
    }
}

/// Assets or hidden cards by id.
pub(crate) fn words<'a, T: From<&'a str>>(ids: &[&'a str]) -> Vec<T> {
    ids.iter().map(|&id| id.into()).collect()
}

/// The ids of hidden cards, in order.
pub(crate) fn ids(cards: &[CardWord]) -> Vec<String> {
    cards.iter().map(|word| word.card().clone()).collect()
}

/// Patrols at these levels and spaces.
pub(crate) fn patrols(list: &[(Faction, u8, &str)]) -> BTreeMap<Faction, PatrolWords> {
    let patrol = |&(faction, level, space): &(Faction, u8, &str)| {
        let space = space.into();
        (faction, PatrolWords { level, space })
    };
    list.iter().map(patrol).collect()
}

/// The tops of market decks.
pub(crate) fn market(list: &[(Market, &[&str])]) -> BTreeMap<Market, Vec<CardWord>> {
    list.iter().map(|(deck, ids)| (*deck, words(ids))).collect()
}

/// The tops of encounter decks.
pub(crate) fn encounters(list: &[(&str, &[&str])]) -> BTreeMap<String, Vec<CardWord>> {
    let deck = |(deck, ids): &(&str, &[&str])| (deck.to_string(), words(ids));
    list.iter().map(deck).collect()
}

/// Reputation with some factions.
pub(crate) fn reputation(list: &[(Faction, Standing)]) -> BTreeMap<Faction, Standing> {
    list.iter().copied().collect()
}

/// A position with Unfinished Business on the table.
pub(crate) fn expanded(scenario: Scenario) -> Scenario {
    let with = [Expansion::UnfinishedBusiness].into_iter().collect();
    Scenario { with, ..scenario }
}

/// A position put on the table.
#[track_caller]
pub(crate) fn stage(scenario: Scenario) -> OnStage {
    OnStage(Stage::scenario(&game(), scenario))
}

/// The same with other components.
#[track_caller]
pub(crate) fn stage_with(content: Content, scenario: Scenario) -> OnStage {
    let game = Arc::new(OuterRim::new(Library::new(content)));
    OnStage(Stage::scenario(&game, scenario))
}

/// A new game, for set-up.
#[track_caller]
pub(crate) fn new_game(setup: Setup, seed: u64) -> OnStage {
    OnStage(Stage::new_game(&game(), setup, seed))
}

/// Why a position is refused.
#[track_caller]
pub(crate) fn refused(scenario: Scenario) -> Refusal {
    let seed = Seed::from_number(1);
    Table::stage(game(), scenario, seed).expect_err("the scenario was accepted")
}

/// A game on which choices go by their short words.
#[derive(Clone)]
pub(crate) struct OnStage(Stage<OuterRim>);

impl Deref for OnStage {
    type Target = Stage<OuterRim>;
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for OnStage {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl OnStage {
    /// The present choices in short words: `fly kessel`, `buy cargo`, `pass`.
    pub(crate) fn offered(&self) -> Vec<String> {
        let choices = self.choices();
        let short = choices
            .iter()
            .map(|choice| self.game().short(self.state(), choice));
        short.collect()
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

    /// The window in which somebody is asked, if it is one that can be let pass.
    pub(crate) fn window(&self) -> Option<&'static str> {
        let window = self.game().window(self.state(), Lang::default());
        window.map(|window| window.id)
    }

    /// Makes a choice given in short words, and checks that nothing got lost.
    #[track_caller]
    pub(crate) fn make(&mut self, short: &str) -> &mut Self {
        let place = self.offered().iter().position(|choice| choice == short);
        let Some(place) = place else {
            panic!("`{short}` is not offered, but {:?}", self.offered());
        };
        let choice: Choice = self.choices()[place];
        self.0.choose(choice);
        intact(self.game(), self.state()).unwrap();
        self
    }

    /// Makes several choices one after the other.
    #[track_caller]
    pub(crate) fn make_all(&mut self, shorts: &[&str]) -> &mut Self {
        for short in shorts {
            self.make(short);
        }
        self
    }

    /// The position in words, everything open.
    pub(crate) fn words(&self) -> Scenario {
        self.game().words(self.state())
    }

    /// A player in words.
    pub(crate) fn who(&self, seat: Seat) -> PlayerWords {
        self.words().players[usize::from(seat.0)].clone()
    }

    /// The ids of a player's assets.
    pub(crate) fn assets(&self, seat: Seat) -> Vec<String> {
        let id = |asset: AssetWord| match asset {
            AssetWord::Plain(id)
            | AssetWord::With { card: id, .. }
            | AssetWord::Marked { marked: id } => id,
        };
        self.who(seat).assets.into_iter().map(id).collect()
    }

    /// The top card of a market deck.
    pub(crate) fn top(&self, deck: Market) -> Option<String> {
        self.deck(deck).into_iter().next()
    }

    /// The table as a seat sees it.
    pub(crate) fn view(&self, seat: Seat) -> View {
        self.game().view(self.state(), Some(seat))
    }

    /// The number of the player whose turn it is, counted from zero.
    pub(crate) fn current(&self) -> u8 {
        self.words().current
    }

    /// The cards of a market deck from the top.
    pub(crate) fn deck(&self, deck: Market) -> Vec<String> {
        ids(&self.words().market[&deck])
    }

    /// Makes an offer.
    #[track_caller]
    pub(crate) fn offer(&mut self, from: Seat, offer: impl Into<Proposal>) -> &mut Self {
        self.0.offer(from, offer.into());
        intact(self.game(), self.state()).unwrap();
        self
    }

    /// Why an offer is refused; it must be, and change nothing.
    #[track_caller]
    pub(crate) fn refused_offer<T>(&mut self, from: Seat, offer: &T) -> Refusal
    where
        T: Clone + Into<Proposal>,
    {
        let before = self.state().clone();
        let refused = self.0.table_mut().offer(from, &offer.clone().into());
        assert!(*self.state() == before, "a refused offer changed the table");
        refused.expect_err("the offer was accepted")
    }

    /// Whether such an event was told since the last look.
    pub(crate) fn told(&self, wanted: impl Fn(&Event) -> bool) -> bool {
        self.events().iter().any(wanted)
    }
}

/// A scenario in the encounter step of the first player.
pub(crate) fn encounter_step(players: Vec<PlayerWords>) -> Scenario {
    Scenario {
        step: StepWord::Encounter,
        players,
        ..Scenario::default()
    }
}

/// A scenario in the action step of the first player.
pub(crate) fn action_step(players: Vec<PlayerWords>) -> Scenario {
    Scenario {
        step: StepWord::Action,
        players,
        ..Scenario::default()
    }
}

/// Some credits, in thousands, and cards.
pub(crate) fn bundle(credits: u16, cards: &[&str]) -> Bundle {
    let card = |id: &&str| game().card_named(id).expect("a card");
    let cards = cards.iter().map(card).collect();
    Bundle {
        credits,
        cards,
        ..Bundle::default()
    }
}

/// An offer.
pub(crate) fn offer(to: Seat, gives: Bundle, takes: Bundle) -> Offer {
    Offer { to, gives, takes }
}

/// Dice to come.
pub(crate) const HIT: Die = Die::Hit;
pub(crate) const CRIT: Die = Die::Crit;
pub(crate) const FOCUS: Die = Die::Focus;
pub(crate) const BLANK: Die = Die::Blank;
