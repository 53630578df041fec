//! The player turn and its three steps; glossary "Player Turn", "Planning Step", "Action Step",
//! "Encounter Step".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Amount, Body, Faction, Moment, Moments, Perk, Standing, Value};
use crate::event::{Event, TurnStep, Why};
use crate::rules::{
    abilities, ambitions, bounties, character_bounties, contacts, credits, damage, deliver,
    encounter_cards, favors, house, jobs, market, movement, patrols, solo, values,
};
use crate::state::{Frame, Memory, PlayerId, State, Step};
use tabletop::Log;

/// What the credits option of the planning step gives, in thousands.
const INCOME: u16 = 2;

/// Begins a player's turn.
pub(crate) fn begin(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    extra: bool,
    log: &mut Log<Event>,
) {
    state.current = player;
    state.turn += 1;
    state.step = if state.is_rival(player) {
        Step::Rival
    } else {
        Step::Planning
    };
    state.memory = Memory {
        is_extra: extra,
        ..Memory::default()
    };
    favors::end_turn(state);
    let turn = state.turn;
    log.tell(state, || Event::TurnBegan {
        player,
        turn,
        extra,
    });
    house::begin_turn(game, state, extra, log);
    abilities::open(game, state, Moment::TurnStarts, player);
}

/// Ends the turn; the next player's begins.
pub(crate) fn end(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let player = state.current;
    log.tell(state, || Event::TurnEnded { player });
    // rule: maelstrom/additional-turn, turn/clockwise-order
    if state.memory.extra {
        begin(game, state, player, true, log);
    } else {
        begin(game, state, state.left_of(player), false, log);
    }
}

/// The current player gets another turn after this one.
pub(crate) fn extra_turn(state: &mut State, log: &mut Log<Event>) {
    // rule: maelstrom/no-chained-turns
    if !state.memory.is_extra && !state.memory.extra {
        state.memory.extra = true;
        let player = state.current;
        log.tell(state, || Event::ExtraTurn { player });
    }
}

fn enter(state: &mut State, step: Step, log: &mut Log<Event>) {
    let player = state.current;
    state.step = if state.memory.ends {
        Step::TurnEnd
    } else {
        step
    };
    let told = match state.step {
        Step::Action => TurnStep::Action,
        Step::Encounter => TurnStep::Encounter,
        _ => return,
    };
    log.tell(state, || Event::StepBegan { player, step: told });
}

/// What happens when nothing is half done. Says whether somebody has to decide.
pub(crate) fn between(game: &OuterRim, state: &mut State, log: &mut Log<Event>) -> bool {
    match state.step {
        Step::TurnEnd => {
            end(game, state, log);
            false
        }
        Step::Planned => {
            enter(state, Step::Action, log);
            false
        }
        Step::Rival => {
            solo::turn::step(game, state, log);
            false
        }
        Step::Action if state.memory.ends => {
            state.step = Step::TurnEnd;
            false
        }
        // Nothing to do but to go on is not asked.
        Step::Action if !has_action(game, state) => {
            enter(state, Step::Encounter, log);
            false
        }
        _ => true,
    }
}

pub(crate) fn planning_choices(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    // rule: planning/defeated-must-recover
    // rule: house-sabotage/target-loses-next-planning-step
    if state.mine().defeated || house::sabotage::must_repair(state, state.current) {
        out.push(Choice::Recover);
        return;
    }
    out.extend([Choice::Move, Choice::Income, Choice::Recover]);
    let usable = abilities::usable_at(game, state, state.current, Moment::Planning);
    out.extend(usable.map(|one| Choice::Use(one.ability)));
}

/// Makes a choice of the planning step.
pub(crate) fn plan(game: &OuterRim, state: &mut State, choice: Choice, log: &mut Log<Event>) {
    // rule: planning/exactly-one-option
    let player = state.current;
    state.step = Step::Planned;
    house::sabotage::repaired(state, player);
    match choice {
        Choice::Income => credits::gain(state, player, INCOME, Why::Income, log),
        Choice::Recover => {
            // rule: damage/planning-recovery-removes-all
            damage::recover(game, state, player, Body::Character, Amount::All, log);
            damage::recover(game, state, player, Body::Ship, Amount::All, log);
        }
        Choice::Move => {
            let left = values::value(game, state, player, Value::Hyperdrive);
            movement::begin(state, player, left);
        }
        Choice::Use(ability) => abilities::use_one(game, state, player, ability, log),
        _ => {}
    }
}

/// Whether the current player can take an action, or may hold a secret that is one.
fn has_action(game: &OuterRim, state: &State) -> bool {
    let player = state.current;
    let action = Moments::of(Moment::Action);
    can_deliver(game, state)
        || market::can_market(game, state)
        || can_trade(state)
        || house::has_action(game, state)
        || values::secret_moments(game, state, player).meets(action)
        || abilities::usable_at(game, state, player, Moment::Action)
            .next()
            .is_some()
}

