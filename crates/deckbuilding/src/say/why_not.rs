//! Why a choice is refused, with the rule that decides it.
//!
//! The choice may come from anywhere and name anything, also what does not exist. Only what the
//! decider sees is named in the answer.

use crate::Deckbuilding;
use crate::choice::{Choice, Target};
use crate::content::{Faction, Lowered};
use crate::rules::{abilities, bounty_sabotage};
use crate::script::{Do, Op};
use crate::setup::may_own;
use crate::state::{BaseId, CardId, Duty, Frame, InPlay, Phase, Source, State};
use rulebook::rule_id;
use tabletop::{Refusal, Saying, Term};

/// A message and the rule behind it.
pub(super) type Reason = (&'static str, Option<&'static str>);

pub(crate) fn why_not(game: &Deckbuilding, state: &State, choice: &Choice) -> Refusal {
    let asking = WhyNot { game, state };
    match asking.reason(*choice) {
        Ok(refusal) => refusal,
        Err((message, rule)) => asking.refuse(message, rule, None),
    }
}

struct WhyNot<'a> {
    game: &'a Deckbuilding,
    state: &'a State,
}

impl WhyNot<'_> {
    fn refuse(
        &self,
        message: &'static str,
        rule: Option<&'static str>,
        card: Option<CardId>,
    ) -> Refusal {
        let mut saying = Saying::new(message).with("have", i32::from(self.state.resources));
        if let Some(card) = card {
            let id = &self.game.library.card(card).id;
            saying = saying.with("card", Term::Card(id.clone()));
            saying = saying.with("n", self.game.library.facts(card).cost);
        }
        let refusal = Refusal::choice(saying);
        match rule {
            Some(rule) => refusal.by(rule),
            None => refusal,
        }
    }

    /// The refusal; or, where no card needs naming, the message and the rule.
    fn reason(&self, choice: Choice) -> Result<Refusal, Reason> {
        self.exists(choice)?;
        self.fits_the_question(choice)?;
        match choice {
            Choice::PickBase(_) => Err((
                "refused-pick-base",
                Some(rule_id!("secret-bases/pick-four-of-nine")),
            )),
            Choice::RevealBase(_) => Err((
                "refused-reveal-base",
                Some(rule_id!("turn-start/owner-picks-the-new-base")),
            )),
            Choice::Play(card) => Err(self.play(card)),
            Choice::Buy(card) => self.buy(card),
            Choice::PayOff(card) => self.pay_off(card),
            Choice::Use(card) => Err(self.use_card(card)),
            Choice::UseBase => Err(self.use_base()),
            Choice::Commit(card, target) => self.commit(card, target),
            Choice::Resolve(_) => Err((
                "refused-resolve",
                Some(rule_id!("commit/committing-does-not-resolve")),
            )),
            Choice::Trigger(_) => Err((
                "refused-trigger",
                Some(rule_id!("glossary-when/only-at-its-moment")),
            )),
            Choice::Assign(..) => Err((
                "refused-assign",
                Some(rule_id!("attack/no-overkill-on-ships")),
            )),
            Choice::Option(_) => Err((
                "refused-option",
                Some(rule_id!("glossary-choose/full-options-first")),
            )),
            Choice::Pick(_) | Choice::PickBaseTarget => Err(("refused-pick", None)),
            Choice::Pass => Err((
                "refused-pass",
                Some(rule_id!("faq/no-picking-parts-of-an-ability")),
            )),
            Choice::TakeReward | Choice::EndTurn => Err(("refused", None)),
        }
    }

    /// Refuses what names no component.
    fn exists(&self, choice: Choice) -> Result<(), Reason> {
        let library = &self.game.library;
        let card = |card: CardId| (card.0 as usize) < library.card_count();
        let base = |base: BaseId| library.bases().any(|other| other == base);
        let there = match choice {
            Choice::PickBase(it) | Choice::RevealBase(it) => base(it),
            Choice::Play(it)
            | Choice::Buy(it)
            | Choice::PayOff(it)
            | Choice::Use(it)
            | Choice::Commit(it, Target::Base)
            | Choice::Resolve(Target::Row(it))
            | Choice::Trigger(Source::Card(it))
            | Choice::Pick(it)
            | Choice::Assign(it, _) => card(it),
            Choice::Commit(it, Target::Row(prey)) => card(it) && card(prey),
            Choice::UseBase
            | Choice::Resolve(Target::Base)
            | Choice::EndTurn
            | Choice::Trigger(Source::Base)
            | Choice::TakeReward
            | Choice::PickBaseTarget
            | Choice::Option(_)
            | Choice::Pass => true,
        };
        if there {
            Ok(())
        } else {
            Err(("refused-no-such-thing", None))
        }
    }

    /// Refuses what does not answer what is asked.
    fn fits_the_question(&self, choice: Choice) -> Result<(), Reason> {
        let (phase, frame) = (self.state.phase, self.state.stack.last());
        let fits = match (phase, frame) {
            (Phase::PickBases(_), _) => matches!(choice, Choice::PickBase(_)),
            (Phase::NewBase, None) => matches!(choice, Choice::RevealBase(_)),
            (_, None) => is_action(choice),
            (_, Some(Frame::Triggers { .. })) => {
                matches!(choice, Choice::Trigger(_) | Choice::Pass)
            }
            (_, Some(Frame::Reward(_))) => matches!(choice, Choice::TakeReward | Choice::Pass),
            (_, Some(Frame::Spread { .. })) => matches!(choice, Choice::Assign(..)),
            (_, Some(Frame::Script(_))) => matches!(
                choice,
                Choice::Pick(_) | Choice::PickBaseTarget | Choice::Option(_) | Choice::Pass
            ),
        };
        if fits {
            return Ok(());
        }
        Err(match (phase, frame, choice) {
            (Phase::PickBases(_), ..) => (
                "refused-bases-first",
                Some(rule_id!("secret-bases/chosen-before-the-cards-are-dealt")),
            ),
            (_, None, Choice::RevealBase(_)) => (
                "refused-has-base",
                Some(rule_id!("turn-start/new-base-only-if-yours-is-gone")),
            ),
            (_, None, Choice::PickBase(_)) => ("refused-not-asked", None),
            (Phase::NewBase, None, _) => (
                "refused-new-base-first",
                Some(rule_id!("turn-start/fixed-order-of-steps")),
            ),
            (_, None, Choice::Trigger(_)) => (
                "refused-trigger",
                Some(rule_id!("glossary-when/only-at-its-moment")),
            ),
            (_, Some(_), _) if is_action(choice) => (
                "refused-finish-first",
                Some(rule_id!("abilities/finish-before-the-next-action")),
            ),
            _ => ("refused-not-asked", None),
        })
    }

    fn play(&self, card: CardId) -> Reason {
        // Only the player's own hand is looked at.
        if self.state.mine().hand.contains(card) {
            ("refused-alike", None)
        } else {
            ("refused-not-in-hand", None)
        }
    }

    fn buy(&self, card: CardId) -> Result<Refusal, Reason> {
        let state = self.state;
        if state.pilots.contains(&card) && state.pilots.last() != Some(&card) {
            return Err(("refused-alike", None));
        }
        if !state.row.contains(&card) && !state.pilots.contains(&card) {
            return Err((
                "refused-not-on-sale",
                Some(rule_id!("purchasing/row-and-pilot-stack-only")),
            ));
        }
        let (message, rule) = buy_blocked(self.game, state, card).unwrap_or(("refused", None));
        Ok(self.refuse(message, rule, Some(card)))
    }

    fn pay_off(&self, card: CardId) -> Result<Refusal, Reason> {
        let state = self.state;
        if !state.options.pay_off {
            return Err((
                "refused-pay-off",
                Some(rule_id!("pay-off/off-unless-agreed")),
            ));
        }
        if !state.row.contains(&card) || self.game.library.facts(card).faction != Faction::Neutral {
            return Err((
                "refused-pay-off-neutral",
                Some(rule_id!("pay-off/pay-cost-and-discard")),
            ));
        }
        let rule = Some(rule_id!("pay-off/pay-cost-and-discard"));
        Ok(self.refuse("refused-too-expensive", rule, Some(card)))
    }

    fn in_play(&self, card: CardId) -> Option<&InPlay> {
        self.state.in_play().find(|other| other.card == card)
    }

    fn use_card(&self, card: CardId) -> Reason {
        match self.in_play(card) {
            None => (
                "refused-not-in-play",
                Some(rule_id!("abilities/only-cards-in-play")),
            ),
            Some(in_play) => {
                let ability = self.game.library.facts(card).ability;
                use_blocked(
                    self.game,
                    self.state,
                    ability,
                    in_play.used,
                    Source::Card(card),
                )
                .unwrap_or(("refused-alike", None))
            }
        }
    }

    fn use_base(&self) -> Reason {
        let ability = abilities::base_ability(self.game, self.state);
        let used = self.state.memory.base_used;
        use_blocked(self.game, self.state, ability, used, Source::Base)
            .unwrap_or(("refused-not-in-play", None))
    }

    fn commit(&self, card: CardId, target: Target) -> Result<Refusal, Reason> {
        let Some(in_play) = self.in_play(card) else {
            return Err((
                "refused-attacker-not-in-play",
                Some(rule_id!("commit/base-attack-takes-units-and-ships")),
            ));
        };
        let (message, rule) = match (in_play.duty(), target) {
            (Duty::Committed(_), _) => (
                "refused-committed",
                Some(rule_id!("commit/commitment-is-final")),
            ),
            (Duty::Spent, _) => (
                "refused-has-attacked",
                Some(rule_id!("commit/one-attack-per-card-per-turn")),
            ),
            (Duty::Ready, Target::Row(prey)) if !self.state.row.contains(&prey) => {
                return Err((
                    "refused-target-not-in-row",
                    Some(rule_id!("bounty-sabotage/only-enemy-units-in-the-row")),
                ));
            }
            (Duty::Ready, Target::Row(_)) if self.game.library.facts(card).is_ship() => (
                "refused-ship-at-row",
                Some(rule_id!("commit/row-attack-takes-units-only")),
            ),
            (Duty::Ready, Target::Row(prey)) => {
                if bounty_sabotage::target_value(self.game, self.state, prey).is_some() {
                    return Err(("refused-alike", None));
                }
                let rule = Some(rule_id!("bounty-sabotage/only-enemy-units-in-the-row"));
                return Ok(self.refuse("refused-no-target", rule, Some(prey)));
            }
            (Duty::Ready, Target::Base) if attackable(self.state) => {
                return Err(("refused-alike", None));
            }
            (Duty::Ready, Target::Base) => (
                "refused-no-base",
                Some(rule_id!("attack/no-new-base-before-owners-turn")),
            ),
        };
        Ok(self.refuse(message, rule, Some(card)))
    }
}

