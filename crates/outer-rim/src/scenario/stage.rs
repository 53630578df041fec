//! Putting a stated position on the table.

use super::{
    AmbitionWords, AssetWord, CardWord, ContactWord, PlayerWords, RivalWords, Scenario, StepWord,
    favors, house,
};
use crate::OuterRim;
use crate::content::{Class, Die, Expansion, Home, Kind, Market, Part};
use crate::flow;
use crate::rules::{ambitions, goals, solo, values};
use crate::setup::{self, Options};
use crate::state::{
    AbilityId, AmbitionId, Ambitious, CardId, CharacterId, ContactId, Frame, Held, MOST_ASSETS,
    MOST_PLAYERS, MOST_SECRETS, MOST_SPARE, Patrol, PlayerArea, PlayerId, Rival, ShipId, SpaceId,
    State, Step, TileId, Token,
};
use rulebook::rule_id;
use tabletop::{Fate, Hidden, Log, Refusal, Saying, Script, Seat, SeatSet};

pub(super) fn wrong(why: impl Into<String>) -> Refusal {
    Refusal::setup(Saying::plain(why))
}

/// The place of what has an id, among the ids of its kind.
fn place<'a>(
    kind: &str,
    id: &str,
    mut ids: impl Iterator<Item = &'a String>,
) -> Result<u8, Refusal> {
    let place = ids.position(|other| other == id);
    let place = place.ok_or_else(|| wrong(format!("there is no {kind} `{id}`")))?;
    Ok(place as u8)
}

/// Puts a stated position on the table.
pub(crate) fn stage(game: &OuterRim, scenario: &Scenario, fate: Fate) -> Result<State, Refusal> {
    let count = scenario.players.len();
    if !(2..=MOST_PLAYERS).contains(&count) {
        return Err(wrong(format!("players: two to four, not {count}")));
    }
    let options = Options {
        fame: scenario.fame,
        random_map: false,
        rival_fame: 0,
        favors: scenario.favors,
        ambitions: scenario.ambitions,
        house: scenario.house,
    };
    let needs = scenario.favors || scenario.ambitions;
    if needs && !scenario.with.has(Expansion::UnfinishedBusiness) {
        return Err(Refusal::setup("refused-needs-expansion"));
    }
    if !scenario.house.is_empty() && scenario.rival.is_some() {
        return Err(setup::no_house_rules());
    }
    if scenario.favors && scenario.rival.is_some() {
        let why = "refused-favors-alone";
        return Err(Refusal::setup(why).by(rule_id!("solo-expansion/no-favors")));
    }
    let rolls = scenario.dice.iter().map(|die| {
        let side = Die::SIDES.iter().position(|side| side == die);
        side.unwrap_or_default() as u32
    });
    let script = Script {
        rolls: rolls.collect(),
        shuffles: Vec::new(),
    };
    let mut state = setup::empty(game, options, count as u8, fate.with_script(script));
    let mut taken = vec![false; game.library.cards.len()];
    stage_map(game, scenario, &mut state)?;
    // What a player's cards add up to depends on whether the AI deck runs them.
    stage_rival(game, scenario, &mut state)?;
    for (place, words) in scenario.players.iter().enumerate() {
        let player = PlayerId(place as u8);
        *state.area_mut(player) = stage_player(game, player, words, &mut taken)?;
        values::add_up(game, &mut state, player);
    }
    for id in &scenario.gone {
        let card = take_card(game, id, &mut taken)?;
        state.remove(game.library.starts_as(card));
    }
    stage_contacts(game, scenario, &mut state)?;
    stage_turn(scenario, &mut state)?;
    stage_sheets(game, scenario, &mut state)?;
    if !state.is_set_up() {
        stage_decks(game, scenario, &mut state, &mut taken)?;
    }
    count_stated_fame(game, &mut state);
    favors::stage(game, scenario, &mut state)?;
    house::stage(scenario, &mut state)?;
    if scenario.half_done {
        state.stack.push(Frame::HalfDone);
    } else {
        reveal_markets(&mut state);
        state.unsettled = true;
        flow::settle(game, &mut state, &mut Log::silent());
    }
    Ok(state)
}

/// The top card of each market deck lies faceup.
fn reveal_markets(state: &mut State) {
    for top in state.market.iter_mut().filter_map(|deck| deck.last_mut()) {
        top.known = SeatSet::ALL;
    }
}