// rule: actions/each-once-per-step
fn can_deliver(game: &OuterRim, state: &State) -> bool {
    !state.memory.delivered && deliver::deliverable(game, state, &[]).next().is_some()
}

/// Whether a trade action can be begun now in which two players could exchange cards.
pub(crate) fn may_begin_trade(state: &State, from: PlayerId, to: PlayerId) -> bool {
    let chooses = state.step == Step::Action && state.stack.is_empty();
    let here = state.area(from).space == state.area(to).space;
    chooses && from == state.current && here && can_trade(state)
}

fn can_trade(state: &State) -> bool {
    // rule: solo-decisions/never-trades
    let mut partners = state.others_here(state.current);
    !state.memory.traded && partners.any(|other| !state.is_rival(other))
}

pub(crate) fn action_choices(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    if can_deliver(game, state) {
        out.push(Choice::Deliver);
    }
    if market::can_market(game, state) {
        out.push(Choice::Market);
    }
    if can_trade(state) {
        out.push(Choice::Trade);
    }
    house::actions(game, state, out);
    let usable = abilities::usable_at(game, state, state.current, Moment::Action);
    out.extend(usable.map(|one| Choice::Use(one.ability)));
    out.push(Choice::Pass);
}

/// Takes an action, or ends the action step.
pub(crate) fn act(game: &OuterRim, state: &mut State, choice: Choice, log: &mut Log<Event>) {
    match choice {
        Choice::Deliver => {
            state.memory.delivered = true;
            state.stack.push(Frame::Deliver {
                tried: Default::default(),
            });
        }
        Choice::Market => {
            state.memory.marketed = true;
            market::open(state);
        }
        Choice::Trade => {
            state.memory.traded = true;
            state.stack.push(Frame::Trade);
        }
        Choice::Conflict(act) => house::act(game, state, act, log),
        Choice::Use(ability) => abilities::use_one(game, state, state.current, ability, log),
        _ => enter(state, Step::Encounter, log),
    }
}

/// The patrols a player must encounter one of.
pub(crate) fn hostile(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
) -> impl Iterator<Item = Faction> {
    state
        .patrols_at(state.area(player).space)
        .filter(move |&faction| hunts(game, state, faction, player))
}

/// Whether a player must encounter the patrol of a faction where they meet.
pub(crate) fn hunts(game: &OuterRim, state: &State, faction: Faction, player: PlayerId) -> bool {
    // rule: encounters/hostile-patrol-is-mandatory
    state.standing(player, faction) == Standing::Negative
        && !values::has_perk(game, state, player, Perk::NotForced)
}

pub(crate) fn encounter_choices(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    let player = state.current;
    out.extend(hostile(game, state, player).map(Choice::EncounterPatrol));
    if !out.is_empty() {
        return;
    }
    let space = state.mine().space;
    out.push(Choice::EncounterSpace);
    out.extend(state.patrols_at(space).map(Choice::EncounterPatrol));
    let contacts = game.library.berths_of(space);
    let contacts = contacts.filter(|berth| state.berths[berth.index()].is_some());
    out.extend(contacts.map(Choice::EncounterContact));
    jobs::list(game, state, out);
    ambitions::list(game, state, out);
    bounties::list_hunts(game, state, out);
    character_bounties::list(game, state, out);
    house::encounters(game, state, out);
    let usable = abilities::usable_at(game, state, player, Moment::Encounter);
    out.extend(usable.map(|one| Choice::Use(one.ability)));
    out.extend(abilities::of_others(game, state, player).map(Choice::Use));
}

/// Makes the encounter of the turn.
pub(crate) fn encounter(game: &OuterRim, state: &mut State, choice: Choice, log: &mut Log<Event>) {
    // rule: encounters/exactly-one
    state.step = Step::TurnEnd;
    match choice {
        Choice::EncounterSpace => encounter_cards::encounter_space(game, state, log),
        Choice::EncounterPatrol(faction) => patrols::encounter(game, state, faction, log),
        Choice::EncounterContact(berth) => contacts::encounter(game, state, berth, log),
        Choice::Attempt(job) => jobs::attempt(game, state, job, log),
        Choice::Pursue(goal) => ambitions::pursue(game, state, goal, log),
        Choice::Hunt(bounty, crew) => bounties::hunt_crew(game, state, bounty, crew, log),
        Choice::HuntPlayer(bounty, target) => {
            character_bounties::fight(game, state, (bounty, target), log);
        }
        Choice::Conflict(act) => house::act(game, state, act, log),
        Choice::Use(ability) => abilities::use_one(game, state, state.current, ability, log),
        _ => {}
    }
}
