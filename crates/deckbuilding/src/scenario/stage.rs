//! Putting a stated position on the table.

use super::stager::Stager;
use super::{PlaceWord, Scenario};
use crate::Deckbuilding;
use crate::setup;
use crate::state::{CardId, FORCE_END, InPlay, Phase, Player, ROW, State};
use tabletop::{Fate, Refusal, Script, SeatSet};

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
    let row = state.row;
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
    for &place in &scenario.so_far.borrowed {
        let card = lying_at(&state, place)
            .filter(|_| !state.memory.borrowed.is_full())
            .ok_or_else(|| Refusal::scenario(format!("borrowed: no card at {place:?}")))?;
        state.memory.borrowed.push(card);
    }
    for player in Player::BOTH {
        let hand = std::mem::take(&mut state.area_mut(player).hand);
        for &card in hand.iter() {
            state.take_in_hand(player, card);
        }
    }
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
    state.memory.half_done = scenario.half_done;
    Ok(state)
}

/// The active player's card at a place, as the position lists it.
fn lying_at(state: &State, place: PlaceWord) -> Option<CardId> {
    let mine = state.mine();
    let in_play = |cards: &[InPlay], place: u8| Some(cards.get(usize::from(place))?.card);
    match place {
        PlaceWord::Hand(place) => mine.hand.cards().nth(place.into()),
        PlaceWord::Unit(place) => in_play(&state.units, place),
        PlaceWord::Ship(place) => in_play(&mine.ships, place),
        PlaceWord::Discard(place) => mine.discard.iter().rev().copied().nth(place.into()),
        PlaceWord::Deck(place) => mine.deck.cards().rev().nth(place.into()),
    }
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
            let name = &game.library.card(card).id;
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
