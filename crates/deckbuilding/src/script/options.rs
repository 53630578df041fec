//! What can be picked for the effect under way, and what must be asked.

use super::Op;
use crate::Deckbuilding;
use crate::choice::{Choice, Picking};
use crate::content::{Filter, Kinds};
use crate::rules::purchasing;
use crate::state::{CardId, Frame, Picks, Player, Spot, State};

/// What the step of a script under way asks for.
pub(crate) struct Asking {
    /// Who picks.
    pub(crate) by: Player,
    /// What is picked.
    pub(crate) what: Picking,
    /// Whether it must be asked even if there is only one answer: else hidden cards would be
    /// betrayed by the question not coming.
    pub(crate) for_secrecy: bool,
}

impl Deckbuilding {
    /// What a step asks for, if it asks at all.
    pub(crate) fn asking(&self, state: &State, frame: &Frame) -> Option<Asking> {
        let Frame::Script { at, picked, .. } = *frame else {
            return None;
        };
        if !self.library.op(at).asks() {
            return None;
        }
        let by = state.active;
        let (mine, theirs) = (state.mine(), state.theirs());
        let ask = |what| {
            Some(Asking {
                by,
                what,
                for_secrecy: false,
            })
        };
        let ask_about_hand = |by, what, cards: usize| {
            Some(Asking {
                by,
                what,
                for_secrecy: cards > 1,
            })
        };
        match *self.library.op(at) {
            Op::DamageBaseOrShip(_) => ask(Picking::Damage),
            Op::DiscardToo => ask_about_hand(by, Picking::Discard, mine.hand.len()),
            Op::ExileFromHand => ask_about_hand(by, Picking::ExileFromHand, mine.hand.len()),
            Op::Exile { most, up_to } => {
                let left = most.saturating_sub(picked.len() as u8);
                // Only how many cards there are may tell whether it is asked: where they were
                // picked from is known to the picker alone until all are.
                let cards = match mine.hand.len() {
                    0 => 0,
                    _ if up_to => usize::MAX,
                    _ => exile_left(state, &picked),
                };
                ask_about_hand(by, Picking::Exile { up_to, left }, cards)
            }
            Op::OpponentDiscards => ask_about_hand(by.foe(), Picking::Discard, theirs.hand.len()),
            Op::PutFromTheirHandOnTheirDeck => {
                ask_about_hand(by, Picking::PutOnTheirDeck, theirs.hand.len())
            }
            Op::DiscardFromRow(_) => ask(Picking::DiscardFromRow),
            Op::MaySwapTopWithRow => ask(Picking::SwapTop),
            // Both cards may be alike, which only the looker knows.
            Op::KeepOneOfTopTwo => ask_about_hand(by, Picking::KeepOnTop, state.galaxy.len()),
            Op::SwapDiscardWithRow(_) if picked.is_empty() => ask(Picking::SwapFromDiscard),
            Op::SwapDiscardWithRow(_) => ask(Picking::SwapFromRow),
            Op::Return(_) => ask(Picking::Return),
            Op::Borrow(_) => ask(Picking::Borrow),
            Op::BuyFree(..) => ask(Picking::BuyFree),
            Op::BuyFromGalaxyDiscard(_) => ask(Picking::BuyFromDiscard),
            Op::DestroyShip | Op::DestroyShipOrInRow(_) => ask(Picking::Destroy),
            Op::Choose { by_opponent, .. } => Some(Asking {
                by: if by_opponent { by.foe() } else { by },
                what: Picking::Option,
                for_secrecy: false,
            }),
            Op::Resources(_)
            | Op::Force(_)
            | Op::Attack(_)
            | Op::Draw(_)
            | Op::Repair(_)
            | Op::Damage(_)
            | Op::Pay(_)
            | Op::ExileThis
            | Op::OpponentDiscardsAtRandom
            | Op::LookAtHand
            | Op::DiscardEnemyRow(_)
            | Op::Reveal { .. }
            | Op::DiscardRevealed
            | Op::LookAtTop(_)
            | Op::NextPurchaseOnDeck
            | Op::PutPurchase(_)
            | Op::BorrowPurchase
            | Op::Unless(..)
            | Op::Jump(_)
            | Op::End => None,
        }
    }

    /// Every answer to what a step asks for.
    pub(crate) fn options(&self, state: &State, frame: &Frame, out: &mut Vec<Choice>) {
        self.each_option(state, frame, &mut |choice| out.push(choice));
    }

