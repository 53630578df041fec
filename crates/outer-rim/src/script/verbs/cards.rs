//! The card an effect stands on, and other assets.

use super::{Deed, Question, Verb};
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Checking, Filter, Hint};
use crate::event::Event;
use crate::rules::{assets, values};
use crate::script;
use crate::script::op::{Named, Scope, Sieve};
use crate::state::{Bearer, CardId, Frame, Gaining, PlayerId, Running, State};
use crate::text::{Words, Writer};
use tabletop::Log;

/// Gain the asset of this card.
pub(crate) struct GainThis;

impl Verb for GainThis {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("gain-this"))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Assets)
    }
}

impl Deed for GainThis {
    fn perform(&self, game: &OuterRim, state: &mut State, running: Running, _: &mut Log<Event>) {
        if let Bearer::Card(card) = running.bearer
            && game.library.asset(card).is_some()
            && state.owner(card).is_none()
        {
            state.stack.push(Frame::Gain {
                card,
                player: running.actor,
                how: running.gaining(),
            });
        }
    }
}

/// Discard the card this stands on.
pub(crate) struct DiscardThis;

impl Verb for DiscardThis {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("discard-this"))
    }
}

impl Deed for DiscardThis {
    fn perform(&self, game: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        if let Bearer::Card(card) = running.bearer {
            assets::discard(game, state, running.actor, card, log);
        }
    }
}

/// Turn the card this stands on around.
pub(crate) struct Rotate;

impl Rotate {
    /// The card it stands on, if its actor has it.
    fn this(state: &State, running: Running) -> Option<CardId> {
        match running.bearer {
            Bearer::Card(card) if state.area(running.actor).has(card) => Some(card),
            _ => None,
        }
    }
}

impl Verb for Rotate {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("rotate"))
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.rotates();
    }
}

impl Deed for Rotate {
    fn perform(&self, game: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        // rule: rotating-assets/rotate-only-when-told
        if let Some(card) = Self::this(state, running) {
            assets::rotate(game, state, running.actor, card, log);
        }
    }

    fn can(&self, _: &OuterRim, state: &State, running: Running) -> bool {
        Self::this(state, running).is_some()
    }
}

/// Discard a matching asset.
pub(crate) struct Discard<'a>(pub(crate) &'a Filter);

impl Verb for Discard<'_> {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.filtered("discard", self.0))
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.filter(self.0);
    }

    fn names(&self, scope: &dyn Scope) -> Named {
        Named::Assets(Sieve::of(scope, self.0))
    }
}

impl Question for Discard<'_> {
    fn message(&self, _: bool) -> &'static str {
        "pick-discard"
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let sieve = game.library.program.sieve_at(running.at);
        let cards = values::matching(game, state, running.actor, sieve);
        let cards = cards.filter(|&card| !assets::is_kept(game, card));
        out.extend(cards.map(Choice::Card));
    }

    fn answer(
        &self,
        game: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Card(card) = choice {
            assets::discard(game, state, running.actor, card, log);
        }
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }
}

/// Take a matching asset from another player here.
pub(crate) struct Take<'a>(pub(crate) &'a Filter);

impl Verb for Take<'_> {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.filtered("take", self.0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Assets)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.filter(self.0);
    }

    fn names(&self, scope: &dyn Scope) -> Named {
        Named::Assets(Sieve::of(scope, self.0))
    }
}

impl Question for Take<'_> {
    fn message(&self, _: bool) -> &'static str {
        "pick-take"
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let sieve = game.library.program.sieve_at(running.at);
        for other in state.others_here(running.actor) {
            let cards = values::matching(game, state, other, sieve);
            out.extend(cards.map(Choice::Card));
        }
    }

    fn answer(
        &self,
        game: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Card(card) = choice {
            assets::take_from_other(game, state, running.actor, card, log);
        }
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }
}

/// Give a matching asset to the player whose turn it is.
pub(crate) struct Give<'a>(pub(crate) &'a Filter);

impl Verb for Give<'_> {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.filtered("give", self.0))
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.filter(self.0);
    }

    fn names(&self, scope: &dyn Scope) -> Named {
        Named::Assets(Sieve::of(scope, self.0))
    }
}

