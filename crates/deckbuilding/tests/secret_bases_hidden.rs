//! Secret Bases: the other side never learns more than it is shown.

use crate::common::{
    EMPIRE, EMPIRE_BASES, Play, REBEL, REBEL_BASES, game, ids, new_game, stage, words,
};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{BaseId, Choice, Deckbuilding, Event, Mode, Player, Setup};
use rulebook::rule;
use serde_json::{Value, json};
use tabletop::{AnyTable, Consent, Game, Lang, Picks, Seat, Seed, Table};

fn secret() -> Setup {
    Setup {
        mode: Mode::SecretBases,
        ..Setup::default()
    }
}

/// The Empire in the second seat.
fn secret_swapped() -> Setup {
    Setup {
        sides: vec![Player::Rebel, Player::Empire],
        ..secret()
    }
}

fn bases_of(player: Player) -> [&'static str; 9] {
    match player {
        Player::Empire => EMPIRE_BASES,
        Player::Rebel => REBEL_BASES,
    }
}

/// The four bases at these places of the box, and the five others.
fn split(player: Player, picks: [usize; 4]) -> (Vec<String>, Vec<String>) {
    let bases = bases_of(player).into_iter().map(String::from).enumerate();
    let (four, five): (Vec<_>, Vec<_>) = bases.partition(|(place, _)| picks.contains(place));
    let names = |bases: Vec<(usize, String)>| bases.into_iter().map(|(_, id)| id).collect();
    (names(four), names(five))
}

/// An area in which these four were picked.
fn picked(player: Player, picks: [usize; 4]) -> Area {
    let (four, five) = split(player, picks);
    Area {
        bases: Some(four),
        unpicked: five,
        ..Area::default()
    }
}

fn base(id: &str) -> BaseId {
    game().library().base_named(id).expect("a base of the box")
}

/// All that somebody at the table can perceive, seat or onlooker: the view, the table and the log
/// in words, who is asked what, and how many decisions were made so far.
fn perceived(t: &Play, viewer: Option<Seat>) -> Value {
    let decision = Table::decision(t, Lang::default());
    let asked = decision.map(|decision| json!([decision.seat, decision.prompt, decision.text]));
    let events = t.events().iter();
    let events: Vec<_> = events
        .filter_map(|event| t.game().redact(event, viewer))
        .collect();
    json!({
        "view": t.json(viewer),
        "board": AnyTable::board(&***t, viewer, Lang::default(), 100),
        "log": t.log(viewer),
        "events": events,
        "asked": asked,
        "decisions": t.position(),
    })
}

/// Picks for one side as said and for the other always the same, then passes some turns; gives what
/// the opponent and an onlooker perceived at every moment.
fn perceived_while_picking(setup: Setup, player: Player, picks: [usize; 4]) -> Vec<[Value; 2]> {
    let mut t = new_game(setup);
    let opponent = t
        .players(Lang::EN)
        .get(player.foe() as usize)
        .and_then(|player| player.seat);
    let (four, _) = split(player, picks);
    let (others, _) = split(player.foe(), [1, 3, 5, 7]);
    let order = match player {
        Player::Empire => four.into_iter().chain(others),
        Player::Rebel => others.into_iter().chain(four),
    };
    let mut moments = vec![[opponent, None].map(|viewer| perceived(&t, viewer))];
    for id in order {
        t.pick_base(&id);
        moments.push([opponent, None].map(|viewer| perceived(&t, viewer)));
    }
    for _ in 0..4 {
        t.end_turn();
        moments.push([opponent, None].map(|viewer| perceived(&t, viewer)));
    }
    moments
}

