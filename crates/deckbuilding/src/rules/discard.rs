//! Discarding cards from hands and from the galaxy.

use super::{abilities, row};
use crate::Deckbuilding;
use crate::content::Moment;
use crate::event::{Event, Zone};
use crate::state::{CardId, Player, State};
use tabletop::{Log, SeatSet};

/// Discards a card from a hand.
pub(crate) fn from_hand(
    game: &Deckbuilding,
    state: &mut State,
    player: Player,
    card: CardId,
    log: &mut Log<Event>,
) {
    let area = state.area_mut(player);
    let Some(mut gone) = area.hand.take(card) else {
        return;
    };
    gone.show(SeatSet::ALL, log);
    // rule: glossary-discard/each-zone-has-its-pile
    area.discard.push(card);
    log.tell(state, || Event::Discarded {
        player,
        card,
        from: Zone::Hand,
    });
    // rule: faq/yavin-iv-triggers-every-time
    if player != state.active {
        abilities::base_trigger(game, state, Moment::OpponentDiscards, None);
    }
}

/// Discards a card from the galaxy row: no reward, but the row is filled.
pub(crate) fn from_row(state: &mut State, card: CardId, log: &mut Log<Event>) {
    let player = state.active;
    log.tell(state, || Event::Discarded {
        player,
        card,
        from: Zone::Row,
    });
    // rule: glossary-discard/no-reward-for-discarding
    state.galaxy_discard.push(card);
    row::remove(state, card, log);
}

/// Discards the top card of the galaxy deck.
pub(crate) fn from_galaxy(state: &mut State, log: &mut Log<Event>) {
    let player = state.active;
    if let Some(mut gone) = state.galaxy.take_top() {
        gone.show(SeatSet::ALL, log);
        let card = gone.card;
        state.galaxy_discard.push(card);
        log.tell(state, || Event::Discarded {
            player,
            card,
            from: Zone::Galaxy,
        });
    }
}
