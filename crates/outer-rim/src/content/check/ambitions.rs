//! Whether ambition sheets are sound: their goals can be completed, one after the other.

use super::{Checking, Problem};
use crate::content::ambition::{Ambition, AmbitionGoal, By, MOST_GOALS, Marker};
use crate::content::effect::Effect;
use crate::content::entry::Goods;
use crate::content::goal::Goal;
use crate::content::load::Content;
use std::collections::BTreeSet;

impl Checking<'_> {
    pub(super) fn ambitions(&mut self, content: &Content) {
        let mut granted = BTreeSet::new();
        for sheet in &content.ambitions {
            self.about(&sheet.id);
            self.credits(sheet.credits);
            if let Some(id) = &sheet.card {
                let mut market = content.market.iter();
                let is_asset = |goods: &Goods| matches!(goods, Goods::Asset(_));
                let found = market.any(|card| card.id == *id && is_asset(&card.gives));
                self.need(found, "market card to start with", id);
                if !granted.insert(id) {
                    self.report(Problem::Sheet("another sheet grants the same card"));
                }
            }
            self.markers(sheet);
            for goal in &sheet.goals {
                self.ambition_goal(content, goal);
            }
        }
    }

    /// Numbers go up from one, and the fame comes last.
    fn markers(&mut self, sheet: &Ambition) {
        if !(2..=MOST_GOALS).contains(&sheet.goals.len()) {
            self.report(Problem::Sheet("a sheet has two to eight goals"));
        }
        let markers = || sheet.goals.iter().map(|goal| goal.marker);
        let numbers = markers().filter_map(|marker| match marker {
            Marker::Number(n) => Some(n),
            _ => None,
        });
        if !numbers.eq((1..).take(numbered(sheet))) {
            self.report(Problem::Sheet("numbered goals count up from 1"));
        }
        let last = markers().position(|marker| marker == Marker::Fame);
        if last.is_none_or(|place| place + 1 != sheet.goals.len()) {
            self.report(Problem::Sheet(
                "the last goal, and no other, needs the fame",
            ));
        }
    }

    fn ambition_goal(&mut self, content: &Content, goal: &AmbitionGoal) {
        match &goal.by {
            By::Goal(Goal::Have(condition)) => self.condition(condition),
            _ if goal.marker == Marker::Infinity => {
                self.report(Problem::Sheet(
                    "an infinity goal asks for something to be so",
                ));
            }
            By::Goal(Goal::Count(_, times, given)) => {
                self.amount(u32::from(*times));
                if let Some(given) = given {
                    self.condition(given);
                }
            }
            By::Goal(Goal::ByAbility) => {
                self.report(Problem::Sheet("no ability completes a goal of a sheet"));
            }
            By::Fame if goal.marker != Marker::Fame => {
                self.report(Problem::Sheet("only the last goal is completed by fame"));
            }
            By::Fame => {}
            By::Encounter { at, databank, does } => {
                if let Some(planet) = at {
                    self.planet(planet);
                }
                match databank {
                    Some(number) => self.goal_cards(content, *number),
                    None => self.own_encounter(does),
                }
                if databank.is_some() != does.is_empty() {
                    self.report(Problem::JobSteps);
                }
            }
        }
    }

    /// The encounter that stands on the sheet itself.
    fn own_encounter(&mut self, does: &[Effect]) {
        let traits = self.effects(does, 0);
        if !traits.completes_goal {
            self.report(Problem::NeverCompleted);
        }
        // Whom one fights is called by the card it is printed on.
        let mut all = Effect::all(does).into_iter();
        if all.any(|effect| {
            matches!(
                effect,
                Effect::Fight { .. } | Effect::GainThis | Effect::GoTo(_)
            )
        }) {
            let problem = "a sheet has no enemy, no asset and no steps: a databank card has";
            self.report(Problem::Sheet(problem));
        }
    }

    /// The databank cards that tell how a goal is attempted.
    fn goal_cards(&mut self, content: &Content, number: u8) {
        let cards = content.databank.iter();
        let mut cards = cards.filter(|card| card.number == number).peekable();
        if cards.peek().is_none() {
            self.report(Problem::NoDatabank(number));
        }
        let completes = |steps: &[Vec<Effect>]| {
            let mut all = steps.iter().flat_map(|step| Effect::all(step));
            all.any(|effect| matches!(effect, Effect::CompleteGoal))
        };
        if !cards.all(|card| completes(&card.steps)) {
            self.report(Problem::NeverCompleted);
        }
    }
}

fn numbered(sheet: &Ambition) -> usize {
    let goals = sheet.goals.iter();
    let numbered = goals.filter(|goal| matches!(goal.marker, Marker::Number(_)));
    numbered.count()
}
