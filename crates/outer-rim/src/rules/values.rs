//! The values of a player: printed ones, bonuses, skills; Appendix 2, "Gain +X".

use crate::OuterRim;
use crate::content::{ConstantFacts, SideFacts, Skill, Value};
use crate::script::Sieve;
use crate::state::{CardId, PlayerId, State};

impl OuterRim {
    /// What a player's character, ship and assets do.
    pub(crate) fn sides(
        &self,
        state: &State,
        player: PlayerId,
    ) -> impl Iterator<Item = &SideFacts> {
        let area = state.area(player);
        let character = area.character.map(|one| &self.library.character(one).sides);
        let back = usize::from(area.flipped) + 1;
        let character = character
            .into_iter()
            .flat_map(move |sides| [&sides[0], &sides[back]]);
        let ship = area.ship.map(|one| &self.library.ship(one).sides);
        let ship = ship
            .into_iter()
            .map(move |sides| &sides[usize::from(area.ship_flipped)]);
        let without = state.combat.and_then(|combat| combat.without);
        let assets = area
            .assets
            .iter()
            .filter(move |held| Some(held.card) != without);
        let assets = assets.filter_map(|held| self.library.asset(held.card));
        character.chain(ship).chain(assets.map(|asset| &asset.side))
    }

    /// The constants of a player.
    pub(crate) fn constants(
        &self,
        state: &State,
        player: PlayerId,
    ) -> impl Iterator<Item = &ConstantFacts> {
        // rule: solo-cards/value-increases-do-count, solo-cards/no-price-or-dice-abilities
        let all = !state.is_rival(player);
        let constants = self.sides(state, player).flat_map(|side| {
            let range = usize::from(side.constants.start)..usize::from(side.constants.end);
            self.library.constants.get(range).unwrap_or_default()
        });
        constants.filter(move |constant| {
            let raises = matches!(
                constant,
                ConstantFacts::Plus(..) | ConstantFacts::PlusPer(..)
            );
            all || raises
        })
    }

    /// A value of a player with all bonuses.
    pub(crate) fn value(&self, state: &State, player: PlayerId, value: Value) -> u8 {
        // rule: combat-abilities/plus-x-adds-up
        let area = state.area(player);
        let character = area.character.map(|one| self.library.character(one));
        let ship = area.ship.map(|one| self.library.ship(one));
        let printed = match value {
            Value::Ground => character.map(|one| one.ground),
            Value::Health => character.map(|one| one.health),
            Value::ShipCombat => ship.map(|one| one.combat[usize::from(area.ship_flipped)]),
            Value::Hull => ship.map(|one| one.hull),
            Value::Hyperdrive => ship.map(|one| one.hyperdrive),
        };
        let bonus = |constant: &ConstantFacts| match constant {
            ConstantFacts::Plus(of, n, given) if *of == value => {
                let holds = given
                    .as_ref()
                    .is_none_or(|given| self.holds(state, player, given));
                if holds { *n } else { 0 }
            }
            ConstantFacts::PlusPer(of, n, sieve) if *of == value => {
                n * self.count(state, player, self.library.program.sieve(*sieve))
            }
            _ => 0,
        };
        let bonuses: u8 = self.constants(state, player).map(bonus).sum();
        printed.unwrap_or(0) + bonuses
    }

    /// How often a player has a skill.
    pub(crate) fn skill(&self, state: &State, player: PlayerId, skill: Skill) -> u8 {
        // rule: skills/on-characters-and-crew, crew-bounties/own-crew-gives-no-help
        let area = state.area(player);
        let own = area
            .character
            .map_or(0, |one| self.library.character(one).skills[skill as usize]);
        let without = state.combat.and_then(|combat| combat.without);
        let crew = area.assets.iter().filter(|held| Some(held.card) != without);
        let crew = crew.filter_map(|held| self.library.asset(held.card));
        own + crew.map(|crew| crew.skills[skill as usize]).sum::<u8>()
    }

    /// How many assets of a kind a player has.
    pub(crate) fn count(&self, state: &State, player: PlayerId, sieve: Sieve) -> u8 {
        let assets = state.area(player).assets.iter();
        assets.filter(|held| self.passes(held.card, sieve)).count() as u8
    }

    /// Whether an asset is of a kind.
    pub(crate) fn passes(&self, card: CardId, sieve: Sieve) -> bool {
        let facts = self.library.card(card);
        let Some(asset) = &facts.asset else {
            return false;
        };
        sieve.kinds & (1 << asset.kind as u8) != 0
            && sieve.with.is_none_or(|one| asset.has_trait(one))
            && (!sieve.droid || asset.droid)
            && sieve
                .printed
                .is_none_or(|printed| facts.printed.0 == printed)
    }

    /// Whether a player has such a constant.
    pub(crate) fn has_constant(
        &self,
        state: &State,
        player: PlayerId,
        wanted: impl Fn(&ConstantFacts) -> bool,
    ) -> bool {
        self.constants(state, player).any(wanted)
    }
}
