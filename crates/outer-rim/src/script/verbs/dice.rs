//! Dice, and the skills they are rolled against.

use super::{Deed, Question, Verb};
use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Die, Skill};
use crate::event::Event;
use crate::rules::{dice, skill_tests};
use crate::state::{DiceDeed, Running, State};
use crate::text::{Word as _, Words, Writer};
use printed::{Arg, yes};
use tabletop::Log;

/// Every face.
const ANY_FACE: u8 = 0b1111;

/// So many more dice; fewer where negative.
pub(crate) struct Dice(pub(crate) i8);

impl Verb for Dice {
    fn words(&self, writer: &Writer<'_>) -> Words {
        let n = Arg::from(self.0.unsigned_abs());
        Words::Whole(writer.say("dice", [("more", yes(self.0 > 0)), ("n", n)]))
    }
}

impl Deed for Dice {
    fn perform(&self, _: &OuterRim, state: &mut State, _: Running, _: &mut Log<Event>) {
        if let Some(combat) = &mut state.combat {
            combat.more = combat.more.saturating_add(self.0);
        }
    }
}

/// Reroll up to so many of the dice.
pub(crate) struct Reroll(pub(crate) u8);

impl Verb for Reroll {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.number("reroll", self.0))
    }
}

impl Deed for Reroll {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, _: &mut Log<Event>) {
        dice::pick_dice(state, running.actor, DiceDeed::Reroll, ANY_FACE, self.0);
    }

    fn can(&self, _: &OuterRim, state: &State, _: Running) -> bool {
        dice::has_die(state, DiceDeed::Reroll, ANY_FACE)
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }

    fn asks_soon(&self) -> bool {
        true
    }
}

/// Reroll up to so many of the dice that show this.
pub(crate) struct RerollFace(pub(crate) Die, pub(crate) u8);

impl Verb for RerollFace {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.dice("reroll-face", self.0, self.1))
    }
}

impl Deed for RerollFace {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, _: &mut Log<Event>) {
        let of = faces(&[self.0]);
        dice::pick_dice(state, running.actor, DiceDeed::Reroll, of, self.1);
    }

    fn can(&self, _: &OuterRim, state: &State, _: Running) -> bool {
        dice::has_die(state, DiceDeed::Reroll, faces(&[self.0]))
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }

    fn asks_soon(&self) -> bool {
        true
    }
}

/// Turn up to so many results into another.
pub(crate) struct Turn<'a> {
    pub(crate) from: &'a [Die],
    pub(crate) to: Die,
    pub(crate) count: u8,
}

impl Verb for Turn<'_> {
    fn words(&self, writer: &Writer<'_>) -> Words {
        let args = [
            ("faces", writer.faces(self.from)),
            ("to", self.to.word().into()),
            ("n", Arg::from(self.count)),
        ];
        Words::Whole(writer.say("turn", args))
    }
}

impl Deed for Turn<'_> {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, _: &mut Log<Event>) {
        let deed = DiceDeed::Turn(self.to);
        dice::pick_dice(state, running.actor, deed, faces(self.from), self.count);
    }

    fn can(&self, _: &OuterRim, state: &State, _: Running) -> bool {
        dice::has_die(state, DiceDeed::Turn(self.to), faces(self.from))
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }

    fn asks_soon(&self) -> bool {
        true
    }
}

/// Add results.
pub(crate) struct Add(pub(crate) Die, pub(crate) u8);

impl Verb for Add {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.dice("add", self.0, self.1))
    }
}

impl Deed for Add {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, log: &mut Log<Event>) {
        dice::add(state, running.actor, self.0, self.1, log);
    }
}

/// Cancel up to so many results.
pub(crate) struct Cancel(pub(crate) Die, pub(crate) u8);

impl Verb for Cancel {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.dice("cancel", self.0, self.1))
    }
}

impl Deed for Cancel {
    fn perform(&self, _: &OuterRim, state: &mut State, running: Running, _: &mut Log<Event>) {
        let of = faces(&[self.0]);
        dice::pick_dice(state, running.actor, DiceDeed::Cancel, of, self.1);
    }

    fn can(&self, _: &OuterRim, state: &State, _: Running) -> bool {
        dice::has_die(state, DiceDeed::Cancel, faces(&[self.0]))
    }

    fn could(&self, game: &OuterRim, state: &State, running: Running) -> bool {
        self.can(game, state, running)
    }

    fn asks_soon(&self) -> bool {
        true
    }
}

/// Have a skill of your choice for this test.
pub(crate) struct GainSkill;

impl Verb for GainSkill {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.plain("gain-skill"))
    }
}

impl Question for GainSkill {
    fn message(&self, _: bool) -> &'static str {
        "pick-skill"
    }

    fn options(&self, _: &OuterRim, _: &State, _: Running, out: &mut Vec<Choice>) {
        out.extend(Skill::ALL.iter().copied().map(Choice::Skill));
    }

    fn answer(
        &self,
        _: &OuterRim,
        state: &mut State,
        _: Running,
        choice: Choice,
        _: &mut Log<Event>,
    ) {
        if let Choice::Skill(skill) = choice {
            skill_tests::gain_skill(state, skill);
        }
    }
}

/// Have this skill for this test.
pub(crate) struct HaveSkill(pub(crate) Skill);

impl Verb for HaveSkill {
    fn words(&self, writer: &Writer<'_>) -> Words {
        Words::Whole(writer.say("have-skill", [("skill", writer.skill(self.0))]))
    }
}

impl Deed for HaveSkill {
    fn perform(&self, _: &OuterRim, state: &mut State, _: Running, _: &mut Log<Event>) {
        skill_tests::gain_skill(state, self.0);
    }
}

/// One bit a face.
fn faces(dice: &[Die]) -> u8 {
    dice.iter().fold(0, |mask, &die| mask | 1 << die as u8)
}
