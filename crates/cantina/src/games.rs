//! The games this binary plays.

use crate::error::Failure;
use bots::Playable;
use deckbuilding::Deckbuilding;
use outer_rim::OuterRim;
use tabletop::Game;
use tabletop::coaxium::Coaxium;

/// Every game that can be played, the first being the one that is played when none is named. A
/// game whose components are broken is left out: [`named`] says what is wrong with it.
pub(crate) fn all() -> Vec<Box<dyn Playable>> {
    shelf().into_iter().flatten().collect()
}

/// Every game, or why it cannot be played.
fn shelf() -> [Result<Box<dyn Playable>, Failure>; 3] {
    [deckbuilding(), outer_rim(), Ok(bots::any(Coaxium::new()))]
}

fn deckbuilding() -> Result<Box<dyn Playable>, Failure> {
    match Deckbuilding::base() {
        Ok(game) => Ok(bots::any(game)),
        Err(problems) => Err(Failure::BrokenBox {
            game: Deckbuilding::ID,
            problems: problems.iter().map(ToString::to_string).collect(),
        }),
    }
}

fn outer_rim() -> Result<Box<dyn Playable>, Failure> {
    match OuterRim::base() {
        Ok(game) => Ok(bots::any(game)),
        Err(problems) => Err(Failure::BrokenBox {
            game: OuterRim::ID,
            problems: problems.iter().map(ToString::to_string).collect(),
        }),
    }
}

/// The game with this id; without one, the first.
pub(crate) fn named(id: Option<&str>) -> Result<Box<dyn Playable>, Failure> {
    let found = shelf().into_iter().find(|game| match (game, id) {
        (_, None) => true,
        (Ok(game), Some(id)) => game.id() == id,
        (Err(Failure::BrokenBox { game, .. }), Some(id)) => *game == id,
        (Err(_), Some(_)) => false,
    });
    found.unwrap_or_else(|| {
        Err(Failure::UnknownGame {
            name: id.unwrap_or_default().into(),
            known: ids(),
        })
    })
}

/// The ids of all games, for messages.
pub(crate) fn ids() -> String {
    let ids: Vec<_> = all().iter().map(|game| game.id()).collect();
    ids.join(", ")
}
