//! The values of a player: printed ones, bonuses, skills; Appendix 2, "Gain +X".

use crate::OuterRim;
use crate::content::{ConstantFacts, Home, Moments, Perk, SideFacts, Skill, Sum, Value};
use crate::script::{self, Sieve};
use crate::state::{CardId, Favor, Held, PlayerArea, PlayerId, ShipId, State};

/// What a player's character, ship and assets do.
pub(crate) fn sides<'g>(
    game: &'g OuterRim,
    state: &State,
    player: PlayerId,
) -> impl Iterator<Item = &'g SideFacts> {
    // rule: crew-bounties/own-crew-gives-no-help
    let without = state.combat.as_ref().and_then(|combat| combat.without);
    sides_of(game, state.area(player), without)
}

/// What a character and a ship do.
pub(crate) fn own_sides<'g>(
    game: &'g OuterRim,
    area: &PlayerArea,
) -> impl Iterator<Item = &'g SideFacts> {
    let character = area.character.map(|one| &game.library.character(one).sides);
    let back = usize::from(area.flipped) + 1;
    let character = character
        .into_iter()
        .flat_map(move |sides| [&sides[0], &sides[back]]);
    let flipped = usize::from(area.ship_flipped);
    let ship = area.ship.map(|one| &game.library.ship(one).sides);
    let ship = ship.into_iter().map(move |sides| &sides[flipped]);
    character.chain(ship)
}

fn sides_of<'g>(
    game: &'g OuterRim,
    area: &PlayerArea,
    without: Option<CardId>,
) -> impl Iterator<Item = &'g SideFacts> {
    let assets = area
        .assets
        .iter()
        .filter(move |held| Some(held.card) != without);
    let assets = assets.filter_map(|held| game.library.asset(held.card));
    own_sides(game, area).chain(assets.map(|asset| &asset.side))
}

/// The constants of one side.
pub(crate) fn constants_of<'g>(game: &'g OuterRim, side: &SideFacts) -> &'g [ConstantFacts] {
    let range = usize::from(side.constants.start)..usize::from(side.constants.end);
    game.library.constants.get(range).unwrap_or_default()
}

/// What it all adds up to.
pub(crate) fn added_up(game: &OuterRim, state: &State, player: PlayerId) -> Sum {
    sum_of(state, player, sides_of(game, state.area(player), None))
}

fn sum_of<'a>(state: &State, player: PlayerId, sides: impl Iterator<Item = &'a SideFacts>) -> Sum {
    let sum = sides.fold(Sum::default(), |sum, side| sum.and(&side.sum));
    // rule: solo-cards/value-increases-do-count, solo-cards/no-price-or-dice-abilities
    match state.is_rival(player) {
        true => sum.values_only(),
        false => sum,
    }
}

/// To be called whenever character, ship or assets of a player changed.
pub(crate) fn add_up(game: &OuterRim, state: &mut State, player: PlayerId) {
    state.area_mut(player).sum = added_up(game, state, player);
    state.unsettled = true;
}

/// What helps a player now.
fn help(game: &OuterRim, state: &State, player: PlayerId) -> Sum {
    match state.combat.as_ref().and_then(|combat| combat.without) {
        None => state.area(player).sum,
        Some(_) => sum_of(state, player, sides(game, state, player)),
    }
}

/// What is added to the sum of a player at times.
pub(crate) fn at_times(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    bonus: impl Fn(&ConstantFacts) -> u8,
) -> u8 {
    if !state.area(player).sum.at_times {
        return 0;
    }
    let sides = sides(game, state, player);
    let bonuses = sides.flat_map(|side| constants_of(game, side));
    bonuses.map(bonus).sum()
}

/// Whether fame, a value or a goal of a player may be another where they or others are elsewhere.
pub(crate) fn hang_on_conditions(game: &OuterRim, state: &State, player: PlayerId) -> bool {
    let given = at_times(game, state, player, |constant| match constant {
        ConstantFacts::Fame(..) | ConstantFacts::Plus(..) => 1,
        ConstantFacts::PlusPer(..)
        | ConstantFacts::FameForCredits(_)
        | ConstantFacts::Reward { .. } => 0,
    });
    given > 0 || state.area(player).ambition.sheet.is_some()
}