    /// Calls with every answer to what a step asks for.
    pub(crate) fn each_option(&self, state: &State, frame: &Frame, each: &mut impl FnMut(Choice)) {
        let Frame::Script {
            at,
            source,
            subject,
            picked,
        } = *frame
        else {
            return;
        };
        let player = state.active;
        let library = &self.library;
        let (mine, theirs) = (state.mine(), state.theirs());
        let in_row = |filter: &Filter| {
            let filter = *filter;
            let row = state.row.iter().copied();
            row.filter(move |&card| library.matches(card, &filter, player))
                .map(Choice::Pick)
        };
        let their_ships = || theirs.ships.iter().map(|ship| Choice::Pick(ship.card));
        match *library.op(at) {
            Op::DamageBaseOrShip(_) => {
                if theirs.base.is_some() {
                    each(Choice::PickBaseTarget);
                }
                their_ships().for_each(each);
            }
            Op::DiscardToo | Op::ExileFromHand => {
                self.distinct(state, mine.hand.cards(), |card| each(Choice::Pick(card)));
            }
            Op::Exile { up_to, .. } => {
                self.exile_options(state, &picked, each);
                if up_to {
                    each(Choice::Pass);
                }
            }
            Op::OpponentDiscards | Op::PutFromTheirHandOnTheirDeck => {
                self.distinct(state, theirs.hand.cards(), |card| each(Choice::Pick(card)));
            }
            Op::DiscardFromRow(filter) | Op::Borrow(filter) | Op::BuyFree(filter, _) => {
                in_row(&filter).for_each(each);
            }
            Op::MaySwapTopWithRow => {
                state.row.iter().for_each(|&card| each(Choice::Pick(card)));
                each(Choice::Pass);
            }
            Op::KeepOneOfTopTwo => {
                // Of two alike cards the one goes that the opponent knows, and tells nothing of the
                // other.
                let foe = state.seat(player.foe());
                let top = || state.galaxy.iter().rev().take(2);
                let unknown = top().filter(|top| !top.known.contains(foe));
                let known = top().filter(|top| top.known.contains(foe));
                self.distinct(state, unknown.chain(known).map(|top| top.card), |card| {
                    each(Choice::Pick(card))
                });
            }
            Op::SwapDiscardWithRow(_) if !picked.is_empty() => {
                state.row.iter().for_each(|&card| each(Choice::Pick(card)));
            }
            Op::SwapDiscardWithRow(filter) => {
                let pile = state.galaxy_discard.iter().copied();
                let pile = pile.filter(|&card| library.matches(card, &filter, player));
                self.distinct(state, pile, |card| each(Choice::Pick(card)));
            }
            Op::Return(filter) => {
                let pile = mine.discard.iter().copied();
                let pile = pile.filter(|&card| library.matches(card, &filter, player));
                self.distinct(state, pile, |card| each(Choice::Pick(card)));
            }
            Op::BuyFromGalaxyDiscard(filter) => {
                let pile = state.galaxy_discard.iter().copied().filter(|&card| {
                    library.matches(card, &filter, player)
                        && purchasing::affordable(self, state, card)
                });
                self.distinct(state, pile, |card| each(Choice::Pick(card)));
            }
            Op::DestroyShip => their_ships().for_each(each),
            Op::DestroyShipOrInRow(filter) => {
                their_ships().chain(in_row(&filter)).for_each(each);
            }
            Op::Choose { options, count, .. } => {
                let open = self.open_options(state, &options, count, source, subject);
                open.map(Choice::Option).for_each(each);
            }
            Op::Resources(_)
            | Op::Force(_)
            | Op::Attack(_)
            | Op::Draw(_)
            | Op::Repair(_)
            | Op::Damage(_)
            | Op::Pay(_)
            | Op::ExileThis
            | Op::OpponentDiscardsAtRandom
            | Op::LookAtHand
            | Op::DiscardEnemyRow(_)
            | Op::Reveal { .. }
            | Op::DiscardRevealed
            | Op::LookAtTop(_)
            | Op::NextPurchaseOnDeck
            | Op::PutPurchase(_)
            | Op::BorrowPurchase
            | Op::Unless(..)
            | Op::Jump(_)
            | Op::End => {}
        }
    }

    /// Cards to exile from the hand, then from the discard pile, but those picked already.
    fn exile_options(&self, state: &State, picked: &Picks, each: &mut impl FnMut(Choice)) {
        let mine = state.mine();
        let open = |spot: Spot| !picked.contains(&spot);
        let hand = (0..).zip(mine.hand.cards());
        let hand = hand.filter(|&(place, _)| open(Spot::Hand(place)));
        self.distinct(state, hand.map(|(_, card)| card), |card| {
            each(Choice::Pick(card));
        });
        let pile = (0..).zip(mine.discard.iter());
        let pile = pile.filter(|&(place, _)| open(Spot::Discard(place)));
        self.distinct(state, pile.map(|(_, &card)| card), |card| {
            each(Choice::Pick(card));
        });
    }

    /// Calls with the first of each kind of card, and of each fate: a copy that is exiled when the
    /// turn ends is not like one that is kept.
    fn distinct(
        &self,
        state: &State,
        cards: impl Iterator<Item = CardId>,
        mut each: impl FnMut(CardId),
    ) {
        let mut seen = [Kinds::default(); 2];
        for card in cards {
            let seen = &mut seen[usize::from(state.is_borrowed(card))];
            if seen.add(self.library.glance(card).kind) {
                each(card);
            }
        }
    }
}

/// How many more cards could be picked to be exiled.
pub(crate) fn exile_left(state: &State, picked: &Picks) -> usize {
    let mine = state.mine();
    mine.hand.len() + mine.discard.len() - picked.len()
}
