//! Hidden information: facedown bases.

use crate::common::{EMPIRE, Play, REBEL, ids, new_game, stage};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Event, Mode, Setup};
use rulebook::rule;
use serde_json::Value;
use tabletop::Game;

const NOTHING: [&str; 0] = [];

fn id_list(bases: &Value) -> Vec<String> {
    let bases = bases.as_array().unwrap().iter();
    let mut ids: Vec<String> = bases
        .map(|base| base["id"].as_str().unwrap().into())
        .collect();
    ids.sort();
    ids
}

#[test]
fn the_opponents_facedown_bases_are_not_named() {
    rule!("setup/starting-base-open-others-facedown");
    let t = new_game(Setup::default());
    let empire = ["corellia", "coruscant", "death-star", "endor"];
    for (viewer, known) in [
        (Some(EMPIRE), &empire[..]),
        (Some(REBEL), &NOTHING[..]),
        (None, &NOTHING[..]),
    ] {
        let area = &t.json(viewer)["players"][0];
        assert_eq!(area["base"]["id"], "lothal", "open");
        assert_eq!(area["bases"], 4);
        assert_eq!(id_list(&area["known_bases"]), known);
    }
}

#[test]
fn secret_bases_stay_secret() {
    rule!(
        "secret-bases/unpicked-bases-leave-unseen",
        "secret-bases/base-deck-stays-hidden"
    );
    let mut t = new_game(Setup {
        mode: Mode::SecretBases,
        ..Setup::default()
    });
    for base in ["corellia", "kessel", "mustafar", "endor"] {
        t.pick_base(base);
    }
    let named = |t: &Play, viewer| {
        let told = t.events().iter().filter_map(|e| t.game().redact(e, viewer));
        told.filter(|event| matches!(event, Event::BasePicked { base: Some(_), .. }))
            .count()
    };
    assert_eq!(named(&t, Some(EMPIRE)), 4);
    assert_eq!(
        named(&t, Some(REBEL)),
        0,
        "that bases were picked, not which"
    );
    assert_eq!(named(&t, None), 0);
    for base in ["mon-cala", "dagobah", "hoth", "yavin-4"] {
        t.pick_base(base);
    }
    let seen = |t: &Play, viewer| {
        let area = t.json(viewer)["players"][0].clone();
        (
            id_list(&area["known_bases"]),
            id_list(&area["known_unpicked"]).len(),
            area["bases"].clone(),
        )
    };
    let picked = ids(&["corellia", "endor", "kessel", "mustafar"]);
    assert_eq!(seen(&t, Some(EMPIRE)), (picked, 5, 4.into()));
    assert_eq!(seen(&t, Some(REBEL)), (vec![], 0, 4.into()));
    assert_eq!(seen(&t, None), (vec![], 0, 4.into()));
}

#[test]
fn a_revealed_base_betrays_no_other() {
    rule!("secret-bases/base-deck-stays-hidden");
    let mut t = stage(Scenario {
        setup: Setup {
            mode: Mode::SecretBases,
            ..Setup::default()
        },
        turn_begins: true,
        empire: Area {
            base: None,
            bases: Some(ids(&["kessel", "mustafar", "endor"])),
            unpicked: ids(&[
                "corellia",
                "coruscant",
                "death-star",
                "kafrene",
                "ord-mantell",
                "rodia",
            ]),
            ..Area::default()
        },
        rebel: Area {
            bases: Some(ids(&["hoth", "sullust", "yavin-4", "jedha"])),
            unpicked: ids(&["mon-cala", "dagobah", "alderaan", "bespin", "tatooine"]),
            victory: ids(&["lothal"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    let mut offered = t.offered();
    offered.sort();
    assert_eq!(
        offered,
        ["reveal endor", "reveal kessel", "reveal mustafar"]
    );
    t.reveal("endor");
    let area = t.json(Some(REBEL))["players"][0].clone();
    assert_eq!(area["base"]["id"], "endor");
    assert_eq!(
        (id_list(&area["known_bases"]), &area["bases"]),
        (vec![], &2.into())
    );
    assert_eq!(id_list(&area["known_unpicked"]), NOTHING);
}
