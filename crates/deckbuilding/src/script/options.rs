//! What can be picked for the effect under way, and what must be asked.

use super::op::{Ask, Op};
use super::verbs::{Question as _, Verb as _, verb};
use crate::Deckbuilding;
use crate::choice::{Choice, Picking};
use crate::state::{Frame, Player, Running, State};

impl Deckbuilding {
    /// The script under way, and what its present step asks.
    pub(crate) fn asking(&self, state: &State) -> Option<(Running, Ask)> {
        let Some(&Frame::Script(running)) = state.stack.last() else {
            return None;
        };
        match *self.library.op(running.at) {
            Op::Ask(ask) => Some((running, ask)),
            Op::Do(_) => None,
        }
    }

    /// Who is asked.
    pub(crate) fn asked(&self, state: &State, ask: Ask) -> Player {
        let active = state.active;
        match ask {
            Ask::Verb(verb) => verb!(
                self.library.verb(verb),
                _deed => active,
                question => question.decider(state),
                none => active,
            ),
            Ask::Choose { by_opponent, .. } => {
                if by_opponent {
                    active.foe()
                } else {
                    active
                }
            }
        }
    }

    /// What is to be picked.
    pub(crate) fn picking(&self, running: &Running, ask: Ask) -> Picking {
        let option = Picking::one("option");
        match ask {
            Ask::Verb(verb) => verb!(
                self.library.verb(verb),
                _deed => option,
                question => question.picking(&running.picked),
                none => option,
            ),
            Ask::Choose { .. } => option,
        }
    }

    /// The message that says what an answer does, other than to choose an option.
    pub(crate) fn answer_message(
        &self,
        state: &State,
        running: &Running,
        ask: Ask,
        choice: Choice,
    ) -> &'static str {
        let (pick, pass, enough) = ("choice-pick", "choice-pass", "choice-enough");
        match (ask, choice) {
            (_, Choice::Pass) if !running.picked.is_empty() => enough,
            (Ask::Verb(verb), Choice::Pass) => verb!(
                self.library.verb(verb),
                _deed => pass,
                question => question.pass(),
                none => pass,
            ),
            (Ask::Verb(verb), _) => verb!(
                self.library.verb(verb),
                _deed => pick,
                question => question.choice(state, &running.picked, choice),
                none => pick,
            ),
            (Ask::Choose { .. }, Choice::Pass) => pass,
            (Ask::Choose { .. }, _) => pick,
        }
    }

    /// Whether what is picked is paid for.
    pub(crate) fn is_paid(&self, ask: Ask) -> bool {
        match ask {
            Ask::Verb(verb) => verb!(
                self.library.verb(verb),
                _deed => false,
                question => question.is_paid(),
                none => false,
            ),
            Ask::Choose { .. } => false,
        }
    }

    /// Whether it must be asked even if there is only one answer.
    pub(crate) fn is_for_secrecy(&self, state: &State, running: &Running, ask: Ask) -> bool {
        match ask {
            Ask::Verb(verb) => verb!(
                self.library.verb(verb),
                _deed => false,
                question => question.for_secrecy(state, &running.picked),
                none => false,
            ),
            Ask::Choose { .. } => false,
        }
    }

    /// Calls with every answer.
    pub(crate) fn each_option(
        &self,
        state: &State,
        running: &Running,
        ask: Ask,
        each: &mut impl FnMut(Choice),
    ) {
        match ask {
            Ask::Verb(verb) => verb!(
                self.library.verb(verb),
                _deed => {},
                question => question.options(self, state, running, each),
                none => {},
            ),
            Ask::Choose { options, count, .. } => {
                let options = &options[..count as usize];
                let open = self.open_options(state, running, options);
                open.map(Choice::Option).for_each(each);
            }
        }
    }

    /// Whether the next card that is picked is held, and more are picked before anything happens.
    pub(crate) fn picks_on(&self, state: &State, running: &Running, ask: Ask) -> bool {
        match ask {
            Ask::Verb(verb) => verb!(
                self.library.verb(verb),
                _deed => false,
                question => question.goes_on(state, &running.picked),
                none => false,
            ),
            Ask::Choose { .. } => false,
        }
    }

    /// Where a script goes on if there is nothing to answer; what has to be paid for and is not,
    /// ends it.
    pub(crate) fn unanswered(&self, running: &Running, ask: Ask) -> Option<u16> {
        let next = running.at + 1;
        match ask {
            Ask::Verb(verb) => {
                let is_cost = verb!(self.library.verb(verb), verb => verb.is_cost(), none => false);
                (!is_cost).then_some(next)
            }
            Ask::Choose { end, .. } => Some(end),
        }
    }
}
