//! The interpreter: runs what is half done until somebody has to decide.

use super::op::{Ask, Do, Op};
use super::verbs::{Deed as _, Question as _, verb};
use crate::Deckbuilding;
use crate::choice::Choice;
use crate::event::Event;
use crate::rules::{abilities, attack, empty_deck, playing, turn_start};
use crate::state::{CardId, Frame, Phase, Picks, Running, Source, Spot, State};
use tabletop::{Log, SeatSet};

impl Deckbuilding {
    /// Runs until somebody has to decide.
    #[inline]
    pub(crate) fn settle(&self, state: &mut State, log: &mut Log<Event>) {
        // Most choices leave nothing half done.
        if !state.stack.is_empty() || state.phase == Phase::Opening {
            self.settle_half_done(state, log);
        }
    }

    // Kept apart, so that a choice that leaves nothing half done does not enter it.
    #[inline(never)]
    fn settle_half_done(&self, state: &mut State, log: &mut Log<Event>) {
        loop {
            while let Some(frame) = state.stack.last() {
                let waits = match frame {
                    Frame::Script(running) => {
                        let running = *running;
                        self.step(state, running, log)
                    }
                    Frame::Triggers { .. } => self.triggers_wait(state),
                    Frame::Reward(card) => {
                        let card = *card;
                        self.reward_waits(state, card)
                    }
                    Frame::Spread { left, ship } => {
                        let (left, ship) = (*left, *ship);
                        self.spread_waits(state, left, ship, log)
                    }
                };
                if waits {
                    return;
                }
            }
            if state.phase != Phase::Opening {
                return;
            }
            turn_start::income(self, state, log);
        }
    }

    /// Whether triggered abilities wait for a decision; those that can do nothing are dropped.
    fn triggers_wait(&self, state: &mut State) -> bool {
        let waits = self.usable_triggers(state).next().is_some();
        if !waits {
            state.stack.pop();
        }
        waits
    }

    /// The waiting triggered abilities that can do something.
    pub(crate) fn usable_triggers(&self, state: &State) -> impl Iterator<Item = Source> {
        let (waiting, subject) = match state.stack.last() {
            Some(Frame::Triggers { waiting, subject }) => (*waiting, *subject),
            _ => Default::default(),
        };
        waiting.into_iter().filter(move |&source| {
            abilities::triggered(self, state, source)
                .is_some_and(|at| self.could(state, at, source, subject))
        })
    }

    /// Uses one of the waiting triggered abilities.
    pub(crate) fn use_trigger(&self, state: &mut State, source: Source, log: &mut Log<Event>) {
        let player = state.active;
        let mut about = None;
        if let Some(Frame::Triggers { waiting, subject }) = state.stack.last_mut() {
            waiting.retain(|&other| other != source);
            about = *subject;
        }
        if let Some(at) = abilities::triggered(self, state, source) {
            log.tell(state, || Event::Used { player, source });
            state.stack.push(Frame::script(at, source, about));
        }
    }

    /// Whether a reward waits for a decision; one that can do nothing is dropped.
    fn reward_waits(&self, state: &mut State, card: CardId) -> bool {
        let facts = self.library.facts(card);
        let waits = match facts.reward {
            Some(at) => self.could(state, at, Source::Card(card), None),
            // A hunted neutral unit, which has none, pays its cost.
            None => facts.cost > 0,
        };
        if !waits {
            state.stack.pop();
        }
        waits
    }

    /// Takes the reward for a defeated card.
    pub(crate) fn take_reward(&self, state: &mut State, card: CardId, log: &mut Log<Event>) {
        let player = state.active;
        let facts = self.library.facts(card);
        state.stack.pop();
        log.tell(state, || Event::RewardTaken { player, card });
        match facts.reward {
            Some(at) => state
                .stack
                .push(Frame::script(at, Source::Card(card), None)),
            None => playing::gain_resources(state, facts.cost, log),
        }
    }

    /// Whether the attacker has a choice how to spread damage; where not, it is dealt.
    fn spread_waits(&self, state: &mut State, left: u16, ship: u8, log: &mut Log<Event>) -> bool {
        match attack::spread_range(self, state, left, ship) {
            Some((_, least, most)) if least < most => true,
            Some((card, amount, _)) => {
                self.assign(state, card, amount, log);
                false
            }
            None => {
                state.stack.pop();
                false
            }
        }
    }

