//! The content as the engine uses it: every component numbered, every effect lowered to one flat
//! program, every name looked up.

use super::effect::{Ability, Condition, Constant, Limit, Moment};
use super::entry::{Asset, AssetKind, Goods, SectionPlace, Side, Slots};
use super::goal::{Feat, Goal};
use super::load::Content;
use super::map::{Part, SpaceKind};
use super::moments::Moments;
use super::sum::{Perk, Sum};
use super::words::{Class, Combat, Faction, Kind, Market, Skill, Trait, Value};
use crate::script::{Op, Program, Scope, Test};
use crate::state::{
    AbilityId, At, BerthId, CardId, CharacterId, ContactId, EncounterDeckId, ShipId, SpaceId,
    Spaces, TileId,
};
use serde::Serialize;
use std::ops::Range;
use tabletop::Fingerprint;

/// What a space is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Terrain {
    /// A planet, with its faction.
    Planet(Option<Faction>),
    Navpoint,
    Maelstrom,
}

/// The facts of a space.
#[derive(Copy, Clone, Debug)]
pub(crate) struct SpaceFacts {
    pub(crate) terrain: Terrain,
    pub(crate) tile: TileId,
    /// Its place along the arc within its tile.
    pub(crate) along: u8,
    pub(crate) deck: EncounterDeckId,
    /// The spaces of its tile it is joined to.
    pub(crate) near: Spaces,
    /// Its contact spaces: the first, and how many.
    pub(crate) berths: (u8, u8),
    /// Which way, outer or inner, enters its tile here from the left, and leaves it to the right.
    pub(crate) ways: [Option<u8>; 2],
}

/// The facts of a tile.
#[derive(Copy, Clone, Debug)]
pub(crate) struct TileFacts {
    pub(crate) part: Part,
    /// Where the outer and the inner way enter from the left and leave to the right.
    pub(crate) left: Option<[SpaceId; 2]>,
    pub(crate) right: Option<[SpaceId; 2]>,
}

/// What a side of a sheet or an asset does.
#[derive(Clone, Debug, Default)]
pub(crate) struct SideFacts {
    pub(crate) abilities: Range<u16>,
    /// What it always gives.
    pub(crate) sum: Sum,
    /// What it adds at times.
    pub(crate) constants: Range<u16>,
}

/// A goal.
#[derive(Clone, Debug)]
pub(crate) enum GoalFacts {
    Count(Feat, u8, Option<Test>),
    Have(Test),
    ByAbility,
}

/// The facts of a character.
#[derive(Clone, Debug)]
pub(crate) struct CharacterFacts {
    pub(crate) start: u8,
    /// What holds on both sides, on the front and on the back.
    pub(crate) sides: [SideFacts; 3],
    pub(crate) goal: GoalFacts,
}

/// The facts of a ship.
#[derive(Clone, Debug)]
pub(crate) struct ShipFacts {
    pub(crate) starter: bool,
    pub(crate) cost: u16,
    /// On the goal side and on the flipped side.
    pub(crate) slots: [Slots; 2],
    pub(crate) sides: [SideFacts; 2],
    pub(crate) goal: Option<GoalFacts>,
}

/// Where a card belongs.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Home {
    /// In a deck of the market.
    Market(Market),
    /// In a deck of encounters.
    Encounters(EncounterDeckId),
    /// In the databank, under this number.
    Databank(u8),
}

/// The facts of a bounty.
#[derive(Copy, Clone, Debug)]
pub(crate) struct BountyFacts {
    pub(crate) contact: ContactId,
    pub(crate) combat: Combat,
    pub(crate) value: u8,
    pub(crate) elimination: At,
    pub(crate) deliver_to: SpaceId,
    pub(crate) capture: At,
}

/// The facts of a job.
#[derive(Copy, Clone, Debug)]
pub(crate) struct JobFacts {
    pub(crate) destination: SpaceId,
    pub(crate) databank: Option<u8>,
    pub(crate) steps: At,
    pub(crate) reward: At,
    pub(crate) remove: bool,
}

