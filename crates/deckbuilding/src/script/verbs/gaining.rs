//! What is gained, and damage.

use super::{Deed, Question, Verb};
use crate::Deckbuilding;
use crate::choice::{Choice, Picking};
use crate::content::Checking;
use crate::event::Event;
use crate::rules::{attack, empty_deck, force, playing};
use crate::script::{Can, Needs};
use crate::state::{Picks, Running, Source, State};
use crate::text::Writer;
use printed::Arg;
use tabletop::Log;

/// Gain resources.
pub(crate) struct Resources(pub(crate) u8);

impl Verb for Resources {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.number("resources", self.0)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0);
    }

    fn can(&self, _: &Deckbuilding, _: &State, _: &Running) -> Can {
        Can::Fully
    }

    fn needs(&self) -> Needs {
        Needs::ALWAYS
    }
}

impl Deed for Resources {
    fn perform(&self, _: &Deckbuilding, state: &mut State, _: &Running, log: &mut Log<Event>) {
        playing::gain_resources(state, self.0, log);
    }
}

/// Gain Force.
pub(crate) struct Force(pub(crate) u8);

impl Verb for Force {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.number("force", self.0)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0);
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::so_many(self.0.into(), force::room(state, state.active).into())
    }

    fn needs(&self) -> Needs {
        Needs::FORCE_TO_GAIN
    }
}

impl Deed for Force {
    fn perform(&self, _: &Deckbuilding, state: &mut State, _: &Running, log: &mut Log<Event>) {
        force::gain(state, state.active, self.0, log);
    }
}

/// This card gains attack until the end of the turn.
pub(crate) struct Attack(pub(crate) u8);

impl Verb for Attack {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.number("attack", self.0)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0);
        checking.on_a_card();
    }

    fn can(&self, _: &Deckbuilding, _: &State, _: &Running) -> Can {
        Can::Fully
    }

    fn needs(&self) -> Needs {
        Needs::ALWAYS
    }
}

impl Deed for Attack {
    fn perform(
        &self,
        _: &Deckbuilding,
        state: &mut State,
        running: &Running,
        log: &mut Log<Event>,
    ) {
        let amount = self.0;
        if let Source::Card(card) = running.source
            && let Some(unit) = state.in_play_mut(card)
        {
            unit.gained = unit.gained.saturating_add(amount);
            log.tell(state, || Event::Attack { card, amount });
        }
    }
}

/// Draw cards.
pub(crate) struct Draw(pub(crate) u8);

impl Verb for Draw {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.number("draw", self.0)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0);
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::so_many(self.0.into(), empty_deck::drawable(state, state.active))
    }

    fn needs(&self) -> Needs {
        Needs::CARD_TO_DRAW
    }
}

impl Deed for Draw {
    fn perform(&self, _: &Deckbuilding, state: &mut State, _: &Running, log: &mut Log<Event>) {
        empty_deck::draw(state, state.active, self.0.into(), log);
    }
}

/// Repair damage of your base.
pub(crate) struct Repair(pub(crate) u8);

impl Verb for Repair {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        // rule: glossary-repair/up-to-the-damage-there
        let n = writer.damage.unwrap_or(self.0).min(self.0);
        writer.number("repair", n)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0);
    }

    // Repairing is always up to a number, so any damage is enough.
    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        let mine = state.mine();
        Can::if_any(mine.base.is_some() && mine.damage > 0)
    }

    fn needs(&self) -> Needs {
        Needs::DAMAGE_TO_REPAIR
    }
}

impl Deed for Repair {
    fn perform(&self, _: &Deckbuilding, state: &mut State, _: &Running, log: &mut Log<Event>) {
        // rule: glossary-repair/up-to-the-damage-there
        let player = state.active;
        let area = state.mine_mut();
        let amount = self.0.min(area.damage);
        area.damage -= amount;
        let base = area.base;
        if amount > 0 {
            log.tell(state, || Event::Repaired {
                player,
                base,
                amount,
            });
        }
    }
}

/// Deal damage to the enemy base.
pub(crate) struct Damage(pub(crate) u8);

impl Verb for Damage {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.number("damage", self.0)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0);
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        Can::if_any(state.theirs().base.is_some())
    }

    fn needs(&self) -> Needs {
        Needs::BASE_TO_DAMAGE
    }
}

impl Deed for Damage {
    fn perform(&self, game: &Deckbuilding, state: &mut State, _: &Running, log: &mut Log<Event>) {
        attack::damage_base(game, state, self.0.into(), log);
    }
}

/// Deal damage to the enemy base or to a capital ship the opponent has in play.
pub(crate) struct DamageBaseOrShip(pub(crate) u8);

impl Verb for DamageBaseOrShip {
    fn words(&self, writer: &mut Writer<'_>) -> Arg {
        writer.number("damage-base-or-ship", self.0)
    }

    fn check(&self, checking: &mut Checking<'_>) {
        checking.amount(self.0);
    }

    fn can(&self, _: &Deckbuilding, state: &State, _: &Running) -> Can {
        let theirs = state.theirs();
        Can::if_any(theirs.base.is_some() || !theirs.ships.is_empty())
    }

    fn needs(&self) -> Needs {
        Needs::BASE_TO_DAMAGE.or(Needs::SHIP_TO_DESTROY)
    }
}

impl Question for DamageBaseOrShip {
    fn picking(&self, _: &Picks) -> Picking {
        Picking {
            n: self.0,
            ..Picking::one("damage")
        }
    }

    fn choice(&self, _: &State, _: &Picks, _: Choice) -> &'static str {
        "choice-damage"
    }

    fn options(&self, _: &Deckbuilding, state: &State, _: &Running, each: &mut impl FnMut(Choice)) {
        let theirs = state.theirs();
        if theirs.base.is_some() {
            each(Choice::PickBaseTarget);
        }
        let ships = theirs.ships.iter();
        ships.for_each(|ship| each(Choice::Pick(ship.card)));
    }

    fn answer(
        &self,
        game: &Deckbuilding,
        state: &mut State,
        _: &Running,
        choice: Choice,
        log: &mut Log<Event>,
    ) {
        if let Choice::Pick(card) = choice {
            attack::damage_ship(game, state, card, self.0, log);
        } else if choice == Choice::PickBaseTarget {
            attack::damage_base(game, state, self.0.into(), log);
        }
    }
}
