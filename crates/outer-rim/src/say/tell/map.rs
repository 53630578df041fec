//! Who moves on the map: players and patrols.

use super::{Teller, n, who};
use crate::event::Event;
use printed::{Arg, yes};
use tabletop::Text;

/// Tells an event of this topic.
pub(super) fn tell(teller: &Teller<'_>, event: &Event) -> Text {
    let s = &teller.speaker;
    let say = |id: &str, args: &[(&str, Arg)]| s.say(id, args);
    match *event {
        Event::Moved {
            player, to, flown, ..
        } => say(
            "event-moved",
            &[
                who(s, player),
                ("space", s.space(to)),
                n(flown.unwrap_or_default()),
            ],
        ),
        Event::MustStop { player, space } => say(
            "event-must-stop",
            &[who(s, player), ("space", s.space(space))],
        ),
        Event::PatrolSent {
            faction,
            card,
            spaces,
            toward,
        } => say(
            "event-patrol-sent",
            &[
                teller.card(card),
                ("faction", s.faction(faction)),
                n(spaces),
                who(s, toward),
            ],
        ),
        Event::PatrolMoved {
            faction,
            to,
            directly,
            ..
        } => say(
            "event-patrol-moved",
            &[
                ("faction", s.faction(faction)),
                ("space", s.space(to)),
                ("directly", yes(directly)),
            ],
        ),
        Event::PatrolEliminated { faction, level } => say(
            "event-patrol-eliminated",
            &[("faction", s.faction(faction)), n(level)],
        ),
        Event::PatrolSpawned {
            faction,
            level,
            space,
        } => say(
            "event-patrol-spawned",
            &[
                ("faction", s.faction(faction)),
                n(level),
                ("space", s.space(space)),
            ],
        ),
        // Sent to another topic.
        _ => Text::new(),
    }
}
