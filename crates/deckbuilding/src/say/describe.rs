//! Choices in words, and where they are drawn.

use super::alike::alike;
use super::ask::reward_runs;
use super::part::part;
use super::speaker::Speaker;
use crate::Deckbuilding;
use crate::choice::{Choice, Target};
use crate::content::{Ability, Effect, Lowered};
use crate::proposal;
use crate::rules::{Needs, attack};
use crate::script::verbs::verb;
use crate::script::{Ask, Op};
use crate::state::{CardId, Frame, InPlay, Running, Source, State};
use crate::text::{self, Bearer};
use printed::{Arg, number, yes};
use tabletop::{Amount, Described, Lang, On, Part, Text, Worded};

pub(crate) fn describe(
    game: &Deckbuilding,
    state: &State,
    choice: &Choice,
    lang: Lang,
) -> Described {
    let describing = Describing {
        speaker: Speaker::new(game, lang),
        game,
        state,
    };
    let Part { action, role } = part(game, state, choice);
    let alike = alike(game, state, choice);
    let Worded { text, details } = describing.worded(choice).with(describing.fate(choice));
    Described {
        text,
        details,
        on: describing.on(choice),
        role,
        action,
        auto: describing.is_only_answer(),
        cost: describing.cost(choice),
        worth: describing.worth(choice),
        proposed: describing.proposed(choice, &alike),
        alike: alike.into_iter().map(|card| game.on(card)).collect(),
        ..Described::default()
    }
}

struct Describing<'a> {
    speaker: Speaker<'a>,
    game: &'a Deckbuilding,
    state: &'a State,
}

