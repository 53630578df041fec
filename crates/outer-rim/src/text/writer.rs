//! From effects to sentences. Which words, and in which order, the messages say; here is only what
//! they are told. A message has two forms, `full-…` and `brief-…`.

mod conditions;
mod things;

use super::words::{Word, combat_word};
use crate::content::{
    Ability, Amount, Body, Combat, Condition, Content, Effect, Faction, Limit, Moment, Other,
    Whose, With,
};
use printed::{Arg, Messages, capitalise};
use tabletop::Lang;

/// How much room there is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Form {
    Full,
    Brief,
}

/// Of whom is spoken.
#[derive(Copy, Clone)]
enum Voice {
    You,
    They,
}

pub(super) struct Writer<'a> {
    messages: &'a Messages,
    content: &'a Content,
    pub(super) lang: Lang,
    form: Form,
    voice: Voice,
    /// The numbered step that is written, and whether it is a fight.
    step: Option<(u8, bool)>,
    /// What happens in the cases of a test or a fight, where that stands in lines of its own.
    cases: Option<Vec<String>>,
}

type Args<'a> = [(&'a str, Arg)];

impl<'a> Writer<'a> {
    pub(super) fn new(content: &'a Content, lang: Lang, form: Form) -> Self {
        Self {
            messages: content.messages(lang),
            content,
            lang,
            form,
            voice: Voice::You,
            step: None,
            cases: None,
        }
    }

    /// Effects one after the other, and what happens in the cases of a test or a fight in lines of
    /// their own.
    pub(super) fn cases(&mut self, effects: &[Effect]) -> (String, Vec<String>) {
        self.cases = Some(Vec::new());
        let text = self.chain(effects);
        (text, self.cases.take().unwrap_or_default())
    }

    /// An ability, without full stop.
    pub(super) fn ability(&mut self, ability: &Ability) -> String {
        let (label, asks) = match ability.at {
            Moment::Action => (Some("at-action"), false),
            Moment::Planning => (Some("at-planning"), false),
            Moment::Encounter => (Some("at-encounter"), false),
            _ => (None, !ability.must),
        };
        // What is printed on many cards as "in ship combat" is no condition of its own.
        let (combat, given) = match (&ability.given, ability.at) {
            (
                Some(Condition::InCombat(kind)),
                Moment::StartOfCombat
                | Moment::CombatValue(_)
                | Moment::WinsCombat
                | Moment::LosesCombat
                | Moment::AfterWonCombat
                | Moment::WouldBeDefeated,
            ) => (Some(*kind), None),
            (given, _) => (None, given.as_ref()),
        };
        let mut effects = self.list(&ability.does, label.is_some() && given.is_none());
        if asks {
            effects = self.say("may", &[("effects", effects.into())]);
        }
        if let Some(condition) = given {
            let condition = self.condition(condition);
            let args = [("condition", condition.into()), ("effects", effects.into())];
            effects = self.say("if", &args);
        }
        if let Some(label) = label {
            if self.form == Form::Full {
                effects = capitalise(&effects);
            }
            return self.say(label, &[("effects", effects.into())]);
        }
        let limit = match ability.limit {
            Limit::Each => "each",
            Limit::OncePerTurn => "turn",
            Limit::OncePerCombat => "combat",
        };
        let moment = self.moment(ability.at, combat);
        let args = [
            ("limit", Arg::from(limit)),
            ("moment", moment.into()),
            ("effects", effects.into()),
        ];
        self.say("when", &args)
    }

