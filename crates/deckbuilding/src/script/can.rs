//! What an ability could do now.
//!
//! An ability that could do nothing is not offered; of several options only those that can be
//! carried out completely, or, if none can, those that can be carried out in part.

use super::Op;
use super::op::{MOST_OPTIONS, Test};
use crate::Deckbuilding;
use crate::content::{Filter, Place};
use crate::rules::{attack, empty_deck, force, purchasing};
use crate::state::{CardId, Source, State};

/// How much of something can be carried out.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub(crate) enum Can {
    Nothing,
    Partly,
    Fully,
}

impl Can {
    fn if_any(condition: bool) -> Self {
        if condition { Can::Fully } else { Can::Nothing }
    }

    fn so_many(wanted: usize, there: usize) -> Self {
        match there {
            0 => Can::Nothing,
            _ if there < wanted => Can::Partly,
            _ => Can::Fully,
        }
    }
}

impl Deckbuilding {
    /// Whether any part of a program could be carried out: all that is asked of an ability before
    /// it is offered, at every decision, so the first such part is enough.
    pub(crate) fn could(
        &self,
        state: &State,
        at: u16,
        source: Source,
        subject: Option<CardId>,
    ) -> bool {
        self.look_ahead(state, at, source, subject, true) != Can::Nothing
    }

    /// How much of a program could be carried out from here on.
    fn can(&self, state: &State, at: u16, source: Source, subject: Option<CardId>) -> Can {
        self.look_ahead(state, at, source, subject, false)
    }

    fn look_ahead(
        &self,
        state: &State,
        mut at: u16,
        source: Source,
        subject: Option<CardId>,
        any_will_do: bool,
    ) -> Can {
        let (mut some, mut all) = (false, true);
        loop {
            if some && any_will_do {
                return Can::Partly;
            }
            let op = self.library.op(at);
            at += 1;
            match op {
                Op::End => break,
                Op::Jump(to) => at = *to,
                Op::Unless(test, to) => {
                    if !self.holds(state, test, source) {
                        at = *to;
                    }
                }
                Op::Reveal { end, .. } => {
                    at = *end;
                    let can = Can::if_any(empty_deck::galaxy_left(state) > 0);
                    some |= can != Can::Nothing;
                    all &= can == Can::Fully;
                }
                Op::Choose {
                    options,
                    count,
                    end,
                    ..
                } => {
                    at = *end;
                    let mut best = None;
                    for &option in &options[..*count as usize] {
                        let can = self.look_ahead(state, option, source, subject, any_will_do);
                        best = best.max(Some(can));
                        if any_will_do && can != Can::Nothing {
                            break;
                        }
                    }
                    some |= best > Some(Can::Nothing);
                    all &= best == Some(Can::Fully);
                }
                op => {
                    let can = self.can_do(state, op, source, subject);
                    let cost = matches!(
                        op,
                        Op::Pay(_) | Op::DiscardToo | Op::ExileFromHand | Op::SwapDiscardWithRow(_)
                    );
                    if cost && can == Can::Nothing {
                        // What is not paid for does not happen.
                        all = false;
                        break;
                    }
                    // Paying alone is nothing anybody would want.
                    some |= can != Can::Nothing && !matches!(op, Op::Pay(_));
                    all &= can == Can::Fully;
                }
            }
        }
        match (some, all) {
            (false, _) => Can::Nothing,
            (true, false) => Can::Partly,
            (true, true) => Can::Fully,
        }
    }

