//! Laws about what is said of a choice before it is made: clients draw it, ask back and let things
//! be taken back by it, so it must hold.

use super::laws::{Broken, ensure};
use crate::{Barrier, Described, Explanation, Game, Hints, Lang, On, Role, Seat, Table};
use serde_json::Value;
use std::fmt;

/// Who has a standing answer lets a window pass: there is one way to do so, and no two.
pub(super) fn window<G: Game>(
    game: &G,
    state: &G::State,
    choices: &[G::Choice],
) -> Result<(), Broken> {
    let Some(window) = game.window(state, Lang::default()) else {
        return Ok(());
    };
    let passes = choices.iter().filter(|choice| game.is_pass(state, choice));
    let passes = passes.count();
    ensure!(
        passes == 1,
        WindowPasses,
        "{passes} choices let the window {:?} pass",
        window.id
    );
    Ok(())
}

/// What is drawn on something is drawn on something that is there.
pub(super) struct Drawn<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    /// Who is asked.
    seat: Seat,
    /// The ids of all faces.
    faces: &'a [String],
}

impl<'a, G: Game> Drawn<'a, G> {
    pub(super) fn at(game: &'a G, state: &'a G::State, faces: &'a [String]) -> Self {
        Self {
            game,
            state,
            seat: game.decider(state).unwrap_or_default(),
            faces,
        }
    }

    /// All choices of a position, and what is said besides.
    pub(super) fn everything(&self) -> Result<(), Broken> {
        let (game, state, lang) = (self.game, self.state, Lang::default());
        let mut choices = Vec::new();
        game.choices(state, &mut choices);
        for choice in &choices {
            self.choice(&game.describe(state, choice, lang))?;
        }
        let hints = game.hints(state, self.seat, lang);
        self.hints(&hints, &game.explain(state, self.seat, lang))
    }

    pub(super) fn choice(&self, described: &Described) -> Result<(), Broken> {
        let beside = described.besides.iter().map(|beside| &beside.on);
        let all = described.on.iter().chain(beside).chain(&described.alike);
        self.all(all, described)
    }

    fn hints(&self, hints: &Hints, more: &Explanation) -> Result<(), Broken> {
        let blocked = hints
            .blocked
            .iter()
            .filter_map(|blocked| blocked.on.as_ref());
        let prices = hints.prices.iter().map(|price| &price.on);
        self.all(blocked.chain(prices), hints)?;
        let chances = more.chances.iter().map(|chance| &chance.on);
        let ways = more
            .routes
            .iter()
            .flat_map(|way| [&way.to].into_iter().chain(&way.stops));
        self.all(chances.chain(ways), more)
    }

    fn all<'o>(
        &self,
        drawn: impl Iterator<Item = &'o On>,
        by: &impl fmt::Debug,
    ) -> Result<(), Broken> {
        for on in drawn {
            ensure!(
                self.is_there(on),
                DrawnOnSomething,
                "{by:?} is drawn on {on:?}"
            );
        }
        Ok(())
    }

    /// A card or token with a face (in a game without faces, one its seat sees), a seat somebody has.
    fn is_there(&self, on: &On) -> bool {
        match on {
            On::Card(key) if self.faces.is_empty() => {
                is_seen(self.game, self.state, self.seat, key)
            }
            On::Card(key) => has_face(self.faces, key),
            On::Seat(seat) => self.game.seats(self.state).contains(&Some(*seat)),
            On::Space(id) | On::Pile(id) => !id.is_empty(),
            On::Die(_) => true,
        }
    }
}

/// One of several copies is called by the id of its face and a number, a token that has a face for each
/// of its levels by what their ids begin with.
fn has_face(faces: &[String], key: &str) -> bool {
    let id = key.split('#').next().unwrap_or_default();
    faces.iter().any(|face| {
        let level = face.strip_prefix(id);
        level.is_some_and(|level| level.is_empty() || level.starts_with('-'))
    })
}

/// Whether the view of a seat names something.
fn is_seen<G: Game>(game: &G, state: &G::State, seat: Seat, key: &str) -> bool {
    fn names(value: &Value, key: &str) -> bool {
        match value {
            Value::Array(values) => values.iter().any(|value| names(value, key)),
            Value::Object(fields) => fields.values().any(|value| names(value, key)),
            Value::String(text) => text == key,
            Value::Number(number) => number.to_string() == key,
            Value::Null | Value::Bool(_) => false,
        }
    }
    let view = serde_json::to_value(game.view(state, Some(seat)));
    view.is_ok_and(|view| names(&view, key))
}

/// What was said to be free to take back is free to take back, and who took a step goes on. Nobody
/// can promise who is asked next once something is rolled or comes to light: but that was told.
pub(super) fn kept<G: Game>(
    table: &Table<G>,
    seat: Seat,
    before: u32,
    barrier: Barrier,
    described: &Described,
) -> Result<(), Broken> {
    ensure!(
        barrier != Barrier::None || table.undo_since(seat, before).free,
        BarrierIsTold,
        "{described:?} was said to be free to take back, and is not"
    );
    let goes_on = table.game().decider(table.state()) == Some(seat);
    let is_open = matches!(barrier, Barrier::Random | Barrier::Reveals);
    ensure!(
        described.role != Role::Step || goes_on || is_open,
        StepGoesOn,
        "{described:?} is a step, but somebody else is asked"
    );
    Ok(())
}

/// Who plays together has won, or lost, together.
pub(super) fn together<G: Game>(game: &G, state: &G::State) -> Result<(), Broken> {
    let places = game
        .outcome(state)
        .map_or(Vec::new(), |outcome| outcome.places);
    let players = game.players(state, Lang::default());
    let placed: Vec<_> = players
        .iter()
        .map(|player| player.team)
        .zip(places)
        .collect();
    for (team, place) in &placed {
        let apart = placed
            .iter()
            .find(|other| other.0 == *team && other.1 != *place);
        ensure!(
            apart.is_none(),
            TeammatesShareTheirPlace,
            "team {team} is in place {place} and in another: {placed:?}"
        );
    }
    Ok(())
}
