//! The content as the engine uses it: every card that lies on the table numbered, every ability
//! lowered to one flat program.

use super::glance::Glance;
use super::{
    Ability, Base, Card, Constant, Content, Deck, Effect, Faction, Filter, Kind, Moment, Side,
    Traits,
};
use crate::script::{Op, Program, Test};
use crate::state::{BaseId, CardId, Player};
use tabletop::Fingerprint;

/// How many numbers a byte can be: more than there are cards, so that looking one up needs no check.
const NUMBERS: usize = 256;

/// An entry of the content: all copies of a card share it.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct KindId(pub(crate) u8);

/// The facts of a card the rules look at again and again.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Facts {
    pub(crate) kind: KindId,
    pub(crate) faction: Faction,
    pub(crate) unique: bool,
    pub(crate) traits: Traits,
    pub(crate) cost: u8,
    pub(crate) attack: u8,
    pub(crate) resources: u8,
    pub(crate) force: u8,
    pub(crate) hit_points: Option<u8>,
    pub(crate) target: Option<u8>,
    pub(crate) reward: Option<u16>,
    pub(crate) ability: Lowered,
}

/// The facts of a base the rules look at.
#[derive(Copy, Clone, Debug)]
pub(crate) struct BaseFacts {
    pub(crate) player: Player,
    pub(crate) hit_points: u8,
    pub(crate) beginner: bool,
    pub(crate) starting: bool,
    pub(crate) ability: Lowered,
}

/// A set of kinds of cards. Two words, because a shift of one word is one instruction, and hardly
/// any box has more kinds than the first word holds.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Kinds {
    low: u64,
    high: u64,
}

impl Kinds {
    /// Adds a kind, and says whether it is new.
    pub(crate) fn add(&mut self, kind: u8) -> bool {
        let word = if kind < 64 {
            &mut self.low
        } else {
            &mut self.high
        };
        let bit = 1 << (kind % 64);
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}

/// An ability with its effects lowered: the number is where its program begins.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Lowered {
    None,
    Action(u16),
    When(Moment, u16),
    While(Lasting),
}

/// A constant ability with its condition looked up.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Lasting {
    Boost(Filter, u8),
    Stronger(u8, Test),
    StrongerAgainstRow(u8),
    StrongerPerLostBase(u8),
    Shield(u8),
    HuntNeutral,
}

impl Lowered {
    /// Whether it makes other cards stronger.
    pub(crate) fn boosts(&self) -> bool {
        matches!(self, Self::While(Lasting::Boost(..)))
    }
}

impl Facts {
    pub(crate) fn is_ship(&self) -> bool {
        self.hit_points.is_some()
    }
}

/// All components, ready to be played with.
#[derive(Debug)]
pub struct Library {
    content: Content,
    /// One entry a card on the table.
    cards: Vec<Facts>,
    glances: [Glance; NUMBERS],
    cheapest: u8,
    bases: Vec<BaseFacts>,
    program: Program,
}

impl Library {
    /// Numbers the cards and lowers their abilities. The content must have been checked.
    pub fn new(content: Content) -> Self {
        // Programs begin at one, so that "no program" costs no room.
        let mut program = Program::default();
        let mut cards = Vec::new();
        for (index, card) in content.cards.iter().enumerate() {
            let facts = Facts {
                kind: KindId(index as u8),
                faction: card.faction,
                unique: card.unique,
                traits: card.traits,
                cost: card.cost,
                attack: card.attack,
                resources: card.resources,
                force: card.force,
                hit_points: card.hit_points,
                target: card.target,
                reward: (!card.reward.is_empty()).then(|| program.add(&content, &card.reward)),
                ability: lower(&content, &mut program, card.ability.as_ref()),
            };
            cards.extend(std::iter::repeat_n(facts, card.copies as usize));
        }
        let bases = content.bases.iter().map(|base| BaseFacts {
            player: match base.faction {
                Faction::Rebel => Player::Rebel,
                _ => Player::Empire,
            },
            hit_points: base.hit_points,
            beginner: base.beginner,
            starting: base.starting,
            ability: lower(&content, &mut program, base.ability.as_ref()),
        });
        let bases = bases.collect();
        let nothing = Glance::of(None, &program);
        let mut glances = [nothing; NUMBERS];
        for (glance, facts) in glances.iter_mut().zip(&cards) {
            *glance = Glance::of(Some(facts), &program);
        }
        let on_sale = content
            .cards
            .iter()
            .filter(|card| card.deck != Deck::Starter);
        let cheapest = on_sale.map(|card| card.cost).min().unwrap_or(0);
        Self {
            content,
            cards,
            glances,
            cheapest,
            bases,
            program,
        }
    }

