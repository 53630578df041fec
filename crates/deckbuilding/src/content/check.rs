//! What makes a pack sound: whatever the engine takes for granted about cards is checked here.

use super::load::{ContentError, Pack, Placed, name_key};
use super::{Ability, Base, Card, Condition, Constant, Deck, Effect, Faction, Moment};
use crate::script::verbs::{Verb as _, verb};
use crate::state::{MOST_BASES, MOST_CARDS, MOST_GALAXY, MOST_OWNED, MOST_PILOTS, MOST_SHIPS};
use std::collections::BTreeSet;
use tabletop::Lang;

/// How many bases a side has in the beginner game.
const BEGINNER_BASES: usize = 5;
/// How deep effects may stand in effects.
const DEEPEST: usize = 3;

/// What can be wrong with a pack.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Problem {
    /// The text is no such value.
    #[error("{0}")]
    Unreadable(String),
    /// An entry is neither a card nor a base.
    #[error("`{0}` is neither Card nor Base")]
    NotAnEntry(String),
    /// An id is not in kebab case.
    #[error("an id consists of small letters and digits, with single hyphens between")]
    BadId,
    /// An id is taken.
    #[error("this id is taken by another entry")]
    DuplicateId,
    /// A name is empty.
    #[error("it needs a name")]
    NoName,
    /// No copies.
    #[error("there must be at least one copy")]
    NoCopies,
    /// Hit points of zero.
    #[error("hit points must be at least 1")]
    NoHitPoints,
    /// A capital ship with a target value or a reward.
    #[error("a capital ship has neither target value nor reward")]
    ShipWithTarget,
    /// A unit of a faction in the galaxy deck without target value.
    #[error("a unit of a faction in the galaxy deck needs a target value")]
    MissingTarget,
    /// A unit of a faction in the galaxy deck without reward.
    #[error("a unit of a faction in the galaxy deck needs a reward")]
    MissingReward,
    /// A target or reward where none can be.
    #[error("only units of a faction in the galaxy deck have a target value and a reward")]
    StrayTarget,
    /// A neutral starter, a pilot of a faction, a neutral base.
    #[error("starters and bases belong to a faction, pilots to none")]
    WrongFaction,
    /// An amount of zero.
    #[error("an amount must be at least 1")]
    ZeroAmount,
    /// A list of effects is empty.
    #[error("a list of effects is empty")]
    NoEffects,
    /// A choice of too few or too many.
    #[error("a choice has 2 to 4 options, not {0}")]
    Options(usize),
    /// Effects in effects in effects.
    #[error("effects may stand {DEEPEST} deep, no deeper")]
    TooDeep,
    /// A base of that id does not exist.
    #[error("there is no base `{0}`")]
    NoSuchBase(String),
    /// A card of that id does not exist.
    #[error("there is no card `{0}`")]
    NoSuchCard(String),
    /// A moment a card does not have.
    #[error("the moment {0:?} is for bases")]
    MomentOfBases(Moment),
    /// A moment a base does not have.
    #[error("the moment {0:?} is for units and capital ships")]
    MomentOfCards(Moment),
    /// A constant of bases on a card, or the other way round.
    #[error("{0:?} does not fit here: bases shield and hunt, cards are stronger")]
    MisplacedConstant(Constant),
    /// An effect that speaks of this card, where there is none.
    #[error("a base or a reward has no attack and cannot be exiled")]
    NotACard,
    /// An effect on the purchased card, outside of a purchase.
    #[error("nothing was purchased that could be put elsewhere")]
    NoPurchase,
    /// An effect on the revealed card, outside of a reveal.
    #[error("nothing was revealed that could be discarded")]
    NothingRevealed,
    /// A text cannot be printed.
    #[error("its text cannot be printed: {0}")]
    Unworded(String),
    /// Not one starting base.
    #[error("{faction:?} needs exactly 1 starting base and has {count}")]
    StartingBases {
        /// Whose.
        faction: Faction,
        /// How many there are.
        count: usize,
    },
    /// Not five beginner bases.
    #[error("{faction:?} needs exactly {BEGINNER_BASES} beginner bases and has {count}")]
    BeginnerBases {
        /// Whose.
        faction: Faction,
        /// How many there are.
        count: usize,
    },
    /// A starting base that is no beginner base.
    #[error("a starting base is a beginner base as well")]
    StartingNotBeginner,
    /// Too many cards.
    #[error("there is room for {most} {what}, not for {count}")]
    NoRoom {
        /// Of what there are too many.
        what: &'static str,
        /// How many there may be.
        most: usize,
        /// How many there are.
        count: usize,
    },
}