/// Goes on from a position that was told when something was half done.
pub(crate) fn take_up(state: &mut State) {
    state.stack.pop();
    reveal_markets(state);
    state.unsettled = true;
}

/// Stated fame includes that of assets.
fn count_stated_fame(game: &OuterRim, state: &mut State) {
    for player in state.clockwise(PlayerId(0)) {
        let fame = goals::asset_fame(game, state, player);
        state.area_mut(player).asset_fame = fame;
    }
}

fn stage_map(game: &OuterRim, scenario: &Scenario, state: &mut State) -> Result<(), Refusal> {
    let content = game.library.content();
    let mut tiles: Vec<(u8, TileId)> = Vec::new();
    for (place, tile) in content.tiles.iter().enumerate() {
        if let Part::Tile(number) = tile.part {
            tiles.push((number, TileId(place as u8)));
        }
    }
    tiles.sort_unstable();
    if !scenario.tiles.is_empty() {
        let mut order = Vec::new();
        for id in &scenario.tiles {
            let place = tiles
                .iter()
                .position(|(_, tile)| content.tiles[tile.index()].id == *id);
            let place = place.ok_or_else(|| wrong(format!("tiles: no further tile `{id}`")))?;
            order.push(tiles.remove(place));
        }
        if !tiles.is_empty() {
            return Err(wrong("tiles: all of them, or none"));
        }
        tiles = order;
    }
    state.tiles = tiles.into_iter().map(|(_, tile)| tile).collect();
    for (patrol, &space) in state.patrols.iter_mut().zip(&game.library.spawns) {
        *patrol = Patrol { space, level: 1 };
    }
    for (faction, words) in &scenario.patrols {
        if !(1..=4).contains(&words.level) {
            return Err(wrong("patrols: levels go from one to four"));
        }
        state.patrols[faction.index()] = Patrol {
            space: find_space(game, &words.space)?,
            level: words.level,
        };
    }
    Ok(())
}

fn find_space(game: &OuterRim, id: &str) -> Result<SpaceId, Refusal> {
    let tiles = game.library.content().tiles.iter();
    let spaces = tiles.flat_map(|tile| &tile.spaces);
    place("space", id, spaces.map(|space| &space.id)).map(SpaceId)
}

pub(super) fn find_card(game: &OuterRim, id: &str) -> Result<CardId, Refusal> {
    game.card_named(id)
        .ok_or_else(|| wrong(format!("there is no card `{id}`")))
}

fn take_card(game: &OuterRim, id: &str, taken: &mut [bool]) -> Result<CardId, Refusal> {
    let card = find_card(game, id)?;
    let starts_as = game.library.starts_as(card);
    if std::mem::replace(&mut taken[starts_as.index()], true) {
        return Err(wrong(format!("`{id}` lies in two places")));
    }
    Ok(card)
}

fn find_contact(game: &OuterRim, id: &str) -> Result<ContactId, Refusal> {
    let contacts = game.library.content().contacts.iter();
    place("contact", id, contacts.map(|contact| &contact.id)).map(ContactId)
}

