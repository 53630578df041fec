//! What the numbers in a view, a choice and an event stand for: the map and everything printed, as
//! it lies in the box. The same for every table, and nothing of any table is in it.

use crate::content::{
    AiSection, ByFacts, Class, Destination, Die, Faction, Hint, Home, Kind, Marker, Slots,
    Standing, Terrain,
};
use crate::event::Spared;
use crate::face::{ai_card_name, side_id};
use crate::rules::skill_tests;
use crate::state::{BerthId, CardId, ContactId, EncounterDeckId, ShipId, SpaceId, TileId};
use crate::text::{self, contact_key, goal_brief};
use crate::{OuterRim, say, scenario};
use serde::Serialize;
use std::ops::Range;
use tabletop::{Lang, Text};

/// Everything that has a number, by number. A face is named by its id.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Components {
    /// The spaces, by number.
    pub spaces: Vec<SpacePart>,
    /// The tiles, by number, the ends included.
    pub tiles: Vec<TilePart>,
    /// The left and the right end of the map.
    pub ends: [TileId; 2],
    /// The contact spaces, by number.
    pub berths: Vec<BerthPart>,
    /// Where the patrols of each faction come into the game.
    pub spawns: Vec<(Faction, SpaceId)>,
    /// The characters, by number.
    pub characters: Vec<SheetPart>,
    /// The ships, by number.
    pub ships: Vec<ShipPart>,
    /// The contacts, by number.
    pub contacts: Vec<ContactPart>,
    /// The cards of the market, the encounters and the databank, by number.
    pub cards: Vec<CardPart>,
    /// The abilities, by number: the faces each is printed on.
    pub abilities: Vec<Vec<String>>,
    /// The encounter decks, by number.
    pub decks: Vec<DeckPart>,
    /// The AI cards, by number.
    pub ai: Vec<AiPart>,
    /// The ambition sheets, by number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<AmbitionPart>>"))]
    pub ambitions: Vec<AmbitionPart>,
    /// Why a bullet of an AI card may be passed over, in words.
    pub spared: Vec<(Spared, Text)>,
    /// The faces of a die.
    pub dice: Vec<DiePart>,
}

/// A face of a die.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DiePart {
    /// Which.
    pub face: Die,
    /// The damage it deals in a combat.
    pub damage: u8,
    /// How often one must have the skill for it to pass a test; none if it never does.
    pub passes_from: Option<u8>,
}

/// An encounter deck.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DeckPart {
    /// Its id.
    pub id: String,
    /// What the back of its cards says: the spaces it belongs to, and what is common in it.
    pub back: Text,
    /// The kinds of effects that are common in it.
    pub common: Vec<Hint>,
}

/// A space of the map.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SpacePart {
    /// Its id, by which texts call it.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: SpacePartKind,
    /// Where it lies.
    pub tile: TileId,
    /// Its place along the arc within the tile in hundredths, from the left.
    pub along: u8,
    /// Its place across the arc in hundredths, from the outer edge (-100) to the inner (100).
    pub across: i8,
    /// The faction whose icon it bears.
    pub faction: Option<Faction>,
    /// Its encounter deck.
    pub deck: EncounterDeckId,
    /// Its contact spaces from left to right.
    pub berths: Vec<BerthId>,
    /// The Core Worlds to which one may cross from here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub opposite: Option<SpaceId>,
}

/// What a space is.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum SpacePartKind {
    Planet,
    Navpoint,
    Maelstrom,
}

/// A tile of the map.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TilePart {
    /// Its id.
    pub id: String,
    /// The lanes between its spaces.
    pub lanes: Vec<(SpaceId, SpaceId)>,
    /// Where the outer and the inner way enter from the left: each goes on from the same way of the
    /// tile to the left.
    pub left: Option<[SpaceId; 2]>,
    /// Where the outer and the inner way leave to the right.
    pub right: Option<[SpaceId; 2]>,
}

/// A place for a contact.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BerthPart {
    /// Beside which planet.
    pub planet: SpaceId,
    /// The class of contact that begins here; none on the Core Worlds.
    pub class: Option<Class>,
}

/// A character.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SheetPart {
    /// The face of its first side.
    pub face: String,
    /// The face of its other side.
    pub flipped: String,
    /// The reputation it starts with, where that is not neutral.
    pub reputation: Vec<(Faction, Standing)>,
    /// Whether it starts positive with a faction of the player's choice.
    pub any_positive: bool,
    /// Its goal in a few words.
    pub goal: Text,
    /// The cards of which it starts with one, drawn at random.
    pub starts: Vec<StartPart>,
}

/// A card to start with.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct StartPart {
    /// The card.
    pub card: CardId,
    /// Where who has it starts.
    pub space: Option<SpaceId>,
}

