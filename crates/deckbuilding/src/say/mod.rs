//! The game in words: questions, choices, events, reasons, and the table as plain text.

use crate::Deckbuilding;
use crate::choice::Choice;
use crate::event::Event;
use crate::state::State;
use crate::view::View;
use tabletop::{Described, Explanation, Lang, Refusal, Role, Seat, Text};

pub(crate) fn ask(game: &Deckbuilding, state: &State, _lang: Lang) -> Text {
    use tabletop::Game as _;
    Text::of(format!("{:?}", game.prompt(state)))
}

pub(crate) fn describe(
    _game: &Deckbuilding,
    _state: &State,
    choice: &Choice,
    _lang: Lang,
) -> Described {
    let text = Text::of(format!("{choice:?}"));
    match choice {
        Choice::EndTurn | Choice::Pass => Described::pass("turn", text),
        Choice::Pick(_) | Choice::PickBase(_) | Choice::Assign(..) => Described {
            role: Role::Step,
            ..Described::commit("pick", text)
        },
        _ => Described::commit("turn", text),
    }
}

pub(crate) fn tell(_game: &Deckbuilding, event: &Event, _lang: Lang) -> Text {
    Text::of(format!("{event:?}"))
}

pub(crate) fn board(_game: &Deckbuilding, view: &View, _lang: Lang) -> String {
    format!("{view:#?}")
}

pub(crate) fn why_not(_game: &Deckbuilding, _state: &State, _choice: &Choice) -> Refusal {
    Refusal::choice("this is not one of the legal choices")
}

pub(crate) fn explain(
    _game: &Deckbuilding,
    _state: &State,
    _seat: Seat,
    _lang: Lang,
) -> Explanation {
    Explanation::default()
}
