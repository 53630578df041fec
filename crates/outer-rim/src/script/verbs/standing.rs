//! Credits, fame and reputation.

use super::{Deed, Question, Verb};
use crate::OuterRim;
use crate::because;
use crate::choice::Choice;
use crate::content::{Checking, Faction, Hint, Standing, With};
use crate::evaluate::{CREDITS, FAME, STANDING};
use crate::event::{Event, Why};
use crate::rules::{credits, galaxy, goals};
use crate::script::{self, thousands};
use crate::state::{Bearer, PlayerId, Running, State};
use crate::text::{Words, Writer};
use tabletop::Log;

/// Gain credits.
pub(crate) struct Credits(pub(crate) u32);

impl Verb for Credits {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Noun("gain", writer.number("n-credits", self.0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Credits)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0);
        checking.credits(self.0);
    }

    fn worth(&self) -> i32 {
        CREDITS * i32::from(thousands(self.0))
    }
}

impl Deed for Credits {
    fn perform(&self, game: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        let amount = thousands(self.0).saturating_sub(lowered(game, state, running));
        credits::gain(state, running.actor, amount, Why::Effect, log);
    }
}

/// What is taken from the credits of a reward, in thousands.
fn lowered(game: &OuterRim, state: &State, running: Running) -> u16 {
    let Bearer::Card(card) = running.bearer else {
        return 0;
    };
    let (more, less) = credits::reward_change(game, state, running.actor, card);
    let pays = less > more && because::is_reward(game, card, running.at);
    u16::from(pays) * less.saturating_sub(more)
}

/// Gain so many credits for each damage more than the opponent's.
pub(crate) struct CreditsPerLead(pub(crate) u32);

impl Verb for CreditsPerLead {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.number("credits-per-lead", self.0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Credits)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0);
        checking.credits(self.0);
    }
}

impl Deed for CreditsPerLead {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        let lead = state.combat.map_or(0, |combat| combat.lead(running.actor));
        let amount = thousands(self.0) * u16::from(lead);
        credits::gain(state, running.actor, amount, Why::Effect, log);
    }

    fn could(&self, _: &OuterRim, state: &State, running: Running) -> bool {
        let combat = state.combat.as_ref();
        combat.is_some_and(|combat| combat.lead(running.actor) > 0)
    }
}

/// Give credits to the player whose turn it is.
pub(crate) struct GiveCredits(pub(crate) u32);

impl Verb for GiveCredits {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.number("give-credits", self.0))
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0);
        checking.credits(self.0);
    }

    fn worth(&self) -> i32 {
        -CREDITS * i32::from(thousands(self.0))
    }
}

impl Deed for GiveCredits {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        let amount = thousands(self.0).min(state.area(running.actor).credits);
        credits::lose(state, running.actor, amount, Why::Effect, log);
        credits::gain(state, state.current, amount, Why::Effect, log);
    }

    fn can(&self, _: &OuterRim, state: &State, running: Running) -> bool {
        state.area(running.actor).credits >= thousands(self.0)
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }
}

/// Lose credits, or all there are.
pub(crate) struct LoseCredits(pub(crate) u32);

impl Verb for LoseCredits {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Noun("lose", writer.number("n-credits", self.0))
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0);
        checking.credits(self.0);
    }

    fn worth(&self) -> i32 {
        -CREDITS * i32::from(thousands(self.0))
    }
}

impl Deed for LoseCredits {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        let amount = thousands(self.0);
        credits::lose(state, running.actor, amount, Why::Effect, log);
    }

    fn can(&self, _: &OuterRim, state: &State, running: Running) -> bool {
        state.area(running.actor).credits >= thousands(self.0)
    }
}

/// Take up to so many credits from the other player this is about.
pub(crate) struct TakeCredits(pub(crate) u32);

impl Verb for TakeCredits {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.number("take-credits", self.0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Credits)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0);
        checking.credits(self.0);
    }

    fn worth(&self) -> i32 {
        // Not everybody has as many.
        CREDITS * i32::from(thousands(self.0)) / 2
    }
}

impl Deed for TakeCredits {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        // rule: opposed-jobs/take-credits-or-assets
        if let Some(other) = script::them(state, running) {
            let amount = thousands(self.0).min(state.area(other).credits);
            credits::lose(state, other, amount, Why::Effect, log);
            credits::gain(state, running.actor, amount, Why::Effect, log);
        }
    }

    fn can(&self, _: &OuterRim, state: &State, running: Running) -> bool {
        script::them(state, running).is_some_and(|other| state.area(other).credits > 0)
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }
}

/// Gain fame.
pub(crate) struct Fame(pub(crate) u8);

impl Verb for Fame {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Noun("gain", writer.number("n-fame", self.0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Fame)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0.into());
    }

    fn worth(&self) -> i32 {
        FAME * i32::from(self.0)
    }
}

