//! Dice, tests, combats and abilities.

use super::{Teller, who};
use crate::event::Event;
use crate::state::{Bearer, CardId, Foe, PlayerId, Purpose};
use printed::{Arg, yes};
use tabletop::Text;

/// Tells an event of this topic.
pub(super) fn tell(teller: &Teller<'_>, event: &Event) -> Text {
    let s = &teller.speaker;
    let say = |id: &str, args: &[(&str, Arg)]| s.say(id, args);
    match *event {
        Event::Rolled {
            of,
            by,
            purpose,
            card,
            foe,
            dice,
        } => match (of, foe) {
            (None, Some(foe)) => teller.rolled_for(by, foe, s.dice(&dice)),
            _ => teller.rolled((of, by), (purpose, card), s.dice(&dice)),
        },
        Event::DiceChanged { dice, .. } => say("event-dice-changed", &[("dice", s.dice(&dice))]),
        Event::TestResult {
            player,
            skill,
            passed,
            ..
        } => say(
            "event-test-result",
            &[
                who(s, player),
                ("skill", s.skill(skill)),
                ("passed", yes(passed)),
            ],
        ),
        Event::CombatBegan { attacker, foe } => {
            let foe = s.foe(foe, |other| s.seat(other));
            say("event-combat-began", &[who(s, attacker), ("foe", foe)])
        }
        Event::CombatWon {
            attacker,
            foe,
            attacker_won,
            damage: [attack, defence],
        } => say(
            "event-combat-won",
            &[
                who(s, attacker),
                ("foe", s.foe(foe, |other| s.seat(other))),
                ("won", yes(attacker_won)),
                ("tie", yes(attacker_won && attack == defence)),
                ("damage", Arg::from(attack)),
                ("damage2", Arg::from(defence)),
            ],
        ),
        // A character is called as its player is.
        Event::Used {
            player,
            bearer: Bearer::Character,
            ..
        } => say("event-used-own", &[who(s, player)]),
        Event::Used {
            player, ability, ..
        } => say(
            "event-used",
            &[who(s, player), ("source", s.ability_of(ability))],
        ),
        // Sent to another topic.
        _ => Text::new(),
    }
}

impl Teller<'_> {
    /// The dice of a foe that is no player, and who rolled them.
    fn rolled_for(&self, by: PlayerId, foe: Foe, dice: Arg) -> Text {
        let s = &self.speaker;
        let foe = s.foe(foe, |other| s.seat(other));
        let args = [who(s, by), ("foe", foe), ("dice", dice)];
        s.say("event-foe-rolled", &args)
    }

    fn rolled(
        &self,
        (of, by): (Option<PlayerId>, PlayerId),
        (purpose, card): (Purpose, Option<CardId>),
        dice: Arg,
    ) -> Text {
        let s = &self.speaker;
        let other = of.filter(|&of| of != by);
        let named = card.filter(|&card| !s.is_nameless(card));
        let (word, skill) = match purpose {
            Purpose::Test(skill) => ("test", s.skill(skill)),
            Purpose::Delivery => ("delivery", Arg::from("")),
            Purpose::Purchase => ("purchase", Arg::from("")),
            Purpose::Effect if named.is_some() => ("effect", Arg::from("")),
            Purpose::Combat(_) | Purpose::Effect => ("other", Arg::from("")),
        };
        let args = [
            who(s, by),
            ("other", yes(other.is_some())),
            ("whose", s.seat(of.unwrap_or(by))),
            ("dice", dice),
            ("purpose", Arg::from(word)),
            ("skill", skill),
            (
                "card",
                named.map_or_else(|| Arg::from(""), |card| s.card(card)),
            ),
        ];
        s.say("event-rolled", &args)
    }
}
