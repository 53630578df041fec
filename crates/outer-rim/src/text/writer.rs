//! From effects to sentences. Which words, and in which order, the messages say; here is only what
//! they are told. A message has two forms, `full-…` and `brief-…`.

mod conditions;
mod things;

use super::words::{Word, combat_word};
use crate::content::{
    Ability, Amount, Body, Combat, Condition, Content, Effect, Faction, Limit, Moment, Other,
    Whose, With,
};
use crate::script::verbs::{Verb as _, verb};
use printed::{Arg, number, yes};
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

/// Writes effects down, in one language and form.
pub(crate) struct Writer<'a> {
    content: &'a Content,
    pub(super) lang: Lang,
    form: Form,
    voice: Voice,
    /// Whether a faction's sign is followed by what it stands for.
    spelled: bool,
    /// The numbered step that is written, and whether it is a fight.
    step: Option<(u8, bool)>,
    /// What happens in the cases of a test or a fight, where that stands in lines of its own.
    cases: Option<Vec<Arg>>,
}

/// How a verb reads.
pub(crate) enum Words {
    /// As a clause of its own.
    Whole(Arg),
    /// As a verb and what it is about; several with one verb share it: "gain … and …".
    Noun(&'static str, Arg),
}

/// What is put into a message.
pub(crate) type Given = (&'static str, Arg);

impl<'a> Writer<'a> {
    pub(super) fn new(content: &'a Content, lang: Lang, form: Form) -> Self {
        Self {
            content,
            lang,
            form,
            voice: Voice::You,
            spelled: false,
            step: None,
            cases: None,
        }
    }

    /// Says of every reputation that it is one.
    pub(super) fn spelled(mut self) -> Self {
        self.spelled = true;
        self
    }

    /// Effects one after the other, and what happens in the cases of a test or a fight in lines of
    /// their own.
    pub(super) fn cases(&mut self, effects: &[Effect]) -> (Arg, Vec<Arg>) {
        self.cases = Some(Vec::new());
        let text = self.chain(effects);
        (text, self.cases.take().unwrap_or_default())
    }

    /// An ability, within whatever it is put into.
    pub(super) fn ability(&mut self, ability: &Ability) -> Arg {
        let (label, asks) = match ability.at {
            Moment::Action => (Some("at-action"), false),
            Moment::Planning => (Some("at-planning"), false),
            Moment::Encounter => (Some("at-encounter"), false),
            Moment::EncounterWithYou => (Some("at-encounter-with-you"), false),
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
        if ability.at == Moment::EncounterWithYou {
            self.voice = Voice::They;
        }
        let mut effects = self.list(&ability.does, label.is_some() && given.is_none());
        self.voice = Voice::You;
        if asks {
            effects = self.may(effects);
        }
        if let Some(condition) = given {
            let condition = self.condition(condition).mood("if");
            effects = self.say("if", [("condition", condition), ("effects", effects)]);
        }
        if let Some(label) = label {
            return self.say(label, [("effects", effects)]);
        }
        let limit = match ability.limit {
            Limit::Each => "each",
            Limit::OncePerTurn => "turn",
            Limit::OncePerCombat => "combat",
        };
        let moment = self.moment(ability.at, combat);
        let args = [
            ("limit", Arg::from(limit)),
            ("moment", moment),
            ("effects", effects),
        ];
        self.say("when", args)
    }

    fn moment(&self, moment: Moment, combat: Option<Combat>) -> Arg {
        let combat = combat_word(combat);
        let plain = |id: &str| self.say(id, [("combat", combat.into())]);
        let whose = |whose: Whose, yours: &'static str, theirs: &'static str| match whose {
            Whose::Yours => yours,
            Whose::Opponents => theirs,
        };
        match moment {
            Moment::Action | Moment::Planning | Moment::Encounter | Moment::EncounterWithYou => {
                Arg::from("")
            }
            Moment::CombatValue(of) => {
                plain(whose(of, "combat-value-yours", "combat-value-opponents"))
            }
            Moment::Rerolls(of, rolls) | Moment::Results(of, rolls) => {
                let id = whose(of, "rolls-yours", "rolls-opponents");
                self.say(id, [("rolls", rolls.word().into())])
            }
            Moment::Suffers(body) => self.say("suffers", [("body", body.word().into())]),
            other => plain(other.word()),
        }
    }

    /// Effects one after the other, each a sentence.
    pub(super) fn sentences(&mut self, effects: &[Effect]) -> Arg {
        self.list(effects, true)
    }

    /// A numbered step of a card, each effect a sentence.
    pub(super) fn step(&mut self, number: u8, effects: &[Effect]) -> Arg {
        let fights = effects
            .iter()
            .any(|effect| matches!(effect, Effect::Fight { .. }));
        self.step = Some((number, fights));
        let text = self.sentences(effects);
        self.step = None;
        text
    }

    /// Effects one after the other, within a sentence.
    pub(super) fn chain(&mut self, effects: &[Effect]) -> Arg {
        self.list(effects, false)
    }

    fn list(&mut self, effects: &[Effect], sentences: bool) -> Arg {
        let mut parts = Vec::new();
        // Behind a sentence of its own nothing can be added with "and".
        let mut whole = sentences;
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
                parts.push(self.say("twice", [("effects", effects)]));
                rest = after.get(1..).unwrap_or_default();
                continue;
            }
            let verb = self.noun(first).map(|(verb, _)| verb);
            let is_alike = |one: &&Effect| {
                let other = self.noun(one).map(|(other, _)| other);
                verb.is_some() && verb == other
            };
            let alike = 1 + after.iter().take_while(is_alike).count();
            let (group, further) = rest.split_at(alike);
            parts.push(match (verb, group) {
                (Some(verb), group) => self.group(verb, group),
                (None, _) => self.effect(first),
            });
            rest = further;
            whole |= !rest.is_empty() && group.iter().any(|one| self.is_several(one));
        }
        if parts.is_empty() {
            return self.plain("nothing");
        }
        self.row(if whole { "sentences" } else { "then" }, parts)
    }

    /// Whether an effect is told in several sentences.
    fn is_several(&self, effect: &Effect) -> bool {
        let several = |effects: &[Effect]| effects.iter().any(|one| self.is_several(one));
        let told = |cases: &[&Vec<Effect>]| {
            self.cases.is_none() && cases.iter().any(|case| !case.is_empty())
        };
        self.form == Form::Full
            && verb!(effect, _deed => false, _question => false, {
                Effect::Test { pass, fail, .. } => told(&[pass, fail]),
                Effect::Opposed {
                    won,
                    both,
                    neither,
                    lost,
                    ..
                } => told(&[won, both, neither, lost]),
                Effect::FightPlayer { win, lose, .. } => told(&[win, lose]),
                Effect::Fight {
                    win,
                    lose,
                    win_undefeated,
                    ..
                } => told(&[win, lose, win_undefeated]),
                Effect::Roll(rows) => !rows.is_empty(),
                Effect::As(..) => true,
                Effect::If(_, effects) | Effect::May(effects) => several(effects),
                Effect::IfElse(_, one, other) | Effect::To(one, other) => {
                    several(one) || several(other)
                }
                Effect::Choose(options) => options.iter().any(|option| several(option)),
                Effect::GoTo(_) | Effect::Pay(_) => false,
            })
    }

    /// Effects one by one, each with its sign; of one that changes only what a faction thinks, which.
    pub(super) fn apart(&mut self, effects: &[Effect]) -> Vec<(Arg, Option<Faction>)> {
        if effects.iter().any(|one| matches!(one, Effect::Pay(_))) {
            return vec![(self.chain(effects), None)];
        }
        let parts = effects.iter().map(|one| {
            if let Effect::GainReputation(With::Faction(faction), 1) = one {
                return (self.effect(one), Some(*faction));
            }
            if let Effect::LoseReputation(With::Faction(faction), 1) = one
                && let Some((_, noun)) = self.noun(one)
            {
                return (self.say("less", [("what", noun)]), Some(*faction));
            }
            (self.effect(one), None)
        });
        parts.collect()
    }

    fn costing(&self, cost: Arg, effects: Arg) -> Arg {
        self.say("to", [("cost", cost), ("effects", effects.mood("to"))])
    }

    /// Several effects that share their verb.
    fn group(&self, verb: &'static str, effects: &[Effect]) -> Arg {
        if let [
            Effect::Recover(Body::Character, Amount::All),
            Effect::Recover(Body::Ship, Amount::All),
        ] = effects
        {
            let what = self.plain("recover-both");
            return self.say(verb, [("what", what)]);
        }
        let nouns = effects.iter().filter_map(|effect| self.noun(effect));
        let nouns = nouns.map(|(_, noun)| noun).collect();
        self.say(verb, [("what", self.row("list", nouns))])
    }

    /// The verb of an effect and what it is about, if it reads like that.
    fn noun(&self, effect: &Effect) -> Option<(&'static str, Arg)> {
        let words = verb!(
            effect,
            deed => deed.words(self),
            question => question.words(self),
            none => return None,
        );
        match words {
            Words::Noun(verb, noun) => Some((verb, noun)),
            Words::Whole(_) => None,
        }
    }

    fn verb(&self, words: Words) -> Arg {
        match words {
            Words::Whole(text) => text,
            Words::Noun(verb, noun) => self.say(verb, [("what", self.row("list", vec![noun]))]),
        }
    }

    fn effect(&mut self, effect: &Effect) -> Arg {
        verb!(effect, deed => self.verb(deed.words(self)), question => self.verb(question.words(self)), {
            Effect::Test { skill, pass, fail } => {
                let test = self.say("test", [("skill", self.skill(*skill))]);
                let test = self.branch(test, "pass", pass);
                self.branch(test, "fail", fail)
            }
            Effect::Opposed {
                who,
                skill,
                won,
                both,
                neither,
                lost,
            } => {
                let args = [
                    ("skill", self.skill(*skill)),
                    ("other", Arg::from(who.word())),
                ];
                let test = self.say("opposed", args);
                let test = self.branch(test, "opposed-won", won);
                let test = self.branch(test, "opposed-both", both);
                let test = self.branch(test, "opposed-neither", neither);
                self.branch(test, "opposed-lost", lost)
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
                    ("enemy", self.content.called_enemy(enemy, self.lang)),
                ];
                let fight = self.say("fight", args);
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
                let combat = ("combat", Arg::from(combat_word(*combat)));
                let args = [combat].into_iter().chain(self.other(*who));
                let fight = self.say("fight-player", args);
                let fight = self.branch(fight, "win", win);
                self.branch(fight, "lost", lose)
            }
            Effect::Roll(rows) => {
                let roll = self.plain("roll");
                rows.iter().fold(roll, |before, (faces, effects)| {
                    let args = [
                        ("before", before),
                        ("faces", self.faces(faces)),
                        ("effects", self.chain(effects).mood("command")),
                    ];
                    self.say("row", args)
                })
            }
            Effect::GoTo(n) => match self.step {
                Some((step, true)) if step == *n => self.plain("fight-again"),
                Some((step, false)) if step == *n => self.plain("again"),
                _ => self.number("go-to", *n),
            },
            Effect::If(condition, then) => {
                let args = [
                    ("condition", self.condition(condition).mood("if")),
                    ("effects", self.chain(then)),
                ];
                self.say("if", args)
            }
            Effect::IfElse(condition, then, otherwise) => {
                let args = [
                    ("condition", self.condition(condition).mood("if")),
                    ("effects", self.chain(then)),
                    ("effects2", self.chain(otherwise)),
                ];
                self.say("if-else", args)
            }
            Effect::Choose(options) => {
                // Where an option has several sentences, one must see where it ends.
                let lettered = self.is_several(effect);
                let options = ('a'..).zip(options).map(|(letter, option)| {
                    let effects = self.chain(option);
                    match lettered {
                        true => {
                            let letter = Arg::from(letter.to_string());
                            self.say("lettered", [("letter", letter), ("effects", effects)])
                        }
                        false => effects,
                    }
                });
                let options = options.collect();
                let joint = if lettered {
                    "lettered-option"
                } else {
                    "option"
                };
                let options = self.row(joint, options).mood("command");
                self.say("choose", [("options", options)])
            }
            Effect::May(effects) => {
                let effects = self.chain(effects);
                self.may(effects)
            }
            Effect::Pay(n) => self.number("pay", *n),
            Effect::To(cost, effects) => {
                let cost = self.chain(cost);
                let effects = self.chain(effects);
                self.costing(cost, effects)
            }
            Effect::As(who, effects) => self.as_other(*who, effects),
        })
    }