    /// What is printed.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Which content exactly this is.
    pub fn fingerprint(&self) -> Fingerprint {
        self.content.fingerprint
    }

    /// How many cards there are, bases not counted.
    pub fn card_count(&self) -> usize {
        self.cards.len()
    }

    /// All cards, bases not counted.
    pub fn cards(&self) -> impl Iterator<Item = CardId> {
        (0..self.cards.len() as u8).map(CardId)
    }

    /// All bases.
    pub fn bases(&self) -> impl Iterator<Item = BaseId> {
        (0..self.bases.len() as u8).map(BaseId)
    }

    /// What is printed on a card.
    pub fn card(&self, card: CardId) -> &Card {
        &self.content.cards[self.facts(card).kind.0 as usize]
    }

    /// What is printed on a base.
    pub fn base(&self, base: BaseId) -> &Base {
        &self.content.bases[base.0 as usize]
    }

    /// The entry of a card: the same for all copies.
    pub fn kind(&self, card: CardId) -> KindId {
        self.facts(card).kind
    }

    /// The cards of an entry, by its id.
    pub fn copies(&self, id: &str) -> impl Iterator<Item = CardId> {
        let kind = self.content.cards.iter().position(|card| card.id == id);
        self.cards()
            .filter(move |&card| kind == Some(self.kind(card).0 as usize))
    }

    /// A base by its id.
    pub fn base_named(&self, id: &str) -> Option<BaseId> {
        let place = self.content.bases.iter().position(|base| base.id == id)?;
        Some(BaseId(place as u8))
    }

    /// The cards that begin in a deck.
    pub(crate) fn of_deck(&self, deck: Deck) -> impl Iterator<Item = CardId> {
        self.cards()
            .filter(move |&card| self.card(card).deck == deck)
    }

    pub(crate) fn facts(&self, card: CardId) -> &Facts {
        &self.cards[card.0 as usize]
    }

    /// The least that anything on sale costs.
    pub(crate) fn cheapest(&self) -> u8 {
        self.cheapest
    }

    #[inline]
    pub(crate) fn glance(&self, card: CardId) -> &Glance {
        &self.glances[usize::from(card.0)]
    }

    pub(crate) fn base_facts(&self, base: BaseId) -> &BaseFacts {
        &self.bases[base.0 as usize]
    }

    pub(crate) fn op(&self, at: u16) -> &Op {
        self.program.op(at)
    }

    /// The effect of a verb of the program.
    pub(crate) fn verb(&self, verb: u16) -> &Effect {
        self.program.verb(verb)
    }

    /// Whether a card is meant by a filter of the player's ability.
    pub(crate) fn matches(&self, card: CardId, filter: &Filter, player: Player) -> bool {
        let facts = self.facts(card);
        let yours = facts.faction == player.faction();
        let side = match filter.side {
            Side::Any => true,
            Side::Yours => yours,
            Side::YoursOrNeutral => yours || facts.faction == Faction::Neutral,
            Side::Enemy => facts.faction == player.foe().faction(),
        };
        let kind = match filter.kind {
            Kind::Any => true,
            Kind::Unit => !facts.is_ship(),
            Kind::Ship => facts.is_ship(),
        };
        let traits = filter.traits.is_empty() || filter.traits.meets(facts.traits);
        side && kind && traits && (facts.unique || !filter.unique)
    }
}

fn lower(content: &Content, program: &mut Program, ability: Option<&Ability>) -> Lowered {
    match ability {
        None => Lowered::None,
        Some(Ability::Action(effects)) => Lowered::Action(program.add(content, effects)),
        Some(Ability::When(moment, effects)) => {
            Lowered::When(*moment, program.add(content, effects))
        }
        Some(Ability::While(constant)) => Lowered::While(match *constant {
            Constant::Boost(filter, amount) => Lasting::Boost(filter, amount),
            Constant::Stronger(amount, condition) => {
                Lasting::Stronger(amount, Test::of(content, &condition))
            }
            Constant::StrongerAgainstRow(amount) => Lasting::StrongerAgainstRow(amount),
            Constant::StrongerPerLostBase(amount) => Lasting::StrongerPerLostBase(amount),
            Constant::Shield(amount) => Lasting::Shield(amount),
            Constant::HuntNeutral => Lasting::HuntNeutral,
        }),
    }
}