/// Checks a pack and reports everything that is wrong with it.
pub(super) fn check(pack: &Pack, errors: &mut Vec<ContentError>) {
    let mut check = Checking {
        pack,
        errors,
        file: "",
        entry: "",
        stands: Stands::of(false, None),
    };
    check.ids();
    for card in &pack.cards {
        check.at(&card.file, &card.entry.id);
        check.card(&card.entry);
    }
    for base in &pack.bases {
        check.at(&base.file, &base.entry.id);
        check.base(&base.entry);
    }
    check.counts();
}

/// Where an effect stands, which decides what it may be.
#[derive(Copy, Clone)]
struct Stands {
    on_card: bool,
    purchase: bool,
    revealed: bool,
    depth: usize,
}

impl Stands {
    fn deeper(self) -> Self {
        Self {
            depth: self.depth + 1,
            ..self
        }
    }
}

/// What is checked, and what was found.
pub(crate) struct Checking<'a> {
    pack: &'a Pack,
    errors: &'a mut Vec<ContentError>,
    file: &'a str,
    entry: &'a str,
    /// Where the effect at hand stands.
    stands: Stands,
}

impl<'a> Checking<'a> {
    fn at(&mut self, file: &'a str, entry: &'a str) {
        self.file = file;
        self.entry = entry;
    }

    fn wrong(&mut self, problem: Problem) {
        let entry = (!self.entry.is_empty()).then(|| self.entry.to_string());
        self.errors.push(ContentError {
            file: self.file.to_string(),
            entry,
            at: None,
            problem,
        });
    }

    fn require(&mut self, holds: bool, problem: Problem) {
        if !holds {
            self.wrong(problem);
        }
    }

    fn ids(&mut self) {
        let mut taken = BTreeSet::new();
        let pack = self.pack;
        let cards = pack
            .cards
            .iter()
            .map(|Placed { file, entry }| (file, &entry.id));
        let bases = pack
            .bases
            .iter()
            .map(|Placed { file, entry }| (file, &entry.id));
        let languages = pack.languages();
        let english = languages.messages(Lang::EN);
        for (file, id) in cards.chain(bases) {
            self.at(file, id);
            self.require(is_kebab(id), Problem::BadId);
            self.require(taken.insert(id), Problem::DuplicateId);
            let name = english.find(&name_key(id)).unwrap_or_default();
            self.require(!is_kebab(id) || !name.trim().is_empty(), Problem::NoName);
        }
    }

    fn card(&mut self, card: &Card) {
        self.require(card.copies > 0, Problem::NoCopies);
        self.require(card.hit_points != Some(0), Problem::NoHitPoints);
        let neutral = card.faction == Faction::Neutral;
        let fits = match card.deck {
            Deck::Starter => !neutral,
            Deck::Pilots => neutral,
            Deck::Galaxy => true,
        };
        self.require(fits, Problem::WrongFaction);

        let bare = card.target.is_none() && card.reward.is_empty();
        if card.is_ship() {
            self.require(bare, Problem::ShipWithTarget);
        } else if card.deck == Deck::Galaxy && !neutral {
            self.require(card.target.is_some(), Problem::MissingTarget);
            self.require(card.target != Some(0), Problem::ZeroAmount);
            self.require(!card.reward.is_empty(), Problem::MissingReward);
        } else {
            self.require(bare, Problem::StrayTarget);
        }
        if !card.reward.is_empty() {
            self.effects(&card.reward, Stands::of(false, None));
        }
        if let Some(ability) = &card.ability {
            self.ability(ability, true);
        }
    }

