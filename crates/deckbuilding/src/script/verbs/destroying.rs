//! Destroying capital ships.

use super::{Question, Verb, in_row};
use crate::Deckbuilding;
use crate::choice::{Choice, Picking};
use crate::content::Filter;
use crate::event::Event;
use crate::rules::{attack, discard};
use crate::script::{Can, Needs};
use crate::state::{Picks, Running, State};
use crate::text::Writer;
use printed::Arg;
use tabletop::Log;

/// Destroy a capital ship the opponent has in play.
pub(crate) struct DestroyShip;

impl Verb for DestroyShip {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.plain("destroy-ship")
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(!state.theirs().ships.is_empty())
    }

    fn needs(&self) -> Needs {
        Needs::SHIP_TO_DESTROY
    }
}

impl Question for DestroyShip {
    fn picking(&self, _: &Picks) -> Picking {
        Picking::one("destroy")
    }

    fn choice(&self, _: &State, _: &Picks, _: Choice) -> &'static str {
        "choice-destroy"
    }

    fn options(&self, _: &Deckbuilding, state: &State, _: &Running, each: &mut impl FnMut(Choice)) {
        let ships = state.theirs().ships.iter();
        ships.for_each(|ship| each(Choice::Pick(ship.card)));
    }

    fn answer(
        &self,
        _: &Deckbuilding,
        state: &mut State,
        _: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Pick(card) = choice {
            attack::destroy_ship(state, card, log);
        }
    }
}

/// Destroy a capital ship the opponent has in play, or a matching one in the galaxy row.
pub(crate) struct DestroyShipOrInRow(pub(crate) Filter);

impl Verb for DestroyShipOrInRow {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.filtered("destroy-ship-or-row", &self.0)
    }

    fn can(&self, game: &Deckbuilding, state: &State, _: &Running) -> Can {
        let in_row = || in_row(game, state, self.0).next().is_some();
        Can::if_any(!state.theirs().ships.is_empty() || in_row())
    }
}

impl Question for DestroyShipOrInRow {
    fn picking(&self, _: &Picks) -> Picking {
        Picking::one("destroy")
    }

    fn choice(&self, state: &State, _: &Picks, choice: Choice) -> &'static str {
        match choice {
            Choice::Pick(card) if state.row.contains(&card) => "choice-destroy-in-row",
            _ => "choice-destroy",
        }
    }

    fn options(
        &self,
        game: &Deckbuilding,
        state: &State,
        running: &Running,
        each: &mut impl FnMut(Choice),
    ) {
        DestroyShip.options(game, state, running, each);
        in_row(game, state, self.0).map(Choice::Pick).for_each(each);
    }

    fn answer(
        &self,
        game: &Deckbuilding,
        state: &mut State,
        running: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        // rule: glossary-destroy/each-zone-has-its-pile
        match choice {
            Choice::Pick(card) if state.row.contains(&card) => discard::from_row(state, card, log),
            _ => DestroyShip.answer(game, state, running, choice, log),
        }
    }
}
