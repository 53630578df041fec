//! Movement of players.

mod common;

use common::{encounter_step, patrols, player, stage};
use outer_rim::content::Faction;
use outer_rim::scenario::{PlayerWords, Scenario};
use rulebook::rule;

fn jyn() -> PlayerWords {
    PlayerWords {
        ship: Some("yt-1300".into()),
        ..player("jyn-erso", "ryloth")
    }
}

#[test]
fn a_patrol_on_the_direct_way_is_flown_around() {
    // The example of the Learn to Play book: Jyn Erso from Ryloth to the Ring of Kafrene.
    rule!("movement/stop-at-patrol", "movement/route-is-free");
    let scenario = Scenario {
        players: vec![jyn(), PlayerWords::second()],
        patrols: patrols(&[(Faction::Imperial, 1, "ryloth-verge")]),
        ..Scenario::default()
    };
    let mut direct = stage(scenario.clone());
    direct.make_all(&["move", "fly ryloth-reach", "fly ryloth-verge"]);
    assert_eq!(direct.who(common::ONE).space, "ryloth-verge");
    assert!(
        !direct.offers("fly kafrene-approach"),
        "she must stop there"
    );

    let mut detour = stage(scenario);
    detour.make_all(&[
        "move",
        "fly ryloth-reach",
        "fly naboo-verge",
        "fly takodana-approach",
        "fly takodana-reach",
        "fly ring-of-kafrene",
    ]);
    assert_eq!(detour.who(common::ONE).space, "ring-of-kafrene");
}

#[test]
fn the_encounter_step_offers_space_and_contacts() {
    rule!("encounters/three-targets");
    let t = stage(encounter_step(vec![
        player("boba-fett", "tatooine"),
        PlayerWords::second(),
    ]));
    assert_eq!(
        t.offered(),
        ["space", "contact tatooine 1", "contact tatooine 2"]
    );
}
