//! Attacking the enemy base, behind its capital ships.

use super::{abilities, bounty_sabotage, winning};
use crate::Deckbuilding;
use crate::choice::{Choice, Target};
use crate::content::{Lasting, Lowered};
use crate::event::Event;
use crate::state::{BaseId, CardId, Frame, InPlay, Player, Source, State};
use serde::Serialize;
use std::iter;
use tabletop::Log;

/// Resolves an attack.
pub(crate) fn resolve(
    game: &Deckbuilding,
    state: &mut State,
    target: Target,
    log: &mut Log<Event>,
) {
    let player = state.active;
    // rule: attack/total-is-counted-at-resolution
    let total = total(game, state, target);
    log.tell(state, || Event::Attacked {
        player,
        target,
        total,
    });
    match target {
        Target::Base => {
            spend(state, target);
            strike(game, state, total, log);
        }
        Target::Row(card) => bounty_sabotage::resolve(game, state, card, total, log),
    }
}

/// The summed attack of all cards committed to an attack.
pub(crate) fn total(game: &Deckbuilding, state: &State, target: Target) -> u16 {
    let mut sum = 0;
    let mut any_boost = abilities::base_ability(game, state).boosts();
    for cards in [&state.units[..], &state.mine().ships[..]] {
        for card in cards {
            let glance = game.library.glance(card.card);
            let attacks = card.is_committed_to(target);
            // Branchless: who attacks cannot be predicted, and a misprediction costs more than the
            // sum. Constants are rare, so that branch is predicted well.
            sum += (u16::from(glance.attack) + u16::from(card.gained)) * u16::from(attacks);
            if attacks & glance.may_be_stronger() {
                sum += own_bonus(game, state, card.card, target);
            }
            any_boost |= glance.boosts();
        }
    }
    if any_boost {
        let attackers = || state.in_play().filter(|card| card.is_committed_to(target));
        sum += boosts(game, state, || attackers().map(|card| card.card));
    }
    sum
}

/// A card's attack at this moment: printed, gained, and by constant abilities.
pub(crate) fn strength(game: &Deckbuilding, state: &State, card: &InPlay, target: Target) -> u16 {
    let printed = u16::from(game.library.glance(card.card).attack) + u16::from(card.gained);
    printed
        + own_bonus(game, state, card.card, target)
        + boosts(game, state, || iter::once(card.card))
}

/// What a card's own constant ability adds to its attack.
fn own_bonus(game: &Deckbuilding, state: &State, card: CardId, target: Target) -> u16 {
    let Lowered::While(lasting) = game.library.facts(card).ability else {
        return 0;
    };
    match lasting {
        Lasting::Stronger(amount, test) if game.holds(state, &test, Source::Card(card)) => {
            u16::from(amount)
        }
        Lasting::StrongerAgainstRow(amount) if target != Target::Base => u16::from(amount),
        Lasting::StrongerPerLostBase(amount) => {
            u16::from(amount) * state.theirs().victory.len() as u16
        }
        _ => 0,
    }
}

/// What the cards in play and the base add to the attack of these cards; every copy adds.
fn boosts<C: Iterator<Item = CardId>>(
    game: &Deckbuilding,
    state: &State,
    cards: impl Fn() -> C,
) -> u16 {
    // rule: glossary-while/copies-add-up
    let library = &game.library;
    let base = state.mine().base;
    let base = base.map(|base| &library.base_facts(base).ability);
    let in_play = state.in_play();
    let in_play = in_play.map(|other| &library.facts(other.card).ability);
    let mut sum = 0;
    for ability in in_play.chain(base) {
        if let Lowered::While(Lasting::Boost(filter, amount)) = ability {
            let boosted = cards().filter(|&card| library.matches(card, filter, state.active));
            sum += u16::from(*amount) * boosted.count() as u16;
        }
    }
    sum
}

/// What it takes to bring the target of an attack down.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Needs {
    /// The attack that is enough, all that stands before the target included.
    pub needed: u16,
    /// How much of it the ships before a base take.
    pub ships: u16,
    /// How much of it the base still prevents this turn.
    pub shield: u16,
}

/// What it takes the active player to bring a target down now.
pub(crate) fn needs(game: &Deckbuilding, state: &State, target: Target) -> Needs {
    let (ships, shield, left) = match target {
        Target::Row(card) => {
            let value = bounty_sabotage::target_value(game, state, card);
            (0, 0, value.unwrap_or(u8::MAX))
        }
        Target::Base => {
            let ships = needed_by_all(game, state);
            let base = state.theirs().base;
            let shield = base.map_or(0, |base| shield_left(game, state, base));
            (
                ships,
                shield,
                base.map_or(0, |base| base_left(game, state, base)),
            )
        }
    };
    let shield = u16::from(shield);
    Needs {
        needed: ships + shield + u16::from(left),
        ships,
        shield,
    }
}

/// Those who attacked are spent until the turn ends.
pub(crate) fn spend(state: &mut State, target: Target) {
    // rule: commit/one-attack-per-card-per-turn
    for unit in &mut state.units {
        unit.spend_on(target);
    }
    for ship in &mut state.mine_mut().ships {
        ship.spend_on(target);
    }
}

