//! How the rival gains crew from contacts; Appendix 3, "Gaining Crew".

use crate::OuterRim;
use crate::content::Kind;
use crate::event::{Event, Lot, Spared};
use crate::state::{BerthId, CardId, Frame, PlayerId, State};
use tabletop::Log;

impl OuterRim {
    /// The contact of the lowest class on the rival's planet, of those that lie so; the leftmost.
    fn lowest_here(&self, state: &State, player: PlayerId, faceup: bool) -> Option<BerthId> {
        // rule: solo-crew/same-class-takes-the-leftmost
        let berths = self.library.berths_of(state.area(player).space);
        let lying = berths.filter_map(|berth| {
            let token = state.berths[berth.index()].filter(|token| token.faceup == faceup)?;
            Some((self.library.contacts[token.contact.card.index()].0, berth))
        });
        lying.min().map(|(_, berth)| berth)
    }

    /// The facedown contact of the lowest class on the rival's planet.
    pub(super) fn facedown_here(&self, state: &State, player: PlayerId) -> Option<BerthId> {
        self.lowest_here(state, player, false)
    }

    /// Whether there is a contact to turn up, or an open one with crew; or why not.
    pub(super) fn has_recruit(&self, state: &State, player: PlayerId) -> Result<(), Spared> {
        // rule: solo-crew/facedown-contacts-first, solo-crew/otherwise-lowest-faceup-contact
        if self.facedown_here(state, player).is_some() {
            return Ok(());
        }
        let open = self.lowest_here(state, player, true);
        let open = open.ok_or(Spared::NoContact)?;
        // rule: solo-crew/reveal-alone-is-an-effect, solo-crew/no-second-try
        let crew = self.crew_cards(state, open).next();
        crew.map(|_| ()).ok_or(Spared::NoCrew)
    }

    /// The databank cards of an open contact that are crew.
    fn crew_cards(&self, state: &State, berth: BerthId) -> impl Iterator<Item = CardId> {
        let token = state.berths[berth.index()];
        let number = token.map(|token| self.library.contacts[token.contact.card.index()].1);
        let cards = number
            .into_iter()
            .flat_map(|number| self.library.databank(number));
        cards.filter(|&card| self.is_crew(card))
    }

    fn is_crew(&self, card: CardId) -> bool {
        let asset = self.library.asset(card);
        asset.is_some_and(|asset| asset.kind == Kind::Crew)
    }

    /// Turns up a contact and takes its crew aboard, if its card has one.
    pub(super) fn recruit(&self, state: &mut State, player: PlayerId, log: &mut Log<Event>) {
        let berth = self
            .facedown_here(state, player)
            .or_else(|| self.lowest_here(state, player, true));
        let Some(berth) = berth else {
            return;
        };
        self.turn_up(state, berth, log);
        let number = state.berths[berth.index()]
            .map(|token| self.library.contacts[token.contact.card.index()].1);
        let card = number.and_then(|number| self.draw_databank(state, number));
        // rule: solo-crew/contact-is-read-only-for-crew, solo-crew/no-crew-on-the-card
        if let Some(card) = card.filter(|&card| self.is_crew(card)) {
            self.make_room_for_crew(state, player, log);
            // rule: solo-crew/contact-token-leaves-the-map
            self.lift_contact(state, berth, false, log);
            self.take_asset(state, player, card, false, log);
        }
    }

    /// Discards one of the crew by chance if there is no empty slot. It comes back to the map before
    /// the newcomer leaves it.
    fn make_room_for_crew(&self, state: &mut State, player: PlayerId, log: &mut Log<Event>) {
        // rule: solo-crew/full-slots-drop-one-at-random, solo-crew/dropped-crew-returns-to-a-planet
        if self.has_slot(state, player, Kind::Crew) {
            return;
        }
        let held = state.area(player).assets.iter().map(|held| held.card);
        let crew: Vec<CardId> = held.filter(|&card| self.is_crew(card)).collect();
        if let Some(card) = self.draw_lot(state, Lot::Crew, &crew, log) {
            self.discard_asset(state, player, card, log);
        }
        while matches!(state.stack.last(), Some(Frame::PlaceContact { .. })) {
            self.answer_for_rival(state, log);
        }
    }
}