#[test]
fn the_opponent_perceives_the_same_whatever_is_picked() {
    rule!(
        "secret-bases/unpicked-bases-leave-unseen",
        "secret-bases/base-deck-stays-hidden"
    );
    for setup in [secret(), secret_swapped()] {
        for player in Player::BOTH {
            let first = perceived_while_picking(setup.clone(), player, [0, 1, 2, 3]);
            assert_eq!(first.len(), 1 + 8 + 4);
            for picks in [[5, 6, 7, 8], [0, 6, 7, 8], [0, 2, 4, 8], [1, 2, 5, 6]] {
                let other = perceived_while_picking(setup.clone(), player, picks);
                assert_eq!(other, first, "{player:?} {picks:?}");
            }
        }
    }
}

#[test]
fn a_picked_base_can_be_taken_back_and_only_how_many_are_picked_shows() {
    rule!("secret-bases/unpicked-bases-leave-unseen");
    let mut t = new_game(secret());
    for (number, id) in ["rodia", "coruscant", "endor"].into_iter().enumerate() {
        t.pick_base(id);
        let seen = &t.json(Some(REBEL))["players"][0];
        assert_eq!(seen["bases"], number + 1, "only how many");
        assert_eq!(seen["known_bases"], json!([]));
        assert_eq!(seen["known_unpicked"], json!([]));
        assert!(t.events().is_empty(), "nothing is told of what may change");
    }
    let mut table = (**t).clone();
    assert!(
        table.undo_since(EMPIRE, 2).free,
        "nobody has learned anything"
    );
    table
        .undo_to(EMPIRE, 2, Consent::NotAsked)
        .expect("it is free");
    for id in ["kessel", "corellia"] {
        let pick = Choice::PickBase(base(id));
        table.choose(EMPIRE, &pick).expect("it is open");
    }
    let four = ids(&["corellia", "kessel", "coruscant", "rodia"]);
    assert_eq!(t.game().words(table.state()).empire.bases, Some(four));
}

#[test]
fn only_the_picker_reads_in_the_log_what_was_picked_and_nobody_in_which_order() {
    rule!("secret-bases/base-deck-stays-hidden");
    let four = ["corellia", "kessel", "mustafar", "kafrene"];
    let told = |order: [usize; 4], viewer| {
        let mut t = new_game(secret());
        for place in order {
            t.pick_base(four[place]);
        }
        let told = t.events().iter().map(|event| {
            let event = t.game().redact(event, viewer);
            let Some(Event::BasePicked { base, player, .. }) = event else {
                panic!("{event:?}");
            };
            assert_eq!(player, Player::Empire);
            base
        });
        told.collect::<Vec<_>>()
    };
    for order in [[0, 1, 2, 3], [3, 0, 2, 1]] {
        let all = four.map(|id| Some(base(id)));
        assert_eq!(told(order, Some(EMPIRE)), all);
        assert_eq!(told(order, Some(REBEL)), [None; 4]);
        assert_eq!(told(order, None), [None; 4]);
    }
}

fn ids_in(bases: &Value) -> Vec<String> {
    let bases = bases.as_array().into_iter().flatten();
    let ids = bases.map(|base| base["id"].as_str().unwrap_or_default().to_string());
    ids.collect()
}

#[test]
fn the_owner_knows_what_was_picked_and_what_was_left_out() {
    rule!("secret-bases/unpicked-bases-leave-unseen");
    let t = stage(Scenario {
        setup: secret(),
        empire: picked(Player::Empire, [0, 2, 4, 8]),
        rebel: picked(Player::Rebel, [0, 1, 2, 3]),
        ..Scenario::default()
    });
    let (four, five) = split(Player::Empire, [0, 2, 4, 8]);
    let own = t.json(Some(EMPIRE))["players"][0].clone();
    assert_eq!(ids_in(&own["known_bases"]), four);
    assert_eq!(ids_in(&own["known_unpicked"]), five);
    for viewer in [Some(REBEL), None] {
        let seen = t.json(viewer)["players"][0].clone();
        assert_eq!(seen["bases"], 4);
        assert!(ids_in(&seen["known_bases"]).is_empty());
        assert!(ids_in(&seen["known_unpicked"]).is_empty());
    }
}