/// A ship.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ShipPart {
    /// The face of its first side.
    pub face: String,
    /// The face of its other side, if it has one.
    pub flipped: Option<String>,
    /// Whether one can begin with it.
    pub starter: bool,
    /// Its goal in a few words, if it has one.
    pub goal: Option<Text>,
    /// The room on each side.
    pub slots: [Slots; 2],
}

/// A contact.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ContactPart {
    /// The face of its token.
    pub face: String,
    /// Its class, which its back shows.
    pub class: Class,
    /// The cards of the databank that belong to it.
    pub databank: Vec<CardId>,
}

/// A card.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardPart {
    /// Its face.
    pub face: String,
    /// Where it belongs.
    pub home: Home,
    /// What sort of asset it is, if it is one.
    pub kind: Option<Kind>,
    /// The ship it stands for.
    pub ship: Option<ShipId>,
    /// Where it is to be delivered, brought or done.
    pub destination: Option<SpaceId>,
    /// The faction to whose patrol it is to be delivered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub to_patrol: Option<Faction>,
    /// What it is when it is rotated.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub other_end: Option<CardId>,
    /// Whom a bounty is on, or who a crew is.
    pub contact: Option<ContactId>,
    /// Whose patrol it moves when it is revealed, and how far.
    pub patrol: Option<(Faction, u8)>,
    /// With how many players, from and to, it lets a contact be revealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub reveals: Option<(u8, u8)>,
    /// The enemy printed on it.
    pub enemy: Option<String>,
    /// The scene of each section of an encounter card, of each step of a databank card.
    pub scenes: Vec<String>,
}

/// An ambition sheet.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AmbitionPart {
    /// Its face.
    pub face: String,
    /// Its name.
    pub name: String,
    /// The credits its player starts with.
    pub credits: u32,
    /// The factions with which its player gains 1 reputation at the start.
    pub reputation: Vec<Faction>,
    /// The card of the market its player starts with.
    pub card: Option<CardId>,
    /// Its goals from the top, as choices, events and views count them.
    pub goals: Vec<AmbitionGoalPart>,
}

/// A goal of an ambition sheet.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AmbitionGoalPart {
    /// When it can be completed.
    pub marker: MarkerKind,
    /// Its number, if it has one.
    pub number: Option<u8>,
    /// What it is called.
    pub line: String,
    /// How it is completed.
    pub text: Text,
    /// Whether an encounter completes it.
    pub encounter: bool,
    /// Where.
    pub destination: Option<SpaceId>,
    /// The databank cards of which one tells how it goes.
    pub databank: Vec<CardId>,
}

/// What stands before a goal.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum MarkerKind {
    Dash,
    Number,
    Infinity,
    Fame,
}

/// A card of the AI deck.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AiPart {
    /// Its face.
    pub face: String,
    /// Its name.
    pub name: String,
    /// Its sections from the top; those without a bullet are left out.
    pub sections: Vec<AiSectionPart>,
}

/// A section of an AI card.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AiSectionPart {
    /// Which.
    pub section: AiSection,
    /// Whether only the first bullet that applies is done, and not all that apply.
    pub first_only: bool,
    /// Its bullets from the top.
    pub bullets: Vec<Text>,
}

pub(crate) fn components(game: &OuterRim, lang: Lang) -> Components {
    let library = &game.library;
    let content = library.content();
    Components {
        spaces: (0..library.spaces.len() as u8)
            .map(|space| space_part(game, SpaceId(space), lang))
            .collect(),
        tiles: tile_parts(game),
        ends: library.ends,
        berths: library
            .berths
            .iter()
            .map(|&(planet, berth)| BerthPart {
                planet,
                class: berth.class(),
            })
            .collect(),
        spawns: Faction::ALL.iter().copied().zip(library.spawns).collect(),
        characters: content
            .characters
            .iter()
            .map(|one| SheetPart {
                face: one.id.clone(),
                flipped: side_id(&one.id, true),
                reputation: one.reputation.clone(),
                any_positive: one.any_positive,
                goal: goal_brief(content, &one.goal, "character", lang),
                starts: [Some(one.start), one.or_start]
                    .into_iter()
                    .flatten()
                    .flat_map(|number| start_parts(game, number))
                    .collect(),
            })
            .collect(),
        ships: ship_parts(game, lang),
        contacts: contact_parts(game),
        cards: (0..library.cards.len() as u16)
            .map(|card| card_part(game, CardId(card), lang))
            .collect(),
        abilities: bearers(game),
        decks: deck_parts(game, lang),
        ai: ai_parts(game, lang),
        ambitions: ambition_parts(game, lang),
        spared: Spared::ALL
            .into_iter()
            .map(|reason| (reason, say::spared(game, reason, lang)))
            .collect(),
        dice: die_parts(),
    }
}

