//! What the back of an encounter deck says.

use super::speaker::Speaker;
use crate::OuterRim;
use crate::content::Terrain;
use crate::state::{EncounterDeckId, SpaceId};
use printed::Arg;
use tabletop::{Lang, Text};

/// The kinds of effects that are common in a deck.
fn kinds(speaker: &Speaker<'_>, deck: EncounterDeckId) -> Arg {
    let common = speaker.library().backs[usize::from(deck.0)].iter();
    Arg::row("and-more", common.map(|&hint| speaker.word("back", hint)))
}

/// What who draws from a deck may expect.
pub(super) fn expected(speaker: &Speaker<'_>, deck: EncounterDeckId) -> Text {
    speaker.say("back-often", &[("kinds", kinds(speaker, deck))])
}

/// The back of a deck: where it is drawn from, and what one may expect.
pub(crate) fn back(game: &OuterRim, deck: EncounterDeckId, lang: Lang) -> Text {
    let speaker = Speaker::new(game, lang);
    let spaces = (0..game.library.spaces.len() as u8).map(SpaceId);
    let spaces = spaces.filter(|&space| game.library.space(space).deck == deck);
    let is_navpoint = |space| game.library.space(space).terrain == Terrain::Navpoint;
    let whose = match spaces.clone().all(is_navpoint) {
        true => Arg::said("back-navpoints", []),
        false => Arg::row("and-more", spaces.map(|space| speaker.space(space))),
    };
    let args = [("spaces", whose), ("kinds", kinds(&speaker, deck))];
    speaker.say("back-of-deck", &args)
}
