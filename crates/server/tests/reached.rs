//! By which names the server is reached, from which pages, and what it knows of who asks.

use crate::common::Server;
use crate::common::client::{fetch, request};
use serde_json::{Value, json};
use server::Site;

fn reached(site: Site) -> Server {
    Server::but(|options| options.site = site)
}

fn public(url: &str) -> Site {
    Site {
        public: Some(url.parse().unwrap()),
        proxies: vec!["127.0.0.1/32".parse().unwrap()],
        ..Site::default()
    }
}

/// The status and the code with which a new table is answered.
fn open(server: &Server, headers: &[(&str, &str)]) -> (u16, Value) {
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let wish = json!({"game": "coaxium", "seats": seats}).to_string();
    let answer = request(&server.address, "POST", "/api/tables", headers, &wish);
    let body: Value = serde_json::from_slice(&answer.body).unwrap();
    (answer.status, body["error"]["code"].clone())
}

fn site(server: &Server, headers: &[(&str, &str)]) -> Value {
    let answer = fetch(&server.address, "/api/site", headers);
    serde_json::from_slice(&answer.body).unwrap()
}

fn port(server: &Server) -> &str {
    server.address.rsplit(':').next().unwrap()
}

#[test]
fn a_foreign_name_that_points_here_is_not_served() {
    let server = Server::start();
    let port = port(&server);
    for host in [
        "evil.example",
        &format!("evil.example:{port}"),
        &format!("localhost.evil.example:{port}"),
        &format!("user@127.0.0.1:{port}"),
        "192.0.2.1",
        "",
    ] {
        let origin = format!("http://{host}");
        let headers = [("Host", host), ("Origin", &*origin)];
        assert_eq!(
            open(&server, &headers),
            (421, json!("wrong-host")),
            "{host}"
        );
        assert_eq!(fetch(&server.address, "/", &[("Host", host)]).status, 421);
    }
    for host in ["localhost", "127.0.0.1", "LOCALHOST", "[::1]"] {
        let host = format!("{host}:{port}");
        assert_eq!(open(&server, &[("Host", &host)]).0, 201, "{host}");
    }
}

#[test]
fn a_page_of_another_origin_is_not_heard() {
    let server = Server::start();
    let address = &server.address;
    let other_port = "http://127.0.0.1:1";
    for origin in [
        "http://evil.example",
        &format!("https://{address}"),
        &format!("evil://{address}"),
        &format!("http://{address}.evil.example"),
        &format!("http://user@{address}"),
        &format!("http://localhost:{}", port(&server)),
        other_port,
        "null",
        "",
    ] {
        let refused = (403, json!("other-origin"));
        assert_eq!(open(&server, &[("Origin", origin)]), refused, "{origin}");
    }
    let own = format!("http://{address}");
    assert_eq!(open(&server, &[("Origin", &own)]).0, 201);
}

#[test]
fn what_a_foreign_page_loads_is_refused_and_a_link_is_followed() {
    let server = Server::start();
    let foreign = ("Sec-Fetch-Site", "cross-site");
    let load = |mode| {
        fetch(
            &server.address,
            "/api/games",
            &[foreign, ("Sec-Fetch-Mode", mode)],
        )
    };
    assert_eq!(load("no-cors").status, 403);
    assert_eq!(load("navigate").status, 200);
    assert_eq!(fetch(&server.address, "/protocol", &[foreign]).status, 200);
}

#[test]
fn behind_a_proxy_the_public_name_is_served() {
    let server = reached(public("https://games.example"));
    let named = [("Host", "games.example")];
    let page = [
        ("Host", "games.example"),
        ("Origin", "https://games.example"),
    ];
    let plain = [
        ("Host", "games.example"),
        ("Origin", "http://games.example"),
    ];
    let other = [
        ("Host", "other.example"),
        ("Origin", "https://games.example"),
    ];
    assert_eq!(open(&server, &named).0, 201);
    assert_eq!(open(&server, &page).0, 201);
    assert_eq!(open(&server, &plain).0, 403, "the scheme counts");
    assert_eq!(open(&server, &other).0, 421);
    // Many proxies ask by the address they know, and say which name they were asked for.
    let forwarded = [
        ("X-Forwarded-Host", "games.example"),
        ("X-Forwarded-Proto", "https"),
        ("Origin", "https://games.example"),
    ];
    assert_eq!(open(&server, &forwarded).0, 201);
    assert_eq!(
        site(&server, &named),
        json!({"base": "https://games.example", "only_here": false})
    );
}

#[test]
fn nobody_but_a_trusted_proxy_speaks_for_others() {
    let server = Server::start();
    let forwarded = [
        ("X-Forwarded-Host", "games.example"),
        ("Origin", "http://games.example"),
    ];
    assert_eq!(open(&server, &forwarded).0, 403);
}

#[test]
fn an_invitation_says_where_it_works() {
    let alone = Server::start();
    let base = format!("http://{}", alone.address);
    assert_eq!(site(&alone, &[]), json!({"base": base, "only_here": true}));

    // An address of the loopback range stands for one of the house.
    let house = reached(Site {
        house: vec!["127.0.0.2".parse().unwrap()],
        ..Site::default()
    });
    let base = format!("http://127.0.0.2:{}", port(&house));
    assert_eq!(site(&house, &[]), json!({"base": base, "only_here": false}));
}
