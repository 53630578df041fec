//! What effects do, one block a verb: its words, what is asked, when it can be done and what it
//! does stand together. Effects that hold others (tests, fights, choices, conditions) are no verbs:
//! they are lowered to steps of their own.

mod body;
mod cards;
mod contacts;
mod dice;
mod market;
mod moving;
mod patrols;
mod standing;
mod turns;

pub(crate) use self::{
    body::*, cards::*, contacts::*, dice::*, market::*, moving::*, patrols::*, standing::*,
    turns::*,
};
use super::op::{Named, Scope};
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Checking, Hint};
use crate::event::Event;
use crate::flow::USUAL;
use crate::state::{PlayerId, Running, State};
use crate::text::{Words, Writer};
use tabletop::Log;

/// What is so of every verb.
pub(crate) trait Verb {
    /// How it reads on a card.
    fn words(&self, writer: &Writer<'_>) -> Words;

    /// Whether it makes sense as it is printed.
    fn check(&self, _checking: &mut Checking<'_>) {}

    /// What its words name, looked up once.
    fn names(&self, _scope: &dyn Scope) -> Named {
        Named::Nothing
    }

    /// What the back of a deck calls it, if it names it at all.
    fn hint(&self) -> Option<Hint> {
        None
    }

    /// What it is worth to a machine, as far as that is plain.
    fn worth(&self) -> i32 {
        0
    }
}

/// A verb that asks nobody.
pub(crate) trait Deed: Verb {
    /// Does it.
    fn perform(&self, game: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>);

    /// Whether it could be done completely, as a cost must be.
    fn can(&self, _game: &OuterRim, _state: &State, _running: Running) -> bool {
        true
    }

    /// Whether it could do anything: an ability that can do nothing is not offered.
    fn could(&self, _game: &OuterRim, _state: &State, _running: Running) -> bool {
        true
    }

    /// Whether what it begins asks at once.
    fn asks_soon(&self) -> bool {
        false
    }
}

/// A verb that asks somebody.
pub(crate) trait Question: Verb {
    /// The message that asks; `again` for the second of two picks.
    fn message(&self, again: bool) -> &'static str;

    /// What can be answered.
    fn options(&self, game: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>);

    /// Does what was answered. What is no answer does nothing.
    fn answer(
        &self,
        game: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        log: &mut Log<Event>,
    );

    /// Who is asked.
    fn decider(&self, _state: &State, running: Running) -> PlayerId {
        running.actor
    }

    /// Whether it could be done completely, as a cost must be.
    fn can(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        let mut choices = Vec::with_capacity(USUAL);
        self.options(game, state, running, &mut choices);
        !choices.is_empty()
    }

    /// Whether it could do anything: an ability that can do nothing is not offered.
    fn could(&self, _game: &OuterRim, _state: &State, _running: Running) -> bool {
        true
    }

    /// Whether something happens before it asks.
    fn prepares(&self) -> bool {
        false
    }

    /// What happens before it asks.
    fn prepare(&self, _state: &mut State, _running: Running, _log: &mut Log<Event>) {}

    /// Whether two things are picked, one after the other: the first is in `Running::picked`.
    fn picks_twice(&self) -> bool {
        false
    }

    /// Whether a faction that is answered stands for its patrol.
    fn is_of_patrols(&self) -> bool {
        false
    }

    /// Whether who can only decline is asked all the same: others may hand over credits.
    fn may_wait(&self) -> bool {
        false
    }
}

/// The verb of an effect, a deed or a question; what holds other effects is none, and has arms of
/// its own. This is the list of all verbs: an effect that is missing here does not compile.
macro_rules! verb {
    ($effect:expr, $deed:ident => $do:expr, $question:ident => $ask:expr, none => $none:expr $(,)?) => {
        $crate::script::verbs::verb!($effect, $deed => $do, $question => $ask, {
            $crate::content::Effect::Test { .. }
            | $crate::content::Effect::Opposed { .. }
            | $crate::content::Effect::Fight { .. }
            | $crate::content::Effect::FightPlayer { .. }
            | $crate::content::Effect::Roll(_)
            | $crate::content::Effect::GoTo(_)
            | $crate::content::Effect::If(..)
            | $crate::content::Effect::IfElse(..)
            | $crate::content::Effect::Choose(_)
            | $crate::content::Effect::May(_)
            | $crate::content::Effect::Pay(_)
            | $crate::content::Effect::To(..)
            | $crate::content::Effect::As(..) => $none,
        })
    };
    ($effect:expr, $deed:ident => $do:expr, $question:ident => $ask:expr, { $($holders:tt)* } $(,)?) => {{
        use $crate::content::{Effect as E, With as W};
        use $crate::script::verbs as v;
        match $effect {
            E::Credits(n) => { let $deed = v::Credits(*n); $do }
            E::CreditsPerLead(n) => { let $deed = v::CreditsPerLead(*n); $do }
            E::GiveCredits(n) => { let $deed = v::GiveCredits(*n); $do }
            E::LoseCredits(n) => { let $deed = v::LoseCredits(*n); $do }
            E::Fame(n) => { let $deed = v::Fame(*n); $do }
            E::LoseFame(n) => { let $deed = v::LoseFame(*n); $do }
            E::GainReputation(W::YourChoice, n) => { let $question = v::Reputation(W::YourChoice, *n as i8); $ask }
            E::LoseReputation(W::YourChoice, n) => { let $question = v::Reputation(W::YourChoice, -(*n as i8)); $ask }
            E::SetReputation(W::YourChoice, to) => { let $question = v::SetReputation(W::YourChoice, *to); $ask }
            E::GainReputation(with, n) => { let $deed = v::Reputation(*with, *n as i8); $do }
            E::LoseReputation(with, n) => { let $deed = v::Reputation(*with, -(*n as i8)); $do }
            E::SetReputation(with, to) => { let $deed = v::SetReputation(*with, *to); $do }
            E::Suffer(body, n) => { let $deed = v::Suffer(*body, *n); $do }
            E::Recover(body, amount) => { let $deed = v::Recover(*body, *amount); $do }
            E::Prevent(n) => { let $deed = v::Prevent(*n); $do }
            E::SufferLess(n) => { let $deed = v::SufferLess(*n); $do }
            E::SufferAtMost(n) => { let $deed = v::SufferAtMost(*n); $do }
            E::DealMore(n) => { let $deed = v::DealMore(*n); $do }
            E::NotDefeated => { let $deed = v::NotDefeated; $do }
            E::GainThis => { let $deed = v::GainThis; $do }
            E::DiscardThis => { let $deed = v::DiscardThis; $do }
            E::Rotate => { let $deed = v::Rotate; $do }
            E::Discard(filter) => { let $question = v::Discard(filter); $ask }
            E::Take(filter) => { let $question = v::Take(filter); $ask }
            E::TakeTheirs(filter) => { let $question = v::TakeTheirs(filter); $ask }
            E::TakeCredits(n) => { let $deed = v::TakeCredits(*n); $do }
            E::Give(filter) => { let $question = v::Give(filter); $ask }
            E::Demand(filter) => { let $question = v::Demand(filter); $ask }
            E::TakeMarked => { let $question = v::TakeMarked; $ask }
            E::GainTop(deck) => { let $deed = v::GainTop(*deck); $do }
            E::Draw(deck, n) => { let $question = v::Draw(*deck, *n); $ask }
            E::BuyTop(deck, discount) => { let $question = v::BuyTop(*deck, *discount); $ask }
            E::BuyShip { barter } => { let $deed = v::BuyShip { barter: *barter }; $do }
            E::MarketAction => { let $deed = v::MarketAction; $do }
            E::DiscardContact => { let $deed = v::DiscardContact; $do }
            E::RemoveContact => { let $deed = v::RemoveContact; $do }
            E::Look(which) => { let $question = v::Look(*which); $ask }
            E::Reveal(which) => { let $question = v::Reveal(*which); $ask }
            E::Exchange(which) => { let $question = v::Exchange(*which); $ask }
            E::MoveContact(which) => { let $question = v::MoveContact(*which); $ask }
            E::Move(n) => { let $deed = v::Move(*n); $do }
            E::MovePast(n) => { let $deed = v::MovePast(*n); $do }
            E::MoveDirectly(place) => { let $question = v::MoveDirectly(place); $ask }
            E::CrossTheCore => { let $deed = v::CrossTheCore; $do }
            E::KeepMoving => { let $deed = v::KeepMoving; $do }
            E::StopThem => { let $deed = v::StopThem; $do }
            E::PutToken => { let $deed = v::PutToken; $do }
            E::EncounterWithin(n) => { let $question = v::EncounterWithin(*n); $ask }
            E::MovePatrol(which, n) => { let $question = v::MovePatrol(*which, *n); $ask }
            E::MovePatrolToward(which, n) => { let $question = v::MovePatrolToward(*which, *n); $ask }
            E::MovePatrolDirectly(which) => { let $question = v::MovePatrolDirectly(*which); $ask }
            E::EliminatePatrol(which) => { let $question = v::EliminatePatrol(*which); $ask }
            E::RedirectPatrol(n) => { let $question = v::RedirectPatrol(*n); $ask }
            E::CompleteJob => { let $deed = v::CompleteJob; $do }
            E::FailJob => { let $deed = v::FailJob; $do }
            E::CompleteGoal => { let $deed = v::CompleteGoal; $do }
            E::FailGoal => { let $deed = v::FailGoal; $do }
            E::FlipBack => { let $deed = v::FlipBack; $do }
            E::ExtraTurn => { let $deed = v::ExtraTurn; $do }
            E::EndTurn => { let $deed = v::EndTurn; $do }
            E::Dice(n) => { let $deed = v::Dice(*n); $do }
            E::Reroll(n) => { let $deed = v::Reroll(*n); $do }
            E::RerollFace(die, n) => { let $deed = v::RerollFace(*die, *n); $do }
            E::Turn { from, to, count } => { let $deed = v::Turn { from, to: *to, count: *count }; $do }
            E::Add(die, n) => { let $deed = v::Add(*die, *n); $do }
            E::Cancel(die, n) => { let $deed = v::Cancel(*die, *n); $do }
            E::GainSkill => { let $question = v::GainSkill; $ask }
            E::HaveSkill(skill) => { let $deed = v::HaveSkill(*skill); $do }
            $($holders)*
        }
    }};
}
pub(crate) use verb;
