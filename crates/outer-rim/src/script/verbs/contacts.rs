//! Contacts on the map.

use super::{Deed, Question, Verb};
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Contacts, Hint};
use crate::event::Event;
use crate::rules::contacts;
use crate::state::{BerthId, Running, Spaces, State};
use crate::text::{Word as _, Words, Writer};
use tabletop::{Log, Seat};

/// Discard the contact this card belongs to: its token leaves the map.
pub(crate) struct DiscardContact;

impl Verb for DiscardContact {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("discard-contact"))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Contacts)
    }
}

impl Deed for DiscardContact {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        if let Some(berth) = running.berth {
            contacts::lift(state, berth, false, log);
        }
    }
}

/// Remove the contact this card belongs to from the game.
pub(crate) struct RemoveContact;

impl Verb for RemoveContact {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("remove-contact"))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Contacts)
    }
}

impl Deed for RemoveContact {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        if let Some(berth) = running.berth {
            contacts::lift(state, berth, true, log);
        }
    }
}

/// Secretly look at a contact.
pub(crate) struct Look(pub(crate) Contacts);

impl Verb for Look {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.say("look", [("contacts", self.0.word().into())]))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Contacts)
    }
}

impl Question for Look {
    fn message(&self, _: bool) -> &'static str {
        "pick-look"
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let seat = Seat(running.actor.0);
        let unknown = contacts::matching(game, state, running.actor, self.0).filter(|berth| {
            let token = state.berths[berth.index()];
            token.is_some_and(|token| !token.contact.known.contains(seat))
        });
        out.extend(unknown.map(Choice::Berth));
    }

    fn answer(
        &self,
        _: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Berth(berth) = choice {
            contacts::look_at(state, running.actor, berth, log);
        }
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }
}

/// Turn a contact faceup.
pub(crate) struct Reveal(pub(crate) Contacts);

impl Verb for Reveal {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.say("reveal", [("contacts", self.0.word().into())]))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Contacts)
    }
}

impl Question for Reveal {
    fn message(&self, _: bool) -> &'static str {
        "pick-reveal"
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let facedown = contacts::matching(game, state, running.actor, self.0).filter(|berth| {
            let token = state.berths[berth.index()];
            token.is_some_and(|token| !token.faceup)
        });
        out.extend(facedown.map(Choice::Berth));
    }

    fn answer(
        &self,
        game: &OuterRim,
        state: &mut State,
        _: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Berth(berth) = choice {
            contacts::reveal(game, state, berth, log);
        }
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }
}

/// Exchange two contacts.
pub(crate) struct Exchange(pub(crate) Contacts);

impl Verb for Exchange {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.say("exchange", [("contacts", self.0.word().into())]))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Contacts)
    }
}

impl Question for Exchange {
    fn message(&self, again: bool) -> &'static str {
        if again {
            "pick-exchange-with"
        } else {
            "pick-exchange"
        }
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let these = contacts::matching(game, state, running.actor, self.0);
        let later = these.filter(|berth| berth.0 + 1 > running.picked);
        out.extend(later.map(Choice::Berth));
        // The last one has no partner after it.
        if running.picked == 0 {
            out.pop();
        }
    }

    fn answer(
        &self,
        _: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Berth(other) = choice {
            let one = BerthId(running.picked - 1);
            // rule: contacts/exchange-swaps-spaces, contacts/exchange-keeps-sides
            state.berths.swap(one.index(), other.index());
            log.tell(state, || Event::ContactsExchanged { one, other });
        }
    }

    fn picks_twice(&self) -> bool {
        true
    }
}

/// Move a contact to a planet of your choice.
pub(crate) struct MoveContact(pub(crate) Contacts);

impl Verb for MoveContact {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.say("move-contact", [("contacts", self.0.word().into())]))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Contacts)
    }
}

impl Question for MoveContact {
    fn message(&self, again: bool) -> &'static str {
        if again {
            "pick-move-contact-to"
        } else {
            "pick-move-contact"
        }
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let planets = game.library.planets;
        if running.picked > 0 {
            let from = game.library.planet_of(BerthId(running.picked - 1));
            let elsewhere = planets.without(Spaces::of(from));
            out.extend(contacts::empty_berths(game, state, elsewhere).map(Choice::Berth));
            return;
        }
        let has_room = contacts::empty_berths(game, state, planets).next();
        if has_room.is_some() {
            let these = contacts::matching(game, state, running.actor, self.0);
            out.extend(these.map(Choice::Berth));
        }
    }

    fn answer(
        &self,
        _: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Berth(to) = choice {
            contacts::move_to(state, BerthId(running.picked - 1), to, log);
        }
    }

    fn picks_twice(&self) -> bool {
        true
    }
}