fn stage_player(
    game: &OuterRim,
    player: PlayerId,
    words: &PlayerWords,
    taken: &mut [bool],
) -> Result<PlayerArea, Refusal> {
    let content = game.library.content();
    let character = words.character.as_ref().map(|id| {
        let characters = content.characters.iter();
        place("character", id, characters.map(|one| &one.id)).map(CharacterId)
    });
    let character = character.transpose()?;
    let ship = words.ship.as_ref().map(|id| {
        let ships = content.ships.iter();
        place("ship", id, ships.map(|one| &one.id)).map(ShipId)
    });
    let ship = ship.transpose()?;
    if words.assets.len() > MOST_ASSETS || words.secrets.len() > MOST_SECRETS {
        return Err(wrong("players: too many cards"));
    }
    let mut area = PlayerArea {
        character,
        flipped: words.flipped,
        ship,
        ship_flipped: words.ship_flipped,
        space: find_space(game, &words.space)?,
        credits: u16::try_from(words.credits / 1000)
            .map_err(|_| wrong("players: too many credits"))?,
        fame: words.fame,
        damage: words.damage,
        defeated: words.defeated,
        progress: words.progress,
        ambition: words
            .ambition
            .as_ref()
            .map(|words| stage_ambition(game, words))
            .transpose()?
            .unwrap_or_default(),
        ..PlayerArea::default()
    };
    for (faction, standing) in &words.reputation {
        area.standings[faction.index()] = *standing;
    }
    for token in &words.tokens {
        area.tokens.add(find_space(game, token)?);
    }
    for asset in &words.assets {
        let (id, captive, marked) = match asset {
            AssetWord::Plain(id) => (id, None, false),
            AssetWord::With { card, captive } => (card, Some(find_contact(game, captive)?), false),
            AssetWord::Marked { marked } => (marked, None, true),
        };
        let card = take_card(game, id, taken)?;
        if game.library.asset(card).is_none() {
            return Err(wrong(format!("`{id}` is no asset")));
        }
        area.assets.push(Held {
            card,
            captive,
            marked,
        });
    }
    for secret in &words.secrets {
        let id = secret.card();
        let card = take_card(game, id, taken)?;
        if game.library.card(card).secret.is_none() {
            return Err(wrong(format!("`{id}` is no secret")));
        }
        let known = secret.known(SeatSet::of(Seat(player.0)));
        area.secrets.push(Hidden { card, known });
    }
    Ok(area)
}

fn find_sheet(game: &OuterRim, id: &str) -> Result<AmbitionId, Refusal> {
    let sheets = game.library.content().ambitions.iter();
    place("ambition", id, sheets.map(|sheet| &sheet.id)).map(AmbitionId)
}

fn stage_ambition(game: &OuterRim, words: &AmbitionWords) -> Result<Ambitious, Refusal> {
    let sheet = find_sheet(game, &words.sheet)?;
    let count = game.library.ambition(sheet).goals.len();
    let mut own = Ambitious {
        sheet: Some(sheet),
        ..Ambitious::default()
    };
    let place = |goal: u8| match usize::from(goal) {
        goal if (1..=count).contains(&goal) => Ok(goal - 1),
        _ => Err(wrong(format!("ambition: there is no goal {goal}"))),
    };
    for &goal in &words.done {
        own.done |= 1 << place(goal)?;
    }
    for (&goal, &times) in &words.counted {
        own.counted[place(goal)?] = times;
    }
    Ok(own)
}

/// The sheets that are laid out while they are chosen; nobody has one of them.
fn stage_sheets(game: &OuterRim, scenario: &Scenario, state: &mut State) -> Result<(), Refusal> {
    let owned: Vec<_> = state
        .players
        .iter()
        .filter_map(|area| area.ambition.sheet)
        .collect();
    let twice = |place: usize| owned[..place].contains(&owned[place]);
    if (0..owned.len()).any(twice) {
        return Err(wrong("ambition: a sheet is there twice"));
    }
    if !state.options.ambitions {
        return match owned.is_empty() && scenario.sheets.is_empty() {
            true => Ok(()),
            false => Err(wrong("ambition: this game has none")),
        };
    }
    let left = state.is_set_up() && ambitions::next_chooser(state).is_some();
    if !left {
        return Ok(());
    }
    let count = ambitions::sheets_needed(state) - owned.len();
    let stated = scenario.sheets.iter().map(|id| find_sheet(game, id));
    let stated = stated.collect::<Result<Vec<_>, _>>()?;
    let rest = (0..game.library.ambitions.len() as u8).map(AmbitionId);
    let rest = rest.filter(|_| stated.is_empty());
    let free = stated.iter().copied().chain(rest);
    let free = free.filter(|sheet| !owned.contains(sheet));
    state.sheets = free.take(count).collect();
    match state.sheets.len() == count && (stated.is_empty() || stated.len() == count) {
        true => Ok(()),
        false => Err(wrong(format!("sheets: {count} are laid out"))),
    }
}

