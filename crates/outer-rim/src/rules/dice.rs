//! Rolling, rerolling, turning, adding and cancelling dice; glossary "Dice", Appendix 2.

use crate::choice::Choice;
use crate::content::Die;
use crate::event::Event;
use crate::rules::favors;
use crate::state::{
    Bearer, CardId, DiceDeed, Frame, MOST_DICE, PlayerId, Purpose, Roll, Rolled, Running, State,
};
use tabletop::{Fate, List, Log};

/// Rolls one die.
pub(crate) fn throw(fate: &mut Fate) -> Rolled {
    let side = fate.below(Die::SIDES.len() as u32) as usize;
    Rolled {
        face: Die::SIDES[side],
        ..Rolled::default()
    }
}

/// Puts a new roll on the table.
pub(crate) fn roll(
    state: &mut State,
    purpose: Purpose,
    of: Option<PlayerId>,
    count: u8,
    log: &mut Log<Event>,
) {
    // rule: foundations/more-dice-than-in-box
    let mut dice: List<Rolled, MOST_DICE> = List::default();
    for _ in 0..usize::from(count).min(MOST_DICE) {
        dice.push(throw(&mut state.fate));
    }
    state.roll = Some(Roll { purpose, of, dice });
    favors::dice_fall(state, purpose);
    let by = of.unwrap_or_else(|| rolls_for_foe(state));
    let card = roll_card(state, purpose);
    let foe = state.combat.map(|combat| combat.foe);
    let foe = foe.filter(|_| of.is_none());
    log.tell(state, || Event::Rolled {
        of,
        by,
        purpose,
        card,
        foe,
        dice,
    });
}

/// Who rolls the dice of a foe that is no player.
fn rolls_for_foe(state: &State) -> PlayerId {
    // rule: combat/left-neighbour-rolls-for-npc, solo-clarifications/you-roll-for-your-opponent
    let attacker = state.combat.map_or(state.current, |combat| combat.attacker);
    state.person(state.left_of(attacker))
}

/// Whether there is a die that could be picked.
pub(crate) fn has_die(state: &State, deed: DiceDeed, faces: u8) -> bool {
    let dice = state.roll.map(|roll| roll.dice).unwrap_or_default();
    dice.iter().any(|die| can_pick(die, deed, faces))
}

/// Asks for dice.
pub(crate) fn pick_dice(state: &mut State, by: PlayerId, deed: DiceDeed, faces: u8, left: u8) {
    state.stack.push(Frame::PickDice {
        by,
        deed,
        faces,
        left,
        picked: 0,
    });
}

pub(crate) fn choices(state: &State, out: &mut Vec<Choice>) {
    let (
        Some(&Frame::PickDice {
            deed,
            faces,
            left,
            picked,
            ..
        }),
        Some(roll),
    ) = (state.stack.last(), state.roll)
    else {
        return;
    };
    if left > 0 {
        let mut offered = 0u8;
        for (place, die) in roll.dice.iter().enumerate() {
            // Dice that show the same are alike: only the first of them is offered.
            let free = picked >> place & 1 == 0;
            let new = offered & (1 << die.face as u8) == 0;
            if can_pick(die, deed, faces) && free && new {
                offered |= 1 << die.face as u8;
                out.push(Choice::Die(place as u8));
            }
        }
    }
    out.push(Choice::Pass);
}

/// Whether there is another die to pick once this one is picked: else the pick is complete.
pub(crate) fn picks_on(state: &State, place: u8) -> bool {
    let (
        Some(&Frame::PickDice {
            deed,
            faces,
            left,
            picked,
            ..
        }),
        Some(roll),
    ) = (state.stack.last(), state.roll)
    else {
        return false;
    };
    let picked = picked | 1 << place;
    let mut others = roll.dice.iter().enumerate();
    left > 1 && others.any(|(other, die)| picked >> other & 1 == 0 && can_pick(die, deed, faces))
}

/// Picks a die.
pub(crate) fn pick_die(state: &mut State, place: u8) {
    if let Some(Frame::PickDice { left, picked, .. }) = state.stack.last_mut() {
        *picked |= 1 << place;
        *left -= 1;
    }
}

/// Does with the picked dice what they were picked for.
pub(crate) fn finish(state: &mut State, log: &mut Log<Event>) {
    let Some(Frame::PickDice {
        by, deed, picked, ..
    }) = state.stack.pop()
    else {
        return;
    };
    let Some(mut roll) = state.roll else {
        return;
    };
    if picked == 0 {
        return;
    }
    for (place, die) in roll.dice.iter_mut().enumerate() {
        if picked >> place & 1 == 0 {
            continue;
        }
        match deed {
            DiceDeed::Reroll => *die = throw(&mut state.fate),
            DiceDeed::Turn(face) => die.face = face,
            DiceDeed::Cancel => die.cancelled = true,
        }
    }
    state.roll = Some(roll);
    log.tell(state, || Event::DiceChanged {
        of: roll.of,
        by,
        dice: roll.dice,
    });
}

/// Adds results to the roll.
pub(crate) fn add(state: &mut State, by: PlayerId, face: Die, count: u8, log: &mut Log<Event>) {
    // rule: combat-abilities/added-hit-is-an-extra-die
    let Some(roll) = &mut state.roll else {
        return;
    };
    for _ in 0..count {
        if roll.dice.len() < MOST_DICE {
            roll.dice.push(Rolled {
                face,
                added: true,
                cancelled: false,
            });
        }
    }
    let (of, dice) = (roll.of, roll.dice);
    log.tell(state, || Event::DiceChanged { of, by, dice });
}

/// The card dice are rolled for.
fn roll_card(state: &State, purpose: Purpose) -> Option<CardId> {
    let mut frames = state.stack.iter().rev();
    match purpose {
        Purpose::Combat(_) => None,
        Purpose::Delivery => frames.find_map(|frame| match frame {
            Frame::Deliver { tried } => tried.last().copied(),
            _ => None,
        }),
        Purpose::Purchase => frames.find_map(|frame| match frame {
            Frame::RiskyRoll { card, .. } => Some(*card),
            _ => None,
        }),
        Purpose::Test(_) | Purpose::Effect => frames.find_map(|frame| match frame {
            Frame::Script(Running {
                bearer: Bearer::Card(card),
                ..
            }) => Some(*card),
            _ => None,
        }),
    }
}

fn can_pick(die: &Rolled, deed: DiceDeed, faces: u8) -> bool {
    // rule: combat-abilities/added-hit-cannot-be-rerolled
    let fixed = deed == DiceDeed::Reroll && die.added;
    !die.cancelled && !fixed && faces & (1 << die.face as u8) != 0
}
