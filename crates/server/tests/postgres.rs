//! Tables in PostgreSQL: what holds of the file holds of it, and what only a database can do to a server.

use crate::common::client::{Client, asked, get, open_table, sit};
use crate::common::{Server, on_postgres, options};
use cluster::Cluster;
use serde_json::{Value, json};

/// Tests of other topics, once more.
macro_rules! again {
    ($($topic:ident::$test:ident,)*) => {$(
        #[test]
        fn $test() {
            on_postgres(crate::$topic::$test);
        }
    )*};
}

again! {
    play::a_whole_game_against_a_bot,
    play::two_people_play_a_whole_game_with_reloads_and_restarts,
    play::who_reconnects_hears_what_was_missed,
    play::a_move_on_another_position_is_stale_and_changes_nothing,
    play::of_two_servers_that_race_one_wins_and_the_other_reads_again,
    play::a_game_that_is_over_can_be_kept_and_told_again,
    undo::what_revealed_something_needs_everybodys_consent,
    undo::everybody_hears_who_has_yet_to_answer,
    undo::a_consent_grants_no_later_question,
    seats::an_invitation_is_renewed_by_who_sits_there,
    seats::a_private_table_shows_nothing_to_who_only_knows_its_name,
    seats::a_new_token_leaves_every_socket_that_came_with_another,
    seats::a_seat_is_played_on_another_device,
    rematch::a_rematch_is_one_table_for_all_who_ask,
    rematch::the_seats_of_a_rematch_belong_to_who_sat_at_the_table_before,
    rematch::a_kept_seat_survives_a_restart_and_the_next_rematch,
    lobby::a_table_fills_up_and_then_the_game_begins,
    lobby::what_does_not_exist_is_said_to_be_missing,
    life::who_comes_and_goes_is_told_and_kept,
    life::a_seat_that_is_left_before_the_game_is_free,
    life::a_machine_takes_over_for_who_is_long_away_until_they_return,
    life::machines_go_on_after_a_restart_without_anybody_knocking,
    life::who_is_late_in_a_slow_game_is_done_without_and_a_restart_forgets_no_clock,
    life::what_is_said_is_kept_page_by_page_for_those_who_sit_there,
    returning::a_question_outlives_the_server_and_is_answered_after_it,
    returning::a_table_played_with_other_cards_can_be_looked_at_and_nothing_else,
    returning::a_finished_table_that_lost_its_end_is_not_taken_for_whole,
    past::a_fork_goes_on_from_where_it_was_with_chance_of_its_own,
    watched::health_is_that_of_the_store,
}

#[test]
fn both_databases_have_the_same_columns() {
    let file = Server::start();
    let postgres = Server::at(Cluster::shared().database());
    let of_file = file.read_all(
        "SELECT m.name || '.' || p.name || ' ' || lower(p.type) || ' '
             || CASE WHEN p.\"notnull\" = 1 OR p.pk > 0 THEN 'set' ELSE 'open' END AS said
         FROM sqlite_master m JOIN pragma_table_info(m.name) p
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name NOT LIKE '_sqlx%'
         ORDER BY said",
    );
    let of_postgres = postgres.read_all(
        "SELECT CAST(table_name || '.' || column_name || ' '
             || replace(data_type, 'bigint', 'integer') || ' '
             || CASE is_nullable WHEN 'NO' THEN 'set' ELSE 'open' END AS TEXT) AS said
         FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name NOT LIKE '\\_sqlx%' ORDER BY said",
    );
    assert_eq!(of_postgres, of_file);
}

/// Why a server does not start.
fn refused(database: String) -> String {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let ready = || panic!("it starts");
    let served = server::serve(Vec::new(), options(database), ready, std::future::pending());
    runtime.block_on(served).unwrap_err().to_string()
}