    fn moment(&self, moment: Moment, combat: Option<Combat>) -> String {
        let combat = ("combat", Arg::from(combat_word(combat)));
        let plain = |id: &str| self.say(id, std::slice::from_ref(&combat));
        let whose = |whose: Whose, yours: &'static str, theirs: &'static str| match whose {
            Whose::Yours => yours,
            Whose::Opponents => theirs,
        };
        match moment {
            Moment::Action | Moment::Planning | Moment::Encounter => String::new(),
            Moment::TurnStarts => plain("turn-starts"),
            Moment::StartOfCombat => plain("start-of-combat"),
            Moment::CombatValue(of) => {
                plain(whose(of, "combat-value-yours", "combat-value-opponents"))
            }
            Moment::TestStarts => plain("test-starts"),
            Moment::Rerolls(of, rolls) | Moment::Results(of, rolls) => {
                let id = whose(of, "rolls-yours", "rolls-opponents");
                self.say(id, &[("rolls", rolls.word().into())])
            }
            Moment::WinsCombat => plain("wins-combat"),
            Moment::LosesCombat => plain("loses-combat"),
            Moment::AfterWonCombat => plain("after-won-combat"),
            Moment::Suffers(body) => self.say("suffers", &[("body", body.word().into())]),
            Moment::WouldBeDefeated => plain("would-be-defeated"),
            Moment::EntersPatrolSpace => plain("enters-patrol-space"),
            Moment::AnotherEnters => plain("another-enters"),
            Moment::PatrolWouldMove => plain("patrol-would-move"),
            Moment::GainsCrew => plain("gains-crew"),
            Moment::RecoversShip => plain("recovers-ship"),
            Moment::DeliversCargo => plain("delivers-cargo"),
            Moment::DeliversCaptive => plain("delivers-captive"),
            Moment::EliminatesContact => plain("eliminates-contact"),
            Moment::CompletesJob => plain("completes-job"),
            Moment::EncounteredSpace => plain("encountered-space"),
        }
    }

    /// Effects one after the other, each a sentence.
    pub(super) fn sentences(&mut self, effects: &[Effect]) -> String {
        self.list(effects, true)
    }

    /// A numbered step of a card, each effect a sentence.
    pub(super) fn step(&mut self, number: u8, effects: &[Effect]) -> String {
        let fights = effects
            .iter()
            .any(|effect| matches!(effect, Effect::Fight { .. }));
        self.step = Some((number, fights));
        let text = self.sentences(effects);
        self.step = None;
        text
    }

    /// Effects one after the other, within a sentence.
    pub(super) fn chain(&mut self, effects: &[Effect]) -> String {
        self.list(effects, false)
    }

    fn list(&mut self, effects: &[Effect], sentences: bool) -> String {
        let mut parts = Vec::new();
        let mut rest = effects;
        while let Some((first, after)) = rest.split_first() {
            if let Effect::Pay(_) = first
                && !after.is_empty()
            {
                let cost = self.effect(first);
                let effects = self.chain(after);
                parts.push(self.costing(cost, effects));
                break;
            }
            if let (Effect::Look(_), Some(second)) = (first, after.first())
                && first == second
            {
                let effects = self.effect(first);
                parts.push(self.say("twice", &[("effects", effects.into())]));
                rest = after.get(1..).unwrap_or_default();
                continue;
            }
            let alike = 1 + after.iter().take_while(|one| is_alike(first, one)).count();
            let (group, further) = rest.split_at(alike);
            parts.push(match group {
                [one] => self.effect(one),
                group => self.group(group),
            });
            rest = further;
        }
        if parts.is_empty() {
            return self.plain("nothing");
        }
        // Behind a sentence of its own nothing can be added with "and".
        let whole = sentences || parts.iter().rev().skip(1).any(|part| part.contains(". "));
        if whole {
            self.join(parts, "sentences", "sentences")
        } else {
            self.join(parts, "then", "last-then")
        }
    }

    /// Effects one by one, each with its sign; of one that changes only what a faction thinks, which.
    pub(super) fn apart(&mut self, effects: &[Effect]) -> Vec<(String, Option<Faction>)> {
        if effects.iter().any(|one| matches!(one, Effect::Pay(_))) {
            return vec![(self.chain(effects), None)];
        }
        let parts = effects.iter().map(|one| match one {
            Effect::GainReputation(With::Faction(faction), 1) => (self.effect(one), Some(*faction)),
            Effect::LoseReputation(With::Faction(faction), 1) => {
                let args = [("what", Arg::from(self.gained(one)))];
                (self.say("less", &args), Some(*faction))
            }
            _ => (self.effect(one), None),
        });
        parts.collect()
    }

    fn costing(&self, cost: String, effects: String) -> String {
        self.say("to", &[("cost", cost.into()), ("effects", effects.into())])
    }

