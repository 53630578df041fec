//! Damage and defeat.

use super::{Deed, Verb};
use crate::OuterRim;
use crate::content::{Amount, Body, Checking, Hint};
use crate::evaluate::HURT;
use crate::event::Event;
use crate::rules::damage;
use crate::state::{Running, State};
use crate::text::{Word as _, Words, Writer};
use printed::Arg;
use tabletop::Log;

/// Suffer damage.
pub(crate) struct Suffer(pub(crate) Body, pub(crate) u8);

impl Verb for Suffer {
    fn words(&self, writer: &Writer<'_>) -> Words {
        let args = [("body", Arg::from(self.0.word())), ("n", Arg::from(self.1))];
        Words::Whole(writer.say("suffer", args))
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Damage)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.1.into());
    }

    fn worth(&self) -> i32 {
        -HURT * i32::from(self.1)
    }
}

impl Deed for Suffer {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, _: &mut Log<Event>) {
        damage::suffer(state, running.actor, self.0, self.1);
    }

    fn can(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        let limit = damage::limit(game, state, running.actor, self.0);
        state.area(running.actor).damage(self.0) + self.1 <= limit
    }
}

/// Recover damage.
pub(crate) struct Recover(pub(crate) Body, pub(crate) Amount);

impl Verb for Recover {
    fn words(&self, writer: &Writer<'_>) -> Words {
        let body = ("body", Arg::from(self.0.word()));
        let what = match self.1 {
            Amount::Of(n) => writer.say("recover-n", [body, ("n", Arg::from(n))]),
            Amount::All => writer.say("recover-all", [body]),
        };
        Words::Noun("recover", what)
    }

    fn hint(&self) -> Option<Hint> {
        Some(Hint::Recovery)
    }
}

impl Deed for Recover {
    fn perform(&self, game: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        damage::recover(game, state, running.actor, self.0, self.1, log);
    }

    fn can(&self, _: &OuterRim, state: &State, running: Running) -> bool {
        state.area(running.actor).damage(self.0) > 0
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }
}

/// Suffer so much less of the damage.
pub(crate) struct Prevent(pub(crate) u8);

impl Verb for Prevent {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.number("prevent", self.0))
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0.into());
    }
}

impl Deed for Prevent {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        damage::prevent(state, running.actor, self.0, log);
    }
}

/// Suffer so much less damage from the combat.
pub(crate) struct SufferLess(pub(crate) u8);

impl Verb for SufferLess {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.number("suffer-less", self.0))
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0.into());
    }
}

impl Deed for SufferLess {
    fn perform(&self, _: &OuterRim, state: &mut State, _: Running, _: &mut Log<Event>) {
        if let Some(combat) = &mut state.combat {
            combat.less = combat.less.saturating_add(self.0);
        }
    }

    fn could(&self, _: &OuterRim, state: &State, _: Running) -> bool {
        winner_suffers(state) > 0
    }
}

/// Suffer at most so much damage from the combat.
pub(crate) struct SufferAtMost(pub(crate) u8);

impl Verb for SufferAtMost {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.number("suffer-at-most", self.0))
    }
}

impl Deed for SufferAtMost {
    fn perform(&self, _: &OuterRim, state: &mut State, _: Running, _: &mut Log<Event>) {
        if let Some(combat) = &mut state.combat {
            combat.most = Some(combat.most.unwrap_or(u8::MAX).min(self.0));
        }
    }

    fn could(&self, _: &OuterRim, state: &State, _: Running) -> bool {
        winner_suffers(state) > self.0
    }
}

/// The opponent suffers so much more damage from the combat.
pub(crate) struct DealMore(pub(crate) u8);

impl Verb for DealMore {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.number("deal-more", self.0))
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0.into());
    }
}

impl Deed for DealMore {
    fn perform(&self, _: &OuterRim, state: &mut State, _: Running, _: &mut Log<Event>) {
        if let Some(combat) = &mut state.combat {
            combat.extra = combat.extra.saturating_add(self.0);
        }
    }

    fn could(&self, _: &OuterRim, state: &State, _: Running) -> bool {
        // rule: combat/npc-suffers-no-damage
        let combat = state.combat.as_ref();
        combat.is_some_and(|combat| combat.defender().is_some())
    }
}

/// The damage the winner of the combat is about to suffer.
fn winner_suffers(state: &State) -> u8 {
    state.combat.map_or(0, |combat| {
        combat.suffered()[usize::from(!combat.attacker_won)]
    })
}

/// You do not become defeated.
pub(crate) struct NotDefeated;

impl Verb for NotDefeated {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("not-defeated-then"))
    }
}

impl Deed for NotDefeated {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, _: &mut Log<Event>) {
        damage::avert_defeat(state, running.actor);
    }
}
