//! Telling a position.

use super::{
    AmbitionWords, AssetWord, CardWord, ContactWord, PatrolWords, PlayerWords, RivalWords,
    Scenario, SoFar, StepWord, favors, house,
};
use crate::OuterRim;
use crate::content::{Expansion, Faction, Home, MOST_GOALS, Market, Standing};
use crate::rules::solo;
use crate::state::{
    AiCardId, AmbitionId, CardId, EncounterDeckId, PlayerArea, PlayerId, Rival, SpaceId, State,
    Step, Token,
};
use tabletop::{Hidden, Seat, SeatSet};

/// The position in public words.
pub(crate) fn words(game: &OuterRim, state: &State) -> Scenario {
    let script = state.fate.script();
    Scenario {
        with: game.library.boxes(),
        favors: state.options.favors,
        house: state.options.house,
        conflict: house::words(state),
        ambitions: state.options.ambitions,
        sheets: state
            .sheets
            .iter()
            .map(|&sheet| ambition_word(game, sheet))
            .collect(),
        fame: state.options.fame,
        tiles: state
            .tiles
            .iter()
            .map(|tile| tile_word(game, tile.index()))
            .collect(),
        turn: state.turn,
        current: state.current.0,
        first: state.first.0,
        step: match state.step {
            Step::ChooseCharacter(player) => StepWord::ChooseCharacter(player.0),
            Step::ChooseShip(player) => StepWord::ChooseShip(player.0),
            Step::ChooseAmbition(player) => StepWord::ChooseAmbition(player.0),
            Step::ChooseStart(player) => StepWord::ChooseStart(player.0),
            Step::ChooseFaction(player) => StepWord::ChooseFaction(player.0),
            Step::Planning | Step::Planned | Step::Rival => StepWord::Planning,
            Step::Action => StepWord::Action,
            Step::Encounter => StepWord::Encounter,
            Step::TurnEnd => StepWord::End,
            Step::Over(player) => StepWord::Over(player.0),
        },
        players: state
            .clockwise(PlayerId(0))
            .map(|player| player_words(game, state, player))
            .collect(),
        rival: state.rivals.first().map(|rival| rival_words(game, rival)),
        second_rival: state.rivals.get(1).map(|rival| rival_words(game, rival)),
        patrols: Faction::ALL
            .iter()
            .map(|&faction| {
                let patrol = state.patrol(faction);
                let space = space_word(game, patrol.space);
                let level = patrol.level;
                (faction, PatrolWords { level, space })
            })
            .collect(),
        contacts: game
            .library
            .planets
            .iter()
            .map(|planet| {
                let berths = game.library.berths_of(planet);
                let words = berths.map(|berth| contact_word(game, state.berths[berth.index()]));
                (space_word(game, planet), words.collect())
            })
            .collect(),
        market: Market::ALL
            .iter()
            .map(|&deck| {
                (
                    deck,
                    deck_words(game, state, state.deck(deck), Home::Market(deck)),
                )
            })
            .collect(),
        encounters: game
            .library
            .encounter_decks
            .iter()
            .zip(&state.encounters)
            .enumerate()
            .map(|(place, (name, deck))| {
                let home = Home::Encounters(EncounterDeckId(place as u8));
                (name.clone(), deck_words(game, state, deck, home))
            })
            .collect(),
        gone: (0..game.library.cards.len() as u16)
            .map(CardId)
            .filter(|&card| state.is_gone(card))
            .map(|card| card_word(game, card))
            .collect(),
        gone_contacts: (0..game.library.contacts.len())
            .filter(|place| state.gone_contacts >> place & 1 == 1)
            .map(|place| game.library.content().contacts[place].id.clone())
            .collect(),
        spare_contacts: spare_words(game, state),
        debts: favors::debts(state),
        requests: favors::requests(game, state),
        so_far: SoFar {
            delivered: state.memory.delivered,
            marketed: state.memory.marketed,
            traded: state.memory.traded,
            ends: state.memory.ends,
            cut_short: state.memory.cut_short,
            extra_follows: state.memory.extra,
            is_extra: state.memory.is_extra,
            used: state.memory.used.iter().map(|ability| ability.0).collect(),
            declined: state.memory.declined,
            unwilling: (0..state.players.len() as u8)
                .filter(|player| state.memory.unwilling >> player & 1 == 1)
                .collect(),
        },
        dice: script
            .rolls
            .iter()
            .filter_map(|&side| crate::content::Die::SIDES.get(side as usize).copied())
            .collect(),
        half_done: !state.stack.is_empty(),
    }
}

/// The contacts that stayed in the box, where some can.
fn spare_words(game: &OuterRim, state: &State) -> Option<Vec<String>> {
    let contacts = &game.library.content().contacts;
    let spare = state.spare_contacts.iter();
    let spare = spare.map(|spare| contacts[spare.card.index()].id.clone());
    let can_be = game.library.has(Expansion::UnfinishedBusiness);
    can_be.then(|| spare.collect())
}

fn tile_word(game: &OuterRim, tile: usize) -> String {
    game.library.content().tiles[tile].id.clone()
}

pub(crate) fn space_word(game: &OuterRim, space: SpaceId) -> String {
    printed_space(game, space).id.clone()
}

/// What is printed of a space.
pub(crate) fn printed_space(game: &OuterRim, space: SpaceId) -> &crate::content::Space {
    let tiles = game.library.content().tiles.iter();
    let mut spaces = tiles.flat_map(|tile| &tile.spaces);
    spaces.nth(space.index()).unwrap_or_else(|| {
        // Every space has a number of its own.
        &game.library.content().tiles[0].spaces[0]
    })
}

