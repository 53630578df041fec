//! What a monitor is told: whether all is well, and how much there is to do.

use crate::common::Server;
use crate::common::client::{Client, fetch, get, open_table};
use serde_json::json;

fn figure(text: &str, name: &str) -> u64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.unwrap_or_else(|| panic!("{name}: {text}"))
        .trim()
        .parse()
        .unwrap()
}

fn metrics(server: &Server) -> String {
    let answer = fetch(&server.address, "/metrics", &[]);
    assert_eq!(answer.status, 200);
    let kind = answer.header("content-type").unwrap();
    assert!(kind.starts_with("text/plain; version=0.0.4"), "{kind}");
    String::from_utf8(answer.body).unwrap()
}

#[test]
pub(crate) fn health_is_that_of_the_store() {
    let server = Server::start();
    let (status, answer) = get(&server.address, "/health");
    assert_eq!((status, &answer["status"]), (200, &json!("ok")));
    server.sql("DROP TABLE probe");
    // What was found holds for two seconds.
    std::thread::sleep(std::time::Duration::from_millis(2100));
    let (status, answer) = get(&server.address, "/health");
    assert_eq!((status, &answer["status"]), (503, &json!("failing")));
    assert_eq!(figure(&metrics(&server), "cantina_store_up"), 0);
}

#[test]
fn metrics_are_figures() {
    let server = Server::start();
    let seats = json!([{"kind": "person"}, {"kind": "person"}]);
    let table = open_table(&server.address, "coaxium", &seats);
    let onlooker = Client::join(&server.address, &table, None);
    let text = metrics(&server);
    assert_eq!(figure(&text, "cantina_sockets"), 1);
    assert_eq!(figure(&text, "cantina_tables_awake"), 1);
    assert_eq!(figure(&text, "cantina_store_up"), 1);
    assert!(
        figure(&text, "cantina_connections") >= 2,
        "the socket, and who asks"
    );
    assert!(figure(&text, "cantina_answers_total{status=\"2xx\"}") >= 1);
    assert!(figure(&text, "cantina_messages_total") >= 1, "the hello");
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (name, value) = line.rsplit_once(' ').unwrap();
        assert!(name.starts_with("cantina_"), "{line}");
        assert!(value.parse::<f64>().is_ok(), "{line}");
    }
    drop(onlooker);
}

#[test]
fn metrics_are_for_this_machine_alone() {
    let server = Server::but(|options| {
        options.site.proxies = vec!["127.0.0.1/32".parse().unwrap()];
    });
    let from = |who| fetch(&server.address, "/metrics", &[("X-Forwarded-For", who)]).status;
    assert_eq!([from("192.0.2.1"), from("127.0.0.1")], [404, 200]);

    let careless = Server::start();
    let told = [("X-Forwarded-For", "127.0.0.1")];
    let through = fetch(&careless.address, "/metrics", &told).status;
    assert_eq!(
        through, 404,
        "a proxy that nobody named stands for everybody"
    );

    let open = Server::but(|options| options.site.metrics_public = true);
    assert_eq!(fetch(&open.address, "/metrics", &told).status, 200);
}