/// A value of a player with all bonuses.
pub(crate) fn value(game: &OuterRim, state: &State, player: PlayerId, value: Value) -> u8 {
    // rule: combat-abilities/plus-x-adds-up
    let more = at_times(game, state, player, |constant| match constant {
        ConstantFacts::Plus(of, n, given) if *of == value => {
            n * u8::from(script::holds(game, state, player, given))
        }
        ConstantFacts::PlusPer(of, n, sieve) if *of == value => {
            n * count(game, state, player, game.library.program.sieve(*sieve))
        }
        _ => 0,
    });
    // rule: favors/shortcut-adds-hyperdrive
    let shortcut =
        value == Value::Hyperdrive && state.favors.received(player) == Some(Favor::Shortcut);
    help(game, state, player).values[value as usize] + more + u8::from(shortcut)
}

/// The dice a player would roll in the next combat of their character or ship.
pub(crate) fn combat_dice(game: &OuterRim, state: &State, player: PlayerId, value: Value) -> u8 {
    let strategy = state.favors.unused(player) == Some(Favor::CombatStrategy);
    self::value(game, state, player, value) + u8::from(strategy)
}

/// How often a player would have a skill in the next test they make.
pub(crate) fn test_level(game: &OuterRim, state: &State, player: PlayerId, tested: Skill) -> u8 {
    let advice = state.favors.unused(player) == Some(Favor::Advice(tested));
    skill(game, state, player, tested) + u8::from(advice)
}

/// How often a player has a skill.
pub(crate) fn skill(game: &OuterRim, state: &State, player: PlayerId, skill: Skill) -> u8 {
    // rule: skills/on-characters-and-crew
    help(game, state, player).skills[skill as usize]
}

/// How many different skills a player has.
pub(crate) fn different_skills(game: &OuterRim, state: &State, player: PlayerId) -> u8 {
    let skills = help(game, state, player).skills;
    skills.iter().filter(|&&times| times > 0).count() as u8
}

/// Puts an asset before a player.
pub(crate) fn give_asset(game: &OuterRim, state: &mut State, player: PlayerId, held: Held) {
    state.area_mut(player).assets.push(held);
    add_up(game, state, player);
}

/// Gives a player a ship, with its goal to strive for; the one they had.
pub(crate) fn give_ship(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    ship: ShipId,
) -> Option<ShipId> {
    let area = state.area_mut(player);
    area.ship_flipped = false;
    let before = area.ship.replace(ship);
    add_up(game, state, player);
    before
}

/// How many assets of a kind a player has.
pub(crate) fn count(game: &OuterRim, state: &State, player: PlayerId, sieve: Sieve) -> u8 {
    let assets = state.area(player).assets.iter();
    assets.filter(|held| passes(game, held.card, sieve)).count() as u8
}

/// The assets of a player that are of a kind.
pub(crate) fn matching(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    sieve: Sieve,
) -> impl Iterator<Item = CardId> {
    let assets = state.area(player).assets.iter();
    let cards = assets.map(|held| held.card);
    cards.filter(move |&card| passes(game, card, sieve))
}

/// Whether an asset is of a kind.
fn passes(game: &OuterRim, card: CardId, sieve: Sieve) -> bool {
    let facts = game.library.card(card);
    let Some(asset) = &facts.asset else {
        return false;
    };
    sieve.kinds & (1 << asset.kind as u8) != 0
        && sieve.with.is_none_or(|one| asset.has_trait(one))
        && sieve
            .at_most
            .is_none_or(|most| asset.cost.is_some_and(|cost| cost <= most))
        && (!sieve.droid || asset.droid)
        && sieve
            .printed
            .is_none_or(|printed| facts.printed.0 == printed)
        && sieve
            .deck
            .is_none_or(|deck| facts.home == Home::Market(deck))
}

/// Whether something spares a player this.
pub(crate) fn has_perk(game: &OuterRim, state: &State, player: PlayerId, perk: Perk) -> bool {
    help(game, state, player).has(perk)
}

/// The moments a player's abilities wait for, and the secrets they may have by what all know.
pub(crate) fn moments(game: &OuterRim, state: &State, player: PlayerId) -> Moments {
    let own = state.area(player).sum.moments;
    own.and(secret_moments(game, state, player))
}

/// The moments of the secrets a player may have by what all know.
pub(crate) fn secret_moments(game: &OuterRim, state: &State, player: PlayerId) -> Moments {
    let secrets = state.area(player).secrets.iter();
    let moments = secrets.map(|secret| game.library.card(secret.card).secret_moments);
    moments.fold(Moments::NONE, Moments::and)
}
