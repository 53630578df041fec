//! Which action a choice belongs to, and whether the action goes on after it: as far as the decider
//! can know beforehand, and without words.

use crate::Deckbuilding;
use crate::choice::{Choice, Target};
use crate::content::{Faction, Lowered, Moment};
use crate::rules::{abilities, attack, bounty_sabotage, secret_bases};
use crate::script::{Ask, Do, Op};
use crate::state::{BaseId, CardId, Frame, Phase, Player, Running, Source, State};
use tabletop::{Part, Role};

/// The action and the role of a choice.
pub(crate) fn part(game: &Deckbuilding, state: &State, choice: &Choice) -> Part {
    let ahead = Ahead::new(game, state);
    let (action, goes_on) = match *choice {
        Choice::PickBase(_) => ("bases", ahead.bases_left() > 1),
        Choice::RevealBase(base) => ("base", ahead.reveal_asks(base)),
        Choice::Play(card) => ("play", ahead.play_asks(card)),
        Choice::Buy(card) => ("purchase", ahead.purchase_asks(card)),
        Choice::PayOff(_) => ("pay-off", false),
        Choice::Use(card) => ("ability", ahead.ability_asks(Source::Card(card), None)),
        Choice::UseBase => ("ability", ahead.ability_asks(Source::Base, None)),
        Choice::Commit(..) => ("attack", true),
        Choice::Resolve(target) => ("attack", ahead.attack_asks(target)),
        Choice::Assign(_, amount) => ("attack", ahead.spread_goes_on(amount)),
        Choice::Trigger(source) => ("trigger", ahead.trigger_asks(source)),
        Choice::TakeReward => ("reward", ahead.reward_asks()),
        Choice::Pick(_) | Choice::PickBaseTarget | Choice::Option(_) => {
            ("ability", ahead.effect_goes_on(*choice))
        }
        Choice::EndTurn | Choice::Pass => {
            let action = match (choice, state.stack.last()) {
                (Choice::EndTurn, _) | (_, None) => "turn",
                (_, Some(Frame::Triggers { .. })) => "trigger",
                (_, Some(Frame::Reward(_))) => "reward",
                (_, Some(Frame::Spread { .. })) => "attack",
                (_, Some(Frame::Script(_))) => "ability",
            };
            let role = Role::Pass;
            return Part { action, role };
        }
    };
    let role = if goes_on { Role::Step } else { Role::Commit };
    Part { action, role }
}

/// Looks ahead from a position, at what is public and at what the decider knows.
struct Ahead<'a> {
    game: &'a Deckbuilding,
    state: &'a State,
    decider: Player,
}

impl<'a> Ahead<'a> {
    fn new(game: &'a Deckbuilding, state: &'a State) -> Self {
        let decider = game.deciding(state).unwrap_or(state.active);
        Self {
            game,
            state,
            decider,
        }
    }

    fn bases_left(&self) -> usize {
        match self.state.phase {
            Phase::PickBases(player) => secret_bases::left(self.state, player),
            _ => 0,
        }
    }

    fn op(&self, at: u16) -> Op {
        *self.game.library.op(at)
    }

    fn can(&self, at: u16, source: Source) -> bool {
        self.game.could(self.state, at, source, None)
    }

    /// Where the effects of this ability at its moment begin.
    fn at_moment(&self, ability: Lowered, moment: Moment) -> Option<u16> {
        match ability {
            Lowered::When(when, at) if when == moment => Some(at),
            _ => None,
        }
    }

    fn base_at_moment(&self, moment: Moment) -> Option<u16> {
        let ability = abilities::base_ability(self.game, self.state);
        self.at_moment(ability, moment)
    }

    fn reveal_asks(&self, base: BaseId) -> bool {
        let ability = self.game.library.base_facts(base).ability;
        self.at_moment(ability, Moment::Revealed)
            .is_some_and(|at| self.can(at, Source::Base))
    }