/// The facts of an asset.
#[derive(Clone, Debug)]
pub(crate) struct AssetFacts {
    pub(crate) kind: Kind,
    /// One bit a trait.
    pub(crate) traits: u8,
    pub(crate) cost: Option<u16>,
    pub(crate) not_on: Spaces,
    pub(crate) one_per_trait: bool,
    pub(crate) side: SideFacts,
    pub(crate) bounty: Option<BountyFacts>,
    pub(crate) job: Option<JobFacts>,
    /// Where cargo goes, what it pays, and whether it leaves the game then.
    pub(crate) cargo: Option<(SpaceId, At, bool)>,
    pub(crate) droid: bool,
    /// The contact a crew is.
    pub(crate) contact: Option<ContactId>,
}

impl AssetFacts {
    pub(crate) fn has_trait(&self, one: Trait) -> bool {
        self.traits & (1 << one as u8) != 0
    }

    /// Whether it can be bartered.
    pub(crate) fn barter_value(&self) -> Option<u16> {
        // rule: bartering/only-cargo-gear-mods, bartering/no-cost-no-barter
        match self.kind {
            Kind::Cargo | Kind::Gear | Kind::Mod => self.cost.filter(|&cost| cost > 0),
            Kind::Bounty | Kind::Crew | Kind::Job => None,
        }
    }
}

/// A section of an encounter card.
#[derive(Clone, Debug)]
pub(crate) struct SectionFacts {
    pub(crate) place: Option<SpaceId>,
    /// For navpoints: whether a patrol must be there.
    pub(crate) patrol: Option<bool>,
    /// For players who stand so with a faction: one bit a standing.
    pub(crate) standing: Option<(Faction, u8)>,
    pub(crate) does: At,
    /// Whether it is the secret of the card.
    pub(crate) secret: bool,
}

/// The facts of a card.
#[derive(Clone, Debug)]
pub(crate) struct CardFacts {
    pub(crate) home: Home,
    /// The first card with the same print.
    pub(crate) printed: CardId,
    pub(crate) asset: Option<AssetFacts>,
    /// The ship a market card stands for.
    pub(crate) ship: Option<ShipId>,
    pub(crate) used_ship: bool,
    pub(crate) patrol: Option<(Faction, u8)>,
    pub(crate) sections: Vec<SectionFacts>,
    /// The ability of its secret; no card has two.
    pub(crate) secret: Option<AbilityId>,
    /// The moments of all secrets this could be for somebody who only saw it taken.
    pub(crate) secret_moments: Moments,
    /// What a databank card does.
    pub(crate) steps: At,
    /// On which planet a player starts who starts with it.
    pub(crate) start: Option<SpaceId>,
}

/// An ability.
#[derive(Clone, Debug)]
pub(crate) struct AbilityFacts {
    pub(crate) at: Moment,
    pub(crate) given: Option<Test>,
    pub(crate) does: At,
    pub(crate) limit: Limit,
    pub(crate) must: bool,
    /// As it is printed, to be put into words.
    pub(crate) printed: Ability,
}

/// A constant that does not always add the same.
#[derive(Clone, Debug)]
pub(crate) enum ConstantFacts {
    Plus(Value, u8, Test),
    PlusPer(Value, u8, u16),
    Fame(u8, Test),
}

/// A patrol token.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct PatrolFacts {
    pub(crate) combat: Option<u8>,
    pub(crate) reward: At,
}

/// All components, ready to be played with.
#[derive(Debug)]
pub struct Library {
    content: Content,
    fingerprint: Fingerprint,
    pub(crate) spaces: Vec<SpaceFacts>,
    pub(crate) tiles: Vec<TileFacts>,
    /// The left and the right end of the map.
    pub(crate) ends: [TileId; 2],
    pub(crate) berths: Vec<(SpaceId, Class)>,
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
    /// By faction, then level.
    pub(crate) patrols: [[PatrolFacts; 4]; 4],
    pub(crate) encounter_decks: Vec<String>,
    /// What delivering illegal cargo costs, by AI card.
    pub(crate) penalties: Vec<At>,
    pub(crate) program: Program,
}

