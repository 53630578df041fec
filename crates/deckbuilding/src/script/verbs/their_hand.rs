//! The opponent's hand.

use super::{Deed, Question, Verb, distinct};
use crate::Deckbuilding;
use crate::choice::{Choice, Picking};
use crate::event::Event;
use crate::rules::discard;
use crate::script::{Can, Needs};
use crate::state::{CardId, Picks, Player, Running, State};
use crate::text::Writer;
use printed::Arg;
use tabletop::{Hidden, Log, SeatSet};

/// The opponent discards a card of their choice from their hand.
pub(crate) struct OpponentDiscards;

impl Verb for OpponentDiscards {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.plain("opponent-discards")
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(!state.theirs().hand.is_empty())
    }

    fn needs(&self) -> Needs {
        Needs::CARD_IN_THEIR_HAND
    }
}

impl Question for OpponentDiscards {
    fn decider(&self, state: &State) -> Player {
        state.active.foe()
    }

    fn picking(&self, _: &Picks) -> Picking {
        Picking::one("discard")
    }

    fn choice(&self, _: &State, _: &Picks, _: Choice) -> &'static str {
        "choice-discard"
    }

    fn for_secrecy(&self, state: &State, _: &Picks) -> bool {
        state.theirs().hand.len() > 1
    }

    fn options(
        &self,
        game: &Deckbuilding,
        state: &State,
        _: &Running,
        each: &mut impl FnMut(Choice),
    ) {
        distinct(game, state, state.theirs().hand.cards(), each);
    }

    fn answer(
        &self,
        game: &Deckbuilding,
        state: &mut State,
        _: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Pick(card) = choice {
            discard::from_hand(game, state, state.active.foe(), card, log);
        }
    }
}

/// The opponent discards a random card from their hand.
pub(crate) struct OpponentDiscardsAtRandom;

impl Verb for OpponentDiscardsAtRandom {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.plain("opponent-discards-random")
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(!state.theirs().hand.is_empty())
    }

    fn needs(&self) -> Needs {
        Needs::CARD_IN_THEIR_HAND
    }
}

impl Deed for OpponentDiscardsAtRandom {
    fn perform(&self, game: &Deckbuilding, state: &mut State, _: &Running, log: &mut Log<Event>) {
        // rule: glossary-discard/holder-chooses-unless-random
        let foe = state.active.foe();
        let cards = state.area(foe).hand.len() as u32;
        if cards == 0 {
            return;
        }
        let place = state.fate.below(cards) as usize;
        let hit = state.area(foe).hand.cards().nth(place);
        if let Some(hit) = hit {
            let card = known_twin(game, state, foe, hit);
            discard::from_hand(game, state, foe, card, log);
        }
    }
}

/// The card itself, or one like it in that hand that the opponent knows: if an unknown one left,
/// the known one would be known to be still there.
fn known_twin(game: &Deckbuilding, state: &State, holder: Player, card: CardId) -> CardId {
    let foe = state.seat(holder.foe());
    let kind = game.library.kind(card);
    let is_known = |other: &&Hidden<CardId>| other.known.contains(foe);
    let hand = || state.area(holder).hand.iter().filter(is_known);
    if hand().any(|other| other.card == card) {
        return card;
    }
    let twin = hand().find(|other| game.library.kind(other.card) == kind);
    twin.map_or(card, |twin| twin.card)
}

/// Look at the opponent's hand.
pub(crate) struct LookAtHand;

impl Verb for LookAtHand {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.look("look-at-hand")
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(!state.theirs().hand.is_empty())
    }

    fn needs(&self) -> Needs {
        Needs::CARD_IN_THEIR_HAND
    }
}

impl Deed for LookAtHand {
    fn perform(&self, _: &Deckbuilding, state: &mut State, _: &Running, log: &mut Log<Event>) {
        let player = state.active;
        let seat = SeatSet::of(state.seat(player));
        for card in state.theirs_mut().hand.iter_mut() {
            card.show(seat, log);
        }
        log.tell(state, || Event::LookedAtHand { player });
    }
}

/// Put a card of the opponent's hand on top of their deck.
pub(crate) struct PutFromTheirHandOnTheirDeck;

impl Verb for PutFromTheirHandOnTheirDeck {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.plain("put-from-hand")
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(!state.theirs().hand.is_empty())
    }

    fn needs(&self) -> Needs {
        Needs::CARD_IN_THEIR_HAND
    }
}

impl Question for PutFromTheirHandOnTheirDeck {
    fn picking(&self, _: &Picks) -> Picking {
        Picking::one("put-on-their-deck")
    }

    fn choice(&self, _: &State, _: &Picks, _: Choice) -> &'static str {
        "choice-put-on-their-deck"
    }

    fn for_secrecy(&self, state: &State, _: &Picks) -> bool {
        state.theirs().hand.len() > 1
    }

    fn options(
        &self,
        game: &Deckbuilding,
        state: &State,
        _: &Running,
        each: &mut impl FnMut(Choice),
    ) {
        distinct(game, state, state.theirs().hand.cards(), each);
    }

    fn answer(
        &self,
        _: &Deckbuilding,
        state: &mut State,
        _: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let player = state.active.foe();
        let theirs = state.theirs_mut();
        if let Choice::Pick(card) = choice
            && let Some(hidden) = theirs.hand.take(card)
        {
            theirs.deck.put(hidden);
            let (card, known) = (Some(card), hidden.known);
            log.tell(state, || Event::PutOnDeck {
                player,
                card,
                known,
            });
        }
    }
}
