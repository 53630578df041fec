//! The content as the engine uses it: every component numbered, every effect lowered to one flat
//! program, every name looked up.

mod board;
mod facts;
mod lower;
mod names;

use super::back::{self, Hint};
use super::boxes::{Boxes, Expansion};
use super::load::Content;
use super::words::{Class, Faction, Value};
use crate::script::{Op, Program};
use crate::state::{
    AbilityId, AmbitionId, At, BerthId, CardId, CharacterId, ContactId, ShipId, SpaceId, Spaces,
    TileId,
};
use board::Board;
pub use facts::Home;
use facts::{
    AbilityFacts, CardFacts, CharacterFacts, PatrolFacts, ShipFacts, SpaceFacts, TileFacts,
};
pub(crate) use facts::{
    Afterwards, AmbitionFacts, AssetFacts, Berth, ByFacts, ConstantFacts, Destination, GoalFacts,
    SecretPlace, SectionFacts, SideFacts, Terrain,
};
use lower::{Lowering, cards, secret_place, skills};
use names::Names;
use tabletop::Fingerprint;

/// All components, ready to be played with.
#[derive(Debug)]
pub struct Library {
    content: Content,
    fingerprint: Fingerprint,
    pub(crate) spaces: Vec<SpaceFacts>,
    pub(crate) tiles: Vec<TileFacts>,
    /// The left and the right end of the map.
    pub(crate) ends: [TileId; 2],
    pub(crate) berths: Vec<(SpaceId, Berth)>,
    /// The Core Worlds, each with those at the other end.
    pub(crate) cores: Vec<(SpaceId, SpaceId)>,
    /// Where the patrols of each faction come into the game.
    pub(crate) spawns: [SpaceId; 4],
    pub(crate) planets: Spaces,
    pub(crate) navpoints: Spaces,
    pub(crate) maelstrom: Spaces,
    /// The planets of each faction.
    pub(crate) planets_of: [Spaces; 4],
    pub(crate) characters: Vec<CharacterFacts>,
    pub(crate) ships: Vec<ShipFacts>,
    pub(crate) cards: Vec<CardFacts>,
    pub(crate) abilities: Vec<AbilityFacts>,
    pub(crate) constants: Vec<ConstantFacts>,
    pub(crate) contacts: Vec<(Class, u8)>,
    /// The character each contact is, where a character in the game has no contact beside it.
    pub(crate) contact_characters: Vec<Option<CharacterId>>,
    /// By faction, then level.
    pub(crate) patrols: [[PatrolFacts; 4]; 4],
    pub(crate) encounter_decks: Vec<String>,
    /// What their backs name, by number.
    pub(crate) backs: Vec<Vec<Hint>>,
    /// What delivering illegal cargo costs, by AI card.
    pub(crate) penalties: Vec<At>,
    /// What each AI card does to others, or gains from beating them.
    pub(crate) ai_effects: Vec<At>,
    pub(crate) ambitions: Vec<AmbitionFacts>,
    pub(crate) program: Program,
}

impl Library {
    /// The ability a step of the program belongs to, if it is one of an ability: what it does was
    /// lowered in one piece.
    pub(crate) fn ability_at(&self, step: At) -> Option<AbilityId> {
        let abilities = (0..).map(AbilityId).zip(&self.abilities);
        let before = abilities.filter(|(_, facts)| facts.does.0 > 0 && facts.does <= step);
        let nearest = before.max_by_key(|(_, facts)| facts.does);
        nearest.map(|(ability, _)| ability)
    }

    /// Numbers the components and lowers their effects. The content must have been checked.
    pub fn new(content: Content) -> Self {
        let mut lowering = Lowering {
            names: Names::of(&content),
            program: Program::default(),
            abilities: Vec::new(),
            constants: Vec::new(),
        };
        let board = Board::of(&content, &lowering.names);
        let characters = content.characters.iter().map(|one| CharacterFacts {
            start: one.start,
            sides: [&one.both, &one.front, &one.back].map(|side| lowering.printed_side(side)),
            goal: lowering.goal(&one.goal),
        });
        let mut characters: Vec<_> = characters.collect();
        for (facts, one) in characters.iter_mut().zip(&content.characters) {
            let both = &mut facts.sides[0].sum;
            both.skills = skills(&one.skills);
            both.values[Value::Ground as usize] += one.ground;
            both.values[Value::Health as usize] += one.health;
        }
        let ships = content.ships.iter().map(|one| {
            let flipped = one.flipped.as_ref();
            let back = flipped
                .map(|flipped| flipped.side.clone())
                .unwrap_or_default();
            ShipFacts {
                starter: one.starter,
                cost: (one.cost / 1000) as u16,
                slots: [one.slots, flipped.map_or(one.slots, |side| side.slots)],
                sides: [&one.front, &back].map(|side| lowering.printed_side(side)),
                goal: one.goal.as_ref().map(|goal| lowering.goal(goal)),
            }
        });
        let mut ships: Vec<_> = ships.collect();
        for (facts, one) in ships.iter_mut().zip(&content.ships) {
            let flipped = one.flipped.as_ref().and_then(|side| side.combat);
            let combat = [one.combat, flipped.unwrap_or(one.combat)];
            for (side, combat) in facts.sides.iter_mut().zip(combat) {
                side.sum.values[Value::ShipCombat as usize] += combat;
                side.sum.values[Value::Hull as usize] += one.hull;
                side.sum.values[Value::Hyperdrive as usize] += one.hyperdrive;
            }
        }
        let cards = cards(&content, &mut lowering);
        let contact_characters = contact_characters(&content);
        let mut patrols = [[PatrolFacts::default(); 4]; 4];
        for one in &content.patrols {
            let level = usize::from(one.level.clamp(1, 4) - 1);
            patrols[one.faction.index()][level] = PatrolFacts {
                combat: one.combat,
                reward: lowering.program.add(&lowering.names, &one.reward),
            };
        }
        let penalties = content.ai.iter();
        let penalties = penalties
            .map(|card| lowering.program.add(&lowering.names, card.penalty()))
            .collect();
        let ai_effects = content.ai.iter();
        let ai_effects = ai_effects
            .map(|card| lowering.program.add(&lowering.names, card.effects()))
            .collect();
        let ambitions = content.ambitions.iter();
        let ambitions = ambitions.map(|sheet| lowering.ambition(sheet)).collect();
        let Lowering {
            names,
            program,
            abilities,
            constants,
        } = lowering;
        let encounter_decks = names.decks;
        let backs = encounter_decks.iter();
        let backs = backs.map(|deck| back::common(&content, deck)).collect();
        Self {
            fingerprint: content.fingerprint(),
            spaces: board.spaces,
            tiles: board.tiles,
            ends: board.ends,
            berths: board.berths,
            cores: board.cores,
            spawns: board.spawns,
            planets: board.planets,
            navpoints: board.navpoints,
            maelstrom: board.maelstrom,
            planets_of: board.planets_of,
            characters,
            ships,
            cards,
            abilities,
            constants,
            contacts: content
                .contacts
                .iter()
                .map(|one| (one.class, one.databank))
                .collect(),
            contact_characters,
            patrols,
            encounter_decks,
            backs,
            penalties,
            ai_effects,
            ambitions,
            program,
            content,
        }
    }