    fn as_other(&mut self, who: Other, effects: &[Effect]) -> Arg {
        let outer = std::mem::replace(&mut self.voice, Voice::They);
        let text = self.chain(effects);
        self.voice = outer;
        let other = self.other(who);
        let clause = matches!(
            effects.first(),
            Some(Effect::If(..) | Effect::IfElse(..) | Effect::May(_))
        );
        match clause {
            true => {
                let effects = ("effects", text.mood("command"));
                self.say("as-clause", other.into_iter().chain([effects]))
            }
            false => {
                let effects = ("effects", text.mood("told"));
                self.say("as", other.into_iter().chain([effects]))
            }
        }
    }

    fn may(&self, effects: Arg) -> Arg {
        self.say("may", [("effects", effects.mood("may"))])
    }

    /// What happens in one of several cases, if anything.
    fn branch(&mut self, before: Arg, case: &str, effects: &[Effect]) -> Arg {
        if effects.is_empty() {
            return before;
        }
        // What happens in a case of a case stands with it.
        let lines = self.cases.take();
        let effects = self.chain(effects).mood("command");
        if let Some(mut lines) = lines {
            lines.push(self.say(&format!("on-{case}"), [("effects", effects)]));
            self.cases = Some(lines);
            return before;
        }
        self.say(case, [("before", before), ("effects", effects)])
    }