    /// Several effects that share their verb.
    fn group(&self, effects: &[Effect]) -> String {
        let verb = match effects.first() {
            Some(Effect::Recover(..)) => "recover",
            Some(Effect::LoseCredits(_) | Effect::LoseFame(_) | Effect::LoseReputation(..)) => {
                "lose"
            }
            _ => "gain",
        };
        if let [
            Effect::Recover(Body::Character, Amount::All),
            Effect::Recover(Body::Ship, Amount::All),
        ] = effects
        {
            let what = self.plain("recover-both");
            return self.say(verb, &[("what", what.into())]);
        }
        let nouns = effects.iter().map(|effect| self.gained(effect)).collect();
        let what = self.join(nouns, "list", "last-list");
        self.say(verb, &[("what", what.into())])
    }

    /// What is gained, lost or recovered, without the verb.
    fn gained(&self, effect: &Effect) -> String {
        match effect {
            Effect::Credits(n) | Effect::LoseCredits(n) => self.number("n-credits", *n),
            Effect::Fame(n) | Effect::LoseFame(n) => self.number("n-fame", *n),
            Effect::GainReputation(with, n) | Effect::LoseReputation(with, n) => {
                self.with("with", *with, &[("n", Arg::from(*n))])
            }
            Effect::Recover(body, amount) => {
                let body = ("body", Arg::from(body.word()));
                match amount {
                    Amount::Of(n) => self.say("recover-n", &[body, ("n", Arg::from(*n))]),
                    Amount::All => self.say("recover-all", &[body]),
                }
            }
            _ => String::new(),
        }
    }

