//! Skill tests; glossary "Skill Tests".

use crate::OuterRim;
use crate::content::{Die, Moment, Rolls, Skill, Whose};
use crate::event::Event;
use crate::rules::{abilities, dice, favors, house, values};
use crate::script;
use crate::state::{At, Frame, PlayerId, Purpose, State};
use tabletop::Log;

/// Every test is a roll of two dice.
pub(crate) const DICE: u8 = 2;

/// The results that pass a test for somebody who has the skill so often.
pub(crate) fn passing(level: u8) -> &'static [Die] {
    // rule: skill-tests/unskilled-needs-crit, skill-tests/skilled-needs-hit-or-crit,
    // skill-tests/highly-skilled-adds-focus
    match level {
        0 => &[Die::Crit],
        1 => &[Die::Crit, Die::Hit],
        _ => &[Die::Crit, Die::Hit, Die::Focus],
    }
}

/// Begins a test.
pub(crate) fn begin(state: &mut State, actor: PlayerId, skill: Skill, [pass, fail]: [At; 2]) {
    state.stack.push(Frame::Test {
        actor,
        skill,
        pass,
        fail,
        stage: 0,
        extra: 0,
    });
}

/// One step of a test.
pub(crate) fn step(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let Some(Frame::Test {
        actor,
        skill,
        pass,
        fail,
        stage,
        extra,
    }) = state.stack.last_mut()
    else {
        return;
    };
    let (actor, skill, pass, fail, extra) = (*actor, *skill, *pass, *fail, *extra);
    *stage += 1;
    match *stage {
        1 => {
            // The innermost is done first: abilities, then what is asked of others.
            favors::stop_before_test(game, state, actor, skill);
            abilities::open(game, state, Moment::TestStarts, actor);
        }
        2 => {
            let advice = favors::use_advice(state, actor, skill);
            if let Some(Frame::Test { extra, .. }) = state.stack.last_mut() {
                *extra += advice;
            }
            dice::roll(state, Purpose::Test(skill), Some(actor), DICE, log);
            house::interference::after_roll(state, Some(actor));
        }
        3 => abilities::open(
            game,
            state,
            Moment::Rerolls(Whose::Yours, Rolls::Any),
            actor,
        ),
        4 => abilities::open(
            game,
            state,
            Moment::Results(Whose::Yours, Rolls::Any),
            actor,
        ),
        _ => {
            state.stack.pop();
            // rule: skill-tests/level-read-at-the-result
            let level = values::skill(game, state, actor, skill) + extra;
            let roll = state.roll.take();
            let passed = roll.is_some_and(|roll| roll.shows(passing(level)));
            log.tell(state, || Event::TestResult {
                player: actor,
                skill,
                level,
                passed,
            });
            script::go_to(state, if passed { pass } else { fail });
        }
    }
}

/// An instance of the skill for the test under way.
pub(crate) fn gain_skill(state: &mut State, gained: Skill) {
    for frame in state.stack.iter_mut().rev() {
        if let Frame::Test { skill, extra, .. } = frame {
            // rule: skills/gaining-a-skill-already-owned
            *extra += u8::from(*skill == gained);
            return;
        }
    }
}

/// How often whoever is in the midst of a test has its skill, for this test.
pub(crate) fn level_under_way(game: &OuterRim, state: &State) -> Option<u8> {
    state.stack.iter().rev().find_map(|frame| match *frame {
        Frame::Test {
            actor,
            skill,
            extra,
            ..
        } => Some(values::skill(game, state, actor, skill) + extra),
        _ => None,
    })
}