/// The id of a card.
pub(crate) fn card_id(game: &OuterRim, card: CardId) -> &str {
    let content = game.library.content();
    let (market, encounters) = (content.market.len(), content.encounters.len());
    let place = card.index();
    if let Some(card) = content.market_print(place) {
        &card.id
    } else if let Some(card) = content.encounters.get(place - market) {
        &card.id
    } else {
        &content.databank[place - market - encounters].id
    }
}

/// The id of a card, to be kept.
pub(crate) fn card_word(game: &OuterRim, card: CardId) -> String {
    card_id(game, card).to_string()
}

fn hidden_word(game: &OuterRim, hidden: Hidden<CardId>, usual: SeatSet) -> CardWord {
    CardWord::of(card_word(game, hidden.card), hidden.known, usual)
}

/// A deck from the top, and beneath it what is being resolved and belongs there.
fn deck_words(
    game: &OuterRim,
    state: &State,
    deck: &[Hidden<CardId>],
    home: Home,
) -> Vec<CardWord> {
    let from_top = deck.iter().rev().copied();
    let resolved = game.library.cards_of(home).filter(|&card| {
        let lies = deck.iter().any(|hidden| hidden.card == card);
        !lies && lies_nowhere(game, state, card)
    });
    let all = from_top.chain(resolved.map(Hidden::open));
    all.map(|hidden| hidden_word(game, hidden, SeatSet::NONE))
        .collect()
}

fn rival_words(game: &OuterRim, rival: &Rival) -> RivalWords {
    // The card under way goes under the others, where the next turn would find it.
    let under_way = rival.resolving.filter(|card| !card.shuffled);
    let under_way = under_way.map(|resolving| Hidden::open(resolving.card));
    let from_top = rival.deck.iter().rev().copied().chain(under_way);
    let word = |hidden: Hidden<AiCardId>| {
        let card = solo::turn::ai_card(game, hidden.card).id.clone();
        CardWord::of(card, hidden.known, SeatSet::NONE)
    };
    RivalWords {
        player: rival.player.0,
        deck: from_top.map(word).collect(),
    }
}

fn lies_nowhere(game: &OuterRim, state: &State, card: CardId) -> bool {
    let rotated = game.library.card(card).other_end;
    let with_somebody = state.players.iter().any(|area| {
        area.has(card)
            || rotated.is_some_and(|end| area.has(end))
            || area.secrets.iter().any(|secret| secret.card == card)
    });
    !state.is_set_up() && !with_somebody && !state.is_gone(card)
}

fn contact_word(game: &OuterRim, token: Option<Token>) -> ContactWord {
    let Some(token) = token else {
        return ContactWord::Plain("-".into());
    };
    let place = token.contact.card.index();
    let contact = game.library.content().contacts[place].id.clone();
    if !token.faceup && token.contact.known == SeatSet::NONE {
        return ContactWord::Plain(contact);
    }
    ContactWord::With {
        contact,
        faceup: token.faceup,
        known: token.contact.known,
    }
}

fn ambition_word(game: &OuterRim, sheet: AmbitionId) -> String {
    game.library.content().ambitions[sheet.index()].id.clone()
}

fn ambition_words(game: &OuterRim, area: &PlayerArea) -> Option<AmbitionWords> {
    let own = &area.ambition;
    let goals = 0..MOST_GOALS;
    let counted = (1..).zip(own.counted).filter(|(_, times)| *times > 0);
    own.sheet.map(|sheet| AmbitionWords {
        sheet: ambition_word(game, sheet),
        done: goals
            .filter(|&goal| own.has(goal))
            .map(|goal| goal as u8 + 1)
            .collect(),
        counted: counted.collect(),
    })
}

fn player_words(game: &OuterRim, state: &State, player: PlayerId) -> PlayerWords {
    let area = state.area(player);
    let content = game.library.content();
    let own = SeatSet::of(Seat(player.0));
    PlayerWords {
        character: area
            .character
            .map(|one| content.characters[one.index()].id.clone()),
        flipped: area.flipped,
        ship: area.ship.map(|one| content.ships[one.index()].id.clone()),
        ship_flipped: area.ship_flipped,
        space: space_word(game, area.space),
        credits: u32::from(area.credits) * 1000,
        fame: area.fame,
        reputation: Faction::ALL
            .iter()
            .map(|&faction| (faction, area.standing(faction)))
            .filter(|&(_, standing)| standing != Standing::Neutral)
            .collect(),
        damage: area.damage,
        defeated: area.defeated,
        progress: area.progress,
        ambition: ambition_words(game, area),
        tokens: area
            .tokens
            .iter()
            .map(|space| space_word(game, space))
            .collect(),
        assets: area
            .assets
            .iter()
            .map(|held| match held.captive {
                None if held.marked => AssetWord::Marked {
                    marked: card_word(game, held.card),
                },
                None => AssetWord::Plain(card_word(game, held.card)),
                Some(captive) => AssetWord::With {
                    card: card_word(game, held.card),
                    captive: content.contacts[captive.index()].id.clone(),
                },
            })
            .collect(),
        secrets: area
            .secrets
            .iter()
            .map(|&secret| hidden_word(game, secret, own))
            .collect(),
        favor: state.favors.received[player.index()],
    }
}
