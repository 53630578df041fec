//! What house rules let a player do, and what that costs, pays and takes.

use super::Describing;
use crate::rules::house::{bounties, interference, sabotage};
use crate::rules::{Conflict, Deed, values};
use crate::say::house;
use crate::say::speaker::credits;
use printed::Arg;
use tabletop::Worded;

impl Describing<'_> {
    pub(super) fn conflict(&self, act: Conflict) -> Worded {
        let (speaker, state) = (&self.speaker, self.state);
        let named = |id: &str| {
            let other = act.against().unwrap_or(self.decider);
            speaker.say(id, &[("player", speaker.player(state, other))])
        };
        let odds = house::fight(self.game, state, act).map(|(other, value)| {
            let [own, theirs] =
                [self.decider, other].map(|one| values::value(self.game, state, one, value));
            self.chance(own, theirs)
        });
        let pays = [
            ("credits", credits(bounties::CREDITS)),
            ("fame", Arg::from(bounties::FAME)),
        ];
        let (text, detail) = match act {
            Conflict::Place(_) => {
                let cost = [("n", credits(bounties::COST))];
                (
                    named("choice-place-bounty"),
                    Some(speaker.say("detail-costs", &cost)),
                )
            }
            Conflict::Collect(_) => (
                named("choice-collect"),
                Some(speaker.say("detail-placed-bounty", &pays)),
            ),
            Conflict::Rob(_) => (named("choice-rob"), Some(speaker.say("detail-rob", &[]))),
            Conflict::Sabotage(_) => {
                let cost = [("n", credits(sabotage::COST))];
                (
                    named("choice-sabotage"),
                    Some(speaker.say("detail-sabotage", &cost)),
                )
            }
            Conflict::Meddle(Deed::Assist) => (speaker.say("choice-assist", &[]), None),
            Conflict::Meddle(Deed::Interfere) => {
                let cost = [("n", credits(interference::COST))];
                (
                    speaker.say("choice-interfere", &[]),
                    Some(speaker.say("detail-interfere", &cost)),
                )
            }
            Conflict::Loot(amount) => {
                let n = [("n", credits(u16::from(amount)))];
                (speaker.say("choice-loot", &n), None)
            }
        };
        Worded::from(text).with(odds.into_iter().chain(detail))
    }
}