/// Whether the enemy has anything to attack outside the row.
pub(super) fn attackable(state: &State) -> bool {
    let theirs = state.theirs();
    theirs.base.is_some() || !theirs.ships.is_empty()
}

/// Whether it is something one does on one's turn, not an answer to a question.
fn is_action(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Play(_)
            | Choice::Buy(_)
            | Choice::PayOff(_)
            | Choice::Use(_)
            | Choice::UseBase
            | Choice::Commit(..)
            | Choice::Resolve(_)
            | Choice::EndTurn
    )
}

/// Why the active player cannot purchase a card that is on sale.
pub(super) fn buy_blocked(game: &Deckbuilding, state: &State, card: CardId) -> Option<Reason> {
    if !may_own(&game.library, state.active, card) {
        return Some((
            "refused-enemy-card",
            Some(rule_id!("purchasing/own-faction-and-neutral-only")),
        ));
    }
    let cost = game.library.facts(card).cost;
    (state.resources < u16::from(cost)).then_some((
        "refused-too-expensive",
        Some(rule_id!("purchasing/pay-the-full-cost")),
    ))
}

/// Why the active player cannot use the ability of a card or base in play.
pub(super) fn use_blocked(
    game: &Deckbuilding,
    state: &State,
    ability: Lowered,
    used: bool,
    source: Source,
) -> Option<Reason> {
    let at = match ability {
        Lowered::Action(at) => at,
        Lowered::When(..) => {
            return Some((
                "refused-trigger",
                Some(rule_id!("glossary-when/only-at-its-moment")),
            ));
        }
        Lowered::While(_) => {
            return Some((
                "refused-always-on",
                Some(rule_id!("glossary-while/always-on")),
            ));
        }
        Lowered::None => return Some(("refused-no-ability", None)),
    };
    if used {
        return Some((
            "refused-used",
            Some(rule_id!("abilities/once-per-card-per-turn")),
        ));
    }
    if game.could(state, at, source, None) {
        return None;
    }
    let conditional = matches!(game.library.op(at), Op::Do(Do::Unless(..)));
    Some(if conditional {
        (
            "refused-condition",
            Some(rule_id!("glossary-if/condition-must-hold-when-used")),
        )
    } else {
        (
            "refused-without-effect",
            Some(rule_id!("abilities/do-as-much-as-possible")),
        )
    })
}
