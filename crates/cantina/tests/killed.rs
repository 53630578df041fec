//! A server that is killed at any moment loses nothing it has told: a sample of `cargo xtask siege`.

use crate::common::{Folder, cantina};
use cluster::Cluster;
use patron::load::Kills;
use std::path::Path;
use std::process::Command;

/// Enough for each kind of kill: under load, while it starts, and with nobody there afterwards.
const KILLS: u64 = 5;

#[test]
fn a_killed_server_loses_nothing_it_has_told() {
    let folder = Folder::new();
    let data = folder.file("data");
    loses_nothing(&folder, &|| {
        let mut serve = cantina();
        serve.args(["serve", "--port", "0", "--data", &data]);
        serve
    });
}

#[test]
fn nor_with_its_tables_in_postgresql() {
    let database = Cluster::shared().database();
    loses_nothing(&Folder::new(), &|| {
        let mut serve = cantina();
        serve.args(["serve", "--port", "0"]);
        serve.env("CANTINA_DATABASE", &database);
        serve
    });
}

fn loses_nothing(folder: &Folder, serve: &(dyn Fn() -> Command + Sync)) {
    let kills = Kills {
        serve,
        replay: &cantina,
        scratch: Path::new(folder.path()),
        kills: KILLS,
        seed: 1,
    };
    let killed = kills.run(|_| {}).unwrap();
    let found = killed.found;
    assert!(killed.early > 0 && killed.unasked > 0, "{killed:?}");
    assert!(
        found.steps > 50 && found.tokens > 50 && found.verified > 0,
        "{killed:?}"
    );
}
