//! Patrols on the map.

use super::{Question, Verb};
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Faction, Hint, Patrols};
use crate::event::Event;
use crate::rules::{galaxy, patrols};
use crate::state::{Frame, PlayerId, Running, Spaces, State};
use crate::text::{Words, Writer};
use tabletop::Log;

/// Move a patrol up to so many spaces as you like.
pub(crate) struct MovePatrol(pub(crate) Patrols, pub(crate) u8);

impl Verb for MovePatrol {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.patrols("move-patrol", self.0, self.1))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Patrols)
    }
}

impl Question for MovePatrol {
    fn message(&self, _: bool) -> &'static str {
        "pick-patrol"
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        out.extend(meant(game, state, running.actor, self.0).map(Choice::Faction));
    }

    fn answer(
        &self,
        _: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        _: &mut Log<Event>,
    ) {
        if let Choice::Faction(faction) = choice {
            state.stack.push(Frame::PatrolFree {
                faction,
                left: self.1,
                by: running.actor,
                must: false,
            });
        }
    }

    fn decider(&self, state: &State, running: Running) -> PlayerId {
        picker(state, running, self.0)
    }

    fn is_of_patrols(&self) -> bool {
        true
    }
}

/// Move a patrol so many spaces toward another player of your choice.
pub(crate) struct MovePatrolToward(pub(crate) Patrols, pub(crate) u8);

impl Verb for MovePatrolToward {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.patrols("move-patrol-toward", self.0, self.1))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Patrols)
    }
}

impl Question for MovePatrolToward {
    fn message(&self, again: bool) -> &'static str {
        if again { "pick-player" } else { "pick-patrol" }
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        if running.picked > 0 {
            out.extend(state.others(running.actor).map(Choice::Player));
        } else {
            out.extend(meant(game, state, running.actor, self.0).map(Choice::Faction));
        }
    }

    fn answer(
        &self,
        _: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        _: &mut Log<Event>,
    ) {
        if let Choice::Player(player) = choice {
            patrols::send_to(state, (picked(running), None), self.1, player, true);
        }
    }

    fn decider(&self, state: &State, running: Running) -> PlayerId {
        picker(state, running, self.0)
    }

    fn picks_twice(&self) -> bool {
        true
    }

    fn is_of_patrols(&self) -> bool {
        true
    }
}

/// Move a patrol directly to a space of your choice.
pub(crate) struct MovePatrolDirectly(pub(crate) Patrols);

impl Verb for MovePatrolDirectly {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.patrols("move-patrol-directly", self.0, 0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Patrols)
    }
}

impl Question for MovePatrolDirectly {
    fn message(&self, again: bool) -> &'static str {
        if again {
            "pick-patrol-to"
        } else {
            "pick-patrol"
        }
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        if running.picked > 0 {
            let here = Spaces::of(state.patrol(picked(running)).space);
            let all = game.library.planets.or(game.library.navpoints);
            let all = all.or(game.library.maelstrom).without(here);
            out.extend(all.iter().map(Choice::Space));
        } else {
            out.extend(meant(game, state, running.actor, self.0).map(Choice::Faction));
        }
    }

    fn answer(
        &self,
        _: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Space(space) = choice {
            patrols::put(state, picked(running), space, true, log);
        }
    }

    fn decider(&self, state: &State, running: Running) -> PlayerId {
        picker(state, running, self.0)
    }

    fn picks_twice(&self) -> bool {
        true
    }

    fn is_of_patrols(&self) -> bool {
        true
    }
}

/// Eliminate a patrol; nobody is rewarded for it.
pub(crate) struct EliminatePatrol(pub(crate) Patrols);

impl Verb for EliminatePatrol {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.patrols("eliminate-patrol", self.0, 0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Patrols)
    }
}

impl Question for EliminatePatrol {
    fn message(&self, _: bool) -> &'static str {
        "pick-patrol"
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        // rule: patrols/level-four-cannot-be-eliminated
        let those = meant(game, state, running.actor, self.0);
        let mortal = those.filter(|&faction| !patrols::is_invincible(state, faction));
        out.extend(mortal.map(Choice::Faction));
    }

    fn answer(
        &self,
        game: &OuterRim,
        state: &mut State,
        _: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Faction(faction) = choice {
            patrols::eliminate(game, state, faction, log);
        }
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }

    fn is_of_patrols(&self) -> bool {
        true
    }
}

/// The patrol, if it is at most so many spaces away, moves toward another player of your choice
/// instead.
pub(crate) struct RedirectPatrol(pub(crate) u8);

impl Verb for RedirectPatrol {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.number("redirect-patrol", self.0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Patrols)
    }
}

impl Question for RedirectPatrol {
    fn message(&self, _: bool) -> &'static str {
        "pick-player"
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let here = state.area(running.actor).space;
        let near = state.stack.iter().rev().find_map(|frame| match frame {
            Frame::PatrolMove { faction, .. } => Some(state.patrol(*faction).space),
            _ => None,
        });
        let near = near.map(|space| galaxy::distance(game, state, here, space));
        if near.is_some_and(|distance| distance <= self.0) {
            out.extend(state.others(running.actor).map(Choice::Player));
        }
    }

    fn answer(
        &self,
        _: &OuterRim,
        state: &mut State,
        _: Running,
        choice: Choice,
        _: &mut Log<Event>,
    ) {
        if let Choice::Player(player) = choice {
            patrols::redirect(state, player);
        }
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }
}

/// The patrols an effect can be about.
fn meant(
    game: &OuterRim,
    state: &State,
    actor: PlayerId,
    which: Patrols,
) -> impl Iterator<Item = Faction> {
    let here = state.area(actor).space;
    let all: Spaces = state.patrols.iter().map(|patrol| patrol.space).collect();
    let nearest = match which {
        Patrols::Nearest => galaxy::nearest(game, state, here, all),
        Patrols::Of(_) | Patrols::Here | Patrols::Any => Spaces::NONE,
    };
    let factions = Faction::ALL.iter().copied();
    factions.filter(move |&faction| match which {
        Patrols::Of(one) => faction == one,
        Patrols::Here => state.patrol(faction).space == here,
        Patrols::Nearest => nearest.has(state.patrol(faction).space),
        Patrols::Any => true,
    })
}

/// The patrol that was picked first.
fn picked(running: Running) -> Faction {
    Faction::ALL[usize::from(running.picked.max(1) - 1)]
}

/// Who picks the patrol, and then whatever else is picked.
fn picker(state: &State, running: Running, which: Patrols) -> PlayerId {
    // rule: nearest/tie-current-player-picks
    if which == Patrols::Nearest && running.picked == 0 {
        state.current
    } else {
        running.actor
    }
}
