//! What an ability could do now.
//!
//! An ability that could do nothing is not offered; of several options only those that can be
//! carried out completely, or, if none can, those that can be carried out in part.

use super::op::{Ask, Do, MOST_OPTIONS, Op, Test};
use super::verbs::{Verb as _, verb};
use crate::Deckbuilding;
use crate::rules::{empty_deck, force};
use crate::state::{CardId, Running, Source, State};

/// How much of something can be carried out.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub(crate) enum Can {
    Nothing,
    Partly,
    Fully,
}

impl Can {
    pub(super) fn if_any(condition: bool) -> Self {
        if condition { Can::Fully } else { Can::Nothing }
    }

    pub(super) fn so_many(wanted: usize, there: usize) -> Self {
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
        let running = Running::new(at, source, subject);
        self.look_ahead(state, running, true) != Can::Nothing
    }

    /// How much of a program could be carried out from here on.
    fn look_ahead(&self, state: &State, mut running: Running, any_will_do: bool) -> Can {
        let (mut some, mut all) = (false, true);
        let mut note = |can: Can, is_wanted: bool| {
            some |= is_wanted && can != Can::Nothing;
            all &= can == Can::Fully;
            some && any_will_do
        };
        loop {
            let op = self.library.op(running.at);
            running.at += 1;
            let enough = match *op {
                Op::Do(Do::End) => break,
                Op::Do(Do::Jump(to)) => {
                    running.at = to;
                    false
                }
                Op::Do(Do::Unless(test, to)) => {
                    if !self.holds(state, &test, running.source) {
                        running.at = to;
                    }
                    false
                }
                Op::Do(Do::Reveal { end, .. }) => {
                    running.at = end;
                    note(Can::if_any(empty_deck::galaxy_left(state) > 0), true)
                }
                Op::Do(Do::Prepare(_)) => false,
                Op::Do(Do::Verb(verb)) | Op::Ask(Ask::Verb(verb)) => {
                    let (can, is_cost, is_wanted) = verb!(
                        self.library.verb(verb),
                        verb => (verb.can(self, state, &running), verb.is_cost(), verb.is_wanted()),
                        none => (Can::Nothing, false, false),
                    );
                    let enough = note(can, is_wanted);
                    if is_cost && can == Can::Nothing {
                        // What is not paid for does not happen.
                        break;
                    }
                    enough
                }
                Op::Ask(Ask::Choose {
                    options,
                    count,
                    end,
                    ..
                }) => {
                    let mut best = Can::Nothing;
                    for &at in &options[..count as usize] {
                        let can = self.look_ahead(state, Running { at, ..running }, any_will_do);
                        best = best.max(can);
                        if any_will_do && can != Can::Nothing {
                            break;
                        }
                    }
                    running.at = end;
                    note(best, true)
                }
            };
            if enough {
                return Can::Partly;
            }
        }
        match (some, all) {
            (false, _) => Can::Nothing,
            (true, false) => Can::Partly,
            (true, true) => Can::Fully,
        }
    }

    /// Whether a verb is a cost that cannot be paid.
    pub(crate) fn is_unpaid(&self, state: &State, running: &Running, verb: u16) -> bool {
        verb!(
            self.library.verb(verb),
            verb => verb.is_cost() && verb.can(self, state, running) == Can::Nothing,
            none => false,
        )
    }

    /// The options of a choice that may be picked.
    pub(super) fn open_options(
        &self,
        state: &State,
        running: &Running,
        options: &[u16],
    ) -> impl Iterator<Item = u8> {
        let mut can = [Can::Nothing; MOST_OPTIONS];
        for (can, &at) in can.iter_mut().zip(options) {
            *can = self.look_ahead(state, Running { at, ..*running }, false);
        }
        // rule: glossary-choose/full-options-first
        let best = can.into_iter().max().unwrap_or(Can::Nothing);
        let count = options.len() as u8;
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