    fn effect(&mut self, effect: &Effect) -> String {
        match effect {
            Effect::Credits(_)
            | Effect::LoseCredits(_)
            | Effect::Fame(_)
            | Effect::LoseFame(_)
            | Effect::GainReputation(..)
            | Effect::LoseReputation(..)
            | Effect::Recover(..) => self.group(std::slice::from_ref(effect)),
            Effect::SetReputation(with, standing) => {
                let standing = self.word("standing", *standing);
                self.with("set-reputation", *with, &[("standing", standing.into())])
            }
            Effect::Suffer(body, n) => {
                let args = [("body", Arg::from(body.word())), ("n", Arg::from(*n))];
                self.say("suffer", &args)
            }
            Effect::Test { skill, pass, fail } => {
                let test = self.say("test", &[("skill", self.skill(*skill).into())]);
                let test = self.branch(test, "pass", pass);
                self.branch(test, "fail", fail)
            }
            Effect::Fight {
                combat,
                value,
                enemy,
                win,
                lose,
                win_undefeated,
            } => {
                let args = [
                    ("combat", Arg::from(combat.word())),
                    ("n", Arg::from(*value)),
                    ("enemy", Arg::from(self.content.enemy(enemy, self.lang))),
                ];
                let fight = self.say("fight", &args);
                let fight = self.branch(fight, "win", win);
                let fight = self.branch(fight, "lost", lose);
                self.branch(fight, "win-undefeated", win_undefeated)
            }
            Effect::FightPlayer {
                who,
                combat,
                win,
                lose,
            } => {
                let args = [
                    ("combat", Arg::from(combat_word(*combat))),
                    ("other", Arg::from(who.word())),
                ];
                let fight = self.say("fight-player", &args);
                let fight = self.branch(fight, "win", win);
                self.branch(fight, "lost", lose)
            }
            Effect::Roll(rows) => {
                let roll = self.plain("roll");
                rows.iter().fold(roll, |before, (faces, effects)| {
                    let args = [
                        ("before", before.into()),
                        ("faces", self.faces(faces).into()),
                        ("effects", self.chain(effects).into()),
                    ];
                    self.say("row", &args)
                })
            }
            Effect::GainThis => self.plain("gain-this"),
            Effect::DiscardContact => self.plain("discard-contact"),
            Effect::RemoveContact => self.plain("remove-contact"),
            Effect::GainTop(deck) => {
                let deck = self.word("market", *deck);
                self.say("gain-top", &[("deck", deck.into())])
            }
            Effect::Draw(deck, n) => {
                let deck = self.word("market", *deck);
                self.say("draw", &[("deck", deck.into()), ("n", Arg::from(*n))])
            }
            Effect::BuyTop(deck, discount) => {
                let deck = self.word("market", *deck);
                let args = [("deck", deck.into()), ("n", number(*discount))];
                self.say("buy-top", &args)
            }
            Effect::BuyShip { barter } => self.say("buy-ship", &[("barter", yes(*barter))]),
            Effect::MarketAction => self.plain("market-action"),
            Effect::Discard(filter) => self.filtered("discard", filter),
            Effect::DiscardThis => self.plain("discard-this"),
            Effect::Take(filter) => self.filtered("take", filter),
            Effect::Look(which) => self.say("look", &[("contacts", which.word().into())]),
            Effect::Reveal(which) => self.say("reveal", &[("contacts", which.word().into())]),
            Effect::Exchange(which) => self.say("exchange", &[("contacts", which.word().into())]),
            Effect::MoveContact(which) => {
                self.say("move-contact", &[("contacts", which.word().into())])
            }
            Effect::Move(n) => self.number("move", *n),
            Effect::MoveDirectly(place) => self.place("move-directly", place),
            Effect::MovePatrol(which, n) => self.patrols("move-patrol", *which, *n),
            Effect::MovePatrolToward(which, n) => self.patrols("move-patrol-toward", *which, *n),
            Effect::MovePatrolDirectly(which) => self.patrols("move-patrol-directly", *which, 0),
            Effect::EliminatePatrol(which) => self.patrols("eliminate-patrol", *which, 0),
            Effect::EncounterWithin(n) => self.number("encounter-within", *n),
            Effect::PutToken => self.plain("put-token"),
            Effect::CompleteJob => self.plain("complete-job"),
            Effect::FailJob => self.plain("fail-job"),
            Effect::GoTo(n) => match self.step {
                Some((step, true)) if step == *n => self.plain("fight-again"),
                Some((step, false)) if step == *n => self.plain("again"),
                _ => self.number("go-to", *n),
            },
            Effect::CompleteGoal => self.plain("complete-goal"),
            Effect::KeepMoving => self.plain("keep-moving"),
            Effect::StopThem => self.plain("stop-them"),
            Effect::NotDefeated => self.plain("not-defeated-then"),
            Effect::RedirectPatrol(n) => self.number("redirect-patrol", *n),
            Effect::Prevent(n) => self.number("prevent", *n),
            Effect::ExtraTurn => self.plain("extra-turn"),
            Effect::EndTurn => self.plain("end-turn"),
            Effect::Dice(n) => {
                let args = [("more", yes(*n > 0)), ("n", Arg::from(n.unsigned_abs()))];
                self.say("dice", &args)
            }
            Effect::Reroll(n) => self.number("reroll", *n),
            Effect::Turn { from, to, count } => {
                let args = [
                    ("faces", self.faces(from).into()),
                    ("to", to.word().into()),
                    ("n", Arg::from(*count)),
                ];
                self.say("turn", &args)
            }
            Effect::Add(die, n) => self.dice("add", *die, *n),
            Effect::Cancel(die, n) => self.dice("cancel", *die, *n),
            Effect::GainSkill => self.plain("gain-skill"),
            Effect::HaveSkill(skill) => {
                self.say("have-skill", &[("skill", self.skill(*skill).into())])
            }
            Effect::If(condition, then) => {
                let args = [
                    ("condition", self.condition(condition).into()),
                    ("effects", self.chain(then).into()),
                ];
                self.say("if", &args)
            }
            Effect::IfElse(condition, then, otherwise) => {
                let args = [
                    ("condition", self.condition(condition).into()),
                    ("effects", self.chain(then).into()),
                    ("effects2", self.chain(otherwise).into()),
                ];
                self.say("if-else", &args)
            }
            Effect::Choose(options) => {
                let options: Vec<String> =
                    options.iter().map(|option| self.chain(option)).collect();
                // Where an option has several sentences, one must see where it ends.
                let options = if options.iter().any(|option| option.contains(". ")) {
                    let lettered = ('a'..).zip(options).map(|(letter, option)| {
                        let letter = letter.to_string();
                        let args = [("letter", letter.into()), ("effects", option.into())];
                        self.say("lettered", &args)
                    });
                    self.join(lettered.collect(), "option", "option")
                } else {
                    self.join(options, "option", "last-option")
                };
                self.say("choose", &[("options", options.into())])
            }
            Effect::May(effects) => {
                let effects = self.chain(effects);
                self.say("may", &[("effects", effects.into())])
            }
            Effect::Pay(n) => self.number("pay", *n),
            Effect::To(cost, effects) => {
                let cost = self.chain(cost);
                let effects = self.chain(effects);
                self.costing(cost, effects)
            }
            Effect::As(who, effects) => self.as_other(*who, effects),
        }
    }

