//! How good a position is, for machines that look a step ahead.
//!
//! The numbers are rough prices in one currency, so that every sensible step is worth a little
//! more than what it costs: a card in play more than in the hand, a purchase more than the
//! resources, damage dealt more than attack kept back.

use crate::Deckbuilding;
use crate::choice::Target;
use crate::content::Faction;
use crate::rules::{attack, bounty_sabotage, force};
use crate::state::{CardId, Duty, Frame, InPlay, Phase, Player, Spot, State};
use tabletop::Seat;

/// A destroyed base.
const BASE: i32 = 400;
/// A point of damage a base can still take.
const HIT_POINT: i32 = 14;
/// A resource in the pool: less than anything it buys.
const RESOURCE: i32 = 6;
/// A space on the Force track.
const FORCE: i32 = 6;
/// The Force being with a player.
const FORCE_WITH: i32 = 10;
/// A point of attack in play that can still strike.
const READY: i32 = 8;
/// A point of attack on its way to the base.
const COMMITTED: i32 = 9;
/// A card in the hand, whatever it is.
const IN_HAND: i32 = 5;

/// The position from a seat's side; larger is better.
pub(crate) fn evaluate(game: &Deckbuilding, state: &State, seat: Seat) -> i32 {
    let Some(player) = state.player(seat) else {
        return 0;
    };
    let judge = Judge { game, state };
    if let Phase::Over(winner) = state.phase {
        return if winner == player { 100_000 } else { -100_000 };
    }
    judge.standing(player) - judge.standing(player.foe())
}

struct Judge<'a> {
    game: &'a Deckbuilding,
    state: &'a State,
}

impl Judge<'_> {
    fn standing(&self, player: Player) -> i32 {
        let area = self.state.area(player);
        let mut value = BASE * area.victory.len() as i32;
        if let Some(base) = area.base {
            let hit_points = self.game.library.base_facts(base).hit_points;
            value += HIT_POINT * (i32::from(hit_points) - i32::from(area.damage));
        }
        let owned = area.deck.cards().chain(area.discard.iter().copied());
        value += owned.map(|card| self.worth(card)).sum::<i32>();
        let hand = area.hand.cards();
        value += hand.map(|card| self.in_hand(card)).sum::<i32>();
        let ships = area.ships.iter();
        value += ships.map(|ship| self.ship(player, ship)).sum::<i32>();
        value += self.force(player) + self.row(player);
        if player == self.state.active {
            value += RESOURCE * i32::from(self.state.resources);
            let units = self.state.units.iter();
            value += units
                .map(|unit| self.worth(unit.card) * 9 / 8 + IN_HAND - 1 + self.in_play(unit))
                .sum::<i32>();
            value += self.hunts() - self.picked();
        }
        value
    }

    /// Cards picked to be exiled are as good as gone: a machine that looks one step ahead would not
    /// see before the last pick what the first is good for.
    fn picked(&self) -> i32 {
        let Some(Frame::Script(running)) = self.state.stack.last() else {
            return 0;
        };
        let worth = |&spot: &Spot| match (spot, self.state.at(spot)) {
            (Spot::Hand(_), Some(card)) => self.in_hand(card),
            (Spot::Discard(_), Some(card)) => self.worth(card),
            _ => 0,
        };
        running.picked.iter().map(worth).sum()
    }

    fn in_hand(&self, card: CardId) -> i32 {
        self.worth(card) * 9 / 8 + IN_HAND
    }

    /// What owning a card is worth. The shuttles of the beginning only dilute a deck.
    fn worth(&self, card: CardId) -> i32 {
        let facts = self.game.library.facts(card);
        let values = 6 * i32::from(facts.attack)
            + 5 * i32::from(facts.resources)
            + 4 * i32::from(facts.force);
        9 * i32::from(facts.cost) + values / 2 - 8
    }

    /// A card in play is worth the attack it can still bring.
    fn in_play(&self, card: &InPlay) -> i32 {
        let strength = |target| i32::from(attack::strength(self.game, self.state, card, target));
        let ability = i32::from(!card.used);
        ability
            + match card.duty() {
                // One more for staying out of an attack to which it would add nothing.
                Duty::Ready => READY * strength(Target::Base) + 1,
                Duty::Committed(Target::Base) => COMMITTED * strength(Target::Base),
                Duty::Committed(Target::Row(_)) | Duty::Spent => 0,
            }
    }

    /// A ship pays every turn and shields the base.
    fn ship(&self, player: Player, ship: &InPlay) -> i32 {
        let facts = self.game.library.facts(ship.card);
        let hit_points = facts.hit_points.unwrap_or(0);
        let left = i32::from(hit_points) - i32::from(ship.damage);
        let pays = 12 * i32::from(facts.resources) + 10 * i32::from(facts.attack);
        let now = if player == self.state.active {
            self.in_play(ship)
        } else {
            0
        };
        self.worth(ship.card) + 11 * left + pays + 10 + now
    }

    fn force(&self, player: Player) -> i32 {
        let toward = 6 - i32::from(force::room(self.state, player));
        FORCE * toward + FORCE_WITH * i32::from(force::is_with(self.state, player))
    }

    /// Cards on sale for a player are worth a little: so enemies in the row are hunted.
    fn row(&self, player: Player) -> i32 {
        let row = self.state.row.iter();
        row.map(|&card| self.game.library.facts(card))
            .filter(|facts| facts.faction == player.faction())
            .map(|facts| 3 * i32::from(facts.cost))
            .sum()
    }

    /// Hunts that will succeed promise their reward; what is too weak so far counts for less.
    fn hunts(&self) -> i32 {
        let mut value = 0;
        for &card in &self.state.row {
            let target = Target::Row(card);
            let total = i32::from(attack::total(self.game, self.state, target));
            if total == 0 {
                continue;
            }
            let wanted = bounty_sabotage::target_value(self.game, self.state, card);
            let wanted = i32::from(wanted.unwrap_or(u8::MAX));
            value += if total >= wanted {
                self.prize(card) - 2 * (total - wanted)
            } else {
                4 * total
            };
        }
        value
    }

    /// What defeating a card is worth, roughly: rewards grow with the cost.
    fn prize(&self, card: CardId) -> i32 {
        let facts = self.game.library.facts(card);
        let denied = if facts.faction == Faction::Neutral {
            0
        } else {
            3
        };
        (7 + denied) * i32::from(facts.cost)
    }
}