#[test]
fn what_is_wrong_with_a_database_is_said_without_its_password() {
    let cluster = Cluster::shared();
    cluster.sql("postgres", "CREATE ROLE guarded LOGIN PASSWORD 'right'");
    let with = |password: &str, database: &str| {
        let address = cluster.address("guarded", database);
        address.replace("guarded@", &format!("guarded:{password}@"))
    };
    let nowhere = "postgres://guarded:s3cret@127.0.0.1:1/tables".to_owned();
    for (database, wanted) in [
        (nowhere, "cannot be reached"),
        (with("s3cret", "postgres"), "lets nobody in"),
        (with("right", "s3cret_no"), "there is no such database"),
        (
            "mysql://guarded:s3cret@host/tables".into(),
            "no database this server knows",
        ),
    ] {
        let told = refused(database);
        assert!(told.contains(wanted), "{told}");
        assert!(
            !told.contains("s3cret@") && !told.contains(":s3cret"),
            "{told}"
        );
    }
}

#[test]
fn a_database_of_a_newer_server_or_one_that_can_only_be_read_is_refused() {
    let cluster = Cluster::shared();
    let newer = cluster.database();
    let server = Server::at(newer.clone());
    server.sql("INSERT INTO _sqlx_migrations VALUES (9999, 'later', now(), true, '\\x00', 0)");
    drop(server);
    let told = refused(newer);
    assert!(
        told.contains("newer server") && told.contains("9999"),
        "{told}"
    );

    let standby = cluster.database();
    let server = Server::at(standby.clone());
    let name = server.read("SELECT CAST(current_database() AS TEXT)");
    drop(server);
    let read_only = format!("ALTER DATABASE {name} SET default_transaction_read_only = on");
    cluster.sql("postgres", &read_only);
    let told = refused(standby);
    assert!(told.contains("can only be read"), "{told}");
}

#[test]
fn what_is_acknowledged_is_on_the_disk_whatever_the_database_does_by_default() {
    let cluster = Cluster::shared();
    let database = cluster.database();
    let server = Server::at(database.clone());
    let name = server.read("SELECT CAST(current_database() AS TEXT)");
    server.sql(
        "CREATE TABLE witness (setting TEXT);
         CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
             INSERT INTO witness VALUES (current_setting('synchronous_commit')); RETURN NEW;
         END $$;
         CREATE TRIGGER note BEFORE INSERT ON tables FOR EACH ROW EXECUTE FUNCTION note()",
    );
    drop(server);
    let mut wanted = Vec::new();
    for (by_default, used) in [
        ("off", "on"),
        ("local", "on"),
        ("remote_apply", "remote_apply"),
    ] {
        let set = format!("ALTER DATABASE {name} SET synchronous_commit = {by_default}");
        cluster.sql("postgres", &set);
        let server = Server::at(database.clone());
        open_table(&server.address, "coaxium", &people());
        wanted.push(used.to_owned());
        assert_eq!(server.read_all("SELECT setting FROM witness"), wanted);
    }
}

fn people() -> Value {
    json!([{"kind": "person"}, {"kind": "person"}])
}

#[test]
fn a_database_that_dies_in_the_middle_of_a_game_costs_nothing_but_the_time_it_is_away() {
    let cluster = Cluster::start();
    let server = Server::at(cluster.database());
    let address = &server.address;
    let table = open_table(address, "coaxium", &people());
    let tokens = [0, 1].map(|seat| sit(address, &table, seat, &format!("Somebody {seat}")));
    let join = || [0, 1].map(|seat: usize| Client::join(address, &table, Some(&tokens[seat])));
    let mut clients = join();
    for _ in 0..3 {
        let decider = asked(&mut clients).unwrap();
        clients[decider].choose(0);
        clients[1 - decider].until("step");
    }
    let decider = asked(&mut clients).unwrap();
    let position = clients[decider].position;
    cluster.kill();
    clients[decider].say(&json!({"choose": {"position": position, "id": 0}}));
    let told = clients[decider].until("refused");
    assert_eq!(told["code"], "internal");
    assert!(
        told["message"].as_str().unwrap().contains("database"),
        "{told}"
    );
    assert_eq!(get(address, "/health").0, 503);

    cluster.start_again();
    for _ in 0..100 {
        if get(address, "/health").0 == 200 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    let mut clients = join();
    assert_eq!(
        clients[decider].position, position,
        "nothing is lost, nothing was made twice"
    );
    clients[decider].choose(0);
    clients[1 - decider].until("step");
}
