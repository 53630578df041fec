//! Alliances: made by two players for up to three rounds, kept or broken.

use super::{HouseRule, Pending, Word, wait};
use crate::OuterRim;
use crate::because::{Because, Source};
use crate::event::Event;
use crate::rules::credits;
use crate::state::{Alliance, Bearer, PlayerId, State, Step};
use rulebook::rule_id;
use tabletop::{Log, Refusal, Seat};

/// The longest alliance, in rounds, and the only one that brings fame.
pub(crate) const LONGEST: u8 = 3;
const FAME: u8 = 1;
/// An alliance of all who play would be none.
pub(crate) const FEWEST_PLAYERS: u8 = 3;

/// Whether a player's turn is at a point at which nothing is under way.
fn is_free(state: &State, player: PlayerId) -> bool {
    let between = matches!(state.step, Step::Planning | Step::Action | Step::Encounter);
    state.current == player && state.stack.is_empty() && between
}

/// Whether an alliance can be proposed now.
pub(super) fn check_proposal(
    state: &State,
    by: PlayerId,
    to: Seat,
    rounds: u8,
) -> Result<(), Refusal> {
    let rule = rule_id!("house-alliance/two-players-by-consent");
    let to = PlayerId(to.0);
    // rule: house-alliance/at-most-three-rounds
    if !(1..=LONGEST).contains(&rounds) {
        let rule = rule_id!("house-alliance/at-most-three-rounds");
        return Err(Refusal::offer("refused-alliance-rounds").by(rule));
    }
    if to == by || to.index() >= state.players.len() {
        return Err(Refusal::offer("refused-offer-self"));
    }
    let allied = [by, to].map(|one| state.house.ally_of(one).is_some());
    if allied.contains(&true) {
        return Err(Refusal::offer("refused-alliance-one").by(rule));
    }
    match is_free(state, by) && !state.house.today.courted {
        true => Ok(()),
        false => Err(Refusal::offer("refused-alliance-moment").by(rule)),
    }
}

/// Whether a player can leave their alliance so.
pub(super) fn check_end(state: &State, by: PlayerId, word: Word) -> Result<(), Refusal> {
    let rule = rule_id!("house-alliance/breaking-ends-it-without-fame");
    if state.house.ally_of(by).is_none() {
        return Err(Refusal::offer("refused-alliance-none").by(rule));
    }
    let in_time = match word {
        Word::BreakAlliance => state.step == Step::Planning,
        _ => !state.house.today.courted,
    };
    match in_time && is_free(state, by) {
        true => Ok(()),
        false => Err(Refusal::offer("refused-alliance-moment").by(rule)),
    }
}

/// Proposes an alliance; with no rounds, to part again.
pub(super) fn propose(
    state: &mut State,
    (by, to): (PlayerId, PlayerId),
    rounds: u8,
    log: &mut Log<Event>,
) {
    state.house.today.courted = true;
    log.tell(state, || Event::AllianceProposed {
        player: by,
        other: to,
        rounds,
    });
    wait(state, Pending::Alliance { by, to, rounds });
}

/// Who was asked agrees, or not.
pub(super) fn answer(
    state: &mut State,
    (by, to): (PlayerId, PlayerId),
    rounds: u8,
    agrees: bool,
    log: &mut Log<Event>,
) {
    if rounds == 0 {
        if agrees {
            end(state, by);
            log.tell(state, || Event::AllianceEnded {
                player: by,
                other: to,
                kept: false,
            });
        }
        return;
    }
    if agrees {
        state.house.alliances.push(Alliance {
            of: [by, to],
            rounds,
            left: rounds,
        });
    }
    log.tell(state, || Event::AllianceAnswered {
        player: to,
        other: by,
        agrees,
    });
}

fn end(state: &mut State, player: PlayerId) {
    let alliances = &mut state.house.alliances;
    alliances.retain(|alliance| !alliance.of.contains(&player));
}

/// Breaks an alliance.
pub(super) fn break_off(state: &mut State, by: PlayerId, log: &mut Log<Event>) {
    // rule: house-alliance/breaking-ends-it-without-fame
    let Some(other) = state.house.ally_of(by) else {
        return;
    };
    end(state, by);
    state.house.today.spared = Some(other);
    log.tell(state, || Event::AllianceBroken { player: by, other });
}

/// A round of the alliance that the current player proposed is over.
pub(super) fn pass_round(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let proposer = state.current;
    let mut alliances = state.house.alliances.iter_mut();
    let Some(alliance) = alliances.find(|alliance| alliance.of[0] == proposer) else {
        return;
    };
    alliance.left = alliance.left.saturating_sub(1);
    let Alliance { of, rounds, left } = *alliance;
    if left > 0 {
        return;
    }
    end(state, proposer);
    let [player, other] = of;
    log.tell(state, || Event::AllianceEnded {
        player,
        other,
        kept: true,
    });
    // rule: house-alliance/fame-for-a-kept-alliance
    for ally in of.into_iter().filter(|_| rounds == LONGEST) {
        if !state.house.rewarded.has(ally) {
            state.house.rewarded.add(ally);
            let because = |_: &State| Because::of(Source::Alliance, Bearer::Rule);
            credits::gain_fame(game, state, ally, (FAME, false), because, log);
        }
    }
}

/// Whether a player could help their ally in the combat that begins.
pub(super) fn may_assist(state: &State, player: PlayerId) -> Option<usize> {
    // rule: house-alliance/assist-in-combat
    let combat = state.combat?;
    let ally = state.house.ally_of(player)?;
    let here = state.area(player).space == state.area(ally).space;
    let fit = here && !state.area(player).defeated && combat.side(player).is_none();
    combat.side(ally).filter(|_| fit)
}

/// Helps the ally: a die more.
pub(super) fn assist(state: &mut State, player: PlayerId, log: &mut Log<Event>) {
    let (Some(side), Some(ally)) = (may_assist(state, player), state.house.ally_of(player)) else {
        return;
    };
    if let Some(combat) = &mut state.combat {
        combat.helped[side] = 1;
    }
    log.tell(state, || Event::Assisted {
        player,
        other: ally,
    });
}

/// Whether the rule is played with.
pub(crate) fn is_on(state: &State) -> bool {
    state.options.house.has(HouseRule::Alliances)
}