    fn play_asks(&self, card: CardId) -> bool {
        let facts = self.game.library.facts(card);
        let own = self.at_moment(facts.ability, Moment::Played);
        let first = facts.faction == Faction::Neutral && self.state.memory.neutrals_played == 0;
        let base = self
            .base_at_moment(Moment::FirstNeutralPlayed)
            .filter(|_| first);
        own.is_some_and(|at| self.can(at, Source::Card(card)))
            || base.is_some_and(|at| self.can(at, Source::Base))
    }

    /// Such abilities put the purchase somewhere else, which is possible only once it is made: so
    /// they are not asked whether they can do anything now.
    fn purchase_asks(&self, card: CardId) -> bool {
        let facts = self.game.library.facts(card);
        let memory = &self.state.memory;
        let neutral = facts.faction == Faction::Neutral;
        let moments = [
            (Moment::FirstPurchase, memory.purchases == 0),
            (
                Moment::FirstNeutralPurchase,
                neutral && memory.neutral_purchases == 0,
            ),
        ];
        let base = |&(moment, now): &(Moment, bool)| now && self.base_at_moment(moment).is_some();
        self.at_moment(facts.ability, Moment::Purchased).is_some() || moments.iter().any(base)
    }

    fn ability(&self, source: Source) -> Option<u16> {
        let ability = match source {
            Source::Card(card) => self.game.library.facts(card).ability,
            Source::Base => abilities::base_ability(self.game, self.state),
        };
        match ability {
            Lowered::Action(at) | Lowered::When(_, at) => Some(at),
            Lowered::None | Lowered::While(_) => None,
        }
    }

    fn ability_asks(&self, source: Source, subject: Option<CardId>) -> bool {
        let at = self.ability(source);
        at.is_some_and(|at| self.asks_decider(at, source, subject))
    }

    fn trigger_asks(&self, source: Source) -> bool {
        let Some(Frame::Triggers { waiting, subject }) = self.state.stack.last() else {
            return false;
        };
        let others = waiting.iter().any(|&other| other != source);
        let at = self.ability(source);
        let asked = at.and_then(|at| self.asked_from(Running::new(at, source, *subject)));
        let others = (others && !self.may_win()).then_some(self.state.active);
        self.is_next(asked.or(others))
    }

    fn reward(&self) -> Option<(u16, Source)> {
        match self.state.stack.last() {
            Some(&Frame::Reward(card)) => {
                let at = self.game.library.facts(card).reward?;
                Some((at, Source::Card(card)))
            }
            _ => None,
        }
    }

    fn reward_asks(&self) -> bool {
        let reward = self.reward();
        let asked = reward.and_then(|(at, source)| self.asked_from(Running::new(at, source, None)));
        self.is_next(asked)
    }

    /// Whether the decider is asked next, where the innermost half-done thing asks this player first, if
    /// anybody.
    fn is_next(&self, asked: Option<Player>) -> bool {
        let beneath = || self.asked_beneath().filter(|_| !self.may_win());
        asked.or_else(beneath) == Some(self.decider)
    }

    /// Whether the active player lacks one base, so that what is done first may win the game: then nobody
    /// is asked for what waits.
    fn may_win(&self) -> bool {
        self.state.mine().victory.len() + 1 >= self.state.options.goal as usize
    }

    /// Who is asked first by what waits beneath the innermost half-done thing. An effect in which the
    /// opponent has more to do waits for the opponent.
    fn asked_beneath(&self) -> Option<Player> {
        let active = self.state.active;
        let mut beneath = self.state.stack.iter().rev().skip(1);
        beneath.find_map(|frame| match frame {
            Frame::Triggers { waiting, .. } => (!waiting.is_empty()).then_some(active),
            Frame::Reward(_) | Frame::Spread { .. } => Some(active),
            Frame::Script(running) => self.asked_from(*running),
        })
    }

    /// Whether an attack on a card in the row would defeat it now.
    fn defeats(&self, card: CardId) -> bool {
        let total = attack::total(self.game, self.state, Target::Row(card));
        bounty_sabotage::target_value(self.game, self.state, card)
            .is_some_and(|value| total >= u16::from(value))
    }