/// The names of a content.
struct Names<'a> {
    spaces: Vec<&'a str>,
    printed: Vec<&'a str>,
    contacts: Vec<&'a str>,
    ships: Vec<&'a str>,
    decks: Vec<String>,
}

fn find(names: &[&str], id: &str) -> Option<usize> {
    names.iter().position(|&name| name == id)
}

impl<'a> Names<'a> {
    fn of(content: &'a Content) -> Self {
        let spaces = content.tiles.iter().flat_map(|tile| &tile.spaces);
        let mut decks: Vec<String> = Vec::new();
        for space in spaces.clone() {
            if !decks.contains(&space.encounters) {
                decks.push(space.encounters.clone());
            }
        }
        let market = content.market.iter().map(|card| card.id.as_str());
        let encounters = content.encounters.iter().map(|card| card.id.as_str());
        let databank = content.databank.iter().map(|card| card.id.as_str());
        Self {
            spaces: spaces.map(|space| space.id.as_str()).collect(),
            printed: market.chain(encounters).chain(databank).collect(),
            contacts: content.contacts.iter().map(|one| one.id.as_str()).collect(),
            ships: content.ships.iter().map(|one| one.id.as_str()).collect(),
            decks,
        }
    }

    fn contact(&self, id: &str) -> ContactId {
        ContactId(find(&self.contacts, id).unwrap_or_default() as u8)
    }

    fn ship(&self, id: &str) -> ShipId {
        ShipId(find(&self.ships, id).unwrap_or_default() as u8)
    }

    fn deck(&self, id: &str) -> EncounterDeckId {
        let place = self.decks.iter().position(|deck| deck == id);
        EncounterDeckId(place.unwrap_or_default() as u8)
    }

    fn space_or_first(&self, id: &str) -> SpaceId {
        self.space(id).unwrap_or_default()
    }
}

impl Scope for Names<'_> {
    fn space(&self, id: &str) -> Option<SpaceId> {
        find(&self.spaces, id).map(|place| SpaceId(place as u8))
    }

    fn printed(&self, id: &str) -> Option<CardId> {
        find(&self.printed, id).map(|place| CardId(place as u16))
    }
}

/// Abilities, constants and effects on their way into the library.
struct Lowering<'a> {
    names: Names<'a>,
    program: Program,
    abilities: Vec<AbilityFacts>,
    constants: Vec<ConstantFacts>,
}

fn skills(list: &[Skill]) -> [u8; 7] {
    let mut skills = [0; 7];
    for &skill in list {
        skills[skill as usize] += 1;
    }
    skills
}

