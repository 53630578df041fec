//! The player turn and its three steps; glossary "Player Turn", "Planning Step", "Action Step",
//! "Encounter Step".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Amount, Body, Faction, Moment, Moments, Perk, Standing, Value};
use crate::event::{Event, TurnStep, Why};
use crate::state::{Frame, Memory, PlayerId, State, Step, Window};
use tabletop::Log;

/// What the credits option of the planning step gives, in thousands.
const INCOME: u16 = 2;

impl OuterRim {
    /// Begins a player's turn.
    pub(crate) fn begin_turn(
        &self,
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
        let turn = state.turn;
        log.tell(state, || Event::TurnBegan {
            player,
            turn,
            extra,
        });
        self.open(state, Window::TurnStarts, player);
    }

    /// Ends the turn; the next player's begins.
    pub(crate) fn end_turn(&self, state: &mut State, log: &mut Log<Event>) {
        let player = state.current;
        log.tell(state, || Event::TurnEnded { player });
        // rule: maelstrom/additional-turn, turn/clockwise-order
        if state.memory.extra {
            self.begin_turn(state, player, true, log);
        } else {
            self.begin_turn(state, state.left_of(player), false, log);
        }
    }

    /// The current player gets another turn after this one.
    pub(crate) fn extra_turn(&self, state: &mut State, log: &mut Log<Event>) {
        // rule: maelstrom/no-chained-turns
        if !state.memory.is_extra && !state.memory.extra {
            state.memory.extra = true;
            let player = state.current;
            log.tell(state, || Event::ExtraTurn { player });
        }
    }

