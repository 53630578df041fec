//! The values of a player: printed ones, bonuses, skills; Appendix 2, "Gain +X".

use crate::OuterRim;
use crate::content::{ConstantFacts, Moments, Perk, SideFacts, Skill, Value};
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

    /// What a side adds at times.
    pub(crate) fn at_times(&self, side: &SideFacts) -> &[ConstantFacts] {
        let range = usize::from(side.constants.start)..usize::from(side.constants.end);
        self.library.constants.get(range).unwrap_or_default()
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
                n * u8::from(self.holds(state, player, given))
            }
            ConstantFacts::PlusPer(of, n, sieve) if *of == value => {
                n * self.count(state, player, self.library.program.sieve(*sieve))
            }
            _ => 0,
        };
        let bonuses = self.sides(state, player).map(|side| {
            let at_times = self.at_times(side).iter().map(bonus);
            side.plus[value as usize] + at_times.sum::<u8>()
        });
        printed.unwrap_or(0) + bonuses.sum::<u8>()
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

    /// Whether something spares a player this.
    pub(crate) fn has_perk(&self, state: &State, player: PlayerId, perk: Perk) -> bool {
        self.sides(state, player).any(|side| side.has(perk))
    }

    /// The moments a player's abilities wait for, and the secrets they may have by what all know.
    pub(crate) fn moments(&self, state: &State, player: PlayerId) -> Moments {
        let sides = self.sides(state, player).map(|side| side.moments);
        sides.fold(self.secret_moments(state, player), Moments::and)
    }

    /// The moments of the secrets a player may have by what all know.
    pub(crate) fn secret_moments(&self, state: &State, player: PlayerId) -> Moments {
        let secrets = state.area(player).secrets.iter();
        let moments = secrets.map(|secret| self.library.card(secret.card).secret_moments);
        moments.fold(Moments::NONE, Moments::and)
    }
}
