//! What must hold after every decision.

use crate::OuterRim;
use crate::state::{CardId, Frame, PlayerId, State, Step};

impl OuterRim {
    /// What is wrong with a position; nothing, in a sound game.
    pub fn flaws(&self, state: &State) -> Vec<String> {
        let mut flaws = Vec::new();
        // Who wins leaves everything as it lies, half-drawn cards included.
        if matches!(state.step, Step::Over(_)) {
            return flaws;
        }
        for card in (0..self.library.cards.len()).map(|place| CardId(place as u16)) {
            let places = self.places(state, card);
            // A databank card that is nowhere else lies in the databank.
            if places > 1 || (places == 0 && !self.is_databank(card) && state.turn > 0) {
                flaws.push(format!("{card:?} lies in {places} places"));
            }
        }
        self.contact_flaws(state, &mut flaws);
        self.deck_flaws(state, &mut flaws);
        for player in state.clockwise(PlayerId(0)) {
            let restoring = state
                .stack
                .iter()
                .any(|frame| *frame == Frame::Overflow { player });
            if state.turn > 0 && !restoring && !self.all_fits(state, player) {
                flaws.push(format!("{player:?} has more assets than slots"));
            }
        }
        flaws
    }

    fn places(&self, state: &State, card: CardId) -> usize {
        let in_market = state.market.iter().flat_map(|deck| deck.iter());
        let in_encounters = state.encounters.iter().flat_map(|deck| deck.iter());
        let in_decks = in_market.chain(in_encounters);
        let in_decks = in_decks.filter(|hidden| hidden.card == card).count();
        let with_players = state.players.iter().map(|area| {
            let held = area.assets.iter().filter(|held| held.card == card).count();
            let secret = area.secrets.iter().filter(|hidden| hidden.card == card);
            held + secret.count()
        });
        let half_done = state.stack.iter().filter(|frame| match frame {
            Frame::Gain { card: other, .. } => {
                // A card that is resolved and offers its asset counts once.
                *other == card && !self.is_resolved(state, card)
            }
            Frame::Encounter { card: other, kept } => *other == card && !kept,
            Frame::Databank { card: other } => *other == card && state.owner(card).is_none(),
            Frame::Job { databank, .. } => *databank == Some(card),
            _ => false,
        });
        in_decks
            + with_players.sum::<usize>()
            + half_done.count()
            + usize::from(state.is_gone(card))
    }

    fn is_resolved(&self, state: &State, card: CardId) -> bool {
        state.stack.iter().any(|frame| {
            matches!(frame, Frame::Encounter { card: other, .. } | Frame::Databank { card: other }
                if *other == card)
        })
    }

    /// Every AI card lies in the deck, or is the one that is resolved.
    fn deck_flaws(&self, state: &State, flaws: &mut Vec<String>) {
        let Some(rival) = state.rival.filter(|_| state.turn > 0) else {
            return;
        };
        let under_way = rival.resolving.filter(|card| !card.shuffled);
        let deck = rival.deck.iter().map(|hidden| hidden.card);
        let mut cards: Vec<_> = deck.chain(under_way.map(|one| one.card)).collect();
        cards.sort_unstable();
        if !cards.iter().copied().eq(self.ai_cards()) {
            flaws.push(format!("the AI deck has {cards:?}"));
        }
    }

    fn contact_flaws(&self, state: &State, flaws: &mut Vec<String>) {
        for contact in 0..self.library.contacts.len() as u8 {
            let id = crate::state::ContactId(contact);
            let on_map = state.berths.iter().flatten();
            let on_map = on_map.filter(|token| token.contact.card == id).count();
            let held = state.players.iter().flat_map(|area| area.assets.iter());
            let held = held.filter(|held| held.captive == Some(id)).count();
            let gone = usize::from(state.gone_contacts >> contact & 1 == 1);
            if on_map + held + gone > 1 {
                flaws.push(format!("{id:?} is in {} places", on_map + held + gone));
            }
        }
    }
}