impl Question for Give<'_> {
    fn message(&self, _: bool) -> &'static str {
        "pick-give"
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let sieve = game.library.program.sieve_at(running.at);
        let cards = values::matching(game, state, running.actor, sieve);
        out.extend(cards.map(Choice::Card));
    }

    fn answer(
        &self,
        game: &OuterRim,
        state: &mut State,
        _: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Card(card) = choice {
            assets::take_from_other(game, state, state.current, card, log);
        }
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }
}

/// Another player here gives a matching asset of their choice, and a goal token is put on it.
pub(crate) struct Demand<'a>(pub(crate) &'a Filter);

impl Demand<'_> {
    /// Who was chosen to give something.
    fn giver(running: Running) -> Option<PlayerId> {
        running.picked.checked_sub(1).map(PlayerId)
    }
}

impl Verb for Demand<'_> {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.filtered("demand", self.0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Assets)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.filter(self.0);
    }

    fn names(&self, scope: &dyn Scope) -> Named {
        Named::Assets(Sieve::of(scope, self.0))
    }
}

impl Question for Demand<'_> {
    fn message(&self, again: bool) -> &'static str {
        if again { "pick-give" } else { "pick-player" }
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let sieve = game.library.program.sieve_at(running.at);
        if let Some(giver) = Self::giver(running) {
            let cards = values::matching(game, state, giver, sieve);
            out.extend(cards.map(Choice::Card));
            return;
        }
        let has_any = |other: &PlayerId| values::count(game, state, *other, sieve) > 0;
        let others = state.others_here(running.actor).filter(has_any);
        out.extend(others.map(Choice::Player));
    }

    fn answer(
        &self,
        game: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        let Choice::Card(card) = choice else {
            return;
        };
        assets::take_from_other(game, state, running.actor, card, log);
        if let Some(held) = state.area_mut(running.actor).held_mut(card) {
            held.marked = true;
        }
    }

    fn decider(&self, _: &State, running: Running) -> PlayerId {
        Self::giver(running).unwrap_or(running.actor)
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }

    fn picks_twice(&self) -> bool {
        true
    }
}

/// Take an asset with a goal token from the opponent, if one likes.
pub(crate) struct TakeMarked;

impl Verb for TakeMarked {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("take-marked"))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Assets)
    }
}

impl Question for TakeMarked {
    fn message(&self, _: bool) -> &'static str {
        "pick-take"
    }

    fn options(&self, _: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let combat = state.combat.as_ref();
        let Some(other) = combat.and_then(|combat| combat.opponent(running.actor)) else {
            return;
        };
        let marked = state.area(other).assets.iter().filter(|held| held.marked);
        out.extend(marked.map(|held| Choice::Card(held.card)));
        if !out.is_empty() {
            out.push(Choice::Pass);
        }
    }

    fn answer(
        &self,
        game: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Card(card) = choice {
            assets::take_from_other(game, state, running.actor, card, log);
        }
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }
}

/// Take a matching asset from the other player this is about.
pub(crate) struct TakeTheirs<'a>(pub(crate) &'a Filter);

impl Verb for TakeTheirs<'_> {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.filtered("take-theirs", self.0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Assets)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.filter(self.0);
    }

    fn names(&self, scope: &dyn Scope) -> Named {
        Named::Assets(Sieve::of(scope, self.0))
    }
}

impl Question for TakeTheirs<'_> {
    fn message(&self, _: bool) -> &'static str {
        "pick-take"
    }

    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        // rule: opposed-jobs/take-credits-or-assets
        let Some(other) = script::them(state, running) else {
            return;
        };
        let sieve = game.library.program.sieve_at(running.at);
        let cards = values::matching(game, state, other, sieve);
        let placed = |card: &CardId| assets::has_place(game, state, running.actor, *card, &[]);
        let before = out.len();
        out.extend(cards.filter(placed).map(Choice::Card));
        if out.len() > before {
            out.push(Choice::Pass);
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
        if let Choice::Card(card) = choice {
            state.stack.push(Frame::Gain {
                card,
                player: running.actor,
                how: Gaining::Agreed,
            });
        }
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }
}