    /// A word of the vocabulary.
    pub(crate) fn word(&self, kind: &str, word: impl Word) -> Arg {
        Arg::said(format!("{kind}-{}", word.word()), [])
    }

    pub(crate) fn plain(&self, id: &str) -> Arg {
        self.say(id, [])
    }

    pub(crate) fn number(&self, id: &str, n: impl TryInto<i32>) -> Arg {
        self.say(id, [("n", number(n))])
    }

    /// Things one after the other.
    pub(super) fn row(&self, joint: &str, items: Vec<Arg>) -> Arg {
        Arg::row_with(self.formed(joint), self.at_hand(), items)
    }

    pub(crate) fn say(&self, id: &str, args: impl IntoIterator<Item = Given>) -> Arg {
        Arg::said(self.formed(id), self.at_hand().into_iter().chain(args))
    }

    /// A message in the form there is room for.
    fn formed(&self, id: &str) -> String {
        match self.form {
            Form::Full => format!("full-{id}"),
            Form::Brief => format!("brief-{id}"),
        }
    }

    /// What every message is told.
    fn at_hand(&self) -> [Given; 2] {
        let voice = match self.voice {
            Voice::You => "you",
            Voice::They => "they",
        };
        [("voice", voice.into()), ("spelled", yes(self.spelled))]
    }
}