fn start_parts(game: &OuterRim, number: u8) -> Vec<StartPart> {
    let cards = game.library.databank(number);
    let starts = cards.map(|card| StartPart {
        card,
        space: game.library.card(card).start,
    });
    starts.collect()
}

fn deck_parts(game: &OuterRim, lang: Lang) -> Vec<DeckPart> {
    let decks = game.library.encounter_decks.iter().zip(&game.library.backs);
    let parts = decks.enumerate().map(|(number, (id, common))| DeckPart {
        id: id.clone(),
        back: say::back(game, EncounterDeckId(number as u8), lang),
        common: common.clone(),
    });
    parts.collect()
}

fn space_part(game: &OuterRim, space: SpaceId, lang: Lang) -> SpacePart {
    let facts = game.library.space(space);
    let printed = scenario::printed_space(game, space);
    let (kind, faction) = match facts.terrain {
        Terrain::Planet(faction) => (SpacePartKind::Planet, faction),
        Terrain::Navpoint => (SpacePartKind::Navpoint, None),
        Terrain::Maelstrom => (SpacePartKind::Maelstrom, None),
    };
    SpacePart {
        id: printed.id.clone(),
        name: game.library.content().name(&printed.id, lang),
        kind,
        tile: facts.tile,
        along: printed.along,
        across: printed.across,
        faction,
        deck: facts.deck,
        berths: game.library.berths_of(space).collect(),
        opposite: game.library.across_the_core(space),
    }
}

fn tile_parts(game: &OuterRim) -> Vec<TilePart> {
    let printed = game.library.content().tiles.iter();
    let tiles = printed.zip(&game.library.tiles).enumerate();
    let tiles = tiles.map(|(place, (printed, facts))| TilePart {
        id: printed.id.clone(),
        lanes: lanes_of(game, TileId(place as u8)),
        left: facts.left,
        right: facts.right,
    });
    tiles.collect()
}

/// The lanes of a tile, each once.
fn lanes_of(game: &OuterRim, tile: TileId) -> Vec<(SpaceId, SpaceId)> {
    let spaces = (0..game.library.spaces.len() as u8).map(SpaceId);
    let spaces = spaces.filter(|&space| game.library.space(space).tile == tile);
    let lanes = spaces.flat_map(|from| {
        let near = game.library.space(from).near;
        near.iter()
            .filter(move |&to| from < to)
            .map(move |to| (from, to))
            .collect::<Vec<_>>()
    });
    lanes.collect()
}

fn ship_parts(game: &OuterRim, lang: Lang) -> Vec<ShipPart> {
    let printed = game.library.content().ships.iter();
    let ships = printed.zip(&game.library.ships);
    let ships = ships.map(|(printed, facts)| ShipPart {
        face: printed.id.clone(),
        flipped: printed
            .flipped
            .is_some()
            .then(|| side_id(&printed.id, true)),
        starter: facts.starter,
        goal: printed
            .goal
            .as_ref()
            .map(|goal| goal_brief(game.library.content(), goal, "ship", lang)),
        slots: facts.slots,
    });
    ships.collect()
}

fn contact_parts(game: &OuterRim) -> Vec<ContactPart> {
    let printed = game.library.content().contacts.iter();
    let contacts = printed.zip(&game.library.contacts);
    let contacts = contacts.map(|(printed, &(class, databank))| ContactPart {
        face: contact_key(&printed.id),
        class,
        databank: game.library.databank(databank).collect(),
    });
    contacts.collect()
}

fn card_part(game: &OuterRim, card: CardId, lang: Lang) -> CardPart {
    let facts = game.library.card(card);
    let asset = facts.asset.as_ref();
    let bounty = asset.and_then(|asset| asset.bounty);
    let job = asset.and_then(|asset| asset.job);
    let cargo = asset.and_then(|asset| asset.cargo);
    let (space, to_patrol) = match cargo.map(|cargo| cargo.destination) {
        Some(Destination::Space(space)) => (Some(space), None),
        Some(Destination::Patrol(faction)) => (None, Some(faction)),
        None => (None, None),
    };
    CardPart {
        face: printed_id(game, card),
        home: facts.home,
        kind: asset.map(|asset| asset.kind),
        ship: facts.ship,
        destination: bounty
            .map(|bounty| bounty.deliver_to)
            .or(job.map(|job| job.destination))
            .or(space),
        to_patrol,
        other_end: facts.other_end,
        contact: bounty
            .map(|bounty| bounty.contact)
            .or(asset.and_then(|asset| asset.contact)),
        patrol: facts.patrol,
        reveals: facts.reveals,
        enemy: say::enemy_on(game, card, lang),
        scenes: scenes(game, card, lang),
    }
}

