//! Set-up and turns.

use super::{Teller, who};
use crate::event::Event;
use printed::{Arg, number, yes};
use tabletop::Text;

/// Tells an event of this topic.
pub(super) fn tell(teller: &Teller<'_>, event: &Event) -> Text {
    let s = &teller.speaker;
    let say = |id: &str, args: &[(&str, Arg)]| s.say(id, args);
    match *event {
        Event::FirstPlayer { player } => say("event-first-player", &[who(s, player)]),
        Event::FirstPlayerRoll { player, dice } => {
            let dice = ("dice", s.dice(&dice));
            say("event-first-player-roll", &[who(s, player), dice])
        }
        Event::CharacterChosen { player, character } => {
            let player = s.named_player(player, Some(character));
            say("event-character-chosen", &[("player", player)])
        }
        Event::ShipChosen { player, ship } => say(
            "event-ship-chosen",
            &[who(s, player), ("ship", s.ship(ship))],
        ),
        Event::Started {
            player,
            space,
            card,
        } => say(
            "event-started",
            &[who(s, player), ("space", s.space(space)), teller.card(card)],
        ),
        Event::TurnBegan {
            player,
            turn,
            extra,
        } => say(
            "event-turn-began",
            &[who(s, player), ("n", number(turn)), ("extra", yes(extra))],
        ),
        Event::ExtraTurn { player } => say("event-extra-turn", &[who(s, player)]),
        Event::TurnCutShort { player } => say("event-turn-cut-short", &[who(s, player)]),
        Event::Conceded { player } => say("event-conceded", &[who(s, player)]),
        Event::Won { player } => say("event-won", &[who(s, player)]),
        // Sent to another topic.
        _ => Text::new(),
    }
}
