//! What people read.

mod part;

use crate::OuterRim;
use crate::choice::Choice;
use crate::event::Event;
use crate::state::{State, Step};
use crate::view::View;
use tabletop::{Described, Part, Text};

impl OuterRim {
    pub(crate) fn say_prompt(&self, state: &State) -> Text {
        Text::of(format!("{:?}", self.asked(state)))
    }

    pub(crate) fn say_choice(&self, state: &State, choice: &Choice) -> Described {
        let Part { action, role } = self.part_of(state, choice);
        Described {
            role,
            auto: self.is_only_answer(state),
            ..Described::commit(action, Text::of(format!("{choice:?}")))
        }
    }

    /// Whether the question is asked only so that skipping it betrays nothing.
    fn is_only_answer(&self, state: &State) -> bool {
        let asked = match state.stack.last() {
            Some(frame) => self.asks_for_secrecy(state, frame),
            None => state.step == Step::Action,
        };
        let mut choices = Vec::new();
        if asked {
            self.list(state, &mut choices);
        }
        choices.len() == 1
    }

    pub(crate) fn say_event(&self, event: &Event) -> Text {
        Text::of(format!("{event:?}"))
    }

    pub(crate) fn say_board(&self, view: &View) -> String {
        format!("{view:#?}")
    }
}
