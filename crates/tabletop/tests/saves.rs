//! A foreign, newer, damaged or differing save says clearly what is wrong.

use coaxium::{Choice, Coaxium, Setup};
use serde_json::{Value, json};
use std::sync::Arc;
use tabletop::{AnyOrigin, Consent, Game, LoadError, Loaded, Seat, Seed, Table};

fn played() -> Table<Coaxium> {
    let game = Arc::new(Coaxium::new());
    let (mut table, _) = Table::new(game, Setup::default(), Seed::from_number(3)).unwrap();
    for turn in 0..4 {
        table.choose(Seat(turn % 2), &Choice::Draw).unwrap();
    }
    table
}

fn load(save: &Value) -> Result<Loaded<Coaxium>, LoadError> {
    Table::load(Arc::new(Coaxium::new()), save)
}

/// Alters a save as somebody with an editor would who also mends the checksum.
fn altered(alter: impl FnOnce(&mut Value)) -> Value {
    let mut save = played().save();
    alter(&mut save["record"]);
    sum(&mut save);
    save
}

fn sum(save: &mut Value) {
    use sha2::Digest as _;
    let digest: [u8; 32] = sha2::Sha256::digest(save["record"].to_string()).into();
    save["sum"] = json!(Seed(digest).to_string());
}

#[test]
fn a_save_opens_where_it_was_left() {
    let loaded = load(&played().save()).unwrap();
    assert!(loaded.diverged.is_none());
    assert_eq!(loaded.table.state(), played().state());
}

#[test]
fn something_else_is_not_a_save() {
    for other in [json!(null), json!([1]), json!({"hello": 1}), json!("x")] {
        let error = load(&other).unwrap_err();
        assert!(matches!(error, LoadError::NotASave { .. }), "{error}");
    }
}

#[test]
fn a_newer_save_asks_for_an_update() {
    let mut save = played().save();
    save["format"] = json!(99);
    save["shape"] = json!("nobody knows yet");
    let error = load(&save).unwrap_err();
    assert_eq!(error, LoadError::Newer { format: 99 });
    assert!(error.to_string().contains("update"));
}

#[test]
fn a_save_of_another_game_is_named() {
    let mut save = played().save();
    save["game"] = json!("dejarik");
    assert!(matches!(load(&save), Err(LoadError::OtherGame { game, .. }) if game == "dejarik"));
}

#[test]
fn other_cards_are_named() {
    let mut save = played().save();
    save["content"] = json!("00".repeat(32));
    assert!(matches!(load(&save), Err(LoadError::OtherContent { .. })));
}

#[test]
fn a_damaged_save_is_refused() {
    let mut save = played().save();
    save["record"]["entries"].as_array_mut().unwrap().pop();
    let error = load(&save).unwrap_err();
    assert!(matches!(error, LoadError::Damaged { .. }), "{error}");
    let mut save = played().save();
    save.as_object_mut().unwrap().remove("record");
    assert!(matches!(load(&save), Err(LoadError::Damaged { .. })));
    let save = altered(|record| record["entries"] = json!(7));
    assert!(matches!(load(&save), Err(LoadError::Damaged { .. })));
}

#[test]
fn an_impossible_beginning_is_refused() {
    let save = altered(|record| record["origin"]["new"]["setup"]["seats"] = json!(9));
    assert!(matches!(load(&save), Err(LoadError::Origin(_))));
}

#[test]
fn a_differing_replay_opens_at_the_last_agreeing_position() {
    let save = altered(|record| {
        record["entries"][2]["act"]["choose"]["choice"] = json!("gamble");
    });
    let loaded = load(&save).unwrap();
    let diverged = loaded.diverged.unwrap();
    assert_eq!((diverged.at, diverged.of), (2, 4));
    assert!(diverged.why.contains("no longer legal"), "{diverged:?}");
    assert_eq!(loaded.table.position(), 2);
}

#[test]
fn a_differing_position_is_noticed_at_once() {
    let save = altered(|record| {
        record["entries"][1]["at"] = json!("0123456789abcdef");
    });
    let diverged = load(&save).unwrap().diverged.unwrap();
    assert_eq!(diverged.at, 1);
    let mut save = played().save();
    save["end"] = json!("0123456789abcdef");
    let diverged = load(&save).unwrap().diverged.unwrap();
    assert_eq!(diverged.at, 4, "the very last position counts as well");
}