impl Lowering<'_> {
    fn test(&mut self, condition: &Condition) -> Test {
        Test::lower(condition, &self.names, &mut self.program)
    }

    fn ability(&mut self, ability: &Ability) -> AbilityId {
        let facts = AbilityFacts {
            at: ability.at,
            given: ability.given.as_ref().map(|given| self.test(given)),
            does: self.program.add(&self.names, &ability.does),
            limit: ability.limit,
            must: ability.must,
            printed: ability.clone(),
        };
        self.abilities.push(facts);
        AbilityId((self.abilities.len() - 1) as u16)
    }

    fn constant(&mut self, constant: &Constant, side: &mut SideFacts) {
        let facts = match constant {
            Constant::Plus(value, n) => {
                side.sum.values[*value as usize] += n;
                return;
            }
            Constant::PlusIf(value, n, given) => ConstantFacts::Plus(*value, *n, self.test(given)),
            Constant::PlusPer(value, n, filter) => {
                let sieve = self.program.add_sieve(&self.names, filter);
                ConstantFacts::PlusPer(*value, *n, sieve)
            }
            Constant::FameWhile(n, given) => ConstantFacts::Fame(*n, self.test(given)),
            Constant::Fame(n) => {
                side.sum.fame += n;
                return;
            }
            Constant::Room(kind, n) => {
                side.sum.room[*kind as usize] += n;
                return;
            }
            Constant::Discount(deck, credits) => {
                side.sum.discount[*deck as usize] += (*credits / 1000) as u8;
                return;
            }
            Constant::PassMaelstrom => return side.sum.grant(Perk::PassMaelstrom),
            Constant::NotForced => return side.sum.grant(Perk::NotForced),
            Constant::KeepReputation => return side.sum.grant(Perk::KeepReputation),
        };
        self.constants.push(facts);
    }

    fn side(&mut self, abilities: &[Ability], constants: &[Constant]) -> SideFacts {
        let (first, first_constant) = (self.abilities.len(), self.constants.len());
        let mut side = SideFacts::default();
        for ability in abilities {
            self.ability(ability);
        }
        for constant in constants {
            self.constant(constant, &mut side);
        }
        side.abilities = first as u16..self.abilities.len() as u16;
        side.sum.moments = abilities.iter().map(|ability| ability.at).collect();
        side.constants = first_constant as u16..self.constants.len() as u16;
        side.sum.at_times = !side.constants.is_empty();
        side
    }

    fn printed_side(&mut self, side: &Side) -> SideFacts {
        self.side(&side.abilities, &side.constants)
    }

    fn goal(&mut self, goal: &Goal) -> GoalFacts {
        match goal {
            Goal::Count(feat, times, given) => {
                GoalFacts::Count(*feat, *times, given.as_ref().map(|given| self.test(given)))
            }
            Goal::Have(condition) => GoalFacts::Have(self.test(condition)),
            Goal::ByAbility => GoalFacts::ByAbility,
        }
    }

    fn asset(&mut self, asset: &Asset) -> AssetFacts {
        let mut facts = AssetFacts {
            kind: asset.kind.kind(),
            traits: asset
                .traits
                .iter()
                .fold(0, |mask, &one| mask | 1 << one as u8),
            cost: asset.cost.map(|credits| (credits / 1000) as u16),
            not_on: asset
                .not_on
                .iter()
                .filter_map(|id| self.names.space(id))
                .collect(),
            one_per_trait: asset.one_per_trait,
            side: self.side(&asset.abilities, &asset.constants),
            bounty: None,
            job: None,
            cargo: None,
            droid: false,
            contact: None,
        };
        facts.side.sum.kinds[facts.kind as usize] = 1;
        match &asset.kind {
            AssetKind::Bounty {
                contact,
                combat,
                value,
                elimination,
                deliver_to,
                capture,
                ..
            } => {
                facts.bounty = Some(BountyFacts {
                    contact: self.names.contact(contact),
                    combat: *combat,
                    value: *value,
                    elimination: self.program.add(&self.names, elimination),
                    deliver_to: self.names.space_or_first(deliver_to),
                    capture: self.program.add(&self.names, capture),
                });
            }
            AssetKind::Cargo {
                destination: Some(destination),
                reward,
                remove,
            } => {
                let destination = self.names.space_or_first(destination);
                let reward = self.program.add(&self.names, reward);
                facts.cargo = Some((destination, reward, *remove));
                // rule: cargo/not-bought-at-destination
                facts.not_on.add(destination);
            }
            AssetKind::Crew {
                skills: list,
                droid,
                contact,
            } => {
                facts.side.sum.skills = skills(list);
                facts.droid = *droid;
                facts.contact = contact.as_deref().map(|id| self.names.contact(id));
            }
            AssetKind::Job {
                destination,
                databank,
                steps,
                reward,
                remove,
                ..
            } => {
                facts.job = Some(JobFacts {
                    destination: self.names.space_or_first(destination),
                    databank: *databank,
                    steps: self.program.add_scenes(&self.names, steps),
                    reward: self.program.add(&self.names, reward),
                    remove: *remove,
                });
            }
            AssetKind::Cargo { .. } | AssetKind::Gear | AssetKind::Mod => {}
        }
        facts
    }
}