/// Stated contacts where they are stated; all others that no card holds, facedown, in the order
/// of the box.
fn stage_contacts(game: &OuterRim, scenario: &Scenario, state: &mut State) -> Result<(), Refusal> {
    let mut stated = vec![false; game.library.contacts.len()];
    for id in &scenario.gone_contacts {
        let contact = find_contact(game, id)?;
        stated[contact.index()] = true;
        state.gone_contacts |= 1 << contact.0;
    }
    for id in scenario.spare_contacts.iter().flatten() {
        let contact = find_contact(game, id)?;
        if std::mem::replace(&mut stated[contact.index()], true) {
            return Err(wrong(format!("`{id}` is in two places")));
        }
        if state.spare_contacts.len() == MOST_SPARE {
            let why = format!("spare_contacts: at most {MOST_SPARE}");
            return Err(wrong(why));
        }
        state.spare_contacts.push(Hidden::unseen(contact));
    }
    for area in state.players.iter() {
        for held in area.assets.iter() {
            let asset = game.library.asset(held.card);
            let crew = asset
                .filter(|asset| asset.kind == Kind::Crew)
                .and_then(|asset| asset.contact);
            for contact in held.captive.into_iter().chain(crew) {
                stated[contact.index()] = true;
            }
        }
    }
    let mut said = vec![false; state.berths.len()];
    for (planet, words) in &scenario.contacts {
        let planet = find_space(game, planet)?;
        let berths: Vec<_> = game.library.berths_of(planet).collect();
        if words.len() > berths.len() {
            let most = berths.len();
            return Err(wrong(format!("contacts: at most {most} on this planet")));
        }
        for (berth, word) in berths.iter().zip(words) {
            said[berth.index()] = true;
            let (id, faceup, known) = match word {
                ContactWord::Plain(id) if id == "-" => continue,
                ContactWord::Plain(id) => (id, false, SeatSet::NONE),
                ContactWord::With {
                    contact,
                    faceup,
                    known,
                } => (
                    contact,
                    *faceup,
                    if *faceup { SeatSet::ALL } else { *known },
                ),
            };
            let card = find_contact(game, id)?;
            if std::mem::replace(&mut stated[card.index()], true) {
                return Err(wrong(format!("`{id}` is in two places")));
            }
            let contact = Hidden { card, known };
            state.berths[berth.index()] = Some(Token { contact, faceup });
        }
    }
    for contact in (0..game.library.contacts.len() as u8).map(ContactId) {
        if stated[contact.index()] {
            continue;
        }
        let (class, _) = game.library.contacts[contact.index()];
        let free = (0..state.berths.len()).find(|&place| {
            let home = game.library.berths[place].1.class() == Some(class);
            !said[place] && state.berths[place].is_none() && home
        });
        let contact = Hidden::unseen(contact);
        if let Some(place) = free {
            let faceup = false;
            state.berths[place] = Some(Token { contact, faceup });
        } else if scenario.spare_contacts.is_none() && stays_in_box(class) {
            state.spare_contacts.push(contact);
        }
    }
    Ok(())
}

/// Whether there may be more tokens of a class than places on the map.
fn stays_in_box(class: Class) -> bool {
    class == Class::Orange
}

fn stage_decks(
    game: &OuterRim,
    scenario: &Scenario,
    state: &mut State,
    taken: &mut [bool],
) -> Result<(), Refusal> {
    let mut stack = |home: Home, words: &[CardWord]| -> Result<Vec<_>, Refusal> {
        let mut deck = Vec::new();
        for word in words {
            let id = word.card();
            let card = take_card(game, id, taken)?;
            if game.library.card(card).home != home {
                return Err(wrong(format!("`{id}` belongs to another deck")));
            }
            // rule: rotating-assets/discard-resets-orientation
            let card = game.library.starts_as(card);
            let known = word.known(SeatSet::NONE);
            deck.push(Hidden { card, known });
        }
        let rest = game.library.cards_of(home);
        let rest = rest.filter(|card| !taken[card.index()]);
        deck.extend(rest.map(Hidden::unseen));
        deck.reverse();
        Ok(deck)
    };
    let nothing = Vec::new();
    for &deck in Market::ALL {
        let words = scenario.market.get(&deck).unwrap_or(&nothing);
        *state.deck_mut(deck) = stack(Home::Market(deck), words)?.into_iter().collect();
    }
    for (place, name) in game.library.encounter_decks.iter().enumerate() {
        let words = scenario.encounters.get(name).unwrap_or(&nothing);
        let home = Home::Encounters(crate::state::EncounterDeckId(place as u8));
        state.encounters[place] = stack(home, words)?.into_iter().collect();
    }
    let unknown = scenario
        .encounters
        .keys()
        .find(|name| !game.library.encounter_decks.contains(name));
    match unknown {
        Some(name) => Err(wrong(format!("encounters: there is no deck `{name}`"))),
        None => Ok(()),
    }
}

