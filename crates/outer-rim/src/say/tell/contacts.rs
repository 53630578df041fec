//! Contacts, encounter cards and secrets.

use super::{Teller, n, who};
use crate::event::Event;
use crate::say::speaker::Print;
use crate::state::{CardId, PlayerId};
use crate::text;
use printed::{Arg, yes};
use tabletop::Text;

/// Tells an event of this topic.
pub(super) fn tell(teller: &Teller<'_>, event: &Event) -> Text {
    let s = &teller.speaker;
    let say = |id: &str, args: &[(&str, Arg)]| s.say(id, args);
    match *event {
        Event::CrossingAnnounced { player, crosses } => say(
            "event-crossing-announced",
            &[who(s, player), ("crosses", yes(crosses))],
        ),
        Event::EncounterDrawn {
            player,
            card,
            section,
            ..
        } => teller.encounter(player, card, section),
        Event::SecretTaken { player, card, .. } => {
            let text = card.and_then(|card| teller.secret(card));
            let args = [
                who(s, player),
                ("known", yes(card.is_some())),
                ("text", text.unwrap_or_else(|| Arg::from(""))),
            ];
            say("event-secret-taken", &args)
        }
        Event::SecretRevealed { player, card } => {
            let text = teller.secret(card).unwrap_or_else(|| Arg::from(""));
            say("event-secret-revealed", &[who(s, player), ("text", text)])
        }
        Event::SecretsLost { player, count } => {
            say("event-secrets-lost", &[who(s, player), n(count)])
        }
        Event::DatabankResolved { player, card, .. } => {
            teller.of_card("event-databank-resolved", player, card)
        }
        Event::StepReached { card, step, .. } => teller.scene(card, step),
        Event::ContactRevealed { berth, contact } => say(
            "event-contact-revealed",
            &[
                ("contact", s.contact(contact)),
                teller.planet("space", berth),
            ],
        ),
        Event::ContactLooked {
            player,
            berth,
            contact,
            ..
        } => {
            let known = ("known", yes(contact.is_some()));
            let contact = contact.map_or_else(|| Arg::from(""), |one| s.contact(one));
            let args = [
                who(s, player),
                known,
                ("contact", contact),
                teller.planet("space", berth),
            ];
            say("event-contact-looked", &args)
        }
        Event::ContactPlaced { berth, contact } => say(
            "event-contact-placed",
            &[
                ("contact", s.contact(contact)),
                teller.planet("space", berth),
            ],
        ),
        Event::ContactsExchanged { one, other } => say(
            "event-contacts-exchanged",
            &[teller.planet("space", one), teller.planet("space2", other)],
        ),
        Event::ContactMoved { from, to } => say(
            "event-contact-moved",
            &[teller.planet("space", from), teller.planet("space2", to)],
        ),
        Event::ContactInPlay { contact, player } => say(
            "event-contact-in-play",
            &[("contact", s.contact(contact)), who(s, player)],
        ),
        Event::ContactLeft { contact, removed } => say(
            "event-contact-left",
            &[("contact", s.contact(contact)), ("removed", yes(removed))],
        ),
        Event::Eliminated { player, contact } => say(
            "event-eliminated",
            &[who(s, player), ("contact", s.contact(contact))],
        ),
        Event::Captured {
            player, contact, ..
        } => say(
            "event-captured",
            &[who(s, player), ("contact", s.contact(contact))],
        ),
        Event::HuntedDown { player, target, .. } => say(
            "event-hunted-down",
            &[who(s, player), ("target", s.seat(target))],
        ),
        Event::Protected {
            player,
            crew,
            protects,
        } => say(
            "event-protected",
            &[
                who(s, player),
                teller.card(crew),
                ("protects", yes(protects)),
            ],
        ),
        // Sent to another topic.
        _ => Text::new(),
    }
}

impl Teller<'_> {
    /// The section of an encounter card that applies: its scene, and what it does.
    fn encounter(&self, player: PlayerId, card: CardId, section: u8) -> Text {
        let s = &self.speaker;
        let printed = match s.print(card) {
            Some(Print::Encounter(card)) => {
                let place = usize::from(section);
                let found = card.sections.get(place);
                found.map(|section| (section, s.content().scene(&card.id, place, s.lang)))
            }
            _ => None,
        };
        let Some((printed, scene)) = printed else {
            return s.say("event-encounter-nothing", &[who(s, player)]);
        };
        let args = [
            who(s, player),
            ("scene", Arg::from(Text::of(scene))),
            ("rules", text::section_said(s.content(), printed, s.lang)),
        ];
        s.say("event-encounter-drawn", &args)
    }

    /// The scene of a step of a databank card.
    fn scene(&self, card: CardId, step: u8) -> Text {
        let s = &self.speaker;
        let (line, steps) = match s.print(card) {
            Some(Print::Databank(card)) => {
                let place = usize::from(step).saturating_sub(1);
                (s.content().scene(&card.id, place, s.lang), card.steps.len())
            }
            _ => (String::new(), 1),
        };
        let id = match (steps, line.as_str()) {
            (_, "") => "event-scene-unlit",
            (1, _) => "event-scene-only",
            _ => "event-scene",
        };
        s.say(id, &[("line", Arg::from(line)), n(step)])
    }

    /// What a secret does.
    fn secret(&self, card: CardId) -> Option<Arg> {
        let s = &self.speaker;
        let ability = s.library().card(card).secret;
        let ability = ability.map(|ability| &s.library().ability(ability).printed);
        ability.map(|ability| text::ability_said(s.content(), ability, s.lang))
    }
}