/// What a card tells before it says what it does.
fn scenes(game: &OuterRim, card: CardId, lang: Lang) -> Vec<String> {
    let content = game.library.content();
    match content.market_print(card.index()) {
        Some(_) => Vec::new(),
        None => content.scenes_of(&printed_id(game, card), lang),
    }
}

/// What is printed on a card, by id.
fn printed_id(game: &OuterRim, card: CardId) -> String {
    let content = game.library.content();
    let market = content.market.iter().map(|one| &one.id);
    let encounters = content.encounters.iter().map(|one| &one.id);
    let databank = content.databank.iter().map(|one| &one.id);
    let ends = content.other_ends().map(|(_, end)| &end.id);
    let mut printed = market.chain(encounters).chain(databank).chain(ends);
    printed.nth(card.index()).cloned().unwrap_or_default()
}

/// The faces each ability is printed on: those of both sides of a sheet, where it is on both.
fn bearers(game: &OuterRim) -> Vec<Vec<String>> {
    let mut bearers = vec![Vec::new(); game.library.abilities.len()];
    let mut note = |abilities: Range<u16>, face: &str| {
        for ability in abilities {
            bearers[usize::from(ability)].push(face.to_string());
        }
    };
    let content = game.library.content();
    for (printed, facts) in content.characters.iter().zip(&game.library.characters) {
        let [both, front, back] = &facts.sides;
        let [face, flipped] = [false, true].map(|flipped| side_id(&printed.id, flipped));
        note(both.abilities.clone(), &face);
        note(both.abilities.clone(), &flipped);
        note(front.abilities.clone(), &face);
        note(back.abilities.clone(), &flipped);
    }
    for (printed, facts) in content.ships.iter().zip(&game.library.ships) {
        let [front, back] = &facts.sides;
        note(front.abilities.clone(), &side_id(&printed.id, false));
        note(back.abilities.clone(), &side_id(&printed.id, true));
    }
    for (place, facts) in game.library.cards.iter().enumerate() {
        let face = printed_id(game, CardId(place as u16));
        if let Some(asset) = &facts.asset {
            note(asset.side.abilities.clone(), &face);
        }
        if let Some(secret) = facts.secret {
            note(secret.0..secret.0 + 1, &face);
        }
    }
    bearers
}

fn ai_parts(game: &OuterRim, lang: Lang) -> Vec<AiPart> {
    let cards = game.library.content().ai.iter().enumerate();
    let cards = cards.map(|(place, card)| AiPart {
        face: card.id.clone(),
        name: ai_card_name(game.library.content(), place, lang),
        sections: AiSection::ALL
            .into_iter()
            .filter(|&section| !card.section(section).is_empty())
            .map(|section| AiSectionPart {
                section,
                first_only: section.first_only(),
                bullets: card
                    .section(section)
                    .iter()
                    .map(|bullet| say::bullet(game, bullet, lang))
                    .collect(),
            })
            .collect(),
    });
    cards.collect()
}

fn ambition_parts(game: &OuterRim, lang: Lang) -> Vec<AmbitionPart> {
    let content = game.library.content();
    let sheets = content.ambitions.iter().zip(&game.library.ambitions);
    let parts = sheets.map(|(printed, facts)| {
        let goals = printed.goals.iter().zip(&facts.goals).enumerate();
        AmbitionPart {
            face: printed.id.clone(),
            name: content.name(&printed.id, lang),
            credits: printed.credits,
            reputation: printed.reputation.clone(),
            card: facts.card,
            goals: goals
                .map(|(place, (goal, facts))| {
                    let (marker, number) = match goal.marker {
                        Marker::Dash => (MarkerKind::Dash, None),
                        Marker::Number(n) => (MarkerKind::Number, Some(n)),
                        Marker::Infinity => (MarkerKind::Infinity, None),
                        Marker::Fame => (MarkerKind::Fame, None),
                    };
                    let (encounter, destination, databank) = match facts.by {
                        ByFacts::Encounter { at, databank, .. } => (true, at, databank),
                        ByFacts::Goal(_) | ByFacts::Fame => (false, None, None),
                    };
                    let databank = databank.into_iter();
                    AmbitionGoalPart {
                        marker,
                        number,
                        line: content.goal_line(&printed.id, place, lang),
                        text: text::ambition_goal(content, goal, lang),
                        encounter,
                        destination,
                        databank: databank
                            .flat_map(|number| game.library.databank(number))
                            .collect(),
                    }
                })
                .collect(),
        }
    });
    parts.collect()
}

fn die_parts() -> Vec<DiePart> {
    let faces = [Die::Hit, Die::Crit, Die::Focus, Die::Blank].into_iter();
    let faces = faces.map(|face| DiePart {
        face,
        damage: face.damage(),
        passes_from: (0..=2).find(|&level| skill_tests::passing(level).contains(&face)),
    });
    faces.collect()
}
