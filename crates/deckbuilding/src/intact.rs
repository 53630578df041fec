//! What holds of every position: every card lies in exactly one place. For tests and soaks.

use crate::Deckbuilding;
use crate::setup::{Mode, bases_of};
use crate::state::{CardId, FORCE_END, Phase, Player, ROW, State};

impl Deckbuilding {
    /// Checks that every card lies in exactly one place, and other things that always hold.
    pub fn check_intact(&self, state: &State) -> Result<(), String> {
        let mut seen = vec![0u8; self.library.card_count()];
        let mut see = |card: CardId| seen[card.0 as usize] += 1;
        for area in &state.players {
            area.deck.cards().for_each(&mut see);
            area.hand.cards().for_each(&mut see);
            area.discard.iter().copied().for_each(&mut see);
            area.ships.iter().for_each(|ship| see(ship.card));
        }
        state.units.iter().for_each(|unit| see(unit.card));
        state.row.iter().copied().for_each(&mut see);
        state.galaxy.cards().for_each(&mut see);
        state.galaxy_discard.iter().copied().for_each(&mut see);
        state.pilots.iter().copied().for_each(&mut see);
        state.exiled.iter().copied().for_each(&mut see);
        let dealt = !matches!(state.phase, Phase::PickBases(_));
        if let Some(card) = self
            .library
            .cards()
            .find(|card| dealt && seen[card.0 as usize] != 1)
        {
            let name = &self.library.card(card).id;
            let places = seen[card.0 as usize];
            return Err(format!("{name} lies in {places} places"));
        }
        check_hands(state)?;
        self.check_bases(state)?;
        self.check_bounds(state)
    }

    fn check_bases(&self, state: &State) -> Result<(), String> {
        for player in Player::BOTH {
            let area = state.area(player);
            let lost = state.area(player.foe()).victory.len();
            let count =
                usize::from(area.base.is_some()) + area.bases.len() + area.unpicked.len() + lost;
            let wanted = bases_of(&self.library, player)
                .filter(|&base| {
                    state.options.mode != Mode::Beginner || self.library.base_facts(base).beginner
                })
                .count();
            if count != wanted {
                return Err(format!("{} has {count} bases", player.name()));
            }
        }
        Ok(())
    }

    fn check_bounds(&self, state: &State) -> Result<(), String> {
        let over = matches!(state.phase, Phase::Over(_) | Phase::PickBases(_));
        let galaxy = state.galaxy.len() + state.galaxy_discard.len();
        if state.row.len() < ROW && galaxy > 0 && !over {
            return Err("the row has a gap".into());
        }
        if state.force > FORCE_END {
            return Err("the Force marker left its track".into());
        }
        for player in Player::BOTH {
            let area = state.area(player);
            let hit_points = area
                .base
                .map(|base| self.library.base_facts(base).hit_points);
            if area.damage > 0 && hit_points.is_none_or(|most| area.damage >= most) {
                return Err(format!("the base of the {} should be gone", player.name()));
            }
            for ship in &area.ships {
                let most = self.library.facts(ship.card).hit_points.unwrap_or(0);
                if ship.damage >= most {
                    return Err(format!(
                        "{} should be gone",
                        self.library.card(ship.card).id
                    ));
                }
            }
        }
        Ok(())
    }
}

/// In a hand what the opponent knows lies before what they do not: of alike cards it leaves first.
fn check_hands(state: &State) -> Result<(), String> {
    for player in Player::BOTH {
        let foe = state.seat(player.foe());
        let hand = state.area(player).hand.iter();
        if !hand.is_sorted_by_key(|card| !card.known.contains(foe)) {
            let name = player.name();
            return Err(format!(
                "a known card of the {name} lies behind an unknown one"
            ));
        }
    }
    Ok(())
}