    fn can_do(&self, state: &State, op: &Op, source: Source, subject: Option<CardId>) -> Can {
        let player = state.active;
        let (mine, theirs) = (state.mine(), state.theirs());
        let in_row = |filter: &Filter| {
            let mut row = state.row.iter();
            Can::if_any(row.any(|&card| self.library.matches(card, filter, player)))
        };
        let in_galaxy_discard = |filter: &Filter, pays: bool| {
            Can::if_any(state.galaxy_discard.iter().any(|&card| {
                self.library.matches(card, filter, player)
                    && (!pays || purchasing::affordable(self, state, card))
            }))
        };
        let galaxy = || empty_deck::galaxy_left(state);
        match *op {
            Op::Resources(_) | Op::Attack(_) => Can::Fully,
            Op::Force(n) => Can::so_many(n.into(), force::room(state, player).into()),
            Op::Draw(n) => Can::so_many(n.into(), empty_deck::drawable(state, player)),
            // Repairing is always up to a number, so any damage is enough.
            Op::Repair(_) => Can::if_any(mine.base.is_some() && mine.damage > 0),
            Op::Damage(_) => attack::can_damage_base(state),
            Op::DamageBaseOrShip(_) => {
                Can::if_any(theirs.base.is_some() || !theirs.ships.is_empty())
            }
            Op::Pay(n) => Can::if_any(state.resources >= u16::from(n)),
            Op::ExileThis => match source {
                Source::Card(card) => Can::if_any(state.in_play().any(|other| other.card == card)),
                Source::Base => Can::Nothing,
            },
            Op::DiscardToo | Op::ExileFromHand => Can::if_any(!mine.hand.is_empty()),
            Op::Exile { most, up_to } => {
                let wanted = if up_to { 1 } else { most.into() };
                Can::so_many(wanted, mine.hand.len() + mine.discard.len())
            }
            Op::OpponentDiscards
            | Op::OpponentDiscardsAtRandom
            | Op::LookAtHand
            | Op::PutFromTheirHandOnTheirDeck => Can::if_any(!theirs.hand.is_empty()),
            Op::DiscardFromRow(filter) | Op::Borrow(filter) | Op::BuyFree(filter, _) => {
                in_row(&filter)
            }
            Op::DiscardEnemyRow(_) => in_row(&ENEMY),
            Op::DiscardRevealed => Can::if_any(!state.galaxy.is_empty()),
            Op::LookAtTop(n) => Can::so_many(n.into(), galaxy()),
            Op::MaySwapTopWithRow => Can::if_any(galaxy() > 0 && !state.row.is_empty()),
            Op::KeepOneOfTopTwo => Can::if_any(galaxy() > 1),
            Op::SwapDiscardWithRow(filter) if !state.row.is_empty() => {
                in_galaxy_discard(&filter, false)
            }
            Op::SwapDiscardWithRow(_) => Can::Nothing,
            Op::Return(filter) => {
                let mut pile = mine.discard.iter();
                Can::if_any(pile.any(|&card| self.library.matches(card, &filter, player)))
            }
            Op::BuyFromGalaxyDiscard(filter) => in_galaxy_discard(&filter, true),
            Op::NextPurchaseOnDeck => Can::if_any(!state.memory.next_on_deck),
            Op::PutPurchase(place) => {
                Can::if_any(subject.is_some_and(|card| purchasing::movable(state, card, place)))
            }
            Op::BorrowPurchase => Can::if_any(
                subject.is_some_and(|card| purchasing::movable(state, card, Place::Hand)),
            ),
            Op::DestroyShip => Can::if_any(!theirs.ships.is_empty()),
            Op::DestroyShipOrInRow(filter) => {
                in_row(&filter).max(Can::if_any(!theirs.ships.is_empty()))
            }
            // These steer; they do nothing themselves.
            Op::Reveal { .. } | Op::Unless(..) | Op::Jump(_) | Op::Choose { .. } | Op::End => {
                Can::Nothing
            }
        }
    }

    /// The options of a choice that may be picked.
    pub(crate) fn open_options(
        &self,
        state: &State,
        options: &[u16; MOST_OPTIONS],
        count: u8,
        source: Source,
        subject: Option<CardId>,
    ) -> impl Iterator<Item = u8> {
        let mut can = [Can::Nothing; MOST_OPTIONS];
        for (can, &at) in can.iter_mut().zip(&options[..count as usize]) {
            *can = self.can(state, at, source, subject);
        }
        // rule: glossary-choose/full-options-first
        let best = can.into_iter().max().unwrap_or(Can::Nothing);
        (0..count).filter(move |&option| best > Can::Nothing && can[option as usize] == best)
    }

    pub(crate) fn holds(&self, state: &State, test: &Test, source: Source) -> bool {
        let itself = match source {
            Source::Card(card) => Some(card),
            Source::Base => None,
        };
        match test {
            Test::ForceIsWithYou => force::is_with(state, state.active),
            Test::YouHave(filter) => state.in_play().any(|card| {
                Some(card.card) != itself && self.library.matches(card.card, filter, state.active)
            }),
            Test::OpponentHasShip => !state.theirs().ships.is_empty(),
            Test::YourBaseIs(base) => state.mine().base == Some(*base),
            Test::YouHaveCard(kind) => state
                .in_play()
                .any(|card| self.library.kind(card.card) == *kind),
            Test::Never => false,
        }
    }
}

const ENEMY: Filter = Filter {
    side: crate::content::Side::Enemy,
    kind: crate::content::Kind::Any,
    traits: crate::content::Traits::NONE,
    unique: false,
};

/// What an effect that hits all enemy cards means.
pub(super) fn enemy() -> &'static Filter {
    &ENEMY
}
