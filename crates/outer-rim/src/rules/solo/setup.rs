//! Setting up the rival; Appendix 3, "Setup", "Expert Mode".

use crate::OuterRim;
use crate::because::{Because, Source};
use crate::event::Event;
use crate::rules::credits;
use crate::state::{AiCardId, Bearer, CharacterId, PlayerId, Rival, ShipId, State};
use tabletop::{Hidden, Log};

/// The databank cards a rival can start with: cargo and jobs.
const START_CARDS: [u8; 2] = [91, 92];
/// What a rival flies at first.
const SHIP: &str = "g9-rigger";

/// A rival whose deck is not shuffled yet.
pub(crate) fn new_rival(player: PlayerId) -> Rival {
    Rival {
        player,
        ..Rival::default()
    }
}

/// Whether a character can be the rival.
pub(crate) fn can_be_rival(game: &OuterRim, character: CharacterId) -> bool {
    // rule: solo-setup/rival-must-start-with-91-or-92
    START_CARDS.contains(&game.library.character(character).start)
        && !game.library.content().characters[character.index()].never_rival
}

/// The ship a rival starts with.
pub(crate) fn rival_ship(game: &OuterRim) -> Option<ShipId> {
    // rule: solo-setup/ai-flies-the-g9-rigger
    let mut ships = game.library.content().ships.iter();
    let place = ships.position(|ship| ship.id == SHIP)?;
    Some(ShipId(place as u8))
}

/// All AI cards, from the first of the box on.
pub(crate) fn ai_cards(game: &OuterRim) -> impl Iterator<Item = AiCardId> + use<> {
    (0..game.library.content().ai.len() as u8).map(AiCardId)
}

/// Shuffles the AI decks and gives rivals the fame they start with.
pub(crate) fn set_up(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    for place in 0..state.rivals.len() {
        // rule: solo-setup/ai-deck
        let mut cards: Vec<AiCardId> = ai_cards(game).collect();
        state.fate.shuffle(&mut cards, |card| (*card).into());
        let rival = &mut state.rivals[place];
        rival.deck = cards.into_iter().map(Hidden::unseen).collect();
        let player = rival.player;
        // rule: solo-expert/ai-may-start-with-fame
        let fame = state.options.rival_fame;
        let because = |_: &State| Because::of(Source::Other, Bearer::Rule);
        credits::change_fame(state, player, fame as i8, because, log);
    }
}