fn stage_rival(game: &OuterRim, scenario: &Scenario, state: &mut State) -> Result<(), Refusal> {
    let rivals = [&scenario.rival, &scenario.second_rival];
    let rivals = rivals.into_iter().flatten();
    if rivals.clone().count() == 0 {
        return Ok(());
    }
    if state.players.len() != rivals.clone().count() + 1 {
        return Err(wrong("rival: all players but one"));
    }
    for words in rivals {
        stage_ai_deck(game, scenario, words, state)?;
    }
    Ok(())
}

fn stage_ai_deck(
    game: &OuterRim,
    scenario: &Scenario,
    words: &RivalWords,
    state: &mut State,
) -> Result<(), Refusal> {
    let player = PlayerId(words.player);
    let area = scenario.players.get(player.index());
    let area = area.filter(|_| !state.is_rival(player));
    let Some(area) = area else {
        return Err(wrong("rival: one of the players, each once"));
    };
    let character = area.character.as_ref();
    let mut known = game.library.content().characters.iter();
    let character = character.and_then(|id| known.position(|one| one.id == *id));
    let character = character.map(|place| CharacterId(place as u8));
    let mut rest = solo::setup::ai_cards(game, character);
    let mut deck = Vec::new();
    for word in &words.deck {
        let id = word.card();
        let place = rest
            .iter()
            .position(|&card| solo::turn::ai_card(game, card).id == *id);
        let place = place.ok_or_else(|| wrong(format!("rival: no further AI card `{id}`")))?;
        let card = rest.remove(place);
        let known = word.known(SeatSet::NONE);
        deck.push(Hidden { card, known });
    }
    // As with all decks, it is laid out when the game begins.
    if !scenario.step.is_set_up() {
        deck.extend(rest.into_iter().map(Hidden::unseen));
    }
    deck.reverse();
    state.rivals.push(Rival {
        player,
        deck: deck.into_iter().collect(),
        ..Rival::default()
    });
    Ok(())
}

fn stage_turn(scenario: &Scenario, state: &mut State) -> Result<(), Refusal> {
    let player = |number: u8| {
        let exists = usize::from(number) < state.players.len();
        exists
            .then_some(PlayerId(number))
            .ok_or_else(|| wrong(format!("there is no player {number}")))
    };
    let (current, first) = (player(scenario.current)?, player(scenario.first)?);
    let step = match scenario.step {
        _ if state.is_rival(current) && scenario.step.is_in_turn() => Step::Rival,
        StepWord::Planning => Step::Planning,
        StepWord::Action => Step::Action,
        StepWord::Encounter => Step::Encounter,
        StepWord::End => Step::TurnEnd,
        StepWord::ChooseCharacter(number) => Step::ChooseCharacter(player(number)?),
        StepWord::ChooseShip(number) => Step::ChooseShip(player(number)?),
        StepWord::ChooseAmbition(number) => Step::ChooseAmbition(player(number)?),
        StepWord::ChooseStart(number) => Step::ChooseStart(player(number)?),
        StepWord::ChooseFaction(number) => Step::ChooseFaction(player(number)?),
        StepWord::Over(number) => Step::Over(player(number)?),
    };
    (state.current, state.first, state.step) = (current, first, step);
    state.turn = scenario.turn;
    let so_far = &scenario.so_far;
    let memory = &mut state.memory;
    memory.delivered = so_far.delivered;
    memory.marketed = so_far.marketed;
    memory.traded = so_far.traded;
    memory.ends = so_far.ends;
    memory.cut_short = so_far.cut_short;
    memory.extra = so_far.extra_follows;
    memory.is_extra = so_far.is_extra;
    memory.declined = so_far.declined;
    for &player in &so_far.unwilling {
        if usize::from(player) >= scenario.players.len() {
            return Err(wrong("so_far: nobody of this number declined"));
        }
        memory.unwilling |= 1 << player;
    }
    if so_far.used.len() > 24 {
        return Err(wrong("so_far: too many used abilities"));
    }
    memory.used = so_far
        .used
        .iter()
        .map(|&ability| AbilityId(ability))
        .collect();
    Ok(())
}
