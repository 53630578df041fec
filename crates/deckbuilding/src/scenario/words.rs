//! Telling a position in words.

use super::{Area, CardWord, DutyWord, InPlayWord, InPlayWords, Scenario, SoFar};
use crate::Deckbuilding;
use crate::choice::Target;
use crate::setup::Setup;
use crate::state::{BaseId, CardId, Duty, InPlay, MOST_BASES, Player, State};
use tabletop::{Hidden, Pile, SeatSet};

pub(crate) fn words(game: &Deckbuilding, state: &State) -> Scenario {
    let library = &game.library;
    let id = |card: CardId| library.card(card).id.clone();
    let base_id = |base: BaseId| library.base(base).id.clone();
    let place = |card: CardId| {
        let place = state.row.iter().position(|&other| other == card);
        place.unwrap_or_default() as u8
    };
    let hidden = |card: &Hidden<CardId>, usual: SeatSet| {
        let name = id(card.card);
        if card.known == usual {
            CardWord::Plain(name)
        } else {
            CardWord::Known {
                card: name,
                known: card.known,
            }
        }
    };
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
        turn_begins: false,
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
        },
        shuffles: Vec::new(),
        random: Vec::new(),
    }
}