/// Deals an attack's damage: first to the ships, what is left to the base.
fn strike(game: &Deckbuilding, state: &mut State, total: u16, log: &mut Log<Event>) {
    let needed: u16 = needed_by_all(game, state);
    if needed > total {
        // rule: attack/attacker-splits-damage-among-ships
        state.stack.push(Frame::Spread {
            left: total,
            ship: 0,
        });
        return;
    }
    // rule: attack/leftover-must-hit-the-base
    while let Some(ship) = state.theirs().ships.first() {
        let (card, amount) = (ship.card, needed_by(game, ship));
        damage_ship(game, state, card, amount, log);
    }
    let left = total - needed;
    if left > 0 {
        damage_base(game, state, left, log);
    }
}

fn needed_by_all(game: &Deckbuilding, state: &State) -> u16 {
    let ships = state.theirs().ships.iter();
    ships.map(|ship| u16::from(needed_by(game, ship))).sum()
}

/// The damage that destroys a ship.
pub(crate) fn needed_by(game: &Deckbuilding, ship: &InPlay) -> u8 {
    let hit_points = game.library.facts(ship.card).hit_points.unwrap_or(0);
    hit_points.saturating_sub(ship.damage)
}

/// What the attacker may deal to the ship asked about: not more than destroys it, and not so little
/// that the rest would find no ship.
pub(crate) fn spread_range(
    game: &Deckbuilding,
    state: &State,
    left: u16,
    ship: u8,
) -> Option<(CardId, u8, u8)> {
    let ships = &state.theirs().ships;
    let asked = ships.get(ship as usize)?;
    let behind = ships[ship as usize + 1..].iter();
    let behind: u16 = behind.map(|ship| u16::from(needed_by(game, ship))).sum();
    // rule: attack/no-overkill-on-ships
    let most = u16::from(needed_by(game, asked)).min(left);
    let least = left.saturating_sub(behind).min(most);
    Some((asked.card, least as u8, most as u8))
}

/// The amounts the attacker can deal to the ship asked about.
pub(crate) fn spread_choices(
    game: &Deckbuilding,
    state: &State,
    left: u16,
    ship: u8,
    out: &mut Vec<Choice>,
) {
    if let Some((card, least, most)) = spread_range(game, state, left, ship) {
        out.extend((least..=most).map(|amount| Choice::Assign(card, amount)));
    }
}

/// Deals damage to a ship of the opponent; destroys it if that is enough. Says whether it was.
pub(crate) fn damage_ship(
    game: &Deckbuilding,
    state: &mut State,
    card: CardId,
    amount: u8,
    log: &mut Log<Event>,
) -> bool {
    let player = state.active.foe();
    let Some(ship) = state
        .theirs_mut()
        .ships
        .iter_mut()
        .find(|ship| ship.card == card)
    else {
        return false;
    };
    let amount = amount.min(needed_by(game, ship));
    ship.damage += amount;
    // rule: attack/ship-destroyed-at-its-hit-points
    let destroyed = needed_by(game, ship) == 0;
    if amount > 0 {
        log.tell(state, || Event::ShipDamaged {
            player,
            card,
            amount,
        });
    }
    if destroyed {
        destroy_ship(state, card, log);
    }
    destroyed
}

/// Destroys a ship the opponent has in play: it goes to its owner's discard pile.
pub(crate) fn destroy_ship(state: &mut State, card: CardId, log: &mut Log<Event>) {
    let player = state.active.foe();
    let theirs = state.theirs_mut();
    theirs.ships.retain(|ship| ship.card != card);
    // rule: attack/destroyed-ship-goes-to-its-owner
    theirs.discard.push(card);
    log.tell(state, || Event::ShipDestroyed { player, card });
}

/// Deals damage to the enemy base; what destroys it beyond need is lost.
pub(crate) fn damage_base(
    game: &Deckbuilding,
    state: &mut State,
    amount: u16,
    log: &mut Log<Event>,
) {
    let player = state.active.foe();
    let Some(base) = state.theirs().base else {
        // rule: glossary-deal-damage/no-base-no-damage
        log.tell(state, || Event::DamageLost { amount });
        return;
    };
    let prevented = amount.min(u16::from(shield_left(game, state, base))) as u8;
    state.memory.shielded += prevented;
    let left = base_left(game, state, base);
    let amount = (amount - u16::from(prevented)).min(u16::from(left)) as u8;
    state.theirs_mut().damage += amount;
    log.tell(state, || Event::BaseDamaged {
        player,
        base,
        amount,
        prevented,
    });
    // rule: attack/base-destroyed-at-its-hit-points
    if amount == left {
        destroy_base(state, player, log);
    }
}

/// How much damage the enemy base can still prevent this turn.
fn shield_left(game: &Deckbuilding, state: &State, base: BaseId) -> u8 {
    match game.library.base_facts(base).ability {
        Lowered::While(Lasting::Shield(shield)) => shield.saturating_sub(state.memory.shielded),
        _ => 0,
    }
}

/// The damage that destroys the enemy base.
fn base_left(game: &Deckbuilding, state: &State, base: BaseId) -> u8 {
    let hit_points = game.library.base_facts(base).hit_points;
    hit_points.saturating_sub(state.theirs().damage)
}

/// Moves a destroyed base to the victory pile of its destroyer, who may have won by it.
fn destroy_base(state: &mut State, loser: Player, log: &mut Log<Event>) {
    let area = state.area_mut(loser);
    area.damage = 0;
    if let Some(base) = area.base.take() {
        // rule: attack/destroyed-base-goes-to-victory-pile
        state.area_mut(loser.foe()).victory.push(base);
        let turn = state.turn;
        log.tell(state, || Event::BaseDestroyed {
            player: loser,
            base,
            turn,
        });
        winning::check(state, log);
    }
}
