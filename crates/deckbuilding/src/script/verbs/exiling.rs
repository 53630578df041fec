//! Exiling cards that are no cost.

use super::{Deed, Question, Verb, distinct};
use crate::Deckbuilding;
use crate::choice::{Choice, Picking};
use crate::content::Checking;
use crate::event::Event;
use crate::rules::exile;
use crate::script::{Can, Needs};
use crate::state::{CardId, MOST_PICKS, Picks, Running, Source, Spot, State};
use crate::text::Writer;
use printed::Arg;
use tabletop::{List, Log};

/// Exile this card.
pub(crate) struct ExileThis;

impl Verb for ExileThis {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.plain("exile-this")
    }

    fn joint(&self) -> Option<&'static str> {
        Some("cost")
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.on_a_card();
    }

    fn can(&self, _: &Deckbuilding, state: &State, running: &Running) -> Can {
        match running.source {
            Source::Card(card) => Can::if_any(state.in_play().any(|other| other.card == card)),
            Source::Base => Can::Nothing,
        }
    }

    fn needs(&self) -> Needs {
        Needs::ALWAYS
    }
}

impl Deed for ExileThis {
    fn perform(
        &self,
        _: &Deckbuilding,
        state: &mut State,
        running: &Running,
        log: &mut Log<Event>,
    ) {
        if let Source::Card(card) = running.source {
            exile::exile(state, card, log);
        }
    }
}

/// Exile so many cards, or up to so many, from your hand, your discard pile or both.
pub(crate) struct Exile {
    pub(crate) most: u8,
    pub(crate) up_to: bool,
}

impl Verb for Exile {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        let id = if self.up_to { "exile-up-to" } else { "exile" };
        writer.number(id, self.most)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.most);
        checking.fits(
            "cards one effect exiles",
            MOST_PICKS,
            usize::from(self.most),
        );
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        let wanted = if self.up_to { 1 } else { self.most.into() };
        Can::so_many(wanted, left(state, &Picks::new()))
    }

    fn needs(&self) -> Needs {
        Needs::CARD_TO_EXILE
    }
}

impl Question for Exile {
    fn picking(&self, picked: &Picks) -> Picking {
        Picking {
            to: "exile",
            n: self.most.saturating_sub(picked.len() as u8),
            up_to: self.up_to,
        }
    }

    fn choice(&self, state: &State, _: &Picks, choice: Choice) -> &'static str {
        match choice {
            Choice::Pick(card) if state.mine().hand.contains(card) => "choice-exile-from-hand",
            _ => "choice-exile-from-discard",
        }
    }

    fn pass(&self) -> &'static str {
        "choice-no-exile"
    }

    // Only how many cards there are may tell whether it is asked: where they were picked from is
    // known to the picker alone until all are.
    fn for_secrecy(&self, state: &State, picked: &Picks) -> bool {
        !state.mine().hand.is_empty() && (self.up_to || left(state, picked) > 1)
    }

    /// Cards from the hand, then from the discard pile, but those picked already.
    fn options(
        &self,
        game: &Deckbuilding,
        state: &State,
        running: &Running,
        each: &mut impl FnMut(Choice),
    ) {
        let mine = state.mine();
        let open = |spot: Spot| !running.picked.contains(&spot);
        let hand = (0..).zip(mine.hand.cards());
        let hand = hand.filter(|&(place, _)| open(Spot::Hand(place)));
        distinct(game, state, hand.map(|(_, card)| card), each);
        let pile = (0..).zip(mine.discard.iter());
        let pile = pile.filter(|&(place, _)| open(Spot::Discard(place)));
        distinct(game, state, pile.map(|(_, &card)| card), each);
        if self.up_to {
            each(Choice::Pass);
        }
    }

    fn goes_on(&self, state: &State, picked: &Picks) -> bool {
        picked.len() + 1 < usize::from(self.most) && left(state, picked) > 1
    }

    fn spot(&self, state: &State, card: CardId) -> Option<Spot> {
        let mine = state.mine();
        let in_hand = mine.hand.cards().position(|other| other == card);
        let in_discard = || mine.discard.iter().position(|&other| other == card);
        match in_hand {
            Some(place) => Some(Spot::Hand(place as u8)),
            None => in_discard().map(|place| Spot::Discard(place as u8)),
        }
    }

    fn answer(
        &self,
        _: &Deckbuilding,
        state: &mut State,
        running: &Running,
        _: Choice,
        log: &mut Log<Event>,
    ) {
        // All are found before the first leaves, and the places behind it change.
        let picked = running.picked.iter();
        let cards: List<CardId, MOST_PICKS> = picked.filter_map(|&spot| state.at(spot)).collect();
        for &card in &cards {
            exile::exile(state, card, log);
        }
    }
}

/// How many more cards could be picked.
fn left(state: &State, picked: &Picks) -> usize {
    let mine = state.mine();
    mine.hand.len() + mine.discard.len() - picked.len()
}
