//! Telling a position in words.

use super::{Area, CardWord, DutyWord, InPlayWord, InPlayWords, PlaceWord, Scenario, SoFar};
use crate::Deckbuilding;
use crate::choice::Target;
use crate::setup::Setup;
use crate::state::{BaseId, CardId, Duty, InPlay, MOST_BASES, Phase, Player, State};
use tabletop::{Hidden, Pile, SeatSet};

pub(crate) fn words(game: &Deckbuilding, state: &State) -> Scenario {
    let library = &game.library;
    let id = |card: CardId| library.card(card).id.clone();
    let base_id = |base: BaseId| library.base(base).id.clone();
    let place = |card: CardId| {
        let place = state.row.iter().position(|&other| other == card);
        place.unwrap_or_default() as u8
    };
    let hidden =
        |card: &Hidden<CardId>, usual: SeatSet| CardWord::of(id(card.card), card.known, usual);
    let in_play = |card: &InPlay| {
        if *card == InPlay::fresh(card.card) {
            return InPlayWord::Plain(id(card.card));
        }
        InPlayWord::With(InPlayWords {
            card: id(card.card),
            used: card.used,
            gained: card.gained,
            damage: card.damage,
            duty: match card.duty() {
                Duty::Ready => DutyWord::Ready,
                Duty::Spent => DutyWord::Spent,
                Duty::Committed(Target::Base) => DutyWord::Base,
                Duty::Committed(Target::Row(card)) => DutyWord::Row(place(card)),
            },
        })
    };
    let bases = |pile: &Pile<BaseId, MOST_BASES>| pile.cards().map(base_id).collect::<Vec<_>>();
    let area = |player: Player| {
        let area = state.area(player);
        let owner = SeatSet::of(state.seat(player));
        let deck = area.deck.iter().rev();
        Area {
            base: area.base.map(base_id),
            damage: area.damage,
            bases: Some(bases(&area.bases)),
            unpicked: bases(&area.unpicked),
            victory: area.victory.iter().map(|&base| base_id(base)).collect(),
            hand: area.hand.iter().map(|card| hidden(card, owner)).collect(),
            deck: deck.map(|card| hidden(card, SeatSet::NONE)).collect(),
            discard: area.discard.iter().rev().map(|&card| id(card)).collect(),
            ships: area.ships.iter().map(in_play).collect(),
        }
    };
    let memory = &state.memory;
    Scenario {
        setup: Setup {
            sides: match state.seats[0].0 {
                0 => vec![Player::Empire, Player::Rebel],
                _ => vec![Player::Rebel, Player::Empire],
            },
            mode: state.options.mode,
            goal: Some(state.options.goal),
            pay_off: state.options.pay_off,
        },
        turn: state.turn,
        active: state.active,
        turn_begins: state.phase == Phase::NewBase,
        force: state.force,
        resources: state.resources,
        empire: area(Player::Empire),
        rebel: area(Player::Rebel),
        units: state.units.iter().map(in_play).collect(),
        row: state.row.iter().map(|&card| id(card)).collect(),
        galaxy: state
            .galaxy
            .iter()
            .rev()
            .map(|card| hidden(card, SeatSet::NONE))
            .collect(),
        galaxy_discard: state
            .galaxy_discard
            .iter()
            .rev()
            .map(|&card| id(card))
            .collect(),
        pilots: Some(state.pilots.len() as u8),
        so_far: SoFar {
            neutrals_played: memory.neutrals_played,
            purchases: memory.purchases,
            neutral_purchases: memory.neutral_purchases,
            next_purchase_on_deck: memory.next_on_deck,
            base_used: memory.base_used,
            prevented: memory.shielded,
            hunted: memory.hunted.map(place),
            borrowed: borrowed(state),
        },
        shuffles: Vec::new(),
        random: Vec::new(),
        half_done: memory.half_done || is_half_done(state),
    }
}

/// Whether something is half done that these words cannot tell.
fn is_half_done(state: &State) -> bool {
    match state.phase {
        Phase::Over(_) => false,
        Phase::PickBases(_) => true,
        _ => !state.stack.is_empty(),
    }
}

/// Where the cards are that are exiled when the turn ends; what left the player's places needs no
/// exile any more.
fn borrowed(state: &State) -> Vec<PlaceWord> {
    let mine = state.mine();
    let place_of = |card: CardId| {
        let is_it = |other: CardId| other == card;
        let in_play = |cards: &[InPlay]| cards.iter().position(|other| other.card == card);
        let hand = || mine.hand.cards().position(is_it);
        let discard = || mine.discard.iter().rev().copied().position(is_it);
        let deck = || mine.deck.cards().rev().position(is_it);
        (hand().map(|place| PlaceWord::Hand(place as u8)))
            .or_else(|| in_play(&state.units).map(|place| PlaceWord::Unit(place as u8)))
            .or_else(|| in_play(&mine.ships).map(|place| PlaceWord::Ship(place as u8)))
            .or_else(|| discard().map(|place| PlaceWord::Discard(place as u8)))
            .or_else(|| deck().map(|place| PlaceWord::Deck(place as u8)))
    };
    let borrowed = state.memory.borrowed.iter();
    borrowed.filter_map(|&card| place_of(card)).collect()
}
