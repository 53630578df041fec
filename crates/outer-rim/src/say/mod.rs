//! What people read.

use crate::OuterRim;
use crate::choice::Choice;
use crate::event::Event;
use crate::state::State;
use crate::view::View;
use tabletop::{Described, Role, Text};

impl OuterRim {
    pub(crate) fn say_prompt(&self, state: &State) -> Text {
        Text::of(format!("{:?}", self.asked(state)))
    }

    pub(crate) fn say_choice(&self, _state: &State, choice: &Choice) -> Described {
        let role = match choice {
            Choice::Pass => Role::Pass,
            _ => Role::Commit,
        };
        Described {
            role,
            ..Described::commit("act", Text::of(format!("{choice:?}")))
        }
    }

    pub(crate) fn say_event(&self, event: &Event) -> Text {
        Text::of(format!("{event:?}"))
    }

    pub(crate) fn say_board(&self, view: &View) -> String {
        format!("{view:#?}")
    }
}
