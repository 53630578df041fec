//! Setting up rivals; Appendix 3, "Setup", "Expert Mode", and Unfinished Business, "Single-Player
//! Rules", "Using Multiple AI Opponents".

use crate::OuterRim;
use crate::because::{Because, Source};
use crate::content::AiDeck;
use crate::event::Event;
use crate::rules::credits;
use crate::scenario;
use crate::state::{AiCardId, Bearer, CardId, CharacterId, PlayerId, Rival, ShipId, State};
use tabletop::{Hidden, Log};

/// The databank cards a rival can start with where no box says what decks there are: cargo and jobs.
const START_CARDS: [u8; 2] = [91, 92];
/// What a rival flies at first then.
const SHIP: &str = "g9-rigger";
/// What a bounty hunter starts with.
pub(crate) const BOUNTY: u8 = 90;

/// A rival whose deck is not shuffled yet.
pub(crate) fn new_rival(player: PlayerId) -> Rival {
    Rival {
        player,
        ..Rival::default()
    }
}

/// The AI deck that runs a character, where a box says what decks there are.
fn deck_of(game: &OuterRim, character: CharacterId) -> Option<&AiDeck> {
    // rule: solo-expansion/start-card-decides-the-ai-deck
    let start = game.library.character(character).start;
    let mut decks = game.library.content().ai_decks.iter();
    decks.find(|deck| deck.starts.contains(&start))
}

/// The AI card of a character.
fn own_card(game: &OuterRim, character: CharacterId) -> Option<AiCardId> {
    let id = &game.library.content().characters[character.index()].id;
    let mut cards = game.library.content().ai.iter();
    let place = cards.position(|card| card.character.as_ref() == Some(id))?;
    Some(AiCardId(place as u8))
}

/// Whether a character can be a rival.
pub(crate) fn can_be_rival(game: &OuterRim, character: CharacterId) -> bool {
    // rule: solo-setup/rival-must-start-with-91-or-92
    if game.library.content().ai_decks.is_empty() {
        return START_CARDS.contains(&game.library.character(character).start);
    }
    deck_of(game, character).is_some() && own_card(game, character).is_some()
}

/// Whether a character lives on bounties.
pub(crate) fn is_hunter(game: &OuterRim, character: CharacterId) -> bool {
    game.library.character(character).start == BOUNTY
}

/// Whether two characters can be the rivals of one game.
pub(crate) fn can_be_rivals(game: &OuterRim, one: CharacterId, other: CharacterId) -> bool {
    // rule: multiple-ai/one-hunter-and-one-other
    is_hunter(game, one) != is_hunter(game, other)
}

/// The ship a rival starts with.
pub(crate) fn rival_ship(game: &OuterRim, character: Option<CharacterId>) -> Option<ShipId> {
    // rule: solo-setup/ai-flies-the-g9-rigger, bounty-hunter-ai/character-and-starting-ship
    let deck = character.and_then(|character| deck_of(game, character));
    let id = deck.map_or(SHIP, |deck| &deck.ship);
    let mut ships = game.library.content().ships.iter();
    let place = ships.position(|ship| ship.id == id)?;
    Some(ShipId(place as u8))
}

/// The AI cards that run a character, in the order of the box.
pub(crate) fn ai_cards(game: &OuterRim, character: Option<CharacterId>) -> Vec<AiCardId> {
    // rule: solo-setup/ai-deck, solo-expansion/base-ai-deck-contents, bounty-hunter-ai/deck-contents
    let content = game.library.content();
    let all = (0..).map(AiCardId).zip(&content.ai);
    let Some(character) = character.filter(|_| !content.ai_decks.is_empty()) else {
        let common = all.filter(|(_, card)| card.character.is_none());
        return common.map(|(id, _)| id).collect();
    };
    let deck = deck_of(game, character);
    let own = own_card(game, character);
    let runs = all.filter(|(id, card)| {
        Some(*id) == own || deck.is_some_and(|deck| deck.cards.contains(&card.id))
    });
    runs.map(|(id, _)| id).collect()
}

/// Whether a card is played with: some are not where one person plays alone.
pub(crate) fn is_played(game: &OuterRim, state: &State, card: CardId) -> bool {
    // rule: solo-expansion/remove-four-jobs, solo-expansion/remove-encounter-card-11
    let left_out = &game.library.content().not_alone;
    if state.rivals.is_empty() || left_out.is_empty() {
        return true;
    }
    let id = scenario::card_id(game, card);
    left_out.iter().all(|one| one.id != id)
}

/// Lets chance say which of two rivals comes first, before either has anything but character and ship.
pub(crate) fn order(state: &mut State, log: &mut Log<Event>) {
    // rule: multiple-ai/random-order-human-first
    let [first, second] = state.rivals[..] else {
        return;
    };
    let (first, second) = (first.player, second.player);
    if state.fate.below(2) == 1 {
        state.players.swap(first.index(), second.index());
    }
    log.tell(state, || Event::AiOrder { first, second });
}

/// Shuffles the AI decks and gives rivals the fame they start with.
pub(crate) fn set_up(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    for place in 0..state.rivals.len() {
        let player = state.rivals[place].player;
        let mut cards = ai_cards(game, state.area(player).character);
        state.fate.shuffle(&mut cards, |card| (*card).into());
        state.rivals[place].deck = cards.into_iter().map(Hidden::unseen).collect();
        // rule: solo-expert/ai-may-start-with-fame
        let fame = state.options.rival_fame;
        let because = |_: &State| Because::of(Source::Other, Bearer::Rule);
        credits::change_fame(state, player, fame as i8, because, log);
    }
}