impl Library {
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
        let Lowering {
            names,
            program,
            abilities,
            constants,
        } = lowering;
        let encounter_decks = names.decks;
        Self {
            fingerprint: content.fingerprint(),
            spaces: board.spaces,
            tiles: board.tiles,
            ends: board.ends,
            berths: board.berths,
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
            patrols,
            encounter_decks,
            penalties,
            program,
            content,
        }
    }

    /// What is printed.
    pub fn content(&self) -> &Content {
        &self.content
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

    pub(crate) fn character(&self, character: CharacterId) -> &CharacterFacts {
        &self.characters[character.index()]
    }

    pub(crate) fn ship(&self, ship: ShipId) -> &ShipFacts {
        &self.ships[ship.index()]
    }

    pub(crate) fn ability(&self, ability: AbilityId) -> &AbilityFacts {
        &self.abilities[ability.index()]
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

    /// Where a card is a secret, if it is one anywhere.
    pub(crate) fn secret_place(&self, card: CardId) -> Option<(Option<SpaceId>, Option<bool>)> {
        secret_place(self.card(card))
    }

    /// The databank cards with a number.
    pub(crate) fn databank(&self, number: u8) -> impl Iterator<Item = CardId> {
        let cards = self.cards.iter().enumerate();
        cards
            .filter(move |(_, card)| card.home == Home::Databank(number))
            .map(|(place, _)| CardId(place as u16))
    }

    /// All cards that belong somewhere.
    pub(crate) fn cards_of(&self, home: Home) -> impl Iterator<Item = CardId> {
        let cards = self.cards.iter().enumerate();
        cards
            .filter(move |(_, card)| card.home == home)
            .map(|(place, _)| CardId(place as u16))
    }
}

fn cards(content: &Content, lowering: &mut Lowering<'_>) -> Vec<CardFacts> {
    let mut cards = Vec::new();
    let blank = |home, cards: &Vec<CardFacts>| CardFacts {
        home,
        printed: CardId(cards.len() as u16),
        asset: None,
        ship: None,
        used_ship: false,
        patrol: None,
        sections: Vec::new(),
        secret: None,
        secret_moments: Moments::NONE,
        steps: At(0),
        start: None,
    };
    for one in &content.market {
        let mut facts = blank(Home::Market(one.deck), &cards);
        facts.patrol = one.patrol;
        match &one.gives {
            Goods::Asset(asset) => facts.asset = Some(lowering.asset(asset)),
            Goods::Ship(id) => facts.ship = Some(lowering.names.ship(id)),
            Goods::UsedShip => facts.used_ship = true,
        }
        cards.push(facts);
    }
    for one in &content.encounters {
        let home = Home::Encounters(lowering.names.deck(&one.deck));
        let mut facts = blank(home, &cards);
        facts.asset = one.asset.as_ref().map(|(_, asset)| lowering.asset(asset));
        for section in &one.sections {
            let (place, patrol) = match &section.place {
                SectionPlace::At(id) => (lowering.names.space(id), None),
                SectionPlace::WithPatrol => (None, Some(true)),
                SectionPlace::WithoutPatrol => (None, Some(false)),
            };
            if let Some(secret) = &section.secret {
                facts.secret = Some(lowering.ability(secret));
            }
            facts.sections.push(SectionFacts {
                place,
                patrol,
                standing: section
                    .standing
                    .as_ref()
                    .map(|(faction, list)| (*faction, crate::script::standings(list))),
                does: lowering.program.add(&lowering.names, &section.does),
                secret: section.secret.is_some(),
            });
        }
        cards.push(facts);
    }
    for one in &content.databank {
        let mut facts = blank(Home::Databank(one.number), &cards);
        facts.asset = one.asset.as_ref().map(|asset| lowering.asset(asset));
        facts.steps = lowering.program.add_scenes(&lowering.names, &one.steps);
        facts.start = one.start.as_deref().and_then(|id| lowering.names.space(id));
        cards.push(facts);
    }
    hint_at_secrets(&mut cards, &lowering.abilities);
    cards
}

/// Where a card is a secret, if it is one anywhere.
fn secret_place(card: &CardFacts) -> Option<(Option<SpaceId>, Option<bool>)> {
    let secret = card.sections.iter().find(|section| section.secret)?;
    Some((secret.place, secret.patrol))
}

/// Notes for every secret what others of the same deck and place wait for.
fn hint_at_secrets(cards: &mut [CardFacts], abilities: &[AbilityFacts]) {
    for place in 0..cards.len() {
        let (home, wanted) = (cards[place].home, secret_place(&cards[place]));
        if wanted.is_some() {
            let alike = cards.iter().filter(|card| card.home == home);
            let alike = alike.filter(|card| secret_place(card) == wanted);
            let secrets = alike.filter_map(|card| card.secret);
            let moments = secrets.map(|ability| abilities[ability.index()].at);
            cards[place].secret_moments = moments.collect();
        }
    }
}

/// The map, with names looked up.
struct Board {
    spaces: Vec<SpaceFacts>,
    tiles: Vec<TileFacts>,
    ends: [TileId; 2],
    berths: Vec<(SpaceId, Class)>,
    spawns: [SpaceId; 4],
    planets: Spaces,
    navpoints: Spaces,
    maelstrom: Spaces,
    planets_of: [Spaces; 4],
}

impl Board {
    fn of(content: &Content, names: &Names<'_>) -> Self {
        let mut board = Self {
            spaces: Vec::new(),
            tiles: Vec::new(),
            ends: Default::default(),
            berths: Vec::new(),
            spawns: Default::default(),
            planets: Spaces::NONE,
            navpoints: Spaces::NONE,
            maelstrom: Spaces::NONE,
            planets_of: Default::default(),
        };
        for (number, tile) in content.tiles.iter().enumerate() {
            match tile.part {
                Part::LeftEnd => board.ends[0] = TileId(number as u8),
                Part::RightEnd => board.ends[1] = TileId(number as u8),
                Part::Tile(_) => {}
            }
            for space in &tile.spaces {
                board.add_space(TileId(number as u8), space, names);
            }
            for (one, other) in &tile.lanes {
                let (one, other) = (names.space_or_first(one), names.space_or_first(other));
                board.spaces[one.index()].near.add(other);
                board.spaces[other.index()].near.add(one);
            }
            for (faction, space) in &tile.stacks {
                board.spawns[faction.index()] = names.space_or_first(space);
            }
            let ways = |ways: &Option<(String, String)>| {
                let (outer, inner) = ways.as_ref()?;
                Some([names.space(outer)?, names.space(inner)?])
            };
            let sides = [ways(&tile.left), ways(&tile.right)];
            for (side, ways) in sides.into_iter().enumerate() {
                for (way, space) in ways.into_iter().flatten().enumerate() {
                    board.spaces[space.index()].ways[side] = Some(way as u8);
                }
            }
            board.tiles.push(TileFacts {
                part: tile.part,
                left: sides[0],
                right: sides[1],
            });
        }
        board
    }

    fn add_space(&mut self, tile: TileId, space: &super::map::Space, names: &Names<'_>) {
        let id = SpaceId(self.spaces.len() as u8);
        let mut berths = (self.berths.len() as u8, 0);
        let terrain = match &space.kind {
            SpaceKind::Planet { faction, contacts } => {
                self.planets.add(id);
                if let Some(faction) = faction {
                    self.planets_of[faction.index()].add(id);
                }
                berths.1 = contacts.len() as u8;
                self.berths
                    .extend(contacts.iter().map(|&class| (id, class)));
                Terrain::Planet(*faction)
            }
            SpaceKind::Navpoint => {
                self.navpoints.add(id);
                Terrain::Navpoint
            }
            SpaceKind::Maelstrom => {
                self.maelstrom.add(id);
                Terrain::Maelstrom
            }
        };
        self.spaces.push(SpaceFacts {
            terrain,
            tile,
            along: space.along,
            deck: names.deck(&space.encounters),
            near: Spaces::NONE,
            berths,
            ways: [None; 2],
        });
    }
}