    fn base(&mut self, base: &Base) {
        self.require(base.hit_points > 0, Problem::NoHitPoints);
        self.require(base.faction != Faction::Neutral, Problem::WrongFaction);
        let beginner = base.beginner || !base.starting;
        self.require(beginner, Problem::StartingNotBeginner);
        if let Some(ability) = &base.ability {
            self.ability(ability, false);
        }
    }

    fn ability(&mut self, ability: &Ability, on_card: bool) {
        match ability {
            Ability::Action(effects) => self.effects(effects, Stands::of(on_card, None)),
            Ability::When(moment, effects) => {
                match (is_of_cards(*moment), on_card) {
                    (true, false) => self.wrong(Problem::MomentOfCards(*moment)),
                    (false, true) => self.wrong(Problem::MomentOfBases(*moment)),
                    _ => {}
                }
                self.effects(effects, Stands::of(on_card, Some(*moment)));
            }
            Ability::While(constant) => self.constant(constant, on_card),
        }
    }

    fn constant(&mut self, constant: &Constant, on_card: bool) {
        let fits = match constant {
            Constant::Boost(..) => true,
            Constant::Stronger(..)
            | Constant::StrongerAgainstRow(_)
            | Constant::StrongerPerLostBase(_) => on_card,
            Constant::Shield(_) | Constant::HuntNeutral => !on_card,
        };
        self.require(fits, Problem::MisplacedConstant(*constant));
        match constant {
            Constant::Boost(_, n)
            | Constant::StrongerAgainstRow(n)
            | Constant::StrongerPerLostBase(n)
            | Constant::Shield(n) => self.amount(*n),
            Constant::Stronger(n, condition) => {
                self.amount(*n);
                self.condition(condition);
            }
            Constant::HuntNeutral => {}
        }
    }

    fn effects(&mut self, effects: &[Effect], stands: Stands) {
        self.require(!effects.is_empty(), Problem::NoEffects);
        if stands.depth > DEEPEST {
            return self.wrong(Problem::TooDeep);
        }
        for effect in effects {
            self.stands = stands;
            self.effect(effect, stands.deeper());
        }
    }

    /// An effect; what it holds stands deeper.
    fn effect(&mut self, effect: &Effect, inside: Stands) {
        verb!(effect, verb => verb.check(self), {
            Effect::Reveal { yours, enemy } => {
                let inside = Stands {
                    revealed: true,
                    ..inside
                };
                let both_empty = yours.is_empty() && enemy.is_empty();
                self.require(!both_empty, Problem::NoEffects);
                for branch in [yours, enemy] {
                    if !branch.is_empty() {
                        self.effects(branch, inside);
                    }
                }
            }
            Effect::If(condition, then) => {
                self.condition(condition);
                self.effects(then, inside);
            }
            Effect::IfElse(condition, then, otherwise) => {
                self.condition(condition);
                self.effects(then, inside);
                self.effects(otherwise, inside);
            }
            Effect::Choose(options) | Effect::OpponentChooses(options) => {
                let count = options.len();
                self.require((2..=4).contains(&count), Problem::Options(count));
                for option in options {
                    self.effects(option, inside);
                }
            }
        });
    }

    /// The effect at hand speaks of this card.
    pub(crate) fn on_a_card(&mut self) {
        self.require(self.stands.on_card, Problem::NotACard);
    }

    /// The effect at hand speaks of the card just purchased.
    pub(crate) fn at_a_purchase(&mut self) {
        self.require(self.stands.purchase, Problem::NoPurchase);
    }