/// The Rebels are about to destroy Lothal; the Empire has picked these four.
fn lothal_falls(picks: [usize; 4]) -> Play {
    stage(Scenario {
        setup: secret(),
        active: Player::Rebel,
        units: words(&["rebel-trooper"]),
        empire: Area {
            damage: 6,
            ..picked(Player::Empire, picks)
        },
        rebel: picked(Player::Rebel, [0, 1, 2, 3]),
        ..Scenario::default()
    })
}

#[test]
fn a_new_base_is_chosen_among_the_four_and_only_it_is_shown() {
    rule!("secret-bases/base-deck-stays-hidden");
    let mut t = lothal_falls([0, 4, 6, 7]);
    t.commit("rebel-trooper").resolve().end_turn();
    assert_eq!(t.decider(), EMPIRE);
    assert_eq!(
        t.offered(),
        [
            "reveal corellia",
            "reveal ord-mantell",
            "reveal death-star",
            "reveal endor"
        ]
    );
    t.reveal("endor");
    for viewer in [Some(REBEL), None] {
        let view = t.json(viewer);
        let seen = &view["players"][0];
        assert_eq!(
            (&seen["base"]["id"], &seen["bases"]),
            (&"endor".into(), &3.into())
        );
        let text = view.to_string();
        for id in EMPIRE_BASES.iter().filter(|&&id| id != "endor") {
            assert!(!text.contains(&format!("{id:?}")), "{id}");
        }
    }
}

#[test]
fn the_opponent_perceives_the_same_whichever_bases_lie_beneath() {
    rule!("secret-bases/base-deck-stays-hidden");
    let story = |picks| {
        let mut t = lothal_falls(picks);
        let mut moments = Vec::new();
        let mut note = |t: &Play| moments.push([Some(REBEL), None].map(|v| perceived(t, v)));
        note(&t);
        t.commit("rebel-trooper").resolve();
        note(&t);
        t.end_turn();
        note(&t);
        t.reveal("endor");
        note(&t);
        t.end_turn();
        note(&t);
        moments
    };
    // Endor is the eighth of the box; what else was picked must not show.
    let first = story([0, 1, 2, 7]);
    for picks in [[3, 4, 5, 7], [5, 6, 7, 8], [0, 6, 7, 8]] {
        assert_eq!(story(picks), first, "{picks:?}");
    }
}

#[test]
fn the_last_base_is_revealed_without_asking_whichever_it_is() {
    rule!("secret-bases/base-deck-stays-hidden");
    for last in ["corellia", "coruscant", "death-star", "endor", "rodia"] {
        let fallen = ["kessel", "mustafar", "kafrene"];
        let unpicked = EMPIRE_BASES.into_iter();
        let unpicked = unpicked.filter(|id| *id != last && !fallen.contains(id));
        let mut t = stage(Scenario {
            setup: Setup {
                goal: Some(5),
                ..secret()
            },
            active: Player::Rebel,
            units: words(&["rebel-trooper"]),
            empire: Area {
                damage: 6,
                bases: Some(ids(&[last])),
                unpicked: unpicked.map(String::from).collect(),
                ..Area::default()
            },
            rebel: Area {
                victory: ids(&fallen),
                ..picked(Player::Rebel, [0, 1, 2, 3])
            },
            ..Scenario::default()
        });
        t.commit("rebel-trooper").resolve();
        assert!(
            !t.json(Some(REBEL))
                .to_string()
                .contains(&format!("{last:?}"))
        );
        t.end_turn();
        assert_eq!(t.json(Some(REBEL))["players"][0]["base"]["id"], last);
        assert!(t.offered_that("reveal").is_empty());
    }
}

