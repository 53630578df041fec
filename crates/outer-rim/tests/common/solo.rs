//! The single-player game on stage: the rival takes its turn after mine.

use super::{OnStage, encounters, game, player, stage, words};
use outer_rim::scenario::{PlayerWords, RivalWords, Scenario, StepWord};
use outer_rim::{Event, State};
use std::collections::BTreeSet;
use tabletop::{Game, Seed, Table};

/// The rival: Doctor Aphra in a G9 Rigger, who moves 6 spaces and has one slot for each kind.
pub(crate) fn rival(space: &str) -> PlayerWords {
    PlayerWords {
        ship: Some("g9-rigger".into()),
        ..player("doctor-aphra", space)
    }
}

/// The rival with assets.
pub(crate) fn rival_with(space: &str, assets: &[&str]) -> PlayerWords {
    PlayerWords {
        assets: words(assets),
        ..rival(space)
    }
}

/// I am about to end my turn on Takodana; this AI card comes next.
pub(crate) fn before(card: &str, rival: PlayerWords) -> Scenario {
    Scenario {
        step: StepWord::Encounter,
        players: vec![player("boba-fett", "takodana"), rival],
        encounters: encounters(&[("kafrene-takodana", &["kafrene-1"])]),
        rival: Some(RivalWords {
            player: 1,
            deck: words(&[card]),
        }),
        ..Scenario::default()
    }
}

/// Ends my turn; the rival has taken its own.
#[track_caller]
pub(crate) fn after(scenario: Scenario) -> OnStage {
    let mut t = stage(scenario);
    t.make("space");
    t
}

/// The same under many seeds: all that was found afterwards.
pub(crate) fn all_after<T: Ord>(scenario: &Scenario, look: impl Fn(&Scenario) -> T) -> BTreeSet<T> {
    each_after(scenario, 40, look).into_iter().collect()
}

/// The same under so many seeds: what was found after each of them.
pub(crate) fn each_after<T>(
    scenario: &Scenario,
    seeds: u64,
    look: impl Fn(&Scenario) -> T,
) -> Vec<T> {
    let base = game();
    let game = base.for_scenario(scenario).unwrap().unwrap_or(base);
    let found = (0..seeds).map(|number| {
        let seed = Seed::from_number(number);
        let mut table = Table::stage(game.clone(), scenario.clone(), seed).unwrap();
        let decision = table.decision(tabletop::Lang::EN).unwrap();
        let space = decision.choices.iter().map(|choice| choice.choice);
        let space = space
            .into_iter()
            .find(|choice| game.short(table.state(), choice) == "space");
        table.choose(decision.seat, &space.unwrap()).unwrap();
        look(&game.words(table.state()))
    });
    found.collect()
}

/// The goal tokens on the map.
pub(crate) fn goals(state: &State) -> Vec<String> {
    let view = game().view(state, None);
    let goals = view.rivals[0].goals.clone();
    let name = |space: &outer_rim::SpaceId| {
        let spaces = game().library().content().tiles.clone();
        let mut spaces = spaces.into_iter().flat_map(|tile| tile.spaces);
        spaces.nth(u32::from(*space) as usize).unwrap().id
    };
    goals.iter().map(name).collect()
}

impl OnStage {
    /// The bullets of the AI card in short: `action 2` if carried out, `action 2 NoPlanet` if not.
    pub(crate) fn bullets(&self) -> Vec<String> {
        let bullets = self.events().iter().filter_map(|event| match event {
            Event::AiBullet {
                section,
                bullet,
                spared,
                ..
            } => {
                let place = format!("{section:?} {}", bullet + 1).to_lowercase();
                Some(match spared {
                    None => place,
                    Some(why) => format!("{place} {why:?}"),
                })
            }
            _ => None,
        });
        bullets.collect()
    }

    /// The AI deck from the top.
    pub(crate) fn ai_deck(&self) -> Vec<String> {
        super::ids(&self.words().rival.unwrap().deck)
    }
}