    /// The effect at hand speaks of the revealed card.
    pub(crate) fn after_a_reveal(&mut self) {
        self.require(self.stands.revealed, Problem::NothingRevealed);
    }

    fn condition(&mut self, condition: &Condition) {
        match condition {
            Condition::YourBaseIs(name) => {
                let id = name.as_str();
                let exists = self.pack.bases.iter().any(|base| base.entry.id == id);
                self.require(exists, Problem::NoSuchBase(id.to_string()));
            }
            Condition::YouHaveCard(name) => {
                let id = name.as_str();
                let exists = self.pack.cards.iter().any(|card| card.entry.id == id);
                self.require(exists, Problem::NoSuchCard(id.to_string()));
            }
            Condition::ForceIsWithYou | Condition::YouHave(_) | Condition::OpponentHasShip => {}
        }
    }

    pub(crate) fn amount(&mut self, amount: u8) {
        self.require(amount > 0, Problem::ZeroAmount);
    }

    fn counts(&mut self) {
        self.at("", "");
        for faction in [Faction::Empire, Faction::Rebel] {
            let bases = self.pack.bases.iter().map(|base| &base.entry);
            let own = bases.filter(|base| base.faction == faction);
            let starting = own.clone().filter(|base| base.starting).count();
            let beginner = own.filter(|base| base.beginner).count();
            if starting != 1 {
                let count = starting;
                self.wrong(Problem::StartingBases { faction, count });
            }
            if beginner != BEGINNER_BASES {
                let count = beginner;
                self.wrong(Problem::BeginnerBases { faction, count });
            }
        }
        self.room();
    }

    /// The table has room for a box of the printed size: states are held in place, not on the heap.
    fn room(&mut self) {
        let pack = self.pack;
        let copies = |means: &dyn Fn(&Card) -> bool| {
            let cards = pack.cards.iter().map(|card| &card.entry);
            let copies = cards.filter(|card| means(card)).map(|card| card.copies);
            copies.map(usize::from).sum()
        };
        let deck = |deck: Deck| copies(&move |card| card.deck == deck);
        self.fits("cards", MOST_CARDS, copies(&|_| true));
        self.fits("galaxy cards", MOST_GALAXY, deck(Deck::Galaxy));
        self.fits("pilots", MOST_PILOTS, deck(Deck::Pilots));
        for faction in [Faction::Empire, Faction::Rebel] {
            let own = |card: &Card| [faction, Faction::Neutral].contains(&card.faction);
            let ships = |card: &Card| own(card) && card.is_ship();
            let bases = pack
                .bases
                .iter()
                .filter(|base| base.entry.faction == faction);
            self.fits("cards one side can own", MOST_OWNED, copies(&own));
            self.fits("capital ships one side can own", MOST_SHIPS, copies(&ships));
            self.fits("bases of one side", MOST_BASES, bases.count());
        }
    }

    pub(crate) fn fits(&mut self, what: &'static str, most: usize, count: usize) {
        self.require(count <= most, Problem::NoRoom { what, most, count });
    }
}

impl Stands {
    fn of(on_card: bool, moment: Option<Moment>) -> Self {
        let purchase = matches!(
            moment,
            Some(Moment::Purchased | Moment::FirstPurchase | Moment::FirstNeutralPurchase)
        );
        Self {
            on_card,
            purchase,
            revealed: false,
            depth: 1,
        }
    }
}

fn is_of_cards(moment: Moment) -> bool {
    match moment {
        Moment::Played | Moment::Purchased | Moment::Defeats => true,
        Moment::Revealed
        | Moment::TurnStarts
        | Moment::FirstNeutralPlayed
        | Moment::FirstPurchase
        | Moment::FirstNeutralPurchase
        | Moment::OpponentDiscards => false,
    }
}

fn is_kebab(id: &str) -> bool {
    let word = |word: &str| {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        !word.is_empty() && word.chars().all(plain)
    };
    id.split('-').all(word)
}
