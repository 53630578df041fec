//! The games this binary plays.

use crate::error::Failure;
use bots::Playable;
use tabletop::coaxium::Coaxium;

/// Every game, the first being the one that is played when none is named.
pub(crate) fn all() -> Vec<Box<dyn Playable>> {
    vec![bots::any(Coaxium::new())]
}

/// The game with this id; without one, the first.
pub(crate) fn named(id: Option<&str>) -> Result<Box<dyn Playable>, Failure> {
    let mut games = all().into_iter();
    let found = match id {
        Some(id) => games.find(|game| game.id() == id),
        None => games.next(),
    };
    found.ok_or_else(|| Failure::UnknownGame {
        name: id.unwrap_or_default().into(),
        known: ids(),
    })
}

/// The ids of all games, for messages.
pub(crate) fn ids() -> String {
    let ids: Vec<_> = all().iter().map(|game| game.id()).collect();
    ids.join(", ")
}