    fn as_other(&mut self, who: Other, effects: &[Effect]) -> String {
        let outer = std::mem::replace(&mut self.voice, Voice::They);
        let text = self.chain(effects);
        self.voice = outer;
        let args = [("other", Arg::from(who.word())), ("effects", text.into())];
        let clause = matches!(
            effects.first(),
            Some(Effect::If(..) | Effect::IfElse(..) | Effect::May(_))
        );
        self.say(if clause { "as-clause" } else { "as" }, &args)
    }

    /// What happens in one of several cases, if anything.
    fn branch(&mut self, before: String, case: &str, effects: &[Effect]) -> String {
        if effects.is_empty() {
            return before;
        }
        // What happens in a case of a case stands with it.
        let lines = self.cases.take();
        let effects = self.chain(effects);
        if let Some(mut lines) = lines {
            lines.push(self.say(&format!("on-{case}"), &[("effects", effects.into())]));
            self.cases = Some(lines);
            return before;
        }
        let args = [("before", before.into()), ("effects", effects.into())];
        self.say(case, &args)
    }

    /// A word of the vocabulary.
    pub(super) fn word(&self, kind: &str, word: impl Word) -> String {
        self.messages.say(&format!("{kind}-{}", word.word()), &[])
    }

    /// A whole sentence.
    pub(super) fn sentence(&self, text: String) -> String {
        self.messages.say("sentence", &[("text", text.into())])
    }

    pub(super) fn plain(&self, id: &str) -> String {
        self.say(id, &[])
    }

    fn number(&self, id: &str, n: impl Into<u32>) -> String {
        self.say(id, &[("n", number(n.into()))])
    }

    pub(super) fn join(&self, parts: Vec<String>, joint: &str, last: &str) -> String {
        let count = parts.len();
        let mut parts = parts.into_iter().enumerate();
        let Some((_, first)) = parts.next() else {
            return String::new();
        };
        parts.fold(first, |before, (index, after)| {
            let joint = if index + 1 == count { last } else { joint };
            let args = [("before", before.into()), ("after", after.into())];
            self.say(joint, &args)
        })
    }

    pub(super) fn say(&self, id: &str, args: &Args<'_>) -> String {
        let form = match self.form {
            Form::Full => "full",
            Form::Brief => "brief",
        };
        let voice = match self.voice {
            Voice::You => "you",
            Voice::They => "they",
        };
        let mut all = vec![("voice", Arg::from(voice))];
        all.extend_from_slice(args);
        printed::tidy(&self.messages.say(&format!("{form}-{id}"), &all))
    }
}

/// Whether two effects are told with one verb.
fn is_alike(one: &Effect, other: &Effect) -> bool {
    let verb = |effect: &Effect| match effect {
        Effect::Credits(_) | Effect::Fame(_) | Effect::GainReputation(..) => 1,
        Effect::LoseCredits(_) | Effect::LoseFame(_) | Effect::LoseReputation(..) => 2,
        Effect::Recover(..) => 3,
        _ => 0,
    };
    verb(one) != 0 && verb(one) == verb(other)
}

pub(super) fn number(n: u32) -> Arg {
    Arg::from(i32::try_from(n).unwrap_or(i32::MAX))
}

pub(super) fn yes(condition: bool) -> Arg {
    Arg::from(if condition { "yes" } else { "no" })
}
