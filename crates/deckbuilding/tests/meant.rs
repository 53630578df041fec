//! What a client draws without knowing a rule: which cards a choice stands for, whom to send, how to
//! split, and what a fact is about.

use crate::common::{Play, damaged, full_row, game, hand, stage, with_base, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{CardId, Choice, Deckbuilding, Player, Setup, State, Target};
use serde_json::{Value, json};
use tabletop::{Amount, Described, Fate, Game as _, Lang, Log, On, Seed};

/// Choices with what they say of themselves.
fn described(game: &Deckbuilding, state: &State) -> Vec<(Choice, Described)> {
    let mut choices = Vec::new();
    game.choices(state, &mut choices);
    let choices = choices.into_iter();
    choices
        .map(|choice| (choice, game.describe(state, &choice, Lang::EN)))
        .collect()
}

/// The id of what is printed on a card that is drawn somewhere, and its number.
fn card_at(on: &On) -> (String, CardId) {
    let On::Card(key) = on else {
        panic!("{on:?} is no card");
    };
    let (id, number) = key.split_once('#').expect("a number");
    (id.into(), serde_json::from_str(number).expect("a number"))
}

/// Whom the first proposal sends against a target, by name and how many of them.
fn proposed(t: &Play, target: &str) -> Vec<(String, u8)> {
    let library = t.game().library();
    let is_meant = |aim: Target| match aim {
        Target::Base => target == "base",
        Target::Row(card) => library.card(card).id == target,
    };
    let all = described(t.game(), t.state()).into_iter();
    all.filter_map(|(choice, said)| match choice {
        Choice::Commit(card, aim) if is_meant(aim) && said.proposed > 0 => {
            Some((library.card(card).id.clone(), said.proposed))
        }
        _ => None,
    })
    .collect()
}

fn sent(names: &[(&str, u8)]) -> Vec<(String, u8)> {
    names.iter().map(|&(id, n)| (id.to_string(), n)).collect()
}

/// Two Stormtroopers of 2, a Death Trooper of 3 and an AT-AT of 6.
fn company(row: &[&str]) -> Play {
    stage(Scenario {
        units: words(&["stormtrooper", "stormtrooper", "death-trooper", "at-at"]),
        row: full_row(row),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    })
}

#[test]
fn against_a_base_everybody_is_proposed_who_adds_something() {
    let t = stage(Scenario {
        units: words(&["stormtrooper", "stormtrooper", "imperial-shuttle", "at-at"]),
        ..Scenario::default()
    });
    assert_eq!(
        proposed(&t, "base"),
        sent(&[("stormtrooper", 2), ("at-at", 1)])
    );
}

#[test]
fn against_the_row_those_are_proposed_who_are_enough_and_waste_least() {
    let mut t = company(&["x-wing", "luke-skywalker"]);
    assert_eq!(proposed(&t, "x-wing"), sent(&[("death-trooper", 1)]));
    t.commit_to("stormtrooper", "x-wing");
    // One is lacking now: the other Stormtrooper wastes less than the Death Trooper.
    assert_eq!(proposed(&t, "x-wing"), sent(&[("stormtrooper", 1)]));
    // Luke takes eight: the AT-AT and a Stormtrooper are exactly that.
    let all = sent(&[("stormtrooper", 1), ("at-at", 1)]);
    assert_eq!(proposed(&t, "luke-skywalker"), all);
}

#[test]
fn an_attack_that_cannot_be_enough_is_proposed_with_all() {
    let t = stage(Scenario {
        units: words(&["stormtrooper", "stormtrooper"]),
        row: full_row(&["luke-skywalker"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    assert_eq!(proposed(&t, "luke-skywalker"), sent(&[("stormtrooper", 2)]));
}

#[test]
fn who_is_stronger_against_the_row_is_counted_so_in_the_proposal() {
    // An X-Wing takes 3. The Gunslinger has 2, and 4 against the row: as much as both Stormtroopers.
    let t = stage(Scenario {
        units: words(&["stormtrooper", "stormtrooper", "rodian-gunslinger"]),
        row: full_row(&["x-wing"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    assert_eq!(proposed(&t, "x-wing"), sent(&[("rodian-gunslinger", 1)]));
}

#[test]
fn a_choice_names_the_cards_it_stands_for() {
    let mut t = stage(Scenario {
        units: words(&["stormtrooper", "at-at", "stormtrooper"]),
        empire: hand(&["imperial-shuttle", "death-trooper", "imperial-shuttle"]),
        ..Scenario::default()
    });
    let alike = |t: &Play, means: fn(&Choice) -> bool| -> Vec<Vec<String>> {
        let all = described(t.game(), t.state()).into_iter();
        let all = all.filter(|(choice, _)| means(choice));
        all.map(|(_, said)| said.alike.iter().map(|on| card_at(on).0).collect())
            .collect()
    };
    let plays = |choice: &Choice| matches!(choice, Choice::Play(_));
    let commits = |choice: &Choice| matches!(choice, Choice::Commit(..));
    assert_eq!(alike(&t, plays), [vec!["imperial-shuttle"], vec![]]);
    assert_eq!(alike(&t, commits), [vec!["stormtrooper"], vec![]]);
    // Who is committed is not like who is ready.
    t.commit("stormtrooper");
    assert_eq!(alike(&t, commits), [[""; 0], []]);
}

#[test]
fn a_borrowed_card_is_not_like_a_copy_that_is_kept() {
    let mut t = stage(Scenario {
        empire: hand(&["tie-fighter"]),
        units: words(&["grand-moff-tarkin"]),
        row: full_row(&["tie-fighter"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.use_card("grand-moff-tarkin");
    let all = described(t.game(), t.state()).into_iter();
    let plays = all.filter(|(choice, _)| matches!(choice, Choice::Play(_)));
    let alike: Vec<usize> = plays.map(|(_, said)| said.alike.len()).collect();
    assert_eq!(alike, [0, 0]);
}

/// How strong the attack on a target is, as everybody sees it.
fn total(game: &Deckbuilding, state: &State, target: Target) -> i64 {
    let view = serde_json::to_value(game.view(state, None)).expect("a view");
    let mut targets = view["targets"].as_array().expect("targets").iter();
    let target = serde_json::to_value(target).expect("a target");
    let target = targets.find(|one| one["target"] == target);
    target.expect("it is listed")["waits"].as_i64().unwrap_or(0)
}

#[test]
fn what_can_be_attacked_is_listed_with_where_it_lies_and_what_it_takes() {
    let targets = |scenario| {
        let t = stage(scenario);
        let view = t.view(None);
        let short = view.targets.into_iter().map(|one| match one.on {
            On::Card(key) => (key, one.needs.needed, one.waits),
            other => (format!("{other:?}"), one.needs.needed, one.waits),
        });
        short.collect::<Vec<_>>()
    };
    let row = full_row(&["x-wing", "tie-fighter", "lobot"]);
    let listed = targets(Scenario {
        row: row.clone(),
        ..Scenario::default()
    });
    assert_eq!(listed[0], ("dantooine".into(), 8, None));
    let called = |id: &str| listed.iter().find(|(key, ..)| key.starts_with(id));
    assert_eq!(called("x-wing#").map(|one| (one.1, one.2)), Some((3, None)));
    assert_eq!(called("tie-fighter"), None, "one's own");
    assert_eq!(called("lobot"), None, "nobody's");
    // Where there is no base, what is left is at its player.
    let rebel = Area {
        base: None,
        ships: words(&["rebel-transport"]),
        ..Area::default()
    };
    let without = targets(Scenario {
        row,
        rebel,
        ..Scenario::default()
    });
    assert_eq!(without[0], ("Seat(Seat(1))".into(), 2, None));
}

/// A client adds up what those bring who join an attack: so that must be what it comes to.
fn check_commitment(game: &Deckbuilding, state: &State, choice: Choice, said: &Described) {
    let Choice::Commit(card, target) = choice else {
        return;
    };
    let mut after = state.clone();
    game.apply(&mut after, &choice, &mut Log::silent());
    let brings: i32 = said.worth.iter().map(|amount| amount.number).sum();
    let (before, then) = (total(game, state, target), total(game, &after, target));
    assert_eq!(
        then - before,
        i64::from(brings),
        "{card:?} against {target:?}"
    );
    // Of alike cards the next one is offered once the first is committed.
    if let Some(next) = said.alike.first() {
        let next = Choice::Commit(card_at(next).1, target);
        let mut choices = Vec::new();
        game.choices(&after, &mut choices);
        assert!(choices.contains(&next), "{next:?}");
    }
}

#[test]
fn in_whole_games_each_who_joins_an_attack_adds_what_the_choice_says() {
    let game = game();
    let mut seen = 0;
    for (number, setup) in Setup::all().enumerate() {
        let mut fate = Fate::new(Seed::from_number(number as u64));
        let first = Fate::new(Seed::from_number(70 + number as u64));
        let mut log = Log::silent();
        let mut state = game.start(&setup, first, &mut log).expect("a game");
        for position in 0..1_500 {
            let mut choices = Vec::new();
            game.choices(&state, &mut choices);
            if choices.is_empty() {
                break;
            }
            if position % 7 == 0 {
                for &choice in &choices {
                    let said = game.describe(&state, &choice, Lang::EN);
                    check_commitment(&game, &state, choice, &said);
                    seen += usize::from(matches!(choice, Choice::Commit(..)));
                }
            }
            let choice = choices[fate.below(choices.len() as u32) as usize];
            game.apply(&mut state, &choice, &mut log);
        }
    }
    assert!(seen > 500, "only {seen} commitments were looked at");
}

#[test]
fn damage_is_proposed_to_the_weakest_ships_first() {
    let mut t = stage(Scenario {
        units: words(&["boba-fett"]),
        rebel: Area {
            ships: vec![
                "nebulon-b-frigate".into(),
                damaged("blockade-runner", 1),
                "rebel-transport".into(),
            ],
            ..Area::default()
        },
        ..Scenario::default()
    });
    let short = |t: &Play| -> Vec<(Value, Value, Value)> {
        let view = t.json(None);
        let split = view["split"].as_array().expect("a split").iter();
        split
            .map(|hit| {
                (
                    hit["id"].clone(),
                    hit["room"].clone(),
                    hit["proposed"].clone(),
                )
            })
            .collect()
    };
    assert_eq!(short(&t), []);
    t.commit("boba-fett").resolve();
    let hit = |id: &str, room: u8, proposed: u8| (json!(id), json!(room), json!(proposed));
    assert_eq!(
        short(&t),
        [
            hit("nebulon-b-frigate", 5, 0),
            hit("blockade-runner", 3, 3),
            hit("rebel-transport", 2, 2),
        ]
    );
    // What was answered is no longer split.
    t.assign("nebulon-b-frigate", 4);
    assert_eq!(
        short(&t),
        [hit("blockade-runner", 3, 0), hit("rebel-transport", 2, 1)]
    );
}

#[test]
fn the_view_names_the_pilot_that_is_on_sale() {
    let t = stage(Scenario {
        resources: 9,
        ..Scenario::default()
    });
    let on_sale = |choice: &Choice| match choice {
        Choice::Buy(card) => Some(json!(card)),
        _ => None,
    };
    let view = t.json(None);
    let pilot = &view["pilot"];
    assert_eq!(pilot["id"], "outer-rim-pilot");
    let on_sale: Vec<Value> = t.choices().iter().filter_map(on_sale).collect();
    assert!(on_sale.contains(&pilot["card"]), "{pilot} of {on_sale:?}");
}

/// What each fact that points at something is about, and what it comes to.
fn facts(t: &Play) -> Vec<(On, Option<Amount>)> {
    let meanings = t.events().iter().map(|event| t.game().meaning(event));
    meanings
        .filter_map(|meaning| Some((meaning.on?, meaning.worth.first().copied())))
        .collect()
}

#[test]
fn a_fact_says_which_card_it_is_about_and_what_it_gains_or_loses() {
    let mut t = stage(with_base(
        Player::Rebel,
        "hoth",
        Scenario {
            units: words(&["death-trooper", "at-at"]),
            empire: hand(&["darth-vader"]),
            rebel: Area {
                ships: words(&["rebel-transport"]),
                ..Area::default()
            },
            ..Scenario::default()
        },
    ));
    let key = |t: &Play, id: &str, place: &str| {
        format!("{id}#{}", t.json(None).pointer(place).expect("a card"))
    };
    let transport = key(&t, "rebel-transport", "/players/1/ships/0/card");
    t.commit("death-trooper").commit("at-at").resolve();
    let lost = |on: &str, n: i32| (On::Card(on.into()), Some(Amount::of("hit-points", -n)));
    // Of nine the transport takes two and Hoth prevents two.
    assert_eq!(facts(&t), [lost(&transport, 2), lost("hoth", 5)]);
    t.take_events();
    t.play("darth-vader");
    let vader = On::Card(key(&t, "darth-vader", "/units/2/card"));
    let force = (On::Space("force".into()), Some(Amount::of("force", 2)));
    assert_eq!(facts(&t), [(vader, None), force]);
}
