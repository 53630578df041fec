//! What never changes is made once, however often it is asked for.

use crate::common::Server;
use crate::common::client::fetch;
use deckbuilding::Deckbuilding;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tabletop::testkit::{Twist, Twisted};
use tabletop::{Face, Game, Lang};

/// Counts how often the cards are written out.
#[derive(Debug)]
struct Counted(Arc<AtomicU32>);

impl Twist<Deckbuilding> for Counted {
    fn faces(&self, game: &Deckbuilding, lang: Lang) -> Vec<Face> {
        self.0.fetch_add(1, Ordering::Relaxed);
        game.faces(lang)
    }
}

#[test]
fn cards_are_written_out_once_however_often_they_are_asked_for() {
    let written = Arc::new(AtomicU32::new(0));
    let counter = written.clone();
    let server = Server::but(|options| {
        let game = Deckbuilding::base().unwrap();
        let twist = Counted(counter);
        options.games[0] = bots::any(Twisted { game, twist });
    });
    let path = "/api/games/deckbuilding/faces";
    let tag = fetch(&server.address, path, &[]);
    let tag = tag.header("etag").unwrap();
    for _ in 0..5 {
        let known = fetch(&server.address, path, &[("If-None-Match", tag)]);
        assert_eq!((known.status, known.body.len()), (304, 0));
        for encoding in ["gzip", "br", "identity"] {
            let answer = fetch(&server.address, path, &[("Accept-Encoding", encoding)]);
            assert_eq!(answer.status, 200);
        }
    }
    assert_eq!(written.load(Ordering::Relaxed), 1);
}

#[test]
fn a_browser_gets_the_smallest_form_that_it_takes() {
    let server = Server::start();
    for path in [
        "/api/games/deckbuilding/faces",
        "/api/games/outer-rim/rules",
    ] {
        let plain = fetch(&server.address, path, &[]);
        assert_eq!(plain.header("content-encoding"), None);
        let cases = [
            ("gzip, deflate, br, zstd", Some("br")),
            ("gzip;q=1.0, br;q=0", Some("gzip")),
            ("GZIP", Some("gzip")),
            ("identity", None),
        ];
        for (takes, gets) in cases {
            let answer = fetch(&server.address, path, &[("Accept-Encoding", takes)]);
            assert_eq!(answer.header("content-encoding"), gets, "{takes}");
            assert_eq!(answer.header("etag"), plain.header("etag"));
            assert_eq!(answer.header("vary"), Some("accept-encoding"));
            if gets.is_some() {
                assert!(answer.body.len() < plain.body.len() / 4, "{takes}");
            } else {
                assert_eq!(answer.body, plain.body);
            }
        }
    }
}
