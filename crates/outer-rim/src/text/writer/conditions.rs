//! What holds all the time, goals, and the conditions of effects.

use super::Writer;
use crate::content::{AmbitionGoal, By, Condition, Constant, Faction, Feat, Goal, Kind, Marker};
use crate::text::words::{Word, value_glyph};
use printed::{Arg, number, yes};

impl Writer<'_> {
    pub(in crate::text) fn constant(&self, constant: &Constant) -> Arg {
        let value = |value| {
            [
                ("value", self.word("value", value)),
                ("glyph", Arg::from(value_glyph(value))),
            ]
        };
        match constant {
            Constant::Plus(of, n) => {
                let [word, glyph] = value(*of);
                self.say("plus", [word, glyph, ("n", Arg::from(*n))])
            }
            Constant::PlusIf(of, n, condition) => {
                let [word, glyph] = value(*of);
                let condition = ("condition", self.condition(condition).mood("while"));
                self.say("plus-if", [word, glyph, condition, ("n", Arg::from(*n))])
            }
            Constant::PlusPer(of, n, filter) => {
                let [word, glyph] = value(*of);
                let cards = ("cards", self.what(filter, "one"));
                self.say("plus-per", [word, glyph, cards, ("n", Arg::from(*n))])
            }
            Constant::FameWhile(n, condition) => {
                let condition = ("condition", self.condition(condition).mood("while"));
                self.say("fame-while", [condition, ("n", Arg::from(*n))])
            }
            Constant::Fame(n) => self.number("fame", *n),
            Constant::Room(kind, n) => {
                let number = if *n == 1 { "one" } else { "many" };
                let kind = self.kind(kind.word(), number);
                self.say("room", [("kind", kind), ("n", Arg::from(*n))])
            }
            Constant::Discount(deck, n) => {
                let deck = self.word("market", *deck);
                self.say("discount", [("deck", deck), ("n", number(*n))])
            }
            Constant::PassMaelstrom => self.plain("pass-maelstrom"),
            Constant::NotForced => self.plain("not-forced"),
            Constant::KeepReputation => self.plain("keep-reputation"),
            Constant::FocusCancels => self.plain("focus-cancels"),
            Constant::SharedCrewSlot => self.plain("shared-crew-slot"),
            Constant::FameForCredits(n) => self.number("fame-for-credits", *n),
            Constant::RewardMore(kinds, n) => self.reward("reward-more", kinds, *n),
            Constant::RewardLess(kinds, n) => self.reward("reward-less", kinds, *n),
        }
    }

    fn reward(&self, id: &str, kinds: &[Kind], n: u32) -> Arg {
        let kinds = kinds.iter().map(|one| self.kind(one.word(), "many"));
        let kinds = self.row("list", kinds.collect());
        self.say(id, [("kinds", kinds), ("n", number(n))])
    }

    pub(in crate::text) fn goal(&self, goal: &Goal, sheet: &str) -> Arg {
        let id = match goal {
            Goal::Count(..) | Goal::Have(_) => "goal",
            Goal::ByAbility => "goal-by-ability",
        };
        let text = self.asked_for(goal);
        self.say(id, [("goal", text), ("sheet", sheet.into())])
    }

    /// What a goal asks for.
    fn asked_for(&self, goal: &Goal) -> Arg {
        match goal {
            Goal::Count(feat, n, condition) => {
                let (faction, level) = match *feat {
                    Feat::EncounterPatrol(faction, level) => (faction, level),
                    Feat::FallLower(faction) => (faction, 0),
                    _ => (Faction::Hutt, 0),
                };
                let args = [
                    ("feat", Arg::from(feat.word())),
                    ("level", Arg::from(level)),
                    ("n", Arg::from(*n)),
                ];
                let feat = self.of_faction("feat", faction, args);
                match condition {
                    None => feat,
                    Some(condition) => {
                        let condition = self.condition(condition).mood("while");
                        self.say("goal-while", [("feat", feat), ("condition", condition)])
                    }
                }
            }
            Goal::Have(condition) => self.condition(condition).mood("goal"),
            Goal::ByAbility => Arg::from(""),
        }
    }

    /// A goal of an ambition sheet.
    pub(in crate::text) fn ambition_goal(&mut self, goal: &AmbitionGoal) -> Arg {
        let text = match &goal.by {
            By::Goal(goal) => self.asked_for(goal),
            By::Encounter { at, databank, does } => {
                let effects = match databank {
                    Some(number) => self.number("goal-databank", *number),
                    None => self.sentences(does),
                };
                let space = at.as_deref().map(|id| self.space(id));
                let args = [
                    ("placed", yes(space.is_some())),
                    ("space", space.unwrap_or_else(|| Arg::from(""))),
                    ("effects", effects),
                ];
                self.say("goal-encounter", args)
            }
            By::Fame => self.plain("goal-fame"),
        };
        let (marker, n) = match goal.marker {
            Marker::Dash => ("dash", 0),
            Marker::Number(n) => ("number", n),
            Marker::Infinity => ("infinity", 0),
            Marker::Fame => ("fame", 0),
        };
        let args = [
            ("marker", Arg::from(marker)),
            ("n", Arg::from(n)),
            ("goal", text),
        ];
        self.say("ambition-goal", args)
    }

    pub(in crate::text) fn condition(&self, condition: &Condition) -> Arg {
        match condition {
            Condition::Standing(faction, standings) => {
                let standings = standings.iter().map(|one| self.word("standing", *one));
                let standings = self.row("or-list", standings.collect());
                self.of_faction("standing", *faction, [("standings", standings)])
            }
            Condition::Have(filter, 1) => self.filtered("have", filter),
            Condition::Have(filter, n) => {
                let cards = self.what(filter, "many");
                self.say("have-n", [("cards", cards), ("n", Arg::from(*n))])
            }
            Condition::GearedUp(n) => self.number("geared-up", *n),
            Condition::ShipCosts(n) => self.number("ship-costs", *n),
            Condition::Skill(skill) => self.say("has-skill", [("skill", self.skill(*skill))]),
            Condition::Skills(n) => self.number("has-skills", *n),
            Condition::Friends(n) => self.number("friends", *n),
            Condition::Damaged(n) => self.number("damaged", *n),
            Condition::Credits(n) => self.number("has-credits", *n),
            Condition::Fame(n) => self.number("has-fame", *n),
            Condition::MostFamous => self.plain("most-famous"),
            Condition::NotDefeated => self.plain("not-defeated"),
            Condition::HealthRemaining(n) => self.number("health-remaining", *n),
            Condition::OnPlanet => self.plain("on-planet"),
            Condition::OnNavpoint => self.plain("on-navpoint"),
            Condition::At(id) => self.say("at", [("space", self.space(id))]),
            Condition::OnPlanetOf(faction) => {
                let vowel = yes(*faction == Faction::Imperial);
                self.of_faction("on-planet-of", *faction, [("vowel", vowel)])
            }
            Condition::PatrolHere => self.plain("patrol-here"),
            Condition::PlayerHere => self.plain("player-here"),
            Condition::TokensOnPlanetsOf(faction, n) => {
                self.of_faction("tokens", *faction, [("n", Arg::from(*n))])
            }
            Condition::InCombat(combat) => {
                self.say("in-combat", [("combat", combat.word().into())])
            }
            Condition::AgainstPatrol => self.plain("against-patrol"),
            Condition::AgainstPlayer => self.plain("against-player"),
            Condition::OpponentRolled(n) => self.number("opponent-rolled", *n),
            Condition::OpponentMoreFamous => self.plain("opponent-more-famous"),
            Condition::CrewBefore(n) => self.number("crew-before", *n),
            Condition::Illegal => self.plain("is-illegal"),
            Condition::All(all) => self.conditions(all, "all"),
            Condition::Any(all) => self.conditions(all, "any"),
            Condition::Not(condition) => {
                let condition = self.condition(condition).mood("that");
                self.say("not", [("condition", condition)])
            }
        }
    }

    pub(in crate::text) fn conditions(&self, all: &[Condition], joint: &str) -> Arg {
        let all = all.iter().map(|one| self.condition(one)).collect();
        self.row(joint, all)
    }
}
