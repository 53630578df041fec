//! A server that is killed at any moment loses nothing it has told: a sample of `cargo xtask siege`.

use crate::common::{Folder, cantina};
use cluster::Cluster;
use patron::load::Kills;
use std::path::Path;
use std::process::Command;

/// Enough for each kind of kill: under load, while it starts, and with nobody there afterwards.
const KILLS: u64 = 5;
/// Of a database there is one kind.
const CRASHES: u64 = 2;

#[test]
fn a_killed_server_loses_nothing_it_has_told() {
    let folder = Folder::new();
    let data = folder.file("data");
    loses_nothing(&folder, 1, None, &|| {
        let mut serve = cantina();
        serve.args(["serve", "--port", "0", "--data", &data]);
        serve
    });
}

#[test]
fn nor_does_one_of_two_on_the_same_database() {
    let database = Cluster::shared().database();
    loses_nothing(&Folder::new(), 2, None, &|| on(&database));
}

#[test]
fn nor_do_two_whose_database_is_killed() {
    let cluster = Cluster::start();
    let database = cluster.database();
    let crash = || {
        cluster.kill();
        cluster.start_again();
    };
    loses_nothing(&Folder::new(), 2, Some(&crash), &|| on(&database));
}

fn on(database: &str) -> Command {
    let mut serve = cantina();
    serve.args(["serve", "--port", "0"]);
    serve.env("CANTINA_DATABASE", database);
    serve
}

fn loses_nothing(
    folder: &Folder,
    nodes: usize,
    crash: Option<&dyn Fn()>,
    serve: &(dyn Fn() -> Command + Sync),
) {
    let kills = Kills {
        serve,
        nodes,
        crash,
        replay: &cantina,
        scratch: Path::new(folder.path()),
        kills: if crash.is_some() { CRASHES } else { KILLS },
        seed: 1,
    };
    let killed = kills.run(|_| {}).unwrap();
    let found = killed.found;
    assert!(crash.is_some() || killed.early > 0, "{killed:?}");
    assert!(killed.unasked > 0, "{killed:?}");
    assert!(
        found.steps > 20 && found.tokens > 20 && found.verified > 0,
        "{killed:?}"
    );
}