    fn enter(&self, state: &mut State, step: Step, log: &mut Log<Event>) {
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
    pub(crate) fn between(&self, state: &mut State, log: &mut Log<Event>) -> bool {
        match state.step {
            Step::TurnEnd => {
                self.end_turn(state, log);
                false
            }
            Step::Planned => {
                self.enter(state, Step::Action, log);
                false
            }
            Step::Rival => {
                self.rival_step(state, log);
                false
            }
            Step::Action if state.memory.ends => {
                state.step = Step::TurnEnd;
                false
            }
            // Nothing to do but to go on is not asked.
            Step::Action if !self.has_action(state) => {
                self.enter(state, Step::Encounter, log);
                false
            }
            _ => true,
        }
    }

    pub(crate) fn planning_choices(&self, state: &State, out: &mut Vec<Choice>) {
        // rule: planning/defeated-must-recover
        if state.mine().defeated {
            out.push(Choice::Recover);
            return;
        }
        out.extend([Choice::Move, Choice::Income, Choice::Recover]);
        let abilities = self.usable_at(state, state.current, Moment::Planning);
        out.extend(abilities.map(|one| Choice::Use(one.ability)));
    }

    /// Makes a choice of the planning step.
    pub(crate) fn plan(&self, state: &mut State, choice: Choice, log: &mut Log<Event>) {
        // rule: planning/exactly-one-option
        let player = state.current;
        state.step = Step::Planned;
        match choice {
            Choice::Income => self.gain_credits(state, player, INCOME, Why::Income, log),
            Choice::Recover => {
                // rule: damage/planning-recovery-removes-all
                self.recover(state, player, Body::Character, Amount::All, log);
                self.recover(state, player, Body::Ship, Amount::All, log);
            }
            Choice::Move => {
                let left = self.value(state, player, Value::Hyperdrive);
                self.begin_move(state, player, left);
            }
            Choice::Use(ability) => self.use_ability(state, player, ability, log),
            _ => {}
        }
    }

    /// Whether the current player can take an action, or may hold a secret that is one.
    fn has_action(&self, state: &State) -> bool {
        let player = state.current;
        let action = Moments::of(Moment::Action);
        self.can_deliver(state)
            || self.can_market(state)
            || self.can_trade(state)
            || self.secret_moments(state, player).meets(action)
            || self
                .usable_at(state, player, Moment::Action)
                .next()
                .is_some()
    }

    // rule: actions/each-once-per-step
    fn can_deliver(&self, state: &State) -> bool {
        !state.memory.delivered && self.deliverable(state, &[]).next().is_some()
    }

    /// Whether a trade action can be begun now in which two players could exchange cards.
    pub(crate) fn may_begin_trade(&self, state: &State, from: PlayerId, to: PlayerId) -> bool {
        let chooses = state.step == Step::Action && state.stack.is_empty();
        let here = state.area(from).space == state.area(to).space;
        chooses && from == state.current && here && self.can_trade(state)
    }

    fn can_trade(&self, state: &State) -> bool {
        // rule: solo-decisions/never-trades
        let mut partners = state.others_here(state.current);
        !state.memory.traded && partners.any(|other| !state.is_rival(other))
    }

    pub(crate) fn action_choices(&self, state: &State, out: &mut Vec<Choice>) {
        if self.can_deliver(state) {
            out.push(Choice::Deliver);
        }
        if self.can_market(state) {
            out.push(Choice::Market);
        }
        if self.can_trade(state) {
            out.push(Choice::Trade);
        }
        let abilities = self.usable_at(state, state.current, Moment::Action);
        out.extend(abilities.map(|one| Choice::Use(one.ability)));
        out.push(Choice::Pass);
    }

    /// Takes an action, or ends the action step.
    pub(crate) fn act(&self, state: &mut State, choice: Choice, log: &mut Log<Event>) {
        match choice {
            Choice::Deliver => {
                state.memory.delivered = true;
                state.stack.push(Frame::Deliver {
                    tried: Default::default(),
                });
            }
            Choice::Market => {
                state.memory.marketed = true;
                state.stack.push(Frame::Market { discarded: false });
            }
            Choice::Trade => {
                state.memory.traded = true;
                state.stack.push(Frame::Trade);
            }
            Choice::Use(ability) => self.use_ability(state, state.current, ability, log),
            _ => self.enter(state, Step::Encounter, log),
        }
    }

    /// The patrols a player must encounter one of.
    pub(crate) fn hostile(&self, state: &State, player: PlayerId) -> impl Iterator<Item = Faction> {
        state
            .patrols_at(state.area(player).space)
            .filter(move |&faction| self.hunts(state, faction, player))
    }

    /// Whether a player must encounter the patrol of a faction where they meet.
    pub(crate) fn hunts(&self, state: &State, faction: Faction, player: PlayerId) -> bool {
        // rule: encounters/hostile-patrol-is-mandatory
        state.area(player).standing(faction) == Standing::Negative
            && !self.has_perk(state, player, Perk::NotForced)
    }

    pub(crate) fn encounter_choices(&self, state: &State, out: &mut Vec<Choice>) {
        let player = state.current;
        out.extend(self.hostile(state, player).map(Choice::EncounterPatrol));
        if !out.is_empty() {
            return;
        }
        let space = state.mine().space;
        out.push(Choice::EncounterSpace);
        out.extend(state.patrols_at(space).map(Choice::EncounterPatrol));
        let contacts = self.library.berths_of(space);
        let contacts = contacts.filter(|berth| state.berths[berth.index()].is_some());
        out.extend(contacts.map(Choice::EncounterContact));
        self.list_jobs(state, out);
        self.list_hunts(state, out);
        let abilities = self.usable_at(state, player, Moment::Encounter);
        out.extend(abilities.map(|one| Choice::Use(one.ability)));
    }

    /// Makes the encounter of the turn.
    pub(crate) fn encounter(&self, state: &mut State, choice: Choice, log: &mut Log<Event>) {
        // rule: encounters/exactly-one
        state.step = Step::TurnEnd;
        match choice {
            Choice::EncounterSpace => self.encounter_space(state, log),
            Choice::EncounterPatrol(faction) => self.encounter_patrol(state, faction, log),
            Choice::EncounterContact(berth) => self.encounter_contact(state, berth, log),
            Choice::Attempt(job) => self.attempt(state, job, log),
            Choice::Hunt(bounty, crew) => self.hunt_crew(state, bounty, crew, log),
            Choice::Use(ability) => self.use_ability(state, state.current, ability, log),
            _ => {}
        }
    }
}
