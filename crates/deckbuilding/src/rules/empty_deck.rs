//! Drawing, and forming decks anew when a card is needed.

use crate::event::Event;
use crate::state::{CardId, Player, State};
use tabletop::{Hidden, Log, SeatSet};

/// Draws so many cards, or as many as there are anywhere.
pub(crate) fn draw(state: &mut State, player: Player, cards: usize, log: &mut Log<Event>) {
    let seat = SeatSet::of(state.seat(player));
    for _ in 0..cards {
        // rule: empty-deck/reshuffle-only-when-a-card-is-needed
        if state.area(player).deck.is_empty() {
            reform(state, player, log);
        }
        let area = state.area_mut(player);
        // rule: empty-deck/no-cards-anywhere-draw-fewer
        let Some(mut card) = area.deck.take_top() else {
            return;
        };
        card.show(seat, log);
        state.take_in_hand(player, card);
        let (card, known) = (Some(card.card), card.known);
        log.tell(state, || Event::Drew {
            player,
            card,
            known,
        });
    }
}

/// How many cards the player could draw.
pub(crate) fn drawable(state: &State, player: Player) -> usize {
    let area = state.area(player);
    area.deck.len() + area.discard.len()
}

fn reform(state: &mut State, player: Player, log: &mut Log<Event>) {
    let State { players, fate, .. } = state;
    let area = &mut players[player as usize];
    if area.discard.is_empty() {
        return;
    }
    for &card in &area.discard {
        area.deck.put(Hidden::unseen(card));
    }
    area.discard.clear();
    area.deck.shuffle(fate);
    let player = Some(player);
    log.tell(state, || Event::Shuffled { player });
}

/// How many cards the galaxy deck could still give.
pub(crate) fn galaxy_left(state: &State) -> usize {
    state.galaxy.len() + state.galaxy_discard.len()
}

/// Takes the top card of the galaxy deck.
pub(crate) fn take_galaxy(state: &mut State, log: &mut Log<Event>) -> Option<Hidden<CardId>> {
    ready_galaxy(state, 1, log);
    state.galaxy.take_top()
}

/// Sees to it that the galaxy deck has so many cards, if there are any.
pub(crate) fn ready_galaxy(state: &mut State, cards: usize, log: &mut Log<Event>) {
    // rule: empty-deck/galaxy-deck-follows-the-same-rule
    // rule: empty-deck/look-and-reveal-also-rebuild
    if state.galaxy.len() >= cards || state.galaxy_discard.is_empty() {
        return;
    }
    // What is left of the deck stays on top: it would be taken before the shuffle.
    let rest = std::mem::take(&mut state.galaxy);
    for &card in &state.galaxy_discard {
        state.galaxy.put(Hidden::unseen(card));
    }
    state.galaxy_discard.clear();
    state.galaxy.shuffle(&mut state.fate);
    for card in rest.iter() {
        state.galaxy.put(*card);
    }
    log.tell(state, || Event::Shuffled { player: None });
}