/// Whether some `base` in a message is one of these numbers.
fn names_base(message: &Value, hidden: &[Value]) -> bool {
    match message {
        Value::Object(fields) => fields.iter().any(|(key, value)| {
            (key == "base" && hidden.contains(value)) || names_base(value, hidden)
        }),
        Value::Array(values) => values.iter().any(|value| names_base(value, hidden)),
        _ => false,
    }
}

/// Neither the opponent nor an onlooker reads one of a player's hidden bases in a view.
fn check_views(table: &Table<Deckbuilding>, seats: [Seat; 2]) {
    for player in Player::BOTH {
        let (hidden, numbers) = hidden_bases(table, player);
        let own = json!(table.view(Some(seats[player as usize]))).to_string();
        assert!(hidden.iter().all(|id| own.contains(&format!("{id:?}"))));
        for viewer in [Some(seats[player.foe() as usize]), None] {
            let view = json!(table.view(viewer));
            let text = view.to_string();
            let leak = hidden.iter().find(|id| text.contains(&format!("{id:?}")));
            assert_eq!(leak, None, "in the view of {viewer:?}");
            assert!(!names_base(&view, &numbers), "in the view of {viewer:?}");
        }
    }
}

/// Nor in what is told of a step.
fn check_events(table: &Table<Deckbuilding>, seats: [Seat; 2], events: &[Event]) {
    for player in Player::BOTH {
        let (_, numbers) = hidden_bases(table, player);
        for viewer in [Some(seats[player.foe() as usize]), None] {
            for event in events {
                let event = json!(table.game().redact(event, viewer));
                assert!(!names_base(&event, &numbers), "{event} to {viewer:?}");
            }
        }
    }
}

/// A player's bases that lie facedown, in the game or out of it: their ids and numbers.
fn hidden_bases(table: &Table<Deckbuilding>, player: Player) -> (Vec<String>, Vec<Value>) {
    let words = table.game().words(table.state());
    let area = match player {
        Player::Empire => words.empire,
        Player::Rebel => words.rebel,
    };
    let facedown = area.bases.into_iter().flatten();
    let hidden: Vec<String> = facedown.chain(area.unpicked).collect();
    let numbers = hidden.iter().map(|id| json!(base(id))).collect();
    (hidden, numbers)
}

#[test]
fn in_whole_games_nobody_reads_a_hidden_base_anywhere() {
    rule!(
        "secret-bases/unpicked-bases-leave-unseen",
        "secret-bases/base-deck-stays-hidden"
    );
    let sides = [
        (secret(), [EMPIRE, REBEL]),
        (secret_swapped(), [REBEL, EMPIRE]),
    ];
    for (number, (setup, seats)) in sides.into_iter().cycle().take(6).enumerate() {
        let goal = Some(5);
        let seed = Seed::from_number(number as u64);
        let setup = Setup { goal, ..setup };
        let (mut table, opening) = Table::new(game(), setup, seed).expect("a game");
        assert!(
            opening.happened.is_empty(),
            "nothing happens before the picks"
        );
        let mut picks = Picks::new(seed);
        let mut revealed = 0;
        while let Some(decision) = table.decision(Lang::default()) {
            let choice = decision.choices[picks.below(decision.choices.len())].choice;
            let step = table.choose(decision.seat, &choice).expect("it was listed");
            check_events(&table, seats, &step.events().copied().collect::<Vec<_>>());
            let about_bases = |event: &Event| {
                matches!(
                    event,
                    Event::BasePicked { .. }
                        | Event::BaseDestroyed { .. }
                        | Event::BaseRevealed { .. }
                        | Event::TurnBegan { .. }
                )
            };
            // A view costs more than the step itself: whenever bases are about, and now and then.
            if step.events().any(about_bases) || table.position() % 16 == 0 {
                check_views(&table, seats);
            }
            let reveals = |event: &&Event| matches!(event, Event::BaseRevealed { .. });
            revealed += step.events().filter(reveals).count();
        }
        assert!(revealed >= 4, "bases fell and were replaced: {revealed}");
    }
}
