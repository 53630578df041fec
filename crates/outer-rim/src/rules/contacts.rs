//! Contacts and the databank; glossary "Contact Tokens", "Encountering a Contact", "Databank".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::Contacts;
use crate::event::Event;
use crate::state::{
    Bearer, BerthId, CardId, Cause, ContactId, Foe, Frame, PlayerId, Spaces, State,
};
use tabletop::{Log, Seat, SeatSet};

impl OuterRim {
    /// Encounters the contact at a place: it is turned up, and fought or resolved.
    pub(crate) fn encounter_contact(
        &self,
        state: &mut State,
        berth: BerthId,
        log: &mut Log<Event>,
    ) {
        let lay_facedown = state.berths[berth.index()].is_some_and(|token| !token.faceup);
        self.turn_up(state, berth, log);
        let Some(token) = state.berths[berth.index()] else {
            return;
        };
        // rule: contact-encounters/decide-to-fight-after-flip
        let bounty = self.bounty_for(state, state.current, token.contact.card);
        if bounty.is_some() {
            state.stack.push(Frame::Hunt { berth });
        } else {
            self.resolve_contact(state, berth, lay_facedown, log);
        }
    }

    /// Turns a contact faceup.
    pub(crate) fn turn_up(&self, state: &mut State, berth: BerthId, log: &mut Log<Event>) {
        // rule: contact-encounters/flip-facedown-token
        let Some(token) = &mut state.berths[berth.index()] else {
            return;
        };
        if token.faceup {
            return;
        }
        token.faceup = true;
        token.contact.show(SeatSet::ALL, log);
        let contact = token.contact.card;
        log.tell(state, || Event::ContactRevealed { berth, contact });
    }

    /// Resolves the databank card of a contact; whether it was turned up for this just now.
    pub(crate) fn resolve_contact(
        &self,
        state: &mut State,
        berth: BerthId,
        turned_up: bool,
        log: &mut Log<Event>,
    ) {
        if let Some(token) = state.berths[berth.index()] {
            let contact = token.contact.card;
            let (_, number) = self.library.contacts[contact.index()];
            let turned_up = turned_up.then_some(contact);
            self.resolve_databank(state, state.current, number, Some((berth, turned_up)), log);
        }
    }

    /// Fights the contact of a bounty.
    pub(crate) fn fight_contact(&self, state: &mut State, berth: BerthId, log: &mut Log<Event>) {
        let player = state.current;
        let token = state.berths[berth.index()];
        let bounty = token.and_then(|token| self.bounty_for(state, player, token.contact.card));
        let Some(bounty) = bounty else {
            return;
        };
        let facts = self.library.asset(bounty).and_then(|asset| asset.bounty);
        if let Some(facts) = facts {
            // rule: bounties/combat-value-on-card, bounties/combat-type-from-icon
            let fighters = (player, Foe::Contact(bounty));
            let cause = Cause::Contact { bounty, berth };
            let value = Some(facts.value);
            self.fight(state, fighters, facts.combat, value, cause, log);
        }
    }

    /// Whether a databank card lies in the databank.
    fn is_at_home(&self, state: &State, card: CardId) -> bool {
        let in_use = state.stack.iter().any(|frame| match frame {
            Frame::Databank { card: other } | Frame::Gain { card: other, .. } => *other == card,
            Frame::Job { databank, .. } => *databank == Some(card),
            _ => false,
        });
        !in_use && !state.is_gone(card) && state.owner(card).is_none()
    }

    /// Takes a random card of a number from the databank.
    pub(crate) fn draw_databank(&self, state: &mut State, number: u8) -> Option<CardId> {
        // rule: databank/same-number-random, foundations/short-deck-draw
        let at_home = |card: &CardId| self.is_at_home(state, *card);
        let count = self.library.databank(number).filter(at_home).count();
        let place = match count {
            0 => return None,
            1 => 0,
            _ => state.fate.below(count as u32) as usize,
        };
        let mut cards = self.library.databank(number);
        cards
            .by_ref()
            .filter(|card| self.is_at_home(state, *card))
            .nth(place)
    }

    /// Resolves a databank card.
    pub(crate) fn resolve_databank(
        &self,
        state: &mut State,
        player: PlayerId,
        number: u8,
        at: Option<(BerthId, Option<ContactId>)>,
        log: &mut Log<Event>,
    ) {
        let Some(card) = self.draw_databank(state, number) else {
            return;
        };
        let contact = at.and_then(|(_, turned_up)| turned_up);
        log.tell(state, || Event::DatabankResolved {
            player,
            card,
            contact,
        });
        state.stack.push(Frame::Databank { card });
        let steps = self.library.card(card).steps;
        let berth = at.map(|(berth, _)| berth);
        self.run_about(state, steps, player, Bearer::Card(card), berth);
    }

    /// The contacts an effect can be about.
    pub(crate) fn contacts(
        &self,
        state: &State,
        player: PlayerId,
        which: Contacts,
    ) -> impl Iterator<Item = BerthId> {
        let here = state.area(player).space;
        let berths = (0..state.berths.len() as u8).map(BerthId);
        berths.filter(move |berth| {
            let token = &state.berths[berth.index()];
            token.is_some_and(|token| match which {
                Contacts::FacedownHere => !token.faceup && self.library.planet_of(*berth) == here,
                Contacts::Facedown => !token.faceup,
                Contacts::Any => true,
            })
        })
    }

    /// Shows a facedown contact to one player alone.
    pub(crate) fn look_at(
        &self,
        state: &mut State,
        player: PlayerId,
        berth: BerthId,
        log: &mut Log<Event>,
    ) {
        // rule: contacts/secret-look-is-private
        let Some(token) = &mut state.berths[berth.index()] else {
            return;
        };
        let looker = SeatSet::of(Seat(player.0));
        token.contact.show(looker, log);
        let (contact, known) = (Some(token.contact.card), token.contact.known);
        log.tell(state, || Event::ContactLooked {
            player,
            berth,
            contact,
            known,
        });
    }

    /// Empty contact spaces of planets.
    pub(crate) fn empty_berths(
        &self,
        state: &State,
        planets: Spaces,
    ) -> impl Iterator<Item = BerthId> {
        let berths = (0..state.berths.len() as u8).map(BerthId);
        berths.filter(move |berth| {
            state.berths[berth.index()].is_none() && planets.has(self.library.planet_of(*berth))
        })
    }

    /// Moves a contact token to an empty place; it stays as it lies.
    pub(crate) fn move_contact(
        &self,
        state: &mut State,
        from: BerthId,
        to: BerthId,
        log: &mut Log<Event>,
    ) {
        // rule: contacts/moved-token-keeps-side
        state.berths[to.index()] = state.berths[from.index()].take();
        log.tell(state, || Event::ContactMoved { from, to });
    }

    /// Takes a contact token off the map.
    pub(crate) fn lift_contact(
        &self,
        state: &mut State,
        berth: BerthId,
        removed: bool,
        log: &mut Log<Event>,
    ) -> Option<ContactId> {
        let contact = state.berths[berth.index()].take()?.contact.card;
        if removed {
            state.gone_contacts |= 1 << contact.0;
        }
        log.tell(state, || Event::ContactLeft { contact, removed });
        Some(contact)
    }

    pub(crate) fn hunt_choices(&self, out: &mut Vec<Choice>) {
        out.extend([Choice::Fight, Choice::Resolve]);
    }
}
