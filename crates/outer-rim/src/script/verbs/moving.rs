//! Players on the map.

use super::{Deed, Question, Verb};
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Checking, Faction, Hint, Place};
use crate::event::Event;
use crate::rules::{contacts, galaxy, movement, patrols};
use crate::script::op::{Named, Scope};
use crate::state::{Running, Spaces, State};
use crate::text::{Words, Writer};
use tabletop::Log;

/// Move up to so many spaces.
pub(crate) struct Move(pub(crate) u8);

impl Verb for Move {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.number("move", self.0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Travel)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0.into());
    }
}

impl Deed for Move {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, _: &mut Log<Event>) {
        movement::begin(state, running.actor, self.0);
    }

    fn asks_soon(&self) -> bool {
        true
    }
}

/// Move up to so many spaces; patrols do not stop who moves so.
pub(crate) struct MovePast(pub(crate) u8);

impl Verb for MovePast {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.number("move-past", self.0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Travel)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0.into());
    }
}

impl Deed for MovePast {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, _: &mut Log<Event>) {
        movement::begin_past(state, running.actor, self.0, true);
    }

    fn asks_soon(&self) -> bool {
        true
    }
}

/// Move directly.
pub(crate) struct MoveDirectly<'a>(pub(crate) &'a Place);

impl Verb for MoveDirectly<'_> {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.place("move-directly", self.0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Travel)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        if let Place::Planet(id) = self.0 {
            checking.planet(id);
        }
    }

    fn names(&self, scope: &dyn Scope) -> Named {
        match self.0 {
            Place::Planet(id) => Named::Space(scope.space(id).unwrap_or_default()),
            Place::AnyPlanet | Place::Within(_) => Named::Nothing,
        }
    }
}

impl Question for MoveDirectly<'_> {
    fn message(&self, _: bool) -> &'static str {
        "pick-space"
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let here = state.area(running.actor).space;
        let spaces = match self.0 {
            Place::AnyPlanet => game.library.planets.without(Spaces::of(here)),
            Place::Within(range) => galaxy::within(game, state, here, *range),
            Place::Planet(_) => Spaces::of(game.library.program.space_at(running.at)),
        };
        out.extend(spaces.iter().map(Choice::Space));
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
            movement::put(state, running.actor, space, None, log);
        }
    }
}

/// Move directly to the Core Worlds at the other end of the galaxy.
pub(crate) struct CrossTheCore;

impl Verb for CrossTheCore {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("cross-the-core"))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Travel)
    }
}

impl Deed for CrossTheCore {
    fn perform(&self, game: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        // rule: core-worlds/crossing-lands-on-the-opposite-core-space
        // rule: core-worlds/crossing-passes-through-no-space
        let here = state.area(running.actor).space;
        if let Some(opposite) = game.library.across_the_core(here) {
            movement::put(state, running.actor, opposite, None, log);
        }
    }

    fn can(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        let here = state.area(running.actor).space;
        game.library.across_the_core(here).is_some()
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }
}

/// You need not stop.
pub(crate) struct KeepMoving;

impl Verb for KeepMoving {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("keep-moving"))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Travel)
    }
}

impl Deed for KeepMoving {
    fn perform(&self, _: &OuterRim, state: &mut State, _: Running, _: &mut Log<Event>) {
        movement::keep_moving(state);
    }
}

/// The player who moves must stop.
pub(crate) struct StopThem;

impl Verb for StopThem {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("stop-them"))
    }
}

impl Deed for StopThem {
    fn perform(&self, _: &OuterRim, state: &mut State, _: Running, _: &mut Log<Event>) {
        movement::stop_them(state);
    }
}

/// Put a damage token on your planet.
pub(crate) struct PutToken;

impl Verb for PutToken {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("put-token"))
    }
}

impl Deed for PutToken {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        let player = running.actor;
        let space = state.area(player).space;
        state.area_mut(player).tokens.add(space);
        state.unsettled = true;
        log.tell(state, || Event::TokenPut { player, space });
    }
}

/// Encounter a patrol or a contact up to so many spaces away.
pub(crate) struct EncounterWithin(pub(crate) u8);

impl Verb for EncounterWithin {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.number("encounter-within", self.0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Travel)
    }
}

impl Question for EncounterWithin {
    fn message(&self, _: bool) -> &'static str {
        "pick-encounter"
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let near = galaxy::within(game, state, state.area(running.actor).space, self.0);
        let factions = Faction::ALL.iter().copied();
        let factions = factions.filter(|&faction| near.has(state.patrol(faction).space));
        out.extend(factions.map(Choice::EncounterPatrol));
        for planet in near.and(game.library.planets).iter() {
            let berths = game.library.berths_of(planet);
            let full = berths.filter(|berth| state.berths[berth.index()].is_some());
            out.extend(full.map(Choice::EncounterContact));
        }
    }

    fn answer(
        &self,
        game: &OuterRim,
        state: &mut State,
        _: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::EncounterPatrol(faction) = choice {
            patrols::encounter(game, state, faction, log);
        } else if let Choice::EncounterContact(berth) = choice {
            contacts::encounter(game, state, berth, log);
        }
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }
}
