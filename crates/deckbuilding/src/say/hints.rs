//! What is not possible now and why, what things cost, and what ending the turn would leave
//! unused. From what lies open and what the seat holds.

use super::speaker::{Speaker, who};
use super::why_not::{Reason, attackable, buy_blocked, use_blocked};
use crate::Deckbuilding;
use crate::choice::{Choice, Target};
use crate::content::Lowered;
use crate::rules::{abilities, attack, commit};
use crate::state::{CardId, Duty, Phase, Source, State};
use printed::{Arg, number};
use rulebook::rule_id;
use tabletop::{Blocked, Game as _, Hints, Lang, On, Price, Run, Seat, Text};

pub(crate) fn hints(game: &Deckbuilding, state: &State, seat: Seat, lang: Lang) -> Hints {
    let hinting = Hinting {
        speaker: Speaker::new(game, lang),
        game,
        state,
    };
    let decider = game.deciding(state);
    let player = state.player(seat);
    if decider.is_none() || player.is_none() {
        return Hints::default();
    }
    if decider != player {
        let waiting = hinting.speaker.say("blocked-not-your-turn", &[]);
        let rule = Some(rule_id!("playing/only-the-active-player-acts"));
        return only(waiting, rule);
    }
    if state.phase != Phase::Main {
        return Hints::default();
    }
    if !state.stack.is_empty() {
        let waiting = hinting.speaker.say("blocked-finish-first", &[]);
        let rule = Some(rule_id!("abilities/finish-before-the-next-action"));
        return only(waiting, rule);
    }
    Hints {
        blocked: hinting.blocked(),
        prices: hinting.prices(),
        unused: hinting.unused(),
        ..Hints::default()
    }
}

fn only(text: Text, rule: Option<&'static str>) -> Hints {
    Hints {
        blocked: vec![Blocked {
            on: None,
            text,
            rule,
        }],
        ..Hints::default()
    }
}

struct Hinting<'a> {
    speaker: Speaker<'a>,
    game: &'a Deckbuilding,
    state: &'a State,
}

impl Hinting<'_> {
    /// What can be purchased if one can pay: the row and the topmost pilot, and where that is.
    fn on_sale(&self) -> impl Iterator<Item = (CardId, On)> {
        let row = self.state.row.iter();
        let row = row.map(|&card| (card, self.game.on(card)));
        let pilot = self.state.pilots.last();
        row.chain(pilot.map(|&card| (card, On::Pile("pilots".into()))))
    }

    fn because(&self, on: On, (message, rule): Reason, card: CardId) -> Blocked {
        let args = [
            who(self.state.active),
            ("have", number(self.state.resources)),
            ("card", self.speaker.card(card)),
            ("n", self.speaker.library().facts(card).cost.into()),
        ];
        let text = self.speaker.say(message, &args);
        let names_it = text.runs().iter().any(|run| matches!(run, Run::Card(..)));
        if names_it {
            let on = Some(on);
            return Blocked { on, text, rule };
        }
        let reason = Arg::said(message, args);
        self.blocked_by(on, self.speaker.card(card), reason, rule)
    }

    fn blocked_by(&self, on: On, what: Arg, reason: Arg, rule: Option<&'static str>) -> Blocked {
        let args = [("what", what), ("reason", reason)];
        Blocked {
            on: Some(on),
            text: self.speaker.say("blocked", &args),
            rule,
        }
    }

    fn blocked(&self) -> Vec<Blocked> {
        let mut blocked: Vec<Blocked> = self
            .on_sale()
            .filter_map(|(card, on)| {
                let reason = buy_blocked(self.game, self.state, card)?;
                Some(self.because(on, reason, card))
            })
            .collect();
        for in_play in self.state.in_play() {
            let card = in_play.card;
            let ability = self.speaker.library().facts(card).ability;
            let source = Source::Card(card);
            if matches!(ability, Lowered::Action(_))
                && let Some(reason) =
                    use_blocked(self.game, self.state, ability, in_play.used, source)
            {
                blocked.push(self.because(self.game.on(card), reason, card));
            }
            let reason: Reason = match in_play.duty() {
                Duty::Ready => continue,
                Duty::Committed(_) => (
                    "refused-committed",
                    Some(rule_id!("commit/commitment-is-final")),
                ),
                Duty::Spent => (
                    "refused-has-attacked",
                    Some(rule_id!("commit/one-attack-per-card-per-turn")),
                ),
            };
            blocked.push(self.because(self.game.on(card), reason, card));
        }
        blocked.extend(self.base_blocked());
        blocked
    }

    fn base_blocked(&self) -> Option<Blocked> {
        let base = self.state.mine().base?;
        let ability = abilities::base_ability(self.game, self.state);
        if !matches!(ability, Lowered::Action(_)) {
            return None;
        }
        let used = self.state.memory.base_used;
        let (message, rule) = use_blocked(self.game, self.state, ability, used, Source::Base)?;
        let reason = Arg::said(message, []);
        let on = self.game.on_base(base);
        Some(self.blocked_by(on, self.speaker.base(base), reason, rule))
    }

    fn prices(&self) -> Vec<Price> {
        let library = self.speaker.library();
        let own = |&(card, _): &(CardId, On)| {
            library.facts(card).faction != self.state.active.foe().faction()
        };
        self.on_sale()
            .filter(own)
            .map(|(card, on)| Price {
                on,
                amount: library.facts(card).cost.into(),
                text: self
                    .speaker
                    .say("price", &[("card", self.speaker.card(card))]),
                gives: None,
            })
            .collect()
    }

    /// What would be lost or left undone if the turn ended now.
    fn unused(&self) -> Vec<Text> {
        let (speaker, state) = (&self.speaker, self.state);
        let mut unused = Vec::new();
        let hand = state.mine().hand.len() as u16;
        if hand > 0 {
            unused.push(speaker.say("unused-hand", &[("n", number(hand))]));
        }
        if state.resources > 0 {
            unused.push(speaker.say("unused-resources", &[("n", number(state.resources))]));
        }
        let row = state.row.iter().map(|&card| Target::Row(card));
        for target in std::iter::once(Target::Base).chain(row) {
            if commit::is_pending(state, target) {
                let total = attack::total(self.game, state, target);
                let args = [
                    ("target", speaker.target(state, target)),
                    ("n", number(total)),
                ];
                unused.push(speaker.say("unused-attack", &args));
            }
        }
        let ready = state.in_play().filter(|card| {
            card.is_ready() && attack::strength(self.game, state, card, Target::Base) > 0
        });
        let ready = ready.map(|card| card.card);
        if attackable(state) {
            unused.extend(self.named("unused-attackers", ready));
        }
        let mut choices = Vec::new();
        self.game.choices(state, &mut choices);
        let able = choices.iter().filter_map(|choice| match choice {
            Choice::Use(card) => Some(*card),
            _ => None,
        });
        unused.extend(self.named("unused-abilities", able));
        if choices.contains(&Choice::UseBase) {
            let base = speaker.source(state, Source::Base);
            unused.push(speaker.say("unused-base", &[("base", base)]));
        }
        unused
    }

    /// A message about cards by name, if there are any.
    fn named(&self, message: &str, cards: impl Iterator<Item = CardId>) -> Option<Text> {
        let cards = Arg::row("and-value", cards.map(|card| self.speaker.card(card)));
        if cards.is_empty() {
            return None;
        }
        Some(self.speaker.say(message, &[("cards", cards)]))
    }
}
