//! Of alike cards one choice is listed: those it stands for.

use crate::Deckbuilding;
use crate::choice::Choice;
use crate::rules::taking_turn;
use crate::state::{CardId, Player, State};

/// The cards a choice stands for besides its own: the first of alike ones is offered, so the others
/// lie behind it, and the next of them is offered once it is gone.
pub(super) fn alike(game: &Deckbuilding, state: &State, choice: &Choice) -> Vec<CardId> {
    match *choice {
        Choice::Play(card) => in_pile(game, state, card, state.mine().hand.cards()),
        Choice::Use(card) | Choice::Commit(card, _) => in_play(game, state, card),
        Choice::Pick(card) => picked(game, state, card),
        _ => Vec::new(),
    }
}

/// Cards of the row and ships are offered one by one, and so are two cards somebody looks at.
fn picked(game: &Deckbuilding, state: &State, card: CardId) -> Vec<CardId> {
    for player in Player::BOTH {
        let area = state.area(player);
        if area.hand.contains(card) {
            return in_pile(game, state, card, area.hand.cards());
        }
        if area.discard.contains(&card) {
            return in_pile(game, state, card, area.discard.iter().copied());
        }
    }
    in_pile(game, state, card, state.galaxy_discard.iter().copied())
}

fn in_pile(
    game: &Deckbuilding,
    state: &State,
    card: CardId,
    pile: impl Iterator<Item = CardId>,
) -> Vec<CardId> {
    let kind = |card: CardId| (game.library.glance(card).kind, state.is_borrowed(card));
    let behind = pile.skip_while(|&other| other != card).skip(1);
    behind.filter(|&other| kind(other) == kind(card)).collect()
}

fn in_play(game: &Deckbuilding, state: &State, card: CardId) -> Vec<CardId> {
    let mut behind = state.in_play().skip_while(|other| other.card != card);
    let Some(this) = behind.next() else {
        return Vec::new();
    };
    let likeness = |card| taking_turn::likeness(game, state, card);
    let alike = behind.filter(|other| likeness(other) == likeness(this));
    alike.map(|other| other.card).collect()
}
