//! A table with somebody on every seat and somebody who looks on, each over a socket of their own.

use super::Server;
use super::client::{Client, asked, post, sit};
use serde_json::{Value, json};
use tabletop::Seed;

pub(crate) struct Seated {
    /// Who sits, by seat; the last one looks on.
    pub(crate) clients: Vec<Client>,
    pub(crate) table: String,
    pub(crate) server: Server,
}

impl Seated {
    /// A new game after this set-up; its chance is the same in every run.
    pub(crate) fn begun(game: &str, setup: &Value, seats: u8) -> Self {
        let server = frozen();
        let table = opened(&server, game, setup, seats);
        Self::at(server, table, seats)
    }

    /// Two people at a table that begins in a stated position. No address opens such a table, so
    /// the position is put into the file before anybody asks for it.
    pub(crate) fn staged(game: &str, scenario: &Value) -> Self {
        let server = frozen();
        let table = opened(&server, game, &Value::Null, 2);
        let words = scenario.to_string().replace('\'', "''");
        server.sql(&format!(
            "UPDATE tables SET origin = json_object('scenario', json_object(
                'scenario', json('{words}'), 'seed', json_extract(origin, '$.new.seed')))"
        ));
        Self::at(server, table, 2)
    }

    fn at(server: Server, table: String, seats: u8) -> Self {
        let address = &server.address;
        let tokens = (0..seats).map(|seat| sit(address, &table, seat, &format!("Somebody {seat}")));
        let tokens: Vec<String> = tokens.collect();
        let tokens = tokens.iter().map(|token| Some(token.as_str()));
        let join = |token| Client::join(address, &table, token);
        let clients = tokens.chain([None]).map(join).collect();
        Self {
            clients,
            table,
            server,
        }
    }

    /// Whoever is asked makes the first choice of this kind: `end-turn`, `berth`.
    #[track_caller]
    pub(crate) fn make(&mut self, wanted: &str) {
        let asked = asked(&mut self.clients).expect("the game goes on");
        let kinds = kinds(&self.clients[asked]);
        let Some(id) = kinds.iter().position(|kind| kind == wanted) else {
            panic!("no `{wanted}`, but {kinds:?}");
        };
        self.clients[asked].choose(id);
        for (seat, client) in self.clients.iter_mut().enumerate() {
            if seat != asked {
                client.until("step");
            }
        }
    }

    /// What somebody was told of the last thing that was done.
    pub(crate) fn last(&self, viewer: usize) -> &Value {
        let mut heard = self.clients[viewer].heard.iter().rev();
        let step = heard.find(|message| message["step"].is_object());
        &step.expect("something was done")["step"]
    }

    /// The event of this kind in what somebody was told of the last thing that was done.
    pub(crate) fn event(&self, viewer: usize, kind: &str) -> Option<&Value> {
        let facts = self.last(viewer)["facts"].as_array().unwrap().iter();
        facts
            .map(|fact| &fact["event"][kind])
            .find(|event| !event.is_null())
    }

    /// All that ever left the server for somebody: what came over the socket, and the table as they
    /// may ask for it now.
    pub(crate) fn all_told(&self, viewer: usize) -> String {
        let client = &self.clients[viewer];
        let now = [client.fresh.to_string(), client.get("now").to_string()];
        let heard = client.heard.iter().map(Value::to_string);
        now.into_iter().chain(heard).collect()
    }

    /// Whether a card, by its number, ever left the server for somebody.
    pub(crate) fn was_told_card(&self, viewer: usize, card: &Value) -> bool {
        let client = &self.clients[viewer];
        let now = client.get("now");
        let mut heard = client.heard.iter().chain([&client.fresh, &now]);
        heard.any(|told| names(told, card))
    }

    /// Whether a word in quotation marks, such as an id, ever left the server for somebody.
    pub(crate) fn was_told(&self, viewer: usize, word: &str) -> bool {
        self.all_told(viewer).contains(&format!("\"{word}\""))
    }
}

/// Whether a card is named anywhere, as one of a hand or as the top of a deck.
fn names(told: &Value, card: &Value) -> bool {
    match told {
        Value::Array(list) => list.iter().any(|one| names(one, card)),
        Value::Object(of) => of.iter().any(|(key, one)| {
            let is_card = matches!(key.as_str(), "card" | "top") && one == card;
            is_card || names(one, card)
        }),
        _ => false,
    }
}

/// A server with the frozen pack of Outer Rim, whose chance is the same in every run.
fn frozen() -> Server {
    Server::but(|options| {
        options.games = vec![
            bots::any(deckbuilding::Deckbuilding::base().unwrap()),
            bots::any(outer_rim::OuterRim::test_pack().unwrap()),
        ];
        options.seed = Some(Seed::from_number(7));
    })
}

fn opened(server: &Server, game: &str, setup: &Value, seats: u8) -> String {
    let seats: Vec<Value> = (0..seats).map(|_| json!({"kind": "person"})).collect();
    let wish = json!({"game": game, "setup": setup, "seats": seats});
    let (status, answer) = post(&server.address, "/api/tables", &wish);
    assert_eq!(status, 201, "{answer}");
    answer["table"].as_str().unwrap().into()
}

/// The kinds of choices somebody has, in their order.
pub(crate) fn kinds(client: &Client) -> Vec<String> {
    let choices = client.choices().iter().map(|choice| &choice["choice"]);
    let kind = |choice: &Value| match choice {
        Value::String(kind) => kind.clone(),
        Value::Object(of) => of.keys().next().unwrap().clone(),
        other => panic!("{other}"),
    };
    choices.map(kind).collect()
}