    fn attack_asks(&self, target: Target) -> bool {
        match target {
            Target::Base => {
                let total = attack::total(self.game, self.state, target);
                self.spread_asks(total, 0)
            }
            Target::Row(card) if self.defeats(card) => {
                let facts = self.game.library.facts(card);
                match facts.reward {
                    Some(at) if self.can(at, Source::Card(card)) => true,
                    None if facts.faction == Faction::Neutral && facts.cost > 0 => true,
                    _ => self.attackers_ask(target),
                }
            }
            Target::Row(_) => false,
        }
    }

    /// Whether an attacker has an ability for the defeat of its target.
    fn attackers_ask(&self, target: Target) -> bool {
        let mut units = self.state.units.iter();
        units.any(|unit| {
            let ability = self.game.library.facts(unit.card).ability;
            unit.is_committed_to(target)
                && self
                    .at_moment(ability, Moment::Defeats)
                    .is_some_and(|at| self.can(at, Source::Card(unit.card)))
        })
    }

    /// Whether the attacker can spread so much damage over the ships from this one on in more than
    /// one way.
    fn spread_asks(&self, mut left: u16, mut ship: u8) -> bool {
        while let Some((_, least, most)) = attack::spread_range(self.game, self.state, left, ship) {
            if least < most {
                return true;
            }
            left -= u16::from(least);
            ship += 1;
        }
        false
    }

    fn spread_goes_on(&self, amount: u8) -> bool {
        match self.state.stack.last() {
            Some(&Frame::Spread { left, ship }) => {
                self.spread_asks(left.saturating_sub(amount.into()), ship + 1)
            }
            _ => false,
        }
    }

    /// Whether more is asked of the decider after an answer to the effect under way.
    fn effect_goes_on(&self, choice: Choice) -> bool {
        let Some((running, ask)) = self.game.asking(self.state) else {
            return false;
        };
        if self.game.picks_on(self.state, &running, ask) {
            return true;
        }
        let at = match (ask, choice) {
            (Ask::Choose { options, .. }, Choice::Option(option)) => {
                let chosen = options.get(option as usize).copied();
                chosen.unwrap_or(running.at + 1)
            }
            (Ask::Choose { .. } | Ask::Verb(_), _) => running.at + 1,
        };
        let asked = self.asked_from(Running::new(at, running.source, running.subject));
        self.is_next(asked)
    }

    fn asks_decider(&self, at: u16, source: Source, subject: Option<CardId>) -> bool {
        self.asked_from(Running::new(at, source, subject)) == Some(self.decider)
    }

    /// Who is asked first by effects from here on. What they change on the way is left out.
    fn asked_from(&self, mut running: Running) -> Option<Player> {
        let (game, state) = (self.game, self.state);
        loop {
            let ask = match self.op(running.at) {
                Op::Do(step) => {
                    running.at = match step {
                        Do::End => return None,
                        Do::Jump(to) => to,
                        Do::Unless(test, to) if !game.holds(state, &test, running.source) => to,
                        Do::Reveal { yours, enemy, .. } => {
                            let Running {
                                source, subject, ..
                            } = running;
                            let asked = |at| self.asked_from(Running::new(at, source, subject));
                            return asked(yours).or_else(|| asked(enemy));
                        }
                        Do::Verb(verb) if game.is_unpaid(state, &running, verb) => return None,
                        Do::Unless(..) | Do::Verb(_) | Do::Prepare(_) => running.at + 1,
                    };
                    continue;
                }
                Op::Ask(ask) => ask,
            };
            if game.is_for_secrecy(state, &running, ask) {
                return Some(game.asked(state, ask));
            }
            let mut answers = Vec::new();
            game.each_option(state, &running, ask, &mut |choice| answers.push(choice));
            running.at = match (&answers[..], ask) {
                ([], _) => game.unanswered(&running, ask)?,
                ([Choice::Option(only)], Ask::Choose { options, .. }) => options[*only as usize],
                ([_], _) => running.at + 1,
                _ => return Some(game.asked(state, ask)),
            };
        }
    }
}