    /// What is printed.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// Which boxes these are.
    pub fn boxes(&self) -> Boxes {
        self.content.boxes
    }

    /// Whether this box lies on the table.
    pub(crate) fn has(&self, expansion: Expansion) -> bool {
        self.content.boxes.has(expansion)
    }

    /// Which content exactly this is.
    pub fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }

    pub(crate) fn op(&self, at: At) -> Op {
        self.program.op(at)
    }

    pub(crate) fn space(&self, space: SpaceId) -> &SpaceFacts {
        &self.spaces[space.index()]
    }

    pub(crate) fn card(&self, card: CardId) -> &CardFacts {
        &self.cards[card.index()]
    }

    /// The asset a card is, if it has one.
    pub(crate) fn asset(&self, card: CardId) -> Option<&AssetFacts> {
        self.card(card).asset.as_ref()
    }

    /// The end a card starts with: what it is wherever nobody has it.
    pub(crate) fn starts_as(&self, card: CardId) -> CardId {
        self.card(card).starts_as
    }

    pub(crate) fn character(&self, character: CharacterId) -> &CharacterFacts {
        &self.characters[character.index()]
    }

    pub(crate) fn ship(&self, ship: ShipId) -> &ShipFacts {
        &self.ships[ship.index()]
    }

    pub(crate) fn ability(&self, ability: AbilityId) -> &AbilityFacts {
        &self.abilities[ability.index()]
    }

    pub(crate) fn ambition(&self, ambition: AmbitionId) -> &AmbitionFacts {
        &self.ambitions[ambition.index()]
    }

    pub(crate) fn patrol(&self, faction: Faction, level: u8) -> PatrolFacts {
        self.patrols[faction.index()][usize::from(level.clamp(1, 4) - 1)]
    }

    /// The contact spaces of a planet.
    pub(crate) fn berths_of(&self, space: SpaceId) -> impl Iterator<Item = BerthId> + use<> {
        let (first, count) = self.space(space).berths;
        (first..first + count).map(BerthId)
    }

    /// The planet a contact space belongs to.
    pub(crate) fn planet_of(&self, berth: BerthId) -> SpaceId {
        self.berths[berth.index()].0
    }

    /// The character a contact is.
    pub(crate) fn character_of(&self, contact: ContactId) -> Option<CharacterId> {
        self.contact_characters[contact.index()]
    }

    /// The Core Worlds at the other end of the galaxy, seen from these.
    pub(crate) fn across_the_core(&self, space: SpaceId) -> Option<SpaceId> {
        let cores = self.cores.iter();
        cores
            .copied()
            .find(|(core, _)| *core == space)
            .map(|(_, opposite)| opposite)
    }

    /// Where a card is a secret, if it is one anywhere.
    pub(crate) fn secret_place(&self, card: CardId) -> Option<SecretPlace> {
        secret_place(self.card(card))
    }

    /// The databank cards with a number.
    pub(crate) fn databank(&self, number: u8) -> impl Iterator<Item = CardId> {
        self.cards_of(Home::Databank(number))
    }

    /// All cards that belong somewhere, each as it starts.
    pub(crate) fn cards_of(&self, home: Home) -> impl Iterator<Item = CardId> {
        // rule: rotating-assets/arrow-marks-the-starting-asset
        let cards = self.cards.iter().enumerate();
        cards
            .map(|(place, card)| (CardId(place as u16), card))
            .filter(move |(id, card)| card.home == home && card.starts_as == *id)
            .map(|(id, _)| id)
    }
}

/// The character each contact is: the one it names, or the one with the same id. Without Unfinished
/// Business nobody asks.
fn contact_characters(content: &Content) -> Vec<Option<CharacterId>> {
    let asked = content.boxes.has(Expansion::UnfinishedBusiness);
    let contacts = content.contacts.iter().map(|contact| {
        let id = contact.character.as_ref().unwrap_or(&contact.id);
        let mut characters = content.characters.iter();
        let place = characters.position(|one| asked && one.id == *id);
        place.map(|place| CharacterId(place as u8))
    });
    contacts.collect()
}