impl Describing<'_> {
    fn on(&self, choice: &Choice) -> Option<On> {
        let (game, state) = (self.game, self.state);
        let foe = state.active.foe();
        Some(match *choice {
            Choice::PickBase(base) | Choice::RevealBase(base) => game.on_base(base),
            Choice::Buy(card) if state.pilots.contains(&card) => On::Pile("pilots".into()),
            Choice::Play(card)
            | Choice::Buy(card)
            | Choice::PayOff(card)
            | Choice::Use(card)
            | Choice::Trigger(Source::Card(card))
            | Choice::Commit(card, _)
            | Choice::Pick(card)
            | Choice::Assign(card, _) => game.on(card),
            Choice::UseBase | Choice::Trigger(Source::Base) => game.on_base_of(state, state.active),
            Choice::PickBaseTarget => game.on_base_of(state, foe),
            Choice::Resolve(target) => game.on_target(state, target),
            Choice::TakeReward => match state.stack.last() {
                Some(&Frame::Reward(card)) => game.on(card),
                _ => return None,
            },
            Choice::Option(_) | Choice::EndTurn | Choice::Pass => return None,
        })
    }

    /// Whether it is asked only so that nobody can tell there was nothing to decide.
    fn is_only_answer(&self) -> bool {
        let (game, state) = (self.game, self.state);
        let Some((running, ask)) = game.asking(state) else {
            return false;
        };
        let mut answers = 0;
        game.each_option(state, &running, ask, &mut |_| answers += 1);
        answers == 1 && game.is_for_secrecy(state, &running, ask)
    }

    /// What is exiled when the turn ends says so: beside a copy that is kept it is another choice.
    fn fate(&self, choice: &Choice) -> Option<Text> {
        match *choice {
            Choice::Play(card)
            | Choice::Use(card)
            | Choice::Commit(card, _)
            | Choice::Pick(card)
                if self.state.is_borrowed(card) =>
            {
                Some(self.speaker.say("detail-fate", &[]))
            }
            _ => None,
        }
    }

    /// What is paid for it.
    fn cost(&self, choice: &Choice) -> Option<Amount> {
        let card = match *choice {
            Choice::Buy(card) | Choice::PayOff(card) => card,
            Choice::Pick(card) if self.is_paid() => card,
            _ => return None,
        };
        let cost = self.speaker.library().facts(card).cost;
        Some(Amount::of("resource", cost))
    }

    /// What it brings at once.
    fn worth(&self, choice: &Choice) -> Vec<Amount> {
        match *choice {
            Choice::Play(card) => self.speaker.gives(card).collect(),
            Choice::Commit(card, target) => {
                vec![Amount::of("attack", self.strength(card, target))]
            }
            Choice::Resolve(target) => {
                let total = attack::total(self.game, self.state, target);
                vec![Amount::of("attack", total)]
            }
            _ => Vec::new(),
        }
    }

    /// How many of the card and those like it a first proposal sends.
    fn proposed(&self, choice: &Choice, alike: &[CardId]) -> u8 {
        let Choice::Commit(card, target) = *choice else {
            return 0;
        };
        let proposal = proposal::attackers(self.game, self.state, target);
        let is_alike = |other: &&CardId| **other == card || alike.contains(other);
        proposal.iter().filter(is_alike).count() as u8
    }

    /// Whether what is picked for the effect under way is paid for.
    fn is_paid(&self) -> bool {
        let asking = self.game.asking(self.state);
        asking.is_some_and(|(_, ask)| self.game.is_paid(ask))
    }

    fn worded(&self, choice: &Choice) -> Worded {
        let speaker = &self.speaker;
        let content = speaker.content();
        let lang = speaker.lang;
        Worded::from(match *choice {
            Choice::PickBase(base) | Choice::RevealBase(base) => {
                let id = match choice {
                    Choice::PickBase(_) => "choice-pick-base",
                    _ => "choice-reveal-base",
                };
                let entry = speaker.library().base(base);
                let hit_points = speaker.say("value-hit-points", &[("n", entry.hit_points.into())]);
                let brief = text::base_brief(content, entry, lang);
                let what = speaker.say(id, &[("base", speaker.base(base))]);
                return Worded::from(what).with([hit_points, brief]);
            }
            Choice::Play(card) => {
                let brief = text::card_brief(content, speaker.library().card(card), lang);
                let play = self.of_card("choice-play", card);
                return Worded::from(play)
                    .with([speaker.list(speaker.values(card), "and-value"), brief]);
            }
            Choice::Buy(card) => {
                let buy = self.priced("choice-buy", card);
                let gives = Arg::row("and-value", speaker.values(card));
                if gives.is_empty() {
                    return buy.into();
                }
                let args = [("values", gives)];
                return Worded::from(buy).with([speaker.say("detail-values", &args)]);
            }
            Choice::PayOff(card) => self.priced("choice-pay-off", card),
            Choice::Use(card) => return self.use_of(Source::Card(card)),
            Choice::UseBase => return self.use_of(Source::Base),
            Choice::Trigger(source) => return self.use_of(source),
            Choice::Commit(card, target) => return self.commit(card, target),
            Choice::Resolve(target) => return self.resolve(target),
            Choice::EndTurn => speaker.say("choice-end-turn", &[]),
            Choice::TakeReward => return self.reward(),
            Choice::Pick(card) => self.pick(*choice, speaker.card(card)),
            Choice::PickBaseTarget => self.pick(*choice, speaker.target(self.state, Target::Base)),
            Choice::Option(option) => self.option(option),
            Choice::Assign(card, amount) => self.assign(card, amount),
            Choice::Pass => speaker.say(self.pass(), &[]),
        })
    }

    fn of_card(&self, id: &str, card: CardId) -> Text {
        self.speaker.say(id, &[("card", self.speaker.card(card))])
    }

    fn priced(&self, id: &str, card: CardId) -> Text {
        let cost = self.speaker.library().facts(card).cost;
        let args = [("card", self.speaker.card(card)), ("n", cost.into())];
        self.speaker.say(id, &args)
    }

    fn use_of(&self, source: Source) -> Worded {
        let speaker = &self.speaker;
        let library = speaker.library();
        let bearer = match (source, self.state.mine().base) {
            (Source::Card(card), _) => Some(Bearer::Card(library.card(card))),
            (Source::Base, base) => base.map(|base| Bearer::Base(library.base(base))),
        };
        let damage = self.state.mine().damage;
        let brief =
            bearer.map(|bearer| text::brief_now(speaker.content(), bearer, damage, speaker.lang));
        let source = speaker.source(self.state, source);
        let what = speaker.say("choice-use", &[("source", source)]);
        Worded::from(what).with(brief)
    }

    /// What a card would add to an attack.
    fn strength(&self, card: CardId, target: Target) -> u16 {
        let strength = |in_play: &InPlay| attack::strength(self.game, self.state, in_play, target);
        let in_play = self.state.in_play().find(|other| other.card == card);
        in_play.map_or(0, strength)
    }

    fn commit(&self, card: CardId, target: Target) -> Worded {
        let strength = self.strength(card, target);
        let args = [
            ("card", self.speaker.card(card)),
            ("n", number(strength)),
            ("target", self.speaker.target(self.state, target)),
        ];
        let commit = self.speaker.say("choice-commit", &args);
        // What the attack would be with it; other abilities may still change that.
        let total = attack::total(self.game, self.state, target) + strength;
        Worded::from(commit).with([self.needed(target, total)])
    }

    fn resolve(&self, target: Target) -> Worded {
        let total = attack::total(self.game, self.state, target);
        let target_name = self.speaker.target(self.state, target);
        let resolve = self
            .speaker
            .say("choice-resolve", &[("target", target_name)]);
        Worded::from(resolve).with([self.needed(target, total)])
    }

    /// How strong an attack is, how strong it should be, and what takes of it before.
    fn needed(&self, target: Target, total: u16) -> Text {
        let Needs {
            needed,
            ships,
            shield,
        } = attack::needs(self.game, self.state, target);
        let how = match (total >= needed, ships > 0, shield > 0) {
            (true, _, _) => "enough",
            (false, true, true) => "ships-and-shield",
            (false, true, false) => "ships",
            (false, false, true) => "shield",
            (false, false, false) => "open",
        };
        let args = [
            ("how", how.into()),
            ("total", number(total)),
            ("needed", number(needed)),
            ("ships", number(ships)),
            ("shield", number(shield)),
        ];
        self.speaker.say("attack-needs", &args)
    }

    fn reward(&self) -> Worded {
        let speaker = &self.speaker;
        let Some(&Frame::Reward(card)) = self.state.stack.last() else {
            return speaker.say("choice-reward", &[]).into();
        };
        let entry = speaker.library().card(card);
        let reward = if entry.reward.is_empty() {
            speaker.say("value-resource", &[("n", entry.cost.into())])
        } else {
            text::reward_brief(speaker.content(), entry, speaker.lang)
        };
        Worded::from(speaker.say("choice-reward", &[])).with([reward])
    }

    /// Something picked for the effect under way.
    fn pick(&self, choice: Choice, picked: Arg) -> Text {
        let (game, state) = (self.game, self.state);
        let Some((running, ask)) = game.asking(state) else {
            return self.speaker.say("choice-pick", &[("card", picked)]);
        };
        let n = match self.cost(&choice) {
            Some(cost) => cost.number,
            None => game.picking(&running, ask).n.into(),
        };
        let id = game.answer_message(state, &running, ask, choice);
        self.speaker.say(id, &[("card", picked), ("n", n.into())])
    }

    fn assign(&self, card: CardId, amount: u8) -> Text {
        let ships = &self.state.theirs().ships;
        let damage = ships.iter().find(|ship| ship.card == card);
        let damage = damage.map_or(0, |ship| ship.damage);
        let whole = self.speaker.library().facts(card).hit_points.unwrap_or(0);
        let args = [
            ("n", amount.into()),
            ("card", self.speaker.card(card)),
            ("destroys", yes(damage.saturating_add(amount) >= whole)),
        ];
        self.speaker.say("choice-assign", &args)
    }

    fn pass(&self) -> &'static str {
        let (game, state) = (self.game, self.state);
        match (state.stack.last(), game.asking(state)) {
            (Some(Frame::Triggers { .. }), _) => "choice-no-trigger",
            (Some(Frame::Reward(_)), _) => "choice-no-reward",
            (_, Some((running, ask))) => game.answer_message(state, &running, ask, Choice::Pass),
            (_, None) => "choice-pass",
        }
    }

    /// What one of several options says.
    fn option(&self, option: u8) -> Text {
        let speaker = &self.speaker;
        let plain = || speaker.say("choice-option", &[("n", (option + 1).into())]);
        let Some(&Frame::Script(Running { at, source, .. })) = self.state.stack.last() else {
            return plain();
        };
        let Some((bearer, effects, start)) = self.effects(source, at) else {
            return plain();
        };
        // Choices are lowered in the order in which they are written.
        let before = (start..at)
            .filter(|&at| matches!(speaker.library().op(at), Op::Ask(Ask::Choose { .. })));
        let mut choices = Vec::new();
        collect_choices(effects, &mut choices);
        let chosen = choices.get(before.count());
        let Some((options, by_opponent)) = chosen else {
            return plain();
        };
        match options.get(option as usize) {
            Some(effects) => text::option(
                speaker.content(),
                effects,
                bearer,
                *by_opponent,
                self.state.mine().damage,
                speaker.lang,
            ),
            None => plain(),
        }
    }

    /// The effects a step belongs to, on what they are printed, and where their program begins.
    fn effects(&self, source: Source, at: u16) -> Option<(Bearer<'_>, &[Effect], u16)> {
        let library = self.speaker.library();
        let (bearer, ability, lowered) = match source {
            Source::Card(card) => {
                let (entry, facts) = (library.card(card), library.facts(card));
                if reward_runs(self.game, card, at) {
                    let start = facts.reward?;
                    return Some((Bearer::Reward(entry), &entry.reward, start));
                }
                (Bearer::Card(entry), entry.ability.as_ref(), facts.ability)
            }
            Source::Base => {
                let base = self.state.mine().base?;
                let entry = library.base(base);
                let lowered = library.base_facts(base).ability;
                (Bearer::Base(entry), entry.ability.as_ref(), lowered)
            }
        };
        match (ability?, lowered) {
            (Ability::Action(effects), Lowered::Action(start))
            | (Ability::When(_, effects), Lowered::When(_, start)) => {
                Some((bearer, effects, start))
            }
            _ => None,
        }
    }
}

/// The options of every choice among effects, in order, and whether the opponent chooses.
fn collect_choices<'e>(effects: &'e [Effect], out: &mut Vec<(&'e [Vec<Effect>], bool)>) {
    for effect in effects {
        verb!(effect, _verb => {}, {
            Effect::If(_, then) => collect_choices(then, out),
            Effect::IfElse(_, then, otherwise) => {
                collect_choices(then, out);
                collect_choices(otherwise, out);
            }
            Effect::Reveal { yours, enemy } => {
                collect_choices(yours, out);
                collect_choices(enemy, out);
            }
            Effect::Choose(options) | Effect::OpponentChooses(options) => {
                out.push((options, matches!(effect, Effect::OpponentChooses(_))));
                for option in options {
                    collect_choices(option, out);
                }
            }
        });
    }
}