impl Deed for Fame {
    fn perform(&self, game: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        let why = |state: &State| because::effects(game, state, running);
        let whole = running.bearer == Bearer::Character || because::is_additional(game, running);
        credits::gain_fame(game, state, running.actor, (self.0, whole), why, log);
    }
}

/// Lose fame.
pub(crate) struct LoseFame(pub(crate) u8);

impl Verb for LoseFame {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Noun("lose", writer.number("n-fame", self.0))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Fame)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0.into());
    }

    fn worth(&self) -> i32 {
        -FAME * i32::from(self.0)
    }
}

impl Deed for LoseFame {
    fn perform(&self, game: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        let why = |state: &State| because::effects(game, state, running);
        credits::change_fame(state, running.actor, -(self.0 as i8), why, log);
    }

    fn can(&self, _: &OuterRim, state: &State, running: Running) -> bool {
        state.area(running.actor).fame >= self.0
    }
}

/// Gain reputation; lose it where negative.
pub(crate) struct Reputation(pub(crate) With, pub(crate) i8);

impl Verb for Reputation {
    fn words(&self, writer: &Writer<'_>) -> Words {
        let verb = if self.1 < 0 { "lose" } else { "gain" };
        let n = ("n", self.1.unsigned_abs().into());
        Words::Noun(verb, writer.with("with", self.0, [n]))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Reputation)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.1.unsigned_abs().into());
    }

    fn worth(&self) -> i32 {
        STANDING * i32::from(self.1)
    }
}

impl Reputation {
    fn change(
        &self,
        game: &OuterRim,
        state: &mut State,
        (player, faction): (PlayerId, Faction),
        log: &mut Log<Event>,
    ) {
        if self.1 < 0 {
            goals::falls(game, state, player, faction, log);
        }
        credits::change_reputation(state, player, faction, self.1, log);
    }
}

impl Deed for Reputation {
    fn perform(&self, game: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        if let Some(faction) = meant(game, state, running, self.0) {
            self.change(game, state, (running.actor, faction), log);
        }
    }

    fn can(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        // rule: wording/to-needs-full-cost
        meant(game, state, running, self.0).is_some_and(|faction| {
            // rule: clarifications/treated-reputation-freezes-changes
            if state.is_treated(running.actor, faction) {
                return false;
            }
            let standing = state.area(running.actor).standing(faction);
            let room = match self.1 {
                ..0 => standing as i8 - Standing::Negative as i8,
                _ => Standing::Positive as i8 - standing as i8,
            };
            room >= self.1.abs()
        })
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        Deed::can(self, game, state, running)
    }
}

impl Question for Reputation {
    fn message(&self, _: bool) -> &'static str {
        "pick-faction"
    }

    fn options(&self, _: &OuterRim, state: &State, running: Running, out: &mut Vec<Choice>) {
        let area = state.area(running.actor);
        let changes = Faction::ALL.iter().copied().filter(|&faction| {
            let standing = area.standing(faction);
            standing.moved(self.1) != standing && !state.is_treated(running.actor, faction)
        });
        out.extend(changes.map(Choice::Faction));
    }

    fn answer(
        &self,
        game: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Faction(faction) = choice {
            self.change(game, state, (running.actor, faction), log);
        }
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        Question::can(self, game, state, running)
    }
}

/// Set a reputation.
pub(crate) struct SetReputation(pub(crate) With, pub(crate) Standing);

impl Verb for SetReputation {
    fn words(&self, writer: &Writer<'_>) -> Words {
        let standing = writer.word("standing", self.1);
        Words::Whole(writer.with("set-reputation", self.0, [("standing", standing)]))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Reputation)
    }
}

impl Deed for SetReputation {
    fn perform(&self, game: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        if let Some(faction) = meant(game, state, running, self.0) {
            credits::set_reputation(state, running.actor, faction, self.1, log);
        }
    }
}

impl Question for SetReputation {
    fn message(&self, _: bool) -> &'static str {
        "pick-faction"
    }

    fn options(&self, _: &OuterRim, _: &State, _: Running, out: &mut Vec<Choice>) {
        out.extend(Faction::ALL.iter().copied().map(Choice::Faction));
    }

    fn answer(
        &self,
        _: &OuterRim,
        state: &mut State,
        running: Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Faction(faction) = choice {
            credits::set_reputation(state, running.actor, faction, self.1, log);
        }
    }
}

/// The faction an effect speaks of; none if it is still to be chosen.
fn meant(game: &OuterRim, state: &State, running: Running, with: With) -> Option<Faction> {
    match with {
        With::Faction(faction) => Some(faction),
        With::YourPlanet => galaxy::planet_faction(game, state.area(running.actor).space),
        With::ThisPatrol => match running.bearer {
            Bearer::Patrol(faction) => Some(faction),
            Bearer::Rule
            | Bearer::Character
            | Bearer::Ship
            | Bearer::Card(_)
            | Bearer::Ambition => None,
        },
        With::YourChoice => None,
    }
}