    /// Deals damage to the ship asked about and goes on to the next.
    pub(crate) fn assign(&self, state: &mut State, card: CardId, amount: u8, log: &mut Log<Event>) {
        let destroyed = attack::damage_ship(self, state, card, amount, log);
        if let Some(Frame::Spread { left, ship }) = state.stack.last_mut() {
            *left -= u16::from(amount);
            // A destroyed ship leaves its place to the next.
            *ship += u8::from(!destroyed);
        }
    }

    /// One step of the innermost script. Says whether it waits for a decision.
    fn step(&self, state: &mut State, running: Running, log: &mut Log<Event>) -> bool {
        let ask = match *self.library.op(running.at) {
            Op::Do(step) => {
                self.perform(state, &running, step, log);
                return false;
            }
            Op::Ask(ask) => ask,
        };
        let (mut count, mut first) = (0, Choice::Pass);
        self.each_option(state, &running, ask, &mut |choice| {
            first = if count == 0 { choice } else { first };
            count += 1;
        });
        match count {
            0 => match self.unanswered(&running, ask) {
                Some(to) => go_to(state, to),
                None => {
                    state.stack.pop();
                }
            },
            1 if !self.is_for_secrecy(state, &running, ask) => {
                self.give(state, running, ask, first, log);
            }
            _ => return true,
        }
        false
    }

    /// A step that asks nobody.
    fn perform(&self, state: &mut State, running: &Running, step: Do, log: &mut Log<Event>) {
        go_to(state, running.at + 1);
        match step {
            Do::Verb(verb) => verb!(
                self.library.verb(verb),
                deed => deed.perform(self, state, running, log),
                _question => {},
                none => {},
            ),
            Do::Prepare(verb) => verb!(
                self.library.verb(verb),
                _deed => {},
                question => question.prepare(state, log),
                none => {},
            ),
            Do::Reveal { yours, enemy, end } => self.reveal(state, [yours, enemy, end], log),
            Do::Unless(test, to) => {
                if !self.holds(state, &test, running.source) {
                    go_to(state, to);
                }
            }
            Do::Jump(to) => go_to(state, to),
            Do::End => {
                state.stack.pop();
            }
        }
    }

    /// The answer to what the present step asks for.
    pub(crate) fn answer(&self, state: &mut State, choice: Choice, log: &mut Log<Event>) {
        if let Some((running, ask)) = self.asking(state) {
            self.give(state, running, ask, choice, log);
        }
    }

    fn give(
        &self,
        state: &mut State,
        mut running: Running,
        ask: Ask,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        match (ask, choice) {
            (Ask::Verb(verb), _) => verb!(
                self.library.verb(verb),
                _deed => {},
                question => {
                    let goes_on = question.goes_on(state, &running.picked);
                    if let Choice::Pick(card) = choice
                        && let Some(spot) = question.spot(state, card)
                    {
                        hold(&mut running.picked, spot);
                        if goes_on {
                            return put(state, running);
                        }
                    }
                    go_to(state, running.at + 1);
                    question.answer(self, state, &running, choice, log);
                },
                none => {},
            ),
            (Ask::Choose { options, .. }, Choice::Option(option)) => {
                go_to(state, options[option as usize]);
            }
            (Ask::Choose { .. }, _) => {}
        }
    }

    /// Shows the top card of the galaxy deck and goes on as it says.
    fn reveal(&self, state: &mut State, [yours, enemy, end]: [u16; 3], log: &mut Log<Event>) {
        let player = state.active;
        empty_deck::ready_galaxy(state, 1, log);
        let Some(top) = state.galaxy.top_mut() else {
            return go_to(state, end);
        };
        top.show(SeatSet::ALL, log);
        let card = top.card;
        log.tell(state, || Event::Revealed { player, card });
        let faction = self.library.facts(card).faction;
        let to = if faction == player.faction() {
            yours
        } else if faction == player.foe().faction() {
            enemy
        } else {
            // rule: faq/scout-trooper-neutral-reveal
            end
        };
        go_to(state, to);
    }
}

/// The innermost script goes on elsewhere.
fn go_to(state: &mut State, to: u16) {
    if let Some(Frame::Script(running)) = state.stack.last_mut() {
        running.at = to;
        running.picked.clear();
    }
}

/// The innermost script is so far now.
fn put(state: &mut State, so_far: Running) {
    if let Some(Frame::Script(running)) = state.stack.last_mut() {
        *running = so_far;
    }
}

/// Adds a pick to a set: in which order they are made leaves no trace.
fn hold(picked: &mut Picks, spot: Spot) {
    let place = picked.partition_point(|&other| other < spot);
    picked.insert(place, spot);
}