/// The same game as a build of older rules would have saved it, whose positions hash otherwise.
fn of_older_rules(record: &mut Value) {
    record["rules"] = json!(Coaxium::RULES - 1);
    for entry in record["entries"].as_array_mut().unwrap() {
        entry["at"] = json!("0123456789abcdef");
    }
}

#[test]
fn a_record_of_older_rules_is_played_by_its_choices_and_hashed_anew() {
    let save = altered(of_older_rules);
    let loaded = load(&save).unwrap();
    assert!(loaded.diverged.is_none(), "{:?}", loaded.diverged);
    assert_eq!(loaded.table.record(), played().record());
    let again = load(&loaded.table.save()).unwrap();
    assert!(
        again.diverged.is_none(),
        "from now on it is one of these rules"
    );
}

#[test]
fn a_choice_of_older_rules_that_is_no_longer_legal_is_named() {
    let save = altered(|record| {
        of_older_rules(record);
        record["entries"][2]["act"]["choose"]["choice"] = json!("gamble");
    });
    let loaded = load(&save).unwrap();
    let diverged = loaded.diverged.unwrap();
    assert_eq!((diverged.at, diverged.of), (2, 4));
    assert!(diverged.why.contains("no longer legal"), "{diverged:?}");
}

#[test]
fn a_record_of_older_rules_must_come_to_the_same_end() {
    let mut table = played();
    table.concede(Seat(0)).unwrap();
    let mut save = table.save();
    save["record"]["rules"] = json!(Coaxium::RULES - 1);
    sum(&mut save);
    assert!(load(&save).unwrap().diverged.is_none());
    let places = save["outcome"]["places"].as_array_mut().unwrap();
    places.reverse();
    assert_eq!(load(&save).unwrap().diverged.map(|d| d.at), Some(5));
}

#[test]
fn a_save_of_the_first_format_names_no_rules() {
    let mut save = altered(|record| {
        record.as_object_mut().unwrap().remove("rules");
    });
    save["format"] = json!(1);
    assert!(load(&save).unwrap().diverged.is_none());
}

#[test]
fn long_games_go_back_across_many_entries() {
    let game = Arc::new(Coaxium::new());
    let (mut table, _) = Table::new(game.clone(), Setup::default(), Seed::from_number(3)).unwrap();
    let mut choices = Vec::new();
    game.choices(table.state(), &mut choices);
    let hold = choices.pop().unwrap();
    let start = table.state().clone();
    for _ in 0..100 {
        table.choose(Seat(0), &hold).unwrap();
        table.undo(Seat(0), Consent::NotAsked).unwrap();
    }
    assert_eq!(*table.state(), start);
    table.undo_to(Seat(0), 131, Consent::Given).unwrap();
    assert!(table.choose(Seat(0), &Choice::Haggle).is_ok());
    table.undo_to(Seat(0), 0, Consent::Given).unwrap();
    assert_eq!(*table.state(), start);
    assert_eq!(load(&table.save()).unwrap().table.record(), table.record());
}

#[test]
fn a_table_is_rebuilt_from_entries_stored_one_by_one() {
    let game = tabletop::any(Coaxium::new());
    let seed = Seed::from_number(3);
    let setup = game.default_setup();
    let (mut table, _) = game.new_table(setup.clone(), seed).unwrap();
    let origin = AnyOrigin::New { setup, seed };
    let mut entries = Vec::new();
    for turn in 0..4 {
        let draw = tabletop::Picked::Choice(json!(Choice::Draw));
        table.choose(Seat(turn % 2), draw).unwrap();
        entries.extend(table.entries_from(entries.len() as u32));
    }
    assert_eq!(entries.len(), 4);
    let rebuild = |entries| game.rebuild(origin.clone(), Coaxium::RULES, entries);
    let rebuilt = rebuild(entries.clone()).unwrap();
    assert!(rebuilt.diverged.is_none());
    assert_eq!(rebuilt.table.state(), table.state());
    assert_eq!(rebuilt.table.save(), table.save());
    let mut told = Vec::new();
    let steps = &mut |step: Box<dyn tabletop::AnyStep>| told.push(step.position());
    rebuilt.table.story(None, 4, steps);
    assert_eq!(told, [0, 1, 2, 3, 4], "the set-up and each entry are told");

    entries[2]["at"] = json!("0000000000000000");
    let differs = rebuild(entries.clone()).unwrap();
    assert_eq!(differs.diverged.map(|d| d.at), Some(2));

    entries[1] = json!("nonsense");
    let damaged = rebuild(entries).unwrap_err();
    assert!(damaged.to_string().contains("entry 1"), "{damaged}");
}
