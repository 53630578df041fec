//! Playing cards from the hand.

use super::taking_turn::Sheet;
use super::{abilities, force};
use crate::Deckbuilding;
use crate::content::{Faction, Kinds, Moment};
use crate::event::Event;
use crate::state::{CardId, InPlay, State};
use tabletop::{Log, SeatSet};

/// The cards the active player can play: any in the hand, of alike ones with the same fate the first.
#[inline]
pub(super) fn playable(game: &Deckbuilding, state: &State, sheet: &mut Sheet<'_>) {
    let (mut kept, mut borrowed) = (Kinds::default(), Kinds::default());
    for card in state.mine().hand.cards() {
        let kind = game.library.glance(card).kind;
        // Hardly ever is anything borrowed, so this branch is predicted well.
        let new = if state.is_borrowed(card) {
            borrowed.add(kind)
        } else {
            kept.add(kind)
        };
        sheet.note_if(card, new);
    }
}

/// Plays a card: it enters play and gives its resources and its Force at once.
pub(crate) fn play(game: &Deckbuilding, state: &mut State, card: CardId, log: &mut Log<Event>) {
    let player = state.active;
    let facts = game.library.facts(card);
    if let Some(mut played) = state.mine_mut().hand.take(card) {
        played.show(SeatSet::ALL, log);
    }
    if facts.is_ship() {
        state.mine_mut().ships.push(InPlay::fresh(card));
    } else {
        state.units.push(InPlay::fresh(card));
    }
    log.tell(state, || Event::Played { player, card });
    // rule: playing/resources-then-force-on-play
    gain_resources(state, facts.resources, log);
    force::gain(state, player, facts.force, log);
    let own = abilities::card_at(game, card, Moment::Played);
    let mut base = None;
    if facts.faction == Faction::Neutral {
        state.memory.neutrals_played += 1;
        if state.memory.neutrals_played == 1 {
            base = abilities::base_at(game, state, Moment::FirstNeutralPlayed);
        }
    }
    abilities::trigger(state, own.into_iter().chain(base), None);
}

/// Adds to the pool.
pub(crate) fn gain_resources(state: &mut State, amount: u8, log: &mut Log<Event>) {
    let player = state.active;
    state.resources += u16::from(amount);
    log.tell_all(state, || {
        (amount > 0).then_some(Event::Resources { player, amount })
    });
}
