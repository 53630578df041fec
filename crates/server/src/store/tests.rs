//! The writer, with a database of each kind behind it.
#![allow(clippy::unwrap_used, reason = "tests")]

use super::Store;
use super::writer::Writer;
use crate::time::Timekeeper;
use cluster::Cluster;
use host::{LinkKey, Links, Moved, Stage, Stored, Storing, TableId, Terms, Time, Written};
use serde_json::json;
use std::path::PathBuf;
use tabletop::{AnyOrigin, Seed};

/// A folder that goes with its test.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Does something with a file, and with a database.
fn on_both<F: Future<Output = ()>>(name: &str, test: impl Fn(Store) -> F) {
    let name = format!("cantina-store-{}-{name}", std::process::id());
    let folder = Folder(std::env::temp_dir().join(name));
    std::fs::create_dir_all(&folder.0).unwrap();
    let file = format!("sqlite:{}", folder.0.join("tables.sqlite").display());
    for address in [file, Cluster::shared().database()] {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let store = Store::open(&address, Timekeeper::default(), false)
                .await
                .unwrap();
            test(store.clone()).await;
            store.close().await;
        });
    }
}

fn table(number: u64) -> Stored {
    let key = LinkKey::of([7; 16]);
    Stored {
        id: TableId::parse(&format!("{number:032x}")).unwrap(),
        game: "coaxium".into(),
        origin: AnyOrigin::New {
            setup: json!({}),
            seed: Seed::from_number(number),
        },
        nonce: String::new(),
        commitment: String::new(),
        content: String::new(),
        rules: 1,
        created: 0,
        seats: Vec::new(),
        stage: Stage::Running,
        outcome: None,
        rematch: None,
        links: Links {
            invitation: key.clone(),
            spectator: key,
            private: false,
        },
    }
}

fn entry(on: u32) -> Storing {
    Storing::Entries {
        on,
        entries: vec![json!({"on": on})],
        hash: format!("after {on}"),
        key: None,
        forgets: false,
        outcome: None,
        moved: Moved {
            at: Time(1),
            by_clock: false,
            clocks: None,
            due: None,
            decides: None,
        },
    }
}

/// The same database behind a writer that begins when it is told to, and lets what waits gather until
/// then.
fn gathering(store: &Store) -> (Store, impl Future<Output = ()> + Send + 'static) {
    let pool = store.pool.clone();
    let (node, news) = (store.node.clone(), store.news.clone());
    let (writer, writing) = Writer::new(pool, store.dialect, node, news);
    let store = Store {
        writer,
        ..store.clone()
    };
    (store, writing)
}

/// Begins once so many wait.
async fn begin(store: &Store, wait: usize, writing: impl Future<Output = ()> + Send + 'static) {
    while store.writer.waiting() < wait {
        tokio::task::yield_now().await;
    }
    tokio::spawn(writing);
}

async fn tables(store: &Store, count: u64) -> Vec<Stored> {
    let tables: Vec<Stored> = (0..count).map(table).collect();
    for table in &tables {
        store.create(table, &Terms::default()).await.unwrap();
    }
    tables
}

#[test]
fn moves_that_wait_share_a_commit_and_one_that_came_second_hurts_nobody() {
    on_both("together", |store| async move {
        let tables = tables(&store, 20).await;
        let (store, writing) = gathering(&store);
        let moves = tables.iter().zip(0..).map(|(table, number)| {
            let (store, id) = (store.clone(), table.id.clone());
            // One of them does not know that its table is empty.
            let on = u32::from(number == 7);
            tokio::spawn(async move { store.write(&id, 0, entry(on)).await })
        });
        let moves: Vec<_> = moves.collect();
        begin(&store, tables.len(), writing).await;
        for ((table, number), written) in tables.iter().zip(0..).zip(moves) {
            let written = written.await.unwrap();
            let ledger = store.ledger(&table.id, 0).await.unwrap().unwrap();
            match number {
                7 => assert!(matches!(written, Written::Taken) && ledger.entries.is_empty()),
                _ => assert!(matches!(written, Written::Done) && ledger.entries.len() == 1),
            }
        }
        assert_eq!(store.tally().writes(), tables.len() as u64);
        assert_eq!(store.tally().commits().last(), Some(&1));
    });
}

#[test]
fn what_a_database_refuses_is_refused_alone() {
    on_both("alone", |store| async move {
        let tables = tables(&store, 2).await;
        let (store, writing) = gathering(&store);
        let (one, other) = (store.clone(), store.clone());
        let id = tables[0].id.clone();
        let moved = tokio::spawn(async move { one.write(&id, 0, entry(0)).await });
        // There is such a table.
        let double = tables[1].clone();
        let created = tokio::spawn(async move { other.create(&double, &Terms::default()).await });
        begin(&store, 2, writing).await;
        assert!(matches!(moved.await.unwrap(), Written::Done));
        assert!(created.await.unwrap().is_err());
    });
}

#[test]
fn who_knows_another_revision_changes_nothing() {
    on_both("revision", |store| async move {
        let table = table(1);
        let id = &table.id;
        store.create(&table, &Terms::default()).await.unwrap();
        let open = || Storing::ChatOpen(true);
        assert!(matches!(store.write(id, 0, open()).await, Written::Done));
        assert!(matches!(store.write(id, 0, open()).await, Written::Taken));
        assert!(matches!(store.write(id, 0, entry(0)).await, Written::Taken));
        assert!(matches!(store.write(id, 1, entry(1)).await, Written::Taken));
        assert!(matches!(store.write(id, 1, entry(0)).await, Written::Done));
        assert!(matches!(store.write(id, 1, entry(0)).await, Written::Taken));
        let ledger = store.ledger(id, 0).await.unwrap().unwrap();
        assert_eq!((ledger.revision, ledger.entries.len()), (1, 1));
        assert!(ledger.life.terms.chat_open);
    });
}
