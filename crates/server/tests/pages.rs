//! The client's files, as a browser gets them.

use crate::common::Server;
use crate::common::client::{fetch, http, open_table, request};
use server::{Client, Limits};

const INDEX: &str = "<!doctype html><title>Cantina</title>";
const SCRIPT: &str = "console.log('a script that says things twice is worth compressing');
console.log('a script that says things twice is worth compressing');";

fn with_pages() -> Server {
    let files = [
        ("index.html", "text/html", INDEX),
        (
            "icon.svg",
            "image/svg+xml",
            "<svg xmlns='http://www.w3.org/2000/svg'/>",
        ),
        ("assets/index-a1.js", "text/javascript", SCRIPT),
    ];
    let files = files.map(|(name, kind, text)| (name.into(), kind.into(), text.as_bytes().into()));
    Server::with(Client::new(files), Limits::default())
}

#[test]
fn every_address_of_the_client_is_its_one_page() {
    let server = with_pages();
    for path in [
        "/",
        "/index.html",
        "/gallery",
        "/new/deckbuilding",
        "/table/9e87",
        "/cards",
        "/cards/outer-rim",
        "/rules",
        "/rules/outer-rim/movement/stop-at-patrol",
    ] {
        let answer = fetch(&server.address, path, &[]);
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.body, INDEX.as_bytes());
        assert_eq!(answer.header("content-type"), Some("text/html"));
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
        let tag = answer.header("etag").unwrap();
        let again = fetch(&server.address, path, &[("If-None-Match", tag)]);
        assert_eq!((again.status, again.body.len()), (304, 0));
    }
}

#[test]
fn what_is_named_after_its_content_is_kept_for_ever() {
    let server = with_pages();
    let script = fetch(&server.address, "/assets/index-a1.js", &[]);
    assert_eq!((script.status, script.body), (200, SCRIPT.into()));
    let script = fetch(&server.address, "/assets/index-a1.js", &[]);
    assert_eq!(script.header("content-type"), Some("text/javascript"));
    let kept = script.header("cache-control").unwrap();
    assert!(kept.contains("immutable"), "{kept}");
    let icon = fetch(&server.address, "/icon.svg", &[]);
    assert_eq!(icon.header("content-type"), Some("image/svg+xml"));
    assert_eq!(icon.header("cache-control"), Some("no-cache"));
}

#[test]
fn what_is_not_there_is_no_page() {
    let server = with_pages();
    for path in [
        "/assets/index-b2.js",
        "/favicon.ico",
        "/api",
        "/api/elsewhere",
        "/../Cargo.toml",
    ] {
        let (status, body) = http(&server.address, "GET", path, "");
        assert_eq!(status, 404, "{path}");
        assert!(body.contains("not-found"), "{path}: {body}");
    }
    let (status, body) = http(&server.address, "POST", "/gallery", "");
    assert_eq!(status, 405, "{body}");
}

#[test]
fn answers_are_compressed_for_who_can_read_that() {
    let server = with_pages();
    let script = "/assets/index-a1.js";
    for (accepts, encoding) in [("br, gzip", "br"), ("gzip", "gzip")] {
        let answer = fetch(&server.address, script, &[("Accept-Encoding", accepts)]);
        assert_eq!(answer.header("content-encoding"), Some(encoding));
        assert_ne!(answer.body, SCRIPT.as_bytes());
    }
    let faces = "/api/games/deckbuilding/faces";
    let plain = fetch(&server.address, faces, &[]);
    let small = fetch(&server.address, faces, &[("Accept-Encoding", "br")]);
    assert!(small.body.len() * 3 < plain.body.len());
}

#[test]
fn every_answer_is_protected() {
    let server = with_pages();
    for path in [
        "/",
        "/assets/index-a1.js",
        "/api/games",
        "/api/elsewhere",
        "/protocol",
    ] {
        let answer = fetch(&server.address, path, &[]);
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'self';"), "{policy}");
        assert!(policy.contains("connect-src 'self';"), "{policy}");
        assert!(!policy.contains("unsafe-eval") && !policy.contains("script-src"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        for whose in ["cross-origin-opener-policy", "cross-origin-resource-policy"] {
            assert_eq!(answer.header(whose), Some("same-origin"));
        }
    }
}

#[test]
fn a_server_without_a_client_says_how_to_build_one() {
    let server = Server::start();
    for path in ["/", "/table/9e87"] {
        let (status, page) = http(&server.address, "GET", path, "");
        assert_eq!(status, 503);
        assert!(page.contains("make play") && page.contains("href=\"/protocol\""));
    }
    let (status, protocol) = http(&server.address, "GET", "/protocol", "");
    assert_eq!(status, 200);
    assert!(protocol.contains("# The server"));
}

#[test]
fn an_address_the_client_does_not_know_is_not_there() {
    let server = with_pages();
    for path in [
        "/nowhere",
        "/healthz",
        "/ready",
        "/gallery/more",
        "/new",
        "/table/9e87/more",
    ] {
        let answer = fetch(&server.address, path, &[]);
        assert_eq!(answer.status, 404, "{path}");
        let told = "the page says so, in its own words";
        assert_eq!(answer.body, INDEX.as_bytes(), "{told}");
        let tag = answer.header("etag").unwrap();
        let again = fetch(&server.address, path, &[("If-None-Match", tag)]);
        assert_eq!(again.status, 404, "{path}");
    }
}

#[test]
fn what_a_table_tells_is_kept_by_nobody() {
    let server = with_pages();
    let seats = serde_json::json!([{"kind": "person"}, {"kind": "person"}]);
    let table = open_table(&server.address, "coaxium", &seats);
    for path in ["", "/now", "/log?before=1", "/save", "/nothing"] {
        let path = format!("/api/tables/{table}{path}");
        let answer = fetch(&server.address, &path, &[]);
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
    }
    let body = r#"{"name":"Ann"}"#;
    let sat = request(
        &server.address,
        "POST",
        &format!("/api/tables/{table}/sit"),
        &[],
        body,
    );
    assert_eq!(sat.header("cache-control"), Some("no-store"));
}
